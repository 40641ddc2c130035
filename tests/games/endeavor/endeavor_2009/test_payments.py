"""The third phase (END-040 to 046)."""

from typing import Any

import pytest

from carrack.core.scene import scene
from carrack.testing import act, legal, look, rule
from tests.games.endeavor.endeavor_2009.desk import table
from tests.games.endeavor.table import asked, changed, may, of, offered, refused, running

BUSY = "colonial_house! market! shipyard! barracks! fortress! docks! guild_hall!"


@rule("END-040")
@pytest.mark.parametrize(
    ("finance", "payments"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (6, 3), (7, 4), (9, 4), (10, 5), (17, 5)]
)
def test_payments_are_what_the_board_says_for_the_level_of_finance(finance: int, payments: int) -> None:
    """1 to 5; after so many nobody asks any more."""
    state = table(3, phase="paying", turn=6, owned={0: BUSY}, tokens={0: f"tok_finance*{finance}"}, harbour={1: 2})
    for k in range(payments):
        assert asked(state) == ("paying", 0), k
        act(state, [*legal(state)[0]])
    assert asked(state)[0] == "acting"
    assert of(state, "harbour", 0) == payments


@rule("END-046", "END-041")
def test_the_example_with_three_finance() -> None:
    """White has two payments: a disc comes from the barracks, one from the market, and the shipyard keeps its own."""
    state = table(3, phase="paying", owned={0: "barracks! market! shipyard!"}, tokens={0: "tok_finance*3"})
    before = look(state)
    act(state, ["recall", "market"], ["recall", "barracks"])
    assert of(state, "workers", 0) == ["3"]
    assert of(state, "harbour", 0) == 2
    assert changed(before, look(state)) == {"workers", "harbour"}


@rule("END-042")
def test_the_owner_chooses_which_buildings_are_cleared() -> None:
    """Any of the occupied ones; a set is named in ascending order, so that it has one path."""
    state = table(3, phase="paying", owned={0: "market! shipyard! docks! theatre"}, tokens={0: "tok_finance*2"})
    assert offered(state, "recall") == ["market", "shipyard", "docks"]
    assert refused(state, "recall", "theatre") == "no-worker-there END-041"
    act(state, ["recall", "shipyard"])
    assert offered(state, "recall") == ["docks"]
    assert refused(state, "recall", "market") == "out-of-order END-042"


@rule("END-043")
def test_unused_payments_lapse() -> None:
    """One of two is used; none is left for the phase of actions, nor in the next round."""
    state = table(3, phase="paying", owned={0: "market! shipyard! docks!"}, tokens={0: "tok_finance*2"})
    act(state, ["recall", "market"])
    assert may(state, "enough")
    act(state, ["enough"])
    assert asked(state) == ("acting", 0)
    assert of(state, "workers", 0) == ["2", "3"]
    assert not offered(state, "recall")


@rule("END-044")
def test_a_cleared_building_can_be_used_again_in_this_round() -> None:
    """The shipyard works twice: a worker came home before."""
    state = table(3, phase="paying", owned={0: "shipyard!"}, harbour={0: 1})
    assert asked(state) == ("acting", 0)
    act(state, ["activate", "shipyard"], ["ship", "africa"])
    assert of(state, "sailed", 0) == ["africa-1"]


@rule("END-045")
def test_without_workers_nobody_is_asked() -> None:
    """As in round 1."""
    state = table(3, phase="paying", owned={0: "shipyard"}, tokens={0: "tok_finance*4"}, run=False)
    assert "recalled" not in [what for what, _, _ in running(state)]
    assert asked(state)[0] == "building"


def test_a_payment_building_is_cleared_like_any_other() -> None:
    """Only payments as actions leave it alone."""
    state = table(3, phase="paying", owned={0: "museum! market! docks!"})
    assert offered(state, "recall") == ["market", "docks", "museum"]


def test_two_copies_are_two_payments() -> None:
    """Both markets can be named, one after the other."""
    state = table(3, phase="paying", owned={0: "market! market! docks!"}, tokens={0: "tok_finance*2"})
    act(state, ["recall", "market"], ["recall", "market"])
    assert of(state, "workers", 0) == ["3"]


def test_who_can_pay_all_is_asked_only_if_that_was_agreed() -> None:
    """With the option one may leave a worker where it is."""
    board: dict[str, Any] = {"owned": {0: "market! docks!"}, "tokens": {0: "tok_finance*2"}}
    state = table(3, phase="paying", run=False, **board)
    assert running(state) == [
        ("recalled", 0, {"building": "market", "plus": {"disc": 1}}),
        ("recalled", 0, {"building": "docks", "plus": {"disc": 1}}),
    ]
    state = table(3, phase="paying", options={"full_pay": "asked"}, **board)
    assert asked(state) == ("paying", 0)
    act(state, ["enough"])
    assert of(state, "workers", 0) == ["1", "2"]


def test_payments_are_ticked_once() -> None:
    """A set of at most as many workers as there are payments, each by its piece."""
    state = table(3, phase="paying", owned={0: "market! market! docks!"}, tokens={0: "tok_finance*2"})
    pick = scene(state.game, state, 0).pick
    assert pick is not None
    assert (pick.verb, pick.least, pick.most) == ("recall", 1, 2)
    assert pick.among == (
        ("owned.0/1", ("recall", "market")),
        ("owned.0/2", ("recall", "market")),
        ("owned.0/3", ("recall", "docks")),
    )
