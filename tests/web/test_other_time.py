"""The clock of the hurried server: its loop has to reckon by it, or signs of life never come in a soaked day."""

from __future__ import annotations

import subprocess
import sys

_PROGRAM = """
import asyncio, time
from tests.tools import other_time
other_time.change({speed}, "")
import uvicorn
with asyncio.Runner(loop_factory=uvicorn.Config(app=None, timeout_graceful_shutdown=1).get_loop_factory()) as runner:
    begun = time.perf_counter()
    runner.run(asyncio.sleep({seconds}))
    print(time.perf_counter() - begun)
"""
_SPEED = 600.0
_SECONDS = 300.0


def test_the_loop_of_the_server_runs_as_fast_as_its_time() -> None:
    """Minutes are over in a moment, whichever loop a server would take by itself."""
    program = _PROGRAM.format(speed=_SPEED, seconds=_SECONDS)
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=_SECONDS / 10
    )
    assert float(done.stdout) >= _SECONDS / _SPEED / 2
