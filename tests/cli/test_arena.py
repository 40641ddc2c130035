"""`carrack arena`: balanced games, files of three kinds, going on after a stop, tables and a picture."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from carrack.cli import arena as command
from carrack.lab.arena import Bout, arena
from carrack.lab.simulate import Plan
from tests.cli.conftest import Ran, Run

TOY = "smugglers"


def measure(run: Run, *argv: str) -> Ran:
    """A run that goes well."""
    ran = run("arena", TOY, *argv)
    assert ran.code == 0, ran.err
    return ran


def test_rows_do_not_depend_on_the_number_of_processes(run: Run, tmp_path: Path) -> None:
    """The same seed gives the same bytes; times are kept elsewhere."""
    files = [tmp_path / f"{jobs}.csv" for jobs in (1, 2)]
    for jobs, file in enumerate(files, start=1):
        measure(run, "--bots", "greedy,random", "--games", "6", "--seed", "9", "--jobs", str(jobs), "--out", str(file))
    assert files[0].read_bytes() == files[1].read_bytes()


def test_the_summary_as_json(run: Run) -> None:
    """One against two: shares of a seat add up, intervals hold them, every move was timed."""
    ran = measure(run, "--bots", "greedy,random", "--seats", "3", "--games", "7", "--seed", "4", "--json")
    assert "9 games are played" in ran.err
    data = json.loads(ran.out)
    assert (data["games"], data["deals"], data["rotations"]) == (9, 3, 3)
    assert data["bots"] == ["greedy", "random", "random"]
    groups = data["by_bot"].values()
    assert sum(group["share"] * group["seats"] for group in groups) == pytest.approx(1)
    assert sum(group["moves"] for group in groups) == data["decisions"]
    for group in groups:
        low, high = group["interval"]
        assert low <= group["share"] <= high
        assert group["margin_interval"][0] <= group["margin"] <= group["margin_interval"][1]
        assert 3 <= group["worth"] <= 9
        assert group["seconds"]["mean"] > 0
        assert group["rating"].keys() == {"mu", "sigma"}


def test_the_tables_and_the_picture(run: Run, tmp_path: Path) -> None:
    """In both languages, and narrow enough for a terminal."""
    for language, said in (("en", "Even would be 50 %"), ("ru", "независимых")):
        picture = tmp_path / f"{language}.svg"
        argv = ["--bots", "greedy,random", "--games", "2", "--seed", "4", "--language", language]
        out = measure(run, *argv, "--plot", str(picture)).out
        assert said in out
        assert "…" not in out
        assert picture.read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.parametrize("ending", ["jsonl", "csv", "parquet"])
def test_a_run_that_was_stopped_goes_on(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ending: str) -> None:
    """What was played stands in the file; --resume plays the rest, with the seed of the run, to the same bytes."""
    whole, part = tmp_path / f"whole.{ending}", tmp_path / f"part.{ending}"
    argv = ["--bots", "greedy,random", "--games", "6"]
    measure(run, *argv, "--seed", "9", "--out", str(whole))

    def interrupted(plan: Plan, jobs: int, begin: int) -> Iterator[Bout]:
        yield from list(arena(plan))[:3]
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(command, "arena", interrupted)
        stopped = run("arena", TOY, *argv, "--seed", "9", "--out", str(part))
    assert stopped.code == 130
    assert "--resume" in stopped.err
    assert rows_in(part) == 3
    begun: list[int] = []

    def watched(plan: Plan, jobs: int, begin: int) -> Iterator[Bout]:
        begun.append(begin)
        return arena(plan, jobs, begin)

    monkeypatch.setattr(command, "arena", watched)
    measure(run, *argv, "--resume", "--out", str(part))
    assert begun == [3]
    assert rows_in(part) == 6
    assert part.read_bytes() == whole.read_bytes()


def rows_in(file: Path) -> int:
    """How many games a file holds."""
    if file.suffix == ".parquet":
        import pyarrow.parquet as pq

        table = pq.read_table(file)
        assert "deal" in table.column_names
        return int(table.num_rows)
    if file.suffix == ".csv":
        with file.open(newline="") as lines:
            return len(list(csv.DictReader(lines)))
    return len([json.loads(line) for line in file.read_text().splitlines()])


def test_what_cannot_be(run: Run, tmp_path: Path) -> None:
    """One sentence each, and the file stays."""
    file = tmp_path / "rows.jsonl"
    argv = ["--games", "2", "--out", str(file)]
    measure(run, "--bots", "greedy,random", "--seed", "1", *argv)
    before = file.read_bytes()
    elsewhere = tmp_path / "simulated.jsonl"
    elsewhere.write_bytes(before)
    for given, said in (
        (["--bots", "greedy,random", "--games", "2", "--out", str(elsewhere)], "no arena has written it"),
        (["--bots", "greedy,random", "--resume", "--games", "2", "--out", str(elsewhere)], "no arena has written it"),
        (["--bots", "greedy,random", *argv], "holds 2 games already"),
        (["--bots", "random,greedy", "--resume", *argv], "not the same in: bots"),
        (["--bots", "greedy,random", "--resume", "--games", "2"], "--resume needs --out"),
        (["--bots", "a,random", *argv], "no bot “a”"),
        (["--bots", "random,random,greedy", "--seats", "2", *argv], "3 bots are too many"),
        (["--bots", "random", "--games", "0"], "--games is at least 1"),
        (["--bots", "random", "--out", "rows.txt"], "rows are not written to “.txt” files"),
        (["--games", "2"], "still needed: --bots"),
    ):
        ran = run("arena", TOY, *given)
        assert ran.code == 2, given
        assert said in ran.err, ran.err
    assert file.read_bytes() == elsewhere.read_bytes() == before
