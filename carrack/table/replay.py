"""Looking back at a match: who may look through whose eyes, and pieces of the film that are made beside the event loop.

While a match runs, one looks through a seat of one's own or sees what everybody sees. When it is over all is open.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple, TypeVar

from carrack.core.contract import State
from carrack.core.errors import BadAction, BadRecord, IllegalAction
from carrack.core.record import replay as replayed
from carrack.table import views
from carrack.table.film import Aside, Eyes, Film, Viewer
from carrack.table.positions import Actions, Deals
from carrack.table.queue import HOUSE, Lane
from carrack.table.refused import Refused
from carrack.table.table import Table
from carrack.table.threads import Threads
from carrack.table.what_if import WhatIf
from carrack.table.wire import Chart, Replay, Suppose, TableView

MOST_STEPS = 120
"""The most actions in one response; a page asks for one piece after another."""
_KEPT = 24
"""How many tables have their films at hand."""
_AT_ONCE = 2
"""How many threads work on films: playing comes first."""

_T = TypeVar("_T")


class _Taken(NamedTuple):
    """A table as it stood when somebody asked."""

    view: TableView
    board: str
    eyes: Eyes
    actions: Actions
    deals: Deals
    aside: Aside


class _Kept(NamedTuple):
    film: Film
    lock: threading.Lock


def opening_of(table: Table) -> State:
    """The position with which a match began."""
    return replayed(table.session.match.record, 0)


class Films:
    """The films of the tables that were asked for last."""

    def __init__(self, opening: Callable[[Table], State] = opening_of) -> None:
        self._opening = opening
        self._films: OrderedDict[str, _Kept] = OrderedDict()
        self._making = threading.Lock()
        self._threads = Threads(_AT_ONCE)

    async def replay(
        self, table: Table, guest: str, seat: str, first: int, last: int | None, lane: Lane = HOUSE
    ) -> Replay:
        """What somebody saw after `first` actions, and what happened until `last`, as far as one answer goes."""
        taken = await _take(table, guest, seat)
        total = _check_position(taken, first)
        if last is not None and last < first:
            raise Refused("bad-request", "A piece of a replay ends after it begins.", 422)
        end = min(total if last is None else last, total, first + MOST_STEPS)
        scene, steps = await self._work(table, taken, lambda film: film.show(taken.eyes, first, end, taken.aside), lane)
        return Replay(taken.view, taken.board, total, scene, steps, taken.eyes.viewer)

    async def whole(self, table: Table, guest: str, seat: str, lane: Lane = HOUSE) -> Replay:
        """All that somebody has seen so far."""
        taken = await _take(table, guest, seat)
        total = len(taken.actions)
        scene, steps = await self._work(table, taken, lambda film: film.show(taken.eyes, 0, total, taken.aside), lane)
        return Replay(taken.view, taken.board, total, scene, steps, taken.eyes.viewer)

    async def chart(self, table: Table, guest: str, seat: str, lane: Lane = HOUSE) -> Chart:
        """Turns and scores over the whole match, as far as somebody may see them."""
        taken = await _take(table, guest, seat)
        return await self._work(table, taken, lambda film: film.chart(taken.eyes), lane)

    async def copy(self, table: Table, guest: str, wish: Suppose, lane: Lane = HOUSE) -> tuple[WhatIf, TableView, str]:
        """A private copy of a position in which somebody plays on; the table as they see it, and its board."""
        if table.shut:
            detail = "This match is rated and has a live clock: nobody tries things out elsewhere while it runs."
            raise Refused("what-if-shut", detail, 409, table.version)
        taken = await _take(table, guest, str(wish.seat))
        _check_position(taken, wish.at)
        left = table.session.left(wish.seat)
        closed = taken.eyes.closed_scores
        made = await self._work(table, taken, lambda film: WhatIf(film.position(wish.at), wish, closed, left), lane)
        return made, taken.view, taken.board

    async def beside(self, work: Callable[[], _T], lane: Lane = HOUSE) -> _T:
        """Do something that takes its time; `lane`: for whom. Nobody waits for all that another has asked for."""
        return await self._threads.do(work, lane)

    async def _work(self, table: Table, taken: _Taken, work: Callable[[Film], _T], lane: Lane) -> _T:
        return await self.beside(lambda: self._made(table, taken, work), lane)

    def _made(self, table: Table, taken: _Taken, work: Callable[[Film], _T]) -> _T:
        try:
            film, lock = self._film(table)
            with lock:
                film.follow(taken.actions, taken.deals)
                return work(film)
        except (BadRecord, BadAction, IllegalAction) as error:
            raise Refused("cannot-open", f"This match cannot be shown again: {error}.", 409) from None

    def _film(self, table: Table) -> _Kept:
        with self._making:
            name = f"{table.row.id} {table.session.dealt}"
            found = self._films.pop(name, None) or _Kept(Film(self._opening(table)), threading.Lock())
            self._films[name] = found
            if len(self._films) > _KEPT:
                self._films.popitem(last=False)
            return found


def _check_position(taken: _Taken, at: int) -> int:
    total = len(taken.actions)
    if not 0 <= at <= total:
        raise Refused("no-position", f"The match has {total} actions so far.", 404)
    return total


async def _take(table: Table, guest: str, seat: str) -> _Taken:
    """Who looks and what stands, together: the table may go on while it is worked on."""
    async with table.in_order():
        closed = table.closed_scores and table.status != "over"
        return _Taken(
            table.view(guest),
            views.board_of(table.row.title, table.row.options, table.row.seats)[1],
            Eyes(viewer_of(table, guest, seat), closed),
            [list(action) for action in table.session.match.record.actions],
            list(table.session.match.record.dealt_anew),
            Aside(table.session.bots(), tuple(table.places_given_up())),
        )


def viewer_of(table: Table, guest: str, seat: str) -> Viewer:
    """Through whose eyes somebody looks who asks for `seat`: a number, `mine`, `all`, or nothing for everybody's."""
    over = table.status == "over"
    if not seat:
        return None
    if seat == "mine":
        return table.first_seat(guest)
    if seat == "all":
        if not over:
            raise Refused("not-over", "All hands are opened when the match is over.", 409)
        return "all"
    if not (seat.isascii() and seat.isdigit() and len(seat) < 3):
        raise Refused("bad-request", "A seat is a number, or the word mine or all.", 422)
    if not over:
        table.check_seat(guest, int(seat))
    elif int(seat) >= len(table.seats):
        raise Refused("no-seat", f"The table has {len(table.seats)} seats, counted from 0.", 404)
    return int(seat)
