"""Reviews in the store: wanted, made, made anew, and gone with their match."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import delete

from carrack.table.store.backup import backup
from carrack.table.store.database import writing
from carrack.table.store.restore import restore
from carrack.table.store.rows import ReviewRow
from carrack.table.store.schema import matches
from carrack.table.store.store import Store
from tests.table.store.samples import SECONDS, a_match

MADE = ReviewRow(match_id="m", version=2, bot="search@3000", body='{"слово":1}'.encode())


def ask(store: Store, *names: str) -> None:
    """Matches, and somebody who wants them reviewed."""
    for k, name in enumerate(names):
        store.new_match(a_match(name, "over"), [])
        store.ask_review(name, 9.0 - k).result(SECONDS)


def test_a_review_is_wanted_until_it_is_made(store: Store) -> None:
    """In the order in which they were asked for."""
    assert store.review("m") is None
    ask(store, "m", "n")
    assert store.reviews_wanted() == ["n", "m"]
    assert store.review("m") == ReviewRow(match_id="m", asked=9.0, wanted=True)
    store.keep_review(MADE).result(SECONDS)
    assert store.reviews_wanted() == ["n"]
    row = store.review("m")
    assert row is not None
    assert (row.wanted, row.version, row.bot, row.body) == (False, 2, "search@3000", MADE.body)


def test_what_was_made_stays_until_it_is_made_anew(store: Store) -> None:
    """Also if the new one cannot be made."""
    ask(store, "m")
    store.keep_review(MADE)
    store.ask_review("m", 20.0).result(SECONDS)
    again = store.review("m")
    assert again is not None
    assert (again.wanted, again.asked, again.body) == (True, 20.0, MADE.body)
    store.give_up_review("m").result(SECONDS)
    kept = store.review("m")
    assert kept is not None
    assert (kept.wanted, kept.body) == (False, MADE.body)


def test_what_cannot_be_made_is_forgotten(store: Store) -> None:
    """So that nobody tries it for ever."""
    ask(store, "m")
    store.give_up_review("m").result(SECONDS)
    assert store.review("m") is None
    assert store.reviews_wanted() == []


def test_a_review_goes_with_its_match(store: Store) -> None:
    """And one that is finished after that is kept nowhere."""
    ask(store, "m", "n")
    with writing(store._engine).begin() as connection:
        connection.execute(delete(matches).where(matches.c.id == "m"))
    store.keep_review(MADE).result(SECONDS)
    assert store.review("m") is None
    assert store.reviews_wanted() == ["n"]


def test_a_backup_brings_reviews_back(address: str, store: Store, tmp_path: Path) -> None:
    """Those that were made, and those that are wanted."""
    ask(store, "m", "n")
    store.keep_review(MADE).result(SECONDS)
    before = (store.review("m"), store.review("n"))
    store.close()
    backup(address, tmp_path / "backup.db")
    restore(tmp_path / "backup.db", address, replace=True)
    again = Store(address)
    assert (again.review("m"), again.review("n")) == before
    assert again.reviews_wanted() == ["n"]
    again.close()
