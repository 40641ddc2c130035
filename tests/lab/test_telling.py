"""What others learn of an answer that is given unseen: planted faults are found, an answer of two actions is none."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from smugglers import at
from smugglers.questions.bribes import Offer

from carrack.core.chance import Chance
from carrack.core.contract import State
from carrack.core.registry import find
from carrack.lab.telling import sealed_answers_commute, sealed_answers_look_alike, what_happens_leaks_nothing
from carrack.testing import act

CHANCES = 40
Take = Callable[[Offer, State, int, int], None]
honest: Take = Offer.take


def bribes() -> State:
    """Three seats with coins bid at once."""
    state = find("smugglers").deal(3, seed=3)
    act(state, ["bribe"])
    assert state.sealed()
    return state


def complaints(state: State) -> str:
    """All that is said to be wrong with a position."""
    found = []
    for seed in range(CHANCES):
        for holds in (what_happens_leaks_nothing, sealed_answers_look_alike, sealed_answers_commute):
            try:
                holds(state, Chance(seed))
            except AssertionError as error:
                found.append(str(error))
    return "\n".join(found)


def in_two_actions(answer: Offer, s: State, seat: int, k: int) -> None:
    """The first offer is thought over: the second one counts."""
    if s.cells[at.BID + seat] == 0:
        s.cells[at.BID + seat] = k + 1
    else:
        honest(answer, s, seat, k)


def nothing_is_asked_again(answer: Offer, s: State, seat: int, k: int) -> None:
    """Who offers something is done sooner."""
    if k > 0:
        honest(answer, s, seat, k)


def is_told(answer: Offer, s: State, seat: int, k: int) -> None:
    """Everybody reads the offer at once."""
    if s.journal is not None:
        s.journal.tell("bids", seat, {"bids": [int(k)]})
    honest(answer, s, seat, k)


def is_paid_at_once(answer: Offer, s: State, seat: int, k: int) -> None:
    """Everybody sees the coins go."""
    s.cells[at.COIN + seat] -= k
    honest(answer, s, seat, k)


def test_an_answer_of_one_action_looks_like_any_other() -> None:
    """A bid is sealed, whoever has given one already."""
    state = bribes()
    assert complaints(state) == ""
    act(state, ["offer", 1])
    assert complaints(state) == ""


def test_an_answer_half_given_is_none_to_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second action ends it, and a redeal begins again with the first: both take two, so nothing is told."""
    monkeypatch.setattr(Offer, "take", in_two_actions)
    state = bribes()
    for _ in range(3):
        assert complaints(state) == ""
        act(state, ["offer", 1])


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        (nothing_is_asked_again, "from how many actions"),
        (is_told, "the journal tells"),
        (is_paid_at_once, "without a reveal"),
    ],
)
def test_a_planted_fault_is_found(monkeypatch: pytest.MonkeyPatch, fault: Take, said: str) -> None:
    """Another answer takes longer, is read by others, or changes what they see."""
    monkeypatch.setattr(Offer, "take", fault)
    assert said in complaints(bribes())
