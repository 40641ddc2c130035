"""What would become of every match of a store with the rules and components that are here now."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from carrack.table.loading import read_match
from carrack.table.outliving import Fate, Judgement
from carrack.table.store.rows import MatchRow
from carrack.table.store.store import Store
from carrack.table.wire import Status

LOST: tuple[Fate, ...] = ("fork", "stored", "closed")
"""Here something ends that went on until now."""


class Rehearsed(msgspec.Struct, frozen=True):
    """One match: what becomes of it and why; a fork goes on from position `at` of `total`."""

    id: str
    title: str
    status: Status
    fate: Fate
    total: int
    at: int
    picture: bool
    why: str = ""


def rehearse(store: Store) -> Iterator[Rehearsed]:
    """Every match, in the order in which they began."""
    for match_id in store.match_ids():
        stored = store.load(match_id)
        if stored is not None:
            found = read_match(stored, store.told(match_id))
            picture = found.judgement.fate == "stored" and store.keepsake(match_id) is not None
            yield _told(found.row, found.judgement, picture)


def _told(row: MatchRow, judgement: Judgement, picture: bool) -> Rehearsed:
    at = len(judgement.record.actions)
    return Rehearsed(row.id, row.title, row.status, judgement.fate, judgement.total, at, picture, judgement.why)
