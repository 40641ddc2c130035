"""The pictures of the page in docs/img: home, and for each title a table at several moments.

`python docs/pictures.py` makes all of them, `python docs/pictures.py spice_road` those of a title, in a real browser.
"""

from __future__ import annotations

import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from docs.pictures_age_of_discovery import age_of_discovery
from docs.pictures_eastern_wonders import eastern_wonders
from docs.studio import FOLDER, Studio
from tests.browser.hands import over, settled, start
from tests.tools.browser import installed
from tests.web.serving import Server

MID_GAME = 14
"""Decisions before the pictures of a game in progress."""
PATIENCE = 180_000
"""Milliseconds for a review."""
VERBS = 3
"""So many kinds of action there are at the beginning of a turn; within one there are fewer."""


def main(titles: list[str]) -> None:
    """Play, and take them all."""
    FOLDER.mkdir(exist_ok=True)
    sessions: dict[str, Callable[[Studio], None]] = {
        "spice_road": spice_road,
        "age_of_discovery": age_of_discovery,
        "eastern_wonders": eastern_wonders,
    }
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "data")
        browser = playwright.chromium.launch(executable_path=installed(), args=["--no-sandbox"])
        try:
            for title in titles or sessions:
                sessions[title](Studio(browser, server))
        finally:
            browser.close()
            server.close()


def spice_road(studio: Studio) -> None:
    """A game against two bots, and then the first page with games on it."""
    page, hands = studio.player, studio.hands(11)
    hands.wish = _sensible
    start(page, "spice_road")
    path = page.url.removeprefix(studio.server.address)
    studio.take("start", path, settled)
    played = 0
    while played < MID_GAME or page.locator(".dock .chip").count() < VERBS:
        hands.take_a_turn()
        settled(page)
        played += 1
    studio.take("turn", path, _in_mid_turn)
    studio.take("why", path, _asking_why)
    studio.large("phone-ru", path, _in_mid_turn, "phone-light-ru")
    while not over(page):
        hands.take_a_turn()
        settled(page)
    studio.take("end", path, settled)
    studio.large("review", path, _reviewed)
    page.goto(studio.server.address)
    start(page, "spice_road")
    studio.take("home", "/", _at_home)
    for _ in range(MID_GAME):
        _advised(page)
        page.get_by_role("button", name="Play it").click()
    studio.large("hint", page.url.removeprefix(studio.server.address), _advised, "desktop-dark-en")


def _in_mid_turn(page: Page) -> None:
    settled(page)
    page.locator("[data-piece^=m][data-legal]").first.click()  # a merchant of the market: it must be confirmed
    page.locator(".dock .go").wait_for()


def _asking_why(page: Page) -> None:
    settled(page)
    page.locator("[data-piece^=p]:not([data-legal])").first.click()
    page.get_by_role("tooltip").wait_for()


def _reviewed(page: Page) -> None:
    settled(page)
    page.get_by_role("button", name="Review this game").click()
    page.get_by_role("region", name="Costly decisions").wait_for(timeout=PATIENCE)
    page.get_by_role("region", name="Game review").evaluate("(it) => it.scrollIntoView({ block: 'end' })")


def _advised(page: Page) -> None:
    settled(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    told = page.get_by_role("button", name="Play it")
    told.or_(page.get_by_role("button", name="Show the hint")).wait_for()
    if not told.is_visible():  # it is asked once, for the rating
        page.get_by_role("button", name="Show the hint").click()
        told.wait_for()


def _at_home(page: Page) -> None:
    page.locator("a[href^='/t/']").first.wait_for()


def _sensible(page: Page, rng: random.Random) -> str:
    """A goal whenever there is one; else mostly a card of one's own, now and then one more from the row."""
    goals = "[data-piece^=p][data-legal]"
    hand = "[data-zone^='hand'] [data-legal]"
    return goals if page.locator(goals).count() else hand if rng.random() < 0.75 else ""


if __name__ == "__main__":
    main(sys.argv[1:])
