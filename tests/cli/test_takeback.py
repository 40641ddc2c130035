"""Taking back in the terminal: free, agreed upon by bots, asked of people."""

from __future__ import annotations

from pathlib import Path

from carrack.core.contract import Game
from carrack.core.record import read
from carrack.core.registry import games
from tests.cli.conftest import Run
from tests.cli.test_play import first_asked

TOY = "smugglers"


def actions(path: Path) -> list[list[str | int]]:
    """What a record has."""
    return read(path.read_bytes()).actions


def test_undo_and_redo_against_bots(run: Run, game: Game, tmp_path: Path) -> None:
    """Bots agree; what they did comes back with redo."""
    one, two, three = tmp_path / "one.json", tmp_path / "two.json", tmp_path / "three.json"
    seed = str(first_asked(game, game.fewest_together))
    ran = run("play", game.key, "--seed", seed, typed=f"u\nredo\n1\nsave {one}\nu\nsave {two}\nredo\nsave {three}\nq\n")
    assert "There is nothing to take back." in ran.out
    assert "There is nothing to take again." in ran.out
    assert "Taken back: " in ran.out
    assert len(actions(one)) >= 1
    assert actions(two) == []
    assert actions(three) == actions(one)


def test_undo_tells_that_bots_agree(run: Run) -> None:
    """When somebody else has decided in between."""
    found = 0
    for game in games().values():
        ran = run("play", game.key, "--seed", "4", typed="1\n1\n1\nu\nu\nu\nq\n")
        found += ran.out.count("The bots agree.")
    assert found


def test_people_are_asked(run: Run, tmp_path: Path) -> None:
    """A reveal cannot be taken back against the others' will."""
    game = games()[TOY]
    one, two, three = tmp_path / "one.json", tmp_path / "two.json", tmp_path / "three.json"
    seed = str(first_asked(game, 2))
    typed = f"\npeek\nsave {one}\nundo\nn\nsave {two}\nundo\ny\nsave {three}\nq\n"
    ran = run("play", TOY, "--hotseat", "--seats", "2", "--name", "Anna,Boris", "--seed", seed, typed=typed)
    assert "Boris, do you agree that Anna goes back 1 action? One card has been seen" in ran.out
    assert "Boris does not agree" in ran.out
    assert actions(one) == actions(two) == [[0, "peek"]]
    assert actions(three) == []


def test_nobody_is_asked_when_nothing_was_seen(run: Run, tmp_path: Path) -> None:
    """A step of one's own that revealed nothing is free, and so is beginning the turn anew."""
    path = tmp_path / "match.json"
    seed = str(first_asked(games()[TOY], 2))
    typed = f"\nrestart\nstow\nundo\nstow\nrestart\nsave {path}\nq\n"
    ran = run("play", TOY, "--hotseat", "--seats", "2", "--name", "Anna,Boris", "--seed", seed, typed=typed)
    assert "This turn has only just begun." in ran.out
    assert "do you agree" not in ran.out
    assert ran.out.count("Taken back: 1 action.") == 2
    assert actions(path) == []
