"""A title deals from either generator; records name theirs, and those without a name are as ever."""

from __future__ import annotations

import json

import pytest

from carrack.core.chance import SHA256, XOSHIRO, Chance
from carrack.core.contract import CHANCE, Game, State
from carrack.core.errors import BadRecord
from carrack.core.record import Record, begin, read, replay, write
from carrack.core.registry import games
from carrack.lab.properties import random_answer

SEED = 0xC0FFEE


@pytest.fixture(params=sorted(games()))
def game(request: pytest.FixtureRequest) -> Game:
    """Every registered title."""
    return games()[request.param]


def played(game: Game, decisions: int = 60) -> tuple[Record, State]:
    """The beginning of a match between people, and where it stands."""
    record = begin(game, game.fewest, {}, SEED, SHA256)
    state, rng = replay(record), Chance(1)
    while not state.over and len(record.actions) < decisions:
        seat, action = random_answer(state, rng)
        record.actions.append([seat, *game.verbs.readable(action)])
        state.answer(seat, action)
    return record, state


def test_the_same_seed_deals_other_cards(game: Game) -> None:
    """Whoever knows one generator's deal knows nothing of the other's."""
    assert game.deal(game.fewest, {}, SEED, SHA256) != game.deal(game.fewest, {}, SEED)


def test_a_record_that_names_its_generator_replays(game: Game) -> None:
    """Written, read and replayed it leads to the same position; a snapshot of a position goes on as the match does."""
    record, state = played(game)
    again = read(write(record))
    assert (again.chance, again.carrack) == (SHA256, 2)
    assert replay(again) == state
    half = game.restore(replay(again, len(again.actions) // 2).to_bytes())
    for seat, *action in again.actions[len(again.actions) // 2 :]:
        half.answer(int(seat), game.verbs.number(action))
    assert half == state
    assert game.position(game.plain(state)) == state


def test_a_copy_that_is_dealt_anew_has_no_seed_in_it(game: Game) -> None:
    """Its chance are words of its own, of the fast generator: two matches that look the same become the same bytes."""
    _, state = played(game, 12)
    copy = state.clone()
    copy.redeal(0, Chance(4))
    assert all(0 <= int(copy.cells[CHANCE + k]) < 1 << 32 for k in range(4))
    other = state.clone()
    for k in range(4):
        other.cells[CHANCE + k] = k + 1
    other.redeal(0, Chance(4))
    assert other == copy


def test_records_without_a_name_are_as_ever(game: Game) -> None:
    """They are xoshiro's, in the first format, and are written without the name."""
    plain = json.loads(write(begin(game, game.fewest, {}, SEED)))
    assert plain["carrack"] == 1
    assert "chance" not in plain
    record = read(write(begin(game, game.fewest, {}, SEED)))
    assert record.chance == XOSHIRO
    assert replay(record) == game.deal(game.fewest, {}, SEED)


def test_a_generator_that_is_not_here_is_refused() -> None:
    """With its name and what to do."""
    game = next(iter(games().values()))
    record = begin(game, game.fewest, {}, SEED, SHA256)
    record.chance = "dice"
    with pytest.raises(BadRecord, match="'dice'; update Carrack"):
        read(write(record))


@pytest.mark.parametrize("decisions", [0, 20])
def test_what_is_dealt_anew_is_drawn_from_the_same_generator(game: Game, decisions: int) -> None:
    """A match between people stays one: hidden things and all further chance come from the hash of the new seed."""
    _, state = played(game, decisions)
    state.deal_anew(5)
    assert int(state.cells[CHANCE + 3]) >> 32 > 0
    plain = game.deal(game.fewest, {}, SEED)
    plain.deal_anew(5)
    assert int(plain.cells[CHANCE + 3]) >> 32 == 0
