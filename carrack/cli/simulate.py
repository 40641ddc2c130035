"""`carrack simulate`: many games of bots, a file of rows, and tables of what they come to."""

from __future__ import annotations

import argparse
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from rich.console import Console

from carrack._modes import compiled
from carrack.cli.arguments import (
    add_deal,
    add_title,
    at_least,
    check_seats,
    fill,
    find_title,
    read_bots,
    read_options,
    read_seed,
)
from carrack.cli.language import Misuse, Words
from carrack.cli.output import print_json, progress
from carrack.cli.parser import Parser
from carrack.lab.files import ENDINGS, NeedsLab, RowFile
from carrack.lab.simulate import Plan, simulate
from carrack.lab.summary import Group, Summary, figures, wilson
from carrack.terminal.console import margin, screen, table


def arguments(parser: Parser) -> None:
    """What the command takes."""
    words = parser.words
    add_title(parser)
    add_deal(parser)
    parser.choices.add_argument("--games", metavar="N", type=int, default=1000, help=words("help-games"))
    parser.choices.add_argument("--jobs", metavar="N", type=int, default=1, help=words("help-jobs"))
    parser.choices.add_argument("--bots", metavar="A,B", default="random", help=words("help-bots"))
    parser.choices.add_argument("--out", metavar="FILE", type=Path, help=words("help-out"))
    parser.choices.add_argument("--json", action="store_true", help=words("help-json"))


def run(args: argparse.Namespace, words: Words) -> int:
    """Play, write, and show."""
    game = find_title(words, args.title)
    seats = check_seats(words, game, args.seats)
    at_least(words, "--games", args.games, 1)
    at_least(words, "--jobs", args.jobs, 1)
    if args.out and args.out.suffix not in ENDINGS:
        raise words.unknown("ending", args.out.suffix or args.out.name, ENDINGS)
    plan = Plan(
        title=game.key,
        seats=seats,
        options=read_options(words, game, args.options),
        bots=tuple(fill(words, read_bots(words, args.bots), seats)),
        seed=read_seed(words, args.seed),
        games=args.games,
    )
    summary, seconds = _play(words, plan, args.jobs, args.out)
    if args.json:
        print_json(_data(plan, summary, seconds))
    else:
        _print(words, plan, summary, seconds)
    if args.out:
        margin().print(words("simulate-written", file=str(args.out), games=plan.games))
    return 0


def _play(words: Words, plan: Plan, jobs: int, out: Path | None) -> tuple[Summary, float]:
    summary = Summary()
    with ExitStack() as stack:
        file = _open(words, out) if out else None
        if file:
            stack.callback(file.close)
        begun = time.perf_counter()
        chunks = simulate(plan, jobs, file.form if file else "")
        bar = stack.enter_context(progress(words("simulate-playing")))
        task = bar.task_ids[0]
        bar.update(task, total=plan.games)
        for chunk in chunks:
            summary.merge(chunk.summary)
            if file:
                file.write(chunk.lines)
            bar.advance(task, chunk.games)
        return summary, time.perf_counter() - begun


def _open(words: Words, out: Path) -> RowFile:
    try:
        return RowFile(out)
    except NeedsLab:
        raise Misuse(words("needs-lab")) from None


def _data(plan: Plan, summary: Summary, seconds: float) -> dict[str, Any]:
    return {
        "title": plan.title,
        "seats": plan.seats,
        "options": plan.options,
        "bots": plan.bots,
        "seed": f"{plan.seed:032x}",
        "games": summary.games,
        "decisions": summary.decisions,
        "stopped": summary.stopped,
        "seconds": seconds,
        "compiled": compiled(),
        "length": figures(summary.lengths),
        "turns": figures(summary.turns),
        "by_bot": {key: _share(group) for key, group in summary.by_bot.items()},
        "by_seat": {key: _share(group) for key, group in sorted(summary.by_seat.items())},
        "by_order": {key: _share(group) for key, group in sorted(summary.by_order.items())},
    }


def _share(group: Group) -> dict[str, Any]:
    return {
        "games": group.games,
        "wins": group.wins,
        "share": group.wins / group.games,
        "interval": wilson(group.wins, group.games),
        "score": figures(group.scores),
    }


def _print(words: Words, plan: Plan, summary: Summary, seconds: float) -> None:
    console = screen()
    mode = words("mode-compiled") if compiled() else words("mode-interpreted")
    rate, pace = round(summary.games / seconds), round(summary.decisions / seconds)
    console.print(
        words("simulate-pace", games=summary.games, seconds=round(seconds, 2), rate=rate, pace=pace, mode=mode)
    )
    console.print(words("simulate-seed", seed=f"0x{plan.seed:x}"))
    if summary.stopped:
        console.print(words("simulate-stopped", games=summary.stopped))
    console.print()
    columns = ("mean", "median", "range")
    grid = table(words("column-length"), *(words(f"column-{name}") for name in columns), numbers=3)
    for name, counts in (("decisions", summary.lengths), ("turns", summary.turns)):
        found = figures(counts)
        grid.add_row(
            words(f"length-{name}"), f"{found['mean']:.1f}", f"{found['p50']}", f"{found['p5']}–{found['p95']}"
        )
    console.print(grid)
    _print_groups(console, words, "bot", summary.by_bot)
    _print_groups(console, words, "seat", summary.by_seat)
    _print_groups(console, words, "order", summary.by_order)


def _print_groups(console: Console, words: Words, name: str, groups: dict[str, Group]) -> None:
    console.print()
    columns = ("games", "wins", "interval", "score", "spread", "median", "range")
    grid = table(words(f"column-{name}"), *(words(f"column-{each}") for each in columns), numbers=7)
    for key, group in sorted(groups.items()):
        low, high = wilson(group.wins, group.games)
        found = figures(group.scores)
        grid.add_row(
            key,
            str(group.games),
            f"{100 * group.wins / group.games:.1f} %",
            f"{100 * low:.1f}–{100 * high:.1f} %",
            f"{found['mean']:.1f}",
            f"{found['spread']:.1f}",
            f"{found['p50']}",
            f"{found['p5']}–{found['p95']}",
        )
    console.print(grid)
