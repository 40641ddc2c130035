"""What a position of Smugglers is made of: cards, cells, verbs, kinds of pending work, reasons to refuse."""

from __future__ import annotations

from carrack.core import cells, verbs
from carrack.core.cells import FRAME, HEADER, Layout, Pool, Range
from carrack.core.components import Components
from carrack.core.contract import FIRST_OWN_KIND, SEALED
from carrack.core.effects import EFFECT
from carrack.core.language import FIRST_OWN_OP, Program, Word, common_words, number, one_of_names
from carrack.core.piles import Pile
from carrack.core.refusals import FIRST_OWN
from carrack.core.verbs import Verb, Verbs

DATA = Components("smugglers")
CARDS = tuple(card["id"] for card in DATA["card"])
DECK_IDS = [k for k, card in enumerate(DATA["card"], start=1) for _ in range(card["copies"])]
TOKENS = tuple(str(k) for k in range(1, 6))
PLACES = tuple(f"{row}{column}" for row in "abc" for column in "123")
TRAP = CARDS.index("trap") + 1
ROOM: int = DATA["hand_room"]
BIDS: int = DATA["bid_room"]
MOST: int = DATA["title"]["seats"][1]
FRAMES = 32

GAIN, PAY, COPY = FIRST_OWN_OP, FIRST_OWN_OP + 1, FIRST_OWN_OP + 2
_PURSE = one_of_names(("coin", "vp"))
WORDS = common_words(("hand",)) | {
    "gain": Word(GAIN, (_PURSE, number)),
    "pay": Word(PAY, (_PURSE, number)),
    "copy": Word(COPY),
}
PROGRAM = Program(WORDS, {card["id"]: card["effect"] for card in DATA["card"]})
ENTRY = [0, *(PROGRAM.entry[card] for card in CARDS)]

# ---- cells ---------------------------------------------------------------------------------------------
VOYAGE = HEADER + FRAMES * FRAME
RESHUFFLED = VOYAGE + 1
LAST = RESHUFFLED + 1
COIN = LAST + 1
VP = COIN + MOST
WHISTLE = VP + MOST
HOLD = WHISTLE + MOST
BID = HOLD + MOST
OPENED = BID + MOST
HAND = OPENED + MOST
HAND_SEEN = HAND + MOST * (ROOM + 1)
HAND_SEGMENT = HAND_SEEN + MOST * ROOM
DECK = HAND_SEGMENT + MOST * ROOM
DECK_SEEN = DECK + 1 + len(DECK_IDS)
DECK_SEGMENT = DECK_SEEN + len(DECK_IDS)
LANDED = DECK_SEGMENT + len(DECK_IDS)
REEF = LANDED + 1 + len(DECK_IDS)
REEF_SEEN = REEF + 1 + len(DATA["reef"])
CARGO = Pool("cargo", CARDS, segments=2)
TOKEN = Pool("token", TOKENS)
CARD = cells.item(CARDS)

TURN_FRAME, LANDING, TRAPS, PEEKED, STOWING, TOSSING, WHISTLES = range(FIRST_OWN_KIND, FIRST_OWN_KIND + 7)
KINDS = ("turn", "landing", "traps", "peeked", "stowing", "tossing", "whistles")
LAYOUT = Layout(
    MOST,
    FRAMES,
    {SEALED: "sealed", EFFECT: "effect"} | dict(enumerate(KINDS, start=FIRST_OWN_KIND)),
    (
        Range("voyage", VOYAGE, cells.choice(("short", "long"))),
        Range("reshuffled", RESHUFFLED, cells.FLAG),
        Range("last", LAST, CARD),
        Range("coin", COIN, cells.COUNT, seats=MOST),
        Range("vp", VP, cells.COUNT, seats=MOST),
        Range("whistle", WHISTLE, cells.FLAG, seats=MOST),
        Range("hold", HOLD, cells.items(PLACES), seats=MOST),
        Range("bid", BID, cells.COUNT, seats=MOST, seen="owner", sealed=True),
        Range("opened", OPENED, cells.COUNT, seats=MOST),
        Range(
            "hand",
            HAND,
            CARD,
            ROOM,
            MOST,
            pile=True,
            seen="owner",
            pool=CARGO,
            seen_by="hand_seen",
            segment="hand_segment",
        ),
        Range("hand_seen", HAND_SEEN, cells.SEAT_SET, ROOM, MOST),
        Range("hand_segment", HAND_SEGMENT, cells.COUNT, ROOM, MOST),
        Range(
            "deck",
            DECK,
            CARD,
            len(DECK_IDS),
            pile=True,
            seen="nobody",
            pool=CARGO,
            seen_by="deck_seen",
            segment="deck_segment",
        ),
        Range("deck_seen", DECK_SEEN, cells.SEAT_SET, len(DECK_IDS)),
        Range("deck_segment", DECK_SEGMENT, cells.COUNT, len(DECK_IDS)),
        Range("landed", LANDED, CARD, len(DECK_IDS), pile=True),
        Range(
            "reef",
            REEF,
            cells.item(TOKENS),
            len(DATA["reef"]),
            pile=True,
            seen="nobody",
            pool=TOKEN,
            seen_by="reef_seen",
        ),
        Range("reef_seen", REEF_SEEN, cells.SEAT_SET, len(DATA["reef"])),
    ),
)

# ---- verbs ---------------------------------------------------------------------------------------------
DRAW, PEEK, KEEP, LEAVE, STOW, BRIBE, JETTISON, BLOW = range(1, 9)
LAND = BLOW + 1
SPRING = LAND + ROOM
TOSS = SPRING + ROOM
PLACE = TOSS + ROOM
OFFER = PLACE + len(PLACES) * 2
CHOOSE = OFFER + BIDS
_PLAIN_VERBS = ("draw", "peek", "keep", "leave", "stow", "bribe", "jettison", "blow")
_SLOT = verbs.numbered("slot", ROOM)
VERBS = Verbs(
    *(Verb(name, k) for k, name in enumerate(_PLAIN_VERBS, start=DRAW)),
    Verb("land", LAND, (_SLOT,)),
    Verb("spring", SPRING, (_SLOT,)),
    Verb("toss", TOSS, (_SLOT,)),
    Verb("place", PLACE, (verbs.named("cell", PLACES), verbs.numbered("turn", 2))),
    Verb("offer", OFFER, (verbs.numbered("coins", BIDS),)),
    Verb("choose", CHOOSE, (verbs.numbered("k", BIDS),)),
)

NOTHING_THERE, NO_ROOM, NOT_A_TRAP, TOO_POOR, NOT_ASCENDING, NOT_DOABLE = range(FIRST_OWN, FIRST_OWN + 6)
REFUSALS = {
    NOTHING_THERE: ("refused-nothing-there", "TOY-01"),
    NO_ROOM: ("refused-no-room", "TOY-02"),
    NOT_A_TRAP: ("refused-not-a-trap", "TOY-03"),
    TOO_POOR: ("refused-too-poor", "TOY-04"),
    NOT_ASCENDING: ("refused-not-ascending", "TOY-05"),
    NOT_DOABLE: ("refused-not-doable", "TOY-06"),
}

DECK_PILE, LANDED_PILE, REEF_PILE = Pile(DECK, DECK_SEEN, DECK_SEGMENT), Pile(LANDED), Pile(REEF, REEF_SEEN)
HANDS = [Pile(HAND + k * (ROOM + 1), HAND_SEEN + k * ROOM, HAND_SEGMENT + k * ROOM) for k in range(MOST)]
