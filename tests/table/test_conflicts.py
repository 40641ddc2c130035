"""A table that was changed elsewhere is read again: who acted gets a refusal, not an error, and can go on."""

from __future__ import annotations

import pytest

from carrack.table.lobby import Lobby
from carrack.table.refused import Refused
from tests.table.house import SECRET, House, look, until

pytestmark = pytest.mark.anyio


async def test_what_was_stored_elsewhere_is_read(house: House, caplog: pytest.LogCaptureFixture) -> None:
    """The refusal names the version that stands; the next act counts."""
    here = await house.table("anna", "anna")
    there = await Lobby(house.store, house.workers, SECRET).table(here.row.id)
    first, second = await look(here, "anna", 0), await look(there, "anna", 0)
    await first.act(("stow",))
    with pytest.raises(Refused, match="at version 1 already") as caught:
        await second.act(("stow",))
    assert (caught.value.code, caught.value.status, caught.value.version) == ("old-version", 409, 1)
    again = await look(there, "anna", 0)
    assert await again.act(("place", "a1", 0)) == 2
    assert "was changed elsewhere" in caplog.text


async def test_bots_go_on_after_it(house: House, caplog: pytest.LogCaptureFixture) -> None:
    """Whose answer came too late is asked again, about what stands now."""
    house.workers.free.clear()
    here = await house.table("-random", "anna")
    there = await Lobby(house.store, house.workers, SECRET).table(here.row.id)
    await look(here, "anna", 1)
    await look(there, "anna", 1)
    house.workers.free.set()
    await until(lambda: here.version > 0 and there.version == here.version)
    assert "does not count" in caplog.text
    assert "ERROR" not in {record.levelname for record in caplog.records}
