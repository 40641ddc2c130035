"""The log in words: what each seat did, one paragraph for a run of its actions."""

from __future__ import annotations

from collections.abc import Iterable

from rich.table import Table
from rich.text import Text

from carrack.core.journal import Entry
from carrack.core.say import Sayer
from carrack.terminal.style import mark, seat_style

Acted = tuple[int, list[Entry]]
"""The seat that acted, and what its action told."""


def tell(sayer: Sayer, steps: Iterable[Acted]) -> Table:
    """The paragraphs for these actions, each with the mark of its seat."""
    runs: list[Acted] = []
    for seat, entries in steps:
        if not runs or runs[-1][0] != seat:
            runs.append((seat, []))
        runs[-1][1].extend(entries)
    grid = Table.grid(padding=(0, 1, 0, 0))
    for seat, entries in runs:
        if any(map(sayer.entry, entries)):
            grid.add_row(Text(mark(seat), seat_style(seat)), paragraph(sayer, seat, entries))
    return grid


def paragraph(sayer: Sayer, seat: int, entries: list[Entry]) -> Text:
    """`Anna played …; gained ….`"""
    words = "; ".join(said(sayer, entries))
    made = Text(f"{words[:1].upper()}{words[1:]}.")
    name = sayer.name(seat)
    if words.startswith(name):
        made.stylize(seat_style(seat), 0, len(name))
    return made


def said(sayer: Sayer, entries: list[Entry]) -> list[str]:
    """Each entry that is told in words; one that follows another of its seat leaves out the name."""
    sentences: list[str] = []
    speaking: int | None = None
    for entry in entries:
        also = bool(sentences) and entry.seat in (speaking, -1)
        sentence = sayer.entry(entry, also)
        if sentence:
            sentences.append(sentence.rstrip("."))
            speaking = entry.seat if entry.seat >= 0 else speaking
    return sentences
