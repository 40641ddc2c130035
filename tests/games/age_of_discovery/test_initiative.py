"""The initiative line: its money and its limit (AOD-116 to 121)."""

from __future__ import annotations

import pytest

from carrack.testing import act, rule
from tests.games.age_of_discovery.table import (
    asked,
    buildings,
    hand,
    line,
    money,
    next_turn,
    offered,
    order,
    place,
    refused,
    resolve,
    run_on,
    table,
)


@rule("AOD-116")
def test_money_and_the_next_turn_order() -> None:
    """The same two pieces earn $1 and $2 and lead the next turn."""
    state = table(4, initiative=[3, 2])
    next_turn(resolve(state))
    assert [money(state, seat) for seat in range(4)] == [0, 0, 2, 1]
    assert order(state) == [3, 2, 0, 1]


@rule("AOD-117")
@pytest.mark.parametrize(
    ("cells", "paid"),
    [
        ([3, 1, 4, 0, 2], [4, 2, 5, 1, 3]),
        ([4, 3, 2, 1, 0], [5, 4, 3, 2, 1]),
        ([2], [0, 0, 1, 0, 0]),
    ],
)
def test_a_cell_pays_its_number(cells: list[int], paid: list[int]) -> None:
    """$1 in cell 1, $2 in cell 2, up to $5 in cell 5."""
    state = resolve(table(5, initiative=cells))
    assert [money(state, seat) for seat in range(5)] == paid


@rule("AOD-117")
@pytest.mark.parametrize("kind", ["captain", "merchant", "missionary", "soldier"])
def test_a_specialist_earns_no_more(kind: str) -> None:
    """R-32: it may stand there, and its cell pays as it pays a colonist."""
    state = resolve(table(2, initiative=[1, (0, kind)]))
    assert [money(state, seat) for seat in range(2)] == [2, 1]


@rule("AOD-117")
def test_paid_once_a_turn() -> None:
    """The line is empty in the next turn and pays nothing then."""
    state = next_turn(resolve(table(2, initiative=[0])))
    assert line(state, "initiative") == []
    while int(state.turn) == 3:
        place(state, ("colonist", "shipping"))
    assert [money(state, seat) for seat in range(2)] == [1, 0]


@rule("AOD-118")
def test_paid_before_any_other_line() -> None:
    """When the first piece of the dock is to sail, the money is there."""
    state = resolve(table(3, initiative=[2, 1], dock=[0], discovered=["peru"]))
    assert asked(state) == "sailing"
    assert [money(state, seat) for seat in range(3)] == [0, 2, 1]


@rule("AOD-118")
def test_the_money_can_be_spent_in_the_same_turn() -> None:
    """With $9 and initiative cell 1 a building of Age I can be bought."""
    state = resolve(table(2, initiative=[0], capital=[0], money={0: 9}, sale=["mint"]))
    assert asked(state) == "buying"
    act(state, ["buy", "mint"])
    assert (buildings(state, 0), money(state, 0)) == (["mint"], 0)


@rule("AOD-120")
@pytest.mark.parametrize("kind", ["colonist", "captain"])
def test_one_piece_a_turn(kind: str) -> None:
    """A second one of the same player is refused, one of another player is not."""
    state = table(2, hands={0: f"{kind}*2", 1: "colonist*2"})
    place(state, (kind, "initiative"))
    assert ("colonist", "initiative") in offered(state, "place")
    place(state, ("colonist", "initiative"))
    refused(state, ["place", kind, "initiative"], "AOD-120")
    place(state, (kind, "shipping"))
    refused(state, ["place", "colonist", "initiative"], "AOD-120")


@rule("AOD-120")
def test_one_piece_in_every_turn() -> None:
    """In the next turn the player may go there again."""
    state = next_turn(resolve(table(3), "initiative"))
    assert int(state.actor) == 0
    place(state, ("colonist", "initiative"))
    assert line(state, "initiative") == [(0, "colonist")]
    assert hand(state, 0) == "colonist*4"


@rule("AOD-121")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nothing_without_a_piece(seats: int) -> None:
    """Only the last seat stands there; the others get nothing, whatever their place in turn order."""
    state = run_on(resolve(table(seats, initiative=[seats - 1])), "placing")
    assert [money(state, seat) for seat in range(seats)] == [0] * (seats - 1) + [1]
