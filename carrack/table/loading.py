"""A table as it is opened from the store: the session is folded from the events, the position from a snapshot."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from carrack.core.contract import Game, State
from carrack.core.errors import BadRecord
from carrack.core.journal import Told
from carrack.core.record import Record, format_for
from carrack.core.registry import find
from carrack.table import retelling, ticking, views
from carrack.table.clock import Clock
from carrack.table.counting import may_be_known
from carrack.table.events import Carried, Event, WentBack
from carrack.table.outliving import Judgement, judge
from carrack.table.session import Session
from carrack.table.shuffle import commitment, waiting_seed
from carrack.table.store.rows import MatchRow, SeatRow, Stored
from carrack.table.wire import Origin, Shuffle, Status

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


class ReadMatch(msgspec.Struct, frozen=True):
    """A match as its events tell it, and what becomes of it with the rules of today."""

    row: MatchRow
    events: list[tuple[int, Event]]
    session: Session
    log: list[bytes]
    judgement: Judgement


def read_match(stored: Stored, told: list[tuple[int, bytes]]) -> ReadMatch:
    """What the store holds of a match, judged but without its position."""
    events = [(row.version, _event.decode(row.body)) for row in stored.events]
    row = stored.match
    session = Session.noted(record_of(row), [event for _, event in events], _waiting(row))
    log = _log(events, dict(told))
    return ReadMatch(row, events, session, log, judge(row, session, session.record, lambda: _told(log)))


def load_match(stored: Stored, told: list[tuple[int, bytes]]) -> LoadedMatch:
    """What the store holds of a match, ready to be played on; one that is over may be told in the words of today."""
    found = read_match(stored, told)
    judgement, row, events, log = found.judgement, found.row, found.events, found.log
    if not judgement.goes_on:
        raise BadRecord(judgement.why, judgement.change or "rules")
    if judgement.fate != "same":
        row = msgspec.structs.replace(row, **today_of(judgement))
        carried = carried_by(found)
        events = [*events, (row.version, carried)]
        if carried.retold:
            log = [*_remarks(log), retelling.encoded(judgement.record)]
    game = find(row.title)
    base, state = _standing(game, stored, events) if judgement.fate == "same" else (0, None)
    session = Session.folded(record_of(row), [event for _, event in events], base, state, _waiting(row))
    return LoadedMatch(row, game, stored.seats, session, log, base, _clock(row))


def carried_by(found: ReadMatch) -> Carried:
    """The event that lets a match go on with the rules and components of today."""
    record, before = found.judgement.record, found.session.actions
    moved = record.dealt_anew != found.session.dealt_anew
    deals = tuple(record.dealt_anew) if moved else None
    if record.actions == before:
        return Carried(record.rules, record.fingerprint, dealt_anew=deals)
    retold = [seat for seat, *_ in record.actions] != [seat for seat, *_ in before]
    return Carried(record.rules, record.fingerprint, record.actions, retold, dealt_anew=deals)


def today_of(judgement: Judgement) -> dict[str, object]:
    """What a row says of a match that goes on with the rules of today."""
    record = judgement.record
    return {"rules": record.rules, "fingerprint": record.fingerprint, "options": record.options}


def shuffle_of(row: MatchRow, session: Session, status: Status) -> Shuffle:
    """The promise about the deal, which is opened when the match is over."""
    shown = Shuffle(promise_of(row), chance=row.chance, waits=not session.dealt and status == "gathering")
    if status != "over":
        return shown
    drawn = session.drawn if session.salts else ""
    return msgspec.structs.replace(shown, seed=session.seed, nonce=row.nonce, drawn=drawn)


def _waiting(row: MatchRow) -> str:
    """The seed of what a table shows whose cards are dealt when the last seat is taken; "" at any other."""
    return waiting_seed(row.id) if row.house.get(LATE) else ""


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
    return commitment(row.seed, row.nonce) if row.nonce and not may_be_known(row) else ""


def promise_in_record(row: MatchRow, played_here: bool) -> dict[str, str]:
    """What a record says about the promise. A file that was brought and only looked at keeps the one it came with."""
    origin = origin_of(row)
    if not row.nonce or (origin is not None and may_be_known(row) and (origin.kind == "fork" or played_here)):
        return {}
    return {"commitment": commitment(row.seed, row.nonce), "nonce": row.nonce}


def _standing(game: Game, stored: Stored, events: list[tuple[int, Event]]) -> tuple[int, State | None]:
    """The snapshot, unless the match has gone back behind it or was dealt anew there."""
    snapshot = stored.snapshot
    if snapshot is None:
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
        if isinstance(event, Carried) and event.retold:
            log = _remarks(log)
        if told.get(version, b"[]") != b"[]":
            log.append(told[version])
    return log


def _remarks(log: list[bytes]) -> list[bytes]:
    """What happened at the table and stays, whatever becomes of the match."""
    found = [line for told in log for line in views.read_lines(told) if views.is_remark(line)]
    return [msgspec.json.encode(found)] if found else []


def _told(log: list[bytes]) -> Mapping[int, list[Told]]:
    """What each action told; what happened at the table besides is left out."""
    lines = [line for told in log for line in views.read_lines(told)]
    return {line.at: line.told for line in lines if not views.is_remark(line)}
