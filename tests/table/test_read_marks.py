"""How far somebody had looked when they left: what came after it is told as a film."""

from __future__ import annotations

import msgspec
import pytest

from carrack.table.table import Table
from tests.table.house import SECONDS, Eye, House, look, person

pytestmark = pytest.mark.anyio


async def seen_by(table: Table, guest: str, viewer: int | None) -> int:
    """What the hello of somebody who comes now says."""
    eye = Eye(table, guest, viewer)
    first = await eye.open()
    eye.close()
    return int(msgspec.json.decode(first[0].data).get("seen", 0))


async def test_it_is_where_one_left(house: House) -> None:
    """Whatever others do meanwhile, also after a restart; each seat for itself."""
    table = await house.table("anna", "boris", title="spice_road")
    people = ["anna", "boris"]
    first = table.waiting()[0]
    one, other = await look(table, people[first], first), await look(table, people[1 - first], 1 - first)
    await one.act(("rest",))
    one.close()
    await other.until_version(table.version)
    await other.act(("rest",))
    other.close()
    house.store.save_guest(person("anna")).result(SECONDS)  # what was asked for before it is stored, too
    house.restart()
    table = await house.lobby.table(table.row.id)
    assert table.session.at == 2
    assert await seen_by(table, people[first], first) == 1
    assert await seen_by(table, people[first], first) == 2
    assert await seen_by(table, people[1 - first], 1 - first) == 2
    assert await seen_by(table, "", None) == 0


async def test_who_looks_in_two_windows_has_seen_all(house: House) -> None:
    """A reload opens the new stream before the server has noticed that the old one is gone."""
    table = await house.table("anna", "boris")
    anna = await look(table, "anna", 0)
    await anna.act(("draw",))
    assert await seen_by(table, "anna", 0) == 1
    anna.close()
