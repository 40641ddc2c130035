"""What a position is made of: cells, verbs, pending work, reasons to refuse. at.py has the same numbers for rules."""

from __future__ import annotations

from carrack.core.cells import COUNT, FLAG, SEAT_SET, Pool, Range, item
from carrack.core.options import Option
from carrack.core.table import Pending, Reason, TitleTable
from carrack.core.verbs import Verb, named, numbered
from smugglers.box import COMPONENTS
from smugglers.cards import CARDS, DECK_IDS, TOKENS, VOYAGES
from smugglers.chart import HEXES, TILES
from smugglers.hold import LAID, PLACES, VESSELS

_BOX = COMPONENTS.box
_SEATS = _BOX.title.seats[1]
_ROOM, _REEF, _DECK = _BOX.hand_room, len(_BOX.reef), len(DECK_IDS)
_CARD = item(CARDS)
_CARGO, _TOKEN = Pool("cargo", CARDS, segments=2), Pool("token", TOKENS)
_SLOT = numbered("slot", _ROOM)

TABLE = TitleTable(
    seats=_SEATS,
    frames=32,
    numbers={"ROOM": _ROOM, "MOST_SEATS": _SEATS},
    options=(Option("voyage", VOYAGES), Option("vessel", VESSELS, shows="hold.0"), Option("customs")),
    ranges=(
        Range("reshuffled", FLAG),
        Range("last", _CARD),
        Range("coin", COUNT, seats=_SEATS),
        Range("vp", COUNT, seats=_SEATS),
        Range("whistle", FLAG, seats=_SEATS),
        Range("crates", item(LAID), _BOX.hold.crates, _SEATS, pile=True),
        Range("boat", item(HEXES), seats=_SEATS),
        Range("stranded", FLAG, seats=_SEATS),
        Range("fame", COUNT, seats=_SEATS),
        Range("tile", item(TILES), len(HEXES)),
        Range("heading", COUNT, len(HEXES)),
        Range("left", COUNT, len(HEXES)),
        Range("die", COUNT),
        Range("cutter", item(HEXES)),
        Range("seized", COUNT),
        Range("nights", COUNT),
        Range("bid", COUNT, seats=_SEATS, seen="owner", sealed=True),
        Range("opened", COUNT, seats=_SEATS),
        Range(
            "hand",
            _CARD,
            _ROOM,
            _SEATS,
            pile=True,
            seen="owner",
            pool=_CARGO,
            seen_by="hand_seen",
            segment="hand_segment",
        ),
        Range("hand_seen", SEAT_SET, _ROOM, _SEATS),
        Range("hand_segment", COUNT, _ROOM, _SEATS),
        Range("deck", _CARD, _DECK, pile=True, seen="nobody", pool=_CARGO, seen_by="deck_seen", segment="deck_segment"),
        Range("deck_seen", SEAT_SET, _DECK),
        Range("deck_segment", COUNT, _DECK),
        Range("landed", _CARD, _DECK, pile=True),
        Range("reef", item(TOKENS), _REEF, pile=True, seen="nobody", pool=_TOKEN, seen_by="reef_seen"),
        Range("reef_seen", SEAT_SET, _REEF),
    ),
    work=(
        Pending("sealed", role="sealed"),
        Pending("effect", role="effect"),
        Pending("turn", const="TURN_FRAME"),
        "landing",
        "traps",
        "peeked",
        "stowing",
        "tossing",
        "sailing",
        "whistles",
    ),
    verbs=(
        Verb("draw"),
        Verb("peek"),
        Verb("keep"),
        Verb("leave"),
        Verb("stow"),
        Verb("bribe"),
        Verb("jettison"),
        Verb("right"),
        Verb("blow"),
        Verb("land", (_SLOT,)),
        Verb("sail", (named("place", HEXES),)),
        Verb("spring", (_SLOT,)),
        Verb("toss", (_SLOT,)),
        Verb("place", (named("cell", PLACES), numbered("turn", 4))),
        Verb("offer", (numbered("coins", _BOX.bid_room),)),
        Verb("choose", (numbered("k", _BOX.bid_room),)),
    ),
    reasons=(
        Reason("NOTHING_THERE", "TOY-01"),
        Reason("NO_ROOM", "TOY-02"),
        Reason("NOT_A_TRAP", "TOY-03"),
        Reason("TOO_POOR", "TOY-04"),
        Reason("NOT_ASCENDING", "TOY-05"),
        Reason("NOT_DOABLE", "TOY-06"),
        Reason("TOO_FAR", "TOY-07"),
        Reason("CAPSIZED", "TOY-08"),
        Reason("UPRIGHT", "TOY-08"),
        Reason("ALONE", "TOY-09"),
    ),
)
