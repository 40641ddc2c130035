"""How a title is played: found from the shelf and from the table, in both languages, on any screen, on paper."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from carrack.core.registry import games
from tests.browser.conftest import PHONE, Visit
from tests.browser.hands import settled
from tests.browser.staging import sit_down
from tests.browser.test_access import faults
from tests.web.serving import Server

OURS = [key for key, game in games().items() if game.package.startswith("carrack.")]
NARROWEST = {"width": 320, "height": 640}
ON_A_PHONE = {"has_touch": True, "is_mobile": True}
CYRILLIC = re.compile("[а-яё]")


def opened(page: Page) -> None:
    """Wait until the page is there with its drawings."""
    page.locator("section#example figure [role=img] svg").first.wait_for()


@pytest.mark.parametrize("title", OURS)
def test_from_the_shelf_and_back(visit: Visit, title: str) -> None:
    """One click from the box; the way back chooses the title."""
    page = visit("/")
    page.locator(f'a[href="/how/{title}"]').click()
    page.wait_for_url(f"**/how/{title}")
    opened(page)
    assert page.locator("section#example figure [role=img]").count() > 2
    assert all(page.locator("figure [role=img]").nth(k).get_attribute("aria-label") for k in range(3))
    page.get_by_role("link", name="Choose this game").click()
    expect(page.locator(f'input[value="{title}"]')).to_be_checked()


@pytest.mark.parametrize("title", OURS)
def test_the_table_is_shown(visit: Visit, title: str) -> None:
    """As it stands in the lesson, its parts called by name; it is one picture, and nothing in it can be touched."""
    page = visit(f"/how/{title}", viewport=PHONE, **ON_A_PHONE, locale="ru-RU")
    figure = page.get_by_role("figure", name=re.compile("^Стол посреди первой партии. Что на нём: [А-Я].*, [А-Я]"))
    expect(figure.locator("[inert] [data-piece]").first).to_be_visible()
    expect(figure.locator(":is(button, a):not([inert] *)")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("title", OURS)
def test_both_languages(visit: Visit, title: str) -> None:
    """The same sections, no word of the other language, and no serious fault."""
    page = visit(f"/how/{title}")
    opened(page)
    assert faults(page) == []
    english = page.locator("section[id]").evaluate_all("all => all.map((each) => each.id)")
    assert not CYRILLIC.search(page.locator("main").inner_text())
    page.get_by_role("button", name="Русский").click()
    expect(page.locator("section h2").first).to_contain_text(CYRILLIC)
    assert page.locator("section[id]").evaluate_all("all => all.map((each) => each.id)") == english
    assert not re.search(r"\b(the|you|your|and)\b", page.locator("main").inner_text())


@pytest.mark.parametrize("title", OURS)
def test_the_table_is_shown_with_the_names_of_its_places(visit: Visit, title: str) -> None:
    """A letter at each place and the same below with its name; nothing in the picture can be touched."""
    page = visit(f"/how/{title}", viewport=PHONE, locale="ru-RU", **ON_A_PHONE)
    picture, names = page.locator("#table .picture"), page.locator("#table dt")
    names.nth(3).wait_for()
    expect(picture).to_have_attribute("inert", "")
    letters = picture.locator(":scope > .letter").all_inner_texts()
    assert letters == names.locator(".letter").all_inner_texts()
    assert all(
        CYRILLIC.search(name.removeprefix(letter))
        for name, letter in zip(names.all_inner_texts(), letters, strict=True)
    )


@pytest.mark.parametrize("title", OURS)
@pytest.mark.parametrize("locale", ["en-US", "ru-RU"])
def test_a_phone_does_not_scroll_sideways(visit: Visit, title: str, locale: str) -> None:
    """Neither the page nor any part of it, even on the narrowest."""
    page = visit(f"/how/{title}", viewport=PHONE, locale=locale, **ON_A_PHONE)
    opened(page)
    for size in (PHONE, NARROWEST):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.wait_for_function("(wide) => innerWidth === wide", arg=size["width"])
        assert page.evaluate("document.documentElement.scrollWidth") == size["width"]
        over = f"filter((each) => each.getBoundingClientRect().right > {size['width'] + 1})"
        assert page.evaluate(f"[...document.querySelectorAll('main *')].{over}.map((each) => each.className)") == []


def test_a_section_has_an_address(visit: Visit) -> None:
    """A link to it shows it at once, and the list of contents leads to it without leaving the page."""
    page = visit(f"/how/{OURS[0]}#tips")
    expect(page.locator("section#tips h2")).to_be_in_viewport()
    page.evaluate("window.stayed = true")
    page.get_by_role("navigation", name="On this page").get_by_role("link").first.click()
    expect(page.locator("section").first.locator("h2")).to_be_in_viewport()
    assert page.evaluate("window.stayed")
    page.go_back()
    expect(page.locator("section#tips h2")).to_be_in_viewport()


def test_from_the_table_and_back(visit: Visit, server: Server) -> None:
    """Help leads there; the way back is the table, also after a look at a section and a reload."""
    page = visit("")
    sit_down(server, page, OURS[0])
    settled(page)
    table = page.url
    page.keyboard.press("?")
    page.get_by_role("dialog").get_by_role("link", name="How to play").click()
    opened(page)
    page.reload()
    opened(page)
    page.get_by_role("navigation", name="On this page").get_by_role("link").last.click()
    page.get_by_role("link", name="Back to the table").click()
    page.locator(".dock").wait_for()
    assert page.url == table


def test_help_on_a_phone_speaks_of_taps(visit: Visit, server: Server) -> None:
    """Neither clicks nor keys."""
    page = visit("", viewport=PHONE, **ON_A_PHONE)
    sit_down(server, page, OURS[0])
    settled(page)
    page.get_by_role("button", name="Help").first.tap()
    told = page.get_by_role("dialog").inner_text()
    assert "tap" in told.lower()
    assert not re.search(r"click|\bkeys?\b|Esc", told, re.IGNORECASE)


def test_paper_is_light(visit: Visit) -> None:
    """Printed out of the dark theme, with ink on paper; afterwards it is dark again."""
    page = visit(f"/how/{OURS[0]}", color_scheme="dark")
    opened(page)
    ink = "getComputedStyle(document.documentElement).getPropertyValue('--ink')"
    dark = page.evaluate(ink)
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert page.evaluate(ink) != dark
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert page.evaluate(ink) == dark


def test_a_title_that_nobody_has(visit: Visit) -> None:
    """A sentence, and a way home."""
    page = visit("/how/nothing")
    expect(page.locator("main")).to_contain_text("nothing at this address")
    expect(page.locator("main").get_by_role("link", name="Home", exact=True)).to_be_visible()
