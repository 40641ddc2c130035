"""Tables in this process. Tests of them are coroutines, which anyio's plugin runs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.house import House


@pytest.fixture
def anyio_backend() -> str:
    """The loop that the server uses."""
    return "asyncio"


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A hall with an empty store, in which every match is dealt alike and seat 0 begins."""
    monkeypatch.setattr("carrack.table.hall.draw", lambda: (f"{3:032x}", f"{8:032x}"))
    opened = House(tmp_path / "house.sqlite")
    yield opened
    opened.close()
