"""What is stored has happened, what is not has not; a table opens again as it stood."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import Future
from typing import Any

import msgspec
import pytest

from carrack.core.contract import State
from carrack.core.record import Record, replay
from carrack.table import lobby, match, table
from carrack.table.refused import Refused
from carrack.table.store.errors import StoreError
from tests.table.house import Eye, House, glance, look, person, position, until

pytestmark = pytest.mark.anyio


def broken(*_: Any, **__: Any) -> Future[None]:
    """A write that fails."""
    future: Future[None] = Future()
    future.set_exception(StoreError("the disk is full"))
    return future


def unreadable(*_: Any) -> None:
    """A read that fails."""
    raise StoreError("the disk is gone")


async def play(eye: Eye, messages: int) -> None:
    """Take the first option again and again: for both seats of one person."""
    for _ in range(messages):
        seat = eye.scene["waiting"][0]
        if seat != eye.viewer:
            eye.viewer = seat
            await eye.open()
        await eye.act(eye.offered[0])


async def test_what_is_not_stored_has_not_happened(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its sender gets an error, nobody sees it, and the table goes on from what is stored."""
    made = await house.table("anna", "boris")
    anna, boris = await look(made, "anna", 0), await look(made, "boris", 1)
    before = anna.seen
    with monkeypatch.context() as patch:
        patch.setattr(house.store, "append", broken)
        with pytest.raises(StoreError, match="disk is full"):
            await anna.act(("draw",))
    while (event := await boris.next()) is not None:
        assert event.name == "here"
    assert position(await glance(made, "anna", 0)) == position(before)
    await anna.open()
    assert await anna.act(("stow",)) == before.v + 1


async def test_nothing_goes_on_while_nothing_can_be_read(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither stored nor readable: everything is refused until the table can be read again."""
    made = await house.table("anna", "boris")
    anna = await look(made, "anna", 0)
    before = anna.seen
    with monkeypatch.context() as patch:
        patch.setattr(house.store, "append", broken)
        patch.setattr(house.store, "load", unreadable)
        for wish in (anna.act(("draw",)), anna.act(("stow",)), made.listen("anna", 0, None)):
            with pytest.raises(StoreError):
                await wish
    assert position(await glance(made, "anna", 0)) == position(before)


async def test_a_seat_that_is_not_stored_is_not_taken(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """It can be taken later by the same link."""
    made = await house.table("anna", "open")
    token = await house.lobby.link("anna", made.row.id, 1)
    with monkeypatch.context() as patch:
        patch.setattr(house.store, "change_seats", broken)
        with pytest.raises(StoreError):
            await house.lobby.sit(person("boris"), token)
    assert (await glance(made)).table.seats[1].kind == "open"
    await house.lobby.sit(person("boris"), token)
    assert (await glance(made)).table.seats[1].name == "Boris"


async def test_nobody_is_told_before_it_is_stored(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the disk is busy nothing is sent, and whoever comes sees the position before."""
    made = await house.table("anna", "boris")
    anna, boris = await look(made, "anna", 0), await look(made, "boris", 1)
    await boris.until_version(anna.v)
    slow: Future[None] = Future()
    stored = house.store.append
    monkeypatch.setattr(house.store, "append", lambda *args, **more: (stored(*args, **more), slow)[1])
    acting = asyncio.create_task(anna.act(("draw",)))
    looking = asyncio.create_task(glance(made, "boris", 1))
    for _ in range(10):
        await asyncio.sleep(0)
    assert not acting.done()
    assert not looking.done()
    slow.set_result(None)
    done = await acting
    assert (await boris.until_version(done)).scene["at"] == (await looking).scene["at"] == 1


@pytest.mark.parametrize("title", ["smugglers", "spice_road"])
async def test_a_table_opens_as_it_stood(house: House, title: str) -> None:
    """Position, log, takeback and version, for every viewer."""
    made = await house.table("anna", "anna", title=title)
    anna = await look(made, "anna", 0)
    await play(anna, 8)
    if (back := anna.seen.takeback.back) is not None:
        await anna.undo(back)
    before = [position(await glance(made, "anna", seat)) for seat in (0, 1, None)]
    house.restart()
    made = await house.lobby.table(made.row.id)
    assert [position(await glance(made, "anna", seat)) for seat in (0, 1, None)] == before


async def test_a_long_match_opens_from_a_snapshot(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what came after it is played again."""
    monkeypatch.setattr(table, "_SNAPSHOT_EVERY", 10)
    made = await house.table("anna", "anna")
    await play(await look(made, "anna", 0), 25)
    done: list[int] = []
    do = match.Match._do

    def counted(self: match.Match, seat: int, action: Sequence[str | int]) -> None:
        done.append(seat)
        do(self, seat, action)

    monkeypatch.setattr(match.Match, "_do", counted)
    monkeypatch.setattr(match, "replay", _of_nothing)
    house.restart()
    again = await house.lobby.table(made.row.id)
    assert len(done) == again.session.at % 10
    assert again.state == made.state


async def test_a_snapshot_is_left_aside_once_the_match_went_back_behind_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It shows a position that has not happened."""
    monkeypatch.setattr(table, "_SNAPSHOT_EVERY", 10)
    made = await house.table("anna", "anna")
    eye = await look(made, "anna", 0)
    await play(eye, 12)
    await eye.undo(next(m.start for m in made.session.messages if m.start >= 5))
    await play(eye, 1)
    state = made.state.clone()
    house.restart()
    assert (await house.lobby.table(made.row.id)).state == state


async def test_going_back_behind_the_snapshot_after_a_restart(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is no longer at hand is replayed."""
    monkeypatch.setattr(table, "_SNAPSHOT_EVERY", 10)
    made = await house.table("anna", "anna")
    eye = await look(made, "anna", 0)
    first = eye.scene
    await play(eye, 11)
    house.restart()
    eye = await look(await house.lobby.table(made.row.id), "anna", 0)
    await eye.undo(0)
    assert eye.scene == first


async def test_a_table_is_opened_once(house: House) -> None:
    """Whoever asks at the same time gets the same one."""
    made = await house.table("anna", "boris")
    house.restart()
    opened = await asyncio.gather(*(house.lobby.table(made.row.id) for _ in range(5)))
    assert len(set(map(id, opened))) == 1


async def test_idle_tables_are_put_away_and_come_back(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that somebody looks at stays."""
    monkeypatch.setattr(lobby, "_IDLE", -1.0)
    left, watched = await house.table("anna", "boris"), await house.table("anna", "boris")
    eye = await look(left, "anna", 0)
    await eye.act(("stow",))
    await look(watched, "anna", 0)
    eye.close()
    keeping = asyncio.create_task(house.lobby.keep_house(every=0.0))
    await until(lambda: house.lobby.open_tables == 1)
    keeping.cancel()
    assert await house.lobby.table(watched.row.id) is watched
    again = await house.lobby.table(left.row.id)
    assert again is not left
    assert (await glance(again, "anna", 0)).scene["at"] == 1


async def test_a_match_of_other_rules_is_not_played_wrongly(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is shown, and whoever wants to play is refused with a sentence, although there is a snapshot."""
    monkeypatch.setattr(table, "_SNAPSHOT_EVERY", 1)
    made = await house.table("anna", "boris")
    await (await look(made, "anna", 0)).act(("stow",))
    monkeypatch.setattr(made.game, "rules_version", 2)
    house.restart()
    with pytest.raises(Refused, match="Another version of the rules came") as caught:
        await house.lobby.table(made.row.id)
    assert caught.value.say[0] == "problem-outlived-running"


async def test_a_match_of_a_title_that_is_gone(house: House) -> None:
    """Is refused with a sentence, and stays in the list of one's tables."""
    made = await house.table("anna", "boris")
    gone = msgspec.structs.replace(made.row, id="gone", title="gone")
    seats = [msgspec.structs.replace(row, match_id="gone") for row in made.seats]
    await asyncio.wrap_future(house.store.new_match(gone, seats))
    with pytest.raises(Refused, match="unknown title 'gone'") as caught:
        await house.lobby.table("gone")
    assert caught.value.say[0] == "problem-cannot-open"
    assert "gone" in [table.id for table in await house.lobby.tables_of("anna")]


def _of_nothing(record: Record, at: int | None = None) -> State:
    assert not record.actions, "the whole match was replayed"
    return replay(record, at)
