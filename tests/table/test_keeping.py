"""Keepsakes: made when a match ends, and at the start for those that ended before."""

from __future__ import annotations

import asyncio

import pytest

from carrack.core.chance import Chance
from carrack.table.keeping import Keeping
from carrack.table.keepsake import VERSION, unpacked
from carrack.table.queue import Rank
from carrack.table.replay import Films
from tests.table.house import House, glance, until
from tests.table.past import whole
from tests.table.test_replay import play

pytestmark = pytest.mark.anyio


async def kept(house: House, match_id: str) -> None:
    """Wait for it."""
    while house.store.keepsake(match_id) is None:
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("title", ["spice_road", "smugglers"])
async def test_it_holds_the_end_as_everybody_saw_it(house: House, title: str) -> None:
    """The last scene of each viewer without what could be chosen, the chart, the moments."""
    table = await house.table("anna", "boris", title=title)
    await play_both(house, table.row.id)
    await Keeping(house.store, house.workers).catch_up()
    row = house.store.keepsake(table.row.id)
    assert row is not None
    assert house.workers.ranks[-1] == Rank.REVIEW
    keepsake = unpacked(row.version, row.body)
    assert keepsake is not None
    for guest, viewer in (("", None), ("anna", 0), ("boris", 1)):
        scene = (await glance(table, guest, viewer)).scene
        assert whole(keepsake.scene(viewer)) == scene  # type: ignore[arg-type]
    assert keepsake.chart == await Films().chart(table, "", "")
    assert len(row.body) < 20_000


async def play_both(house: House, match_id: str) -> None:
    """To the end, by the first legal action of whoever is asked."""
    table = await house.lobby.table(match_id)
    rng = Chance(6)
    while table.status != "over":
        seat = table.game.waiting(table.state)[0]
        legal = table.state.legal_for(seat)
        async with table.in_order():
            await table.take(seat, legal[int(rng.below(len(legal)))], False)


async def test_it_is_made_when_a_match_ends(house: House) -> None:
    """Played to the end, or given up; once."""
    keeping = asyncio.create_task(Keeping(house.store, house.workers).keep())
    await until(lambda: not keeping.done())
    played, given_up = await house.table("anna", "anna"), await house.table("anna", "boris")
    await play(played, 5_000, Chance(2), "random")
    await given_up.presence.concede("anna", 0)
    await asyncio.wait_for(kept(house, played.row.id), 30)
    await asyncio.wait_for(kept(house, given_up.row.id), 30)
    assert house.store.without_keepsake() == []
    row = house.store.keepsake(given_up.row.id)
    assert row is not None
    keepsake = unpacked(row.version, row.body)
    assert keepsake is not None
    assert whole(keepsake.scene(None))["places"] == [2, 1]  # type: ignore[arg-type]
    keeping.cancel()


async def test_what_fails_stops_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It is logged, the next one is made, and at the next start it is tried again."""
    first, second = [await house.table("anna", "anna") for _ in range(2)]
    for table in (first, second):
        await play(table, 5_000, Chance(2), "random")
    work = house.workers.run

    async def fails_once(*args: object, rank: Rank) -> bytes:
        monkeypatch.setattr(house.workers, "run", work)
        raise RuntimeError("no memory")

    monkeypatch.setattr(house.workers, "run", fails_once)
    await Keeping(house.store, house.workers).catch_up()
    assert len(house.store.without_keepsake()) == 1
    assert "no keepsake of table" in caplog.text
    await Keeping(house.store, house.workers).catch_up()
    assert house.store.without_keepsake() == []


def test_what_another_carrack_has_written_is_not_read() -> None:
    """Then log and result are shown alone."""
    assert unpacked(VERSION + 1, b"") is None
    assert unpacked(VERSION, b"no such thing") is None
