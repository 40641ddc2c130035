"""What a viewer sees: a board that never changes in a match, and a scene for each position and viewer.

Both are language-free: text is a message id with arguments, said by the reader in their own language. A scene
is equal, byte for byte, before and after `redeal(viewer)`; a hidden piece is named by its place (`hand.1/3`),
never by its identity. The page, the terminal and the screen reader all read these types.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import msgspec

from carrack.core.errors import CarrackError
from carrack.core.options import Chosen
from carrack.core.preview import Previews

if TYPE_CHECKING:
    from carrack.core.contract import Game, State

Text = tuple[str, dict[str, Any]]
Amount = tuple[str, int]
Panel = tuple[tuple[str, int] | tuple[str, int, int], ...]
"""What a seat's panel says: a thing and how many, or how many of how many."""
SCORE = "vp"
"""The number of a panel that is the score, in every title."""
ZoneKind = Literal["row", "lane", "track", "grid", "hex", "map", "fan", "pile", "mat", "bag"]
Role = Literal["", "decline", "done"]
Frame = Literal["card", "poster", "slip", "tile", "token", "cube", "coin", "figure", "back"]
"""A card with a small picture and rows of icons, one with a large picture, a slip on a card, pieces, and any back."""


class Zone(msgspec.Struct, omit_defaults=True, frozen=True):
    """A place for pieces: how it lies (`kind`), whose it is, in which mat, how many spots it has.

    A `brief` zone is part of its seat's summary; the others are seen in full only in the seat's own area. A zone
    that `holds` some faces keeps them as counts: what an option costs and gives is shown as that zone before and after.
    Zones of a `mat` without a seat are its rows: `number` is a row's place in an order of resolution, and a zone
    `beside` another one stands in the row of that one. `about` says in a sentence what the zone is for.
    The `art` of a map names a drawing `art/<name>.svg` whose groups `place:<spot>` are its spots.
    """

    id: str
    kind: ZoneKind
    name: Text
    seat: int | None = None
    mat: str = ""
    size: int = 0
    columns: int = 0
    shut: tuple[int, ...] = ()
    art: str = ""
    spots: tuple[str, ...] = ()
    labels: tuple[Text, ...] = ()
    brief: bool = False
    holds: tuple[str, ...] = ()
    note: Text | None = None
    number: int = 0
    beside: str = ""
    about: Text | None = None


class Face(msgspec.Struct, omit_defaults=True, frozen=True):
    """How a piece looks, as data: a frame, a tone, a name, rows of icons (`"arrow"` is one), corner values.

    Icons and `art` (a vignette) are symbols of the title's sheet `art/icons.svg`; what has none is said in words.
    On a map a piece lies at the point of its place that is named like the `tone` of its face, else with the others.
    """

    frame: Frame
    name: Text
    tone: str = ""
    rows: tuple[tuple[Amount, ...], ...] = ()
    corners: dict[str, str] = {}
    text: Text | None = None
    art: str = ""


class Board(msgspec.Struct, omit_defaults=True, frozen=True):
    """All that never changes in a match. `layouts` arranges zone ids in lines, for wide screens and phones.

    `course` are the parts of a match with their rounds, True where something is scored at the end of a round.
    `houses` is what each seat plays (a nation). `plus` names the numbers of a panel that are added to another one.
    `verbs` names the arguments of the verbs that take names alone, so that a page can say `do-<verb>`.
    """

    title: str
    seats: int
    zones: tuple[Zone, ...]
    faces: dict[str, Face]
    layouts: dict[str, tuple[tuple[str, ...], ...]] = {}
    course: tuple[tuple[Text, tuple[bool, ...]], ...] = ()
    houses: tuple[Text, ...] = ()
    plus: dict[str, str] = {}
    verbs: dict[str, tuple[str, ...]] = {}


class Piece(msgspec.Struct, omit_defaults=True, frozen=True, rename={"zone": "in"}):
    """One piece, or `n` equal ones, on a spot of a zone, maybe `on` another piece; a hidden one's face is its back."""

    face: str
    zone: str
    spot: str = ""
    seat: int | None = None
    n: int = 1
    turn: int = 0
    lying: bool = False
    badge: str = ""
    on: str = ""


class Choice(msgspec.Struct, omit_defaults=True, frozen=True):
    """One legal action: how it is said, what it touches in order, what it costs and gives, whether it reveals.

    In `on` a piece is its id, a spot is `zone:spot`, and a zone without spots of its own is `zone:`.
    `ends`: another seat decides next, maybe besides this one. `score` is what the seat would stand at, where that is
    certain.
    """

    say: tuple[str | int, ...]
    on: tuple[str, ...] = ()
    cost: tuple[Amount, ...] = ()
    gain: tuple[Amount, ...] = ()
    role: Role = ""
    window: str = ""
    final: bool = False
    ends: bool = False
    score: int | None = None


class Shape(msgspec.Struct, omit_defaults=True, frozen=True, rename={"zone": "in"}):
    """A placement of one face: for each turn the spots where it fits and what each is worth."""

    verb: str
    face: str
    zone: str
    spots: dict[str, tuple[int, ...]]
    worth: dict[str, tuple[int, ...]] = {}


class Pick(msgspec.Struct, omit_defaults=True, frozen=True):
    """A set that is ticked and confirmed once: between `least` and `most` pieces.

    `among` are the pieces and the action that takes one of each, in the order in which the actions are sent.
    """

    verb: str
    least: int
    most: int
    among: tuple[tuple[str, tuple[str | int, ...]], ...]


class Side(msgspec.Struct, omit_defaults=True, frozen=True):
    """One side of a duel: the seat, the zone where its pieces stand, and what it does, in a few words."""

    seat: int
    zone: str
    note: Text | None = None


class Duel(msgspec.Struct, omit_defaults=True, frozen=True):
    """Two or more sides whose pieces stand against each other, each piece by itself; `lying` ones have fallen."""

    name: Text
    sides: tuple[Side, ...]


class Scene(msgspec.Struct, omit_defaults=True, frozen=True):
    """One position as one viewer sees it (None: a spectator); `tallies` are the points by source.

    `notes` are remarks on zones now, `shut` the spots of zones that are veiled now, `phase` the part of the round.
    """

    at: int
    viewer: int | None
    turn: tuple[int, int]
    waiting: tuple[int, ...]
    over: bool
    ask: Text
    pieces: dict[str, Piece]
    panels: dict[str, Panel]
    choices: dict[str, Choice] = msgspec.field(default_factory=dict, name="options")
    shape: Shape | None = None
    pick: Pick | None = msgspec.field(default=None, name="set")
    places: tuple[int, ...] = ()
    round: int = 0
    status: tuple[Text, ...] = ()
    tallies: dict[str, tuple[Amount, ...]] = {}
    phase: Text | None = None
    notes: dict[str, Text] = {}
    shut: dict[str, tuple[str, ...]] = {}
    duel: Duel | None = None


class Sketch(msgspec.Struct, frozen=True):
    """What a title's own `scene.py` draws of a position; the rest of a scene is made from its rules.

    `panels` are the numbers of each seat besides its score, which comes first in every title.
    """

    pieces: dict[str, Piece]
    panels: dict[str, Panel]
    status: tuple[Text, ...] = ()
    notes: dict[str, Text] = {}
    shut: dict[str, tuple[str, ...]] = {}
    duel: Duel | None = None


class Scenery(NamedTuple):
    """The two functions of a title's `scene.py`: what never changes in a match, and a position as a viewer sees it."""

    board: Callable[[Game, Chosen, int], Board]
    sketch: Callable[[State, int | None], Sketch]


def scenery(game: Game) -> Scenery:
    """How a title is drawn."""
    if game.scenery is None:
        raise CarrackError(f"{game.key} has no scene: its game.py names none")
    return game.scenery


def board(game: Game, options: Chosen, seats: int) -> Board:
    """The title's board for this number of seats."""
    return msgspec.structs.replace(scenery(game).board(game, options, seats), verbs=_named_arguments(game))


def _named_arguments(game: Game) -> dict[str, tuple[str, ...]]:
    return {
        verb.name: tuple(arg.name for arg in verb.args)
        for verb in game.verbs.all
        if verb.args and all(isinstance(value, str) for arg in verb.args for value in arg.values)
    }


def scene(game: Game, state: State, viewer: int | None, at: int = 0, choosing: bool = True) -> Scene:
    """The position as a seat sees it; options are there if the seat may answer now, unless nobody is to choose."""
    seat = -1 if viewer is None else viewer
    asked = viewer is not None and not state.over and bool(state.waiting >> viewer & 1)
    sketch = scenery(game).sketch(state, viewer)
    previews = Previews(state, seat)
    choices = {str(k): _choice(game, state, seat, k, previews) for k in state.legal_for(seat) if choosing}
    return Scene(
        at=at,
        viewer=viewer,
        turn=(int(state.turn), int(state.turn_of)),
        waiting=tuple(game.waiting(state)),
        over=state.over,
        ask=question(state, viewer),
        pieces=sketch.pieces,
        panels={key: ((SCORE, int(state.score(int(key)))), *panel) for key, panel in sketch.panels.items()},
        choices=choices,
        shape=state.work().shape(state, seat) if asked and choosing else None,
        pick=state.work().pick(state, seat) if asked and choosing else None,
        places=tuple(state.ranking()) if state.over else (),
        round=int(state.round),
        status=sketch.status,
        tallies={str(k): tuple(state.tally(k).items()) for k in range(state.seats)},
        phase=state.phase,
        notes=sketch.notes,
        shut=sketch.shut,
        duel=sketch.duel,
    )


def question(state: State, viewer: int | None) -> Text:
    """What a viewer is asked, or whom everybody waits for."""
    if state.over:
        return "ask-over", {}
    if viewer is None or not state.waiting >> viewer & 1:
        return "ask-wait", {"seat": int(state.actor)}
    return state.work().ask(state, viewer)


def encode(made: Board | Scene) -> bytes:
    """The bytes that go to a viewer; equal scenes give equal bytes."""
    return msgspec.json.encode(made, order="deterministic")


def _choice(game: Game, state: State, seat: int, action: int, previews: Previews) -> Choice:
    seen = previews.of(action)
    answer = state.answer_to(action)
    return Choice(
        say=tuple(game.verbs.readable(action)),
        on=() if answer is None else answer.touches(state, seat, action - answer.first),
        cost=seen.minus,
        gain=seen.plus,
        role="decline" if answer is None else "done" if answer.done else "",
        window=state.window_of(action),
        final=seen.final,
        ends=seen.ends,
        score=seen.score,
    )


def aims(state: State, seat: int, thing: str) -> list[int]:
    """The actions that a click on a piece or a place may mean, legal or not; those of the standing question first.

    A click on a piece that nothing names means its place.
    """
    found = list(_naming(state, seat, thing))
    if not found and ":" not in thing:
        piece = scenery(state.game).sketch(state, seat).pieces.get(thing)
        found = list(_naming(state, seat, f"{piece.zone}:{piece.spot}")) if piece else []
    return found


def _naming(state: State, seat: int, thing: str) -> Iterator[int]:
    rooms = sorted(state.game.rules.work, key=lambda room: room is not state.work())
    for room in rooms:
        for answer in room.answers:
            for k in range(answer.size):
                if thing in answer.touches(state, seat, k):
                    yield int(answer.first) + k
