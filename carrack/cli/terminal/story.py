"""The log in words: what each seat did, one paragraph for a run of its actions."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from carrack.cli.terminal.style import mark, seat_style
from carrack.core.journal import Entry
from carrack.core.say import Sayer
from carrack.table.match import Match


def tell(match: Match, sayer: Sayer, viewer: int | None, start: int = 0, stop: int | None = None) -> Table:
    """The paragraphs for the actions from `start` to `stop`, each with the mark of its seat."""
    runs: list[tuple[int, list[Entry]]] = []
    for step in range(start, match.at if stop is None else stop):
        seat = int(match.record.actions[step][0])
        if not runs or runs[-1][0] != seat:
            runs.append((seat, []))
        runs[-1][1].extend(match.seen(step, -1 if viewer is None else viewer))
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
