"""`carrack serve` with little patience for half requests, and room for few connections."""

from __future__ import annotations

import sys

from carrack.cli import main
from carrack.web import doors

if __name__ == "__main__":
    doors.HEAD_SECONDS = 1.0
    doors.BODY_SECONDS = 1.5
    doors._descriptors = lambda: 30
    sys.exit(main())
