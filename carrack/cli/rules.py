"""`carrack rules`: which numbered rules of each title have a test that proves them."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import msgspec

from carrack.cli.arguments import add_title, find_title
from carrack.cli.language import Misuse, Words
from carrack.cli.output import print_json
from carrack.cli.parser import Parser
from carrack.core.registry import games
from carrack.core.rules import RuleBook, of_title, said
from carrack.lab.coverage import Coverage, Finding, books_in, findings, proofs, standing, tests_of
from carrack.terminal.console import screen, table


def arguments(parser: Parser) -> None:
    """What the command takes."""
    words = parser.words
    add_title(parser, optional=True)
    parser.choices.add_argument("--tests", metavar="DIR", type=Path, help=words("help-tests"))
    parser.choices.add_argument("--missing", action="store_true", help=words("help-missing"))
    parser.choices.add_argument("--json", action="store_true", help=words("help-json"))


def run(args: argparse.Namespace, words: Words) -> int:
    """Compare rules and tests; 1 if a complete title has a gap or a test's mark is wrong."""
    wanted = [find_title(words, args.title)] if args.title else list(games().values())
    folders = [args.tests] if args.tests else list(dict.fromkeys(tests_of(game) for game in wanted))
    there = [folder for folder in folders if folder.is_dir()]
    if folders and not there:
        raise Misuse(words("rules-no-tests", folder=str(folders[0])))
    all_books = [book for game in games().values() if (book := of_title(game))]
    books = [book for game in wanted if (book := of_title(game))]
    marked = [proof for folder in there for proof in proofs(folder)]
    found = findings([*all_books, *(book for folder in there for book in books_in(folder))], marked)
    standings = [standing(book, marked) for book in books]
    if args.json:
        print_json(_data(standings, found))
    else:
        _print(words, books, standings, found, args.missing)
    return 1 if any(each.gap for each in standings) or any(each.fatal for each in found) else 0


def _data(standings: list[Coverage], found: list[Finding]) -> dict[str, Any]:
    return {
        "titles": [msgspec.to_builtins(each) for each in standings],
        "findings": [msgspec.to_builtins(each) | {"fatal": each.fatal} for each in found],
    }


def _print(words: Words, books: list[RuleBook], standings: list[Coverage], found: list[Finding], missing: bool) -> None:
    console = screen()
    if not standings:
        console.print(words("rules-none"))
    else:
        columns = ("title", "rules", "proved", "untestable", "missing")
        grid = table(*(words(f"column-{name}") for name in columns), "", numbers=5)
        grid.columns[-1].justify = "left"
        for each in standings:
            counts = (each.total, len(each.proved), len(each.untestable), len(each.missing))
            note = words("rules-gap") if each.gap else words("rules-complete") if each.complete else words("rules-open")
            grid.add_row(each.title, *(str(n) for n in counts), note)
        console.print(grid)
    for finding in found:
        about = {"where": finding.where, "test": finding.test, "rule": finding.rule}
        console.print(words(f"rules-{finding.kind}", **about))
    if missing:
        for book, each in zip(books, standings, strict=True):
            for rule in book.rules:
                if rule.id in each.missing:
                    console.print(f"{rule.id}  {said(rule, words.language)}")
