"""Preparing the next turn: buildings, goods, the ship, the next hand (AOD-075 to 091)."""

from __future__ import annotations

from collections import Counter

import pytest

from carrack.games.age_of_discovery.game import GAME
from carrack.testing import act, look, rule
from tests.games.age_of_discovery.table import (
    ENGLAND,
    asked,
    buildings,
    goods,
    hand,
    next_turn,
    offer,
    offered,
    place,
    refused,
    resolve,
    run_on,
    sale,
    ships,
    table,
    wander,
)
from tests.games.age_of_discovery.turns import AGE_1, AGE_2, AGE_3, idle_turn

ROW = ["settlers", "monastery", "trade_routes", "parade_ground", "mint"]
NEXT_1 = ["navigator", "conquistador", "trading_post", "settlers_2", "indentured_servants"]
NEXT_2 = ["taxes", "stables", "market", "fortress", "cathedral"]
NEXT_3 = ["navy", "power", "fame", "wealth", "militia"]


# ---- E: buildings ------------------------------------------------------------------------------------------


@rule("AOD-075")
@pytest.mark.parametrize("bought", range(6))
@pytest.mark.parametrize("turn", [1, 2])
def test_five_tiles_for_the_next_turn(turn: int, bought: int) -> None:
    """However many were bought, so many come from the top of the stack; the others stay."""
    state = table(2, turn=turn, sale=ROW, stacks={1: NEXT_1}, capital=[0] * bought, money={0: 50})
    resolve(state)
    for tile in ROW[:bought]:
        act(state, ["buy", tile])
    assert sorted(sale(state)) == sorted(ROW[bought:] + NEXT_1[:bought])
    assert len(look(state)["stack_1"]) == 7 - bought


@rule("AOD-075")
@pytest.mark.parametrize(("turn", "tiles"), [(4, AGE_2), (5, AGE_2), (7, AGE_3)])
def test_tiles_of_the_current_age(turn: int, tiles: tuple[str, ...]) -> None:
    """In later ages the row is filled from the stack of that age."""
    state = table(2, turn=turn, sale=tiles[:5], capital=[0, 0], money={0: 50})
    resolve(state)
    act(state, ["buy", tiles[1]], ["buy", tiles[3]])
    next_turn(state)
    assert sorted(sale(state)) == sorted([tiles[0], tiles[2], tiles[4], tiles[5], tiles[6]])


@rule("AOD-076")
@pytest.mark.parametrize("turn", [1, 2, 3])
def test_only_tiles_of_age_one_in_age_one(turn: int) -> None:
    """With any amount of money exactly the five on sale can be bought; what is in a stack cannot."""
    state = resolve(table(2, turn=turn, sale=ROW, capital=[0], money={0: 99}))
    assert sorted(str(tile) for (tile,) in offered(state, "buy")) == sorted(ROW)
    for tile in (*AGE_2, *AGE_3, "navigator"):
        refused(state, ["buy", tile], "AOD-139")


@rule("AOD-077", "AOD-078")
def test_the_end_of_age_one() -> None:
    """R-05: after turn 3 unsold tiles and the rest of the stack are gone; five of Age II come from their stack."""
    state = table(3, turn=3, sale=ROW, stacks={2: NEXT_2}, buildings={1: ["navigator"]})
    next_turn(resolve(state))
    assert sale(state) == NEXT_2
    seen = look(state)
    assert seen["stack_1"] == []
    assert sorted(seen["stack_2"] + sale(state)) == sorted(AGE_2)
    assert seen["buildings"] == [[], ["navigator"], []]


@rule("AOD-077", "AOD-078")
def test_age_one_does_not_end_earlier() -> None:
    """After turn 2 the unsold tiles stay."""
    state = next_turn(resolve(table(3, turn=2, sale=ROW)))
    assert sale(state) == ROW
    assert len(look(state)["stack_1"]) == 7


@rule("AOD-078", "AOD-079")
def test_new_ages_are_drawn_unseen() -> None:
    """Nobody can tell two positions apart that differ in the tiles on top of the next stack."""
    for turn, age, tops in ((3, 2, AGE_2), (6, 3, AGE_3)):
        one, other = (table(2, turn=turn, stacks={age: [tile]}) for tile in tops[:2])
        assert [one.observe(seat) for seat in (-1, 0, 1)] == [other.observe(seat) for seat in (-1, 0, 1)]
        assert sale(next_turn(resolve(one))) == list(tops[:5])
        assert tops[1] in sale(next_turn(resolve(other)))


@rule("AOD-079")
def test_the_end_of_age_two() -> None:
    """After turn 6 unsold tiles of Age II are gone, five of Age III are on sale; after turn 5 not yet."""
    state = next_turn(resolve(table(3, turn=6, sale=NEXT_2, stacks={3: NEXT_3})))
    assert sale(state) == NEXT_3
    seen = look(state)
    assert seen["stack_2"] == []
    assert sorted(seen["stack_3"] + sale(state)) == sorted(AGE_3)
    state = next_turn(resolve(table(3, turn=5, sale=NEXT_2)))
    assert sale(state) == NEXT_2
    assert len(look(state)["stack_2"]) == 9


@rule("AOD-080")
@pytest.mark.parametrize(("bought", "left"), [(0, 4), (1, 4), (2, 3), (3, 2)])
def test_no_tiles_are_added_when_an_age_is_used_up(bought: int, left: int) -> None:
    """One tile is left in the stack, four are on sale: it is added, then the row gets shorter."""
    row, last = ["settlers", "settlers_2", "monastery", "mint"], "navigator"
    sold = [tile for tile in AGE_1 if tile not in (*row, last)]
    stack = [last] if bought else []
    owned = sold if bought else [*sold, last]
    state = table(2, turn=2, sale=row, stacks={1: stack}, buildings={1: owned}, capital=[0] * bought, money={0: 30})
    assert look(state)["stack_1"] == stack
    run_on(resolve(state), "buying", "placing")
    for tile in row[:bought]:
        act(state, ["buy", tile.removesuffix("_2")])
    run_on(state, "placing")
    assert len(sale(state)) == left
    assert look(state)["stack_1"] == []
    assert set(sale(state)) == {*row[bought:], *stack}


@rule("AOD-081")
def test_a_tile_used_once_stays_with_its_owner() -> None:
    """New World Cartography, bought in turn 3, lies before its owner to the end of the game."""
    state = resolve(table(2, turn=3, capital=[0], money={0: 10}, sale=["new_world_cartography"]))
    act(state, ["buy", "new_world_cartography"], ["chart", "canada"])
    while not state.over:
        assert buildings(state, 0) == ["new_world_cartography"]
        idle_turn(state)
    assert buildings(state, 0) == ["new_world_cartography"]
    assert state.tally(0)["buildings"] == 4


@rule("AOD-081")
def test_no_building_is_ever_lost() -> None:
    """In whole games what somebody has bought stays."""
    bought = 0
    for seed in range(3):
        owned: set[tuple[int, str]] = set()
        for state in wander(GAME.deal(3, seed=seed), seed):
            now = {(seat, tile) for seat in range(3) for tile in buildings(state, seat)}
            assert owned <= now
            owned = now
        bought += len(owned)
    assert bought > 0


@rule("AOD-082", "AOD-083")
def test_settlers_bought_in_age_one_work_to_the_end() -> None:
    """The rulebook's example: an additional colonist in every turn of Ages I, II and III."""
    state = resolve(table(2, turn=1, capital=[0], money={0: 10}, sale=["settlers"]))
    act(state, ["buy", "settlers"])
    hands = []
    while not state.over:
        hands.append((int(state.turn), hand(state, 0), hand(state, 1)))
        idle_turn(state)
    assert hands == [(turn, "colonist*6", "colonist*5") for turn in range(2, 9)]


@rule("AOD-082")
def test_every_turn_to_the_last() -> None:
    """Taxes, owned in turn 5, pay $10 in turns 5, 6, 7 and 8."""
    state = resolve(table(2, turn=5, buildings={0: ["taxes"]}))
    paid = []
    while not state.over:
        paid.append(look(state)["money"][0])
        idle_turn(state)
    assert [*paid, look(state)["money"][0]] == [10, 20, 30, 40]


@rule("AOD-084")
def test_three_tiles_remain_after_turn_two() -> None:
    """The rulebook's example: for turn 3 two new tiles of Age I are drawn and join the three."""
    state = table(3, turn=2, sale=ROW, stacks={1: NEXT_1}, capital=[0, 1], money={0: 10, 1: 10})
    resolve(state)
    act(state, ["buy", "settlers"], ["buy", "monastery"])
    assert int(state.turn) == 3
    assert sorted(sale(state)) == sorted(["trade_routes", "parade_ground", "mint", "navigator", "conquistador"])
    assert look(state)["stack_1"][:3] == NEXT_1[2:]


# ---- F: goods ----------------------------------------------------------------------------------------------


@rule("AOD-085")
def test_goods_left_over_go_back_into_the_pile() -> None:
    """Nobody takes the four silver. Over many games some of them are offered again at once, and some are not."""
    seen: Counter[int] = Counter()
    for seed in range(60):
        state = table(
            2, offer=["silver"] * 4, goods={1: "gold*4 sugar*5 tobacco*4 coffee*3 furs*3 indigo*4"}, seed=seed
        )
        assert look(state)["good_pile"].count("silver") == 1
        next_turn(resolve(state))
        seen[offer(state).count("silver")] += 1
        assert (offer(state) + look(state)["good_pile"]).count("silver") == 5
    assert seen[0] > 0
    assert seen[1] > 0
    assert seen[2] > 0
    assert seen[4] < 30


@rule("AOD-085")
def test_the_pile_is_shuffled_with_them() -> None:
    """The good that was on top of the pile need not be offered next."""
    tops = set()
    for seed in range(30):
        state = table(2, pile=["rice", "rice", "rice"], seed=seed)
        tops.add(offer(next_turn(resolve(state))).count("rice"))
    assert 0 in tops


@rule("AOD-086")
@pytest.mark.parametrize("taken", range(5))
def test_four_goods_are_offered_every_turn(taken: int) -> None:
    """Whether none or all four were taken; what was taken is missing from pile and offer together."""
    state = table(2, offer=["rice", "rice", "rice", "gold"], goods_line=[0] * taken)
    resolve(state)
    while asked(state) == "trading":
        act(state, ["take", offer(state)[0]])
    assert len(offer(state)) == 4
    assert len(look(state)["good_pile"]) == 33 - taken
    assert sum(look(state)["goods"][0].values()) == taken


@rule("AOD-086")
def test_goods_are_offered_through_the_whole_game() -> None:
    """R-44: however many are taken, at every placement four are on offer."""
    state = GAME.deal(5, seed=3)
    while not state.over:
        if asked(state) == "placing":
            assert len(offer(state)) == 4
            spots = [str(spot) for _, spot in offered(state, "place")]
            place(state, (str(offered(state, "place")[0][0]), "goods" if "goods" in spots else "shipping"))
        else:
            state.apply(state.legal()[0])
    assert sum(len(goods(state, seat)) > 0 for seat in range(5)) >= 4


# ---- G: the ship -------------------------------------------------------------------------------------------


@rule("AOD-087", "AOD-088")
def test_a_new_ship_only_when_the_port_is_empty() -> None:
    """Won, it is replaced from those waiting; not won, it stays and none is added (R-42)."""
    state = next_turn(resolve(table(3, ships={1: 2}), "shipping"))
    assert (look(state)["ship_in_port"], look(state)["ships_left"], ships(state, 0)) == (True, 4, 1)
    state = next_turn(resolve(table(3, ships={1: 2})))
    assert (look(state)["ship_in_port"], look(state)["ships_left"]) == (True, 5)


@rule("AOD-088")
def test_never_two_ships_in_the_port() -> None:
    """After two turns in which nobody wanted it, one player wins one ship, and the port is empty until the refresh."""
    state = idle_turn(idle_turn(GAME.deal(2, seed=1)))
    assert int(state.turn) == 3
    while sum(sum(look(state)["hand"][seat].values()) for seat in range(2)) > 1:
        place(state, ("colonist", "shipping" if int(state.actor) == 0 else "discovery"))
    place(state, ("colonist", "shipping" if int(state.actor) == 0 else "discovery"))
    assert asked(state) == "exploring"
    assert ships(state, 0) == 1
    assert (look(state)["ship_in_port"], look(state)["ships_left"]) == (False, 7)


# ---- H: the next hand --------------------------------------------------------------------------------------


@rule("AOD-089")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_five_colonists_for_everybody(seats: int) -> None:
    """Neither more nor fewer, and whatever stands on the board."""
    crowd = {(seat, "peru"): "colonist*9" for seat in range(seats)}
    state = next_turn(resolve(table(seats, colony=crowd, discovery={0: "colonist*4"})))
    assert [hand(state, seat) for seat in range(seats)] == ["colonist*5"] * seats


@rule("AOD-090")
def test_what_was_earned_joins_them() -> None:
    """From the specialist line, from training, from buildings: and only for the one next turn."""
    state = table(
        3,
        specialists={"merchant": 0, "soldier": 1, "training": 1},
        money={1: 5},
        buildings={0: ["settlers", "settlers_2"], 2: ["trade_routes", "parade_ground"]},
    )
    resolve(state)
    act(state, ["train", "soldier"])
    assert [hand(state, seat) for seat in range(3)] == [
        "colonist*7 merchant",
        "colonist*5 soldier*2",
        "colonist*5 merchant soldier",
    ]
    idle_turn(state)
    assert [hand(state, seat) for seat in range(3)] == [
        "colonist*7",
        "colonist*5",
        "colonist*5 merchant soldier",
    ]


@rule("AOD-091")
def test_the_example_of_the_rulebook() -> None:
    """Red owns Monastery and had a colonist in the captain cell: 5 colonists, 1 missionary, 1 captain."""
    red = ENGLAND
    state = next_turn(resolve(table(3, buildings={red: ["monastery"]}, specialists={"captain": red})))
    assert hand(state, red) == "colonist*5 captain missionary"
    assert sum(look(state)["hand"][red].values()) == 7
