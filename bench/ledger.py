"""What a store holds after a kill, compared with what people were told: on a copy of its files, nobody else touched."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from bench.player import Player
from carrack.table.course import Acted, Event

Events = dict[tuple[str, int], bytes]
_acted = msgspec.json.Decoder(Event)


class Ledger:
    """All events ever stored, by match and version."""

    def __init__(self) -> None:
        self.events: Events = {}
        self.keys: dict[tuple[str, str], int] = {}

    def check(self, data: Path, players: Iterable[Player]) -> list[str]:
        """Whatever is wrong with the store of a server that was killed."""
        with TemporaryDirectory() as folder:
            copy = Path(folder) / "data"
            shutil.copytree(data, copy)
            with sqlite3.connect(copy / "carrack.sqlite") as connection:
                wrong = _unsound(connection)
                found = _events(connection)
            connection.close()
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

    def _missing(self, player: Player) -> list[str]:
        wrong = []
        for act in player.accepted:
            version = self.keys.get((player.table, act.key))
            stored = None if version is None else self.events[player.table, version]
            wanted = Acted(act.seat, [tuple(action) for action in act.actions], act.key)
            if stored is None or _acted.decode(stored) != wanted:
                wrong.append(f"{player.table}: {act} was accepted, and {stored!r} is stored")
            elif act.version not in (None, version):
                wrong.append(f"{player.table}: {act} is stored as version {version}")
        told = [v for v in player.heard if (player.table, v) not in self.events]
        return wrong + [f"{player.table}: version {v} was told and is not stored" for v in told]


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
