"""`carrack simulate`: reproducible rows, files of three kinds, and tables."""

from __future__ import annotations

import csv
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from carrack.core.contract import Game
from tests.cli.conftest import Run


def simulate(run: Run, *argv: str) -> str:
    """What it prints."""
    ran = run("simulate", *argv)
    assert ran.code == 0, ran.err
    return ran.out


def test_rows_do_not_depend_on_the_number_of_processes(run: Run, game: Game, tmp_path: Path) -> None:
    """The same seed gives the same bytes."""
    for bots in ("random", "greedy,random"):
        files = [tmp_path / f"{bots}-{jobs}.csv" for jobs in (1, 2)]
        for jobs, file in enumerate(files, start=1):
            argv = [game.key, "--games", "6", "--seed", "9", "--bots", bots, "--jobs", str(jobs), "--out", str(file)]
            simulate(run, *argv)
        assert files[0].read_bytes() == files[1].read_bytes()


def test_csv_and_json_lines_tell_the_same(run: Run, game: Game, tmp_path: Path) -> None:
    """One row a game; what belongs to a seat has its number in the column's name."""
    for ending in ("csv", "jsonl"):
        simulate(run, game.key, "--games", "5", "--seed", "9", "--out", str(tmp_path / f"rows.{ending}"))
    with (tmp_path / "rows.csv").open(newline="") as file:
        flat = list(csv.DictReader(file))
    nested = [json.loads(line) for line in (tmp_path / "rows.jsonl").read_text().splitlines()]
    assert [int(row["game"]) for row in flat] == [row["game"] for row in nested] == [0, 1, 2, 3, 4]
    for one, other in zip(flat, nested, strict=True):
        check_row(game, other)
        for seat in range(game.fewest_together):
            assert int(one[f"scores.{seat}"]) == other["scores"][seat]
            assert int(one[f"places.{seat}"]) == other["places"][seat]
            for source, points in other["tally"][seat].items():
                assert int(one[f"tally.{source}.{seat}"]) == points
        assert one["seed"] == other["seed"]


def check_row(game: Game, row: dict[str, Any]) -> None:
    """A row makes sense in itself."""
    assert row["seats"] == len(row["scores"]) == len(row["places"]) == len(row["bots"]) == game.fewest_together
    assert [sum(tally.values()) for tally in row["tally"]] == row["scores"]
    assert row["first"] == game.deal(row["seats"], seed=int(row["seed"], 16)).turn_of
    assert row["stopped"] is (row["decisions"] == game.horizon)
    if row["winner"] is not None:
        assert row["places"][row["winner"]] == 1
        assert row["places"].count(1) == 1


def test_any_row_can_be_played_again_alone(run: Run, game: Game, tmp_path: Path) -> None:
    """`trace` with the seed and the bots of a row gives its scores and its number of decisions."""
    for bots in ("random", "greedy,random"):
        file = tmp_path / "rows.jsonl"
        simulate(run, game.key, "--games", "2", "--bots", bots, "--seed", "3", "--out", str(file))
        row = json.loads(file.read_text().splitlines()[1])
        ran = run("trace", game.key, "--seed", row["seed"], "--bots", ",".join(row["bots"]))
        lines = ran.out.splitlines()
        assert json.loads(lines[-1])["scores"] == row["scores"]
        assert len(lines) - 1 == row["decisions"]


def test_bots_change_seats_from_game_to_game(run: Run, game: Game, tmp_path: Path) -> None:
    """Each plays each seat equally often."""
    file = tmp_path / "rows.jsonl"
    games = 2 * game.fewest_together
    simulate(run, game.key, "--games", str(games), "--bots", "greedy,random", "--seed", "1", "--out", str(file))
    rows = [json.loads(line) for line in file.read_text().splitlines()]
    counts = [sum(row["bots"][seat] == "greedy" for row in rows) for seat in range(game.fewest_together)]
    assert counts[0] > 0
    assert set(counts) == {counts[0]}


def test_the_summary_as_json(run: Run, game: Game) -> None:
    """Shares with intervals for each bot, seat and place in turn order."""
    data = json.loads(simulate(run, game.key, "--games", "8", "--seed", "4", "--json"))
    assert data["games"] == 8
    assert data["seed"] == f"{4:032x}"
    for groups in ("by_bot", "by_seat", "by_order"):
        assert sum(group["wins"] for group in data[groups].values()) == pytest.approx(8)
        for group in data[groups].values():
            low, high = group["interval"]
            assert low <= group["share"] <= high
    assert data["length"]["p5"] <= data["length"]["p50"] <= data["length"]["p95"]


def test_the_tables(run: Run, game: Game) -> None:
    """Pace, mode, seed, length and shares of wins, in both languages."""
    out = simulate(run, game.key, "--games", "3", "--seed", "4")
    for word in ("games/s", "decisions/s", "seed 0x4", "median", "95 % interval", "place in turn"):
        assert word in out
    assert "interpreted" in out or "compiled" in out
    assert "партии" in simulate(run, game.key, "--games", "3", "--seed", "4", "--language", "ru")


def test_parquet_holds_the_rows(run: Run, game: Game, tmp_path: Path) -> None:
    """One row a game, with the scores as lists."""
    import pyarrow.parquet as pq

    file = tmp_path / "rows.parquet"
    run("simulate", game.key, "--games", "2", "--seed", "1", "--out", str(file))
    rows = pq.read_table(file).to_pylist()
    assert [row["game"] for row in rows] == [0, 1]
    assert all(len(row["scores"]) == row["seats"] for row in rows)


def test_parquet_needs_the_lab(run: Run, game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without pyarrow it says what to install, and writes nothing."""
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    file = tmp_path / "rows.parquet"
    ran = run("simulate", game.key, "--games", "2", "--seed", "1", "--out", str(file))
    assert ran.code == 2
    assert "pip install pyarrow" in ran.err
    assert not file.exists()
