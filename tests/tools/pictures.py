"""Pictures of the titles on every screen: `python -m tests.tools.pictures FOLDER [--title T] [--size S] …`.

Bots with a fixed seed play the first half of a match, then somebody sits down where it is their turn. Each picture is
called `title-size-language-theme.png`; `--chosen` touches the first thing that glows, `--tabs` shows each tab.
"""

from __future__ import annotations

import argparse
import itertools
import random
import tempfile
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from carrack.bots import QUICK
from carrack.core.registry import games
from carrack.table.match import Match
from tests.browser.hands import GLOWING, Hands, settled
from tests.browser.staging import Sitter, lay_out, make_known, played_by_bots
from tests.tools.browser import installed
from tests.web.serving import Server

LOCALES = {"en": "en-US", "ru": "ru-RU"}
THEMES = ("light", "dark")
TABS = "nav.tabs button"


class Size(NamedTuple):
    """A screen: its size in CSS pixels, how dense it is, whether it is touched, the size of text, how many play."""

    width: int
    height: int
    density: float = 1
    touch: bool = False
    text: int = 100
    seats: int = 4

    @property
    def context(self) -> dict[str, Any]:
        """What a browser has to be told of it."""
        return {
            "viewport": {"width": self.width, "height": self.height},
            "device_scale_factor": self.density,
            "has_touch": self.touch,
            "is_mobile": self.touch,
        }


SIZES = {
    "phone": Size(390, 844, 2, touch=True),
    "small": Size(360, 740, 2, touch=True),
    "landscape": Size(844, 390, 2, touch=True),
    "tablet": Size(1024, 768, touch=True),
    "laptop": Size(1280, 720, seats=5),
    "desktop": Size(1440, 900),
    "large": Size(1920, 1080),
    "ultrawide": Size(2560, 1080),
    "zoomed": Size(960, 600, 1.5),
    "text": Size(1440, 900, text=130),
    "phone-text": Size(390, 844, 2, touch=True, text=130),
}


def open_page(browser: Browser, size: Size, language: str = "en", theme: str = "light") -> Page:
    """A browser of that size, of somebody with those likings."""
    likings: dict[str, Any] = {"locale": LOCALES[language], "color_scheme": theme, "reduced_motion": "reduce"}
    page = browser.new_context(**size.context, **likings).new_page()
    with_text(page, size)
    return page


def with_text(page: Page, size: Size) -> None:
    """The browser's own setting for the size of text."""
    if size.text != 100:
        sizes = {"standard": round(16 * size.text / 100), "fixed": round(13 * size.text / 100)}
        page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": sizes})


def seats_of(title: str, wanted: int) -> int:
    """As many as wanted, if the title can have them."""
    return max(games()[title].fewest, min(games()[title].most, wanted))


def sit_down(server: Server, page: Page, match: Match) -> None:
    """Sit where it is one's turn, among bots that wait."""
    make_known(page.context, server.address)
    sitters: list[Sitter] = [QUICK] * int(match.state.seats)
    sitters[match.game.waiting(match.state)[0]] = (page.context, "Anna")
    page.goto(server.address + lay_out(server, match, *sitters))
    settled(page)
    page.evaluate("document.fonts.ready")


@cache
def length(title: str, seats: int) -> int:
    """How many actions the match of the bots has; it is always the same one."""
    return played_by_bots(title, seats).at


def shots(page: Page, name: str, *, chosen: bool, tabs: bool) -> Iterator[tuple[str, bytes]]:
    """The page as it is, and what else was wished for."""
    yield name, page.screenshot()
    if chosen:
        Hands(page, random.Random(1), tap=page.evaluate("navigator.maxTouchPoints > 0")).touch(GLOWING)
        page.wait_for_timeout(300)
        yield f"{name}-chosen", page.screenshot()
    for k in range(page.locator(TABS).count() if tabs else 0):
        page.locator(TABS).nth(k).click()
        page.wait_for_timeout(200)
        yield f"{name}-tab{k + 1}", page.screenshot()


def main(arguments: Sequence[str] | None = None) -> None:
    """Take the pictures that were asked for."""
    ours = [key for key, game in games().items() if game.package.startswith("carrack.")]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--title", nargs="+", default=ours)
    parser.add_argument("--size", nargs="+", default=list(SIZES), choices=SIZES)
    parser.add_argument("--language", nargs="+", default=list(LOCALES), choices=LOCALES)
    parser.add_argument("--theme", nargs="+", default=list(THEMES), choices=THEMES)
    parser.add_argument("--share", type=float, default=0.5, help="how much of the match was played")
    parser.add_argument("--actions", type=int, help="how many actions were played, in place of a share")
    parser.add_argument("--chosen", action="store_true")
    parser.add_argument("--tabs", action="store_true")
    wish = parser.parse_args(arguments)
    wish.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data) / "data")
        browser = playwright.chromium.launch(executable_path=installed(), args=["--no-sandbox"])
        for title, size, language, theme in itertools.product(wish.title, wish.size, wish.language, wish.theme):
            seats = seats_of(title, SIZES[size].seats)
            match = played_by_bots(title, seats, wish.actions or int(length(title, seats) * wish.share))
            page = open_page(browser, SIZES[size], language, theme)
            sit_down(server, page, match)
            name = f"{title}-{size}-{language}-{theme}"
            for called, picture in shots(page, name, chosen=wish.chosen, tabs=wish.tabs):
                (wish.folder / f"{called}.png").write_bytes(picture)
            page.context.close()
        browser.close()
        server.close()


if __name__ == "__main__":
    main()
