"""Options of a title: each a named choice that the deal writes into one cell of the position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from carrack.core.errors import Unknown

Chosen = Mapping[str, str | int | bool]
"""The value of each option of a match, by its key."""


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the deal. The first value is the default; a switch has the values False, True.

    The deal writes the number of the value to the option's cell, which the table of the title works out. `shows` names
    the field of the board that it changes: a page draws it before the deal.
    """

    key: str
    values: tuple[str | int | bool, ...] = (False, True)
    cell: int = 0
    shows: str = ""


def settle(
    title: str, seats_range: tuple[int, int], known: Sequence[Option], seats: int, given: Mapping[str, object]
) -> list[int]:
    """Check seats and options; the number of the chosen value of each option."""
    fewest, most = seats_range
    if isinstance(seats, bool) or not fewest <= seats <= most:
        raise Unknown(f"seat count for {title}", seats, range(fewest, most + 1))
    for key in given:
        if key not in [option.key for option in known]:
            raise Unknown(f"option of {title}", key, [option.key for option in known])
    return [_index(option, given.get(option.key, option.values[0])) for option in known]


def _index(option: Option, value: object) -> int:
    for k, valid in enumerate(option.values):
        if valid == value and isinstance(valid, bool) == isinstance(value, bool):
            return k
    raise Unknown(f"value of option {option.key}", value, option.values)
