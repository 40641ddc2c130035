"""University: once in a game one own piece jumps to the front of a line (AOD-260, AOD-261)."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.core.contract import State
from carrack.testing import act, look, rule
from tests.games.age_of_discovery.table import (
    asked,
    colony,
    hand,
    line,
    may_decline,
    money,
    offered,
    order,
    place,
    refused,
    resolve,
    ships,
    table,
)
from tests.games.age_of_discovery.turns import bought, final, over

FRANCE, ENGLAND, PORTUGAL = 0, 1, 2
FROM_HAND = {"university": "from_hand"}


def student(seat: int = FRANCE, **position: Any) -> State:
    """A position of three in turn 5, in which this seat owns the University."""
    given: dict[str, Any] = {"turn": 5, "buildings": {seat: ["university"]}} | position
    return table(3, **given)


def advances(state: State) -> list[str]:
    """What the actor may move to the front."""
    return sorted(str(args[0]) for args in offered(state, "advance"))


def seats_on(state: State, name: str) -> list[int]:
    """Whose pieces stand on a line, from its first cell."""
    return [seat for seat, _ in line(state, name)]


# ---- at the owner's go ---------------------------------------------------------------------------------


@rule("AOD-260")
def test_dock_piece_moves_to_the_first_cell_at_the_owners_go() -> None:
    """The pieces before it shift back in order, those behind it stay; what they are goes with them."""
    stood = [(1, "merchant"), (2, "colonist"), (0, "soldier"), (1, "captain")]
    state = student(dock=stood)
    act(state, ["advance", "dock_3"])
    assert line(state, "dock") == [(0, "soldier"), (1, "merchant"), (2, "colonist"), (1, "captain")]


@rule("AOD-260")
def test_initiative_piece_moves_to_the_first_cell_at_the_owners_go() -> None:
    """The others shift."""
    state = student(initiative=[(2, "captain"), 1, (0, "merchant")])
    act(state, ["advance", "initiative"])
    assert line(state, "initiative") == [(0, "merchant"), (2, "captain"), (1, "colonist")]


@rule("AOD-260")
def test_capital_piece_moves_to_the_first_cell_at_the_owners_go() -> None:
    """The others shift."""
    state = student(capital=[1, (2, "soldier"), (0, "missionary"), 1])
    act(state, ["advance", "capital_3"])
    assert line(state, "capital") == [(0, "missionary"), (1, "colonist"), (2, "soldier"), (1, "colonist")]


@rule("AOD-260")
def test_advance_does_not_use_up_the_go() -> None:
    """The same seat is asked again and places its piece."""
    state = student(dock=[1, 0], hands={0: "colonist", 1: "colonist"})
    act(state, ["advance", "dock_2"])
    assert (asked(state), int(state.actor), hand(state, FRANCE)) == ("placing", FRANCE, "colonist")
    place(state, ("colonist", "dock"))
    assert seats_on(state, "dock") == [0, 1, 0]
    assert int(state.actor) == ENGLAND


@rule("AOD-260")
def test_owner_chooses_which_own_piece_moves() -> None:
    """Every own piece that is not first, and no piece of others."""
    state = student(dock=[0, 1, 0, 2, (0, "captain")], capital=[1, 0, 2, 0], initiative=[2])
    assert advances(state) == ["capital_2", "capital_4", "dock_3", "dock_5"]
    refused(state, ["advance", "dock_2"], "AOD-260")
    refused(state, ["advance", "dock_1"], "AOD-260")
    refused(state, ["advance", "initiative"], "AOD-260")
    act(state, ["advance", "dock_5"])
    assert line(state, "dock")[0] == (0, "captain")
    assert seats_on(state, "dock") == [0, 0, 1, 0, 2]


@rule("AOD-260")
def test_other_lines_have_no_front() -> None:
    """Goods, warfare, specialists, shipping and discovery, and the dock cells X and Y, offer nothing."""
    state = table(
        3,
        turn=5,
        buildings={0: ["university", "indentured_servants", "colonial_laws"]},
        goods_line=[1, 0],
        warfare=[1, 0],
        specialists={"captain": 1, "merchant": 0},
        shipping={0: "captain"},
        discovery={0: "colonist"},
        dock_x=0,
        dock_y=0,
    )
    assert offered(state, "advance") == []


@rule("AOD-260")
def test_only_the_owner_may_use_it_and_at_the_own_go() -> None:
    """England owns it: France, whose go it is, cannot; and England is not asked."""
    state = student(ENGLAND, dock=[2, 0, 1], hands={0: "colonist", 1: "colonist"})
    assert offered(state, "advance") == []
    refused(state, ["advance", "dock_2"], "AOD-260")
    refused(state, ["advance", "dock_3"], seat=ENGLAND)
    place(state, ("colonist", "shipping"))
    act(state, ["advance", "dock_3"])
    assert seats_on(state, "dock") == [1, 2, 0]


@rule("AOD-260")
def test_university_serves_once() -> None:
    """After the first use nothing is offered, in this turn or the next."""
    state = student(dock=[1, 0], capital=[1, 0], order=[1, 2, 0])
    act(state, ["advance", "dock_2"])
    assert offered(state, "advance") == []
    refused(state, ["advance", "capital_2"], "AOD-260")
    refused(state, ["advance", "order"], "AOD-260")
    place(state, ("colonist", "warfare"))
    assert (int(state.turn), asked(state), order(state)) == (6, "placing", [1, 2, 0])
    place(state, ("colonist", "dock"), ("colonist", "dock"), ("colonist", "dock"))
    place(state, ("colonist", "warfare"), ("colonist", "warfare"))
    assert (int(state.actor), offered(state, "advance")) == (FRANCE, [])


# ---- turn order ----------------------------------------------------------------------------------------


@rule("AOD-260")
def test_turn_order_marker_moves_to_the_front_from_the_next_go_on() -> None:
    """England moves up in mid-round: Portugal still has its go, then the new round begins with England."""
    state = student(ENGLAND, turn_of=ENGLAND, hands={0: "colonist*2", 1: "colonist*3", 2: "colonist*3"})
    act(state, ["advance", "order"])
    assert (order(state), int(state.actor)) == ([1, 0, 2], ENGLAND)
    asking = []
    for _ in range(6):
        asking.append(int(state.actor))
        place(state, ("colonist", "shipping"))
    assert asking == [1, 2, 1, 0, 2, 1]


@rule("AOD-260")
def test_last_in_turn_order_goes_twice_running() -> None:
    """Portugal ends the round and begins the next."""
    state = student(PORTUGAL, turn_of=PORTUGAL, hands={0: "colonist", 1: "colonist", 2: "colonist*2"})
    act(state, ["advance", "order"])
    assert order(state) == [2, 0, 1]
    asking = []
    for _ in range(4):
        asking.append(int(state.actor))
        place(state, ("colonist", "shipping"))
    assert asking == [2, 2, 0, 1]


@rule("AOD-260")
def test_others_keep_their_order() -> None:
    """Only the owner jumps."""
    state = table(5, turn=5, turn_of=3, order=[4, 0, 2, 3, 1], buildings={3: ["university"]}, hands={1: "colonist"})
    act(state, ["advance", "order"])
    assert order(state) == [3, 4, 0, 2, 1]


@rule("AOD-260")
def test_new_turn_order_decides_the_port_in_the_same_turn() -> None:
    """Equal strength: the ship is England's now."""
    position: dict[str, Any] = {"turn_of": ENGLAND, "shipping": {0: "colonist", 1: "colonist"}}
    state = student(ENGLAND, **position)
    act(state, ["advance", "order"])
    place(state, ("colonist", "warfare"))
    assert (ships(state, FRANCE), ships(state, ENGLAND)) == (0, 1)
    state = resolve(student(ENGLAND, **position))
    assert (ships(state, FRANCE), ships(state, ENGLAND)) == (1, 0)


@rule("AOD-260")
def test_first_in_turn_order_cannot_move_up() -> None:
    """Nor on a line where the own piece is first."""
    state = student(dock=[0, 1], initiative=[0, 1], capital=[0, 1])
    assert offered(state, "advance") == []
    for name in ("order", "initiative", "dock_1", "capital_1"):
        refused(state, ["advance", name], "AOD-260")


# ---- before a line resolves ----------------------------------------------------------------------------


@rule("AOD-260")
@pytest.mark.parametrize(("used", "purses"), [(True, [1, 2, 3]), (False, [3, 1, 2])])
def test_window_before_initiative_resolves(used: bool, purses: list[int]) -> None:
    """The money follows the new cells, and so does the turn order of the next turn."""
    state = resolve(student(initiative=[1, 2, 0]))
    assert (asked(state), int(state.actor), may_decline(state)) == ("studying", FRANCE, True)
    assert advances(state) == ["initiative"]
    assert [money(state, seat) for seat in range(3)] == [0, 0, 0]
    act(state, ["advance", "initiative"] if used else ["decline"])
    assert [money(state, seat) for seat in range(3)] == purses
    if used:
        assert (int(state.turn), order(state)) == (6, [0, 1, 2])
    else:
        assert (asked(state), order(state)) == ("studying", [1, 2, 0])


@rule("AOD-260")
@pytest.mark.parametrize(("used", "sailing"), [(True, [0, 1, 2]), (False, [1, 2, 0])])
def test_window_before_the_dock_resolves(used: bool, sailing: list[int]) -> None:
    """Who moves up sails first. Initiative has paid by then."""
    state = resolve(student(dock=[1, 2, 0], initiative=[0], discovered=["peru"]))
    assert (asked(state), int(state.actor), advances(state)) == ("studying", FRANCE, ["dock_3"])
    assert money(state, FRANCE) == 1
    assert may_decline(state)
    act(state, ["advance", "dock_3"] if used else ["decline"])
    asking = []
    while asked(state) == "sailing":
        asking.append(int(state.actor))
        act(state, ["settle", "peru"])
    assert asking == sailing


@rule("AOD-260")
@pytest.mark.parametrize(("used", "buyer"), [(True, FRANCE), (False, ENGLAND)])
def test_window_before_the_capital_line_resolves(used: bool, buyer: int) -> None:
    """Who moves up buys first."""
    state = resolve(student(capital=[1, 0], money={0: 20, 1: 20}, sale=["taxes", "market"], dock=[0]))
    assert colony(state, FRANCE, "caribbean") == "colonist"
    assert (asked(state), int(state.actor), advances(state)) == ("studying", FRANCE, ["capital_2"])
    act(state, ["advance", "capital_2"] if used else ["decline"])
    assert (asked(state), int(state.actor)) == ("buying", buyer)
    assert seats_on(state, "capital") == ([0, 1] if used else [1, 0])


@rule("AOD-260")
def test_window_offers_its_own_line_only() -> None:
    """Before the dock neither capital nor turn order can be changed: their windows come."""
    state = resolve(student(dock=[1, 0], capital=[1, 0], order=[1, 2, 0]))
    assert advances(state) == ["dock_2"]
    refused(state, ["advance", "capital_2"], "AOD-260")
    refused(state, ["advance", "order"], "AOD-260")


@rule("AOD-260")
def test_every_window_is_offered_until_one_is_used() -> None:
    """Initiative, dock, capital, turn order, one after another."""
    state = resolve(student(initiative=[1, 0], dock=[1, 0], capital=[1, 0]))
    seen = []
    while int(state.turn) == 5 and asked(state) == "studying":
        seen.append(advances(state))
        act(state, ["decline"])
    assert seen == [["initiative"], ["dock_2"], ["capital_2"], ["order"]]
    assert (int(state.turn), order(state)) == (6, [1, 0, 2])


@rule("AOD-260")
def test_window_opens_only_for_a_piece_behind_the_first() -> None:
    """With own pieces in cell 1 alone, or none, nobody is asked; with one behind it the owner is."""
    state = resolve(student(initiative=[0, 1], dock=[0, 1], capital=[1, 2]))
    assert (int(state.turn), asked(state)) == (6, "placing")
    state = resolve(student(dock=[0, 1, (0, "merchant")], discovered=["peru"]))
    assert (asked(state), advances(state)) == ("studying", ["dock_3"])
    act(state, ["advance", "dock_3"])
    assert line(state, "dock") == [(0, "merchant"), (0, "colonist"), (1, "colonist")]


@rule("AOD-260")
def test_no_window_after_the_university_was_used() -> None:
    """Nor for a player who has none."""
    state = resolve(student(dock=[1, 0], initiative=[1, 0], capital=[1, 0], order=[1, 2, 0], studied=True))
    assert (int(state.turn), asked(state)) == (6, "placing")
    state = resolve(student(PORTUGAL, dock=[1, 0], initiative=[1, 0], capital=[1, 0]))
    assert (asked(state), int(state.actor), advances(state)) == ("studying", PORTUGAL, ["order"])


# ---- after phase I -------------------------------------------------------------------------------------


@rule("AOD-260")
@pytest.mark.parametrize(("used", "then"), [(True, [0, 2, 1]), (False, [2, 1, 0])])
def test_window_after_the_new_turn_order(used: bool, then: list[int]) -> None:
    """The initiative line has made Portugal first; France may jump before the next turn begins."""
    state = resolve(student(initiative=[2, 1]))
    assert (asked(state), int(state.actor), advances(state)) == ("studying", FRANCE, ["order"])
    assert (order(state), may_decline(state)) == ([2, 1, 0], True)
    act(state, ["advance", "order"] if used else ["decline"])
    assert (int(state.turn), order(state)) == (6, then)
    assert (asked(state), int(state.actor)) == ("placing", then[0])


@rule("AOD-260")
def test_university_may_be_used_in_the_turn_of_purchase() -> None:
    """The window before the capital line is past; that after phase I is open."""
    state = bought("university", seat=FRANCE, seats=3, order=[1, 2, 0], capital=[0, 1, 0], sale=["university"])
    assert (asked(state), int(state.actor), advances(state)) == ("studying", FRANCE, ["order"])
    act(state, ["advance", "order"])
    assert (int(state.turn), order(state)) == (5, [0, 1, 2])


@rule("AOD-260")
def test_declined_windows_leave_the_university_for_later() -> None:
    """In the next turn the owner may use it at the own go."""
    state = resolve(student(initiative=[2, 1]))
    act(state, ["decline"])
    place(state, ("colonist", "dock"), ("colonist", "shipping"))
    assert (int(state.actor), advances(state)) == (FRANCE, ["order"])
    assert not look(state)["studied"]


@rule("AOD-260")
def test_last_turn_has_no_turn_order_to_change() -> None:
    """The game ends before phase I."""
    assert over(resolve(student(turn=8, initiative=[2, 1])))


@rule("AOD-261")
@pytest.mark.parametrize("studied", [False, True])
def test_university_is_worth_five_points_used_or_not(studied: bool) -> None:
    """To its owner."""
    state = final(2, buildings={1: ["university"]}, studied=studied)
    assert (state.tally(0)["buildings"], state.tally(1)["buildings"]) == (0, 5)


# ---- the other reading: from the hand ------------------------------------------------------------------


@rule("AOD-260")
@pytest.mark.parametrize("name", ["dock", "initiative", "capital"])
def test_piece_of_the_hand_goes_straight_to_the_front(name: str) -> None:
    """It uses up the go, and the University."""
    standing: dict[str, Any] = {name: [1, (2, "captain")]}
    state = student(hands={0: "merchant colonist", 1: "colonist"}, options=FROM_HAND, **standing)
    act(state, ["front", "merchant", name])
    assert line(state, name) == [(0, "merchant"), (1, "colonist"), (2, "captain")]
    assert (hand(state, FRANCE), int(state.actor), look(state)["studied"]) == ("colonist", ENGLAND, True)
    place(state, ("colonist", "shipping"))
    assert offered(state, "front") == []
    refused(state, ["front", "colonist", "dock"], "AOD-260")


@rule("AOD-260")
def test_front_needs_room_on_the_line() -> None:
    """Five dock cells of three players are full, five capital cells too, and initiative takes one piece of each."""
    state = student(dock=[1] * 5, capital=[1] * 5, initiative=[1, 0], options=FROM_HAND)
    assert offered(state, "front") == []
    refused(state, ["front", "colonist", "dock"])
    refused(state, ["front", "colonist", "capital"])
    refused(state, ["front", "colonist", "initiative"], "AOD-120")


@rule("AOD-260")
def test_front_needs_the_piece_in_hand_and_the_building() -> None:
    """A soldier that is not there cannot go; England cannot at all."""
    state = student(dock=[1], options=FROM_HAND)
    refused(state, ["front", "soldier", "dock"], "AOD-050")
    state = student(ENGLAND, dock=[2], options=FROM_HAND)
    assert offered(state, "front") == []
    refused(state, ["front", "colonist", "dock"], "AOD-260")


@rule("AOD-260")
def test_turn_order_works_in_both_readings() -> None:
    """The marker always stands: at the own go, and after phase I."""
    state = student(ENGLAND, turn_of=ENGLAND, hands={1: "colonist*2"}, options=FROM_HAND)
    act(state, ["advance", "order"])
    assert (order(state), int(state.actor)) == ([1, 0, 2], ENGLAND)
    state = resolve(student(initiative=[2, 1], options=FROM_HAND))
    assert (asked(state), advances(state)) == ("studying", ["order"])


@rule("AOD-260")
def test_readings_exclude_each_other() -> None:
    """Pieces that stand do not move where the hand counts, and windows before lines are not asked; and the reverse."""
    state = student(dock=[1, 0], initiative=[1, 0], capital=[1, 0], options=FROM_HAND)
    assert offered(state, "advance") == []
    refused(state, ["advance", "dock_2"], "AOD-260")
    resolve(state)
    assert (asked(state), advances(state)) == ("studying", ["order"])
    state = student(dock=[1, 0])
    assert offered(state, "front") == []
    refused(state, ["front", "colonist", "capital"], "AOD-260")
