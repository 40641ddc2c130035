"""The positions of a match, one action after another. Some are kept, so that nothing is played from the start twice.

Not for two threads at once: its user holds a lock.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from carrack.core.contract import State
from carrack.core.journal import Journal, Told

Actions = list[list[str | int]]
"""`[seat, verb, argument, …]`, as in a record."""
_EVERY = 40
"""After how many actions a position is kept each time."""
Deals = list[tuple[int, str]]
"""After how many actions something was dealt anew, and from which seed, as in a record."""


class Still(NamedTuple):
    """A position after `at` actions: who took the last one (-1: nobody) and what it told.

    The same `state` is played on when the next still is asked for.
    """

    at: int
    state: State
    seat: int = -1
    told: tuple[Told, ...] = ()


class Positions:
    """What a record leads to, step by step."""

    def __init__(self, opening: State) -> None:
        self._game = opening.game
        self._kept: dict[int, State] = {0: opening}
        self._actions: Actions = []
        self._deals: dict[int, list[str]] = {}

    def follow(self, actions: Actions, deals: Deals) -> int:
        """Take the record as it stands now; up to how many actions it is the same as before."""
        before = self._steps()
        self._actions, self._deals = actions, {}
        for at, seed in deals:
            self._deals.setdefault(at, []).append(seed)
        after = self._steps()
        pairs = enumerate(zip(before, after, strict=False))
        same = next((k for k, (old, new) in pairs if old != new), min(len(before), len(after)))
        self._kept = {at: state for at, state in self._kept.items() if at <= same}
        return same

    def stills(self, first: int, last: int) -> Iterator[Still]:
        """The position after `first` actions, and then one after each further action up to `last`."""
        at = max(at for at in self._kept if at <= first)
        state = self._kept[at].clone()
        while at < first:
            self._act(state, at)
            at += 1
        yield Still(at, state)
        while at < last:
            journal = Journal()
            state.journal = journal
            seat = self._act(state, at)
            state.journal = None
            at += 1
            yield Still(at, state, seat, tuple(journal.told))

    def _steps(self) -> list[tuple[list[str], list[str | int]]]:
        """Each action, with what was dealt anew before it."""
        return [(self._deals.get(k, []), action) for k, action in enumerate(self._actions)]

    def _act(self, state: State, k: int) -> int:
        """Action number `k`, after what was dealt anew before it, which nobody sees; whose it was."""
        for seed in self._deals.get(k, ()):
            state.deal_anew(int(seed, 16))
        seat, *action = self._actions[k]
        state.answer(int(seat), self._game.verbs.number(action))
        if (k + 1) % _EVERY == 0 and k + 1 not in self._kept:
            self._kept[k + 1] = state.clone()
        return int(seat)
