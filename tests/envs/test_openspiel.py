"""Every title as an OpenSpiel game: OpenSpiel's own suites, and what it cannot know of hidden things and recall."""

from __future__ import annotations

import pickle
import re
import subprocess
import sys
import unittest
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation
from open_spiel.python.tests import games_sim_test

from carrack._modes import compiled
from carrack.core.chance import Chance
from carrack.core.contract import NOBODY
from carrack.core.errors import IllegalAction, Unknown
from carrack.core.options import Option
from carrack.core.registry import find, games
from carrack.envs.openspiel import SpielGame, SpielState, dealt, load, short_name
from carrack.envs.openspiel.parameters import defaults, settled
from carrack.envs.openspiel.progress import GameInProgress
from carrack.envs.returns import place
from carrack.testing import arrange
from tests.arranged_toy import FULL_HOLD
from tests.budget import sample

CASES = [(key, seats, options) for key, title in games().items() for _, seats, options in sample(title)]
each_setting = pytest.mark.parametrize(("key", "seats", "options"), CASES, ids=str)
each_title = pytest.mark.parametrize("key", games())
# There are many settings, and to be looked at by every seat after every decision takes its time.
LENGTH, OPTIONAL = (60, 20) if compiled() else (15, 15)
STEPS = 24 if compiled() else 10
TOY = find("smugglers")
ROOT = Path(__file__).parent.parent.parent


class Sampler:
    """What OpenSpiel draws a resample's chance from."""

    def __init__(self, seed: int) -> None:
        self.rng = Chance(seed)

    def __call__(self) -> float:
        return int(self.rng.next32()) / 2**32


def at_most(key: str, decisions: int) -> int:
    """So many decisions, or as many as the title allows."""
    return min(decisions, int(find(key).horizon))


def table(state: SpielState) -> GameInProgress:
    """The game behind a state that is dealt."""
    assert state.progress is not None
    return state.progress


def toy(*actions: list[str | int], seats: int = 2, memory: int = 32, **changes: Any) -> SpielState:
    """A toy of which seat 0 begins its turn, nobody has a whistle, and these actions were taken."""
    game = load("smugglers", seats=seats, memory=memory)
    state = dealt(game, 1)
    begun: dict[str, Any] = {
        "turn_of": 0,
        "actor": 0,
        "waiting": [0],
        "frames": [["turn", 0, 0, 0, 0, 0]],
        "whistle": [False] * seats,
    }
    state.progress = GameInProgress(arrange(TOY, seats, **(begun | changes)), TOY.horizon)
    take(state, *actions)
    return state


def take(state: SpielState, *actions: list[str | int]) -> None:
    """The actor takes these actions, given in readable form."""
    for action in actions:
        state.apply_action(TOY.verbs.number(action))


def play(state: SpielState, rng: Chance, decisions: int = 10**6) -> Iterator[SpielState]:
    """The state before each random decision, and at the end."""
    for _ in range(decisions):
        yield state
        if state.is_terminal():
            return
        legal = state.legal_actions()
        state.apply_action(legal[int(rng.below(len(legal)))])


def views(state: SpielState, seat: int) -> list[object]:
    """All that a seat is shown of a state."""
    return [
        state.observation_string(seat),
        state.observation_tensor(seat),
        state.information_state_string(seat),
        state.information_state_tensor(seat),
    ]


# ---- OpenSpiel's own suites ------------------------------------------------------------------------------


@pytest.mark.whole
@each_setting
def test_openspiels_random_simulation(key: str, seats: int, options: dict[str, Any]) -> None:
    """Legal lists, clones, masks, serialization, all strings and tensors, returns: over a random game cut short."""
    pyspiel.random_sim_test(
        load(key, seats=seats, **options, horizon=at_most(key, OPTIONAL if options else LENGTH)),
        num_sims=1,
        serialize=True,
        verbose=False,
    )


@each_title
def test_openspiels_random_simulation_of_a_whole_game(key: str) -> None:
    """The same until the rules end it; interpreted, that would take too long for all but the toy."""
    length = find(key).horizon if compiled() or key == TOY.key else LENGTH
    pyspiel.random_sim_test(load(key, horizon=length), num_sims=1, serialize=True, verbose=False)


@pytest.mark.whole
@each_setting
def test_openspiels_python_simulation(key: str, seats: int, options: dict[str, Any]) -> None:
    """The same from Python, with pickles of game, type and states."""
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(
        load(key, seats=seats, **options, horizon=at_most(key, OPTIONAL if options else LENGTH))
    )


@pytest.mark.whole
@each_setting
def test_openspiels_api_checks(key: str, seats: int, options: dict[str, Any]) -> None:
    """Lengths, wrong players, legal lists of others, public and private observations, from the seed to the end."""
    game = load(key, seats=seats, **options, horizon=6)
    states = [game.new_initial_state(), *(state.clone() for state in play(dealt(game, 3), Chance(3)))]

    class Checks(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        some_states = states
        game_type = game.get_type()
        game_name = str(game)

        @classmethod
        def setUpClass(cls) -> None:
            """The states are chosen already: OpenSpiel would look at hardly anything but chance nodes."""

    Checks.game = game
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(Checks).run(result)
    assert result.testsRun >= 5
    assert result.wasSuccessful(), result.failures + result.errors


@each_title
def test_openspiels_environment(key: str) -> None:
    """A game through `rl_environment`, to the end, with rewards at the end alone."""
    environment = rl_environment.Environment(load(key, horizon=at_most(key, 20)))
    environment.seed(1)
    step = environment.reset()
    while not step.last():
        assert step.rewards is None or not any(step.rewards)
        step = environment.step([step.observations["legal_actions"][step.current_player()][-1]])
    assert step.rewards == place(table(environment.get_state).position)


@each_title
@pytest.mark.parametrize("search", ["mcts", "ismcts"])
def test_openspiels_searchers_play(key: str, search: str) -> None:
    """A short game of OpenSpiel's searchers against each other, legal and repeatable."""
    game = load(key, seats=min(3, find(key).most), horizon=at_most(key, 12))

    def played(seed: int) -> SpielState:
        random = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(1, random)
        bot = (
            mcts.MCTSBot(game, 1.5, 8, evaluator, random_state=random)
            if search == "mcts"
            else ismcts.ISMCTSBot(game, evaluator, 1.5, 8, random_state=random)
        )
        state = dealt(game, seed)
        while not state.is_terminal():
            state.apply_action_with_legality_check(int(bot.step(state)))
        return state

    end = played(5)
    assert table(end).decided == 12 or table(end).position.over
    if search == "mcts":  # the other draws its worlds from the clock
        assert played(5).history() == end.history()


# ---- loading ----------------------------------------------------------------------------------------------


@each_title
def test_every_title_is_registered_with_its_parameters(key: str) -> None:
    """`pyspiel.load_game` finds it by name, with seats, horizon, memory and every option."""
    title = find(key)
    [kind] = [kind for kind in pyspiel.registered_games() if kind.short_name == f"carrack_{key}"]
    assert short_name(title) == kind.short_name
    assert (kind.min_num_players, kind.max_num_players) == (title.fewest, title.most)
    assert set(kind.parameter_specification) == {"seats", "horizon", "memory"} | {o.key for o in title.options}
    game = pyspiel.load_game(f"carrack_{key}(seats={title.most})")
    assert (game.num_players(), game.num_distinct_actions()) == (title.most, title.verbs.count)
    assert game.max_game_length() == title.horizon
    assert pyspiel.load_game(f"carrack_{key}").num_players() == title.fewest_together


def test_options_reach_the_deal() -> None:
    """By the string as by the function."""
    by_string = pyspiel.load_game("carrack_smugglers(seats=3,voyage=long)")
    for game in (by_string, load("smugglers", seats=3, voyage="long")):
        position = table(dealt(game, 9)).position
        assert (TOY.options_of(position), int(position.seats)) == (TOY.options_of(TOY.deal(2)) | {"voyage": "long"}, 3)


@pytest.mark.parametrize(
    ("parameters", "sentence"),
    [
        ("seats=9", "unknown seat count for smugglers 9; valid: 1, 2, 3, 4"),
        ("voyage=endless", "unknown value of option voyage 'endless'; valid: short, long"),
        ("horizon=0", "the horizon of smugglers is from 1 to 2000 decisions, not 0"),
        ("horizon=2001", "the horizon of smugglers is from 1 to 2000 decisions, not 2001"),
        ("memory=-1", "the memory is how many choices a tensor shows, not -1"),
        (
            "colour=red",
            "Unknown parameter 'colour'. Available parameters are: customs, horizon, memory, seats, ves",
        ),
        ("seats=two", "Wrong type for parameter seats"),
    ],
)
def test_what_cannot_be_loaded_says_why(parameters: str, sentence: str) -> None:
    """A sentence that names what is valid."""
    with pytest.raises(Exception, match=re.escape(sentence)):
        pyspiel.load_game(f"carrack_smugglers({parameters})")


def test_the_function_says_why_too() -> None:
    """Also where OpenSpiel has not looked before."""
    with pytest.raises(Unknown, match=r"unknown title 'chess'; valid: .*smugglers"):
        load("chess")
    known = "seats, horizon, memory, voyage, vessel, customs"
    with pytest.raises(Unknown, match=f"unknown parameter of smugglers 'colour'; valid: {known}"):
        load("smugglers", colour="red")
    with pytest.raises(ValueError, match="seats is a whole number, not 'two'"):
        load("smugglers", seats="two")
    with pytest.raises(ValueError, match="horizon is a whole number, not True"):
        load("smugglers", horizon=True)


def test_options_of_all_kinds_pass_through() -> None:
    """A switch and a number as they are; values of several kinds as words."""
    mixed = Option("map", ("none", 1, 2))
    options = (Option("switch"), Option("level", (3, 4)), mixed)
    title: Any = SimpleNamespace(key="made_up", fewest=1, fewest_together=2, most=4, horizon=100, options=options)
    assert defaults(title) == {
        "seats": 2,
        "horizon": 100,
        "memory": 32,
        "switch": False,
        "level": 3,
        "map": "none",
    }
    assert settled(title, {"switch": True, "level": 4, "map": "2"}).options == {"switch": True, "level": 4, "map": 2}
    with pytest.raises(Unknown, match="unknown value of option switch 1"):
        settled(title, {"switch": 1})
    title.options = (Option("seats"),)
    with pytest.raises(ValueError, match="made_up has options that OpenSpiel's face needs the names of: seats"):
        defaults(title)


# ---- playing ----------------------------------------------------------------------------------------------


@pytest.mark.whole
@each_setting
def test_the_deal_is_the_bytes_of_the_seed(key: str, seats: int, options: dict[str, Any]) -> None:
    """Sixteen chance nodes of 256 equal outcomes, then the position that this seed deals."""
    seed = 2**127 + 123456789
    game = load(key, seats=seats, **options)
    state = game.new_initial_state()
    for byte in seed.to_bytes(16, "little"):
        assert state.is_chance_node()
        outcomes = state.chance_outcomes()
        assert (len(outcomes), sum(p for _, p in outcomes)) == (game.max_chance_outcomes(), 1.0)
        state.apply_action(byte)
    assert not state.is_chance_node()
    assert table(state).position == find(key).deal(seats, options, seed)
    assert dealt(game, seed).history() == state.history()


def test_of_several_seats_that_may_answer_the_actor_moves() -> None:
    """The others have no legal actions until it is they who are asked."""
    state = toy(["bribe"], seats=3)
    assert table(state).position.waiting == 0b111
    for seat in range(3):
        assert state.current_player() == seat
        assert [bool(state.legal_actions(other)) for other in range(3)] == [other == seat for other in range(3)]
        take(state, ["offer", 0])


def test_an_illegal_action_says_why_and_changes_nothing() -> None:
    """The title's own sentence."""
    state = toy(crates=[FULL_HOLD, []])
    before, history = table(state).position.to_bytes(), state.history()
    with pytest.raises(IllegalAction, match="no room"):
        take(state, ["stow"])
    assert (table(state).position.to_bytes(), state.history()) == (before, history)


def test_actions_are_called_what_the_record_calls_them() -> None:
    """Verb and arguments; OpenSpiel finds the action by them again."""
    state = toy(["stow"])
    action = TOY.verbs.number(["place", "a1", 0])
    assert state.action_to_string(action) == "place a1 0"
    assert state.string_to_action("place a1 0") == action
    assert state.get_game().action_to_string(0, action) == "place a1 0"
    assert state.get_game().new_initial_state().action_to_string(7) == "seed byte 7"


def test_places_are_paid_from_plus_one_to_minus_one() -> None:
    """Nothing before the end; at the horizon the ranking as it stands, shared places shared."""
    for vp, paid in ([5, 0, 3], [1.0, -1.0, 0.0]), ([5, 5, 0], [0.5, 0.5, -1.0]), ([1, 1, 1], [0.0, 0.0, 0.0]):
        state = toy(seats=3, vp=vp)
        table(state).horizon = 1
        assert (state.returns(), state.is_terminal()) == ([0.0] * 3, False)
        take(state, ["draw"])
        assert (state.returns(), state.is_terminal(), state.legal_actions()) == (paid, True, [])


@each_title
def test_a_game_stops_at_the_horizon(key: str) -> None:
    """After so many decisions of players, chance not counted."""
    game = load(key, horizon=7)
    *_, middle = play(dealt(game, 4), Chance(4), 4)
    for state in middle.clone(), middle.resample_from_infostate(0, Sampler(4)):
        *_, end = play(state, Chance(4))
        assert not table(end).position.over
        assert (table(end).decided, end.current_player()) == (7, pyspiel.PlayerId.TERMINAL)
        assert (game.max_game_length(), game.max_move_number(), end.move_number()) == (7, 23, 23)


# ---- what is seen -----------------------------------------------------------------------------------------


@pytest.mark.whole
@each_setting
def test_observations_are_the_documented_fields(key: str, seats: int, options: dict[str, Any]) -> None:
    """The tensor is the player and every number in order, the string every number that is not 0, by name."""
    title = find(key)
    game = load(key, seats=seats, **options)
    observer = make_observation(game)
    for state in play(dealt(game, 6), Chance(6), 6):
        for seat in range(seats):
            numbers = table(state).position.observe(seat)
            observer.set_from(state, seat)
            assert observer.dict["observation"].tolist() == numbers
            assert observer.dict["player"].tolist() == [float(other == seat) for other in range(seats)]
            assert state.observation_tensor(seat) == observer.tensor.tolist()
            head, body = state.observation_string(seat).split("\n")
            assert head == f"seat {seat} of {seats}"
            named = {name: int(n) for name, n in (word.rsplit("=", 1) for word in body.split(" "))}
            assert named == {f.name: n for f, n in zip(title.fields(), numbers, strict=True) if n}


def test_a_spectator_sees_what_is_public() -> None:
    """OpenSpiel's view without private information; a view of private things alone, or of all, there is not."""
    game = load("smugglers", seats=2)
    none, everyone = pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.ALL_PLAYERS
    public = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True, private_info=none))
    state = toy(["bribe"], ["offer", 1])
    public.set_from(state, 0)
    assert public.dict["observation"].tolist() == table(state).position.observe(NOBODY)
    assert not public.dict["player"].any()
    told = public.string_from(state, 0)
    assert told.startswith("a spectator of 2\n")
    assert "0 offer …" in told
    assert make_observation(game, pyspiel.IIGObservationType(perfect_recall=False, public_info=False)) is None
    assert make_observation(game, pyspiel.IIGObservationType(perfect_recall=False, private_info=everyone)) is None
    with pytest.raises(ValueError, match="observations take no parameters"):
        make_observation(game, params={"colour": "red"})


def test_an_information_state_recalls_what_an_observation_has_forgotten() -> None:
    """Two games in which the same can be seen now, but other bids were opened on the way."""
    one, other = (
        toy(["bribe"], ["offer", 1], ["offer", 1], memory=1),
        toy(["bribe"], ["offer", 0], ["offer", 0], memory=1),
    )
    for state in one, other:
        take(state, ["bribe"], ["offer", 0], ["offer", 0], ["bribe"], ["offer", 0], ["offer", 0])
    for seat in range(2):
        assert one.observation_string(seat) == other.observation_string(seat)
        assert one.observation_tensor(seat) == other.observation_tensor(seat)
        assert one.information_state_string(seat) != other.information_state_string(seat)
        assert one.information_state_tensor(seat) != other.information_state_tensor(seat)


def test_an_information_state_recalls_what_was_never_told() -> None:
    """No journal entry tells what was in the opening hand; the seat has seen it all the same, the other has not."""
    silk = toy(["draw"], hand=[["silk"], ["rum"]], deck=["rum", "lamp"])
    lamp = toy(["draw"], hand=[["lamp"], ["rum"]], deck=["rum", "silk"])
    assert silk.information_state_string(0) != lamp.information_state_string(0)
    assert views(silk, 1) == views(lamp, 1)


def test_the_string_holds_choices_and_journal_as_the_seat_may_read_them() -> None:
    """Its own secret choice in full, another's as its verb alone, what the rules told, what is seen now."""
    state = toy(["bribe"], ["offer", 1], ["offer", 2])
    [head, opening, bribe, own, last, present] = state.information_state_string(0).split("\n")
    assert head == "seat 0 of 2"
    assert opening.startswith("sees seats=2 ")
    assert bribe.startswith("0 bribe; now ")
    assert own.startswith("0 offer 1; now ")
    assert "bid[me]=1" in own
    assert last.startswith('1 offer …; -1 bids {"counts":[1,2],"shares":[0,4]}; 1 paid {"minus":{"coin":2}}; 1 gained ')
    assert state.observation_string(0).endswith(present)


def test_another_seats_secret_choice_appears_nowhere() -> None:
    """Until it is opened, an offer of 2 looks like an offer of none; to its owner it does not."""
    one, other = toy(["bribe"], ["offer", 2]), toy(["bribe"], ["offer", 0])
    assert views(one, 1) == views(other, 1)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_tensor(0) != other.information_state_tensor(0)


def test_the_tensor_shows_the_last_choices() -> None:
    """Newest first: who counted from me, which verb, which of its actions from 1, 0 where only the verb was seen."""
    state = toy(["bribe"], ["offer", 2], seats=3, memory=3)
    observer = make_observation(state.get_game(), INFO_STATE_OBS_TYPE)
    names = [verb.name for verb in TOY.verbs.all]

    def shown(seat: int) -> list[tuple[int, str, int]]:
        observer.set_from(state, seat)
        rows = observer.dict["choices"]
        assert rows.shape == (3, 3 + len(names) + 1)
        assert not rows[2].any()
        assert (rows[:2, :-1].sum(axis=1) == 2).all()
        return [(int(row[:3].argmax()), names[row[3:-1].argmax()], int(row[-1])) for row in rows[:2]]

    assert shown(0) == [(0, "offer", 3), (0, "bribe", 1)]
    assert shown(1) == [(2, "offer", 0), (2, "bribe", 1)]
    assert shown(2) == [(1, "offer", 0), (1, "bribe", 1)]
    take(state, ["offer", 0], ["offer", 1])
    observer.set_from(state, 2)
    assert [int(row[:3].argmax()) for row in observer.dict["choices"]] == [0, 2, 1]


@each_title
def test_no_two_information_states_of_a_game_are_alike(key: str) -> None:
    """With recall, every decision makes another one, in words and in numbers, and each seat has its own."""
    game = load(key, memory=0)
    strings, tensors = [], []
    for state in play(dealt(game, 8), Chance(8), 40):
        for seat in range(game.num_players()):
            strings.append(state.information_state_string(seat))
            tensors.append(tuple(state.information_state_tensor(seat)))
    assert len(set(strings)) == len(set(tensors)) == len(strings) > min(40, games()[key].horizon // 2)


# ---- what is hidden ---------------------------------------------------------------------------------------


@pytest.mark.whole
@each_setting
def test_what_a_seat_is_shown_depends_only_on_what_it_may_know(key: str, seats: int, options: dict[str, Any]) -> None:
    """From two states that look the same, the same choice as far as it can be read: as long as both are observed the
    same, all that is remembered of them is the same too."""
    game = load(key, seats=seats, **options)
    rng = Chance(seats)
    same = 0
    for state in play(dealt(game, 11), Chance(11), STEPS):
        if state.is_terminal():
            break
        legal = state.legal_actions()
        action = legal[int(rng.below(len(legal)))]
        actor = state.current_player()
        for seat in range(seats):
            real, other = state.clone(), state.resample_from_infostate(seat, Sampler(int(rng.next32())))
            secret = seat != actor and table(state).position.readers(actor) >> seat & 1 == 0
            alike = [
                a for a in other.legal_actions() if a == action or (secret and _verb(game, a) == _verb(game, action))
            ]
            if not alike:
                continue
            real.apply_action(action)
            other.apply_action(alike[int(rng.below(len(alike)))])
            if table(other).observation(seat) == table(real).observation(seat):
                assert other.information_state_string(seat) == real.information_state_string(seat)
                assert other.information_state_tensor(seat) == real.information_state_tensor(seat)
                same += 1
    assert same >= seats


def _verb(game: SpielGame, action: int) -> str:
    return game.title.verbs.of(action).name


@pytest.mark.whole
@each_setting
def test_a_resample_depends_only_on_what_the_player_knows(key: str, seats: int, options: dict[str, Any]) -> None:
    """The whole of it, history and all: resampled again with the same chance it is the same, to the last byte."""
    game = load(key, seats=seats, **options)
    drawn = set()
    for number, state in enumerate(play(dealt(game, 12), Chance(12), STEPS)):
        if number % 7 != 2 or state.is_terminal():
            continue
        for seat in range(seats):
            chance = 100 * number + 10 * seat
            first = state.resample_from_infostate(seat, Sampler(chance))
            assert (first.current_player(), first.move_number()) == (state.current_player(), state.move_number())
            assert first.legal_actions(seat) == state.legal_actions(seat)
            assert views(first, seat) == views(state, seat)
            again = first.resample_from_infostate(seat, Sampler(chance + 1))
            straight = state.resample_from_infostate(seat, Sampler(chance + 1))
            assert again.serialize() == straight.serialize()
            assert [views(again, other) for other in range(seats)] == [views(straight, other) for other in range(seats)]
            drawn.add(table(first).position.to_bytes())
            drawn.add(table(again).position.to_bytes())
    assert len(drawn) >= 4 * seats


def test_a_resample_holds_nothing_of_the_others_secrets() -> None:
    """Neither the seed nor a sealed bid, nor what another remembers of its own; what the player did is there."""
    state = toy(["bribe"], ["offer", 2], ["offer", 1], seats=3, hand=[["silk"], ["rum"], ["tea"]])
    other = state.resample_from_infostate(1, Sampler(1))
    read: list[list[str | int]] = [["bribe"], ["offer", 0], ["offer", 1]]
    assert (state.seed, other.seed) == (bytes([1, *[0] * 15]), bytes(16))
    assert other.history() == [0] * 16 + [TOY.verbs.number(action) for action in read]
    assert [played.player for played in other.full_history()] == [-1] * 16 + [0, 0, 1]
    assert "0 offer …" in other.information_state_string(0)
    assert "0 offer 2" not in other.information_state_string(0)
    assert "1 offer 1" in other.information_state_string(1)


def test_others_bids_are_drawn_anew() -> None:
    """Over many resamples every bid comes up that the other could have made."""
    state = toy(["bribe"], ["offer", 2], coin=[2, 2])
    bids = [TOY.plain(table(state.resample_from_infostate(1, Sampler(k))).position)["bid"] for k in range(40)]
    assert {tuple(bid) for bid in bids} == {(0, 0), (1, 0), (2, 0)}  # type: ignore[arg-type]


def test_a_resample_draws_a_whole_seed() -> None:
    """From the sampler it was given, 32 bits a time."""
    state = toy(["draw"])
    drawn = iter([0.25, 0.5, 0.75, 0.125])
    expected = table(state).position.clone()
    expected.redeal(1, Chance(0x40000000_80000000_C0000000_20000000))
    assert table(state.resample_from_infostate(1, lambda: next(drawn))).position == expected


def test_before_the_deal_there_is_nothing_to_resample() -> None:
    """The state itself; and nothing to be seen."""
    state = load("smugglers").new_initial_state()
    state.apply_action(9)
    assert state.resample_from_infostate(0, Sampler(1)).history() == [9]
    assert state.observation_string(0) == state.information_state_string(0) == "before the deal"
    assert not any(state.information_state_tensor(0))


# ---- copies -----------------------------------------------------------------------------------------------


def deep(seed: int) -> SpielState:
    """The toy in the middle of the longest chain of pending work of a random game."""
    states = [state.clone() for state in play(dealt(load("smugglers", seats=3), seed), Chance(seed))]
    found: SpielState = max(states, key=lambda state: len(table(state).position.frames()))
    assert len(table(found).position.frames()) >= 3
    return found


def stored(state: SpielState) -> list[SpielState]:
    """A state that went through every form in which it can be kept."""
    game = state.get_game()
    by_openspiel = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
    by_state = pickle.loads(pickle.dumps(game)).deserialize_state(state.serialize())
    return [by_openspiel, by_state, pickle.loads(pickle.dumps(state)), state.clone()]


@pytest.mark.parametrize("resampled", [False, True])
def test_a_state_comes_back_from_every_form(resampled: bool) -> None:
    """In the middle of a deep chain: position, all that was seen, and how it goes on."""
    state = deep(2)
    if resampled:
        state = state.resample_from_infostate(1, Sampler(3))
    kept = [state.information_state_string(seat) for seat in range(3)]
    for copy in stored(state):
        assert table(copy).position == table(state).position
        assert (copy.history(), copy.seed) == (state.history(), state.seed)
        assert [copy.information_state_string(seat) for seat in range(3)] == kept
        assert copy.serialize() == state.serialize()
    ends = []
    for copy in [*stored(state), state]:
        *_, end = play(copy, Chance(1))
        ends.append((end.history(), str(end), [views(end, seat) for seat in range(3)]))
    assert all(end == ends[0] for end in ends)


def test_a_state_half_way_through_the_deal_comes_back() -> None:
    """With the bytes it has."""
    state = load("smugglers", seats=3).new_initial_state()
    for byte in range(5):
        state.apply_action(byte)
    assert [(copy.history(), str(copy)) for copy in stored(state)] == [([0, 1, 2, 3, 4], "seed 0001020304")] * 4


def test_a_copy_goes_its_own_way() -> None:
    """What happens to a copy, or is asked of it, is nothing to the original."""
    state = toy(["draw"])
    kept = [views(state, seat) for seat in range(2)], table(state).position.to_bytes()
    copy = state.clone()
    take(copy, ["draw"], ["bribe"])
    views(copy, 0)
    assert ([views(state, seat) for seat in range(2)], table(state).position.to_bytes()) == kept
    assert views(copy, 0) != views(state, 0)


def test_asking_changes_nothing() -> None:
    """A state of which everything was asked at every step is stored as one of which nothing was."""
    asked, unasked = (dealt(load("smugglers", seats=3), 5) for _ in range(2))
    for state, _ in zip(play(asked, Chance(5), 12), play(unasked, Chance(5), 12), strict=True):
        views(state, 1)
    assert asked.serialize() == unasked.serialize()
    assert [views(asked, seat) for seat in range(3)] == [views(unasked, seat) for seat in range(3)]


def test_a_pickle_is_read_by_another_process(tmp_path: Path) -> None:
    """Which has imported nothing of ours before, and ends quietly."""
    state = deep(3)
    (tmp_path / "state").write_bytes(pickle.dumps((state.get_game(), state)))
    code = (
        f"import pickle, sys; sys.path.insert(0, {str(ROOT / 'tests' / 'toys')!r})\n"
        "game, state = pickle.load(open(sys.argv[1], 'rb'))\n"
        "print(game); print(state); print(state.information_state_string(1))"
    )
    run = [sys.executable, "-c", code, str(tmp_path / "state")]
    done = subprocess.run(run, capture_output=True, text=True, cwd=ROOT, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"{state.get_game()}\n{state}\n{state.information_state_string(1)}\n"
