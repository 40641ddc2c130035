# mypyc: compiled
"""The rules of Age of Discovery, put together: which question stands, who is asked, what may be done, what follows.

The rules themselves: set-up and auction in setup.py, placing in placing.py, the lines in lines.py, battles in
warfare.py, the other phases in turn.py, the University in university.py, what belongs to a seat in realm.py, what may
be done in legality.py. Only the methods that the contract asks for fetch the cells; they hand
them on to whatever they call, as `c`.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.contract import (
    ACTOR,
    DECLINE,
    PC,
    SEALED,
    SEAT,
    SOURCE,
    TURN,
    TURN_OF,
    WAITING,
    A,
    State,
    top_frame,
)
from carrack.core.refusals import OTHER_QUESTION
from carrack.games.age_of_discovery import layout as at
from carrack.games.age_of_discovery import parts
from carrack.games.age_of_discovery.legality import (
    load_pieces,
    price,
    refuse_battle,
    refuse_bid,
    refuse_building,
    refuse_exploring,
    refuse_good,
    refuse_load,
    refuse_resettling,
    refuse_ride,
    refuse_sending,
    refuse_war,
)
from carrack.games.age_of_discovery.pieces import SOLDIER, count, one
from carrack.games.age_of_discovery.placing import refuse_placing
from carrack.games.age_of_discovery.realm import TO_HAND, can_come, colony, discovered
from carrack.games.age_of_discovery.scoring import (
    building_points,
    find_points,
    is_scoring_turn,
    profit_now,
    standing_points,
    tie_break,
)
from carrack.games.age_of_discovery.setup import SetUp
from carrack.games.age_of_discovery.turn import MAY_RELOCATE, MAY_RIDE
from carrack.games.age_of_discovery.university import advances_of, line_of, refuse_advance
from carrack.games.age_of_discovery.warfare import has_chosen, refuse_strike


@final
class AgeOfDiscovery(SetUp):
    """One position of Age of Discovery."""

    def blank(self) -> State:
        return AgeOfDiscovery(self.game)

    # ---- what may be done ------------------------------------------------------------------------------

    def guard(self, seat: i64, action: i64) -> i64:
        c = self.cells
        top = top_frame(c)
        kind = c[top]
        if action == DECLINE:
            return self.refuse_decline(c, kind)
        if kind == at.PLACING:
            reason = refuse_placing(c, seat, action)
            return OTHER_QUESTION if reason < 0 else reason
        if kind == SEALED:
            if at.STRIKE <= action < at.RIDE:
                return refuse_strike(c, top, seat, action - at.STRIKE)
        elif kind == at.SAILING or kind == at.SETTLING:
            if at.SETTLE <= action < at.TAKE:
                return 0 if discovered(c, action - at.SETTLE) else at.UNDISCOVERED
        elif kind == at.TRADING:
            if at.TAKE <= action < at.BUY:
                return refuse_good(c, action - at.TAKE + 1)
        elif kind == at.BUYING:
            if at.BUY <= action < at.CHART:
                return refuse_building(c, seat, c[TURN], action - at.BUY)
        elif kind == at.EXPLORING:
            if at.SEND <= action < at.EXPLORE:
                return refuse_sending(c, seat, action - at.SEND)
            if at.EXPLORE <= action < at.TRAIN:
                return refuse_exploring(c, action - at.EXPLORE)
        elif kind == at.WARRING:
            if at.BATTLE <= action < at.WAR:
                where = action - at.BATTLE
                return refuse_battle(c, seat, where // at.MOST_SEATS, where % at.MOST_SEATS)
            if at.WAR <= action < at.STRIKE:
                return refuse_war(c, seat, action - at.WAR)
        else:
            return self.rarer_guard(c, top, kind, seat, action)
        return OTHER_QUESTION

    def rarer_guard(self, c: vec[i64], top: i64, kind: i64, seat: i64, action: i64) -> i64:
        """The questions that only some buildings, training and the auction ask."""
        if kind == at.STUDYING:
            if at.ADVANCE <= action < at.SETTLE:
                target = action - at.ADVANCE
                return at.OTHER_LINE if line_of(target) != c[top + PC] else refuse_advance(c, seat, target)
        elif kind == at.TRAINING:
            if at.TRAIN <= action < at.BATTLE:
                if c[at.MONEY + seat] < i64(parts.TRAINING_PRICE):
                    return at.CANNOT_TRAIN
                return 0 if can_come(c, seat, action - at.TRAIN + 1) else at.NONE_LEFT
        elif kind == at.RECRUITING:
            if at.TRAIN <= action < at.BATTLE:
                return 0
        elif kind == at.BIDDING:
            if at.MAKE_BID <= action < at.HOLD:
                return refuse_bid(c, seat, action)
        elif kind == at.CHARTING:
            if at.CHART <= action < at.STATION:
                return at.DISCOVERED if discovered(c, action - at.CHART) else 0
        elif kind == at.STATIONING:
            if at.STATION <= action < at.SEND:
                return at.NO_OWN_PIECE if colony(c, seat, action - at.STATION) == 0 else 0
        elif kind == at.IMPROVING:
            if at.RIDE <= action < at.UPROOT:
                if c[top + A] & MAY_RIDE == 0:
                    return at.NO_STABLES
                way = action - at.RIDE
                return refuse_ride(c, seat, way // at.REGIONS, way % at.REGIONS)
            if at.UPROOT <= action < at.RESETTLE:
                if c[top + A] & MAY_RELOCATE == 0:
                    return at.NO_RELOCATION
                return refuse_load(c, seat, (action - at.UPROOT) // at.LOADS, (action - at.UPROOT) % at.LOADS)
        elif kind == at.RESETTLING:
            if at.RESETTLE <= action < at.SWAP:
                return refuse_resettling(c, action - at.RESETTLE)
        elif kind == at.SWAPPING and action >= at.SWAP:
            return 0 if count(colony(c, seat, action - at.SWAP), SOLDIER) > 0 else at.NONE_TO_SWAP
        return OTHER_QUESTION

    def refuse_decline(self, c: vec[i64], kind: i64) -> i64:
        if kind == at.EXPLORING:
            return at.CALLED_OFF_TOO_LATE if c[at.SENT] != 0 else 0
        optional = (
            kind == at.BUYING
            or kind == at.WARRING
            or kind == at.TRAINING
            or kind == at.STUDYING
            or kind == at.IMPROVING
            or kind == at.BIDDING
            or kind == at.SWAPPING
        )
        return 0 if optional else OTHER_QUESTION

    def options_into(self, seat: i64, buffer: vec[i64]) -> i64:
        c = self.cells
        top = top_frame(c)
        kind = c[top]
        if kind == at.PLACING:
            return self.placing_options(c, seat, buffer)
        n: i64 = 0
        if self.refuse_decline(c, kind) == 0:
            buffer[0] = DECLINE
            n = 1
        if kind == SEALED:
            return self.list_legal(seat, at.STRIKE, at.RIDE, buffer, n)
        if kind == at.SAILING or kind == at.SETTLING:
            return self.list_legal(seat, at.SETTLE, at.TAKE, buffer, n)
        if kind == at.TRADING:
            return self.list_legal(seat, at.TAKE, at.BUY, buffer, n)
        if kind == at.BUYING:
            if c[at.MONEY + seat] < price(c[TURN]):
                return n
            return self.list_legal(seat, at.BUY, at.CHART, buffer, n)
        if kind == at.EXPLORING:
            return self.list_legal(seat, at.SEND, at.TRAIN, buffer, n)
        if kind == at.WARRING:
            return self.list_legal(seat, at.BATTLE, at.STRIKE, buffer, n)
        if kind == at.STUDYING:
            first, after = advances_of(c[top + PC])
            return self.list_legal(seat, at.ADVANCE + first, at.ADVANCE + after, buffer, n)
        if kind == at.TRAINING or kind == at.RECRUITING:
            return self.list_legal(seat, at.TRAIN, at.BATTLE, buffer, n)
        if kind == at.BIDDING:
            return self.list_legal(seat, at.MAKE_BID, at.HOLD, buffer, n)
        if kind == at.CHARTING:
            return self.list_legal(seat, at.CHART, at.STATION, buffer, n)
        if kind == at.STATIONING:
            return self.list_legal(seat, at.STATION, at.SEND, buffer, n)
        if kind == at.IMPROVING:
            return self.list_legal(seat, at.RIDE, at.RESETTLE, buffer, n)
        if kind == at.RESETTLING:
            return self.list_legal(seat, at.RESETTLE, at.SWAP, buffer, n)
        return self.list_legal(seat, at.SWAP, self.game.actions, buffer, n)

    def list_legal(self, seat: i64, first: i64, after: i64, buffer: vec[i64], n: i64) -> i64:
        """Add the actions of a range that the guard allows; how many there are now."""
        while first < after:
            if self.guard(seat, first) == 0:
                buffer[n] = first
                n += 1
            first += 1
        return n

    def forced(self) -> i64:
        c = self.cells
        kind = c[top_frame(c)]
        if kind == at.PLACING or kind == at.RECRUITING:
            return -1  # merchant shipping and discovery are always open
        if kind == SEALED and self.secret(c[ACTOR]):
            return -1
        buffer = self.game.scratch
        if self.legal_into(buffer) == 1:
            return buffer[0]
        return -1

    def secret(self, seat: i64) -> bool:
        """Whether what is left to a seat rests on whom it has marked; everything else lies open."""
        c = self.cells
        frame = self.sealed_frame()
        return frame >= 0 and has_chosen(c, frame, seat)

    # ---- doing it --------------------------------------------------------------------------------------

    def take(self, seat: i64, action: i64) -> None:
        c = self.cells
        if action == DECLINE:
            if c[top_frame(c)] == at.BIDDING:
                self.pass_bid(c, seat)
            else:
                self.pop()
        elif action < at.HOLD:
            self.bid(c, seat, action)
        elif action < at.PLACE:
            self.hold(c, action - at.HOLD)
        elif action < at.FRONT:
            self.place(c, seat, (action - at.PLACE) // at.SPOTS, (action - at.PLACE) % at.SPOTS)
        elif action < at.ADVANCE:
            self.place_in_front(c, seat, (action - at.FRONT) // at.FRONTS, (action - at.FRONT) % at.FRONTS)
        elif action < at.SETTLE:
            if c[top_frame(c)] == at.STUDYING:
                self.pop()
            self.advance_piece(c, seat, action - at.ADVANCE)
        elif action < at.TAKE:
            top = top_frame(c)
            if c[top] == at.SAILING:
                cell = c[top + SOURCE]
                self.pop()
                self.sail(c, seat, cell, action - at.SETTLE)
            else:
                self.settle(c, seat, action - at.SETTLE)
        elif action < at.BUY:
            self.pop()
            self.take_good(c, seat, action - at.TAKE + 1)
        elif action < at.CHART:
            self.pop()
            self.buy(c, seat, action - at.BUY)
        elif action < at.STATION:
            self.chart(c, seat, action - at.CHART)
        elif action < at.SEND:
            self.station(c, seat, action - at.STATION)
        elif action < at.EXPLORE:
            self.send(c, action - at.SEND)
        elif action < at.TRAIN:
            self.explore(c, seat, action - at.EXPLORE)
        else:
            self.take_later(c, seat, action)

    def take_later(self, c: vec[i64], seat: i64, action: i64) -> None:
        """The verbs of the later lines and phases."""
        top = top_frame(c)
        if action < at.BATTLE:
            if c[top] == at.RECRUITING:
                self.pop()
                self.recruit(c, seat, action - at.TRAIN + 1, TO_HAND)
            else:
                self.train(c, seat, action - at.TRAIN + 1)
        elif action < at.WAR:
            self.begin_battle(c, seat, (action - at.BATTLE) // at.MOST_SEATS, (action - at.BATTLE) % at.MOST_SEATS)
        elif action < at.STRIKE:
            self.begin_war(c, seat, action - at.WAR)
        elif action < at.RIDE:
            self.strike(c, seat, action - at.STRIKE)
        elif action < at.UPROOT:
            c[top + A] &= ~MAY_RIDE
            self.move_pieces(c, seat, (action - at.RIDE) // at.REGIONS, (action - at.RIDE) % at.REGIONS, one(SOLDIER))
        elif action < at.RESETTLE:
            c[top + A] &= ~MAY_RELOCATE
            where = action - at.UPROOT
            self.push(at.RESETTLING, seat, source=where // at.LOADS, a=where % at.LOADS)
        elif action < at.SWAP:
            source = c[top + SOURCE]
            pieces = load_pieces(colony(c, seat, source), c[top + A])
            self.pop()
            self.move_pieces(c, seat, source, action - at.RESETTLE, pieces)
        else:
            place = c[top + SOURCE]
            self.pop()
            self.swap_out(c, seat, SOLDIER, action - at.SWAP)
            self.put(c, seat, SOLDIER, place)

    # ---- what follows by itself ------------------------------------------------------------------------

    def advance(self) -> bool:
        c = self.cells
        top = top_frame(c)
        kind = c[top]
        if kind == at.PLACING:
            seat = self.next_placer(c, top)
            if seat < 0:
                c[top] = at.RESOLVING
                c[top + PC] = at.LINE_INITIATIVE
                return True
            c[top + SEAT] = seat
            c[TURN_OF] = seat
            self.ask(seat)
            return False
        if kind == at.RESOLVING:
            if c[top + PC] > at.LINE_WARFARE:
                if c[at.SCORING] == 1 and is_scoring_turn(c[TURN]):
                    self.score_colonies(c)
                self.pay_income(c)
                self.begin_benefits(c, top)
            else:
                self.resolve(c, top)
            return True
        if kind == SEALED:
            if c[WAITING] != 0:
                return False
            self.end_conflict(c)
            return True
        if kind == at.BENEFITS:
            self.next_benefits(c, top)
            return True
        if kind == at.CLOSING:
            self.close_turn(c, top)
            return not self.over
        if kind == at.SWAPPING:
            return self.advance_swap(c, c[top + SEAT])
        c[TURN_OF] = c[top + SEAT]
        self.ask(c[top + SEAT])
        return False

    # ---- the score -------------------------------------------------------------------------------------

    def score(self, seat: i64) -> i64:
        c = self.cells
        return (
            c[at.COLONY_VP + seat]
            + self.still_to_score(c, seat)
            + find_points(c, seat)
            + building_points(c, seat)
            + self.profits(c, seat)
        )

    def tally(self, seat: i64) -> dict[str, int]:
        c = self.cells
        return {
            "colonies": int(c[at.COLONY_VP + seat]),
            "standing": int(self.still_to_score(c, seat)),
            "discoveries": int(find_points(c, seat)),
            "buildings": int(building_points(c, seat)),
            "profits": int(self.profits(c, seat)),
        }

    def still_to_score(self, c: vec[i64], seat: i64) -> i64:
        """What the colonies would bring now; nothing once the last scoring is done."""
        return 0 if self.over else standing_points(c, seat)

    def profits(self, c: vec[i64], seat: i64) -> i64:
        """What goods and ships earned in the last turn, or would earn now."""
        earned = c[TURN] == parts.TURNS and (self.over or self.phase_after_income(c))
        return c[at.PROFIT + seat] if earned else profit_now(c, seat)

    def phase_after_income(self, c: vec[i64]) -> bool:
        return c[at.FIRST_FRAME] == at.BENEFITS or c[at.FIRST_FRAME] == at.CLOSING

    def tie_break(self, seat: i64) -> i64:
        return tie_break(self.cells, seat)

    # ---- for people and for tests ----------------------------------------------------------------------

    def reason_args(self, seat: i64, action: i64, reason: i64) -> dict[str, object]:
        from carrack.games.age_of_discovery.reasons import reason_args

        return reason_args(self, seat, action, reason)

    def check(self) -> None:
        from carrack.games.age_of_discovery.invariants import check

        check(self)
