"""The notebook of an arena: a run that was stopped goes on, another one is refused."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from carrack.lab import kept
from carrack.lab.arena import arena
from carrack.lab.kept import AlreadyPlayed, Notebook, OtherPlan, beside, fingerprint, plan_of
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
    """Other weights, or another program of the same name: its games are not mixed with those of before."""
    mine = out.with_name("mine.py")
    mine.write_text("from carrack.bots.greedy import Greedy\n\nclass Mine(Greedy):\n    pass\n")
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
