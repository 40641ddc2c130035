"""What happened, told by the rules to whoever listens. Simulations attach no journal and pay nothing.

Every entry says which seats may read it in full; the others get only its hint. Log lines, animations, the
score sheet and previews are made of it. In every title `plus` and `minus` in the data of an entry are what its
seat got and gave: `{"plus": {"red": 2}}`. Of what is scored for several seats at once, `shares` are the points of
each seat, in their order.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

ALL: Final = -1
"""Readers: everybody, spectators included (all bits set)."""

Value = str | int | list[str | int] | dict[str, int]


class Entry(msgspec.Struct, frozen=True):
    """One thing that happened: `gained`, `paid`, `moved`, `scored`, … with what a log line needs."""

    what: str
    seat: int
    data: dict[str, Value] = {}


class Told(msgspec.Struct, frozen=True):
    """An entry with its readers, and the data that everybody else sees."""

    entry: Entry
    readers: int
    hint: dict[str, Value]

    def seen_by(self, viewer: int) -> Entry:
        """The entry as this seat may read it (-1: a spectator)."""
        full = self.readers == ALL or (viewer >= 0 and self.readers >> viewer & 1)
        return self.entry if full else Entry(self.entry.what, self.entry.seat, self.hint)


class Journal:
    """A list of entries that knows its readers."""

    def __init__(self) -> None:
        self.told: list[Told] = []

    def tell(
        self,
        what: str,
        seat: int,
        data: dict[str, Value] | None = None,
        readers: int = ALL,
        hint: dict[str, Value] | None = None,
    ) -> None:
        """Add an entry; `hint` is what those who are not among the readers see of its data."""
        self.told.append(Told(Entry(what, seat, data or {}), readers, hint or {}))

    def chose(self, seat: int, action: int, verb: str, readers: int) -> None:
        """A decision was taken: verb and action number; those who may not read it learn the verb alone."""
        self.tell("chose", seat, {"verb": verb, "action": int(action)}, int(readers), {"verb": verb})

    def seen_by(self, viewer: int) -> Iterator[Entry]:
        """The entries as this seat may read them (-1: a spectator)."""
        return (told.seen_by(viewer) for told in self.told)

    def __len__(self) -> int:
        return len(self.told)
