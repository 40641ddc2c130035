"""Which language the command line speaks, and saying things in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from carrack.core import texts
from carrack.core.errors import CarrackError
from carrack.terminal.messages import Messages

OPTION = "--language"
_LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")


class Misuse(CarrackError):
    """Something on the command line that cannot be; the sentence is already in the reader's language."""


class Words(Messages):
    """The command line's messages in one language, with those of the terminal beneath them."""

    def __init__(self, language: str) -> None:
        super().__init__(language, "carrack.cli.words")

    def unknown(self, what: str, given: object, valid: Sequence[object]) -> Misuse:
        """The error that lists what would have been right."""
        listed = ", ".join(str(v) for v in valid) or self("none")
        return Misuse(self(f"unknown-{what}", given=str(given), valid=listed))


def choose(argv: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language asked for on the command line, or the locale's if we speak it, or English."""
    for k, word in enumerate(argv):
        if word.startswith(f"{OPTION}="):
            return word.removeprefix(f"{OPTION}=")
        if word == OPTION and k + 1 < len(argv):
            return argv[k + 1]
    locale = next((environment[name] for name in _LOCALE if environment.get(name)), "")
    language = locale[:2].lower()
    return language if language in texts.LANGUAGES else "en"
