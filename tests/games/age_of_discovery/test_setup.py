"""Set-up: players, board, buildings, goods, ships, the dock, the starting order (AOD-021 to 043)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from carrack.core.errors import Unknown
from carrack.games.age_of_discovery.game import GAME
from carrack.testing import act, look, rule
from tests.games.age_of_discovery.table import (
    asked,
    colony,
    discovered,
    goods,
    hand,
    line,
    money,
    next_turn,
    offer,
    offered,
    order,
    place,
    refused,
    resolve,
    sale,
    ships,
    table,
)

SEATS = (2, 3, 4, 5)
REGIONS = (
    "canada",
    "new_england",
    "florida",
    "new_spain",
    "caribbean",
    "new_granada",
    "peru",
    "brazil",
    "rio_de_la_plata",
)
TOKENS = {f"dt{k:02}" for k in range(1, 17)}
AGE_1 = {
    "settlers",
    "settlers_2",
    "monastery",
    "trade_routes",
    "parade_ground",
    "indentured_servants",
    "conquistador",
    "navigator",
    "fall_of_the_inca",
    "trading_post",
    "new_world_cartography",
    "mint",
}
AGE_2 = {
    "indian_allies",
    "privateers",
    "shipyards",
    "cathedral",
    "taxes",
    "university",
    "west_indies_company",
    "colonial_laws",
    "rum_distillery",
    "market",
    "military_academy",
    "fortress",
    "stables",
    "overpopulation",
}
AGE_3 = {
    "militia",
    "mercantilism",
    "population",
    "navy",
    "power",
    "prosperity",
    "fame",
    "wealth",
    "relocation",
    "manufactory",
}


def face_down(**differing: tuple[Any, Any]) -> None:
    """No viewer can tell two positions apart that differ only in this."""
    one, other = (table(3, **{name: pair[k] for name, pair in differing.items()}) for k in (0, 1))
    assert look(one) != look(other)
    for viewer in (-1, 0, 1, 2):
        assert one.observe(viewer) == other.observe(viewer)


# ---- players -----------------------------------------------------------------------------------------------


@rule("AOD-021")
def test_every_seat_has_a_colour_of_its_own() -> None:
    """Five seats are five nations: one of them can name each of the four others as its foe."""
    here = {(seat, "caribbean"): "soldier" for seat in range(5)}
    for seat, others in enumerate(
        [
            ["england", "portugal", "spain", "holland"],
            ["france", "portugal", "spain", "holland"],
            ["france", "england", "spain", "holland"],
            ["france", "england", "portugal", "holland"],
            ["france", "england", "portugal", "spain"],
        ]
    ):
        state = resolve(table(5, turn_of=seat, colony=here))
        assert offered(state, "battle") == [("caribbean", other) for other in others]


@rule("AOD-021", "AOD-023", "AOD-024")
@pytest.mark.parametrize("seats", SEATS)
def test_what_stands_before_and_on_the_board(seats: int) -> None:
    """Each player has five colonists in hand and one marker of turn order; all other pieces are in the reserve."""
    state = GAME.deal(seats, seed=seats)
    seen = look(state)
    assert [hand(state, seat) for seat in range(seats)] == ["colonist*5"] * seats
    assert sorted(order(state)) == list(range(seats))
    for name in ("next", "shipping", "discovery"):
        assert all(sum(pieces.values()) == 0 for pieces in seen[name])
    for name in ("initiative", "dock", "goods_at", "specialists", "capital", "warfare"):
        assert line(state, name) == []
    assert all(colony(state, seat, region) == "" for seat in range(seats) for region in REGIONS)
    for name in ("buildings", "tokens", "cards"):
        assert seen[name] == [[]] * seats
    assert all(goods(state, seat) == "" and ships(state, seat) == 0 for seat in range(seats))


@rule("AOD-022", "AOD-040", "AOD-041")
@pytest.mark.parametrize("seats", SEATS)
def test_starting_money_by_place(seats: int) -> None:
    """Ten each, and 0, 1, 2, 3, 4 more by place in the starting order: 10, 11, 12, 13, 14."""
    for seed in range(20):
        state = GAME.deal(seats, seed=seed)
        assert [money(state, seat) for seat in order(state)] == [10, 11, 12, 13, 14][:seats]


# ---- the map -----------------------------------------------------------------------------------------------


@rule("AOD-025")
def test_a_token_in_every_region_but_the_caribbean() -> None:
    """Eight different tokens lie out, the other eight stay in the box."""
    for seed in range(20):
        seen = look(GAME.deal(3, seed=seed))
        lying = dict(zip(REGIONS, seen["token"], strict=True))
        assert [region for region, token in lying.items() if token is None] == ["caribbean"]
        assert {token for token in lying.values() if token} | set(seen["box"]) == TOKENS
        assert len(seen["box"]) == 8


@rule("AOD-025")
def test_tokens_are_random() -> None:
    """Over many deals every token lies in the first region, in the last, and stays in the box."""
    deals = [look(GAME.deal(2, seed=seed)) for seed in range(300)]
    assert {seen["token"][0] for seen in deals} == TOKENS
    assert {seen["token"][8] for seen in deals} == TOKENS
    assert {seen["box"][0] for seen in deals} == TOKENS
    assert {seen["box"][7] for seen in deals} == TOKENS


@rule("AOD-025")
def test_tokens_lie_face_down() -> None:
    """R-47: neither those in regions nor those in the box are known."""
    face_down(tokens=({"canada": "dt01", "peru": "dt16"}, {"canada": "dt16", "peru": "dt01"}))
    face_down(tokens=({"canada": "dt01"}, {"canada": "dt16"}))


@rule("AOD-026")
@pytest.mark.parametrize("seats", SEATS)
def test_the_caribbean_is_open_from_the_first_turn(seats: int) -> None:
    """In turn 1 it is the only region discovered, and that is where the dock leads."""
    state = GAME.deal(seats, seed=3)
    assert discovered(state) == ["caribbean"]
    while int(state.turn) == 1:
        place(state, ("colonist", "dock" if ("colonist", "dock") in offered(state, "place") else "shipping"))
    settled = [colony(state, seat, "caribbean") for seat in order(state)]
    assert settled == ["colonist*2"] * (seats - 1) + ["colonist"]


@rule("AOD-027", "AOD-028")
@pytest.mark.parametrize("seats", SEATS)
def test_one_good_lies_in_every_region(seats: int) -> None:
    """Nine goods lie out. One silver of six is in Peru, so five are elsewhere; all three rice are elsewhere."""
    for seed in range(10):
        seen = look(GAME.deal(seats, seed=seed))
        assert seen["unclaimed"] == list(REGIONS)
        others = seen["offer"] + seen["good_pile"]
        elsewhere = {"silver": 5, "gold": 4, "sugar": 5, "furs": 3, "fish": 2, "tobacco": 4, "cocoa": 2, "coffee": 3}
        elsewhere |= {"cattle": 2, "rice": 3, "indigo": 4}
        assert {good: others.count(good) for good in elsewhere} == elsewhere


# ---- buildings, goods, ships -------------------------------------------------------------------------------


@rule("AOD-029")
def test_three_stacks_by_age() -> None:
    """Twelve tiles of Age I (five of them on sale), fourteen of Age II, ten of Age III."""
    seen = look(GAME.deal(4, seed=6))
    assert sorted(seen["stack_1"] + seen["sale"]) == sorted(AGE_1)
    assert sorted(seen["stack_2"]) == sorted(AGE_2)
    assert sorted(seen["stack_3"]) == sorted(AGE_3)


@rule("AOD-029")
def test_stacks_lie_face_down() -> None:
    """Nobody knows the order of a stack."""
    face_down(stacks=({1: ["mint"]}, {1: ["trading_post"]}))
    face_down(stacks=({2: ["taxes"]}, {2: ["stables"]}))
    face_down(stacks=({3: ["navy"]}, {3: ["power"]}))


@rule("AOD-029", "AOD-030")
def test_stacks_are_shuffled() -> None:
    """Over many deals each tile of an age is on top once, and each of Age I is on sale."""
    deals = [look(GAME.deal(2, seed=seed)) for seed in range(250)]
    assert {seen["stack_1"][0] for seen in deals} == AGE_1
    assert {seen["stack_2"][0] for seen in deals} == AGE_2
    assert {seen["stack_3"][0] for seen in deals} == AGE_3
    assert {seen["sale"][0] for seen in deals} == {seen["sale"][4] for seen in deals} == AGE_1


@rule("AOD-030")
@pytest.mark.parametrize("seats", SEATS)
def test_five_tiles_of_age_one_on_sale(seats: int) -> None:
    """Five different ones, seven stay in the stack."""
    state = GAME.deal(seats, seed=8)
    assert len(set(sale(state))) == 5
    assert set(sale(state)) < AGE_1
    assert len(look(state)["stack_1"]) == 7


@rule("AOD-031", "AOD-032")
def test_pile_and_offer_of_goods() -> None:
    """Of 46 goods 9 lie in regions; of the other 37 four are offered and 33 stay in the pile."""
    state = GAME.deal(5, seed=2)
    assert len(offer(state)) == 4
    assert len(look(state)["good_pile"]) == 33


@rule("AOD-031", "AOD-032")
def test_goods_are_shuffled() -> None:
    """Over many deals every kind is offered first, offered last, on top of the pile and at its bottom."""
    deals = [look(GAME.deal(2, seed=seed)) for seed in range(250)]
    for name, at in (("offer", 0), ("offer", 3), ("good_pile", 0), ("good_pile", -1)):
        assert len({seen[name][at] for seen in deals}) == 11


@rule("AOD-031")
def test_the_pile_lies_face_down() -> None:
    """Nobody knows its order."""
    offered_now = ["coffee", "furs", "fish", "cocoa"]
    face_down(pile=(["rice"], ["gold"]), offer=(offered_now, offered_now))


@rule("AOD-033")
@pytest.mark.parametrize("seats", SEATS)
def test_one_ship_in_the_port(seats: int) -> None:
    """The first ship is there to be won in turn 1."""
    state = GAME.deal(seats, seed=1)
    assert look(state)["ship_in_port"] is True
    state = resolve(table(seats, turn=1), "shipping")
    assert ships(state, 0) == 1


# ---- the dock ----------------------------------------------------------------------------------------------


@rule("AOD-034")
@pytest.mark.parametrize("turn", [1, 4, 8])
@pytest.mark.parametrize(("seats", "usable"), [(2, 3), (3, 5), (4, 7), (5, 9)])
def test_usable_dock_cells(seats: int, usable: int, turn: int) -> None:
    """2 x players - 1 in every turn; the next piece finds no room."""
    state = table(seats, turn=turn, hands=dict.fromkeys(range(seats), "colonist*5"))
    for taken in range(usable):
        assert len(line(state, "dock")) == taken
        place(state, ("colonist", "dock"))
    refused(state, ["place", "colonist", "dock"], "AOD-034")
    assert len(line(state, "dock")) == usable


@rule("AOD-036")
def test_nine_dock_cells_with_five_players() -> None:
    """Cells 1 to 9 can be used, the tenth is closed."""
    state = table(5, dock=[0, 1, 2, 3, 4, 0, 1, 2])
    assert ("colonist", "dock") in offered(state, "place")
    state = table(5, dock=[0, 1, 2, 3, 4, 0, 1, 2, 3])
    refused(state, ["place", "colonist", "dock"], "AOD-034")


@rule("AOD-037")
@pytest.mark.parametrize("seats", SEATS)
def test_x_and_y_are_open_with_any_number_of_players(seats: int) -> None:
    """With all numbered cells taken by others, the colonists in X and Y sail as well."""
    full = [1] * (2 * seats - 1)
    owned = {0: ["indentured_servants", "colonial_laws"]}
    state = resolve(table(seats, buildings=owned, dock=full, dock_x=0, dock_y=0))
    assert colony(state, 0, "caribbean") == "colonist*2"


@rule("AOD-038")
@pytest.mark.parametrize("seats", SEATS)
def test_x_and_y_serve_the_owners_of_their_buildings(seats: int) -> None:
    """R-11: at the end of a turn a colonist of the owner of each stands in its cell, and there is none without."""
    state = table(seats, turn=5, buildings={0: ["indentured_servants"], 1: ["colonial_laws"]})
    seen = look(next_turn(resolve(state)))
    assert (seen["dock"][9], seen["dock"][10]) == (0, 1)
    assert seen["dock_piece"][9:] == ["colonist", "colonist"]
    seen = look(next_turn(resolve(table(seats, turn=5))))
    assert seen["dock"][9:] == [-1, -1]


@rule("AOD-038")
@pytest.mark.parametrize("spot", ["dock_x", "dock_y"])
def test_no_hand_piece_goes_to_x_or_y(spot: str) -> None:
    """R-11: not even a piece of the owner."""
    owned = {0: ["indentured_servants", "colonial_laws"]}
    for seat in (0, 1):
        state = table(3, buildings=owned, turn_of=seat)
        refused(state, ["place", "colonist", spot], "AOD-038")


@rule("AOD-038")
@pytest.mark.parametrize(("spot", "own", "other"), [("dock_x", 0, 1), ("dock_y", 1, 0)])
def test_x_and_y_as_cells_to_place_in(spot: str, own: int, other: int) -> None:
    """The other reading of R-11: the owner alone may place one hand piece there, and none comes by itself."""
    owned = {0: ["indentured_servants"], 1: ["colonial_laws"]}
    placed = {"dock_xy": "placed"}
    for seat in (other, 2):
        state = table(3, buildings=owned, turn_of=seat, options=placed)
        refused(state, ["place", "colonist", spot], "AOD-038")
    hands = {own: "captain*2", 2: "colonist"}
    state = table(3, buildings=owned, turn_of=own, hands=hands, order=[own, 2, other], options=placed)
    place(state, ("captain", spot), ("colonist", "shipping"))
    refused(state, ["place", "captain", spot], "AOD-038")
    place(state, ("captain", "shipping"))
    assert colony(state, own, "caribbean") == "captain"
    seen = look(next_turn(state))
    assert seen["dock"][9:] == [-1, -1]


# ---- the starting order, players, nations ------------------------------------------------------------------


@rule("AOD-039")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_starting_order_is_random(seats: int) -> None:
    """Over many deals every order occurs."""
    orders = {tuple(order(GAME.deal(seats, seed=seed))) for seed in range(60 * seats)}
    assert orders == set(permutations(range(seats)))


@rule("AOD-042")
@pytest.mark.parametrize("seats", [-1, 0, 1, 6])
def test_not_fewer_than_two_and_not_more_than_five_players(seats: int) -> None:
    """There is no game alone and none for six."""
    with pytest.raises(Unknown):
        GAME.deal(seats)


@rule("AOD-042")
@pytest.mark.parametrize("seats", SEATS)
def test_two_to_five_players(seats: int) -> None:
    """So many are asked to place their five colonists."""
    state = GAME.deal(seats, seed=1)
    asked_to_place = []
    while asked(state) == "placing" and int(state.turn) == 1:
        asked_to_place.append(int(state.actor))
        place(state, ("colonist", "shipping"))
    assert sorted(asked_to_place) == [seat for seat in range(seats) for _ in range(5)]


@rule("AOD-043")
def test_nations_and_colours() -> None:
    """Red England, blue France, yellow Spain, green Portugal, orange Holland."""
    assert {nation["colour"]: nation["id"] for nation in GAME.components["nation"]} == {
        "red": "england",
        "blue": "france",
        "yellow": "spain",
        "green": "portugal",
        "orange": "holland",
    }


@rule("AOD-043")
@pytest.mark.parametrize("seat", range(5))
def test_nations_play_alike(seat: int) -> None:
    """The same pieces and goods bring every nation the same: initiative, merchant, sets, ship, next hand."""
    state = table(
        5,
        turn_of=seat,
        initiative=[seat],
        dock=[(seat, "merchant"), (seat, "missionary")],
        shipping={seat: "colonist"},
        specialists={"captain": seat},
        goods={seat: "sugar*3"},
        buildings={seat: ["settlers"]},
        discovery={seat: "captain"},
        tokens={"canada": "dt03"},
        colony={(seat, "peru"): "colonist"},
        found={seat: ["dt01"]},
    )
    resolve(state)
    act(state, ["settle", "peru"], ["settle", "peru"], ["send", "captain"], ["explore", "canada"])
    assert colony(state, seat, "peru") == "colonist*2 merchant missionary"
    assert goods(state, seat) == "silver sugar*3"
    assert money(state, seat) == 1 + 5 + 1 + 6  # initiative, merchant, token, three sugar and the ship
    assert hand(state, seat) == "colonist*6 captain"
    assert colony(state, seat, "canada") == "colonist"
