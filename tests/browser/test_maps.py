"""A map on the page: its room is kept before it is there, and what lies beyond its edge is one tap away."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visit
from tests.browser.hands import settled
from tests.browser.staging import sit_down
from tests.browser.test_shapes import asked, sit
from tests.tools.pictures import SIZES
from tests.web.serving import Server

WITH_A_BOARD = "eastern_wonders"
"""A title whose seats have boards of their own beside the map."""
NEARLY = 0.05
_WIDTH = "document.querySelector('.held .field')?.offsetWidth ?? 0"
_IN_SIGHT = """(id) => {
    const frame = document.querySelector(".pannable").getBoundingClientRect();
    const { left, right, top, bottom } = document.querySelector(`[data-place="${id}"]`).getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom;
}"""


def hidden(page: Page) -> list[str]:
    """The places that can be chosen and are out of sight."""
    places = [str(one.get_attribute("data-place")) for one in page.locator(".pannable [data-place][data-legal]").all()]
    return [place for place in places if not page.evaluate(_IN_SIGHT, place)]


def test_the_own_board_keeps_its_size_when_the_map_comes(visit: Visit, server: Server) -> None:
    """The drawing is read after the page is there; until then its room is empty."""
    page = visit("")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/art/sea.svg*", hold)
    sit_down(server, page, WITH_A_BOARD)
    page.wait_for_function(f"() => {_WIDTH} > 0")
    expect(page.locator(".main-area [data-zone].field")).to_have_count(0)
    before = page.evaluate(_WIDTH)
    for route in held:
        route.continue_()
    page.unroute("**/art/sea.svg*")
    settled(page)
    expect(page.locator(".main-area [data-zone].field")).to_be_visible()
    assert page.evaluate(_WIDTH) == pytest.approx(before, rel=NEARLY)


def test_what_lies_beyond_the_edge_is_one_tap_away(visit: Visit, toys: Server) -> None:
    """On a phone on its side the chart is larger than its slot: what goes is in sight, pills lead to the rest."""
    match, seat = asked("sailing")
    page = visit("", toys.address, **SIZES["landscape"].context)
    sit(page, toys, match, seat)
    page.locator(".edges button").first.wait_for()
    expect(page.locator(f'.pannable [data-piece="boat.{seat}"]').first).to_be_in_viewport()
    before = hidden(page)
    assert before
    page.locator(".edges button").first.tap()
    assert set(before) - set(hidden(page))
