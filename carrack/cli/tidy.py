"""`carrack tidy`: delete what is old, after saying how much that is."""

from __future__ import annotations

import argparse
import time

from carrack.cli.beside import add_store, opened, read_age, user
from carrack.cli.language import Misuse, Words
from carrack.cli.parser import Parser


def arguments(parser: Parser) -> None:
    """What the command takes."""
    say, add = parser.words, parser.choices.add_argument
    add("--unfinished", metavar="AGE", help=say("help-unfinished"))
    add("--finished", metavar="AGE", help=say("help-finished"))
    add("--people", metavar="AGE", help=say("help-people"))
    add("--yes", action="store_true", help=say("help-yes"))
    add_store(parser)


def run(args: argparse.Namespace, words: Words) -> int:
    """Say what would go; with --yes let it go."""
    from carrack.table.store.tidy import Ages, TidyCounts, count, tidy

    now = time.time()

    def before(name: str, given: str | None) -> float | None:
        return None if given is None else now - read_age(words, name, given)

    ages = Ages(
        before("--unfinished", args.unfinished),
        before("--finished", args.finished),
        before("--people", args.people or args.finished),
    )
    if ages == Ages(None, None, None):
        raise Misuse(words("tidy-what"))
    with opened(args) as store:
        counts: TidyCounts = count(store, ages)
        for kind, number in counts._asdict().items():
            print(f"{number:>8}  {words(f'tidy-{kind}')}")
        if not counts:
            print(words("tidy-nothing"))
            return 0
        if not args.yes:
            print(words("tidy-ask"))
            return 0
        for gone in tidy(store, ages):
            if gone:
                store.order("drop", {"matches": list(gone)}, user())
    print(words("tidy-done"))
    return 0
