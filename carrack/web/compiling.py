"""Compiling behind a server that has started interpreted, so that nobody waits for it; then the bots think compiled."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from carrack import _modes
from carrack.table.workers import Workers

_PATIENCE = 10.0


class Compiling:
    """A command that compiles, and what is done after it; `tell` hears whether the bots run compiled then.

    The server itself stays interpreted, and so do workers that start before the command has ended.
    """

    def __init__(self, command: Sequence[str], log: Path, tell: Callable[[bool], None]) -> None:
        self._command = command
        self._log = log
        self._tell = tell

    async def run(self, workers: Workers) -> None:
        """Compile, and start the workers again; whoever cancels this stops the command."""
        with suppress(OSError):  # no such command: nothing new, and so the workers stay as they are
            await self._compile()
        self._tell(_modes.is_fit() and await self._renew(workers))

    async def _renew(self, workers: Workers) -> bool:
        os.environ["CARRACK_PURE"] = "0"  # read by new processes only
        compiled = await workers.renew()
        if not compiled:
            os.environ["CARRACK_PURE"] = "1"
        return compiled

    async def _compile(self) -> None:
        self._log.parent.mkdir(parents=True, exist_ok=True)
        with self._log.open("wb") as log:
            process = await asyncio.create_subprocess_exec(
                *self._command, stdin=asyncio.subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True
            )
        try:
            await process.wait()
        finally:
            if process.returncode is None:
                os.killpg(process.pid, signal.SIGTERM)  # the compilers that it has started, too
                with suppress(TimeoutError):
                    await asyncio.wait_for(process.wait(), _PATIENCE)
