"""Coming and going: a table open to all, four browsers, who leaves and comes back, talk, giving up, once more."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.hands import choose_title, seat_bot, settled, take_a_turn, version
from tests.browser.test_access import faults
from tests.browser.test_together import my_turn
from tests.browser.test_whole_game import press_until

TITLE = "spice_road"
_FITS = "document.documentElement.scrollWidth <= innerWidth"


def own_sheet(page: Page, seat: int) -> None:
    """Everything of a seat."""
    page.locator(f".panel[data-seat='{seat}'] .who").click()


def say(page: Page, text: str) -> None:
    """Say something at the table."""
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill(text)
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text(text)


_FOCUSED = """(name) => {
    const { activeElement: at } = document;
    return at.matches("a, button, summary, input") && (at.labels?.[0] ?? at).textContent.includes(name);
}"""


def tab_to(page: Page, name: str) -> None:
    """Without a mouse, to what is called so."""
    press_until(page, "Tab", f"({_FOCUSED})({name!r})")


def test_an_open_table_of_three(visit: Visit) -> None:
    """Found on the first page, with a clock, and watched; one leaves and comes back, two give up, they play again."""
    anna = visit("/")
    choose_title(anna, TITLE)
    anna.locator("details summary").click()
    anna.get_by_label("Open to all").check()
    anna.get_by_label("Clock").select_option(label="30 min + 30 s")
    anna.get_by_role("button", name="Invite friends").click()
    anna.locator(".go .primary").click()
    anna.wait_for_url("**/t/*")
    path = "/t/" + anna.url.partition("/t/")[2]
    boris = visit("/", viewport=PHONE, locale="ru-RU", has_touch=True)
    vera, dasha = visit("/", color_scheme="dark"), visit("/")
    for page, join in ((boris, "Сесть"), (vera, "Join")):
        page.get_by_role("listitem").filter(has_text="30").get_by_role("button", name=join).first.click()
        page.wait_for_url(f"**{path}")
    expect(anna.locator(".panel .clock.runs")).to_contain_text("29:")

    dasha.reload()
    dasha.locator(f"a[href='{path}']", has_text="Watch").click()
    expect(dasha.get_by_text("You are watching.").first).to_be_visible()
    mover = next(page for page in (anna, boris, vera) if my_turn(page))
    settled(mover)
    assert mover.title().startswith("●")
    before = version(dasha)
    take_a_turn(mover, random.Random(4))
    expect(dasha.locator(".dock")).not_to_have_attribute("data-at", before)
    assert dasha.locator("[data-legal]").count() == 0

    say(anna, "Good luck <b>all</b>")
    say(dasha, "Who wins?")
    expect(dasha.get_by_role("log")).to_contain_text("Good luck <b>all</b>")  # at an open table one reads what they say
    say(vera, "Thanks")
    expect(vera.get_by_role("log")).to_contain_text("Good luck <b>all</b>")
    expect(vera.get_by_role("log")).not_to_contain_text("Who wins?")
    vera.get_by_text("Hide what somebody says").click()
    vera.get_by_role("checkbox").first.check()
    expect(vera.get_by_role("log")).not_to_contain_text("Good luck")
    assert faults(vera) == []

    own_sheet(anna, 0)
    assert faults(anna) == []
    seat_bot(anna, "Let a bot play for me")
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
        assert faults(page) == []
        assert page.evaluate(_FITS)
        page.get_by_role("button", name=name).click()
    expect(vera.locator("#verdict")).to_contain_text("the others gave up")
    vera.get_by_role("button", name="Play again").click()
    vera.wait_for_url("**/t/*")
    expect(anna.get_by_role("button", name="Play again with the others")).to_be_visible()
    anna.get_by_role("button", name="Play again with the others").click()
    expect(anna).to_have_url(vera.url)


def test_a_table_set_up_and_called_off_without_a_mouse(visit: Visit) -> None:
    """It is on the first page of others until then; nothing is wider than a phone."""
    anna = visit("/", color_scheme="dark")
    anna.get_by_role("button", name="Play", exact=True).wait_for()
    tab_to(anna, "More options")
    anna.keyboard.press("Enter")
    tab_to(anna, "Open to all")
    anna.keyboard.press("Space")
    assert faults(anna) == []
    press_until(anna, "Shift+Tab", "document.activeElement.textContent.trim() === 'Invite friends'")
    anna.keyboard.press("Enter")
    tab_to(anna, "Open the table")
    anna.keyboard.press("Enter")
    anna.wait_for_url("**/t/*")
    path = "/t/" + anna.url.partition("/t/")[2]
    boris = visit("/", viewport=PHONE, has_touch=True, is_mobile=True)
    expect(boris.get_by_role("heading", name="Open tables")).to_be_visible()
    assert faults(boris) == []
    assert boris.evaluate(_FITS)
    boris.goto(boris.url.rstrip("/") + path)
    expect(boris.get_by_role("button", name="Take a seat")).to_be_visible()
    assert faults(boris) == []
    assert boris.evaluate(_FITS)
    anna.get_by_role("textbox", name="Invitation link").first.wait_for()
    assert faults(anna) == []
    tab_to(anna, "Call it off")
    anna.keyboard.press("Enter")
    expect(boris.get_by_text("called this game off")).to_be_visible()


def test_settings_follow_to_another_device(visit: Visit) -> None:
    """Each is chosen by keys and kept; a phrase that is written down brings them to another device."""
    anna = visit("/settings", permissions=["notifications"])
    groups = anna.locator("fieldset")
    groups.first.wait_for()
    chosen = "() => [...document.querySelectorAll('input[type=radio]:checked')].map((one) => one.value)"
    as_liked = f"(liked) => JSON.stringify(({chosen})()) === JSON.stringify(liked)"
    usual = anna.evaluate(chosen)
    for group in range(1, groups.count()):
        groups.nth(group).locator("input:checked").focus()
        with anna.expect_response("**/api/profile/settings"):
            anna.keyboard.press("ArrowRight")
    liked = anna.evaluate(chosen)
    assert sum(one != other for one, other in zip(usual, liked, strict=True)) >= len(usual) - 2
    anna.reload()
    groups.first.wait_for()
    anna.wait_for_function(as_liked, arg=liked)
    assert faults(anna) == []
    tab_to(anna, "Make a phrase")
    anna.keyboard.press("Enter")
    phrase = anna.locator(".made").inner_text()
    other = visit("/settings", viewport=PHONE, color_scheme="dark")
    other.get_by_label("Type your phrase").fill(phrase)
    assert faults(other) == []
    assert other.evaluate(_FITS)
    other.get_by_role("button", name="Sign in with this phrase").click()
    other.wait_for_url("**/")
    other.goto(anna.url)
    groups = other.locator("fieldset")
    groups.first.wait_for()
    other.wait_for_function(as_liked, arg=liked)
