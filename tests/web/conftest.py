"""Servers to talk to, and people who do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from starlette.applications import Starlette

from carrack.web.app import application
from carrack.web.limits import Limits
from tests.table.house import SECRET, House
from tests.web.person import Person
from tests.web.serving import Server

Guest = Callable[..., Person]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of this process: nobody stops it, its limits are off."""
    started = Server(tmp_path_factory.mktemp("serve") / "data")
    yield started
    started.close()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test, which may stop, kill and restart it."""
    started = Server(tmp_path / "data")
    yield started
    started.close()


@pytest.fixture
def guest(server: Server) -> Iterator[Guest]:
    """`guest("Anna")` is somebody new at the server; `guest("Anna", own_server)` at another. All live elsewhere."""
    people: list[Person] = []

    def come(name: str = "", at: Server = server, home: str = "") -> Person:
        people.append(Person(at.address, name, home or f"127.0.0.{len(people) + 1}"))
        return people[-1]

    yield come
    for person in people:
        person.close()


@pytest.fixture
def anna(guest: Guest) -> Person:
    """Somebody at the server."""
    return guest("Anna")


@pytest.fixture
def boris(guest: Guest) -> Person:
    """Somebody else."""
    return guest("Boris")


@pytest.fixture
def server_address(server: Server) -> str:
    """Where the server is."""
    return server.address


# ---- the same in this process ------------------------------------------------------------------------


@pytest.fixture
def anyio_backend() -> str:
    """The loop that the server uses."""
    return "asyncio"


@pytest.fixture
def limits() -> Limits:
    """What everybody may ask for."""
    return Limits()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A store, and bots that answer at once."""
    opened = House(tmp_path / "house.sqlite")
    yield opened
    opened.close()


@pytest.fixture
def app(house: House, limits: Limits, tmp_path: Path) -> Starlette:
    """The application over the house, without a page."""
    made = application(house.store, house.workers, SECRET, limits, tmp_path / "page")
    house.lobby = made.state.lobby
    return made
