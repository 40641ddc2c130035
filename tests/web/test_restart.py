"""A server that was stopped or killed goes on where it was."""

from __future__ import annotations

import httpx2 as httpx
import pytest

from tests.table.house import position
from tests.web.conftest import Guest
from tests.web.person import FRIEND, ME, RANDOM, Person
from tests.web.serving import Server


def play(person: Person, table: str, turns: int) -> None:
    """So many turns of the first option."""
    with person.watch(table) as stream:
        for _ in range(turns):
            stream.until(lambda stream: bool(stream.scene["options"]))
            option = next(iter(stream.scene["options"].values()))["say"]
            stream.until_version(person.act(table, stream.scene["viewer"], stream.v, option))


@pytest.mark.parametrize("how", ["stop", "kill"])
def test_everything_is_there_again(own_server: Server, guest: Guest, how: str) -> None:
    """Position, log, takeback, versions, seats, cookies and links."""
    anna, boris = guest("Anna", own_server), guest("Boris", own_server)
    made = anna.new_table(ME, FRIEND)
    boris.sit(anna.link(made.id, 1))
    open_table = anna.new_table(ME, FRIEND)
    token = anna.link(open_table.id, 1)
    for person in (anna, boris):
        if person.look(made.id).scene["options"]:
            play(person, made.id, 1)
    before = [person.look(made.id) for person in (anna, boris)]
    if how == "kill":
        own_server.kill()
    else:
        assert own_server.stop() == 0
    own_server.start()
    assert [position(person.look(made.id)) for person in (anna, boris)] == [position(seen) for seen in before]
    assert anna.me().name == "Anna"
    assert {table.id for table in anna.tables().tables} == {open_table.id, made.id}
    assert boris.sit(token).id == open_table.id
    for person, seen in ((anna, before[0]), (boris, before[1])):
        if seen.scene["options"]:
            play(person, made.id, 1)
            with person.watch(made.id, had=seen) as stream:
                assert stream.until_version(seen.v + 1).scene["at"] == seen.scene["at"] + 1


def test_killed_in_the_middle_of_a_game_with_bots(own_server: Server, guest: Guest) -> None:
    """What anybody was shown is there; the bots go on by themselves."""
    anna = guest("Anna", own_server)
    made = anna.new_table(ME, RANDOM)
    with anna.watch(made.id) as stream:
        for _ in range(3):
            stream.until(lambda stream: bool(stream.scene["options"]))
            option = next(iter(stream.scene["options"].values()))["say"]
            stream.until_version(anna.act(made.id, 0, stream.v, option))
        shown = stream.seen
        own_server.kill()
    own_server.start()
    with anna.watch(made.id) as stream:
        assert stream.seen.log[: len(shown.log)] == shown.log
        stream.until(lambda stream: bool(stream.scene["options"]))
        assert stream.v > shown.v


def test_streams_end_when_the_server_is_stopped(own_server: Server, guest: Guest) -> None:
    """Politely, and the server does not wait for them."""
    anna = guest("Anna", own_server)
    made = anna.new_table()
    with anna.watch(made.id) as stream:
        assert stream.seen.v == 0
        assert own_server.stop() == 0
        assert all(event.name == "here" for event in stream.rest())
    assert own_server.log.read_text(encoding="utf-8") == ""


def test_health(own_server: Server, guest: Guest) -> None:
    """Whoever watches over the server learns how it fares."""
    anna = guest("Anna", own_server)
    anna.new_table()
    made = anna.new_table(ME, FRIEND)
    anna.look(made.id)
    health = httpx.get(f"{own_server.address}/health").json()
    assert health.pop("version")
    assert health.pop("seconds") < 1000
    assert health == {"status": "ok", "matches": {"gathering": 1, "playing": 1}, "open_tables": 1}
