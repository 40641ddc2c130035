"""`carrack fuzz`: random games with every property checked, for some minutes."""

from __future__ import annotations

import argparse
from pathlib import Path

from carrack.cli.arguments import add_title, at_least, find_title, read_seed
from carrack.cli.language import Words
from carrack.cli.parser import Parser
from carrack.terminal.console import margin, screen


def arguments(parser: Parser) -> None:
    """What the command takes."""
    words = parser.words
    add_title(parser)
    parser.choices.add_argument("--minutes", metavar="N", type=float, default=1.0, help=words("help-minutes"))
    parser.choices.add_argument("--seed", metavar="S", help=words("help-seed"))
    parser.choices.add_argument("--out", metavar="DIR", type=Path, default=Path("fuzz"), help=words("help-fuzz-out"))


def run(args: argparse.Namespace, words: Words) -> int:
    """Play and check; 1 if anything broke."""
    from carrack.lab.fuzz import fuzz

    game = find_title(words, args.title)
    at_least(words, "--minutes", args.minutes, 0)
    seed = read_seed(words, args.seed)
    console = margin()
    counts = (0, 0)
    with console.status(words("fuzz-running", games=0, decisions=0)) as status:

        def show(games: int, decisions: int) -> None:
            nonlocal counts
            counts = (games, decisions)
            status.update(words("fuzz-running", games=games, decisions=decisions))

        failures = fuzz(game, args.minutes, seed, args.out, show)
    out = screen()
    out.print(words("fuzz-done", games=counts[0], decisions=counts[1], seed=f"0x{seed:x}", failures=len(failures)))
    for path in failures:
        out.print(str(path))
    return 1 if failures else 0
