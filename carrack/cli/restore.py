"""`carrack restore`: a backup becomes what the server keeps."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from carrack.cli.language import Words
from carrack.cli.parser import Parser


def arguments(parser: Parser) -> None:
    """What the command takes."""
    say, env = parser.words, os.environ
    parser.given.add_argument("file", metavar="FILE", help=say("help-restore-file"))
    add = parser.choices.add_argument
    add("--replace", action="store_true", help=say("help-replace"))
    add("--data-dir", metavar="FOLDER", default=env.get("CARRACK_DATA_DIR"), help=say("help-data-dir"))
    add("--database-url", metavar="URL", default=env.get("CARRACK_DATABASE_URL", ""), help=say("help-database-url"))


def run(args: argparse.Namespace, words: Words) -> int:
    """Put it back while no server runs; without its secret all cookies and links are worthless, which is said."""
    from carrack.table.store.restore import restore
    from carrack.web.secret_file import SECRET_FILE
    from carrack.web.serve import ServerSettings

    settings = ServerSettings(data_dir=Path(args.data_dir) if args.data_dir else None, database_url=args.database_url)
    if not args.database_url:
        settings.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    kept = restore(Path(args.file), settings.database, replace=args.replace)
    if kept is not None:
        print(words("restore-kept", file=str(kept)))
    print(words("restore-done", file=args.file))
    if not os.environ.get("CARRACK_SECRET") and not (settings.folder / SECRET_FILE).exists():
        print(words("restore-no-secret", file=str(settings.folder / SECRET_FILE)))
    return 0
