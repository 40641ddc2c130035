"""How much time everybody has. Live: a bank for the whole match, and a little more after each answer. By
correspondence: some days for each answer.

Time runs for people who are asked; not for bots, and not while the server is down.
"""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from carrack.table.refused import Refused
from carrack.table.wire import ClockRules, ClockView

DAY = 86_400.0
_MOST_DAYS = 60
_SHORTEST = 60.0
_LONGEST = 6 * 3_600.0
_MOST_MORE = 600.0
_KEPT = 32
"""How many answers can be taken back together with the time given for them; going further needs everybody's consent."""


class Given(msgspec.Struct, frozen=True, array_like=True):
    """Time that a seat got for its answer: it was given when so many actions stood."""

    at: int
    seat: int
    seconds: float


class Clock(msgspec.Struct):
    """Seconds left for each seat at a moment (`since`); the seats that are asked lose them from then on.

    `given`: what was added last, so that it can be taken back.
    """

    rules: ClockRules
    left: list[float]
    since: float
    asked: tuple[int, ...] = ()
    given: list[Given] = []

    @classmethod
    def wound(cls, rules: ClockRules, seats: int, now: float) -> Clock:
        """A clock before the first question."""
        return cls(rules, [_full(rules)] * seats, now)

    def move(self, now: float, asked: Collection[int], at: int = 0, by: int | None = None) -> None:
        """At the time `now` these people are asked; a player who has just answered gets a little more time.

        `at`: how many actions stand now. `by`: the seat that has decided; if none has, somebody left or came back, and
        nobody gets anything. The next question after one that a bot has answered for somebody has days of its own.
        """
        done = [seat for seat in self.asked if seat not in asked] if by is not None else []
        if by is not None and self.rules.kind == "days" and by not in (*self.asked, *asked):
            done.append(by)
        self._spend(now, asked)
        for seat in done:
            more = round(self._after_answer(self.left[seat]) - self.left[seat], 3)
            self.left[seat] += more
            self.given = [*self.given, Given(at, seat, more)][-_KEPT:]

    def back(self, now: float, asked: Collection[int], to: int) -> None:
        """The match goes back to `to` actions: what was given for later answers is taken back, what was spent stays."""
        self._spend(now, asked)
        for given in self.given:
            if given.at > to:
                self.left[given.seat] -= given.seconds
        self.given = [given for given in self.given if given.at <= to]

    def _spend(self, now: float, asked: Collection[int]) -> None:
        for seat in self.asked:
            self.left[seat] -= max(0.0, now - self.since)
        self.since, self.asked = now, tuple(sorted(asked))

    def resume(self, now: float) -> None:
        """The server was down: nobody loses that time, unless there were days of it."""
        if self.rules.kind == "live":
            self.since = now

    def out(self, now: float) -> list[int]:
        """The people who are asked and have no time left."""
        return [seat for seat in self.asked if self.left[seat] <= now - self.since]

    def refill(self, seat: int) -> None:
        """Who ran out of time, was replaced by others and comes back can play again."""
        if self.left[seat] <= 0:
            self.left[seat] = _full(self.rules) / 4

    def view(self, now: float) -> ClockView:
        """The clock as everybody sees it."""
        spent = max(0.0, now - self.since)
        left = [round(time - spent * (seat in self.asked), 1) for seat, time in enumerate(self.left)]
        return ClockView(self.rules, tuple(left), self.asked)

    def _after_answer(self, left: float) -> float:
        return _full(self.rules) if self.rules.kind == "days" else left + self.rules.more


def _full(rules: ClockRules) -> float:
    return rules.bank * DAY if rules.kind == "days" else rules.bank


def check(rules: ClockRules) -> None:
    """Refuse what nobody could play with."""
    if rules.kind == "days":
        if not (1 <= rules.bank <= _MOST_DAYS and rules.more == 0):
            raise Refused("bad-request", f"A clock by correspondence has 1 to {_MOST_DAYS} days for each answer.", 422)
    elif not (_SHORTEST <= rules.bank <= _LONGEST and 0 <= rules.more <= _MOST_MORE):
        limits = f"{_SHORTEST:.0f} to {_LONGEST:.0f} seconds in its bank and 0 to {_MOST_MORE:.0f} more for each answer"
        raise Refused("bad-request", f"A live clock has {limits}.", 422)
