"""Every bonus merchant: what its face does, symbol by symbol."""

from __future__ import annotations

import pytest

from carrack.games.century.spice_road import scene
from carrack.games.century.spice_road.game import GAME
from carrack.testing import act, legal, look, rule
from tests.games.century.spice_road.table import BONUS, BOTH, caravan, options, table, times

Answers = list[list[str | int]]
YELLOW: list[str | int] = ["upgrade", "yellow"]
RED: list[str | int] = ["upgrade", "red"]
GREEN: list[str | int] = ["upgrade", "green"]
BACK: list[str | int] = ["recover", "s2"]

# Typed from the card list, not from the title's own data: the cubes before, how often the card is used, every answer
# until the turn is over, the cubes after. Both starting cards lie in front of the player, so a recover symbol asks.
FACES: list[tuple[str, str, int, Answers, str]] = [
    ("b1_1", "Y", 1, [YELLOW], "RR"),  # red, upgrade
    ("b1_2", "Y", 1, [YELLOW], "RG"),  # green, upgrade
    ("b1_3", "YYYYYY", 2, [["choose", 0], ["choose", 1]], "RRB"),  # three yellow for brown or two red
    ("b1_4", "G", 1, [BACK], "YYG"),  # two yellow, recover
    ("b1_5", "YYY", 1, [YELLOW, RED, BACK], "YYG"),  # upgrade 2, recover
    ("b2_1", "R", 1, [YELLOW, BACK], "RR"),  # yellow, upgrade, recover
    ("b2_2", "G", 1, [BACK], "RG"),  # red, recover
    ("b2_3", "G", 1, [GREEN], "YRB"),  # red, upgrade, yellow
    ("b2_4", "RRR", 2, [BACK], "YYYYR"),  # red for two yellow, recover
    ("b2_5", "GGG", 2, [RED, GREEN], "RGB"),  # green for red, upgrade 2
]

# The same with no upgrade used and no card taken back.
UNUSED = [
    ("b1_1", "Y", 1, "YR"),
    ("b1_2", "Y", 1, "YG"),
    ("b1_4", "G", 1, "YYG"),
    ("b1_5", "YYY", 1, "YYY"),
    ("b2_1", "R", 1, "YR"),
    ("b2_2", "G", 1, "RG"),
    ("b2_3", "G", 1, "YRG"),
    ("b2_4", "RRR", 2, "YYYYR"),
    ("b2_5", "GGG", 2, "RRG"),
]

# What is printed, row by row; "recover" and "upgrade" are symbols, an arrow parts a trade.
PRINTED = {
    "b1_1": "1 red | 1 upgrade",
    "b1_2": "1 green | 1 upgrade",
    "b1_3": "3 yellow | 1 arrow | 1 brown | 1 or 2 red",
    "b1_4": "2 yellow | 1 recover",
    "b1_5": "2 upgrade | 1 recover",
    "b2_1": "1 yellow | 1 upgrade | 1 recover",
    "b2_2": "1 red | 1 recover",
    "b2_3": "1 red | 1 upgrade | 1 yellow",
    "b2_4": "1 red | 1 arrow | 2 yellow | 1 recover",
    "b2_5": "1 green | 1 arrow | 1 red | 2 upgrade",
}


@rule("CEN-BON-003")
def test_every_bonus_merchant_is_listed() -> None:
    """Five of either set."""
    assert [face[0] for face in FACES] == list(PRINTED) == [*BONUS["b1"], *BONUS["b2"]]


@rule("CEN-BON-002")
@pytest.mark.parametrize(("card", "cubes", "uses", "answers", "result"), FACES)
def test_face_of_a_bonus_merchant(card: str, cubes: str, uses: int, answers: Answers, result: str) -> None:
    """Each answer is asked for in this order, nobody else is, and after the last one the turn is over."""
    state = table(3, caravans={0: cubes, 1: "Y", 2: "G"}, hands={0: [card]}, bonus=BOTH)
    assert uses in times(state, card)
    act(state, ["play", card, uses])
    for answer in answers:
        assert state.turn_of == state.actor == 0
        act(state, answer)
    assert state.turn_of == state.actor == 1
    assert [caravan(state, seat) for seat in range(3)] == [result, "Y", "G"]
    assert look(state)["hand"][0] == (["s2"] if BACK in answers else [])
    assert card in look(state)["played"][0]


@rule("CEN-BON-002")
@pytest.mark.parametrize(("card", "cubes", "uses", "result"), UNUSED)
def test_upgrades_and_recovery_may_stay_unused(card: str, cubes: str, uses: int, result: str) -> None:
    """CEN-AMB-034: who stops every upgrade and declines every card has what is gained or traded, and no more."""
    state = table(2, caravans={0: cubes}, hands={0: [card]}, bonus=BOTH)
    act(state, ["play", card, uses])
    while state.turn_of == 0:
        act(state, ["stop"] if ["stop"] in legal(state) else ["decline"])
    assert caravan(state, 0) == result
    assert look(state)["hand"][0] == []


@rule("CEN-BON-003")
@pytest.mark.parametrize("card", PRINTED)
def test_printed_face(card: str) -> None:
    """The symbols that a player sees, in the order in which they are done."""
    rows = scene.board(GAME, options(BOTH), 2).faces[card].rows
    assert " | ".join(" ".join(_said(*amount) for amount in row) for row in rows) == PRINTED[card]


def _said(name: str, n: int) -> str:
    return "1 or" if name == "or" else f"{n} {name}"
