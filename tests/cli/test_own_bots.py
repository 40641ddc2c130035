"""Bots of one's own at the command line: they play wherever bots are named, and fail in a sentence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run

MINE = """\
from carrack.bots.player import Bot


class First(Bot):
    def choose(self, state, seat):
        return state.legal_for(seat)[0]


class Late(First):
    def choose(self, state, seat):
        return super().choose(state, seat) if state.turn < 4 else [][seat]
"""


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A file of somebody's in the folder where they are."""
    (tmp_path / "their_bots.py").write_text(MINE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return "their_bots.py"


def test_they_play(run: Run, file: str) -> None:
    """In many games, in processes too, in traces, and against people."""
    for jobs in ("1", "2"):
        argv = ["smugglers", "--games", "4", "--seed", "3", "--bots", f"{file}:First,random", "--jobs", jobs, "--json"]
        ran = run("simulate", *argv)
        assert ran.code == 0, ran.err
        assert set(json.loads(ran.out)["by_bot"]) == {f"{file}:First", "random"}
    ran = run("trace", "smugglers", "--bots", f"{file}:First", "--seed", "3")
    assert all(line["choice"] == line["legal"][0] for line in map(json.loads, ran.out.splitlines()[:-1]))
    ran = run("play", "smugglers", "--bots", f"{file}:First", "--seed", "3", typed="1\nq\n")
    assert "First" in ran.out
    assert "their_bots" not in ran.out


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_one_that_fails_in_the_middle(run: Run, file: str, jobs: str) -> None:
    """Which bot, what, and where; no traceback."""
    ran = run("simulate", "smugglers", "--games", "4", "--bots", f"{file}:Late", "--jobs", jobs)
    assert ran.code == 2
    said = ran.err.splitlines()[-1]
    assert said.startswith(f"carrack: the bot {file}:Late has failed: IndexError: list index out of range (")
    assert said.endswith("their_bots.py, line 11)")
    assert "Traceback" not in ran.err


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("nowhere.py:Mine", "there is no file "),
        ("their_bots.py:Mine", "their_bots.py has no class 'Mine'; its bots: First, Late"),
        ("json:loads", "loads of json is no bot"),
        ("no_such_package.bots:Mine", "there is no module 'no_such_package' here"),
    ],
)
@pytest.mark.parametrize("command", ["simulate", "trace", "play"])
def test_a_spec_that_names_none(run: Run, file: str, command: str, spec: str, said: str) -> None:
    """One sentence, before anything is played."""
    ran = run(command, "smugglers", "--bots", spec)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"carrack: {said}")
    assert len(ran.err.splitlines()) == 1
