"""How much memory this process keeps."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable
from pathlib import Path

PAGE = 4096
NOISE = 800_000
"""Bytes: a few of the allocator's arenas; a copy of a small position kept at each call would be more."""


def resident() -> int:
    """Bytes of memory this process holds."""
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * PAGE


def growth(call: Callable[[], object], times: int) -> int:
    """Bytes kept after so many calls and a warm-up. What was there before is not searched for rubbish: that is slow."""
    gc.freeze()
    try:
        for _ in range(times // 4):
            call()
        gc.collect()
        before = resident()
        for _ in range(times):
            call()
        gc.collect()
        return resident() - before
    finally:
        gc.unfreeze()


def kept(call: Callable[[], object], times: int) -> int:
    """The same, counted block by block: exact enough for a few calls, but each of them is slow."""
    gc.freeze()
    tracemalloc.start()
    try:
        for _ in range(max(2, times // 4)):
            call()
        gc.collect()
        before, _ = tracemalloc.get_traced_memory()
        for _ in range(times):
            call()
        gc.collect()
        return tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
        gc.unfreeze()
