"""Undo, redo, restart the turn; and what cannot be taken back says so first."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import SPICE_ROAD, Visit
from tests.browser.hands import settled
from tests.browser.staging import sit_down
from tests.web.serving import Server


def at(page: Page, count: int) -> None:
    """So many actions have been taken."""
    expect(page.locator(".dock")).to_have_attribute("data-at", str(count))


def test_undo_redo_and_restart_within_a_turn(visit: Visit, server: Server) -> None:
    """An upgrade has two steps: each can be taken back, taken again, or all of them at once."""
    page = visit("")
    sit_down(server, page, SPICE_ROAD)
    settled(page)
    card = page.locator("[data-piece][data-legal][data-face=s2]")
    now = int(str(page.locator(".dock").get_attribute("data-at")))
    card.click()
    page.get_by_role("button", name="Confirm").click()  # as for every card that is played
    at(page, now + 1)
    page.locator("[data-piece$='/yellow'][data-legal]").first.click()
    at(page, now + 2)  # nothing is revealed and nobody else decides: the click was enough
    page.keyboard.press("u")
    at(page, now + 1)
    page.keyboard.press("y")
    at(page, now + 2)
    page.keyboard.press("r")
    at(page, now)
    expect(card).to_be_visible()


def test_what_reveals_something_is_confirmed_first(visit: Visit, server: Server) -> None:
    """The free merchant: a click shows what it would do and that it cannot be undone; Escape leaves it."""
    page = visit("")
    sit_down(server, page, SPICE_ROAD)
    settled(page)
    before = str(page.locator(".dock").get_attribute("data-at"))
    merchant = page.locator("[data-piece^=m][data-legal]").first
    merchant.click()
    expect(page.get_by_role("button", name="Confirm")).to_contain_text("cannot be undone")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Confirm")).to_have_count(0)
    expect(page.locator(".dock")).to_have_attribute("data-at", before)


def test_against_bots_one_can_go_back_over_their_moves(visit: Visit, server: Server) -> None:
    """They agree; the page asks first whether one means it."""
    page = visit("")
    sit_down(server, page, SPICE_ROAD)
    settled(page)
    before = int(str(page.locator(".dock").get_attribute("data-at")))
    page.get_by_role("button", name="Rest", exact=True).click()
    page.get_by_role("button", name="Confirm").click()
    page.wait_for_function(f"() => Number(document.querySelector('.dock')?.dataset.at) > {before + 1}")
    settled(page)
    page.locator(".dock").get_by_role("button", name="Undo").click()
    page.get_by_role("button", name="Yes, undo").click()
    at(page, before)


def test_a_dead_thing_tells_why(visit: Visit, server: Server) -> None:
    """A goal that cannot be paid: how much it needs, how much there is, and the rule."""
    page = visit("")
    sit_down(server, page, SPICE_ROAD)
    settled(page)
    page.locator("[data-piece^=p]:not([data-legal])").first.click()
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("and you have")
    rule = "A goal can be claimed only if the caravan holds every cube the goal card asks for."
    page.get_by_role("button", name="the rule").click()
    sheet = page.get_by_role("dialog", name="The rule")
    expect(sheet).to_contain_text(rule)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.keyboard.press("w")
    expect(sheet).to_contain_text(rule)
