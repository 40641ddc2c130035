"""The log of a table: what the actions of an event told, and who came and went."""

from __future__ import annotations

from carrack.core.journal import ALL, Entry, Told, Value
from carrack.table import views
from carrack.table.events import Acted, Conceded, Event, Hinted, Left, Redone, Returned, WentBack
from carrack.table.session import Session


def lines_of(session: Session, happened: Event, start: int) -> list[views.LogLine]:
    """The lines of an event that has just happened; `start` actions were taken before it."""
    match happened:
        case Acted() | Redone():
            bot = happened.bot if isinstance(happened, Acted) else ""
            return [_action(session, k, bot) for k in range(start, session.at)]
        case Left(seat, bot, by):
            return [_remark(session, "seat-left" if by == seat else "seat-replaced", seat, {"bot": bot})]
        case Returned(seat):
            return [_remark(session, "seat-returned", seat)]
        case Conceded(seat, bot):
            return [_remark(session, "seat-conceded", seat, {"bot": bot})]
        case Hinted(seat):
            return [_remark(session, "seat-hinted", seat)]
        case WentBack() if happened.revealed or happened.over:
            return [_remark(session, "went-back", happened.seat, _way_back(happened, start))]
    return []


def _way_back(happened: WentBack, start: int) -> dict[str, Value]:
    """How far, over how much that had come to light, over whose decisions, and whether it was dealt anew."""
    return {
        "steps": start - happened.to,
        "revealed": happened.revealed,
        "others": len(happened.over),
        "seats": list(happened.over),
        "dealt": int(bool(happened.dealt)),
    }


def _action(session: Session, k: int, bot: str) -> views.LogLine:
    match = session.match
    before = match.before(k)
    return views.LogLine(k, int(match.record.actions[k][0]), int(before.round), match.told(k), bot)


def _remark(session: Session, what: str, seat: int, about: dict[str, Value] | None = None) -> views.LogLine:
    """A line that no action told, and that no way back takes out of the log (`views.is_remark`)."""
    match = session.match
    entry = Told(Entry(what, seat, about or {}), ALL, {})
    return views.LogLine(session.at, seat, int(match.state.round), [entry])
