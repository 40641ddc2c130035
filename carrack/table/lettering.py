"""Names and remarks as they are kept: what cannot be seen is left out, and no letter towers over its line."""

from __future__ import annotations

import unicodedata

from carrack.table.refused import Refused

NAME_LENGTH = 24
MOST_MARKS = 2
"""Marks on one letter; more are left out. Every living script does with as many."""
BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")
"""Letters, marks and symbols that show nothing, besides what is no letter, mark or symbol at all."""
_FROM_RIGHT = ("R", "AL", "AN")
_ISOLATE, _END = "\u2068", "\u2069"


def readable(text: str, most: int) -> str:
    """A text without what cannot be seen, of a bearable length, with at most two marks on a letter."""
    shown = "".join(c if c.isprintable() and c not in BLANK else " " for c in unicodedata.normalize("NFC", text))
    return " ".join(_bearable(word) for word in shown.split()).strip()[:most].strip()


def looks_blank(text: str) -> bool:
    """Whether something was typed of which nothing is left to be seen."""
    return bool(text.strip()) and not readable(text, len(text))


def clean_name(name: str) -> str:
    """A name as it is kept."""
    return readable(name, NAME_LENGTH)


def checked_name(name: str) -> str:
    """The same; refuses one of which nothing can be seen."""
    if looks_blank(name):
        raise Refused("blank-name", "Nothing of this name can be seen: choose letters that show.", 422)
    return clean_name(name)


def isolated(name: str) -> str:
    """A name for the middle of a sentence: one that is read from the right turns nothing around it."""
    turned = any(unicodedata.bidirectional(c) in _FROM_RIGHT for c in name)
    return f"{_ISOLATE}{name}{_END}" if turned else name


def _bearable(word: str) -> str:
    """A word without marks that have no letter, or that are too many on one."""
    kept: list[str] = []
    marks = MOST_MARKS
    for c in word:
        is_mark = unicodedata.category(c) in ("Mn", "Me")
        marks = marks + 1 if is_mark else 0
        if marks <= MOST_MARKS:
            kept.append(c)
    return "".join(kept)
