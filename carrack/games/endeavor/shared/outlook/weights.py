# mypyc: compiled
"""The numbers of the evaluation by their places: the names of evaluation.toml, in this order."""

from carrack.core.rooms import Final

PARTIAL: Final = 0
PARTIAL_LAST: Final = 1
SHIP: Final = 2
OCCUPY: Final = 3
ATTACK: Final = 4
PAY: Final = 5
DRAW: Final = 6
SECOND: Final = 7
TOKEN: Final = 8
DRIFT: Final = 9
LASTING: Final = 10
BUILT: Final = 11
BUILT_LEVEL: Final = 12
BUILT_YIELD: Final = 13
LINK: Final = 14
FAR_LINK: Final = 15
LINK_TOKEN: Final = 16
REACH: Final = 17
CARD: Final = 18
CARD_NEAR: Final = 19
PRESENCE: Final = 20
GOVERNOR: Final = 21
CLOSED_PRESENCE: Final = 22
SLAVERY: Final = 23
LEFT_OUT: Final = 24
LAST_ROUND: Final = 25
TOKEN_LAST: Final = 26
SURPLUS: Final = 27

NAMES: Final = (
    "partial",
    "partial_last",
    "ship",
    "occupy",
    "attack",
    "pay",
    "draw",
    "second",
    "token",
    "drift",
    "lasting",
    "built",
    "built_level",
    "built_yield",
    "link",
    "far_link",
    "link_token",
    "reach",
    "card",
    "card_near",
    "presence",
    "governor",
    "closed_presence",
    "slavery",
    "left_out",
    "last_round",
    "token_last",
    "surplus",
)

if len(NAMES) != SURPLUS + 1:
    raise ValueError("weights.py has a place without a name")
