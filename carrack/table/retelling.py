"""Log lines that are made from a record at once, and the line that says what has changed meanwhile."""

from __future__ import annotations

import msgspec

from carrack.core.journal import ALL, Entry, Told
from carrack.core.record import Record, opening, replay
from carrack.table import views
from carrack.table.outliving import Judgement
from carrack.table.positions import Positions


def lines_of_record(record: Record) -> list[views.LogLine]:
    """What every action told, with its readers."""
    positions = Positions(opening(record))
    positions.follow(record.actions, record.dealt_anew)
    lines: list[views.LogLine] = []
    before = 0
    for still in positions.stills(0, len(record.actions)):
        if still.at:
            lines.append(views.LogLine(still.at - 1, still.seat, before, list(still.told)))
        before = int(still.state.round)
    return lines


def encoded(record: Record) -> bytes:
    """The same as the store keeps it."""
    return msgspec.json.encode(lines_of_record(record))


def changed(judgement: Judgement) -> views.LogLine:
    """The line of a match that goes on with other rules or components."""
    record = judgement.record
    what = "table-migrated" if judgement.fate == "migrates" else "table-corrected"
    state = replay(record)
    return views.LogLine(len(record.actions), -1, int(state.round), [Told(Entry(what, -1), ALL, {})])
