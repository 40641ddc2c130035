"""`carrack serve`: the table in the browser."""

from __future__ import annotations

import argparse
import os
import shlex
from pathlib import Path

from carrack.cli import hosting, mailing
from carrack.cli.language import Words
from carrack.cli.parser import Parser

COMPILE_LOG = Path("build", "compile.log")


def arguments(parser: Parser) -> None:
    """What the command takes; each has a variable of the environment, too."""
    say, env = parser.words, os.environ
    add = parser.choices.add_argument
    add("--host", metavar="HOST", default=env.get("CARRACK_HOST", "127.0.0.1"), help=say("help-host"))
    add("--port", metavar="N", type=int, default=env.get("CARRACK_PORT", "8000"), help=say("help-port"))
    add("--data-dir", metavar="FOLDER", default=env.get("CARRACK_DATA_DIR"), help=say("help-data-dir"))
    add("--database-url", metavar="URL", default=env.get("CARRACK_DATABASE_URL", ""), help=say("help-database-url"))
    add("--open", action="store_true", help=say("help-open"))
    hosting.arguments(parser)
    mailing.arguments(parser)


def run(args: argparse.Namespace, words: Words) -> int:
    """Serve until stopped."""
    from carrack.web.compiling import Compiling
    from carrack.web.logs import set_up
    from carrack.web.page import BUILT
    from carrack.web.serve import ServerSettings, Serving

    def tell(compiled: bool) -> None:
        print(words("serve-compiled" if compiled else "serve-slower", log=str(COMPILE_LOG)), flush=True)

    command = shlex.split(os.environ.get("CARRACK_COMPILE", ""))  # set by `make run`
    settings = ServerSettings(
        args.host,
        args.port,
        Path(args.data_dir) if args.data_dir else None,
        args.database_url,
        hosting.read_limits(words, args),
        Path(os.environ.get("CARRACK_PAGE") or BUILT),
        hosting.read_proxies(words, args.behind_proxy),
        args.metrics,
        args.log_addresses,
        args.private_hooks,
        Compiling(command, COMPILE_LOG, tell) if command else None,
        *mailing.read(words, args),
        hosting.read_hosts(words, args.allowed_hosts),
        hosting.read_base(words, args.base),
        hosting.read_titles(words, args.titles),
        args.drain,
        hosting.read_levels(words, args.levels),
    )
    set_up(*hosting.read_logs(words, args))
    serving = Serving(settings)
    print(words("serve-ready", address=serving.address), flush=True)
    if command:
        print(words("serve-compiling", log=str(COMPILE_LOG)), flush=True)
    if args.open:
        serving.open_page()
    serving.run()
    return 0
