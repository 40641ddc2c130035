"""One link for a whole table: whoever brings it takes a free seat, the first one or the one they choose."""

from __future__ import annotations

from carrack.table import seating
from carrack.table.refused import Refused
from carrack.table.store.rows import SeatRow
from carrack.table.table import Table
from carrack.table.wire import Invitation

NO_SEAT = -1


def check_host(table: Table, guest: str) -> None:
    """Refuse to give the link to anybody but the host."""
    if not guest or table.row.host != guest:
        raise Refused("not-yours", "Only the host invites to a table.", 403)


def path_of(token: str) -> str:
    """The address of a table's link. The table stands in it, for previews; the secret does not leave the browser."""
    match_id, _, seal = token.partition(".")
    return f"/i/{match_id}#{seal}"


def offer(table: Table, guest: str) -> Invitation:
    """What the link offers to somebody: the seat that is theirs already, the first free one, or none."""
    mine = seating.seats_of(table.seats, guest)
    free = None if mine else _first_free(table)
    seat = mine[0] if mine else NO_SEAT if free is None else free.seat
    rules = table.clock.rules if table.clock else None
    return Invitation(table.view(guest), seat, free is not None, bool(mine), whole=True, clock=rules)


def seat_for(table: Table, guest: str, wished: int | None) -> SeatRow:
    """The seat that somebody gets; who sits here already keeps theirs."""
    mine = seating.seats_of(table.seats, guest)
    if mine:
        return table.seats[mine[0]]
    if table.status in ("over", "cancelled"):
        table.check_playing()
    if wished is not None:
        if not 0 <= wished < len(table.seats):
            raise Refused("no-seat", f"The table has {len(table.seats)} seats, counted from 0.", 404)
        if table.seats[wished].kind != "open":
            raise Refused("seat-taken", "Somebody has taken this seat already.", 409)
        return table.seats[wished]
    free = _first_free(table)
    if free is None:
        raise Refused("table-full", "No seat is free at this table any more.", 409)
    return free


def _first_free(table: Table) -> SeatRow | None:
    if table.status != "gathering":
        return None
    return next((row for row in table.seats if row.kind == "open"), None)
