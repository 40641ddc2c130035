"""Big Deals: white-framed cubes go to all the others (CEN-BIG-024 to 026)."""

from __future__ import annotations

from itertools import permutations

import pytest

from carrack.core.contract import State
from carrack.games.century.spice_road.game import GAME
from carrack.testing import act, legal, look, rule
from tests.games.century.spice_road.table import answer_all, caravan, offered, over, refused, table

# d09: a green and a brown cube; a yellow one for every other player. d12: two brown ones; a red one for the others.
FULL = {1: "YYYYYRRRRR", 2: "YYGGGGGGGG", 3: "YYYRRRGGBB"}


def generous(deal: str = "d12", *, seats: int = 4, cubes: str = "", caravans: dict[int, str] | None = None) -> State:
    """Seat 0 has a card with this deal and another to lay down."""
    return table(
        seats, caravans={**(caravans or {}), 0: cubes}, hands={0: ["s1", "m05"]}, deals={"m05": deal, "m06": deal}
    )


def caravans(state: State) -> list[str]:
    """The cubes of every seat."""
    return [caravan(state, seat) for seat in range(int(state.seats))]


# ---- every other player ------------------------------------------------------------------------------------


@rule("CEN-BIG-024", "CEN-BIG-025")
@pytest.mark.parametrize(("seats", "turn_of"), [(2, 0), (2, 1), (3, 1), (4, 3), (5, 0), (5, 2)])
def test_every_other_player_takes_the_cube(seats: int, turn_of: int) -> None:
    """CEN-AMB-050: each of them gets a red cube, unasked; who struck the deal gets two brown ones alone."""
    state = table(seats, turn_of=turn_of, hands={turn_of: ["s1", "m05"]}, deals={"m05": "d12"})
    act(state, ["deal", "m05"])
    assert caravans(state) == ["BB" if seat == turn_of else "R" for seat in range(seats)]
    assert state.turn_of == state.actor == (turn_of + 1) % seats


@rule("CEN-BIG-024", "CEN-BIG-025")
@pytest.mark.parametrize(("deal", "own", "gift"), [("d09", "GB", "Y"), ("d11", "RRRR", "R")])
def test_gift_has_the_colour_shown(deal: str, own: str, gift: str) -> None:
    """Also in a deal while acquiring, and whatever the others have already."""
    state = table(3, caravans={1: "B", 2: "GG"}, merchants=["m11"], deals={"m11": deal})
    act(state, ["acquire", 0], ["lay", "s1"])
    assert caravans(state) == [own, gift + "B", gift + "GG"]


@rule("CEN-BIG-025")
def test_who_strikes_the_deal_gets_none() -> None:
    """Six upgrades and a yellow cube for the others: an empty caravan stays empty."""
    state = generous("d15", seats=3)
    act(state, ["deal", "m05"])
    assert caravans(state) == ["", "Y", "Y"]


@rule("CEN-BIG-024", "CEN-BIG-019")
def test_gift_comes_in_its_place_among_the_symbols() -> None:
    """CEN-AMB-039: it is printed after the upgrades, so the others get it when they are done."""
    state = generous("d15", seats=3, cubes="YG")
    act(state, ["deal", "m05"], ["upgrade", "yellow"])
    assert caravans(state) == ["RG", "", ""]
    act(state, ["stop"])
    assert caravans(state) == ["RG", "Y", "Y"]
    assert state.turn_of == 1


@rule("CEN-BIG-024")
def test_gift_touches_nothing_but_caravans() -> None:
    """Hands, played cards and coins of the others stay as they are."""
    state = generous(seats=3)
    before = look(state)
    act(state, ["deal", "m05"])
    after = look(state)
    for entry in ("hand", "played", "claimed", "gold", "silver"):
        assert after[entry][1:] == before[entry][1:]


# ---- surplus -----------------------------------------------------------------------------------------------


@rule("CEN-BIG-026")
def test_others_give_back_their_surplus_in_the_same_turn() -> None:
    """All three have eleven cubes now: each decides, before the next turn begins; seat 0 has room and is not asked."""
    state = generous(caravans=FULL)
    act(state, ["deal", "m05"])
    assert state.turn_of == 0
    assert state.actor == 1
    assert GAME.waiting(state) == [1, 2, 3]
    assert caravans(state) == ["BB", "YYYYYRRRRRR", "YYRGGGGGGGG", "YYYRRRRGGBB"]
    refused(state, ["discard", "brown"], "", seat=0)
    answer_all(state, [(1, "yellow"), (2, "red"), (3, "brown")])
    assert caravans(state) == ["BB", "YYYYRRRRRR", "YYGGGGGGGG", "YYYRRRRGGB"]
    assert state.turn_of == state.actor == 1


@rule("CEN-BIG-026")
def test_order_of_their_answers_changes_nothing() -> None:
    """In any order of the three seats the same position comes of it, and it is seat 0's turn until the last answer."""
    answers = {1: "yellow", 2: "red", 3: "brown"}
    ends = set()
    for order in permutations(answers):
        state = generous(caravans=FULL)
        act(state, ["deal", "m05"])
        for seat in order:
            assert state.turn_of == 0
            answer_all(state, [(seat, answers[seat])])
        assert state.turn_of == 1
        ends.add(state.to_bytes())
    assert len(ends) == 1


@rule("CEN-BIG-026")
def test_only_those_without_room_are_asked() -> None:
    """A caravan with nine cubes takes the gift; the full one of another player gives any cube back."""
    state = generous(seats=3, caravans={1: "YYYYYRRRR", 2: "YYYYYYYYGB"})
    act(state, ["deal", "m05"])
    assert GAME.waiting(state) == [2]
    assert legal(state) == [["discard", colour] for colour in ("yellow", "red", "green", "brown")]
    act(state, ["discard", "red"])
    assert caravans(state) == ["BB", "YYYYYRRRRR", "YYYYYYYYGB"]
    assert state.turn_of == 1


@rule("CEN-BIG-026")
def test_gift_beyond_capacity_is_not_refused() -> None:
    """CEN-AMB-050: a full caravan takes the cube first, so its owner may keep it and give back another."""
    state = generous(seats=2, caravans={1: "YYYYYYYYYY"})
    act(state, ["deal", "m05"], ["discard", "yellow"])
    assert caravan(state, 1) == "YYYYYYYYYR"


@rule("CEN-BIG-026")
def test_own_surplus_and_that_of_others_are_asked_together() -> None:
    """Seat 0 strikes a deal with ten cubes: it is asked first, seat 2 at the same time."""
    state = generous(seats=3, cubes="YYYYYYYYYY", caravans={2: "YYYYYGGGGG"})
    act(state, ["deal", "m05"])
    assert (state.actor, GAME.waiting(state)) == (0, [0, 2])
    answer_all(state, [(2, "green"), (0, "yellow"), (0, "yellow")])
    assert caravans(state) == ["YYYYYYYYBB", "R", "YYYYYRGGGG"]
    assert state.turn_of == 1


@rule("CEN-BIG-026")
def test_surplus_of_one_colour_goes_back_unasked() -> None:
    """Ten red cubes and one more: the owner has no choice."""
    state = generous(seats=2, caravans={1: "RRRRRRRRRR"})
    act(state, ["deal", "m05"])
    assert caravan(state, 1) == "RRRRRRRRRR"
    assert state.turn_of == 1


@rule("CEN-BIG-026", "CEN-BIG-013")
def test_row_is_filled_before_anybody_gives_back() -> None:
    """The deal while acquiring is over, row and all, when the end of the turn is reached."""
    state = table(2, caravans={1: "YYYYYRRRRR"}, merchants=["m11"], next_merchant="m40", deals={"m11": "d12"})
    act(state, ["acquire", 0], ["lay", "s1"])
    assert offered(state, "discard") == ["yellow", "red"]
    assert look(state)["merchant_row"][5] == "m40"
    state.check()


@rule("CEN-BIG-026", "CEN-BIG-009")
def test_gift_in_the_last_turn_is_cut_before_scoring() -> None:
    """Seat 1's last turn: seat 0's eleventh cube goes back first, then the game is over and ten cubes score."""
    state = table(
        2,
        turn_of=1,
        ending=True,
        caravans={0: "YRRRRRRRRR"},
        hands={1: ["s1", "m05"]},
        deals={"m05": "d12"},
    )
    act(state, ["deal", "m05"])
    assert (over(state), int(state.actor)) == (False, 0)
    act(state, ["discard", "yellow"])
    assert over(state)
    assert [int(state.score(seat)) for seat in range(2)] == [10, 2]
