"""Coming and going: a table open to all, three browsers, somebody who leaves and comes back, talk, giving up, again."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.hands import choose_title

TITLE = "spice_road"


def own_sheet(page: Page, seat: int) -> None:
    """Everything of a seat."""
    page.locator(f".panel[data-seat='{seat}'] .who").click()


def test_an_open_table_of_three(visit: Visit) -> None:
    """Found on the first page, with a clock; one leaves and comes back, one gives up, they play again."""
    anna = visit("/")
    choose_title(anna, TITLE)
    anna.locator("details summary").click()
    anna.get_by_label("Open to all").check()
    anna.get_by_label("Clock").select_option(label="30 min + 30 s")
    anna.get_by_role("button", name="Invite friends").click()
    anna.locator(".go .primary").click()
    anna.wait_for_url("**/t/*")
    boris, vera = visit("/", viewport=PHONE, locale="ru-RU", has_touch=True), visit("/")
    for page, join in ((boris, "Сесть"), (vera, "Join")):
        page.get_by_role("button", name=join).click()
        page.wait_for_url("**/t/*")
    expect(anna.locator(".panel .clock.runs")).to_contain_text("29:")

    anna.get_by_role("tab", name="Chat").click()
    anna.get_by_label("Say something").fill("Good luck <b>all</b>")
    anna.keyboard.press("Enter")
    vera.get_by_role("tab", name="Chat").click()
    expect(vera.get_by_role("log")).to_contain_text("Good luck <b>all</b>")

    own_sheet(anna, 0)
    anna.get_by_role("button", name="Let a bot play for me").click()
    expect(anna.get_by_text("A bot plays for you.")).to_be_visible()
    expect(vera.locator(".panel[data-seat='0']")).to_contain_text("a bot plays")
    vera.get_by_role("tab", name="Log").click()
    expect(vera.locator(".log")).to_contain_text("leaves, a bot plays on")
    anna.reload()
    expect(vera.locator(".log")).to_contain_text("is back")
    expect(anna.get_by_text("A bot plays for you.")).to_have_count(0)

    for page, seat, name in ((anna, 0, "Give up"), (boris, 1, "Сдаться")):
        own_sheet(page, seat)
        page.get_by_role("button", name=name).click()
        page.get_by_role("button", name=name).click()
    expect(vera.locator("#verdict")).to_contain_text("the others gave up")
    vera.get_by_role("button", name="Play again").click()
    vera.wait_for_url("**/t/*")
    expect(anna.get_by_role("button", name="Play again with the others")).to_be_visible()
    anna.get_by_role("button", name="Play again with the others").click()
    expect(anna).to_have_url(vera.url)


def test_a_table_that_is_called_off(visit: Visit) -> None:
    """It is gone from the first page."""
    anna = visit("/")
    choose_title(anna, TITLE)
    anna.locator("details summary").click()
    anna.get_by_label("Open to all").check()
    anna.get_by_role("button", name="Invite friends").click()
    anna.locator(".go .primary").click()
    anna.wait_for_url("**/t/*")
    boris = visit(anna.url.partition("/t/")[1] + anna.url.partition("/t/")[2])
    expect(boris.get_by_role("button", name="Take a seat")).to_be_visible()
    anna.get_by_role("button", name="Call it off").click()
    expect(boris.get_by_text("called this game off")).to_be_visible()


def test_settings_follow_to_another_device(visit: Visit) -> None:
    """By a phrase that is written down and typed there."""
    anna = visit("/settings")
    anna.get_by_text("Everything", exact=True).click()
    anna.get_by_text("Dark", exact=True).click()
    with anna.expect_response("**/api/profile/settings"):
        pass
    anna.get_by_role("button", name="Make a phrase").click()
    phrase = anna.locator(".made").inner_text()
    other = visit("/settings")
    other.get_by_label("Type your phrase").fill(phrase)
    other.get_by_role("button", name="Be this player here").click()
    other.wait_for_url("**/")
    other.reload()
    expect(other.locator("html")).to_have_attribute("data-theme", "dark")
