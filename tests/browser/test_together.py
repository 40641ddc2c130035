"""Several people at one table: two browsers and a bot, and two people at one device."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import SPICE_ROAD, Visit
from tests.browser.hands import choose_title, settled, take_a_turn, version
from tests.browser.staging import sit_down
from tests.table.house import TOY
from tests.web.serving import Server


def choose(page: Page, seat: int, who: str) -> None:
    """Say on the home page who takes a seat."""
    page.get_by_role("button", name=f"Seat {seat}:").click()
    page.get_by_role("dialog", name=f"Seat {seat}").get_by_text(who, exact=True).click()


def my_turn(page: Page) -> bool:
    """Whether the dock asks me."""
    return page.locator(".dock.mine").count() > 0


def test_two_browsers_and_a_bot(visit: Visit) -> None:
    """A friend comes by the link; each sees the other's moves, the bot's too, and nobody can move for another."""
    anna = visit("/")
    choose_title(anna, SPICE_ROAD)
    choose(anna, 2, "Friend")
    anna.get_by_role("button", name="Open the table").click()
    anna.wait_for_url("**/t/*")
    link = anna.get_by_role("textbox", name="Invitation link").input_value()
    boris = visit(link.removeprefix(anna.url.split("/t/")[0]))
    boris.get_by_label("Your name").fill("Boris <b>")
    boris.get_by_role("button", name="Take this seat").click()
    boris.wait_for_url("**/t/*")
    for page in (anna, boris):
        expect(page.locator(".dock")).to_be_visible()
    expect(anna.get_by_text("Boris <b>").first).to_be_visible()
    rng = random.Random(4)
    for _ in range(1_000):
        for page, other in ((anna, boris), (boris, anna)):
            if my_turn(page):
                settled(page)
                assert other.locator("[data-legal]").count() == 0
                before = version(other)
                take_a_turn(page, rng)
                expect(other.locator(".dock")).not_to_have_attribute("data-at", before)
        if int(version(anna)) > 8:
            break
        anna.wait_for_timeout(20)
    assert int(version(anna)) > 8


def test_a_wish_to_go_back_is_answered_by_the_other(visit: Visit) -> None:
    """Beyond the free part the other human is asked; when they agree, both are back."""
    anna = visit("/")
    choose_title(anna, SPICE_ROAD)
    choose(anna, 2, "Friend")
    anna.get_by_role("button", name="Remove the last seat").click()
    anna.get_by_role("button", name="Open the table").click()
    anna.wait_for_url("**/t/*")
    link = anna.get_by_role("textbox", name="Invitation link").input_value()
    boris = visit(link.removeprefix(anna.url.split("/t/")[0]))
    boris.get_by_role("button", name="Take this seat").click()
    boris.wait_for_url("**/t/*")
    first, second = (anna, boris)
    expect(first.locator(".dock")).to_be_visible()
    if not my_turn(first):
        first, second = second, first
    for page in (first, second):
        settled(page)
        page.get_by_role("button", name="Rest", exact=True).click()
        page.get_by_role("button", name="Confirm").click()
        expect(page.locator(".dock")).not_to_have_class("mine")
    settled(first)
    expect(first.locator(".dock")).to_have_attribute("data-at", "2")
    first.keyboard.press("u")
    first.get_by_role("button", name="Ask them").click()
    second.get_by_role("button", name="Agree").click()
    for page in (first, second):
        expect(page.locator(".dock")).to_have_attribute("data-at", "0")


def share_a_device(page: Page, title: str) -> None:
    """Two people sit down in front of one page."""
    choose_title(page, title)
    while page.get_by_role("button", name="Seat 3:").count():
        page.get_by_role("button", name="Remove the last seat").click()
    page.get_by_role("button", name="Seat 2:").click()
    page.get_by_role("dialog", name="Seat 2").get_by_text("Someone here", exact=True).click()
    page.get_by_label("Their name").fill("Priya")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/t/*")


def test_two_people_at_one_device(visit: Visit, toys: Server) -> None:
    """Between their turns the page is covered, and nothing of the last hand is on it."""
    page = visit("/", toys.address)
    share_a_device(page, TOY)
    covers = 0
    rng = random.Random(5)
    for _ in range(12):
        settled(page)
        cover = page.locator(".cover")
        if cover.is_visible():
            covers += 1
            assert page.locator("[data-piece]").count() == 0
            cover.get_by_role("button").first.click()
            expect(cover).to_be_hidden()
        else:
            take_a_turn(page, rng)
    assert covers >= 3
    expect(page.get_by_text("Priya").first).to_be_visible()


def test_where_nothing_is_hidden_nothing_is_covered(visit: Visit) -> None:
    """The dock says who decides, and the table stays on show; the last one may still take their move back."""
    page = visit("/")
    share_a_device(page, SPICE_ROAD)
    settled(page)
    question = page.locator(".dock h2 .who")
    first = question.inner_text()
    page.get_by_role("button", name="Rest", exact=True).click()
    page.get_by_role("button", name="Confirm").click()
    expect(question).not_to_have_text(first)
    expect(page.locator(".dock")).to_have_class(re.compile(r"\bmine\b"))
    assert page.locator(".cover").count() == 0
    page.keyboard.press("u")
    expect(question).to_have_text(first)
    settled(page)
    expect(page.locator(".dock")).to_have_attribute("data-at", "0")


def test_a_seat_that_went_to_another_device_is_looked_at_from_outside(visit: Visit, server: Server) -> None:
    """The link moves the seat; the old page goes on as a spectator's, by itself."""
    anna = visit("")
    sit_down(server, anna, SPICE_ROAD)
    settled(anna)
    anna.get_by_role("button", name="You: show everything of yours").click()
    anna.get_by_role("button", name="Copy link").click()
    link = anna.get_by_role("textbox", name="Link for this seat").input_value()
    anna.keyboard.press("Escape")
    other = visit(link.removeprefix(anna.url.split("/t/")[0]))
    other.get_by_role("button", name="Carry on here").click()
    settled(other)
    expect(anna.get_by_text("You are watching.").first).to_be_visible()
    assert anna.locator("[data-legal]").count() == 0
