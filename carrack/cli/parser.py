"""argparse that speaks the reader's language: headings, the help option, and its complaints."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable
from shutil import get_terminal_size
from textwrap import fill, indent
from typing import Any, NoReturn

from carrack.cli.language import OPTION, Misuse, Words
from carrack.core.texts import LANGUAGES

_WIDEST = 98

# What argparse complains of, in its own words, and how we say it.
_COMPLAINTS = (
    (r"the following arguments are required: (?P<names>.*)", "usage-required"),
    (r"unrecognized arguments: (?P<names>.*)", "usage-unrecognized"),
    (r"argument (?P<name>.*?): expected .*argument.*", "usage-expected"),
    (r"argument (?P<name>.*?): invalid choice: '?(?P<given>.*?)'? \(choose from (?P<valid>.*)\)", "usage-choice"),
    (r"argument (?P<name>.*?): not allowed with argument (?P<other>.*)", "usage-conflict"),
    (r"argument (?P<name>.*?): invalid \w+ value: '(?P<given>.*)'", "usage-value"),
)


class Parser(argparse.ArgumentParser):
    """A parser with its own two groups, `given` and `choices`, and one sentence for an error."""

    def __init__(self, words: Words, examples: str = "", **rest: Any) -> None:
        self.words = words
        if about := rest.get("description"):
            rest["description"] = fill(about, min(_WIDEST, get_terminal_size().columns - 2))
        epilog = f"{words('heading-examples')}:\n{indent(examples, '  ')}" if examples else None
        super().__init__(formatter_class=_formatter(words), epilog=epilog, add_help=False, allow_abbrev=False, **rest)
        self.given = self.add_argument_group(words("heading-arguments"))
        self.choices = self.add_argument_group(words("heading-options"))
        self.choices.add_argument("-h", "--help", action="help", help=words("help-help"))
        self.choices.add_argument(OPTION, metavar="|".join(LANGUAGES), help=words("help-language"))

    def error(self, message: str) -> NoReturn:
        """Raise one sentence in the reader's language; the caller prints it."""
        for pattern, said in _COMPLAINTS:
            if found := re.fullmatch(pattern, message, re.DOTALL):
                message = self.words(said, **{key: value.replace("'", "") for key, value in found.groupdict().items()})
                break
        raise Misuse(self.words("usage-error", message=message, command=self.prog))


def _formatter(words: Words) -> type[argparse.HelpFormatter]:
    class Formatter(argparse.RawDescriptionHelpFormatter):
        """Help with our heading before the usage and roomy columns."""

        def __init__(self, prog: str, **rest: Any) -> None:
            super().__init__(prog, max_help_position=30, **rest)

        def add_usage(
            self,
            usage: str | None,
            actions: Iterable[argparse.Action],
            groups: Iterable[Any],
            prefix: str | None = None,
        ) -> None:
            super().add_usage(usage, actions, groups, f"{words('heading-usage')}: " if prefix is None else prefix)

    return Formatter
