"""Rules or components change while a match runs that cannot go on: its people play on at another table."""

from __future__ import annotations

import pytest

from carrack.core.chance import Chance
from carrack.core.contract import NOBODY
from carrack.core.record import begin, replay
from carrack.core.registry import find
from carrack.table import views
from carrack.table.counting import decided
from carrack.table.events import Acted, Carried
from carrack.table.forks import Forks
from carrack.table.session import Session
from carrack.table.wire import AskMe, ClockRules, KeptView, Origin
from tests.changed_toy import ASKING, RAISED, SHUFFLED
from tests.table.conftest import Change
from tests.table.house import TOY, House, code, glance, look, person, play_a_while
from tests.table.past import whole
from tests.table.test_outliving import kept, running, up_to_rum
from tests.table.test_replay import play

pytestmark = pytest.mark.anyio
LIVE = ClockRules("live", 600.0, 5.0)


async def test_a_raised_version_is_a_fork_that_loses_nothing(house: House, change: Change) -> None:
    """Where all of it holds people are asked all the same; the match counts as before."""
    table = await running(house, 12, clock=LIVE)
    change(RAISED)
    found = await kept(house, table)
    assert found.view("anna").kept == KeptView("rules", 12, 12, picture=True)
    assert await code(house.lobby.table(table.row.id)) == "problem-outlived-running"
    made = await Forks(house.lobby).go_on(person("anna"), table.row.id)
    on = await house.lobby.table(made.id)
    assert (on.session.at, on.row.rules, on.status) == (12, 2, "playing")
    assert on.view("").origin == Origin("rules", 12, table.row.id)
    assert on.state.to_bytes() == table.state.to_bytes()
    assert on.row.seed == table.row.seed
    await play(on, 3, Chance(4), "random")


async def test_a_fork_goes_back_to_the_last_position_that_holds(house: House, change: Change) -> None:
    """Up to where the same things were turned up; the old table stays to be read, and tells where it goes on."""
    table, line = await up_to_rum(house)
    await play(table, 4, Chance(3), "random")
    log = (await glance(table, "anna", 0)).log
    change(ASKING)
    found = await kept(house, table)
    at = line.at
    assert found.view("anna").kept == KeptView("components", table.session.at, at, picture=True)
    boris = await look(found, "boris")
    made = await Forks(house.lobby).go_on(person("anna"), table.row.id)
    assert (await boris.until_version(table.version + 1)).table.rematch == made.id
    boris.close()
    on = await house.lobby.table(made.id)
    assert on.view("").origin == Origin("rules", at, table.row.id, known=True)
    assert (await Forks(house.lobby).go_on(person("anna"), table.row.id)).id == made.id
    house.restart()
    old = await kept(house, table)
    assert (old.status, old.view("").shuffle.seed) == ("cancelled", "")
    assert (await glance(old, "anna", 0)).log == log
    mine = [one.id for one in await house.lobby.tables_of("anna")]
    assert made.id in mine
    assert table.row.id not in mine


async def test_seats_clocks_and_settings_go_with_them(house: House, change: Change) -> None:
    """Who sits where, whose host it is, time that is left, stand-ins, windows, and what the table shows."""
    table = await house.table("anna", "boris", "-greedy", clock=LIVE, closed_scores=True, hints=True, listed=True)
    eye = await look(table, "anna", 0)
    await eye.act(("stow",))
    eye.close()
    await table.switch("boris", AskMe(1, "trap", False))
    await table.presence.leave("boris", 1, "greedy")
    assert table.clock is not None
    table.clock.left[0] = 123.0
    await table.presence.come_back("boris", 1)
    await table.presence.leave("boris", 1, "greedy")
    change(RAISED)
    await kept(house, table)
    assert await code(Forks(house.lobby).go_on(person("clara"), table.row.id)) == "problem-not-yours"
    made = await Forks(house.lobby).go_on(person("boris"), table.row.id)
    assert made.seat == 1
    on = await house.lobby.table(made.id)
    assert [(row.kind, row.guest, row.name, row.bot) for row in on.seats] == [
        (row.kind, row.guest, row.name, row.bot) for row in table.seats
    ]
    assert (on.row.host, on.row.listed, on.closed_scores, on.row.house["hints"]) == ("anna", True, True, True)
    assert on.clock is not None
    assert on.clock.rules == LIVE
    assert on.clock.left[0] == pytest.approx(123.0, abs=5)
    assert on.session.stand_ins == {1: "greedy"}
    assert on.session.leaves(1, "trap")


async def test_nothing_hidden_is_told_there(house: House, change: Change) -> None:
    """A table that is only shown tells each viewer what that viewer saw, and no seed."""
    table = await running(house, 24, "anna", "anna")
    before = (await glance(table, "boris")).log
    change(SHUFFLED)
    found = await kept(house, table)
    eye = await look(found, "boris")
    assert eye.seen.log == before
    assert table.row.seed.encode() not in eye.bytes
    state = replay(found.judgement.record)
    state.redeal(NOBODY, Chance(5))
    made = views.scene_for(state.game, state, None, eye.seen.scene["at"], False, (), False)
    assert eye.seen.scene["pieces"] == whole(made)["pieces"]
    eye.close()


async def test_people_talk_at_such_a_table(house: House, change: Change) -> None:
    """They have to agree on how to go on."""
    table = await running(house)
    change(RAISED)
    found = await kept(house, table)
    eye = await look(found, "anna", 0)
    await found.chat.say("anna", "Anna", "Shall we?")
    while (event := await eye.next()) is not None and event.name != "chat":
        pass
    assert event is not None
    assert [remark.text for remark in await found.chat.read("anna")] == ["Shall we?"]
    eye.close()


async def test_what_a_bot_decided_before_is_not_its_owners_now(house: House, change: Change) -> None:
    """Nor does giving up at once become a loss by going on elsewhere."""
    table = await house.table("anna", "boris", "clara")
    await table.presence.concede("clara", 2)
    await table.presence.leave("anna", 0, "greedy")
    await play_a_while(table)
    await table.presence.come_back("anna", 0)
    before = decided(table.session)
    assert before[0][0] == 0 < before[0][1]
    assert table.session.early == [2]
    change(RAISED)
    await kept(house, table)
    made = await Forks(house.lobby).go_on(person("boris"), table.row.id)
    for _ in range(2):
        on = await house.lobby.table(made.id)
        assert decided(on.session) == before
        assert on.session.early == [2]
        house.restart()


def test_messages_that_are_told_anew_as_one_beginning_are_still_counted() -> None:
    """Carried over to rules by which others decide, nobody knows any more which message was whose bot's."""
    session = Session(begin(find(TOY), 2))
    session._note(Acted(0, [("x",)], bot="level5"))
    session._note(Acted(1, [("x",)]))
    session._note(Carried(2, "f", [[0, "x"], [0, "y"], [1, "x"]]))
    session._note(Acted(0, [("z",)]))
    assert decided(session) == [(1, 2), (1, 1)]
