"""My page: what I have played, how often I won, my rating and the way to be without one."""

from __future__ import annotations

import secrets
import time

import msgspec
from playwright.sync_api import expect

from carrack.bots import make
from carrack.core.chance import Chance
from carrack.core.registry import find
from carrack.table.events import Seated
from carrack.table.match import Match
from carrack.table.store.rows import EventRow, MatchRow, SeatRow
from carrack.table.store.store import Store
from carrack.table.verdict import verdict_of
from tests.browser.conftest import PHONE, SPICE_ROAD, Visit
from tests.browser.hands import RESULT
from tests.browser.staging import guest_of, lay_out
from tests.browser.test_access import faults
from tests.web.serving import Server


def finished() -> Match:
    """A match that the first seat wins: it thinks, the other does not."""
    match, rng = Match.deal(find(SPICE_ROAD), 2, {}, 5), Chance(4)
    bots = make("greedy", rng), make("random", rng)
    while not match.state.over:
        [seat] = match.game.waiting(match.state)
        match.act(seat, match.game.verbs.readable(bots[seat].choose(match.state, seat)))
    return match


def lay_out_results(server: Server, guest: str, *places: tuple[int, ...]) -> None:
    """Matches of which only the end is known: the places of somebody and of bots."""
    store = Store(f"sqlite:///{server.folder / 'carrack.sqlite'}")
    for k, made in enumerate(places):
        now = time.time() - 60 + k
        row = MatchRow(
            id=secrets.token_hex(16),
            title=SPICE_ROAD,
            rules=1,
            fingerprint="",
            seats=len(made),
            options={},
            seed="",
            nonce="",
            created=now,
            updated=now,
        )
        seats = [SeatRow(match_id=row.id, seat=0, kind="human", guest=guest, name="Anna")]
        seats += [SeatRow(match_id=row.id, seat=seat, kind="bot", bot="greedy") for seat in range(1, len(made))]
        result = msgspec.json.encode({"places": made, "scores": [90 - place for place in made], "conceded": []})
        event = EventRow(match_id=row.id, version=1, kind="seats", body=msgspec.json.encode(Seated()), time=now)
        store.new_match(row, seats)
        store.append(event, status="over", waiting=(), result=result, verdict=verdict_of(row, seats, result))
    store.close()


def test_my_page(visit: Visit, server: Server) -> None:
    """From nothing played to a rating, and to none; by a computer and a telephone, in two languages."""
    page = visit("/")
    page.get_by_role("button", name="You: Guest").click()
    page.get_by_role("link", name="Your history").click()
    page.wait_for_url("**/me")
    expect(page.get_by_role("heading", name="You have not finished a game yet")).to_be_visible()
    assert faults(page) == []
    lay_out_results(server, guest_of(page.context), (3, 1, 2), *[(1, 2), (2, 1)] * 10)
    lay_out(server, finished(), (page.context, "Anna"), "greedy")
    page.get_by_role("link", name="Play a game").click()
    page.get_by_role("link", name="Your history").click()

    rows = page.locator("section:has(#past) li")
    expect(rows).to_have_count(20)
    expect(rows.first).to_contain_text("Won")
    expect(rows.nth(1)).to_contain_text("Second")
    page.get_by_role("button", name="Show earlier ones").click()
    expect(rows).to_have_count(22)
    expect(page.get_by_role("button", name="Show earlier ones")).to_have_count(0)

    shares = page.locator("section:has(#shares) li")
    expect(shares.first).to_have_text("2 players 52% 11 of 21", use_inner_text=True)
    expect(shares.nth(1)).to_contain_text("0 of 1")
    rating = page.locator("section:has(#ratings)")
    number = rating.locator(".num")
    expect(rating).to_contain_text("22 games")
    expect(rating).not_to_contain_text("provisional")
    expect(rating.get_by_role("img", name="From 1000 to")).to_be_visible()
    assert faults(page) == []

    rows.first.get_by_role("link").first.click()
    page.locator(RESULT).wait_for()
    page.go_back()
    rows.first.get_by_role("link", name="Replay of Spice Road").click()
    page.wait_for_url("**/replay*")
    page.go_back()

    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.get_by_role("button", name="RU").click()
    expect(page.get_by_role("heading", name="Ваши партии")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    assert faults(page) == []
    switch = page.get_by_role("switch", name="Вести рейтинг")
    switch.click()
    page.get_by_role("button", name="Оставить").click()
    expect(switch).to_be_checked()
    switch.click()
    assert faults(page) == []
    page.get_by_role("button", name="Удалить").click()
    expect(rating).to_contain_text("Рейтинг не ведётся")
    expect(number).to_have_count(0)
    page.reload()
    expect(switch).not_to_be_checked()
    expect(rows).to_have_count(20)
    switch.click()
    expect(rating).to_contain_text("Начнётся со следующей партии")
