"""The secrets of a server: from the environment, or from a file that only its owner can read. The first one signs."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from carrack.core.errors import CarrackError
from carrack.table.sealing import Seals

SECRET_FILE = "secret"
_SHORTEST = 32
VARIABLE = "CARRACK_SECRET"


class ShortSecret(CarrackError):
    """A secret that could be guessed."""


def read_seals(folder: Path) -> Seals:
    """All secrets, made if there is none yet. In the variable they are separated by spaces, in the file by lines."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    if given := os.environ.get(VARIABLE, "").split():
        return Seals([_long_enough(one) for one in given])
    path = folder / SECRET_FILE
    if not path.exists() or not path.read_text(encoding="utf-8").strip():
        new = folder / f"{SECRET_FILE}.{secrets.token_hex(4)}"
        new.touch(0o600)
        new.write_text(secrets.token_hex(32), encoding="ascii")
        new.replace(path)
    return Seals([one.encode() for one in path.read_text(encoding="utf-8").split()])


def _long_enough(secret: str) -> bytes:
    if len(secret) < _SHORTEST:
        raise ShortSecret(
            f"CARRACK_SECRET has {len(secret)} characters, and whoever guesses it can be anybody: "
            f"it needs {_SHORTEST} at least; `openssl rand -hex 32` makes a good one"
        )
    return secret.encode()
