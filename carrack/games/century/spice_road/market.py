# mypyc: compiled
"""The two rows: acquiring a merchant, striking a deal, claiming a goal, and how the rows fill up again."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.bits import bit, lowest, members, size
from carrack.core.contract import CHANCE, REVEALED, SEATS, SOURCE, A, top_frame
from carrack.core.piles import Pile
from carrack.games.century.shared.cubes import named, one
from carrack.games.century.spice_road import cards
from carrack.games.century.spice_road import layout as at
from carrack.games.century.spice_road.playing import Playing
from carrack.games.century.spice_road.scoring import silver_slot

MERCHANT_PILE: Final = Pile(at.MERCHANT_DECK)
GOAL_PILE: Final = Pile(at.GOAL_DECK)


class Market(Playing):
    """The rules about what lies on the table for all."""

    # ---- acquire a merchant ----------------------------------------------------------------------------

    def pay(self, c: vec[i64], seat: i64, colour: i64) -> None:
        """Lay one cube on the leftmost merchant that has none of this payment yet."""
        top = top_frame(c)
        slot = c[top + A]
        c[at.CARAVAN + seat] -= one(colour)
        c[at.MERCHANT_CUBES + slot] += one(colour)
        c[top + A] = slot + 1
        if self.journal is not None:
            card = cards.CARD_IDS[c[at.MERCHANT_ROW + slot] - 1]
            self.journal.tell("paid", seat, {"minus": named(one(colour)), "card": card, "slot": int(slot)})

    def take_merchant(self, c: vec[i64], seat: i64, slot: i64) -> None:
        card = c[at.MERCHANT_ROW + slot]
        lying = c[at.MERCHANT_CUBES + slot]
        c[at.HAND + seat] |= bit(card)
        if self.journal is not None:
            self.journal.tell("acquired", seat, {"card": cards.CARD_IDS[card - 1], "slot": int(slot)})
        if lying != 0:
            self.gain(c, seat, lying)
        self.close_row(c, slot)

    def close_row(self, c: vec[i64], slot: i64) -> None:
        """The merchants further right move up to this place, and the row is filled again."""
        while slot < at.MERCHANT_SLOTS - 1:
            c[at.MERCHANT_ROW + slot] = c[at.MERCHANT_ROW + slot + 1]
            c[at.MERCHANT_CUBES + slot] = c[at.MERCHANT_CUBES + slot + 1]
            slot += 1
        c[at.MERCHANT_ROW + slot] = 0
        c[at.MERCHANT_CUBES + slot] = 0
        self.refill_merchants(c)

    def refill_merchants(self, c: vec[i64]) -> None:
        self.refill(c, MERCHANT_PILE, at.MERCHANT_ROW, at.MERCHANT_SLOTS)
        if c[at.BIG_DEALS] == 1:
            self.after_refill(c)

    def after_refill(self, c: vec[i64]) -> None:
        """With Big Deals an empty deck is made anew from the discards, and a sleeved card shows its deal."""
        if c[at.DISCARDED] != 0 and c[at.MERCHANT_ROW + at.MERCHANT_SLOTS - 1] == 0:
            self.renew_deck(c)
            self.refill(c, MERCHANT_PILE, at.MERCHANT_ROW, at.MERCHANT_SLOTS)
        slot: i64 = 0
        while slot < at.MERCHANT_SLOTS:
            c[at.DEAL_KNOWN] |= bit(c[at.MERCHANT_ROW + slot])
            slot += 1
        c[at.DEAL_KNOWN] &= ~bit(0)

    def renew_deck(self, c: vec[i64]) -> None:
        discarded = c[at.DISCARDED]
        c[at.DISCARDED] = 0
        if self.journal is not None:
            self.journal.tell("reshuffled", -1, {"n": len(members(discarded))})
        while discarded != 0:
            MERCHANT_PILE.put(self, lowest(discarded))
            discarded &= discarded - 1
        MERCHANT_PILE.shuffle(self, CHANCE)

    def refill(self, c: vec[i64], deck: Pile, row: i64, slots: i64) -> None:
        """Turn cards from the deck until the row is full or the deck is empty."""
        slot: i64 = 0
        while slot < slots:
            if c[row + slot] == 0 and deck.size(self) > 0:
                card = deck.draw(self)
                c[row + slot] = card
                c[REVEALED] += 1
                if self.journal is not None:
                    ids = cards.CARD_IDS if row == at.MERCHANT_ROW else cards.GOAL_IDS
                    self.journal.tell("turned", -1, {"card": ids[card - 1], "slot": int(slot)})
            slot += 1

    # ---- strike a deal ---------------------------------------------------------------------------------

    def strike(self, c: vec[i64], seat: i64, laid: i64) -> None:
        """Lay a card down without effect, discard the card of the deal, then do what the deal says.

        A card from the row brings the cubes that lie on it; the row closes when the deal is done.
        """
        top = top_frame(c)
        kind = c[top]
        source = c[top + SOURCE]
        self.pop()
        c[at.HAND + seat] &= ~bit(laid)
        c[at.PLAYED + seat] |= bit(laid)
        card = source
        if kind == at.LAYING:
            c[at.HAND + seat] &= ~bit(card)
        else:
            card = c[at.MERCHANT_ROW + source]
        c[at.DISCARDED] |= bit(card)
        deal = c[at.DEAL + card - 1]
        if self.journal is not None:
            ids = cards.CARD_IDS
            dealt = cards.DEAL_IDS[deal - 1]
            self.journal.tell("struck", seat, {"laid": ids[laid - 1], "card": ids[card - 1], "deal": dealt})
        if kind == at.OFFERED:
            lying = c[at.MERCHANT_CUBES + source]
            c[at.MERCHANT_ROW + source] = 0
            c[at.MERCHANT_CUBES + source] = 0
            if lying != 0:
                self.gain(c, seat, lying)
            self.push(at.GAP, seat, source=source)
        self.resolve(cards.DEAL_EFFECT[deal], seat, card, 1)

    # ---- claim a goal ----------------------------------------------------------------------------------

    def claim(self, c: vec[i64], seat: i64, slot: i64) -> None:
        goal = c[at.GOAL_ROW + slot]
        if self.journal is not None:
            self.journal.tell(
                "claimed",
                seat,
                {"goal": cards.GOAL_IDS[goal - 1], "slot": int(slot), "plus": {"vp": cards.POINTS[goal]}},
            )
        self.lose(c, seat, cards.COST[goal])
        c[at.CLAIMED + seat] |= bit(goal)
        self.take_coin(c, seat, slot)
        if size(c[at.CLAIMED + seat]) >= i64(cards.GOALS_TO_END[c[SEATS]]):
            c[at.ENDING] = 1
        while slot < at.GOAL_SLOTS - 1:
            c[at.GOAL_ROW + slot] = c[at.GOAL_ROW + slot + 1]
            slot += 1
        c[at.GOAL_ROW + slot] = 0
        self.refill_goals(c)

    def take_coin(self, c: vec[i64], seat: i64, slot: i64) -> None:
        """Gold lies above the first goal, silver above the second; once the gold is gone, silver above the first."""
        gold_left = c[at.GOLD_LEFT]
        if slot == 0 and gold_left > 0:
            c[at.GOLD_LEFT] -= 1
            c[at.GOLD + seat] += 1
            if self.journal is not None:
                self.journal.tell("coin", seat, {"plus": {"gold": 1}})
        elif slot == silver_slot(gold_left) and c[at.SILVER_LEFT] > 0:
            c[at.SILVER_LEFT] -= 1
            c[at.SILVER + seat] += 1
            if self.journal is not None:
                self.journal.tell("coin", seat, {"plus": {"silver": 1}})

    def refill_goals(self, c: vec[i64]) -> None:
        self.refill(c, GOAL_PILE, at.GOAL_ROW, at.GOAL_SLOTS)
