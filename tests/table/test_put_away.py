"""Tables that nobody uses leave nothing behind."""

from __future__ import annotations

import asyncio
import gc
from weakref import ref

import pytest

from carrack.table.table import Table
from tests.table.house import House, look, until

pytestmark = pytest.mark.anyio


async def used(house: House) -> ref[Table]:
    """A table at which everything was done once, and which nobody looks at any more."""
    table = await house.table("anna", "-random")
    eye = await look(table, "anna", 0)
    await table.presence.leave("anna", 0, "random")
    await table.presence.come_back("anna", 0)
    await table.chat.say("anna", "Anna", "Well?")
    eye.close()
    while table.stand_ins.at_work or table.lock.locked():
        await asyncio.sleep(0)
    return ref(table)


async def test_a_table_that_was_put_away_is_gone_at_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its memory waits for no search for garbage, which a server does rarely."""
    monkeypatch.setattr("carrack.table.lobby._IDLE", 0.0)
    gc.disable()
    try:
        table = await used(house)
        keeping = asyncio.create_task(house.lobby.keep_house(0.0))
        await until(lambda: house.lobby.open_tables == 0)
        keeping.cancel()
        await asyncio.gather(keeping, return_exceptions=True)
        assert table() is None
    finally:
        gc.enable()
