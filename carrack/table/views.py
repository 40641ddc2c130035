"""What one viewer is sent: their scene, what differs from the one before, and the log as they may read it.

Views come before differences: a difference is taken between two scenes of the same viewer, so it can hold nothing
that the viewer may not know.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from carrack.core.contract import Game, State
from carrack.core.journal import Told
from carrack.core.registry import find
from carrack.core.scene import SCORE, Scene, board, encode, scene
from carrack.table import conceding
from carrack.table.wire import Line, Patch

_BOARDS = 128
"""So many are at hand; there are as many as ways to choose the options of all titles."""
_FIELDS = [(field.name, field.encode_name) for field in msgspec.structs.fields(Scene) if field.name != "pieces"]


class LogLine(msgspec.Struct, frozen=True, array_like=True):
    """What one action told, with its readers: the form in which the store keeps the log."""

    at: int
    seat: int
    round: int
    told: list[Told]
    bot: str = ""

    def seen_by(self, viewer: int) -> Line:
        """The line as this seat may read it."""
        return Line(self.at, self.seat, self.round, tuple(told.seen_by(viewer) for told in self.told), self.bot)


_lines = msgspec.json.Decoder(list[LogLine])


def read_lines(told: bytes) -> list[LogLine]:
    """The lines of one event."""
    return _lines.decode(told)


def scene_for(
    game: Game,
    state: State,
    viewer: int | None,
    at: int,
    closed_scores: bool,
    places: Sequence[int] = (),
    choosing: bool = True,
) -> Scene:
    """The scene of a viewer; where scores are closed nobody sees those of others before the end.

    `places`: the match has ended here, and somebody gave up: perhaps the title would even play on.
    """
    made = scene(game, state, viewer, at, choosing)
    if places:
        return msgspec.structs.replace(
            made, over=True, waiting=(), choices={}, pick=None, shapes=(), ways=(), places=tuple(places)
        )
    if not closed_scores or state.over:
        return made
    mine = str(viewer)
    panels = {
        seat: panel if seat == mine else tuple(number for number in panel if number[0] != SCORE)
        for seat, panel in made.panels.items()
    }
    tallies = {seat: tally for seat, tally in made.tallies.items() if seat == mine}
    return msgspec.structs.replace(made, panels=panels, tallies=tallies)


def patch(old: Scene, new: Scene) -> Patch:
    """What the viewer needs to make the new scene of the old one."""
    fields: dict[str, Any] = {}
    for name, sent_as in _FIELDS:
        value = getattr(new, name)
        if value != getattr(old, name):
            fields[sent_as] = value
    pieces = {key: piece for key, piece in new.pieces.items() if old.pieces.get(key) != piece}
    gone = tuple(key for key in old.pieces if key not in new.pieces)
    return Patch(fields, pieces, gone)


def is_remark(line: LogLine) -> bool:
    """Whether a line tells what happened at the table and not in the match: no title uses these names."""
    return bool(line.told) and line.told[0].entry.what.startswith(("seat-", "table-", "went-back"))


def dropped(told: list[bytes], to: int) -> tuple[list[bytes], list[LogLine]]:
    """The log without what was told from action `to` on, and the remarks among that, which stay: before action `to`."""
    kept = list(told)
    gone: list[LogLine] = []
    while kept and (lines := read_lines(kept[-1]))[0].at >= to:
        kept.pop()
        gone = lines + gone
    now = min((line.round for line in gone), default=0)
    return kept, [msgspec.structs.replace(line, at=to, round=now) for line in gone if is_remark(line)]


@lru_cache(maxsize=_BOARDS)
def _board(title: str, options: tuple[tuple[str, Any], ...], seats: int) -> tuple[bytes, str]:
    made = encode(board(find(title), dict(options), seats))
    return made, hashlib.sha256(made).hexdigest()[:16]


def board_of(title: str, options: dict[str, Any], seats: int) -> tuple[bytes, str]:
    """The board as it is sent, and its hash: it never changes in a match."""
    return _board(title, tuple(sorted(options.items())), seats)


def log_for(told: Iterable[bytes], viewer: int) -> tuple[Line, ...]:
    """The whole log as a viewer may read it."""
    return tuple(line.seen_by(viewer) for lines in told for line in read_lines(lines))


def result_of(state: State, conceded: Sequence[int] = (), counts: Mapping[str, object] | None = None) -> bytes:
    """How a match ended, as it is kept: it can be shown even if the rules change later.

    `counts`: what decides whether it counts for ratings, as counting.py reads it.
    """
    seats: Sequence[int] = range(int(state.placed))
    return msgspec.json.encode(
        {
            "places": conceding.places(state.ranking(), conceded),
            "scores": [int(state.score(seat)) for seat in seats],
            "tallies": [state.tally(seat) for seat in seats],
            "conceded": list(conceded),
        }
        | dict(counts or {})
    )
