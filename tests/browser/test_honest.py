"""What people are told before they sit down and before they agree is true, and the same for both sides."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from carrack.core.record import begin, write
from carrack.core.registry import find
from carrack.table.wire import Imported
from tests.browser.conftest import PHONE, SPICE_ROAD, Visit
from tests.browser.hands import choose_title, settled
from tests.browser.test_access import faults
from tests.browser.test_together import choose, my_turn
from tests.web.person import FRIEND, ME, Person
from tests.web.serving import Server

KNOWN = {"en-US": "Its cards are known", "ru-RU": "Карты известны"}
SIT = {"en-US": "Take this seat", "ru-RU": "Занять место"}


@pytest.mark.parametrize("locale", KNOWN)
def test_a_match_that_was_brought_says_so_before_one_sits_down(visit: Visit, server: Server, locale: str) -> None:
    """On the invitation, and at the table; nothing there reads like a promise."""
    host = Person(server.address, "Anna")
    record = write(begin(find(SPICE_ROAD), 2, {}, 7)).decode()
    brought = host.ask("/api/tables/import", Imported, record=record, seats=[ME, FRIEND])
    page = visit(f"/s#{host.link(brought.id, 1)}", locale=locale, viewport=PHONE)
    expect(page.get_by_role("main")).to_contain_text(KNOWN[locale])
    assert faults(page) == []
    page.get_by_role("button", name=SIT[locale]).click()
    page.wait_for_url("**/t/*")
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(page.locator(".log")).to_contain_text(KNOWN[locale])
    host.close()


def two_people(visit: Visit, anew: bool) -> tuple[Page, Page]:
    """Anna sets the table up, Boris comes by the link; the one who begins is the first."""
    anna = visit("/")
    choose_title(anna, SPICE_ROAD)
    choose(anna, 2, "Friend")
    anna.get_by_role("button", name="Remove the last seat").click()
    if anew:
        anna.get_by_text("More options").click()
        anna.get_by_text("Reshuffle after undoing", exact=True).click()
    anna.get_by_role("button", name="Open the table").click()
    anna.wait_for_url("**/t/*")
    link = anna.get_by_role("textbox", name="Invitation link").input_value()
    boris = visit(link.removeprefix(anna.url.split("/t/")[0]))
    expect(boris.get_by_text("Rule of this table")).to_have_count(int(anew))
    boris.get_by_role("button", name="Take this seat").click()
    boris.wait_for_url("**/t/*")
    expect(anna.locator(".dock")).to_be_visible()
    return (anna, boris) if my_turn(anna) else (boris, anna)


@pytest.mark.parametrize("anew", [False, True])
def test_both_read_the_same_about_going_back(visit: Visit, anew: bool) -> None:
    """Whoever asks, before and after; whoever is asked; and the log tells it to both for ever."""
    first, second = two_people(visit, anew)
    settled(first)
    first.locator("[data-piece^=m][data-legal]").first.click()
    first.get_by_role("button", name="Confirm").click()
    settled(second)
    first.keyboard.press("u")
    truth = "One thing has been revealed since then. " + (
        "By the rule of this table everything nobody knew then is shuffled again: something else may come up."
        if anew
        else "The same will come up again: whoever saw it knows what is next."
    )
    truth += " This game will no longer count for ratings."
    warning = first.get_by_role("dialog", name="Undo further?")
    expect(warning).to_contain_text(truth)
    warning.get_by_role("button", name="Ask them").click()
    for page in (first, second):
        expect(page.get_by_role("alertdialog")).to_contain_text(truth)
    second.get_by_role("button", name="Agree").click()
    for page, said in ((first, "You undo one step"), (second, "undoes one step")):
        expect(page.locator(".dock")).to_have_attribute("data-at", "0")
        expect(page.locator(".log")).to_contain_text(f"{said}; one thing had been revealed")
        expect(page.get_by_text("shuffled again").first).to_be_visible(visible=anew)
    second.reload()
    expect(second.locator(".log")).to_contain_text("undoes one step")
