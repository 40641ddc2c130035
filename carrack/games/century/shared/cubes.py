# mypyc: compiled
"""Spice cubes: four counts in one integer, yellow lowest. A lane is 15 bits wide, its top bit a guard."""

from carrack.core.rooms import Final, bit, covers, i64

COLOURS: Final = 4
LANE: Final = 15
GUARD: Final = (1 << 14) | (1 << 29) | (1 << 44) | (1 << 59)
BROWN: Final = 3
NAMES: Final = ("yellow", "red", "green", "brown")
LETTERS: Final = "YRGB"
LOW: Final = 0x7FFF
_ONE_OF_EACH: Final = 1 | (1 << 15) | (1 << 30) | (1 << 45)
"""Times this, each lane holds the sum of itself and those below; what is carried beyond is masked (or wraps) away."""
_LANES: Final = (1 << 60) - 1


def parse(text: str) -> int:
    """The cubes a string stands for, one letter each: "YYR" is two yellow and one red."""
    if set(text) - set(LETTERS):
        raise ValueError(f"cubes are written with the letters {LETTERS}, not {text!r}")
    return sum(int(one(LETTERS.index(letter))) for letter in text)


def one(colour: i64) -> i64:
    """One cube of this colour."""
    return bit(LANE * colour)


def count(cubes: i64, colour: i64) -> i64:
    """How many cubes of this colour."""
    return (cubes >> (LANE * colour)) & LOW


def total(cubes: i64) -> i64:
    """How many cubes of all colours."""
    return (cubes * _ONE_OF_EACH >> 3 * LANE) & LOW


def present(cubes: i64) -> i64:
    """The colours that are there, as the guard bits of their lanes."""
    return (cubes + (GUARD - _ONE_OF_EACH)) & GUARD


def named(cubes: int) -> dict[str, int]:
    """The cubes by colour, those that are there."""
    return {name: n for k, name in enumerate(NAMES) if (n := int(count(cubes, k)))}


def exchanges(have: i64, give: i64, change: i64, most: i64) -> i64:
    """How often one exchange after another can be made: what one brings, the next may give (CEN-AMB-011)."""
    times: i64 = 0
    while times < most and covers(have, give, GUARD):
        have += change
        times += 1
    return times


def returnable(have: i64, capacity: i64) -> i64:
    """The colours that an over-full store may begin with when exactly its surplus goes back in ascending order: those
    with no more than `capacity` cubes below them, since all of those stay. As the guard bits of their lanes."""
    cubes_below = (have * _ONE_OF_EACH << LANE) & _LANES
    return (capacity * _ONE_OF_EACH + GUARD - cubes_below) & present(have)


def levels(cubes: i64) -> i64:
    """Yellow 1, red 2, green 3, brown 4: what cubes are worth on the ladder."""
    return count(cubes, 0) + 2 * count(cubes, 1) + 3 * count(cubes, 2) + 4 * count(cubes, 3)


def matched_levels(have: i64, cost: i64) -> i64:
    """How much of a price these cubes pay, by their levels."""
    found: i64 = 0
    for colour in range(i64(COLOURS)):
        found += min(count(have, colour), count(cost, colour)) * (colour + 1)
    return found


def points_of(cubes: i64, points: bytes) -> i64:
    """What cubes score, by a table of the colours."""
    found: i64 = 0
    for colour in range(i64(COLOURS)):
        found += count(cubes, colour) * i64(points[colour])
    return found
