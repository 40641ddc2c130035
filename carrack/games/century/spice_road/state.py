# mypyc: compiled
"""The rules of Spice Road in the order of the rulebook: set-up, turn, rest, the turn's end, scoring.

What may be done is in legality.py, what cards do in playing.py, the rows and deals in market.py. Only the methods
that the contract asks for fetch the cells; they hand them on to whatever they call, as `c`.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.bits import bit, lowest, members
from carrack.core.chance import shuffle
from carrack.core.contract import (
    ACTOR,
    CHANCE,
    DECLINE,
    SEAT,
    SEATS,
    SOURCE,
    TURN,
    TURN_OF,
    WAITING,
    A,
    B,
    Game,
    State,
    top_frame,
)
from carrack.core.effects import EFFECT
from carrack.core.refusals import OTHER_QUESTION
from carrack.games.century.shared.cubes import COLOURS, LANE, LOW, named, one, total, upgradable
from carrack.games.century.spice_road import cards
from carrack.games.century.spice_road import layout as at
from carrack.games.century.spice_road.legality import (
    FLOOR_BITS,
    affordable,
    askable,
    colour_verb,
    floor,
    list_cards,
    most_times,
    recoverable,
    refuse_colour,
    refuse_deal,
    refuse_goal,
    refuse_laying,
    refuse_merchant,
    refuse_play,
    refuse_recovery,
    within_reach,
)
from carrack.games.century.spice_road.market import GOAL_PILE, MERCHANT_PILE, Market
from carrack.games.century.spice_road.scoring import cube_points, goal_points, gold_points, silver_points


@final
class SpiceRoad(Market):
    """One position of Spice Road."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.code = cards.CODE

    def blank(self) -> State:
        return SpiceRoad(self.game)

    # ---- set-up ----------------------------------------------------------------------------------------

    def set_up(self) -> None:
        """Chance decides who begins, the order of the goals and of the merchants, and which deal lies on which card."""
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
            if self.in_play(c, card):
                MERCHANT_PILE.put(self, card)
            card += 1
        MERCHANT_PILE.shuffle(self, CHANCE)
        if c[at.BIG_DEALS] == 1:
            self.sleeve(c)
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
        self.push(at.TURN_FRAME, c[at.FIRST])
        self.begin_turn(c, c[at.FIRST])

    def in_play(self, c: vec[i64], card: i64) -> bool:
        """Whether a merchant belongs to the deck of this game: the bonus sets are options."""
        bonus_set = i64(cards.BONUS_SET[card])
        return bonus_set == 0 or c[at.BONUS_B1 - 1 + bonus_set] == 1

    def sleeve(self, c: vec[i64]) -> None:
        """A deal at random for every merchant; those for cards that are not in play lie in the box."""
        first: i64 = at.DEAL + cards.FIRST_MERCHANT - 1
        n: i64 = at.SLEEVES - cards.FIRST_MERCHANT + 1
        k: i64 = 0
        while k < n:
            c[first + k] = 1 + k // i64(cards.DEAL_COPIES)
            k += 1
        shuffle(c, CHANCE, first, n)

    # ---- the turn --------------------------------------------------------------------------------------

    def begin_turn(self, c: vec[i64], seat: i64) -> None:
        """The frame at the bottom of the stack is a turn, or the end of one, all through the game."""
        c[TURN] += 1
        c[TURN_OF] = seat
        top = top_frame(c)
        c[top] = at.TURN_FRAME
        c[top + SEAT] = seat
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
            if at.DEAL_WITH <= action < at.LAY:
                return refuse_deal(c, seat, action - at.DEAL_WITH + 1)
        elif kind == at.UPGRADING and action == at.STOP:
            return 0
        elif kind == at.CHOOSING:
            output = action - at.CHOOSE
            if 0 <= output < at.OUTPUTS:
                return at.CHOSEN_IN_ORDER if output < c[top_frame(c) + B] else 0
        elif kind == at.RECOVERING:
            if action == DECLINE:
                return 0
            if at.RECOVER <= action < at.KEEP:
                return refuse_recovery(c, seat, action - at.RECOVER + 1)
        elif kind == at.OFFERED or kind == at.LAYING:
            if kind == at.OFFERED and action == at.KEEP:
                return 0
            if action >= at.LAY:
                return refuse_laying(c, seat, action - at.LAY + 1)
        else:
            colour = action - colour_verb(kind)
            if 0 <= colour < COLOURS:
                return refuse_colour(kind, c[at.CARAVAN + seat], askable(c, kind, seat), colour)
        return OTHER_QUESTION

    def options_into(self, seat: i64, buffer: vec[i64]) -> i64:
        c = self.cells
        kind = c[top_frame(c)]
        if kind == at.TURN_FRAME:
            return self.turn_options(c, seat, buffer)
        if kind >= at.CHOOSING:
            return self.other_options(c, kind, seat, buffer)
        asked = askable(c, kind, seat)
        action = colour_verb(kind)
        n: i64 = 0
        while asked != 0:
            if asked & LOW != 0:
                buffer[n] = action
                n += 1
            action += 1
            asked >>= LANE
        if kind == at.UPGRADING:
            buffer[n] = at.STOP
            n += 1
        return n

    def turn_options(self, c: vec[i64], seat: i64, buffer: vec[i64]) -> i64:
        have = c[at.CARAVAN + seat]
        buffer[0] = at.REST
        n: i64 = 1
        merchants = within_reach(c, total(have))
        while n <= merchants:
            buffer[n] = at.ACQUIRE + n - 1
            n += 1
        costs = cards.COST
        slot: i64 = 0
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
            buffer[n] = action
            n += 1
            if uses[card * cards.USE_ROW] != 0:
                times = most_times(uses, have, card)
                while times > 1:
                    action += 1
                    buffer[n] = action
                    n += 1
                    times -= 1
        if c[at.BIG_DEALS] == 1:
            hand = c[at.HAND + seat]
            if hand & (hand - 1) != 0:
                n = list_cards(hand & ~cards.STARTING_HAND, at.DEAL_WITH, buffer, n)
        return n

    def other_options(self, c: vec[i64], kind: i64, seat: i64, buffer: vec[i64]) -> i64:
        """The questions that only bonus cards and deals ask."""
        top = top_frame(c)
        if kind == at.CHOOSING:
            output = c[top + B]
            n: i64 = 0
            while output < at.OUTPUTS:
                buffer[n] = at.CHOOSE + output
                n += 1
                output += 1
            return n
        if kind == at.RECOVERING:
            buffer[0] = DECLINE
            return list_cards(recoverable(c, seat), at.RECOVER, buffer, 1)
        if kind == at.OFFERED:
            buffer[0] = at.KEEP
            return list_cards(c[at.HAND + seat], at.LAY, buffer, 1)
        return list_cards(c[at.HAND + seat] & ~bit(c[top + SOURCE]), at.LAY, buffer, 0)

    def forced(self) -> i64:
        c = self.cells
        kind = c[top_frame(c)]
        seat = c[ACTOR]
        if kind == at.UPGRADING:
            return -1  # one may stop or upgrade
        if kind == at.TURN_FRAME and (c[at.MERCHANT_ROW] != 0 or c[at.HAND + seat] & cards.FREE != 0):
            return -1  # one may rest, take the free merchant, or play a card
        if kind == at.PAYING or kind == at.SURPLUS:
            asked = askable(c, kind, seat)
            if asked & (asked - 1) != 0:
                return -1
            return colour_verb(kind) + lowest(asked) // LANE
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
            elif action >= at.DEAL_WITH:
                self.push(at.LAYING, seat, source=action - at.DEAL_WITH + 1)
            else:
                self.play(c, seat, 1 + (action - at.PLAY) // at.MOST_TIMES, 1 + (action - at.PLAY) % at.MOST_TIMES)
        elif action == DECLINE or action == at.STOP:
            self.pop()
        elif action < at.UPGRADE:
            self.pay(c, seat, action - at.PAY)
        elif action < at.DISCARD:
            self.upgrade(c, seat, action - at.UPGRADE)
        elif action < at.STOP:
            self.discard(c, seat, action - at.DISCARD)
        elif action < at.RECOVER:
            self.choose_output(c, seat, action - at.CHOOSE)
        elif action < at.KEEP:
            self.recover(c, seat, action - at.RECOVER + 1)
        elif action == at.KEEP:
            slot = c[top + SOURCE]
            self.pop()
            self.take_merchant(c, seat, slot)
        else:
            self.strike(c, seat, action - at.LAY + 1)

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
            if c[at.BIG_DEALS] == 1 and c[at.HAND + seat] != 0:
                self.push(at.OFFERED, seat, source=slot)
                return False
            self.take_merchant(c, seat, slot)
        elif kind == at.UPGRADING:
            if c[top + A] > 0 and upgradable(c[at.CARAVAN + c[TURN_OF]]):
                return False
            self.pop()
        elif kind == at.TURN_END:
            self.end_turn(c)
            return False
        elif kind == EFFECT:
            return self.advance_effect()
        elif kind == at.GAP:
            slot = c[top + SOURCE]
            self.pop()
            self.close_row(c, slot)
        elif (kind == at.CHOOSING and c[top + A] == 0) or (kind == at.RECOVERING and recoverable(c, c[TURN_OF]) == 0):
            self.pop()
        elif kind != at.SURPLUS or c[WAITING] != 0:
            return False
        else:
            self.pop()
        return c[ACTOR] >= 0

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
        following = c[TURN_OF] + 1
        if following == c[SEATS]:
            following = 0
        if c[at.ENDING] == 1 and following == c[at.FIRST]:
            self.pop()
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
