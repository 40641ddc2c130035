# mypyc: compiled
"""What a seat's tokens, empty slots, bonus tokens and cubes are worth."""

from carrack.core.rooms import State, i64, worth
from carrack.games.century.eastern_wonders import at, tiles
from carrack.games.century.eastern_wonders.questions.market import OUTPOSTS
from carrack.games.century.shared.cubes import points_of


def token_points(s: State, seat: i64) -> i64:
    """The points printed on the victory point tokens."""
    return worth(s.cells[at.TOKENS + seat], tiles.POINTS)


def outpost_points(s: State, seat: i64) -> i64:
    """The points in the slots that outposts have left."""
    return OUTPOSTS.points(s.cells, seat)


def bonus_points(s: State, seat: i64) -> i64:
    """The points of the bonus tokens."""
    return s.cells[at.BONUS_POINTS + seat]


def cube_points(s: State, seat: i64) -> i64:
    """One for each cube left in the hold that is not yellow."""
    return points_of(s.cells[at.HOLD + seat], tiles.CUBE_POINTS)
