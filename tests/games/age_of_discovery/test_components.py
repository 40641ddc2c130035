"""What is in the box, and what each thing is for (AOD-001 to 020)."""

from __future__ import annotations

from collections import Counter

import pytest

from carrack.core.contract import State
from carrack.games.age_of_discovery.game import GAME
from carrack.testing import act, legal, look, rule
from tests.games.age_of_discovery.table import (
    asked,
    buildings,
    colony,
    goods,
    hand,
    line,
    money,
    next_turn,
    offered,
    often,
    on_discovery,
    on_shipping,
    place,
    refused,
    resolve,
    sale,
    ships,
    table,
    wander,
)

SEATS = (2, 3, 4, 5)
GOOD_IN = {
    "canada": "furs",
    "new_england": "fish",
    "florida": "tobacco",
    "new_spain": "gold",
    "caribbean": "sugar",
    "new_granada": "cocoa",
    "peru": "silver",
    "brazil": "coffee",
    "rio_de_la_plata": "cattle",
}
COPIES = {
    "gold": 5,
    "silver": 6,
    "cattle": 3,
    "cocoa": 3,
    "fish": 3,
    "sugar": 6,
    "furs": 4,
    "coffee": 4,
    "tobacco": 5,
    "rice": 3,
    "indigo": 4,
}
SPECIALISTS = ("captain", "merchant", "missionary", "soldier")


def goods_in_game(state: State) -> Counter[str]:
    """All goods, wherever they are."""
    seen = look(state)
    found = Counter(GOOD_IN[region] for region in seen["unclaimed"])
    found.update(good for good in seen["offer"] if good)
    found.update(seen["good_pile"])
    for held in seen["goods"]:
        found.update(held)
    return found


# ---- the board ---------------------------------------------------------------------------------------------


@rule("AOD-001")
def test_nine_regions() -> None:
    """Every seat may stand in nine regions, and these are their names."""
    assert [region["id"] for region in GAME.components["region"]] == list(GOOD_IN)
    seen = look(GAME.deal(2, seed=1))
    assert len(seen["token"]) == len(seen["colony"][0]) == len(seen["unclaimed"]) == 9


@rule("AOD-002", "AOD-003")
@pytest.mark.parametrize("region", GOOD_IN)
def test_each_region_has_one_kind_of_good(region: str) -> None:
    """The third colonist of a seat brings the good of the region and nothing else: silver in Peru."""
    state = resolve(table(3, dock=[0], colony={(0, region): "colonist*2"}))
    if asked(state) == "sailing":
        act(state, ["settle", region])
    assert goods(state, 0) == GOOD_IN[region]


@rule("AOD-004")
def test_every_line_takes_pieces_for_its_task() -> None:
    """At the beginning a colonist may go to eight lines, five of them cells of the specialist line."""
    state = GAME.deal(3, seed=4)
    assert [spot for _, spot in offered(state, "place")] == [
        "initiative",
        "dock",
        "goods",
        "shipping",
        "capital",
        "discovery",
        "warfare",
        "captain",
        "merchant",
        "missionary",
        "soldier",
        "training",
    ]
    assert len(legal(state)) == 12


@rule("AOD-004", "AOD-008")
@pytest.mark.parametrize(
    ("spot", "name"),
    [
        ("initiative", "initiative"),
        ("dock", "dock"),
        ("goods", "goods_at"),
        ("capital", "capital"),
        ("warfare", "warfare"),
        ("captain", "specialists"),
        ("training", "specialists"),
    ],
)
def test_a_colonist_stands_on_the_line_where_it_was_placed(spot: str, name: str) -> None:
    """It has left the hand and stands there."""
    state = table(2, hands={0: "colonist*2", 1: "colonist*2"})
    place(state, ("colonist", spot))
    assert line(state, name) == [(0, "colonist")]
    assert hand(state, 0) == "colonist"


@rule("AOD-004", "AOD-008")
def test_a_colonist_stands_on_the_open_lines() -> None:
    """The same for merchant shipping and discovery."""
    state = table(2, hands={0: "colonist*3", 1: "colonist*3"})
    place(state, ("colonist", "shipping"), ("colonist", "discovery"))
    assert (on_shipping(state, 0), on_discovery(state, 0)) == ("colonist", "")
    assert (on_shipping(state, 1), on_discovery(state, 1)) == ("", "colonist")


@rule("AOD-008")
def test_a_colonist_stands_in_a_region() -> None:
    """Through the dock it comes to the region that its owner names."""
    state = resolve(table(3, dock=[1], discovered=["brazil"]))
    act(state, ["settle", "brazil"])
    assert [colony(state, seat, "brazil") for seat in range(3)] == ["", "colonist", ""]


# ---- capital buildings -------------------------------------------------------------------------------------


@rule("AOD-005")
@pytest.mark.parametrize("seed", range(4))
def test_tiles_are_on_sale_in_their_own_age_only(seed: int) -> None:
    """Through a whole game the row shows tiles of the age of the turn: turns 1 to 3, 4 to 6, 7 and 8."""
    age_of = {tile["id"]: tile["age"] for tile in GAME.components["building"]}
    shown: set[tuple[int, int]] = set()
    for state in wander(GAME.deal(3, seed=seed), seed):
        age = {1: 1, 2: 1, 3: 1, 4: 2, 5: 2, 6: 2, 7: 3, 8: 3}[int(state.turn)]
        found = {age_of[tile.removesuffix("_2")] for tile in sale(state)}
        if asked(state) != "studying":  # between two turns the row is already that of the next
            assert found <= {age}
        shown |= {(int(state.turn), number) for number in found}
    assert {number for _, number in shown} == {1, 2, 3}


@rule("AOD-006")
def test_buildings_give_colonists_specialists_money_or_points() -> None:
    """Settlers, Monastery, Trading Post, New World Cartography: one of each kind."""
    state = table(
        4,
        buildings={0: ["settlers"], 1: ["monastery"], 2: ["trading_post"], 3: ["new_world_cartography"]},
        found={0: ["dt01"]},
    )
    next_turn(resolve(state))
    assert [hand(state, seat) for seat in range(4)] == [
        "colonist*6",
        "colonist*5 missionary",
        "colonist*5",
        "colonist*5",
    ]
    assert [money(state, seat) for seat in range(4)] == [0, 0, 5, 0]
    assert [state.tally(seat)["buildings"] for seat in range(4)] == [0, 0, 0, 4]


# ---- pieces ------------------------------------------------------------------------------------------------


@rule("AOD-007")
def test_five_colours() -> None:
    """The five colours, each once."""
    colours = [nation["colour"] for nation in GAME.components["nation"]]
    assert sorted(colours) == ["blue", "green", "orange", "red", "yellow"]


@rule("AOD-007", "AOD-024")
@pytest.mark.parametrize("seat", range(5))
@pytest.mark.parametrize(("in_colonies", "taken"), [(24, 5), (25, 4), (28, 1), (29, 0)])
def test_thirty_colonists_of_each_colour(seat: int, in_colonies: int, taken: int) -> None:
    """R-31: as in the box. One of the thirty is the marker of turn order, so 24 in colonies leave five for a hand."""
    state = table(
        5,
        turn_of=seat,
        hands={seat: "soldier"},
        colony={(seat, "brazil"): f"colonist*{in_colonies}"},
        options={"figures": "as_in_the_box"},
    )
    place(state, ("soldier", "shipping"))
    next_turn(state)
    assert hand(state, seat) == {5: "colonist*5", 4: "colonist*4", 1: "colonist", 0: ""}[taken]
    assert hand(state, (seat + 1) % 5) == "colonist*5"


@rule("AOD-009")
@pytest.mark.parametrize(("kind", "most"), [("captain", 5), ("merchant", 5), ("missionary", 10), ("soldier", 10)])
def test_specialists_of_each_colour(kind: str, most: int) -> None:
    """R-31: as in the box. With one fewer on the discovery line the last one comes, then no more."""
    for waiting, gained in ((most - 1, kind), (most, "")):
        state = table(
            3,
            specialists={kind: 0},
            discovery={0: f"{kind}*{waiting}"},
            options={"figures": "as_in_the_box"},
        )
        next_turn(resolve(state))
        assert hand(state, 0) == f"colonist*5 {gained}".strip()


@rule("AOD-010")
@pytest.mark.parametrize("kind", SPECIALISTS)
def test_specialists_may_go_wherever_colonists_may(kind: str) -> None:
    """Whatever spot is open to a colonist is open to each specialist; here all but the goods line."""
    state = table(3, hands={0: f"colonist {kind}"}, goods_line=[1] * 4, dock=[1])
    open_to = {piece: [spot for name, spot in offered(state, "place") if name == piece] for piece in ("colonist", kind)}
    assert len(open_to["colonist"]) == 11
    assert open_to[kind] == open_to["colonist"]


@rule("AOD-010")
@pytest.mark.parametrize("many", [False, True])
def test_any_piece_of_a_hand_may_be_placed(many: bool) -> None:
    """Whether few kinds or many are in hand, each of them may be placed; of many one is taken up first."""
    kinds = ["colonist", "captain", "merchant", "missionary", "soldier"] if many else ["colonist", "soldier"]
    for kind in kinds:
        state = table(2, hands={0: " ".join(kinds), 1: "colonist*2"})
        place(state, (kind, "dock"))
        assert line(state, "dock") == [(0, kind)]
        assert hand(state, 0) == " ".join(other for other in kinds if other != kind)
        assert int(state.actor) == 1


@rule("AOD-010")
@pytest.mark.parametrize("kind", SPECIALISTS)
def test_specialists_do_what_colonists_do(kind: str) -> None:
    """Initiative money, a voyage, a good, the ship, a building, another specialist: each gets them like a colonist."""
    piece = (0, kind)
    state = table(
        3,
        initiative=[piece],
        dock=[piece],
        goods_line=[piece],
        shipping={0: kind},
        capital=[piece],
        specialists={"captain": piece},
        money={0: 9},
        offer=["rice"],
        sale=["settlers", "mint"],
    )
    resolve(state)
    act(state, ["take", "rice"], ["buy", "mint"])
    assert kind in colony(state, 0, "caribbean")
    assert goods(state, 0) == "rice"
    assert ships(state, 0) == 1
    assert buildings(state, 0) == ["mint"]
    next_turn(state)
    assert hand(state, 0) == "colonist*5 captain"


# ---- ships, goods, discoveries -----------------------------------------------------------------------------


@rule("AOD-012")
@pytest.mark.parametrize("seats", SEATS)
def test_eight_ships_to_be_won(seats: int) -> None:
    """One in the port and seven waiting; in a game where everybody always trades, all eight are won."""
    state = GAME.deal(seats, seed=5)
    assert (look(state)["ship_in_port"], look(state)["ships_left"]) == (True, 7)
    while not state.over:
        wanted: list[str | int] = ["place", "colonist", "shipping"]
        act(state, wanted if wanted in legal(state) else legal(state)[0])
    assert sum(ships(state, seat) for seat in range(seats)) == 8
    assert (look(state)["ship_in_port"], look(state)["ships_left"]) == (False, 0)


@rule("AOD-013")
@pytest.mark.parametrize(("held", "paid"), [("indigo*2", 3), ("indigo*3", 6), ("indigo rice", 1), ("indigo", 0)])
def test_a_ship_completes_a_set(held: str, paid: int) -> None:
    """With one ship two of a kind pay like three, three like four, two different ones like any three."""
    state = table(3, goods={0: held}, ships={0: 1})
    next_turn(resolve(state))
    assert money(state, 0) == paid


@rule("AOD-015")
@pytest.mark.parametrize("seats", SEATS)
def test_forty_six_goods(seats: int) -> None:
    """All eleven kinds, each as often as the rulebook says, however many play."""
    found = goods_in_game(GAME.deal(seats, seed=seats))
    assert found == COPIES
    assert found.total() == 46


@rule("AOD-016")
@pytest.mark.parametrize("seed", range(3))
def test_the_printed_number_holds_for_the_whole_game(seed: int) -> None:
    """At no time are there more or fewer goods of a kind than its number says."""
    printed = {good["id"]: good["copies"] for good in GAME.components["good"]}
    for state in wander(GAME.deal(4, seed=seed), seed):
        assert goods_in_game(state) == printed


@rule("AOD-017")
def test_sixteen_discovery_tokens() -> None:
    """Those in regions and those in the box are sixteen different ones."""
    seen = look(GAME.deal(3, seed=9))
    tokens = [token for token in seen["token"] + seen["box"] if token]
    assert sorted(tokens) == [f"dt{k:02}" for k in range(1, 17)]


@rule("AOD-017")
@pytest.mark.parametrize(("token", "succeeds", "reward"), [("dt01", True, 1), ("dt12", True, 3), ("dt15", False, 0)])
def test_a_token_sets_danger_and_reward(token: str, succeeds: bool, reward: int) -> None:
    """Four colonists find one and four natives (the coins on the token) but are too few for five."""
    state = resolve(table(3, discovery={0: "colonist*4"}, tokens={"canada": token}))
    act(state, *often(4, "send", "colonist"), ["explore", "canada"])
    assert (look(state)["token"][0] is None) is succeeds
    assert money(state, 0) == reward


@rule("AOD-018")
def test_sixteen_discovery_cards() -> None:
    """The deck holds all sixteen lands of the list, each once."""
    assert sorted(look(GAME.deal(3, seed=9))["deck"]) == [
        "amazon",
        "australia",
        "california",
        "china",
        "cipango",
        "circumnavigation",
        "ethiopia",
        "great_lakes",
        "india",
        "mississippi",
        "northwest_territories",
        "pampas",
        "philippines",
        "siam",
        "south_seas",
        "spice_islands",
    ]


@rule("AOD-019")
def test_cards_come_into_use_when_all_regions_are_discovered() -> None:
    """With one region left the deck is closed, with none it is where an expedition goes."""
    everywhere = [region for region in GOOD_IN if region != "peru"]
    state = resolve(table(3, discovery={0: "colonist*6"}, discovered=everywhere))
    act(state, ["send", "colonist"])
    refused(state, ["explore", "deck"], "AOD-158")
    state = resolve(table(3, discovery={0: "colonist*6"}, discovered=list(GOOD_IN), deck=["pampas"]))
    act(state, *often(3, "send", "colonist"), ["explore", "deck"])
    assert look(state)["cards"][0] == ["pampas"]


@rule("AOD-020")
@pytest.mark.parametrize(("soldiers", "found", "paid"), [(2, [], 0), (3, ["dt06"], 14)])
def test_four_values_of_a_token(soldiers: int, found: list[str], paid: int) -> None:
    """dt06 shows 3 natives, 4 a soldier, 2 coins, 5 points: three soldiers bring 2 + 3 x 4."""
    state = resolve(table(2, discovery={0: f"soldier*{soldiers}"}, tokens={"peru": "dt06"}))
    act(state, *often(soldiers, "send", "soldier"), ["explore", "peru"])
    assert look(state)["tokens"][0] == found
    assert money(state, 0) == paid
    assert state.tally(0)["discoveries"] == 5 * len(found)


@rule("AOD-020")
@pytest.mark.parametrize(("soldiers", "found", "paid"), [(3, [], 0), (4, ["ethiopia"], 11)])
def test_four_values_of_a_card(soldiers: int, found: list[str], paid: int) -> None:
    """Ethiopia shows 4 natives, 2 a soldier, 3 coins, 5 points: four soldiers bring 3 + 4 x 2."""
    state = table(2, discovery={0: f"soldier*{soldiers}"}, discovered=list(GOOD_IN), deck=["ethiopia"])
    resolve(state)
    act(state, *often(soldiers, "send", "soldier"))  # the deck is then the only way left
    assert look(state)["cards"][0] == found
    assert money(state, 0) == paid
    assert state.tally(0)["discoveries"] == 5 * len(found)
