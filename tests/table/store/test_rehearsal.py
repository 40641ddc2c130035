"""A copy to try an upgrade on: everything is in it, and the store stays as it was, of either kind."""

from __future__ import annotations

import pytest

from carrack.table.store.errors import BadAddress, NewerDatabase, StoreError
from carrack.table.store.rehearsal import rehearsed
from carrack.table.store.store import Store
from tests.table.store.samples import SECONDS, a_match


def test_everything_is_in_the_copy(address: str, store: Store) -> None:
    """Also while somebody writes to the store, which never sees what is done in the copy."""
    store.new_match(a_match(), []).result(SECONDS)
    with rehearsed(address) as copy:
        assert copy.load("m") == store.load("m")
        copy.new_match(a_match("n"), []).result(SECONDS)
    assert store.match_ids() == ["m"]


def test_what_is_no_store_is_refused(address: str) -> None:
    """An empty database, or none, with a sentence."""
    with pytest.raises(BadAddress, match=r"no store"), rehearsed(address):
        pass


def test_a_newer_store_is_refused(address: str, store: Store) -> None:
    """An older Carrack cannot say what would become of it."""
    with store._writer._engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(NewerDatabase, match="newer Carrack"), rehearsed(address):
        pass


def test_a_database_that_is_away_says_so() -> None:
    """Not with a traceback."""
    with pytest.raises(StoreError), rehearsed("postgresql://127.0.0.1:1/nowhere"):
        pass
