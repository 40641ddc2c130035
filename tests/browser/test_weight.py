"""What a first visit costs."""

from __future__ import annotations

from playwright.sync_api import Browser, Request

from tests.web.serving import Server

MOST = 120 * 1024
"""Bytes of script and style over the wire."""


def test_the_first_page_is_light(browser: Browser, server: Server) -> None:
    """Script and style together, as they come over the wire; nothing is fetched from elsewhere."""
    page = browser.new_context().new_page()
    finished: list[Request] = []

    def note(request: Request) -> None:
        finished.append(request)

    page.on("requestfinished", note)
    page.goto(server.address)
    page.get_by_role("button", name="Play", exact=True).wait_for()
    page.wait_for_load_state("networkidle")
    weight = sum(r.sizes()["responseBodySize"] for r in finished if r.resource_type in ("script", "stylesheet"))
    assert 0 < weight <= MOST
    assert {r.url.startswith(server.address) for r in finished} == {True}
    page.context.close()
