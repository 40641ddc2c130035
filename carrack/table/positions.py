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

    def follow(self, actions: Actions) -> int:
        """Take the record as it stands now; up to how many actions it is the same as before."""
        pairs = zip(self._actions, actions, strict=False)
        same = next((k for k, (old, new) in enumerate(pairs) if old != new), min(len(self._actions), len(actions)))
        self._actions = actions
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

    def _act(self, state: State, k: int) -> int:
        """Action number `k`; whose it was."""
        seat, *action = self._actions[k]
        state.answer(int(seat), self._game.verbs.number(action))
        if (k + 1) % _EVERY == 0 and k + 1 not in self._kept:
            self._kept[k + 1] = state.clone()
        return int(seat)
