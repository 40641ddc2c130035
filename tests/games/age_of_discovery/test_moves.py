"""Stables and Relocation, which move pieces on the map in phase D (AOD-125, AOD-268, AOD-269, AOD-281)."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.core.contract import State
from carrack.games.age_of_discovery.parts import REGION_IDS
from carrack.testing import act, legal, look, rule
from tests.games.age_of_discovery.table import (
    asked,
    colony,
    earned,
    goods,
    hand,
    may_decline,
    money,
    offered,
    refused,
    resolve,
    table,
)
from tests.games.age_of_discovery.turns import bought, final, over

BORDERS = {
    "canada": {"new_england"},
    "new_england": {"canada", "florida"},
    "florida": {"new_england", "new_spain", "caribbean"},
    "new_spain": {"florida", "caribbean", "new_granada"},
    "caribbean": {"florida", "new_granada", "new_spain"},
    "new_granada": {"new_spain", "caribbean", "peru", "brazil"},
    "peru": {"new_granada", "brazil", "rio_de_la_plata"},
    "brazil": {"new_granada", "peru", "rio_de_la_plata"},
    "rio_de_la_plata": {"peru", "brazil"},
}
WHOLE_MAP = tuple(region for region in BORDERS if region != "caribbean")


def at_stables(colony: dict[tuple[int, str], str], **position: Any) -> State:
    """France owns Stables and is asked in phase D of turn 5; the whole map is discovered unless said otherwise."""
    given: dict[str, Any] = {"turn": 5, "buildings": {0: ["stables"]}, "discovered": WHOLE_MAP} | position
    return resolve(table(2, colony=colony, **given))


def at_relocation(colony: dict[tuple[int, str], str], reading: str | None = None, **position: Any) -> State:
    """The same with Relocation, in turn 7."""
    options = {} if reading is None else {"relocation": reading}
    given: dict[str, Any] = {"turn": 7, "buildings": {0: ["relocation"]}, "discovered": WHOLE_MAP} | position
    return resolve(table(2, colony=colony, options=options, **given))


def rides(state: State) -> set[str]:
    """Where the soldiers of the actor may ride to."""
    return {str(args[1]) for args in offered(state, "ride")}


def loads(state: State, region: str) -> list[str]:
    """What may be taken away from a region."""
    return sorted(str(args[1]) for args in offered(state, "uproot") if args[0] == region)


# ---- Stables -------------------------------------------------------------------------------------------


@rule("AOD-268")
@pytest.mark.parametrize("region", REGION_IDS)
def test_soldier_rides_to_an_adjacent_region(region: str) -> None:
    """To each of them and to no other."""
    state = at_stables({(0, region): "soldier"})
    assert (asked(state), int(state.actor), may_decline(state)) == ("improving", 0, True)
    assert rides(state) == BORDERS[region]
    for far in set(REGION_IDS) - BORDERS[region] - {region}:
        refused(state, ["ride", region, far], "AOD-268")


@rule("AOD-269")
@pytest.mark.parametrize("region", ["new_granada", "new_spain", "florida"])
def test_caribbean_is_adjacent_to_three_regions(region: str) -> None:
    """Both ways."""
    assert rides(at_stables({(0, "caribbean"): "soldier"})) == {"new_granada", "new_spain", "florida"}
    state = at_stables({(0, region): "soldier"})
    act(state, ["ride", region, "caribbean"])
    assert (colony(state, 0, region), colony(state, 0, "caribbean")) == ("", "soldier")


@rule("AOD-268")
def test_one_soldier_moves_and_the_others_stay() -> None:
    """Once in a turn: then the turn goes on."""
    state = at_stables({(0, "peru"): "soldier*2 colonist", (0, "canada"): "soldier"})
    act(state, ["ride", "peru", "brazil"])
    assert (colony(state, 0, "peru"), colony(state, 0, "brazil")) == ("colonist soldier", "soldier")
    assert (int(state.turn), asked(state)) == (6, "placing")


@rule("AOD-268")
def test_stables_may_be_left_unused() -> None:
    """Nothing moves."""
    state = at_stables({(0, "peru"): "soldier"})
    act(state, ["decline"])
    assert (int(state.turn), colony(state, 0, "peru")) == (6, "soldier")


@rule("AOD-268")
def test_stables_work_again_in_the_next_turn() -> None:
    """And so to a region two steps away."""
    state = at_stables({(0, "peru"): "soldier"})
    act(state, ["ride", "peru", "brazil"])
    while asked(state) == "placing":
        act(state, ["place", "colonist", "warfare"])
    assert (int(state.turn), asked(state)) == (6, "improving")
    act(state, ["ride", "brazil", "new_granada"])
    assert colony(state, 0, "new_granada") == "soldier"


@rule("AOD-268")
def test_stables_work_in_the_turn_of_purchase() -> None:
    """Phase D follows."""
    state = bought("stables", colony={(0, "peru"): "soldier"}, discovered=["brazil"])
    assert (int(state.turn), asked(state)) == (4, "improving")
    act(state, ["ride", "peru", "brazil"])
    assert colony(state, 0, "brazil") == "soldier"


@rule("AOD-268")
def test_stables_carry_soldiers_only() -> None:
    """No other piece rides, and without a soldier in the New World nobody is asked."""
    state = at_stables({(0, "peru"): "soldier", (0, "canada"): "colonist captain merchant missionary"})
    assert {args[0] for args in offered(state, "ride")} == {"peru"}
    refused(state, ["ride", "canada", "new_england"], "AOD-268")
    idle = at_stables({(0, "canada"): "colonist captain merchant missionary"}, discovery={0: "soldier"})
    act(idle, ["decline"])
    assert (int(idle.turn), asked(idle)) == (6, "placing")


@rule("AOD-268")
def test_stables_lead_to_discovered_regions_only() -> None:
    """Own pieces are not needed there, but the region must be open."""
    state = at_stables({(0, "peru"): "soldier"}, discovered=["brazil"])
    assert rides(state) == {"brazil"}
    refused(state, ["ride", "peru", "new_granada"], "AOD-122")


@rule("AOD-268")
def test_soldier_may_ride_among_foreign_pieces() -> None:
    """There is no fight for it."""
    state = at_stables({(0, "peru"): "soldier", (1, "brazil"): "soldier*2"})
    act(state, ["ride", "peru", "brazil"])
    assert (colony(state, 0, "brazil"), colony(state, 1, "brazil")) == ("soldier", "soldier*2")


@rule("AOD-268")
def test_third_piece_by_stables_wins_the_good() -> None:
    """After the income: coffee pays from the next turn on."""
    pieces = {(0, "peru"): "soldier", (0, "brazil"): "colonist*2"}
    state = at_stables(pieces, goods={0: "coffee*2"})
    act(state, ["ride", "peru", "brazil"])
    assert (goods(state, 0), money(state, 0)) == ("coffee*3", 0)
    assert "brazil" not in look(state)["unclaimed"]


@rule("AOD-125", "AOD-268")
def test_nobody_moves_pieces_without_a_building() -> None:
    """England has soldiers and no Stables; the owner of Relocation alone cannot ride."""
    state = resolve(table(2, turn=5, colony={(1, "peru"): "soldier"}, discovered=WHOLE_MAP, buildings={0: ["stables"]}))
    assert (int(state.turn), asked(state)) == (6, "placing")
    state = at_relocation({(0, "peru"): "soldier colonist"})
    assert offered(state, "ride") == []
    refused(state, ["ride", "peru", "brazil"], "AOD-125")


@rule("AOD-125", "AOD-281")
def test_owner_of_stables_alone_relocates_nobody() -> None:
    """A tile allows what it says."""
    state = at_stables({(0, "peru"): "soldier colonist"})
    assert offered(state, "uproot") == []
    refused(state, ["uproot", "peru", "one"], "AOD-125")


# ---- Relocation ----------------------------------------------------------------------------------------


@rule("AOD-281")
def test_two_colonists_move_to_any_region() -> None:
    """From the far north to the far south; one stays."""
    state = at_relocation({(0, "canada"): "colonist*3"})
    assert (asked(state), int(state.actor), may_decline(state)) == ("improving", 0, True)
    act(state, ["uproot", "canada", "two"], ["resettle", "rio_de_la_plata"])
    assert (colony(state, 0, "canada"), colony(state, 0, "rio_de_la_plata")) == ("colonist", "colonist*2")
    assert (int(state.turn), asked(state)) == (8, "placing")


@rule("AOD-281")
def test_one_colonist_may_move() -> None:
    """Up to two."""
    state = at_relocation({(0, "canada"): "colonist*3"})
    act(state, ["uproot", "canada", "one"], ["resettle", "peru"])
    assert (colony(state, 0, "canada"), colony(state, 0, "peru")) == ("colonist*2", "colonist")
    assert int(state.turn) == 8


@rule("AOD-281")
def test_relocation_may_be_left_unused() -> None:
    """Nothing moves."""
    state = at_relocation({(0, "canada"): "colonist*3"})
    act(state, ["decline"])
    assert (int(state.turn), colony(state, 0, "canada")) == (8, "colonist*3")


@rule("AOD-281")
def test_both_go_to_one_region_which_is_another_and_discovered() -> None:
    """A single choice of where to, without those not discovered and without the one they come from."""
    state = at_relocation({(0, "peru"): "colonist*2"}, discovered=["brazil", "canada"])
    act(state, ["uproot", "peru", "two"])
    assert asked(state) == "resettling"
    assert sorted(args[0] for args in offered(state, "resettle")) == ["brazil", "canada", "caribbean"]
    refused(state, ["resettle", "peru"], "AOD-281")
    refused(state, ["resettle", "florida"], "AOD-122")
    act(state, ["resettle", "canada"])
    assert (colony(state, 0, "canada"), int(state.turn)) == ("colonist*2", 8)


@rule("AOD-281")
def test_two_need_two_in_one_region() -> None:
    """Two single colonists in two regions do not make a pair, and pieces of others do not help."""
    state = at_relocation({(0, "peru"): "colonist", (0, "brazil"): "colonist", (1, "peru"): "colonist*2"})
    assert (loads(state, "peru"), loads(state, "brazil"), loads(state, "canada")) == (["one"], ["one"], [])
    refused(state, ["uproot", "peru", "two"], "AOD-281")


@rule("AOD-281")
def test_relocation_works_in_every_turn() -> None:
    """In turns 7 and 8, once each."""
    state = at_relocation({(0, "peru"): "colonist*2"})
    act(state, ["uproot", "peru", "two"], ["resettle", "canada"])
    while asked(state) == "placing":
        act(state, ["place", "colonist", "warfare"])
    assert (int(state.turn), asked(state)) == (8, "improving")
    act(state, ["uproot", "canada", "one"], ["resettle", "florida"])
    assert over(state)
    assert [colony(state, 0, region) for region in ("peru", "canada", "florida")] == ["", "colonist", "colonist"]


@rule("AOD-281")
def test_relocation_works_in_the_turn_of_purchase() -> None:
    """Phase D follows."""
    state = bought("relocation", colony={(0, "peru"): "colonist"}, discovered=["brazil"])
    assert (int(state.turn), asked(state)) == (7, "improving")


@rule("AOD-281")
def test_third_piece_by_relocation_wins_the_good_and_the_old_one_stays_won() -> None:
    """Coffee is won in Brazil after the income; the silver of Peru is kept although only one stands there."""
    pieces = {(0, "peru"): "colonist*3", (0, "brazil"): "colonist"}
    state = at_relocation(pieces, goods={0: "silver coffee*2"})
    act(state, ["uproot", "peru", "two"], ["resettle", "brazil"])
    assert (goods(state, 0), money(state, 0)) == ("silver coffee*3", 1)
    assert not {"peru", "brazil"} & set(look(state)["unclaimed"])


# ---- which pieces: three readings ----------------------------------------------------------------------


MIXED = "colonist captain merchant missionary soldier*2"


@rule("AOD-281")
def test_civilians_move_and_soldiers_stay() -> None:
    """The recommended reading: a captain, a merchant, a missionary go like colonists."""
    for reading in (None, "civilians"):
        for piece in ("captain", "merchant", "missionary"):
            state = at_relocation({(0, "peru"): f"{piece}*2"}, reading)
            act(state, ["uproot", "peru", "two"], ["resettle", "brazil"])
            assert (colony(state, 0, "peru"), colony(state, 0, "brazil")) == ("", f"{piece}*2")
        state = at_relocation({(0, "peru"): MIXED, (0, "canada"): "soldier*2 captain"}, reading)
        assert (loads(state, "peru"), loads(state, "canada")) == (["one", "two"], ["one"])
        for load in ("soldier", "soldier_and_one", "two_soldiers"):
            refused(state, ["uproot", "peru", load], "AOD-281")
        refused(state, ["uproot", "canada", "two"], "AOD-281")


@rule("AOD-281")
def test_civilians_arrive_without_any_effect() -> None:
    """A merchant that is moved earns nothing, a missionary brings nobody, not even with a Cathedral."""
    tiles = {0: ["relocation", "cathedral"]}
    state = at_relocation({(0, "peru"): "merchant missionary"}, buildings=tiles)
    act(state, ["uproot", "peru", "two"], ["resettle", "brazil"])
    assert (colony(state, 0, "peru"), colony(state, 0, "brazil")) == ("", "merchant missionary")
    assert money(state, 0) == 0


@rule("AOD-281")
def test_colonists_alone_move_in_the_narrow_reading() -> None:
    """Specialists stay, and a region without two colonists lets one go."""
    state = at_relocation(
        {(0, "peru"): MIXED, (0, "canada"): "captain*2 missionary", (0, "florida"): "colonist*2"}, "colonists"
    )
    assert (loads(state, "peru"), loads(state, "canada"), loads(state, "florida")) == (["one"], [], ["one", "two"])
    refused(state, ["uproot", "peru", "two"], "AOD-281")
    refused(state, ["uproot", "canada", "one"], "AOD-281")
    refused(state, ["uproot", "peru", "soldier"], "AOD-281")
    act(state, ["uproot", "peru", "one"], ["resettle", "brazil"])
    assert (colony(state, 0, "brazil"), colony(state, 0, "peru")) == (
        "colonist",
        "captain merchant missionary soldier*2",
    )


@rule("AOD-281")
@pytest.mark.parametrize(
    ("load", "moved", "left"),
    [
        ("one", "colonist", "colonist soldier*2"),
        ("two", "colonist*2", "soldier*2"),
        ("soldier", "soldier", "colonist*2 soldier"),
        ("soldier_and_one", "colonist soldier", "colonist soldier"),
        ("two_soldiers", "soldier*2", "colonist*2"),
    ],
)
def test_anyone_moves_in_the_wide_reading(load: str, moved: str, left: str) -> None:
    """Soldiers too, two pieces at most."""
    state = at_relocation({(0, "peru"): "colonist*2 soldier*2"}, "anyone")
    assert loads(state, "peru") == ["one", "soldier", "soldier_and_one", "two", "two_soldiers"]
    act(state, ["uproot", "peru", load], ["resettle", "canada"])
    assert (colony(state, 0, "canada"), colony(state, 0, "peru")) == (moved, left)
    assert int(state.turn) == 8


@rule("AOD-281")
@pytest.mark.parametrize(
    ("pieces", "possible"),
    [
        ("soldier", ["soldier"]),
        ("soldier*2", ["soldier", "two_soldiers"]),
        ("captain", ["one"]),
        ("soldier missionary", ["one", "soldier", "soldier_and_one"]),
        ("merchant captain", ["one", "two"]),
    ],
)
def test_no_load_is_larger_than_what_stands_there(pieces: str, possible: list[str]) -> None:
    """In the wide reading."""
    assert loads(at_relocation({(0, "peru"): pieces}, "anyone"), "peru") == possible


# ---- together, and in order ----------------------------------------------------------------------------


@rule("AOD-268", "AOD-281")
@pytest.mark.parametrize("first", ["stables", "relocation"])
def test_owner_of_both_uses_them_in_any_order_once_each(first: str) -> None:
    """The one that is used is not offered again."""
    state = at_relocation({(0, "peru"): "colonist*3 soldier*2"}, buildings={0: ["stables", "relocation"]})
    ride: list[list[str | int]] = [["ride", "peru", "brazil"]]
    move: list[list[str | int]] = [["uproot", "peru", "two"], ["resettle", "canada"]]
    steps = (ride, move) if first == "stables" else (move, ride)
    act(state, *steps[0])
    assert (asked(state), int(state.turn)) == ("improving", 7)
    assert bool(offered(state, "ride")) == (first == "relocation")
    assert bool(offered(state, "uproot")) == (first == "stables")
    act(state, *steps[1])
    assert int(state.turn) == 8
    assert [colony(state, 0, region) for region in ("peru", "brazil", "canada")] == [
        "colonist soldier",
        "soldier",
        "colonist*2",
    ]


@rule("AOD-268", "AOD-281")
def test_one_may_be_used_without_the_other() -> None:
    """Declining after the first ends the benefits."""
    state = at_relocation({(0, "peru"): "colonist*3 soldier*2"}, buildings={0: ["stables", "relocation"]})
    act(state, ["ride", "peru", "brazil"], ["decline"])
    assert (int(state.turn), colony(state, 0, "peru")) == (8, "colonist*3 soldier")


@rule("AOD-268", "AOD-281")
@pytest.mark.parametrize("order", [[0, 1], [1, 0]])
def test_players_take_their_benefits_in_turn_order(order: list[int]) -> None:
    """The owner of Stables and the owner of Relocation, whoever of them is first."""
    state = resolve(
        table(
            2,
            turn=7,
            turn_of=order[1],
            order=order,
            hands={order[0]: ""},
            buildings={0: ["stables"], 1: ["relocation"]},
            colony={(0, "peru"): "soldier", (1, "canada"): "colonist*2", (0, "brazil"): "colonist*2"},
            discovered=WHOLE_MAP,
        )
    )
    assert (asked(state), int(state.actor)) == ("improving", order[0])
    act(state, ["decline"])
    assert (asked(state), int(state.actor)) == ("improving", order[1])


@rule("AOD-268", "AOD-281")
def test_moves_come_after_income_and_privateers() -> None:
    """When France is asked, its sets have paid and the Privateers have been."""
    state = at_stables(
        {(0, "peru"): "soldier"},
        buildings={0: ["stables"], 1: ["privateers"]},
        goods={0: "rice*3"},
        ships={1: 2},
    )
    assert (asked(state), money(state, 0), money(state, 1)) == ("improving", 1, 2)


# ---- before what comes by itself, if that can matter (R-07) -----------------------------------------------------

LAST_SOLDIER = {(0, "peru"): "soldier"}
NINE_MORE = "colonist soldier*9"


def short_of_soldiers(**more: Any) -> State:
    """France's ten soldiers are out, nine of them on the discovery line; Stables and a Parade Ground are its own."""
    owned = {0: ["stables", "parade_ground"]}
    position = table(2, buildings=owned, colony=LAST_SOLDIER, discovery={0: NINE_MORE}, discovered=["brazil"], **more)
    state = resolve(position)
    act(state, ["decline"])  # no expedition
    return state


@rule("AOD-074", "AOD-268")
def test_soldier_may_ride_before_he_settles_down() -> None:
    """He rides, then the Parade Ground's soldier is due and he becomes a colonist where he is now."""
    state = short_of_soldiers()
    assert (asked(state), int(state.actor), earned(state, 0)) == ("improving", 0, "")
    act(state, ["ride", "peru", "brazil"])
    assert (asked(state), legal(state)) == ("swapping", [["decline"], ["swap", "brazil"]])
    act(state, ["swap", "brazil"])
    assert (colony(state, 0, "peru"), colony(state, 0, "brazil")) == ("", "colonist")
    assert (int(state.turn), hand(state, 0)) == (6, "colonist*5 soldier")


@rule("AOD-074", "AOD-268")
def test_soldier_may_ride_after_the_others_have_come() -> None:
    """To pass means not yet: the soldier that is due stays away, and Stables are asked again."""
    state = short_of_soldiers()
    act(state, ["decline"])
    assert (asked(state), legal(state)) == ("swapping", [["decline"], ["swap", "peru"]])
    act(state, ["decline"])
    assert asked(state) == "improving"
    act(state, ["ride", "peru", "brazil"])
    assert (colony(state, 0, "brazil"), int(state.turn), hand(state, 0)) == ("soldier", 6, "colonist*5")


@rule("AOD-074", "AOD-268")
def test_soldier_who_settled_down_does_not_ride() -> None:
    """Passed first, then swapped: nobody is left for Stables, and each came once."""
    state = short_of_soldiers()
    act(state, ["decline"], ["swap", "peru"])
    assert (colony(state, 0, "peru"), int(state.turn), hand(state, 0)) == ("colonist", 6, "colonist*5 soldier")


@rule("AOD-074", "AOD-268")
def test_with_figures_enough_moves_are_asked_once() -> None:
    """The order cannot matter: what comes by itself has come, and to pass is the end of it."""
    owned = {0: ["stables", "parade_ground"]}
    state = resolve(table(2, buildings=owned, colony=LAST_SOLDIER, discovered=["brazil"]))
    assert (asked(state), earned(state, 0)) == ("improving", "soldier")
    act(state, ["decline"])
    assert (int(state.turn), asked(state)) == (6, "placing")


@rule("AOD-281")
def test_last_turn_has_its_benefits_too() -> None:
    """Population counts pieces wherever they end; whoever declines keeps them where they are."""
    state = final(
        2, colony={(0, "peru"): "colonist*4"}, discovered=WHOLE_MAP, buildings={0: ["relocation", "population"]}
    )
    assert state.tally(0)["buildings"] == 2
    assert legal(state) == []
