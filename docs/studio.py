"""One player, photographed as if with many devices: in each size, theme and language."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from tests.browser.hands import Hands
from tests.web.serving import Server

FOLDER = Path(__file__).parent / "img"
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}, "device_scale_factor": 0.6},
    "phone": {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 1, "has_touch": True},
}
LANGUAGES = {"en": "en-GB", "ru": "ru-RU"}
EVERY_WAY = ["-".join(way) for way in product(SIZES, ("light", "dark"), LANGUAGES)]
"""Size, theme and language: `phone-dark-ru`."""
STILL = 600
"""Milliseconds until fonts and drawings are there."""

Pose = Callable[[Page], None]
"""What to do on the page before the picture."""


class Studio:
    """The player's own page is `player`; `hands` are theirs."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server
        self.player = browser.new_context(locale="en-GB", reduced_motion="reduce").new_page()
        self.player.goto(server.address)
        self.player.locator("main h2").first.wait_for()

    def hands(self, seed: int) -> Hands:
        """The hands of the player."""
        return Hands(self.player, random.Random(seed))

    def take(self, name: str, path: str, pose: Pose, ways: Iterable[str] = tuple(EVERY_WAY)) -> None:
        """A picture of a path in these ways."""
        for way in ways:
            with self._seen(way, path) as page:
                self._still(page, pose)
                page.screenshot(path=FOLDER / f"{name}-{way}.jpg", type="jpeg", quality=78)

    def large(self, name: str, path: str, pose: Pose, way: str = "desktop-light-en") -> None:
        """A picture for the README."""
        with self._seen(way, path, device_scale_factor=1) as page:
            self._still(page, pose)
            page.screenshot(path=FOLDER / f"{name}.png")

    @staticmethod
    def _still(page: Page, pose: Pose) -> None:
        page.mouse.move(2, 2)
        pose(page)
        page.wait_for_timeout(STILL)

    @contextmanager
    def _seen(self, way: str, path: str, **more: Any) -> Iterator[Page]:
        """The same person, with another device."""
        size, theme, language = way.split("-")
        context = self.browser.new_context(
            storage_state={"cookies": self.player.context.storage_state()["cookies"], "origins": []},
            locale=LANGUAGES[language],
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce",
            **(SIZES[size] | more),
        )
        context.add_init_script(f"localStorage.setItem('language', '{language}')")
        page = context.new_page()
        page.goto(self.server.address + path)
        page.locator("main").wait_for()
        page.wait_for_load_state("load")
        yield page
        context.close()
