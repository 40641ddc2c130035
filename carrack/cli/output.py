"""Where output goes: sentences and tables to stdout, progress and errors to stderr, data as JSON."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

from carrack.cli.terminal.style import theme


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


def print_json(data: object) -> None:
    """One JSON document, indented for people who look."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(data), indent=2).decode() + "\n")


def print_json_line(data: object) -> None:
    """One JSON document on one line."""
    sys.stdout.write(msgspec.json.encode(data).decode() + "\n")


def table(*columns: str, title: str | None = None, numbers: int = 0) -> Table:
    """A plain table; the last `numbers` columns are aligned to the right."""
    made = Table(title=title, title_justify="left", box=None, pad_edge=False, header_style="bold", padding=(0, 3, 0, 0))
    for k, column in enumerate(columns):
        made.add_column(column, justify="right" if k >= len(columns) - numbers else "left")
    return made


@contextmanager
def progress(label: str) -> Iterator[Progress]:
    """A bar on stderr, only where somebody watches."""
    console = margin()
    bar = Progress(
        SpinnerColumn(),
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    with bar:
        bar.add_task(label, total=None)
        yield bar
