"""How strong the bots are is chosen in five steps; whoever does not know what to do asks for a hint."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, SPICE_ROAD, Visit
from tests.browser.hands import choose_title, settled
from tests.browser.test_access import faults

CARD = ".dock .card"


def test_levels_and_a_hint(visit: Visit) -> None:
    """By keyboard from one level to the next, kept for the next visit; a hint is shown with its price, and played."""
    page = visit("/", viewport=PHONE)
    choose_title(page, SPICE_ROAD)
    chip = page.get_by_role("button", name="Seat 2:")
    expect(chip).to_contain_text("sailor")
    chip.click()
    sheet = page.get_by_role("dialog", name="Seat 2")
    expect(sheet.get_by_role("radio", name="Bot, sailor")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(sheet).to_contain_text("boatswain")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(sheet).to_contain_text("still learning")
    assert faults(page) == []
    page.keyboard.press("Enter")
    expect(chip).to_contain_text("cabin boy")
    expect(page.get_by_role("button", name="Seat 3:")).to_contain_text("sailor")
    page.get_by_role("button", name="Remove the last seat").click()
    page.reload()
    expect(chip).to_contain_text("cabin boy")

    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/t/*")
    settled(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator(CARD)).to_contain_text("does not count for ratings")
    page.get_by_role("button", name="Show the hint").click()
    expect(page.locator(CARD)).to_contain_text(re.compile(r"Chance to win: \d+%\s±\s\d+%\."))
    expect(page.locator("[data-piece][aria-pressed=true], .chips [aria-pressed=true]").first).to_be_visible()
    expect(page.locator("[aria-live]", has_text="Expected final score")).to_have_count(1)
    assert faults(page) == []
    at = page.locator(".dock").get_attribute("data-at")
    page.get_by_role("button", name="Play it").click()
    expect(page.locator(".dock")).not_to_have_attribute("data-at", at or "")
    settled(page)
    page.get_by_role("button", name="Log", exact=True).click()
    line = page.locator("div.log").get_by_role("link", name="You take a hint: this game is not rated", exact=True)
    expect(line).to_be_visible()
    page.get_by_role("button", name="Table", exact=True).click()
    page.keyboard.press("h")  # nobody is asked a second time
    expect(page.get_by_role("button", name="Play it")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(CARD)).to_have_count(0)
