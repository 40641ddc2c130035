"""What the store holds at the end of the day: every match replays, with and without its snapshots."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec

from carrack.table import conceding
from carrack.table.events import Acted, Event
from carrack.table.loading import load_match, record_of
from carrack.table.session import Session
from carrack.table.store.store import Store

_event = msgspec.json.Decoder(Event)


class Kept(NamedTuple):
    """One match: how many events and actions it has, whether it is over, and what is wrong with it."""

    events: int
    actions: int
    over: bool
    wrong: list[str]


def matches(data: Path, ids: list[str]) -> Iterator[Kept]:
    """The matches of a server that has stopped."""
    store = Store(f"sqlite:///{data / 'carrack.sqlite'}")
    try:
        for match_id in ids:
            yield _kept(store, match_id)
    finally:
        store.close()


def _kept(store: Store, match_id: str) -> Kept:
    stored = store.load(match_id)
    if stored is None:
        return Kept(0, 0, False, [f"{match_id} is not in the store"])
    opening = load_match(stored, store.told(match_id))
    events = [_event.decode(row.body) for row in stored.events]
    session = Session.folded(record_of(stored.match), events)
    automa = session.state.placed - session.state.seats
    over = session.state.over or conceding.is_decided(stored.seats, session.conceded, automa)
    wrong = []
    if session.state.to_bytes() != opening.session.state.to_bytes():
        wrong.append(f"{match_id}: replayed from its beginning it is another position than from its snapshot")
    if over != (stored.match.status == "over"):
        wrong.append(f"{match_id} is stored as {stored.match.status}, and replayed it is not")
    return Kept(len(events), sum(len(event.actions) for event in events if isinstance(event, Acted)), over, wrong)
