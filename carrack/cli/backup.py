"""`carrack backup`: everything the server keeps, in one file."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from carrack.cli.language import Words
from carrack.cli.parser import Parser


def arguments(parser: Parser) -> None:
    """What the command takes."""
    say, env = parser.words, os.environ
    parser.given.add_argument("file", metavar="FILE", help=say("help-backup-file"))
    add = parser.choices.add_argument
    add("--data-dir", metavar="FOLDER", default=env.get("CARRACK_DATA_DIR"), help=say("help-data-dir"))
    add("--database-url", metavar="URL", default=env.get("CARRACK_DATABASE_URL", ""), help=say("help-database-url"))


def run(args: argparse.Namespace, words: Words) -> int:
    """Copy, while the server runs or not."""
    from carrack.table.store.backup import backup
    from carrack.web.serve import ServerSettings

    settings = ServerSettings(data_dir=Path(args.data_dir) if args.data_dir else None, database_url=args.database_url)
    backup(settings.database, Path(args.file))
    print(words("backup-done", file=args.file))
    return 0
