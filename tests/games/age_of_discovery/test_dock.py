"""The dock: who sails when and where to, three pieces in a region, cells X and Y (AOD-122 to 131)."""

from __future__ import annotations

import pytest

from carrack.core.contract import State
from carrack.testing import act, look, rule
from tests.games.age_of_discovery.table import (
    asked,
    colony,
    goods,
    line,
    may_decline,
    offered,
    place,
    refused,
    resolve,
    table,
)
from tests.games.age_of_discovery.turns import idle_turn

GOODS = {
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
PLACED = {"dock_xy": "placed"}


# ---- who sails, and where to -------------------------------------------------------------------------------


@rule("AOD-122")
def test_pieces_sail_one_by_one_in_cell_order() -> None:
    """Turn order does not matter; each piece has landed before the next is asked about."""
    cells = [(2, "captain"), (0, "soldier"), (1, "colonist"), (0, "merchant"), (2, "colonist")]
    state = resolve(table(3, order=[1, 0, 2], turn_of=1, dock=cells, discovered=["peru"]))
    for k, (seat, piece) in enumerate(cells):
        assert (asked(state), state.actor) == ("sailing", seat)
        assert line(state, "dock") == cells[k:]
        before = look(state)["colony"][seat][6][piece]
        act(state, ["settle", "peru"])
        assert look(state)["colony"][seat][6][piece] == before + 1
    assert [colony(state, seat, "peru") for seat in range(3)] == ["merchant soldier", "colonist", "colonist captain"]
    assert line(state, "dock") == []


@rule("AOD-122", "AOD-123")
@pytest.mark.parametrize("open_regions", [["peru"], ["canada", "brazil"], ["florida", "new_spain", "new_england"]])
def test_every_discovered_region_may_be_chosen_and_no_other(open_regions: list[str]) -> None:
    """Where a token lies nobody lands; staying in the dock is no choice."""
    state = resolve(table(2, dock=[1], discovered=open_regions))
    free = {"caribbean", *open_regions}
    assert {str(args[0]) for args in offered(state, "settle")} == free
    assert not may_decline(state)
    for region in GOODS.keys() - free:
        refused(state, ["settle", region], "AOD-122")


@rule("AOD-122")
def test_nine_regions_when_all_are_discovered() -> None:
    """No token, no limit."""
    state = resolve(table(2, dock=[0], discovered=list(GOODS)))
    assert [args[0] for args in offered(state, "settle")] == list(GOODS)


@rule("AOD-122")
def test_only_open_region_is_not_asked_for() -> None:
    """At the beginning there is only the Caribbean, so the piece goes there."""
    state = resolve(table(2, dock=[1, 0]))
    assert [colony(state, seat, "caribbean") for seat in (0, 1)] == ["colonist", "colonist"]
    assert state.turn == 3


@rule("AOD-123")
def test_owner_chooses_for_each_piece_anew() -> None:
    """Where others are, where nobody is, where the own pieces are: all is allowed."""
    state = table(2, dock=[1, 1, 1], colony={(0, "peru"): "colonist", (1, "brazil"): "colonist"})
    resolve(state)
    for region in ("peru", "brazil", "caribbean"):
        assert state.actor == 1
        act(state, ["settle", region])
    assert [colony(state, 1, region) for region in ("peru", "brazil", "caribbean")] == [
        "colonist",
        "colonist*2",
        "colonist",
    ]
    assert colony(state, 0, "peru") == "colonist"


@rule("AOD-122")
def test_region_discovered_later_in_the_turn_is_too_late() -> None:
    """The dock resolves before the discovery line."""
    state = resolve(table(2, dock=[0], discovery={0: "colonist"}, discovered=["peru"], tokens={"brazil": "dt01"}))
    refused(state, ["settle", "brazil"], "AOD-122")
    act(state, ["settle", "peru"], ["send", "colonist"], ["explore", "brazil"])
    assert (colony(state, 0, "peru"), colony(state, 0, "brazil")) == ("colonist", "colonist")


# ---- for good ----------------------------------------------------------------------------------------------


@rule("AOD-124")
def test_pieces_stay_in_their_region() -> None:
    """Turn after turn, whatever they are."""
    colonies = {(0, "peru"): "colonist*2 captain", (0, "caribbean"): "soldier missionary", (1, "brazil"): "merchant"}
    state = resolve(table(2, turn=1, colony=colonies), "shipping")
    before = look(state)["colony"]
    while state.turn < 8:
        turn = int(state.turn)
        place(state, *[("colonist", "shipping")] * 10)
        assert (int(state.turn), look(state)["colony"]) == (turn + 1, before)


@rule("AOD-125")
def test_nobody_moves_without_a_building() -> None:
    """With colonies all over the map no question about moving comes up, and nothing can be moved."""
    colonies = {(0, "florida"): "soldier*2", (0, "caribbean"): "colonist*2", (1, "peru"): "colonist soldier"}
    state = table(2, turn=7, colony=colonies, buildings={0: ["manufactory"]})
    refused(state, ["ride", "florida", "caribbean"])
    refused(state, ["uproot", "caribbean", "one"])
    resolve(state)
    assert (state.turn, asked(state)) == (8, "placing")


@rule("AOD-125")
def test_only_the_owner_moves() -> None:
    """Seat 1 has the Stables, seat 0 the Relocation: each is asked once, and each may do the own thing only."""
    colonies = {(seat, "florida"): "soldier colonist" for seat in range(3)}
    owned = {1: ["stables"], 0: ["relocation"]}
    state = resolve(table(3, turn=7, turn_of=2, order=[1, 0, 2], colony=colonies, buildings=owned), "shipping")
    assert (asked(state), state.actor) == ("improving", 1)
    refused(state, ["uproot", "florida", "one"], "AOD-125")
    act(state, ["ride", "florida", "caribbean"])
    assert (asked(state), state.actor) == ("improving", 0)
    refused(state, ["ride", "florida", "caribbean"], "AOD-125")
    act(state, ["decline"])
    assert (state.turn, asked(state)) == (8, "placing")
    assert [colony(state, seat, "florida") for seat in range(3)] == ["colonist soldier", "colonist", "colonist soldier"]


# ---- three pieces ------------------------------------------------------------------------------------------


@rule("AOD-126")
@pytest.mark.parametrize(("region", "good"), GOODS.items())
def test_third_piece_takes_the_good(region: str, good: str) -> None:
    """The good that lies in the region goes to who has three pieces there, and the region has none any more."""
    others = [other for other in GOODS if other != region]
    state = resolve(table(3, dock=[1, 1], colony={(1, region): "colonist"}, discovered=others[:2]))
    act(state, ["settle", region])
    assert [goods(state, seat) for seat in range(3)] == ["", "", ""]
    assert region in look(state)["unclaimed"]
    act(state, ["settle", region])
    assert [goods(state, seat) for seat in range(3)] == ["", good, ""]
    assert look(state)["unclaimed"] == others
    state.check()


@rule("AOD-126")
@pytest.mark.parametrize("third", ["colonist", "captain", "merchant", "soldier"])
def test_any_three_own_pieces_count(third: str) -> None:
    """D-13: specialists count like colonists."""
    state = resolve(table(2, dock=[(0, third)], colony={(0, "caribbean"): "captain soldier"}))
    assert goods(state, 0) == "sugar"


@rule("AOD-126")
def test_pieces_of_others_do_not_count() -> None:
    """Two of each of three players are no three."""
    colonies = {(0, "caribbean"): "colonist*2", (1, "caribbean"): "colonist*2", (2, "caribbean"): "colonist"}
    state = resolve(table(3, dock=[2], colony=colonies))
    assert look(state)["unclaimed"] == list(GOODS)


@rule("AOD-126")
def test_pieces_in_different_regions_do_not_add_up() -> None:
    """Three pieces in three regions take nothing."""
    state = resolve(table(2, dock=[0], colony={(0, "peru"): "colonist", (0, "brazil"): "colonist"}))
    act(state, ["settle", "caribbean"])
    assert look(state)["unclaimed"] == list(GOODS)


@rule("AOD-126")
@pytest.mark.parametrize(("cells", "first"), [([0, 1], 0), ([1, 0], 1), ([2, 1, 0], 1)])
def test_first_to_have_three_takes_it(cells: list[int], first: int) -> None:
    """R-21: seats 0 and 1 both reach three, and the earlier cell decides."""
    colonies = {(0, "caribbean"): "colonist*2", (1, "caribbean"): "colonist*2"}
    state = resolve(table(3, dock=cells, colony=colonies))
    assert [goods(state, seat) for seat in (0, 1)] == ["sugar" if seat == first else "" for seat in (0, 1)]


@rule("AOD-126")
def test_good_is_taken_once() -> None:
    """R-20: neither a second player with three, nor the fourth piece of the first, takes another."""
    colonies = {(0, "caribbean"): "colonist*3", (1, "caribbean"): "colonist*2"}
    state = resolve(table(2, dock=[1, 0, 1], colony=colonies, goods={0: "sugar"}))
    assert [colony(state, seat, "caribbean") for seat in (0, 1)] == ["colonist*4", "colonist*4"]
    assert [goods(state, seat) for seat in (0, 1)] == ["sugar", ""]
    state.check()


@rule("AOD-126")
def test_good_does_not_come_back() -> None:
    """R-20: who fell below three keeps the good, and who has three then takes nothing."""
    colonies = {(0, "caribbean"): "colonist*2", (1, "caribbean"): "soldier*2"}
    state = table(2, turn_of=1, dock=[0, 1], colony=colonies)
    resolve(state)
    act(state, ["battle", "caribbean", "france"])
    assert [colony(state, seat, "caribbean") for seat in (0, 1)] == ["colonist", "colonist soldier*2"]
    assert [goods(state, seat) for seat in (0, 1)] == ["sugar", ""]
    place(state, ("colonist", "shipping"), ("colonist", "dock"), *[("colonist", "shipping")] * 8)
    assert colony(state, 1, "caribbean") == "colonist*2 soldier*2"
    assert [goods(state, seat) for seat in (0, 1)] == ["sugar", ""]


@rule("AOD-126")
def test_good_pays_in_the_turn_in_which_it_is_taken() -> None:
    """The third sugar comes from the Caribbean, and three of a kind pay 3 in the income phase."""
    state = resolve(table(2, dock=[0], colony={(0, "caribbean"): "colonist*2"}, goods={0: "sugar*2"}))
    assert (goods(state, 0), look(state)["money"]) == ("sugar*3", [3, 0])


@rule("AOD-126")
def test_three_by_moving_takes_the_good_too() -> None:
    """R-19: Stables bring the third piece to Florida, Relocation the second and third to Peru."""
    colonies = {(0, "florida"): "colonist*2", (0, "caribbean"): "soldier colonist*2", (0, "peru"): "colonist"}
    owned = {0: ["stables", "relocation"]}
    state = resolve(table(2, turn=7, colony=colonies, buildings=owned, claimed=["caribbean"], goods={1: "sugar"}))
    act(state, ["ride", "caribbean", "florida"])
    assert goods(state, 0) == "tobacco"
    act(state, ["uproot", "caribbean", "two"], ["resettle", "peru"])
    assert goods(state, 0) == "silver tobacco"
    state.check()


@rule("AOD-127")
@pytest.mark.parametrize(("pieces", "points"), [("colonist*2", 0), ("colonist*3", 6), ("captain soldier merchant", 6)])
def test_region_counts_once_somebody_has_three(pieces: str, points: int) -> None:
    """At the end of turn 3 the majority of such a region is worth 6."""
    state = resolve(table(2, turn=3, colony={(1, "caribbean"): pieces}))
    assert (state.turn, look(state)["colony_vp"]) == (4, [0, points])


@rule("AOD-127")
def test_third_piece_of_the_scoring_turn_is_in_time() -> None:
    """The dock of turn 3 still makes a colony of the region."""
    state = resolve(table(2, turn=3, dock=[1], colony={(1, "caribbean"): "colonist*2"}))
    assert look(state)["colony_vp"] == [0, 6]


@rule("AOD-128")
def test_region_loses_its_worth_below_three() -> None:
    """R-23: seat 1 had three pieces in the Caribbean until a soldier struck one of them in turn 3; seat 0 has two."""
    colonies = {(0, "caribbean"): "soldier colonist", (1, "caribbean"): "colonist*3"}
    spared = resolve(table(2, turn=3, colony=colonies))
    act(spared, ["decline"])
    assert look(spared)["colony_vp"] == [2, 6]
    struck = resolve(table(2, turn=3, colony=colonies))
    act(struck, ["battle", "caribbean", "england"])
    assert (struck.turn, look(struck)["colony_vp"]) == (4, [0, 0])


@rule("AOD-128")
def test_region_regains_its_worth_with_three() -> None:
    """The good is gone for ever, the points are not."""
    state = table(2, turn=3, dock=[1], colony={(1, "caribbean"): "colonist*2"}, claimed=["caribbean"])
    resolve(state)
    assert look(state)["colony_vp"] == [0, 6]
    assert goods(state, 1) == ""


# ---- cells X and Y -----------------------------------------------------------------------------------------


def with_x_and_y(*cells: int) -> State:
    """Seat 1 has a colonist in X, seat 0 one in Y, each with its building."""
    owned = {1: ["indentured_servants"], 0: ["colonial_laws"]}
    return table(3, buildings=owned, dock=cells, dock_x=1, dock_y=0, discovered=["peru"])


@rule("AOD-129")
@pytest.mark.parametrize("cells", [[], [2], [0, 2], [2, 2, 1, 1, 0]])
def test_x_and_y_sail_last(cells: list[int]) -> None:
    """R-36: first all numbered cells, then X, then Y."""
    state = resolve(with_x_and_y(*cells))
    for seat in (*cells, 1, 0):
        assert (asked(state), state.actor) == ("sailing", seat)
        act(state, ["settle", "peru"])
    assert line(state, "dock") == [(1, "colonist"), (0, "colonist")]
    assert state.turn == 6


@rule("AOD-129")
def test_numbered_cell_is_ahead_of_x_for_the_good() -> None:
    """Seats 0 and 1 both reach three; that of the numbered cell is first."""
    colonies = {(0, "caribbean"): "colonist*2", (1, "caribbean"): "colonist*2"}
    state = table(2, buildings={1: ["indentured_servants"]}, dock=[0], dock_x=1, colony=colonies)
    assert [goods(resolve(state), seat) for seat in (0, 1)] == ["sugar", ""]


@rule("AOD-129")
def test_colonist_in_x_waits_for_the_next_dock() -> None:
    """R-11: it appears in the benefits phase, after the dock of this turn, and sails in that of the next one."""
    state = resolve(table(2, buildings={0: ["indentured_servants"], 1: ["colonial_laws"]}))
    seen = look(state)
    assert (seen["turn"], seen["dock"][9:], seen["dock_piece"][9:]) == (6, [0, 1], ["colonist", "colonist"])
    assert [colony(state, seat, "caribbean") for seat in (0, 1)] == ["", ""]
    idle_turn(state)
    assert [colony(state, seat, "caribbean") for seat in (0, 1)] == ["colonist", "colonist"]
    assert look(state)["dock"][9:] == [0, 1]


@rule("AOD-129")
@pytest.mark.parametrize("spot", ["dock_x", "dock_y"])
def test_nobody_places_in_x_or_y(spot: str) -> None:
    """R-11: not even the owner of both buildings, though the cells are free."""
    state = table(2, buildings={0: ["indentured_servants", "colonial_laws"]}, hands={0: "colonist soldier"})
    refused(state, ["place", "colonist", spot], "AOD-038")
    refused(state, ["place", "soldier", spot], "AOD-038")


@rule("AOD-129")
@pytest.mark.parametrize(
    ("spot", "tile", "cell"), [("dock_x", "indentured_servants", 9), ("dock_y", "colonial_laws", 10)]
)
def test_option_placed_lets_the_owner_place_there(spot: str, tile: str, cell: int) -> None:
    """Any one piece of the hand; the others may not, the other cell stays closed, and one piece fills it."""
    hands = {0: "merchant*2", 1: "colonist"}
    state = table(2, buildings={0: [tile]}, hands=hands, discovered=["peru"], options=PLACED)
    refused(state, ["place", "merchant", "dock_y" if spot == "dock_x" else "dock_x"], "AOD-038")
    place(state, ("merchant", spot))
    assert (look(state)["dock"][cell], look(state)["dock_piece"][cell]) == (0, "merchant")
    refused(state, ["place", "colonist", spot], "AOD-038")
    place(state, ("colonist", "dock"))
    refused(state, ["place", "merchant", spot], "AOD-038")
    place(state, ("merchant", "shipping"))
    assert (asked(state), state.actor) == ("sailing", 1)
    act(state, ["settle", "peru"])
    assert (asked(state), state.actor) == ("sailing", 0)
    act(state, ["settle", "peru"])
    assert colony(state, 0, "peru") == "merchant"
    assert look(state)["money"] == [5, 0]


@rule("AOD-129")
def test_option_placed_brings_no_colonist() -> None:
    """The cells are free at the beginning of every turn."""
    state = resolve(table(2, buildings={0: ["indentured_servants", "colonial_laws"]}, options=PLACED))
    assert state.turn == 6
    assert look(state)["dock"] == [-1] * 11
    assert ("colonist", "dock_x") in offered(state, "place")
    assert ("colonist", "dock_y") in offered(state, "place")


# ---- specialists in colonies -------------------------------------------------------------------------------


@rule("AOD-130")
def test_specialists_have_no_effect_in_the_new_world() -> None:
    """A turn with captains, merchants and missionaries in colonies brings neither money nor pieces nor strength."""
    pieces = "captain*2 merchant*2 missionary*2"
    state = table(2, colony={(1, "caribbean"): pieces, (0, "peru"): "colonist"}, shipping={0: "colonist"})
    resolve(state)
    seen = look(state)
    assert (seen["turn"], seen["money"], seen["ships"]) == (3, [0, 0], [1, 0])
    assert colony(state, 1, "caribbean") == pieces
    assert [sum(hand.values()) for hand in seen["hand"]] == [5, 5]
    assert [sum(line.values()) for line in seen["discovery"]] == [0, 0]


@rule("AOD-130", "AOD-129")
def test_missionaries_in_x_and_y_convert_one_each() -> None:
    """Each brings one colonist when it lands; the one from X does nothing more when the one from Y lands, or later."""
    owned = {0: ["indentured_servants", "colonial_laws"]}
    state = table(2, buildings=owned, hands={0: "missionary*2"}, discovered=["peru"], options=PLACED)
    place(state, ("missionary", "dock_x"), ("missionary", "dock_y"))
    act(state, ["settle", "peru"])
    assert (asked(state), colony(state, 0, "peru")) == ("sailing", "colonist missionary")
    act(state, ["settle", "peru"])
    assert colony(state, 0, "peru") == "colonist*2 missionary*2"
    idle_turn(state)
    assert colony(state, 0, "peru") == "colonist*2 missionary*2"


@rule("AOD-130", "AOD-129")
@pytest.mark.parametrize(("spot", "tile"), [("dock_x", "indentured_servants"), ("dock_y", "colonial_laws")])
def test_missionary_in_x_or_y_converts_as_from_any_cell(spot: str, tile: str) -> None:
    """One colonist lands with it, to its owner alone."""
    state = table(2, buildings={0: [tile]}, hands={0: "missionary"}, discovered=["peru"], options=PLACED)
    place(state, ("missionary", spot))
    act(state, ["settle", "peru"])
    assert [colony(state, seat, "peru") for seat in (0, 1)] == ["colonist missionary", ""]
    assert (colony(state, 0, "caribbean"), look(state)["money"]) == ("", [0, 0])


@rule("AOD-130")
@pytest.mark.parametrize("piece", ["captain", "merchant", "missionary"])
def test_only_soldiers_fight(piece: str) -> None:
    """Without a soldier of either side there is nothing to declare, with one there is."""
    colonies = {(0, "peru"): f"{piece}*3", (1, "peru"): f"colonist {piece}"}
    state = resolve(table(2, colony=colonies, money={0: 30}))
    assert asked(state) == "placing"
    colonies[1, "peru"] += " soldier"
    state = resolve(table(2, colony=colonies, money={0: 30}))
    assert asked(state) == "warring"
    act(state, ["battle", "peru", "england"])
    assert colony(state, 1, "peru") == f"colonist {piece} soldier"
    assert colony(state, 0, "peru") == f"{piece}*2"


@rule("AOD-131")
@pytest.mark.parametrize("piece", ["captain", "merchant", "missionary"])
def test_exchange_for_a_colonist_would_change_nothing(piece: str) -> None:
    """Whether specialists or colonists stand there, points, goods, money and hands are the same."""
    after = []
    for kind in (piece, "colonist"):
        colonies = {(0, "caribbean"): f"{kind}*2", (0, "peru"): f"{kind} soldier", (1, "caribbean"): kind}
        state = resolve(table(2, turn=3, dock=[0], colony=colonies), "shipping")
        act(state, ["settle", "caribbean"])
        seen = look(state)
        assert seen["turn"] == 4
        after.append({key: seen[key] for key in ("colony_vp", "goods", "money", "hand", "unclaimed", "ships")})
    assert after[0] == after[1]
    assert after[0]["colony_vp"] == [6, 2]
