"""What OpenSpiel calls the parameters of a game: seats, horizon, memory, and every option of the title.

OpenSpiel knows whole numbers, switches and words. An option is of the kind of its values; one with values of
several kinds is given as words.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from carrack.core.contract import Game
from carrack.core.errors import Unknown
from carrack.core.options import Option, settle

Value = str | int | bool
MEMORY = 32


@dataclass(frozen=True, slots=True)
class GameParameters:
    """Parameters, checked."""

    seats: int
    horizon: int
    memory: int
    options: Mapping[str, Value]


def defaults(title: Game) -> dict[str, Value]:
    """Every parameter of a title with its default."""
    own: dict[str, Value] = {"seats": title.fewest_together, "horizon": title.horizon, "memory": MEMORY}
    taken = [option.key for option in title.options if option.key in own]
    if taken:
        raise ValueError(f"{title.key} has options that OpenSpiel's face needs the names of: {', '.join(taken)}")
    return own | {option.key: _outside(option, option.values[0]) for option in title.options}


def settled(title: Game, given: Mapping[str, Value]) -> GameParameters:
    """Check what was given; what was not has its default."""
    known = defaults(title)
    for key in given:
        if key not in known:
            raise Unknown(f"parameter of {title.key}", key, known)
    values = known | dict(given)
    options = {option.key: _inside(option, values[option.key]) for option in title.options}
    seats = _number("seats", values["seats"])
    settle(title.key, (title.fewest, title.most), title.options, seats, options)
    horizon = _number("horizon", values["horizon"])
    if not 1 <= horizon <= title.horizon:
        raise ValueError(f"the horizon of {title.key} is from 1 to {title.horizon} decisions, not {horizon}")
    memory = _number("memory", values["memory"])
    if memory < 0:
        raise ValueError(f"the memory is how many choices a tensor shows, not {memory}")
    return GameParameters(seats, horizon, memory, options)


def _number(name: str, value: Value) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise ValueError(f"{name} is a whole number, not {value!r}")
    return value


def _outside(option: Option, value: Value) -> Value:
    """An option's value as OpenSpiel is given it."""
    return value if len({type(each) for each in option.values}) == 1 else str(value)


def _inside(option: Option, value: Value) -> Value:
    """The option's value that OpenSpiel's stands for; one that stands for none stays, to be refused."""
    for valid in option.values:
        outside = _outside(option, valid)
        if outside == value and type(outside) is type(value):
            return valid
    return value
