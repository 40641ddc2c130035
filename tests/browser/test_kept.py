"""Rules have changed: the page offers to play on elsewhere, and shows what is stored of a match that is over."""

from __future__ import annotations

import random
import re
import sqlite3
from contextlib import closing

from playwright.sync_api import expect

from carrack.table.keepsake import VERSION, packed
from carrack.table.match import Match
from carrack.table.store.rows import KeepsakeRow
from carrack.table.store.store import Store
from tests.browser.conftest import PHONE, SPICE_ROAD, Visit
from tests.browser.hands import RESULT, settled, take_a_turn, version
from tests.browser.staging import lay_out, played_by_bots
from tests.browser.test_access import faults
from tests.browser.test_replay import lying, played
from tests.web.serving import SECONDS, Server


def of_older_rules(server: Server, path: str) -> None:
    """A table is said to have been played by a version that is gone, with another deal."""
    with closing(sqlite3.connect(server.folder / "carrack.sqlite", timeout=SECONDS)) as database, database:
        changed = "UPDATE matches SET rules = 0, fingerprint = 'other' WHERE id = ?"
        assert database.execute(changed, (path.rpartition("/")[2],)).rowcount == 1


def keep(server: Server, path: str, match: Match) -> None:
    """Its keepsake, as the server would have made it."""
    store = Store(f"sqlite:///{server.folder}/carrack.sqlite")
    body = packed(match.record, {})
    store.keep(KeepsakeRow(match_id=path.rpartition("/")[2], version=VERSION, made=1.0, body=body)).result(SECONDS)
    store.close()


def ended_otherwise(server: Server, path: str) -> None:
    """The result that was stored is not what today's rules would count."""
    with closing(sqlite3.connect(server.folder / "carrack.sqlite", timeout=SECONDS)) as database, database:
        match_id = path.rpartition("/")[2]
        [result] = database.execute("SELECT result FROM matches WHERE id = ?", (match_id,)).fetchone()
        other = re.sub(r'"scores":\[(\d+)', lambda found: f'"scores":[{int(found[1]) + 1}', result)
        database.execute("UPDATE matches SET result = ? WHERE id = ?", (other, match_id))


def test_the_offer_to_play_on(visit: Visit, server: Server) -> None:
    """One sentence and one button; at the other table everything stands as it did, and the old one leads there."""
    match = played_by_bots(SPICE_ROAD, 2, 12)
    me = match.game.waiting(match.state)[0]
    anna = visit("")
    sitters = [(anna.context, "Anna"), "greedy"] if me == 0 else ["greedy", (anna.context, "Anna")]
    path = lay_out(server, match, *sitters)  # type: ignore[arg-type]
    of_older_rules(server, path)

    anna.goto(server.address + path)
    expect(anna.locator(".dock")).to_contain_text(
        "The rules were changed while this game ran. All that was played holds"
    )
    expect(anna.locator("[data-legal]")).to_have_count(0)
    expect(anna.get_by_role("link", name="Replay")).to_have_count(0)
    assert faults(anna) == []
    there = lying(anna)
    stranger = visit(path)
    expect(stranger.locator(".dock")).to_contain_text("Nobody can move here any more.")
    expect(stranger.get_by_role("button", name="Go on at another table")).to_have_count(0)

    anna.get_by_role("button", name="Go on at another table").click()
    anna.wait_for_url(lambda url: not url.endswith(path))
    settled(anna)
    assert (version(anna), lying(anna)) == ("12", there)
    expect(anna.get_by_role("link", name="Continued here from decision 12")).to_have_attribute("href", path)
    expect(stranger.get_by_role("link", name="To that table")).to_have_attribute(
        "href", anna.url[len(server.address) :]
    )
    take_a_turn(anna, random.Random(2))
    anna.wait_for_function("(at) => Number(document.querySelector('.dock.mine')?.dataset.at) >= at", arg=14)


def test_a_match_that_is_over_is_shown_as_it_ended(visit: Visit, server: Server) -> None:
    """On a phone, in Russian: result, chart and board, and why there is no replay."""
    match = played(SPICE_ROAD)
    anna = visit("", viewport=PHONE, locale="ru-RU")
    path = lay_out(server, match, (anna.context, "Anna"), "greedy")
    keep(server, path, match)
    ended_otherwise(server, path)
    of_older_rules(server, path)

    anna.goto(server.address + path)
    result = anna.locator(RESULT)
    expect(result).to_contain_text("Эту партию играли по другой версии правил, чем теперь на сервере.")
    expect(result.locator(".chart .curve")).to_have_count(2)
    expect(result.get_by_role("link", name="Повтор")).to_have_count(0)
    assert faults(anna) == []
    result.get_by_role("button", name="К полю").click()
    expect(anna.locator(".dock")).to_contain_text("Повтор, разбор и игра с любой позиции закрыты")
    assert len(lying(anna)) > 10
    anna.goto(f"{server.address}{path}/replay")
    expect(anna.locator("main")).to_contain_text("воспроизвести её больше нельзя")


def test_without_a_position_there_are_log_and_result(visit: Visit, server: Server) -> None:
    """As an older server has left it."""
    anna = visit("")
    path = lay_out(server, played(SPICE_ROAD), (anna.context, "Anna"), "greedy")
    ended_otherwise(server, path)
    of_older_rules(server, path)

    anna.goto(server.address + path)
    result = anna.locator(RESULT)
    expect(result).to_contain_text("Its log and its result are kept.")
    result.get_by_role("button", name="Log").click()
    expect(anna.get_by_role("region", name="Log").locator("li").first).to_be_visible()
    assert faults(anna) == []
    anna.get_by_role("button", name="Show the result").first.click()
    expect(result).to_be_visible()
