"""A phrase that finds somebody again on another device: ten made-up words, of which only a seal is kept."""

from __future__ import annotations

import secrets

from carrack.table.sealing import Seals

_FIRST = "bdfgklmnprstvz"
_SECOND = "aeiou"
_WORDS = 10
"""Each word is one of 4,900: ten have 122 bits."""


def new_phrase() -> str:
    """Words that can be said and written down."""
    return " ".join(_word() for _ in range(_WORDS))


def sealed(seals: Seals, phrase: str) -> list[str]:
    """What is kept of a phrase, however it was typed: its seal, and those that older secrets would have made."""
    return list(seals.all("phrase", " ".join(phrase.lower().replace("-", " ").split())))


def _word() -> str:
    return "".join(secrets.choice(_FIRST) + secrets.choice(_SECOND) for _ in range(2))
