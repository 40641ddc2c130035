"""What a position is made of: cells, verbs, pending work, reasons to refuse. at.py has the same numbers for rules."""

from carrack.core.cells import COUNT, FLAG, SEAT, Pool, Range, item, items, lanes
from carrack.core.options import Option
from carrack.core.table import Pending, Reason, TitleTable, because
from carrack.core.verbs import Verb, named, numbered
from carrack.games.century.eastern_wonders import maps, tiles
from carrack.games.century.eastern_wonders.tiles import BOX
from carrack.games.century.shared.cubes import LANE, NAMES

SEATS = BOX.title.seats[1]
PILE = len(tiles.TOKEN_IDS) - maps.PORTS
"""Victory point tokens in the pile when every port has one."""
NARROW = 8
"""Bits of a small count; its top bit stays clear."""
_CUBES = lanes(NAMES, LANE)
_TILE, _TOKEN = item(tiles.TILE_IDS), item(tiles.TOKEN_IDS)
_DRAWN = ("token", "closed")
"""What comes off the top of the pile: any token, or the one that closes a port."""
_COLOUR = named("colour", NAMES)

TABLE = TitleTable(
    seats=SEATS,
    frames=4,
    numbers={
        "MARKETS": maps.MARKETS,
        "PORTS": maps.PORTS,
        "CELLS": maps.CELLS,
        "MARKET_CELLS": sum(1 << k for k in range(1, maps.MARKETS + 1)),
        "ALL_STARTS": sum(1 << k for k in range(1, len(tiles.START_IDS) + 1)),
        "MAP_ROW": maps.CELLS + 1,
        "MADE": maps.MADE,
        "TILES": len(tiles.TILE_IDS),
        "ALL_TOKENS": len(tiles.TOKEN_IDS),
        "KINDS": len(tiles.BONUS_IDS),
        "SYMBOLS": len(tiles.ROWS),
        "COLUMNS": len(BOX.board.points),
        "CAPACITY": BOX.setup.capacity,
        "FREE_STEPS": BOX.setup.free_steps,
        "TO_TRIGGER": BOX.end.tokens_to_trigger,
        "TOP_TOKENS": BOX.setup.closed_among,
        "MOST_TIMES": BOX.setup.capacity,
        "NARROW": NARROW,
        **{f"KIND_{name.upper()}": k for k, name in enumerate(tiles.BONUS_IDS)},
    },
    options=(
        Option("map", maps.KINDS, shows="map"),
        Option("map_number", tuple(range(1, maps.MADE + 1)), shows="map"),
        Option("port_steps", ("paid", "forbidden")),
        Option("staying", ("leaves", "collects")),
        Option("new_upgrade"),
    ),
    ranges=(
        Range("first", SEAT),
        Range("ending", FLAG),
        Range("hold", _CUBES, seats=SEATS),
        Range("extra_slots", COUNT, seats=SEATS),
        Range("ship", item(maps.CELL_IDS), seats=SEATS),
        Range("tokens", items(tiles.TOKEN_IDS), seats=SEATS),
        Range("outposts", items(maps.MARKET_IDS), seats=SEATS),
        Range("built", lanes(tiles.ROWS, NARROW), seats=SEATS),
        Range("bonus", lanes(tiles.BONUS_IDS, NARROW), seats=SEATS),
        Range("bonus_points", COUNT, seats=SEATS),
        Range("bonus_left", lanes(tiles.BONUS_IDS, NARROW)),
        Range("starts", items(tiles.START_IDS)),
        Range("tile", _TILE, length=maps.MARKETS),
        Range("lying", _CUBES, length=maps.CELLS),
        Range("port", _TOKEN, length=maps.PORTS),
        Range("closed", item(maps.PORT_IDS)),
        Range("pile", _TOKEN, PILE, pile=True, seen="nobody", pool=Pool("token", tiles.TOKEN_IDS)),
        Range("top", item(_DRAWN), BOX.setup.closed_among, pile=True, seen="nobody", pool=Pool("drawn", _DRAWN)),
    ),
    work=(
        Pending("turn", const="TURN_FRAME"),
        *("starting", "mooring", "sailing", "rivals", "collecting", "acting"),
        *("price", "upgrading", "reward", "trading", "turn_end", "surplus"),
    ),
    verbs=(
        Verb("take", (named("start", tiles.START_IDS),)),
        Verb("moor", (named("place", maps.MARKET_IDS),)),
        Verb("sail", (named("place", maps.CELL_IDS),)),
        Verb("stop"),
        Verb("leave", (_COLOUR,)),
        Verb("pay", (_COLOUR,)),
        Verb("collect"),
        Verb("build"),
        Verb("upgrade", (_COLOUR,)),
        Verb("enough"),
        Verb("bonus", (named("kind", tiles.BONUS_IDS),)),
        Verb("trade", (numbered("times", BOX.setup.capacity, first=1),)),
        Verb("claim"),
        Verb("harvest"),
        Verb("discard", (_COLOUR,)),
    ),
    reasons=(
        *because(START_TAKEN="CEN-EW-021"),
        *because(NOT_ADJACENT="CEN-EW-026", NO_CUBE_TO_LEAVE="CEN-EW-028", PORT_STEP_FORBIDDEN="CEN-EW-027"),
        *because(LEAVE_FIRST="CEN-EW-027", STEP_IS_FREE="CEN-EW-026", STEP_IS_PAID="CEN-EW-027"),
        *because(NOWHERE_TO_END="CEN-EW-030", CANNOT_PAY_RIVALS="CEN-EW-030"),
        Reason("NONE_TO_LEAVE", "CEN-EW-027", "refused-no-such-cube"),
        Reason("NONE_TO_PAY_RIVALS", "CEN-EW-029", "refused-no-such-cube"),
        Reason("NONE_TO_PAY_PRICE", "CEN-EW-043", "refused-no-such-cube"),
        *because(NOTHING_LIES_HERE="CEN-EW-032", ONLY_AFTER_SAILING="CEN-EW-032"),
        *because(NO_MARKET_HERE="CEN-EW-036", OUTPOST_STANDS="CEN-EW-038", CANNOT_PAY_PRICE="CEN-EW-040"),
        Reason("CANNOT_PAY_DOUBLE", "CEN-EW-041", "refused-cannot-pay-price"),
        *because(NO_OUTPOST_HERE="CEN-EW-054", CANNOT_TRADE="CEN-EW-057"),
        Reason("NO_MARKET_TO_TRADE", "CEN-EW-036", "refused-no-market-here"),
        *because(
            NO_PORT_HERE="CEN-EW-036", PORT_CLOSED="CEN-EW-063", PORT_EMPTY="CEN-EW-061", TOKEN_NOT_MET="CEN-EW-059"
        ),
        *because(KIND_GONE="CEN-EW-045"),
        Reason("NONE_TO_UPGRADE", "CEN-EW-053", "refused-no-such-cube"),
        *because(TOP_OF_LADDER="CEN-EW-053"),
        Reason("NONE_TO_RETURN", "CEN-EW-068", "refused-no-such-cube"),
        *because(OUT_OF_ORDER="CEN-EW-068"),
    ),
    weights=(
        *("matched", "useful", "act", "claim", "reward"),
        *("end_matched", "end_useful", "end_act", "end_claim", "end_reward"),
        *("second", "level", "spare_levels", "step", "rival", "tempo"),
        *("outpost", "column", "move", "upgrade", "harvest", "hold", "finish"),
    ),
)
