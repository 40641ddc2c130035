"""A fair deal: players add something to the seed before it, and see afterwards that the cards follow from it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, SPICE_ROAD, Visit
from tests.browser.hands import choose_title
from tests.browser.test_access import faults
from tests.browser.test_presence import own_sheet
from tests.browser.test_together import choose

CLOCK = "30 min + 30 s"


def waiting_room(page: Page, clock: str = "") -> str:
    """A table that waits for a friend; the path of the friend's link."""
    choose_title(page, SPICE_ROAD)
    choose(page, 2, "Friend")
    if clock:
        page.locator("details summary").click()
        page.get_by_label("Clock").select_option(label=clock)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    link = page.get_by_role("textbox", name="Invitation link").input_value()
    return link.removeprefix(page.url.split("/t/")[0])


def give_up(page: Page, seat: int, name: str) -> None:
    """From one's own sheet."""
    own_sheet(page, seat)
    page.get_by_role("button", name=name).click()
    page.get_by_role("button", name=name).last.click()


def test_both_add_something_and_the_deal_follows_from_it(visit: Visit) -> None:
    """The host in the waiting room, the friend on a telephone while sitting down; then why it did not count."""
    anna = visit("/")
    link = waiting_room(anna)
    anna.get_by_text("A fair deal").click()
    expect(anna.get_by_text("Nobody has added anything yet")).to_be_visible()
    anna.get_by_label("Your word or number").fill("a horse")
    anna.get_by_role("button", name="Add", exact=True).click()
    expect(anna.get_by_text("you have added something")).to_be_visible()
    assert faults(anna) == []
    boris = visit(link, viewport=PHONE, locale="ru-RU", has_touch=True)
    boris.get_by_text("Честная раздача").click()
    boris.get_by_label("Ваше слово или число").fill("4711")
    assert faults(boris) == []
    boris.get_by_role("button", name="Занять место").click()
    boris.wait_for_url("**/t/*")
    expect(anna.locator(".dock")).to_be_visible()
    give_up(anna, 0, "Give up")
    give_up(boris, 1, "Сдаться")
    result = anna.locator("dialog[open]")
    expect(result).to_contain_text("the deal follows from it and from what the players have added")
    expect(result).to_contain_text("somebody gave up before everybody had decided five times")
    result.get_by_text("Check it yourself").click()
    for text in ("a horse", "4711", "Drawn seed", "sha256"):
        expect(result).to_contain_text(text)


def test_what_if_is_closed_while_the_clock_of_a_rated_game_runs(visit: Visit) -> None:
    """A dead button that says why, also for who comes by the address."""
    anna = visit("/")
    choose_title(anna, SPICE_ROAD)
    anna.locator("details summary").click()
    anna.get_by_label("Clock").select_option(label=CLOCK)
    anna.locator(".go .primary").click()
    anna.wait_for_url("**/t/*")
    expect(anna.get_by_role("button", name="What if is closed")).to_be_visible()
    assert anna.get_by_role("link", name="What if").count() == 0
    anna.goto(f"{anna.url}/what-if")
    expect(anna.get_by_text("What if is closed for everybody until it is over").first).to_be_visible()


def test_the_clock_goes_on_in_what_if(visit: Visit) -> None:
    """Two of one household are not rated, so it is open to them."""
    anna = visit("/")
    boris = visit(waiting_room(anna, CLOCK))
    boris.get_by_role("button", name="Take this seat").click()
    boris.wait_for_url("**/t/*")
    expect(anna.locator(".dock")).to_be_visible()
    anna.get_by_role("link", name="What if").click()
    anna.wait_for_url("**/what-if*")
    expect(anna.locator(".panel .clock.runs")).to_have_count(1)
