# mypyc: compiled
"""Seats in turn order. `first` is the cell of the seat that began."""

from carrack.core.rooms import SEATS, TURN, TURN_OF, i64, vec


def place_in_order(c: vec[i64], first: i64, seat: i64) -> i64:
    """How many seats have their turn before this one in a round: among equal scores the latest wins."""
    return (seat - c[first] + c[SEATS]) % c[SEATS]


def round_of(c: vec[i64]) -> i64:
    """In a round everybody has one turn; 0 before the first turn."""
    return (c[TURN] - 1) // c[SEATS] + 1


def turn_to_come(c: vec[i64], first: i64, ending: i64, begun: bool, seat: i64) -> bool:
    """Whether a seat still has a whole turn in this round; a turn that has `begun` is as good as over.

    After the last turn of a round comes the next one, if there is one.
    """
    now = place_in_order(c, first, c[TURN_OF])
    if begun:
        now += 1
    if now == c[SEATS]:
        return c[ending] == 0
    return place_in_order(c, first, seat) >= now
