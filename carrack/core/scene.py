"""What a viewer sees: a board that never changes in a match, and a scene for each position and viewer.

Both are language-free: text is a message id with arguments, said by the reader in their own language. A scene
is equal, byte for byte, before and after `redeal(viewer)`; a hidden piece is named by its place (`hand.1/3`),
never by its identity. The page, the terminal and the screen reader all read these types.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Literal, NamedTuple

import msgspec

from carrack.core.board import Amount, Board, Text
from carrack.core.errors import CarrackError
from carrack.core.options import Chosen
from carrack.core.preview import Previews
from carrack.core.verbs import DECLINE

if TYPE_CHECKING:
    from carrack.core.contract import Game, State

Panel = tuple[tuple[str, int] | tuple[str, int, int], ...]
"""What a seat's panel says: a thing and how many, or how many of how many."""
SCORE = "vp"
"""The number of a panel that is the score, in every title."""
Role = Literal["", "decline", "done"]
Say = tuple[str | int, ...]
"""An action as it is said: its verb and its arguments."""


class Piece(msgspec.Struct, omit_defaults=True, frozen=True, rename={"zone": "in"}):
    """One piece, or `n` equal ones, on a spot of a zone, maybe `on` another piece; a hidden one's face is its back.

    `rotation` counts the steps of its lattice, clockwise; a piece that is `lying` has fallen over.
    """

    face: str
    zone: str
    spot: str = ""
    seat: int | None = None
    n: int = 1
    rotation: int = 0
    lying: bool = False
    badge: str = ""
    on: str = ""


class Choice(msgspec.Struct, omit_defaults=True, frozen=True):
    """One legal action: how it is said, what it touches in order, what it costs and gives, whether it reveals.

    In `on` a piece is its id, a spot is `zone:spot`, and a zone without spots of its own is `zone:`.
    `ends`: another seat decides next, maybe besides this one. `grave`: it is confirmed, although it can be taken back.
    `score` is what the seat would stand at, where that is certain.
    """

    say: Say
    on: tuple[str, ...] = ()
    cost: tuple[Amount, ...] = ()
    gain: tuple[Amount, ...] = ()
    role: Role = ""
    window: str = ""
    final: bool = False
    ends: bool = False
    grave: bool = False
    score: int | None = None


class Shape(msgspec.Struct, omit_defaults=True, frozen=True, rename={"zone": "in"}):
    """A placement of one face, in place of all the options that it stands for.

    `fits` are the numbers of the spots for each rotation in which it can be laid, `worth` what each of them is worth,
    in the same order. The action is said as `say`, then the spot by its name, then the rotation if there is `turns`.
    What it costs and does is asked for when it lies there.
    """

    say: Say
    face: str
    zone: str
    fits: dict[str, tuple[int, ...]]
    worth: dict[str, tuple[int, ...]] = {}
    turns: bool = True


class Way(msgspec.Struct, omit_defaults=True, frozen=True):
    """Several decisions of one seat that lead to a place, sent as one message: the cheapest voyage to an island.

    `to` is what is clicked, `through` the places passed, in order; `price` is what it costs, as one number.
    """

    to: str
    say: tuple[Say, ...]
    through: tuple[str, ...] = ()
    price: int = 0


class Bundle(msgspec.Struct, omit_defaults=True, frozen=True):
    """Several decisions of one purpose that can be sent as one message: a price, paid with what is cheapest.

    `name` is what the button says.
    """

    name: Text
    say: tuple[Say, ...]


class Pick(msgspec.Struct, omit_defaults=True, frozen=True):
    """A set that is ticked and confirmed once: between `least` and `most` pieces.

    `among` are the pieces and the action that takes one of each, in the order in which the actions are sent. Where what
    is ticked amounts to something else than a number of pieces, `worth` is that of each, in the same order, and `sums`
    the message that says the sum.
    """

    verb: str
    least: int
    most: int
    among: tuple[tuple[str, Say], ...]
    worth: tuple[int, ...] = ()
    sums: str = ""


class Side(msgspec.Struct, omit_defaults=True, frozen=True):
    """One side of a duel: the seat, the zone where its pieces stand, and what it does, in a few words.

    `idle`: it has nothing to choose.
    """

    seat: int
    zone: str
    note: Text | None = None
    idle: bool = False


class Duel(msgspec.Struct, omit_defaults=True, frozen=True):
    """Two or more sides whose pieces stand against each other, each piece by itself; `lying` ones have fallen."""

    name: Text
    sides: tuple[Side, ...]


class Scene(msgspec.Struct, omit_defaults=True, frozen=True):
    """One position as one viewer sees it (None: a spectator); `tallies` are the points by source.

    `notes` are remarks on zones now, `shut` the spots of zones that are veiled now, `full` the areas that are filled,
    `room` how many spots a zone that grows has now, `phase` the part of the round. Where seats are not in the same
    round of the course, `rounds` has that of each. `concerns` is what the question to the viewer is about: pieces and
    places chosen before, that are being paid for or moved now. `first` is the seat of the first player, if any. While a
    seat may know what another one must not, it is `private`.
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
    shapes: tuple[Shape, ...] = ()
    ways: tuple[Way, ...] = ()
    pick: Pick | None = msgspec.field(default=None, name="set")
    bundles: tuple[Bundle, ...] = ()
    places: tuple[int, ...] = ()
    round: int = 0
    status: tuple[Text, ...] = ()
    tallies: dict[str, tuple[Amount, ...]] = {}
    phase: Text | None = None
    notes: dict[str, Text] = {}
    shut: dict[str, tuple[str, ...]] = {}
    full: dict[str, tuple[str, ...]] = {}
    room: dict[str, int] = {}
    duel: Duel | None = None
    rounds: tuple[int, ...] = ()
    concerns: tuple[str, ...] = ()
    first: int | None = None
    private: bool = False


class Sketch(msgspec.Struct, frozen=True):
    """What a title's own `scene.py` draws of a position; the rest of a scene is made from its rules.

    `panels` are the numbers of each seat besides its score, which comes first in every title.
    """

    pieces: dict[str, Piece]
    panels: dict[str, Panel]
    status: tuple[Text, ...] = ()
    notes: dict[str, Text] = {}
    shut: dict[str, tuple[str, ...]] = {}
    full: dict[str, tuple[str, ...]] = {}
    room: dict[str, int] = {}
    duel: Duel | None = None
    first: int | None = None


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


def _bundles(game: Game, state: State, seat: int) -> tuple[Bundle, ...]:
    """Bundles without what is not asked in the end: the last of several may be without a choice."""
    found = []
    for bundle in state.work().bundles(state, seat):
        copy = state.clone()
        said: list[Say] = []
        for say in bundle.say:
            action = game.verbs.number(say)
            if copy.over or copy.revealed != state.revealed or copy.refusal_for(seat, action):
                break
            copy.answer(seat, action)
            said.append(say)
        if len(said) > 1:
            found.append(msgspec.structs.replace(bundle, say=tuple(said)))
    return tuple(found)


def scene(game: Game, state: State, viewer: int | None, at: int = 0, choosing: bool = True) -> Scene:
    """The position as a seat sees it; options are there if the seat may answer now, unless nobody is to choose."""
    seat = -1 if viewer is None else viewer
    asked = choosing and viewer is not None and not state.over and bool(state.waiting >> viewer & 1)
    sketch = scenery(game).sketch(state, viewer)
    shapes = state.work().shapes(state, seat) if asked else ()
    return Scene(
        at=at,
        viewer=viewer,
        turn=(int(state.turn), int(state.turn_of)),
        waiting=tuple(game.waiting(state)),
        over=state.over,
        ask=question(state, viewer),
        pieces=sketch.pieces,
        panels={key: ((SCORE, int(state.score(int(key)))), *panel) for key, panel in sketch.panels.items()},
        choices=_choices(game, state, seat, shapes) if asked else {},
        shapes=shapes,
        ways=state.work().ways(state, seat) if asked else (),
        pick=state.work().pick(state, seat) if asked else None,
        bundles=_bundles(game, state, seat) if asked else (),
        places=tuple(state.ranking()) if state.over else (),
        round=int(state.round),
        status=sketch.status,
        tallies={key: tuple(state.tally(int(key)).items()) for key in sketch.panels},
        phase=state.phase,
        notes=sketch.notes,
        shut=sketch.shut,
        full=sketch.full,
        room=sketch.room,
        duel=sketch.duel,
        rounds=state.rounds(),
        concerns=state.work().concerns(state, seat) if asked else (),
        first=sketch.first,
        private=game.layout.private or bool(state.sealed()),
    )


def _choices(game: Game, state: State, seat: int, shapes: tuple[Shape, ...]) -> dict[str, Choice]:
    """What may be answered, by number; what a shape stands for is not said again, and not even looked for."""
    previews = Previews(state, seat)
    legal = _besides(state, seat, {shape.say[0] for shape in shapes}) if shapes else state.legal_for(seat)
    return {str(k): _choice(game, state, seat, k, previews) for k in legal}


def _besides(state: State, seat: int, verbs: set[str | int]) -> list[int]:
    """The legal actions of all other verbs than these."""
    room = state.work()
    declined = [DECLINE] if room.refuse_decline(state, seat) == 0 else []
    others = [answer for answer in room.answers if answer.verb not in verbs]
    return declined + [int(a.first) + k for a in others for k in range(a.size) if a.refuse(state, seat, k) == 0]


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
        grave=answer is not None and answer.grave,
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
