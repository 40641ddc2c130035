"""Where sentences and tables go: to stdout, or to stderr what is not the answer."""

from __future__ import annotations

import sys
from typing import IO

from rich.console import Console
from rich.table import Table

from carrack.terminal.style import theme


class _Console(Console):
    """A console that lets the command say that nobody reads any more, instead of leaving silently."""

    def __init__(self, file: IO[str]) -> None:
        super().__init__(file=file, highlight=False, markup=False, emoji=False)
        self.push_theme(theme(many_colours=self.color_system in ("256", "truecolor")))

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def screen() -> Console:
    """The console that people read."""
    return _Console(sys.stdout)


def margin() -> Console:
    """The console for what is not the answer: progress, errors."""
    return _Console(sys.stderr)


def table(*columns: str, title: str | None = None, numbers: int = 0) -> Table:
    """A plain table; the last `numbers` columns are aligned to the right."""
    made = Table(title=title, title_justify="left", box=None, pad_edge=False, header_style="bold", padding=(0, 3, 0, 0))
    for k, column in enumerate(columns):
        made.add_column(column, justify="right" if k >= len(columns) - numbers else "left")
    return made
