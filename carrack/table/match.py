"""One match as it is played: the record grows, the state follows, and steps can be taken back.

Undo goes back freely to the later of the last reveal and the last decision of another seat. Beyond that every
human seat has to agree, and is told what has been seen; the same cards come again, or, if that is the rule of the
table, what nobody knew then is dealt anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from carrack.core.contract import Game, State
from carrack.core.journal import Entry, Journal, Told
from carrack.core.record import FORMAT, Record, begin, replay
from carrack.core.registry import find

_NOTHING = Journal()


class Match:
    """A record that can be played on. `steps[k]` tells what action `base + k` did."""

    def __init__(self, record: Record, base: int = 0, state: State | None = None) -> None:
        """Replay a record, or only what comes after the `base` actions that have led to this state."""
        self.game: Game = find(record.title)
        self.record = msgspec.structs.replace(record, actions=list(record.actions), dealt_anew=list(record.dealt_anew))
        if state is None:
            replay(record)  # refuses, with the place, what cannot be played
            base, state = 0, replay(record, 0)
        self.base = base
        self.state: State = state
        self.steps: list[Journal] = []
        self._before: list[State] = []
        self._undone: list[list[str | int]] = []
        self._do_all(record.actions[base:])

    @classmethod
    def deal(cls, game: Game, seats: int, options: dict[str, Any] | None = None, seed: int = 0) -> Match:
        """A new match."""
        return cls(begin(game, seats, options, seed))

    @property
    def at(self) -> int:
        """How many actions have been taken."""
        return self.base + len(self.steps)

    def act(self, seat: int, *actions: Sequence[str | int]) -> None:
        """Take these actions of one seat, all or none."""
        start = self.at
        try:
            for action in actions:
                self._do(seat, action)
        except Exception:
            self._back_to(start)
            raise
        self.record.actions += [[seat, *action] for action in actions]
        self._undone.clear()

    def free_from(self, seat: int) -> int:
        """The earliest action count that this seat may go back to without asking anybody."""
        k = self.at
        revealed = self.state.revealed
        while k and self.record.actions[k - 1][0] == seat and self.before(k - 1).revealed == revealed:
            k -= 1
        return k

    def turn_start(self) -> int:
        """The action count at which the turn that is being played began."""
        k = self.at
        while k and self.before(k - 1).turn == self.state.turn:
            k -= 1
        return k

    def before(self, action: int) -> State:
        """The position in which this action was taken, replayed if it is not at hand."""
        if action < self.base:
            self._begin(0, replay(self.record, 0))
            self._do_all(self.record.actions)
        return self._before[action - self.base]

    def undo_to(self, count: int) -> None:
        """Go back to `count` actions. The caller makes sure that this is free, or agreed upon."""
        self.record.dealt_anew = [dealt for dealt in self.record.dealt_anew if dealt[0] <= count]
        while self.at > max(count, self.base):
            self._undone.append(self.record.actions.pop())
            self.steps.pop()
            self.state = self._before.pop()
        if count < self.base:
            self._undone += reversed(self.record.actions[count:])
            del self.record.actions[count:]
            self._begin(count, replay(self.record))

    def deal_anew(self, seed: str) -> None:
        """Deal anew what nobody knows now; what was taken back cannot be taken again."""
        self.record.carrack = FORMAT
        self.record.dealt_anew.append((self.at, seed))
        self._undone.clear()
        self.state = self.state.clone()
        self.state.deal_anew(int(seed, 16))

    def rebase(self, count: int) -> None:
        """Forget the positions before the first `count` actions; going back there means replaying the record."""
        kept = count - self.base
        if kept > 0:
            del self.steps[:kept], self._before[:kept]
            self.base = count

    def redo(self) -> bool:
        """Take the last undone action again; False if there is none."""
        if not self._undone:
            return False
        seat, *action = self._undone.pop()
        self._do(int(seat), action)
        self.record.actions.append([seat, *action])
        return True

    def told(self, step: int) -> list[Told]:
        """What an action told, with its readers. It can be asked for once: then it is forgotten."""
        journal, self.steps[step - self.base] = self.steps[step - self.base], _NOTHING
        return journal.told

    def seen(self, step: int, viewer: int) -> list[Entry]:
        """What an action did, as this seat may read it."""
        return list(self.steps[step - self.base].seen_by(viewer))

    def _begin(self, base: int, state: State) -> None:
        self.base, self.state = base, state
        self.steps.clear()
        self._before.clear()

    def _do_all(self, actions: Sequence[Sequence[str | int]]) -> None:
        """Take actions of the record again, and deal anew where that was done."""
        for seat, *action in actions:
            self._do(int(seat), action)
            for seed in self.record.deals_at(self.at):
                self.state.deal_anew(seed)

    def _do(self, seat: int, action: Sequence[str | int]) -> None:
        number = self.game.verbs.number(action)
        after = self.state.clone()
        journal = Journal()
        after.journal = journal
        after.answer(seat, number)
        after.journal = None
        self._before.append(self.state)
        self.steps.append(journal)
        self.state = after

    def _back_to(self, count: int) -> None:
        while self.at > count:
            self.steps.pop()
            self.state = self._before.pop()
