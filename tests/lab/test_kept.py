"""The notebook of an arena: a run that was stopped goes on, another one is refused."""

from __future__ import annotations

import shutil
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from carrack.core.registry import find
from carrack.lab import kept
from carrack.lab.arena import arena
from carrack.lab.kept import AlreadyPlayed, Notebook, OtherPlan, beside, fingerprint, plan_of, played
from carrack.lab.simulate import Plan

PLAN = Plan("smugglers", 2, {}, ("greedy", "random"), 1, 4)


@pytest.fixture
def out(tmp_path: Path) -> Path:
    """A file of rows of which two games were played."""
    file = tmp_path / "rows.csv"
    with Notebook(file, PLAN, resume=False) as notebook:
        for bout in list(arena(PLAN))[:2]:
            notebook.add(bout)
    return file


def test_it_holds_what_was_played(out: Path) -> None:
    """The same games, and the plan with its seed."""
    with Notebook(out, PLAN, resume=True) as notebook:
        assert [bout.row for bout in notebook.bouts] == [bout.row for bout in list(arena(PLAN))[:2]]
    assert plan_of(out) == PLAN
    assert plan_of(out.with_name("other.csv")) is None


def test_a_line_that_was_cut_off_is_played_again(out: Path) -> None:
    """What a killed process has left of a line does not count, and the next one does not join it."""
    file = beside(out)
    file.write_bytes(file.read_bytes()[:-7])
    with Notebook(out, PLAN, resume=True) as notebook:
        assert len(notebook.bouts) == 1
        notebook.add(notebook.bouts[0])
    with Notebook(out, PLAN, resume=True) as notebook:
        assert len(notebook.bouts) == 2


def test_nothing_is_written_over(out: Path) -> None:
    """Without --resume a run that has games stays as it is."""
    before = beside(out).read_bytes()
    with pytest.raises(AlreadyPlayed, match="2 games"):
        Notebook(out, PLAN, resume=False)
    assert beside(out).read_bytes() == before


@pytest.mark.parametrize(
    ("change", "differs"),
    [
        ({"seed": 2}, ["seed"]),
        ({"bots": ("random", "random")}, ["bots"]),
        ({"options": {"voyage": "long"}}, ["options"]),
        ({"games": 1}, ["games"]),
    ],
)
def test_another_plan_is_refused(out: Path, change: dict[str, object], differs: list[str]) -> None:
    """The error says what is not the same, and nothing changes."""
    before = beside(out).read_bytes()
    with pytest.raises(OtherPlan) as error:
        Notebook(out, msgspec.structs.replace(PLAN, **change), resume=True)
    assert error.value.differs == differs
    assert beside(out).read_bytes() == before


def test_bots_that_are_no_longer_the_same(out: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another program of the same name: its games are not mixed with those of before."""
    mine = out.with_name("mine.py")
    mine.write_text("from carrack.bots.player import Bot\n\nclass Mine(Bot):\n    choose = print\n")
    plan = msgspec.structs.replace(PLAN, bots=(f"{mine}:Mine", "random"))
    before = fingerprint(plan)
    assert before != fingerprint(PLAN)
    mine.write_text(mine.read_text() + "\n# better\n")
    assert fingerprint(plan) != before
    assert fingerprint(msgspec.structs.replace(PLAN, title="spice_road")) != fingerprint(PLAN)
    monkeypatch.setattr(kept, "fingerprint", lambda plan: "other")
    with pytest.raises(OtherPlan) as error:
        Notebook(out, PLAN, resume=True)
    assert error.value.differs == ["made"]


def test_an_evaluation_that_is_no_longer_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Other weights, or other code that they are used in, make other bots; other ratings do not."""
    game = find("age_of_discovery")
    plan = msgspec.structs.replace(PLAN, title=game.key)
    folder = tmp_path / "title"
    shutil.copytree(str(files(game.package)), folder, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    monkeypatch.setattr(kept, "files", lambda package: folder if package == game.package else files(package))
    seen = {fingerprint(plan)}
    for n, name in enumerate(("evaluation.toml", "evaluation.py", "outlook/lines.py"), start=2):
        with (folder / name).open("a", encoding="utf-8") as file:
            file.write("\n# other\n")
        seen.add(fingerprint(plan))
        assert len(seen) == n
    (folder / "ratings.toml").write_text("", encoding="utf-8")
    assert fingerprint(plan) in seen


def test_fewer_games_than_were_kept_are_the_first_ones(tmp_path: Path) -> None:
    """Whoever asks for fewer loses nothing; the folder is made where it is missing."""
    out = tmp_path / "new" / "run"
    three = played(msgspec.structs.replace(PLAN, games=3), 1, out)
    before = beside(out).read_bytes()
    assert [bout.row for bout in played(msgspec.structs.replace(PLAN, games=2), 1, out)] == [b.row for b in three[:2]]
    assert beside(out).read_bytes() == before


def test_more_games_can_be_added(out: Path) -> None:
    """The number of games is not part of what is played."""
    with Notebook(out, msgspec.structs.replace(PLAN, games=100), resume=True) as notebook:
        assert len(notebook.bouts) == 2


def test_a_file_of_something_else_is_not_touched(tmp_path: Path) -> None:
    """Whatever it is."""
    out = tmp_path / "rows.csv"
    beside(out).write_text("poems\n")
    for resume in (False, True):
        with pytest.raises(OtherPlan) as error:
            Notebook(out, PLAN, resume)
        assert error.value.differs == ["form"]
    assert beside(out).read_text() == "poems\n"
