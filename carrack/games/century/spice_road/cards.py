# mypyc: compiled
"""The components as tables. Things are numbered from 1; row 0 of every table is "no card".

Merchants are numbered with the two starting cards first, in the order of components.toml.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.bits import bit
from carrack.core.components import Components
from carrack.core.language import FIRST_OWN_OP, Program, Word, number
from carrack.games.century.shared import cubes

DATA: Final = Components("carrack.games.century.spice_road")

GAIN: Final = 16  # FIRST_OWN_OP; a literal, since only a chain of names of one module is folded
UPGRADE: Final = GAIN + 1
TRADE: Final = GAIN + 2

if GAIN != FIRST_OWN_OP:
    raise ValueError("cards.py and language.py disagree about the first word of a title")

_WORDS: Final = {
    "gain": Word(GAIN, (cubes.parse,)),
    "upgrade": Word(UPGRADE, (number,)),
    "trade": Word(TRADE, (cubes.parse, cubes.parse)),
}
_STARTING: Final[list[dict[str, Any]]] = DATA["starting"]
_CARDS: Final[list[dict[str, Any]]] = [*_STARTING, *DATA["merchant"]]
_GOALS: Final[list[dict[str, Any]]] = DATA["goal"]
_PROGRAM: Final = Program(_WORDS, {card["id"]: card["effect"] for card in _CARDS})

CARD_IDS: Final = tuple(str(card["id"]) for card in _CARDS)
GOAL_IDS: Final = tuple(str(goal["id"]) for goal in _GOALS)
FIRST_MERCHANT: Final = 3
STARTING_HAND: Final = 0b110
"""The set of the two starting cards, which every seat gets."""


def _argument(pc: int, k: int) -> int:
    return int(_PROGRAM.code[pc + 2 + k])


def _column(op: int, k: int) -> list[int]:
    """The k-th argument of every card with this op, 0 for the others."""
    found = [0]
    for card in CARD_IDS:
        pc = _PROGRAM.entry[card]
        found.append(_argument(pc, k) if _PROGRAM.code[pc] == op else 0)
    return found


OP: Final = bytes([0] + [int(_PROGRAM.code[_PROGRAM.entry[card]]) for card in CARD_IDS])
GAINS: Final = vec[i64](_column(GAIN, 0))
STEPS: Final = bytes(_column(UPGRADE, 0))
GIVES: Final = vec[i64](_column(TRADE, 0))
GETS: Final = vec[i64](_column(TRADE, 1))


def _trades() -> list[int]:
    """For each card what one use needs, how it changes the caravan, and how often one play may use it."""
    found: list[int] = []
    for op, give, get in zip(OP, GIVES, GETS, strict=True):
        found += [int(give), int(get) - int(give), DATA["setup"]["capacity"] if op == TRADE else 1]
    return found


USE: Final = vec[i64](_trades())
USE_ROW: Final = 3


def _within_means() -> list[int]:
    """For each colour and each number of its cubes, the set of cards that need no more of it for one use."""
    found: list[int] = []
    for colour in range(cubes.COLOURS):
        for have in range(MEANS_ROW):
            needed = [int(cubes.count(give, colour)) for give in GIVES]
            found.append(sum(int(bit(card)) for card, n in enumerate(needed) if card and n <= have))
    return found


MEANS_ROW: Final = 8
"""One more than any card needs of one colour, rounded up."""
MEANS: Final = vec[i64](_within_means())

COST: Final = vec[i64]([0] + [cubes.parse(goal["cost"]) for goal in _GOALS])
POINTS: Final = bytes([0] + [int(goal["points"]) for goal in _GOALS])

STARTING_CUBES: Final = vec[i64]([cubes.parse(text) for text in DATA["setup"]["starting_cubes"]])
GOLD_PER_SEAT: Final[int] = DATA["setup"]["gold_per_seat"]
SILVER_PER_SEAT: Final[int] = DATA["setup"]["silver_per_seat"]
GOALS_TO_END: Final = bytes([0, 0] + [DATA["end"]["goals_to_trigger"][str(n)] for n in (2, 3, 4, 5)])
GOLD_POINTS: Final[int] = DATA["coins"]["gold"]
SILVER_POINTS: Final[int] = DATA["coins"]["silver"]
CUBE_POINTS: Final = bytes(DATA["spices"]["points"])
