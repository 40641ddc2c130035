"""The PettingZoo face: the library's own tests on every title, and what its users rely on."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pettingzoo.test
import pytest
from pettingzoo.utils.env_logger import EnvLogger
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from carrack._modes import compiled
from carrack.core.chance import Chance
from carrack.core.errors import BadAction, IllegalAction, Unknown
from carrack.core.registry import find, games
from carrack.envs import returns
from carrack.envs.base import ResetFirst
from carrack.envs.pettingzoo import SeatsEnv, env, raw_env
from carrack.envs.snapshot import BadSnapshot
from tests.budget import sample

CASES = [(key, *setting) for key, game in games().items() for setting in sample(game)]
CYCLES = 40 if compiled() else 25
TOY = "smugglers"
LIBRARY: Any = pettingzoo.test  # it has no types

every_setting = pytest.mark.parametrize(("key", "name", "seats", "options"), CASES, ids=str)
every_seat_count = pytest.mark.parametrize(
    ("key", "name", "seats", "options"), [case for case in CASES if not case[3]], ids=str
)
every_title = pytest.mark.parametrize("key", games())
# The library likes arrays better than the dictionaries that it wants masks to be in, and dead agents to have moves.
knows_masks = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)


def choose(mask: np.ndarray[Any, Any], rng: Chance) -> int:
    """A fair draw from what the mask allows."""
    legal = np.flatnonzero(mask)
    return int(legal[int(rng.below(len(legal)))])


def seed_actions(made: SeatsEnv) -> None:
    """Let the actions that the library samples be the same every time."""
    for seat, agent in enumerate(made.possible_agents):
        made.action_space(agent).seed(seat)


def play(made: SeatsEnv, steps: int, rng: Chance) -> list[int]:
    """At most so many random steps, to the end of the game at most; the actions taken."""
    taken: list[int] = []
    while len(taken) < steps and not any(made.terminations.values()) and not any(made.truncations.values()):
        taken.append(choose(made.observe(made.agent_selection)["action_mask"], rng))
        made.step(taken[-1])
    return taken


def to_the_end(made: SeatsEnv, rng: Chance) -> list[int]:
    """Play the rest of the game."""
    return play(made, made.game.horizon, rng)


def running(made: SeatsEnv) -> dict[str, Any]:
    """All that the library shows of a running match, and the position."""
    names = ("agents", "agent_selection", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos")
    seen = {agent: made.observe(agent)["observation"].tolist() for agent in made.possible_agents}
    return {name: copy.deepcopy(getattr(made, name)) for name in names} | {
        "seen": seen,
        "position": made.position.to_bytes(),
        "seed": made.game_seed,
    }


# ---- the library's own tests ---------------------------------------------------------------------------


@knows_masks
@pytest.mark.whole
@every_setting
def test_the_library_finds_no_fault(key: str, name: str, seats: int, options: dict[str, object]) -> None:
    """`api_test` passes."""
    made = env(key, seats, options)
    seed_actions(made)
    LIBRARY.api_test(made, num_cycles=CYCLES)


@pytest.mark.whole
@every_seat_count
def test_the_library_finds_it_deterministic(key: str, name: str, seats: int, options: dict[str, object]) -> None:
    """`seed_test` passes."""
    LIBRARY.seed_test(lambda: env(key, seats, options), num_cycles=CYCLES)


@every_title
def test_the_library_finds_its_drawings_right(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    """`render_test` passes; text names every seat, and the screen gets what text would have been."""
    LIBRARY.render_test(
        lambda render_mode: env(key, render_mode=render_mode),
        {"ansi": lambda text: all(agent in text for agent in env(key).possible_agents)},
    )
    assert capsys.readouterr().out.count("seat_1") >= 5


@knows_masks
@pytest.mark.parametrize("layers", [1, 3])
def test_the_usual_wrappers_fit(layers: int) -> None:
    """Who wants the library's wrappers can have them."""
    made: Any = raw_env(TOY)
    seed_actions(made)
    if layers == 3:
        made = AssertOutOfBoundsWrapper(TerminateIllegalWrapper(made, illegal_reward=-1))
    LIBRARY.api_test(OrderEnforcingWrapper(made), num_cycles=CYCLES)


def test_a_wrapper_may_end_the_game_of_who_breaks_the_rules() -> None:
    """`TerminateIllegalWrapper` takes an illegal action for a loss, and everybody leaves."""
    made = TerminateIllegalWrapper(env(TOY), illegal_reward=-1)
    made.reset(seed=1)
    loser = made.agent_selection
    seen = made.observe(loser)
    assert seen is not None
    EnvLogger.suppress_output()
    try:
        made.step(int(np.argmin(seen["action_mask"])))
    finally:
        EnvLogger.unsuppress_output()
        EnvLogger.flush()
    rewards = {}
    for agent in made.agent_iter():
        rewards[agent] = made.last()[1]
        made.step(None)
    assert rewards == {agent: -1.0 if agent == loser else 0 for agent in made.possible_agents}


# ---- what is seen and done -----------------------------------------------------------------------------


@pytest.mark.whole
@every_setting
def test_it_plays_the_very_game_that_the_seed_deals(
    key: str, name: str, seats: int, options: dict[str, object]
) -> None:
    """Agents, observations and masks are those of the engine, decision by decision."""
    made, state, rng = env(key, seats, options), find(key).deal(seats, options, seed=11), Chance(5)
    made.reset(seed=11)
    for _ in range(2 * CYCLES):
        assert made.position == state
        seen = made.last()[0]
        assert seen is not None
        assert made.agent_selection == f"seat_{state.actor}"
        assert seen["observation"].tolist() == state.observe(state.actor)
        assert np.flatnonzero(seen["action_mask"]).tolist() == state.legal()
        for seat, agent in enumerate(made.agents):
            if seat != state.actor:
                assert made.observe(agent)["observation"].tolist() == state.observe(seat)
                assert not made.observe(agent)["action_mask"].any()
        action = choose(seen["action_mask"], rng)
        made.step(action)
        state.apply(action)
        if state.over:
            break


@pytest.mark.whole
@every_setting
def test_an_observation_holds_no_secret(key: str, name: str, seats: int, options: dict[str, object]) -> None:
    """Whatever a seat cannot know may be dealt anew without its observation changing."""
    made, rng = env(key, seats, options), Chance(3)
    made.reset(seed=8)
    for _ in range(10):
        play(made, 3, rng)
        for seat, agent in enumerate(made.possible_agents):
            dealt = made.clone()
            dealt._episode.state.redeal(seat, rng.fork())
            assert made.observe(agent)["observation"].tolist() == dealt.observe(agent)["observation"].tolist()
            assert made.position != dealt.position


@every_title
def test_every_number_of_an_observation_is_documented(key: str) -> None:
    """`fields` has one entry for each, in order, no name twice."""
    made = env(key)
    made.reset(seed=1)
    fields = made.fields()
    assert [field.index for field in fields] == list(range(len(made.observe("seat_0")["observation"])))
    assert len({field.name for field in fields}) == len(fields)
    assert all(field.meaning for field in fields)


@every_title
def test_the_state_is_what_all_seats_know(key: str) -> None:
    """One observation after another, in its space."""
    made = env(key)
    made.reset(seed=1)
    whole = made.state()
    parts = [made.observe(agent)["observation"] for agent in made.agents]
    assert whole.tolist() == np.concatenate(parts).tolist()
    assert made.state_space.contains(whole)


def test_what_is_handed_out_never_changes() -> None:
    """Arrays that somebody kept are the same after more steps."""
    made, rng = env(TOY), Chance(2)
    made.reset(seed=2)
    kept = []
    for _ in range(15):
        seen = made.observe(made.agent_selection)
        kept.append((seen, copy.deepcopy(seen)))
        play(made, 1, rng)
    for seen, before in kept:
        assert np.array_equal(seen["observation"], before["observation"])
        assert np.array_equal(seen["action_mask"], before["action_mask"])


@pytest.mark.parametrize("kind", [int, np.int64, np.int32, np.array])
def test_an_action_may_be_any_whole_number(kind: Callable[[int], Any]) -> None:
    """Plain or NumPy's."""
    made = env(TOY)
    made.reset(seed=2)
    before = made.position
    action = before.legal()[0]
    made.step(kind(action))
    before.apply(action)
    assert made.position == before


def test_an_illegal_action_says_why_and_changes_nothing() -> None:
    """The rules' own sentence; afterwards the game goes on as if nothing had been."""
    made = env(TOY)
    made.reset(seed=1)
    before = running(made)
    illegal = int(np.argmin(made.observe(made.agent_selection)["action_mask"]))
    with pytest.raises(IllegalAction, match="You have to decide something else first"):
        made.step(illegal)
    assert running(made) == before
    assert len(play(made, 1, Chance(1))) == 1


@pytest.mark.parametrize("action", [None, "draw", 1.0, -1, 621, 10**30, np.array([1, 2])], ids=repr)
def test_what_is_no_action_is_refused(action: Any) -> None:
    """The sentence says what an action is."""
    made = env(TOY)
    made.reset(seed=1)
    before = running(made)
    with pytest.raises(BadAction, match="an action of smugglers is a number from 0 to 620, not"):
        made.step(action)
    assert running(made) == before


# ---- the end -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("reward", returns.RETURNS)
def test_rewards_come_at_the_end_with_score_and_place(reward: str) -> None:
    """Nothing before; then each agent is told its reward, its points and its place, and leaves."""
    made, rng = env(TOY, 3, reward=reward), Chance(4)
    made.reset(seed=4)
    told: dict[str, tuple[float, bool, bool, dict[str, Any]]] = {}
    for agent in made.agent_iter():
        seen, cumulative, terminated, truncated, info = made.last()
        assert seen is not None
        if terminated:
            told[agent] = (cumulative, terminated, truncated, info)
            assert not seen["action_mask"].any()
            made.step(None)
        else:
            assert (cumulative, info) == (0, {})
            assert not any(made.rewards.values())
            made.step(choose(seen["action_mask"], rng))
    state = made.position
    expected = returns.find(reward)(state)
    assert state.over
    assert told == {
        f"seat_{k}": (expected[k], True, False, {"score": state.score(k), "place": state.ranking()[k]})
        for k in range(3)
    }
    assert len(set(expected)) > 1


def test_the_horizon_cuts_a_game_short(monkeypatch: pytest.MonkeyPatch) -> None:
    """After so many decisions all agents are truncated and rewarded by the ranking as it stands."""
    monkeypatch.setattr(find(TOY), "horizon", 9)
    made = env(TOY, 3, reward="score")
    made.reset(seed=1)
    assert len(play(made, 8, Chance(1))) == 8
    assert not any(made.truncations.values())
    assert len(play(made, 8, Chance(1))) == 1
    state = made.position
    assert not state.over
    assert all(made.truncations.values())
    assert not any(made.terminations.values())
    assert list(made.rewards.values()) == [state.score(seat) for seat in range(3)]
    assert [made.infos[agent]["place"] for agent in made.agents] == state.ranking()
    assert not any(made.observe(agent)["action_mask"].any() for agent in made.agents)
    for _ in made.agent_iter():
        made.step(None)
    assert made.agents == []


def test_a_game_that_ends_at_the_horizon_has_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last decision allowed ends the game: that is an end like any other."""
    made = env(TOY)
    made.reset(seed=1)
    actions = to_the_end(made, Chance(1))
    monkeypatch.setattr(find(TOY), "horizon", len(actions))
    made.reset(seed=1)
    for action in actions:
        made.step(action)
    assert all(made.terminations.values())
    assert not any(made.truncations.values())


# ---- seeds ---------------------------------------------------------------------------------------------


@every_title
def test_a_seed_decides_all_games_until_the_next_seed(key: str) -> None:
    """The same seed gives the same series of different games; the seed of each is known."""
    one, other = env(key), env(key)
    series = []
    for made in (one, other):
        made.reset()
        made.reset(seed=7)
        dealt = [made.position]
        for _ in range(4):
            made.reset()
            dealt.append(made.position)
        series.append(dealt)
    assert series[0] == series[1]
    assert series[0][0] == find(key).deal(one._setting.seats, seed=7)
    assert len({state.to_bytes() for state in series[0]}) == 5
    one.reset(seed=one.game_seed)
    assert one.position == series[0][-1]


def test_without_a_seed_every_game_is_new() -> None:
    """Fresh chance for each environment, 128 bits of it."""
    seeds = []
    for _ in range(4):
        made = env(TOY)
        for _ in range(4):
            made.reset()
            seeds.append(made.game_seed)
    assert len(set(seeds)) == 16
    assert max(seeds) >> 100


def test_a_seed_that_cannot_be_is_refused_and_forgotten() -> None:
    """Who goes on without a seed goes on as before."""
    made, other = env(TOY), env(TOY)
    for each in (made, other):
        each.reset(seed=3)
    for wrong in (-1, 2**128):
        with pytest.raises(ValueError, match="a seed is a whole number from 0 to"):
            made.reset(seed=wrong)
    made.reset()
    other.reset()
    assert made.position == other.position


# ---- copies --------------------------------------------------------------------------------------------


def saved_and_restored(made: SeatsEnv) -> SeatsEnv:
    """Another environment of the same kind, brought to the same point."""
    other = env(made.game.key, made._setting.seats, made._setting.options, reward=made._setting.reward)
    other.restore(made.save())
    return other


def pickled(made: SeatsEnv) -> SeatsEnv:
    """There and back."""
    back = pickle.loads(pickle.dumps(made))
    assert isinstance(back, SeatsEnv)
    return back


every_copy = pytest.mark.parametrize("copied", [SeatsEnv.clone, saved_and_restored, copy.deepcopy, pickled])


@every_copy
@pytest.mark.whole
@every_seat_count
def test_a_copy_plays_on_alike_and_apart(
    key: str, name: str, seats: int, options: dict[str, object], copied: Callable[[SeatsEnv], SeatsEnv]
) -> None:
    """From the middle of a game both come to the same, in the next game too; neither moves the other."""
    made = env(key, seats, options, reward="score")
    made.reset(seed=6)
    made.reset()
    short = games()[key].horizon // 5
    play(made, min(12, short), Chance(6))
    before = running(made)
    twin = copied(made)
    assert running(twin) == before
    actions = play(made, min(8, short), Chance(9))
    assert running(twin) == before
    for action in actions:
        twin.step(action)
    assert running(twin) == running(made) != before
    made.reset()
    twin.reset()
    assert running(twin) == running(made)


@every_copy
def test_a_copy_of_an_end_is_told_the_same(copied: Callable[[SeatsEnv], SeatsEnv]) -> None:
    """Also while agents are leaving."""
    made = env(TOY, 3)
    made.reset(seed=5)
    to_the_end(made, Chance(5))
    made.step(None)
    twin = copied(made)
    for _ in range(2):
        assert made.last()[1:] == twin.last()[1:]
        made.step(None)
        twin.step(None)
        assert running(twin) == running(made)
    assert made.agents == []


@every_copy
def test_a_copy_is_cut_short_where_its_original_is(
    copied: Callable[[SeatsEnv], SeatsEnv], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It remembers how many decisions there have been; what it then tells is its own."""
    monkeypatch.setattr(find(TOY), "horizon", 9)
    made = env(TOY)
    made.reset(seed=1)
    play(made, 5, Chance(1))
    twin = copied(made)
    assert len(to_the_end(twin, Chance(2))) == 4
    assert all(twin.truncations.values())
    twin = copied(twin)
    other = copied(twin)
    other.infos["seat_0"]["place"] = 99
    assert twin.infos["seat_0"]["place"] < 99


@pytest.mark.parametrize("copied", [SeatsEnv.clone, copy.deepcopy, pickled])
def test_a_copy_can_be_made_before_the_deal(copied: Callable[[SeatsEnv], SeatsEnv]) -> None:
    """It is then dealt like its original."""
    made = env(TOY, 3)
    twin = copied(made)
    made.reset(seed=1)
    twin.reset(seed=1)
    assert running(made) == running(twin)


def test_a_clone_has_a_buffer_of_its_own() -> None:
    """It may run in another thread."""
    made = env(TOY)
    one, other = made._observations, made.clone()._observations
    assert not np.shares_memory(one._seen_view, other._seen_view)


def test_a_clone_has_spaces_of_its_own() -> None:
    """Sampling from one does not move the other."""
    made = env(TOY)
    made.reset(seed=1)
    spaces = [made.action_space("seat_0"), made.observation_space("seat_0"), made.state_space]
    twin = made.clone()
    others = [twin.action_space("seat_0"), twin.observation_space("seat_0"), twin.state_space]
    assert spaces == others
    assert not any(space is other for space, other in zip(spaces, others, strict=True))


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda data: b"", "were not saved by an environment"),
        (lambda data: b"something else", "were not saved by an environment"),
        (lambda data: data[:-1], "damaged or cut off"),
        (lambda data: data[:200] + bytes([data[200] ^ 1]) + data[201:], "damaged or cut off"),
    ],
)
def test_foreign_bytes_are_refused(spoil: Callable[[bytes], bytes], sentence: str) -> None:
    """With a sentence, and nothing has changed."""
    made = env(TOY)
    made.reset(seed=1)
    before, data = running(made), made.save()
    play(made, 3, Chance(1))
    later = running(made)
    with pytest.raises(BadSnapshot, match=sentence):
        made.restore(spoil(data))
    assert running(made) == later != before
    made.restore(data)
    assert running(made) == before


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        (lambda: env(TOY, 3), "it had seats 3, not 2"),
        (
            lambda: env(TOY, options={"voyage": "long"}),
            "it had options {'voyage': 'long', .*}, not {'voyage': 'short'",
        ),
        (lambda: env(TOY, reward="win"), "it had reward 'win', not 'place'"),
        (lambda: env(next(key for key in games() if key != TOY)), "not 'smugglers'"),
    ],
)
def test_bytes_of_another_environment_are_refused(other: Callable[[], SeatsEnv], sentence: str) -> None:
    """The sentence says in what they differ."""
    made, alien = env(TOY), other()
    alien.reset(seed=1)
    with pytest.raises(BadSnapshot, match=sentence):
        made.restore(alien.save())
    with pytest.raises(ResetFirst):
        made.save()


# ---- people --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (lambda: env("chess"), f"unknown title 'chess'; valid: {', '.join(games())}"),
        (lambda: env(TOY, 7), "unknown seat count for smugglers 7; valid: 1, 2, 3, 4"),
        (lambda: env(TOY, options={"depth": 1}), "unknown option of smugglers 'depth'; valid: voyage, vessel, customs"),
        (lambda: env(TOY, options={"voyage": "far"}), "unknown value of option voyage 'far'; valid: short, long"),
        (lambda: env(TOY, reward="money"), "unknown reward 'money'; valid: place, win, score"),
        (lambda: env(TOY, render_mode="rgb_array"), "unknown render mode 'rgb_array'; valid: ansi, human"),
    ],
)
def test_what_is_unknown_lists_what_is_known(make: Callable[[], SeatsEnv], sentence: str) -> None:
    """Before anything is played."""
    with pytest.raises(Unknown) as error:
        make()
    assert str(error.value) == sentence


def test_an_unknown_agent_lists_the_known() -> None:
    """Seats are called seat_0, seat_1, …"""
    made = env(TOY)
    made.reset(seed=1)
    with pytest.raises(Unknown, match="unknown agent 'player_0'; valid: seat_0, seat_1"):
        made.observe("player_0")


@pytest.mark.parametrize(
    "use",
    [
        lambda made: made.step(1),
        lambda made: made.last(),
        lambda made: made.observe("seat_0"),
        lambda made: made.state(),
        lambda made: made.save(),
        lambda made: made.agents,
        lambda made: made.num_agents,
        lambda made: made.infos,
        lambda made: made.position,
        lambda made: next(iter(made.agent_iter())),
        lambda made: made.render(),
    ],
)
def test_nothing_goes_before_the_deal(use: Callable[[SeatsEnv], object]) -> None:
    """Whatever needs a game says to call reset()."""
    with pytest.raises(ResetFirst, match=r"nothing is dealt yet: call reset\(\) first"):
        use(env(TOY, render_mode="ansi"))


def test_nothing_goes_after_everybody_has_left() -> None:
    """Dead agents take None and go; then only reset() is left."""
    made = env(TOY)
    made.reset(seed=1)
    to_the_end(made, Chance(1))
    with pytest.raises(ValueError, match="the only valid action is None"):
        made.step(1)
    for _ in made.agent_iter():
        made.step(None)
    with pytest.raises(ResetFirst, match=r"call reset\(\)"):
        made.step(None)


def test_drawing_needs_a_mode() -> None:
    """Without one it says so and draws nothing."""
    made = env(TOY)
    made.reset(seed=1)
    with pytest.warns(UserWarning, match="render_mode"):
        assert made.render() is None


def test_the_board_is_drawn_for_the_seat_that_decides() -> None:
    """It sees its own hand, its actions with their numbers, and no more than it may; at the end all see the result."""
    made = env(TOY, 3, render_mode="ansi")
    made.reset(seed=1)
    decider = int(made.position.actor)
    drawn = made.render()
    dealt = made.clone()
    dealt._episode.state.redeal(decider, Chance(99))
    assert made.position != dealt.position
    assert dealt.render() == drawn
    assert drawn is not None
    assert all(f" {action}  " in drawn for action in made.position.legal())
    to_the_end(made, Chance(1))
    end = made.render()
    assert end is not None
    assert "· you" in drawn
    assert "· you" not in end
    assert "total" in end


def test_every_step_is_drawn_on_the_screen(capsys: pytest.CaptureFixture[str]) -> None:
    """After the deal and after each action, without being asked."""
    made = env(TOY, render_mode="human")
    made.reset(seed=1)
    play(made, 2, Chance(1))
    assert capsys.readouterr().out.count("Smugglers, turn") == 3
