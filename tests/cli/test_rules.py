"""`carrack rules`: exit codes on a made-up title."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.cli.conftest import Ran, Run

RULES = """
title = "made_up"
complete = {complete}
[[rule]]
id = "MU-1"
section = "turn"
text = "First."
[[rule]]
id = "MU-2"
section = "turn"
text = "Second."
[[rule]]
id = "MU-3"
section = "box"
text = "Third."
untestable = "Purely physical."
[[rule]]
id = "MU-4"
section = "turn"
text = "A worked example."
example = true
"""
ALL = 'from carrack.testing import rule\n@rule("MU-1", "MU-2")\ndef test_a(): pass\n@rule("MU-4")\ndef test_b(): pass\n'


class Shelf:
    """A made-up title on the shelf and a folder of tests, both below a temporary folder."""

    def __init__(self, run: Run, folder: Path) -> None:
        self.run = run
        self.package = folder / folder.name
        self.tests = folder / "tests"
        self.package.mkdir()
        self.tests.mkdir()
        (self.package / "__init__.py").write_text("")

    def check(self, tests: str, *argv: str, complete: bool = True) -> Ran:
        """Run the command against these tests."""
        (self.package / "rules.toml").write_text(RULES.format(complete=str(complete).lower()))
        (self.tests / "test_it.py").write_text(tests)
        return self.run("rules", "--tests", str(self.tests), *argv)


@pytest.fixture
def shelf(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shelf:
    """Only the made-up title is there."""
    title = SimpleNamespace(key="made_up", package=tmp_path.name)
    monkeypatch.syspath_prepend(str(tmp_path))
    for module in ("carrack.cli.rules", "carrack.cli.arguments"):
        monkeypatch.setattr(f"{module}.games", lambda: {"made_up": title})
    return Shelf(run, tmp_path)


def test_all_rules_proved(shelf: Shelf) -> None:
    """Exit code 0; what cannot be tested is counted apart."""
    ran = shelf.check(ALL)
    assert ran.code == 0
    assert ran.out.splitlines()[1].split()[:5] == ["made_up", "4", "3", "1", "0"]


def test_a_gap_in_a_complete_title(shelf: Shelf) -> None:
    """Exit code 1; --missing lists the rules with their text."""
    ran = shelf.check(ALL.replace('"MU-1", ', ""), "--missing")
    assert ran.code == 1
    assert "MU-1  First." in ran.out
    assert "MU-2  Second." not in ran.out


def test_a_gap_in_a_title_in_the_making(shelf: Shelf) -> None:
    """Is no fault."""
    ran = shelf.check("", complete=False)
    assert ran.code == 0
    assert ran.out.splitlines()[1].split()[:5] == ["made_up", "4", "0", "1", "3"]


@pytest.mark.parametrize("cited", ["MU-3", "MU-5"])
def test_a_test_that_names_what_cannot_be_proved(shelf: Shelf, cited: str) -> None:
    """An untestable rule, or one that does not exist: exit code 1 and where it stands."""
    ran = shelf.check(f'{ALL}@rule("{cited}")\ndef test_c(): pass\n')
    assert ran.code == 1
    assert "test_it.py:7 test_c" in ran.out
    assert cited in ran.out


def test_too_many_rules_at_once_is_a_warning(shelf: Shelf) -> None:
    """Unless one of them is a worked example."""
    (shelf.tests / "rules.toml").write_text('title = "toy"\n' + "".join(toy(k) for k in (1, 2)))
    many = '@rule("MU-1", "MU-2", "TOY-1", "TOY-2")\ndef test_c(): pass\n'
    ran = shelf.check(ALL + many)
    assert ran.code == 0
    assert "more than three" in ran.out
    assert "more than three" not in shelf.check(ALL + many.replace("TOY-2", "MU-4")).out


def toy(k: int) -> str:
    """A rule that lies among the tests."""
    return f'[[rule]]\nid = "TOY-{k}"\nsection = "toy"\ntext = "Toy."\n'


def test_json(shelf: Shelf) -> None:
    """For programs."""
    data = json.loads(shelf.check(ALL + '@rule("MU-9")\ndef test_c(): pass\n', "--json").out)
    assert data["titles"][0]["proved"] == ["MU-1", "MU-2", "MU-4"]
    assert data["titles"][0]["untestable"] == ["MU-3"]
    assert data["findings"][0]["kind"] == "unknown"
    assert data["findings"][0]["fatal"] is True


def test_one_title_by_name(shelf: Shelf) -> None:
    """Another one is refused with those there are."""
    assert shelf.check(ALL, "made_up").code == 0
    ran = shelf.check(ALL, "chess")
    assert ran.code == 2
    assert "made_up" in ran.err
