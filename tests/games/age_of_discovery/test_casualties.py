"""Losses of a battle: who strikes, who chooses, both sides at once and sealed (AOD-176 to 178, 180, 272, 273)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from carrack.core.chance import Chance
from carrack.core.contract import State
from carrack.core.journal import Journal
from carrack.games.age_of_discovery.game import GAME
from carrack.games.age_of_discovery.parts import REGION_IDS
from carrack.games.age_of_discovery.pieces import TARGET_NAMES
from carrack.testing import act, look, rule
from tests.games.age_of_discovery.table import (
    ENGLAND,
    FRANCE,
    PORTUGAL,
    answer,
    asked,
    colony,
    goods,
    hand,
    refused,
    resolve,
    table,
)

BOTH = [FRANCE, ENGLAND]


def battle(french: str, english: str, **more: Any) -> State:
    """France begins a battle with England in Peru; what is no choice has been done."""
    colonies = {(FRANCE, "peru"): french, (ENGLAND, "peru"): english}
    state = resolve(table(2, **({"colony": colonies} | more)))
    act(state, ["battle", "peru", "england"])
    return state


def left(state: State, region: str = "peru") -> tuple[str, str]:
    """What France and England have in a region."""
    return colony(state, FRANCE, region), colony(state, ENGLAND, region)


def waiting(state: State) -> list[int]:
    """The seats that are asked."""
    return sorted(look(state)["waiting"])


def targets(state: State, seat: int) -> list[str]:
    """The kinds of pieces that a seat may strike now."""
    return [str(GAME.verbs.readable(action)[1]) for action in state.legal_for(seat)]


def marked(state: State, seat: int, region: str) -> Counter[str]:
    """Whom a seat has marked in a region so far."""
    return +Counter(look(state)["marked"][seat][REGION_IDS.index(region)])


def strike(state: State, seat: int, *pieces: str, region: str = "peru") -> None:
    """A seat marks these pieces in a region, lowest kind first; what is no choice has been marked already."""
    while asked(state) == "battle" and marked(state, seat, region).total() < len(pieces) and seat in waiting(state):
        missing = Counter(pieces) - marked(state, seat, region)
        answer(state, seat, ["strike", min(missing, key=TARGET_NAMES.index)])


def outcomes(state: State, seat: int) -> list[tuple[str, str]]:
    """Every way in which a seat can answer, by what is left in Peru in the end."""
    if asked(state) != "battle":
        return [left(state)]
    found = []
    for action in state.legal_for(seat):
        copy = state.clone()
        copy.answer(seat, action)
        found += outcomes(copy, seat)
    return found


# ---- each soldier strikes one piece ------------------------------------------------------------------------


@rule("AOD-176")
@pytest.mark.parametrize("soldiers", [1, 2, 3, 4])
def test_each_soldier_eliminates_one_piece(soldiers: int) -> None:
    """Of five English colonists as many fall; nobody strikes back."""
    state = battle(f"colonist*2 soldier*{soldiers}", "colonist*5")
    there = f"colonist*{5 - soldiers}" if soldiers < 4 else "colonist"
    french = f"colonist*2 soldier*{soldiers}" if soldiers > 1 else "colonist*2 soldier"
    assert left(state) == (french, there)


@rule("AOD-176")
@pytest.mark.parametrize("english", ["colonist", "colonist captain", "soldier*2 missionary"])
def test_surplus_strikes_are_lost(english: str) -> None:
    """R-35: four soldiers against three pieces or fewer: all fall, in Peru only, and nothing is asked."""
    colonies = {(FRANCE, "peru"): "soldier*4", (ENGLAND, "peru"): english, (ENGLAND, "brazil"): "colonist*3"}
    state = battle("", "", colony=colonies)
    assert colony(state, ENGLAND, "peru") == ""
    assert colony(state, ENGLAND, "brazil") == "colonist*3"
    assert (state.turn, asked(state)) == (3, "placing")


@rule("AOD-176")
def test_only_soldiers_strike() -> None:
    """A captain, a merchant, a missionary and colonists beside one soldier add nothing."""
    state = battle("colonist*3 captain merchant missionary soldier", "colonist*4")
    assert left(state) == ("colonist*3 captain merchant missionary soldier", "colonist*3")


@rule("AOD-176")
@pytest.mark.parametrize("piece", ["colonist", "captain", "merchant", "missionary", "soldier"])
def test_any_piece_can_be_eliminated(piece: str) -> None:
    """Colonists and specialists alike."""
    state = battle("soldier*2", f"{piece}*2")
    assert colony(state, ENGLAND, "peru") == ""


@rule("AOD-176")
def test_soldiers_of_both_sides_strike() -> None:
    """Two French soldiers and three English ones: two English and three French pieces fall."""
    state = battle("soldier*4", "soldier*3")
    assert left(state) == ("soldier", "")
    state = battle("soldier*2", "soldier*3")
    assert left(state) == ("", "soldier")


# ---- the owner of the soldier chooses ----------------------------------------------------------------------


@rule("AOD-177")
@pytest.mark.parametrize("piece", ["colonist", "captain", "merchant", "missionary"])
def test_owner_of_the_soldier_chooses(piece: str) -> None:
    """France, not England, is asked which of the four falls."""
    state = battle("soldier colonist", "colonist captain merchant missionary")
    assert (asked(state), waiting(state), state.actor) == ("battle", [FRANCE], FRANCE)
    assert targets(state, FRANCE) == ["colonist", "captain", "merchant", "missionary"]
    strike(state, FRANCE, piece)
    kinds = ["colonist", "captain", "merchant", "missionary"]
    assert left(state) == ("colonist soldier", " ".join(kind for kind in kinds if kind != piece))


@rule("AOD-177")
def test_defender_chooses_for_the_own_soldiers() -> None:
    """England's soldier strikes what England likes; France has no choice."""
    state = battle("soldier colonist merchant", "soldier")
    assert waiting(state) == [ENGLAND]
    assert targets(state, ENGLAND) == ["colonist", "merchant", "soldier"]
    strike(state, ENGLAND, "merchant")
    assert left(state) == ("colonist soldier", "")


@rule("AOD-177")
def test_every_choice_of_pieces_is_possible_and_comes_once() -> None:
    """Two of two colonists, a captain and a soldier: four different pairs."""
    state = battle("soldier*2", "colonist*2 captain soldier")
    assert waiting(state) == [FRANCE]
    expected = [
        ("soldier", "captain soldier"),
        ("soldier", "colonist soldier"),
        ("soldier", "colonist captain"),
        ("soldier", "colonist*2"),
    ]
    assert sorted(outcomes(state, FRANCE)) == sorted(expected)


@rule("AOD-177")
def test_what_is_not_there_cannot_be_struck() -> None:
    """Neither a kind that England has not, nor the militia, nor the same captain twice."""
    state = battle("soldier*2 captain*2", "colonist*2 merchant*2 missionary")
    for piece in ("captain", "soldier", "militia"):
        refused(state, ["strike", piece], "AOD-177")
    strike(state, FRANCE, "colonist")
    state = battle("soldier*3 colonist", "colonist captain merchant*2 missionary*2")
    act(state, ["strike", "captain"])
    refused(state, ["strike", "captain"], "AOD-177")
    act(state, ["strike", "merchant"], ["strike", "missionary"])
    assert left(state) == ("colonist soldier*3", "colonist merchant missionary")


@rule("AOD-177")
def test_kinds_are_marked_in_one_order() -> None:
    """After a captain no colonist, and no beginning with a kind after which too few would be left."""
    state = battle("soldier*2", "colonist*3 captain merchant*2")
    act(state, ["strike", "captain"])
    assert targets(state, FRANCE) == ["merchant"]
    act(state, ["strike", "merchant"])
    assert (asked(state), left(state)) == ("placing", ("soldier*2", "colonist*3 merchant"))
    state = battle("soldier*2", "colonist*3 captain*2 merchant")
    refused(state, ["strike", "merchant"], "AOD-177")
    act(state, ["strike", "captain"])
    refused(state, ["strike", "colonist"], "AOD-177")
    act(state, ["strike", "merchant"])
    assert left(state) == ("soldier*2", "colonist*3 captain")


@rule("AOD-177")
def test_no_other_answer_counts() -> None:
    """Nobody can call the battle off or strike too few."""
    state = battle("soldier*2", "colonist*3 captain*2")
    refused(state, ["decline"])
    act(state, ["strike", "colonist"])
    assert (asked(state), waiting(state)) == ("battle", [FRANCE])
    refused(state, ["decline"])
    act(state, ["strike", "colonist"])
    assert left(state) == ("soldier*2", "colonist captain*2")


# ---- both at once ------------------------------------------------------------------------------------------


@rule("AOD-178")
def test_eliminated_soldier_still_strikes() -> None:
    """One soldier on each side: both fall."""
    assert left(battle("soldier", "soldier")) == ("", "")


@rule("AOD-178")
@pytest.mark.parametrize("first", BOTH)
def test_nobody_falls_before_both_have_chosen(first: int) -> None:
    """Whoever answers first: the pieces stand until the other has answered too, and strike all the same."""
    second = BOTH[1 - first]
    state = battle("colonist soldier", "colonist*2 soldier")
    assert waiting(state) == BOTH
    strike(state, first, "soldier")
    assert (asked(state), waiting(state)) == ("battle", [second])
    assert left(state) == ("colonist soldier", "colonist*2 soldier")
    assert targets(state, second) == ["colonist", "soldier"]
    strike(state, second, "soldier")
    assert left(state) == ("colonist", "colonist*2")


@rule("AOD-178")
@pytest.mark.parametrize("first", BOTH)
def test_choice_is_sealed_until_both_have_chosen(first: int) -> None:
    """Neither the other side nor a spectator can tell what was chosen; who chose can."""
    second = BOTH[1 - first]
    seen: dict[int, set[tuple[int, ...]]] = {viewer: set() for viewer in (-1, FRANCE, ENGLAND)}
    for piece in ("colonist", "soldier"):
        state = battle("colonist soldier", "colonist soldier")
        strike(state, first, piece)
        for viewer, numbers in seen.items():
            numbers.add(tuple(state.observe(viewer)))
    assert [len(seen[viewer]) for viewer in (-1, first, second)] == [1, 2, 1]


@rule("AOD-178")
@pytest.mark.parametrize("first", ["colonist", "soldier"])
def test_nobody_learns_from_how_long_somebody_chooses(first: str) -> None:
    """Two of two colonists and two soldiers fall. Whoever begins with a soldier has no choice left, but is asked."""
    state = battle("soldier*2 colonist", "colonist*2 soldier*2")
    answer(state, FRANCE, ["strike", first])
    assert FRANCE in waiting(state)
    assert targets(state, FRANCE) == (["soldier"] if first == "soldier" else ["colonist", "soldier"])


@rule("AOD-178")
def test_what_everybody_knows_is_not_asked() -> None:
    """Three of three colonists and a soldier fall: two colonists whatever is chosen; the third mark is a choice."""
    state = battle("soldier*3 colonist", "colonist*3 soldier")
    assert marked(state, FRANCE, "peru") == {"colonist": 2}
    assert targets(state, FRANCE) == ["colonist", "soldier"]
    seen = state.clone()
    seen.redeal(ENGLAND, Chance(7))
    assert marked(seen, FRANCE, "peru") == {"colonist": 2}
    all_fall = battle("soldier*3 colonist*2", "colonist merchant soldier")
    assert waiting(all_fall) == [ENGLAND]


@rule("AOD-178")
def test_others_are_told_only_that_somebody_has_chosen() -> None:
    """The journal names the piece to who chose it, and to the others once both have chosen."""
    state = battle("colonist soldier", "colonist soldier")
    journal = state.journal = Journal()
    strike(state, ENGLAND, "soldier")
    told = {viewer: [entry.data for entry in journal.seen_by(viewer)] for viewer in (-1, FRANCE, ENGLAND)}
    assert told[-1] == told[FRANCE] == [{"verb": "strike"}]
    assert told[ENGLAND] == [{"verb": "strike", "action": GAME.verbs.number(["strike", "soldier"])}]
    strike(state, FRANCE, "colonist")
    lost = {entry.seat: entry.data["pieces"] for entry in journal.seen_by(-1) if entry.what == "lost"}
    assert lost == {FRANCE: {"soldier": 1}, ENGLAND: {"colonist": 1}}


@rule("AOD-178")
def test_answer_cannot_be_changed() -> None:
    """Who has chosen is not asked again."""
    state = battle("colonist soldier", "colonist soldier")
    strike(state, ENGLAND, "soldier")
    refused(state, ["strike", "colonist"], seat=ENGLAND)
    strike(state, FRANCE, "colonist")
    assert left(state) == ("colonist", "soldier")


@rule("AOD-178")
def test_order_of_the_answers_does_not_matter() -> None:
    """A war in two regions, two choices of each side: all six ways to take turns end alike."""
    colonies = {
        (FRANCE, "canada"): "colonist soldier",
        (ENGLAND, "canada"): "captain soldier",
        (FRANCE, "peru"): "merchant soldier",
        (ENGLAND, "peru"): "colonist*2 soldier",
    }
    choices = {FRANCE: ["captain", "soldier"], ENGLAND: ["soldier", "merchant"]}
    ends = set()
    for turns in set(permutations([FRANCE, FRANCE, ENGLAND, ENGLAND])):
        state = resolve(table(2, colony=colonies, money={FRANCE: 10}))
        act(state, ["war", "england"])
        given = {seat: iter(pieces) for seat, pieces in choices.items()}
        for seat in turns:
            assert left(state, "canada") == ("colonist soldier", "captain soldier")
            answer(state, seat, ["strike", next(given[seat])])
        assert left(state, "canada") == ("colonist", "soldier")
        assert left(state, "peru") == ("soldier", "colonist*2")
        ends.add(state.to_bytes())
    assert len(ends) == 1


@rule("AOD-178")
def test_actor_of_a_battle_is_who_began_it() -> None:
    """The one who begins is named first; then the other is."""
    state = battle("colonist soldier", "colonist soldier")
    assert state.actor == FRANCE
    act(state, ["strike", "colonist"])
    assert state.actor == ENGLAND


@rule("AOD-176", "AOD-177")
def test_war_is_struck_region_by_region() -> None:
    """France marks in Canada, then in Peru: soldiers strike where they stand, and only there."""
    colonies = {
        (FRANCE, "canada"): "soldier",
        (ENGLAND, "canada"): "colonist captain",
        (FRANCE, "peru"): "soldier*2",
        (ENGLAND, "peru"): "merchant*2 missionary*2",
        (FRANCE, "brazil"): "colonist",
        (ENGLAND, "brazil"): "colonist*2",
    }
    state = resolve(table(2, colony=colonies, money={FRANCE: 10}))
    act(state, ["war", "england"])
    assert targets(state, FRANCE) == ["colonist", "captain"]
    act(state, ["strike", "captain"])
    assert targets(state, FRANCE) == ["merchant", "missionary"]
    act(state, ["strike", "merchant"], ["strike", "missionary"])
    assert left(state, "canada") == ("soldier", "colonist")
    assert left(state, "peru") == ("soldier*2", "merchant missionary")
    assert left(state, "brazil") == ("colonist", "colonist*2")


@rule("AOD-178")
def test_marks_are_gone_after_the_battle() -> None:
    """The next battle begins with nobody marked."""
    state = battle("colonist soldier", "colonist*2 captain*2", warfare=[FRANCE])
    strike(state, FRANCE, "captain")
    assert not any(any(pieces.values()) for regions in look(state)["marked"] for pieces in regions)
    act(state, ["battle", "peru", "england"])
    strike(state, FRANCE, "captain")
    assert left(state) == ("colonist soldier", "colonist*2")
    state.check()


@rule("AOD-178")
def test_pieces_lost_return_to_the_reserve() -> None:
    """They are nowhere on the map and not in hand; goods taken before stay with their owner."""
    state = battle("soldier*3", "colonist*3", goods={ENGLAND: "silver"})
    assert left(state) == ("soldier*3", "")
    assert (state.turn, hand(state, ENGLAND)) == (3, "colonist*5")
    assert goods(state, ENGLAND) == "silver"
    assert "peru" not in look(state)["unclaimed"]


# ---- the example of the rulebook ---------------------------------------------------------------------------


@rule("AOD-176", "AOD-177", "AOD-178", "AOD-180")
@pytest.mark.parametrize("first", BOTH)
def test_battle_of_stepan_and_anton(first: int) -> None:
    """Two soldiers and three colonists against one soldier and four: each strikes a soldier, Stepan a colonist too."""
    stepan, anton = FRANCE, ENGLAND
    colonies = {(stepan, "canada"): "soldier*2 colonist*3", (anton, "canada"): "soldier colonist*4"}
    state = resolve(table(2, colony=colonies))
    act(state, ["battle", "canada", "england"])
    answers = {stepan: ["colonist", "soldier"], anton: ["soldier"]}
    for seat in (first, 1 - first):
        strike(state, seat, *answers[seat], region="canada")
    assert left(state, "canada") == ("colonist*3 soldier", "colonist*3")


# ---- the militia -------------------------------------------------------------------------------------------


def militia(owner: int, french: str, english: str, **more: Any) -> State:
    """A battle in Peru that France begins, in the last turn but one, with the Militia of one of the seats."""
    return battle(french, english, turn=7, buildings={owner: ["militia"]}, **more)


@rule("AOD-272")
def test_militia_strikes_for_who_is_attacked() -> None:
    """England has no soldier in Peru, but one French piece falls, as England chooses."""
    state = militia(ENGLAND, "captain soldier*2", "colonist*3")
    assert targets(state, ENGLAND) == ["captain", "soldier"]
    strike(state, ENGLAND, "captain")
    strike(state, FRANCE, "colonist", "colonist")
    assert left(state) == ("soldier*2", "colonist")


@rule("AOD-272")
def test_militia_stands_beside_the_soldiers() -> None:
    """Two soldiers and the militia strike three pieces."""
    state = militia(ENGLAND, "soldier*5", "soldier*2")
    assert left(state) == ("soldier*2", "")


@rule("AOD-272")
def test_militia_does_not_attack() -> None:
    """Who begins has no help of it: one soldier, one loss; and there is nobody else to strike."""
    state = militia(FRANCE, "soldier colonist*2", "colonist*4 soldier")
    assert targets(state, FRANCE) == ["colonist", "soldier"]
    assert targets(state, ENGLAND) == ["colonist", "soldier"]
    strike(state, FRANCE, "colonist")
    strike(state, ENGLAND, "colonist")
    assert left(state) == ("colonist soldier", "colonist*3 soldier")


@rule("AOD-272")
def test_militia_of_a_third_player_stays_away() -> None:
    """Portugal owns it and is no party."""
    colonies = {(FRANCE, "peru"): "soldier", (ENGLAND, "peru"): "colonist*2", (PORTUGAL, "peru"): "colonist"}
    state = resolve(table(3, turn=7, colony=colonies, buildings={PORTUGAL: ["militia"]}))
    act(state, ["battle", "peru", "england"])
    assert left(state) == ("soldier", "colonist")
    assert colony(state, PORTUGAL, "peru") == "colonist"


@rule("AOD-272", "AOD-273")
def test_militia_can_be_struck_and_strikes_all_the_same() -> None:
    """R-24: France may strike it instead of the colonist; no piece of the colony is lost then."""
    state = militia(ENGLAND, "soldier", "colonist")
    assert (waiting(state), targets(state, FRANCE)) == ([FRANCE], ["colonist", "militia"])
    strike(state, FRANCE, "militia")
    assert left(state) == ("", "colonist")
    state = militia(ENGLAND, "soldier", "colonist")
    strike(state, FRANCE, "colonist")
    assert left(state) == ("", "")


@rule("AOD-273")
def test_militia_is_gone_after_the_battle() -> None:
    """England has as many soldiers in Peru as before, struck or not; next turn's hand is no larger."""
    for piece, there in (("soldier", "soldier"), ("militia", "soldier*2")):
        state = militia(
            ENGLAND,
            "soldier*4",
            "soldier*2",
            colony={(FRANCE, "peru"): "soldier", (ENGLAND, "peru"): "soldier*2", (FRANCE, "brazil"): "colonist"},
        )
        strike(state, FRANCE, piece)
        assert colony(state, ENGLAND, "peru") == there
        assert (state.turn, hand(state, ENGLAND)) == (8, "colonist*5")


@rule("AOD-272")
def test_militia_comes_to_every_battle() -> None:
    """Struck in the first battle of the turn, it is there again in the second."""
    state = militia(ENGLAND, "soldier*2 colonist*2", "colonist*5", warfare=[FRANCE])
    strike(state, FRANCE, "colonist", "militia")
    strike(state, ENGLAND, "colonist")
    act(state, ["battle", "peru", "england"])
    assert waiting(state) == BOTH
    strike(state, FRANCE, "colonist", "militia")
    strike(state, ENGLAND, "colonist")
    assert left(state) == ("soldier*2", "colonist*3")


@rule("AOD-272")
def test_militia_comes_to_every_battle_of_a_war() -> None:
    """Two battles, one militia soldier in each: France loses a piece in both, and none where there is no battle."""
    colonies = {
        (FRANCE, "canada"): "soldier*2",
        (ENGLAND, "canada"): "colonist*9",
        (FRANCE, "peru"): "colonist*4",
        (ENGLAND, "peru"): "soldier*2",
        (FRANCE, "brazil"): "colonist*2",
        (ENGLAND, "brazil"): "colonist",
    }
    state = resolve(table(2, turn=7, colony=colonies, money={FRANCE: 10}, buildings={ENGLAND: ["militia"]}))
    act(state, ["war", "england"])
    assert targets(state, FRANCE) == ["colonist", "militia"]
    strike(state, FRANCE, "colonist", "colonist", region="canada")
    assert left(state, "canada") == ("soldier", "colonist*7")
    assert left(state, "peru") == ("colonist", "soldier*2")
    assert left(state, "brazil") == ("colonist*2", "colonist")


@rule("AOD-272")
def test_attacker_brings_no_militia() -> None:
    """England owns it and begins: one soldier strikes one piece, and nobody strikes back."""
    colonies = {(FRANCE, "peru"): "colonist*3", (ENGLAND, "peru"): "soldier colonist"}
    state = table(2, turn=7, turn_of=ENGLAND, colony=colonies, buildings={ENGLAND: ["militia"]})
    resolve(state)
    act(state, ["battle", "peru", "france"])
    assert left(state) == ("colonist*2", "colonist soldier")
