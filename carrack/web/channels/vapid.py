"""The key by which browsers know this server (VAPID): made at the first start, in a file only its owner can read."""

from __future__ import annotations

import base64
import secrets
import threading
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from carrack.core.errors import CarrackError

VAPID_FILE = "vapid"
_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256: a private key is a number from 1 to below it."""
_BYTES = 32


class BadKey(CarrackError):
    """The file holds something else."""


class ServerKey:
    """Signs what is sent to browsers."""

    def __init__(self, path: Path) -> None:
        """The file is made if there is none."""
        if not path.exists():
            _make(path)
        self._written = _read(path)
        self._lock = threading.Lock()
        self._key: Any = None

    @property
    def public(self) -> str:
        """What a browser is told before it subscribes."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self._loaded().public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return _text(point)

    def headers(self, endpoint: str, page: str) -> dict[str, str]:
        """The proof that a message to this endpoint comes from us; `page`: whom its owner may ask."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": f"https://{urlsplit(page).hostname}"}
        signed: dict[str, str] = self._loaded().sign(claims)
        return signed

    def _loaded(self) -> Any:
        """Made when it is needed: the libraries are large, and many servers never send to a browser."""
        from py_vapid import Vapid02

        with self._lock:
            if self._key is None:
                self._key = Vapid02.from_raw(self._written)
                self._key.conf = {"no-strict": True}  # a server at home has a name without a dot
            return self._key


def _read(path: Path) -> bytes:
    written = path.read_bytes().strip()
    try:
        data = base64.urlsafe_b64decode(written + b"=")
    except ValueError:
        data = b""
    if len(data) != _BYTES or not 0 < int.from_bytes(data, "big") < _ORDER:
        raise BadKey(f"{path} is no key for notices to browsers; put the right one back, or delete it to begin anew")
    return written


def _make(path: Path) -> None:
    """Written as other programs write it, too. For a random number nothing large has to be loaded."""
    number = 1 + secrets.randbelow(_ORDER - 1)
    new = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    new.touch(0o600)
    new.write_text(_text(number.to_bytes(_BYTES, "big")), encoding="ascii")
    new.replace(path)


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
