"""What a day has come to: counts of everything, what was wrong, and the line for the page."""

from __future__ import annotations

import statistics
from collections import Counter
from dataclasses import dataclass, field

MEMORY_BAR = 1.0
"""Megabytes that the server may grow by in an hour, by the slope after the warm-up."""
WARM_UP = 0.5
"""All begin in the morning, and matches take hours: by noon there are tables at every stage, and no more is kept."""

SHORT = 6.0
"""Hours."""


@dataclass
class Tally:
    """A day. Memory is (seconds of the day, megabytes of the server)."""

    hours: float
    speed: float
    tables: int
    counts: Counter[str] = field(default_factory=Counter)
    memory: list[tuple[float, float]] = field(default_factory=list)
    events: int = 0
    actions: int = 0
    matches: int = 0
    finished: int = 0
    bytes_stored: int = 0
    wrong: list[str] = field(default_factory=list)

    @property
    def slope(self) -> float:
        """Megabytes an hour after the warm-up."""
        later = [each for each in self.memory if each[0] >= self.hours * 3600 * WARM_UP]
        if len(later) < 2:
            return 0.0
        times, sizes = zip(*later, strict=True)
        return statistics.linear_regression(times, sizes).slope * 3600

    def check_memory(self) -> None:
        """Flat is: within the bar. A day of minutes tells nothing about it."""
        if self.hours > SHORT and self.slope > MEMORY_BAR:
            self.wrong.append(f"the server grows by {self.slope:.2f} MB an hour")

    def line(self) -> str:
        """One line for the page."""
        c = self.counts
        first, last = (self.memory[0][1], self.memory[-1][1]) if self.memory else (0.0, 0.0)
        return (
            f"- day: {self.hours:g} simulated hours at {self.speed:g} times the speed, {self.tables} tables, "
            f"{c['people']} people and {c['watchers']} watchers: {self.matches} matches begun and {self.finished} "
            f"finished, {self.actions:,} actions in {self.events:,} events, {c['accepted']:,} acts of people accepted; "
            f"{c['reload']:,} reloads, {c['cut']:,} cut lines, {c['lost_answer']:,} answers lost and asked for again, "
            f"{c['late']:,} late answers, {c['leave']:,} seats handed to bots, {c['called']:,} bots called in for the "
            f"late and the absent, {c['back']:,} returns, {c['undo'] + c['redo']:,} take-backs and {c['asked_undo']:,} "
            f"wishes for one, {c['concede']:,} gave up, {c['chat']:,} remarks, {c['notices']:,} notices; "
            f"{c['compared']:,} patched views compared with fresh ones; memory of the server {first:.0f} MB in the "
            f"morning and {last:.0f} MB at night, {self.slope:+.2f} MB an hour after the warm-up (bar: "
            f"{MEMORY_BAR:g} MB); database {self.bytes_stored / max(1, self.actions):.0f} bytes an action, "
            f"{self.bytes_stored / 2**20:.0f} MB in all; {len(self.wrong)} failures"
        )
