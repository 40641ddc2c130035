"""A person's hands at the table: they see what glows, and touch nothing else. They know no title."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page

GLOWING = ":is([data-piece], [data-place], [data-cell])[data-legal]:not([aria-hidden]), .dock .chip:not(:disabled)"
CONFIRM = ".dock .go:not(:disabled)"
TICKED = ".ticks"
"""A set is being ticked: one may go on, or confirm."""
ELSEWHERE = "nav.tabs .due"
"""The tab of a small screen on which something is to be decided, while another one is open."""
TOLD = ".dock [data-film] .on"
"""Goes on with the story of what just happened."""
RESULT = "dialog[open]:has(#verdict)"
TRIES = 600
TOUCHES = 60
"""So many touches decide anything."""

_ASKED = """() => document.querySelector("dialog[open] #verdict, .cover")
    || document.querySelector(".dock.mine") && document.querySelector("[data-legal], .dock .chip:not(:disabled)")"""

# How it stands, and where something can be touched: in sight, and not under anything else. The first selector that
# finds such a thing decides, the things that it finds are tried in a circle.
_LOOK = """([selectors, at]) => {
    const point = (thing) => {
        thing.scrollIntoView({ block: "nearest", inline: "nearest" });
        const { left, top, width, height } = thing.getBoundingClientRect();
        for (const v of [0.5, 0.25, 0.75, 0.1, 0.9])
            for (const u of [0.5, 0.25, 0.75, 0.1, 0.9]) {
                const [x, y] = [left + u * width, top + v * height];
                if (thing.contains(document.elementFromPoint(x, y))) return [x, y];
            }
        return lain(thing);
    };
    // A piece that fills a place stands for it: whoever touches the one means the other.
    const lain = (place) => {
        const shape = place.dataset.place && place.querySelector("path");
        if (!shape) return null;
        const { left, top, width, height } = shape.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const piece = document.elementFromPoint(x, y)?.closest("[data-piece]:not([data-legal])");
        const over = piece?.getBoundingClientRect();
        return over && over.width < width * 2 && over.height < height * 2 ? [x, y] : null;
    };
    const found = (selector) => {
        const seen = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
        const first = Math.floor(at * seen.length);
        for (const thing of [...seen.slice(first), ...seen.slice(0, first)]) {
            const there = point(thing);
            if (there) return there;
        }
        return null;
    };
    const over = document.querySelector("dialog[open] #verdict") !== null;
    const version = document.querySelector(".dock")?.dataset.at ?? "";
    return { over, version, point: over ? null : selectors.reduce((there, one) => there ?? found(one), null) };
}"""

Wish = Callable[[Page, random.Random], str]
"""What a person would rather touch: a selector, "" for whatever glows."""


@dataclass
class Hands:
    """They hold a mouse, or `tap`. `wish` is asked before each touch."""

    page: Page
    rng: random.Random
    tap: bool = False
    wish: Wish | None = None

    def take_a_turn(self) -> None:
        """Touch what glows until something has been decided."""
        before = version(self.page)
        for _ in range(TOUCHES):
            seen = self._look(self._likings())
            if seen["over"] or seen["version"] != before:
                return
            if seen["point"]:
                self._touch(seen["point"])
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

    def point(self, selector: str) -> tuple[float, float]:
        """Where one of the things that this selects can be touched, as soon as it is there and lies still."""
        at, before = self.rng.random(), None
        for _ in range(TRIES):
            there = self._look([selector], at)["point"]
            if there and there == before:
                return there[0], there[1]
            before = there
            self.page.wait_for_timeout(50)
        raise AssertionError(f"nothing can be touched that is {selector}")

    def touch(self, selector: str) -> None:
        """Touch one of the things that this selects."""
        self._touch(self.point(selector))

    def _likings(self) -> Sequence[str]:
        """What to touch, the dearest first. Whoever ticks a set sometimes goes on before it is confirmed."""
        wish = self.wish(self.page, self.rng) if self.wish else ""
        liked = [wish, GLOWING] if wish else [GLOWING]
        more = self.rng.random() < 0.5
        return [f":root:not(:has({TICKED})) {CONFIRM}" if more else CONFIRM, ELSEWHERE, *liked, CONFIRM]

    def _look(self, selectors: Sequence[str], at: float | None = None) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(_LOOK, [selectors, self.rng.random() if at is None else at])
        return seen

    def _touch(self, point: tuple[float, float]) -> None:
        (self.page.touchscreen.tap if self.tap else self.page.mouse.click)(*point)


def settled(page: Page) -> None:
    """Wait until something is asked of us, or the game is over; what just happened is read, and one goes on."""
    page.wait_for_function(f"() => document.querySelector('{TOLD}')?.click() ?? ({_ASKED})()", polling=50)


def until(page: Page, promise: str) -> None:
    """Wait until a promise of the page comes true; `wait_for_function` takes the promise itself for the truth."""
    for _ in range(TRIES):
        if page.evaluate(promise):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"it never came true: {promise}")


def over(page: Page) -> bool:
    """Whether the result is on show."""
    return page.locator(RESULT).is_visible()


def version(page: Page) -> str:
    """What the page shows of the position, to see that it has changed."""
    return str(page.locator(".dock").get_attribute("data-at"))


def choose_title(page: Page, title: str) -> None:
    """Choose a cover on the first page."""
    page.locator(f'label:has(input[value="{title}"])').click()


def seat_bot(at: Page | Locator, button: str) -> None:
    """Press a button that seats a bot, anywhere or there; the usual level will do."""
    at.get_by_role("button", name=button).click()
    at.get_by_role("button", name="Seat the bot").click()


def start(page: Page, title: str = "") -> None:
    """From home to a running game against bots: the cover of a title, unless any will do, and Play."""
    if title:
        choose_title(page, title)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/t/*")
    settled(page)


def take_a_turn(page: Page, rng: random.Random) -> None:
    """One decision, whatever it is."""
    Hands(page, rng).take_a_turn()
