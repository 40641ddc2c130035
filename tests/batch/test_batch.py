"""Many games at once: each goes as it would alone, and the arrays say what single positions say."""

from __future__ import annotations

import pickle
import re
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from carrack._modes import compiled
from carrack.batch import Batch, IllegalInGame
from carrack.core.contract import OVER, State
from carrack.core.errors import BadPosition, Unknown
from carrack.core.registry import find, games
from carrack.envs import returns
from tests.budget import sample
from tests.memory import NOISE, growth

TITLES = sorted(games())
SETTINGS = [(key, seats, options) for key in TITLES for _, seats, options in sample(find(key))]
STEPS = 200 if compiled() else 40
SOON = 23
"""A horizon that games come to within a few steps."""


def play(batch: Batch, steps: int) -> None:
    """Random legal actions everywhere."""
    for _ in range(steps):
        batch.step(batch.random_actions())


def picture(batch: Batch) -> list[Any]:
    """Everything a batch shows and holds."""
    arrays = (batch.observations, batch.masks, batch.seat, batch.decisions, batch.scores, batch.places)
    seeds = [batch.seed_of(k) for k in range(batch.games)]
    return [*(array.tolist() for array in arrays), [batch.state(k).to_bytes() for k in range(batch.games)], seeds]


def assert_shows(batch: Batch, k: int, state: State) -> None:
    """The k-th rows are what this position says."""
    assert batch.state(k) == state
    assert batch.seat[k] == state.actor
    assert batch.observations[k].tolist() == state.observe(state.actor)
    assert np.flatnonzero(batch.masks[k]).tolist() == state.legal()


@pytest.mark.whole
@pytest.mark.parametrize(("title", "seats", "options"), SETTINGS)
def test_a_batch_plays_as_single_games_do(title: str, seats: int, options: dict[str, Any]) -> None:
    """Move for move, through ends and horizons: positions, observations, masks, rewards, points, places."""
    game = find(title)
    horizon = 150
    batch = Batch(title, 5, seats, options, seed=3, horizon=horizon)
    states = [game.deal(seats, options, batch.seed_of(k)) for k in range(5)]
    taken = [0] * 5
    for _ in range(STEPS):
        actions = batch.random_actions().copy()
        before = batch.masks.copy()
        rewards, done, truncated = batch.step(actions)
        assert before[range(5), actions].all()
        for k, state in enumerate(states):
            state.apply(actions[k])
            taken[k] += 1
            assert done[k] == (state.over or taken[k] == horizon)
            assert truncated[k] == (done[k] and not state.over)
            if done[k]:
                assert rewards[k].tolist() == pytest.approx(returns.place(state))
                assert batch.scores[k].tolist() == [state.score(seat) for seat in range(seats)]
                assert batch.places[k].tolist() == state.ranking()[:seats]
                states[k], taken[k] = game.deal(seats, options, batch.seed_of(k)), 0
            else:
                assert not rewards[k].any()
            assert batch.decisions[k] == taken[k]
        for k, state in enumerate(states):
            assert_shows(batch, k, state)


@pytest.mark.parametrize("title", TITLES)
def test_a_game_that_ends_is_dealt_anew_with_a_fresh_seed(title: str) -> None:
    """Its place goes on with an opening position that was not there before; the others go on as they were."""
    batch = Batch(title, 4, horizon=SOON, seed=5)
    seen = {batch.seed_of(k) for k in range(4)}
    assert len(seen) == 4
    for _ in range(3 * SOON):
        _, done, _ = batch.step(batch.random_actions())
        for k in np.flatnonzero(done).tolist():
            assert batch.seed_of(k) not in seen
            seen.add(batch.seed_of(k))
            assert batch.decisions[k] == 0
            assert_shows(batch, k, batch.game.deal(batch.seats, None, batch.seed_of(k)))
    assert len(seen) >= 4 + 3 * 4


@pytest.mark.parametrize("reward", returns.RETURNS)
def test_rewards_are_those_of_the_single_environments(reward: str) -> None:
    """Whichever is asked for; an unknown one is named with those there are."""
    batch = Batch(TITLES[0], 3, reward=reward, horizon=SOON)
    for _ in range(SOON):
        before = [batch.state(k) for k in range(3)]
        actions = batch.random_actions().copy()
        rewards, done, _ = batch.step(actions)
        for k in np.flatnonzero(done):
            before[k].apply(actions[k])
            assert rewards[k].tolist() == pytest.approx(returns.find(reward)(before[k]))
    assert done.any()
    with pytest.raises(Unknown, match="place"):
        Batch(TITLES[0], 1, reward="glory")


def test_the_horizon_stops_a_game_where_it_stands() -> None:
    """All games are stopped by the same step; the next one tells nothing any more."""
    batch = Batch("spice_road", 6, seats=3, horizon=7)
    for step in range(1, 15):
        rewards, done, truncated = batch.step(batch.random_actions())
        assert done.all() == truncated.all() == (step % 7 == 0)
        assert done.any() == rewards.any() == (step % 7 == 0)
        np.testing.assert_allclose(rewards.sum(axis=1), 0, atol=1e-6)


def wrong_actions(batch: Batch, k: int) -> list[int]:
    """What the actor of one game may not do."""
    refused = np.flatnonzero(~batch.masks[k])
    return [-1, batch.masks.shape[1], 2**40, int(refused[0]), int(refused[-1])]


@pytest.mark.parametrize("title", TITLES)
def test_an_illegal_action_anywhere_changes_nothing_at_all(title: str) -> None:
    """It is named with its game, whatever stands before and after it in the batch."""
    batch = Batch(title, 4, seed=1)
    play(batch, 5)
    before = picture(batch)
    for k in range(4):
        for action in wrong_actions(batch, k):
            actions = batch.masks.argmax(axis=1)
            actions[k] = action
            with pytest.raises(IllegalInGame, match=f"^Game {k}: ") as caught:
                batch.step(actions)
            assert caught.value.game == k
            assert caught.value.seat == batch.seat[k]
            assert caught.value.reason == batch.state(k).refusal(action)
            assert picture(batch) == before


@pytest.mark.parametrize("actions", [[0], [0.0, 1.0], [[1, 1]], [True, True], "no", [None, None]])
def test_what_are_no_actions_is_refused(actions: Any) -> None:
    """One whole number for each game, and nothing else."""
    batch = Batch("spice_road", 2)
    before = picture(batch)
    with pytest.raises(ValueError, match="2 whole numbers"):
        batch.step(actions)
    assert picture(batch) == before


@pytest.mark.parametrize("kind", [np.int8, np.uint8, np.int16, np.int32, np.uint32, np.int64, np.uint64, list])
def test_any_whole_numbers_will_do(kind: Any) -> None:
    """Lists and arrays of every width, in whatever order they lie in memory."""
    batch = Batch("spice_road", 4)
    rests = np.full(8, batch.game.verbs.number(["rest"]))[::2]
    batch.step(rests.tolist() if kind is list else rests.astype(kind)[::-1])
    assert batch.decisions.tolist() == [1] * 4


def test_the_arrays_are_live_and_cannot_be_written() -> None:
    """They are the kernel's own memory: taken once, they show every later step."""
    batch = Batch("spice_road", 3, seats=2)
    arrays: list[NDArray[Any]] = [batch.observations, batch.masks, batch.seat, batch.decisions, batch.random_actions()]
    before = [array.copy() for array in arrays]
    play(batch, 3)
    for array, old in zip(arrays, before, strict=True):
        assert not np.array_equal(array, old)
        assert not array.flags.writeable
    assert [array.dtype for array in arrays] == [np.int32, np.bool_, np.int64, np.int64, np.int64]
    assert batch.observations.shape == (3, len(batch.game.fields()))
    assert batch.masks.shape == (3, batch.game.verbs.count)


@pytest.mark.parametrize("title", TITLES)
def test_the_same_seed_gives_the_same_games(title: str) -> None:
    """In a second batch, after a reset, and for each place alone, however many there are; another seed others."""
    one, other, small = Batch(title, 4, seed=9), Batch(title, 4, seed=9), Batch(title, 2, seed=9)
    opening = picture(one)
    assert picture(other) == opening
    assert [small.seed_of(k) for k in range(2)] == [one.seed_of(k) for k in range(2)]
    play(one, 30)
    play(other, 30)
    assert picture(one) == picture(other)
    other.reset(9)
    assert picture(other)[:4] == opening[:4]
    play(other, 30)
    assert picture(one)[:4] == picture(other)[:4]
    other.reset(10)
    assert picture(other)[-1] != opening[-1]


@pytest.mark.parametrize("title", TITLES)
def test_a_batch_is_saved_copied_and_restored(title: str) -> None:
    """From the same moment it goes the same way again, also in a clone and through a pickle."""
    batch = Batch(title, 3, seed=2, horizon=SOON)
    play(batch, 9)
    saved, twin, shown = batch.save(), batch.clone(), picture(batch)[:4]
    play(batch, 2 * SOON)
    end = picture(batch)
    assert picture(twin)[:4] == shown
    play(twin, 2 * SOON)
    assert picture(twin) == end
    batch.restore(pickle.loads(pickle.dumps(saved)))
    assert picture(batch)[:4] == shown
    play(batch, 2 * SOON)
    assert picture(batch) == end
    with pytest.raises(BadPosition, match="3 games"):
        Batch(title, 4).restore(saved)


def test_random_actions_are_legal_and_each_equally_likely() -> None:
    """Drawn often enough from one position, every legal action comes up about as often as any other."""
    batch = Batch("spice_road", 8, seats=2)
    legal = [np.flatnonzero(row) for row in batch.masks]
    drawn = np.array([batch.random_actions().copy() for _ in range(900)])
    for k in range(8):
        found, counts = np.unique(drawn[:, k], return_counts=True)
        assert found.tolist() == legal[k].tolist()
        assert np.abs(counts / 900 - 1 / len(found)).max() < 0.06


def test_a_state_taken_out_is_a_copy() -> None:
    """Playing it on leaves the batch alone."""
    batch = Batch("spice_road", 2)
    before = picture(batch)
    state = batch.state(1)
    state.apply(state.legal()[0])
    assert picture(batch) == before
    assert state.actor != OVER


def test_what_cannot_be_played_is_refused_with_a_sentence() -> None:
    """No games, an unknown title, too many seats."""
    with pytest.raises(ValueError, match="at least one game"):
        Batch("spice_road", 0)
    with pytest.raises(Unknown, match="spice_road"):
        Batch("chess", 1)
    with pytest.raises(Unknown, match="seat"):
        Batch("spice_road", 1, seats=9)


def test_the_loop_of_the_page_runs() -> None:
    """As it stands there, with fewer games and steps."""
    page = Path(__file__).parents[2] / "docs" / "batch.md"
    [code] = re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    scope: dict[str, Any] = {}
    exec(code.replace("1024", "16").replace("200", "20"), scope)
    assert scope["batch"].decisions.max() == 20


@pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc")
@pytest.mark.parametrize("title", TITLES)
def test_steps_and_deals_keep_no_memory(title: str) -> None:
    """Nor do save, clone and what is looked at in between."""
    batch = Batch(title, 8, horizon=SOON)

    def go() -> None:
        play(batch, 15)
        batch.restore(batch.clone().save())
        batch.random_actions().sum()

    assert growth(go, 60 if compiled() else 20) < NOISE
