"""What goes into the store and comes out of it. Fields of type bytes are JSON that the store never looks into.

The one exception is the state of a snapshot, which is whatever the title made of it.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import RowMapping

from carrack.core.chance import XOSHIRO
from carrack.table.wire import ChannelKind, Room, SeatKind, Status


class Guest(msgspec.Struct, frozen=True):
    """Somebody with a cookie. `seen`: when they last came, to the day; None if that was never noted."""

    id: str
    name: str
    created: float
    seen: float | None = None


class ChannelRow(msgspec.Struct, frozen=True, kw_only=True):
    """A way to tell somebody that it is their turn: an address, and what else its kind needs.

    `page`: the address of the server as they know it; `failed`: notices, one after another, that did not arrive.
    """

    id: str
    guest: str
    kind: ChannelKind
    address: str
    details: dict[str, str] = {}
    page: str
    language: str
    created: float
    failed: int = 0


class Profile(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody likes: settings of their page, the sealed phrase that finds them again.

    `unrated`: they want no rating, and have none.
    """

    guest: str
    settings: bytes = b"{}"
    phrase: str | None = None
    unrated: bool = False


class BotRow(msgspec.Struct, frozen=True, kw_only=True):
    """A bot that somebody has registered; of its token there is a hash."""

    id: str
    guest: str
    name: str
    token: str
    created: float


class MatchRow(msgspec.Struct, frozen=True, kw_only=True):
    """A match but for its events. `waiting`: the people who may answer now; `house`: settings of the table.

    `listed`: anybody may join or watch it; `clock`: how much time everybody has; `ended`: when it was over.
    `opening`: a hash of what was dealt, "" in matches that began before it was kept, or whose cards are dealt when the
    last seat is taken. `chance`: the generator that the seed feeds.
    """

    id: str
    title: str
    rules: int
    fingerprint: str
    seats: int
    options: dict[str, str | int | bool]
    seed: str
    nonce: str
    created: float
    updated: float
    house: dict[str, Any] = {}
    host: str | None = None
    status: Status = "gathering"
    version: int = 0
    waiting: tuple[int, ...] = ()
    result: bytes | None = None
    listed: bool = False
    clock: bytes | None = None
    ended: float | None = None
    opening: str = ""
    chance: str = XOSHIRO


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits where. A new `generation` makes the links given out for the seat before it worthless.

    `seen`: how many actions had been taken when its owner last looked. `household`: a mark of the address from which it
    was taken, the same for the same address.
    """

    match_id: str
    seat: int
    kind: SeatKind
    guest: str | None = None
    name: str = ""
    bot: str = ""
    generation: int = 0
    seen: int = 0
    household: str = ""


class EventRow(msgspec.Struct, frozen=True, kw_only=True):
    """What happened as version `version` of its match; `told` is the journal with its readers, empty when loaded."""

    match_id: str
    version: int
    kind: str
    body: bytes
    time: float
    told: bytes = b"[]"


class ChatRow(msgspec.Struct, frozen=True, kw_only=True):
    """Something that somebody said at a table; who only watches has the seat -1. `hidden`: the host took it away.

    The store gives it its `id`.
    """

    match_id: str
    room: Room
    seat: int
    guest: str | None
    name: str
    text: str
    time: float
    id: int = 0
    hidden: bool = False


class ReviewRow(msgspec.Struct, frozen=True, kw_only=True):
    """The review of a match: asked for when, and if it was made, by which bot and in which version of the review.

    `wanted`: it is still to be made, or to be made anew.
    """

    match_id: str
    asked: float = 0.0
    wanted: bool = False
    version: int = 0
    bot: str = ""
    body: bytes | None = None


class KeepsakeRow(msgspec.Struct, frozen=True, kw_only=True):
    """What is shown of a match that is over when nobody can replay it any more, packed (keepsake.py); made when."""

    match_id: str
    version: int
    made: float
    body: bytes


class SnapshotRow(msgspec.Struct, frozen=True, kw_only=True):
    """The position after `at` actions, as it stood at a version."""

    match_id: str
    version: int
    at: int
    state: bytes


class Stored(msgspec.Struct, frozen=True):
    """All that is needed to open a table again."""

    match: MatchRow
    seats: list[SeatRow]
    snapshot: SnapshotRow | None
    events: list[EventRow]


def match_values(match: MatchRow) -> dict[str, Any]:
    """The columns of a match."""
    return msgspec.structs.asdict(match) | {
        "options": json_text(match.options),
        "house": json_text(match.house),
        "waiting": json_text(match.waiting),
        "result": text_or_none(match.result),
        "clock": text_or_none(match.clock),
    }


def match_of(row: RowMapping) -> MatchRow:
    """The match in these columns."""
    values = dict(row) | {
        "options": msgspec.json.decode(row["options"]),
        "house": msgspec.json.decode(row["house"]),
        "waiting": tuple(msgspec.json.decode(row["waiting"])),
        "result": bytes_or_none(row["result"]),
        "clock": bytes_or_none(row["clock"]),
    }
    return MatchRow(**values)


def event_values(event: EventRow) -> dict[str, Any]:
    """The columns of an event."""
    return {
        "match_id": event.match_id,
        "version": event.version,
        "kind": event.kind,
        "body": event.body.decode(),
        "told": event.told.decode(),
        "time": event.time,
    }


def json_text(value: object) -> str:
    """A value as the text of a column."""
    return msgspec.json.encode(value).decode()


def text_or_none(value: bytes | str | None) -> str | None:
    """JSON that is encoded already as the text of a column."""
    return value.decode() if isinstance(value, bytes) else value


def bytes_or_none(text: str | None) -> bytes | None:
    """The JSON in the text of a column."""
    return None if text is None else text.encode()
