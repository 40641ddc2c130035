"""The time of a simulated day: it runs as much faster as the server's does."""

from __future__ import annotations

import asyncio
import contextlib
import time
from dataclasses import dataclass, field

MINUTE = 60.0
HOUR = 3600.0


@dataclass
class Hours:
    """Seconds here are seconds of the day."""

    speed: float
    length: float
    _begun: float = field(default_factory=time.monotonic)
    over: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def now(self) -> float:
        """How late it is."""
        return (time.monotonic() - self._begun) * self.speed

    async def sleep(self, seconds: float) -> None:
        """Wait, but not beyond the end of the day."""
        await self.until(self.over, seconds)

    async def until(self, event: asyncio.Event, seconds: float) -> None:
        """Wait for something, at most so long."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(event.wait(), seconds / self.speed)

    async def pass_by(self) -> None:
        """The day goes by."""
        await self.sleep(self.length - self.now)
        self.over.set()
