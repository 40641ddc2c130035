"""The end of a game: places, points by source, and who won."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from carrack.core.contract import State
from carrack.core.say import Sayer
from carrack.terminal.console import table
from carrack.terminal.messages import Messages
from carrack.terminal.style import mark, seat_style


def show(console: Console, state: State, sayer: Sayer, words: Messages) -> None:
    """The table of results and one sentence."""
    places = state.ranking()
    seats = sorted(range(int(state.seats)), key=lambda seat: (places[seat], seat))
    sources = list(state.tally(0))
    heads = [_source(sayer, source) for source in sources]
    grid = table(words("column-place"), words("column-player"), *heads, words("column-total"), numbers=len(sources) + 1)
    for seat in seats:
        tally = state.tally(seat)
        name = Text(f"{mark(seat)} {sayer.name(seat)}", seat_style(seat))
        points = [str(tally[source]) for source in sources]
        grid.add_row(str(places[seat]), name, *points, Text(str(int(state.score(seat))), "bold"))
    winners = [sayer.name(seat) for seat in seats if places[seat] == 1]
    console.print(grid)
    console.print()
    console.print(Text(words("result-won", names=", ".join(winners), n=len(winners)), "bold"))


def _source(sayer: Sayer, source: str) -> str:
    """The heading of a source of points."""
    message = f"tally-{source}"
    return sayer.message(message) if sayer.knows(message) else source
