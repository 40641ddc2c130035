"""What a title may be called: its key is a Python package, a word on the command line and part of addresses."""

from __future__ import annotations

import importlib.util
import keyword
import re
import sys

from carrack.cli.language import Misuse, Words
from carrack.core.registry import games

_LONGEST = 30
_RESERVED = {"carrack", "shared", "test", "tests", "title"}
"""Ourselves, what titles of a family share, and folders that are no titles."""


def check(words: Words, key: str) -> None:
    """Refuse a name that cannot be, or that somebody has."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", key) or len(key) > _LONGEST:
        raise Misuse(words("new-bad-name", given=key, longest=_LONGEST))
    if key in games():
        raise Misuse(words("new-taken", given=key))
    if keyword.iskeyword(key) or key in _RESERVED | sys.stdlib_module_names or _is_installed(key):
        raise Misuse(words("new-reserved", given=key))


def _is_installed(key: str) -> bool:
    """Whether a package or module of that name would be hidden; a mere folder is not one."""
    found = importlib.util.find_spec(key)
    return found is not None and found.origin is not None


def spelled(key: str) -> dict[str, str]:
    """The name as it stands in the files: `MyTitle`, `MY-TITLE`, `my-title`, `My title`."""
    return {
        "key": key,
        "Name": "".join(part.capitalize() for part in key.split("_")),
        "ID": key.upper().replace("_", "-"),
        "dist": key.replace("_", "-"),
        "words": key.replace("_", " ").capitalize(),
    }
