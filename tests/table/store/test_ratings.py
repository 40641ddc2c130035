"""Ratings in the store: moved with the event that ends a match or not at all, deleted with their owner."""

from __future__ import annotations

from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import text

from carrack.insight.ratings import NEW, rated
from carrack.table.store.backup import backup
from carrack.table.store.database import connect, parse, writing
from carrack.table.store.errors import WriteConflict
from carrack.table.store.migrate import config
from carrack.table.store.ratings import Player, Verdict
from carrack.table.store.restore import restore
from carrack.table.store.rows import Profile
from carrack.table.store.store import Store
from tests.table.store.samples import SECONDS, a_match, a_seat, an_event, held

ANN_WINS = Verdict("smugglers", (Player(1, "ann"), Player(2, "bob")))


def a_table(store: Store, match_id: str = "m") -> None:
    """Ann and Bob sit down."""
    seats = [a_seat(0, match_id, "ann", "Аня"), a_seat(1, match_id, "bob", "Bob")]
    store.new_match(a_match(match_id), seats).result(SECONDS)


def end(store: Store, match_id: str = "m", version: int = 1, verdict: Verdict | None = ANN_WINS) -> None:
    """Store the end of a match."""
    event = an_event(version, match_id)
    store.append(event, status="over", waiting=[], result=b'{"places":[1,2]}', verdict=verdict).result(SECONDS)


def games(store: Store, guest: str) -> list[int]:
    """How many matches are in somebody's ratings."""
    return [row.games for row in store.ratings(guest)]


def test_the_end_of_a_match_moves_ratings(store: Store) -> None:
    """By what they were before it."""
    a_table(store)
    end(store)
    ann, bob = rated([NEW, NEW], [1, 2])
    assert store.ratings("ann")[0].rating == ann
    assert store.ratings("bob")[0].rating == bob
    change = store.rating_changes("ann", ["m"])["m"]
    assert (change.title, change.before, change.after) == ("smugglers", NEW, ann)


def test_an_event_that_is_not_stored_moves_nothing(store: Store) -> None:
    """Somebody has written there first."""
    a_table(store)
    with pytest.raises(WriteConflict):
        end(store, version=2)
    assert store.ratings("ann") == []
    assert store.rating_changes("ann", ["m"]) == {}


def test_matches_that_end_together_are_counted_one_after_another(store: Store) -> None:
    """In one transaction, each from where the one before has led to."""
    for name in ("a", "b", "c"):
        a_table(store, name)
    with held(store._writer):
        last = [
            store.append(an_event(1, name), status="over", waiting=[], result=None, verdict=ANN_WINS)
            for name in ("a", "b", "c")
        ]
    for future in last:
        future.result(SECONDS)
    assert games(store, "ann") == [3]
    changes = store.rating_curve("ann", "smugglers", 60)
    assert [change.before for change in changes] == [NEW, changes[0].after, changes[1].after]
    assert store.rating_curve("ann", "smugglers", 2) == changes[1:]


def test_a_match_counts_once(store: Store) -> None:
    """Even if its end could be stored twice."""
    a_table(store)
    end(store)
    end(store, version=2)
    assert games(store, "ann") == games(store, "bob") == [1]


def test_who_wants_no_rating_loses_it(store: Store) -> None:
    """Theirs alone, with its curve; from then on nothing is kept of them."""
    a_table(store)
    end(store)
    store.want_rating("ann", False).result(SECONDS)
    assert store.profile("ann").unrated
    assert store.ratings("ann") == []
    assert store.rating_changes("ann", ["m"]) == {}
    assert games(store, "bob") == [1]
    a_table(store, "n")
    end(store, "n")
    assert store.ratings("ann") == []
    assert games(store, "bob") == [2]
    store.want_rating("ann", True).result(SECONDS)
    a_table(store, "o")
    end(store, "o")
    assert games(store, "ann") == [1]


def test_a_wish_and_other_settings_do_not_undo_each_other(store: Store) -> None:
    """Whichever is stored last."""
    before = store.profile("ann")
    store.want_rating("ann", False).result(SECONDS)
    store.save_profile(Profile(guest="ann", settings=b'{"a":1}', phrase="p")).result(SECONDS)
    assert not before.unrated
    assert store.profile("ann") == Profile(guest="ann", settings=b'{"a":1}', phrase="p", unrated=True)
    store.want_rating("ann", True).result(SECONDS)
    assert store.profile("ann").settings == b'{"a":1}'


def test_whoever_is_forgotten_has_no_rating(store: Store) -> None:
    """Nor a curve of it; others keep theirs."""
    a_table(store)
    end(store)
    store.forget_guest("ann").result(SECONDS)
    assert store.ratings("ann") == []
    assert store.rating_changes("ann", ["m"]) == {}
    assert games(store, "bob") == [1]


def test_history_comes_by_pages_the_last_to_end_first(store: Store) -> None:
    """What happens to a match after its end does not move it; matches that go on are left out."""
    for name in ("a", "b", "c", "going"):
        a_table(store, name)
    for version, name in ((1, "b"), (1, "a"), (1, "c")):
        end(store, name, version)
    end(store, "c", 2, None)
    found = store.history("ann", limit=2)
    assert found is not None
    assert [match.id for match, _ in found] == ["a", "b"]  # they have ended at the same moment: by id
    assert [seat.name for seat in found[0][1]] == ["Аня", "Bob"]
    rest = store.history("ann", "b", 2)
    assert rest is not None
    assert [(match.id, match.ended, match.updated) for match, _ in rest] == [("c", 6.5, 7.5)]
    assert store.history("ann", "c") == []


def test_only_a_finished_match_of_ones_own_is_a_place_to_go_on_from(store: Store) -> None:
    """Others look like none."""
    a_table(store, "going")
    a_table(store, "over")
    end(store, "over")
    assert store.history("ann", "over") == []
    for before in ("going", "nothing", ""):
        assert store.history("ann", before) is None
    assert store.history("eve", "over") is None


def test_a_backup_brings_ratings_back(address: str, store: Store, tmp_path: Path) -> None:
    """With their curve, and the wish of who wants none."""
    a_table(store)
    end(store)
    store.want_rating("bob", False).result(SECONDS)
    before = (store.ratings("ann"), store.rating_curve("ann", "smugglers", 60), store.history("ann"))
    store.close()
    backup(address, tmp_path / "backup.db")
    restore(tmp_path / "backup.db", address, replace=True)
    again = Store(address)
    assert (again.ratings("ann"), again.rating_curve("ann", "smugglers", 60), again.history("ann")) == before
    assert again.profile("bob").unrated
    again.close()


def test_matches_of_an_older_store_have_an_end(address: str) -> None:
    """When they were last touched; those that go on have none."""
    engine = connect(parse(address))
    with writing(engine).begin() as connection:
        command.upgrade(config(connection), "0002")
        for name, status in (("m", "over"), ("n", "playing")):
            connection.execute(
                text(
                    "INSERT INTO matches (id, title, rules, fingerprint, seats, options, house, seed, nonce, status,"
                    " version, waiting, created, updated) VALUES (:id, 't', 1, '', 2, '{}', '{}', '', '', :status,"
                    " 1, '[]', 1.5, 2.5)"
                ),
                {"id": name, "status": status},
            )
    engine.dispose()
    store = Store(address)
    found = [store.load(name) for name in ("m", "n")]
    assert [stored and stored.match.ended for stored in found] == [2.5, None]
    store.close()
