"""What the README shows is true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def test_the_api_section_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """The ten lines play a whole game."""
    [code] = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    exec(code, {})
    assert re.fullmatch(r"\[.*\] \[\d, \d, \d\] \[\d+, \d+, \d+\]\n", capsys.readouterr().out)


def test_links_lead_somewhere() -> None:
    """Every relative link of every page of ours names a file that exists."""
    for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]:
        for link in re.findall(r"\]\((?!http)([^)#]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / link).exists(), f"{page.name} links to {link}"
