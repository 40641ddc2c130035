"""Windows that were declined by the table, taken back, taken again and after a restart."""

from __future__ import annotations

import pytest

from carrack.table import windows
from carrack.table.refused import Refused
from tests.table.house import Eye, House
from tests.table.whistles import FOR_EVER, SOON, chosen, settled, stow

pytestmark = pytest.mark.anyio


async def test_going_back_passes_over_what_the_table_declined(anna: Eye) -> None:
    """Else one would be declined for at once again, and never come further."""
    await anna.switch("whistle", False)
    await stow(anna, "a1")
    await anna.until_version(anna.v + 1)
    assert (anna.scene["at"], anna.seen.takeback.back, anna.seen.takeback.restart) == (3, 1, 0)
    with pytest.raises(Refused, match="no such position"):
        await anna.undo(2)
    await anna.undo(1)
    assert (anna.scene["at"], anna.scene["ask"][0]) == (1, "ask-stow")
    await anna.act(("place", "b1", 0))
    await anna.until_version(anna.v + 1)
    assert chosen(anna) == [(0, "stow"), (0, "place"), (0, "decline")]


async def test_the_same_where_one_declined_before_it_was_switched_off(anna: Eye) -> None:
    """It is asked no more, so nobody goes back to it."""
    await stow(anna, "a1")
    await anna.act(("decline",))
    assert anna.seen.takeback.back == 2
    await anna.switch("whistle", False)
    assert anna.seen.takeback.back == 1


async def test_who_is_asked_again_can_go_back_to_the_question(anna: Eye) -> None:
    """To whistle after all."""
    await anna.switch("whistle", False)
    await stow(anna, "a1")
    await anna.until_version(anna.v + 1)
    await anna.switch("whistle", True)
    assert anna.seen.takeback.back == 2
    await anna.undo(2)
    await anna.act(("blow",))
    assert chosen(anna)[-1] == (0, "blow")


async def test_redo_takes_the_declined_window_along(anna: Eye, boris: Eye) -> None:
    """Going on through it to what came after."""
    await anna.switch("whistle", False)
    await boris.switch("whistle", False)
    await stow(anna, "a1")
    await boris.until_version(anna.v + 2)
    await stow(boris, "a1")
    await anna.until_version(boris.v + 2)
    await anna.act(("stow",))
    before = anna.scene
    for back in (8, 0):
        await boris.until_version(await anna.undo(back))
    await anna.until_version(await boris.answer(True))
    assert anna.scene["at"] == 0
    await anna.redo()
    await boris.until_version(await anna.redo() + 2)
    assert boris.scene["at"] == 4
    await boris.redo()
    await anna.until_version(await boris.redo() + 2)
    assert anna.seen.takeback.redo
    await anna.redo()
    assert anna.scene == before


async def test_an_agreed_way_back_passes_over_it_too(anna: Eye, boris: Eye) -> None:
    """Drawing reveals: the last decision of Anna's own was to draw."""
    await anna.switch("whistle", False)
    await anna.act(("draw",))
    await boris.until_version(anna.v + 1)
    await boris.act(("decline",))
    await anna.until_version(boris.v)
    assert (anna.seen.takeback.back, anna.seen.takeback.ask) == (None, 0)
    await boris.until_version(await anna.undo(0))
    await anna.until_version(await boris.answer(True))
    assert anna.scene["at"] == 0


async def test_going_back_does_not_switch_anything(anna: Eye) -> None:
    """It is a wish of the person, not a part of the match."""
    await anna.act(("stow",))
    await anna.switch("whistle", False)
    await anna.undo(0)
    assert anna.seen.table.seats[0].windows == {"whistle": False}


# ---- after a restart --------------------------------------------------------------------------------


async def test_what_is_off_outlives_a_restart(house: House, anna: Eye) -> None:
    """And so does what may be taken back."""
    await anna.switch("whistle", False)
    await stow(anna, "a1")
    await anna.until_version(anna.v + 1)
    offered = anna.seen.takeback
    house.restart()
    anna.table = await house.lobby.table(anna.table.row.id)
    await anna.open()
    assert (anna.seen.takeback, anna.seen.table.seats[0].windows) == (offered, {"whistle": False})
    await anna.undo(1)
    await anna.until_version(await anna.act(("place", "b1", 0)) + 1)
    assert chosen(anna)[-1] == (0, "decline")


async def test_a_restart_in_the_pause(house: House, anna: Eye, boris: Eye, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever looks next makes the table go on."""
    monkeypatch.setattr(windows, "PAUSE", FOR_EVER)
    await boris.switch("trap", False)
    done = await anna.act(("land", 0))
    await settled()
    house.restart()
    monkeypatch.setattr(windows, "PAUSE", SOON)
    anna.table = await house.lobby.table(anna.table.row.id)
    await anna.open()
    await anna.until_version(done + 1)
    assert chosen(anna)[1] == (1, "decline")


async def test_the_record_holds_it_like_any_other_action(anna: Eye) -> None:
    """A reader of the record sees a decision of the seat."""
    await anna.switch("whistle", False)
    await stow(anna, "a1")
    await anna.until_version(anna.v + 1)
    assert anna.table.session.match.record.actions == [[0, "stow"], [0, "place", "a1", 0], [0, "decline"]]
