"""A match comes out of the store: as a table, or, where its rules have changed, carried over or only shown."""

from __future__ import annotations

import time

import msgspec

from carrack.core.record import replay
from carrack.table import retelling
from carrack.table.events import WHAT, Carried
from carrack.table.loading import LoadedMatch, ReadMatch, carried_by, load_match, read_match
from carrack.table.outliving import dealt
from carrack.table.store.keepsakes import CarryOver
from carrack.table.store.rows import EventRow, SeatRow, Stored
from carrack.table.store.store import Store

_RUNNING = ("gathering", "playing")


def opened(store: Store, stored: Stored) -> LoadedMatch | ReadMatch:
    """The match, to be played or, as it is read, to be shown.

    One that runs and goes on with other rules or components is told so in its log, once, and that is stored.
    """
    told = store.told(stored.match.id)
    found = read_match(stored, told)
    judgement = found.judgement
    if judgement.fate == "same":
        return load_match(stored, told)
    if not judgement.goes_on:
        return found
    if stored.match.status in _RUNNING:
        store.carry_over(_carry(found, stored.seats)).result()
        again = store.load(stored.match.id)
        if again is not None:
            stored, told = again, store.told(stored.match.id)
    return load_match(stored, told)


def _carry(found: ReadMatch, seats: list[SeatRow]) -> CarryOver:
    record, carried = found.judgement.record, carried_by(found)
    lines = retelling.lines_of_record(record) if carried.retold else []
    event = EventRow(
        match_id=found.row.id,
        version=found.row.version + 1,
        kind=WHAT[Carried],
        body=msgspec.json.encode(carried),
        time=time.time(),
        told=msgspec.json.encode([*lines, retelling.changed(found.judgement)]),
    )
    things = dealt(record) if found.session.dealt else ""
    return CarryOver(event, record.rules, record.fingerprint, record.options, _asked(found, seats), things)


def _asked(found: ReadMatch, seats: list[SeatRow]) -> tuple[int, ...]:
    """The people who may answer now."""
    state = replay(found.judgement.record)
    away = found.session.stand_ins
    if found.row.status != "playing":
        return ()
    return tuple(seat for seat in state.game.waiting(state) if seats[seat].kind == "human" and seat not in away)
