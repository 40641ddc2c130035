"""`carrack calibrate`: how strong the bots are at a title, for the ratings of those who play against them."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from carrack.cli.arguments import add_title, at_least, find_title, read_seed
from carrack.cli.language import Words
from carrack.cli.parser import Parser
from carrack.terminal.console import margin


def arguments(parser: Parser) -> None:
    """What the command takes."""
    words = parser.words
    add_title(parser)
    parser.choices.add_argument("--games", metavar="N", type=int, default=4000, help=words("help-games-calibrate"))
    parser.choices.add_argument("--jobs", metavar="N", type=int, default=1, help=words("help-jobs"))
    parser.choices.add_argument("--seed", metavar="S", default="1", help=words("help-seed-calibrate"))
    parser.choices.add_argument("--out", metavar="FILE", type=Path, help=words("help-calibrate-out"))


def run(args: argparse.Namespace, words: Words) -> int:
    """Play, measure, and write."""
    from carrack.lab.calibrate import STEPS, calibrate, written

    game = find_title(words, args.title)
    at_least(words, "--games", args.games, STEPS)
    at_least(words, "--jobs", args.jobs, 1)
    seed = read_seed(words, args.seed)
    console = margin()
    with console.status(words("calibrate-running", games=0)) as status:

        def show(games: int) -> None:
            status.update(words("calibrate-running", games=games))

        found = calibrate(game, args.games, seed, show, args.jobs)
    text = written(game, found, args.games, seed)
    if args.out:
        args.out.write_text(text, encoding="utf-8")
        console.print(words("calibrate-written", file=str(args.out)))
    else:
        sys.stdout.write(text)
    return 0
