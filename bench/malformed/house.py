"""The tables that are attacked, and the people around them."""

from __future__ import annotations

import random
import sqlite3
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from carrack.core.contract import Game
from carrack.core.registry import find
from tests.table.reader import Seen
from tests.web.person import FRIEND, ME, Person
from tests.web.serving import Server

TITLE = "spice_road"
_MOVES = 12


@dataclass
class House:
    """A table in the middle of a match of three people, one that waits for a friend, and somebody who only looks on."""

    port: int
    people: list[Person]
    stranger: Person
    table: str
    waiting: str
    seen: Seen
    asked: int
    token: str
    used_token: str
    old: list[tuple[int, dict[str, Any]]] = field(default_factory=list)

    @property
    def game(self) -> Game:
        """What is played."""
        return find(TITLE)

    @property
    def actor(self) -> Person:
        """Whose turn it is."""
        return self.people[self.asked]

    @property
    def at(self) -> str:
        """Where the match is."""
        return f"/api/tables/{self.table}"

    def close(self) -> None:
        """Everybody hangs up."""
        for person in (*self.people, self.stranger):
            person.close()

    def legal(self) -> list[list[str | int]]:
        """What could be done now."""
        return [option["say"] for option in self.seen.scene["options"].values()]

    def act(self, rng: random.Random) -> dict[str, Any]:
        """A message that would be accepted, were it sent as it is."""
        return {"seat": self.asked, "v": self.seen.v, "actions": [rng.choice(self.legal())]}


def set_up(server: Server, rng: random.Random) -> House:
    """Three people sit down and play for a while."""
    anna, boris, clara, stranger = (Person(server.address, name) for name in ("Anna", "Boris", "Clara", "Dmitri"))
    people = [anna, boris, clara]
    table = anna.new_table(ME, FRIEND, FRIEND, title=TITLE).id
    links = [anna.link(table, seat) for seat in (1, 2)]
    for person, link in zip(people[1:], links, strict=True):
        person.sit(link)
    waiting = anna.new_table(ME, FRIEND, title=TITLE).id
    house = House(server.port, people, stranger, table, waiting, anna.look(table), -1, anna.link(waiting, 1), links[0])
    for _ in range(_MOVES):
        _turn(house)
        body = house.act(rng) | {"key": f"{rng.getrandbits(64):x}"}
        house.actor.ask(f"{house.at}/act", dict, **body)
        house.old.append((house.asked, body))
    _turn(house)
    return house


def _turn(house: House) -> None:
    house.asked = house.people[0].look(house.table).scene["waiting"][0]
    house.seen = house.actor.look(house.table, house.asked)


def cookie(person: Person) -> str:
    """What their browser sends: the id, a dot and the seal."""
    return str(person.http.cookies["carrack"])


def headers_of(person: Person) -> dict[str, str | bytes]:
    """What their page sends along."""
    return {"cookie": f"carrack={cookie(person)}", "x-carrack-token": person.csrf, "content-type": "application/json"}


def secrets_of(server: Server, house: House) -> dict[str, str]:
    """What must never be seen, and whose it is ("" if nobody's)."""
    connection = sqlite3.connect(f"file:{server.folder / 'carrack.sqlite'}?mode=ro", uri=True)
    drawn = [value for row in connection.execute("SELECT seed, nonce FROM matches") for value in row]
    connection.close()
    secret = Path(server.folder / "secret").read_text(encoding="ascii").strip()
    found = dict.fromkeys([*drawn, secret], "")
    for person in (*house.people, house.stranger):
        guest, _, seal = cookie(person).partition(".")
        found |= dict.fromkeys([guest, seal, person.csrf], cookie(person))
    return found


def encoded(body: object) -> bytes:
    """As JSON."""
    return msgspec.json.encode(body)
