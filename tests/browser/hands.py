"""A person's hands at the table: they see what glows, and touch nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Locator, Page, Position

GLOWING = "[data-piece][data-legal]:not([aria-hidden]):visible, .dock .chip:not(:disabled):visible"
CONFIRM = ".dock .go:not(:disabled)"
RESULT = "dialog[open]:has(#verdict)"


Touch = Callable[..., None]
CORNER: Position = {"x": 8, "y": 14}
"""Cards in a fan cover each other: what is seen of each is its left edge."""


def settled(page: Page) -> None:
    """Wait until something is asked of us, or the game is over."""
    page.wait_for_function(
        """() => document.querySelector('dialog[open] #verdict, .cover') || document.querySelector('.dock.mine')
            && document.querySelector('[data-legal], .dock .chip:not(:disabled)')"""
    )


def over(page: Page) -> bool:
    """Whether the result is on show."""
    return page.locator(RESULT).is_visible()


def start(page: Page) -> None:
    """From home to a running game against two bots: one click, since the cover is chosen already."""
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/t/*")
    settled(page)


def version(page: Page) -> str:
    """What the page shows of the position, to see that it has changed."""
    return str(page.locator(".dock").get_attribute("data-at"))


def take_a_turn(page: Page, rng: random.Random, touch: Touch = Locator.click, rather: str = "") -> None:
    """Touch what glows until something has been decided; `rather` something that this selects."""
    before = version(page)
    for _ in range(40):
        if over(page) or version(page) != before:
            return
        if page.locator(CONFIRM).count():
            touch(page.locator(CONFIRM))
        else:
            liked = page.locator(rather or GLOWING)
            glowing = liked if liked.count() else page.locator(GLOWING)
            count = glowing.count()
            if count:
                touch(glowing.nth(rng.randrange(count)), position=CORNER)
        page.wait_for_timeout(20)
    raise AssertionError("forty touches decided nothing")


def play_to_the_end(page: Page, rng: random.Random, touch: Touch = Locator.click) -> int:
    """Turn after turn until the result is on show; how many decisions it took."""
    for decisions in range(1_000):
        settled(page)
        if over(page):
            return decisions
        take_a_turn(page, rng, touch)
    raise AssertionError("a thousand decisions, and no end")
