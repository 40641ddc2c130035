"""What the base class makes for every title, and how it says no."""

from __future__ import annotations

import pytest

from carrack.core.chance import Chance
from carrack.core.contract import Game, State
from carrack.core.errors import BadPosition, IllegalAction, TooDeep, Unknown
from carrack.core.plain import differences
from carrack.core.record import replay
from carrack.core.refusals import GAME_OVER, NO_SUCH_ACTION, NOT_ASKED, OTHER_QUESTION
from carrack.core.registry import find, games
from carrack.lab.golden import make
from tests.endings import to_the_end


@pytest.fixture(params=sorted(games()))
def game(request: pytest.FixtureRequest) -> Game:
    """Every registered title."""
    return games()[request.param]


def finished(game: Game) -> State:
    """The end of a game."""
    state, rng, decided = game.deal(game.fewest, seed=1), Chance(1), 0
    while not state.over:
        state.apply(to_the_end(state, int(state.actor), decided, rng))
        decided += 1
    return state


def test_unknown_titles_list_the_known() -> None:
    """So that one can pick the right one."""
    with pytest.raises(Unknown, match=f"unknown title 'chess'; valid: .*{min(games())}"):
        find("chess")


@pytest.mark.parametrize("seats", [0, -1, 9])
def test_wrong_seat_counts_list_the_right_ones(game: Game, seats: int) -> None:
    """From the fewest to the most."""
    valid = ", ".join(str(n) for n in range(game.fewest, game.most + 1))
    with pytest.raises(Unknown, match=f"seat count for {game.key} .*valid: {valid}"):
        game.deal(seats)


def test_unknown_options_list_the_known(game: Game) -> None:
    """Keys and values alike."""
    with pytest.raises(Unknown, match="unknown option of"):
        game.deal(game.fewest, {"wind": "strong"})
    for option in game.options:
        with pytest.raises(Unknown, match=f"value of option {option.key} 'odd'; valid: "):
            game.deal(game.fewest, {option.key: "odd"})


def test_nothing_can_be_done_after_the_end(game: Game) -> None:
    """No legal action, and a refusal that says why."""
    end = finished(game)
    assert end.over
    assert end.legal() == []
    with pytest.raises(IllegalAction) as caught:
        end.apply(0)
    assert caught.value.reason == GAME_OVER
    assert not any(end.secret(seat) for seat in range(end.seats))


@pytest.mark.parametrize("action", [-1, 10**6])
def test_numbers_that_are_no_actions(game: Game, action: int) -> None:
    """Refused like any illegal action."""
    state = game.deal(game.fewest)
    before = state.to_bytes()
    with pytest.raises(IllegalAction) as caught:
        state.apply(action)
    assert caught.value.reason == NO_SUCH_ACTION
    assert state.to_bytes() == before


def test_only_those_who_are_asked_may_answer(game: Game) -> None:
    """Other seats, and seats that do not exist, are refused."""
    state = game.deal(game.fewest)
    action = state.legal()[0]
    for seat in (-1, 1 - int(state.actor), game.most, 62, 64 + int(state.actor), 2**40):
        if seat != state.actor:
            assert state.refusal_for(seat, action) == NOT_ASKED
            assert state.legal_for(seat) == []
            with pytest.raises(IllegalAction):
                state.answer(seat, action)


def test_decline_is_action_0_and_answers_only_windows(game: Game) -> None:
    """On an ordinary turn it is another question's answer."""
    assert game.verbs.readable(0) == ["decline"]
    assert game.deal(game.fewest).refusal(0) == OTHER_QUESTION


def test_bytes_of_another_size_are_no_position(game: Game) -> None:
    """Said with the right size."""
    with pytest.raises(BadPosition, match=f"has {8 * game.layout.size} bytes, not 3"):
        game.restore(b"abc")


def test_equal_means_same_title_and_same_cells(game: Game) -> None:
    """Not the same object, and not just any object."""
    state = game.deal(game.fewest, seed=1)
    assert state == game.deal(game.fewest, seed=1)
    assert state != game.deal(game.fewest, seed=2)
    assert state != "a state"


def test_differences_say_what_changed(game: Game) -> None:
    """One line for each, with the path, before and after."""
    before = game.plain(game.deal(game.fewest, seed=1))
    after = before | {"turn": 9}
    assert differences(before, after) == ["turn: 1 → 9"]
    assert differences(before, before) == []


def test_a_plain_form_must_be_whole(game: Game) -> None:
    """What is missing, too much, of another title or of no known name is said."""
    plain = game.plain(game.deal(game.fewest))
    with pytest.raises(BadPosition, match="also needs turn"):
        game.position({key: value for key, value in plain.items() if key != "turn"})
    with pytest.raises(BadPosition, match="has no weather; it has"):
        game.position(plain | {"weather": "fair"})
    with pytest.raises(BadPosition, match="position of 'chess'"):
        game.position(plain | {"title": "chess"})
    with pytest.raises(BadPosition, match="turn cannot hold 'soon'"):
        game.position(plain | {"turn": "soon"})
    with pytest.raises(BadPosition, match="no frame kind is called 'dream'"):
        game.position(plain | {"frames": [["dream", 0, 0, 0, 0, 0]]})
    with pytest.raises(BadPosition, match="a frame has 6 numbers"):
        game.position(plain | {"frames": [[1]]})


def test_too_much_pending_work_shows_the_stack(game: Game) -> None:
    """An endless chain is an error that a developer can read."""
    state = game.deal(game.fewest)
    for _ in range(game.layout.frames - len(state.frames())):
        state.push(16, 0)
    with pytest.raises(TooDeep, match=rf"more than {game.layout.frames} things pending: \[\["):
        state.push(16, 0)


def test_a_listener_changes_nothing(game: Game) -> None:
    """With and without a journal the same actions come to the same position."""
    from carrack.core.journal import Journal

    record = make(game, game.fewest, {}, 2)
    silent = replay(record)
    heard = replay(record, 0)
    for seat, *action in record.actions:
        heard.journal = Journal()
        heard.answer(int(seat), game.verbs.number(action))
    assert heard == silent


def test_observations_count_seats_from_the_viewer(game: Game) -> None:
    """The actor sees itself as seat 0; the next seat sees it as the last."""
    state = game.deal(game.most, seed=1)
    at = [field.name for field in game.fields()].index("actor")
    assert state.observe(state.actor)[at] == 0
    assert state.observe((state.actor + 1) % game.most)[at] == game.most - 1


def test_a_step_is_apply_and_the_next_list(game: Game) -> None:
    """Whole games both ways, and by the trusted way of loops: the same lists, the same positions."""
    for seed in range(3):
        state, rng = game.deal(game.most, seed=seed), Chance(seed)
        other, trusted = state.clone(), state.clone()
        legal = state.legal()
        while legal:
            action = legal[int(rng.below(len(legal)))]
            legal = state.step(action)
            other.apply(action)
            trusted.apply_legal(action)
            assert legal == other.legal()
        assert state.over
        assert state == other == trusted


def test_a_list_of_actions_is_the_callers_own(game: Game) -> None:
    """Whatever is done with it changes no other list."""
    state = game.deal(game.most, seed=1)
    before = state.legal()
    state.legal().clear()
    state.legal()[0] = -1
    assert state.legal() == before
