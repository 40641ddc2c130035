"""A person's hands at the table: they see what glows, and touch nothing else. They know no title."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page

THINGS = ":is([data-piece], [data-place], [data-cell])[data-legal]:not([aria-hidden])"
GLOWING = f"{THINGS}, .dock .chip:not(:disabled)"
CONFIRM = ".dock .go:not(:disabled)"
TICKED = ".ticks, .duel .falls [data-legal]"
TAB = "nav.tabs button:not([aria-current]):not(:disabled)"
RESULT = "dialog[open]:has(#verdict)"
TOUCHES = 60
"""So many touches decide anything."""

# Where a thing that this selects can be touched: in sight, and not under anything else. They are tried in a circle.
_POINT = """([selector, at]) => {
    const seen = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    const first = Math.floor(at * seen.length);
    for (const thing of [...seen.slice(first), ...seen.slice(0, first)]) {
        thing.scrollIntoView({ block: "nearest", inline: "nearest" });
        const { left, top, width, height } = thing.getBoundingClientRect();
        for (const v of [0.5, 0.25, 0.75, 0.1, 0.9])
            for (const u of [0.5, 0.25, 0.75, 0.1, 0.9]) {
                const point = [left + u * width, top + v * height];
                if (thing.contains(document.elementFromPoint(...point))) return point;
            }
    }
    return null;
}"""

_ASKED = """() => document.querySelector("dialog[open] #verdict, .cover")
    || document.querySelector(".dock.mine") && document.querySelector("[data-legal], .dock .chip:not(:disabled)")"""

Wish = Callable[[Page, random.Random], str]
"""What a person would rather touch: a selector, "" for whatever glows."""


def whatever(page: Page, rng: random.Random) -> str:
    """No wish at all."""
    return ""


@dataclass
class Hands:
    """They hold a mouse, or `tap`. `wish` is asked before each touch."""

    page: Page
    rng: random.Random
    tap: bool = False
    wish: Wish = whatever

    def take_a_turn(self) -> None:
        """Touch what glows until something has been decided."""
        before = version(self.page)
        for _ in range(TOUCHES):
            if over(self.page) or version(self.page) != before:
                return
            self._touch_something()
            self.page.wait_for_timeout(15)
        raise AssertionError(f"{TOUCHES} touches decided nothing: {self.page.locator('.dock').inner_text()}")

    def play_to_the_end(self) -> int:
        """Turn after turn until the result is on show; how many decisions it took."""
        for decisions in range(1_000):
            settled(self.page)
            if over(self.page):
                return decisions
            self.take_a_turn()
        raise AssertionError("a thousand decisions, and no end")

    def touch(self, selector: str) -> bool:
        """Touch one of the things that this selects; whether there is any."""
        point = self.page.evaluate(_POINT, [selector, self.rng.random()])
        if point is None:
            return False
        (self.page.touchscreen.tap if self.tap else self.page.mouse.click)(*point)
        return True

    def _touch_something(self) -> None:
        more = self.page.locator(TICKED).count() and self.rng.random() < 0.5
        if not more and self.touch(CONFIRM):
            return
        wish = self.wish(self.page, self.rng)
        # Of two boards of a small screen perhaps the other one glows.
        _ = (wish and self.touch(wish)) or self.touch(GLOWING) or self.touch(CONFIRM) or self.touch(TAB)


def settled(page: Page) -> None:
    """Wait until something is asked of us, or the game is over."""
    page.wait_for_function(_ASKED)


def over(page: Page) -> bool:
    """Whether the result is on show."""
    return page.locator(RESULT).is_visible()


def version(page: Page) -> str:
    """What the page shows of the position, to see that it has changed."""
    return str(page.locator(".dock").get_attribute("data-at"))


def start(page: Page) -> None:
    """From home to a running game against bots: one click, since a cover is chosen already."""
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/t/*")
    settled(page)


def take_a_turn(page: Page, rng: random.Random) -> None:
    """One decision, whatever it is."""
    Hands(page, rng).take_a_turn()
