"""What the README and the pages of docs/ show is true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]


def code_of(page: Path) -> list[str]:
    """The Python on a page."""
    return re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)


def test_the_api_section_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """The ten lines play a whole game."""
    [code] = code_of(ROOT / "README.md")
    exec(code, {})
    assert re.fullmatch(r"\[.*\] \[\d, \d, \d\] \[\d+, \d+, \d+\]\n", capsys.readouterr().out)


@pytest.mark.parametrize("page", [page for page in PAGES if code_of(page)], ids=lambda page: page.stem)
def test_every_example_runs(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The examples of a page run one after another, each with what the earlier ones made."""
    names: dict[str, object] = {}
    for code in code_of(page):
        exec(compile(_shorter(code), str(page), "exec"), names)


def _shorter(code: str) -> str:
    """The same with fewer games: interpreted, a hundred take minutes."""
    return re.sub(r"range\((100|1_000)\)", "range(2)", code)


def test_nobody_is_sent_to_an_index_for_carrack() -> None:
    """It is on none: `pip install` names other packages, a folder or a file."""
    spoken = [*PAGES, *ROOT.glob("carrack/**/*.py"), *ROOT.glob("carrack/**/*.ftl"), *ROOT.glob("examples/*")]
    for page in (page for page in spoken if page.suffix in (".md", ".py", ".ftl")):
        found = re.findall(r"pip install [^`\n]*", page.read_text(encoding="utf-8"))
        assert not [line for line in found if re.search(r"(?<![/\w])carrack(?![-\w])", line)], page


def test_links_lead_somewhere() -> None:
    """Every relative link of every page of ours names a file that exists."""
    for page in PAGES:
        for link in re.findall(r"\]\((?!http)([^)#]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / link).exists(), f"{page.name} links to {link}"
