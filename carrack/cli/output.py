"""Data as JSON to stdout, progress to stderr. What people read goes to the consoles of `carrack.terminal`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeRemainingColumn

from carrack.terminal.console import margin


def print_json(data: object) -> None:
    """One JSON document, indented for people who look."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(data), indent=2).decode() + "\n")


def print_json_line(data: object) -> None:
    """One JSON document on one line."""
    sys.stdout.write(msgspec.json.encode(data).decode() + "\n")


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
