# mypyc: compiled
"""Placing: one piece a go, in turn order, until nobody has any left."""

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.bits import bit
from carrack.core.contract import SEATS, A, B, top_frame
from carrack.games.age_of_discovery import layout as at
from carrack.games.age_of_discovery.legality import (
    many_kinds,
    refuse_holding,
    refuse_kind,
    refuse_spot,
)
from carrack.games.age_of_discovery.pieces import NAMES, count, one
from carrack.games.age_of_discovery.realm import first_free
from carrack.games.age_of_discovery.turn import Turn
from carrack.games.age_of_discovery.university import may_study, refuse_advance, refuse_front


def refuse_placing(c: vec[i64], seat: i64, action: i64) -> i64:
    """Why this cannot be done on a go of placing; -1 if it belongs to another question."""
    if at.PLACE <= action < at.FRONT:
        reason = refuse_kind(c, seat, (action - at.PLACE) // at.SPOTS)
        return reason if reason != 0 else refuse_spot(c, seat, (action - at.PLACE) % at.SPOTS)
    if at.HOLD <= action < at.PLACE:
        return refuse_holding(c, seat, action - at.HOLD)
    if at.FRONT <= action < at.ADVANCE:
        line = (action - at.FRONT) % at.FRONTS
        reason = refuse_front(c, seat, (action - at.FRONT) // at.FRONTS)
        return reason if reason != 0 else refuse_spot(c, seat, at.TO_CAPITAL if line == 2 else line)
    if at.ADVANCE <= action < at.SETTLE:
        return refuse_advance(c, seat, action - at.ADVANCE)
    return -1


class Placing(Turn):
    """The rules of placing."""

    def place(self, c: vec[i64], seat: i64, kind: i64, spot: i64) -> None:
        c[at.HAND + seat] -= one(kind)
        if spot == at.TO_SHIPPING:
            c[at.SHIPPING + seat] += one(kind)
        elif spot == at.TO_DISCOVERY:
            c[at.DISCOVERY + seat] += one(kind)
        elif spot == at.TO_INITIATIVE:
            self.stand(c, at.INITIATIVE, at.MOST_SEATS, -1, seat, kind)
        elif spot == at.TO_DOCK:
            self.stand(c, at.DOCK, at.DOCK_CELLS, -1, seat, kind)
        elif spot == at.TO_GOODS:
            self.stand(c, at.GOODS_AT, at.GOOD_CELLS, -1, seat, kind)
        elif spot == at.TO_CAPITAL:
            self.stand(c, at.CAPITAL, at.LONG_LINE, -1, seat, kind)
        elif spot == at.TO_WARFARE:
            self.stand(c, at.WARFARE, at.LONG_LINE, -1, seat, kind)
        elif spot < at.TO_DOCK_X:
            self.stand(c, at.SPECIALIST, at.SPECIALIST_CELLS, spot - at.TO_SPECIALIST, seat, kind)
        else:
            self.stand(c, at.DOCK, at.DOCK_CELLS, at.DOCK_X + spot - at.TO_DOCK_X, seat, kind)
        if self.journal is not None:
            self.journal.tell("placed", int(seat), {"piece": NAMES[kind], "spot": at.SPOT_IDS[spot]})
        self.has_placed(c, seat)

    def stand(self, c: vec[i64], line: i64, cells: i64, cell: i64, seat: i64, kind: i64) -> None:
        """A piece takes a cell of a line, the leftmost free one if none is named."""
        if cell < 0:
            cell = first_free(c, line + cells, cells)
        c[line + cell] = seat
        c[line + cells + cell] = kind + 1

    def place_in_front(self, c: vec[i64], seat: i64, kind: i64, line: i64) -> None:
        """With the University, in one reading of it, a piece from the hand takes the first cell."""
        c[at.HAND + seat] -= one(kind)
        self.front_piece(c, seat, kind, line)
        self.has_placed(c, seat)

    def hold(self, c: vec[i64], kind: i64) -> None:
        c[top_frame(c) + A] = kind + 1

    def has_placed(self, c: vec[i64], seat: i64) -> None:
        """Register B holds the seats that have gone in this round, A the kind that was being held."""
        top = top_frame(c)
        c[top + A] = 0
        c[top + B] |= bit(seat)

    def next_placer(self, c: vec[i64], top: i64) -> i64:
        """The first in turn order who has pieces and has not gone in this round, -1 if all have placed everything."""
        rounds: i64 = 0
        while rounds < 2:
            place: i64 = 0
            while place < c[SEATS]:
                seat = c[at.ORDER + place]
                if c[at.HAND + seat] != 0 and c[top + B] & bit(seat) == 0:
                    return seat
                place += 1
            c[top + B] = 0
            rounds += 1
        return -1

    def placing_options(self, c: vec[i64], seat: i64, buffer: vec[i64]) -> i64:
        """Which spots are open does not depend on the kind; a hand of many kinds is asked for the kind first."""
        held = c[top_frame(c) + A]
        holds = held == 0 and many_kinds(c[at.HAND + seat])
        spots: i64 = 0
        spot: i64 = 0
        while spot < at.SPOTS:
            if not holds and refuse_spot(c, seat, spot) == 0:
                spots |= bit(spot)
            spot += 1
        n: i64 = 0
        kind: i64 = 0
        while kind < at.KINDS:
            if count(c[at.HAND + seat], kind) > 0 and (held == 0 or held == kind + 1):
                if holds:
                    buffer[n] = at.HOLD + kind
                    n += 1
                spot = 0
                while spot < at.SPOTS:
                    if spots & bit(spot) != 0:
                        buffer[n] = at.PLACE + kind * at.SPOTS + spot
                        n += 1
                    spot += 1
            kind += 1
        if may_study(c, seat):
            action: i64 = at.FRONT
            while action < at.SETTLE:
                if refuse_placing(c, seat, action) == 0:
                    buffer[n] = action
                    n += 1
                action += 1
        return n
