"""Whomever a side strikes, others see the same at every step until all fall (AOD-178)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from carrack.core.contract import State
from carrack.core.journal import Entry, Journal
from carrack.lab.properties import first_broken, redeal_is_fair_to_knowledge, scenes_leak_nothing
from carrack.lab.telling import sealed_answers_commute, sealed_answers_look_alike
from carrack.testing import act, rule
from tests.games.age_of_discovery.table import ENGLAND, FRANCE, resolve, table

NOBODY = -1
BATTLES = {
    "some of both kinds": {"peru": ("colonist missionary soldier*2", "colonist*2 soldier*2")},
    "some must fall": {"peru": ("colonist soldier*3", "colonist*3 soldier*2")},
    "a war": {
        "canada": ("colonist soldier*2", "captain*2 soldier"),
        "peru": ("merchant soldier", "colonist*2 soldier"),
    },
}
HIDING = (redeal_is_fair_to_knowledge, scenes_leak_nothing, sealed_answers_look_alike, sealed_answers_commute)
Seen = tuple[list[int], list[Entry]]


@pytest.fixture(params=BATTLES)
def fight(request: pytest.FixtureRequest) -> State:
    """France fights England, and both have a choice."""
    forces = BATTLES[request.param]
    colonies = {(seat, region): both[seat] for region, both in forces.items() for seat in (FRANCE, ENGLAND)}
    state = resolve(table(2, colony=colonies, money={FRANCE: 10}))
    act(state, ["war", "england"] if len(forces) > 1 else ["battle", "peru", "england"])
    assert state.game.waiting(state) == [FRANCE, ENGLAND]
    return state


def answers(state: State, seat: int, viewer: int) -> Iterator[list[Seen]]:
    """Every whole answer of a seat: what a viewer sees and reads after each of its actions."""
    for action in state.legal_for(seat):
        after = state.clone()
        journal = after.journal = Journal()
        after.answer(seat, action)
        seen = after.observe(viewer), list(journal.seen_by(viewer))
        if after.waiting >> seat & 1:
            yield from ([seen, *more] for more in answers(after, seat, viewer))
        else:
            yield [seen]


@rule("AOD-178")
@pytest.mark.parametrize("seat", [FRANCE, ENGLAND])
def test_every_answer_looks_the_same_to_others(fight: State, seat: int) -> None:
    """As many actions, and nothing to see or to read that differs."""
    for viewer in (NOBODY, FRANCE + ENGLAND - seat):
        first, *others = answers(fight, seat, viewer)
        assert others
        assert all(other == first for other in others)


@rule("AOD-178")
def test_nothing_leaks_halfway_through_any_answer(fight: State) -> None:
    """Wherever both sides stand."""
    positions = [fight]
    seen = set()
    while positions:
        state = positions.pop()
        if not state.sealed() or state in seen:
            continue
        seen.add(state)
        assert first_broken(state, HIDING) is None
        for seat in state.game.waiting(state):
            for action in state.legal_for(seat):
                after = state.clone()
                after.answer(seat, action)
                positions.append(after)
    assert len(seen) > 10
