# mypyc: compiled
"""Turns: the frame at the bottom of the stack is a turn, or the end of one, all through the game."""

from mypy_extensions import i64

from carrack.core.contract import SEAT, SEATS, TURN, TURN_OF, State, top_frame


def begin_turn(s: State, kind: i64, seat: i64) -> None:
    """The next turn is this seat's."""
    c = s.cells
    c[TURN] += 1
    c[TURN_OF] = seat
    top = top_frame(c)
    c[top] = kind
    c[top + SEAT] = seat
    s.ask(seat)


def round_of(s: State) -> i64:
    """In a round everybody has one turn."""
    return (s.cells[TURN] - 1) // s.cells[SEATS] + 1
