# mypyc: compiled
"""The best arrangement of goods and ships into sets, exactly.

Three or four of a kind pay well, and a ship may stand for one good of a set. What is left over, goods and ships,
makes sets of any three. For every kind of good there are only a few ways to split it that no other way beats; the
kinds are gone through one after another, and for every number of ships used and of goods left over the best sum is
kept. Ways to split are worked out at import by trying all.
"""

from carrack.core.rooms import Final, i64, vec
from carrack.games.age_of_discovery.box import COMPONENTS

KINDS: Final = 11
LANE: Final = 5
LOW: Final = 0x1F
MOST_OF_A_KIND: Final = 15
MOST_SHIPS: Final = 8
_NONE: Final = -1
_THREE_ANY: Final = COMPONENTS.box.income.three_any
_THREE_SAME: Final = COMPONENTS.box.income.three_same
_FOUR_SAME: Final = COMPONENTS.box.income.four_same


def _splits(n: int) -> list[tuple[int, int, int]]:
    """The ways to split n goods of a kind into sets that no other way beats: ships used, goods left, money."""
    ways: set[tuple[int, int, int]] = set()
    for fours in range(n // 4 + 1):
        for fours_with_ship in range((n - 4 * fours) // 3 + 1):
            for threes in range((n - 4 * fours - 3 * fours_with_ship) // 3 + 1):
                left = n - 4 * fours - 3 * fours_with_ship - 3 * threes
                for threes_with_ship in range(left // 2 + 1):
                    ships = fours_with_ship + threes_with_ship
                    money = _FOUR_SAME * (fours + fours_with_ship) + _THREE_SAME * (threes + threes_with_ship)
                    if ships <= MOST_SHIPS:
                        ways.add((ships, left - 2 * threes_with_ship, money))
    return sorted(w for w in ways if not any(_beats(other, w) for other in ways if other != w))


def _beats(a: tuple[int, int, int], b: tuple[int, int, int]) -> bool:
    """With no more ships at least as much money, even if every two goods that the other leaves make a set of any."""
    more_left = max(0, b[1] - a[1])
    return a[0] <= b[0] and a[2] >= b[2] + _THREE_ANY * ((more_left + 1) // 2)


_WAYS: Final = [_splits(n) for n in range(MOST_OF_A_KIND + 1)]
_FIRST_WAY: Final = vec[i64]([sum(len(ways) for ways in _WAYS[:n]) for n in range(MOST_OF_A_KIND + 2)])
_WAY: Final = vec[i64]([number for ways in _WAYS for way in ways for number in way])
_LEFT: Final = vec[i64]([max(left for _, left, _ in ways) for ways in _WAYS])
"""The most goods that a way to split so many leaves."""
_COLUMNS: Final = 23  # one more than eleven kinds leave over, two of each
_BLANK: Final = vec[i64]([_NONE] * ((MOST_SHIPS + 1) * _COLUMNS))
"""A table for so many ships used (rows) and goods left over (columns), in which nothing has a sum yet."""


def any_sets(goods: i64, ships: i64) -> i64:
    """How many sets of any three these make, with at most one ship in each."""
    if goods >= 2 * ships:
        return ships + (goods - 2 * ships) // 3
    return goods // 2


def income(goods: i64, ships: i64) -> i64:
    """What the best sets pay: goods as eleven counts in one integer."""
    ships = min(ships, MOST_SHIPS)
    single: i64 = 0
    most_left: i64 = 0
    best = _BLANK[: (ships + 1) * _COLUMNS]
    best[0] = 0
    for kind in range(i64(KINDS)):
        n = (goods >> (LANE * kind)) & LOW
        if n == 1:
            single += 1
        elif n > 1:
            best = _with_kind(best, ships, most_left, n)
            most_left += _LEFT[n]
    most: i64 = 0
    for used in range(ships + 1):
        for left in range(most_left + 1):
            value = best[used * _COLUMNS + left]
            if value >= 0:
                most = max(most, value + _THREE_ANY * any_sets(left + single, ships - used))
    return most


def _with_kind(best: vec[i64], ships: i64, most_left: i64, n: i64) -> vec[i64]:
    """From the best sums before a kind of which there are n to those after it."""
    after = _BLANK[: (ships + 1) * _COLUMNS]
    for used in range(ships + 1):
        for left in range(most_left + 1):
            value = best[used * _COLUMNS + left]
            way = _FIRST_WAY[n]
            while value >= 0 and way < _FIRST_WAY[n + 1] and used + _WAY[3 * way] <= ships:
                at = (used + _WAY[3 * way]) * _COLUMNS + left + _WAY[3 * way + 1]
                after[at] = max(after[at], value + _WAY[3 * way + 2])
                way += 1
    return after


if KINDS * max(int(left) for left in _LEFT) >= _COLUMNS:
    raise ValueError("income.py has too little room for the goods left over")
