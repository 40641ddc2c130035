"""The command itself: find the language, read the arguments, run, and say in one sentence what went wrong."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress

from carrack import __version__
from carrack._modes import compiled
from carrack.cli import (
    arena,
    backup,
    calibrate,
    check_store,
    fuzz,
    games,
    new,
    play,
    replay,
    restore,
    review,
    rules,
    serve,
    simulate,
    trace,
    verify,
)
from carrack.cli.language import Words, choose
from carrack.cli.parser import Parser
from carrack.core.errors import BadRecord, CarrackError
from carrack.core.registry import games as shelf

_COMMANDS = (
    serve,
    games,
    play,
    simulate,
    arena,
    replay,
    review,
    verify,
    trace,
    rules,
    fuzz,
    new,
    calibrate,
    backup,
    restore,
    check_store,
)
FAILED = 2
INTERRUPTED = 130
PIPE_CLOSED = 141  # as other programs end when `head` has seen enough: without a word


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit code is 0, 1 if a check failed, 2 for an error, 130 if interrupted, 141 if unread."""
    given = list(sys.argv[1:] if argv is None else argv)
    words = Words("en")
    try:
        words = Words(choose(given, os.environ))
        code = _run(given, words)
        sys.stdout.flush()
    except BrokenPipeError:
        _give_up_stdout()
        return PIPE_CLOSED
    except KeyboardInterrupt:
        _complain(words("error-interrupted"))
        return INTERRUPTED
    except OSError as error:
        return _complain(words("error-file", file=str(error.filename or ""), why=error.strerror or str(error)))
    except BadRecord as error:
        return _complain(words("error-record", why=str(error)))
    except CarrackError as error:
        return _complain(str(error))
    return code


def _run(given: list[str], words: Words) -> int:
    parser = build(words)
    try:
        args = parser.parse_args(given)
    except SystemExit as leaving:  # after --help or --version
        return int(leaving.code or 0)
    if args.command is None:
        parser.print_help()
        return 0
    code: int = args.run(args, words)
    return code


def build(words: Words) -> Parser:
    """The parser of all commands."""
    title = next(iter(shelf()), "TITLE")
    parser = Parser(words, words("examples", title=title), prog="carrack", description=words("about"))
    mode = words("mode-compiled" if compiled() else "mode-interpreted")
    said = f"carrack {__version__} ({mode})"
    parser.choices.add_argument("--version", action="version", version=said, help=words("help-version"))
    commands = parser.add_subparsers(
        dest="command", title=words("heading-commands"), metavar="COMMAND", parser_class=Parser
    )
    for module in _COMMANDS:
        name = module.__name__.rpartition(".")[2].replace("_", "-")
        command = commands.add_parser(
            name,
            words=words,
            examples=words(f"{name}-examples", title=title),
            help=words(f"{name}-summary"),
            description=words(f"{name}-about"),
        )
        module.arguments(command)
        command.set_defaults(run=module.run)
    return parser


def _complain(sentence: str) -> int:
    print(f"carrack: {sentence}", file=sys.stderr)
    return FAILED


def _give_up_stdout() -> None:
    """Nobody reads any more: whatever is still buffered goes nowhere, so that leaving does not fail again."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
