"""A lesson is played: by touch in Russian on a phone, by keyboard in English, and it goes on after a reload."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from carrack.table.lesson import Lesson, lesson_of
from tests.browser.conftest import PHONE, SPICE_ROAD, Visit
from tests.browser.hands import CONFIRM, TOLD, Hands, version
from tests.browser.test_access import faults
from tests.web.serving import Server

TOUCHED: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
RUSSIAN = {"locale": "ru-RU"}
AGE_OF_DISCOVERY = "age_of_discovery"
COACH = ".coach"
NEXT = ".coach .primary"
MORE = ".dock .step button:last-child:not(:disabled)"
"""Once more: how often a card is played begins with one."""


def lesson() -> Lesson:
    """The lesson that is taken here."""
    found = lesson_of(SPICE_ROAD)
    assert found
    return found


def at(page: Page, step: int) -> None:
    """Wait until a step is on show, and nothing moves any more."""
    expect(page.locator(f"{COACH} .count")).to_contain_text(f"{step + 1}/{len(lesson().steps)}")
    expect(page.locator(".dock.theirs")).to_have_count(0)


def glowing(piece: str) -> str:
    """What has to be touched to choose a piece."""
    return f'[data-piece="{piece}"][data-legal]:not([aria-hidden])'


def target(step: int, done: int) -> str:
    """What a person touches for the next thing that a step wants."""
    verb, *about = lesson().steps[step].do[done]
    if verb == "rest":
        return ".dock .chip:not(:disabled)"
    if verb in ("upgrade", "pay"):
        return glowing(f"caravan.0/{about[0]}")
    return glowing(lesson().steps[step].points[0])


def do_it(page: Page, step: int, touch: Callable[[str], None]) -> None:
    """Do what a step wants with what glows, confirming where that is asked."""
    first = int(version(page))
    for done in range(len(lesson().steps[step].do)):
        page.locator(f'.dock[data-at="{first + done}"]').wait_for()
        page.locator(target(step, done)).first.wait_for()
        touch(target(step, done))
        # Some things are done at once, others ask: then there is a button.
        page.locator(f'{CONFIRM}, .dock:not([data-at="{first + done}"]), {COACH}:not(.task)').first.wait_for()
        if version_or_none(page) == str(first + done):
            verb, *about = lesson().steps[step].do[done]
            for _ in range(int(about[1]) - 1 if verb == "play" else 0):
                touch(MORE)
            touch(CONFIRM)


def version_or_none(page: Page) -> str:
    """What the dock shows, "" where there is none."""
    return version(page) if page.locator(".dock").count() else ""


def test_a_whole_lesson_by_touch_in_russian_on_a_phone(visit: Visit) -> None:
    """Every step is done by what it points at, each sentence can be read, and a first game begins at its end."""
    page = visit(f"/learn/{SPICE_ROAD}", **TOUCHED, **RUSSIAN)
    hands = Hands(page, random.Random(1), tap=True)
    steps = lesson().steps
    for number, step in enumerate(steps):
        at(page, number)
        said = re.sub(r"\*\*|\{[^}]*\}", "", step.say["ru"]).split()[0]
        expect(page.locator(f"{COACH} .said")).to_contain_text(said)
        if step.do:
            do_it(page, number, hands.touch)
        elif number + 1 < len(steps):
            page.locator(NEXT).tap()
    page.get_by_role("button", name="Первая партия").tap()
    page.wait_for_url("**/t/*")


def test_a_lesson_by_keyboard_in_english(visit: Visit, server: Server) -> None:
    """Arrows and Enter; the coach says each step to those who listen; what is done is praised; a reload goes on."""
    page = visit(f"/learn/{SPICE_ROAD}")
    at(page, 0)
    expect(page.get_by_role("status").filter(has_text="You lead a caravan")).to_be_visible()
    assert faults(page) == []
    page.keyboard.press("Tab")
    page.locator(NEXT).focus()
    page.keyboard.press("Enter")
    at(page, 1)
    expect(page.locator(NEXT)).to_be_focused()
    page.keyboard.press("Enter")
    at(page, 2)
    assert faults(page) == []
    card = page.locator(glowing("s1.0")).first
    card.focus()
    page.keyboard.press("Enter")
    if page.locator(CONFIRM).count():
        page.locator(CONFIRM).focus()
        page.keyboard.press("Enter")
    at(page, 3)
    expect(page.locator(".remark.good")).to_contain_text("Five cubes")
    page.reload()
    at(page, 3)


def test_something_else_is_not_done_and_the_coach_can_show(visit: Visit) -> None:
    """What is legal but not wanted changes nothing; “Show me” does what is wanted, also in several actions."""
    page = visit(f"/learn/{SPICE_ROAD}")
    at(page, 0)  # where one stands is kept from now on
    page.evaluate(f"localStorage.setItem('lesson:{SPICE_ROAD}', JSON.stringify({{ step: 'spice-card', done: false }}))")
    page.reload()
    at(page, 2)
    page.get_by_role("button", name="Rest", exact=True).click()
    if page.locator(CONFIRM).count():
        page.locator(CONFIRM).click()
    expect(page.locator(".remark")).to_contain_text("first fetch spices")
    at(page, 2)
    for number in (3, 4, 5):
        page.get_by_role("button", name="Show me" if number != 4 else "Next").click()
        at(page, number)
    expect(page.locator(".remark.good")).to_contain_text("Two saffron")


def test_what_came_of_a_move_is_told_also_when_the_step_is_done(visit: Visit) -> None:
    """On a phone the dock has the coach's room until somebody goes on; then the coach praises."""
    page = visit(f"/learn/{AGE_OF_DISCOVERY}", **TOUCHED)
    expect(page.locator(f"{COACH} .count")).to_contain_text("1/")
    kept = "JSON.stringify({ step: 'strike', done: false })"
    page.evaluate(f"localStorage.setItem('lesson:{AGE_OF_DISCOVERY}', {kept})")
    page.reload()
    page.get_by_role("button", name="Show me").tap()
    expect(page.get_by_role("region", name="What just happened")).to_contain_text("Caribbean")
    expect(page.locator(COACH)).to_be_hidden()
    page.locator(TOLD).tap()
    expect(page.locator(f"{COACH} .said")).to_contain_text("Three against two")
    expect(page.locator(f"{COACH} .said")).to_contain_text("The third turn is over")
    expect(page.locator(".dock")).to_have_count(0)


def test_newcomers_are_offered_the_lesson(visit: Visit) -> None:
    """The light title is chosen for a first visitor, says what it is, and offers its lesson."""
    page = visit("/")
    expect(page.locator(f'input[value="{SPICE_ROAD}"]')).to_be_checked()
    page.get_by_role("link", name=re.compile("Learn by playing")).click()
    page.wait_for_url(f"**/learn/{SPICE_ROAD}")
    at(page, 0)
