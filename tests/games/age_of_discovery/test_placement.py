"""Phase A: one piece a go, where it may stand, and until when (AOD-050 to 065), and specialists as colonists (099)."""

from __future__ import annotations

from itertools import permutations

import pytest

from carrack.core.contract import State
from carrack.testing import act, look, rule
from tests.games.age_of_discovery.table import (
    asked,
    buildings,
    colony,
    earned,
    goods,
    hand,
    line,
    may_decline,
    money,
    next_turn,
    offered,
    on_discovery,
    on_shipping,
    place,
    refused,
    resolve,
    run_on,
    ships,
    table,
)

SPECIALISTS = ("captain", "merchant", "missionary", "soldier")
FIVE_EACH = dict.fromkeys(range(5), "colonist*5")


def placers(state: State) -> list[int]:
    """Who is asked to place, one go after another, until the lines resolve; all pieces go to merchant shipping."""
    turn, found = int(state.turn), []
    while asked(state) == "placing" and int(state.turn) == turn:
        found.append(int(state.actor))
        act(state, ["place", *offered(state, "place")[0][:1], "shipping"])
    return found


# ---- whose go ----------------------------------------------------------------------------------------------


@rule("AOD-050", "AOD-112")
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_one_piece_a_go_in_turn_order(order: tuple[int, ...]) -> None:
    """Cell 1 of the turn order line places first, then cell 2, then cell 3, each one piece of its own."""
    state = table(3, order=order, turn_of=order[0], hands=FIVE_EACH)
    for gone, seat in enumerate([*order, *order]):
        assert (int(state.actor), int(state.turn_of)) == (seat, seat)
        before = [sum(look(state)["hand"][k].values()) for k in range(3)]
        place(state, ("colonist", "shipping"))
        after = [sum(look(state)["hand"][k].values()) for k in range(3)]
        assert [b - a for b, a in zip(before, after, strict=True)] == [int(k == seat) for k in range(3)]
        assert sum(after) == 15 - gone - 1


@rule("AOD-050")
def test_only_available_pieces_can_be_placed() -> None:
    """A kind that is not in hand is refused; so is a piece of a seat whose go it is not."""
    state = table(3, hands={0: "colonist soldier", 1: "colonist"})
    assert {piece for piece, _ in offered(state, "place")} == {"colonist", "soldier"}
    refused(state, ["place", "captain", "shipping"], "AOD-050")
    refused(state, ["place", "colonist", "shipping"], seat=1)


@rule("AOD-062", "AOD-065")
@pytest.mark.parametrize(
    ("hands", "goes"),
    [
        ({0: "colonist*3", 1: "colonist", 2: "colonist*2"}, [0, 1, 2, 0, 2, 0]),
        ({0: "colonist", 1: "colonist", 2: "colonist*3"}, [0, 1, 2, 2, 2]),
        ({0: "colonist*2", 2: "colonist*2"}, [0, 2, 0, 2]),
    ],
)
def test_placement_goes_round_until_nobody_has_a_piece(hands: dict[int, str], goes: list[int]) -> None:
    """Who has none left is skipped; the others go on."""
    assert placers(table(3, hands=hands)) == goes


@rule("AOD-063")
def test_pieces_cannot_be_saved() -> None:
    """A placer cannot pass, and the lines do not resolve before the last hand is empty."""
    state = table(2, turn=3, hands={0: "colonist*2 captain", 1: "colonist"})
    while asked(state) == "placing":
        assert not may_decline(state)
        refused(state, ["decline"])
        place(state, (str(offered(state, "place")[0][0]), "discovery"))
    assert asked(state) == "exploring"
    assert [hand(state, seat) for seat in range(2)] == ["", ""]


@rule("AOD-064", "AOD-065")
def test_additional_pieces_join_the_rotation() -> None:
    """Settlers gives France a sixth piece, the captain cell England one, Portugal has five."""
    state = table(3, buildings={0: ["settlers"]}, specialists={"captain": 1})
    next_turn(resolve(state))
    assert [hand(state, seat) for seat in range(3)] == ["colonist*6", "colonist*5 captain", "colonist*5"]
    assert placers(state) == [0, 1, 2] * 5 + [0, 1]


@rule("AOD-065")
def test_an_additional_piece_may_be_placed_at_any_go() -> None:
    """A specialist need not wait for the five colonists."""
    state = table(2, hands={0: "colonist*5 soldier", 1: "colonist*5"})
    place(state, ("soldier", "dock"), ("colonist", "dock"))
    assert line(state, "dock") == [(0, "soldier"), (1, "colonist")]
    assert int(state.actor) == 0


# ---- where -------------------------------------------------------------------------------------------------


@rule("AOD-051")
@pytest.mark.parametrize("kind", ["colonist", *SPECIALISTS])
def test_any_piece_on_any_line_with_room(kind: str) -> None:
    """On an empty board all seven lines and the five specialist cells are open to every piece."""
    state = table(3, hands={0: kind})
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


@rule("AOD-051")
def test_four_pieces_fill_the_goods_line() -> None:
    """R-03: three leave room for one more, four do not."""
    assert ("colonist", "goods") in offered(table(3, goods_line=[1, 2, 0]), "place")
    refused(table(3, goods_line=[1, 2, 0, 0]), ["place", "colonist", "goods"], "AOD-051")


@rule("AOD-051")
def test_five_pieces_fill_the_capital_line() -> None:
    """R-03: with an option it is never full."""
    assert ("colonist", "capital") in offered(table(3, capital=[1, 2, 0, 0]), "place")
    refused(table(3, capital=[1, 2, 0, 0, 1]), ["place", "colonist", "capital"], "AOD-051")
    unlimited = table(3, capital=[1] * 9, options={"capital_cells": "unlimited"})
    place(unlimited, ("colonist", "capital"))


@rule("AOD-051")
def test_the_warfare_line_is_never_full() -> None:
    """R-03: with an option it has five cells."""
    state = table(3, warfare=[1] * 12, hands={0: "colonist", 2: "colonist"})
    place(state, ("colonist", "warfare"))
    assert line(state, "warfare") == [(1, "colonist")] * 12 + [(0, "colonist")]
    five = {"warfare_cells": "five"}
    assert ("colonist", "warfare") in offered(table(3, warfare=[1, 2, 1, 2], options=five), "place")
    refused(table(3, warfare=[1, 2, 1, 2, 1], options=five), ["place", "colonist", "warfare"], "AOD-051")


@rule("AOD-051")
def test_the_open_lines_are_never_full() -> None:
    """R-03, R-49: however many stand on merchant shipping and discovery, one more may join them."""
    crowd = dict.fromkeys(range(3), "colonist*9 captain*4")
    spots = [spot for _, spot in offered(table(3, shipping=crowd, discovery=crowd), "place")]
    assert "shipping" in spots
    assert "discovery" in spots


@rule("AOD-052", "AOD-053")
@pytest.mark.parametrize(("spot", "seats"), [("initiative", 5), ("dock", 5), ("dock", 2)])
def test_initiative_and_dock_fill_from_the_left(spot: str, seats: int) -> None:
    """Each piece takes the next cell, in the order in which they were placed."""
    state = table(seats, hands={0: "captain*2", 1: "soldier*2", 2: "colonist*2", 3: "merchant*2", 4: "missionary*2"})
    goes = ["captain", "soldier", "colonist", "merchant", "missionary"][: min(seats, 5)]
    for kind in goes:
        place(state, (kind, spot))
    cells = [*range(seats), *[-1] * (len(look(state)[spot]) - seats)]
    assert look(state)[spot] == cells
    assert line(state, spot) == list(enumerate(goes))


@rule("AOD-054", "AOD-055")
@pytest.mark.parametrize("spot", ["capital", "warfare"])
def test_capital_and_warfare_fill_from_the_left(spot: str) -> None:
    """A player may stand there several times; each piece takes the next cell."""
    state = table(2, hands={0: "captain colonist*2", 1: "soldier*2"})
    place(state, ("captain", spot), ("soldier", spot), ("colonist", spot), ("soldier", spot))
    assert line(state, spot) == [(0, "captain"), (1, "soldier"), (0, "colonist"), (1, "soldier")]
    assert look(state)[spot][:5] == [0, 1, 0, 1, -1]


@rule("AOD-056")
def test_position_on_merchant_shipping_has_no_meaning() -> None:
    """Whatever the order of placement, the line looks the same and the same seat wins."""
    for first, second in (("captain", "colonist"), ("colonist", "captain")):
        state = table(2, hands={0: "captain colonist", 1: "colonist*3"})
        place(state, (first, "shipping"), ("colonist", "shipping"), (second, "shipping"), ("colonist", "shipping"))
        assert (on_shipping(state, 0), on_shipping(state, 1)) == ("colonist captain", "colonist*2")
        place(state, ("colonist", "warfare"))
        assert (ships(state, 0), ships(state, 1)) == (1, 0)


@rule("AOD-057")
def test_position_on_the_discovery_line_has_no_meaning() -> None:
    """Whatever the order of placement, any of the pieces may be sent."""
    seen = []
    for first, second in (("captain", "soldier"), ("soldier", "captain")):
        state = table(2, hands={0: "captain soldier", 1: "colonist"})
        place(state, (first, "discovery"), ("colonist", "warfare"), (second, "discovery"))
        seen.append((on_discovery(state, 0), offered(state, "send")))
    assert seen == [("captain soldier", [("captain",), ("soldier",)])] * 2


# ---- the specialist line -----------------------------------------------------------------------------------


@rule("AOD-058")
@pytest.mark.parametrize("cell", [*SPECIALISTS, "training"])
def test_a_piece_stands_in_the_cell_of_the_specialist_wanted(cell: str) -> None:
    """That cell alone is taken then; the four others are free."""
    state = table(2, hands={0: "colonist*2", 1: "colonist*2"})
    place(state, ("colonist", cell))
    at = [*SPECIALISTS, "training"].index(cell)
    assert look(state)["specialists"] == [0 if k == at else -1 for k in range(5)]
    refused(state, ["place", "colonist", cell], "AOD-163")
    free = {spot for _, spot in offered(state, "place")} & {*SPECIALISTS, "training"}
    assert free == {*SPECIALISTS, "training"} - {cell}


@rule("AOD-059", "AOD-060")
def test_five_specialists_a_turn_at_most() -> None:
    """One of each type and one trained for $5; a sixth piece finds no cell."""
    state = table(
        2,
        specialists={"captain": 0, "merchant": 0, "missionary": 0, "soldier": 1, "training": 1},
        hands={0: "colonist"},
        money={1: 5},
    )
    for cell in (*SPECIALISTS, "training"):
        refused(state, ["place", "colonist", cell], "AOD-163")
    resolve(state)
    act(state, ["train", "captain"])
    assert hand(state, 0) == "colonist*5 captain merchant missionary"
    assert hand(state, 1) == "colonist*5 captain soldier"
    assert money(state, 1) == 0


@rule("AOD-060")
@pytest.mark.parametrize("kind", SPECIALISTS)
def test_training_brings_any_type_for_five(kind: str) -> None:
    """D-06: the price is $5 of money, not of the good gold."""
    state = resolve(table(2, specialists={"training": 0}, money={0: 7}, goods={0: "gold*3"}))
    assert offered(state, "train") == [(name,) for name in SPECIALISTS]
    act(state, ["train", kind])
    assert hand(state, 0) == f"colonist*5 {kind}"
    assert money(state, 0) == 7 - 5 + 3  # three gold pay 3 as a set
    assert goods(state, 0) == "gold*3"


@rule("AOD-060")
def test_training_needs_five() -> None:
    """With $4 nobody is trained, with however much gold."""
    state = next_turn(resolve(table(2, specialists={"training": 0}, money={0: 4}, goods={0: "gold*2"})))
    assert hand(state, 0) == "colonist*5"
    assert money(state, 0) == 4


@rule("AOD-061")
def test_a_colonist_in_the_merchant_cell() -> None:
    """The rulebook's example: next turn the player has one additional merchant to place."""
    state = table(3, hands={0: "colonist"}, capital=[1])
    place(state, ("colonist", "merchant"))
    assert [hand(state, seat) for seat in range(3)] == ["colonist*5 merchant", "colonist*5", "colonist*5"]
    assert int(state.turn) == 3
    assert ("merchant", "dock") in offered(state, "place")


# ---- specialists where they are nothing special ------------------------------------------------------------


@rule("AOD-099")
@pytest.mark.parametrize("kind", SPECIALISTS)
def test_a_specialist_counts_as_one_piece_elsewhere(kind: str) -> None:
    """$1 in initiative cell 1, one good, one building, one specialist, one piece in a region."""
    piece = (0, kind)
    state = table(
        3,
        initiative=[piece],
        goods_line=[piece],
        capital=[piece],
        specialists={"soldier": piece},
        colony={(0, "peru"): kind},
        money={0: 19},
        offer=["rice", "rice"],
        sale=["mint", "settlers"],
    )
    resolve(state)
    act(state, ["take", "rice"])
    assert money(state, 0) == 20
    assert asked(state) == "buying"
    act(state, ["buy", "mint"])
    assert (goods(state, 0), buildings(state, 0), money(state, 0)) == ("rice", ["mint"], 10)
    assert hand(state, 0) == "colonist*5 soldier"
    assert colony(state, 0, "peru") == kind


@rule("AOD-099")
@pytest.mark.parametrize(("kind", "wins"), [("missionary", 0), ("soldier", 0), ("captain", 1), ("merchant", 1)])
def test_strength_on_merchant_shipping(kind: str, wins: int) -> None:
    """Against a colonist of the earlier seat only a captain or a merchant, who count two, wins the ship."""
    state = resolve(table(2, shipping={0: "colonist", 1: kind}))
    assert (ships(state, 0), ships(state, 1)) == ((1, 0) if wins == 0 else (0, 1))


@rule("AOD-099")
@pytest.mark.parametrize(
    ("kind", "succeeds"), [("merchant", False), ("missionary", False), ("soldier", False), ("captain", True)]
)
def test_strength_of_one_on_an_expedition(kind: str, succeeds: bool) -> None:
    """Against two natives one piece is enough only if it is a captain."""
    state = resolve(table(2, discovery={0: kind}, tokens={"peru": "dt04"}))
    act(state, ["send", kind], ["explore", "peru"])
    assert (look(state)["tokens"][0] == ["dt04"]) is succeeds


@rule("AOD-099")
def test_three_specialists_are_three_pieces_of_a_colony() -> None:
    """A captain, a merchant and a missionary score 6 like three colonists; two specialists score nothing."""
    state = table(3, turn=3, colony={(0, "peru"): "captain merchant missionary", (1, "brazil"): "captain merchant"})
    run_on(resolve(state), "placing")
    assert look(state)["colony_vp"] == [6, 0, 0]
    assert earned(state, 0) == ""
