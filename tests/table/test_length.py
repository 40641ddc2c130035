"""A match has an end, whatever people do: it is stored for ever, so it may not grow for ever."""

from __future__ import annotations

import pytest

from carrack.table import length
from carrack.table.refused import Refused
from carrack.table.windows import windows_of
from carrack.table.wire import AskMe, Back
from tests.table.house import House, look, person

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """A match of four events is long."""
    monkeypatch.setattr(length, "MOST_EVENTS", 4)


async def test_a_match_that_is_too_long_is_not_played_on(house: House) -> None:
    """Not by acts, nor by going back and forth; the sentence says what is left to do."""
    table = await house.table("anna", "anna")
    anna = await look(table, "anna", 0)
    while table.version < 4:
        await (anna.undo(0) if table.session.at else anna.act(("stow",)))
    for wish in (table.takebacks.redo("anna", Back(0, table.version)), anna.act(("stow",))):
        with pytest.raises(Refused, match="4 events, more than any game needs") as caught:
            await wish
        assert (caught.value.code, caught.value.status) == ("too-long", 409)
    assert table.version == 4


async def test_it_can_still_be_ended_and_looked_at(house: House) -> None:
    """A player whose seat a bot plays may come back and give up; names change, without an event."""
    table = await house.table("anna", "-random")
    anna = await look(table, "anna", 0)
    while table.version < 3:
        await (anna.undo(0) if table.session.at else anna.act(("stow",)))
    await table.presence.leave("anna", 0, "random")
    assert not table.stand_ins.at_work
    again = await look(table, "anna", 0)
    assert table.version == 5
    await house.lobby.rename(person("anna"), "Anuschka")
    assert (table.version, table.seats[0].name) == (5, "Anuschka")
    await table.presence.concede("anna", 0)
    assert (await again.until_version(6)).table.status == "over"


async def test_nobody_can_use_up_the_events_that_others_need(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """From half of them on the match is only played: neither going back and forth nor leaving wears it out."""
    monkeypatch.setattr(length, "MOST_EVENTS", 1_000)
    monkeypatch.setattr(length, "MOST_BESIDE", 6)
    table = await house.table("anna", "boris")
    anna = await look(table, "anna", 0)
    while table.version < 6:
        await (anna.undo(0) if table.session.at else anna.act(("stow",)))
    if not table.session.at:
        await anna.act(("stow",))
    version, window = table.version, windows_of(table.game)[0]
    for wish in (
        table.takebacks.undo("anna", Back(0, version, 0)),
        table.presence.leave("anna", 0, "random"),
        table.switch("anna", AskMe(0, window, False)),
    ):
        with pytest.raises(Refused, match="only played") as caught:
            await wish
        assert (caught.value.code, caught.value.status) == ("only-play", 409)
    assert table.version == version
    table.streams._last_here[1] = -100.0
    await table.presence.leave("anna", 1, "random")
    assert table.session.stand_ins == {1: "random"}


async def test_who_was_asked_before_may_still_agree(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a question would stand for ever, and bots would wait for its answer."""
    table = await house.table("anna", "boris", title="spice_road")
    seat = table.waiting()[0]
    eyes = [await look(table, ("anna", "boris")[k], k) for k in (seat, 1 - seat)]
    await eyes[0].act(("play", "s1", 1))
    await eyes[1].until_version(table.version)
    await eyes[1].act(("play", "s1", 1))
    await eyes[0].until_version(table.version)
    await eyes[0].undo(0)
    assert table.session.proposal
    monkeypatch.setattr(length, "MOST_EVENTS", 1_000)
    monkeypatch.setattr(length, "MOST_BESIDE", table.version)
    await eyes[1].until_version(table.version)
    await eyes[1].answer(True)
    assert table.session.at == 0
