"""What an action would do, as far as its seat can know: the journal of a re-dealt copy up to the first reveal.

It ends earlier at the first decision of another seat. An action that meets a reveal is final: no way back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from carrack.core.chance import Chance
from carrack.core.journal import ALL, Entry, Journal, Value

if TYPE_CHECKING:
    from carrack.core.contract import State


_DEALS = range(3)


class Preview(msgspec.Struct, frozen=True):
    """The entries the seat would read, what it would get and give in all, and whether something is revealed.

    `ends`: it reveals nothing, and the seat is not the only one asked next. `score` is what it would stand at, None if
    that depends on what is revealed.
    """

    entries: tuple[Entry, ...]
    plus: tuple[tuple[str, int], ...]
    minus: tuple[tuple[str, int], ...]
    final: bool
    ends: bool
    score: int | None


class UpToReveal(Journal):
    """A journal that stops listening once anything is revealed, or another seat decides than the one named."""

    def __init__(self, state: State, seat: int | None = None) -> None:
        super().__init__()
        self._state = state
        self._seat = seat
        self._revealed = int(state.revealed)
        self._deaf = False

    @property
    def has_ended(self) -> bool:
        """Whether something was revealed or another seat has decided, so that nothing more is heard."""
        return self._deaf or int(self._state.revealed) != self._revealed

    def tell(
        self,
        what: str,
        seat: int,
        data: dict[str, Value] | None = None,
        readers: int = ALL,
        hint: dict[str, Value] | None = None,
    ) -> None:
        another = what == "chose" and self._seat is not None and seat != self._seat
        if another or int(self._state.revealed) != self._revealed:
            self._deaf = True
        if not self._deaf:
            super().tell(what, seat, data, readers, hint)


def preview(state: State, seat: int, *actions: int, seed: int = 0) -> Preview:
    """Try actions on a copy that holds nothing the seat does not know; whatever the seed, it tells the same."""
    return Previews(state, seat, seed).of(*actions)


class Previews:
    """Several previews of one position: what the seat does not know is dealt once for all of them."""

    def __init__(self, state: State, seat: int, seed: int = 0) -> None:
        self._state = state
        self._seat = seat
        self._seed = seed
        self._deals: dict[int, State] = {}

    def of(self, *actions: int) -> Preview:
        """What these actions would do."""
        state, seat = self._state, self._seat
        copy = self._dealt(self._seed)
        journal = UpToReveal(copy, seat)
        copy.journal = journal
        for action in actions:
            copy.answer(seat, action)
        copy.journal = None  # else each would hold the other, and both would wait for the garbage collector
        entries = tuple(journal.seen_by(seat))
        final = int(copy.revealed) != int(state.revealed)
        ends = not final and int(copy.waiting) != 1 << seat
        score = int(copy.score(seat)) if not final else self._certain_score(actions)
        return Preview(entries, _sum(entries, seat, "plus"), _sum(entries, seat, "minus"), final, ends, score)

    def _certain_score(self, actions: tuple[int, ...]) -> int | None:
        """The score that several deals agree upon, if they do."""
        first, *others = _DEALS
        score = self._score(first, actions)
        return score if all(self._score(seed, actions) == score for seed in others) else None

    def _score(self, seed: int, actions: tuple[int, ...]) -> int:
        copy = self._dealt(seed)
        for action in actions:
            copy.answer(self._seat, action)
        return int(copy.score(self._seat))

    def _dealt(self, seed: int) -> State:
        """A copy of one's own."""
        if seed not in self._deals:
            self._deals[seed] = self._state.clone()
            self._deals[seed].redeal(self._seat, Chance(seed))
        return self._deals[seed].clone()


def _sum(entries: tuple[Entry, ...], seat: int, sign: str) -> tuple[tuple[str, int], ...]:
    total: dict[str, int] = {}
    for entry in entries:
        amounts = entry.data.get(sign)
        if entry.seat == seat and isinstance(amounts, dict):
            for thing, count in amounts.items():
                total[thing] = total.get(thing, 0) + count
    return tuple(total.items())
