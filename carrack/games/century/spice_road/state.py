# mypyc: compiled
"""The rules of Spice Road in the order of the rulebook: set-up, turn, the four actions, the turn's end, scoring."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.bits import bit, covers, lowest, members, size
from carrack.core.contract import (
    ACTOR,
    CHANCE,
    REVEALED,
    SEATS,
    SOURCE,
    TURN,
    TURN_OF,
    WAITING,
    A,
    B,
    State,
    top_frame,
)
from carrack.core.knowledge import Pile
from carrack.core.refusals import OTHER_QUESTION
from carrack.games.century.shared.cubes import (
    BROWN,
    COLOURS,
    GUARD,
    LANE,
    count,
    named,
    one,
    total,
    upgradable,
)
from carrack.games.century.spice_road import cards
from carrack.games.century.spice_road.cards import (
    CARD_IDS,
    COST,
    CUBE_POINTS,
    FIRST_MERCHANT,
    GAIN,
    GAINS,
    GETS,
    GIVES,
    GOAL_IDS,
    MEANS,
    MEANS_ROW,
    OP,
    POINTS,
    STARTING_CUBES,
    STARTING_HAND,
    STEPS,
    TRADE,
    USE,
    USE_ROW,
)
from carrack.games.century.spice_road.layout import (
    ACQUIRE,
    CANNOT_TRADE,
    CAPACITY,
    CARAVAN,
    CARDS,
    CLAIM,
    CLAIMED,
    DISCARD,
    ENDING,
    FIRST,
    GOAL_DECK,
    GOAL_NOT_MET,
    GOAL_ROW,
    GOAL_SLOTS,
    GOALS,
    GOLD,
    GOLD_LEFT,
    HAND,
    MERCHANT_CUBES,
    MERCHANT_DECK,
    MERCHANT_ROW,
    MERCHANT_SLOTS,
    MOST_TIMES,
    NO_GOAL,
    NO_MERCHANT,
    NO_SUCH_CUBE,
    NOT_IN_HAND,
    ONCE_ONLY,
    OUT_OF_ORDER,
    PAY,
    PAYING,
    PLAY,
    PLAYED,
    REST,
    SILVER,
    SILVER_LEFT,
    STOP,
    SURPLUS,
    TOO_FEW_TO_PAY,
    TOP_OF_LADDER,
    TURN_END,
    TURN_FRAME,
    UPGRADE,
    UPGRADING,
)

MERCHANTS: Final = Pile(MERCHANT_DECK)
GOAL_PILE: Final = Pile(GOAL_DECK)
GOLD_POINTS: Final[i64] = cards.GOLD_POINTS
SILVER_POINTS: Final[i64] = cards.SILVER_POINTS
_LOW: Final = 0x7FFF
_FLOOR_BITS: Final = 2
_FLOOR_MASK: Final = 3


# Only the methods that the contract asks for fetch the cells; they hand them on to whatever they call, as `c`.
# To fetch them, or a table, costs more than most answers: each time a count of references goes up and down.


def affordable(have: i64) -> i64:
    """The set of cards that these cubes allow to be used at least once."""
    means = MEANS
    top: i64 = MEANS_ROW - 1
    found = means[min(have & _LOW, top)]
    found &= means[MEANS_ROW + min((have >> LANE) & _LOW, top)]
    found &= means[2 * MEANS_ROW + min((have >> 2 * LANE) & _LOW, top)]
    return found & means[3 * MEANS_ROW + min((have >> 3 * LANE), top)]


def most_times(uses: vec[i64], have: i64, card: i64) -> i64:
    """How often a card in hand can be used with these cubes: a trade as long as they last, any other card once."""
    row = card * USE_ROW
    need = uses[row]
    change = uses[row + 1]
    most = uses[row + 2]
    times: i64 = 0
    # One exchange after another: what one brings, the next may give (CEN-AMB-011).
    while times < most and covers(have, need, GUARD):
        have += change
        times += 1
    return times


def refuse_play(c: vec[i64], seat: i64, card: i64, times: i64) -> i64:
    """Why a card cannot be played so many times."""
    if c[HAND + seat] & bit(card) == 0:
        return NOT_IN_HAND
    if times <= most_times(USE, c[CARAVAN + seat], card):
        return 0
    return CANNOT_TRADE if OP[card] == TRADE else ONCE_ONLY


def refuse_merchant(c: vec[i64], cubes: i64, slot: i64) -> i64:
    """Why a merchant cannot be had with so many cubes."""
    if c[MERCHANT_ROW + slot] == 0:
        return NO_MERCHANT
    return TOO_FEW_TO_PAY if cubes < slot else 0


def refuse_goal(c: vec[i64], costs: vec[i64], have: i64, slot: i64) -> i64:
    """Why a goal cannot be claimed with these cubes."""
    goal = c[GOAL_ROW + slot]
    if goal == 0:
        return NO_GOAL
    return 0 if covers(have, costs[goal], GUARD) else GOAL_NOT_MET


def refuse_colour(kind: i64, have: i64, first: i64, last: i64, colour: i64) -> i64:
    """Why a cube of this colour cannot be paid, upgraded or returned, whichever is asked, from first to last."""
    if kind == UPGRADING and colour > last:
        return TOP_OF_LADDER
    if count(have, colour) == 0:
        return NO_SUCH_CUBE
    return OUT_OF_ORDER if colour < first or colour > last else 0


def last_colour(kind: i64, have: i64) -> i64:
    """The highest colour that can be asked for. Surplus goes back in ascending order, so that every set has one
    path, and exactly the surplus: there must be enough cubes from here on."""
    last: i64 = BROWN
    if kind == UPGRADING:
        last -= 1
    elif kind == SURPLUS:
        surplus = total(have) - CAPACITY
        while total(have >> (LANE * last)) < surplus:
            last -= 1
    return last


def floor(c: vec[i64], seat: i64) -> i64:
    """The lowest colour this seat may still return (0 for the other questions); two bits a seat in the register."""
    return (c[top_frame(c) + B] >> (_FLOOR_BITS * seat)) & _FLOOR_MASK


def colour_verb(kind: i64) -> i64:
    """The verb that answers a question about a colour."""
    return PAY if kind == PAYING else UPGRADE if kind == UPGRADING else DISCARD


@final
class SpiceRoad(State):
    """One position of Spice Road."""

    def blank(self) -> State:
        return SpiceRoad(self.game)

    # ---- set-up ----------------------------------------------------------------------------------------

    def set_up(self) -> None:
        """Chance decides the first player, then the order of the goals, then that of the merchants."""
        c = self.cells
        seats = c[SEATS]
        c[FIRST] = self.below(seats)
        goal: i64 = 1
        while goal <= GOALS:
            GOAL_PILE.put(c, goal)
            goal += 1
        GOAL_PILE.shuffle(c, CHANCE)
        card: i64 = FIRST_MERCHANT
        while card <= CARDS:
            MERCHANTS.put(c, card)
            card += 1
        MERCHANTS.shuffle(c, CHANCE)
        self.refill_goals(c)
        self.refill_merchants(c)
        c[GOLD_LEFT] = cards.GOLD_PER_SEAT * seats
        c[SILVER_LEFT] = cards.SILVER_PER_SEAT * seats
        place: i64 = 0
        while place < seats:
            seat = (c[FIRST] + place) % seats
            c[HAND + seat] = STARTING_HAND
            c[CARAVAN + seat] = STARTING_CUBES[place]
            place += 1
        self.begin_turn(c, c[FIRST])

    # ---- the turn --------------------------------------------------------------------------------------

    def begin_turn(self, c: vec[i64], seat: i64) -> None:
        c[TURN] += 1
        c[TURN_OF] = seat
        self.push(TURN_FRAME, seat)
        self.ask(seat)

    def guard(self, seat: i64, action: i64) -> i64:
        c = self.cells
        kind = c[top_frame(c)]
        if kind == TURN_FRAME:
            if action == REST:
                return 0
            if ACQUIRE <= action < CLAIM:
                return refuse_merchant(c, total(c[CARAVAN + seat]), action - ACQUIRE)
            if CLAIM <= action < PLAY:
                return refuse_goal(c, COST, c[CARAVAN + seat], action - CLAIM)
            if PLAY <= action < PAY:
                return refuse_play(c, seat, 1 + (action - PLAY) // MOST_TIMES, 1 + (action - PLAY) % MOST_TIMES)
        elif kind == UPGRADING and action == STOP:
            return 0
        else:
            colour = action - colour_verb(kind)
            if 0 <= colour < COLOURS:
                have = c[CARAVAN + seat]
                return refuse_colour(kind, have, floor(c, seat), last_colour(kind, have), colour)
        return OTHER_QUESTION

    def options_into(self, seat: i64, buffer: vec[i64]) -> i64:
        c = self.cells
        kind = c[top_frame(c)]
        if kind == TURN_FRAME:
            return self.turn_options(c, seat, buffer)
        have = c[CARAVAN + seat]
        verb = colour_verb(kind)
        first = floor(c, seat)
        last = last_colour(kind, have)
        n: i64 = 0
        colour = first
        while colour <= last:
            if refuse_colour(kind, have, first, last, colour) == 0:
                buffer[n] = verb + colour
                n += 1
            colour += 1
        if kind == UPGRADING:
            buffer[n] = STOP
            n += 1
        return n

    def turn_options(self, c: vec[i64], seat: i64, buffer: vec[i64]) -> i64:
        have = c[CARAVAN + seat]
        buffer[0] = REST
        n: i64 = 1
        cubes = total(have)
        slot: i64 = 0
        while slot < MERCHANT_SLOTS and refuse_merchant(c, cubes, slot) == 0:
            buffer[n] = ACQUIRE + slot
            n += 1
            slot += 1
        costs = COST
        slot = 0
        while slot < GOAL_SLOTS:
            if refuse_goal(c, costs, have, slot) == 0:
                buffer[n] = CLAIM + slot
                n += 1
            slot += 1
        uses = USE
        hand = c[HAND + seat] & affordable(have)
        while hand != 0:
            card = lowest(hand)
            hand &= hand - 1
            action: i64 = PLAY + (card - 1) * MOST_TIMES
            times = most_times(uses, have, card)
            while times > 0:
                buffer[n] = action
                n += 1
                action += 1
                times -= 1
        return n

    def forced(self) -> i64:
        c = self.cells
        kind = c[top_frame(c)]
        seat = c[ACTOR]
        if kind == UPGRADING:
            return -1  # one may stop or upgrade
        if kind == TURN_FRAME and (c[MERCHANT_ROW] != 0 or c[HAND + seat] & affordable(c[CARAVAN + seat]) != 0):
            return -1  # one may rest, take the free merchant, or play a card
        buffer = self.game.scratch
        if self.options_into(seat, buffer) == 1:
            return buffer[0]
        return -1

    def take(self, seat: i64, action: i64) -> None:
        c = self.cells
        top = top_frame(c)
        if c[top] == TURN_FRAME:
            c[top] = TURN_END
            if action == REST:
                self.rest(c, seat)
            elif action < CLAIM:
                self.push(PAYING, seat, source=action - ACQUIRE)
            elif action < PLAY:
                self.claim(c, seat, action - CLAIM)
            else:
                self.play(c, seat, 1 + (action - PLAY) // MOST_TIMES, 1 + (action - PLAY) % MOST_TIMES)
        elif action < UPGRADE:
            self.pay(c, seat, action - PAY)
        elif action < DISCARD:
            self.upgrade(c, seat, action - UPGRADE)
        elif action < STOP:
            self.discard(c, seat, action - DISCARD)
        else:
            self.pop()

    def advance(self) -> bool:
        c = self.cells
        top = top_frame(c)
        kind = c[top]
        if kind == TURN_FRAME:
            return False
        if kind == PAYING:
            if c[top + A] < c[top + SOURCE]:
                return False
            seat = c[TURN_OF]
            slot = c[top + SOURCE]
            self.pop()
            self.take_merchant(c, seat, slot)
        elif kind == UPGRADING:
            if c[top + A] > 0 and upgradable(c[CARAVAN + c[TURN_OF]]):
                return False
            self.pop()
        elif kind == TURN_END:
            self.end_turn(c)
        elif c[WAITING] != 0:
            return False
        else:
            self.pop()
        return c[ACTOR] >= 0

    # ---- play a card -----------------------------------------------------------------------------------

    def play(self, c: vec[i64], seat: i64, card: i64, times: i64) -> None:
        c[HAND + seat] &= ~bit(card)
        c[PLAYED + seat] |= bit(card)
        if self.journal is not None:
            self.journal.tell("played", seat, {"card": CARD_IDS[card - 1], "times": int(times)})
        if OP[card] == GAIN:
            self.gain(c, seat, GAINS[card])
        elif OP[card] == TRADE:
            self.lose(c, seat, GIVES[card] * times)
            self.gain(c, seat, GETS[card] * times)
        else:
            self.push(UPGRADING, seat, source=card, a=i64(STEPS[card]))

    def gain(self, c: vec[i64], seat: i64, cubes: i64) -> None:
        c[CARAVAN + seat] += cubes
        if self.journal is not None:
            self.journal.tell("gained", seat, {"plus": named(cubes)})

    def lose(self, c: vec[i64], seat: i64, cubes: i64) -> None:
        c[CARAVAN + seat] -= cubes
        if self.journal is not None:
            self.journal.tell("returned", seat, {"minus": named(cubes)})

    def upgrade(self, c: vec[i64], seat: i64, colour: i64) -> None:
        c[CARAVAN + seat] += one(colour + 1) - one(colour)
        c[top_frame(c) + A] -= 1
        if self.journal is not None:
            self.journal.tell("upgraded", seat, {"minus": named(one(colour)), "plus": named(one(colour + 1))})

    # ---- acquire a merchant ----------------------------------------------------------------------------

    def pay(self, c: vec[i64], seat: i64, colour: i64) -> None:
        """Lay one cube on the leftmost merchant that has none of this payment yet."""
        top = top_frame(c)
        slot = c[top + A]
        c[CARAVAN + seat] -= one(colour)
        c[MERCHANT_CUBES + slot] += one(colour)
        c[top + A] = slot + 1
        if self.journal is not None:
            card = CARD_IDS[c[MERCHANT_ROW + slot] - 1]
            self.journal.tell("paid", seat, {"minus": named(one(colour)), "card": card, "slot": int(slot)})

    def take_merchant(self, c: vec[i64], seat: i64, slot: i64) -> None:
        card = c[MERCHANT_ROW + slot]
        lying = c[MERCHANT_CUBES + slot]
        c[HAND + seat] |= bit(card)
        if self.journal is not None:
            self.journal.tell("acquired", seat, {"card": CARD_IDS[card - 1], "slot": int(slot)})
        if lying != 0:
            self.gain(c, seat, lying)
        while slot < MERCHANT_SLOTS - 1:
            c[MERCHANT_ROW + slot] = c[MERCHANT_ROW + slot + 1]
            c[MERCHANT_CUBES + slot] = c[MERCHANT_CUBES + slot + 1]
            slot += 1
        c[MERCHANT_ROW + slot] = 0
        c[MERCHANT_CUBES + slot] = 0
        self.refill_merchants(c)

    def refill_merchants(self, c: vec[i64]) -> None:
        self.refill(c, MERCHANTS, MERCHANT_ROW, MERCHANT_SLOTS)

    def refill(self, c: vec[i64], deck: Pile, row: i64, slots: i64) -> None:
        """Turn cards from the deck until the row is full or the deck is empty."""
        slot: i64 = 0
        while slot < slots:
            if c[row + slot] == 0 and deck.size(c) > 0:
                card = deck.draw(c)
                c[row + slot] = card
                c[REVEALED] += 1
                if self.journal is not None:
                    ids = CARD_IDS if row == MERCHANT_ROW else GOAL_IDS
                    self.journal.tell("turned", -1, {"card": ids[card - 1], "slot": int(slot)})
            slot += 1

    # ---- claim a goal ----------------------------------------------------------------------------------

    def claim(self, c: vec[i64], seat: i64, slot: i64) -> None:
        goal = c[GOAL_ROW + slot]
        if self.journal is not None:
            self.journal.tell("claimed", seat, {"goal": GOAL_IDS[goal - 1], "slot": int(slot), "plus": {"vp": POINTS[goal]}})
        self.lose(c, seat, COST[goal])
        c[CLAIMED + seat] |= bit(goal)
        self.take_coin(c, seat, slot)
        if size(c[CLAIMED + seat]) >= i64(cards.GOALS_TO_END[c[SEATS]]):
            c[ENDING] = 1
        while slot < GOAL_SLOTS - 1:
            c[GOAL_ROW + slot] = c[GOAL_ROW + slot + 1]
            slot += 1
        c[GOAL_ROW + slot] = 0
        self.refill_goals(c)

    def take_coin(self, c: vec[i64], seat: i64, slot: i64) -> None:
        """Gold lies above the first goal, silver above the second; once the gold is gone, silver above the first."""
        gold_left = c[GOLD_LEFT]
        silver_at = 1 if gold_left > 0 else 0
        if slot == 0 and gold_left > 0:
            c[GOLD_LEFT] -= 1
            c[GOLD + seat] += 1
            if self.journal is not None:
                self.journal.tell("coin", seat, {"plus": {"gold": 1}})
        elif slot == silver_at and c[SILVER_LEFT] > 0:
            c[SILVER_LEFT] -= 1
            c[SILVER + seat] += 1
            if self.journal is not None:
                self.journal.tell("coin", seat, {"plus": {"silver": 1}})

    def refill_goals(self, c: vec[i64]) -> None:
        self.refill(c, GOAL_PILE, GOAL_ROW, GOAL_SLOTS)

    # ---- rest ------------------------------------------------------------------------------------------

    def rest(self, c: vec[i64], seat: i64) -> None:
        if self.journal is not None:
            self.journal.tell("rested", seat, {"n": len(members(c[PLAYED + seat]))})
        c[HAND + seat] |= c[PLAYED + seat]
        c[PLAYED + seat] = 0

    # ---- the end of a turn -----------------------------------------------------------------------------

    def end_turn(self, c: vec[i64]) -> None:
        """First every caravan is cut to its size; then the next seat's turn, or the end after a whole round."""
        overfull = self.overfull(c)
        if overfull != 0:
            self.push(SURPLUS, c[TURN_OF])
            self.ask_all(overfull)
            return
        self.pop()
        following = c[TURN_OF] + 1
        if following == c[SEATS]:
            following = 0
        if c[ENDING] == 1 and following == c[FIRST]:
            self.end()
        else:
            self.begin_turn(c, following)

    def overfull(self, c: vec[i64]) -> i64:
        """The seats with more cubes than their caravan holds."""
        found: i64 = 0
        seat: i64 = 0
        while seat < c[SEATS]:
            if total(c[CARAVAN + seat]) > CAPACITY:
                found |= bit(seat)
            seat += 1
        return found

    def discard(self, c: vec[i64], seat: i64, colour: i64) -> None:
        c[CARAVAN + seat] -= one(colour)
        c[top_frame(c) + B] += (colour - floor(c, seat)) << (_FLOOR_BITS * seat)
        if self.journal is not None:
            self.journal.tell("discarded", seat, {"minus": named(one(colour))})
        if total(c[CARAVAN + seat]) == CAPACITY:
            self.answered(seat)

    # ---- scoring ---------------------------------------------------------------------------------------

    def score(self, seat: i64) -> i64:
        c = self.cells
        return self.goal_points(seat) + self.coin_points(seat) + self.cube_points(c[CARAVAN + seat])

    def tally(self, seat: i64) -> dict[str, int]:
        c = self.cells
        return {
            "goals": int(self.goal_points(seat)),
            "gold": int(c[GOLD + seat] * GOLD_POINTS),
            "silver": int(c[SILVER + seat] * SILVER_POINTS),
            "cubes": int(self.cube_points(c[CARAVAN + seat])),
        }

    def goal_points(self, seat: i64) -> i64:
        goals = self.cells[CLAIMED + seat]
        points: i64 = 0
        while goals != 0:
            points += i64(POINTS[lowest(goals)])
            goals &= goals - 1
        return points

    def coin_points(self, seat: i64) -> i64:
        c = self.cells
        return c[GOLD + seat] * GOLD_POINTS + c[SILVER + seat] * SILVER_POINTS

    def cube_points(self, cubes: i64) -> i64:
        points: i64 = 0
        colour: i64 = 0
        while colour < COLOURS:
            points += count(cubes, colour) * i64(CUBE_POINTS[colour])
            colour += 1
        return points

    def tie_break(self, seat: i64) -> i64:
        """The tied seat that comes later in turn order wins."""
        c = self.cells
        return (seat - c[FIRST] + c[SEATS]) % c[SEATS]

    # ---- for people and for tests ----------------------------------------------------------------------

    def reason_args(self, seat: i64, action: i64, reason: i64) -> dict[str, object]:
        from carrack.games.century.spice_road.reasons import reason_args

        return reason_args(self, seat, action, reason)

    def check(self) -> None:
        from carrack.games.century.spice_road.invariants import check

        check(self)
