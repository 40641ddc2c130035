"""`carrack announce`: a sentence on every page that is open."""

from __future__ import annotations

import argparse

from carrack.cli.beside import add_store, give, opened
from carrack.cli.language import Misuse, Words
from carrack.cli.parser import Parser

_LONGEST = 400


def arguments(parser: Parser) -> None:
    """What the command takes."""
    say = parser.words
    parser.given.add_argument("text", metavar="TEXT", nargs="?", default="", help=say("help-announce-text"))
    parser.choices.add_argument("--clear", action="store_true", help=say("help-clear"))
    add_store(parser)


def run(args: argparse.Namespace, words: Words) -> int:
    """Tell everybody something, or take it back."""
    from carrack.table.lettering import readable

    text = readable(args.text, _LONGEST)
    if bool(text) == args.clear:
        raise Misuse(words("announce-what"))
    with opened(args) as store:
        return give(words, store, "announce", {"text": text})
