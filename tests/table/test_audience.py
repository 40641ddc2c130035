"""Those who have gone cost the others nothing: what is kept of them, what is encoded, who is told."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.table import audience
from carrack.table.audience import Audience
from carrack.table.broadcast import Broadcast
from carrack.table.refused import Refused
from carrack.table.table import Table
from tests.table.house import Eye, House, look, person

pytestmark = pytest.mark.anyio


class Clock:
    """A time that one sets."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        """What time it is."""
        return self.now


def test_a_channel_is_dropped_a_minute_after_the_last_stream() -> None:
    """Of a seat as of a watcher, and not before."""
    clock = Clock()
    people = Audience(clock)
    for guest, seat in (("anna", 0), ("boris", None)):
        _, first = people.join(guest, seat, 1)
        _, second = people.join(guest, seat, 1)
        people.leave(guest, seat, first)
        people.leave(guest, seat, second)
    clock.now += audience.KEPT_SECONDS - 1
    people.tidy()
    assert (len(people), people.viewers, people.seats) == (2, {0, None}, set())
    clock.now += 2
    people.tidy()
    assert (len(people), people.viewers) == (0, set())


def test_of_watchers_who_have_gone_the_last_are_kept() -> None:
    """However many looked in; who still looks stays."""
    people = Audience(Clock())
    people.join("carl", None, 1)
    for k in range(2_000):
        people.leave(f"{k}", None, people.join(f"{k}", None, 1)[1])
    assert len(people) == audience.KEPT_WATCHERS + 1
    assert {"carl", "1999"} <= {channel.guest for channel in people}


def test_who_comes_back_finds_the_same_channel() -> None:
    """And is not dropped with those who have gone."""
    clock = Clock()
    people = Audience(clock)
    channel, listener = people.join("anna", None, 1)
    people.leave("anna", None, listener)
    people.leave("anna", None, listener)
    assert people.join("anna", None, 1)[0] is channel
    clock.now += 2 * audience.KEPT_SECONDS
    people.tidy()
    assert (len(people), people.anybody) == (1, True)


async def test_no_more_may_watch_than_a_table_can_tell(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are told so in a sentence; those who sit here always get in."""
    monkeypatch.setattr(audience, "MOST_WATCHERS", 2)
    table = await house.table("anna", "boris")
    first, _ = await look(table, "x"), await look(table, "y")
    with pytest.raises(Refused, match="2 people watch this table already") as caught:
        await look(table, "z")
    assert (caught.value.code, caught.value.status) == ("watchers-full", 429)
    await look(table, "anna", 0)
    first.close()
    await look(table, "z")


async def test_strangers_share_what_is_encoded(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table of two that thirty look at is encoded three times: for each who sits here, and for all others."""
    table = await house.table("anna", "boris")
    anna, boris = await look(table, "anna", 0), await look(table, "boris", 1)
    strangers = [await look(table, f"{k}") for k in range(30)]
    encoded: list[str] = []
    with_table = Broadcast._with_table

    def counted(self: Broadcast, update: Any, guest: str) -> bytes:
        encoded.append(guest)
        return with_table(self, update, guest)

    monkeypatch.setattr(Broadcast, "_with_table", counted)
    await house.lobby.rename(person("anna"), "Anuschka")
    assert sorted(encoded) == ["", "anna", "boris"]
    for eye in (anna, boris, *strangers):
        await eye.until_version(table.version)
    assert len({eye.bytes[-200:] for eye in strangers}) == 1
    assert [seat.mine for seat in strangers[0].seen.table.seats] == [False, False]
    assert [seat.mine for seat in boris.seen.table.seats] == [False, True]


async def test_a_host_who_only_watches_is_no_stranger(house: House) -> None:
    """They see that the table is theirs, at each change of it."""
    table = await house.table("anna", "open")
    eyes = [await look(table, guest) for guest in ("anna", "boris")]
    await house.lobby.rename(person("anna"), "Anuschka")
    for eye in eyes:
        await eye.until_version(table.version)
    assert [(eye.seen.table.host, eye.seen.table.seats[0].mine) for eye in eyes] == [(True, True), (False, False)]


async def test_watchers_are_not_told_of_watchers(house: House) -> None:
    """Else a crowd would be told of each one of it; those who play are told of the first, and not of each."""
    table = await house.table("anna", "boris")
    anna, carl = await look(table, "anna", 0), await look(table, "carl")
    await anna.next()
    told = await anna.next()
    assert told is not None
    assert told.data == '{"here":[0],"watching":1}'
    for k in range(20):
        (await look(table, f"{k}")).close()
    assert anna.listener._queue.empty()
    assert carl.listener._queue.empty()
    assert b'"watching":1}' in table.streams.here_event()


async def test_a_view_that_was_forgotten_is_made_anew(house: House) -> None:
    """Who looks through a seat after long sees what is there now, and gets what follows."""
    table = await house.table("anna", "anna")
    anna, away = await look(table, "anna", 0), await look(table, "anna", 1)
    away.close()
    _forget(table)
    await anna.act(("stow",))
    again = await look(table, "anna", 1)
    assert again.scene["at"] == 1
    await again.until_version(await anna.act(("place", "a1", 0)))
    assert again.seen.scene == (await _glance(table)).seen.scene


def _forget(table: Table) -> None:
    """A minute goes by."""
    table.streams._audience._clock = lambda: 1e12
    table.streams.tidy()
    assert table.streams._scenes.keys() == {0}


async def _glance(table: Table) -> Eye:
    return await look(table, "anna", 1)
