"""Random numbers drawn beforehand, the same for us and for the peers, so that games are measured and not generators."""

from __future__ import annotations

import random

_rng = random.Random(1)
NUMBERS = [_rng.randrange(1 << 20) for _ in range(50_000)]
