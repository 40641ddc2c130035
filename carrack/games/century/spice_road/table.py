"""What a position is made of: cells, verbs, pending work, reasons to refuse. at.py has the same numbers for rules."""

from carrack.core.cells import COUNT, FLAG, SEAT, Pool, Range, item, items, lanes
from carrack.core.options import Option
from carrack.core.table import Pending, Reason, TitleTable, because
from carrack.core.verbs import Verb, named, numbered
from carrack.games.century.shared.cubes import LANE, NAMES
from carrack.games.century.spice_road.cards import BOX, CARD_IDS, DEAL_IDS, GOAL_IDS

SEATS = BOX.title.seats[1]
MERCHANTS = len(BOX.merchant) + len(BOX.bonus)
SLEEVES = len(BOX.starting) + BOX.deals.copies * len(DEAL_IDS)
_SLEEVE_IDS = (*CARD_IDS, *[f"box{k + 1}" for k in range(SLEEVES - len(CARD_IDS))])
"""Every deal lies on a card; on one that is not in play, or on no card at all, it lies in the box."""
_CUBES = lanes(NAMES, LANE)
_CARD, _GOAL, _DEAL = item(CARD_IDS), item(GOAL_IDS), item(DEAL_IDS)
_COLOUR, _CARD_ARG = named("colour", NAMES), named("card", CARD_IDS)

TABLE = TitleTable(
    seats=SEATS,
    frames=5,
    numbers={
        "MERCHANT_SLOTS": BOX.setup.merchant_row,
        "GOAL_SLOTS": BOX.setup.goal_row,
        "CARDS": len(CARD_IDS),
        "GOALS": len(GOAL_IDS),
        "SLEEVES": SLEEVES,
        "CAPACITY": BOX.setup.capacity,
        "MOST_TIMES": BOX.setup.capacity,
    },
    options=(Option("bonus_b1"), Option("bonus_b2"), Option("big_deals")),
    ranges=(
        Range("first", SEAT),
        Range("ending", FLAG),
        Range("caravan", _CUBES, seats=SEATS),
        Range("hand", items(CARD_IDS), seats=SEATS),
        Range("played", items(CARD_IDS), seats=SEATS),
        Range("claimed", items(GOAL_IDS), seats=SEATS),
        Range("gold", COUNT, seats=SEATS),
        Range("silver", COUNT, seats=SEATS),
        Range("gold_left", COUNT),
        Range("silver_left", COUNT),
        Range("merchant_row", _CARD, length=BOX.setup.merchant_row),
        Range("merchant_cubes", _CUBES, length=BOX.setup.merchant_row),
        Range("goal_row", _GOAL, length=BOX.setup.goal_row),
        Range("merchant_deck", _CARD, MERCHANTS, pile=True, seen="nobody", pool=Pool("merchant", CARD_IDS)),
        Range("goal_deck", _GOAL, len(GOAL_IDS), pile=True, seen="nobody", pool=Pool("goal", GOAL_IDS)),
        Range("discarded", items(CARD_IDS)),
        Range("deal_known", items(_SLEEVE_IDS), when="big_deals"),
        Range("deal", _DEAL, SLEEVES, seen="nobody", pool=Pool("deal", DEAL_IDS), known="deal_known", when="big_deals"),
    ),
    work=(
        Pending("turn", const="TURN_FRAME"),
        *("paying", "upgrading", "turn_end", "surplus", "choosing", "recovering", "offered", "laying", "gap"),
        Pending("effect", role="effect"),
    ),
    verbs=(
        Verb("rest"),
        Verb("acquire", (numbered("slot", BOX.setup.merchant_row),)),
        Verb("claim", (numbered("slot", BOX.setup.goal_row),)),
        Verb("play", (_CARD_ARG, numbered("times", BOX.setup.capacity, first=1))),
        Verb("pay", (_COLOUR,)),
        Verb("upgrade", (_COLOUR,)),
        Verb("discard", (_COLOUR,)),
        Verb("stop"),
        Verb("choose", (numbered("output", 2),)),
        Verb("recover", (_CARD_ARG,)),
        Verb("keep"),
        Verb("deal", (_CARD_ARG,)),
        Verb("lay", (_CARD_ARG,)),
    ),
    weights=(
        *("matched", "second", "level", "spare_levels", "surplus", "in_hand"),
        *("on_table", "new_card", "cards_wanted", "lasting", "claim", "tempo"),
    ),
    reasons=(
        *because(NO_MERCHANT="CEN-SR-048", TOO_FEW_TO_PAY="CEN-SR-045"),
        *because(NO_GOAL="CEN-SR-053", GOAL_NOT_MET="CEN-SR-050"),
        *because(NOT_IN_HAND="CEN-SR-027", ONCE_ONLY="CEN-SR-025", CANNOT_TRADE="CEN-SR-039"),
        Reason("NONE_TO_PAY", "CEN-SR-041", "refused-no-such-cube"),
        *because(TOP_OF_LADDER="CEN-SR-034", OUT_OF_ORDER="CEN-SR-063"),
        Reason("NONE_TO_UPGRADE", "CEN-SR-030", "refused-no-such-cube"),
        Reason("NONE_TO_RETURN", "CEN-SR-063", "refused-no-such-cube"),
        *because(CHOSEN_IN_ORDER="CEN-BON-007", NOT_PLAYED="CEN-BON-011", RECOVERS_OTHERS="CEN-BON-013"),
        Reason("NOT_IN_HAND_TO_DEAL", "CEN-BIG-016", "refused-not-in-hand"),
        *because(NO_DEAL="CEN-BIG-021", NONE_TO_LAY="CEN-BIG-020"),
        Reason("NOT_IN_HAND_TO_LAY", "CEN-BIG-017", "refused-not-in-hand"),
        *because(LAYS_ANOTHER="CEN-BIG-020"),
        Reason("NOT_IN_HAND_TO_OFFER", "CEN-BIG-011", "refused-not-in-hand"),
    ),
)
