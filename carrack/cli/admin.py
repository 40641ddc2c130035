"""`carrack admin`: keeping order on a server, while it runs or not. What is done stays written down: who, when, why."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from carrack.cli import admin_lists
from carrack.cli.beside import add_store, give, opened, read_age
from carrack.cli.language import Misuse, Words
from carrack.cli.parser import Parser

if TYPE_CHECKING:
    from carrack.table.store.beside import Beside
    from carrack.table.store.house import OrderKind

Ordered = tuple["OrderKind", dict[str, Any]]
_LISTS = ("matches", "people", "remarks", "reports", "bans", "log")
_TAKES = {
    "remarks": ("match",),
    "hide": ("remark",),
    "show": ("remark",),
    "rename": ("person", "name"),
    "close": ("match",),
    "ban": ("who",),
    "unban": ("who",),
    "settle": ("report",),
}
"""What each of them needs to be told."""
_ORDERS = ("hide", "show", "rename", "close", "ban", "unban", "settle", "drain", "resume")


def arguments(parser: Parser) -> None:
    """A command of its own for each thing that can be done."""
    say = parser.words
    commands = parser.add_subparsers(
        dest="what", title=say("heading-commands"), metavar="COMMAND", parser_class=Parser, required=True
    )
    for what in (*_LISTS, *_ORDERS):
        about = say(f"admin-{what}-about")
        command: Parser = commands.add_parser(what, words=say, help=about, description=about)
        for name in _TAKES.get(what, ()):
            command.given.add_argument(name, metavar=name.upper(), help=say(f"help-admin-{name}"))
        add = command.choices.add_argument
        if what in _LISTS:
            add("--last", metavar="N", type=int, default=50, help=say("help-last"))
            add("--json", action="store_true", help=say("help-json"))
        else:
            add("--why", metavar="TEXT", default="", help=say("help-why"))
            add("--by", metavar="NAME", default="", help=say("help-by"))
        if what == "matches":
            add("--person", metavar="PERSON", default="", help=say("help-admin-of"))
        if what == "people":
            add("--named", metavar="TEXT", default="", help=say("help-named"))
        if what == "reports":
            add("--all", action="store_true", help=say("help-all-reports"))
        if what == "ban":
            add("--for", metavar="AGE", dest="how_long", help=say("help-ban-for"))
            add("--with-address", action="store_true", help=say("help-with-address"))
        add_store(command)


def run(args: argparse.Namespace, words: Words) -> int:
    """List something, or order something."""
    with opened(args) as store:
        if args.what in _LISTS:
            admin_lists.print_list(args, words, store)
            return 0
        make: Callable[[argparse.Namespace, Words, Beside], Ordered] = _ORDERED[args.what]
        kind, body = make(args, words, store)
        return give(words, store, kind, body, args.by, args.why)


def _hide(args: argparse.Namespace, words: Words, store: Beside) -> Ordered:
    return "hide", {"remark": _number(words, "REMARK", args.remark)}


def _show(args: argparse.Namespace, words: Words, store: Beside) -> Ordered:
    return "show", {"remark": _number(words, "REMARK", args.remark)}


def _rename(args: argparse.Namespace, words: Words, store: Beside) -> Ordered:
    return "rename", {"guest": store.find_person(args.person), "name": args.name}


def _close(args: argparse.Namespace, words: Words, store: Beside) -> Ordered:
    return "close", {"match": store.find_match(args.match)}


def _ban(args: argparse.Namespace, words: Words, store: Beside) -> Ordered:
    until = time.time() + read_age(words, "--for", args.how_long) if args.how_long else None
    return "ban", {"who": _who(args.who, store), "until": until, "with_address": args.with_address}


def _unban(args: argparse.Namespace, words: Words, store: Beside) -> Ordered:
    banned = [row.who for row in store.bans() if row.who.startswith(args.who)]
    return "unban", {"who": banned[0] if len(banned) == 1 else _who(args.who, store)}


def _settle(args: argparse.Namespace, words: Words, store: Beside) -> Ordered:
    return "settle", {"report": _number(words, "REPORT", args.report)}


def _drain(args: argparse.Namespace, words: Words, store: Beside) -> Ordered:
    return "drain", {"on": True}


def _resume(args: argparse.Namespace, words: Words, store: Beside) -> Ordered:
    return "drain", {"on": False}


_ORDERED = {
    "hide": _hide,
    "show": _show,
    "rename": _rename,
    "close": _close,
    "ban": _ban,
    "unban": _unban,
    "settle": _settle,
    "drain": _drain,
    "resume": _resume,
}


def _who(given: str, store: Beside) -> str:
    """An address or network as we write it, or the whole id of a person."""
    from carrack.table.bans import network_of, shown

    network = network_of(given) if "." in given or ":" in given else None
    return store.find_person(given) if network is None else shown(network)


def _number(words: Words, name: str, given: str) -> int:
    if not (given.isascii() and given.isdigit() and len(given) < 16):
        raise Misuse(words("usage-value", name=name, given=given))
    return int(given)
