# mypyc: compiled
"""Spice cubes: four counts in one integer, yellow lowest. A lane is 15 bits wide, its top bit a guard."""

from typing import Final

from mypy_extensions import i64

from carrack.core.bits import bit, covers

COLOURS: Final = 4
LANE: Final = 15
GUARD: Final = (1 << 14) | (1 << 29) | (1 << 44) | (1 << 59)
BROWN: Final = 3
NAMES: Final = ("yellow", "red", "green", "brown")
LETTERS: Final = "YRGB"
LOW: Final = 0x7FFF
_ONE_OF_EACH: Final = 1 | (1 << 15) | (1 << 30) | (1 << 45)
"""Times this, the brown lane holds the sum of all four; what is carried beyond it is masked (or wraps) away."""


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


def lanes_between(first: i64, last: i64) -> i64:
    """All bits of the lanes from one colour to another."""
    return bit(LANE * (last + 1)) - bit(LANE * first)


def upgradable(cubes: i64) -> bool:
    """Whether any cube is below the top of the ladder."""
    return cubes & (one(BROWN) - 1) != 0


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


def last_returnable(have: i64, capacity: i64) -> i64:
    """The highest colour an over-full store may begin with when surplus goes back in ascending order."""
    surplus = total(have) - capacity
    colour: i64 = BROWN
    while total(have >> (LANE * colour)) < surplus:
        colour -= 1
    return colour
