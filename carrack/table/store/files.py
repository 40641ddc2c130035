"""Files that hold what players must not see: their owner alone may read them."""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from pathlib import Path

OWNER_ONLY = 0o600


def make_private(file: Path) -> None:
    """Make a file that only its owner can read, or shut one that others can; SQLite's logs beside it follow it."""
    with suppress(OSError):  # what cannot be made or changed is refused by who opens it, in better words
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
        if is_open_to_others(file):
            file.chmod(OWNER_ONLY)


def is_open_to_others(path: Path) -> bool:
    """Whether anybody but the owner may do anything with a file or a folder."""
    return os.name == "posix" and bool(stat.S_IMODE(path.stat().st_mode) & 0o077)
