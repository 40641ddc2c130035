"""Hexes in axial coordinates, flat side up: who touches whom, how far it is, and what a map of them needs."""

from collections.abc import Collection, Sequence

Hex = tuple[int, int]
_AROUND = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


def around(place: Hex) -> list[Hex]:
    """The six hexes that touch this one."""
    q, r = place
    return [(q + dq, r + dr) for dq, dr in _AROUND]


def touching(place: Hex, others: Collection[Hex]) -> int:
    """How many of the others touch this one."""
    return sum(each in others for each in around(place))


def distance(one: Hex, other: Hex) -> int:
    """The number of steps from one to the other over open sea."""
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


def reading_order(place: Hex) -> tuple[int, int]:
    """Column by column from the left, each from the top."""
    return place[0], 2 * place[1] + place[0]


def neighbour_masks(cells: Sequence[Hex]) -> list[int]:
    """For each cell, counted from 1, the set of those that touch it; nothing touches cell 0."""
    number = {place: k for k, place in enumerate(cells, start=1)}
    return [0, *(sum(1 << number[each] for each in around(place) if each in number) for place in cells)]


def connected(cells: Collection[Hex]) -> bool:
    """Whether one can go from every cell to every other one."""
    return len(_reached(next(iter(cells)), cells)) == len(cells)


def has_hole(cells: Collection[Hex]) -> bool:
    """Whether the cells enclose water."""
    columns, rows = [q for q, _ in cells], [r for _, r in cells]
    outside = [
        (q, r)
        for q in range(min(columns) - 1, max(columns) + 2)
        for r in range(min(rows) - 1, max(rows) + 2)
        if (q, r) not in cells
    ]
    return not connected(set(outside))


def _reached(start: Hex, cells: Collection[Hex]) -> set[Hex]:
    found, edge = {start}, [start]
    while edge:
        edge = [each for place in edge for each in dict.fromkeys(around(place)) if each in cells and each not in found]
        edge = list(dict.fromkeys(edge))
        found.update(edge)
    return found
