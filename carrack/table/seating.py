"""Seats and who may use them: the rows of the store as views for a person, and links that move a seat."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Collection, Sequence
from typing import NamedTuple

import msgspec

from carrack.table import remote_ids
from carrack.table.sealing import Seals
from carrack.table.session import Session
from carrack.table.store.rows import SeatRow
from carrack.table.wire import SeatView

_SEAL = 32
"""Digits of the seal in a link."""
_MARK = 16
_TOKEN = re.compile(r"[0-9A-Za-z]*\.(0|[1-9][0-9]?)\.(0|[1-9][0-9]{0,8})(-[1-9][0-9]{0,8})?")


def seats_of(rows: Sequence[SeatRow], guest: str) -> list[int]:
    """The seats that somebody has."""
    return [row.seat for row in rows if row.guest is not None and row.guest == guest]


def other_people(rows: Sequence[SeatRow], guest: str | None, silent: Collection[int] = ()) -> list[int]:
    """The seats of people other than this one, without those that are `silent`: a bot speaks for them."""
    theirs = [row.seat for row in rows if row.kind == "human" and row.guest is not None and row.guest != guest]
    return [seat for seat in theirs if seat not in silent]


def seat_views(
    rows: Sequence[SeatRow],
    guest: str,
    here: Collection[int] = (),
    session: Session | None = None,
) -> tuple[SeatView, ...]:
    """The seats as a person sees them; the windows of others are nobody's business."""
    mine = seats_of(rows, guest)
    return tuple(
        SeatView(
            row.kind,
            row.name,
            remote_ids.shown(row.bot),
            row.seat in mine,
            row.seat in here,
            session.windows(row.seat) if session and row.seat in mine else {},
            session.stand_ins.get(row.seat, "") if session else "",
            session is not None and row.seat in session.conceded,
            session is not None and bool(session.salts.get(row.seat)),
            session.salts.get(row.seat, "") if session and (session.dealt or row.seat in mine) else "",
        )
        for row in rows
    )


def household_mark(seals: Seals, address: str) -> str:
    """A mark of an address: the same for the same one, and too short to find the address again."""
    if not address:
        return ""
    return seals.make("household", address)[:4]


def mark_of(match_id: str, guest: str) -> str:
    """A mark of somebody at one table: it tells whether they are the same, and says nothing of who they are."""
    return hashlib.sha256(f"{match_id}|{guest}".encode()).hexdigest()[:_MARK]


def vacated(row: SeatRow) -> SeatRow:
    """The seat after whoever had it stood up; links that were given out for it are worthless."""
    return SeatRow(match_id=row.match_id, seat=row.seat, kind="open", generation=row.generation + 1)


def table_token(seals: Seals, match_id: str) -> str:
    """The unguessable word that gives any free seat of a table to the person who brings it."""
    return f"{match_id}.{seals.make('table', match_id)[:_SEAL]}"


def read_table_token(seals: Seals, token: str) -> str | None:
    """The match of a table's token, or None if it is not one of ours."""
    match_id, _, seal = token.partition(".")
    return match_id if match_id and seals.fits("table", match_id, seal, _SEAL) else None


def seat_token(seals: Seals, row: SeatRow, logins: int = 0) -> str:
    """The unguessable word that gives a seat to the person who brings it; worthless once the seat has changed hands.

    `logins`: the generation of its owner's cookies. Who logs out everywhere ends the links to their seats, too.
    """
    said = f"{row.match_id}.{row.seat}.{row.generation}" + (f"-{logins}" if logins else "")
    return f"{said}.{seals.make('seat', said)[:_SEAL]}"


class SeatLink(NamedTuple):
    """What a token says."""

    match_id: str
    seat: int
    generation: int
    logins: int = 0


def read_token(seals: Seals, token: str) -> SeatLink | None:
    """What a token says, or None if it is not one of ours."""
    said, _, seal = token.rpartition(".")
    if not _TOKEN.fullmatch(said) or not seals.fits("seat", said, seal, _SEAL):
        return None
    match_id, seat, numbers = said.split(".")
    generation, _, logins = numbers.partition("-")
    return SeatLink(match_id, int(seat), int(generation), int(logins or 0))


def taken(row: SeatRow, guest: str, name: str, household: str = "") -> SeatRow:
    """The seat after somebody has sat down."""
    generation = row.generation + 1
    return msgspec.structs.replace(
        row, kind="human", guest=guest, name=name, bot="", generation=generation, household=household
    )
