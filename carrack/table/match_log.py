"""The log of a table: what the actions of an event told, and who came and went."""

from __future__ import annotations

from carrack.core.journal import ALL, Entry, Told
from carrack.table import views
from carrack.table.events import Acted, Conceded, Event, Hinted, Left, Redone, Returned
from carrack.table.session import Session


def lines_of(session: Session, happened: Event, start: int) -> list[views.LogLine]:
    """The lines of an event that has just happened; `start` actions were taken before it."""
    match happened:
        case Acted() | Redone():
            bot = happened.bot if isinstance(happened, Acted) else ""
            return [_action(session, k, bot) for k in range(start, session.at)]
        case Left(seat, bot, by):
            return [_remark(session, "seat-left" if by == seat else "seat-replaced", seat, bot)]
        case Returned(seat):
            return [_remark(session, "seat-returned", seat, "")]
        case Conceded(seat, bot):
            return [_remark(session, "seat-conceded", seat, bot)]
        case Hinted(seat):
            return [_remark(session, "seat-hinted", seat, "")]
    return []


def _action(session: Session, k: int, bot: str) -> views.LogLine:
    match = session.match
    before = match.before(k)
    return views.LogLine(k, int(match.record.actions[k][0]), int(before.round), match.told(k), bot)


def _remark(session: Session, what: str, seat: int, bot: str) -> views.LogLine:
    """A line that no action told. Its name begins with `seat-`, which no title uses."""
    match = session.match
    entry = Told(Entry(what, seat, {"bot": bot} if bot else {}), ALL, {})
    return views.LogLine(session.at, seat, int(match.state.round), [entry])
