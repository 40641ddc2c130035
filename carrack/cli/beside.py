"""What the commands share that work beside a running server: where its store is, and orders that it carries out."""

from __future__ import annotations

import argparse
import getpass
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from carrack.cli.language import Misuse, Words
from carrack.cli.parser import Parser

if TYPE_CHECKING:
    from carrack.table.store.beside import Beside
    from carrack.table.store.house import OrderKind

PATIENCE = 8.0
"""Seconds that a running server has to carry an order out."""
_DAYS = {"d": 1, "w": 7, "m": 30, "y": 365}
_DAY = 86_400.0
_OUTCOMES = (
    "no-remark",
    "no-address",
    "no-ban",
    "no-report",
    "not-running",
    "no-table",
    "over",
    "cancelled",
    "cannot-open",
)


def add_store(parser: Parser) -> None:
    """--data-dir and --database-url."""
    say, env, add = parser.words, os.environ, parser.choices.add_argument
    add("--data-dir", metavar="FOLDER", default=env.get("CARRACK_DATA_DIR"), help=say("help-data-dir"))
    add("--database-url", metavar="URL", default=env.get("CARRACK_DATABASE_URL", ""), help=say("help-database-url"))


@contextmanager
def opened(args: argparse.Namespace) -> Iterator[Beside]:
    """The store of a server, which may be running."""
    from carrack.table.store.beside import Beside
    from carrack.web.serve import ServerSettings

    settings = ServerSettings(data_dir=Path(args.data_dir) if args.data_dir else None, database_url=args.database_url)
    store = Beside(settings.database)
    try:
        yield store
    finally:
        store.close()


def give(words: Words, store: Beside, kind: OrderKind, body: dict[str, Any], by: str = "", why: str = "") -> int:
    """Give an order and say what came of it; the exit code."""
    number = store.order(kind, body, by or user(), why)
    outcome = store.outcome(number, PATIENCE)
    if outcome is None:
        print(words("order-waits"))
        return 0
    if not outcome:
        print(words("order-done"))
        return 0
    print(words(f"order-{outcome}" if outcome in _OUTCOMES else "order-failed"))
    return 1


def user() -> str:
    """Who gives the order, as the system knows them."""
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return "?"


def read_age(words: Words, name: str, given: str) -> float:
    """`90d`, `12w`, `6m`, `2y` in seconds."""
    found = re.fullmatch(r"(\d{1,5})([dwmy])", given.strip().lower())
    if not found or not int(found[1]):
        raise Misuse(words("bad-age", name=name, given=given))
    return int(found[1]) * _DAYS[found[2]] * _DAY
