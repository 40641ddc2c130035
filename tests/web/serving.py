"""A real `carrack serve` in a process of its own, on a free port; it can be stopped, killed and restarted."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

SECONDS = 60.0
"""Long enough for the slowest machine: a test that waits this long has failed."""


class Server:
    """A server over a folder. `address` has no slash at its end; what it prints goes into the file `log`."""

    module = "carrack.cli"
    """What is run."""

    def __init__(self, folder: Path, *arguments: str, **environment: str) -> None:
        self.folder = folder
        self.log = folder.with_name(f"{folder.name}.log")
        self.address = ""
        self._arguments = arguments
        self._environment = {"CARRACK_LIMITS": "0", **environment}
        self._port = 0
        self.start()

    @property
    def port(self) -> int:
        """Where it listens; the same after a restart."""
        return self._port

    def start(self) -> None:
        """Start, and wait for the line that tells the address."""
        command = [sys.executable, "-m", self.module, "serve", "--port", str(self._port), *self._arguments]
        if "--data-dir" not in self._arguments:
            command += ["--data-dir", str(self.folder)]
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
        with self.log.open("ab") as errors:
            self._process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=errors, env=kept | self._environment, text=True
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        assert found, f"{line}{self.log.read_text(encoding='utf-8')}"
        self.address, self._port = found[0].rstrip("/"), int(found[1])

    def line(self) -> str:
        """The next line that it prints for whoever started it."""
        assert self._process.stdout is not None
        return self._process.stdout.readline()

    def stop(self) -> int:
        """End it politely; what it returned."""
        self._process.terminate()
        return self._ended()

    def kill(self) -> None:
        """End it as a power cut would."""
        self._process.kill()
        self._ended()

    def restart(self) -> None:
        """Start again over the same folder, on the same port."""
        if self._process.poll() is None:
            self.stop()
        self.start()

    def close(self) -> None:
        """Leave nothing behind."""
        if self._process.poll() is None:
            self.kill()

    def _ended(self) -> int:
        code = self._process.wait(SECONDS)
        if self._process.stdout is not None:
            self._process.stdout.close()
        return code
