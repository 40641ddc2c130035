"""What the writer of golden records writes: short games that replay, in which every two values meet."""

from __future__ import annotations

from itertools import combinations, product
from math import prod
from pathlib import Path

import pytest

from carrack.core.record import read
from carrack.core.registry import find, games
from carrack.lab.golden import MOST, check, main
from carrack.lab.settings import pairwise, settings

TOY = "smugglers"


def test_golden_records_are_short_and_replay(tmp_path: Path) -> None:
    """One for each mixture; a legal list that has changed is noticed."""
    main(TOY, str(tmp_path / "golden"))
    paths = sorted(tmp_path.glob("golden/*.json"))
    assert len(paths) == len(list(pairwise(find(TOY))))
    for path in paths:
        assert 0 < len(read(path.read_bytes()).actions) <= MOST
        check(path)


@pytest.mark.parametrize("key", games())
@pytest.mark.parametrize("seed", range(3))
def test_every_two_values_meet(key: str, seed: int) -> None:
    """Each value of an option with each seat count and with each value of another, in fewer games than one for each.

    Where two options have many values, no cover is smaller than their product: then it is hardly larger.
    """
    game = games()[key]
    rows = list(pairwise(game, seed))
    names = [name for name, _, _ in rows]
    assert names[0] == f"{game.fewest}-seats"
    values = [("seats", range(game.fewest, game.most + 1)), *((option.key, option.values) for option in game.options)]
    least = prod(sorted(len(some) for _, some in values)[-2:])
    assert len(set(names)) == len(names) <= max(len(list(settings(game))), least + 4)
    met = {pair for _, seats, options in rows for pair in combinations([("seats", seats), *options.items()], 2)}
    for (one, ones), (other, others) in combinations(values, 2):
        for a, b in product(ones, others):
            assert ((one, a), (other, b)) in met
    assert list(pairwise(game, seed)) == rows
