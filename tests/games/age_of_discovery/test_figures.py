"""How many figures there are: ten soldiers and their exchange; all figures of the box, an option (AOD-131, R-31)."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.core.contract import State
from carrack.testing import act, legal, look, rule
from tests.games.age_of_discovery.table import (
    FRANCE,
    asked,
    colony,
    discovered,
    hand,
    money,
    on_discovery,
    refused,
    resolve,
    table,
)
from tests.games.age_of_discovery.turns import bought

BOX = {"figures": "as_in_the_box"}
TEN = {(FRANCE, "peru"): "soldier*6", (FRANCE, "brazil"): "soldier*4 colonist"}
NINE = {(FRANCE, "peru"): "soldier*5", (FRANCE, "brazil"): "soldier*4 colonist"}


def soldiers(state: State, seat: int = FRANCE) -> int:
    """All soldiers of a seat: in hand, put aside, on lines, in colonies."""
    seen = look(state)
    places = [seen[name][seat] for name in ("hand", "next", "shipping", "discovery")] + seen["colony"][seat]
    stood = [
        piece
        for name in ("initiative", "dock", "goods_at", "specialists", "capital", "warfare")
        for who, piece in zip(seen[name], seen[f"{name}_piece"], strict=True)
        if who == seat
    ]
    return sum(int(place["soldier"]) for place in places) + stood.count("soldier")


def recruiting(colonies: dict[tuple[int, str], str], **more: Any) -> State:
    """France stands in the soldier's cell, and the lines resolve."""
    return resolve(table(2, colony=colonies, specialists={"soldier": FRANCE}, **more))


# ---- ten soldiers ------------------------------------------------------------------------------------------


@rule("AOD-131")
@pytest.mark.parametrize("region", ["peru", "brazil"])
def test_eleventh_soldier_needs_an_exchange(region: str) -> None:
    """One soldier of a colony becomes a colonist, and the one that is due comes: ten as before."""
    state = recruiting(TEN)
    assert (asked(state), state.actor) == ("swapping", FRANCE)
    assert legal(state) == [["decline"], ["swap", "peru"], ["swap", "brazil"]]
    act(state, ["swap", region])
    assert hand(state, FRANCE) == "colonist*5 soldier"
    there = {"peru": "colonist soldier*5", "brazil": "colonist*2 soldier*3"}
    assert colony(state, FRANCE, region) == there[region]
    assert soldiers(state) == 10
    state.check()


@rule("AOD-131")
def test_owner_of_the_soldier_is_asked() -> None:
    """England stands in the cell and has ten soldiers out: England decides, France does not matter."""
    colonies = {(1, "canada"): "soldier*10", (FRANCE, "peru"): "soldier"}
    state = resolve(table(2, colony=colonies, specialists={"soldier": 1}))
    assert (asked(state), state.actor, legal(state)) == ("swapping", 1, [["decline"], ["swap", "canada"]])
    act(state, ["swap", "canada"])
    assert (colony(state, 1, "canada"), hand(state, 1)) == ("colonist soldier*9", "colonist*5 soldier")
    assert (colony(state, FRANCE, "peru"), hand(state, FRANCE)) == ("soldier", "colonist*5")


@rule("AOD-131")
def test_exchange_may_be_declined() -> None:
    """All stay as they are, and no soldier comes."""
    state = recruiting(TEN)
    act(state, ["decline"])
    assert hand(state, FRANCE) == "colonist*5"
    assert colony(state, FRANCE, "peru") == "soldier*6"
    assert colony(state, FRANCE, "brazil") == "colonist soldier*4"


@rule("AOD-131")
def test_tenth_soldier_comes_without_a_question() -> None:
    """Nine in colonies: there is a figure left."""
    state = recruiting(NINE)
    assert (state.turn, hand(state, FRANCE)) == (3, "colonist*5 soldier")
    assert soldiers(state) == 10
    assert colony(state, FRANCE, "peru") == "soldier*5"


@rule("AOD-131")
@pytest.mark.parametrize(
    "more",
    [
        {"discovery": {FRANCE: "soldier"}},
        {"warfare": [(FRANCE, "soldier")]},
        {"initiative": [(FRANCE, "soldier")]},
        {"earned": {FRANCE: "soldier"}},
        {
            "dock_x": (FRANCE, "soldier"),
            "buildings": {FRANCE: ["indentured_servants"]},
            "options": {"dock_xy": "placed"},
        },
    ],
)
def test_soldiers_count_wherever_they_are(more: dict[str, Any]) -> None:
    """The tenth stands on a line, or is put aside for the next turn, or has just sailed."""
    state = recruiting(NINE, **more)
    while asked(state) in ("exploring", "sailing"):
        act(state, ["decline"] if asked(state) == "exploring" else ["settle", "brazil"])
    assert asked(state) == "swapping"


@rule("AOD-131")
@pytest.mark.parametrize("more", [{"shipping": {FRANCE: "soldier"}}, {"capital": [(FRANCE, "soldier")]}])
def test_soldiers_of_lines_that_have_resolved_are_back(more: dict[str, Any]) -> None:
    """They have returned to the reserve when the specialist line resolves."""
    state = recruiting(NINE, **more)
    assert (state.turn, hand(state, FRANCE)) == (3, "colonist*5 soldier")


@rule("AOD-131")
def test_soldier_of_an_expedition_is_back() -> None:
    """Sent this turn, it is the figure that comes out of the soldier's cell."""
    state = recruiting(NINE, discovery={FRANCE: "soldier"}, tokens={"canada": "dt16"})
    act(state, ["send", "soldier"], ["explore", "canada"])
    assert (state.turn, hand(state, FRANCE), soldiers(state)) == (3, "colonist*5 soldier", 10)


@rule("AOD-131")
def test_without_a_soldier_in_a_colony_there_is_nothing_to_exchange() -> None:
    """All ten stand on the discovery line: nobody is asked and nobody comes."""
    state = resolve(table(2, discovery={FRANCE: "soldier*10"}, specialists={"soldier": FRANCE}))
    act(state, ["decline"])
    assert (state.turn, asked(state), hand(state, FRANCE)) == (3, "placing", "colonist*5")


@rule("AOD-131")
def test_only_own_soldiers_can_be_exchanged() -> None:
    """Not where only colonists stand, not where those of England stand."""
    colonies = {**TEN, (FRANCE, "caribbean"): "colonist captain", (1, "canada"): "soldier*2"}
    state = recruiting(colonies)
    for region in ("caribbean", "canada", "florida"):
        refused(state, ["swap", region], "AOD-131")


@rule("AOD-131")
def test_each_colour_has_its_own_ten() -> None:
    """England's soldiers do not hinder France, whose tenth comes, wherever they stand."""
    lines: dict[str, Any] = {"warfare": [(1, "soldier")], "initiative": [(1, "soldier")], "earned": {1: "soldier"}}
    state = recruiting({**NINE, (1, "canada"): "soldier*5"}, **lines)
    assert (state.turn, hand(state, FRANCE)) == (3, "colonist*5 soldier")


@rule("AOD-131")
def test_soldier_is_exchanged_only_when_one_is_due() -> None:
    """Neither while placing nor while the lines resolve."""
    state = table(2, colony=TEN, capital=[FRANCE], money={FRANCE: 10})
    refused(state, ["swap", "peru"])
    resolve(state)
    assert asked(state) == "buying"
    refused(state, ["swap", "peru"])
    act(state, ["decline"])
    assert (state.turn, soldiers(state)) == (3, 10)


@rule("AOD-131")
def test_trained_soldier_needs_an_exchange_too() -> None:
    """The 5 are paid, then the question comes."""
    state = resolve(table(2, colony=TEN, specialists={"training": FRANCE}, money={FRANCE: 6}))
    act(state, ["train", "soldier"])
    assert (asked(state), money(state, FRANCE)) == ("swapping", 1)
    act(state, ["swap", "brazil"])
    assert (hand(state, FRANCE), money(state, FRANCE)) == ("colonist*5 soldier", 1)


@rule("AOD-131")
def test_soldier_of_a_building_needs_an_exchange_too() -> None:
    """Parade Ground in the benefits phase: once for the turn."""
    state = resolve(table(2, colony=TEN, buildings={FRANCE: ["parade_ground"]}))
    assert asked(state) == "swapping"
    act(state, ["swap", "peru"])
    assert (state.turn, hand(state, FRANCE), soldiers(state)) == (3, "colonist*5 soldier", 10)


@rule("AOD-131")
def test_soldier_of_the_conquistador_goes_to_the_discovery_line() -> None:
    """Exchanged or not, it does not come to the hand."""
    state = resolve(table(2, colony=TEN, buildings={FRANCE: ["conquistador"]}))
    act(state, ["swap", "peru"])
    assert (on_discovery(state, FRANCE), hand(state, FRANCE)) == ("soldier", "colonist*5")
    state = resolve(table(2, colony=TEN, buildings={FRANCE: ["conquistador"]}))
    act(state, ["decline"])
    assert (on_discovery(state, FRANCE), hand(state, FRANCE)) == ("", "colonist*5")


@rule("AOD-131")
def test_two_soldiers_at_once_are_two_questions() -> None:
    """Indian Allies with ten soldiers out: one exchange in Peru, the other declined."""
    state = bought("indian_allies", colony=TEN)
    act(state, ["station", "brazil"])
    assert asked(state) == "swapping"
    act(state, ["swap", "peru"])
    assert (asked(state), colony(state, FRANCE, "brazil")) == ("swapping", "colonist soldier*5")
    act(state, ["decline"])
    assert colony(state, FRANCE, "peru") == "colonist soldier*5"
    assert (colony(state, FRANCE, "brazil"), soldiers(state)) == ("colonist soldier*5", 10)
    assert asked(state) == "placing"


@rule("AOD-131")
def test_one_figure_left_for_two_soldiers() -> None:
    """The first comes by itself, the second needs an exchange."""
    state = bought("indian_allies", colony=NINE)
    act(state, ["station", "peru"])
    assert (asked(state), colony(state, FRANCE, "peru")) == ("swapping", "soldier*6")
    act(state, ["swap", "peru"])
    assert (colony(state, FRANCE, "peru"), soldiers(state)) == ("colonist soldier*6", 10)


@rule("AOD-131")
def test_soldier_lost_in_battle_is_a_figure_again() -> None:
    """One of ten falls on the warfare line, so that of the Parade Ground comes without a question."""
    colonies = {(FRANCE, "peru"): "soldier*10", (1, "peru"): "soldier"}
    state = resolve(table(2, colony=colonies, buildings={FRANCE: ["parade_ground"]}))
    act(state, ["battle", "peru", "england"])
    assert (state.turn, hand(state, FRANCE), soldiers(state)) == (3, "colonist*5 soldier", 10)


@rule("AOD-131", "AOD-272")
def test_militia_is_no_figure() -> None:
    """It joins though all ten soldiers are out, and takes none of them away."""
    colonies = {(FRANCE, "peru"): "soldier*10", (1, "peru"): "colonist*2 soldier"}
    state = table(2, turn=7, turn_of=1, colony=colonies, buildings={FRANCE: ["militia"]})
    resolve(state)
    act(state, ["battle", "peru", "france"])
    act(state, ["strike", "militia"])
    assert (colony(state, 1, "peru"), colony(state, FRANCE, "peru")) == ("", "soldier*10")


@rule("AOD-131")
def test_exchange_takes_no_good() -> None:
    """Two soldiers in Florida stay two pieces."""
    colonies = {(FRANCE, "peru"): "soldier*8", (FRANCE, "florida"): "soldier*2"}
    state = recruiting(colonies)
    act(state, ["swap", "florida"])
    assert colony(state, FRANCE, "florida") == "colonist soldier"
    assert "florida" in look(state)["unclaimed"]


@rule("AOD-131")
@pytest.mark.parametrize(("kind", "figures"), [("captain", 5), ("merchant", 5), ("missionary", 10)])
def test_other_specialists_never_run_out(kind: str, figures: int) -> None:
    """R-31: with all figures in colonies another one comes, and nobody in the colonies changes."""
    state = resolve(table(2, colony={(FRANCE, "peru"): f"{kind}*{figures}"}, specialists={kind: FRANCE}))
    assert (state.turn, hand(state, FRANCE)) == (3, f"colonist*5 {kind}")
    assert colony(state, FRANCE, "peru") == f"{kind}*{figures}"


@rule("AOD-131")
def test_colonists_never_run_out() -> None:
    """With thirty in colonies the hand is five all the same."""
    state = resolve(table(2, colony={(FRANCE, "peru"): "colonist*30"}))
    assert hand(state, FRANCE) == "colonist*5"


# ---- all figures of the box --------------------------------------------------------------------------------


@rule("AOD-131")
@pytest.mark.parametrize(("kind", "figures"), [("captain", 5), ("merchant", 5), ("missionary", 10)])
def test_box_exchanges_a_specialist_by_itself(kind: str, figures: int) -> None:
    """The exchange has no effect on play, so nobody is asked: one in a colony becomes a colonist."""
    colonies = {(FRANCE, "peru"): f"{kind}*{figures}"}
    state = resolve(table(2, colony=colonies, specialists={kind: FRANCE}, options=BOX))
    assert (state.turn, hand(state, FRANCE)) == (3, f"colonist*5 {kind}")
    assert colony(state, FRANCE, "peru") == f"colonist {kind}*{figures - 1}"
    state.check()


@rule("AOD-131")
@pytest.mark.parametrize(("kind", "figures"), [("captain", 5), ("merchant", 5), ("missionary", 10)])
def test_box_last_figure_comes_without_an_exchange(kind: str, figures: int) -> None:
    """One figure is left for the one that is due."""
    colonies = {(FRANCE, "peru"): f"{kind}*{figures - 1}"}
    state = resolve(table(2, colony=colonies, specialists={kind: FRANCE}, options=BOX))
    assert hand(state, FRANCE) == f"colonist*5 {kind}"
    assert colony(state, FRANCE, "peru") == f"{kind}*{figures - 1}"


@rule("AOD-131")
def test_box_without_a_figure_nobody_comes() -> None:
    """All five captains wait on the discovery line, where nobody can be exchanged."""
    state = table(2, discovery={FRANCE: "captain*5"}, specialists={"captain": FRANCE}, options=BOX)
    act(resolve(state), ["decline"])
    assert (state.turn, hand(state, FRANCE)) == (3, "colonist*5")


@rule("AOD-131")
def test_box_asks_for_soldiers_as_ever() -> None:
    """A soldier and a colonist are not alike, so the owner is asked."""
    state = recruiting(TEN, options=BOX)
    assert legal(state) == [["decline"], ["swap", "peru"], ["swap", "brazil"]]
    act(state, ["swap", "peru"])
    assert (hand(state, FRANCE), soldiers(state)) == ("colonist*5 soldier", 10)


@rule("AOD-131")
@pytest.mark.parametrize(("out", "taken"), [(23, 5), (24, 5), (25, 4), (28, 1)])
def test_box_holds_thirty_colonists(out: int, taken: int) -> None:
    """One is the marker of turn order; the hand is what is left of thirty, five at most."""
    state = resolve(table(2, colony={(FRANCE, "peru"): f"colonist*{out}"}, options=BOX))
    assert state.turn == 3
    assert look(state)["hand"][FRANCE]["colonist"] == taken
    assert look(state)["hand"][1]["colonist"] == 5


@rule("AOD-131")
@pytest.mark.parametrize(("out", "brought"), [(27, 1), (28, 0)])
def test_box_missionary_finds_nobody_without_a_figure(out: int, brought: int) -> None:
    """One marker, one colonist on the warfare line, and so many in Peru: there is one left, or none."""
    state = table(2, dock=[(FRANCE, "missionary")], colony={(FRANCE, "peru"): f"colonist*{out}"}, options=BOX)
    act(resolve(state), ["settle", "caribbean"])
    assert colony(state, FRANCE, "caribbean") == ("colonist missionary" if brought else "missionary")


@rule("AOD-131")
@pytest.mark.parametrize(
    "more",
    [
        {"initiative": [FRANCE]},
        {"dock": [(FRANCE, "missionary"), FRANCE]},
        {"goods_line": [FRANCE]},
        {"shipping": {FRANCE: "colonist"}},
        {"capital": [FRANCE]},
        {"discovery": {FRANCE: "colonist"}},
        {"specialists": {"captain": FRANCE}},
        {"warfare": [FRANCE]},
        {"earned": {FRANCE: "colonist"}},
        {"colony": {(FRANCE, "peru"): "colonist*27", (FRANCE, "brazil"): "colonist"}},
    ],
)
def test_box_counts_colonists_wherever_they_are(more: dict[str, Any]) -> None:
    """The thirtieth stands on some line, or waits, or is in another colony: the missionary finds nobody."""
    given = {"dock": [(FRANCE, "missionary")], "colony": {(FRANCE, "peru"): "colonist*27"}}
    state = table(2, options=BOX, **(given | more))
    act(resolve(state), ["settle", "caribbean"])
    assert colony(state, FRANCE, "caribbean") == "missionary"


@rule("AOD-131")
@pytest.mark.parametrize(("out", "settler"), [(27, "colonist"), (28, "")])
def test_box_discovery_without_a_figure(out: int, settler: str) -> None:
    """Region, money and token are gained all the same."""
    colonies = {(FRANCE, "peru"): f"colonist*{out}"}
    state = table(2, discovery={FRANCE: "captain"}, tokens={"canada": "dt04"}, colony=colonies, options=BOX)
    act(resolve(state), ["send", "captain"], ["explore", "canada"])
    assert "canada" in discovered(state)
    assert (colony(state, FRANCE, "canada"), money(state, FRANCE)) == (settler, 1)


@rule("AOD-131")
def test_box_exchange_needs_a_colonist() -> None:
    """All thirty colonists are out, so no soldier can become one, and none comes."""
    colonies = {(FRANCE, "peru"): "soldier*10", (FRANCE, "brazil"): "colonist*27"}
    state = recruiting(colonies, options=BOX)
    assert (state.turn, asked(state)) == (3, "placing")
    assert (hand(state, FRANCE), soldiers(state)) == ("colonist*2", 10)


# ---- training whom nobody could send ----------------------------------------------------------------------------


@rule("AOD-131")
def test_nobody_pays_for_training_a_soldier_who_cannot_come() -> None:
    """All ten wait for an expedition, none stands in a colony: the other three can be trained."""
    state = resolve(table(2, discovery={FRANCE: "soldier*10"}, specialists={"training": FRANCE}, money={FRANCE: 5}))
    act(state, ["decline"])  # no expedition
    assert asked(state) == "training"
    assert legal(state) == [["decline"], ["train", "captain"], ["train", "merchant"], ["train", "missionary"]]
    refused(state, ["train", "soldier"], "AOD-131")


@rule("AOD-131")
def test_a_soldier_can_be_trained_if_one_can_be_exchanged() -> None:
    """Ten stand in colonies: the payer then says where one becomes a colonist."""
    state = resolve(table(2, colony=TEN, specialists={"training": FRANCE}, money={FRANCE: 5}))
    act(state, ["train", "soldier"])
    assert (asked(state), money(state, FRANCE)) == ("swapping", 0)
