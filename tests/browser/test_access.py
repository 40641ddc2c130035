"""axe-core finds no serious fault on any page, in either theme."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, SPICE_ROAD, Visit
from tests.browser.hands import settled
from tests.browser.staging import sit_down
from tests.web.serving import Server

AXE = Path(__file__).parents[2] / "client/node_modules/axe-core/axe.min.js"
SERIOUS = ("serious", "critical")


# What would be preloaded is for rules about sound and video, and for one about turned screens that is off anyway.
# A label is what people read out to find a thing. Bare numbers in a drawing are none; its name says what they count.
RUN = """async (rules) => {
    const found = await axe.run({ resultTypes: ["violations"], preload: false, ...(rules && { runOnly: rules }) });
    const labelled = ({ target }) => /\\p{L}/u.test(document.querySelector(target[0]).textContent);
    for (const each of found.violations)
        if (each.id === "label-content-name-mismatch") each.nodes = each.nodes.filter(labelled);
    return found.violations.filter((each) => each.nodes.length > 0);
}"""


def faults(page: Page) -> list[tuple[str, list[str]]]:
    """What axe finds, if it is serious: the rule and where. In the other theme it looks at what may differ: colours."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = _found(page, None)
    dark = page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    page.emulate_media(color_scheme="light" if dark else "dark")
    found += _found(page, ["color-contrast"])
    page.emulate_media(color_scheme="dark" if dark else "light")
    return found


def _found(page: Page, rules: list[str] | None) -> list[tuple[str, list[str]]]:
    found: list[dict[str, Any]] = page.evaluate(RUN, rules)
    return [
        (each["id"], [str(node["target"]) for node in each["nodes"]][:5]) for each in found if each["impact"] in SERIOUS
    ]


def test_pages(visit: Visit, server: Server) -> None:
    """The first page, closed and open, licences, links and tables that are not there."""
    page = visit("/")
    page.get_by_role("button", name="Play", exact=True).wait_for()
    assert faults(page) == []
    page.get_by_text("More options").click()
    assert faults(page) == []
    for path in ("/about", "/s#nonsense", "/t/nonsense", "/nowhere"):
        page.goto(server.address + path)
        page.locator("h1, h2").first.wait_for()
        assert (path, faults(page)) == (path, [])


def test_the_table(visit: Visit, server: Server) -> None:
    """At the start, with an option in question, asked why, with help open."""
    page = visit("")
    sit_down(server, page, SPICE_ROAD, seats=3)
    settled(page)
    assert faults(page) == []
    page.locator("[data-piece^=m][data-legal]").first.click()
    expect(page.get_by_role("button", name="Confirm")).to_be_visible()
    assert faults(page) == []
    page.keyboard.press("Escape")
    page.locator("[data-piece^=p]:not([data-legal])").first.click()
    page.get_by_role("tooltip").wait_for()
    assert faults(page) == []
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()
    assert faults(page) == []


def test_a_phone(visit: Visit, server: Server) -> None:
    """Every tab of the table."""
    page = visit("", viewport=PHONE, has_touch=True, is_mobile=True)
    sit_down(server, page, SPICE_ROAD, seats=3)
    settled(page)
    for tab in ("Table", "Players", "Log"):
        page.get_by_role("navigation").get_by_role("button", name=tab).tap()
        assert faults(page) == []
