"""The prospects of a line of play: what it brings a seat, as far as that seat can know, up to the first reveal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from carrack.core.chance import Chance
from carrack.core.errors import IllegalAction
from carrack.core.preview import UpToReveal, preview

if TYPE_CHECKING:
    from carrack.core.contract import State

Move = tuple[int, int]
"""A seat and its action."""


class Prospect(NamedTuple):
    """How many decisions of the seat a line has, and the points and things it has more or less after them."""

    moves: int
    points: int
    change: tuple[tuple[str, int], ...]


def brings(state: State, seat: int, line: Sequence[Move]) -> Prospect:
    """Play a line on a copy that holds nothing the seat does not know; it ends where it is not allowed any more."""
    copy = state.clone()
    copy.redeal(seat, Chance(0))
    journal = copy.journal = UpToReveal(copy)
    before = score = int(copy.score(seat))
    played: list[Move] = []
    for who, action in line:
        try:
            copy.answer(who, action)
        except IllegalAction:
            break
        played.append((who, action))
        if copy.revealed != state.revealed:
            score = _certain(state, seat, played, score)
            break
        score = int(copy.score(seat))
    copy.journal = None  # else each would hold the other
    moves = sum(who == seat for who, _ in played)
    return Prospect(moves, score - before, _change(journal, seat))


def _certain(state: State, seat: int, played: Sequence[Move], score: int) -> int:
    """The score after a reveal, if it does not depend on what is revealed; else that before it."""
    if any(who != seat for who, _ in played):
        return score
    known = preview(state, seat, *(action for _, action in played)).score
    return score if known is None else known


def _change(journal: UpToReveal, seat: int) -> tuple[tuple[str, int], ...]:
    change: Counter[str] = Counter()
    for entry in journal.seen_by(seat):
        for sign, name in ((1, "plus"), (-1, "minus")):
            amounts = entry.data.get(name)
            if entry.seat == seat and isinstance(amounts, dict):
                for thing, n in amounts.items():
                    change[thing] += sign * n
    return tuple(change.items())
