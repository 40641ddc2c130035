"""Before the deal everybody may add something to its seed, so that whoever has drawn it cannot choose the cards."""

from __future__ import annotations

import hashlib

import msgspec
import pytest

from carrack.core.chance import SHA256, XOSHIRO
from carrack.core.record import read, replay, write
from carrack.table.forks import Forks
from carrack.table.refused import Refused
from carrack.table.replay import Films
from carrack.table.shuffle import LONGEST_SALT, commitment, dealt_seed, promise_in
from carrack.table.table import Table
from carrack.table.wire import Fork, Import, NewSeat
from tests.table.house import TOY, House, glance, look, person, play_a_while

pytestmark = pytest.mark.anyio
DRAWN = f"{2:032x}"
MINE = [NewSeat("me")] * 3


async def gathering(house: House) -> Table:
    """Anna waits for two others."""
    return await house.table("anna", "open", "open")


async def sit(house: House, table: Table, name: str, seat: int, salt: str = "") -> None:
    """Somebody comes with the link."""
    await house.lobby.sit(person(name), await house.lobby.link("anna", table.row.id, seat), salt)


async def dealt(house: House) -> Table:
    """Anna and Clara have added something, Boris has not."""
    table = await gathering(house)
    await table.salts.add("anna", 0, "a horse")
    await sit(house, table, "boris", 1)
    await sit(house, table, "clara", 2, "4711")
    return table


async def over(house: House) -> Table:
    """The same, when it is over."""
    table = await dealt(house)
    await play_a_while(table)
    for seat, name in ((1, "boris"), (2, "clara")):
        await table.presence.concede(name, seat)
    return table


def by_hand(*salts: str) -> str:
    """The seed of the deal, worked out here."""
    said = bytes.fromhex(DRAWN) + b"".join(hashlib.sha256(salt.encode()).digest() for salt in salts)
    return hashlib.sha256(said).hexdigest()[:32]


async def test_the_deal_follows_from_all_of_it(house: House) -> None:
    """From the drawn seed, and from what each seat has added, in their order."""
    table = await dealt(house)
    seed = by_hand("a horse", "", "4711")
    assert table.status == "playing"
    assert table.state == table.game.deal(3, None, int(seed, 16), SHA256)
    assert table.state != table.game.deal(3, None, int(DRAWN, 16), SHA256)
    assert dealt_seed(DRAWN, ("a horse", "", "4711")) == seed != dealt_seed(DRAWN, ("4711", "", "a horse"))


async def test_who_adds_nothing_changes_nothing(house: House) -> None:
    """Then the drawn seed deals."""
    table = await house.table("anna", "boris")
    assert table.state == table.game.deal(2, None, int(DRAWN, 16), SHA256)
    assert table.row.chance == SHA256


async def test_it_is_a_secret_until_the_deal(house: House) -> None:
    """Others see that something was added; then everybody sees what."""
    table = await gathering(house)
    anna = await look(table, "anna", 0)
    stranger = await look(table, "", None)
    await table.salts.add("anna", 0, "a horse")
    await anna.until_version(table.version)
    await stranger.until_version(table.version)
    assert (anna.seen.table.seats[0].salted, anna.seen.table.seats[0].salt) == (True, "a horse")
    assert (stranger.seen.table.seats[0].salted, stranger.seen.table.seats[0].salt) == (True, "")
    assert b"horse" not in stranger.bytes
    waits = [stranger.seen.table.shuffle.waits]
    await sit(house, table, "boris", 1)
    await sit(house, table, "clara", 2, "4711")
    await stranger.until_version(table.version)
    assert [seat.salt for seat in stranger.seen.table.seats] == ["a horse", "", "4711"]
    waits.append(stranger.seen.table.shuffle.waits)
    assert (waits, stranger.seen.table.shuffle.drawn) == ([True, False], "")
    assert stranger.seen.scene == (await glance(table)).scene


async def test_it_can_be_changed_until_the_deal(house: House) -> None:
    """And taken back; the same twice is once; what cannot be seen is left out, what is too long is cut."""
    table = await gathering(house)
    await table.salts.add("anna", 0, "first")
    done = await table.salts.add("anna", 0, "  second\u0000 ")
    assert await table.salts.add("anna", 0, "second") == done
    assert table.session.salts == {0: "second"}
    await table.salts.add("anna", 0, "x" * 200)
    assert table.session.salts == {0: "x" * LONGEST_SALT}
    await table.salts.add("anna", 0, "")
    await sit(house, table, "boris", 1)
    await sit(house, table, "clara", 2)
    assert table.state == table.game.deal(3, None, int(DRAWN, 16), SHA256)


async def test_not_after_the_deal_and_not_for_others(house: House) -> None:
    """Each is refused in a sentence."""
    table = await gathering(house)
    with pytest.raises(Refused) as refused:
        await table.salts.add("boris", 0, "mine")
    assert refused.value.code == "not-yours"
    await sit(house, table, "boris", 1)
    await sit(house, table, "clara", 2)
    version = table.version
    with pytest.raises(Refused) as refused:
        await table.salts.add("anna", 0, "later")
    assert (refused.value.code, refused.value.status, table.version) == ("dealt", 409, version)


async def test_nobody_sees_the_cards_before_they_are_dealt(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a table shows while it waits does not depend on the seed, or one could see first and add then."""
    shown = []
    for drawn in (1, 2):
        monkeypatch.setattr("carrack.table.lobby.draw", lambda: (f"{drawn:032x}", f"{8:032x}"))  # noqa: B023
        monkeypatch.setattr("carrack.table.loading.waiting_seed", lambda match_id: f"{9:032x}")
        table = await gathering(house)
        film = await Films().replay(table, "anna", "0", 0, None)
        shown.append((table.state.to_bytes(), film.scene))
    assert shown[0] == shown[1]


async def test_a_film_of_before_the_deal_is_not_shown_after_it(house: House) -> None:
    """Somebody has looked at the past while there was none."""
    films = Films()
    table = await gathering(house)
    await films.replay(table, "anna", "0", 0, None)
    await sit(house, table, "boris", 1, "x")
    await sit(house, table, "clara", 2)
    now = await films.replay(table, "anna", "0", 0, None)
    assert now.scene.pieces == (await Films().replay(table, "anna", "0", 0, None)).scene.pieces


async def test_it_outlives_the_server(house: House) -> None:
    """What was added before the deal, and the deal."""
    table = await gathering(house)
    await table.salts.add("anna", 0, "a horse")
    shown = table.state
    house.restart()
    table = await house.lobby.table(table.row.id)
    assert (table.session.salts, table.state) == ({0: "a horse"}, shown)
    await sit(house, table, "boris", 1)
    await sit(house, table, "clara", 2, "4711")
    await play_a_while(table, 2)
    before = table.state
    house.restart()
    table = await house.lobby.table(table.row.id)
    assert (table.state, table.session.seed) == (before, by_hand("a horse", "", "4711"))


async def test_the_last_bot_has_the_cards_dealt_too(house: House) -> None:
    """The host fills the seats."""
    table = await gathering(house)
    await table.salts.add("anna", 0, "a horse")
    for seat in (1, 2):
        await house.lobby.fill("anna", table.row.id, seat, "random")
    assert table.session.match.record.seed == by_hand("a horse", "", "")


async def test_a_match_of_before_waits_with_its_cards(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stored without the name of a generator: it is dealt as it was promised then, and nothing can be added."""
    monkeypatch.setattr("carrack.table.lobby.GENERATOR", XOSHIRO)
    table = await gathering(house)
    assert table.state == table.game.deal(3, None, int(DRAWN, 16))
    assert not (await glance(table)).table.shuffle.waits
    with pytest.raises(Refused):
        await table.salts.add("anna", 0, "late")
    await sit(house, table, "boris", 1, "ignored")
    await sit(house, table, "clara", 2)
    assert table.state == table.game.deal(3, None, int(DRAWN, 16))
    assert table.session.salts == {}


# ---- afterwards ---------------------------------------------------------------------------------------


async def test_the_record_has_all_that_is_needed(house: House) -> None:
    """The seed of the deal, the drawn one, what was added; promise and deal can be checked."""
    table = await over(house)
    record = read(write(await house.lobby.record(table.row.id)))
    assert replay(record) == table.state
    assert (record.chance, record.seed) == (SHA256, by_hand("a horse", "", "4711"))
    assert record.notes["drawn"] == DRAWN
    assert record.notes["salts"] == ["a horse", "", "4711"]
    assert record.notes["commitment"] == commitment(DRAWN, record.notes["nonce"])
    promise = promise_in(record)
    assert (promise.kept, promise.followed) == (True, True)
    opened = (await glance(table)).table.shuffle
    assert (opened.seed, opened.drawn, opened.chance) == (record.seed, DRAWN, SHA256)


@pytest.mark.parametrize(
    ("notes", "kept", "followed"),
    [
        ({"salts": ["a horse", "", "4712"]}, True, False),
        ({"salts": []}, True, False),
        ({"salts": "a horse"}, True, False),
        ({"salts": ["a"] * 9}, True, False),
        ({"drawn": f"{3:032x}"}, False, False),
        ({"drawn": "?"}, False, False),
        ({"drawn": 7}, False, False),
        ({"nonce": "0" * 32}, False, True),
    ],
)
async def test_what_was_altered_is_found(house: House, notes: dict[str, object], kept: bool, followed: bool) -> None:
    """The promise about the drawn seed, and the way from there to the deal, each by itself."""
    record = await house.lobby.record((await over(house)).row.id)
    promise = promise_in(msgspec.structs.replace(record, notes=record.notes | notes))
    assert (promise.kept, promise.followed) == (kept, followed)


async def test_brought_elsewhere_it_is_the_same(house: House) -> None:
    """As a file, and its own record again has all of it; an altered one has kept no promise."""
    record = await house.lobby.record((await over(house)).row.id)
    made = await Forks(house.lobby).bring(person("dora"), Import(write(record).decode(), []))
    assert made.promise is True
    brought = await house.lobby.table(made.id)
    again = await house.lobby.record(made.id)
    assert (again.seed, again.chance) == (record.seed, record.chance)
    assert promise_in(again) == promise_in(record)
    assert brought.state == replay(record)
    forged = msgspec.structs.replace(record, notes=record.notes | {"salts": ["", "", "mine"]})
    made = await Forks(house.lobby).bring(person("dora"), Import(write(forged).decode(), []))
    assert made.promise is False


async def test_a_fork_draws_the_same(house: House) -> None:
    """The same cards come as in the match it comes from, also after a restart."""
    table = await over(house)
    made = await Forks(house.lobby).fork(person("dora"), table.row.id, Fork(4, MINE))
    house.restart()
    fork = await house.lobby.table(made.id)
    record = await house.lobby.record(table.row.id)
    assert fork.state == replay(record, 4)
    assert (fork.row.chance, fork.session.seed) == (SHA256, record.seed)


async def test_an_old_record_plays_on_as_ever(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a name it is xoshiro's, and stays so at a table of today."""
    monkeypatch.setattr("carrack.table.lobby.GENERATOR", XOSHIRO)
    old = await house.table("anna", "boris", title=TOY)
    await play_a_while(old)
    await old.presence.concede("boris", 1)
    record = await house.lobby.record(old.row.id)
    assert b'"chance"' not in write(record)
    monkeypatch.undo()
    made = await Forks(house.lobby).fork(person("dora"), old.row.id, Fork(3, MINE[:2]))
    fork = await house.lobby.table(made.id)
    assert (fork.row.chance, fork.state) == (XOSHIRO, replay(record, 3))
