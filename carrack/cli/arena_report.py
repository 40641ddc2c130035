"""What an arena has come to, for people (a table, a picture) and for programs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.console import Console

from carrack._modes import compiled
from carrack.cli.language import Words
from carrack.insight.ratings import estimate
from carrack.lab.arena import Bout, rotations
from carrack.lab.plot import Bar, plot
from carrack.lab.simulate import Plan
from carrack.lab.standings import Standing
from carrack.lab.summary import figures
from carrack.terminal.console import screen, table


def data(plan: Plan, bouts: list[Bout], found: dict[str, Standing]) -> dict[str, Any]:
    """For programs."""
    return {
        "title": plan.title,
        "seats": plan.seats,
        "options": plan.options,
        "bots": plan.bots,
        "seed": f"{plan.seed:032x}",
        "games": plan.games,
        "deals": plan.games // rotations(plan.bots),
        "rotations": rotations(plan.bots),
        "decisions": sum(bout.row.decisions for bout in bouts),
        "stopped": sum(bout.row.stopped for bout in bouts),
        "compiled": compiled(),
        "even": 1 / plan.seats,
        "by_bot": {bot: _entry(each) for bot, each in found.items()},
    }


def _entry(found: Standing) -> dict[str, Any]:
    return {
        "seats": found.seats,
        "wins": found.wins,
        "share": found.share.value,
        "interval": (found.share.low, found.share.high),
        "worth": found.share.worth,
        "margin": found.margin.value,
        "margin_interval": (found.margin.low, found.margin.high),
        "rating": found.rating._asdict(),
        "moves": found.pace.moves,
        "seconds": {"mean": found.pace.mean, "p95": found.pace.quantile(0.95)},
        "score": figures(found.scores),
    }


def show(words: Words, plan: Plan, bouts: list[Bout], found: dict[str, Standing]) -> None:
    """For people: one line for each bot."""
    console = screen()
    times = rotations(plan.bots)
    mode = words("mode-compiled") if compiled() else words("mode-interpreted")
    console.print(words("arena-played", games=plan.games, deals=plan.games // times, rotations=times, mode=mode))
    console.print(words("simulate-seed", seed=f"0x{plan.seed:x}"))
    if stopped := sum(bout.row.stopped for bout in bouts):
        console.print(words("simulate-stopped", games=stopped))
    console.print(words("arena-even", share=f"{100 / plan.seats:.4g}"))
    console.print()
    _print_table(words, console, ("places", "wins", "interval", "worth", "margin"), found, _results)
    console.print()
    _print_table(words, console, ("rating", "time", "slow", "moves"), found, _paces)


def _print_table(
    words: Words,
    console: Console,
    columns: Sequence[str],
    found: Mapping[str, Standing],
    cells: Callable[[Words, Standing], tuple[str, ...]],
) -> None:
    grid = table(words("column-bot"), *(words(f"column-{name}") for name in columns), numbers=len(columns))
    for bot, each in found.items():
        grid.add_row(bot, *cells(words, each))
    console.print(grid)


def _results(words: Words, found: Standing) -> tuple[str, ...]:
    share, ahead = found.share, found.margin
    return (
        str(found.seats),
        f"{100 * share.value:.1f} %",
        f"{100 * share.low:.1f}–{100 * share.high:.1f} %",
        f"{share.worth:.0f}",
        f"{ahead.value:+.1f} ± {ahead.high - ahead.value:.1f}",
    )


def _paces(words: Words, found: Standing) -> tuple[str, ...]:
    points, unsure = estimate(found.rating)
    slow = found.pace.quantile(0.95)
    return (
        f"{points} ± {unsure}",
        _seconds(words, found.pace.mean),
        _seconds(words, slow),
        str(found.pace.moves),
    )


def _seconds(words: Words, seconds: float) -> str:
    """Milliseconds where there is less than a second."""
    if seconds < 1:
        return words("milliseconds", n=f"{1000 * seconds:.3g}")
    return words("seconds", n=f"{seconds:.2f}")


def picture(words: Words, plan: Plan, found: dict[str, Standing]) -> str:
    """The shares of wins as SVG."""
    times = rotations(plan.bots)
    note = words("arena-played-short", games=plan.games, deals=plan.games // times, seats=plan.seats)
    even = words("arena-even-short", share=f"{100 / plan.seats:.4g}")
    bars = [Bar(bot, each.share.value, each.share.low, each.share.high) for bot, each in found.items()]
    return plot(words("arena-picture", title=plan.title), note, even, 1 / plan.seats, bars)
