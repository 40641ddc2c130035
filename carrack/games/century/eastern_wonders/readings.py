# mypyc: compiled
"""What scenes and checks read off a position.

They are not compiled, and cells that they hand to compiled code are never freed: they hand over the State instead.
"""

from carrack.core.rooms import State, i64
from carrack.games.century.eastern_wonders import bonuses
from carrack.games.century.eastern_wonders.questions.market import OUTPOSTS
from carrack.games.century.eastern_wonders.rules import ROOM


def bonus_owned(s: State, seat: i64, kind: i64) -> i64:
    """How many bonus tokens of a kind a seat has."""
    return bonuses.owned(s.cells, seat, kind)


def bonus_left(s: State, kind: i64) -> i64:
    """How many bonus tokens of a kind nobody has taken yet."""
    return bonuses.left(s.cells, kind)


def bonus_points_of_next(s: State, kind: i64) -> i64:
    """What the top token of a kind scores."""
    return bonuses.points_of_next(s.cells, kind)


def outposts_gone(s: State, seat: i64, row: i64) -> i64:
    """How many outposts of a row have left the board of a seat."""
    return OUTPOSTS.gone(s.cells, seat, row)


def columns_emptied(s: State, seat: i64) -> i64:
    """How many columns of the board of a seat are empty."""
    return OUTPOSTS.columns(s.cells, seat)


def slots(s: State, seat: i64) -> i64:
    """How many cubes the hold of a seat carries."""
    return ROOM.of(s.cells, seat)


def slots_left(s: State, seat: i64) -> i64:
    """How many more it would carry; below 0, what is too much."""
    return ROOM.left(s.cells, seat)
