"""What a store holds after a kill, compared with what people were told: on a copy of its files, nobody else touched."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Collection, Iterable
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Protocol

import msgspec

from bench.player import Accepted
from carrack.table.events import Acted, Event

Events = dict[tuple[str, int], bytes]
_acted = msgspec.json.Decoder(Event)


class Sat(Protocol):
    """Whoever has played a seat: what they were told was accepted, and the versions that they have heard of."""

    table: str
    accepted: list[Accepted]

    @property
    def heard(self) -> Collection[int]:
        """The versions."""


class Ledger:
    """All events ever stored, by match and version."""

    def __init__(self) -> None:
        self.events: Events = {}
        self.keys: dict[tuple[str, str], int] = {}

    def check(self, data: Path, players: Iterable[Sat]) -> list[str]:
        """Whatever is wrong with the store of a server that was killed."""
        with TemporaryDirectory() as folder:
            copy = Path(folder) / "data"
            shutil.copytree(data, copy)
            with closing(sqlite3.connect(copy / "carrack.sqlite")) as connection:
                return self.compare(connection, players)

    def compare(self, connection: sqlite3.Connection, players: Iterable[Sat]) -> list[str]:
        """The same of a store that is at rest, or of one moment of it."""
        with connection:
            connection.execute("BEGIN")
            wrong = _unsound(connection)
            found = _events(connection)
        wrong += [f"{at} is gone or another one: {self.events[at]!r}" for at in self._changed(found)]
        self.events = found
        wrong += self._note_keys()
        for player in players:
            wrong += self._missing(player)
        return wrong

    def _changed(self, found: Events) -> list[tuple[str, int]]:
        return [at for at, body in self.events.items() if found.get(at) != body]

    def _note_keys(self) -> list[str]:
        twice = []
        self.keys = {}
        for (match, version), body in self.events.items():
            event = _acted.decode(body)
            if isinstance(event, Acted) and event.key:
                if (match, event.key) in self.keys:
                    twice.append(f"{match}: the act {event.key} was stored twice")
                self.keys[match, event.key] = version
        return twice

    def _missing(self, player: Sat) -> list[str]:
        wrong = []
        for act in player.accepted:
            version = self.keys.get((player.table, act.key))
            stored = None if version is None else self.events[player.table, version]
            if stored is None or not _same(_acted.decode(stored), act):
                wrong.append(f"{player.table}: {act} was accepted, and {stored!r} is stored")
            elif act.version not in (None, version):
                wrong.append(f"{player.table}: {act} is stored as version {version}")
        told = [v for v in player.heard if (player.table, v) not in self.events]
        return wrong + [f"{player.table}: version {v} was told and is not stored" for v in told]


def _same(stored: Event, act: Accepted) -> bool:
    actions = [tuple(action) for action in act.actions]
    return isinstance(stored, Acted) and (stored.seat, stored.actions, stored.key) == (act.seat, actions, act.key)


def _unsound(connection: sqlite3.Connection) -> list[str]:
    found = [row[0] for row in connection.execute("PRAGMA integrity_check")]
    wrong = [] if found == ["ok"] else [f"integrity_check: {found}"]
    counted = connection.execute(
        "SELECT id, m.version, count(e.version), min(e.version), max(e.version) "
        "FROM matches m LEFT JOIN events e ON e.match_id = m.id GROUP BY id"
    )
    for match, version, count, first, last in counted:
        if version and (count, first, last) != (version, 1, version):
            wrong.append(f"{match} is at version {version} with {count} events from {first} to {last}")
    return wrong


def _events(connection: sqlite3.Connection) -> Events:
    rows = connection.execute("SELECT match_id, version, body FROM events")
    return {(match, version): body.encode() for match, version, body in rows}
