"""Windows and others: what they learn, and a pause where an answer at once would tell."""

from __future__ import annotations

import pytest

from carrack.table import windows
from carrack.table.table import Table
from carrack.table.wire import AskMe, Update
from tests.table.house import Eye, House, glance, look
from tests.table.whistles import FOR_EVER, SOON, at_rest, chosen, settled, stow

pytestmark = pytest.mark.anyio


async def update(eye: Eye) -> Update:
    """The next update."""
    event = await eye.next()
    while event is not None and event.name != "update":
        event = await eye.next()
    assert event is not None
    return event.update()


async def test_nobody_is_told_who_does_not_want_to_be_asked(table: Table, boris: Eye) -> None:
    """Others learn that the version has grown, and see a decision like any other."""
    anna, watching = await look(table, "anna", 0), await look(table)
    await boris.switch("whistle", False)
    for eye in (anna, watching):
        told = await update(eye)
        assert (told.v, told.what, told.seat, told.auto) == (boris.v, "window", None, False)
        assert told.table is None
        assert told.patch is None
    await stow(anna, "a1")
    await anna.act(("decline",))
    told = await update(anna)
    assert (told.what, told.seat, told.table, told.auto) == ("act", 1, None, False)
    await watching.until_version(told.v)
    assert b'"windows"' not in watching.bytes
    assert b'"auto"' not in anna.bytes + watching.bytes
    assert anna.seen.table.seats[1].windows == {}


async def test_the_seat_itself_is_told(anna: Eye) -> None:
    """What is off, and that it was the table that declined."""
    await anna.table.switch("anna", AskMe(0, "whistle", False))
    told = await update(anna)
    assert (told.what, told.seat, told.auto) == ("window", 0, False)
    assert told.table is not None
    assert told.table.seats[0].windows == {"whistle": False}
    await stow(anna, "a1")
    assert (await update(anna)).auto


async def test_windows_become_known_when_they_are_met(anna: Eye, boris: Eye) -> None:
    """By their own seat; also in a hello."""
    assert anna.seen.table.seats[0].windows == {}
    await stow(anna, "a1")
    await anna.act(("decline",))
    assert [seat.windows for seat in anna.seen.table.seats] == [{"whistle": True}, {}]
    assert (await glance(anna.table, "anna", 0)).table.seats[0].windows == {"whistle": True}
    await boris.until_version(anna.v)
    assert [seat.windows for seat in boris.seen.table.seats] == [{}, {}]
    assert (await glance(anna.table)).table.seats[0].windows == {}


async def test_a_switch_is_no_move(anna: Eye, boris: Eye) -> None:
    """What somebody has decided upon before it is as good as after it; a wish to go back stands."""
    await anna.act(("peek",))
    await boris.until_version(await anna.undo(0))
    await anna.until_version(await boris.switch("trap", False))
    assert anna.seen.takeback.proposal is not None
    await anna.act(("keep",), v=anna.v - 1)
    assert chosen(anna)[-1] == (0, "keep")


# ---- where waiting would tell -----------------------------------------------------------------------


async def test_a_secret_is_kept_by_a_pause(anna: Eye, boris: Eye, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who declines at once has no trap or no wish; a person would need a moment too."""
    monkeypatch.setattr(windows, "PAUSE", FOR_EVER)
    await boris.switch("trap", False)
    await anna.act(("land", 0))
    await settled()
    assert (anna.table.version, anna.scene["waiting"]) == (anna.v, [1])


async def test_after_the_pause_it_is_declined(anna: Eye, boris: Eye, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the seat, as it would have been by hand."""
    monkeypatch.setattr(windows, "PAUSE", SOON)
    await boris.switch("trap", False)
    await boris.until_version(await anna.act(("land", 0)) + 1)
    assert chosen(boris) == [(0, "land"), (1, "decline")]


async def test_the_seat_may_still_answer_in_the_pause(
    house: House, anna: Eye, boris: Eye, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Then nothing is left to be declined."""
    monkeypatch.setattr(windows, "PAUSE", SOON)
    await boris.switch("trap", False)
    await boris.until_version(await anna.act(("land", 0)))
    done = await boris.act(("spring", 1))
    assert not boris.scene["pieces"].get("hand.1/2")
    await at_rest(anna.table)
    assert anna.table.version == done


async def test_on_again_in_the_pause(anna: Eye, boris: Eye, monkeypatch: pytest.MonkeyPatch) -> None:
    """The question stays."""
    monkeypatch.setattr(windows, "PAUSE", SOON)
    await boris.switch("trap", False)
    await boris.until_version(await anna.act(("land", 0)))
    on = await boris.switch("trap", True)
    await at_rest(anna.table)
    assert (anna.table.version, boris.scene["waiting"]) == (on, [1])


async def test_taken_back_in_the_pause(anna: Eye, boris: Eye, monkeypatch: pytest.MonkeyPatch) -> None:
    """Anna lands something else; Boris declines that."""
    monkeypatch.setattr(windows, "PAUSE", SOON)
    await boris.switch("trap", False)
    await anna.act(("land", 0))
    await anna.undo(0)
    await at_rest(anna.table)
    assert anna.table.version == anna.v
    await anna.until_version(await anna.act(("land", 2)) + 1)
    assert chosen(anna)[:2] == [(0, "land"), (1, "decline")]


async def test_while_people_talk_about_going_back_the_table_waits(
    anna: Eye, boris: Eye, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its answer would drop the wish."""
    monkeypatch.setattr(windows, "PAUSE", SOON)
    await anna.act(("draw",))
    await anna.act(("decline",))
    await boris.until_version(await anna.undo(0))
    asked = await boris.switch("whistle", False)
    await settled()
    assert (anna.table.version, anna.table.stand_ins.at_work) == (asked, {})
    await boris.until_version(await boris.answer(False) + 1)
    assert chosen(boris)[-1] == (1, "decline")
