"""The goods line: which goods, who chooses first, what becomes of them (AOD-132 to 135)."""

from __future__ import annotations

import pytest

from carrack.testing import act, legal, look, rule
from tests.games.age_of_discovery.table import (
    asked,
    goods,
    line,
    may_decline,
    offer,
    offered,
    place,
    refused,
    resolve,
    table,
)
from tests.games.age_of_discovery.turns import idle_turn

OFFER = ["rice", "fish", "furs", "coffee"]
ONE_EACH = {"goods_line": "one_each"}


# ---- one good for each piece -------------------------------------------------------------------------------


@rule("AOD-132")
def test_piece_takes_one_of_the_goods_offered() -> None:
    """Any of the four may be taken, nothing else; taking none is no choice."""
    state = resolve(table(2, goods_line=[1], offer=OFFER))
    assert (asked(state), state.actor) == ("trading", 1)
    assert sorted(offered(state, "take")) == [("coffee",), ("fish",), ("furs",), ("rice",)]
    assert not may_decline(state)
    for good in ("gold", "silver", "sugar", "tobacco", "indigo", "cattle", "cocoa"):
        refused(state, ["take", good], "AOD-132")


@rule("AOD-132")
@pytest.mark.parametrize("good", OFFER)
def test_good_taken_leaves_the_offer(good: str) -> None:
    """It belongs to who took it; the others stay where they are, and it cannot be taken again."""
    state = resolve(table(3, goods_line=[1, 2], offer=OFFER, goods={1: "silver", 2: "gold"}))
    act(state, ["take", good])
    assert look(state)["goods"][1][good] == 1
    assert sum(look(state)["goods"][1].values()) == 2
    assert goods(state, 2) == "gold"
    assert offer(state) == [other for other in OFFER if other != good]
    refused(state, ["take", good], "AOD-132")
    state.check()


@rule("AOD-132")
def test_two_of_a_kind_are_two_goods() -> None:
    """Who takes one leaves the other."""
    state = resolve(table(2, goods_line=[0, 1], offer=["rice", "rice", "fish", "furs"]))
    assert sorted(offered(state, "take")) == [("fish",), ("furs",), ("rice",)]
    act(state, ["take", "rice"])
    assert sorted(offered(state, "take")) == [("fish",), ("furs",), ("rice",)]
    act(state, ["take", "rice"])
    assert [goods(state, seat) for seat in (0, 1)] == ["rice", "rice"]


@rule("AOD-132")
def test_one_piece_takes_one_good() -> None:
    """A seat with two pieces takes two goods, one with one piece one, one without a piece none."""
    state = resolve(table(3, goods_line=[0, 2, 0], offer=OFFER))
    act(state, ["take", "rice"], ["take", "fish"], ["take", "furs"])
    assert [goods(state, seat) for seat in range(3)] == ["furs rice", "", "fish"]
    assert asked(state) == "placing"


@rule("AOD-132")
def test_all_four_goods_may_go() -> None:
    """The fourth piece takes the last good without being asked."""
    state = resolve(table(2, goods_line=[0, 0, 1, 1], offer=OFFER))
    act(state, ["take", "coffee"], ["take", "furs"], ["take", "fish"])
    assert [goods(state, seat) for seat in (0, 1)] == ["furs coffee", "fish rice"]
    assert asked(state) == "placing"


@rule("AOD-132")
@pytest.mark.parametrize("piece", ["captain", "merchant", "missionary", "soldier"])
def test_specialist_takes_a_good_like_a_colonist(piece: str) -> None:
    """One good, whatever stands there."""
    state = resolve(table(2, goods_line=[(0, piece)], offer=OFFER))
    act(state, ["take", "fish"])
    assert goods(state, 0) == "fish"
    assert state.turn == 3


# ---- who chooses first -------------------------------------------------------------------------------------


@rule("AOD-133")
@pytest.mark.parametrize("cells", [[2, 0, 1], [1, 0, 2, 1], [0, 1, 1, 0], [2, 2, 0, 1]])
def test_cells_choose_from_the_first_on(cells: list[int]) -> None:
    """Neither turn order nor seat matters: cell 1 has the choice of four, cell 2 of three, and so on."""
    state = resolve(table(3, order=[1, 0, 2], turn_of=1, goods_line=cells, offer=OFFER))
    for n, seat in enumerate(cells[:3]):
        assert (asked(state), state.actor) == ("trading", seat)
        assert len(legal(state)) == 4 - n
        act(state, ["take", str(offered(state, "take")[-1][0])])
    counts = [sum(look(state)["goods"][seat].values()) for seat in range(3)]
    assert counts == [cells.count(seat) for seat in range(3)]


@rule("AOD-133")
def test_pieces_stand_from_the_first_cell_on() -> None:
    """R-02: who places later stands further right and chooses later."""
    state = table(3, hands={0: "colonist", 1: "colonist", 2: "colonist"}, goods_line=[2], offer=OFFER)
    place(state, ("colonist", "goods"), ("colonist", "goods"))
    assert line(state, "goods_at") == [(2, "colonist"), (0, "colonist"), (1, "colonist")]


# ---- what becomes of them ----------------------------------------------------------------------------------


@rule("AOD-134")
def test_goods_taken_lie_open() -> None:
    """Every seat, and a spectator, can tell who has taken what."""
    seen = {}
    for good in ("rice", "fish"):
        state = resolve(table(3, goods_line=[1, 1], offer=OFFER))
        act(state, ["take", good])
        seen[good] = [tuple(state.observe(viewer)) for viewer in (-1, 0, 1, 2)]
    assert all(one != other for one, other in zip(seen["rice"], seen["fish"], strict=True))


@rule("AOD-135")
def test_goods_pay_every_turn_and_stay() -> None:
    """Three sugar pay 3 in the turn they are completed and in the next, and nothing is given up for it."""
    state = resolve(table(2, goods={0: "sugar*2"}, goods_line=[0], offer=["sugar", "rice", "fish", "furs"]))
    act(state, ["take", "sugar"])
    for paid in (3, 6, 9):
        assert look(state)["money"] == [paid, 0]
        assert goods(state, 0) == "sugar*3"
        idle_turn(state)


# ---- how many of one player --------------------------------------------------------------------------------


@rule("AOD-132")
def test_one_player_may_fill_the_line() -> None:
    """R-02: four pieces of one player, and then nobody has room."""
    state = table(2, hands={0: "colonist*2", 1: "colonist"}, goods_line=[0, 0, 0])
    place(state, ("colonist", "goods"))
    assert [seat for seat, _ in line(state, "goods_at")] == [0, 0, 0, 0]
    assert state.actor == 1
    refused(state, ["place", "colonist", "goods"], "AOD-051")


@rule("AOD-132")
def test_option_one_each_allows_one_piece_of_a_player() -> None:
    """Seat 1 stands there and may not add a piece of any kind; seat 2 may."""
    state = table(3, turn_of=1, hands={1: "colonist soldier", 2: "colonist"}, goods_line=[0, 1], options=ONE_EACH)
    refused(state, ["place", "colonist", "goods"], "AOD-132")
    refused(state, ["place", "soldier", "goods"], "AOD-132")
    place(state, ("colonist", "shipping"), ("colonist", "goods"))
    assert [seat for seat, _ in line(state, "goods_at")] == [0, 1, 2]


@rule("AOD-132")
def test_option_one_each_still_has_four_cells() -> None:
    """The fifth player finds the line full."""
    state = table(5, turn_of=4, goods_line=[0, 1, 2, 3], options=ONE_EACH)
    refused(state, ["place", "colonist", "goods"], "AOD-051")
