# mypyc: compiled
"""Placing: one piece a go, in turn order, until nobody has any left.

Of a hand of many kinds one kind is held first: register A is that kind, from 1. Register B holds the seats that have
gone in this round.
"""

from carrack.core.rooms import SEAT, SEATS, SEVERAL, A, Answer, B, Final, Question, State, Text, bit, i64, vec
from carrack.games.age_of_discovery import at, parts
from carrack.games.age_of_discovery.lines import FIRST, LENGTH, first_own, line_up, room, stand
from carrack.games.age_of_discovery.pieces import NAMES, count, one
from carrack.games.age_of_discovery.places import LINE, cell, in_hand, spot_places
from carrack.games.age_of_discovery.questions.studying import UNIVERSITY, Advance, bring_to_front, may_study
from carrack.games.age_of_discovery.table import SPOT_IDS

_MANY_KINDS: Final = 4
_FRONT_SPOT: Final = bytes([at.TO_INITIATIVE, at.TO_DOCK, at.TO_CAPITAL])
_FULL: Final = bytes([0, at.DOCK_FULL, at.GOODS_FULL, 0, at.CAPITAL_FULL, 0, at.WARFARE_FULL])
"""Why one cannot go to a line that is full."""


def many_kinds(hand: i64) -> bool:
    """Whether a hand holds so many kinds that one of them must be chosen first."""
    n: i64 = 0
    for kind in range(i64(at.KINDS)):
        if count(hand, kind) > 0:
            n += 1
    return n >= _MANY_KINDS


def refuse_spot(c: vec[i64], seat: i64, spot: i64) -> i64:
    """Why a piece, whatever it is, cannot go to this spot."""
    if spot >= at.TO_DOCK_X:
        owners: i64 = parts.X_OWNERS
        if spot == at.TO_DOCK_Y:
            owners = parts.Y_OWNERS
        if c[at.DOCK_XY] == 0 or c[at.BUILDINGS + seat] & owners == 0:
            return at.DOCK_CELL_OWNED
        return at.NOT_FIRST_SERVANT if c[at.DOCK_PIECE + at.DOCK_X + spot - at.TO_DOCK_X] != 0 else 0
    if spot >= at.TO_CAPTAIN:
        return at.CELL_TAKEN if c[at.SPECIALISTS_PIECE + spot - at.TO_CAPTAIN] != 0 else 0
    line = i64(LINE[spot])
    if line == at.LINE_INITIATIVE:
        return at.ONE_ON_INITIATIVE if first_own(c, line, seat) >= 0 else 0
    if line == at.LINE_GOODS and c[at.GOODS_LINE] == 1 and first_own(c, line, seat) >= 0:
        return at.ONE_GOOD_EACH
    cells = room(c, line)
    return i64(_FULL[spot]) if cells > 0 and c[FIRST[line] + LENGTH[line] + cells - 1] != 0 else 0


class Hold(Answer):
    """A kind is taken up, to be placed next."""

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        c = s.cells
        hand = c[at.HAND + seat]
        if count(hand, k) == 0:
            return at.NONE_IN_HAND
        return 0 if c[s.top() + A] == 0 and many_kinds(hand) else at.OTHER_HELD

    def list_into(self, s: State, seat: i64, buffer: vec[i64], n: i64) -> i64:
        return super().list_into(s, seat, buffer, n) if many_kinds(s.cells[at.HAND + seat]) else n

    def take(self, s: State, seat: i64, k: i64) -> None:
        c = s.cells
        c[s.top() + A] = k + 1

    def touches(self, s: State, seat: i64, k: i64) -> tuple[str, ...]:
        return in_hand(s, seat, k)


class Place(Answer):
    """A piece of a kind goes to a spot."""

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        c = s.cells
        held = c[s.top() + A]
        kind = k // at.SPOTS
        if count(c[at.HAND + seat], kind) == 0:
            return at.NONE_IN_HAND
        if held != 0 and held != kind + 1:
            return at.OTHER_HELD
        if held == 0 and many_kinds(c[at.HAND + seat]):
            return at.HOLD_FIRST
        return refuse_spot(c, seat, k % at.SPOTS)

    def list_into(self, s: State, seat: i64, buffer: vec[i64], n: i64) -> i64:
        """Which spots are open does not depend on the kind."""
        c = s.cells
        hand = c[at.HAND + seat]
        held = c[s.top() + A]
        if held == 0 and many_kinds(hand):
            return n
        spots: i64 = 0
        for spot in range(i64(at.SPOTS)):
            if refuse_spot(c, seat, spot) == 0:
                spots |= bit(spot)
        for kind in range(i64(at.KINDS)):
            if count(hand, kind) > 0 and (held == 0 or held == kind + 1):
                for spot in range(i64(at.SPOTS)):
                    if spots & bit(spot) != 0:
                        buffer[n] = self.first + kind * at.SPOTS + spot
                        n += 1
        return n

    def take(self, s: State, seat: i64, k: i64) -> None:
        c = s.cells
        kind = k // at.SPOTS
        spot = k % at.SPOTS
        c[at.HAND + seat] -= one(kind)
        if spot == at.TO_SHIPPING:
            c[at.SHIPPING + seat] += one(kind)
        elif spot == at.TO_DISCOVERY:
            c[at.DISCOVERY + seat] += one(kind)
        elif spot >= at.TO_DOCK_X:
            stand(c, at.LINE_DOCK, at.DOCK_X + spot - at.TO_DOCK_X, seat, kind)
        elif spot >= at.TO_CAPTAIN:
            stand(c, at.LINE_SPECIALISTS, spot - at.TO_CAPTAIN, seat, kind)
        else:
            line_up(c, i64(LINE[spot]), seat, kind)
        if s.journal is not None:
            s.journal.tell("placed", seat, {"piece": NAMES[kind], "spot": SPOT_IDS[spot]})
        has_placed(s, seat)

    def touches(self, s: State, seat: i64, k: i64) -> tuple[str, ...]:
        """A kind that is not in hand names nothing, unless the hand is empty."""
        piece = in_hand(s, seat, k // at.SPOTS)
        return () if not piece and s.cells[at.HAND + seat] != 0 else (*piece, *spot_places(s, k % at.SPOTS))

    def about(self, s: State, seat: i64, k: i64, reason: i64) -> dict[str, object]:
        return {"n": int(room(s.cells, at.LINE_DOCK))} if reason == at.DOCK_FULL else {}


class Front(Answer):
    """With the University, in one reading of it, a piece from the hand takes the first cell of a line."""

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        c = s.cells
        if not may_study(c, seat):
            return at.NO_UNIVERSITY
        if c[at.UNIVERSITY] == 0:
            return at.STANDING_ONLY
        if count(c[at.HAND + seat], k // at.FRONTS) == 0:
            return at.NONE_IN_HAND
        return refuse_spot(c, seat, i64(_FRONT_SPOT[k % at.FRONTS]))

    def list_into(self, s: State, seat: i64, buffer: vec[i64], n: i64) -> i64:
        return super().list_into(s, seat, buffer, n) if may_study(s.cells, seat) else n

    def take(self, s: State, seat: i64, k: i64) -> None:
        c = s.cells
        kind = k // at.FRONTS
        line = i64(LINE[_FRONT_SPOT[k % at.FRONTS]])
        c[at.HAND + seat] -= one(kind)
        bring_to_front(s, seat, line, line_up(c, line, seat, kind))
        has_placed(s, seat)

    def touches(self, s: State, seat: i64, k: i64) -> tuple[str, ...]:
        c = s.cells
        piece = in_hand(s, seat, k // at.FRONTS)
        if not piece or c[at.UNIVERSITY] == 0 or not may_study(c, seat):
            return ()
        return *piece, cell(s, i64(LINE[_FRONT_SPOT[k % at.FRONTS]]), 0)

    def about(self, s: State, seat: i64, k: i64, reason: i64) -> dict[str, object]:
        return {"n": int(room(s.cells, at.LINE_DOCK))} if reason == at.DOCK_FULL else {}


def has_placed(s: State, seat: i64) -> None:
    """This seat has gone in this round."""
    c = s.cells
    top = s.top()
    c[top + A] = 0
    c[top + B] |= bit(seat)


class Placing(Question):
    """The first in turn order who has pieces and has not gone in this round; when all is placed, the lines resolve."""

    def follow(self, s: State) -> bool:
        c = s.cells
        top = s.top()
        for _ in range(2):
            for place in range(c[SEATS]):
                seat = c[at.ORDER + place]
                if c[at.HAND + seat] != 0 and c[top + B] & bit(seat) == 0:
                    c[top + SEAT] = seat
                    return super().follow(s)
            c[top + B] = 0
        c[top] = at.RESOLVING
        return True

    def only(self, s: State, seat: i64) -> i64:
        """Merchant shipping and discovery are always open."""
        return SEVERAL

    def concerns(self, s: State, seat: i64) -> tuple[str, ...]:
        held = s.frame(A)
        return in_hand(s, seat, held - 1) if held != 0 else ()

    def ask(self, s: State, seat: i64) -> Text:
        c = s.cells
        holds = c[s.top() + A] == 0 and many_kinds(c[at.HAND + seat])
        return "ask-hold" if holds else "ask-place", {}


def begin_placing(s: State) -> None:
    """The frame of what was before makes room for the placing of a new turn."""
    s.cells[at.SHOWN] = 0
    s.pop()
    s.push(at.PLACING, s.cells[at.ORDER])


_STUDIES = Front("front", window=UNIVERSITY), Advance("advance", window=UNIVERSITY)
PLACING = Placing("placing", Hold("hold"), Place("place"), *_STUDIES, turns=True)
