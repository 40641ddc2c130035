"""The rules of Smugglers: a hidden hand, traps off turn, sealed bids, a known bottom, a shape, a whistle.

On a turn a smuggler draws a card, lands one from the hand (others may spring a trap), peeks at the reef's top
token and keeps it or slips it under, stows a crate of two cells in the hold, calls for bribes, or jettisons two
cards under the deck for coins. After each turn those who still have their whistle may blow it for a coin.
"""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.bits import bit, members
from carrack.core.contract import (
    CHANCE,
    DECLINE,
    REVEALED,
    SEALED,
    SEAT,
    SEATS,
    SOURCE,
    TURN,
    TURN_OF,
    WAITING,
    A,
    Game,
)
from carrack.core.effects import EFFECT, EffectState
from carrack.core.options import Option
from carrack.core.refusals import OTHER_QUESTION
from smugglers.layout import (
    BID,
    BLOW,
    BRIBE,
    CARDS,
    CHOOSE,
    COIN,
    COPY,
    DATA,
    DECK_IDS,
    DECK_PILE,
    DECK_SEEN,
    DRAW,
    ENTRY,
    GAIN,
    HANDS,
    HOLD,
    JETTISON,
    KEEP,
    LAND,
    LANDED_PILE,
    LANDING,
    LAST,
    LAYOUT,
    LEAVE,
    NO_ROOM,
    NOT_A_TRAP,
    NOT_ASCENDING,
    NOT_DOABLE,
    NOTHING_THERE,
    OFFER,
    OPENED,
    PEEK,
    PEEKED,
    PLACE,
    PLACES,
    PROGRAM,
    REEF_PILE,
    REEF_SEEN,
    REFUSALS,
    RESHUFFLED,
    ROOM,
    SPRING,
    STOW,
    STOWING,
    TOO_POOR,
    TOSS,
    TOSSING,
    TRAP,
    TRAPS,
    TURN_FRAME,
    VERBS,
    VOYAGE,
    VP,
    WHISTLE,
    WHISTLES,
)


def crate(cell: int, turn: int) -> int:
    """The set of hold cells that a crate covers, 0 if it would stick out."""
    other = cell + 1 if turn == 0 else cell + 3
    inside = cell % 3 < 2 if turn == 0 else cell < 6
    return int(bit(cell + 1) | bit(other + 1)) if inside else 0


class Smugglers(EffectState):
    """One position."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.program(PROGRAM.code, CHOOSE)

    def set_up(self) -> None:
        c = self.cells
        for card in DECK_IDS:
            DECK_PILE.put(self, card)
        DECK_PILE.shuffle(self, CHANCE)
        for token in DATA["reef"]:
            REEF_PILE.put(self, token)
        REEF_PILE.shuffle(self, CHANCE)
        for seat in range(c[SEATS]):
            c[COIN + seat], c[WHISTLE + seat] = 2, 1
            for _ in range(3):
                self.draw(seat)
        self.begin_turn(self.below(c[SEATS]))

    def begin_turn(self, seat: i64) -> None:
        self.cells[TURN] += 1
        self.cells[TURN_OF] = seat
        self.push(TURN_FRAME, seat)

    # ---- legality --------------------------------------------------------------------------------------

    def guard(self, seat: i64, action: i64) -> i64:
        c, top = self.cells, self.top()
        kind, hand = c[top], HANDS[seat]
        if kind == TURN_FRAME:
            if action == DRAW:
                return NOTHING_THERE if DECK_PILE.size(self) == 0 else NO_ROOM if hand.size(self) == ROOM else 0
            if action == PEEK:
                return NOTHING_THERE if REEF_PILE.size(self) == 0 else 0
            if action == STOW:
                return 0 if self.spots(seat) else NO_ROOM
            if action == JETTISON:
                return 0 if hand.size(self) >= 2 else NOTHING_THERE
            if LAND <= action < SPRING:
                return 0 if action - LAND < hand.size(self) else NOTHING_THERE
            return 0 if action == BRIBE else OTHER_QUESTION
        if kind == TRAPS and SPRING <= action < TOSS:
            slot = action - SPRING
            return 0 if slot < hand.size(self) and c[hand.start + 1 + slot] == TRAP else NOT_A_TRAP
        if kind == TOSSING and TOSS <= action < PLACE:
            slot = action - TOSS
            if slot >= hand.size(self):
                return NOTHING_THERE
            last_of_two = c[top + A] != 0
            after = max(members(c[top + A]), default=-1)
            return 0 if slot > after and (last_of_two or slot + 1 < hand.size(self)) else NOT_ASCENDING
        if kind == STOWING and PLACE <= action < OFFER:
            return 0 if action - PLACE in self.spots(seat) else NO_ROOM
        if kind == SEALED and OFFER <= action < CHOOSE:
            return 0 if action - OFFER <= c[COIN + seat] else TOO_POOR
        if kind == EFFECT and (action == DECLINE or action >= CHOOSE):
            return 0 if self.choice_allowed(seat, action) else NOT_DOABLE
        if (kind == PEEKED and action in (KEEP, LEAVE)) or (kind in (TRAPS, WHISTLES) and action == DECLINE):
            return 0
        return 0 if kind == WHISTLES and action == BLOW else OTHER_QUESTION

    def secret(self, seat: i64) -> bool:
        c = self.cells
        if self.sealed():
            return c[COIN + seat] > 0
        return c[self.top()] == TRAPS and HANDS[seat].size(self) > 0

    def spots(self, seat: i64) -> list[int]:
        """Where a crate fits: cell * 2 + turn."""
        hold = self.cells[HOLD + seat]
        shapes = [(k, crate(k // 2, k % 2)) for k in range(2 * len(PLACES))]
        return [k for k, shape in shapes if shape and not shape & hold]

    # ---- acting ----------------------------------------------------------------------------------------

    def take(self, seat: i64, action: i64) -> None:
        c, top = self.cells, self.top()
        kind = c[top]
        if kind == TURN_FRAME:
            c[top], c[top + A] = WHISTLES, bit(c[SEATS]) - 1
            if action == DRAW:
                self.draw(seat)
            elif action == PEEK:
                c[REEF_SEEN + REEF_PILE.size(self) - 1] |= bit(seat)
                c[REVEALED] += 1
                self.push(PEEKED, seat)
            elif action == BRIBE:
                everyone = bit(c[SEATS]) - 1
                self.push(SEALED, seat, a=everyone)
                self.ask_all(everyone)
            elif action in (STOW, JETTISON):
                self.push(STOWING if action == STOW else TOSSING, seat)
            else:
                self.push(LANDING, seat, source=action - LAND)
                self.push(TRAPS, seat, a=1)
        elif kind == TRAPS:
            self.react(seat, action)
        elif kind == PEEKED:
            self.pop()
            seen = c[REEF_SEEN + REEF_PILE.size(self) - 1]
            token = REEF_PILE.draw(self)
            if action == KEEP:
                c[VP + seat] += token
                c[REVEALED] += 1
            else:
                REEF_PILE.put_under(self, token, seen)
        elif kind == STOWING:
            self.pop()
            c[HOLD + seat] |= crate((action - PLACE) // 2, (action - PLACE) % 2)
            c[VP + seat] += 1
        elif kind == TOSSING:
            c[top + A] |= bit(action - TOSS)
        elif kind == SEALED:
            c[BID + seat] = action - OFFER
            self.answered(seat)
        elif kind == WHISTLES:
            c[top + A] &= ~bit(seat)
            if action == BLOW:
                c[WHISTLE + seat] = 0
                self.change(seat, COIN, 1)
        else:
            self.choose(action)

    def draw(self, seat: i64) -> None:
        """Who draws a card that lay face up before all draws it under their eyes."""
        c = self.cells
        top = DECK_PILE.size(self) - 1
        seen, segment = c[DECK_SEEN + top], DECK_PILE.segment_of(self, top)
        card = DECK_PILE.draw(self)
        HANDS[seat].put(self, card, seen, segment)
        c[REVEALED] += 1
        if self.journal is not None:
            readers = int(bit(seat) | seen)
            self.journal.tell("drew", int(seat), {"card": CARDS[card - 1]}, readers)

    def sink(self, seat: i64, slot: i64) -> None:
        """A card from the hand goes under the deck, seen by all."""
        c = self.cells
        segment = HANDS[seat].segment_of(self, slot)
        card = HANDS[seat].take(self, slot)
        DECK_PILE.put_under(self, card, bit(c[SEATS]) - 1, segment)
        c[REVEALED] += 1
        if self.journal is not None:
            self.journal.tell("sank", int(seat), {"card": CARDS[card - 1]})

    def react(self, seat: i64, action: i64) -> None:
        c, top = self.cells, self.top()
        if action == DECLINE:
            c[top + A] += 1
            return
        self.sink(seat, action - SPRING)
        self.pop()
        lander, slot = c[self.top() + SEAT], c[self.top() + SOURCE]
        self.pop()
        self.sink(lander, slot)

    def change(self, seat: i64, purse: i64, n: i64) -> None:
        self.cells[purse + seat] += n
        if self.journal is not None and n:
            thing = "coin" if purse == COIN else "vp"
            self.journal.tell(
                "gained" if n > 0 else "paid", int(seat), {"plus" if n > 0 else "minus": {thing: abs(int(n))}}
            )

    # ---- what follows by itself ------------------------------------------------------------------------

    def advance(self) -> bool:
        c, top = self.cells, self.top()
        kind, seat = c[top], c[top + SEAT]
        if kind == EFFECT:
            return self.advance_effect()
        if kind == SEALED:
            if c[WAITING] == 0:
                self.pop()
                self.open_bids()
            return c[WAITING] == 0
        if kind == LANDING:
            slot = c[top + SOURCE]
            self.pop()
            self.land(seat, slot)
        elif kind == TRAPS and c[top + A] >= c[SEATS]:
            self.pop()
        elif kind == TRAPS:
            self.ask((seat + c[top + A]) % c[SEATS])
            return False
        elif kind == TOSSING and len(members(c[top + A])) == 2:
            slots = members(c[top + A])
            self.pop()
            for slot in reversed(slots):
                self.sink(seat, slot)
            self.change(seat, COIN, 2)
        elif kind == WHISTLES:
            return self.offer_whistles(seat, c[top + A])
        else:
            self.ask(seat)
            return False
        return True

    def open_bids(self) -> None:
        c = self.cells
        bids = [c[BID + k] for k in range(c[SEATS])]
        c[REVEALED] += 1
        for k in range(c[SEATS]):
            c[OPENED + k], c[BID + k] = c[BID + k], 0
        if self.journal is not None:
            self.journal.tell("bids", -1, {"bids": [int(n) for n in bids]})
        if bids.count(max(bids)) == 1:
            winner = bids.index(max(bids))
            self.change(winner, COIN, -max(bids))
            self.change(winner, VP, 2)

    def land(self, seat: i64, slot: i64) -> None:
        c = self.cells
        card = HANDS[seat].take(self, slot)
        LANDED_PILE.put(self, card)
        c[REVEALED] += 1
        if self.journal is not None:
            self.journal.tell("landed", int(seat), {"card": CARDS[card - 1]})
        self.run_effect(ENTRY[card], seat, card)

    def perform(self, op: i64, pc: i64, seat: i64, source: i64, bound: i64) -> None:
        c = self.cells
        if op == COPY:
            if c[LAST] != 0:
                self.run_effect(ENTRY[c[LAST]], seat, source)
            return
        sign = 1 if op == GAIN else -1
        self.change(seat, COIN if self.arg(pc, 0, bound) == 0 else VP, sign * self.arg(pc, 1, bound))
        if CARDS[source - 1] != "mirror":
            c[LAST] = source

    def can(self, op: i64, pc: i64, seat: i64, bound: i64) -> bool:
        if op in (GAIN, COPY):
            return True
        purse = COIN if self.arg(pc, 0, bound) == 0 else VP
        return self.cells[purse + seat] >= self.arg(pc, 1, bound)

    def measure(self, what: i64, seat: i64) -> i64:
        return HANDS[seat].size(self)

    def offer_whistles(self, seat: i64, asked: i64) -> bool:
        c = self.cells
        for k in range(c[SEATS]):
            other = (seat + k) % c[SEATS]
            if asked & bit(other) and c[WHISTLE + other]:
                self.ask(other)
                return False
        self.pop()
        return self.end_turn(seat)

    def end_turn(self, seat: i64) -> bool:
        c = self.cells
        if DECK_PILE.size(self) == 0 and not c[RESHUFFLED] and LANDED_PILE.size(self) > 0:
            c[RESHUFFLED] = 1
            while LANDED_PILE.size(self) > 0:
                DECK_PILE.put(self, LANDED_PILE.draw(self))
            DECK_PILE.shuffle(self, CHANCE, segment=1)
        limit = list(DATA["turns"].values())[c[VOYAGE]]
        if c[TURN] >= limit or DECK_PILE.size(self) == 0:
            self.end()
            return False
        self.begin_turn((seat + 1) % c[SEATS])
        return True

    # ---- the score -------------------------------------------------------------------------------------

    def score(self, seat: i64) -> i64:
        return 2 * self.cells[VP + seat] + self.cells[COIN + seat]

    def tally(self, seat: i64) -> dict[str, int]:
        return {"vp": 2 * int(self.cells[VP + seat]), "coin": int(self.cells[COIN + seat])}

    def check(self) -> None:
        c = self.cells
        held = [int(c[pile.start + 1 + k]) for pile in (*HANDS, DECK_PILE, LANDED_PILE) for k in range(pile.size(self))]
        assert sorted(held) == sorted(DECK_IDS), "cards are lost or made"
        assert all(c[COIN + k] >= 0 and c[VP + k] >= 0 for k in range(c[SEATS])), "a debt"


GAME = Game(
    key="smugglers",
    package="smugglers",
    state=Smugglers,
    layout=LAYOUT,
    verbs=VERBS,
    refusals=REFUSALS,
    components=DATA,
    seats=(DATA["title"]["seats"][0], DATA["title"]["seats"][1]),
    rules_version=1,
    widest=32,
    horizon=2_000,
    options=(Option("voyage", VOYAGE, ("short", "long")),),
)
