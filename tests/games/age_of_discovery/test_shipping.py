"""Merchant shipping: who wins the ship (AOD-136 to 138)."""

from __future__ import annotations

import pytest

from carrack.core.contract import State
from carrack.testing import look, rule
from tests.games.age_of_discovery.table import on_shipping, order, resolve, table


def winner(state: State) -> list[int]:
    """The ships of all seats after the line has resolved."""
    return list(look(resolve(state))["ships"])


# ---- the strongest -----------------------------------------------------------------------------------------


@rule("AOD-136")
@pytest.mark.parametrize("seat", range(4))
def test_strongest_takes_the_ship(seat: int) -> None:
    """Three colonists against two, two and one; it is one ship, and nobody else gets any."""
    others = iter(["colonist*2", "colonist*2", "colonist"])
    shipping = {k: "colonist*3" if k == seat else next(others) for k in range(4)}
    assert winner(table(4, shipping=shipping)) == [int(k == seat) for k in range(4)]


@rule("AOD-136")
def test_who_is_alone_on_the_line_takes_the_ship() -> None:
    """One colonist is enough, also of the last in turn order."""
    assert winner(table(3, shipping={2: "colonist"})) == [0, 0, 1]


@rule("AOD-136")
def test_ship_joins_those_won_before() -> None:
    """Who has two has three then; the others keep theirs."""
    assert winner(table(3, ships={0: 2, 1: 2, 2: 1}, shipping={1: "captain", 0: "colonist"})) == [2, 3, 1]


@rule("AOD-136")
def test_ship_counts_for_the_income_of_the_same_turn() -> None:
    """Two indigo and the ship just won make a set of three of a kind: 3."""
    state = resolve(table(2, goods={0: "indigo*2", 1: "rice*2"}, shipping={0: "colonist"}))
    assert look(state)["money"] == [3, 0]
    state.check()


@rule("AOD-136")
def test_ship_stays_if_nobody_is_there() -> None:
    """R-42: the ship waits in the port, and no second one comes."""
    state = table(3)
    assert winner(state) == [0, 0, 0]
    seen = look(state)
    assert (seen["turn"], seen["ship_in_port"], seen["ships_left"]) == (3, True, 7)


@rule("AOD-136")
def test_next_ship_comes_for_the_next_turn() -> None:
    """One has been won, one lies in the port, six wait."""
    state = table(3)
    resolve(state, "shipping")
    seen = look(state)
    assert (seen["ships"], seen["ship_in_port"], seen["ships_left"]) == ([1, 0, 0], True, 6)


@rule("AOD-136")
def test_losers_and_winner_leave_the_line() -> None:
    """What stood there this turn does not count in the next one."""
    state = resolve(table(2, shipping={0: "captain*2", 1: "colonist"}))
    assert [on_shipping(state, seat) for seat in (0, 1)] == ["", ""]


# ---- equal strength ----------------------------------------------------------------------------------------


@rule("AOD-137")
@pytest.mark.parametrize("row", [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
def test_of_equals_the_earlier_in_turn_order_wins(row: list[int]) -> None:
    """All three have two colonists: the first in the order takes the ship."""
    state = table(3, order=row, turn_of=row[0], shipping=dict.fromkeys(range(3), "colonist*2"))
    assert winner(state) == [int(seat == row[0]) for seat in range(3)]


@rule("AOD-137")
def test_order_does_not_help_who_is_weaker() -> None:
    """The first in the order has one colonist less than the two others, of whom the earlier wins."""
    shipping = {0: "colonist*3", 1: "colonist*2", 2: "colonist*3"}
    assert winner(table(3, order=[1, 2, 0], turn_of=1, shipping=shipping)) == [0, 0, 1]


@rule("AOD-137")
def test_order_of_this_turn_counts() -> None:
    """Seat 0 comes first next turn, by the initiative line, but in this turn seat 1 is ahead."""
    state = table(2, order=[1, 0], turn_of=1, initiative=[0], shipping={0: "colonist", 1: "colonist"})
    assert winner(state) == [0, 1]
    assert order(state) == [0, 1]


@rule("AOD-137")
def test_equal_strength_counts_not_an_equal_number() -> None:
    """D-16: one captain equals two colonists, and beats one."""
    shipping = {0: "colonist*2", 1: "captain"}
    assert winner(table(2, order=[1, 0], turn_of=1, shipping=shipping)) == [0, 1]
    assert winner(table(2, order=[0, 1], shipping=shipping)) == [1, 0]
    assert winner(table(2, order=[0, 1], shipping={0: "colonist", 1: "captain"})) == [0, 1]


# ---- strength ----------------------------------------------------------------------------------------------


@rule("AOD-138")
@pytest.mark.parametrize(
    ("stronger", "weaker"),
    [
        ("captain", "colonist"),
        ("merchant", "colonist"),
        ("colonist*2", "soldier"),
        ("colonist*2", "missionary"),
        ("captain merchant", "colonist*3"),
        ("colonist*5", "captain*2"),
        ("merchant*2 colonist", "captain*2"),
        ("missionary soldier colonist", "merchant"),
    ],
)
def test_captains_and_merchants_count_twice(stronger: str, weaker: str) -> None:
    """Who is stronger wins from either place in the order."""
    for row in ([0, 1], [1, 0]):
        assert winner(table(2, order=row, turn_of=row[0], shipping={0: weaker, 1: stronger})) == [0, 1]


@rule("AOD-138")
@pytest.mark.parametrize(
    ("one", "other"),
    [("captain", "merchant"), ("captain", "colonist*2"), ("soldier", "missionary"), ("merchant soldier", "colonist*3")],
)
def test_equal_strengths(one: str, other: str) -> None:
    """Whoever is first in the order wins, so neither is stronger."""
    assert winner(table(2, order=[0, 1], shipping={0: one, 1: other})) == [1, 0]
    assert winner(table(2, order=[1, 0], turn_of=1, shipping={0: one, 1: other})) == [0, 1]
