"""The specialist line: its five cells and what they bring for the next turn (AOD-161 to 166)."""

from __future__ import annotations

import pytest

from carrack.testing import act, legal, look, rule
from tests.games.age_of_discovery.table import (
    asked,
    earned,
    hand,
    line,
    may_decline,
    money,
    next_turn,
    offered,
    place,
    refused,
    resolve,
    table,
)
from tests.games.age_of_discovery.turns import idle_turn

SPECIALISTS = ["captain", "merchant", "missionary", "soldier"]


# ---- the cells ---------------------------------------------------------------------------------------------


@rule("AOD-161")
@pytest.mark.parametrize("cell", SPECIALISTS)
def test_cell_brings_its_specialist(cell: str) -> None:
    """To who stands there, for nothing."""
    state = resolve(table(3, specialists={cell: 1}, money={0: 7, 1: 7, 2: 7}))
    assert [hand(state, seat) for seat in range(3)] == ["colonist*5", f"colonist*5 {cell}", "colonist*5"]
    assert look(state)["money"] == [7, 7, 7]


@rule("AOD-161")
def test_each_cell_serves_its_own_piece() -> None:
    """Four players, four cells."""
    state = resolve(table(4, specialists={"captain": 2, "merchant": 0, "missionary": 3, "soldier": 1}))
    assert [hand(state, seat) for seat in range(4)] == [
        "colonist*5 merchant",
        "colonist*5 soldier",
        "colonist*5 captain",
        "colonist*5 missionary",
    ]


@rule("AOD-161")
@pytest.mark.parametrize("piece", ["captain", "merchant", "missionary", "soldier"])
def test_cell_decides_not_the_piece(piece: str) -> None:
    """A specialist in the captain's cell brings a captain and goes back to the reserve itself."""
    state = resolve(table(2, specialists={"captain": (0, piece)}))
    assert hand(state, 0) == "colonist*5 captain"
    assert line(state, "specialists") == []


@rule("AOD-161")
def test_one_player_may_stand_in_several_cells() -> None:
    """Each of them brings its specialist."""
    state = resolve(table(2, specialists={"captain": 0, "missionary": 0, "soldier": 0}))
    assert hand(state, 0) == "colonist*5 captain missionary soldier"


@rule("AOD-161")
def test_specialists_join_those_earned_before() -> None:
    """Two captains then."""
    state = resolve(table(2, specialists={"captain": 0}, earned={0: "captain soldier"}))
    assert hand(state, 0) == "colonist*5 captain*2 soldier"


@rule("AOD-163")
@pytest.mark.parametrize("cell", [*SPECIALISTS, "training"])
def test_cell_holds_one_piece(cell: str) -> None:
    """Neither another player nor the same one finds room, with whatever piece; the other cells are free."""
    state = table(2, hands={0: "colonist soldier", 1: "colonist"}, specialists={cell: 0})
    refused(state, ["place", "colonist", cell], "AOD-163")
    refused(state, ["place", "soldier", cell], "AOD-163")
    place(state, ("colonist", "shipping"))
    assert state.actor == 1
    refused(state, ["place", "colonist", cell], "AOD-163")
    for other in {*SPECIALISTS, "training"} - {cell}:
        assert ("colonist", other) in offered(state, "place")


# ---- training ----------------------------------------------------------------------------------------------


@rule("AOD-162")
@pytest.mark.parametrize("kind", SPECIALISTS)
def test_training_brings_any_specialist_for_five(kind: str) -> None:
    """The four kinds to choose from, or none; 5 are paid by who stands there."""
    state = resolve(table(2, specialists={"training": 1}, money={0: 8, 1: 8}))
    assert (asked(state), state.actor) == ("training", 1)
    assert legal(state) == [["decline"], *[["train", name] for name in SPECIALISTS]]
    act(state, ["train", kind])
    assert look(state)["money"] == [8, 3]
    assert (hand(state, 0), hand(state, 1)) == ("colonist*5", f"colonist*5 {kind}")


@rule("AOD-162")
def test_training_may_be_declined() -> None:
    """R-37: nothing is paid and nobody comes; the piece goes back all the same."""
    state = resolve(table(2, specialists={"training": 0}, money={0: 5}))
    assert may_decline(state)
    act(state, ["decline"])
    assert (money(state, 0), hand(state, 0)) == (5, "colonist*5")
    assert line(state, "specialists") == []


@rule("AOD-162")
def test_training_needs_five() -> None:
    """With exactly 5 it can be paid, with 4 nobody is asked."""
    state = resolve(table(2, specialists={"training": 0}, money={0: 5}))
    act(state, ["train", "soldier"])
    assert (money(state, 0), hand(state, 0)) == (0, "colonist*5 soldier")
    state = resolve(table(2, specialists={"training": 0}, money={0: 4, 1: 50}))
    assert (asked(state), money(state, 0), hand(state, 0)) == ("placing", 4, "colonist*5")


@rule("AOD-162")
def test_too_little_money_for_training_is_refused() -> None:
    """The same question with 4 in the purse names the price as the reason."""
    state = resolve(table(2, specialists={"training": 0}, money={0: 5}))
    poor = state.game.position(look(state) | {"money": [4, 50]})
    for kind in SPECIALISTS:
        refused(poor, ["train", kind], "AOD-162")


@rule("AOD-162")
def test_money_spent_earlier_in_the_turn_is_gone() -> None:
    """Who buys a building for 10 of 14 cannot train."""
    state = resolve(table(2, capital=[0], specialists={"training": 0}, money={0: 14}, sale=["mint"]))
    act(state, ["buy", "mint"])
    assert (state.turn, money(state, 0), hand(state, 0)) == (3, 4, "colonist*5")


@rule("AOD-164")
def test_one_specialist_is_trained_a_turn() -> None:
    """With money for many, one choice is all."""
    state = resolve(table(2, specialists={"training": 0}, money={0: 50}))
    act(state, ["train", "captain"])
    assert (asked(state), money(state, 0), hand(state, 0)) == ("placing", 45, "colonist*5 captain")
    state = table(2, specialists={"training": 1}, money={0: 50, 1: 50})
    refused(state, ["place", "colonist", "training"], "AOD-163")


@rule("AOD-165")
def test_five_specialists_at_most() -> None:
    """All five cells taken by two players: three and two."""
    cells = {"captain": 0, "merchant": 1, "missionary": 0, "soldier": 1, "training": 0}
    state = resolve(table(2, specialists=cells, money={0: 99, 1: 99}))
    act(state, ["train", "captain"])
    assert state.turn == 3
    assert [hand(state, seat) for seat in (0, 1)] == ["colonist*5 captain*2 missionary", "colonist*5 merchant soldier"]


@rule("AOD-165")
def test_training_is_resolved_after_the_other_cells() -> None:
    """From the left: the captain has come when the choice of training is made."""
    state = resolve(table(2, specialists={"captain": 1, "soldier": 0, "training": 0}, money={0: 5}))
    assert asked(state) == "training"
    assert (earned(state, 0), earned(state, 1)) == ("soldier", "captain")


# ---- for the next turn -------------------------------------------------------------------------------------


@rule("AOD-166")
def test_specialists_come_with_the_next_hand() -> None:
    """While the warfare line of the same turn resolves they are put aside, and cannot be placed."""
    colonies = {(0, "caribbean"): "soldier", (1, "caribbean"): "colonist"}
    state = resolve(table(2, specialists={"captain": 0, "training": 1}, money={1: 5}, colony=colonies))
    act(state, ["train", "merchant"])
    assert asked(state) == "warring"
    assert [hand(state, seat) for seat in (0, 1)] == ["", ""]
    assert [earned(state, seat) for seat in (0, 1)] == ["captain", "merchant"]
    next_turn(state)
    assert [hand(state, seat) for seat in (0, 1)] == ["colonist*5 captain", "colonist*5 merchant"]
    assert [earned(state, seat) for seat in (0, 1)] == ["", ""]


@rule("AOD-166")
def test_specialist_comes_once() -> None:
    """In the turn after the next the hand is five colonists again."""
    state = resolve(table(2, specialists={"missionary": 0}))
    assert hand(state, 0) == "colonist*5 missionary"
    idle_turn(state)
    assert (state.turn, hand(state, 0)) == (4, "colonist*5")


@rule("AOD-166")
def test_specialist_cannot_join_the_lines_of_this_turn() -> None:
    """The captain gained now does not stand on the discovery line or sail this turn."""
    state = resolve(table(2, specialists={"captain": 0, "soldier": 1}))
    seen = look(state)
    assert [sum(pieces.values()) for pieces in seen["discovery"]] == [0, 0]
    assert [sum(sum(region.values()) for region in regions) for regions in seen["colony"]] == [0, 0]
