# mypyc: compiled
"""What a position is made of: the cells, the verbs, the kinds of pending work, the reasons to refuse.

Cell offsets and action numbers are chains of constants, so that the compiler folds them. It folds only names
of the same module, so every chain begins with a literal: one name from elsewhere would make each use of the
whole chain a lookup. The tables beside them say what they mean, and are checked against the chains at import.
"""

from typing import Final

from carrack.core import cells, verbs
from carrack.core.cells import FRAME, HEADER, Layout, Pool, Range
from carrack.core.contract import FIRST_OWN_KIND
from carrack.core.refusals import FIRST_OWN
from carrack.core.verbs import Verb, Verbs
from carrack.games.century.shared.cubes import LANE, NAMES
from carrack.games.century.spice_road.cards import CARD_IDS, DATA, GOAL_IDS

MOST_SEATS: Final = 5
MERCHANT_SLOTS: Final = 6
GOAL_SLOTS: Final = 5
CARDS: Final = 45
MERCHANTS: Final = 43
GOALS: Final = 36
COLOURS: Final = 4
CAPACITY: Final = 10
MOST_TIMES: Final = CAPACITY
FRAMES: Final = 4

# ---- cells ---------------------------------------------------------------------------------------------
FIRST: Final = 35  # HEADER + FRAMES * FRAME
ENDING: Final = FIRST + 1
CARAVAN: Final = ENDING + 1
HAND: Final = CARAVAN + MOST_SEATS
PLAYED: Final = HAND + MOST_SEATS
CLAIMED: Final = PLAYED + MOST_SEATS
GOLD: Final = CLAIMED + MOST_SEATS
SILVER: Final = GOLD + MOST_SEATS
GOLD_LEFT: Final = SILVER + MOST_SEATS
SILVER_LEFT: Final = GOLD_LEFT + 1
MERCHANT_ROW: Final = SILVER_LEFT + 1
MERCHANT_CUBES: Final = MERCHANT_ROW + MERCHANT_SLOTS
GOAL_ROW: Final = MERCHANT_CUBES + MERCHANT_SLOTS
MERCHANT_DECK: Final = GOAL_ROW + GOAL_SLOTS
GOAL_DECK: Final = MERCHANT_DECK + 1 + MERCHANTS

_MERCHANT_POOL: Final = Pool("merchant", CARD_IDS)
_GOAL_POOL: Final = Pool("goal", GOAL_IDS)
_CUBES: Final = cells.lanes(NAMES, LANE)
_CARD: Final = cells.item(CARD_IDS)
_GOAL: Final = cells.item(GOAL_IDS)

# ---- pending work --------------------------------------------------------------------------------------
TURN_FRAME: Final = 16  # FIRST_OWN_KIND
PAYING: Final = TURN_FRAME + 1
UPGRADING: Final = TURN_FRAME + 2
TURN_END: Final = TURN_FRAME + 3
SURPLUS: Final = TURN_FRAME + 4

LAYOUT: Final = Layout(
    seats=MOST_SEATS,
    frames=FRAMES,
    frame_kinds={
        TURN_FRAME: "turn",
        PAYING: "paying",
        UPGRADING: "upgrading",
        TURN_END: "turn_end",
        SURPLUS: "surplus",
    },
    own=(
        Range("first", FIRST, cells.SEAT),
        Range("ending", ENDING, cells.FLAG),
        Range("caravan", CARAVAN, _CUBES, seats=MOST_SEATS),
        Range("hand", HAND, cells.items(CARD_IDS), seats=MOST_SEATS),
        Range("played", PLAYED, cells.items(CARD_IDS), seats=MOST_SEATS),
        Range("claimed", CLAIMED, cells.items(GOAL_IDS), seats=MOST_SEATS),
        Range("gold", GOLD, cells.COUNT, seats=MOST_SEATS),
        Range("silver", SILVER, cells.COUNT, seats=MOST_SEATS),
        Range("gold_left", GOLD_LEFT, cells.COUNT),
        Range("silver_left", SILVER_LEFT, cells.COUNT),
        Range("merchant_row", MERCHANT_ROW, _CARD, length=MERCHANT_SLOTS),
        Range("merchant_cubes", MERCHANT_CUBES, _CUBES, length=MERCHANT_SLOTS),
        Range("goal_row", GOAL_ROW, _GOAL, length=GOAL_SLOTS),
        Range(
            "merchant_deck",
            MERCHANT_DECK,
            _CARD,
            length=MERCHANTS,
            pile=True,
            seen="nobody",
            pool=_MERCHANT_POOL,
        ),
        Range("goal_deck", GOAL_DECK, _GOAL, length=GOALS, pile=True, seen="nobody", pool=_GOAL_POOL),
    ),
)

# ---- verbs ---------------------------------------------------------------------------------------------
REST: Final = 1
ACQUIRE: Final = REST + 1
CLAIM: Final = ACQUIRE + MERCHANT_SLOTS
PLAY: Final = CLAIM + GOAL_SLOTS
PAY: Final = PLAY + CARDS * MOST_TIMES
UPGRADE: Final = PAY + COLOURS
DISCARD: Final = UPGRADE + COLOURS
STOP: Final = DISCARD + COLOURS

_COLOUR: Final = verbs.named("colour", NAMES)
VERBS: Final = Verbs(
    Verb("rest", REST),
    Verb("acquire", ACQUIRE, (verbs.numbered("slot", MERCHANT_SLOTS),)),
    Verb("claim", CLAIM, (verbs.numbered("slot", GOAL_SLOTS),)),
    Verb("play", PLAY, (verbs.named("card", CARD_IDS), verbs.numbered("times", MOST_TIMES, first=1))),
    Verb("pay", PAY, (_COLOUR,)),
    Verb("upgrade", UPGRADE, (_COLOUR,)),
    Verb("discard", DISCARD, (_COLOUR,)),
    Verb("stop", STOP),
)

# ---- reasons to refuse ---------------------------------------------------------------------------------
NO_MERCHANT: Final = 8  # FIRST_OWN
TOO_FEW_TO_PAY: Final = NO_MERCHANT + 1
NO_GOAL: Final = NO_MERCHANT + 2
GOAL_NOT_MET: Final = NO_MERCHANT + 3
NOT_IN_HAND: Final = NO_MERCHANT + 4
ONCE_ONLY: Final = NO_MERCHANT + 5
CANNOT_TRADE: Final = NO_MERCHANT + 6
NONE_TO_PAY: Final = NO_MERCHANT + 7
TOP_OF_LADDER: Final = NO_MERCHANT + 8
OUT_OF_ORDER: Final = NO_MERCHANT + 9
NONE_TO_UPGRADE: Final = NO_MERCHANT + 10
NONE_TO_RETURN: Final = NO_MERCHANT + 11

REFUSALS: Final = {
    NO_MERCHANT: ("refused-no-merchant", "CEN-SR-048"),
    TOO_FEW_TO_PAY: ("refused-too-few-to-pay", "CEN-SR-045"),
    NO_GOAL: ("refused-no-goal", "CEN-SR-053"),
    GOAL_NOT_MET: ("refused-goal-not-met", "CEN-SR-050"),
    NOT_IN_HAND: ("refused-not-in-hand", "CEN-SR-027"),
    ONCE_ONLY: ("refused-once-only", "CEN-SR-025"),
    CANNOT_TRADE: ("refused-cannot-trade", "CEN-SR-039"),
    NONE_TO_PAY: ("refused-no-such-cube", "CEN-SR-041"),
    NONE_TO_UPGRADE: ("refused-no-such-cube", "CEN-SR-030"),
    NONE_TO_RETURN: ("refused-no-such-cube", "CEN-SR-063"),
    TOP_OF_LADDER: ("refused-top-of-ladder", "CEN-SR-034"),
    OUT_OF_ORDER: ("refused-out-of-order", "CEN-SR-063"),
}

_CHECKED: Final = (
    ("CARDS", CARDS, len(CARD_IDS)),
    ("GOALS", GOALS, len(GOAL_IDS)),
    ("CAPACITY", CAPACITY, DATA["setup"]["capacity"]),
    ("MERCHANT_SLOTS", MERCHANT_SLOTS, DATA["setup"]["merchant_row"]),
    ("GOAL_SLOTS", GOAL_SLOTS, DATA["setup"]["goal_row"]),
    ("COLOURS", COLOURS, len(NAMES)),
    ("FIRST", FIRST, HEADER + FRAMES * FRAME),
    ("TURN_FRAME", TURN_FRAME, FIRST_OWN_KIND),
    ("NO_MERCHANT", NO_MERCHANT, FIRST_OWN),
)
for _name, _here, _there in _CHECKED:
    if _here != _there:
        raise ValueError(f"layout.py says {_name} = {_here}; the components or the contract say {_there}")
