"""Windows: at one that a seat has switched off it is not asked, and the table declines for it."""

from __future__ import annotations

import pytest
from smugglers.questions.whistles import WHISTLES

from carrack.table import windows
from carrack.table.refused import Refused
from carrack.table.windows import window_of, windows_of
from carrack.table.wire import AskMe
from tests.table.house import Eye, House, look
from tests.table.whistles import FOR_EVER, chosen, settled, stow

pytestmark = pytest.mark.anyio


async def test_a_window_that_is_off_is_declined_at_once(anna: Eye, boris: Eye, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody can know that Anna had her whistle: nothing is to be hidden by waiting."""
    monkeypatch.setattr(windows, "PAUSE", FOR_EVER)
    await anna.switch("whistle", False)
    await stow(anna, "a1")
    await boris.until_version(anna.v + 1)
    assert chosen(boris) == [(0, "stow"), (0, "place"), (0, "decline")]
    assert boris.scene["waiting"] == [1]


async def test_it_stays_off_and_others_are_asked_all_the_same(anna: Eye, boris: Eye) -> None:
    """Boris has to answer at the end of both turns, Anna at none."""
    await anna.switch("whistle", False)
    await stow(anna, "a1")
    await boris.until_version(anna.v + 1)
    await boris.act(("decline",))
    assert boris.scene["turn"] == [2, 1]
    await stow(boris, "a1")
    await boris.act(("decline",))
    await anna.until_version(boris.v + 1)
    assert (anna.scene["turn"], anna.scene["waiting"]) == ([3, 0], [0])
    assert chosen(anna)[-1] == (0, "decline")


async def test_a_question_that_stands_is_answered_when_it_is_switched_off(anna: Eye) -> None:
    """So one button says: not now and not later."""
    await stow(anna, "a1")
    assert anna.scene["options"]["0"]["window"] == "whistle"
    await anna.until_version(await anna.switch("whistle", False) + 1)
    assert (chosen(anna)[-1], anna.scene["waiting"]) == ((0, "decline"), [1])


async def test_on_again(anna: Eye) -> None:
    """The next question is asked."""
    await anna.switch("whistle", False)
    await anna.switch("whistle", True)
    await stow(anna, "a1")
    await settled()
    assert (anna.table.version, anna.scene["waiting"]) == (anna.v, [0])


async def test_the_same_twice_is_once(anna: Eye) -> None:
    """A retry is harmless."""
    done = await anna.switch("whistle", False)
    assert await anna.switch("whistle", False) == done
    on = await anna.switch("whistle", True)
    assert (on, await anna.switch("whistle", True)) == (done + 1, done + 1)


async def test_two_seats_of_one_person_are_two(house: House) -> None:
    """Hot-seat: only the seat that wanted it is not asked."""
    table = await house.table("anna", "anna")
    first = await look(table, "anna", 0)
    await first.switch("whistle", False)
    await stow(first, "a1")
    await first.until_version(first.v + 1)
    await settled()
    assert first.scene["waiting"] == [1]
    assert [seat.windows for seat in first.seen.table.seats] == [{"whistle": False}, {}]


# ---- refused ----------------------------------------------------------------------------------------


async def test_a_window_that_the_title_does_not_have(anna: Eye) -> None:
    """The message tells those that it has; nothing is stored."""
    with pytest.raises(Refused) as caught:
        await anna.switch("cellar", False)
    assert (caught.value.status, caught.value.say[0]) == (422, "problem-bad-request")
    assert caught.value.detail == "unknown window 'cellar'; valid: trap, whistle."
    assert anna.table.version == anna.v


async def test_a_title_without_windows(house: House) -> None:
    """Has none to switch off."""
    eye = await look(await house.table("anna", "boris", title="spice_road"), "anna", 0)
    with pytest.raises(Refused, match="valid: none"):
        await eye.switch("whistle", False)


async def test_somebody_elses_seat(house: House) -> None:
    """Neither a person's nor a bot's."""
    table = await house.table("anna", "boris", "-random")
    for seat in (1, 2, 3, -1):
        with pytest.raises(Refused, match="not yours"):
            await table.switch("anna", AskMe(seat, "whistle", False))


async def test_not_before_everybody_is_there(house: House) -> None:
    """And then as ever."""
    table = await house.table("anna", "open")
    with pytest.raises(Refused, match="waits for somebody"):
        await table.switch("anna", AskMe(0, "whistle", False))


# ---- what is no window ------------------------------------------------------------------------------


@pytest.mark.parametrize(("decline", "blow"), [("", "whistle"), ("whistle", "flute"), ("", "")])
async def test_a_question_that_is_about_something_else_too_is_asked(
    anna: Eye, decline: str, blow: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The ability is offered among other things: to decline would be to give them up."""
    await anna.switch("whistle", False)
    monkeypatch.setattr(WHISTLES, "window", decline)
    monkeypatch.setattr(WHISTLES.answers[0], "window", blow)
    await stow(anna, "a1")
    await settled()
    assert (anna.table.version, anna.scene["waiting"]) == (anna.v, [0])


async def test_the_windows_of_a_title(anna: Eye) -> None:
    """Are those that its questions name; a question is one of them or none."""
    assert windows_of(anna.table.game) == ("trap", "whistle")
    assert window_of(anna.table.state, 0) == ""
    await anna.act(("land", 0))
    assert (window_of(anna.table.state, 0), window_of(anna.table.state, 1)) == ("", "trap")
