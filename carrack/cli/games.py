"""`carrack games`: what is on the shelf."""

from __future__ import annotations

import argparse
from typing import Any

import msgspec

from carrack.cli.language import Words
from carrack.cli.output import print_json
from carrack.cli.parser import Parser
from carrack.core.contract import Game
from carrack.core.registry import games
from carrack.core.rules import of_title
from carrack.core.say import Sayer
from carrack.lab.coverage import Proof, proofs, standing, tests_of
from carrack.terminal.console import screen, table


class _Rules(msgspec.Struct):
    """How many numbered rules a title has, and how many of them tests prove (None: there are no tests here)."""

    total: int
    untestable: int
    proved: int | None


def arguments(parser: Parser) -> None:
    """What the command takes."""
    parser.choices.add_argument("--json", action="store_true", help=parser.words("help-json"))


def run(args: argparse.Namespace, words: Words) -> int:
    """List the titles."""
    folders = {tests_of(game) for game in games().values()}
    marked = {folder: proofs(folder) for folder in folders if folder.is_dir()}
    shelf = [_facts(game, words.language, marked.get(tests_of(game))) for game in games().values()]
    if args.json:
        print_json(shelf)
    elif not shelf:
        screen().print(words("games-none"))
    else:
        _print(words, shelf)
    return 0


def _facts(game: Game, language: str, marked: list[Proof] | None) -> dict[str, Any]:
    sayer = Sayer(game, language)
    return {
        "key": game.key,
        "name": sayer.message("title"),
        "about": sayer.message("title-about"),
        "seats": [game.fewest, game.most],
        "options": {option.key: list(option.values) for option in game.options},
        "options_about": {option.key: _option(sayer, option.key) for option in game.options},
        "rules_version": game.rules_version,
        "fingerprint": game.components.fingerprint,
        "rules": _rules(game, marked),
    }


def _rules(game: Game, marked: list[Proof] | None) -> _Rules | None:
    book = of_title(game)
    if book is None:
        return None
    found = standing(book, marked or [])
    return _Rules(found.total, len(found.untestable), None if marked is None else len(found.proved))


def _print(words: Words, shelf: list[dict[str, Any]]) -> None:
    columns = ("key", "name", "seats", "version", "rules")
    grid = table(*(words(f"column-{name}") for name in columns), numbers=2)
    for facts in shelf:
        fewest, most = facts["seats"]
        seats = str(fewest) if fewest == most else f"{fewest}–{most}"
        version = str(facts["rules_version"])
        grid.add_row(facts["key"], facts["name"], seats, version, _proved(words, facts["rules"]))
    console = screen()
    console.print(grid)
    console.print()
    for facts in shelf:
        console.print(f"{facts['name']}: {facts['about']}")
        for key, about in facts["options_about"].items():
            values = "|".join(str(value).lower() for value in facts["options"][key])
            console.print(f"  {key}={values}: {about}")


def _option(sayer: Sayer, key: str) -> str:
    name, about = sayer.message(f"option-{key}"), sayer.attribute(f"option-{key}", "about")
    return f"{name}. {about}" if about else name


def _proved(words: Words, rules: _Rules | None) -> str:
    if rules is None:
        return "–"
    if rules.proved is None:
        return str(rules.total)
    return words("games-proved", proved=rules.proved, total=rules.total, untestable=rules.untestable)
