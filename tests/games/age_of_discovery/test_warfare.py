"""The warfare line: battles and wars, where they may be and where they are fought (AOD-167 to 175, 179, 181, 182)."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.core.contract import State
from carrack.games.age_of_discovery.parts import REGION_IDS
from carrack.testing import act, legal, look, rule
from tests.games.age_of_discovery.table import (
    ENGLAND,
    FRANCE,
    HOLLAND,
    PORTUGAL,
    SPAIN,
    answer,
    asked,
    colony,
    line,
    may_decline,
    money,
    offered,
    place,
    refused,
    resolve,
    table,
)

OWN_SOLDIER = {"battles": "own_soldier"}
RAISES = {"militia": "raises"}
FACING = {(FRANCE, "peru"): "soldier colonist", (ENGLAND, "peru"): "colonist*6"}
"""One French soldier, who cannot be harmed, and six colonists of England."""


def warring(colonies: dict[tuple[int, str], str], *, money: int = 0, **more: Any) -> State:
    """Of three players France has one piece on the warfare line and is asked, if it could fight anybody."""
    return resolve(table(3, colony=colonies, money={FRANCE: money}, **more))


def sizes(state: State, region: str) -> list[int]:
    """How many pieces each seat has in a region."""
    return [sum(regions[REGION_IDS.index(region)].values()) for regions in look(state)["colony"]]


# ---- one conflict for each piece ---------------------------------------------------------------------------


@rule("AOD-167", "AOD-169")
def test_each_piece_entitles_to_one_conflict() -> None:
    """Two pieces of France and one of England: three times somebody is asked, from the left."""
    colonies = {(FRANCE, "peru"): "soldier*2", (ENGLAND, "peru"): "soldier*9 colonist*2"}
    state = table(2, turn_of=ENGLAND, warfare=[FRANCE, FRANCE], colony=colonies)
    resolve(state)
    for seat in (FRANCE, FRANCE, ENGLAND):
        assert (asked(state), state.actor) == ("warring", seat)
        act(state, ["decline"])
    assert state.turn == 3
    assert line(state, "warfare") == []


@rule("AOD-167")
def test_one_piece_one_battle() -> None:
    """After it the turn goes on, though more could be struck."""
    state = warring(FACING)
    act(state, ["battle", "peru", "england"])
    assert (state.turn, asked(state)) == (3, "placing")
    assert sizes(state, "peru") == [2, 5, 0]


@rule("AOD-169")
def test_several_pieces_several_conflicts() -> None:
    """Three pieces: a battle, a war and another battle, each against whom one likes."""
    colonies = {**FACING, (PORTUGAL, "peru"): "colonist*2", (PORTUGAL, "brazil"): "colonist*2"}
    colonies[FRANCE, "brazil"] = "soldier"
    state = table(3, warfare=[FRANCE, FRANCE], colony=colonies, money={FRANCE: 10})
    resolve(state)
    act(state, ["battle", "peru", "england"])
    assert (sizes(state, "peru"), money(state, FRANCE)) == ([2, 5, 2], 10)
    act(state, ["war", "portugal"])
    assert (sizes(state, "peru"), sizes(state, "brazil"), money(state, FRANCE)) == ([2, 5, 1], [1, 0, 1], 0)
    act(state, ["battle", "peru", "england"])
    assert (sizes(state, "peru"), state.turn) == ([2, 4, 1], 3)


@rule("AOD-169")
def test_same_battle_may_be_fought_again() -> None:
    """Two pieces, twice the same region and opponent."""
    state = resolve(table(2, warfare=[FRANCE], colony=FACING))
    act(state, ["battle", "peru", "england"], ["battle", "peru", "england"])
    assert sizes(state, "peru") == [2, 4]


@rule("AOD-167")
def test_pieces_act_from_the_left_and_losses_count_at_once() -> None:
    """England strikes first and leaves France no soldier, so the French piece has nothing to declare."""
    colonies = {(FRANCE, "peru"): "colonist soldier", (ENGLAND, "peru"): "colonist soldier*2"}
    state = table(2, warfare=[ENGLAND], colony=colonies)
    resolve(state)
    assert state.actor == ENGLAND
    act(state, ["battle", "peru", "france"])
    assert (asked(state), state.actor) == ("battle", FRANCE)
    act(state, ["strike", "colonist"])
    assert (state.turn, sizes(state, "peru")) == (3, [0, 2])


@rule("AOD-168")
def test_battle_or_war_is_decided_when_the_line_resolves() -> None:
    """Placing says nothing about it; then a battle, a war and passing are all open."""
    state = table(2, colony=FACING, money={FRANCE: 10})
    assert offered(state, "battle") == offered(state, "war") == []
    refused(state, ["battle", "peru", "england"])
    resolve(state)
    assert legal(state) == [["decline"], ["battle", "peru", "england"], ["war", "england"]]


@rule("AOD-168")
def test_passing_costs_nothing() -> None:
    """R-33: the owner may do without."""
    state = warring(FACING, money=10)
    assert may_decline(state)
    act(state, ["decline"])
    assert (state.turn, money(state, FRANCE), sizes(state, "peru")) == (3, 10, [2, 6, 0])


@rule("AOD-170")
def test_soldier_on_the_line_does_not_strike() -> None:
    """One soldier in Peru strikes one piece, whatever stands on the line."""
    for piece in ("colonist", "soldier", "captain"):
        state = table(2, hands={FRANCE: piece}, colony=FACING)
        place(state, (piece, "warfare"))
        act(state, ["battle", "peru", "england"])
        assert sizes(state, "peru") == [2, 5]


@rule("AOD-170")
def test_soldier_on_the_line_makes_no_battle() -> None:
    """Without a soldier in a region there is nothing to declare, and the soldier goes back to the reserve."""
    colonies = {(FRANCE, "peru"): "colonist", (ENGLAND, "peru"): "colonist"}
    state = table(2, hands={FRANCE: "soldier"}, colony=colonies, money={FRANCE: 10})
    place(state, ("soldier", "warfare"))
    assert (state.turn, line(state, "warfare"), sizes(state, "peru")) == (3, [], [1, 1])


@rule("AOD-170", "AOD-175")
@pytest.mark.parametrize("piece", ["colonist", "soldier", "captain"])
def test_war_costs_the_same_whatever_stands_on_the_line(piece: str) -> None:
    """With 9 no war can be declared, with 12 there are 2 left."""
    for purse, left in ((9, None), (12, 2)):
        state = table(2, hands={FRANCE: piece}, colony=FACING, money={FRANCE: purse})
        place(state, (piece, "warfare"))
        if left is None:
            refused(state, ["war", "england"], "AOD-175")
        else:
            act(state, ["war", "england"])
            assert money(state, FRANCE) == left
            assert sizes(state, "peru") == [2, 5]


# ---- a battle ----------------------------------------------------------------------------------------------


MANY = {
    (FRANCE, "canada"): "soldier",
    (FRANCE, "peru"): "colonist",
    (FRANCE, "florida"): "colonist*2",
    (FRANCE, "brazil"): "soldier*2",
    (ENGLAND, "canada"): "colonist",
    (ENGLAND, "peru"): "soldier",
    (PORTUGAL, "canada"): "captain",
    (PORTUGAL, "florida"): "merchant*2",
    (PORTUGAL, "new_spain"): "soldier*3",
}
"""France can fight England in Canada and Peru, and Portugal in Canada; nobody is in Brazil, no soldier in Florida."""


@rule("AOD-171")
def test_battle_names_a_region_and_an_opponent_in_it() -> None:
    """Both have a piece there and one of these is a soldier."""
    state = warring(MANY)
    assert offered(state, "battle") == [("canada", "england"), ("canada", "portugal"), ("peru", "england")]


@rule("AOD-171")
@pytest.mark.parametrize(
    ("region", "foe"),
    [
        ("canada", "france"),
        ("canada", "spain"),
        ("canada", "holland"),
        ("brazil", "england"),
        ("new_spain", "portugal"),
        ("peru", "portugal"),
        ("florida", "portugal"),
        ("florida", "england"),
        ("caribbean", "england"),
    ],
)
def test_where_no_battle_can_be(region: str, foe: str) -> None:
    """Against oneself, against who does not play, where one of the two is not, where there is no soldier."""
    refused(warring(MANY, money=10), ["battle", region, foe], "AOD-171")


@rule("AOD-171", "AOD-172")
def test_battle_is_fought_in_one_region_with_one_opponent() -> None:
    """It costs nothing; England loses its piece in Canada, nothing else happens anywhere."""
    state = warring(MANY, money=3)
    before = look(state)["colony"]
    act(state, ["battle", "canada", "england"])
    after = look(state)["colony"]
    assert money(state, FRANCE) == 3
    assert sizes(state, "canada") == [1, 0, 1]
    changed = [(seat, k) for seat in range(3) for k in range(9) if before[seat][k] != after[seat][k]]
    assert changed == [(ENGLAND, 0)]


@rule("AOD-172")
def test_battle_needs_no_money() -> None:
    """An empty purse stays empty; a war is out of the question."""
    state = warring(FACING)
    assert legal(state) == [["decline"], ["battle", "peru", "england"]]
    act(state, ["battle", "peru", "england"])
    assert look(state)["money"] == [0, 0, 0]


@rule("AOD-171")
def test_soldier_of_the_opponent_is_enough() -> None:
    """R-34: France has no soldier in Peru, England has, so there is a battle, and only France loses."""
    state = warring(MANY)
    act(state, ["battle", "peru", "england"])
    assert (asked(state), state.turn) == ("placing", 3)
    assert sizes(state, "peru") == [0, 1, 0]


@rule("AOD-171")
def test_option_own_soldier() -> None:
    """Who begins needs a soldier in the region: Canada remains, Peru is refused."""
    state = warring(MANY, options=OWN_SOLDIER)
    assert offered(state, "battle") == [("canada", "england"), ("canada", "portugal")]
    refused(state, ["battle", "peru", "england"], "AOD-171")


@rule("AOD-174")
def test_option_own_soldier_leaves_wars_alone() -> None:
    """A war is still fought wherever either has a soldier: England strikes in Peru."""
    state = warring(MANY, money=10, options=OWN_SOLDIER)
    act(state, ["war", "england"])
    assert (sizes(state, "canada"), sizes(state, "peru")) == ([1, 0, 1], [0, 1, 0])


# ---- a war -------------------------------------------------------------------------------------------------


@rule("AOD-173")
def test_war_names_an_opponent() -> None:
    """Against whoever it brings a battle with; not against oneself or who does not play."""
    state = warring(MANY, money=10)
    assert offered(state, "war") == [("england",), ("portugal",)]
    for foe in ("france", "spain", "holland"):
        refused(state, ["war", foe], "AOD-171")


@rule("AOD-173")
def test_war_is_waged_on_one_opponent() -> None:
    """War on Portugal: England's pieces beside them are not touched."""
    state = warring(MANY, money=10)
    act(state, ["war", "portugal"])
    assert sizes(state, "canada") == [1, 1, 0]
    assert (sizes(state, "peru"), sizes(state, "florida")) == ([1, 1, 0], [2, 0, 2])


@rule("AOD-174")
def test_war_is_fought_in_all_regions_that_qualify() -> None:
    """Both have a piece there, and at least one of these is a soldier."""
    state = warring(MANY, money=10)
    act(state, ["war", "england"])
    assert (sizes(state, "canada"), sizes(state, "peru")) == ([1, 0, 1], [0, 1, 0])
    assert (sizes(state, "florida"), sizes(state, "brazil")) == ([2, 0, 2], [2, 0, 0])


@rule("AOD-174")
def test_war_that_would_bring_no_battle_is_refused() -> None:
    """England has soldiers, and France has, but never where the other is; with Portugal there is a battle."""
    colonies = {
        (FRANCE, "peru"): "soldier",
        (FRANCE, "canada"): "colonist",
        (ENGLAND, "canada"): "colonist",
        (ENGLAND, "brazil"): "soldier",
        (PORTUGAL, "peru"): "colonist",
    }
    state = warring(colonies, money=30)
    assert offered(state, "war") == [("portugal",)]
    refused(state, ["war", "england"], "AOD-174")


@rule("AOD-175")
@pytest.mark.parametrize("purse", [10, 17])
def test_war_costs_ten(purse: int) -> None:
    """Paid once, by who declares it, however many battles there are."""
    state = resolve(table(3, colony=MANY, money={FRANCE: purse, ENGLAND: 20, PORTUGAL: 30}))
    act(state, ["war", "england"])
    assert look(state)["money"] == [purse - 10, 20, 30]


@rule("AOD-175")
def test_war_cannot_be_declared_with_nine() -> None:
    """The battles can be fought singly all the same."""
    state = warring(MANY, money=9)
    assert offered(state, "war") == []
    refused(state, ["war", "england"], "AOD-175")
    assert len(offered(state, "battle")) == 3


@rule("AOD-175")
def test_second_war_needs_another_ten() -> None:
    """R-33: the money must be there when the piece acts."""
    colonies = {(FRANCE, "peru"): "soldier", (ENGLAND, "peru"): "colonist*5"}
    for purse, wars in ((19, 0), (20, 1)):
        state = resolve(table(2, warfare=[FRANCE], colony=colonies, money={FRANCE: purse}))
        act(state, ["war", "england"])
        assert money(state, FRANCE) == purse - 10
        assert len(offered(state, "war")) == wars


# ---- the others --------------------------------------------------------------------------------------------


@rule("AOD-179")
def test_others_neither_help_nor_suffer() -> None:
    """Portugal's soldiers in the same region strike nobody and nobody strikes them."""
    colonies = {
        (FRANCE, "peru"): "soldier colonist",
        (ENGLAND, "peru"): "colonist*3",
        (PORTUGAL, "peru"): "soldier*4 colonist",
    }
    for action in (["battle", "peru", "england"], ["war", "england"]):
        state = warring(colonies, money=10)
        act(state, list(action))
        assert colony(state, FRANCE, "peru") == "colonist soldier"
        assert colony(state, ENGLAND, "peru") == "colonist*2"
        assert colony(state, PORTUGAL, "peru") == "colonist soldier*4"


@rule("AOD-179", "AOD-171")
def test_soldiers_of_a_third_party_make_no_battle() -> None:
    """Only Portugal has soldiers in Peru: France may fight Portugal there, and neither fight nor war England."""
    colonies = {
        (FRANCE, "peru"): "colonist",
        (ENGLAND, "peru"): "colonist*2",
        (PORTUGAL, "peru"): "soldier*4",
    }
    state = warring(colonies, money=10)
    assert offered(state, "battle") == [("peru", "portugal")]
    assert offered(state, "war") == [("portugal",)]
    refused(state, ["battle", "peru", "england"], "AOD-171")
    refused(state, ["war", "england"], "AOD-174")


@rule("AOD-179")
def test_others_have_no_say() -> None:
    """Only the two parties are asked whom their soldiers strike."""
    colonies = {(seat, "peru"): "soldier colonist" for seat in range(4)}
    state = resolve(table(4, turn_of=SPAIN, colony=colonies))
    act(state, ["battle", "peru", "england"])
    assert sorted(look(state)["waiting"]) == [ENGLAND, SPAIN]
    for seat in (FRANCE, PORTUGAL):
        assert state.legal_for(seat) == []
        refused(state, ["strike", "colonist"], seat=seat)


# ---- the example of the rulebook ---------------------------------------------------------------------------


@rule("AOD-174", "AOD-175", "AOD-181", "AOD-182")
def test_war_of_stepan_and_anton() -> None:
    """Battles in New Granada, New Spain and Florida; none in Canada and none in New England."""
    stepan, anton = FRANCE, ENGLAND
    colonies = {
        (stepan, "new_granada"): "soldier colonist",
        (stepan, "new_spain"): "soldier colonist",
        (stepan, "new_england"): "soldier colonist",
        (stepan, "florida"): "colonist",
        (stepan, "canada"): "colonist",
        (anton, "new_granada"): "colonist",
        (anton, "canada"): "colonist",
        (anton, "new_spain"): "colonist",
        (anton, "florida"): "soldier",
    }
    state = resolve(table(2, colony=colonies, money={stepan: 12, anton: 5}))
    assert ("england",) in offered(state, "war")
    assert offered(state, "battle") == [("florida", "england"), ("new_spain", "england"), ("new_granada", "england")]
    act(state, ["war", "england"])
    assert look(state)["money"] == [2, 5]
    after = {
        region: (colony(state, stepan, region), colony(state, anton, region))
        for region in ("new_granada", "new_spain", "new_england", "florida", "canada")
    }
    assert after == {
        "new_granada": ("colonist soldier", ""),
        "new_spain": ("colonist soldier", ""),
        "new_england": ("colonist soldier", ""),
        "florida": ("", "soldier"),
        "canada": ("colonist", "colonist"),
    }
    assert state.turn == 3


# ---- the militia -------------------------------------------------------------------------------------------


@rule("AOD-272")
def test_militia_makes_no_battle() -> None:
    """R-24: where nobody has a soldier there is none, though England has the Militia."""
    colonies = {(FRANCE, "peru"): "colonist*2", (ENGLAND, "peru"): "colonist"}
    state = warring(colonies, money=10, buildings={ENGLAND: ["militia"]}, turn=7)
    assert (state.turn, asked(state)) == (8, "placing")


@rule("AOD-272")
def test_militia_makes_no_region_join_a_war() -> None:
    """War on England: the battle in Canada has a militia soldier, Peru without any soldier stays at peace."""
    colonies = {
        (FRANCE, "canada"): "soldier*2",
        (ENGLAND, "canada"): "colonist",
        (FRANCE, "peru"): "colonist*2",
        (ENGLAND, "peru"): "colonist",
    }
    state = warring(colonies, money=10, buildings={ENGLAND: ["militia"]}, turn=7)
    refused(state, ["battle", "peru", "england"], "AOD-171")
    act(state, ["war", "england"])
    assert (sizes(state, "canada"), sizes(state, "peru")) == ([1, 0, 0], [2, 1, 0])


@rule("AOD-272")
def test_option_militia_raises() -> None:
    """The militia soldier counts as the soldier that makes a region join a war: one more French piece falls."""
    colonies = {
        (FRANCE, "canada"): "soldier*2",
        (ENGLAND, "canada"): "colonist",
        (FRANCE, "peru"): "colonist*2",
        (ENGLAND, "peru"): "colonist",
        (FRANCE, "brazil"): "colonist*2",
    }
    state = warring(colonies, money=10, buildings={ENGLAND: ["militia"]}, turn=7, options=RAISES)
    assert offered(state, "battle") == [("canada", "england"), ("peru", "england")]
    act(state, ["war", "england"])
    assert (sizes(state, "canada"), sizes(state, "peru")) == ([1, 0, 0], [1, 1, 0])
    assert sizes(state, "brazil") == [2, 0, 0]


@rule("AOD-272")
def test_option_militia_raises_only_for_the_defender() -> None:
    """The Militia of who would begin, or of a third, makes no battle."""
    colonies = {(FRANCE, "peru"): "colonist*2", (ENGLAND, "peru"): "colonist", (PORTUGAL, "brazil"): "colonist"}
    for owner, kind in ((FRANCE, "placing"), (PORTUGAL, "placing"), (ENGLAND, "warring")):
        state = warring(colonies, money=10, buildings={owner: ["militia"]}, turn=7, options=RAISES)
        assert asked(state) == kind


# ---- how many pieces ---------------------------------------------------------------------------------------


@rule("AOD-169")
def test_line_is_never_full() -> None:
    """R-03: an eighth piece stands there, behind the others."""
    state = table(5, turn_of=HOLLAND, warfare=[0, 1, 2, 3, 4, 0, 1], hands={HOLLAND: "colonist*2"})
    place(state, ("colonist", "warfare"))
    assert [seat for seat, _ in line(state, "warfare")] == [0, 1, 2, 3, 4, 0, 1, HOLLAND]


@rule("AOD-169")
def test_option_five_cells() -> None:
    """The fifth piece stands, a sixth is refused."""
    state = table(2, hands={0: "colonist", 1: "colonist"}, warfare=[1, 0, 1, 0], options={"warfare_cells": "five"})
    place(state, ("colonist", "warfare"))
    assert len(line(state, "warfare")) == 5
    refused(state, ["place", "colonist", "warfare"], "AOD-051")


@rule("AOD-168")
def test_both_sides_answer_before_the_next_piece_acts() -> None:
    """The second piece on the line is asked only when the first battle is over."""
    colonies = {(FRANCE, "peru"): "soldier colonist", (ENGLAND, "peru"): "soldier colonist"}
    state = table(2, warfare=[ENGLAND], turn_of=FRANCE, colony=colonies)
    resolve(state)
    act(state, ["battle", "peru", "france"])
    assert (asked(state), sorted(look(state)["waiting"])) == ("battle", [FRANCE, ENGLAND])
    answer(state, FRANCE, ["strike", "colonist"])
    answer(state, ENGLAND, ["strike", "colonist"])
    assert (asked(state), state.actor) == ("warring", FRANCE)
