"""Pages of results: each script writes its own section and leaves the others alone."""

from __future__ import annotations

import re
from pathlib import Path

RESULTS = Path(__file__).parent / "RESULTS.md"


def put(section: str, lines: list[str], file: Path = RESULTS, title: str = "# Results\n") -> None:
    """Replace a section of a page, or add it; a page that is not there begins with its title."""
    page = file.read_text(encoding="utf-8") if file.exists() else title
    text = "\n".join([f"## {section}", "", *lines, ""])
    old = re.compile(rf"^## {re.escape(section)}\n.*?(?=^## |\Z)", re.DOTALL | re.MULTILINE)
    page = old.sub(lambda _: text, page) if old.search(page) else f"{page.rstrip()}\n\n{text}"
    file.write_text(re.sub(r"\n+## ", "\n\n## ", page), encoding="utf-8")
