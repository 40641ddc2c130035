"""Streams: everything first, then what changes, and to who comes back just what was missed."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from carrack.table import channel
from carrack.table.refused import Refused
from tests.table.house import Eye, House, glance, look, person, position
from tests.table.reader import Event

pytestmark = pytest.mark.anyio


async def test_it_begins_with_everything(house: House) -> None:
    """The version, the table, the scene through one's seat, the log and what may be taken back."""
    table = await house.table("anna", "boris", options={"voyage": "long"})
    eye = Eye(table, "boris", 1)
    [hello] = await eye.open()
    assert (hello.name, hello.id) == ("hello", table.version)
    assert (eye.seen.v, eye.scene["viewer"], eye.seen.log) == (table.version, 1, ())
    seats = [(seat.name, seat.mine) for seat in eye.seen.table.seats]
    assert seats == [("Anna", False), ("Boris", True)]
    assert eye.seen.table.options == {"voyage": "long", "vessel": "sloop", "customs": False}


async def test_versions_grow_by_one(house: House) -> None:
    """Each update has the next version, which is the event's id."""
    table = await house.table("anna", "anna")
    anna, spectator = await look(table, "anna", 0), await look(table)
    first = anna.v
    for action in (("stow",), ("place", "a1", 0)):
        await anna.act(action)
    await anna.undo(0)
    found = [event async for event in _updates(spectator, 3)]
    assert [(event.id, event.update().v) for event in found] == [(first + k, first + k) for k in (1, 2, 3)]
    assert [event.update().what for event in found] == ["act", "act", "undo"]


async def test_who_comes_back_gets_what_was_missed(house: House) -> None:
    """Exactly the same events that who stayed has got."""
    table = await house.table("anna", "anna")
    anna, stayed, left = await look(table, "anna", 0), await look(table, "anna", 1), await look(table, "anna", 1)
    await left.until_version(await anna.act(("stow",)))
    left.close()
    await anna.act(("place", "a1", 0))
    await anna.act(("decline",))
    missed = await left.open(since=left.v)
    got = [event async for event in _updates(stayed, 3)]
    assert missed == got[1:]
    assert left.seen == stayed.seen


async def test_who_has_everything_gets_nothing(house: House) -> None:
    """And then what comes next."""
    table = await house.table("anna", "anna")
    anna = await look(table, "anna", 0)
    anna.close()
    assert await anna.open(since=anna.v) == []
    await anna.act(("stow",))
    assert position(anna.seen) == position(await glance(table, "anna", 0))


async def test_who_was_away_too_long_begins_anew(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of every stream the last events are kept; who had less is told everything."""
    monkeypatch.setattr(channel, "_KEPT", 2)
    table = await house.table("anna", "anna")
    anna = await look(table, "anna", 0)
    first = anna.v
    for _ in range(2):
        await anna.act(("stow",))
        await anna.undo(0)
    for since, names in ((first, ["hello"]), (first + 1, ["hello"]), (first + 2, ["update", "update"])):
        assert [event.name for event in await Eye(table, "anna", 0).open(since)] == names


@pytest.mark.parametrize("since", [99, 10**9])
async def test_a_version_that_never_was(house: House, since: int) -> None:
    """Who claims to have more than there is begins anew."""
    table = await house.table("anna", "anna")
    assert [event.name for event in await Eye(table, "anna", 0).open(since)] == ["hello"]


async def test_after_a_restart_one_begins_anew_or_goes_on(house: House) -> None:
    """The events are forgotten, the versions are not."""
    table = await house.table("anna", "anna")
    anna = await look(table, "anna", 0)
    await anna.act(("stow",))
    house.restart()
    anna.table = await house.lobby.table(table.row.id)
    assert await anna.open(since=anna.v) == []
    assert [event.name for event in await anna.open(since=anna.v - 1)] == ["hello"]


async def test_nobody_sees_more_by_coming_back(house: House) -> None:
    """What a spectator missed is told as a spectator sees it."""
    table = await house.table("anna", "boris")
    anna, spectator = await look(table, "anna", 0), await look(table)
    spectator.close()
    await anna.act(("draw",))
    drawn = anna.scene["pieces"]["hand.0/3"]["face"]
    spectator.bytes = b""
    await spectator.open(since=spectator.v)
    assert f'"{drawn}"'.encode() not in spectator.bytes


async def test_a_spectator_sees_no_options(house: House) -> None:
    """Nor anything to take back, nor a hand."""
    table = await house.table("anna", "boris")
    anna = await look(table, "anna", 0)
    await anna.act(("stow",))
    seen = await glance(table)
    assert (seen.scene["viewer"], seen.scene["options"], seen.takeback.back) == (None, {}, None)
    assert {piece["face"] for key, piece in seen.scene["pieces"].items() if key.startswith("hand.")} == {"back.card"}


async def test_who_is_looking(house: House) -> None:
    """Everybody is told when a seat is looked through or no longer, without a version; spectators are counted."""
    table = await house.table("anna", "boris")
    anna = await look(table, "anna", 0)
    boris, again = await look(table, "boris", 1), await look(table, "boris", 1)
    await look(table)
    boris.close()
    again.close()
    came = [await anna.next() for _ in range(4)]
    assert [(event.name, event.id, event.data) for event in came if event] == [
        ("here", None, f'{{"here":{here}}}') for here in ("[0]", "[0,1]", '[0,1],"watching":1', '[0],"watching":1')
    ]


async def test_names_of_people_reach_the_table(house: House) -> None:
    """A new name is an update with the table."""
    table = await house.table("anna", "boris")
    boris = await look(table, "boris", 1)
    await house.lobby.rename(person("anna"), "Anuschka")
    await boris.until_version(table.version)
    assert [seat.name for seat in boris.seen.table.seats] == ["Anuschka", "Boris"]
    assert [seat.mine for seat in boris.seen.table.seats] == [False, True]


async def test_who_does_not_read_is_cut_off(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their stream ends, and they may come back; others are not held up."""
    monkeypatch.setattr(channel, "_TOO_SLOW", 3)
    table = await house.table("anna", "anna")
    anna, asleep = await look(table, "anna", 0), await look(table)
    for _ in range(3):
        await anna.act(("stow",))
        await anna.undo(0)
    while await asleep.next() is not None:
        pass
    assert asleep.v < anna.v
    await asleep.open(since=asleep.v)
    assert asleep.v == anna.v


async def test_the_end_opens_the_table(house: House) -> None:
    """The last update brings the table with the shuffle that was promised."""
    table = await house.table("anna", "-random")
    anna = await look(table, "anna", 0)
    promised = anna.seen.table.shuffle
    while not anna.scene["over"]:
        if 0 in anna.scene["waiting"]:
            await anna.act(anna.offered[0])
        else:
            await anna.next()
    opened = anna.seen.table
    assert (opened.status, opened.shuffle.commitment) == ("over", promised.commitment)
    assert (promised.seed, promised.nonce) == ("", "")
    assert (opened.shuffle.seed, opened.shuffle.nonce) == (table.row.seed, table.row.nonce)
    for wish in (anna.act(("draw",)), anna.undo(0), anna.redo()):
        with pytest.raises(Refused) as caught:
            await wish
        assert caught.value.say[0] == "problem-over"
    assert (anna.seen.takeback.back, anna.seen.takeback.ask) == (None, None)


async def _updates(eye: Eye, count: int) -> AsyncIterator[Event]:
    """The next updates."""
    while count:
        event = await eye.next()
        if event is not None and event.name == "update":
            count -= 1
            yield event
