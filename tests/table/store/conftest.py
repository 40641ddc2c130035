"""Every test of the store runs on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from carrack.table.store.store import Store
from tests.table.store.postgres import Postgres, running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One server for all tests of this process."""
    with running() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Where an empty store can be made."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/store.db"
        return
    server: Postgres = request.getfixturevalue("postgres")
    found = server.new_database()
    yield found
    server.give_back(found)


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    """An empty store."""
    opened = Store(address)
    yield opened
    opened.close()
