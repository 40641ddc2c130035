"""A table as it is opened from the store: the session is folded from the events, the position from a snapshot."""

from __future__ import annotations

import msgspec

from carrack.core.contract import Game, State
from carrack.core.record import Record, format_for
from carrack.core.registry import find
from carrack.table import ticking, views
from carrack.table.clock import Clock
from carrack.table.events import Event, WentBack
from carrack.table.session import Session
from carrack.table.shuffle import commitment, waiting_seed
from carrack.table.store.rows import MatchRow, SeatRow, Stored
from carrack.table.wire import Origin

LATE = "deals_late"
"""The name, among the settings of a table, of: the cards are dealt when the last seat is taken."""
_event = msgspec.json.Decoder(Event)


class LoadedMatch(msgspec.Struct, frozen=True):
    """All that a live table begins with."""

    row: MatchRow
    game: Game
    seats: list[SeatRow]
    session: Session
    log: list[bytes]
    snapshot_at: int
    clock: Clock | None


def load_match(stored: Stored, told: list[tuple[int, bytes]]) -> LoadedMatch:
    """What the store holds of a match, ready to be played on."""
    game = find(stored.match.title)
    events = [(row.version, _event.decode(row.body)) for row in stored.events]
    base, state = _standing(game, stored, events)
    waiting = waiting_seed(stored.match.id) if stored.match.house.get(LATE) else ""
    session = Session.folded(record_of(stored.match), [event for _, event in events], base, state, waiting)
    return LoadedMatch(stored.match, game, stored.seats, session, _log(events, dict(told)), base, _clock(stored.match))


def record_of(row: MatchRow) -> Record:
    """The record of a match before its first action, with the seed that was drawn for it."""
    return Record(
        format_for(row.chance),
        row.title,
        row.rules,
        row.fingerprint,
        row.seats,
        row.options,
        row.seed,
        [],
        chance=row.chance,
    )


def origin_of(row: MatchRow) -> Origin | None:
    """Where a match comes from that did not begin at its table."""
    said = row.house.get("from")
    return None if said is None else msgspec.convert(said, Origin)


def promise_of(row: MatchRow) -> str:
    """The commitment to the seed; "" at a table that came from elsewhere: somebody knew the seed before it began."""
    return commitment(row.seed, row.nonce) if row.nonce and "from" not in row.house else ""


def promise_in_record(row: MatchRow, played_here: bool) -> dict[str, str]:
    """What a record says about the promise. A file that was brought and only looked at keeps the one it came with."""
    origin = origin_of(row)
    if not row.nonce or (origin is not None and (origin.kind == "fork" or played_here)):
        return {}
    return {"commitment": commitment(row.seed, row.nonce), "nonce": row.nonce}


def _standing(game: Game, stored: Stored, events: list[tuple[int, Event]]) -> tuple[int, State | None]:
    """The snapshot, unless the match was replayed by other rules, has gone back behind it or was dealt anew there."""
    snapshot = stored.snapshot
    same = (stored.match.rules, stored.match.fingerprint) == (game.rules_version, game.components.fingerprint)
    if snapshot is None or not same:
        return 0, None
    for version, event in events:
        if version > snapshot.version and isinstance(event, WentBack) and event.to < snapshot.at + bool(event.dealt):
            return 0, None
    return snapshot.at, game.restore(snapshot.state)


def _clock(row: MatchRow) -> Clock | None:
    if row.clock is None:
        return None
    clock = msgspec.json.decode(row.clock, type=Clock)
    clock.resume(ticking.now())
    return clock


def _log(events: list[tuple[int, Event]], told: dict[int, bytes]) -> list[bytes]:
    log: list[bytes] = []
    for version, event in events:
        if isinstance(event, WentBack):
            log, remarks = views.dropped(log, event.to)
            log += [msgspec.json.encode(remarks)] if remarks else []
        if told.get(version, b"[]") != b"[]":
            log.append(told[version])
    return log
