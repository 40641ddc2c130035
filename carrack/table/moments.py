"""The moments that decided a match, found in its scores alone: they mean the same in every title.

A match is looked at turn by turn: what counts is how it stood when a turn was over. There is never more than one moment
of the same turn; those that tell most come first when there are too many.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from carrack.core.board import Text
from carrack.table.wire import Chart, Moment

MOST = 6
ENOUGH = 3
"""If there are fewer, further good turns are told."""
_OFTEN = 3
"""What happened so often is no moment."""
_SHORTEST = 4
"""A match of fewer turns has no story."""


class _Turn(NamedTuple):
    """A turn: the positions before its first and after its last action, and the scores then."""

    start: int
    end: int
    before: tuple[int, ...]
    after: tuple[int, ...]

    def leader(self) -> int | None:
        """Who was ahead of all others when it was over."""
        return _ahead(self.after)


def moments(chart: Chart, places: Sequence[int], gave_up: Mapping[int, int]) -> tuple[Moment, ...]:
    """Three to six of them if the match has enough, in their order; `gave_up`: after how many actions seats did."""
    story = _Story(chart, places)
    found: dict[int, Moment] = {}
    told = [*_surrenders(gave_up, story), *story.told()]
    for moment in told:
        if len(found) < MOST:
            found.setdefault(story.turn_of(moment.at), moment)
    for moment in story.good_turns():
        if len(found) < ENOUGH:
            found.setdefault(story.turn_of(moment.at), moment)
    return tuple(sorted(found.values(), key=lambda moment: moment.at))


def _surrenders(gave_up: Mapping[int, int], story: _Story) -> list[Moment]:
    return [story.moment(at, "moment-gave-up", seat, since=at) for seat, at in gave_up.items()]


class _Story:
    """A match in turns."""

    def __init__(self, chart: Chart, places: Sequence[int]) -> None:
        self._chart = chart
        self._rows = _rows(chart, len(places))
        self._turns = list(_turns(chart.turns, self._rows))
        self._winners = [seat for seat, place in enumerate(places) if place == 1]
        self._long = len(self._turns) >= _SHORTEST

    def moment(self, at: int, message: str, seat: int, since: int | None = None, **args: int | Text) -> Moment:
        """One of them, in the round of the action that led there, or of the position `since`."""
        number = self._chart.rounds[max(at - 1, 0) if since is None else since]
        return Moment(at, seat, (message, {"seat": seat, **args}), number)

    def turn_of(self, at: int) -> int:
        """The number of the turn whose action led to a position."""
        return self._chart.turns[max(at - 1, 0)]

    def told(self) -> Iterator[Moment]:
        """The story, what tells most first; who is alone has nobody to be ahead of."""
        if not self._long:
            return
        if len(self._rows[0]) == 1:
            yield from self._best_turn()
            return
        winner = self._winners[0] if len(self._winners) == 1 else None
        if winner is not None:
            yield from self._for_good(winner)
            yield from self._level(winner)
            yield from self._behind(winner)
        else:
            yield from self._drawn()
        yield from self._best_turn()
        yield from self._reign(winner)
        yield from self._closest()

    def good_turns(self) -> Iterator[Moment]:
        """Turns that brought more than one point and more than most, the best first."""
        if self._long:
            gains = sorted(self._gains(), reverse=True)
            yield from (self._gain(seat, n, k) for n, k, seat in gains if n > 1 and _rare(gains, n))

    def _for_good(self, winner: int) -> Iterator[Moment]:
        """The winner takes the lead and keeps it, or has had it from the first points on."""
        k = self._since(winner)
        if k is None:
            return
        ahead_before = any(turn.leader() is not None for turn in self._turns[:k])
        message = "moment-lead-for-good" if ahead_before else "moment-led-throughout"
        yield self.moment(self._when(k, lambda row: _ahead(row) == winner), message, winner)

    def _level(self, winner: int) -> Iterator[Moment]:
        """A winner who was never ahead for good has caught up at last."""
        last = self._turns[-1].after
        level = [seat for seat in range(len(last)) if seat != winner and last[seat] == last[winner] == max(last)]
        if level:
            yield from self._drew_level(winner, level[0])

    def _drawn(self) -> Iterator[Moment]:
        """Of those who share the victory, the second has caught up at last."""
        first, second = self._winners[:2] if len(self._winners) > 1 else (0, 0)
        if first != second and self._turns[-1].after[first] == self._turns[-1].after[second]:
            yield from self._drew_level(first, second)

    def _drew_level(self, one: int, other: int) -> Iterator[Moment]:
        k = len(self._turns) - 1
        while k > 0 and self._turns[k].before[one] == self._turns[k].before[other]:
            k -= 1
        before = self._turns[k].before
        if before[one] == before[other]:
            return  # they have been level from the beginning
        seat, caught = (one, other) if before[one] < before[other] else (other, one)
        at = self._when(k, lambda row: row[one] == row[other])
        yield self.moment(at, "moment-level", seat, other=_who(caught))

    def _behind(self, winner: int) -> Iterator[Moment]:
        """The winner was never further behind."""
        gaps = [max(turn.after) - turn.after[winner] for turn in self._turns]
        n = max(gaps)
        final = max(self._turns[-1].after)
        if n * 8 < final or n < 2:
            return  # that is no distance in this match
        turn = self._turns[len(gaps) - 1 - gaps[::-1].index(n)]
        other = turn.after.index(max(turn.after))
        yield self.moment(turn.end, "moment-behind", winner, other=_who(other), n=n)

    def _best_turn(self) -> Iterator[Moment]:
        """Nobody got more in one turn; if that happened again and again, none is told."""
        gains = self._gains()
        if gains and max(gains)[0] > min(gains)[0] and _rare(gains, max(gains)[0]):
            n, k, seat = max(gains)
            yield self._gain(seat, n, k, "moment-best")

    def _reign(self, winner: int | None) -> Iterator[Moment]:
        """Somebody else took the lead and held it for a quarter of the match or more."""
        leaders = [turn.leader() for turn in self._turns]
        held: list[tuple[int, int]] = []
        for k, seat in enumerate(leaders):
            if seat is not None and seat != winner and (k == 0 or leaders[k - 1] != seat):
                end = next((j for j in range(k, len(leaders)) if leaders[j] != seat), len(leaders))
                held.append((end - k, k))
        turns, k = max(held, default=(0, 0))
        if turns * 4 >= len(self._turns) and turns < len(self._turns):
            seat = leaders[k] or 0
            n = self._rounds(k, k + turns)
            yield self.moment(self._when(k, lambda row: _ahead(row) == seat), "moment-lead", seat, n=n)

    def _closest(self) -> Iterator[Moment]:
        """After half-time the first two were never closer, though it ended clearly."""
        later = self._turns[len(self._turns) // 2 : -1]
        gaps = [_gap(turn.after) for turn in later]
        n, final = min(gaps), _gap(self._turns[-1].after)
        if len(self._rows[0]) < 2 or n * 2 > final or n == final or n * 8 > max(self._turns[-1].after):
            return  # that is not close in this match
        turn = later[len(gaps) - 1 - gaps[::-1].index(n)]
        first, second = sorted(range(len(turn.after)), key=lambda seat: -turn.after[seat])[:2]
        if turn.after[first] > 0:
            yield self.moment(turn.end, "moment-closest", first, other=_who(second), n=n)

    def _rounds(self, first: int, end: int) -> int:
        """How many rounds there are from one turn until another, at least one."""
        last = self._turns[-1].start
        until = self._chart.rounds[self._turns[end].start] if end < len(self._turns) else self._chart.rounds[last] + 1
        return max(1, until - self._chart.rounds[self._turns[first].start])

    def _gains(self) -> list[tuple[int, int, int]]:
        """How much was got in which turn by whom."""
        seats = range(len(self._rows[0]))
        gains = [
            (turn.after[seat] - turn.before[seat], k, seat) for k, turn in enumerate(self._turns) for seat in seats
        ]
        return [gain for gain in gains if gain[0] > 0]

    def _gain(self, seat: int, n: int, k: int, message: str = "moment-gain") -> Moment:
        """A turn that brought much: the position is that after the action which brought most."""
        steps = range(self._turns[k].start + 1, self._turns[k].end + 1)
        at = max(steps, key=lambda at: self._rows[at][seat] - self._rows[at - 1][seat])
        return self.moment(at, message, seat, n=n)

    def _since(self, winner: int) -> int | None:
        """The turn after which the winner was ahead until the end."""
        k = len(self._turns)
        while k > 0 and self._turns[k - 1].leader() == winner:
            k -= 1
        return k if k < len(self._turns) else None

    def _when(self, k: int, so: Callable[[tuple[int, ...]], bool]) -> int:
        """The first position of a turn from which on something held until the end of the turn."""
        at = self._turns[k].end
        while at - 1 > self._turns[k].start and so(self._rows[at - 1]):
            at -= 1
        return at


def _rows(chart: Chart, seats: int) -> list[tuple[int, ...]]:
    """The scores after each action; one that nobody may see counts as none."""
    columns = [chart.scores.get(str(seat), ()) for seat in range(seats)]
    return [tuple((column[at] or 0) if column else 0 for column in columns) for at in range(len(chart.turns))]


def _turns(numbers: Sequence[int], rows: list[tuple[int, ...]]) -> Iterator[_Turn]:
    start = 0
    for at in range(1, len(numbers)):
        if numbers[at] != numbers[start] or at == len(numbers) - 1:
            yield _Turn(start, at, rows[start], rows[at])
            start = at


def _rare(gains: Sequence[tuple[int, int, int]], n: int) -> bool:
    return sum(gain >= n for gain, _, _ in gains) < _OFTEN


def _ahead(row: tuple[int, ...]) -> int | None:
    best = max(row)
    return row.index(best) if row.count(best) == 1 else None


def _gap(row: tuple[int, ...]) -> int:
    first, second = sorted(row, reverse=True)[:2] if len(row) > 1 else (0, 0)
    return first - second


def _who(seat: int) -> Text:
    return ("moment-who", {"seat": seat})
