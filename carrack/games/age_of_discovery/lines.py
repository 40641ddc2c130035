# mypyc: compiled
"""Resolution: the event lines one after another, each piece in its turn."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.bits import bit
from carrack.core.contract import CHANCE, NOBODY, PC, REVEALED, SEATS, TURN, A, B, top_frame
from carrack.core.piles import Pile
from carrack.games.age_of_discovery import layout as at
from carrack.games.age_of_discovery import parts
from carrack.games.age_of_discovery.legality import on_sale, price
from carrack.games.age_of_discovery.pieces import (
    CAPTAIN,
    COLONIST,
    KINDS,
    MERCHANT,
    MISSIONARY,
    NAMES,
    SOLDIER,
    count,
    named,
    one,
)
from carrack.games.age_of_discovery.realm import TO_NEXT, TO_REGION, all_discovered, standing_anywhere
from carrack.games.age_of_discovery.university import University

DECK_PILE: Final = Pile(at.DECK)


def strength(pieces: i64, table: bytes) -> i64:
    """The strength of pieces where some count for more than one."""
    n: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        n += count(pieces, kind) * i64(table[kind])
        kind += 1
    return n


def shipping_winner(c: vec[i64]) -> i64:
    """The strongest on merchant shipping; of equals the one earlier in turn order; -1 if nobody is there."""
    winner: i64 = -1
    most: i64 = 0
    place: i64 = 0
    while place < c[SEATS]:
        seat = c[at.ORDER + place]
        here = strength(c[at.SHIPPING + seat], parts.SHIPPING_STRENGTH)
        if here > most:
            most = here
            winner = seat
        place += 1
    return winner


class Lines(University):
    """The rules of resolution."""

    def clear_line(self, c: vec[i64], line: i64, cells: i64) -> None:
        """All pieces of a line go back to the reserve."""
        cell: i64 = 0
        while cell < cells:
            c[line + cell] = NOBODY
            c[line + cells + cell] = 0
            cell += 1

    def next_line(self, c: vec[i64], top: i64) -> None:
        c[top + PC] += 1
        c[top + A] = 0
        c[top + B] = 0

    def resolve(self, c: vec[i64], top: i64) -> None:
        """One step of the line that resolves; a question goes on top of the stack."""
        line = c[top + PC]
        if line == at.LINE_INITIATIVE:
            if self.study_first(c, top, line):
                return
            self.pay_initiative(c)
            self.next_line(c, top)
        elif line == at.LINE_DOCK:
            if not self.study_first(c, top, line):
                self.step_line(c, top, at.DOCK, at.DOCK_CELLS, at.SAILING)
        elif line == at.LINE_GOODS:
            self.step_line(c, top, at.GOODS_AT, at.GOOD_CELLS, at.TRADING)
        elif line == at.LINE_SHIPPING:
            self.award_ship(c)
            self.next_line(c, top)
        elif line == at.LINE_CAPITAL:
            if not self.study_first(c, top, line):
                self.step_line(c, top, at.CAPITAL, at.LONG_LINE, at.BUYING)
        elif line == at.LINE_DISCOVERY:
            self.next_explorer(c, top)
        elif line == at.LINE_SPECIALISTS:
            self.next_specialist(c, top)
        else:
            self.step_line(c, top, at.WARFARE, at.LONG_LINE, at.WARRING)

    def study_first(self, c: vec[i64], top: i64, line: i64) -> bool:
        """Before a line resolves the University may change it; it is asked once."""
        if c[top + B] != 0:
            return False
        c[top + B] = 1
        self.offer_study(c, line)
        return True

    def step_line(self, c: vec[i64], top: i64, line: i64, cells: i64, kind: i64) -> None:
        """The next piece of a line acts; after the last the line is cleared."""
        cell = c[top + A]
        while cell < cells and c[line + cells + cell] == 0:
            cell += 1
        if cell == cells:
            self.clear_line(c, line, cells)
            self.next_line(c, top)
            return
        c[top + A] = cell + 1
        self.push(kind, c[line + cell], source=cell)

    # ---- initiative, dock, goods, shipping -------------------------------------------------------------

    def pay_initiative(self, c: vec[i64]) -> None:
        cell: i64 = 0
        while cell < at.MOST_SEATS:
            if c[at.INITIATIVE_PIECE + cell] != 0:
                self.earn(c, c[at.INITIATIVE + cell], cell + 1, "initiative")
            cell += 1

    def sail(self, c: vec[i64], seat: i64, cell: i64, region: i64) -> None:
        """A piece leaves the dock for a region, and does there what it is good for."""
        kind = c[at.DOCK_PIECE + cell] - 1
        c[at.DOCK + cell] = NOBODY
        c[at.DOCK_PIECE + cell] = 0
        if self.journal is not None:
            self.journal.tell("sailed", int(seat), {"piece": NAMES[kind], "region": parts.REGION_IDS[region]})
        self.put(c, seat, kind, TO_REGION + region)
        if kind == MERCHANT:
            self.earn(c, seat, i64(parts.MERCHANT_MONEY), "merchant")
        elif kind == MISSIONARY:
            n = i64(parts.MISSIONARY_COLONISTS)
            if c[at.OWNED + seat] & parts.CONVERTERS != 0:
                n = parts.ARG[parts.CONVERTER]
            if self.journal is not None:
                self.journal.tell("converted", int(seat), {"n": int(n), "region": parts.REGION_IDS[region]})
            while n > 0:
                self.due(c, seat, COLONIST, TO_REGION + region)
                n -= 1

    def take_good(self, c: vec[i64], seat: i64, good: i64) -> None:
        k: i64 = 0
        while c[at.OFFER + k] != good:
            k += 1
        c[at.OFFER + k] = 0
        if self.journal is not None:
            name = parts.GOOD_IDS[good - 1]
            self.journal.tell("took", int(seat), {"good": name, "plus": {name: 1}})
        self.gain_good(c, seat, good)

    def award_ship(self, c: vec[i64]) -> None:
        winner = shipping_winner(c)
        if winner >= 0 and c[at.SHIP_IN_PORT] == 1:
            self.gain_ship(c, winner)
        seat: i64 = 0
        while seat < c[SEATS]:
            c[at.SHIPPING + seat] = 0
            seat += 1

    # ---- capital buildings -----------------------------------------------------------------------------

    def buy(self, c: vec[i64], seat: i64, design: i64) -> None:
        """Pay the price of the age, take the tile; what it does at once follows."""
        k = on_sale(c, design)
        tile = c[at.SALE + k]
        cost = price(c[TURN])
        c[at.SALE + k] = 0
        c[at.MONEY + seat] -= cost
        c[at.OWNED + seat] |= bit(tile)
        if self.journal is not None:
            self.journal.tell("bought", int(seat), {"building": parts.DESIGN_IDS[design], "minus": {"coin": int(cost)}})
        op = i64(parts.OP[tile])
        if op == parts.GRANT:
            self.earn(c, seat, parts.ARG[tile], "granted")
        elif op == parts.CHART and not all_discovered(c):
            self.push(at.CHARTING, seat)
        elif op == parts.STATION and standing_anywhere(c, seat):
            self.push(at.STATIONING, seat, a=parts.ARG[tile])
        elif op == parts.SETTLE:
            self.push(at.SETTLING, seat, a=parts.ARG[tile])

    def station(self, c: vec[i64], seat: i64, region: i64) -> None:
        """Soldiers join one colony."""
        n = c[top_frame(c) + A]
        self.pop()
        if self.journal is not None:
            self.journal.tell("stationed", int(seat), {"n": int(n), "region": parts.REGION_IDS[region]})
        while n > 0:
            self.due(c, seat, SOLDIER, TO_REGION + region)
            n -= 1

    def settle(self, c: vec[i64], seat: i64, region: i64) -> None:
        """One of the free colonists finds a home."""
        top = top_frame(c)
        c[top + A] -= 1
        if c[top + A] == 0:
            self.pop()
        if self.journal is not None:
            self.journal.tell("settled", int(seat), {"region": parts.REGION_IDS[region]})
        self.due(c, seat, COLONIST, TO_REGION + region)

    def chart(self, c: vec[i64], seat: i64, region: i64) -> None:
        """A discovery without an expedition."""
        self.pop()
        self.reveal_token(c, region)
        self.open_up(c, seat, region, 0)

    # ---- discovery -------------------------------------------------------------------------------------

    def next_explorer(self, c: vec[i64], top: i64) -> None:
        """In turn order whoever has pieces on the line may send an expedition, if there is anything to discover."""
        if c[top + A] == c[SEATS]:
            self.next_line(c, top)
            return
        seat = c[at.ORDER + c[top + A]]
        c[top + A] += 1
        if c[at.DISCOVERY + seat] != 0 and (DECK_PILE.size(self) > 0 or not all_discovered(c)):
            self.push(at.EXPLORING, seat)

    def send(self, c: vec[i64], kind: i64) -> None:
        c[at.SENT] += one(kind)

    def explore(self, c: vec[i64], seat: i64, land: i64) -> None:
        """The expedition reaches a region, or an unknown land of the deck, and succeeds or fails; nobody returns."""
        sent = c[at.SENT]
        c[at.SENT] = 0
        c[at.SHOWN] = 0
        self.pop()
        c[at.DISCOVERY + seat] -= sent
        if land == at.TO_DECK:
            self.explore_deck(c, seat, sent)
            return
        token = c[at.TOKEN + land]
        self.reveal_token(c, land)
        if self.journal is not None:
            self.journal.tell("expedition", int(seat), {"pieces": named(sent), "region": parts.REGION_IDS[land]})
        if strength(sent, parts.DISCOVERY_STRENGTH) >= i64(parts.FIND_NATIVES[token]):
            self.open_up(c, seat, land, count(sent, SOLDIER))
            return
        c[at.SHOWN] = token
        if c[at.FAILED_TOKENS] == 0:
            c[at.TOKEN_KNOWN] |= bit(land + 1)
        if self.journal is not None:
            region = parts.REGION_IDS[land]
            self.journal.tell("failed", int(seat), {"token": parts.TOKEN_IDS[token - 1], "region": region})

    def explore_deck(self, c: vec[i64], seat: i64, sent: i64) -> None:
        """The top card is what was found. If the expedition fails, it is shuffled back into the deck."""
        card = DECK_PILE.draw(self)
        find = parts.CARD_OFFSET + card
        c[REVEALED] += 1
        if self.journal is not None:
            self.journal.tell("voyage", int(seat), {"pieces": named(sent)})
        if strength(sent, parts.DISCOVERY_STRENGTH) < i64(parts.FIND_NATIVES[find]):
            c[at.SHOWN] = find
            DECK_PILE.put(self, card)
            DECK_PILE.shuffle(self, CHANCE)
            if self.journal is not None:
                self.journal.tell("missed", int(seat), {"card": parts.CARD_IDS[card - 1]})
            return
        money = i64(parts.FIND_MONEY[find]) + count(sent, SOLDIER) * i64(parts.FIND_PER_SOLDIER[find])
        c[at.MONEY + seat] += money
        c[at.FOUND_CARDS + seat] |= bit(card)
        if self.journal is not None:
            gained = {"coin": int(money), "vp": parts.FIND_VP[find]}
            self.journal.tell("found", int(seat), {"card": parts.CARD_IDS[card - 1], "plus": gained})

    # ---- specialists -----------------------------------------------------------------------------------

    def next_specialist(self, c: vec[i64], top: i64) -> None:
        cell = c[top + A]
        while cell < at.SPECIALIST_CELLS and c[at.SPECIALIST_PIECE + cell] == 0:
            cell += 1
        if cell == at.SPECIALIST_CELLS:
            self.clear_line(c, at.SPECIALIST, at.SPECIALIST_CELLS)
            self.next_line(c, top)
            return
        c[top + A] = cell + 1
        seat = c[at.SPECIALIST + cell]
        if cell == at.TRAINING_CELL:
            self.push(at.TRAINING, seat)
        else:
            self.recruit(c, seat, CAPTAIN + cell, TO_NEXT)

    def recruit(self, c: vec[i64], seat: i64, kind: i64, place: i64) -> None:
        if self.journal is not None:
            self.journal.tell("recruited", int(seat), {"piece": NAMES[kind]})
        self.due(c, seat, kind, place)

    def train(self, c: vec[i64], seat: i64, kind: i64) -> None:
        self.pop()
        c[at.MONEY + seat] -= i64(parts.TRAINING_PRICE)
        if self.journal is not None:
            self.journal.tell(
                "trained", int(seat), {"piece": NAMES[kind], "minus": {"coin": int(parts.TRAINING_PRICE)}}
            )
        self.due(c, seat, kind, TO_NEXT)
