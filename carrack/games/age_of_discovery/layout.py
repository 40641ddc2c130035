# mypyc: compiled
"""What a position is made of: the cells, the verbs, the kinds of pending work, the reasons to refuse.

Cell offsets and action numbers are chains of constants, so that the compiler folds them. It folds only names
of the same module, so every chain begins with a literal. The tables beside them say what they mean, and are checked
against the chains at import.

A line is two runs of cells: whose piece stands in each cell, and what it is. An empty cell belongs to nobody.
"""

from typing import Final

from carrack.core import cells, verbs
from carrack.core.cells import FRAME, HEADER, Layout, Pool, Range
from carrack.core.contract import FIRST_OWN_KIND, SEALED
from carrack.core.options import Option
from carrack.core.refusals import FIRST_OWN
from carrack.core.verbs import Verb, Verbs
from carrack.games.age_of_discovery import parts
from carrack.games.age_of_discovery.income import LANE as GOOD_LANE
from carrack.games.age_of_discovery.parts import (
    CARD_IDS,
    DATA,
    DESIGN_IDS,
    GOOD_IDS,
    NATION_IDS,
    REGION_IDS,
    TILE_IDS,
    TOKEN_IDS,
)
from carrack.games.age_of_discovery.pieces import LANE, NAMES, TARGET_NAMES

MOST_SEATS: Final = 5
REGIONS: Final = 9
GOODS: Final = 11
TOKENS: Final = 16
CARDS: Final = 16
DESIGNS: Final = 35
KINDS: Final = 5
TARGETS: Final = 6
OFFERED: Final = 4
ON_SALE: Final = 5
NUMBERED_DOCK: Final = 9
DOCK_CELLS: Final = 11
DOCK_X: Final = 9
DOCK_Y: Final = 10
GOOD_CELLS: Final = 4
SPECIALIST_CELLS: Final = 5
TRAINING_CELL: Final = 4
LONG_LINE: Final = 40
"""More pieces than all players together ever place in a turn: 25 colonists, 9 from buildings, 5 from specialists."""
CAPITAL_CELLS: Final = 5
GOOD_PILE_ROOM: Final = 37
BOX_ROOM: Final = 8
FRAMES: Final = 6

# ---- cells ---------------------------------------------------------------------------------------------
FIRST_FRAME: Final = 11  # HEADER: the frame at the bottom of the stack is the phase
AUCTION: Final = 47  # HEADER + FRAMES * FRAME
AUCTION_MONEY: Final = AUCTION + 1
NAVY: Final = AUCTION + 2
GOODS_LINE: Final = AUCTION + 3
CAPITAL_LINE: Final = AUCTION + 4
WARFARE_LINE: Final = AUCTION + 5
SCORING: Final = AUCTION + 6
PROFITS: Final = AUCTION + 7
DOCK_XY: Final = AUCTION + 8
FAILED_TOKENS: Final = AUCTION + 9
MILITIA_RULE: Final = AUCTION + 10
RELOCATION: Final = AUCTION + 11
UNIVERSITY: Final = AUCTION + 12
PROSPERITY: Final = AUCTION + 13
FIGURES: Final = AUCTION + 14
BATTLES: Final = AUCTION + 15
ORDER: Final = AUCTION + 16
BID: Final = ORDER + MOST_SEATS
MONEY: Final = BID + MOST_SEATS
COLONY_VP: Final = MONEY + MOST_SEATS
LAST_VP: Final = COLONY_VP + MOST_SEATS
INCOME: Final = LAST_VP + MOST_SEATS
PROFIT: Final = INCOME + MOST_SEATS
HAND: Final = PROFIT + MOST_SEATS
NEXT: Final = HAND + MOST_SEATS
SHIPPING: Final = NEXT + MOST_SEATS
DISCOVERY: Final = SHIPPING + MOST_SEATS
GOOD: Final = DISCOVERY + MOST_SEATS
SHIP: Final = GOOD + MOST_SEATS
OWNED: Final = SHIP + MOST_SEATS
FOUND: Final = OWNED + MOST_SEATS
FOUND_CARDS: Final = FOUND + MOST_SEATS
COLONY: Final = FOUND_CARDS + MOST_SEATS  # of seat s in region r: COLONY + s * REGIONS + r
MARKED: Final = COLONY + MOST_SEATS * REGIONS
INITIATIVE: Final = MARKED + MOST_SEATS * REGIONS
INITIATIVE_PIECE: Final = INITIATIVE + MOST_SEATS
DOCK: Final = INITIATIVE_PIECE + MOST_SEATS
DOCK_PIECE: Final = DOCK + DOCK_CELLS
GOODS_AT: Final = DOCK_PIECE + DOCK_CELLS
GOODS_PIECE: Final = GOODS_AT + GOOD_CELLS
SPECIALIST: Final = GOODS_PIECE + GOOD_CELLS
SPECIALIST_PIECE: Final = SPECIALIST + SPECIALIST_CELLS
CAPITAL: Final = SPECIALIST_PIECE + SPECIALIST_CELLS
CAPITAL_PIECE: Final = CAPITAL + LONG_LINE
WARFARE: Final = CAPITAL_PIECE + LONG_LINE
WARFARE_PIECE: Final = WARFARE + LONG_LINE
UNCLAIMED: Final = WARFARE_PIECE + LONG_LINE
SHIP_IN_PORT: Final = UNCLAIMED + 1
SHIPS_LEFT: Final = SHIP_IN_PORT + 1
STUDIED: Final = SHIPS_LEFT + 1
SENT: Final = STUDIED + 1
SHOWN: Final = SENT + 1  # what the last expedition met in vain, as long as expeditions are sent in this turn
OFFER: Final = SHOWN + 1
SALE: Final = OFFER + OFFERED
GOOD_PILE: Final = SALE + ON_SALE
STACK_1: Final = GOOD_PILE + 1 + GOOD_PILE_ROOM
STACK_2: Final = STACK_1 + 1 + 12
STACK_3: Final = STACK_2 + 1 + 14
DECK: Final = STACK_3 + 1 + 10
TOKEN_KNOWN: Final = DECK + 1 + CARDS
TOKEN: Final = TOKEN_KNOWN + 1
BOX: Final = TOKEN + REGIONS

_PIECES: Final = cells.lanes(NAMES, LANE)
_MARKS: Final = cells.lanes(TARGET_NAMES, LANE)
_PIECE: Final = cells.item(NAMES)
_GOOD: Final = cells.item(GOOD_IDS)
_TILE: Final = cells.item(TILE_IDS)
_TOKEN: Final = cells.item(TOKEN_IDS)
_CARD: Final = cells.item(CARD_IDS)
_TOKEN_POOL: Final = Pool("token", TOKEN_IDS)


def _line(name: str, start: int, length: int) -> tuple[Range, Range]:
    """A line with its cells."""
    return (
        Range(name, start, cells.SEAT, length=length),
        Range(f"{name}_piece", start + length, _PIECE, length=length),
    )


def _stack(age: int, start: int, length: int) -> Range:
    """The face-down tiles of an age."""
    pool = Pool(f"age{age}", TILE_IDS)
    return Range(f"stack_{age}", start, _TILE, length=length, pile=True, seen="nobody", pool=pool)


# ---- pending work --------------------------------------------------------------------------------------
BIDDING: Final = 16  # FIRST_OWN_KIND
PLACING: Final = BIDDING + 1
RESOLVING: Final = BIDDING + 2
BENEFITS: Final = BIDDING + 3
CLOSING: Final = BIDDING + 4
RECRUITING: Final = BIDDING + 5
STUDYING: Final = BIDDING + 6
SAILING: Final = BIDDING + 7
TRADING: Final = BIDDING + 8
BUYING: Final = BIDDING + 9
CHARTING: Final = BIDDING + 10
STATIONING: Final = BIDDING + 11
SETTLING: Final = BIDDING + 12
EXPLORING: Final = BIDDING + 13
TRAINING: Final = BIDDING + 14
WARRING: Final = BIDDING + 15
IMPROVING: Final = BIDDING + 16
RESETTLING: Final = BIDDING + 17
SWAPPING: Final = BIDDING + 18

FRAME_KINDS: Final = {
    SEALED: "battle",
    BIDDING: "bidding",
    PLACING: "placing",
    RESOLVING: "resolving",
    BENEFITS: "benefits",
    CLOSING: "closing",
    RECRUITING: "recruiting",
    STUDYING: "studying",
    SAILING: "sailing",
    TRADING: "trading",
    BUYING: "buying",
    CHARTING: "charting",
    STATIONING: "stationing",
    SETTLING: "settling",
    EXPLORING: "exploring",
    TRAINING: "training",
    WARRING: "warring",
    IMPROVING: "improving",
    RESETTLING: "resettling",
    SWAPPING: "swapping",
}

# The lines in the order in which they resolve: the pc of a RESOLVING frame.
LINE_INITIATIVE: Final = 1
LINE_DOCK: Final = 2
LINE_GOODS: Final = 3
LINE_SHIPPING: Final = 4
LINE_CAPITAL: Final = 5
LINE_DISCOVERY: Final = 6
LINE_SPECIALISTS: Final = 7
LINE_WARFARE: Final = 8
LINE_IDS: Final = (
    "order",
    "initiative",
    "dock",
    "goods",
    "shipping",
    "capital",
    "discovery",
    "specialists",
    "warfare",
)

LAYOUT: Final = Layout(
    seats=MOST_SEATS,
    frames=FRAMES,
    frame_kinds=FRAME_KINDS,
    own=(
        Range("auction", AUCTION, cells.FLAG),
        Range("auction_money", AUCTION_MONEY, cells.FLAG),
        Range("navy", NAVY, cells.COUNT),
        Range("goods_line", GOODS_LINE, cells.COUNT),
        Range("capital_cells", CAPITAL_LINE, cells.COUNT),
        Range("warfare_cells", WARFARE_LINE, cells.COUNT),
        Range("scoring", SCORING, cells.COUNT),
        Range("profits", PROFITS, cells.COUNT),
        Range("dock_xy", DOCK_XY, cells.COUNT),
        Range("failed_tokens", FAILED_TOKENS, cells.COUNT),
        Range("militia", MILITIA_RULE, cells.COUNT),
        Range("relocation", RELOCATION, cells.COUNT),
        Range("university", UNIVERSITY, cells.COUNT),
        Range("prosperity", PROSPERITY, cells.COUNT),
        Range("figures", FIGURES, cells.COUNT),
        Range("battles", BATTLES, cells.COUNT),
        Range("order", ORDER, cells.SEAT, length=MOST_SEATS),
        Range("bid", BID, cells.COUNT, seats=MOST_SEATS),
        Range("money", MONEY, cells.COUNT, seats=MOST_SEATS),
        Range("colony_vp", COLONY_VP, cells.COUNT, seats=MOST_SEATS),
        Range("last_vp", LAST_VP, cells.COUNT, seats=MOST_SEATS),
        Range("income", INCOME, cells.COUNT, seats=MOST_SEATS),
        Range("profit", PROFIT, cells.COUNT, seats=MOST_SEATS),
        Range("hand", HAND, _PIECES, seats=MOST_SEATS),
        Range("next", NEXT, _PIECES, seats=MOST_SEATS),
        Range("shipping", SHIPPING, _PIECES, seats=MOST_SEATS),
        Range("discovery", DISCOVERY, _PIECES, seats=MOST_SEATS),
        Range("goods", GOOD, cells.lanes(GOOD_IDS, GOOD_LANE), seats=MOST_SEATS),
        Range("ships", SHIP, cells.COUNT, seats=MOST_SEATS),
        Range("buildings", OWNED, cells.items(TILE_IDS), seats=MOST_SEATS),
        Range("tokens", FOUND, cells.items(TOKEN_IDS), seats=MOST_SEATS),
        Range("cards", FOUND_CARDS, cells.items(CARD_IDS), seats=MOST_SEATS),
        Range("colony", COLONY, _PIECES, length=REGIONS, seats=MOST_SEATS),
        Range("marked", MARKED, _MARKS, length=REGIONS, seats=MOST_SEATS, seen="owner", sealed=True),
        *_line("initiative", INITIATIVE, MOST_SEATS),
        *_line("dock", DOCK, DOCK_CELLS),
        *_line("goods_at", GOODS_AT, GOOD_CELLS),
        *_line("specialists", SPECIALIST, SPECIALIST_CELLS),
        *_line("capital", CAPITAL, LONG_LINE),
        *_line("warfare", WARFARE, LONG_LINE),
        Range("unclaimed", UNCLAIMED, cells.items(REGION_IDS)),
        Range("ship_in_port", SHIP_IN_PORT, cells.FLAG),
        Range("ships_left", SHIPS_LEFT, cells.COUNT),
        Range("studied", STUDIED, cells.FLAG),
        Range("sent", SENT, _PIECES),
        Range("shown", SHOWN, cells.item((*TOKEN_IDS, *CARD_IDS))),
        Range("offer", OFFER, _GOOD, length=OFFERED),
        Range("sale", SALE, _TILE, length=ON_SALE),
        Range(
            "good_pile",
            GOOD_PILE,
            _GOOD,
            length=GOOD_PILE_ROOM,
            pile=True,
            seen="nobody",
            pool=Pool("good", GOOD_IDS),
        ),
        _stack(1, STACK_1, 12),
        _stack(2, STACK_2, 14),
        _stack(3, STACK_3, 10),
        Range("deck", DECK, _CARD, length=CARDS, pile=True, seen="nobody", pool=Pool("card", CARD_IDS)),
        Range("token_known", TOKEN_KNOWN, cells.items(REGION_IDS)),
        Range("token", TOKEN, _TOKEN, length=REGIONS, seen="nobody", pool=_TOKEN_POOL, known="token_known"),
        Range("box", BOX, _TOKEN, length=BOX_ROOM, seen="nobody", pool=_TOKEN_POOL),
    ),
)

# Open points of the rulebook that can be played otherwise; the first value is the recommended reading.
OPTIONS: Final = (
    Option("auction", AUCTION),
    Option("auction_money", AUCTION_MONEY),
    Option("navy", NAVY, (4, 3)),
    Option("goods_line", GOODS_LINE, ("several", "one_each")),
    Option("capital_cells", CAPITAL_LINE, ("five", "unlimited")),
    Option("warfare_cells", WARFARE_LINE, ("unlimited", "five")),
    Option("scoring", SCORING, ("after_benefits", "after_warfare")),
    Option("profits", PROFITS, ("sets", "with_mint_and_rum")),
    Option("dock_xy", DOCK_XY, ("appears", "placed")),
    Option("failed_tokens", FAILED_TOKENS, ("known", "forgotten")),
    Option("militia", MILITIA_RULE, ("joins", "raises")),
    Option("relocation", RELOCATION, ("civilians", "colonists", "anyone")),
    Option("university", UNIVERSITY, ("standing", "from_hand")),
    Option("prosperity", PROSPERITY, ("counts_itself", "counts_others")),
    Option("figures", FIGURES, ("ten_soldiers", "as_in_the_box")),
    Option("battles", BATTLES, ("either_side", "own_soldier")),
)

# ---- verbs ---------------------------------------------------------------------------------------------
MOST_BID: Final = 10
MANY_KINDS: Final = 4
"""Who has so many kinds of pieces in hand says first which one is to be placed: the list would be too long."""
SPOTS: Final = 14
TO_INITIATIVE: Final = 0
TO_DOCK: Final = 1
TO_GOODS: Final = 2
TO_SHIPPING: Final = 3
TO_CAPITAL: Final = 4
TO_DISCOVERY: Final = 5
TO_WARFARE: Final = 6
TO_SPECIALIST: Final = 7  # captain, merchant, missionary, soldier, training
TO_DOCK_X: Final = 12
TO_DOCK_Y: Final = 13
SPOT_IDS: Final = (
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
    "dock_x",
    "dock_y",
)
FRONTS: Final = 3
FRONT_IDS: Final = ("initiative", "dock", "capital")
ADVANCE_INITIATIVE: Final = 1
ADVANCE_DOCK: Final = 2
ADVANCE_CAPITAL: Final = ADVANCE_DOCK + NUMBERED_DOCK
ADVANCES: Final = ADVANCE_CAPITAL + LONG_LINE
_ADVANCE_IDS: Final = (
    "order",
    "initiative",
    *[f"dock_{k}" for k in range(1, NUMBERED_DOCK + 1)],
    *[f"capital_{k}" for k in range(1, LONG_LINE + 1)],
)
TO_DECK: Final = 9
SPECIALISTS: Final = 4
LOADS: Final = 5
LOAD_IDS: Final = ("one", "two", "soldier", "soldier_and_one", "two_soldiers")

MAKE_BID: Final = 1
HOLD: Final = MAKE_BID + MOST_BID
PLACE: Final = HOLD + KINDS
FRONT: Final = PLACE + KINDS * SPOTS
ADVANCE: Final = FRONT + KINDS * FRONTS
SETTLE: Final = ADVANCE + ADVANCES
TAKE: Final = SETTLE + REGIONS
BUY: Final = TAKE + GOODS
CHART: Final = BUY + DESIGNS
STATION: Final = CHART + REGIONS
SEND: Final = STATION + REGIONS
EXPLORE: Final = SEND + KINDS
TRAIN: Final = EXPLORE + REGIONS + 1
BATTLE: Final = TRAIN + SPECIALISTS
WAR: Final = BATTLE + REGIONS * MOST_SEATS
STRIKE: Final = WAR + MOST_SEATS
RIDE: Final = STRIKE + TARGETS
UPROOT: Final = RIDE + REGIONS * REGIONS
RESETTLE: Final = UPROOT + REGIONS * LOADS
SWAP: Final = RESETTLE + REGIONS

_REGION: Final = verbs.named("region", REGION_IDS)
_KIND: Final = verbs.named("piece", NAMES)
_FOE: Final = verbs.named("foe", NATION_IDS)
VERBS: Final = Verbs(
    Verb("bid", MAKE_BID, (verbs.numbered("amount", MOST_BID, first=1),)),
    Verb("hold", HOLD, (_KIND,)),
    Verb("place", PLACE, (_KIND, verbs.named("spot", SPOT_IDS))),
    Verb("front", FRONT, (_KIND, verbs.named("line", FRONT_IDS))),
    Verb("advance", ADVANCE, (verbs.named("from", _ADVANCE_IDS),)),
    Verb("settle", SETTLE, (_REGION,)),
    Verb("take", TAKE, (verbs.named("good", GOOD_IDS),)),
    Verb("buy", BUY, (verbs.named("building", DESIGN_IDS),)),
    Verb("chart", CHART, (_REGION,)),
    Verb("station", STATION, (_REGION,)),
    Verb("send", SEND, (_KIND,)),
    Verb("explore", EXPLORE, (verbs.named("land", (*REGION_IDS, "deck")),)),
    Verb("train", TRAIN, (verbs.named("piece", NAMES[1:]),)),
    Verb("battle", BATTLE, (_REGION, _FOE)),
    Verb("war", WAR, (_FOE,)),
    Verb("strike", STRIKE, (verbs.named("piece", TARGET_NAMES),)),
    Verb("ride", RIDE, (verbs.named("from", REGION_IDS), verbs.named("to", REGION_IDS))),
    Verb("uproot", UPROOT, (_REGION, verbs.named("load", LOAD_IDS))),
    Verb("resettle", RESETTLE, (_REGION,)),
    Verb("swap", SWAP, (_REGION,)),
)

# ---- reasons to refuse ---------------------------------------------------------------------------------
BID_TOO_LOW: Final = 8  # FIRST_OWN
BID_TOO_HIGH: Final = BID_TOO_LOW + 1
NONE_IN_HAND: Final = BID_TOO_LOW + 2
ONE_ON_INITIATIVE: Final = BID_TOO_LOW + 3
DOCK_FULL: Final = BID_TOO_LOW + 4
GOODS_FULL: Final = BID_TOO_LOW + 5
CAPITAL_FULL: Final = BID_TOO_LOW + 6
WARFARE_FULL: Final = BID_TOO_LOW + 7
CELL_TAKEN: Final = BID_TOO_LOW + 8
DOCK_CELL_OWNED: Final = BID_TOO_LOW + 9
ONE_GOOD_EACH: Final = BID_TOO_LOW + 10
NOT_FIRST_SERVANT: Final = BID_TOO_LOW + 11
NO_UNIVERSITY: Final = BID_TOO_LOW + 12
NONE_ON_LINE: Final = BID_TOO_LOW + 13
ALREADY_FIRST: Final = BID_TOO_LOW + 14
OTHER_LINE: Final = BID_TOO_LOW + 15
STANDING_ONLY: Final = BID_TOO_LOW + 16
HAND_ONLY: Final = BID_TOO_LOW + 17
UNDISCOVERED: Final = BID_TOO_LOW + 18
NOT_OFFERED: Final = BID_TOO_LOW + 19
NOT_ON_SALE: Final = BID_TOO_LOW + 20
CANNOT_PAY: Final = BID_TOO_LOW + 21
DISCOVERED: Final = BID_TOO_LOW + 22
NO_OWN_PIECE: Final = BID_TOO_LOW + 23
NONE_TO_SEND: Final = BID_TOO_LOW + 24
SENT_IN_ORDER: Final = BID_TOO_LOW + 25
NOBODY_SENT: Final = BID_TOO_LOW + 26
REGIONS_LEFT: Final = BID_TOO_LOW + 27
CALLED_OFF_TOO_LATE: Final = BID_TOO_LOW + 28
CANNOT_TRAIN: Final = BID_TOO_LOW + 29
NO_SUCH_FOE: Final = BID_TOO_LOW + 30
NOT_BOTH_THERE: Final = BID_TOO_LOW + 31
NO_SOLDIERS: Final = BID_TOO_LOW + 32
NO_SOLDIER_OF_YOURS: Final = BID_TOO_LOW + 33
CANNOT_PAY_WAR: Final = BID_TOO_LOW + 34
NO_BATTLE: Final = BID_TOO_LOW + 35
NONE_TO_STRIKE: Final = BID_TOO_LOW + 36
STRUCK_IN_ORDER: Final = BID_TOO_LOW + 37
NO_STABLES: Final = BID_TOO_LOW + 38
NO_SOLDIER_THERE: Final = BID_TOO_LOW + 39
NOT_ADJACENT: Final = BID_TOO_LOW + 40
NO_RELOCATION: Final = BID_TOO_LOW + 41
TOO_FEW_TO_MOVE: Final = BID_TOO_LOW + 42
SOLDIERS_STAY: Final = BID_TOO_LOW + 43
SAME_REGION: Final = BID_TOO_LOW + 44
NONE_TO_SWAP: Final = BID_TOO_LOW + 45
HOLD_FIRST: Final = BID_TOO_LOW + 46
OTHER_HELD: Final = BID_TOO_LOW + 47
NONE_LEFT: Final = BID_TOO_LOW + 48

REFUSALS: Final = {
    BID_TOO_LOW: ("refused-bid-too-low", "AOD-226"),
    BID_TOO_HIGH: ("refused-bid-too-high", "AOD-224"),
    NONE_IN_HAND: ("refused-none-in-hand", "AOD-050"),
    ONE_ON_INITIATIVE: ("refused-one-on-initiative", "AOD-120"),
    DOCK_FULL: ("refused-dock-full", "AOD-034"),
    GOODS_FULL: ("refused-goods-full", "AOD-051"),
    CAPITAL_FULL: ("refused-capital-full", "AOD-051"),
    WARFARE_FULL: ("refused-warfare-full", "AOD-051"),
    CELL_TAKEN: ("refused-cell-taken", "AOD-163"),
    DOCK_CELL_OWNED: ("refused-dock-cell-owned", "AOD-038"),
    ONE_GOOD_EACH: ("refused-one-good-each", "AOD-132"),
    NOT_FIRST_SERVANT: ("refused-dock-cell-taken", "AOD-038"),
    NO_UNIVERSITY: ("refused-no-university", "AOD-260"),
    NONE_ON_LINE: ("refused-none-on-line", "AOD-260"),
    ALREADY_FIRST: ("refused-already-first", "AOD-260"),
    OTHER_LINE: ("refused-other-line", "AOD-260"),
    STANDING_ONLY: ("refused-standing-only", "AOD-260"),
    HAND_ONLY: ("refused-hand-only", "AOD-260"),
    UNDISCOVERED: ("refused-undiscovered", "AOD-122"),
    NOT_OFFERED: ("refused-not-offered", "AOD-132"),
    NOT_ON_SALE: ("refused-not-on-sale", "AOD-139"),
    CANNOT_PAY: ("refused-cannot-pay", "AOD-140"),
    DISCOVERED: ("refused-discovered", "AOD-144"),
    NO_OWN_PIECE: ("refused-no-own-piece", "AOD-254"),
    NONE_TO_SEND: ("refused-none-to-send", "AOD-144"),
    SENT_IN_ORDER: ("refused-sent-in-order", "AOD-144"),
    NOBODY_SENT: ("refused-nobody-sent", "AOD-144"),
    REGIONS_LEFT: ("refused-regions-left", "AOD-158"),
    CALLED_OFF_TOO_LATE: ("refused-called-off-too-late", "AOD-144"),
    CANNOT_TRAIN: ("refused-cannot-train", "AOD-162"),
    NO_SUCH_FOE: ("refused-no-such-foe", "AOD-171"),
    NOT_BOTH_THERE: ("refused-not-both-there", "AOD-171"),
    NO_SOLDIERS: ("refused-no-soldiers", "AOD-171"),
    NO_SOLDIER_OF_YOURS: ("refused-no-soldier-of-yours", "AOD-171"),
    CANNOT_PAY_WAR: ("refused-cannot-pay-war", "AOD-175"),
    NO_BATTLE: ("refused-no-battle", "AOD-174"),
    NONE_TO_STRIKE: ("refused-none-to-strike", "AOD-177"),
    STRUCK_IN_ORDER: ("refused-struck-in-order", "AOD-177"),
    NO_STABLES: ("refused-no-stables", "AOD-125"),
    NO_SOLDIER_THERE: ("refused-no-soldier-there", "AOD-268"),
    NOT_ADJACENT: ("refused-not-adjacent", "AOD-268"),
    NO_RELOCATION: ("refused-no-relocation", "AOD-125"),
    TOO_FEW_TO_MOVE: ("refused-too-few-to-move", "AOD-281"),
    SOLDIERS_STAY: ("refused-soldiers-stay", "AOD-281"),
    SAME_REGION: ("refused-same-region", "AOD-281"),
    NONE_TO_SWAP: ("refused-none-to-swap", "AOD-131"),
    HOLD_FIRST: ("refused-hold-first", "AOD-050"),
    OTHER_HELD: ("refused-other-held", "AOD-050"),
    NONE_LEFT: ("refused-none-left", "AOD-131"),
}

_CHECKED: Final = (
    ("FIRST_FRAME", FIRST_FRAME, HEADER),
    ("AUCTION", AUCTION, HEADER + FRAMES * FRAME),
    ("BIDDING", BIDDING, FIRST_OWN_KIND),
    ("BID_TOO_LOW", BID_TOO_LOW, FIRST_OWN),
    ("REGIONS", REGIONS, len(REGION_IDS)),
    ("GOODS", GOODS, len(GOOD_IDS)),
    ("TOKENS", TOKENS, len(TOKEN_IDS)),
    ("CARDS", CARDS, len(CARD_IDS)),
    ("DESIGNS", DESIGNS, len(DESIGN_IDS)),
    ("MOST_SEATS", MOST_SEATS, len(NATION_IDS)),
    ("KINDS", KINDS, len(NAMES)),
    ("OFFERED", OFFERED, DATA["setup"]["goods_offered"]),
    ("ON_SALE", ON_SALE, DATA["setup"]["buildings_offered"]),
    ("NUMBERED_DOCK", NUMBERED_DOCK, max(parts.DOCK_CELLS)),
    ("MOST_BID", MOST_BID, parts.START_MONEY),
    ("GOOD_PILE_ROOM", GOOD_PILE_ROOM, sum(parts.GOOD_COPIES) - REGIONS),
    ("BOX_ROOM", BOX_ROOM, TOKENS - REGIONS + 1),
)
for _name, _here, _there in _CHECKED:
    if _here != _there:
        raise ValueError(f"layout.py says {_name} = {_here}; the components or the contract say {_there}")
