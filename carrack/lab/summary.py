"""What many games come to: lengths, scores and shares of wins, added up part by part."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt

import msgspec

from carrack.lab.rows import Row

Z95 = 1.959963984540054

Counts = dict[int, int]
"""How often each number came up."""


class Group(msgspec.Struct):
    """The games of one bot, one seat, or one place in turn order: how many, wins (a shared one in parts), scores."""

    games: int = 0
    wins: float = 0.0
    scores: Counts = {}

    def add(self, wins: float, score: int) -> None:
        """One more game."""
        self.games += 1
        self.wins += wins
        self.scores[score] = self.scores.get(score, 0) + 1

    def merge(self, other: Group) -> None:
        """The games of another part."""
        self.games += other.games
        self.wins += other.wins
        _merge(self.scores, other.scores)


class Summary(msgspec.Struct):
    """Everything that the tables show."""

    games: int = 0
    decisions: int = 0
    stopped: int = 0
    lengths: Counts = {}
    turns: Counts = {}
    by_bot: dict[str, Group] = {}
    by_seat: dict[str, Group] = {}
    by_order: dict[str, Group] = {}

    @classmethod
    def of(cls, rows: Sequence[Row]) -> Summary:
        """The summary of some rows."""
        made = cls()
        for row in rows:
            made.add(row)
        return made

    def add(self, row: Row) -> None:
        """One more game."""
        self.games += 1
        self.decisions += row.decisions
        self.stopped += row.stopped
        self.lengths[row.decisions] = self.lengths.get(row.decisions, 0) + 1
        self.turns[row.turns] = self.turns.get(row.turns, 0) + 1
        share = 1 / row.places.count(1)
        for seat in range(row.seats):
            wins = share if row.places[seat] == 1 else 0.0
            order = (seat - row.first) % row.seats
            for groups, key in (
                (self.by_bot, row.bots[seat]),
                (self.by_seat, str(seat + 1)),
                (self.by_order, str(order + 1)),
            ):
                groups.setdefault(key, Group()).add(wins, row.scores[seat])

    def merge(self, other: Summary) -> None:
        """The games of another part."""
        self.games += other.games
        self.decisions += other.decisions
        self.stopped += other.stopped
        _merge(self.lengths, other.lengths)
        _merge(self.turns, other.turns)
        for groups, more in (
            (self.by_bot, other.by_bot),
            (self.by_seat, other.by_seat),
            (self.by_order, other.by_order),
        ):
            for key, group in more.items():
                groups.setdefault(key, Group()).merge(group)


def mean(counts: Counts) -> float:
    """The average."""
    total = sum(counts.values())
    return sum(value * n for value, n in counts.items()) / total if total else 0.0


def spread(counts: Counts) -> float:
    """The standard deviation."""
    middle, total = mean(counts), sum(counts.values())
    return sqrt(sum(n * (value - middle) ** 2 for value, n in counts.items()) / total) if total else 0.0


def quantile(counts: Counts, share: float) -> int:
    """The smallest number that at least this share of all does not exceed."""
    wanted = share * sum(counts.values())
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= wanted:
            return value
    return 0


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Wilson's 95 % interval for a share."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    width = 1 + Z95**2 / games
    centre = (share + Z95**2 / (2 * games)) / width
    half = Z95 / width * sqrt(share * (1 - share) / games + Z95**2 / (4 * games**2))
    return max(0.0, centre - half), min(1.0, centre + half)


def figures(counts: Counts) -> dict[str, float]:
    """Mean, spread, and the quantiles that the tables show."""
    quantiles = {f"p{round(100 * share)}": quantile(counts, share) for share in (0.05, 0.25, 0.5, 0.75, 0.95)}
    return {"mean": mean(counts), "spread": spread(counts)} | quantiles


def _merge(into: Counts, more: Mapping[int, int]) -> None:
    for value, n in more.items():
        into[value] = into.get(value, 0) + n
