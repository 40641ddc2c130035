"""What a position is made of: cells, verbs, pending work, reasons to refuse. at.py has the same numbers for the rules.

A line is two runs of cells: whose piece stands in each cell, and what it is. An empty cell belongs to nobody.
"""

from carrack.core.cells import COUNT, FLAG, SEAT, Kind, Pool, Range, item, items, lanes
from carrack.core.options import Option
from carrack.core.table import Pending, Reason, TitleTable, because
from carrack.core.verbs import Verb, named, numbered
from carrack.games.age_of_discovery import parts
from carrack.games.age_of_discovery.box import COMPONENTS
from carrack.games.age_of_discovery.income import LANE as GOOD_LANE
from carrack.games.age_of_discovery.parts import CARD_IDS, GOOD_IDS, NATION_IDS, REGION_IDS, TILE_IDS, TOKEN_IDS
from carrack.games.age_of_discovery.pieces import LANE, NAMES, TARGET_NAMES

_BOX = COMPONENTS.box
SEATS = len(NATION_IDS)
_REGIONS = len(REGION_IDS)
_NUMBERED_DOCK = max(_BOX.setup.dock_cells.values())
_SHORT_LINE = 5
_LONG_LINE = 40
"""More pieces than all players together ever place in a turn: 25 colonists, 9 from buildings, 5 from specialists."""
SPOT_IDS = (
    *("initiative", "dock", "goods", "shipping", "capital", "discovery", "warfare"),
    *("captain", "merchant", "missionary", "soldier", "training"),
    *("dock_x", "dock_y"),
)
FRONT_IDS = ("initiative", "dock", "capital")
ADVANCE_IDS = (
    "order",
    "initiative",
    *[f"dock_{k}" for k in range(1, _NUMBERED_DOCK + 1)],
    *[f"capital_{k}" for k in range(1, _LONG_LINE + 1)],
)
LOAD_IDS = ("one", "two", "soldier", "soldier_and_one", "two_soldiers")
LINE_IDS = ("order", "initiative", "dock", "goods", "shipping", "capital", "discovery", "specialists", "warfare")
"""The lines in the order in which they resolve; the first is the turn order."""

_PIECES, _MARKS, _PIECE = lanes(NAMES, LANE), lanes(TARGET_NAMES, LANE), item(NAMES)
_GOOD, _TILE, _TOKEN, _CARD = item(GOOD_IDS), item(TILE_IDS), item(TOKEN_IDS), item(CARD_IDS)
_TOKEN_POOL = Pool("token", TOKEN_IDS)
_REGION, _KIND, _FOE = named("region", REGION_IDS), named("piece", NAMES), named("foe", NATION_IDS)


def _line(name: str, length: int) -> tuple[Range, Range]:
    """A line with its cells."""
    return Range(name, SEAT, length=length), Range(f"{name}_piece", _PIECE, length=length)


def _of_seat(*names: str, kind: Kind) -> tuple[Range, ...]:
    """Cells of which every seat has one."""
    return tuple(Range(name, kind, seats=SEATS) for name in names)


def _pile(name: str, kind: Kind, length: int, pool: str) -> Range:
    """A pile that nobody looks into."""
    return Range(name, kind, length, pile=True, seen="nobody", pool=Pool(pool, kind.names))


def _stack(age: int) -> Range:
    """The face-down tiles of an age."""
    return _pile(f"stack_{age}", _TILE, sum(b.copies for b in _BOX.building if b.age == age), f"age{age}")


TABLE = TitleTable(
    seats=SEATS,
    frames=6,
    numbers={
        "MOST_SEATS": SEATS,
        "REGIONS": _REGIONS,
        "GOOD_KINDS": len(GOOD_IDS),
        "ALL_TOKENS": len(TOKEN_IDS),
        "ALL_CARDS": len(CARD_IDS),
        "KINDS": len(NAMES),
        "OFFERED": _BOX.setup.goods_offered,
        "ON_SALE": _BOX.setup.buildings_offered,
        "DOCK_CELLS": _NUMBERED_DOCK + 2,
        "DOCK_X": _NUMBERED_DOCK,
        "SPECIALIST_CELLS": len(NAMES),
        "TRAINING_CELL": len(NAMES) - 1,
        "SHORT_LINE": _SHORT_LINE,
        "LONG_LINE": _LONG_LINE,
        "BOX_ROOM": len(TOKEN_IDS) - _REGIONS + 1,
        "SPOTS": len(SPOT_IDS),
        **{f"TO_{spot.upper()}": k for k, spot in enumerate(SPOT_IDS)},
        "FRONTS": len(FRONT_IDS),
        **{f"LINE_{line.upper()}": k for k, line in enumerate(LINE_IDS)},
        "ADVANCES": len(ADVANCE_IDS),
        "TO_DECK": _REGIONS,
        "LOADS": len(LOAD_IDS),
        **{f"OP_{word.upper()}": op for word, op in parts.OPS.items()},
        **{f"PER_{measure.split('_')[0].upper()}": k for k, measure in enumerate(parts.MEASURES)},
    },
    # Open points of the rulebook that can be played otherwise; the first value is the recommended reading.
    options=(
        Option("auction"),
        Option("auction_money"),
        Option("navy", (4, 3)),
        Option("goods_line", ("several", "one_each")),
        Option("capital_cells", ("five", "unlimited")),
        Option("warfare_cells", ("unlimited", "five")),
        Option("scoring", ("after_benefits", "after_warfare")),
        Option("profits", ("sets", "with_mint_and_rum")),
        Option("dock_xy", ("appears", "placed")),
        Option("failed_tokens", ("known", "forgotten")),
        Option("militia", ("joins", "raises")),
        Option("relocation", ("civilians", "colonists", "anyone")),
        Option("university", ("standing", "from_hand")),
        Option("prosperity", ("counts_itself", "counts_others")),
        Option("figures", ("ten_soldiers", "as_in_the_box")),
        Option("battles", ("either_side", "own_soldier")),
    ),
    ranges=(
        Range("order", SEAT, length=SEATS),
        *_of_seat("bid", "money", "colony_vp", "last_vp", "income", "profit", kind=COUNT),
        *_of_seat("hand", "next", "shipping", "discovery", kind=_PIECES),
        *_of_seat("goods", kind=lanes(GOOD_IDS, GOOD_LANE)),
        *_of_seat("ships", kind=COUNT),
        *_of_seat("buildings", kind=items(TILE_IDS)),
        *_of_seat("tokens", kind=items(TOKEN_IDS)),
        *_of_seat("cards", kind=items(CARD_IDS)),
        Range("colony", _PIECES, length=_REGIONS, seats=SEATS),  # of seat s in region r: COLONY + s * REGIONS + r
        Range("marked", _MARKS, length=_REGIONS, seats=SEATS, seen="owner", sealed=True),
        *_line("initiative", SEATS),
        *_line("dock", _NUMBERED_DOCK + 2),
        *_line("goods_at", _BOX.setup.goods_offered),
        *_line("specialists", len(NAMES)),
        *_line("capital", _LONG_LINE),
        *_line("warfare", _LONG_LINE),
        Range("unclaimed", items(REGION_IDS)),
        Range("ship_in_port", FLAG),
        Range("ships_left", COUNT),
        Range("studied", FLAG),
        Range("sent", _PIECES),
        Range("shown", item((*TOKEN_IDS, *CARD_IDS))),  # what the last expedition met in vain, while they are sent
        Range("offer", _GOOD, length=_BOX.setup.goods_offered),
        Range("sale", _TILE, length=_BOX.setup.buildings_offered),
        _pile("good_pile", _GOOD, sum(parts.GOOD_COPIES) - _REGIONS, "good"),
        *(_stack(age) for age in (1, 2, 3)),
        _pile("deck", _CARD, len(CARD_IDS), "card"),
        Range("token_known", items(REGION_IDS)),
        Range("token", _TOKEN, length=_REGIONS, seen="nobody", pool=_TOKEN_POOL, known="token_known"),
        Range("box", _TOKEN, length=len(TOKEN_IDS) - _REGIONS + 1, seen="nobody", pool=_TOKEN_POOL),
    ),
    work=(
        Pending("battle", role="sealed"),
        *("bidding", "placing", "resolving", "benefits", "closing"),
        *("recruiting", "studying", "sailing", "trading", "buying", "charting", "stationing", "settling"),
        *("exploring", "training", "warring", "improving", "resettling", "swapping"),
    ),
    verbs=(
        Verb("bid", (numbered("amount", _BOX.setup.money, first=1),)),
        Verb("hold", (_KIND,)),
        Verb("place", (_KIND, named("spot", SPOT_IDS))),
        Verb("front", (_KIND, named("line", FRONT_IDS))),
        Verb("advance", (named("from", ADVANCE_IDS),)),
        Verb("settle", (_REGION,)),
        Verb("take", (named("good", GOOD_IDS),)),
        Verb("buy", (named("building", parts.DESIGN_IDS),)),
        Verb("chart", (_REGION,)),
        Verb("station", (_REGION,)),
        Verb("send", (_KIND,)),
        Verb("explore", (named("land", (*REGION_IDS, "deck")),)),
        Verb("train", (named("piece", NAMES[1:]),)),
        Verb("battle", (_REGION, _FOE)),
        Verb("war", (_FOE,)),
        Verb("strike", (named("piece", TARGET_NAMES),)),
        Verb("ride", (named("from", REGION_IDS), named("to", REGION_IDS))),
        Verb("uproot", (_REGION, named("load", LOAD_IDS))),
        Verb("resettle", (_REGION,)),
        Verb("swap", (_REGION,)),
    ),
    weights=(
        *("purse", "colonies", "buildings", "trade", "hands", "open", "initiative"),
        *("explorers", "dock", "goods", "shipping", "capital", "specialists", "warfare"),
    ),
    reasons=(
        *because(BID_TOO_LOW="AOD-226", BID_TOO_HIGH="AOD-224"),
        *because(NONE_IN_HAND="AOD-050", ONE_ON_INITIATIVE="AOD-120", DOCK_FULL="AOD-034"),
        *because(GOODS_FULL="AOD-051", CAPITAL_FULL="AOD-051", WARFARE_FULL="AOD-051", CELL_TAKEN="AOD-163"),
        *because(DOCK_CELL_OWNED="AOD-038", ONE_GOOD_EACH="AOD-132"),
        Reason("NOT_FIRST_SERVANT", "AOD-038", "refused-dock-cell-taken"),
        *because(NO_UNIVERSITY="AOD-260", NONE_ON_LINE="AOD-260", ALREADY_FIRST="AOD-260"),
        *because(OTHER_LINE="AOD-260", STANDING_ONLY="AOD-260", HAND_ONLY="AOD-260"),
        *because(UNDISCOVERED="AOD-122", NOT_OFFERED="AOD-132", NOT_ON_SALE="AOD-139", CANNOT_PAY="AOD-140"),
        *because(DISCOVERED="AOD-144", NO_OWN_PIECE="AOD-254"),
        *because(NONE_TO_SEND="AOD-144", SENT_IN_ORDER="AOD-144", NOBODY_SENT="AOD-144"),
        *because(REGIONS_LEFT="AOD-158", CALLED_OFF_TOO_LATE="AOD-144", CANNOT_TRAIN="AOD-162"),
        *because(NO_SUCH_FOE="AOD-171", NOT_BOTH_THERE="AOD-171", NO_SOLDIERS="AOD-171", NO_SOLDIER_OF_YOURS="AOD-171"),
        *because(CANNOT_PAY_WAR="AOD-175", NO_BATTLE="AOD-174"),
        *because(NONE_TO_STRIKE="AOD-177", STRUCK_IN_ORDER="AOD-177"),
        *because(NO_STABLES="AOD-125", NO_SOLDIER_THERE="AOD-268", NOT_ADJACENT="AOD-268"),
        *because(NO_RELOCATION="AOD-125", TOO_FEW_TO_MOVE="AOD-281", SOLDIERS_STAY="AOD-281", SAME_REGION="AOD-281"),
        *because(NONE_TO_SWAP="AOD-131", HOLD_FIRST="AOD-050", OTHER_HELD="AOD-050", NONE_LEFT="AOD-131"),
    ),
)
