"""Playing on from a position of a match that is over."""

from __future__ import annotations

from collections.abc import Awaitable

import msgspec
import pytest

from carrack.core.chance import Chance
from carrack.core.record import read, replay, write
from carrack.table.forks import Forks
from carrack.table.refused import Refused
from carrack.table.replay import Films
from carrack.table.table import Table
from carrack.table.wire import Back, Fork, NewSeat, Origin, Shuffle
from tests.table.house import House, code, glance, look, person, until
from tests.table.past import scenes
from tests.table.test_replay import play

pytestmark = pytest.mark.anyio
SPICE_ROAD = "spice_road"
MINE = [NewSeat("me"), NewSeat("me")]


async def finished(house: House, title: str, **more: bool) -> Table:
    """A match of Anna's that is over."""
    table = await house.table("anna", "anna", title=title, **more)
    await play(table, 5_000, Chance(2))
    assert table.status == "over"
    return table


async def forked(house: House, table: Table, at: int, *seats: NewSeat, guest: str = "boris") -> Table:
    """Boris, who has only looked on, plays on from there."""
    made = await Forks(house.lobby).fork(person(guest), table.row.id, Fork(at, list(seats or MINE)))
    return await house.lobby.table(made.id)


async def refusal(wish: Awaitable[object]) -> tuple[str, int]:
    """What is said, and how HTTP calls it."""
    with pytest.raises(Refused) as caught:
        await wish
    return caught.value.say[0], caught.value.status


@pytest.mark.parametrize("title", [SPICE_ROAD, "smugglers"])
async def test_the_position_is_the_same(house: House, title: str) -> None:
    """Position, log and past up to there, and the cards that come later."""
    source = await finished(house, title)
    at = source.session.at // 2
    table = await forked(house, source, at)
    record = await house.lobby.record(source.row.id)
    assert table.state == replay(record, at)
    assert (table.status, table.session.at, table.version) == ("playing", at, 1)
    for seat in (0, 1):
        theirs = await Films().replay(source, "anna", str(seat), 0, at)
        ours = await Films().replay(table, "boris", str(seat), 0, None)
        assert scenes(ours) == scenes(theirs)
        assert (await glance(table, "boris", seat)).log == tuple(step.line for step in theirs.steps)
    for actor, *action in record.actions[at:]:
        eye = await look(table, "boris", int(actor))
        await eye.act(tuple(action))
        eye.close()
    assert table.status == "over"
    assert table.state == source.state


async def test_bots_play_on(house: House) -> None:
    """Whoever sits there now answers."""
    source = await finished(house, SPICE_ROAD)
    first = int(replay(await house.lobby.record(source.row.id), 20).actor)
    seats = (
        [NewSeat("bot", bot="greedy"), NewSeat("me")] if first == 0 else [NewSeat("me"), NewSeat("bot", bot="greedy")]
    )
    table = await forked(house, source, 20, *seats)
    boris = await look(table, "boris", 1 - first)
    await until(lambda: table.session.at > 20)
    assert house.workers.asked[0] == (first, "greedy")
    boris.close()


async def test_where_it_comes_from_is_told(house: House) -> None:
    """At the table and in its record; a rematch is a match of its own."""
    source = await finished(house, "smugglers", closed_scores=True)
    table = await forked(house, source, 3)
    assert table.view("").origin == Origin("fork", 3, source.row.id)
    assert source.view("").origin is None
    came_from = {"kind": "fork", "table": source.row.id, "at": 3}
    assert table.row.house == {"closed_scores": True, "deal_anew": False, "from": came_from}
    assert [row.seen for row in table.seats] == [3, 3]
    assert table.view("").shuffle == Shuffle("", chance="sha256")
    assert source.view("").shuffle.commitment
    await play_as(table, "boris")
    record = read(write(await house.lobby.record(table.row.id)))
    assert record.notes["from"] == {"kind": "fork", "table": source.row.id, "at": 3}
    assert replay(record).over
    again = await house.lobby.table((await house.lobby.rematch(person("boris"), table.row.id)).id)
    assert (again.view("").origin, again.session.at, again.closed_scores) == (None, 0, True)


async def play_as(table: Table, guest: str) -> None:
    """Somebody who has all seats plays to the end."""
    rng = Chance(9)
    while table.status != "over":
        seat = table.game.waiting(table.state)[0]
        legal = table.state.legal_for(seat)
        eye = await look(table, guest, seat)
        await eye.act(tuple(table.game.verbs.readable(legal[int(rng.below(len(legal)))])))
        eye.close()


async def test_what_is_refused(house: House) -> None:
    """A running match, its end, positions that there are not, other seats; and nothing is stored."""
    running = await house.table("anna", "boris")
    assert await refusal(forked(house, running, 0)) == ("problem-fork-running", 409)
    source = await finished(house, "smugglers")
    assert await refusal(forked(house, source, source.session.at)) == ("problem-fork-end", 409)
    for at in (-1, source.session.at + 1):
        assert await refusal(forked(house, source, at)) == ("problem-no-position", 404)
    assert await refusal(forked(house, source, 1, NewSeat("me"))) == ("problem-bad-request", 422)
    assert await refusal(forked(house, source, 1, NewSeat("me"), NewSeat("bot", bot="nobody"))) == (
        "problem-bad-request",
        422,
    )
    assert [summary.id for summary in await house.lobby.tables_of("boris")] == [running.row.id]


async def test_nobody_goes_back_behind_it(house: House) -> None:
    """Neither freely nor by asking; what was done here can be taken back."""
    source = await finished(house, SPICE_ROAD)
    table = await forked(house, source, 21)
    seat = table.waiting()[0]
    for each in (0, 1):
        offered = table.session.takeback(each, [1 - each])
        assert (offered.back, offered.restart, offered.ask, offered.redo) == (None, None, None, False)
    assert await code(table.takebacks.undo("boris", Back(seat, 1, 20))) == "problem-no-undo"
    eye = await look(table, "boris", seat)
    await eye.act(("rest",))
    await eye.undo(21)
    assert table.session.at == 21
    assert len(eye.seen.log) == 21
    eye.close()


@pytest.mark.parametrize("further", [0, 3, 60])
async def test_it_survives_a_restart(house: House, further: int) -> None:
    """Folded again from its events, before and after the first snapshot."""
    source = await finished(house, SPICE_ROAD)
    table = await forked(house, source, 30)
    rng = Chance(5)
    for _ in range(further):
        seat = table.game.waiting(table.state)[0]
        legal = table.state.legal_for(seat)
        eye = await look(table, "boris", seat)
        await eye.act(tuple(table.game.verbs.readable(legal[int(rng.below(len(legal)))])))
        eye.close()
    before = await glance(table, "boris", 0)
    house.restart()
    again = await house.lobby.table(table.row.id)
    assert (again.state, again.session.at, again.version) == (table.state, 30 + further, table.version)
    assert (again.session.begun, again.row.house) == (table.session.begun, table.row.house)
    after = await glance(again, "boris", 0)
    assert msgspec.json.encode(after) == msgspec.json.encode(before)


async def test_friends_may_come_first(house: House) -> None:
    """An open seat: the match goes on when somebody has taken it."""
    source = await finished(house, "smugglers")
    table = await forked(house, source, 2, NewSeat("me"), NewSeat("friend"))
    assert table.status == "gathering"
    await house.lobby.sit(person("clara"), await house.lobby.link("boris", table.row.id, 1))
    assert (table.status, table.session.at) == ("playing", 2)
    assert (await glance(table, "clara", 1)).table.origin == Origin("fork", 2, source.row.id)
