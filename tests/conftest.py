"""The toy stands on the path as an installed package would, so that every generic test walks it too."""

from __future__ import annotations

import sys
from pathlib import Path

TOYS = Path(__file__).parent / "toys"
sys.path.insert(0, str(TOYS))
