"""The promise about chance: seed and nonce are drawn before the first move, and their hash is published."""

from __future__ import annotations

import hashlib
import re
import secrets

BITS = 128
_DRAWN = re.compile("[0-9a-f]{32}")


def draw() -> tuple[str, str]:
    """A new seed and a new nonce, 32 hex digits each, from the system's random source."""
    return f"{secrets.randbits(BITS):032x}", f"{secrets.randbits(BITS):032x}"


def kept(seed: str, nonce: object, promised: object) -> bool | None:
    """Whether a promise was kept; None where nobody has promised anything."""
    if not isinstance(nonce, str) or not isinstance(promised, str):
        return None
    return bool(_DRAWN.fullmatch(nonce)) and commitment(seed, nonce) == promised.strip().lower()


def commitment(seed: str, nonce: str) -> str:
    """SHA-256 of the 16 bytes of the seed followed by the 16 bytes of the nonce."""
    return hashlib.sha256(bytes.fromhex(seed) + bytes.fromhex(nonce)).hexdigest()
