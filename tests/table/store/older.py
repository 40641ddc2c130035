"""Stores as earlier versions of Carrack have left them: their tables, and the rows that were written then."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
from alembic import command
from sqlalchemy import URL, Connection, MetaData, insert

from carrack.core.chance import Chance
from carrack.core.registry import find
from carrack.table.match import Match
from carrack.table.store.database import connect, writing
from carrack.table.store.migrate import ONE_AT_A_TIME, config, known
from carrack.table.wire import ClockRules

REVISIONS = known()[::-1]
"""The oldest first."""
RUNNING, OVER = "running", "over"
CLOCK = ClockRules("days", 3.0)
SEED = 7


def made(title: str, actions: int) -> Match:
    """A match of two after so many random actions, or one that is over."""
    match, rng = Match.deal(find(title), 2, {}, SEED), Chance(4)
    while not match.state.over and match.at < actions:
        seat = match.game.waiting(match.state)[0]
        legal = match.state.legal_for(seat)
        match.act(seat, match.game.verbs.readable(legal[int(rng.below(len(legal)))]))
    return match


def write_store(path: Path, revision: str, title: str) -> dict[str, Match]:
    """A store of that age with a match that runs and one that is over; what is in it."""
    engine = connect(URL.create("sqlite", database=str(path)))
    with ONE_AT_A_TIME, writing(engine).begin() as connection:
        command.upgrade(config(connection), revision)
    matches = {RUNNING: made(title, 14), OVER: made(title, 10_000)}
    with writing(engine).begin() as connection:
        old = _Old(connection)
        for name in ("anna", "boris"):
            old.add("guests", id=name, name=name.title(), created=1.0)
        for key, match in matches.items():
            _write_match(old, key, match)
        old.add("chat", match_id=RUNNING, room="players", seat=0, guest="anna", name="Anna", text="Hello!", time=5.0)
        old.add("profiles", guest="anna", settings='{"sound":true}')
        old.add("ratings", guest="anna", title=title, mu=25.0, sigma=8.0, games=1)
        old.add("bots", id="b", guest="anna", name="Robot", token="t", created=1.0)
        old.add("reviews", match_id=OVER, asked=6.0, wanted=False, version=1, bot="level3", body=None)
    engine.dispose()
    return matches


class _Old:
    """Rows for tables of any age: what there was no column or table for was not written."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._tables = MetaData()
        self._tables.reflect(connection)

    def add(self, table: str, **row: Any) -> None:
        """Insert a row."""
        if table in self._tables.tables:
            found = self._tables.tables[table]
            self._connection.execute(insert(found), {key: row[key] for key in row if key in found.columns})


def _write_match(old: _Old, key: str, match: Match) -> None:
    record, state, over = match.record, match.state, bool(match.state.over)
    seats = range(record.seats)
    result: dict[str, Any] = {"places": state.ranking(), "scores": [int(state.score(k)) for k in seats]}
    result |= {"tallies": [state.tally(k) for k in seats]}
    asked = [] if over else match.game.waiting(state)
    clock = {"rules": msgspec.to_builtins(CLOCK), "left": [9e4, 9e4], "since": 2.0, "asked": asked}
    old.add(
        "matches",
        id=key,
        title=record.title,
        rules=record.rules,
        fingerprint=record.fingerprint,
        seats=record.seats,
        options=json.dumps(record.options),
        house='{"closed_scores":false}',
        seed=record.seed,
        nonce="0" * 32,
        host="anna",
        status="over" if over else "playing",
        version=match.at + 3,
        waiting=json.dumps(asked),
        result=json.dumps(result) if over else None,
        created=2.0,
        updated=3.0,
        listed=False,
        clock=None if over else json.dumps(clock),
        ended=3.0 if over else None,
    )
    for seat, name in enumerate(("anna", "boris")):
        old.add("seats", match_id=key, seat=seat, kind="human", guest=name, name=name.title(), bot="", generation=1)
    _write_events(old, key, match)
    if not over:
        half = match.at // 2
        snapshot = match.before(half).to_bytes()
        old.add("snapshots", match_id=key, version=half + 3, at=half, state=snapshot)


def _write_events(old: _Old, key: str, match: Match) -> None:
    """Somebody sat down, the first move was taken back and taken again, and then the rest."""
    (first, *said), *_ = match.record.actions
    line = [0, first, int(match.before(0).round), msgspec.to_builtins(match.steps[0].told)]
    begin: list[tuple[str, dict[str, Any], list[Any]]] = [
        ("seats", {}, []),
        ("act", {"seat": first, "actions": [said], "key": "k"}, [line]),
        ("undo", {"seat": first, "to": 0}, []),
    ]
    rest = []
    for k, (seat, *action) in enumerate(match.record.actions):
        told = [k, seat, int(match.before(k).round), msgspec.to_builtins(match.steps[k].told)]
        rest.append(("act", {"seat": seat, "actions": [action]}, [told]))
    for version, (kind, body, lines) in enumerate([*begin, *rest], start=1):
        event = {"type": kind} | body
        old.add(
            "events",
            match_id=key,
            version=version,
            kind=kind,
            body=json.dumps(event),
            told=json.dumps(lines),
            time=2.0 + version,
        )
