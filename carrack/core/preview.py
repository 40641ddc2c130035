"""What an action would do, as far as its seat can know: the journal of a re-dealt copy up to the first reveal.

It ends earlier at the first decision of another seat. An action that meets a reveal is final: no way back.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import msgspec

from carrack.core.chance import Chance
from carrack.core.journal import ALL, Entry, Journal, Value

if TYPE_CHECKING:
    from carrack.core.contract import State


class Preview(msgspec.Struct, frozen=True):
    """The entries the seat would read, what it would get and give in all, and whether something is revealed."""

    entries: tuple[Entry, ...]
    plus: tuple[tuple[str, int], ...]
    minus: tuple[tuple[str, int], ...]
    final: bool


class _UpToReveal(Journal):
    """A journal that stops listening once anything is revealed or another seat decides."""

    def __init__(self, state: State, seat: int) -> None:
        super().__init__()
        self._state = state
        self._seat = seat
        self._revealed = int(state.revealed)
        self._deaf = False

    def tell(
        self,
        what: str,
        seat: int,
        data: dict[str, Value] | None = None,
        readers: int = ALL,
        hint: dict[str, Value] | None = None,
    ) -> None:
        if int(self._state.revealed) != self._revealed or (what == "chose" and seat != self._seat):
            self._deaf = True
        if not self._deaf:
            super().tell(what, seat, data, readers, hint)


def preview(state: State, seat: int, action: int, seed: int = 0) -> Preview:
    """Try an action on a copy that holds nothing the seat does not know; whatever the seed, it tells the same."""
    copy = state.clone()
    copy.redeal(seat, Chance(seed))
    before = int(copy.revealed)
    journal = _UpToReveal(copy, seat)
    copy.journal = journal
    copy.answer(seat, action)
    entries = tuple(journal.seen_by(seat))
    return Preview(entries, _sum(entries, seat, "plus"), _sum(entries, seat, "minus"), int(copy.revealed) != before)


def _sum(entries: tuple[Entry, ...], seat: int, sign: str) -> tuple[tuple[str, int], ...]:
    total: Counter[str] = Counter()
    for entry in entries:
        amounts = entry.data.get(sign)
        if entry.seat == seat and isinstance(amounts, dict):
            total.update(amounts)
    return tuple(total.items())
