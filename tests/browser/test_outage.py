"""The server goes away and comes back: the page notices, keeps the move, and goes on by itself."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import SPICE_ROAD, Visit
from tests.browser.hands import settled
from tests.browser.staging import sit_down
from tests.web.serving import Server


def test_a_move_made_while_the_server_is_away_is_not_lost(visit: Visit, tmp_path: Path) -> None:
    """The server was killed in the middle of it all; the move goes out as soon as it is back, once."""
    server = Server(tmp_path / "data")
    try:
        page = visit("", server.address)
        sit_down(server, page, SPICE_ROAD)
        settled(page)
        before = int(str(page.locator(".dock").get_attribute("data-at")))
        server.kill()
        page.get_by_role("button", name="Rest", exact=True).click()
        page.get_by_role("button", name="Confirm").click()
        expect(page.get_by_text("Your move is safe").first).to_be_visible()
        server.restart()
        page.wait_for_function(f"() => Number(document.querySelector('.dock')?.dataset.at) > {before}")
        settled(page)
        expect(page.get_by_text("Your move is safe")).to_have_count(0)
    finally:
        server.close()


def test_a_game_goes_on_after_the_browser_was_closed(visit: Visit, server: Server) -> None:
    """The home page lists it: the cookie knows whose it is."""
    page = visit("")
    sit_down(server, page, SPICE_ROAD)
    settled(page)
    at = page.locator(".dock").get_attribute("data-at")
    again = page.context.new_page()
    page.close()
    again.goto(page.url.split("/t/")[0])
    again.get_by_role("link", name="Your turn").first.click()
    expect(again.locator(".dock")).to_have_attribute("data-at", str(at))
