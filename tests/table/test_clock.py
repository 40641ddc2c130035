"""Clocks: a bank and a little more, or days; they run for people who are asked."""

from __future__ import annotations

import time

import msgspec
import pytest

from carrack.table import ticking
from carrack.table.clock import DAY, Clock, check
from carrack.table.refused import Refused
from carrack.table.wire import ClockRules, ClockView
from tests.table.house import House, look, until

LIVE = ClockRules("live", 600, 15)
DAYS = ClockRules("days", 3)


def test_the_bank_runs_for_who_is_asked() -> None:
    """And who has answered gets a little more; while the same person is asked again nothing is added."""
    clock = Clock.wound(LIVE, 2, 1000.0)
    clock.move(1000.0, [0])
    clock.move(1020.0, [0], by=0)
    assert clock.left == [580.0, 600.0]
    clock.move(1030.0, [1], by=0)
    assert clock.left == [585.0, 600.0]
    assert clock.view(1034.0).left == (585.0, 596.0)


def test_days_begin_anew_with_each_answer() -> None:
    """Three days for each."""
    clock = Clock.wound(DAYS, 2, 0.0)
    clock.move(0.0, [0])
    clock.move(2 * DAY, [1], by=0)
    assert clock.left == [3 * DAY, 3 * DAY]
    assert clock.out(5 * DAY - 1) == []
    assert clock.out(5 * DAY) == [1]


def test_several_at_once() -> None:
    """Each runs until its own answer."""
    clock = Clock.wound(LIVE, 3, 0.0)
    clock.move(0.0, [0, 1, 2])
    clock.move(10.0, [0, 2], by=1)
    clock.move(30.0, [0], by=2)
    assert clock.left == [570.0, 605.0, 585.0]


def test_a_server_that_is_down_takes_no_time() -> None:
    """But days are days."""
    for rules, left in ((LIVE, 600.0), (DAYS, 2 * DAY)):
        clock = Clock.wound(rules, 1, 0.0)
        clock.move(0.0, [0])
        again = msgspec.json.decode(msgspec.json.encode(clock), type=Clock)
        again.resume(DAY)
        assert again.view(DAY).left == (left,)


@pytest.mark.parametrize(
    "rules",
    [
        ClockRules("live", 5),
        ClockRules("live", 600, -1),
        ClockRules("live", 600, 601),
        ClockRules("days", 0),
        ClockRules("days", 3, 5),
        ClockRules("days", 61),
        ClockRules("live", float("nan")),
    ],
)
def test_nobody_plays_with_such_a_clock(rules: ClockRules) -> None:
    """Refused with its limits."""
    with pytest.raises(Refused, match="clock"):
        check(rules)


@pytest.mark.anyio
async def test_everybody_sees_the_clock(house: House) -> None:
    """In the first event and with each that follows; it is there after a restart."""
    table = await house.table("anna", "boris", clock=LIVE)
    anna = await look(table, "anna", 0)
    assert anna.seen.clock == ClockView(LIVE, (600.0, 600.0), (0,))
    table.clock.since -= 100  # type: ignore[union-attr]
    while table.waiting() == [0]:
        await anna.act(anna.offered[0])
    said = anna.seen.clock
    assert said.asked == (1,)
    assert said.left[0] == pytest.approx(515, abs=2)
    house.restart()
    again = await look(await house.lobby.table(table.row.id), "boris", 1)
    assert again.seen.clock
    assert again.seen.clock.left == pytest.approx((515, 600), abs=2)
    assert (await house.lobby.tables_of("boris"))[0].clock == LIVE


@pytest.mark.anyio
async def test_no_clock_runs_before_everybody_is_there(house: House) -> None:
    """And none for bots."""
    table = await house.table("anna", "open", "-random", clock=LIVE)
    clock = table.clock
    assert clock
    assert not clock.asked
    await house.lobby.fill("anna", table.row.id, 1, "random")
    assert [*clock.asked] == [0]
    assert clock.since == pytest.approx(time.time(), abs=5)


def test_what_was_given_for_an_answer_is_taken_back_with_it() -> None:
    """Play a card, take it back, again and again: nobody has more time than before."""
    clock = Clock.wound(LIVE, 2, 0.0)
    clock.move(0.0, [0])
    for k in range(5):
        clock.move(2.0 * k + 1, [1], 1, by=0)
        clock.back(2.0 * k + 2, [0], 0)
    assert clock.left == [595.0, 595.0]
    assert clock.given == []


def test_only_what_is_taken_back_loses_its_time() -> None:
    """Earlier answers keep theirs; the player who was asked meanwhile gets nothing for it."""
    clock = Clock.wound(LIVE, 2, 0.0)
    clock.move(0.0, [0], 0)
    clock.move(10.0, [1], 1, by=0)
    clock.move(20.0, [0], 2, by=1)
    clock.move(25.0, [1], 3, by=0)
    again = msgspec.json.decode(msgspec.json.encode(clock), type=Clock)
    again.back(30.0, [1], 1)
    assert again.left == [600 - 10 + 15 - 5, 600 - 10 - 5]
    assert [given.at for given in again.given] == [1]


def test_days_that_were_given_are_taken_back_too() -> None:
    """Or one would never run out of them."""
    clock = Clock.wound(DAYS, 2, 0.0)
    clock.move(0.0, [0], 0)
    clock.move(2 * DAY, [1], 1, by=0)
    clock.back(2 * DAY, [0], 0)
    assert clock.left == [DAY, 3 * DAY]


def test_a_clock_of_before_is_read() -> None:
    """Nothing was written down that could be taken back."""
    stored = b'{"rules":{"kind":"live","bank":600.0,"more":15.0},"left":[580.0,600.0],"since":5.0,"asked":[1]}'
    clock = msgspec.json.decode(stored, type=Clock)
    clock.back(10.0, [0], 0)
    assert clock.left == [580.0, 595.0]


@pytest.mark.anyio
async def test_going_back_and_forth_at_a_table_gains_nobody_time(house: House) -> None:
    """Ten times a free step back, after which the other one was asked for a moment."""
    table = await house.table("anna", "boris", title="spice_road", clock=LIVE)
    seat = table.waiting()[0]
    eye = await look(table, ("anna", "boris")[seat], seat)
    for _ in range(10):
        await eye.act(("play", "s1", 1))
        assert table.waiting() == [1 - seat]
        await eye.undo(0)
    assert table.clock
    assert max(table.clock.left) <= 600
    assert min(table.clock.left) > 550


@pytest.mark.anyio
@pytest.mark.parametrize("rules", [LIVE, DAYS])
async def test_leaving_and_coming_back_gains_nobody_time(house: House, rules: ClockRules) -> None:
    """Neither what an answer would bring, nor what those get who ran out of time and were replaced."""
    table = await house.table("anna", "boris", title="spice_road", clock=rules)
    assert table.clock
    seat = table.waiting()[0]
    guest = ("anna", "boris")[seat]
    table.clock.left[seat] = 20.0
    house.workers.free.clear()
    for _ in range(3):
        await table.presence.leave(guest, seat, "random")
        await table.presence.come_back(guest, seat)
    assert table.clock.left[seat] <= 20
    table.clock.left[seat] = -5.0
    await table.presence.leave(guest, seat, "random")
    await table.presence.come_back(guest, seat)
    assert table.clock.left[seat] <= -5


@pytest.mark.anyio
async def test_a_bot_has_answered_so_the_next_question_has_its_own_days(house: House) -> None:
    """What its owner had left of the days for another question is forgotten."""
    table = await house.table("anna", "boris", title="spice_road", clock=DAYS)
    assert table.clock
    seat = table.waiting()[0]
    table.clock.left[seat] = 60.0
    await table.presence.leave(("anna", "boris")[seat], seat, "random")
    await until(lambda: table.waiting() == [1 - seat])
    assert table.clock.left[seat] == pytest.approx(3 * DAY, abs=1)


@pytest.mark.anyio
async def test_clocks_do_not_follow_the_time_of_day(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Set back by an hour, answered, and set right again: nobody has lost or gained anything."""
    table = await house.table("anna", "boris", title="spice_road", clock=LIVE)
    seat = table.waiting()[0]
    eye = await look(table, ("anna", "boris")[seat], seat)
    other = await look(table, ("anna", "boris")[1 - seat], 1 - seat)
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() - 3600)
    await eye.act(("play", "s1", 1))
    monkeypatch.setattr(time, "time", real)
    await other.until_version(table.version)
    await other.act(("play", "s1", 1))
    assert table.clock
    assert min(table.clock.left) > 590
    assert max(table.clock.left) < 620
    assert table.clock.out(ticking.now()) == []
