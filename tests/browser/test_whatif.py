"""What if: trying things out in private, with several lines, and coming back to the match."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, SPICE_ROAD, Visit
from tests.browser.hands import settled, take_a_turn
from tests.browser.staging import lay_out
from tests.browser.test_access import faults
from tests.browser.test_replay import MAP, lying, played
from tests.web.serving import Server

LINE = "section.bar .line"


def decide(page: Page, seed: int) -> None:
    """One decision in the copy; others have answered when it is over."""
    settled(page)
    take_a_turn(page, random.Random(seed))
    settled(page)


def begin(page: Page, server: Server, title: str = SPICE_ROAD, actions: int = 20) -> str:
    """A match of mine against a bot that is under way, and its address."""
    return server.address + lay_out(server, played(title, actions), (page.context, "Anna"), "greedy")


def test_lines_are_tried_out_and_the_match_stands_where_it_stood(visit: Visit, server: Server) -> None:
    """Play on, go back, decide otherwise: two lines. Back at the table nothing has changed; the lines are kept."""
    page = visit("")
    table = begin(page, server)
    page.goto(table)
    settled(page)
    before, log = lying(page), page.locator(".log").inner_text()
    page.get_by_role("link", name="What if").click()
    page.wait_for_url(re.compile(r"/what-if#at=\d+&seat=0$"))
    settled(page)
    assert lying(page) == before
    expect(page.locator(LINE)).to_have_count(1)
    for seed in (1, 2):
        decide(page, seed)
    first = lying(page)
    assert first != before
    page.get_by_role("button", name="Before your last decision").click()
    page.keyboard.press("u")
    settled(page)
    assert lying(page) == before
    for seed in range(3, 30):  # until something else is decided
        decide(page, seed)
        if page.locator(LINE).count() == 2:
            break
        page.keyboard.press("r")
    second = lying(page)
    expect(page.locator(LINE).nth(1)).to_have_attribute("aria-pressed", "true")
    page.locator(LINE).first.click()
    settled(page)
    assert lying(page) == first
    page.locator(LINE).nth(1).click()
    settled(page)
    assert lying(page) == second

    page.get_by_role("link", name="To the table").click()
    page.wait_for_url(table)
    settled(page)
    assert (lying(page), page.locator(".log").inner_text()) == (before, log)
    page.get_by_role("link", name="What if").click()
    settled(page)
    expect(page.locator(LINE)).to_have_count(2)
    assert lying(page) == second
    page.get_by_role("button", name="Forget this line").click()
    expect(page.locator(LINE)).to_have_count(1)
    settled(page)
    assert lying(page) == first


def test_the_match_calls_back(visit: Visit, server: Server) -> None:
    """Whoever tries an earlier position out, from the replay, reads that the table has moved on."""
    page = visit("")
    table = begin(page, server)
    page.goto(f"{table}/replay#at=4&seat=0")
    page.get_by_role("link", name="What if").click()
    page.wait_for_url(re.compile("/what-if#at=4&seat=0$"))
    expect(page.locator("section.bar p")).to_contain_text("moves were made at the table")
    settled(page)
    expect(page.get_by_role("link", name="Your turn: to the table")).to_be_visible()


@pytest.mark.parametrize(("title", "scheme"), [(SPICE_ROAD, "dark"), (MAP, "light")])
def test_on_a_phone_by_touch_and_axe(visit: Visit, server: Server, title: str, scheme: str) -> None:
    """Nothing is wider than the phone, and no serious fault; in Russian."""
    page = visit("", viewport=PHONE, has_touch=True, is_mobile=True, locale="ru-RU", color_scheme=scheme)
    page.goto(begin(page, server, title, 30) + "/what-if")
    settled(page)
    decide(page, 1)
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    expect(page.locator("header .chip")).to_have_text("Что если")
    page.get_by_role("button", name="К предыдущему вашему решению").tap()
    expect(page.get_by_role("button", name="К вашему следующему решению")).to_be_enabled()
