"""`carrack review`: everybody's chances over a match, and the decisions that cost most."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console
from rich.text import Text

from carrack.cli.language import Words
from carrack.cli.output import print_json, progress
from carrack.cli.parser import Parser
from carrack.cli.play import HUMAN, notes_of
from carrack.core.record import read, replay
from carrack.core.registry import find
from carrack.core.say import Sayer
from carrack.core.scene import board
from carrack.insight.asking import settled
from carrack.insight.review import Reviewing
from carrack.insight.reviewed import Costly, Outlook, Review
from carrack.table.conceding import places
from carrack.table.imports import ImportedMatch, read_import
from carrack.terminal.console import screen, table
from carrack.terminal.style import FAINT, mark, seat_style

_ROWS = 16
_PARTS = 1000


def arguments(parser: Parser) -> None:
    """What the command takes."""
    words = parser.words
    parser.given.add_argument("record", metavar="RECORD", type=Path, help=words("help-record-file"))
    parser.choices.add_argument("--json", action="store_true", help=words("help-json"))


def run(args: argparse.Namespace, words: Words) -> int:
    """Review a record and tell it."""
    data = args.record.read_bytes()
    record = read(data)
    replay(record)
    found = _made(read_import(data.decode()), words)
    if args.json:
        print_json(found)
        return 0
    game = find(record.title)
    sayer = Sayer(game, words.language, board(game, dict(record.options), record.seats), notes_of(record)["names"])
    console = screen()
    _show_chances(console, found, sayer, words)
    _show_costly(console, found, sayer, words)
    return 0


def _made(imported: ImportedMatch, words: Words) -> Review:
    reviewing = Reviewing(imported.record, _by_people(imported), _places(imported))
    with progress(words("review-running")) as bar:

        def tell() -> None:
            bar.update(bar.task_ids[0], total=_PARTS, completed=int(_PARTS * reviewing.progress))

        return settled(reviewing.ask(), tell)


def _by_people(imported: ImportedMatch) -> frozenset[int]:
    """The actions of those whom the record does not call bots: a table notes `bots`, the terminal `players`."""
    record = imported.record
    players = notes_of(record)["players"]
    bots = [bool(bot) or players[seat] != HUMAN for seat, bot in enumerate(imported.bots)]
    return frozenset(k for k, (seat, *_) in enumerate(record.actions) if not bots[int(seat)])


def _places(imported: ImportedMatch) -> list[int]:
    """How it ended, if it has; who gave up is last."""
    conceded = [seat for seat, _ in imported.conceded]
    return places(imported.state.ranking(), conceded) if imported.finished else []


def _show_chances(console: Console, found: Review, sayer: Sayer, words: Words) -> None:
    seats = range(len(found.decisions))
    names = [Text(f"{mark(seat)} {sayer.name(seat)}", seat_style(seat)) for seat in seats]
    grid = table(words("column-actions"), *["" for _ in seats], numbers=len(names) + 1)
    for column, name in zip(grid.columns[1:], names, strict=True):
        column.header = name
    chances = found.chances
    step = max(1, -(-(len(chances) - 1) // _ROWS))
    for one in [*chances[:-1:step], *chances[-1:]]:
        cells = [f"{100 * win:.0f} %" + _error(error) for win, error in zip(one.win, one.error, strict=True)]
        grid.add_row(str(one.at), *cells)
    console.print(words("review-chances"), style="bold")
    console.print(grid)


def _error(error: float) -> str:
    return f" ±{200 * error:>2.0f}" if error else "    "


def _show_costly(console: Console, found: Review, sayer: Sayer, words: Words) -> None:
    groups = found.people or (None,)
    console.print()
    console.print(words("review-costly"), style="bold")
    for seat in groups:
        if seat is not None:
            console.print(Text(f"{mark(seat)} {sayer.name(seat)}", seat_style(seat)))
        mine = [one for one in found.costly if seat in (None, one.seat)]
        for one in mine:
            _show_one(console, one, sayer, words, seat is None)
        if not mine:
            judged = sum(found.decisions) if seat is None else found.decisions[seat]
            console.print(words("review-fine", n=judged))
    console.print(Text(words("review-judged"), FAINT))


def _show_one(console: Console, one: Costly, sayer: Sayer, words: Words, named: bool) -> None:
    head = words("review-cost", n=one.at + 1, at=one.at, percent=f"{100 * one.cost:.0f}")
    console.print(f"  {mark(one.seat)} {sayer.name(one.seat)}: {head}" if named else f"  {head}")
    for label, way in (("review-played", one.played), ("review-bot", one.better)):
        console.print(f"    {words(label)}: {_told(way, sayer)}")
        expects = words("review-expects", percent=f"{100 * way.win:.0f}", n=round(way.score))
        if way.points:
            sign = "+" if way.points > 0 else "−"
            expects += "; " + words("review-points", sign=sign, n=abs(way.points), moves=way.moves)
        console.print(Text(f"      {expects}", FAINT))


def _told(way: Outlook, sayer: Sayer) -> str:
    """What was done, and what came of it."""
    told = [sayer.entry(entry, True) for entry in way.entries]
    return "; ".join([part for part in told if part]) or sayer.action(way.action)
