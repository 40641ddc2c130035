"""Tables in this process. Tests of them are coroutines, which anyio's plugin runs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from carrack.core.contract import Game
from carrack.table import windows
from carrack.table.table import Table
from tests.changed_toy import Edit, put_in_place
from tests.table.house import Eye, House, look

Change = Callable[..., Game]


@pytest.fixture
def anyio_backend() -> str:
    """The loop that the server uses."""
    return "asyncio"


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A lobby with an empty store, in which every match is dealt alike and seat 0 begins; bots take no time."""
    monkeypatch.setattr(windows, "THOUGHT", (0.0, 0.0))
    monkeypatch.setattr("carrack.table.lobby.draw", lambda: (f"{2:032x}", f"{8:032x}"))
    opened = House(tmp_path / "house.sqlite")
    yield opened
    opened.close()


@pytest.fixture
async def table(house: House) -> Table:
    """Anna, who begins, and Boris."""
    return await house.table("anna", "boris")


@pytest.fixture
async def anna(table: Table) -> Eye:
    """At seat 0."""
    return await look(table, "anna", 0)


@pytest.fixture
async def boris(table: Table) -> Eye:
    """At seat 1."""
    return await look(table, "boris", 1)


@pytest.fixture
def change(house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Change:
    """`change(edit, …)`: the server is restarted on a changed toy."""

    def restarted(*edits: Edit | tuple[Edit, ...]) -> Game:
        flat = [each for one in edits for each in ([one] if isinstance(one[0], str) else one)]
        game = put_in_place(monkeypatch, tmp_path / "toys", *flat)
        house.restart()
        return game

    return restarted
