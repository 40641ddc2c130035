"""The log of a table: what the actions of an event told, and who came and went."""

from __future__ import annotations

from carrack.core.journal import ALL, Entry, Told
from carrack.table import views
from carrack.table.course import Acted, Conceded, Course, Event, Hinted, Left, Redone, Returned


def lines_of(course: Course, happened: Event, start: int) -> list[views.ToldLine]:
    """The lines of an event that has just happened; `start` actions were taken before it."""
    match happened:
        case Acted() | Redone():
            bot = happened.bot if isinstance(happened, Acted) else ""
            return [_action(course, k, bot) for k in range(start, course.at)]
        case Left(seat, bot, by):
            return [_remark(course, "seat-left" if by == seat else "seat-replaced", seat, bot)]
        case Returned(seat):
            return [_remark(course, "seat-returned", seat, "")]
        case Conceded(seat, bot):
            return [_remark(course, "seat-conceded", seat, bot)]
        case Hinted(seat):
            return [_remark(course, "seat-hinted", seat, "")]
    return []


def _action(course: Course, k: int, bot: str) -> views.ToldLine:
    match = course.match
    before = match.before(k)
    return views.ToldLine(k, int(match.record.actions[k][0]), int(before.round), match.told(k), bot)


def _remark(course: Course, what: str, seat: int, bot: str) -> views.ToldLine:
    """What no action told; its names begin with `seat-`, so that no title means something else by them."""
    match = course.match
    entry = Told(Entry(what, seat, {"bot": bot} if bot else {}), ALL, {})
    return views.ToldLine(course.at, seat, int(match.state.round), [entry])
