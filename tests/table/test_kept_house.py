"""The host's hand, and the limits of the house, at tables that are only shown."""

from __future__ import annotations

import pytest

from carrack.core.chance import Chance
from carrack.table import audience
from carrack.table.counting import outcome_of, uncounted
from carrack.table.forks import Forks
from carrack.table.refused import Refused
from tests.changed_toy import RAISED
from tests.table.conftest import Change
from tests.table.house import House, code, glance, look, person, play_a_while
from tests.table.test_moderation import Host
from tests.table.test_outliving import kept, running
from tests.table.test_replay import play

pytestmark = pytest.mark.anyio


async def test_what_the_host_has_closed_stays_closed(house: House, change: Change) -> None:
    """Other rules do not open it again, and the reason is still told."""
    table = await running(house)
    await table.presence.close_table("cheating")
    change(RAISED)
    found = await kept(house, table)
    view = found.view("anna")
    assert view.kept is not None
    assert (view.closed, view.kept.at) == ("cheating", None)
    assert await code(Forks(house.lobby).go_on(person("anna"), table.row.id)) == "problem-cancelled"


async def test_what_is_only_shown_can_be_closed(house: House, change: Change) -> None:
    """Then nobody plays on from it; everybody who looks is told."""
    table = await running(house)
    change(RAISED)
    found = await kept(house, table)
    eye = await look(found, "anna", 0)
    host = Host(house)
    assert await host.order("close", why="cheating", match=table.row.id) == ""
    seen = await eye.until_version(found.version)
    assert (seen.table.status, seen.table.closed) == ("cancelled", "cheating")
    assert await code(Forks(house.lobby).go_on(person("anna"), table.row.id)) == "problem-cancelled"
    assert await host.order("close", match=table.row.id) == "cancelled"
    eye.close()
    house.restart()
    assert (await kept(house, table)).view("").closed == "cheating"


async def test_what_has_moved_on_cannot_be_closed_here(house: House, change: Change) -> None:
    """The other table can."""
    table = await running(house)
    change(RAISED)
    made = await Forks(house.lobby).go_on(person("anna"), table.row.id)
    assert await Host(house).order("close", match=table.row.id) == "cancelled"
    assert (await Forks(house.lobby).go_on(person("anna"), table.row.id)).id == made.id


async def test_a_house_that_takes_no_new_tables_lets_matches_go_on(house: House, change: Change) -> None:
    """A match that runs is no new one."""
    table = await running(house)
    change(RAISED)
    house.lobby.news.change(draining=True)
    made = await Forks(house.lobby).go_on(person("anna"), table.row.id)
    await play(await house.lobby.table(made.id), 3, Chance(4), "random")


async def test_no_more_may_watch_than_can_be_told(
    house: House, change: Change, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As at any table; and who only watches is no news to the others."""
    monkeypatch.setattr(audience, "MOST_WATCHERS", 2)
    table = await running(house)
    change(RAISED)
    found = await kept(house, table)
    first = await look(found, "x")
    await first.next()
    await look(found, "y")
    assert first.listener._queue.empty()
    with pytest.raises(Refused, match="2 people watch this table already"):
        await look(found, "z")
    await look(found, "anna", 0)
    first.close()
    await look(found, "z")


async def test_names_do_not_make_a_match_longer_for_ever(
    house: House, change: Change, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As at any table that is full."""
    table = await running(house)
    change(RAISED)
    found = await kept(house, table)
    monkeypatch.setattr("carrack.table.length.MOST_EVENTS", 1)
    before = found.version
    await house.lobby.rename(person("anna"), "Annabel")
    assert (found.version, found.seats[0].name) == (before, "Annabel")


async def test_who_gave_up_has_given_up_at_the_other_table(house: House, change: Change) -> None:
    """What was decided before the match moved on counts, so the place is a place."""
    table = await house.table("anna", "boris", "clara")
    await play_a_while(table)
    await table.presence.concede("clara", 2)
    assert not table.session.early
    change(RAISED)
    made = await Forks(house.lobby).go_on(person("anna"), table.row.id)
    on = await house.lobby.table(made.id)
    assert (on.session.conceded, on.session.early) == ([2], [])
    await on.presence.concede("boris", 1)
    assert (await glance(on)).table.status == "over"
    house.restart()
    stored = house.store.load(made.id)
    assert stored is not None
    outcome = outcome_of(stored.match.result)
    assert [uncounted(stored.match, stored.seats, outcome, seat) for seat in range(3)] == [None] * 3


async def test_one_looks_through_the_seat_that_was_asked(house: House, change: Change) -> None:
    """Whoever plays both seats at one device sees what they saw before."""
    table = await running(house)
    while table.first_seat("anna") != 1:
        await play(table, 1, Chance(4), "random")
    change(RAISED)
    assert (await kept(house, table)).first_seat("anna") == 1
