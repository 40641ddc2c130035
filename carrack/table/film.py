"""The past of a match as one viewer saw it: scenes that are not live, and what led from each to the next.

Nothing can be chosen in the past. A film holds no table and no viewer of its own: each call says who looks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from carrack.core.contract import Game, State
from carrack.core.scene import SCORE, Piece, Scene, board
from carrack.table import views
from carrack.table.positions import Actions, Deals, Positions, Still
from carrack.table.wire import Chart, Line, ReplayStep, Tick

Viewer = int | Literal["all"] | None
"""A seat, all hands open, or what everybody saw."""


class Eyes(NamedTuple):
    """Who looks, and whether the scores of others are hidden from them."""

    viewer: Viewer
    closed_scores: bool


class Aside(NamedTuple):
    """What the table knows and the record does not: the bots that stood in, by action, and the places at the end
    of a match in which somebody gave up."""

    bots: Mapping[int, str]
    places: tuple[int, ...]


_PUBLIC = Eyes(None, False)


class _Point(NamedTuple):
    """What the chart needs of one position: the turn, the round, the scores, and who scored on the way to it."""

    turn: tuple[int, int]
    round: int
    scores: tuple[int | None, ...]
    scored: tuple[int, ...]


class Film:
    """One match. `follow` the record before anything is shown."""

    def __init__(self, opening: State) -> None:
        self._game: Game = opening.game
        self._seats = int(opening.seats)
        self._placed = int(opening.placed)
        self._positions = Positions(opening)
        self._points: dict[Eyes, list[_Point]] = {}
        self._total = 0
        options: dict[str, Any] = self._game.options_of(opening)
        zones = board(self._game, options, self._seats).zones
        self._owners = {zone.id: zone.seat for zone in zones if zone.seat is not None}

    def follow(self, actions: Actions, deals: Deals) -> None:
        """Take the record as it stands now."""
        same = self._positions.follow(actions, deals)
        self._total = len(actions)
        for points in self._points.values():
            del points[same + 1 :]

    def position(self, at: int) -> State:
        """The position after `at` actions, all of it."""
        return next(self._positions.stills(at, at)).state.clone()

    def show(self, eyes: Eyes, first: int, last: int, aside: Aside) -> tuple[Scene, tuple[ReplayStep, ...]]:
        """The scene after `first` actions, and the steps from there to `last`."""
        stills = self._positions.stills(first, last)
        beginning = scene = self._scene(next(stills), eyes, aside.places)
        steps = []
        for still in stills:
            before, scene = scene, self._scene(still, eyes, aside.places)
            line = line_of(still, before.round, eyes.viewer, aside.bots.get(still.at - 1, ""))
            steps.append(ReplayStep(views.patch(before, scene), line, scene.turn, scores_of(scene, self._placed)))
        return beginning, tuple(steps)

    def chart(self, eyes: Eyes) -> Chart:
        """The whole match at a glance; what was counted once is kept."""
        points = self._points.setdefault(eyes, [])
        if len(points) <= self._total:
            known = len(points)
            for still in self._positions.stills(max(known - 1, 0), self._total):
                if still.at >= known:
                    points.append(self._point(still, eyes))
        return Chart(
            turns=tuple(point.turn[0] for point in points),
            seats=tuple(point.turn[1] for point in points),
            rounds=tuple(point.round for point in points),
            scores=_columns(points, self._placed),
            ticks=tuple(Tick(at, seat) for at, point in enumerate(points) for seat in point.scored),
            seat=eyes.viewer,
        )

    def _point(self, still: Still, eyes: Eyes) -> _Point:
        scene = self._scene(still, _PUBLIC if eyes.viewer == "all" else eyes)
        return _Point(
            scene.turn, scene.round, scores_of(scene, self._placed), _who_scored(line_of(still, 0, eyes.viewer))
        )

    def _scene(self, still: Still, eyes: Eyes, places: Sequence[int] = ()) -> Scene:
        """What was seen; `places` are those of the last position, if somebody gave up there."""
        if eyes.viewer == "all":
            return self._open_hands(still, places)
        ended = places if still.at == self._total else ()
        return views.scene_for(self._game, still.state, eyes.viewer, still.at, eyes.closed_scores, ended, False)

    def _open_hands(self, still: Still, places: Sequence[int]) -> Scene:
        """What everybody saw, but in the zones of a seat what that seat saw."""
        public = self._scene(still, _PUBLIC, places)
        pieces: dict[str, Piece] = {k: piece for k, piece in public.pieces.items() if piece.zone not in self._owners}
        for seat in range(self._seats):
            seen = self._scene(still, Eyes(seat, False)).pieces
            pieces |= {key: piece for key, piece in seen.items() if self._owners.get(piece.zone) == seat}
        return msgspec.structs.replace(public, pieces=pieces)


def line_of(still: Still, number: int, viewer: Viewer, bot: str = "") -> Line:
    """What the last action told, as the viewer may read it; with open hands everything."""
    if viewer == "all":
        entries = tuple(told.entry for told in still.told)
    else:
        entries = tuple(told.seen_by(-1 if viewer is None else viewer) for told in still.told)
    return Line(still.at - 1, still.seat, number, entries, bot)


def scores_of(scene: Scene, seats: int) -> tuple[int | None, ...]:
    """Every seat's score, as far as it is seen."""
    panels = [scene.panels.get(str(seat), ()) for seat in range(seats)]
    return tuple(next((number[1] for number in panel if number[0] == SCORE), None) for panel in panels)


def _who_scored(line: Line) -> tuple[int, ...]:
    """The seats that got points, as far as the line tells it."""
    found: list[int] = []
    for entry in line.entries:
        plus, shares = entry.data.get("plus"), entry.data.get("shares")
        if isinstance(plus, dict) and plus.get(SCORE, 0) > 0 and entry.seat >= 0:
            found.append(entry.seat)
        elif isinstance(shares, list):
            found += [seat for seat, n in enumerate(shares) if n]
    return tuple(dict.fromkeys(found))


def _columns(points: list[_Point], seats: int) -> dict[str, tuple[int | None, ...]]:
    """The scores of each seat; a seat whose score is never seen has no column."""
    columns = {str(seat): tuple(point.scores[seat] for point in points) for seat in range(seats)}
    return {seat: column for seat, column in columns.items() if any(score is not None for score in column)}
