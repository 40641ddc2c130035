"""What tests of windows have in common: a turn at whose end everybody may whistle, and what the log says."""

from __future__ import annotations

import asyncio
from typing import Any

from carrack.table.table import Table
from tests.table.house import Eye, until

FOR_EVER = (3600.0, 3600.0)
SOON = (0.02, 0.02)
"""Pauses of the table."""


async def stow(eye: Eye, cell: str) -> None:
    """A turn that reveals nothing."""
    await eye.act(("stow",))
    await eye.act(("place", cell, 0))


async def settled() -> None:
    """Whoever could do something by now has done it, and it is stored."""
    await asyncio.sleep(0.1)


async def at_rest(table: Table) -> None:
    """Wait until nobody stands in for anybody any more."""
    await until(lambda: not table.stand_ins.at_work and not table.lock.locked())


def chosen(eye: Eye) -> list[tuple[int, Any]]:
    """Who has chosen what, by the log."""
    return [(line.seat, line.entries[0].data["verb"]) for line in eye.seen.log]
