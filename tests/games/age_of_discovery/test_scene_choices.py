"""What each option touches, what is ticked as a set, which options are a window, and why something cannot be chosen."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.core.contract import State
from carrack.core.scene import Choice, Scene, aims, board, scene
from carrack.games.age_of_discovery.game import GAME
from carrack.table.explain import why_not
from carrack.testing import act
from tests.games.age_of_discovery.table import FRANCE, resolve, table, wander
from tests.games.age_of_discovery.turns import bought, buying


def seen(state: State, viewer: int | None = FRANCE) -> Scene:
    """The scene of a viewer."""
    return scene(GAME, state, viewer)


def choice(state: State, *say: str | int) -> Choice:
    """The option of France that is said so."""
    return next(each for each in seen(state).choices.values() if each.say == say)


def meant(state: State, viewer: int, thing: str) -> list[tuple[str | int, ...]]:
    """What a click on a piece or a place may mean."""
    return [tuple(GAME.verbs.readable(action)) for action in aims(state, viewer, thing)]


def on(state: State, *say: str | int) -> tuple[str, ...]:
    """What it touches."""
    return choice(state, *say).on


# ---- placing -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spot", "place"),
    [
        ("initiative", "initiative:2"),
        ("dock", "dock:3"),
        ("goods", "goods:1"),
        ("shipping", "shipping:"),
        ("capital", "capital:1"),
        ("discovery", "discovery:"),
        ("warfare", "warfare:"),
        ("merchant", "specialists:merchant"),
        ("training", "specialists:training"),
    ],
)
def test_a_piece_goes_from_the_hand_to_the_cell_it_would_take(spot: str, place: str) -> None:
    """The leftmost free one; an open area as a whole."""
    state = table(3, hands={0: "colonist soldier"}, initiative=[1], dock=[1, 2], specialists={"captain": 1})
    assert on(state, "place", "soldier", spot) == ("hand.0/soldier", place)


def test_a_line_without_limit_is_touched_as_a_whole() -> None:
    """And one with five cells by its cell."""
    state = table(2, capital=[1], options={"capital_cells": "unlimited", "warfare_cells": "five"})
    assert on(state, "place", "colonist", "capital")[1] == "capital:"
    assert on(state, "place", "colonist", "warfare")[1] == "warfare:1"


def test_cell_x_is_touched_by_its_owner() -> None:
    """In the reading in which pieces of the hand go there."""
    state = table(2, buildings={0: ["indentured_servants"]}, options={"dock_xy": "placed"})
    assert on(state, "place", "colonist", "dock_x")[1] == "dock:x"


def test_of_many_kinds_one_is_taken_up_first() -> None:
    """Then its places are touched."""
    state = table(2, hands={0: "colonist captain merchant soldier"})
    assert seen(state).ask == ("ask-hold", {})
    assert on(state, "hold", "captain") == ("hand.0/captain",)
    act(state, ["hold", "captain"])
    assert seen(state).ask == ("ask-place", {})
    assert {each.on[0] for each in seen(state).choices.values()} == {"hand.0/captain"}


# ---- the University ----------------------------------------------------------------------------------------


def test_the_university_touches_the_piece_that_goes_to_the_front() -> None:
    """A marker of turn order, a piece on initiative, in the dock, on the capital line; all of them are the window."""
    state = table(3, order=[1, 2, 0], buildings={0: ["university"]}, initiative=[1, 0], dock=[1, 2, 0], capital=[1, 0])
    touched = {each.say[1]: each.on for each in seen(state).choices.values() if each.say[0] == "advance"}
    assert touched == {
        "order": ("order/3",),
        "initiative": ("initiative/2",),
        "dock_3": ("dock/3",),
        "capital_2": ("capital/2",),
    }
    windows = {each.say[0]: each.window for each in seen(state).choices.values()}
    assert windows == {"place": "", "advance": "university"}


def test_to_leave_the_university_alone_belongs_to_its_window() -> None:
    """Asked before the dock resolves: both answers, and nothing else."""
    state = resolve(table(2, buildings={0: ["university"]}, dock=[1, 0], discovered=["peru"]))
    assert seen(state).ask == ("ask-study", {"line": "dock"})
    assert {each.window for each in seen(state).choices.values()} == {"university"}


def test_a_piece_of_the_hand_goes_to_the_first_cell() -> None:
    """In the other reading of the University."""
    state = table(2, buildings={0: ["university"]}, dock=[1], options={"university": "from_hand"})
    assert on(state, "front", "colonist", "dock") == ("hand.0/colonist", "dock:1")
    assert choice(state, "front", "colonist", "dock").window == "university"


# ---- resolution --------------------------------------------------------------------------------------------


def test_a_region_is_touched_by_whoever_lands_there() -> None:
    """And by those who are stationed or settle, or discover it on paper."""
    sailing = resolve(table(2, dock=[0], discovered=["peru"]))
    assert on(sailing, "settle", "peru") == ("map:peru",)
    allies = bought("indian_allies", colony={(0, "peru"): "colonist", (0, "florida"): "colonist"})
    assert on(allies, "station", "peru") == ("map:peru",)
    settling = bought("overpopulation", discovered=["peru"])
    assert (seen(settling).ask, on(settling, "settle", "peru")) == (("ask-settle", {"n": 3}), ("map:peru",))
    charting = bought("new_world_cartography")
    assert on(charting, "chart", "canada") == ("map:canada",)


def test_equal_goods_on_offer_are_one_option() -> None:
    """Either may be clicked."""
    state = resolve(table(2, goods_line=[0], offer=["sugar", "fish", "sugar", "rice"]))
    assert on(state, "take", "sugar") == ("offer/0", "offer/2")
    assert meant(state, FRANCE, "offer/2") == [("take", "sugar")]


def test_a_building_is_touched_where_it_lies() -> None:
    """Either of two tiles of one design; its price is the cost."""
    state = buying("settlers", sale=["mint", "settlers", "settlers_2"])
    assert on(state, "buy", "settlers") == ("settlers", "settlers_2")
    assert choice(state, "buy", "mint").cost == (("coin", 10),)
    second = buying("settlers_2", seat=0, buildings={1: ["settlers"]})
    assert on(second, "buy", "settlers") == ("settlers_2",)


def test_an_expedition_is_ticked_as_one_set() -> None:
    """At least one of those who wait, kinds in order; then regions are touched, or further pieces."""
    state = resolve(table(2, discovery={0: "colonist*2 soldier"}))
    pick = seen(state).pick
    assert pick is not None
    assert (pick.verb, pick.least, pick.most) == ("send", 1, 3)
    assert pick.among == (
        ("discovery/0/colonist", ("send", "colonist")),
        ("discovery/0/soldier", ("send", "soldier")),
    )
    act(state, ["send", "colonist"])
    assert seen(state).pick is None
    assert on(state, "explore", "peru") == ("map:peru",)
    assert on(state, "send", "soldier") == ("discovery/0/soldier",)


def test_beyond_the_map_the_deck_is_touched() -> None:
    """When every region is discovered."""
    state = resolve(table(2, discovery={0: "colonist*2"}, cards={1: ["china"]}))
    act(state, ["send", "colonist"])
    assert on(state, "explore", "deck") == ("deck",)


def test_training_touches_the_cell_of_the_specialist() -> None:
    """Though the piece stands in the training cell."""
    state = resolve(table(2, money={0: 5}, specialists={"training": 0}))
    assert on(state, "train", "captain") == ("specialists:captain",)


def test_a_battle_touches_a_foe_in_the_region_and_a_war_all_its_battles() -> None:
    """With two foes in one region the piece tells which; a war is declared on a seat, wherever it stands."""
    colonies = {(0, "peru"): "soldier", (1, "peru"): "captain", (2, "peru"): "colonist*2"}
    state = resolve(table(3, order=[0, 2, 1], warfare=[0], money={0: 10}, colony=colonies))
    assert on(state, "battle", "peru", "england") == ("map/peru/1/captain", "map:peru")
    assert on(state, "battle", "peru", "portugal") == ("map/peru/2/colonist", "map:peru")
    assert on(state, "war", "portugal") == ("order/2", "map/peru/2/colonist")


# ---- benefits ----------------------------------------------------------------------------------------------


def test_a_soldier_rides_from_where_it_stands() -> None:
    """The soldier, then the region."""
    state = resolve(table(2, buildings={0: ["stables"]}, colony={(0, "florida"): "soldier colonist"}))
    assert seen(state).ask == ("ask-ride", {})
    assert on(state, "ride", "florida", "caribbean") == ("map/florida/0/soldier", "map:caribbean")


def test_each_load_of_people_is_touched_in_its_own_way() -> None:
    """A region sends two, a piece goes alone; so no two are alike."""
    state = resolve(
        table(
            2,
            buildings={0: ["relocation"]},
            colony={(0, "florida"): "colonist captain soldier*2"},
            discovered=["peru"],
            options={"relocation": "anyone"},
        )
    )
    assert seen(state).ask == ("ask-relocate", {})
    touched = [each.on for each in seen(state).choices.values() if each.say[0] == "uproot"]
    assert len(touched) == len(set(touched)) == 5
    assert on(state, "uproot", "florida", "two") == ("map:florida",)
    assert on(state, "uproot", "florida", "one") == ("map/florida/0/colonist",)
    act(state, ["uproot", "florida", "two"])
    assert seen(state).ask == ("ask-resettle", {})
    assert on(state, "resettle", "caribbean") == ("map:caribbean",)


def test_an_eleventh_soldier_makes_another_one_settle() -> None:
    """Where he stands is touched."""
    colonies = {(0, "florida"): "soldier*6", (0, "peru"): "soldier*4"}
    state = resolve(table(2, buildings={0: ["fortress"]}, colony=colonies))
    assert seen(state).ask == ("ask-swap", {})
    assert on(state, "swap", "peru") == ("map:peru",)


# ---- everything together -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "options",
    [{}, {"auction": True, "dock_xy": "placed", "university": "from_hand", "relocation": "anyone"}],
    ids=["usual", "other"],
)
def test_whatever_an_option_touches_is_there_and_may_mean_it(options: dict[str, Any]) -> None:
    """A piece of the scene or a place of the board; a click on the last of them may mean the option."""
    for seed in range(3):
        state = GAME.deal(3, options, seed=seed)
        zones = {each.id: each for each in board(GAME, GAME.options_of(state), 3).zones}
        for _ in wander(state, seed):
            for viewer in GAME.waiting(state):
                made = seen(state, viewer)
                for name in made.concerns:
                    assert name in made.pieces or name.partition(":")[0] in zones, made.ask
                for each in made.choices.values():
                    for name in each.on:
                        place, colon, spot = name.partition(":")
                        assert name in made.pieces or (colon and spot in ("", *zones[place].spots)), each
                    if each.on and each.say[0] not in ("ride", "uproot", "front"):
                        assert each.say in meant(state, viewer, each.on[-1]), each


# ---- what a question is about ------------------------------------------------------------------------------


def test_the_piece_that_leaves_the_dock_is_what_is_asked_about() -> None:
    """And so are those of an expedition, and the kind that was taken up to be placed."""
    state = resolve(table(2, dock=[0], discovered=["peru"]))
    assert seen(state).concerns == ("dock/1",)
    state = resolve(table(2, discovery={0: "colonist*2 soldier"}))
    assert seen(state).concerns == ()
    act(state, ["send", "colonist"], ["send", "soldier"])
    assert seen(state).concerns == ("expedition/0/colonist", "expedition/0/soldier")
    state = table(2, hands={0: "colonist captain merchant soldier"})
    act(state, ["hold", "captain"])
    assert seen(state).concerns == ("hand.0/captain",)


def test_battles_and_wars_are_asked_about_again() -> None:
    """They can be taken back, and yet nobody wants to begin one by a slip."""
    colony = {(0, "peru"): "soldier", (1, "peru"): "colonist"}
    state = resolve(table(2, warfare=[0], colony=colony, money={0: 20}))
    assert {each.say[0]: each.grave for each in seen(state).choices.values()} == {
        "decline": False,
        "battle": True,
        "war": True,
    }


# ---- why not -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "message", "rule"),
    [
        ("initiative:2", "refused-one-on-initiative", "AOD-120"),
        ("dock:2", "refused-dock-full", "AOD-034"),
        ("dock:x", "refused-dock-cell-owned", "AOD-038"),
        ("specialists:captain", "refused-cell-taken", "AOD-163"),
        ("specialists/captain", "refused-cell-taken", "AOD-163"),
        ("order/1", "refused-no-university", "AOD-260"),
        ("map:peru", "refused-other-question", ""),
        ("capital:1", "refused-taken", ""),
        ("capital/1", "refused-taken", ""),
        ("map:", "refused-nothing", ""),
        ("ship", "refused-nothing", ""),
        ("no-such:place", "refused-nothing", ""),
    ],
)
def test_why_a_place_cannot_be_chosen_while_placing(name: str, message: str, rule: str) -> None:
    """A line that is full, a cell that is taken or belongs to a building, a region."""
    state = table(2, initiative=[0], dock=[1, 1, 0], capital=[1], specialists={"captain": 1})
    reason = why_not(state, FRANCE, name, ())
    assert (reason.say[0], reason.rule) == (message, rule)
    assert message != "refused-taken" or reason.say[1] == {"place": "capital:2"}


@pytest.mark.parametrize(
    ("state", "name", "message", "args"),
    [
        (resolve(table(2, dock=[0], discovered=["peru"])), "map:brazil", "refused-undiscovered", {"region": "brazil"}),
        (
            resolve(table(2, discovery={0: "colonist*2"}, discovered=["peru"])),
            "map:peru",
            "refused-nobody-sent",
            {"region": "peru"},
        ),
        (
            resolve(
                table(
                    3, warfare=[0], colony={(0, "peru"): "soldier", (1, "peru"): "colonist", (2, "florida"): "soldier"}
                )
            ),
            "map:florida",
            "refused-not-both-there",
            {"region": "florida", "foe": "portugal"},
        ),
        (
            resolve(table(3, warfare=[0], money={0: 7}, colony={(0, "peru"): "soldier", (1, "peru"): "colonist"})),
            "order/2",
            "refused-cannot-pay-war",
            {"foe": "england", "need": 10, "have": 7},
        ),
    ],
    ids=["hidden region", "expedition", "no foe there", "too poor for war"],
)
def test_why_not_in_resolution(state: State, name: str, message: str, args: dict[str, Any]) -> None:
    """The reason speaks of what was clicked, and of numbers."""
    reason = why_not(state, FRANCE, name, ())
    assert reason.say[0] == message
    assert args.items() <= reason.say[1].items()


def test_a_click_on_what_no_option_names_means_its_place() -> None:
    """A token means its region, so does any stack of a foe's colony; a building that somebody has is not on sale."""
    state = resolve(table(2, discovery={0: "colonist"}))
    assert why_not(state, FRANCE, "token/peru", ()).say == ("refused-nobody-sent", {"land": "peru", "region": "peru"})
    colonies = {(0, "peru"): "colonist", (1, "peru"): "colonist captain"}
    elsewhere = {(0, "canada"): "soldier", (1, "canada"): "colonist"}
    state = resolve(table(2, warfare=[0], colony=colonies | elsewhere))
    for stack in ("map/peru/1/colonist", "map/peru/1/captain"):
        assert why_not(state, FRANCE, stack, ()).say[0] == "refused-no-soldiers"
    state = buying("market", buildings={1: ["settlers"]})
    assert why_not(state, FRANCE, "settlers", ()).say == ("refused-not-on-sale", {"building": "settlers"})
