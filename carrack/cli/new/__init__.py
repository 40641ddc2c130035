"""`carrack new`: the smallest playable title, with its tests, to be changed into another game."""

from __future__ import annotations

import argparse
from pathlib import Path

from carrack.cli.language import Misuse, Words
from carrack.cli.new.naming import check
from carrack.cli.new.writing import Draft, NotFinished, finish
from carrack.cli.parser import Parser
from carrack.terminal.console import screen

_GAMES = Path("carrack", "games")


def arguments(parser: Parser) -> None:
    """What the command takes."""
    words = parser.words
    parser.given.add_argument("key", metavar="NAME", help=words("help-new-key"))
    parser.choices.add_argument("--into", metavar="FOLDER", type=Path, help=words("help-into"))


def run(args: argparse.Namespace, words: Words) -> int:
    """Write the title; whatever is in the way is said before anything is written."""
    check(words, args.key)
    inside = args.into is None and _GAMES.is_dir()
    root = (args.into or Path()).resolve()
    draft = Draft(args.key, root, inside)
    for path in draft.tops:
        if path.exists():
            raise Misuse(words("new-exists", path=str(path)))
    try:
        draft.write()
        finish(draft)
    except BaseException as error:
        draft.remove()
        if isinstance(error, NotFinished):
            raise Misuse(words("new-not-finished", why=str(error))) from None
        raise
    _tell(words, draft)
    return 0


def _tell(words: Words, draft: Draft) -> None:
    """Where it is, and in three lines what to do next."""
    paths = {"folder": draft.folder, "tests": draft.tests, "root": draft.root}
    said = {"key": draft.key, "package": draft.package} | {name: _shown(path) for name, path in paths.items()}
    for line in ("new-done", "new-play-inside" if draft.inside else "new-play", "new-test", "new-change"):
        screen().print(words(line, **said), soft_wrap=True)


def _shown(path: Path) -> str:
    """A path as one would type it from here."""
    here = Path.cwd()
    return str(path.relative_to(here) if path.is_relative_to(here) else path)
