"""The promise about chance: seed and nonce are drawn before the first move, and their hash is published."""

from __future__ import annotations

import hashlib
import secrets

BITS = 128


def draw() -> tuple[str, str]:
    """A new seed and a new nonce, 32 hex digits each, from the system's random source."""
    return f"{secrets.randbits(BITS):032x}", f"{secrets.randbits(BITS):032x}"


def commitment(seed: str, nonce: str) -> str:
    """SHA-256 of the 16 bytes of the seed followed by the 16 bytes of the nonce."""
    return hashlib.sha256(bytes.fromhex(seed) + bytes.fromhex(nonce)).hexdigest()
