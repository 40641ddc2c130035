"""The Gymnasium face: the library's own checks on every title, one seat against bots, and what its users rely on."""

from __future__ import annotations

import copy
import pickle
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from carrack.bots.player import Bot
from carrack.core.chance import Chance
from carrack.core.contract import State
from carrack.core.errors import BadAction, IllegalAction, Unknown
from carrack.core.registry import find, games
from carrack.envs import pettingzoo, returns
from carrack.envs.base import ResetFirst
from carrack.envs.gymnasium import SoloEnv
from carrack.envs.snapshot import BadSnapshot
from tests.budget import sample

CASES = [(key, *setting) for key, game in games().items() for setting in sample(game)]
TOY = "smugglers"

every_setting = pytest.mark.parametrize(("key", "name", "seats", "options"), CASES, ids=str)
every_title = pytest.mark.parametrize("key", games())


def choose(made: SoloEnv, rng: Chance) -> int:
    """A fair draw from what the agent may do."""
    legal = np.flatnonzero(made.action_masks())
    return int(legal[int(rng.below(len(legal)))])


def play(made: SoloEnv, steps: int, rng: Chance) -> list[Any]:
    """At most so many random steps, to the end of the game at most; what each gave, arrays as lists."""
    told: list[Any] = []
    while len(told) < steps and made.action_masks().any():
        seen, reward, terminated, truncated, info = made.step(choose(made, rng))
        told.append(
            (seen.tolist(), reward, terminated, truncated, {**info, "action_mask": info["action_mask"].tolist()})
        )
    return told


def to_the_end(made: SoloEnv, rng: Chance) -> list[Any]:
    """Play the rest of the game."""
    return play(made, made.game.horizon, rng)


def illegal_action(made: SoloEnv) -> int:
    """Some action that the rules refuse now."""
    return int(np.argmin(made.action_masks()))


# ---- the library's own checks --------------------------------------------------------------------------


@pytest.mark.whole
@every_setting
def test_the_library_finds_no_fault(
    key: str, name: str, seats: int, options: dict[str, object], capsys: pytest.CaptureFixture[str]
) -> None:
    """`check_env` passes on what `gymnasium.make` makes, drawings included."""
    made = gymnasium.make(f"carrack/{key}-v0", seats=seats, options=options, seat="random", opponents="random")
    check_env(made.unwrapped)
    assert capsys.readouterr().out.count(f"seat_{seats - 1}")


@every_title
def test_every_title_is_registered(key: str) -> None:
    """With no more said, the fewest seats that make a contest, the first of them the agent's, greedy bots around."""
    made = gymnasium.make(f"carrack/{key}-v0")
    seen, info = made.reset(seed=1)
    assert made.observation_space.contains(seen)
    assert made.action_space.contains(made.action_space.sample(info["action_mask"]))
    assert info["seat"] == 0
    solo = made.unwrapped
    assert isinstance(solo, SoloEnv)
    assert solo.position.seats == find(key).fewest_together
    assert [type(bot).__name__ for bot in solo._bots.values()] == ["Greedy"] * (find(key).fewest_together - 1)


def test_several_run_side_by_side() -> None:
    """The library's vector environments take it, masks and all."""
    made = gymnasium.make_vec(f"carrack/{TOY}-v0", num_envs=2, vectorization_mode="sync", opponents="random")
    seen, info = made.reset(seed=5)
    assert info["action_mask"].shape == (2, find(TOY).actions)
    alone = SoloEnv(TOY, opponents="random")
    assert seen[0].tolist() == alone.reset(seed=5)[0].tolist()
    assert seen[1].tolist() == alone.reset(seed=6)[0].tolist()
    made.step(np.array([np.argmax(mask) for mask in info["action_mask"]]))
    made.close()


# ---- the agent's seat ----------------------------------------------------------------------------------


@pytest.mark.whole
@every_setting
def test_the_agent_sees_and_may_do_what_its_seat_does(
    key: str, name: str, seats: int, options: dict[str, object]
) -> None:
    """Whenever it is asked, it is its turn to decide; it is shown its own view and nothing hidden from it."""
    made, rng = SoloEnv(key, seats, seats - 1, "random", options), Chance(2)
    seen, info = made.reset(seed=3)
    for _ in range(12):
        state = made.position
        assert state.actor == info["seat"] == seats - 1
        assert seen.tolist() == state.observe(seats - 1)
        assert np.flatnonzero(info["action_mask"]).tolist() == state.legal()
        assert info["action_mask"].astype(bool).tolist() == made.action_masks().tolist()
        state.redeal(seats - 1, rng.fork())
        assert seen.tolist() == state.observe(seats - 1)
        seen, _, terminated, truncated, info = made.step(choose(made, rng))
        if terminated or truncated:
            break


@pytest.mark.parametrize("reward", returns.RETURNS)
def test_the_reward_comes_at_the_end(reward: str) -> None:
    """Nothing before; then what the game was worth to the agent's seat, with points and places."""
    made = SoloEnv(TOY, 3, seat=1, reward=reward)
    made.reset(seed=4)
    told = to_the_end(made, Chance(4))
    assert [step[1:4] for step in told[:-1]] == [(0.0, False, False)] * (len(told) - 1)
    assert all(step[4].keys() == {"seat", "action_mask"} for step in told[:-1])
    state = made.position
    *_, paid, terminated, truncated, info = told[-1]
    assert (terminated, truncated) == (True, False)
    assert paid == returns.find(reward)(state)[1]
    assert info["scores"] == [state.score(seat) for seat in range(3)]
    assert info["places"] == state.ranking()
    assert (info["score"], info["place"]) == (info["scores"][1], info["places"][1])
    assert not any(info["action_mask"])


def test_the_horizon_cuts_a_game_short(monkeypatch: pytest.MonkeyPatch) -> None:
    """All decisions count, the bots' too; the reward is by the ranking as it stands."""
    monkeypatch.setattr(find(TOY), "horizon", 12)
    made = SoloEnv(TOY, 3, opponents="random", reward="score")
    made.reset(seed=1)
    told = to_the_end(made, Chance(1))
    assert 1 < len(told) < 12
    assert made._episode.decisions == 12
    *_, paid, terminated, truncated, info = told[-1]
    assert (terminated, truncated) == (False, True)
    assert paid == made.position.score(0) == info["score"]
    assert not made.position.over


def test_a_random_seat_is_any_seat_and_comes_from_the_seed() -> None:
    """Drawn anew for each game."""
    made, other = SoloEnv(TOY, 4, "random", "random"), SoloEnv(TOY, 4, "random", "random")
    seats = []
    for each in (made, other):
        each.reset(seed=1)
        seats.append([each.reset()[1]["seat"] for _ in range(30)])
    assert seats[0] == seats[1]
    assert set(seats[0]) == {0, 1, 2, 3}


# ---- the bots ------------------------------------------------------------------------------------------


def test_bots_are_shown_no_secret() -> None:
    """A bot gets a position dealt anew: what its seat knows is as it was, the agent's hand and all chance are not."""

    shown: list[tuple[int, State]] = []

    class Spy(Bot):
        def choose(self, state: State, seat: int) -> int:
            shown.append((seat, state.clone()))
            return state.legal()[0]

    made, rng = SoloEnv(TOY, 2, opponents=Spy), Chance(1)
    made.reset(seed=2)
    unlike = 0
    for _ in range(20):
        shown.clear()
        state = made.position
        action = choose(made, rng)
        state.apply(action)
        made.step(action)
        if state.over or state.actor == 0:
            continue
        seat, seen = shown[0]
        assert seat == state.actor
        assert seen.observe(seat) == state.observe(seat)
        assert seen != state
        unlike += seen.observe(0) != state.observe(0)
    assert unlike > 2


def test_opponents_sit_clockwise_from_the_agent() -> None:
    """One name for all, or one for each other seat; classes of one's own as well."""

    class Own(Bot):
        def choose(self, state: State, seat: int) -> int:
            return state.legal()[0]

    made = SoloEnv(TOY, 4, seat=2, opponents=["greedy", Own, "random"])
    made.reset(seed=1)
    assert {seat: type(bot).__name__ for seat, bot in made._bots.items()} == {3: "Greedy", 0: "Own", 1: "Random"}
    made = SoloEnv(TOY, 3, seat=1, opponents=Own)
    made.reset(seed=1)
    assert {seat: type(bot).__name__ for seat, bot in made._bots.items()} == {2: "Own", 0: "Own"}


# ---- what the rules refuse -----------------------------------------------------------------------------


@pytest.mark.parametrize("reward", returns.RETURNS)
def test_an_illegal_action_loses(reward: str) -> None:
    """The game is over for the agent, with the rules' own sentence; the position has not changed."""
    made = SoloEnv(TOY, reward=reward)
    made.reset(seed=1)
    before = made.position
    _, paid, terminated, truncated, info = made.step(illegal_action(made))
    assert (paid, terminated, truncated) == (returns.FORFEIT[reward], True, False)
    assert info["illegal"] == "You have to decide something else first."
    assert not info["action_mask"].any()
    assert made.position == before
    with pytest.raises(ResetFirst, match=r"the game is over: call reset\(\)"):
        made.step(before.legal()[0])
    made.reset()
    assert made.action_masks().any()


def test_an_illegal_action_raises_if_one_likes() -> None:
    """Nothing has changed then, and the game goes on."""
    made = SoloEnv(TOY, illegal="raise")
    made.reset(seed=1)
    before = made.position
    with pytest.raises(IllegalAction, match="You have to decide something else first"):
        made.step(illegal_action(made))
    assert made.position == before
    assert len(play(made, 1, Chance(1))) == 1


@pytest.mark.parametrize("illegal", ["lose", "raise"])
@pytest.mark.parametrize("action", [None, 1.5, -1, 10**30], ids=repr)
def test_what_is_no_action_always_raises(action: Any, illegal: str) -> None:
    """It is outside the action space, so the caller is at fault, not the player."""
    made = SoloEnv(TOY, illegal=illegal)
    made.reset(seed=1)
    with pytest.raises(BadAction, match="an action of smugglers is a number from 0 to 620"):
        made.step(action)
    assert len(play(made, 1, Chance(1))) == 1


# ---- seeds and copies ----------------------------------------------------------------------------------


@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_a_seed_decides_all_games_until_the_next_seed(opponents: str) -> None:
    """Bots included: the same seed and the same choices give the same series of different games."""
    series = []
    for _ in range(2):
        made = SoloEnv(TOY, 3, "random", opponents)
        made.reset()
        games_played = [made.reset(seed=7)[0].tolist(), to_the_end(made, Chance(1))]
        for _ in range(2):
            games_played += [made.reset()[0].tolist(), to_the_end(made, Chance(1))]
        series.append(games_played)
    assert series[0] == series[1]
    assert series[0][0] != series[0][2] != series[0][4]


def test_without_a_seed_every_game_is_new() -> None:
    """Fresh chance for each environment."""
    seeds = []
    for _ in range(3):
        made = SoloEnv(TOY)
        for _ in range(3):
            made.reset()
            seeds.append(made.game_seed)
    assert len(set(seeds)) == 9


def saved_and_restored(made: SoloEnv) -> SoloEnv:
    """Another environment of the same kind, brought to the same point."""
    setting = made._setting
    other = SoloEnv(made.game.key, setting.seats, made._seat, made._opponents, setting.options, setting.reward)
    other.restore(made.save())
    return other


def pickled(made: SoloEnv) -> SoloEnv:
    """There and back."""
    back = pickle.loads(pickle.dumps(made))
    assert isinstance(back, SoloEnv)
    return back


every_copy = pytest.mark.parametrize("copied", [SoloEnv.clone, saved_and_restored, copy.deepcopy, pickled])


@every_copy
@pytest.mark.parametrize(
    ("key", "opponents"), [(TOY, "random"), (TOY, "greedy"), *((key, "search@8") for key in games())]
)
def test_a_copy_plays_on_alike_and_apart(key: str, opponents: str, copied: Callable[[SoloEnv], SoloEnv]) -> None:
    """From the middle of a game both come to the same, bots and next games included; neither moves the other."""
    made = SoloEnv(key, 3, "random", opponents, reward="score")
    made.reset(seed=6)
    made.reset()
    short = games()[key].horizon // 20
    play(made, min(3, short), Chance(6))
    before = made.position
    twin = copied(made)
    assert (twin.position, twin.seat, twin.game_seed) == (before, made.seat, made.game_seed)
    told = play(made, min(6, short), Chance(9))
    assert twin.position == before
    assert play(twin, min(6, short), Chance(9)) == told
    assert twin.position == made.position != before
    assert made.reset()[0].tolist() == twin.reset()[0].tolist()
    assert play(made, 2, Chance(1)) == play(twin, 2, Chance(1))


@every_copy
def test_a_copy_of_a_lost_game_is_lost(copied: Callable[[SoloEnv], SoloEnv]) -> None:
    """It waits for reset() as well."""
    made = SoloEnv(TOY)
    made.reset(seed=1)
    made.step(illegal_action(made))
    with pytest.raises(ResetFirst):
        copied(made).step(made.position.legal()[0])


@pytest.mark.parametrize("copied", [SoloEnv.clone, copy.deepcopy, pickled])
def test_a_copy_can_be_made_before_the_deal(copied: Callable[[SoloEnv], SoloEnv]) -> None:
    """It is then dealt like its original."""
    made = SoloEnv(TOY, 3)
    twin = copied(made)
    assert made.reset(seed=1)[0].tolist() == twin.reset(seed=1)[0].tolist()


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        (lambda: SoloEnv(TOY, seat=1), "it had seat 1, not 0"),
        (lambda: SoloEnv(TOY, opponents="random"), r"it had opponents \['random'\], not \['greedy'\]"),
        (lambda: SoloEnv(TOY, 3), "it had seats 3, not 2"),
        (lambda: pettingzoo.env(TOY), "it had face 'pettingzoo', not 'gymnasium'"),
    ],
)
def test_bytes_of_another_environment_are_refused(other: Callable[[], Any], sentence: str) -> None:
    """The sentence says in what they differ, and nothing has changed."""
    made, alien = SoloEnv(TOY), other()
    made.reset(seed=1)
    alien.reset(seed=2)
    before = made.save()
    with pytest.raises(BadSnapshot, match=sentence):
        made.restore(alien.save())
    assert made.save() == before


# ---- people --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (lambda: SoloEnv("chess"), f"unknown title 'chess'; valid: {', '.join(games())}"),
        (lambda: SoloEnv(TOY, 7), "unknown seat count for smugglers 7; valid: 1, 2, 3, 4"),
        (lambda: SoloEnv(TOY, 3, seat=3), "unknown seat 3; valid: 0, 1, 2, random"),
        (lambda: SoloEnv(TOY, 3, seat="first"), "unknown seat 'first'; valid: 0, 1, 2, random"),
        (lambda: SoloEnv(TOY, opponents="clever"), "unknown bot 'clever'; valid: random, greedy"),
        (lambda: SoloEnv(TOY, 3, opponents=["greedy", "clever"]), "unknown bot 'clever'; valid: random, greedy"),
        (lambda: SoloEnv(TOY, 3, opponents=["greedy"]), "unknown number of opponents 1; valid: 2"),
        (lambda: SoloEnv(TOY, options={"voyage": "far"}), "unknown value of option voyage 'far'; valid: short, long"),
        (lambda: SoloEnv(TOY, reward="money"), "unknown reward 'money'; valid: place, win, score"),
        (lambda: SoloEnv(TOY, illegal="ignore"), "unknown treatment of illegal actions 'ignore'; valid: lose, raise"),
        (lambda: SoloEnv(TOY, render_mode="rgb_array"), "unknown render mode 'rgb_array'; valid: ansi, human"),
    ],
)
def test_what_is_unknown_lists_what_is_known(make: Callable[[], SoloEnv], sentence: str) -> None:
    """Before anything is played."""
    with pytest.raises(Unknown) as error:
        make()
    assert str(error.value).startswith(sentence)


@pytest.mark.parametrize(
    "use",
    [
        lambda made: made.step(1),
        lambda made: made.action_masks(),
        lambda made: made.seat,
        lambda made: made.position,
        lambda made: made.game_seed,
        lambda made: made.save(),
        lambda made: made.render(),
    ],
)
def test_nothing_goes_before_the_deal(use: Callable[[SoloEnv], object]) -> None:
    """Whatever needs a game says to call reset()."""
    with pytest.raises(ResetFirst, match=r"nothing is dealt yet: call reset\(\) first"):
        use(SoloEnv(TOY, render_mode="ansi"))


def test_nothing_goes_after_the_end() -> None:
    """Only reset() is left."""
    made = SoloEnv(TOY)
    made.reset(seed=1)
    to_the_end(made, Chance(1))
    with pytest.raises(ResetFirst, match=r"the game is over: call reset\(\)"):
        made.step(0)


def test_the_board_is_drawn_for_the_agent() -> None:
    """Whatever its seat cannot know may be dealt anew without the drawing changing."""
    made = SoloEnv(TOY, 3, seat=2, render_mode="ansi")
    made.reset(seed=1)
    drawn = made.render()
    assert drawn is not None
    assert "seat_2 · you" in drawn
    dealt = made.clone()
    dealt._episode.state.redeal(2, Chance(99))
    assert dealt.position != made.position
    assert dealt.render() == drawn


def test_every_step_is_drawn_on_the_screen(capsys: pytest.CaptureFixture[str]) -> None:
    """After the deal and after each action, when the bots have moved."""
    made = SoloEnv(TOY, render_mode="human")
    made.reset(seed=1)
    play(made, 2, Chance(1))
    assert capsys.readouterr().out.count("Smugglers, turn") == 3


def test_a_clone_has_spaces_of_its_own() -> None:
    """Sampling from one does not move the other."""
    made = SoloEnv(TOY)
    made.reset(seed=1)
    spaces, chance = [made.action_space, made.observation_space], made.np_random
    twin = made.clone()
    others = [twin.action_space, twin.observation_space]
    assert spaces == others
    assert not any(space is other for space, other in zip(spaces, others, strict=True))
    assert twin.np_random is not chance


def test_the_page_tells_the_truth(capsys: pytest.CaptureFixture[str]) -> None:
    """All examples of docs/environments.md run, one after another."""
    page = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")
    names: dict[str, Any] = {}
    for code in re.findall(r"```python\n(.*?)```", page, re.DOTALL):
        exec(code, names)
    assert names["match"].agents == []
    assert names["twin"].position == names["match"].position
    assert capsys.readouterr().out.endswith(f"{names['info']['place']} {names['info']['scores']}\n")
