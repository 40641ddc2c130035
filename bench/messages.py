"""Messages that a seat sends to find out more than it may know: a reveal first, and then what only one deal allows.

None of them can be taken whole at either of two tables that look the same to the seat: both must say the same to it.
"""

from __future__ import annotations

from collections.abc import Iterator

from bench.twins import Twins
from carrack.core.chance import Chance
from carrack.core.contract import State
from carrack.core.errors import IllegalAction
from carrack.table.wire import Action

_NEXT = 3
"""So many second actions are tried after each first one."""
_LOOKED_AT = 24
"""So many first actions are looked at: those after which the two deals go on differently are tried before others."""


def curious_messages(twins: Twins, rng: Chance, most: int) -> Iterator[list[Action]]:
    """Single actions and messages of several, for the viewer's seat; `most` first actions are tried."""
    seat, verbs = twins.seat, twins.states[0].game.verbs
    if seat < 0:
        return
    looked_at = [(first, *_then(twins.states, seat, first)) for first in _some(rng, _legal(twins), _LOOKED_AT)]
    for first, one, other in sorted(looked_at, key=lambda each: each[1] == each[2])[:most]:
        second = [*_some(rng, sorted(one ^ other), _NEXT), *_some(rng, sorted(one | other), _NEXT)][:_NEXT]
        for numbers in [[any_of(verbs.count, rng)], *([first, then, any_of(verbs.count, rng)] for then in second)]:
            if not all(_can_be_taken(state, seat, numbers) for state in twins.states):
                yield [tuple(verbs.readable(number)) for number in numbers]


def go_on_differently(states: tuple[State, State], seat: int) -> bool:
    """Whether something that the seat may do leads to other choices of its own in the one deal than in the other."""
    return any(one != other for one, other in (_then(states, seat, first) for first in states[0].legal_for(seat)))


def _legal(twins: Twins) -> list[int]:
    return twins.states[0].legal_for(twins.seat)


def _then(states: tuple[State, State], seat: int, first: int) -> tuple[set[int], set[int]]:
    """What the seat may do after this, in the one deal and in the other."""
    one, other = (set(_played(state, seat, first).legal_for(seat)) for state in states)
    return one, other


def any_of(count: int, rng: Chance) -> int:
    """A number below another."""
    return int(rng.below(count))


def _some(rng: Chance, things: list[int], most: int) -> list[int]:
    left = list(things)
    return [left.pop(any_of(len(left), rng)) for _ in range(min(most, len(left)))]


def _played(state: State, seat: int, action: int) -> State:
    after = state.clone()
    after.answer(seat, action)
    return after


def _can_be_taken(state: State, seat: int, numbers: list[int]) -> bool:
    copy = state.clone()
    try:
        for number in numbers:
            copy.answer(seat, number)
    except IllegalAction:
        return False
    return True
