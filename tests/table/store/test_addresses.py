"""A database that cannot be used is told in one sentence, which never holds the password."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from carrack.core.errors import CarrackError
from carrack.table.store.backup import backup
from carrack.table.store.errors import BadAddress, Unreachable
from carrack.table.store.store import Store


@pytest.mark.parametrize(
    "address",
    [
        "",
        "store.db",
        "sqlite://",
        "sqlite:///:memory:",
        "mysql://root:secret@localhost/carrack",
        "postgresql+asyncpg://carrack:secret@localhost/carrack",
        "postgresql://carrack:secret@localhost:secret/carrack",
        "postgresql://carrack:x@secret@localhost/carrack",
    ],
)
def test_an_address_we_cannot_use_is_refused(address: str) -> None:
    """The sentence says which ones we can."""
    with pytest.raises(BadAddress, match=r"^the address of the store is sqlite:///FILE or postgresql://") as refused:
        Store(address)
    assert "secret" not in str(refused.value)


def test_a_server_that_does_not_answer_is_named() -> None:
    """By its host and database, without the password, wherever in the address that is."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    for address in (
        f"postgresql://carrack:secret@127.0.0.1:{port}/matches",
        f"postgresql://127.0.0.1:{port}/matches?user=carrack&password=secret",
    ):
        with pytest.raises(Unreachable) as refused:
            Store(address)
        assert str(refused.value).startswith(f"the store postgresql://127.0.0.1:{port}/matches cannot be used: ")
        assert "secret" not in str(refused.value)
        assert "\n" not in str(refused.value)


def test_a_folder_that_is_not_there_is_no_store(tmp_path: Path) -> None:
    """It is not made: the address may be mistyped."""
    with pytest.raises(Unreachable, match="unable to open database file"):
        Store(f"sqlite:///{tmp_path}/nowhere/store.db")


def test_a_file_of_something_else_is_no_store(tmp_path: Path) -> None:
    """And is left as it was."""
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann, " * 1000)
    with pytest.raises(Unreachable, match="file is not a database"):
        Store(f"sqlite:///{file}")
    with pytest.raises(CarrackError, match="file is not a database"):
        backup(f"sqlite:///{file}", tmp_path / "backup.db")
    assert file.read_text() == "Dear Ann, " * 1000
