"""The promise about chance: a seed and a nonce are drawn before anybody sits down, and their hash is published.

Whoever waits for the deal may add a text, the salt of their seat: then the seed of the deal is made of the drawn one
and all salts, so that the one who drew it cannot have chosen the cards.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from carrack.core.chance import SHA256
from carrack.core.record import Record

BITS = 128
GENERATOR = SHA256
"""What matches at a table draw from: nobody can run it backwards from what was turned up."""
LONGEST_SALT = 64
_MOST_DEALS = 10_000
_DRAWN = re.compile("[0-9a-f]{32}")


def draw() -> tuple[str, str]:
    """A new seed and a new nonce, 32 hex digits each, from the system's random source."""
    return f"{secrets.randbits(BITS):032x}", f"{secrets.randbits(BITS):032x}"


def fresh_deal() -> str:
    """A new seed from which a table without a promise deals anew what nobody knew."""
    return f"{secrets.randbits(BITS):032x}"


def later_deal(seed: str, nonce: str, number: int) -> str:
    """The seed of the deal of that number, from 1 on, after the first one: the promise covers it too.

    The first 16 bytes of SHA-256 over the seed, the nonce and the number in 4 bytes, the highest first.
    """
    return hashlib.sha256(bytes.fromhex(seed) + bytes.fromhex(nonce) + number.to_bytes(4, "big")).hexdigest()[:32]


def fits_promise(seed: str, nonce: str, dealt_anew: Iterable[tuple[int, str]]) -> bool:
    """Whether all that was dealt anew follows from seed and nonce, in its order; some deals were taken back again."""
    numbers = iter(range(1, _MOST_DEALS))
    return all(any(later_deal(seed, nonce, k) == dealt for k in numbers) for _, dealt in dealt_anew)


def kept(seed: str, nonce: object, promised: object) -> bool | None:
    """Whether a promise was kept; None where nobody has promised anything."""
    if not isinstance(nonce, str) or not isinstance(promised, str):
        return None
    fits = bool(_DRAWN.fullmatch(seed)) and bool(_DRAWN.fullmatch(nonce))
    return fits and commitment(seed, nonce) == promised.strip().lower()


def commitment(seed: str, nonce: str) -> str:
    """SHA-256 of the 16 bytes of the seed followed by the 16 bytes of the nonce."""
    return hashlib.sha256(bytes.fromhex(seed) + bytes.fromhex(nonce)).hexdigest()


def dealt_seed(drawn: str, salts: Sequence[str]) -> str:
    """The seed of the deal: the drawn one where nobody has added anything.

    Else the first 16 bytes of SHA-256 over the 16 bytes of the drawn one and, seat by seat, the SHA-256 of its salt.
    """
    if not any(salts):
        return drawn
    added = b"".join(hashlib.sha256(salt.encode()).digest() for salt in salts)
    return hashlib.sha256(bytes.fromhex(drawn) + added).hexdigest()[: BITS // 4]


def waiting_seed(match_id: str) -> str:
    """What a table shows before the deal; everybody can work it out, so it tells nothing."""
    return hashlib.sha256(f"before the deal of {match_id}".encode()).hexdigest()[: BITS // 4]


class Promise(msgspec.Struct, frozen=True):
    """What a record's notes say of its chance: the drawn seed and what the seats have added."""

    drawn: str
    salts: tuple[str, ...]
    kept: bool | None
    """Whether the drawn seed is the promised one; None where nothing was promised."""
    followed: bool
    """Whether the deal follows from the drawn seed and the salts."""


def promise_in(record: Record, promised: object = None) -> Promise:
    """The promise in a record, or another one that somebody has written down, and whether it was kept."""
    notes: dict[str, Any] = record.notes
    given = notes.get("salts", [])
    proper = isinstance(given, list) and all(isinstance(salt, str) for salt in given) and len(given) <= record.seats
    salts = tuple(given) if proper else ()
    drawn = notes.get("drawn", record.seed)
    drawn = drawn if isinstance(drawn, str) and _DRAWN.fullmatch(drawn) else ""
    right = kept(drawn, notes.get("nonce"), promised or notes.get("commitment"))
    return Promise(drawn, salts, right, proper and bool(drawn) and dealt_seed(drawn, salts) == record.seed)
