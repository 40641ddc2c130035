"""The pictures of the page in docs/img: home, and a table at its start, in mid-turn, asked why, and at its end.

`python docs/pictures.py` plays a game in a real browser and takes each of them in both sizes, themes and languages.
"""

from __future__ import annotations

import random
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.hands import over, settled, start, take_a_turn
from tests.tools.browser import installed
from tests.web.serving import Server

FOLDER = Path(__file__).parent / "img"
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}, "device_scale_factor": 0.6},
    "phone": {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 1, "has_touch": True},
}
THEMES = ("light", "dark")
LANGUAGES = {"en": "en-GB", "ru": "ru-RU"}
MID_GAME = 14
"""Decisions before the pictures of a game in progress."""
VERBS = 3
"""So many kinds of action there are at the beginning of a turn; within one there are fewer."""


class Studio:
    """One player, photographed in every size, theme and language."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.player = browser.new_context(locale="en-GB", reduced_motion="reduce").new_page()

    def take(self, name: str, path: str) -> None:
        """A picture of a path in every way."""
        for size, theme, language in product(SIZES, THEMES, LANGUAGES):
            with self.seen(size, theme, language, path) as page:
                _pose(page, name)
                page.mouse.move(2, 2)
                page.wait_for_timeout(600)
                page.screenshot(path=FOLDER / f"{name}-{size}-{theme}-{language}.jpg", type="jpeg", quality=78)

    def large(self, name: str, path: str, pose: str, size: str = "desktop", language: str = "en") -> None:
        """A picture for the README."""
        with self.seen(size, "light", language, path, device_scale_factor=1) as page:
            _pose(page, pose)
            page.wait_for_timeout(600)
            page.screenshot(path=FOLDER / f"{name}.png")

    @contextmanager
    def seen(self, size: str, theme: str, language: str, path: str, **more: Any) -> Iterator[Page]:
        """The same person, as if with another device."""
        context = self.browser.new_context(
            storage_state={"cookies": self.player.context.cookies()},  # type: ignore[typeddict-item]
            locale=LANGUAGES[language],
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce",
            **(SIZES[size] | more),
        )
        page = context.new_page()
        page.goto(self.address + path)
        page.locator("main").wait_for()
        page.wait_for_load_state("load")
        yield page
        context.close()


def _pose(page: Page, name: str) -> None:
    if name == "home":
        page.locator("a[href^='/t/']").first.wait_for()
        return
    settled(page)
    if name == "turn":
        page.locator("[data-piece][data-legal][data-face^=m], [data-piece][data-legal]").last.click()
        page.locator(".dock .go").wait_for()
    if name == "why":
        page.locator("[data-piece^=p]:not([data-legal])").first.click()
        page.get_by_role("tooltip").wait_for()


def _sensible(page: Page, rng: random.Random) -> str:
    """A goal whenever there is one; else mostly a card of one's own, now and then one more from the row."""
    goals = "[data-piece^=p][data-legal]"
    hand = "[data-zone^='hand'] [data-legal]"
    return goals if page.locator(goals).count() else hand if rng.random() < 0.75 else ""


def main() -> None:
    """Play, and take them all."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "data")
        browser = playwright.chromium.launch(executable_path=installed(), args=["--no-sandbox"])
        try:
            _session(Studio(browser, server.address))
        finally:
            browser.close()
            server.close()


def _session(studio: Studio) -> None:
    page, rng = studio.player, random.Random(11)
    page.goto(studio.address)
    start(page)
    path = page.url.removeprefix(studio.address)
    studio.take("start", path)
    played = 0
    while played < MID_GAME or page.locator(".dock .chip").count() < VERBS:
        take_a_turn(page, rng, rather=_sensible(page, rng))
        settled(page)
        played += 1
    for name in ("turn", "why"):
        studio.take(name, path)
    studio.large("table", path, "turn")
    studio.large("phone-ru", path, "turn", "phone", "ru")
    while not over(page):
        take_a_turn(page, rng, rather=_sensible(page, rng))
        settled(page)
    studio.take("end", path)
    studio.large("end", path, "end")
    page.goto(studio.address)
    start(page)
    studio.take("home", "/")


if __name__ == "__main__":
    main()
