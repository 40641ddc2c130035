"""The result: scores, the game as a chart, what decided it, and a link that shows it to others."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, SPICE_ROAD, Visit
from tests.browser.hands import RESULT, until
from tests.browser.staging import lay_out
from tests.browser.test_access import faults
from tests.browser.test_replay import MAP, played, stands
from tests.web.serving import Server

_NO_CLIPBOARD = """async () => {
    window.clipboardOfBefore = navigator.clipboard;
    await navigator.clipboard.writeText("");
    Object.defineProperty(navigator, "clipboard", { value: undefined });
}"""
"""A page at an address that is not secure."""


def came_back(page: Page) -> None:
    """From the past to the result."""
    page.go_back()
    page.locator(f"{RESULT} .chart").wait_for()


def test_the_result_leads_on(visit: Visit, server: Server) -> None:
    """The chart and each turning point lead to positions; the link is copied, and a stranger sees the same by it."""
    page = visit("")
    page.goto(server.address + lay_out(server, played(SPICE_ROAD), (page.context, "Anna"), "greedy"))
    result = page.locator(RESULT)
    expect(result.locator(".chart .curve")).to_have_count(2)
    assert faults(page) == []
    points = result.get_by_role("region", name="Turning points").get_by_role("link")
    expect(result.locator(".chart .pin")).to_have_count(points.count())
    assert 3 <= points.count() <= 6

    to = re.search(r"#at=(\d+)$", str(points.last.get_attribute("href")))
    assert to
    points.last.click()
    stands(page, int(to[1]))
    came_back(page)
    result.locator(".chart .plot").click(position={"x": 200, "y": 200})
    page.wait_for_url("**/replay#at=*")
    came_back(page)

    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    result.get_by_role("button", name="Share").click()
    expect(result.get_by_role("button", name="Copied")).to_be_visible()
    link = str(page.evaluate("navigator.clipboard.readText()"))
    assert link == f"{page.url}/result"
    said = result.locator("#verdict").inner_text().replace("You win", "Anna wins")
    share = result.get_by_role("button", name=re.compile("Share|Copied"))
    shown = result.get_by_role("textbox", name="Link to this result")
    page.evaluate(_NO_CLIPBOARD)  # the old way copies it, too
    share.click()
    until(page, f"async () => (await clipboardOfBefore.readText()) === {json.dumps(link)}")
    expect(shown).to_have_count(0)
    page.evaluate("document.execCommand = () => false")
    share.click()
    expect(shown).to_have_value(link)
    assert page.evaluate("getSelection().toString() || document.activeElement.value") == link

    stranger = visit(link.removeprefix(server.address))
    expect(stranger.locator(f"{RESULT} #verdict")).to_have_text(said)
    expect(stranger.locator(f"{RESULT} .chart .curve")).to_have_count(2)
    expect(stranger.get_by_role("button", name="Play again")).to_have_count(0)


def test_on_a_phone_in_russian(visit: Visit, server: Server) -> None:
    """A map and five seats: nothing is wider than the phone, nothing is cut off, and the dark has no fault either."""
    settings = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "locale": "ru-RU", "color_scheme": "dark"}
    page = visit("", **settings)
    others = ["random"] * 4
    page.goto(server.address + lay_out(server, played(MAP, seats=5), (page.context, "Александра"), *others) + "/result")
    result = page.locator(RESULT)
    expect(result.locator(".chart .curve")).to_have_count(5)
    assert faults(page) == []
    assert not re.search(r"[A-Za-z]{4,} (the|lead|points|round)\b", result.inner_text())
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert result.evaluate("(dialog) => dialog.scrollWidth <= dialog.clientWidth")
    points = result.get_by_role("region", name="Переломные моменты").get_by_role("link")
    points.first.tap()
    page.wait_for_url("**/replay#at=*")
