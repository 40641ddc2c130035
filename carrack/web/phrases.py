"""A phrase that finds somebody again on another device: ten made-up words, of which only a seal is kept."""

from __future__ import annotations

import hashlib
import hmac
import secrets

_FIRST = "bdfgklmnprstvz"
_SECOND = "aeiou"
_WORDS = 10
"""Each word is one of 4,900: ten have 122 bits."""


def new_phrase() -> str:
    """Words that can be said and written down."""
    return " ".join(_word() for _ in range(_WORDS))


def sealed(secret: bytes, phrase: str) -> str:
    """What is kept of a phrase, however it was typed."""
    words = " ".join(phrase.lower().replace("-", " ").split())
    return hmac.new(secret, f"phrase|{words}".encode(), hashlib.sha256).hexdigest()


def _word() -> str:
    return "".join(secrets.choice(_FIRST) + secrets.choice(_SECOND) for _ in range(2))
