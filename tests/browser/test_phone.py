"""How the page behaves in a hand: going back, pulling, fields, broad fingers, and waiting for others."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, Route, expect

from carrack.core.registry import find
from carrack.table.match import Match
from tests.browser.conftest import OURS, PHONE, SPICE_ROAD, Visit
from tests.browser.hands import Hands, settled
from tests.browser.staging import lay_out, sit_down
from tests.browser.test_access import faults
from tests.web.serving import Server

CROWDED = "age_of_discovery"
"""Five seats, and many small pieces."""
MOST, STRONGEST, TURNS = 5, "level5", 2
LONGEST = 10_000
"""So many milliseconds nobody waits without a word."""
_SMALL = """() => {
    // A point beside something small that glows, and beside nothing else.
    for (const thing of document.querySelectorAll("[data-legal]:not([aria-hidden])")) {
        const { left, right, top, bottom, width, height } = thing.getBoundingClientRect();
        if (!thing.checkVisibility() || Math.min(width, height) > 36) continue;
        const [u, v] = [left + width / 2, top + height / 2];
        for (const [x, y] of [[left - 4, v], [right + 4, v], [u, top - 4], [u, bottom + 4]])
            if (!document.elementFromPoint(x, y)?.closest("[data-legal], [data-piece], button, a, .dock")) {
                thing.dataset.tried = "";
                return [x, y];
            }
    }
    return null;
}"""
_LISTEN = """() => {
    window.silences = [];
    let last = performance.now();
    const told = () => {
        const now = performance.now();
        if (!document.querySelector(".dock.mine")) window.silences.push(now - last);
        last = now;
    };
    const all = { subtree: true, childList: true, characterData: true };
    new MutationObserver(told).observe(document.querySelector(".dock"), all);
}"""


def on_a_phone(visit: Visit, path: str = "", **wishes: object) -> Page:
    """Somebody with a phone in their hand."""
    return visit(path, viewport=PHONE, has_touch=True, is_mobile=True, **wishes)


def test_back_closes_what_is_open(visit: Visit, server: Server) -> None:
    """A sheet, a menu, another tab: one after the other, and only then the table is left."""
    page = on_a_phone(visit, "/")
    page.get_by_role("button", name="Play", exact=True).wait_for()
    page.get_by_role("link", name="Licences and credits").click()
    page.wait_for_url("**/about")
    sit_down(server, page, SPICE_ROAD)
    table = page.url
    settled(page)
    page.get_by_role("navigation", name="Parts of the table").get_by_text("Players").click()
    page.locator(".panel:visible .who").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("nav.tabs .on")).to_have_text("Players")
    page.go_back()
    expect(page.locator("nav.tabs .on")).to_have_text("Table")
    page.get_by_role("button", name="Help").click()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.url == table
    page.get_by_role("button", name="Help").click()
    page.get_by_role("dialog").get_by_role("link", name="How to play").click()
    page.wait_for_url("**/how/*")
    page.go_back()
    settled(page)
    assert page.url == table
    page.go_back()
    page.wait_for_url("**/about")


def test_a_pull_does_not_load_the_page_anew(visit: Visit, server: Server) -> None:
    """At the table; elsewhere it may."""
    page = on_a_phone(visit)
    sit_down(server, page, SPICE_ROAD)
    settled(page)
    assert page.evaluate("getComputedStyle(document.documentElement).overscrollBehaviorY") == "none"
    page.goto(f"{server.address}/about")
    assert page.evaluate("getComputedStyle(document.documentElement).overscrollBehaviorY") == "auto"


def test_no_field_is_zoomed_into(visit: Visit, server: Server) -> None:
    """Letters of 16 pixels at least in all that is typed into."""
    page = on_a_phone(visit)
    page.goto(f"{server.address}/settings")
    page.get_by_role("region", name="Messenger or webhook").wait_for()
    assert small_fields(page) == []
    sit_down(server, page, SPICE_ROAD)
    settled(page)
    page.locator("nav.tabs button", has_text="Log").click()
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").wait_for()
    assert small_fields(page) == []


def small_fields(page: Page) -> list[str]:
    """The fields whose letters are too small."""
    told: list[str] = page.evaluate(
        """() => {
            const fields = [...document.querySelectorAll("input:not([type=radio], [type=checkbox]), select, textarea")];
            if (!fields.length) return ["there is none"];
            return fields.filter((one) => parseFloat(getComputedStyle(one).fontSize) < 16).map((one) => one.outerHTML);
        }"""
    )
    return told


@pytest.mark.parametrize("title", OURS)
def test_talk_is_at_the_same_place_everywhere(visit: Visit, server: Server, title: str) -> None:
    """Log and chat are one tab of the bar, which says that something was not read yet."""
    page = on_a_phone(visit)
    friend = visit("")
    match = Match.deal(find(title), 2, {}, 3)
    path = lay_out(server, match, (page.context, "Anna"), (friend.context, "Boris"))
    page.goto(server.address + path)
    tab = page.get_by_role("navigation", name="Parts of the table").get_by_role("button", name="Log")
    tab.wait_for()
    token = friend.request.get(f"{server.address}/api/me").json()["csrf"]
    said = friend.request.post(
        f"{server.address}/api{path.replace('/t/', '/tables/')}/chat",
        data={"text": "Hello!"},
        headers={"x-carrack-token": token, "origin": server.address},
    )
    assert said.ok
    expect(tab.locator(".num")).to_contain_text("1")
    tab.click()
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_role("log")).to_contain_text("Hello!")
    expect(tab.locator(".num")).to_have_count(0)


def test_a_finger_beside_a_small_piece_touches_it(visit: Visit, server: Server) -> None:
    """What is smaller than a finger can be touched a little beside it."""
    page = on_a_phone(visit)
    sit_down(server, page, CROWDED, 3)
    settled(page)
    point = page.evaluate(_SMALL)
    assert point, "nothing small glows"
    before = page.locator(".dock").inner_text()
    page.touchscreen.tap(*point)
    page.wait_for_function("(before) => document.querySelector('.dock').innerText !== before", arg=before)
    assert page.locator("[data-tried]").first.get_attribute("aria-pressed") == "true"


def test_the_frame_of_the_table_is_there_at_once(visit: Visit, server: Server) -> None:
    """Before its script and what lies on it have come there is a word."""
    page = visit("", service_workers="block")
    match = Match.deal(find(SPICE_ROAD), 2, {}, 3)
    path = lay_out(server, match, (page.context, "Anna"), "greedy")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/assets/Table-*.js", hold)
    page.goto(server.address + path, wait_until="commit")
    expect(page.get_by_role("status").filter(has_text="Laying the table")).to_be_visible()
    page.route("**/board?*", hold)
    held[0].continue_()
    page.wait_for_function("() => document.querySelector('.page')")
    expect(page.get_by_role("status").filter(has_text="Laying the table")).to_be_visible()
    assert faults(page) == []
    held[1].continue_()
    settled(page)


def test_nobody_waits_long_without_a_word(visit: Visit, server: Server) -> None:
    """Against four of the strongest: who is asked is shown at the seat, and in the dock something is always told."""
    page = visit("", motion=True)
    match = Match.deal(find(CROWDED), MOST, {}, 3)
    sitters = [STRONGEST] * MOST
    first = match.game.waiting(match.state)[0]
    path = lay_out(server, match, *sitters[:first], (page.context, "Anna"), *sitters[first + 1 :])
    page.goto(server.address + path)
    settled(page)
    page.evaluate(_LISTEN)
    hands = Hands(page, random.Random(3))
    for _ in range(TURNS):
        hands.take_a_turn()
        expect(page.locator(".panel.now header [data-thinking]").first).to_be_visible()
        settled(page)
    silences = page.evaluate("window.silences")
    assert len(silences) >= TURNS * (MOST - 1)
    assert max(silences) < LONGEST
