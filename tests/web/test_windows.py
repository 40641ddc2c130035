"""A window is switched off over HTTP: the server declines, remembers it, and is asked to ask again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx2 as httpx
import pytest

from tests.conftest import TOYS
from tests.table.house import TOY
from tests.web.conftest import Guest
from tests.web.person import FRIEND, ME, Denied, Person, Said, Stream
from tests.web.serving import Server


@pytest.fixture
def toys(tmp_path: Path) -> Iterator[Server]:
    """A server that has the toy, as if somebody had installed it."""
    started = Server(tmp_path / "data", PYTHONPATH=str(TOYS))
    yield started
    started.close()


def act(person: Person, table: str, stream: Stream, *actions: Said) -> None:
    """Decide, and see what comes of it."""
    stream.until(lambda stream: bool(stream.scene["options"]))
    stream.until_version(person.act(table, stream.scene["viewer"], stream.v, *actions))


def test_a_window_is_switched_off_and_on(toys: Server, guest: Guest) -> None:
    """Before and after the server was killed."""
    anna, boris = guest("Anna", toys), guest("Boris", toys)
    table = anna.new_table(ME, FRIEND, title=TOY).id
    boris.sit(anna.link(table, 1))
    anna.ask_me(table, 0, "whistle", False)
    boris.ask_me(table, 1, "whistle", False)
    first = anna.look(table).scene["turn"][1]
    people = [anna, boris] if first == 0 else [boris, anna]
    for person in people:
        with person.watch(table) as stream:
            turn = stream.scene["turn"][0]
            act(person, table, stream, ["stow"], ["place", "a1", 0])
            stream.until(lambda stream, turn=turn: stream.scene["turn"][0] > turn)  # type: ignore[misc]
            assert [line.entries[0].data["verb"] for line in stream.seen.log[-2:]] == ["decline", "decline"]
        toys.kill()
        toys.start()
    assert [seat.windows for seat in anna.look(table).table.seats] == [{"whistle": False}, {}]
    people[0].ask_me(table, first, "whistle", True)
    with people[0].watch(table) as stream:
        act(people[0], table, stream, ["stow"], ["place", "a4", 0])
        assert (stream.scene["ask"][0], stream.scene["waiting"]) == ("ask-whistle", [first])


def test_an_unknown_window(anna: Person) -> None:
    """Is named, with those there are."""
    made = anna.new_table()
    with pytest.raises(Denied, match="unknown window 'whistle'; valid: none") as caught:
        anna.ask_me(made.id, 0, "whistle", False)
    assert caught.value.status == httpx.codes.UNPROCESSABLE_CONTENT
