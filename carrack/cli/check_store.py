"""`carrack check-store`: an upgrade rehearsed: what becomes of every match of a store with the rules that are here."""

from __future__ import annotations

import argparse
import os
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from carrack.cli.language import Words
from carrack.cli.output import print_json, progress
from carrack.cli.parser import Parser

if TYPE_CHECKING:
    from carrack.table.rehearsing import Rehearsed


class StoreReport(msgspec.Struct, frozen=True):
    """What `--json` prints: how many matches have which fate, and every one that does not stay as it is."""

    matches: int
    fates: dict[str, int]
    changed: list[Rehearsed]


def arguments(parser: Parser) -> None:
    """What the command takes."""
    say, env, add = parser.words, os.environ, parser.choices.add_argument
    add("--data-dir", metavar="FOLDER", default=env.get("CARRACK_DATA_DIR"), help=say("help-data-dir"))
    url = env.get("CARRACK_DATABASE_URL", "")
    add("--database-url", "--database", metavar="URL", default=url, help=say("help-database-url"))
    add("--json", action="store_true", help=say("help-json"))


def run(args: argparse.Namespace, words: Words) -> int:
    """Open every match in a copy of the store; 1 if any could not simply go on."""
    from carrack.table.rehearsing import LOST, rehearse
    from carrack.table.store.rehearsal import rehearsed
    from carrack.web.serve import ServerSettings

    settings = ServerSettings(data_dir=Path(args.data_dir) if args.data_dir else None, database_url=args.database_url)
    found: list[Rehearsed] = []
    with progress(words("check-store-running")) as bar, rehearsed(settings.database) as store:
        for match in rehearse(store):
            found.append(match)
            bar.advance(bar.task_ids[0])
    report = StoreReport(
        len(found), dict(Counter(match.fate for match in found)), [match for match in found if match.fate != "same"]
    )
    if args.json:
        print_json(report)
    else:
        _tell(words, report)
    return 1 if any(match.fate in LOST for match in found) else 0


def _tell(words: Words, report: StoreReport) -> None:
    for match in report.changed:
        about = {"id": match.id, "title": match.title, "at": match.at, "n": match.total}
        fate = "stored-bare" if match.fate == "stored" and not match.picture else match.fate
        print(words(f"check-store-{fate}", **about))
        print(f"    {match.why}")
    print(words("check-store-done", n=report.matches))
    for count, n in report.fates.items():
        print(f"  {words(f'check-store-count-{count}', n=n)}")
