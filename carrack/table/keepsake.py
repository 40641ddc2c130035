"""What is kept of a match that is over, for the day on which its rules have changed: the board, the last position as
everybody saw it, the scores over the match and its moments. All of it is as it was sent: language-free.

The log and the result are in the store anyway.
"""

from __future__ import annotations

import lzma
from collections.abc import Mapping

import msgspec

from carrack.core.record import Record, opening, replay
from carrack.core.scene import encode
from carrack.table import conceding, views
from carrack.table.film import Eyes, Film
from carrack.table.moments import moments
from carrack.table.wire import Chart, Moment

VERSION = 1
PUBLIC = ""
"""The name of the scene that everybody saw; those of seats are numbers."""


class Keepsake(msgspec.Struct, frozen=True):
    """Board and scenes stay as they are written: a later Carrack sends them on and reads nothing into them."""

    board: msgspec.Raw
    scenes: dict[str, msgspec.Raw]
    chart: Chart
    moments: tuple[Moment, ...]

    def scene(self, viewer: int | None) -> msgspec.Raw:
        """The last position as a viewer saw it."""
        return self.scenes[PUBLIC if viewer is None else str(viewer)]


_keepsake = msgspec.json.Decoder(Keepsake)


def packed(record: Record, conceded: Mapping[int, int]) -> bytes:
    """The keepsake of a match that is over; `conceded`: who gave up after how many actions. A worker makes it."""
    film = Film(opening(record))
    film.follow(record.actions, record.dealt_anew)
    chart = film.chart(Eyes(None, False))
    state, at = replay(record), len(record.actions)
    gave_up = {seat: min(count, at) for seat, count in conceded.items()}
    places = conceding.places(state.ranking(), list(conceded))
    ended = places if conceded else ()
    viewers = [None, *range(record.seats)]
    scenes = {
        PUBLIC if viewer is None else str(viewer): msgspec.Raw(
            encode(views.scene_for(state.game, state, viewer, at, False, ended, False))
        )
        for viewer in viewers
    }
    board, _ = views.board_of(record.title, record.options, record.seats)
    made = Keepsake(msgspec.Raw(board), scenes, chart, moments(chart, places, gave_up))
    return lzma.compress(msgspec.json.encode(made))


def unpacked(version: int, body: bytes) -> Keepsake | None:
    """The keepsake in these bytes; None if another Carrack has written it in a form that is not ours."""
    try:
        return _keepsake.decode(lzma.decompress(body)) if version == VERSION else None
    except (lzma.LZMAError, msgspec.DecodeError):
        return None
