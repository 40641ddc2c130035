"""A shape is laid and turned by every input, and a way of several steps is one click: the toy has both."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from carrack.core.chance import Chance
from carrack.core.registry import find
from carrack.core.scene import scene
from carrack.lab.properties import random_answer
from carrack.table.match import Match
from tests.browser.conftest import PHONE, Visit
from tests.browser.hands import settled, version
from tests.browser.staging import lay_out
from tests.browser.test_access import faults
from tests.table.house import TOY
from tests.web.serving import Server

FRAME, REST = 1 / 60, 20
"""Seconds between two moves of a finger, and for how many of them it rests."""
TURNS = 4
"""Of a square lattice."""
CONFIRM = ".dock .go:not(:disabled)"


def asked(question: str, enough: Callable[[Match], bool] = lambda match: True) -> tuple[Match, int]:
    """A match in which a seat is asked this, and the seat."""
    for seed in range(200):
        match, rng = Match.deal(find(TOY), 2, {}, seed), Chance(seed)
        while not match.state.over and match.at < 80:
            if match.state.work().name == question and enough(match):
                return match, match.game.waiting(match.state)[0]
            by, action = random_answer(match.state, rng)
            match.act(by, match.game.verbs.readable(action))
    raise AssertionError(f"nobody is ever asked: {question}")


def sit(page: Page, toys: Server, match: Match, seat: int) -> None:
    """Somebody sits there, where it is their turn."""
    sitters: list[tuple[object, str] | str] = ["random"] * int(match.state.seats)
    sitters[seat] = (page.context, "Anna")
    page.goto(toys.address + lay_out(toys, match, *sitters))  # type: ignore[arg-type]
    settled(page)
    if page.locator(".dock .again").count():
        page.keyboard.press("Escape")


@pytest.fixture
def stowing(visit: Visit, toys: Server) -> Callable[..., tuple[Page, str]]:
    """A page on which a crate is to be laid, and the zone."""

    def come(**wishes: object) -> tuple[Page, str]:
        match, seat = asked("stowing")
        page = visit("", toys.address, **wishes)
        sit(page, toys, match, seat)
        return page, f"hold.{seat}"

    return come


def spots(page: Page, zone: str) -> Locator:
    """Where the shape fits as it is turned now."""
    return page.locator(f'[data-place^="{zone}:"][data-legal]')


def fits(page: Page, zone: str) -> list[str]:
    """The names of these spots."""
    return [str(spot.get_attribute("data-place")) for spot in spots(page, zone).all()]


def turned(page: Page, zone: str, before: list[str]) -> None:
    """Wait until the shape fits elsewhere than before."""
    page.wait_for_function(
        """([zone, before]) => {
            const fits = [...document.querySelectorAll(`[data-place^="${zone}:"][data-legal]`)];
            return fits.length > 0 && fits.map((one) => one.dataset.place).join() !== before.join();
        }""",
        arg=[zone, before],
    )


def is_sent(page: Page, before: str) -> None:
    """The decision has been made."""
    expect(page.locator(".dock")).not_to_have_attribute("data-at", before)


def test_a_shape_follows_the_pointer_and_turns_with_the_wheel(stowing: Callable[..., tuple[Page, str]]) -> None:
    """What it is worth is said at once, what it brings when it lies there; the second click is the decision."""
    page, zone = stowing()
    assert faults(page) == []
    spots(page, zone).nth(1).hover()
    expect(page.locator(".shape .ghost")).to_be_visible()
    expect(page.locator(".dock .what .count")).to_be_visible()
    straight = fits(page, zone)
    page.mouse.wheel(0, 100)
    turned(page, zone, straight)
    spot = spots(page, zone).last
    spot.hover()
    before = version(page)
    spot.click()
    expect(page.locator(".shape .ghost.laid")).to_be_visible()
    expect(page.locator(CONFIRM)).to_be_visible()
    expect(page.locator(".dock .forecast")).to_be_visible()
    spot.click()
    is_sent(page, before)


def test_a_shape_is_laid_by_keyboard_alone(stowing: Callable[..., tuple[Page, str]]) -> None:
    """R turns it, arrows go to where it fits, Enter lays it, and once more sends it."""
    page, zone = stowing()
    spots(page, zone).first.wait_for()
    before, straight = version(page), fits(page, zone)
    page.keyboard.press("r")
    turned(page, zone, straight)
    for _ in range(20):
        page.keyboard.press("ArrowDown")
        if page.evaluate("(zone) => document.activeElement.dataset?.place?.startsWith(zone)", zone):
            break
    expect(page.locator(".shape .ghost")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".shape .ghost.laid")).to_be_visible()
    expect(page.locator(CONFIRM)).to_be_visible()
    page.keyboard.press("Enter")
    is_sent(page, before)


def test_a_shape_is_turned_by_a_button(stowing: Callable[..., tuple[Page, str]]) -> None:
    """As often as one likes, until it lies as at first; then a click lays it so."""
    page, zone = stowing()
    spots(page, zone).first.wait_for()
    straight = fits(page, zone)
    button = page.locator(".dock").get_by_role("button", name="Turn")
    seen = [straight]
    while len(seen) == 1 or seen[-1] != straight:
        button.click()
        turned(page, zone, seen[-1])
        seen.append(fits(page, zone))
        assert len(seen) <= TURNS + 1
    spots(page, zone).first.click()
    expect(page.locator(".shape .ghost.laid")).to_be_visible()


def test_a_shape_is_laid_by_finger(stowing: Callable[..., tuple[Page, str]]) -> None:
    """Its tab opens by itself; the shape goes with the finger, turns with two of them, and is confirmed."""
    page, zone = stowing(viewport=PHONE, has_touch=True, is_mobile=True, locale="ru-RU")
    spots(page, zone).first.wait_for()
    straight = fits(page, zone)
    fingers = page.context.new_cdp_session(page)
    _twist(fingers, _middle(page.locator(f'[data-zone="{zone}"].field')))
    turned(page, zone, straight)
    _drag(fingers, _middle(spots(page, zone).first), _middle(spots(page, zone).last))
    expect(page.locator(".shape .ghost.laid")).to_be_visible()
    before = version(page)
    page.locator(CONFIRM).tap()
    is_sent(page, before)


def _middle(one: Locator) -> tuple[float, float]:
    box = one.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _touch(fingers: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    touches = [{"x": x, "y": y, "id": k} for k, (x, y) in enumerate(points)]
    fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


def _twist(fingers: CDPSession, middle: tuple[float, float]) -> None:
    """Two fingers turn by a quarter, clockwise."""
    x, y = middle
    around = ((60, 0), (55, 25), (42, 42), (25, 55), (0, 60))
    _touch(fingers, "touchStart", (x + 60, y), (x - 60, y))
    for dx, dy in around:
        _touch(fingers, "touchMove", (x + dx, y + dy), (x - dx, y - dy))
    _touch(fingers, "touchEnd")


def _drag(fingers: CDPSession, start: tuple[float, float], end: tuple[float, float]) -> None:
    """As slow as a finger, which rests at the end: a quick one is a fling, and the browser swallows the next tap."""
    _touch(fingers, "touchStart", start)
    for part in (0.3, 0.6, 1.0, *[1.0] * REST):
        time.sleep(FRAME)
        _touch(fingers, "touchMove", (start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1])))
    _touch(fingers, "touchEnd")


def test_a_place_several_steps_away_is_one_click_and_one_message(visit: Visit, toys: Server) -> None:
    """The way is drawn, its price is on the place, chips keep what costs so much; only one step is offered, too."""
    match, seat = asked("sailing", lambda one: len(_prices(one)) > 1)
    page = visit("", toys.address)
    sit(page, toys, match, seat)
    bands = page.locator(".dock .band")
    expect(bands).to_have_count(len(_prices(match)))
    bands.first.click()
    expect(page.locator('[data-place^="chart:"][data-legal]')).to_have_count(int(bands.first.locator("b").inner_text()))
    page.keyboard.press("Escape")
    way = max(match.state.work().ways(match.state, seat), key=lambda one: len(one.say))
    place = page.locator(f'[data-place="{way.to}"]')
    place.hover()
    expect(page.locator(".way .line")).to_be_visible()
    place.click()
    expect(page.locator(CONFIRM)).to_be_visible()
    before = version(page)
    page.locator(CONFIRM).click()
    is_sent(page, before)
    expect(page.locator(f'[data-piece="boat.{seat}"]').first).to_be_visible()


def _prices(match: Match) -> set[int]:
    """All prices that places have now; those from 3 on are one."""
    seat = match.game.waiting(match.state)[0]
    cheapest: dict[str, int] = {}
    for way in match.state.work().ways(match.state, seat):
        cheapest[way.to] = min(way.price, cheapest.get(way.to, way.price))
    if not cheapest:
        return set()
    for step in scene(match.game, match.state, seat).choices.values():
        if step.say[0] == "sail":
            cheapest.setdefault(step.on[-1], sum(n for _, n in step.cost))
    return {min(3, price) for price in cheapest.values()}


def test_a_field_is_zoomed_by_wheel_and_keys(visit: Visit, toys: Server) -> None:
    """With the control key, so that the page can still be scrolled; zero shows all of it again."""
    match, seat = asked("sailing")
    page = visit("", toys.address)
    sit(page, toys, match, seat)
    chart = page.locator('[data-zone="chart"].field')
    width = page.evaluate("(one) => one.clientWidth", chart.element_handle())
    chart.hover()
    page.keyboard.down("Control")
    page.mouse.wheel(0, -200)
    page.keyboard.up("Control")
    page.wait_for_function("([one, was]) => one.clientWidth > 1.3 * was", arg=[chart.element_handle(), width])
    page.locator('[data-place^="chart:"]').first.focus()
    page.keyboard.press("0")
    page.wait_for_function("([one, was]) => Math.abs(one.clientWidth - was) < 2", arg=[chart.element_handle(), width])
    page.keyboard.press("+")
    page.wait_for_function("([one, was]) => one.clientWidth > 1.2 * was", arg=[chart.element_handle(), width])
