"""From the first click to the last point, as a newcomer would: only what glows is touched."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, SPICE_ROAD, Visit
from tests.browser.hands import RESULT, Hands, choose_title, over, settled, start, version


def test_a_whole_game_by_clicking_only_what_glows(visit: Visit) -> None:
    """Home, play, two bots, and at the end the result with the opened shuffle."""
    page = visit("/")
    start(page, SPICE_ROAD)
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


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    """Tab to the cover and the button on the home page; then arrows, Enter, and nothing else."""
    page = visit("/")
    page.get_by_role("button", name="Play", exact=True).wait_for()
    press_until(page, "Tab", "document.activeElement.name === 'title'")
    press_until(page, "ArrowRight", f"document.activeElement.value === '{SPICE_ROAD}'")
    press_until(page, "Tab", "document.activeElement.textContent.trim() === 'Play'")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    rng = random.Random(2)
    arrows = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
    for _ in range(600):
        settled(page)
        if over(page):
            break
        before = version(page)
        for _ in range(rng.randrange(1, 6)):
            page.keyboard.press(rng.choice(arrows))
        page.keyboard.press("Enter")
        for _ in range(60):
            if over(page) or version(page) != before:
                break
            page.keyboard.press(rng.choice(arrows) if rng.random() < 0.4 else "Enter")
            page.wait_for_timeout(15)
        else:
            raise AssertionError("sixty keys decided nothing")
    assert over(page)


def test_a_whole_game_on_a_phone_in_russian(visit: Visit) -> None:
    """By touch, with motion, and the page never scrolls sideways."""
    page = visit("/", viewport=PHONE, locale="ru-RU", has_touch=True, is_mobile=True, color_scheme="dark")
    choose_title(page, SPICE_ROAD)
    page.get_by_role("button", name="Играть", exact=True).tap()
    page.wait_for_url("**/t/*")
    settled(page)
    assert Hands(page, random.Random(3), tap=True).play_to_the_end() > 10
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
