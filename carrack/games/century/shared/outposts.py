# mypyc: compiled
"""Outposts: those on the cells of a map, and the slots of a player board that they have left empty.

A board has a row for each trade symbol, and outposts leave a row from the left. So a count for each row tells it all,
and as many columns are empty as the least of these counts.
"""

from carrack.core.rooms import SEATS, bit, final, i64, lane, vec


@final
class Outposts:
    """`placed`: for each seat the set of cells where it has one; `built`: how many have left each row, in lanes.

    `bits`: how wide these lanes are; `points`: what the empty slots of a row score, column by column.
    """

    def __init__(self, placed: int, built: int, rows: int, bits: int, points: tuple[int, ...]) -> None:
        self.placed: i64 = placed
        self.built: i64 = built
        self.rows: i64 = rows
        self.bits: i64 = bits
        self.scored = bytes([sum(points[:n]) for n in range(len(points) + 1)])
        """What a row scores from which so many outposts have gone."""

    def stands(self, c: vec[i64], seat: i64, cell: i64) -> bool:
        """Whether a seat has an outpost in this cell."""
        return c[self.placed + seat] & bit(cell) != 0

    def standing(self, c: vec[i64], cell: i64) -> i64:
        """How many outposts there are in this cell."""
        n: i64 = 0
        for seat in range(c[SEATS]):
            n += (c[self.placed + seat] >> cell) & 1
        return n

    def gone(self, c: vec[i64], seat: i64, row: i64) -> i64:
        """How many outposts of a row have been built."""
        return lane(c[self.built + seat], row, self.bits)

    def columns(self, c: vec[i64], seat: i64) -> i64:
        """How many columns of a board are empty."""
        least = self.gone(c, seat, 0)
        for row in range(self.rows):
            least = min(least, self.gone(c, seat, row))
        return least

    def build(self, c: vec[i64], seat: i64, cell: i64, row: i64) -> bool:
        """The leftmost outpost of a row goes to a cell; whether that has emptied a column."""
        before = self.columns(c, seat)
        c[self.placed + seat] |= bit(cell)
        c[self.built + seat] += bit(self.bits * row)
        return self.columns(c, seat) > before

    def points(self, c: vec[i64], seat: i64) -> i64:
        """What all empty slots of a board score."""
        found: i64 = 0
        for row in range(self.rows):
            found += i64(self.scored[self.gone(c, seat, row)])
        return found
