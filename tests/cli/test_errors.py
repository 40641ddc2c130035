"""What goes wrong is one sentence on stderr and an exit code, never a traceback."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from carrack.core.contract import Game
from carrack.core.registry import games
from tests.cli.conftest import Run

ROOT = Path(__file__).parent.parent.parent
TITLE = next(iter(games()))
FEWEST, MOST = games()[TITLE].fewest, games()[TITLE].most


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (["simulate", "chess"], [*games()]),
        (["play", "chess"], [*games()]),
        (["simulate", TITLE, "--seats", str(MOST + 1)], [str(n) for n in range(FEWEST, MOST + 1)]),
        (["trace", TITLE, "--seats", "0"], [str(FEWEST)]),
        (["simulate", TITLE, "--bots", "random,genius"], ["genius", "random", "greedy"]),
        (["play", TITLE, "--bots", "genius"], ["genius", "random", "greedy"]),
        (["simulate", TITLE, "--options", "frob=1"], ["frob"]),
        (["simulate", TITLE, "--seed", "minus one"], ["minus one", "128"]),
        (["simulate", TITLE, "--seed", "-1"], ["-1"]),
        (["simulate", TITLE, "--games", "0"], ["--games", "1"]),
        (["simulate", TITLE, "--jobs", "0"], ["--jobs", "1"]),
        (["simulate", TITLE, "--out", "rows.xls"], [".csv", ".jsonl", ".parquet"]),
        (["play", TITLE, "--seats", str(FEWEST), "--bots", ",".join(["random"] * FEWEST)], [str(FEWEST)]),
        (["play", TITLE, "--name", "A,B"], ["B"]),
        (["play", TITLE, "--bots", "random", "--hotseat"], ["--bots", "--hotseat"]),
        (["replay", "no/such/file.json"], ["no/such/file.json"]),
        (["replay"], ["RECORD"]),
        (["games", "--language", "de"], ["de", "en", "ru"]),
        (["frob"], ["frob", "games", "play"]),
        (["games", "--frob"], ["--frob"]),
        (["play", TITLE, "--seats", "0"], [str(FEWEST)]),
        (["play", TITLE, "--load", "match.json"], ["TITLE", "--load"]),
        (["rules", "--tests", "no/such/folder"], ["no/such/folder"]),
        (["simulate", TITLE, "--games", "many"], ["many", "--games"]),
    ],
)
def test_one_sentence_that_lists_what_is_valid(run: Run, argv: list[str], words: list[str]) -> None:
    """Exit code 2, nothing on stdout, one line on stderr."""
    ran = run(*argv)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith("carrack: ")
    assert ran.err.count("\n") == 1
    for word in words:
        assert word in ran.err


def test_an_option_that_does_not_exist_lists_those_that_do(run: Run, game: Game) -> None:
    """Or says that there are none; a wrong value lists the right ones."""
    ran = run("trace", game.key, "--options", "frob=1")
    assert all(option.key in ran.err for option in game.options)
    for option in game.options:
        ran = run("trace", game.key, "--options", f"{option.key}=frob")
        assert all(f"{option.key}={value}".lower() in ran.err for value in option.values)


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"{}", b"\xff\xfe", b'{"carrack": 99}'])
def test_a_file_that_is_no_record(run: Run, tmp_path: Path, content: bytes) -> None:
    """Is refused with a sentence."""
    path = tmp_path / "broken.json"
    path.write_bytes(content)
    ran = run("replay", str(path))
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)


def test_a_folder_is_no_record(run: Run, tmp_path: Path) -> None:
    """An error of the system is a sentence too."""
    ran = run("replay", str(tmp_path))
    assert ran.code == 2
    assert str(tmp_path) in ran.err


def test_an_interrupt_ends_with_130(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """And one word."""

    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    ran = run("play", TITLE, "--seed", "1")
    assert ran.code == 130
    assert ran.err == "carrack: interrupted\n"


ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT / "tests" / "toys")}


def command(*argv: str) -> list[str]:
    """The real command in a process of its own."""
    return [sys.executable, "-m", "carrack.cli", *argv]


def test_a_reader_who_stops_reading() -> None:
    """`carrack trace … | head -1` ends without a word, as other programs do."""
    argv = command("trace", TITLE, "--games", "50", "--seed", "1", "--language", "en")
    pipe = subprocess.PIPE
    with subprocess.Popen(argv, cwd=ROOT, env=ENVIRONMENT, stdout=pipe, stderr=pipe) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        err = process.stderr.read().decode()
        assert process.wait(timeout=60) == 141
    assert err == ""


@contextmanager
def heeding_interrupts() -> Iterator[None]:
    """What runs in the background of a shell is told to ignore Ctrl-C, and so would all that it starts."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.skipif(os.name == "nt", reason="signals are sent otherwise there")
@pytest.mark.parametrize("pause", [0.0, 2.0])
def test_an_interrupted_run_of_several_processes(tmp_path: Path, pause: float) -> None:
    """Ctrl-C reaches the workers too, while they start and while they play; only the command speaks."""
    rows, pipe = tmp_path / "rows.csv", subprocess.PIPE
    argv = command("simulate", TITLE, "--games", "1000000", "--jobs", "2", "--out", str(rows), "--language", "en")
    with (
        heeding_interrupts(),
        subprocess.Popen(argv, cwd=ROOT, env=ENVIRONMENT, stdout=pipe, stderr=pipe, start_new_session=True) as process,
    ):
        try:
            while not rows.exists():
                time.sleep(0.05)
            time.sleep(0.5 + pause)
            os.killpg(process.pid, signal.SIGINT)
            _, err = process.communicate(timeout=60)
        except BaseException:
            os.killpg(process.pid, signal.SIGKILL)
            raise
    assert process.returncode == 130
    assert err.decode() == "carrack: interrupted\n"


def test_the_installed_command_says_its_version() -> None:
    """A whole process, once."""
    done = subprocess.run(command("--version"), cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.split()[0]) == (0, "carrack")
