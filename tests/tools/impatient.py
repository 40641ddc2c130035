"""`carrack serve` with little patience for half requests, and room for few connections."""

from __future__ import annotations

import functools

from carrack.cli import main
from carrack.web import doors, serve

if __name__ == "__main__":
    doors.HEAD_SECONDS = 1.0
    doors.BODY_SECONDS = 1.5
    serve.Doors = functools.partial(doors.Doors, most=30)  # type: ignore[misc, assignment]
    main()
