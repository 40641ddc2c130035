"""What worth means for the result: worked by hand, and on played games."""

from __future__ import annotations

from importlib.resources import files
from math import log
from pathlib import Path

import pytest

from carrack.core.registry import find
from carrack.lab import stages
from carrack.lab.stages import StagedPosition, fitted, surprise
from carrack.lab.weights_file import restaged


def test_the_spread_fits_how_often_the_leader_wins() -> None:
    """One thousand ahead and three wins of four: e to the 1000 / spread is three, so the spread is 1000 / ln 3."""
    ahead = StagedPosition(0, (3000, 2000), (3500, 2500), (1.0, 0.0))
    lost = StagedPosition(0, (3000, 2000), (2500, 3500), (0.0, 1.0))
    spread, rest = fitted([ahead, ahead, ahead, lost], 1000)
    assert spread == pytest.approx(1000 / log(3), abs=1)
    assert rest == 500


def test_surprise_is_the_log_of_the_share() -> None:
    """Seats of equal worth share evenly: whoever wins of two is a surprise of ln 2, a shared win too."""
    assert surprise([StagedPosition(0, (5, 5), (0, 0), (1.0, 0.0))], 7.0) == pytest.approx(log(2))
    assert surprise([StagedPosition(0, (5, 5), (0, 0), (0.5, 0.5))], 7.0) == pytest.approx(log(2))


def test_the_file_keeps_what_else_is_written_there() -> None:
    """Only the two lines and how they were made change; a file without stages gets them, one with others is refused."""
    text = "[weights]\na = 1\n\n[stages]  # by turn\nspread = [1, 2]\nrest = [3, 4]\n# the end\n"
    once = text.replace("spread = [1, 2]\nrest = [3, 4]", "# Once.\nspread = [5, 6]\nrest = [7, 8]")
    assert restaged(text, [5, 6], [7, 8], "Once.") == once
    assert restaged(once, [1, 2], [3, 4], "Again.") == text.replace("spread", "# Again.\nspread")
    assert restaged("[weights]\n", [1], [2], "Once.") == "[weights]\n\n[stages]\n# Once.\nspread = [1]\nrest = [2]\n"
    with pytest.raises(ValueError, match="spread"):
        restaged("[stages]\nspreads = [1]\n", [1], [1], "Once.")


def test_the_command_writes_what_it_finds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Positions of played games, each with its stage; the numbers are plausible and kept in the file asked for."""
    own = Path(str(files(find("spice_road").package))) / "evaluation.toml"
    out = tmp_path / "evaluation.toml"
    out.write_text(own.read_text(encoding="utf-8"), encoding="utf-8")
    stages.main(["spice_road", "--games", "3", "--out", str(out)])
    said = capsys.readouterr().out
    assert "stage 6:" in said
    assert str(out) in said
    assert out.read_text(encoding="utf-8") != own.read_text(encoding="utf-8")
    with pytest.raises(SystemExit, match="spice_raod"):
        stages.main(["spice_raod"])
