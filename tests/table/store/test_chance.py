"""What a match draws from is stored with it; matches of before have the first generator."""

from __future__ import annotations

import msgspec
from alembic import command
from sqlalchemy import text

from carrack.core.chance import SHA256, XOSHIRO
from carrack.core.registry import find
from carrack.table.loading import load_match
from carrack.table.store.database import connect, parse, writing
from carrack.table.store.migrate import config
from carrack.table.store.store import Store
from tests.table.store.samples import SECONDS, a_match, a_seat


def test_it_comes_back_as_it_was_stored(store: Store) -> None:
    """With the marks of the households."""
    seat = msgspec.structs.replace(a_seat(0, "m", "ann"), household="a1b2")
    store.new_match(msgspec.structs.replace(a_match(), id="m", chance=SHA256), [seat]).result(SECONDS)
    stored = store.load("m")
    assert stored is not None
    assert (stored.match.chance, stored.seats[0].household) == (SHA256, "a1b2")
    store.forget_guest("ann").result(SECONDS)
    stored = store.load("m")
    assert stored is not None
    assert stored.seats[0].household == ""


def test_matches_of_an_older_store_are_xoshiros(address: str) -> None:
    """And lead to the same cards as ever, whether they are played or still wait for somebody."""
    game = find("smugglers")
    engine = connect(parse(address))
    with writing(engine).begin() as connection:
        command.upgrade(config(connection), "0005")
        for status in ("playing", "gathering"):
            connection.execute(
                text(
                    "INSERT INTO matches (id, title, rules, fingerprint, seats, options, house, seed, nonce, status,"
                    " version, waiting, created, updated, listed) VALUES (:id, 'smugglers', :rules, :fingerprint, 2,"
                    " '{}', '{}', :seed, '', :id, 0, '[]', 1.5, 2.5, false)"
                ),
                {
                    "id": status,
                    "rules": game.rules_version,
                    "fingerprint": game.components.fingerprint,
                    "seed": f"{77:032x}",
                },
            )
            connection.execute(
                text(
                    "INSERT INTO seats (match_id, seat, kind, name, bot, generation) VALUES (:id, 0, 'open', '', '', 0)"
                ),
                {"id": status},
            )
    engine.dispose()
    store = Store(address)
    for status in ("playing", "gathering"):
        stored = store.load(status)
        assert stored is not None
        assert (stored.match.chance, stored.seats[0].household) == (XOSHIRO, "")
        assert load_match(stored, []).session.state == game.deal(2, None, 77)
    store.close()
