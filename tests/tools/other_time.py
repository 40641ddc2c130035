"""`python -m tests.tools.other_time serve …` is `carrack serve …` with another clock; the server knows nothing of it.

CARRACK_TEST_SPEED: its time runs so many times as fast. CARRACK_TEST_AHEAD: a file with the seconds by which its time
is ahead, read again and again. Whatever waits for a line (keeping it, giving it up, a sign of life) keeps real time.
"""

from __future__ import annotations

import asyncio
import os
import selectors
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

SPEED = "CARRACK_TEST_SPEED"
AHEAD = "CARRACK_TEST_AHEAD"
_KEEP_ALIVE = 5
_FOR_EVER = 10**9
"""Where time leaps nothing that is under way is given up because of it."""
_TICK = 0.1


def main() -> None:
    """Change the time, then be carrack."""
    change(float(os.environ.get(SPEED, "1")), os.environ.get(AHEAD, ""))

    from carrack.cli import main as carrack

    sys.exit(carrack())


def change(speed: float, ahead: str) -> None:
    """Change the time of this process; `ahead` is the file that is read, or ""."""
    _change_time(speed, ahead)
    _keep_lines(speed, leaps=bool(ahead))


def _change_time(speed: float, ahead: str) -> None:
    """Before anything is imported that takes the time under a name of its own."""
    real, begun = time.monotonic, time.monotonic()

    def gained() -> float:
        return (real() - begun) * (speed - 1) + (float(Path(ahead).read_text(encoding="ascii")) if ahead else 0.0)

    def shifted(clock: Callable[[], float]) -> Callable[[], float]:
        return lambda: clock() + gained()

    class Hasty(selectors.DefaultSelector):
        """Loops reckon in the changed time, and have to wait in the real one."""

        def select(self, timeout: float | None = None) -> Any:
            return super().select(timeout / speed if timeout and timeout > 0 else timeout)

    time.time, time.monotonic = shifted(time.time), shifted(time.monotonic)
    selectors.DefaultSelector = Hasty  # type: ignore[misc]


def _keep_lines(speed: float, leaps: bool) -> None:
    import uvicorn

    from carrack.web import doors, tables
    from carrack.web.channels import post

    post._PATIENCE = _FOR_EVER if leaps else post._PATIENCE * speed
    doors.HEAD_SECONDS = _FOR_EVER if leaps else doors.HEAD_SECONDS * speed
    doors.BODY_SECONDS = _FOR_EVER if leaps else doors.BODY_SECONDS * speed
    tables._HEARTBEAT *= speed

    class Patient(uvicorn.Config):
        def __init__(self, *args: Any, **more: Any) -> None:
            more["loop"] = "asyncio"  # uvloop has a clock of its own, and would keep real time for whatever waits
            more["timeout_graceful_shutdown"] = round(more["timeout_graceful_shutdown"] * speed)
            more["timeout_keep_alive"] = _FOR_EVER if leaps else round(_KEEP_ALIVE * speed)
            super().__init__(*args, **more)

    async def main_loop(self: uvicorn.Server) -> None:
        count = 0
        while not await self.on_tick(count):
            count += 1
            await asyncio.sleep(_TICK * speed)

    uvicorn.Config = Patient  # type: ignore[misc]
    uvicorn.Server.main_loop = main_loop  # type: ignore[method-assign]


if __name__ == "__main__":
    main()
