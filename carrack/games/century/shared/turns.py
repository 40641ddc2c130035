# mypyc: compiled
"""Turns: the frame at the bottom of the stack is a turn, or the end of one, all through the game."""

from carrack.core.rooms import ACTOR, SEAT, SEATS, TURN, TURN_OF, WAITING, State, bit, i64, top_frame, vec


def begin_turn(c: vec[i64], kind: i64, seat: i64) -> None:
    """The next turn is this seat's, and it alone is asked."""
    top = top_frame(c)
    c[top] = kind
    c[top + SEAT] = seat
    c[TURN] += 1
    c[TURN_OF] = seat
    c[ACTOR] = seat
    c[WAITING] = bit(seat)


def round_of(s: State) -> i64:
    """In a round everybody has one turn."""
    return (s.cells[TURN] - 1) // s.cells[SEATS] + 1
