"""Other rules or components came while a match ran: the same people go on at another table, from where it holds.

Seats, clocks and settings go with them, and so do bots that stand in, who has given up, windows left to the table, and
how much everybody has decided themselves.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import msgspec

from carrack.core.record import replay
from carrack.table import counting
from carrack.table.events import Conceded, Event, Left, Switched
from carrack.table.imports import ImportedMatch
from carrack.table.kept import KeptTable
from carrack.table.loading import origin_of
from carrack.table.lobby import Lobby
from carrack.table.session import Session
from carrack.table.store.rows import Guest
from carrack.table.windows import windows_of
from carrack.table.wire import Origin


async def moved_on(lobby: Lobby, guest: Guest, kept: KeptTable) -> str:
    """Make the other table; its id. The host of the match stays its host."""
    row, record = kept.row, kept.judgement.record
    at = len(record.actions)
    state = await asyncio.to_thread(replay, record)
    imported = ImportedMatch(
        record,
        state,
        row.nonce,
        Origin("rules", at, row.id, known=_is_known(kept)),
        {},
        kept.session.drawn,
        kept.session.added(),
        own=tuple(counting.decided(kept.session)),
        early=tuple(kept.session.early),
    )
    rows = [msgspec.structs.replace(seat, match_id="", generation=0, seen=at) for seat in kept.seats]
    house = row.house | {"from": msgspec.to_builtins(imported.origin)}
    host = await asyncio.to_thread(lobby.store.guest, row.host) if row.host else None
    made = await lobby.set_up(
        host or guest, rows, row.title, dict(record.options), house, row.listed, kept.clock, imported
    )
    table = await lobby.table(made)
    async with table.in_order():
        for happened in _as_it_was(kept.session, len(rows), windows_of(table.game)):
            await table.append(happened)
    return made


def _is_known(kept: KeptTable) -> bool:
    """Whether somebody may know what comes: something was played beyond here, or it was known before."""
    origin, session = origin_of(kept.row), kept.session
    known_before = origin is not None and (origin.kind != "rules" or origin.known)
    beyond = len(kept.judgement.record.actions) < kept.judgement.total
    return beyond or known_before or session.knew or session.hinted


def _as_it_was(session: Session, seats: int, windows: tuple[str, ...]) -> Iterator[Event]:
    """Who is away or has given up, and what seats leave to the table."""
    for seat, bot in session.stand_ins.items():
        yield Conceded(seat, bot) if seat in session.conceded else Left(seat, bot, seat)
    for seat in range(seats):
        for window in sorted(session.left(seat)):
            if window in windows:
                yield Switched(seat, window, False)
