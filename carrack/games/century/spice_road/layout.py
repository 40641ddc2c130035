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
from carrack.core.effects import EFFECT
from carrack.core.options import Option
from carrack.core.refusals import FIRST_OWN
from carrack.core.verbs import Verb, Verbs
from carrack.games.century.shared.cubes import LANE, NAMES
from carrack.games.century.spice_road.cards import CARD_IDS, DATA, DEAL_COPIES, DEAL_IDS, GOAL_IDS

MOST_SEATS: Final = 5
MERCHANT_SLOTS: Final = 6
GOAL_SLOTS: Final = 5
CARDS: Final = 55
MERCHANTS: Final = 53
GOALS: Final = 36
SLEEVES: Final = 62
COLOURS: Final = 4
CAPACITY: Final = 10
MOST_TIMES: Final = CAPACITY
OUTPUTS: Final = 2
FRAMES: Final = 5

# ---- cells ---------------------------------------------------------------------------------------------
BONUS_B1: Final = 41  # HEADER + FRAMES * FRAME
BONUS_B2: Final = BONUS_B1 + 1
BIG_DEALS: Final = BONUS_B1 + 2
FIRST: Final = BONUS_B1 + 3
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
DISCARDED: Final = GOAL_DECK + 1 + GOALS
DEAL_KNOWN: Final = DISCARDED + 1
DEAL: Final = DEAL_KNOWN + 1  # the deal of card k lies at DEAL + k - 1

_MERCHANT_POOL: Final = Pool("merchant", CARD_IDS)
_GOAL_POOL: Final = Pool("goal", GOAL_IDS)
_CUBES: Final = cells.lanes(NAMES, LANE)
_CARD: Final = cells.item(CARD_IDS)
_GOAL: Final = cells.item(GOAL_IDS)
_SLEEVES: Final = (*CARD_IDS, *[f"box{k + 1}" for k in range(SLEEVES - CARDS)])
"""Every deal lies on a card; on one that is not in play, or on no card at all, it lies in the box."""

# ---- pending work --------------------------------------------------------------------------------------
TURN_FRAME: Final = 16  # FIRST_OWN_KIND
PAYING: Final = TURN_FRAME + 1
UPGRADING: Final = TURN_FRAME + 2
TURN_END: Final = TURN_FRAME + 3
SURPLUS: Final = TURN_FRAME + 4
CHOOSING: Final = TURN_FRAME + 5
RECOVERING: Final = TURN_FRAME + 6
OFFERED: Final = TURN_FRAME + 7
LAYING: Final = TURN_FRAME + 8
GAP: Final = TURN_FRAME + 9

LAYOUT: Final = Layout(
    seats=MOST_SEATS,
    frames=FRAMES,
    frame_kinds={
        TURN_FRAME: "turn",
        PAYING: "paying",
        UPGRADING: "upgrading",
        TURN_END: "turn_end",
        SURPLUS: "surplus",
        CHOOSING: "choosing",
        RECOVERING: "recovering",
        OFFERED: "offered",
        LAYING: "laying",
        GAP: "gap",
        EFFECT: "effect",
    },
    own=(
        Range("bonus_b1", BONUS_B1, cells.FLAG),
        Range("bonus_b2", BONUS_B2, cells.FLAG),
        Range("big_deals", BIG_DEALS, cells.FLAG),
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
        Range("discarded", DISCARDED, cells.items(CARD_IDS)),
        Range("deal_known", DEAL_KNOWN, cells.items(_SLEEVES), when="big_deals"),
        Range(
            "deal",
            DEAL,
            cells.item(DEAL_IDS),
            length=SLEEVES,
            seen="nobody",
            pool=Pool("deal", DEAL_IDS),
            known="deal_known",
            when="big_deals",
        ),
    ),
)

OPTIONS: Final = (
    Option("bonus_b1", BONUS_B1),
    Option("bonus_b2", BONUS_B2),
    Option("big_deals", BIG_DEALS),
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
CHOOSE: Final = STOP + 1
RECOVER: Final = CHOOSE + OUTPUTS
KEEP: Final = RECOVER + CARDS
DEAL_WITH: Final = KEEP + 1
LAY: Final = DEAL_WITH + CARDS

_COLOUR: Final = verbs.named("colour", NAMES)
_CARD_ARG: Final = verbs.named("card", CARD_IDS)
VERBS: Final = Verbs(
    Verb("rest", REST),
    Verb("acquire", ACQUIRE, (verbs.numbered("slot", MERCHANT_SLOTS),)),
    Verb("claim", CLAIM, (verbs.numbered("slot", GOAL_SLOTS),)),
    Verb("play", PLAY, (_CARD_ARG, verbs.numbered("times", MOST_TIMES, first=1))),
    Verb("pay", PAY, (_COLOUR,)),
    Verb("upgrade", UPGRADE, (_COLOUR,)),
    Verb("discard", DISCARD, (_COLOUR,)),
    Verb("stop", STOP),
    Verb("choose", CHOOSE, (verbs.numbered("output", OUTPUTS),)),
    Verb("recover", RECOVER, (_CARD_ARG,)),
    Verb("keep", KEEP),
    Verb("deal", DEAL_WITH, (_CARD_ARG,)),
    Verb("lay", LAY, (_CARD_ARG,)),
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
CHOSEN_IN_ORDER: Final = NO_MERCHANT + 12
NOT_PLAYED: Final = NO_MERCHANT + 13
RECOVERS_OTHERS: Final = NO_MERCHANT + 14
NOT_IN_HAND_TO_DEAL: Final = NO_MERCHANT + 15
NO_DEAL: Final = NO_MERCHANT + 16
NONE_TO_LAY: Final = NO_MERCHANT + 17
NOT_IN_HAND_TO_LAY: Final = NO_MERCHANT + 18
LAYS_ANOTHER: Final = NO_MERCHANT + 19
NOT_IN_HAND_TO_OFFER: Final = NO_MERCHANT + 20

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
    CHOSEN_IN_ORDER: ("refused-chosen-in-order", "CEN-BON-007"),
    NOT_PLAYED: ("refused-not-played", "CEN-BON-011"),
    RECOVERS_OTHERS: ("refused-recovers-others", "CEN-BON-013"),
    NOT_IN_HAND_TO_DEAL: ("refused-not-in-hand", "CEN-BIG-016"),
    NO_DEAL: ("refused-no-deal", "CEN-BIG-021"),
    NONE_TO_LAY: ("refused-none-to-lay", "CEN-BIG-020"),
    NOT_IN_HAND_TO_OFFER: ("refused-not-in-hand", "CEN-BIG-011"),
    NOT_IN_HAND_TO_LAY: ("refused-not-in-hand", "CEN-BIG-017"),
    LAYS_ANOTHER: ("refused-lays-another", "CEN-BIG-020"),
}

_CHECKED: Final = (
    ("CARDS", CARDS, len(CARD_IDS)),
    ("GOALS", GOALS, len(GOAL_IDS)),
    ("CAPACITY", CAPACITY, DATA["setup"]["capacity"]),
    ("MERCHANT_SLOTS", MERCHANT_SLOTS, DATA["setup"]["merchant_row"]),
    ("GOAL_SLOTS", GOAL_SLOTS, DATA["setup"]["goal_row"]),
    ("COLOURS", COLOURS, len(NAMES)),
    ("SLEEVES", SLEEVES, CARDS - MERCHANTS + DEAL_COPIES * len(DEAL_IDS)),
    ("BONUS_B1", BONUS_B1, HEADER + FRAMES * FRAME),
    ("TURN_FRAME", TURN_FRAME, FIRST_OWN_KIND),
    ("NO_MERCHANT", NO_MERCHANT, FIRST_OWN),
)
for _name, _here, _there in _CHECKED:
    if _here != _there:
        raise ValueError(f"layout.py says {_name} = {_here}; the components or the contract say {_there}")
