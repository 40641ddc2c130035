"""A bot of one's own on the page: registered, its token shown once, connected, and given a seat."""

from __future__ import annotations

import json

import httpx2 as httpx
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.test_access import faults
from tests.web.serving import SECONDS


def test_registered_connected_and_seated(visit: Visit) -> None:
    """It plays at the table under its name, and the table says when it is gone."""
    page = visit("/me", viewport=PHONE)
    mine = page.get_by_role("region", name="Your own bots")
    mine.get_by_label("Name of the bot").fill("Deep Hold")
    mine.get_by_role("button", name="Register").click()
    token = mine.locator("code").first.inner_text()
    expect(mine.get_by_role("listitem")).to_contain_text("not connected")
    assert faults(page) == []
    address = page.url.removesuffix("/me")
    headers = {"Authorization": f"Bearer {token}"}
    with httpx.stream("GET", f"{address}/api/bot/asked", headers=headers, timeout=SECONDS) as line:
        page.goto(f"{address}/")
        page.get_by_role("button", name="Seat 2").click()
        page.locator("label", has_text="Deep Hold").click()
        expect(page.get_by_role("button", name="Seat 2")).to_contain_text("Deep Hold")
        page.get_by_role("button", name="Play", exact=True).click()
        panel = page.locator("article.panel", has_text="Deep Hold")
        expect(panel).to_be_visible()
        asked = (json.loads(text[6:]) for text in line.iter_lines() if text.startswith("data: "))
        assert next(asked) == {"name": "Deep Hold"}
    expect(panel.locator("small")).to_have_attribute("title", "away, another bot plays")
