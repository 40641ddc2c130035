"""`carrack arena`: bots against each other on equal terms, and how sure one can be of who is better."""

from __future__ import annotations

import argparse
from contextlib import ExitStack
from pathlib import Path

from carrack.cli.arena_report import data, picture, show
from carrack.cli.arguments import (
    add_deal,
    add_title,
    at_least,
    check_seats,
    find_title,
    read_bots,
    read_options,
    read_seed,
)
from carrack.cli.language import Misuse, Words
from carrack.cli.output import print_json, progress
from carrack.cli.parser import Parser
from carrack.core.contract import Game
from carrack.lab.arena import Bout, arena, rotations, seated, whole_deals
from carrack.lab.files import ENDINGS, NeedsLab, RowFile, encode, writable
from carrack.lab.kept import AlreadyPlayed, Notebook, OtherPlan, beside, plan_of
from carrack.lab.simulate import Plan
from carrack.lab.standings import standings
from carrack.terminal.console import margin

_FEWEST = 2


def arguments(parser: Parser) -> None:
    """What the command takes."""
    words = parser.words
    add_title(parser)
    add_deal(parser)
    parser.choices.add_argument("--bots", metavar="A,B", required=True, help=words("help-bots-arena"))
    parser.choices.add_argument("--games", metavar="N", type=int, default=200, help=words("help-games-arena"))
    parser.choices.add_argument("--jobs", metavar="N", type=int, default=1, help=words("help-jobs"))
    parser.choices.add_argument("--out", metavar="FILE", type=Path, help=words("help-out"))
    parser.choices.add_argument("--resume", action="store_true", help=words("help-resume"))
    parser.choices.add_argument("--plot", metavar="FILE", type=Path, help=words("help-plot"))
    parser.choices.add_argument("--json", action="store_true", help=words("help-json"))


def run(args: argparse.Namespace, words: Words) -> int:
    """Play, write, and show."""
    game = find_title(words, args.title)
    plan = _plan(args, words, game)
    if plan.games != args.games:
        times = rotations(plan.bots)
        margin().print(words("arena-rounded", games=plan.games, rotations=times))
    try:
        bouts = _play(words, plan, args)
    except KeyboardInterrupt:
        if args.out:
            margin().print(words("arena-stopped", file=str(args.out)))
        raise
    found = standings(game, plan, bouts)
    if args.json:
        print_json(data(plan, bouts, found))
    else:
        show(words, plan, bouts, found)
    if args.plot:
        args.plot.write_text(picture(words, plan, found), encoding="utf-8")
        margin().print(words("arena-plotted", file=str(args.plot)))
    if args.out:
        margin().print(words("simulate-written", file=str(args.out), games=plan.games))
    return 0


def _plan(args: argparse.Namespace, words: Words, game: Game) -> Plan:
    seats = check_seats(words, game, max(_FEWEST, game.fewest) if args.seats is None else args.seats)
    at_least(words, "--seats", seats, _FEWEST)
    at_least(words, "--games", args.games, 1)
    at_least(words, "--jobs", args.jobs, 1)
    if args.out and args.out.suffix not in ENDINGS:
        raise words.unknown("ending", args.out.suffix or args.out.name, ENDINGS)
    if args.resume and not args.out:
        raise Misuse(words("resume-what"))
    names = read_bots(words, args.bots)
    if len(names) > seats:
        raise Misuse(words("too-many-bots", bots=len(names), places=seats))
    before = plan_of(args.out) if args.resume and args.seed is None else None
    return whole_deals(
        Plan(
            title=game.key,
            seats=seats,
            options=read_options(words, game, args.options),
            bots=seated(names, seats),
            seed=before.seed if before else read_seed(words, args.seed),
            games=args.games,
        )
    )


def _play(words: Words, plan: Plan, args: argparse.Namespace) -> list[Bout]:
    with ExitStack() as stack:
        notebook, file = _open(words, plan, args, stack) if args.out else (None, None)
        bouts: list[Bout] = list(notebook.bouts) if notebook else []
        if file and bouts:
            file.write(encode([bout.row for bout in bouts], file.form))
        coming = arena(plan, args.jobs, len(bouts))
        bar = stack.enter_context(progress(words("simulate-playing")))
        bar.update(bar.task_ids[0], total=plan.games, completed=len(bouts))
        for bout in coming:
            bouts.append(bout)
            if notebook and file:
                notebook.add(bout)
                file.write(encode([bout.row], file.form))
            bar.advance(bar.task_ids[0])
        return bouts


def _open(words: Words, plan: Plan, args: argparse.Namespace, stack: ExitStack) -> tuple[Notebook, RowFile]:
    if args.out.exists() and args.out.stat().st_size and not beside(args.out).exists():
        raise Misuse(words("arena-taken", file=str(args.out)))
    try:
        writable(args.out)
        notebook = stack.enter_context(Notebook(args.out, plan, args.resume))
    except NeedsLab:
        raise Misuse(words("needs-lab")) from None
    except AlreadyPlayed as error:
        raise Misuse(words("arena-already", file=str(error.path), games=error.games)) from None
    except OtherPlan as error:
        differs = ", ".join(words(f"plan-{name}") for name in error.differs)
        raise Misuse(words("arena-other", file=str(error.path), differs=differs)) from None
    file = RowFile(args.out)
    stack.callback(file.close)
    return notebook, file
