"""Every property over random games of every registered title, seat count and option."""

from __future__ import annotations

import pytest

from carrack._modes import compiled
from carrack.core.chance import Chance
from carrack.core.record import begin
from carrack.core.registry import games
from carrack.lab.fuzz import play_checked
from carrack.lab.golden import mixtures, settings

CASES = [
    (key, name, seats, options)
    for key, game in games().items()
    for name, seats, options in (*settings(game), *mixtures(game, 50 if compiled() else 10))
]
PLAIN, OPTIONS = ((2, 9), (1, 41)) if compiled() else ((1, 11), (1, 97))
"""How many games, and the least gap between positions that are checked; with options games may last for thousands of
decisions."""


@pytest.mark.parametrize(("key", "name", "seats", "options"), CASES, ids=str)
def test_properties_hold_in_random_games(key: str, name: str, seats: int, options: dict[str, object]) -> None:
    """Every property holds in sampled positions of whole random games."""
    game = games()[key]
    times, gap = OPTIONS if options else PLAIN
    for seed in range(times):
        record = begin(game, seats, options, seed)
        broken = play_checked(record, Chance(1000 + seed), every=gap + seed % 5 * 4)
        assert broken is None, f"{broken} after {record.actions[-3:]} (seed {seed}, {len(record.actions)} actions)"


@pytest.mark.parametrize("key", games())
def test_deals_differ_by_seed_and_repeat_by_seed(key: str) -> None:
    """The seed decides everything, and nothing else does."""
    game = games()[key]
    dealt = [game.deal(game.most, seed=seed) for seed in range(20)]
    assert len({state.to_bytes() for state in dealt}) == 20
    assert all(state == game.deal(game.most, seed=seed) for seed, state in enumerate(dealt))
