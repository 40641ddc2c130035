"""Matches that begin with actions played elsewhere: a fork of one that is over, or a record that somebody brings.

All of it is checked before anything is stored, and it becomes the first event of the new match.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from carrack.core.contract import State
from carrack.core.errors import BadRecord
from carrack.core.record import Record, read, replay
from carrack.core.registry import find
from carrack.table import retelling
from carrack.table.events import WHAT, Begun
from carrack.table.refused import Refused
from carrack.table.shuffle import promise_in
from carrack.table.store.rows import EventRow
from carrack.table.table import Table
from carrack.table.wire import Origin

MOST_ACTIONS = 2_000
"""Longer than any match that was played; what somebody brings is checked, stored and told as a whole."""
_LONGEST_TEXT = 200
SEEN = "carrack_seen"
"""The format number of an export that holds what its reader has seen (exports.py)."""


class ImportedMatch(msgspec.Struct, frozen=True):
    """A match up to where it goes on: its record, the position it leads to, where it comes from.

    Without a `nonce` nobody has promised anything about the seed. `drawn` and `salts`: what the seed was made of.
    """

    record: Record
    state: State
    nonce: str
    origin: Origin
    house: dict[str, Any] = {}
    drawn: str = ""
    salts: tuple[str, ...] = ()
    conceded: tuple[tuple[int, int], ...] = ()
    """Who gave up after how many actions, in a match that is finished."""
    own: tuple[tuple[int, int], ...] = ()
    early: tuple[int, ...] = ()

    @property
    def finished(self) -> bool:
        """Whether there is nothing left to play."""
        return bool(self.state.over) or bool(self.conceded)

    @property
    def names(self) -> list[str]:
        """Who sat where, as the notes tell it."""
        return _texts(self.record.notes.get("names"), self.record.seats)

    @property
    def bots(self) -> list[str]:
        """Which bot sat where; "" for people."""
        return _texts(self.record.notes.get("bots"), self.record.seats)

    def event(self, match_id: str, now: float) -> EventRow:
        """The first event of the new match: it tells what every action told."""
        dealt_anew = tuple(self.record.dealt_anew)
        begun = Begun(
            self.record.actions,
            conceded=self.conceded,
            dealt_anew=dealt_anew,
            salts=self.salts,
            own=self.own,
            early=self.early,
        )
        told = retelling.encoded(self.record)
        return EventRow(
            match_id=match_id, version=1, kind=WHAT[Begun], body=msgspec.json.encode(begun), time=now, told=told
        )


async def fork_of(table: Table, at: int) -> ImportedMatch:
    """A match that is over, up to a position that is not its end."""
    async with table.in_order():
        if table.status != "over":
            raise Refused("fork-running", "A game can be played on elsewhere when it is over, not before.", 409)
        played, row = msgspec.structs.replace(table.session.record, notes={}), table.row
        drawn, salts = table.session.drawn, table.session.added()
    if not 0 <= at <= len(played.actions):
        raise Refused("no-position", f"The match has {len(played.actions)} actions.", 404)
    record = played.cut(at)
    origin = Origin("fork", at, row.id)
    state = await asyncio.to_thread(_replayed, record)
    if state.over:
        raise Refused("fork-end", "Here the game is over: go back to a position from which it can be played on.", 409)
    house = {"closed_scores": table.closed_scores, "deal_anew": table.deals_anew}
    return ImportedMatch(record, state, row.nonce, origin, house, drawn, salts)


def read_import(text: str) -> ImportedMatch:
    """A record that somebody brings, checked in every respect; it may be finished."""
    _refuse_what_was_seen(text)
    try:
        record = read(text.encode())
        if len(record.actions) > (most := min(find(record.title).horizon, MOST_ACTIONS)):
            raise BadRecord(f"the record has {len(record.actions)} actions, more than the {most} of any match", "long")
        state = replay(record)
    except BadRecord as error:
        raise _refused(error) from None
    options: dict[str, Any] = state.game.options_of(state)
    promise = promise_in(record)
    right = promise.kept and promise.followed
    nonce, drawn, salts = (str(record.notes["nonce"]), promise.drawn, promise.salts) if right else ("", "", ())
    record = msgspec.structs.replace(record, options=options)
    origin = Origin("import", len(record.actions), promise=right)
    conceded = _conceded(record, bool(state.over))
    return ImportedMatch(record, state, nonce, origin, drawn=drawn, salts=salts, conceded=conceded)


def _replayed(record: Record) -> State:
    try:
        return replay(record)
    except BadRecord as error:
        raise Refused("cannot-open", f"This match cannot be played on: {error}.", 409) from None


def _refused(error: BadRecord) -> Refused:
    said = Refused(f"record-{error.fault}", f"{str(error)[:1].upper()}{str(error)[1:]}.", 422)
    about = {key: value or "none" for key, value in error.about.items()}
    said.say = (said.say[0], {"detail": str(error).partition(": ")[2] or str(error), **about})
    return said


def _refuse_what_was_seen(text: str) -> None:
    try:
        plain = msgspec.json.decode(text.encode())
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return  # the reader of records says what is wrong
    if isinstance(plain, dict) and SEEN in plain:
        detail = "This file holds what one reader had seen of a running match: what was hidden from them is not in it."
        raise Refused("record-seen", f"{detail} So nobody can play it on.", 422)


def _conceded(record: Record, over: bool) -> tuple[tuple[int, int], ...]:
    """Who gave up, as the notes tell it; none in a match that others would play on."""
    try:
        given = msgspec.convert(record.notes.get("conceded", []), list[tuple[int, int]])
    except msgspec.ValidationError:
        return ()
    seats = [seat for seat, _ in given]
    fits = len(set(seats)) == len(seats) and all(0 <= seat < record.seats for seat in seats)
    fits = fits and all(0 <= at <= len(record.actions) for _, at in given)
    ended = over or record.notes.get("ended") == "conceded"
    return tuple(given) if fits and ended else ()


def _texts(said: object, count: int) -> list[str]:
    """A list of `count` texts, whatever a stranger has written there."""
    given = said if isinstance(said, list) else []
    texts = [one[:_LONGEST_TEXT] if isinstance(one, str) else "" for one in given[:count]]
    return texts + [""] * (count - len(texts))
