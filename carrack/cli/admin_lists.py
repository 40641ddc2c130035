"""The lists of `carrack admin`, for people or as JSON."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Any

import msgspec

from carrack.cli.language import Words
from carrack.cli.output import print_json
from carrack.terminal.console import screen, table

if TYPE_CHECKING:
    from carrack.table.store.beside import Beside

Rows = Sequence[dict[str, Any]]
_SHOWN = {
    "matches": ("id", "title", "status", "names", "updated"),
    "people": ("id", "name", "seen", "tables", "running"),
    "remarks": ("id", "time", "guest", "name", "text", "hidden"),
    "reports": ("id", "time", "match_id", "about", "remark", "said", "note", "settled"),
    "bans": ("who", "since", "until", "why", "by"),
    "log": ("id", "asked", "by", "kind", "body", "why", "outcome"),
}
_TIMES = ("updated", "seen", "time", "since", "until", "asked", "settled")
_IDS = ("guest", "about", "who", "match_id")


def print_list(args: argparse.Namespace, words: Words, store: Beside) -> None:
    """Print what was asked for."""
    rows = _rows(args, store)
    if args.json:
        print_json(rows)
    elif not rows:
        screen().print(words("admin-none"))
    else:
        _print(words, args.what, rows)


def _rows(args: argparse.Namespace, store: Beside) -> Rows:
    match args.what:
        case "matches":
            person = store.find_person(args.person) if args.person else ""
            return [row._asdict() for row in store.matches(args.last, person)]
        case "people":
            return [row._asdict() for row in store.people(args.last, args.named)]
        case "remarks":
            return [row._asdict() for row in store.remarks(store.find_match(args.match), args.last)]
        case "reports":
            return [msgspec.structs.asdict(row) for row in store.reports(args.last, args.all)]
        case "bans":
            return [msgspec.structs.asdict(row) for row in store.bans()]
        case _:
            return [msgspec.structs.asdict(row) for row in store.orders(args.last)]


def _print(words: Words, what: str, rows: Rows) -> None:
    from carrack.table.store.beside import SHORT

    made = table()
    for column in _SHOWN[what]:
        made.add_column(words(f"admin-column-{column.replace('_', '-')}"), overflow="fold")
    for row in rows:
        made.add_row(*(_cell(words, column, row[column], SHORT) for column in _SHOWN[what]))
    screen().print(made)


def _cell(words: Words, column: str, value: Any, short: int) -> str:
    if value is None or value is False:
        return ""
    if value is True:
        return words("admin-yes")
    if column in _TIMES:
        return datetime.fromtimestamp(value).strftime("%Y-%m-%d %H:%M")
    if isinstance(value, dict):
        return " ".join(f"{key}={_brief(str(part), short)}" for key, part in value.items() if part not in (None, False))
    if (column == "id" or column in _IDS) and isinstance(value, str) and value.isalnum():
        return value[:short]
    return str(value)


def _brief(text: str, short: int) -> str:
    return f"{text[:short]}…" if len(text) > 2 * short and text.isalnum() else text
