"""`carrack check-store`: what an upgrade would do to every match, without doing it."""

from __future__ import annotations

import asyncio
import hashlib
import json
from pathlib import Path

import pytest

from carrack.core.chance import Chance
from tests.changed_toy import RAISED, RENAMED, SHUFFLED, TO_HOOT, Edit, put_in_place
from tests.cli.conftest import Run
from tests.table.house import House
from tests.table.test_replay import play


@pytest.fixture
def store(tmp_path: Path) -> Path:
    """A store with two matches of the toy: one is over, one runs."""

    async def filled() -> None:
        house = House(tmp_path / "carrack.sqlite")
        for moves in (5_000, 14):
            await play(await house.table("anna", "anna"), moves, Chance(2), "random")
        house.lobby.close()
        house.close()

    asyncio.run(filled())
    return tmp_path / "carrack.sqlite"


def test_as_ever(run: Run, store: Path) -> None:
    """Nothing has changed: one sentence, exit code 0."""
    ran = run("check-store", "--data-dir", str(store.parent))
    assert (ran.code, ran.out) == (0, "There are 2 matches in this store:\n  2 as before\n")


@pytest.mark.parametrize(
    ("edits", "code", "said"),
    [
        ((*RENAMED, *TO_HOOT), 0, ["its title carries it over", "2 are carried over by their titles"]),
        (SHUFFLED, 1, ["with log and result alone", "from action 0 of 14", "other things were dealt"]),
        ((RAISED,), 1, ["from action 14 of 14", "rules version 1, ours is 2", "one goes on with what is new"]),
    ],
)
def test_what_would_change(
    run: Run,
    store: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    edits: tuple[Edit, ...],
    code: int,
    said: list[str],
) -> None:
    """Each match that does not stay as it is, with the reason; the exit code tells whether anything ends."""
    put_in_place(monkeypatch, tmp_path / "toys", *edits)
    ran = run("check-store", "--database-url", f"sqlite:///{store}")
    assert ran.code == code
    for words in said:
        assert words in ran.out


def test_in_russian(run: Run, store: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same for people who read Russian."""
    put_in_place(monkeypatch, tmp_path / "toys", *SHUFFLED)
    ran = run("check-store", "--database", f"sqlite:///{store}", "--language", "ru")
    assert "В хранилище 2 партии:" in ran.out
    assert "1 предложат продолжить за другим столом" in ran.out


def test_nothing_is_changed(run: Run, store: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not a byte of the store, and no file is left beside it."""
    before = hashlib.sha256(store.read_bytes()).hexdigest(), sorted(path.name for path in store.parent.iterdir())
    put_in_place(monkeypatch, tmp_path.parent / f"{tmp_path.name}-toys", *SHUFFLED)
    assert run("check-store", "--data-dir", str(store.parent)).code == 1
    beside = sorted(path.name for path in store.parent.iterdir() if not path.name.endswith(("-wal", "-shm")))
    assert (hashlib.sha256(store.read_bytes()).hexdigest(), beside) == before


def test_for_programs(run: Run, store: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """JSON with every match that changes."""
    put_in_place(monkeypatch, tmp_path / "toys", *SHUFFLED)
    report = json.loads(run("check-store", "--json", "--data-dir", str(store.parent)).out)
    assert report["matches"] == 2
    assert report["fates"] == {"stored": 1, "fork": 1}
    fork = report["changed"][1]
    assert (fork["title"], fork["status"], fork["total"]) == ("smugglers", "playing", 14)
    assert fork["at"] == 0


def test_what_is_no_store_says_so(run: Run, tmp_path: Path) -> None:
    """One sentence, exit code 2, and nothing is made."""
    (tmp_path / "letter.txt").write_text("Dear Anna, " * 100, encoding="utf-8")
    for name, said in (("nowhere.sqlite", "there is no store"), ("letter.txt", "is no store of Carrack")):
        ran = run("check-store", "--database-url", f"sqlite:///{tmp_path / name}")
        assert ran.code == 2
        assert said in ran.err
    assert not (tmp_path / "nowhere.sqlite").exists()
