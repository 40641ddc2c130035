"""The phases of a turn, the order of the lines, what leaves them, and what is open to all (AOD-044 to 049, 066 to 074,
096 to 098)."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.core.contract import State
from carrack.core.journal import Journal
from carrack.games.age_of_discovery.game import GAME
from carrack.testing import act, legal, look, rule
from tests.games.age_of_discovery.table import (
    asked,
    buildings,
    colony,
    earned,
    goods,
    hand,
    line,
    money,
    next_turn,
    offer,
    offered,
    on_discovery,
    on_shipping,
    order,
    place,
    refused,
    resolve,
    run_on,
    sale,
    ships,
    table,
    wander,
)

ON_EVERY_LINE: dict[str, Any] = {
    "initiative": [1],
    "dock": [0],
    "goods_line": [0],
    "shipping": {0: "colonist", 1: "captain"},
    "capital": [0],
    "discovery": {0: "colonist"},
    "specialists": {"captain": 0, "training": 0},
    "warfare": [0],
    "money": {0: 15},
    "colony": {(0, "peru"): "soldier", (1, "peru"): "colonist"},
    "sale": ["trading_post", "mint"],
}
"""Something to decide on every line that asks; seat 2 has the last piece to place."""


def until(kind: str, **given: Any) -> State:
    """A position with pieces on every line, resolved up to this question; what is asked before is declined."""
    state = resolve(table(3, turn_of=2, **(ON_EVERY_LINE | given)), "initiative")
    return run_on(state, kind)


# ---- the whole game ----------------------------------------------------------------------------------------


@rule("AOD-044")
def test_resolution_waits_for_the_last_piece() -> None:
    """With one piece in any hand no line pays: the initiative money comes with the last placement."""
    state = table(3, hands={0: "colonist*2", 1: "colonist", 2: "colonist"}, initiative=[1])
    for _ in range(3):
        place(state, ("colonist", "shipping"))
        assert (asked(state), money(state, 1), ships(state, 0)) == ("placing", 0, 0)
    place(state, ("colonist", "shipping"))
    assert (money(state, 1), ships(state, 0)) == (1, 1)


@rule("AOD-045", "AOD-066")
def test_lines_resolve_from_top_to_bottom() -> None:
    """Initiative, dock, goods, merchant shipping, capital buildings, discovery, specialists, warfare."""
    state = resolve(table(3, turn_of=2, **ON_EVERY_LINE), "initiative")
    seen = []
    while asked(state) != "placing":
        at = (money(state, 1), colony(state, 0, "peru"), goods(state, 0) != "", ships(state, 1))
        seen.append((asked(state), *at, earned(state, 0)))
        answers: dict[str, list[str | int]] = {
            "sailing": ["settle", "peru"],
            "trading": ["take", offer(state)[0]],
            "training": ["train", "soldier"],
        }
        act(state, answers.get(asked(state), ["decline"]))
    one, two = "soldier", "colonist soldier"
    assert seen == [
        ("sailing", 1, one, False, 0, ""),
        ("trading", 1, two, False, 0, ""),
        ("buying", 1, two, True, 1, ""),
        ("exploring", 1, two, True, 1, ""),
        ("training", 1, two, True, 1, "captain"),
        ("warring", 1, two, True, 1, "captain soldier"),
    ]


@rule("AOD-046")
def test_every_piece_on_a_line_acts() -> None:
    """Four pieces on the goods line take four goods, three in the dock sail, whatever they are."""
    state = table(
        3,
        goods_line=[0, (1, "soldier"), (0, "captain"), (2, "merchant")],
        dock=[(0, "soldier"), 1, (1, "captain")],
        offer=["rice", "rice", "rice", "gold"],
    )
    resolve(state)
    act(state, ["take", "rice"], ["take", "gold"])  # only rice is left for the others
    assert [goods(state, seat) for seat in range(3)] == ["rice*2", "gold", "rice"]
    assert [colony(state, seat, "caribbean") for seat in range(3)] == ["soldier", "colonist captain", ""]


@rule("AOD-047")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_eight_turns(seats: int) -> None:
    """Every game goes through the turns 1 to 8 one after another and is over then."""
    state = GAME.deal(seats, seed=seats)
    turns = [int(state.turn)]
    for later in wander(state, seats):
        if int(later.turn) != turns[-1]:
            turns.append(int(later.turn))
    assert turns == [1, 2, 3, 4, 5, 6, 7, 8]


@rule("AOD-048")
@pytest.mark.parametrize(("turn", "price"), [(1, 10), (2, 10), (3, 10), (4, 14), (5, 14), (6, 14), (7, 20), (8, 20)])
def test_ages(turn: int, price: int) -> None:
    """The price tells the age: $10 in turns 1 to 3, $14 in turns 4 to 6, $20 in turns 7 and 8."""
    state = run_on(resolve(table(2, turn=turn, capital=[0], money={0: price - 1})), "buying", "placing")
    assert asked(state) != "buying"
    tile = {10: "mint", 14: "market", 20: "fame"}[price]
    state = resolve(table(2, turn=turn, capital=[0], money={0: price}, sale=[tile]))
    act(state, ["buy", tile])
    assert (buildings(state, 0), money(state, 0)) == ([tile], 0)


@rule("AOD-049")
def test_income_comes_before_the_benefits_and_these_before_the_refreshing() -> None:
    """The journal of a turn: sets pay, then Trading Post; colonies score, new tiles, new goods, the new order."""
    state = table(3, turn=3, goods={0: "rice*3"}, buildings={0: ["trading_post"]}, colony={(1, "peru"): "colonist*3"})
    state.journal = Journal()
    resolve(state, "goods")
    act(state, ["take", offer(state)[0]])
    wanted = ("took", "income", "yielded", "scored", "new_age", "for_sale", "offered", "new_order")
    told = [entry.what for entry in state.journal.seen_by(-1) if entry.what in wanted]
    assert list(dict.fromkeys(told)) == list(wanted)


@rule("AOD-049")
def test_the_last_phases_in_order() -> None:
    """When the University may change the new order, all is refreshed and taken, but the marker has not moved yet."""
    state = table(
        2,
        turn=4,
        buildings={1: ["university"]},
        shipping={0: "colonist"},
        capital=[0],
        goods_line=[0],
        money={0: 14},
        sale=["taxes", "market", "stables", "fortress", "shipyards"],
        specialists={"captain": 1},
    )
    resolve(state, "initiative")
    act(state, ["take", offer(state)[0]])
    act(state, ["buy", sale(state)[0]])
    assert (asked(state), int(state.actor)) == ("studying", 1)
    assert (len(sale(state)), len(offer(state)), look(state)["ship_in_port"]) == (5, 4, True)
    assert (hand(state, 0), hand(state, 1)) == ("colonist*5", "colonist*5 captain")
    assert (order(state), line(state, "initiative"), int(state.turn)) == ([0, 1], [], 4)
    act(state, ["decline"])
    assert int(state.turn) == 5


@rule("AOD-049")
def test_benefits_come_before_goods_are_refreshed() -> None:
    """D-14: West Indies Company draws from the pile while the goods that nobody took still lie on the line."""
    everything = "gold*4 silver cattle*2 cocoa*2 fish*2 sugar*5 furs*3 coffee*3 tobacco*4 indigo*4"
    for seed in range(12):
        state = table(
            2,
            buildings={0: ["west_indies_company"]},
            goods={1: everything},
            offer=["silver"] * 4,
            pile=["rice"] * 3,
            seed=seed,
        )
        assert look(state)["good_pile"] == ["rice"] * 3
        next_turn(resolve(state))
        assert goods(state, 0) == "rice"


# ---- lines are cleared -------------------------------------------------------------------------------------


@rule("AOD-067")
def test_pieces_leave_the_goods_line() -> None:
    """They stand there while goods are taken and are gone when the next line asks, not to the hand."""
    state = until("trading", goods_line=[(0, "captain"), 1])
    assert line(state, "goods_at") == [(0, "captain"), (1, "colonist")]
    run_on(state, "buying")
    assert line(state, "goods_at") == []
    assert hand(state, 0) == hand(state, 1) == ""


@rule("AOD-068")
def test_pieces_leave_merchant_shipping() -> None:
    """R-45: the winner's and the losers' go to the reserve, not to the hand."""
    state = until("trading")
    assert [on_shipping(state, seat) for seat in range(2)] == ["colonist", "captain"]
    run_on(state, "buying")
    assert [on_shipping(state, seat) for seat in range(2)] == ["", ""]
    assert hand(state, 0) == hand(state, 1) == ""


@rule("AOD-069")
def test_pieces_leave_the_capital_line() -> None:
    """Whether their owner bought or declined."""
    state = until("buying", capital=[0, (1, "soldier")])
    assert line(state, "capital") == [(0, "colonist"), (1, "soldier")]
    run_on(state, "exploring")
    assert line(state, "capital") == []
    assert hand(state, 0) == hand(state, 1) == ""


@rule("AOD-070")
def test_pieces_leave_the_specialist_line() -> None:
    """Also the one in the training cell."""
    state = until("training", specialists={"captain": (1, "merchant"), "training": 0})
    assert line(state, "specialists") == [(1, "merchant"), (0, "colonist")]
    run_on(state, "warring")
    assert line(state, "specialists") == []
    assert hand(state, 0) == hand(state, 1) == ""


@rule("AOD-071")
def test_pieces_leave_the_warfare_line() -> None:
    """Also those whose owner passed."""
    state = until("warring", warfare=[0, (1, "captain")])
    assert line(state, "warfare") == [(0, "colonist"), (1, "captain")]
    run_on(state, "placing")
    assert line(state, "warfare") == []


@rule("AOD-067", "AOD-068", "AOD-069")
def test_returned_pieces_are_not_placed_again() -> None:
    """R-45: specialists that stood on the lines are gone; the next hand is five colonists."""
    state = table(
        2,
        initiative=[(0, "soldier")],
        goods_line=[(0, "captain")],
        shipping={0: "merchant"},
        capital=[(0, "missionary")],
        specialists={"captain": (1, "soldier")},
        warfare=[(0, "soldier")],
    )
    next_turn(resolve(state))
    assert [hand(state, seat) for seat in range(2)] == ["colonist*5", "colonist*5 captain"]


@rule("AOD-072")
def test_pieces_stay_on_the_discovery_line() -> None:
    """Who does not send them finds them there in the next turn; those sent are gone."""
    state = table(3, discovery={0: "captain colonist", 1: "soldier*2"}, tokens={"canada": "dt16"})
    resolve(state)
    act(state, ["send", "colonist"], ["explore", "canada"], ["decline"])
    assert asked(state) == "placing"
    assert [on_discovery(state, seat) for seat in range(3)] == ["captain", "soldier*2", ""]


# ---- income and benefits -----------------------------------------------------------------------------------


@rule("AOD-073")
def test_income_after_the_last_line() -> None:
    """While warfare still asks nothing has been paid; then every player gets the income of the own sets."""
    state = until("warring", goods={0: "sugar*4", 2: "rice*3"}, ships={1: 1}, money={})
    assert [money(state, seat) for seat in range(3)] == [0, 1, 2]  # initiative
    run_on(state, "placing")
    assert [money(state, seat) for seat in range(3)] == [6, 1, 5]


@rule("AOD-074")
def test_benefits_come_every_turn_after_income() -> None:
    """Trading Post pays its owner $5 once per turn."""
    state = table(3, buildings={1: ["trading_post"]})
    assert [money(next_turn(resolve(state)), seat) for seat in range(3)] == [0, 5, 0]
    while int(state.turn) == 3:
        place(state, ("colonist", "shipping"))
    assert [money(state, seat) for seat in range(3)] == [0, 10, 0]


@rule("AOD-074")
def test_benefits_in_turn_order() -> None:
    """R-07: with order 2, 0, 1 the owners of Stables and Relocation move pieces in that order."""
    for cells, first in (([2, 0, 1], 2), ([0, 2, 1], 0)):
        state = table(
            3,
            order=cells,
            turn_of=cells[0],
            buildings={0: ["stables"], 2: ["relocation"]},
            colony={(0, "peru"): "soldier", (2, "brazil"): "colonist"},
        )
        resolve(state)
        assert (asked(state), int(state.actor)) == ("improving", first)


@rule("AOD-074")
def test_privateers_first() -> None:
    """R-07: seat 0 pays the owner of Privateers before its Trading Post pays, though it is first in turn order."""
    state = table(2, buildings={0: ["trading_post"], 1: ["privateers"]}, ships={1: 2}, goods={0: "rice*3"})
    next_turn(resolve(state))
    assert [money(state, seat) for seat in range(2)] == [3 - 2 + 5, 2]
    state = table(2, buildings={0: ["trading_post"], 1: ["privateers"]}, ships={1: 2})
    next_turn(resolve(state))
    assert [money(state, seat) for seat in range(2)] == [5, 0]


@rule("AOD-074")
def test_a_building_works_in_the_turn_it_is_bought() -> None:
    """R-10: Trading Post pays at once $5, Settlers gives a colonist for the next turn."""
    state = resolve(table(2, capital=[0, 0], money={0: 20}, sale=["trading_post", "settlers"]))
    act(state, ["buy", "trading_post"], ["buy", "settlers"])
    assert (money(state, 0), hand(state, 0)) == (5, "colonist*6")


# ---- open holdings, no trade, the marker -------------------------------------------------------------------


@rule("AOD-096")
@pytest.mark.parametrize(
    "held",
    [
        {"money": {1: 3}},
        {"hands": {0: "colonist", 1: "colonist"}},
        {"earned": {1: "captain"}},
        {"discovery": {1: "soldier"}},
        {"colony": {(1, "caribbean"): "merchant"}},
        {"goods": {1: "rice"}, "offer": ["gold"], "pile": ["silver"]},
        {"ships": {1: 1}},
        {"buildings": {1: ["mint"]}, "sale": ["settlers", "settlers_2", "monastery", "trade_routes", "navigator"]},
    ],
)
def test_holdings_are_public(held: dict[str, Any]) -> None:
    """R-47: what seat 1 has is seen by every seat and by spectators."""
    same = {name: value for name, value in held.items() if name in ("offer", "pile", "sale")}
    without, with_it = table(3, **same), table(3, **held)
    for viewer in (-1, 0, 1, 2):
        assert without.observe(viewer) != with_it.observe(viewer)


@rule("AOD-096")
def test_no_holding_is_hidden() -> None:
    """Of all that is recorded only piles, tokens, the box and the marks of a battle under way are not seen by all."""
    hidden = {r.name for r in GAME.layout.own if r.seen != "all"}
    assert hidden == {"good_pile", "stack_1", "stack_2", "stack_3", "deck", "token", "box", "marked"}


@rule("AOD-097")
@pytest.mark.parametrize("seed", range(3))
def test_nothing_is_given_away(seed: int) -> None:
    """Through whole games nobody loses goods, ships, buildings or finds, nor money by another one's choice."""
    state = GAME.deal(4, seed=seed)
    before, actor = look(state), int(state.actor)
    for later in wander(state, seed):
        after = look(later)
        plundered = any("privateers" in owned for owned in after["buildings"])
        for seat in range(4):
            assert all(n <= after["goods"][seat][good] for good, n in before["goods"][seat].items())
            assert before["ships"][seat] <= after["ships"][seat]
            for name in ("buildings", "tokens", "cards"):
                assert set(before[name][seat]) <= set(after[name][seat])
            assert seat == actor or plundered or before["money"][seat] <= after["money"][seat]
        before, actor = after, int(later.actor)


@rule("AOD-097")
def test_nobody_can_offer_anything() -> None:
    """At a go of placing there is nothing to do but placing: no verb hands anything to another player."""
    state = table(2, hands={0: "colonist*2"}, money={0: 50}, goods={0: "sugar*4"}, ships={0: 1})
    assert {str(action[0]) for action in legal(state)} == {"place"}
    refused(state, ["take", "sugar"])
    assert offered(state, "buy") == []


@rule("AOD-098")
@pytest.mark.parametrize("turn", range(1, 8))
def test_the_marker_moves_one_space(turn: int) -> None:
    """After each of the first seven turns the next one begins, and only at its end."""
    state = table(3, turn=turn, discovery={0: "colonist"})
    resolve(state)
    assert (asked(state), int(state.turn)) == ("exploring", turn)
    act(state, ["decline"])
    assert (asked(state), int(state.turn)) == ("placing", turn + 1)
