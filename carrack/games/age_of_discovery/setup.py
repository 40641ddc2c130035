# mypyc: compiled
"""How a game begins: the layout of the board, and the turn order by lot or by auction."""

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.bits import bit
from carrack.core.chance import shuffle
from carrack.core.contract import CHANCE, NOBODY, PC, SEAT, SEATS, TURN, A, B, top_frame
from carrack.games.age_of_discovery import layout as at
from carrack.games.age_of_discovery import parts
from carrack.games.age_of_discovery.lines import DECK_PILE
from carrack.games.age_of_discovery.pieces import COLONIST, one
from carrack.games.age_of_discovery.placing import Placing
from carrack.games.age_of_discovery.turn import GOOD_STOCK, STACKS


class SetUp(Placing):
    """The rules of the beginning."""

    def set_up(self) -> None:
        """Chance decides the tokens, the order of buildings, goods and cards, and who goes first."""
        c = self.cells
        self.lay_tokens(c)
        self.lay_goods(c)
        self.stack_cards(c)
        self.clear_line(c, at.INITIATIVE, at.MOST_SEATS)
        self.clear_line(c, at.DOCK, at.DOCK_CELLS)
        self.clear_line(c, at.GOODS_AT, at.GOOD_CELLS)
        self.clear_line(c, at.SPECIALIST, at.SPECIALIST_CELLS)
        self.clear_line(c, at.CAPITAL, at.LONG_LINE)
        self.clear_line(c, at.WARFARE, at.LONG_LINE)
        c[TURN] = 1
        c[at.SHIP_IN_PORT] = 1
        c[at.SHIPS_LEFT] = i64(parts.SHIPS) - 1
        self.fill_sale(c, 1)
        self.offer_goods(c)
        seat: i64 = 0
        while seat < at.MOST_SEATS:
            c[at.ORDER + seat] = NOBODY
            if seat < c[SEATS]:
                c[at.MONEY + seat] = i64(parts.START_MONEY)
                c[at.HAND + seat] = i64(parts.START_COLONISTS) * one(COLONIST)
                c[at.ORDER + seat] = seat
            seat += 1
        if c[at.AUCTION] == 1:
            self.push(at.BIDDING, self.below(c[SEATS]))
            return
        shuffle(c, CHANCE, at.ORDER, c[SEATS])
        self.pay_places(c)
        self.push(at.PLACING, c[at.ORDER])

    def lay_tokens(self, c: vec[i64]) -> None:
        """One on each region, the others stay in the box; the Caribbean has one only for the auction."""
        k: i64 = 0
        while k < at.TOKENS:
            c[at.TOKEN + k] = k + 1
            k += 1
        shuffle(c, CHANCE, at.TOKEN, at.TOKENS)
        if c[at.AUCTION] == 0:
            c[at.BOX + at.BOX_ROOM - 1] = c[at.TOKEN + parts.OPEN_REGION]
            c[at.TOKEN + parts.OPEN_REGION] = 0

    def lay_goods(self, c: vec[i64]) -> None:
        """One on each region, all others in the pile."""
        region: i64 = 0
        while region < at.REGIONS:
            c[at.UNCLAIMED] |= bit(region + 1)
            region += 1
        good: i64 = 1
        while good <= at.GOODS:
            n = i64(parts.GOOD_COPIES[good])
            if good in parts.REGION_GOOD:
                n -= 1
            while n > 0:
                GOOD_STOCK.put(self, good)
                n -= 1
            good += 1
        GOOD_STOCK.shuffle(self, CHANCE)

    def stack_cards(self, c: vec[i64]) -> None:
        """The buildings of each age, and the discovery cards."""
        tile: i64 = 1
        while tile <= len(parts.TILE_IDS):
            STACKS[parts.TILE_AGE[tile] - 1].put(self, tile)
            tile += 1
        for stack in STACKS:
            stack.shuffle(self, CHANCE)
        card: i64 = 1
        while card <= at.CARDS:
            DECK_PILE.put(self, card)
            card += 1
        DECK_PILE.shuffle(self, CHANCE)

    def pay_places(self, c: vec[i64]) -> None:
        """Who goes later begins with more money."""
        place: i64 = 0
        while place < c[SEATS]:
            c[at.MONEY + c[at.ORDER + place]] += i64(parts.MONEY_BY_PLACE[place])
            place += 1

    # ---- the auction: register A holds who has passed, pc how many, B the highest bid ------------------

    def bid(self, c: vec[i64], seat: i64, amount: i64) -> None:
        top = top_frame(c)
        c[at.BID + seat] = amount
        c[top + B] = amount
        if self.journal is not None:
            self.journal.tell("bid", int(seat), {"n": int(amount)})
        self.next_bidder(c, top, seat)

    def pass_bid(self, c: vec[i64], seat: i64) -> None:
        """Who passes takes the last place that is free."""
        top = top_frame(c)
        place = c[SEATS] - 1 - c[top + PC]
        c[at.ORDER + place] = seat
        c[top + PC] += 1
        c[top + A] |= bit(seat)
        if self.journal is not None:
            self.journal.tell("passed", int(seat), {"place": int(place) + 1})
        self.next_bidder(c, top, seat)

    def next_bidder(self, c: vec[i64], top: i64, seat: i64) -> None:
        seat = (seat + 1) % c[SEATS]
        while c[top + A] & bit(seat) != 0:
            seat = (seat + 1) % c[SEATS]
        c[top + SEAT] = seat
        if c[top + PC] == c[SEATS] - 1:
            self.end_auction(c, top, seat)

    def end_auction(self, c: vec[i64], top: i64, winner: i64) -> None:
        """The winner pays in full and discovers the first region; the second pays half, and may get a specialist."""
        c[at.ORDER] = winner
        second = c[at.ORDER + 1]
        last = c[at.BID + second]
        self.pay_bid(c, winner, c[at.BID + winner])
        self.pay_bid(c, second, (last + 1) // 2)
        seat: i64 = 0
        while seat < c[SEATS]:
            c[at.BID + seat] = 0
            seat += 1
        if c[at.AUCTION_MONEY] == 1:
            self.pay_places(c)
        self.begin_placing(c, top)
        self.reveal_token(c, parts.OPEN_REGION)
        self.open_up(c, winner, parts.OPEN_REGION, 0)
        if last >= i64(parts.SPECIALIST_FROM):
            self.push(at.RECRUITING, second)

    def pay_bid(self, c: vec[i64], seat: i64, n: i64) -> None:
        c[at.MONEY + seat] -= n
        if self.journal is not None and n > 0:
            self.journal.tell("paid_bid", int(seat), {"minus": {"coin": int(n)}})
