# mypyc: compiled
"""Cubes come to a hold (a caravan, a ship) and go; `hold` is the first cell of the title's range, one cell a seat."""

from carrack.core.rooms import State, i64
from carrack.games.century.shared.cubes import NAMES, count, named


def gain(s: State, hold: i64, seat: i64, cubes: i64) -> None:
    """Cubes come from the bowls."""
    s.cells[hold + seat] += cubes
    if s.journal is not None:
        s.journal.tell("gained", seat, {"plus": named(cubes)})


def lose(s: State, hold: i64, seat: i64, cubes: i64) -> None:
    """Cubes go back to the bowls."""
    s.cells[hold + seat] -= cubes
    if s.journal is not None:
        s.journal.tell("returned", seat, {"minus": named(cubes)})


def trade(s: State, hold: i64, seat: i64, give: i64, get: i64, times: i64) -> None:
    """An exchange, made as often as was said."""
    lose(s, hold, seat, give * times)
    gain(s, hold, seat, get * times)


def shortage(have: int, need: int) -> dict[str, object]:
    """The first colour that is short: which, how many are needed, how many there are."""
    for k, name in enumerate(NAMES):
        if count(have, k) < count(need, k):
            return {"colour": name, "need": int(count(need, k)), "have": int(count(have, k))}
    return {}
