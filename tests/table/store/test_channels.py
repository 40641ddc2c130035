"""How people are told that it is their turn: kept for each of them, and forgotten with them."""

from __future__ import annotations

import msgspec
from alembic import command
from sqlalchemy import text

from carrack.table.store.channels import AwaitedRow
from carrack.table.store.database import connect, parse, writing
from carrack.table.store.migrate import config
from carrack.table.store.rows import ChannelRow, Guest
from carrack.table.store.store import Store
from carrack.table.wire import ChannelKind
from tests.table.store.samples import SECONDS, a_match, a_seat


def channel(number: int = 1, guest: str = "ann", kind: ChannelKind = "hook", address: str = "") -> ChannelRow:
    """A way to tell somebody."""
    return ChannelRow(
        id=f"c{number}",
        guest=guest,
        kind=kind,
        address=address or f"https://x.example/{number}",
        details={"shape": "json", "ключ": "значение"},
        page="https://carrack.example",
        language="ru",
        created=float(number),
    )


def add(store: Store, row: ChannelRow, most: int = 10) -> bool:
    """Store one."""
    return store.add_channel(row, most).result(SECONDS)


def test_channels_are_kept_in_order(store: Store) -> None:
    """Each for its owner."""
    rows = [channel(1), channel(2, kind="mail"), channel(3, "bob")]
    assert all(add(store, row) for row in reversed(rows))
    assert store.channels_of("ann") == rows[:2]
    assert store.channels_of("bob") == rows[2:]
    assert store.channel("c3") == rows[2]
    store.remove_channel("c1").result(SECONDS)
    assert store.channels_of("ann") == rows[1:2]
    assert store.channel("c1") is None


def test_nobody_has_too_many(store: Store) -> None:
    """The same address again is no further one."""
    assert add(store, channel(1), 2)
    assert add(store, channel(2), 2)
    assert not add(store, channel(3), 2)
    assert add(store, channel(4, address="https://x.example/2"), 2)
    assert [row.id for row in store.channels_of("ann")] == ["c1", "c4"]


def test_a_browser_is_told_of_one_person(store: Store) -> None:
    """Of the last who has subscribed there; a webhook may serve several people."""
    add(store, channel(1, "ann", "push", "https://push.example/a"))
    add(store, channel(2, "bob", "push", "https://push.example/a"))
    add(store, channel(3, "ann", "hook", "https://x.example/a"))
    add(store, channel(4, "bob", "hook", "https://x.example/a"))
    assert [row.id for row in store.channels_of("ann")] == ["c3"]
    assert [row.id for row in store.channels_of("bob")] == ["c2", "c4"]


def test_failures_are_counted_until_one_arrives(store: Store) -> None:
    """One after another."""
    add(store, channel())
    for _ in range(3):
        store.mark_channel("c1", False).result(SECONDS)
    assert store.channels_of("ann")[0].failed == 3
    store.mark_channel("c1", True).result(SECONDS)
    assert store.channels_of("ann")[0].failed == 0


def test_who_is_awaited(store: Store) -> None:
    """Those who have a channel, where they may answer now, and whether they were told."""
    add(store, channel(1, "ann"))
    waiting = msgspec.structs.replace(a_match("a", updated=1.0), waiting=(1,))
    other = msgspec.structs.replace(a_match("b", updated=2.0), waiting=(0,))
    over = msgspec.structs.replace(a_match("c", "over"), waiting=(1,))
    for match in (waiting, other, over, a_match("d", updated=3.0)):
        seats = [a_seat(0, match.id, "bob"), a_seat(1, match.id, "ann")]
        store.new_match(match, seats).result(SECONDS)
    store.keep_notice("ann", ["d", "gone"], 77.0).result(SECONDS)
    assert store.awaited() == [AwaitedRow("ann", "a", "smugglers", None), AwaitedRow("ann", "d", "smugglers", 77.0)]
    store.keep_notice("ann", ["d"], 78.0).result(SECONDS)
    assert store.awaited()[1].sent == 78.0
    store.drop_notice("ann", "d").result(SECONDS)
    assert store.awaited()[1].sent is None


def test_who_is_forgotten_has_no_channel(store: Store) -> None:
    """And nothing is known of what they were told."""
    store.save_guest(Guest("ann", "Ann", 1.0)).result(SECONDS)
    add(store, channel(1, "ann"))
    add(store, channel(2, "bob"))
    store.new_match(a_match(), [a_seat(0, "m", "ann"), a_seat(1, "m", "bob")]).result(SECONDS)
    store.keep_notice("ann", ["m"], 1.0).result(SECONDS)
    store.forget_guest("ann").result(SECONDS)
    assert store.channels_of("ann") == []
    assert [row.guest for row in store.awaited()] == ["bob"]
    with store._engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT COUNT(*) FROM notices").scalar() == 0


def test_who_had_a_webhook_keeps_it(address: str) -> None:
    """A store of an earlier Carrack: Discord was sent JSON, all others a text; other settings stay."""
    engine = connect(parse(address))
    with writing(engine).begin() as connection:
        command.upgrade(config(connection), "0005")
        for guest, hook in (
            ("ann", '{"url":"https://discord.com/api/webhooks/1/x","page":"https://c.example","language":"ru"}'),
            ("bob", '{"url":"https://ntfy.example/x","page":"https://c.example","language":"en"}'),
            ("eve", None),
        ):
            row = {"guest": guest, "settings": '{"theme":"dark"}', "hook": hook, "phrase": guest * 2}
            names, marks = ", ".join(row), ", ".join(f":{name}" for name in row)
            connection.execute(text(f"INSERT INTO profiles ({names}) VALUES ({marks})"), row)
    engine.dispose()
    store = Store(address)
    [ann], [bob] = store.channels_of("ann"), store.channels_of("bob")
    assert (ann.kind, ann.address, ann.details) == (
        "hook",
        "https://discord.com/api/webhooks/1/x",
        {"shape": "discord"},
    )
    assert (ann.page, ann.language, ann.failed) == ("https://c.example", "ru", 0)
    assert bob.details == {"shape": "ntfy"}
    assert store.channels_of("eve") == []
    assert store.profile("eve").settings == b'{"theme":"dark"}'
    assert store.guest_of_phrase(["annann"]) == "ann"
    store.close()
