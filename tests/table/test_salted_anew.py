"""A match with salts, a hashed generator and cards that were dealt anew, and what may become of it: all at once."""

from __future__ import annotations

import asyncio

import pytest

from carrack.core.chance import SHA256, Chance
from carrack.core.record import FORMAT, Record, read, replay, write
from carrack.table.forks import Forks
from carrack.table.keeping import Keeping
from carrack.table.keepsake import unpacked
from carrack.table.outliving import dealt_in
from carrack.table.replay import Films
from carrack.table.shuffle import fits_promise, promise_in
from carrack.table.table import Table
from carrack.table.wire import Act, Fork, Import, NewSeat, Suppose
from tests.changed_toy import DEARER, RAISED, RENAMED, SHUFFLED, TO_HOOT
from tests.table.conftest import Change
from tests.table.house import House, glance, look, person
from tests.table.past import whole
from tests.table.test_outliving import kept, whats

pytestmark = pytest.mark.anyio


async def on(table: Table, actions: int, rng: Chance) -> None:
    """So many actions, drawn at random, of whoever is asked."""
    for _ in range(actions):
        if table.status == "over":
            return
        seat = table.waiting()[0]
        legal = table.state.legal_for(seat)
        said = tuple(table.game.verbs.readable(legal[int(rng.below(len(legal)))]))
        guest = table.seats[seat].guest
        assert guest
        await table.act(guest, Act(seat, table.version, [said]))


async def all_of_it(house: House, actions: int) -> Table:
    """Anna and Boris have added something, Anna has drawn, and gone back over it: then it was dealt anew."""
    wish_open = await house.table("anna", "open", deal_anew=True)
    await wish_open.salts.add("anna", 0, "a horse")
    await house.lobby.sit(person("boris"), await house.lobby.link("anna", wish_open.row.id, 1), "4711")
    table = await house.lobby.table(wish_open.row.id)
    anna, boris = await look(table, "anna", 0), await look(table, "boris", 1)
    for _ in range(2):
        await anna.act(("draw",))
        await boris.until_version(await anna.undo(0))
        await anna.until_version(await boris.answer(True))
    anna.close()
    boris.close()
    await on(table, actions, Chance(5))
    assert len(table.session.dealt_anew) == 2
    return table


async def stored_opening(house: House, table: Table) -> str:
    """What the store says of the deal."""
    stored = await asyncio.to_thread(house.store.load, table.row.id)
    assert stored is not None
    return stored.match.opening


async def test_it_survives_a_restart_and_a_snapshot(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Record, position, log, and the remarks about going back."""
    monkeypatch.setattr("carrack.table.table._SNAPSHOT_EVERY", 4)
    table = await all_of_it(house, 9)
    stored = await asyncio.to_thread(house.store.load, table.row.id)
    assert stored is not None
    assert stored.snapshot is not None
    before, state, record = (await glance(table, "anna", 0)).log, table.state, table.session.record
    house.restart()
    again = await house.lobby.table(table.row.id)
    assert (again.state, again.session.record) == (state, record)
    assert (await glance(again, "anna", 0)).log == before
    assert whats(await glance(again, "anna", 0)).count("went-back") == 2
    assert replay(record) == state
    await on(again, 3, Chance(6))


async def test_the_store_knows_what_was_dealt_late(house: House) -> None:
    """Not before the deal, then that of the deal with its salts."""
    table = await house.table("anna", "open")
    assert await stored_opening(house, table) == ""
    dealt = await all_of_it(house, 0)
    first = dealt.game.deal(2, None, int(dealt.session.seed, 16), SHA256)
    assert await stored_opening(house, dealt) == dealt_in(first)


async def test_what_waits_for_its_deal_is_not_taken_for_dealt(house: House, change: Change) -> None:
    """Components change twice: before the deal, and after it in a way that leaves the deal alone."""
    table = await house.table("anna", "open")
    change(DEARER)
    again = await house.lobby.table(table.row.id)
    assert await stored_opening(house, again) == ""
    await house.lobby.sit(person("boris"), await house.lobby.link("anna", table.row.id, 1), "4711")
    await on(again, 3, Chance(5))
    change()
    last = await house.lobby.table(table.row.id)
    assert last.session.at == 3


async def test_another_deal_is_found_out(house: House, change: Change) -> None:
    """Also where the cards were dealt late."""
    table = await all_of_it(house, 1)
    change(SHUFFLED)
    assert "other things were dealt" in (await kept(house, table)).judgement.why


async def over(house: House) -> tuple[Table, Record]:
    """It was played to its end, and its record is opened."""
    table = await all_of_it(house, 5_000)
    assert table.status == "over"
    return table, await house.lobby.record(table.row.id)


async def test_its_record_is_verified_and_brought_back(house: House) -> None:
    """Format, promise, salts and what was dealt anew: as a file, imported, and exported again."""
    _, record = await over(house)
    again = read(write(record))
    assert (again.carrack, again.chance, len(again.dealt_anew)) == (FORMAT, SHA256, 2)
    promise = promise_in(again)
    assert promise.kept
    assert promise.followed
    assert fits_promise(promise.drawn, again.notes["nonce"], again.dealt_anew)
    found = await Forks(house.lobby).bring(person("clara"), Import(write(record).decode()))
    assert found.promise
    same = await house.lobby.record(found.id or "")
    assert (same.seed, same.actions, same.dealt_anew, same.chance) == (
        record.seed,
        record.actions,
        record.dealt_anew,
        record.chance,
    )
    assert promise_in(same) == promise


async def test_it_is_forked_and_looked_at_again(house: House) -> None:
    """A fork has the same cards; the film shows what was seen; what if begins where it was."""
    table, record = await over(house)
    at = len(record.actions) // 2
    made = await Forks(house.lobby).fork(person("anna"), table.row.id, Fork(at, [NewSeat("me")] * 2))
    fork = await house.lobby.table(made.id)
    assert fork.state == replay(record, at)
    assert fork.session.record.carrack == FORMAT
    shown = await Films().whole(table, "anna", "0")
    assert shown.total == len(record.actions)
    copy, _, _ = await Films().copy(table, "anna", Suppose(seat=0, at=at, deal=7))
    assert whole(copy.play()[0])["at"] == at


async def test_its_keepsake_shows_its_end(house: House, change: Change) -> None:
    """Also by rules under which nobody can replay it."""
    table, _ = await over(house)
    end = (await glance(table, "anna", 0)).scene
    await Keeping(house.store, house.workers).catch_up()
    row = house.store.keepsake(table.row.id)
    assert row is not None
    found = unpacked(row.version, row.body)
    assert found is not None
    assert whole(found.scene(0)) == end  # type: ignore[arg-type]


async def test_it_moves_on(house: House, change: Change) -> None:
    """The same cards lie at the other table, and something can be dealt anew there, too."""
    table = await all_of_it(house, 9)
    change(RAISED)
    await kept(house, table)
    made = await Forks(house.lobby).go_on(person("anna"), table.row.id)
    there = await house.lobby.table(made.id)
    assert there.state.to_bytes() == table.state.to_bytes()
    assert there.session.record.dealt_anew == table.session.record.dealt_anew
    assert there.session.record.seed == table.session.record.seed
    assert await stored_opening(house, there) == await stored_opening(house, table)
    house.restart()
    assert (await house.lobby.table(made.id)).state == there.state


async def test_it_is_carried_over(house: House, change: Change) -> None:
    """By a title that says the same otherwise."""
    table = await all_of_it(house, 9)
    change(RENAMED, TO_HOOT)
    again = await house.lobby.table(table.row.id)
    assert (again.session.at, again.session.dealt_anew) == (table.session.at, table.session.dealt_anew)
    assert whats(await glance(again, "anna", 0)).count("went-back") == 2


async def test_a_title_does_not_carry_over_what_is_dealt_otherwise(house: House, change: Change) -> None:
    """Though all that was done would be legal with the other cards."""
    table = await all_of_it(house, 1)
    change(RENAMED, TO_HOOT, SHUFFLED)
    assert "carried over, other things would be dealt" in (await kept(house, table)).judgement.why
