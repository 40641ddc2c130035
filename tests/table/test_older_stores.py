"""Stores of every age are opened, brought up to date, and played on: nothing in them is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from carrack.core.record import replay
from carrack.table.keeping import Keeping
from carrack.table.kept import KeptTable
from carrack.table.replay import Films
from carrack.table.store.migrate import newest
from carrack.table.store.rehearsal import rehearsed
from carrack.table.store.store import Store
from tests.changed_toy import SHUFFLED, put_in_place
from tests.table.house import TOY, House, glance, look
from tests.table.store.older import OVER, REVISIONS, RUNNING, write_store

pytestmark = pytest.mark.anyio
TITLES = ("spice_road", TOY)


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("revision", REVISIONS)
async def test_a_store_of_every_age_is_played_on(tmp_path: Path, revision: str, title: str) -> None:
    """Positions, logs, results, clocks, talk; a running match goes on, one that is over is replayed."""
    matches = write_store(tmp_path / "old.sqlite", revision, title)
    house = House(tmp_path / "old.sqlite")
    running, over = await house.lobby.table(RUNNING), await house.lobby.table(OVER)
    assert (running.state, over.state) == (matches[RUNNING].state, matches[OVER].state)
    assert [line.at for line in (await glance(running, "anna", 0)).log] == list(range(running.session.at))
    assert over.ended_by_the_rules

    seat = running.waiting()[0]
    eye = await look(running, ("anna", "boris")[seat], seat)
    await eye.act(tuple(running.game.verbs.readable(running.state.legal_for(seat)[0])))
    eye.close()
    house.restart()
    again = await house.lobby.table(RUNNING)
    assert (again.state, again.version) == (running.state, running.version)

    shown = await Films().replay(over, "anna", "0", 0, 5)
    assert shown.total == matches[OVER].at
    assert replay(await house.lobby.record(OVER)) == matches[OVER].state
    assert [one.id for one in await house.lobby.tables_of("anna")] == [RUNNING, OVER]
    await Keeping(house.store, house.workers).catch_up()
    assert house.store.keepsake(OVER) is not None
    house.close()


@pytest.mark.parametrize("revision", REVISIONS)
async def test_the_people_of_an_older_store(tmp_path: Path, revision: str) -> None:
    """What was kept of them then is there: who they are, what they said, and from 0003 on how they are rated."""
    write_store(tmp_path / "old.sqlite", revision, TOY)
    store = Store(f"sqlite:///{tmp_path}/old.sqlite")
    anna = store.guest("anna")
    assert anna is not None
    assert anna.name == "Anna"
    assert [row.text for row in store.chat(RUNNING)] == (["Hello!"] if revision >= "0002" else [])
    assert [row.games for row in store.ratings("anna")] == ([1] if revision >= "0003" else [])
    assert [bot.name for bot in store.bots_of("anna")] == (["Robot"] if revision >= "0004" else [])
    assert (store.review(OVER) is not None) == (revision >= "0005")
    assert [match.id for match, _ in store.history("anna") or []] == [OVER]
    store.close()


@pytest.mark.parametrize("revision", REVISIONS)
async def test_an_older_store_under_changed_components(
    tmp_path: Path, revision: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Old tables and other cards at once: what is over shows its log and result, what runs is offered as a fork."""
    matches = write_store(tmp_path / "old.sqlite", revision, TOY)
    put_in_place(monkeypatch, tmp_path / "toys", *SHUFFLED)
    house = House(tmp_path / "old.sqlite")
    over = await house.lobby.shown(OVER)
    assert isinstance(over, KeptTable)
    assert len((await glance(over, "anna", 0)).log) == matches[OVER].at
    assert over.scene(None).places == tuple(matches[OVER].state.ranking())
    house.close()


@pytest.mark.parametrize("revision", REVISIONS)
async def test_an_older_store_is_rehearsed_as_it_is(tmp_path: Path, revision: str) -> None:
    """The copy has the tables of today, the store itself stays as old as it was."""
    path = tmp_path / "old.sqlite"
    write_store(path, revision, TOY)
    before = path.read_bytes()
    with rehearsed(f"sqlite:///{path}") as store:
        assert set(store.match_ids()) == {RUNNING, OVER}
    assert path.read_bytes() == before


def test_every_age_is_tried() -> None:
    """From the first tables to those of today."""
    assert (REVISIONS[0], REVISIONS[-1]) == ("0001", newest())
