"""Blunders in Endeavor.

A turn is a round of a seat. In it a seat blunders that activates a building and then finds nothing to do with it; that
draws a card for which it has no place and gives this very card back at the pass of the same round, without having drawn
another one after it (the second of two draws must be done, and is not counted); or that passes though something useful
is free: an action token, or a worker for whom there is a disc, with a target after which the seat has more glory if the
game ended there.
"""

from __future__ import annotations

from bench.blunders.watch import Watch
from carrack.core.contract import B, State
from carrack.games.endeavor.endeavor_2009.rules import WORLD
from carrack.games.endeavor.shared.statuses import read
from carrack.games.endeavor.shared.world import POLITICS

BLUNDERS = ("activation without a target", "card drawn and discarded", "pass with a free useful action")
ACTING = ("activate", "spend")


class EndeavorWatch(Watch):
    """Remembers what each seat drew last."""

    title = "endeavor"
    blunders = BLUNDERS
    wins_bar = 0.95

    def __init__(self) -> None:
        self._last: dict[int, tuple[int, set[int]]] = {}
        """The round in which each seat drew last, and the card if there was no place for it."""

    def blunder(self, state: State, seat: int, action: int) -> str:
        verb = state.game.verbs.readable(action)[0]
        if verb in ACTING:
            return "" if does_something(state, seat, action) else BLUNDERS[0]
        if verb == "pass":
            return BLUNDERS[2] if any(brings_glory(state, seat, each) for each in state.legal_for(seat)) else ""
        if verb == "draw":
            end = state.clone()
            end.answer(seat, action)
            others = any(state.game.verbs.readable(each)[0] != "draw" for each in state.legal_for(seat))
            must = state.frame(B) != 0 and not others  # the second of two draws
            kept = must or is_within_limit(end, seat)
            self._last[seat] = (int(state.turn), set() if kept else cards(end, seat) - cards(state, seat))
        if verb == "discard":
            end = state.clone()
            end.answer(seat, action)
            lost = cards(state, seat) - cards(end, seat)
            turn, new = self._last.get(seat, (0, set()))
            return BLUNDERS[1] if turn == state.turn and lost & new else ""
        return ""

    def turns(self, state: State) -> int:
        return int(state.turn)


def cards(state: State, seat: int) -> set[int]:
    """The cards on the board of a seat."""
    held = int(state.cells[WORLD.cards + seat])
    return {card for card in range(63) if held >> card & 1}


def chooses_target(state: State, seat: int) -> bool:
    """Whether the seat is asked for the target of an action."""
    return not state.over and state.work().name == "doing" and int(state.actor) == seat


def does_something(state: State, seat: int, action: int) -> bool:
    """Whether a building or token leads to a target, or has found its only one."""
    copy = state.clone()
    copy.answer(seat, action)
    came_home = copy.cells[WORLD.harbour + seat] >= state.cells[WORLD.harbour + seat]
    return chooses_target(copy, seat) or belongings(copy, seat) != belongings(state, seat) or bool(came_home)


def belongings(state: State, seat: int) -> tuple[int, ...]:
    """What a seat has on the map and of cards, discs in the harbour aside."""
    return tuple(int(state.cells[each + seat]) for each in (WORLD.nodes, WORLD.sailed, WORLD.beside, WORLD.cards))


def brings_glory(state: State, seat: int, action: int) -> bool:
    """Whether a building or token can be used now for more glory, with all cards within the limit."""
    if state.game.verbs.readable(action)[0] not in ACTING:
        return False
    copy = state.clone()
    copy.answer(seat, action)
    if not chooses_target(copy, seat):
        return has_more(copy, state, seat)
    ends = []
    for target in copy.legal_for(seat):
        end = copy.clone()
        end.answer(seat, target)
        ends.append(end)
    return any(has_more(end, state, seat) for end in ends)


def has_more(end: State, before: State, seat: int) -> bool:
    """Whether a seat has gained, and can keep it."""
    return end.score(seat) > before.score(seat) and is_within_limit(end, seat)


def is_within_limit(state: State, seat: int) -> bool:
    """Whether a seat could pass and keep its cards; one governor and one slavery card have places of their own."""
    held = cards(state, seat)
    free = sum(any(kind >> card & 1 for card in held) for kind in (WORLD.governors, WORLD.slavery))
    return len(held) - free <= read(state, WORLD, seat, POLITICS)
