# mypyc: compiled
"""What frames a turn: income, the benefits of buildings, scoring, and the preparations for the next turn."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.bits import bit, lowest
from carrack.core.contract import CHANCE, PC, REVEALED, SEAT, SEATS, TURN, A, B
from carrack.core.piles import Pile
from carrack.games.age_of_discovery import layout as at
from carrack.games.age_of_discovery import parts
from carrack.games.age_of_discovery.pieces import COLONIST, one
from carrack.games.age_of_discovery.realm import TO_LINE, TO_NEXT, TO_X, TO_Y, figures_left
from carrack.games.age_of_discovery.scoring import goods_bonus, is_scoring_turn, profit_now, region_points
from carrack.games.age_of_discovery.warfare import Warfare

GOOD_STOCK: Final = Pile(at.GOOD_PILE)
STACKS: Final = (Pile(at.STACK_1), Pile(at.STACK_2), Pile(at.STACK_3))
MAY_RIDE: Final = 1
MAY_RELOCATE: Final = 2


class Turn(Warfare):
    """The rules of a turn apart from placing and resolving."""

    # ---- C: income -------------------------------------------------------------------------------------

    def pay_income(self, c: vec[i64]) -> None:
        seat: i64 = 0
        while seat < c[SEATS]:
            if c[TURN] == parts.TURNS:
                c[at.PROFIT + seat] = profit_now(c, seat)
            self.earn(c, seat, c[at.INCOME + seat], "income")
            self.earn(c, seat, goods_bonus(c, seat), "goods_bonus")
            seat += 1

    # ---- D: benefits of buildings ----------------------------------------------------------------------

    def begin_benefits(self, c: vec[i64], top: i64) -> None:
        """After the income Privateers come first; then each seat in turn order."""
        c[top] = at.BENEFITS
        c[top + PC] = 0
        c[top + A] = 0
        c[top + B] = 0
        seat: i64 = 0
        while seat < c[SEATS]:
            if c[at.OWNED + seat] & parts.PRIVATEERS != 0:
                self.plunder(c, seat)
            seat += 1

    def plunder(self, c: vec[i64], owner: i64) -> None:
        """Every other player pays for each ship of the owner, as far as the money goes."""
        each = c[at.SHIP + owner] * parts.ARG[lowest(parts.PRIVATEERS)]
        seat: i64 = 0
        while seat < c[SEATS]:
            paid = min(each, c[at.MONEY + seat])
            if seat != owner and paid > 0:
                c[at.MONEY + seat] -= paid
                c[at.MONEY + owner] += paid
                if self.journal is not None:
                    self.journal.tell("plundered", int(seat), {"by": int(owner), "minus": {"coin": int(paid)}})
                    self.journal.tell("privateers", int(owner), {"plus": {"coin": int(paid)}})
            seat += 1

    def next_benefits(self, c: vec[i64], top: i64) -> None:
        if c[top + A] == c[SEATS]:
            c[top] = at.CLOSING
            c[top + A] = 0
            return
        seat = c[at.ORDER + c[top + A]]
        c[top + A] += 1
        moves: i64 = 0
        if c[at.OWNED + seat] & parts.STABLES != 0:
            moves |= MAY_RIDE
        if c[at.OWNED + seat] & parts.RELOCATIONS != 0:
            moves |= MAY_RELOCATE
        if moves != 0:
            self.push(at.IMPROVING, seat, a=moves)
        owned = c[at.OWNED + seat]
        while owned != 0:
            self.benefit(c, seat, lowest(owned))
            owned &= owned - 1

    def benefit(self, c: vec[i64], seat: i64, tile: i64) -> None:
        """What a building brings every turn by itself."""
        op = i64(parts.OP[tile])
        arg = parts.ARG[tile]
        if op == parts.RECRUIT:
            self.recruit(c, seat, arg, TO_NEXT)
        elif op == parts.EMBARK:
            self.recruit(c, seat, arg, TO_LINE)
        elif op == parts.DOCK_X and c[at.DOCK_XY] == 0:
            self.recruit(c, seat, arg, TO_X)
        elif op == parts.DOCK_Y and c[at.DOCK_XY] == 0:
            self.recruit(c, seat, arg, TO_Y)
        elif op == parts.INCOME:
            self.earn(c, seat, arg, "benefit")
        elif op == parts.DRAW_GOOD and GOOD_STOCK.size(self) > 0:
            good = GOOD_STOCK.draw(self)
            c[REVEALED] += 1
            if self.journal is not None:
                name = parts.GOOD_IDS[good - 1]
                self.journal.tell("drew", int(seat), {"good": name, "plus": {name: 1}})
            self.gain_good(c, seat, good)

    # ---- scoring ---------------------------------------------------------------------------------------

    def score_colonies(self, c: vec[i64]) -> None:
        seat: i64 = 0
        while seat < c[SEATS]:
            c[at.LAST_VP + seat] = 0
            region: i64 = 0
            while region < at.REGIONS:
                points = region_points(c, seat, region)
                c[at.LAST_VP + seat] += points
                if self.journal is not None and points > 0:
                    name = parts.REGION_IDS[region]
                    self.journal.tell("scored", int(seat), {"region": name, "plus": {"vp": int(points)}})
                region += 1
            c[at.COLONY_VP + seat] += c[at.LAST_VP + seat]
            seat += 1

    # ---- E to J: preparing the next turn ---------------------------------------------------------------

    def close_turn(self, c: vec[i64], top: i64) -> None:
        """The last phases. After the new turn order the University may still change it."""
        if c[top + A] == 0:
            if c[at.SCORING] == 0 and is_scoring_turn(c[TURN]):
                self.score_colonies(c)
            if c[TURN] == parts.TURNS:
                self.pop()
                self.end()
                return
            self.refresh_sale(c)
            self.refresh_goods(c)
            self.refresh_ship(c)
            self.take_colonists(c)
            self.new_order(c)
            c[top + A] = 1
            self.offer_study(c, 0)
            return
        c[TURN] += 1
        self.begin_placing(c, top)

    def begin_placing(self, c: vec[i64], top: i64) -> None:
        c[at.SHOWN] = 0
        c[top] = at.PLACING
        c[top + SEAT] = c[at.ORDER]
        c[top + PC] = 0
        c[top + A] = 0
        c[top + B] = 0

    def refresh_sale(self, c: vec[i64]) -> None:
        """New buildings; when an age ends, all that is left of it leaves the game."""
        age = i64(parts.AGE_OF_TURN[c[TURN]])
        if is_scoring_turn(c[TURN]):
            k: i64 = 0
            while k < at.ON_SALE:
                c[at.SALE + k] = 0
                k += 1
            old = STACKS[age - 1]
            while old.size(self) > 0:
                old.draw(self)
            age += 1
            if self.journal is not None:
                self.journal.tell("new_age", -1, {"age": int(age)})
        self.fill_sale(c, age)

    def fill_sale(self, c: vec[i64], age: i64) -> None:
        stack = STACKS[age - 1]
        k: i64 = 0
        while k < at.ON_SALE:
            if c[at.SALE + k] == 0 and stack.size(self) > 0:
                tile = stack.draw(self)
                c[at.SALE + k] = tile
                c[REVEALED] += 1
                if self.journal is not None:
                    design = parts.DESIGN_IDS[parts.DESIGN[tile]]
                    self.journal.tell("for_sale", -1, {"building": design})
            k += 1

    def refresh_goods(self, c: vec[i64]) -> None:
        """What nobody took is shuffled back, and four new goods come."""
        k: i64 = 0
        while k < at.OFFERED:
            if c[at.OFFER + k] != 0:
                GOOD_STOCK.put(self, c[at.OFFER + k])
                c[at.OFFER + k] = 0
            k += 1
        GOOD_STOCK.shuffle(self, CHANCE)
        self.offer_goods(c)

    def offer_goods(self, c: vec[i64]) -> None:
        k: i64 = 0
        while k < at.OFFERED:
            c[at.OFFER + k] = GOOD_STOCK.draw(self)
            k += 1
        c[REVEALED] += 1
        if self.journal is not None:
            kinds = [c[at.OFFER + j] for j in range(at.OFFERED)]
            goods = {parts.GOOD_IDS[good - 1]: kinds.count(good) for good in kinds if good > 0}
            self.journal.tell("offered", -1, {"goods": goods})

    def refresh_ship(self, c: vec[i64]) -> None:
        """A new ship comes only into an empty port."""
        if c[at.SHIP_IN_PORT] == 0 and c[at.SHIPS_LEFT] > 0:
            c[at.SHIP_IN_PORT] = 1
            c[at.SHIPS_LEFT] -= 1

    def take_colonists(self, c: vec[i64]) -> None:
        """Five colonists for everybody, and what was earned."""
        seat: i64 = 0
        while seat < c[SEATS]:
            n = min(i64(parts.START_COLONISTS), figures_left(c, seat, COLONIST))
            c[at.HAND + seat] = c[at.NEXT + seat] + n * one(COLONIST)
            c[at.NEXT + seat] = 0
            seat += 1

    def new_order(self, c: vec[i64]) -> None:
        """Those on the initiative line first, then the others as they were."""
        ahead: i64 = 0
        taken: i64 = 0
        new: i64 = 0
        cell: i64 = 0
        while cell < at.MOST_SEATS:
            if c[at.INITIATIVE_PIECE + cell] != 0:
                new |= c[at.INITIATIVE + cell] << (8 * ahead)
                taken |= bit(c[at.INITIATIVE + cell])
                ahead += 1
            cell += 1
        place: i64 = 0
        while place < c[SEATS]:
            seat = c[at.ORDER + place]
            if taken & bit(seat) == 0:
                new |= seat << (8 * ahead)
                ahead += 1
            place += 1
        place = 0
        while place < c[SEATS]:
            c[at.ORDER + place] = (new >> (8 * place)) & 0xFF
            place += 1
        self.clear_line(c, at.INITIATIVE, at.MOST_SEATS)
        if self.journal is not None:
            order: list[str | int] = [int(c[at.ORDER + k]) for k in range(c[SEATS])]
            self.journal.tell("new_order", -1, {"order": order})
