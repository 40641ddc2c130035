"""From the first click to the last point, as a newcomer would: only what glows is touched."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OURS, PHONE, SPICE_ROAD, Visit
from tests.browser.hands import RESULT, Hands, choose_title, over, settled, start, version
from tests.browser.staging import to_the_last_moves
from tests.budget import WHOLE
from tests.web.serving import Server

OPENING = 4
"""Decisions at a fresh table before …"""
LAST = 18
"""… the last actions of another one: a game is played whole in one test, and in all of them if CARRACK_WHOLE is 1."""
KEYS = 600
"""So many keys decide anything, even while a busy machine is slow to answer."""
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")


@pytest.mark.whole
def test_a_whole_game_by_clicking_only_what_glows(visit: Visit) -> None:
    """Home, play, a bot, every move of the game, and at the end the result with the opened shuffle."""
    page = visit("/")
    choose_title(page, SPICE_ROAD)
    page.get_by_role("button", name="Remove the last seat").click()
    start(page)
    assert Hands(page, random.Random(1)).play_to_the_end() > 10
    result = page.locator(RESULT)
    expect(result).to_contain_text("win")
    expect(result).to_contain_text("carrack verify")
    with page.expect_download() as download:
        result.get_by_role("link", name="record").click()
    assert download.value.suggested_filename == "spice_road.carrack.json"


def press_until(page: Page, key: str, there: str) -> None:
    """Press a key until it is so."""
    for _ in range(60):
        if page.evaluate(there):
            return
        page.keyboard.press(key)
    raise AssertionError(f"sixty times {key}, and not yet {there}")


def press_until_decided(page: Page, rng: random.Random) -> None:
    """Arrows and Enter, until something has been decided."""
    before = version(page)
    for _ in range(rng.randrange(1, 6)):
        page.keyboard.press(rng.choice(ARROWS))
    page.keyboard.press("Enter")
    for _ in range(KEYS):
        if over(page) or version(page) != before:
            return
        page.keyboard.press(rng.choice(ARROWS) if rng.random() < 0.4 else "Enter")
        page.wait_for_timeout(15)
    raise AssertionError(f"{KEYS} keys decided nothing")


@pytest.mark.whole
@pytest.mark.parametrize("title", OURS)
def test_a_game_by_keyboard_alone(visit: Visit, server: Server, title: str) -> None:
    """Tab to the cover and the button on the home page; then arrows, Enter, and nothing else, up to the result."""
    page = visit("/")
    page.get_by_role("button", name="Play", exact=True).wait_for()
    press_until(page, "Tab", "document.activeElement.name === 'title'")
    press_until(page, "ArrowRight", f"document.activeElement.value === '{title}'")
    press_until(page, "Tab", "document.activeElement.textContent.trim() === 'Play'")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    rng = random.Random(2)
    for _ in range(OPENING):
        settled(page)
        press_until_decided(page, rng)
    to_the_last_moves(server, page, title, seats=3, left=LAST)
    for _ in range(1200):
        settled(page)
        if over(page):
            break
        press_until_decided(page, rng)
    assert over(page)


@pytest.mark.whole
@pytest.mark.skipif(not WHOLE, reason="some decisions on a phone are taken in every title")
@pytest.mark.parametrize("title", OURS)
def test_a_game_on_a_phone_in_russian(visit: Visit, title: str) -> None:
    """By touch, with motion, and the page never scrolls sideways."""
    page = visit("/", viewport=PHONE, locale="ru-RU", has_touch=True, is_mobile=True, color_scheme="dark")
    choose_title(page, title)
    page.get_by_role("button", name="Играть", exact=True).tap()
    page.wait_for_url("**/t/*")
    assert Hands(page, random.Random(3), tap=True).play_to_the_end() > 10
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
