"""Puts PostgreSQL on a Debian machine where there is none, so that the store can be tested on the real thing.

Run by the tests when they are root; by hand: `python tests/tools/install_postgres.py`.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from pathlib import Path


def can_install() -> bool:
    """Whether this is root on a machine with apt."""
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


def install() -> None:
    """Install the package, one process at a time; one that comes later finds it installed and does nothing."""
    with (Path(tempfile.gettempdir()) / "carrack-install-postgres.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not list(Path("/usr/lib/postgresql").glob("*/bin/initdb")):
            quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            for command in ("update", "install --yes --no-install-recommends postgresql"):
                subprocess.run(
                    ["apt-get", "--quiet", *command.split()], env=quiet, stdout=subprocess.DEVNULL, check=True
                )


if __name__ == "__main__":
    install()
