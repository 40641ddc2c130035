"""Every property over random games of every registered title, for as long as the title's budget lasts."""

from __future__ import annotations

from pathlib import Path
from time import monotonic

import pytest

from carrack.core.chance import Chance, derived_seed
from carrack.core.record import begin
from carrack.core.registry import games
from carrack.lab.fuzz import play_sampled, write_failure
from tests.budget import SECONDS, SEED, cover

CASES = [(key, *setting) for key, game in games().items() for setting in cover(game)]


@pytest.mark.whole
@pytest.mark.parametrize(("key", "name", "seats", "options"), CASES, ids=str)
def test_properties_hold_in_random_games(
    key: str, name: str, seats: int, options: dict[str, object], tmp_path: Path
) -> None:
    """Every property holds in positions drawn from whole random games: each setting has its share of the seconds."""
    game = games()[key]
    until = monotonic() + SECONDS / len(cover(game))
    rng = Chance(derived_seed(f"{key} {name} {SEED}"))
    while True:
        record = begin(game, seats, options, rng.next32())
        broken = play_sampled(record, rng, lambda: monotonic() < until)
        if broken is not None:
            found = write_failure(record, broken, tmp_path)
            pytest.fail(f"{broken}\nThe game is in {found}. CARRACK_SEED={SEED} plays it again.", pytrace=False)
        if monotonic() >= until:
            return


@pytest.mark.parametrize("key", games())
def test_deals_differ_by_seed_and_repeat_by_seed(key: str) -> None:
    """The seed decides everything, and nothing else does."""
    game = games()[key]
    dealt = [game.deal(game.most, seed=seed) for seed in range(20)]
    assert len({state.to_bytes() for state in dealt}) == 20
    assert all(state == game.deal(game.most, seed=seed) for seed, state in enumerate(dealt))
