"""The promise about chance: seed and nonce are drawn before the first move, and their hash is published."""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Iterable

BITS = 128
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
    return bool(_DRAWN.fullmatch(nonce)) and commitment(seed, nonce) == promised.strip().lower()


def commitment(seed: str, nonce: str) -> str:
    """SHA-256 of the 16 bytes of the seed followed by the 16 bytes of the nonce."""
    return hashlib.sha256(bytes.fromhex(seed) + bytes.fromhex(nonce)).hexdigest()
