"""Every deal: what it does when it is struck, from the hand and from the row."""

from __future__ import annotations

import pytest

from carrack.games.century.spice_road import scene
from carrack.games.century.spice_road.game import GAME
from carrack.testing import act, look, rule
from tests.games.century.spice_road.table import DEALS, caravan, options, table

Answers = list[list[str | int]]
YELLOW: list[str | int] = ["upgrade", "yellow"]
RED: list[str | int] = ["upgrade", "red"]
GREEN: list[str | int] = ["upgrade", "green"]
BACK: list[str | int] = ["recover", "s2"]

# Typed from the list of deals, not from the title's own data: the cubes before, every answer until the turn is over,
# the cubes after, and what each of the others gets. A card is laid down, so a recover symbol always asks.
FACES: list[tuple[str, str, Answers, str, str]] = [
    ("d01", "", [], "YYYYYY", ""),
    ("d02", "", [], "YYYYR", ""),
    ("d03", "", [], "YYRR", ""),
    ("d04", "", [], "RRR", ""),
    ("d05", "", [], "GG", ""),
    ("d06", "", [], "YRG", ""),
    ("d07", "", [], "YYB", ""),
    ("d08", "", [], "RRG", "Y"),
    ("d09", "", [], "GB", "Y"),
    ("d10", "", [], "YRB", "Y"),
    ("d11", "", [], "RRRR", "R"),
    ("d12", "", [], "BB", "R"),
    ("d13", "", [], "RGG", "R"),
    ("d14", "YYYYYYY", [YELLOW] * 5, "YYRRRRR", ""),
    ("d15", "YYYYYYY", [YELLOW] * 6, "YRRRRRR", "Y"),
    ("d16", "", [YELLOW, YELLOW, RED, GREEN], "RB", ""),
    ("d17", "Y", [GREEN, YELLOW], "YRB", ""),
    ("d18", "", [BACK], "RR", ""),
    ("d19", "YYYYY", [YELLOW] * 4 + [BACK], "YRRRR", ""),
    ("d20", "", [YELLOW, RED, BACK], "YYG", ""),
]

# What is printed, row by row; "others" stands before white-framed cubes.
PRINTED = {
    "d01": "6 yellow",
    "d02": "4 yellow 1 red",
    "d03": "2 yellow 2 red",
    "d04": "3 red",
    "d05": "2 green",
    "d06": "1 yellow 1 red 1 green",
    "d07": "2 yellow 1 brown",
    "d08": "2 red 1 green | others 1 yellow",
    "d09": "1 green 1 brown | others 1 yellow",
    "d10": "1 yellow 1 red 1 brown | others 1 yellow",
    "d11": "4 red | others 1 red",
    "d12": "2 brown | others 1 red",
    "d13": "1 red 2 green | others 1 red",
    "d14": "5 upgrade",
    "d15": "6 upgrade | others 1 yellow",
    "d16": "2 yellow | 4 upgrade",
    "d17": "1 yellow 1 green | 2 upgrade",
    "d18": "2 red | 1 recover",
    "d19": "4 upgrade | 1 recover",
    "d20": "3 yellow | 2 upgrade | 1 recover",
}


@rule("CEN-BIG-003")
def test_every_deal_is_listed() -> None:
    """CEN-AMB-056: twenty designs."""
    assert [face[0] for face in FACES] == list(PRINTED) == list(DEALS)


@rule("CEN-BIG-019", "CEN-BIG-024")
@pytest.mark.parametrize(("deal", "cubes", "answers", "result", "gift"), FACES)
def test_face_of_a_deal_from_hand(deal: str, cubes: str, answers: Answers, result: str, gift: str) -> None:
    """Each answer is asked for in this order, nobody else is, and after the last one the turn is over."""
    state = table(3, caravans={0: cubes}, hands={0: ["s2", "m43"]}, deals={"m43": deal})
    act(state, ["deal", "m43"])
    for answer in answers:
        assert state.turn_of == state.actor == 0
        act(state, answer)
    assert state.turn_of == state.actor == 1
    assert [caravan(state, seat) for seat in range(3)] == [result, gift, gift]
    assert look(state)["hand"][0] == (["s2"] if BACK in answers else [])
    assert look(state)["discarded"] == ["m43"]
    state.check()


@rule("CEN-BIG-013", "CEN-BIG-024")
@pytest.mark.parametrize(("deal", "cubes", "answers", "result", "gift"), FACES)
def test_face_of_a_deal_from_the_row(deal: str, cubes: str, answers: Answers, result: str, gift: str) -> None:
    """The same with a merchant of the row; then the row is full again."""
    state = table(3, turn_of=2, caravans={2: cubes}, hands={2: ["s2"]}, merchants=["m43"], deals={"m43": deal})
    act(state, ["acquire", 0], ["lay", "s2"])
    for answer in answers:
        assert state.turn_of == state.actor == 2
        act(state, answer)
    assert state.turn_of == state.actor == 0
    assert [caravan(state, seat) for seat in range(3)] == [gift, gift, result]
    assert look(state)["hand"][2] == (["s2"] if BACK in answers else [])
    assert look(state)["discarded"] == ["m43"]
    assert None not in look(state)["merchant_row"]
    state.check()


@rule("CEN-BIG-024")
def test_no_deal_shows_more_than_one_white_framed_cube() -> None:
    """CEN-AMB-049: so it never matters whether each of the others would get all of several."""
    gifts = [row for rows in PRINTED.values() for row in rows.split(" | ") if row.startswith("others")]
    assert sorted(gifts) == ["others 1 red"] * 3 + ["others 1 yellow"] * 4


@rule("CEN-BIG-003")
@pytest.mark.parametrize("deal", PRINTED)
def test_printed_deal(deal: str) -> None:
    """The symbols that a player sees, in the order in which they are done."""
    rows = scene.board(GAME, options(big_deals=True), 2).faces[deal].rows
    assert " | ".join(" ".join(_said(*amount) for amount in row) for row in rows) == PRINTED[deal]


def _said(name: str, n: int) -> str:
    return name if name == "others" else f"{n} {name}"
