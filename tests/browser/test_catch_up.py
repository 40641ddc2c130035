"""Who comes back is told what happened meanwhile: as a film at the table, or as sentences."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

from tests.browser.conftest import SPICE_ROAD, Visit
from tests.browser.hands import settled, take_a_turn, version
from tests.browser.staging import lay_out
from tests.browser.test_access import faults
from tests.browser.test_replay import played
from tests.table.house import TOY
from tests.web.serving import Server


def leave(page: Page, other: Page, server: Server) -> None:
    """To another page; the other one sees it."""
    page.goto(f"{server.address}/about")
    expect(other.locator(".panel", has_text="Anna")).to_contain_text("away")


def play_on(page: Page) -> int:
    """Decisions until it is the other's turn; how far the match has come."""
    settled(page)
    rng = random.Random(4)
    for _ in range(20):
        take_a_turn(page, rng)
        page.wait_for_timeout(150)
        if page.locator(".dock.mine").count() == 0:
            return int(version(page))
    raise AssertionError("twenty decisions, and still the same turn")


def test_a_film_of_what_happened_meanwhile(visit: Visit, server: Server) -> None:
    """Anna leaves, Boris plays, Anna watches what he did, holds it, and moves; without motion she reads it."""
    begun = played(SPICE_ROAD, 9)
    anna, boris = visit("", motion=True), visit("")
    sitters = [(boris.context, "Boris"), (anna.context, "Anna")]
    if begun.state.actor == 1:
        sitters.reverse()
    path = server.address + lay_out(server, begun, *sitters)

    anna.goto(path)
    expect(anna.locator(".dock")).to_contain_text("The game has begun")
    anna.get_by_role("button", name="Skip").click()
    expect(anna.get_by_role("button", name="Watch")).to_have_count(0)
    boris.goto(path)
    settled(boris)
    leave(anna, boris, server)
    after = play_on(boris)

    anna.goto(path)
    offer = anna.get_by_role("button", name="Watch")
    expect(anna.locator(".dock .row")).to_contain_text("since you were here")
    expect(anna.locator(".log .visit")).to_have_text("since your last visit")
    assert faults(anna) == []
    offer.click()
    anna.get_by_role("button", name="Pause").click()
    held = int(version(anna))
    assert begun.at <= held <= after
    expect(anna.locator(".dock h2")).to_contain_text("Boris")
    anna.get_by_role("button", name="Go on").click()
    settled(anna)
    assert int(version(anna)) == after
    expect(anna.get_by_role("button", name="Show again")).to_be_visible()
    play_on(anna)

    anna.emulate_media(reduced_motion="reduce")
    leave(anna, boris, server)
    play_on(boris)
    anna.goto(path)
    anna.get_by_role("button", name="Watch").click()
    told = anna.get_by_role("dialog", name="Since you were here")
    expect(told.locator("li").first).to_contain_text("Boris")
    assert faults(anna) == []
    told.get_by_role("button", name="To the table").click()
    settled(anna)


def test_at_one_device_nothing_is_shown_before_the_cover_is_lifted(visit: Visit, toys: Server) -> None:
    """Not even asked for; then it is told through the eyes of whoever has the device."""
    begun = played(TOY, 9)
    asked = int(begun.state.actor)
    page = visit("", toys.address, motion=True)
    wanted: list[str] = []
    page.on("request", lambda request: wanted.append(request.url) if "/replay?" in request.url else None)
    page.goto(toys.address + lay_out(toys, begun, (page.context, "Anna"), (page.context, "Boris")))
    lift = page.locator(".cover button").first
    expect(lift).to_contain_text(["Anna", "Boris"][asked])
    expect(page.locator(".dock")).to_have_count(0)
    lift.click()
    page.mouse.move(0, 0)  # nothing of what lies below is asked for
    page.get_by_role("button", name="Watch").click()
    page.get_by_role("button", name="Pause").wait_for()
    assert [url.partition("?")[2] for url in wanted] == [f"seat={asked}&from=0"]
    page.keyboard.press("Escape")
    settled(page)
    assert version(page) == str(begun.at)
