"""Whose work it is when a bot thinks: the lane of a table's host, with the address they were last seen at.

Addresses are kept in memory alone, and only of those who came last.
"""

from __future__ import annotations

from carrack.table.queue import Lane

_MOST = 20_000


class Lanes:
    """Where guests came from."""

    def __init__(self) -> None:
        self._addresses: dict[str, str] = {}

    def note(self, guest: str, address: str) -> None:
        """Somebody has asked for something from there."""
        if self._addresses.get(guest) == address:
            return
        self._addresses.pop(guest, None)
        self._addresses[guest] = address
        if len(self._addresses) > _MOST:
            del self._addresses[next(iter(self._addresses))]

    def of(self, guest: str, *others: str) -> Lane:
        """The lane of a guest; if they were not seen since the start, of the first of the others who was.

        If nobody was, the guest has an address of their own: so nobody gets a lane for every table by going away.
        """
        seen = next((each for each in (guest, *others) if each in self._addresses), guest)
        return Lane(self._addresses.get(seen) or seen, seen)
