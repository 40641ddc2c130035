"""The time that clocks go by: it never jumps while the server runs, whatever is done to the clock of the machine.

It begins with the time of day, so that what is stored can be compared after a restart.
"""

from __future__ import annotations

import time

_BEGUN = time.time() - time.monotonic()


def now() -> float:
    """Seconds since 1970, as they were counted when the server began."""
    return _BEGUN + time.monotonic()
