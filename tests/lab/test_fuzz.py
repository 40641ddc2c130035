"""The fuzzer finds a planted fault, shrinks it and writes a file that replays it."""

from __future__ import annotations

from pathlib import Path

import pytest

from carrack.core.chance import Chance
from carrack.core.contract import Game, State
from carrack.core.record import begin, read, replay
from carrack.core.registry import games
from carrack.lab.fuzz import fuzz, play_checked, play_sampled, refound, shrink, write_failure

MANY = 6


@pytest.fixture(params=sorted(games()))
def game(request: pytest.FixtureRequest) -> Game:
    """Every registered title."""
    return games()[request.param]


def never_beyond_turn_six(state: State, rng: Chance) -> None:
    """A property that does not hold."""
    assert state.turn <= MANY, f"turn {state.turn}"


def test_a_fault_is_found_shrunk_and_written(game: Game, tmp_path: Path) -> None:
    """One file for the broken property, with a record that breaks it at its very end."""
    [path] = fuzz(game, 0.02, 1, tmp_path, properties=(never_beyond_turn_six,))
    record = read(path.read_bytes())
    assert record.notes["broken"] == "never_beyond_turn_six"
    assert replay(record).turn == MANY + 1
    assert replay(record, len(record.actions) - 1).turn <= MANY


def test_shrinking_leaves_out_what_is_not_needed(game: Game) -> None:
    """The shortest way to the seventh turn takes a few decisions each, if a turn is that of one seat."""
    record = begin(game, game.fewest, None, 5)
    broken = play_checked(record, Chance(5), (never_beyond_turn_six,))
    assert broken is not None
    short = shrink(record, "never_beyond_turn_six", (never_beyond_turn_six,))
    assert len(short.actions) <= len(record.actions)
    assert len(short.actions) >= MANY
    whose = {(int(state.turn), int(state.turn_of)) for k in range(len(short.actions)) for state in [replay(short, k)]}
    if len(whose) == MANY:  # a turn is that of one seat
        assert len(short.actions) <= 4 * MANY


def test_positions_drawn_from_a_game_show_the_fault(game: Game) -> None:
    """The record then ends where it is; the last position is looked at even if there is no time for any other."""
    for seed, more in enumerate((True, False)):
        record = begin(game, game.fewest, None, seed)
        broken = play_sampled(record, Chance(seed), lambda more=more: more, (never_beyond_turn_six,))  # type: ignore[misc]
        assert broken is not None
        assert broken[0] == "never_beyond_turn_six"
        assert replay(record).turn > MANY


def test_all_positions_are_drawn_if_there_is_time(game: Game) -> None:
    """Each of them once."""
    seen: list[bytes] = []
    record = begin(game, game.fewest, None, 5)

    def note(state: State, rng: Chance) -> None:
        seen.append(state.to_bytes())

    assert play_sampled(record, Chance(5), lambda: True, (note,)) is None
    assert len(seen) == len(record.actions) + 1


def test_a_title_without_faults_gives_no_files(game: Game, tmp_path: Path) -> None:
    """And counts what it played."""
    counted: list[tuple[int, int]] = []
    assert fuzz(game, 0.03, 2, tmp_path, progress=lambda *count: counted.append(count)) == []
    assert counted[-1][0] >= 1


def test_a_mended_fault_is_found_mended(game: Game, tmp_path: Path) -> None:
    """A written failure whose properties all hold now replays without complaint."""
    record = begin(game, game.fewest, None, 5)
    play_checked(record, Chance(5), (never_beyond_turn_six,))
    assert refound(write_failure(record, ("never_beyond_turn_six", ""), tmp_path)) is None
