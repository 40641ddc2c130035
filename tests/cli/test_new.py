"""`carrack new`: what it writes is a whole title, and what it refuses leaves no file."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import carrack
from tests.cli.conftest import Run

ROOT = Path(carrack.__file__).parent.parent
PLAYED = """
import carrack
from carrack.core.chance import Chance
from carrack.core.record import begin
from carrack.core.scene import encode, scene
from carrack.bots import BOTS, make
from carrack.lab.fuzz import play_checked

game = carrack.game("heap_of_pebbles")
assert game.package == "heap_of_pebbles"
for k, bot in enumerate(BOTS):
    state = game.deal(2 + k % 3, {"bitter": k % 2 == 1}, seed=k)
    players = [make(bot, Chance(seat)) for seat in range(state.seats)]
    while not state.over:
        assert all(encode(scene(game, state, viewer)) for viewer in (None, *range(state.seats)))
        seat = int(state.actor)
        state.apply(players[seat].choose(state, seat))
    assert sum(state.tally(seat)["stone"] for seat in range(state.seats)) == 21
for seats in (2, 3, 4):
    broken = play_checked(begin(game, seats, {"bitter": seats == 3}, seats), Chance(seats))
    assert broken is None, broken
print("played")
"""


def python(home: Path, *argv: str) -> subprocess.CompletedProcess[str]:
    """Run Python where the package in this folder is installed."""
    path = os.pathsep.join([str(home), str(ROOT)])
    environment = os.environ | {"PYTHONPATH": path, "CARRACK_PURE": "1", "COLUMNS": "100", "LC_ALL": "C.UTF-8"}
    return subprocess.run(
        [sys.executable, *argv],
        cwd=home,
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A package of one's own, with the file that `pip install -e .` makes of its pyproject.toml."""
    folder = tmp_path_factory.mktemp("home")
    ran = python(folder, "-m", "carrack.cli", "new", "heap_of_pebbles")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert len(ran.stdout.splitlines()) == 4
    points = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]["entry-points"]
    facts = folder / "heap_of_pebbles-0.1.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: heap_of_pebbles\nVersion: 0.1\n")
    lines = [f"[{group}]\n" + "".join(f"{key} = {at}\n" for key, at in each.items()) for group, each in points.items()]
    (facts / "entry_points.txt").write_text("".join(lines))
    return folder


def test_bots_play_it_and_every_property_holds(home: Path) -> None:
    """All of them, whole games, with a scene for every viewer."""
    ran = python(home, "-c", PLAYED)
    assert (ran.stdout, ran.stderr) == ("played\n", "")


def test_its_own_tests_pass(home: Path) -> None:
    """The rules, and what every title promises."""
    ran = python(home, "-m", "pytest", "-p", "no:cacheprovider")
    assert ran.returncode == 0, ran.stdout
    assert "21 passed" in ran.stdout


def test_all_its_rules_are_proved(home: Path) -> None:
    """`carrack rules` finds the tests that lie beside the package."""
    ran = python(home, "-m", "carrack.cli", "rules", "heap_of_pebbles")
    assert ran.returncode == 0, ran.stdout
    assert ran.stdout.splitlines()[1].split() == ["heap_of_pebbles", "5", "5", "0", "0", "complete"]


def test_other_commands_know_it(home: Path) -> None:
    """It is on the shelf, is simulated and played in the terminal."""
    assert "Heap of pebbles" in python(home, "-m", "carrack.cli", "games").stdout
    ran = python(home, "-m", "carrack.cli", "simulate", "heap_of_pebbles", "--games", "20", "--bots", "greedy,random")
    assert (ran.returncode, ran.stderr) == (0, "")
    ran = python(home, "-m", "carrack.cli", "play", "heap_of_pebbles", "--seed", "1", "--language", "ru")
    assert "Ваш ход: берите камни" in ran.stdout


@pytest.mark.parametrize("command", [("ruff", "check"), ("ruff", "format", "--check"), ("mypy",)], ids=" ".join)
def test_it_is_in_good_style(home: Path, command: tuple[str, ...]) -> None:
    """As its own pyproject.toml asks for."""
    ran = python(home, "-m", *command)
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_inside_a_checkout(tmp_path: Path) -> None:
    """Rules beside the other titles, tests beside theirs; found without an entry point, in the house's style."""
    (tmp_path / "pyproject.toml").symlink_to(ROOT / "pyproject.toml")
    for folder in (ROOT / "carrack", ROOT / "carrack" / "games"):
        copy = tmp_path / folder.relative_to(ROOT)
        copy.mkdir()
        for path in folder.iterdir():
            if path.name != "games":
                (copy / path.name).symlink_to(path)
    ran = python(tmp_path, "-m", "carrack.cli", "new", "heap_of_pebbles")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "carrack/games/heap_of_pebbles" in ran.stdout
    made = tmp_path / "carrack" / "games" / "heap_of_pebbles"
    assert 'package="carrack.games.heap_of_pebbles"' in (made / "game.py").read_text(encoding="utf-8")
    assert not (tmp_path / "heap_of_pebbles").exists()
    tests = tmp_path / "tests" / "games" / "heap_of_pebbles"
    assert len(list((tests / "golden").glob("*.json"))) == 6
    ran = python(tmp_path, "-m", "pytest", str(tests), "-p", "no:cacheprovider")
    assert "6 passed" in ran.stdout, ran.stdout
    for command in (("ruff", "check"), ("ruff", "format", "--check")):
        ran = python(tmp_path, "-m", *command, str(made), str(tests))
        assert ran.returncode == 0, ran.stdout


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("MyTitle", "small Latin letters"),
        ("my-title", "small Latin letters"),
        ("2nd", "small Latin letters"),
        ("my__title", "small Latin letters"),
        ("мой", "small Latin letters"),
        ("../up", "small Latin letters"),
        ("a" * 31, "at most 30"),
        ("smugglers", "there is a title called"),
        ("class", "something else"),
        ("json", "something else"),
        ("pytest", "something else"),
        ("carrack", "something else"),
        ("tests", "something else"),
    ],
)
def test_names_that_are_refused(run: Run, tmp_path: Path, name: str, why: str) -> None:
    """With a sentence, before anything is written."""
    ran = run("new", name, "--into", str(tmp_path))
    assert (ran.code, ran.out) == (2, "")
    assert why in ran.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("taken", ["heap_of_pebbles", "tests", "pyproject.toml"])
def test_what_is_there_stays(run: Run, tmp_path: Path, taken: str) -> None:
    """A folder or file in the way is named, and nothing is written."""
    path = tmp_path / taken
    if path.suffix:
        path.write_text("mine")
    else:
        path.mkdir()
    ran = run("new", "heap_of_pebbles", "--into", str(tmp_path))
    assert (ran.code, ran.out) == (2, "")
    assert f"{path} is there already" in ran.err
    assert list(tmp_path.iterdir()) == [path]
    assert not path.suffix or path.read_text() == "mine"


def test_what_does_not_run_is_removed(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the new files cannot be imported, nothing of them stays."""
    monkeypatch.setattr("carrack.cli.new.writing.sys.executable", "/bin/false")
    ran = run("new", "heap_of_pebbles", "--into", str(tmp_path))
    assert (ran.code, ran.out) == (2, "")
    assert "did not run" in ran.err
    assert list(tmp_path.iterdir()) == []
