# mypyc: compiled
"""The rules of Spice Road in the order of the rulebook: set-up, turn, the four actions, the turn's end, scoring.

What may be done is in legality.py. Only the methods that the contract asks for fetch the cells; they hand them on
to whatever they call, as `c`.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.bits import bit, lowest, members, size
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
from carrack.core.piles import Pile
from carrack.core.refusals import OTHER_QUESTION
from carrack.games.century.shared.cubes import COLOURS, named, one, total, upgradable
from carrack.games.century.spice_road import cards
from carrack.games.century.spice_road import layout as at
from carrack.games.century.spice_road.legality import (
    FLOOR_BITS,
    affordable,
    colour_verb,
    floor,
    last_colour,
    most_times,
    refuse_colour,
    refuse_goal,
    refuse_merchant,
    refuse_play,
)
from carrack.games.century.spice_road.scoring import cube_points, goal_points, gold_points, silver_points, silver_slot

MERCHANT_PILE: Final = Pile(at.MERCHANT_DECK)
GOAL_PILE: Final = Pile(at.GOAL_DECK)


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
        c[at.FIRST] = self.below(seats)
        goal: i64 = 1
        while goal <= at.GOALS:
            GOAL_PILE.put(self, goal)
            goal += 1
        GOAL_PILE.shuffle(self, CHANCE)
        card: i64 = cards.FIRST_MERCHANT
        while card <= at.CARDS:
            MERCHANT_PILE.put(self, card)
            card += 1
        MERCHANT_PILE.shuffle(self, CHANCE)
        self.refill_goals(c)
        self.refill_merchants(c)
        c[at.GOLD_LEFT] = cards.GOLD_PER_SEAT * seats
        c[at.SILVER_LEFT] = cards.SILVER_PER_SEAT * seats
        place: i64 = 0
        while place < seats:
            seat = (c[at.FIRST] + place) % seats
            c[at.HAND + seat] = cards.STARTING_HAND
            c[at.CARAVAN + seat] = cards.STARTING_CUBES[place]
            place += 1
        self.begin_turn(c, c[at.FIRST])

    # ---- the turn --------------------------------------------------------------------------------------

    def begin_turn(self, c: vec[i64], seat: i64) -> None:
        c[TURN] += 1
        c[TURN_OF] = seat
        self.push(at.TURN_FRAME, seat)
        self.ask(seat)

    def guard(self, seat: i64, action: i64) -> i64:
        c = self.cells
        kind = c[top_frame(c)]
        if kind == at.TURN_FRAME:
            if action == at.REST:
                return 0
            if at.ACQUIRE <= action < at.CLAIM:
                return refuse_merchant(c, total(c[at.CARAVAN + seat]), action - at.ACQUIRE)
            if at.CLAIM <= action < at.PLAY:
                return refuse_goal(c, cards.COST, c[at.CARAVAN + seat], action - at.CLAIM)
            if at.PLAY <= action < at.PAY:
                return refuse_play(
                    c, seat, 1 + (action - at.PLAY) // at.MOST_TIMES, 1 + (action - at.PLAY) % at.MOST_TIMES
                )
        elif kind == at.UPGRADING and action == at.STOP:
            return 0
        else:
            colour = action - colour_verb(kind)
            if 0 <= colour < COLOURS:
                have = c[at.CARAVAN + seat]
                return refuse_colour(kind, have, floor(c, seat), last_colour(kind, have), colour)
        return OTHER_QUESTION

    def options_into(self, seat: i64, buffer: vec[i64]) -> i64:
        c = self.cells
        kind = c[top_frame(c)]
        if kind == at.TURN_FRAME:
            return self.turn_options(c, seat, buffer)
        have = c[at.CARAVAN + seat]
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
        if kind == at.UPGRADING:
            buffer[n] = at.STOP
            n += 1
        return n

    def turn_options(self, c: vec[i64], seat: i64, buffer: vec[i64]) -> i64:
        have = c[at.CARAVAN + seat]
        buffer[0] = at.REST
        n: i64 = 1
        cubes = total(have)
        slot: i64 = 0
        while slot < at.MERCHANT_SLOTS and refuse_merchant(c, cubes, slot) == 0:
            buffer[n] = at.ACQUIRE + slot
            n += 1
            slot += 1
        costs = cards.COST
        slot = 0
        while slot < at.GOAL_SLOTS:
            if refuse_goal(c, costs, have, slot) == 0:
                buffer[n] = at.CLAIM + slot
                n += 1
            slot += 1
        uses = cards.USE
        hand = c[at.HAND + seat] & affordable(have)
        while hand != 0:
            card = lowest(hand)
            hand &= hand - 1
            action: i64 = at.PLAY + (card - 1) * at.MOST_TIMES
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
        if kind == at.UPGRADING:
            return -1  # one may stop or upgrade
        if kind == at.TURN_FRAME and (
            c[at.MERCHANT_ROW] != 0 or c[at.HAND + seat] & affordable(c[at.CARAVAN + seat]) != 0
        ):
            return -1  # one may rest, take the free merchant, or play a card
        buffer = self.game.scratch
        if self.options_into(seat, buffer) == 1:
            return buffer[0]
        return -1

    def take(self, seat: i64, action: i64) -> None:
        c = self.cells
        top = top_frame(c)
        if c[top] == at.TURN_FRAME:
            c[top] = at.TURN_END
            if action == at.REST:
                self.rest(c, seat)
            elif action < at.CLAIM:
                self.push(at.PAYING, seat, source=action - at.ACQUIRE)
            elif action < at.PLAY:
                self.claim(c, seat, action - at.CLAIM)
            else:
                self.play(c, seat, 1 + (action - at.PLAY) // at.MOST_TIMES, 1 + (action - at.PLAY) % at.MOST_TIMES)
        elif action < at.UPGRADE:
            self.pay(c, seat, action - at.PAY)
        elif action < at.DISCARD:
            self.upgrade(c, seat, action - at.UPGRADE)
        elif action < at.STOP:
            self.discard(c, seat, action - at.DISCARD)
        else:
            self.pop()

    def advance(self) -> bool:
        c = self.cells
        top = top_frame(c)
        kind = c[top]
        if kind == at.TURN_FRAME:
            return False
        if kind == at.PAYING:
            if c[top + A] < c[top + SOURCE]:
                return False
            seat = c[TURN_OF]
            slot = c[top + SOURCE]
            self.pop()
            self.take_merchant(c, seat, slot)
        elif kind == at.UPGRADING:
            if c[top + A] > 0 and upgradable(c[at.CARAVAN + c[TURN_OF]]):
                return False
            self.pop()
        elif kind == at.TURN_END:
            self.end_turn(c)
        elif c[WAITING] != 0:
            return False
        else:
            self.pop()
        return c[ACTOR] >= 0

    # ---- play a card -----------------------------------------------------------------------------------

    def play(self, c: vec[i64], seat: i64, card: i64, times: i64) -> None:
        c[at.HAND + seat] &= ~bit(card)
        c[at.PLAYED + seat] |= bit(card)
        if self.journal is not None:
            self.journal.tell("played", seat, {"card": cards.CARD_IDS[card - 1], "times": int(times)})
        if cards.OP[card] == cards.GAIN:
            self.gain(c, seat, cards.GAINS[card])
        elif cards.OP[card] == cards.TRADE:
            self.lose(c, seat, cards.GIVES[card] * times)
            self.gain(c, seat, cards.GETS[card] * times)
        else:
            self.push(at.UPGRADING, seat, source=card, a=i64(cards.STEPS[card]))

    def gain(self, c: vec[i64], seat: i64, cubes: i64) -> None:
        c[at.CARAVAN + seat] += cubes
        if self.journal is not None:
            self.journal.tell("gained", seat, {"plus": named(cubes)})

    def lose(self, c: vec[i64], seat: i64, cubes: i64) -> None:
        c[at.CARAVAN + seat] -= cubes
        if self.journal is not None:
            self.journal.tell("returned", seat, {"minus": named(cubes)})

    def upgrade(self, c: vec[i64], seat: i64, colour: i64) -> None:
        c[at.CARAVAN + seat] += one(colour + 1) - one(colour)
        c[top_frame(c) + A] -= 1
        if self.journal is not None:
            self.journal.tell("upgraded", seat, {"minus": named(one(colour)), "plus": named(one(colour + 1))})

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
        while slot < at.MERCHANT_SLOTS - 1:
            c[at.MERCHANT_ROW + slot] = c[at.MERCHANT_ROW + slot + 1]
            c[at.MERCHANT_CUBES + slot] = c[at.MERCHANT_CUBES + slot + 1]
            slot += 1
        c[at.MERCHANT_ROW + slot] = 0
        c[at.MERCHANT_CUBES + slot] = 0
        self.refill_merchants(c)

    def refill_merchants(self, c: vec[i64]) -> None:
        self.refill(c, MERCHANT_PILE, at.MERCHANT_ROW, at.MERCHANT_SLOTS)

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

    # ---- rest ------------------------------------------------------------------------------------------

    def rest(self, c: vec[i64], seat: i64) -> None:
        if self.journal is not None:
            self.journal.tell("rested", seat, {"n": len(members(c[at.PLAYED + seat]))})
        c[at.HAND + seat] |= c[at.PLAYED + seat]
        c[at.PLAYED + seat] = 0

    # ---- the end of a turn -----------------------------------------------------------------------------

    def end_turn(self, c: vec[i64]) -> None:
        """First every caravan is cut to its size; then the next seat's turn, or the end after a whole round."""
        overfull = self.overfull(c)
        if overfull != 0:
            self.push(at.SURPLUS, c[TURN_OF])
            self.ask_all(overfull)
            return
        self.pop()
        following = c[TURN_OF] + 1
        if following == c[SEATS]:
            following = 0
        if c[at.ENDING] == 1 and following == c[at.FIRST]:
            self.end()
        else:
            self.begin_turn(c, following)

    def overfull(self, c: vec[i64]) -> i64:
        """The seats with more cubes than their caravan holds."""
        found: i64 = 0
        seat: i64 = 0
        while seat < c[SEATS]:
            if total(c[at.CARAVAN + seat]) > at.CAPACITY:
                found |= bit(seat)
            seat += 1
        return found

    def discard(self, c: vec[i64], seat: i64, colour: i64) -> None:
        c[at.CARAVAN + seat] -= one(colour)
        c[top_frame(c) + B] += (colour - floor(c, seat)) << (FLOOR_BITS * seat)
        if self.journal is not None:
            self.journal.tell("discarded", seat, {"minus": named(one(colour))})
        if total(c[at.CARAVAN + seat]) == at.CAPACITY:
            self.answered(seat)

    # ---- scoring ---------------------------------------------------------------------------------------

    def score(self, seat: i64) -> i64:
        c = self.cells
        return goal_points(c, seat) + gold_points(c, seat) + silver_points(c, seat) + cube_points(c, seat)

    def tally(self, seat: i64) -> dict[str, int]:
        c = self.cells
        return {
            "goals": int(goal_points(c, seat)),
            "gold": int(gold_points(c, seat)),
            "silver": int(silver_points(c, seat)),
            "cubes": int(cube_points(c, seat)),
        }

    def tie_break(self, seat: i64) -> i64:
        """The tied seat that comes later in turn order wins."""
        c = self.cells
        return (seat - c[at.FIRST] + c[SEATS]) % c[SEATS]

    # ---- for people and for tests ----------------------------------------------------------------------

    def reason_args(self, seat: i64, action: i64, reason: i64) -> dict[str, object]:
        from carrack.games.century.spice_road.reasons import reason_args

        return reason_args(self, seat, action, reason)

    def check(self) -> None:
        from carrack.games.century.spice_road.invariants import check

        check(self)
