"""A lesson is played: by touch in Russian on a phone, by keyboard in English, and it goes on after a reload."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from carrack.core.registry import find
from carrack.core.say import Sayer
from carrack.core.scene import Choice
from carrack.table.lesson import Lesson, lesson_of
from carrack.table.teaching import Pupil
from carrack.table.wire import Action, LessonWish
from tests.browser.conftest import OURS, PHONE, SPICE_ROAD, Visit
from tests.browser.hands import CONFIRM, TOLD, Hands, until, version
from tests.browser.test_access import faults
from tests.web.serving import Server

TOUCHED: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
RUSSIAN = {"locale": "ru-RU"}
AGE_OF_DISCOVERY = "age_of_discovery"
COACH = ".coach"
NEXT = ".coach .primary"
MORE = ".dock .step button:last-child:not(:disabled)"
"""Once more: how often a card is played begins with one."""


def lesson(title: str = SPICE_ROAD) -> Lesson:
    """The lesson that is taken here."""
    found = lesson_of(title)
    assert found
    return found


def at(page: Page, step: int, title: str = SPICE_ROAD) -> None:
    """Wait until a step is on show, and nothing moves any more; what came of the one before is read."""
    read(page, f"{COACH} .count")
    expect(page.locator(f"{COACH} .count")).to_contain_text(f"{step + 1}/{len(lesson(title).steps)}")
    expect(page.locator(".dock.theirs")).to_have_count(0)


def read(page: Page, awaited: str) -> None:
    """Go on with what is told until this is on show."""
    until(page, f"() => document.querySelector('{TOLD}')?.click() ?? ({shown(awaited)})()")


def shown(selector: str) -> str:
    """The promise that something of this kind is on show."""
    return f"() => [...document.querySelectorAll('{selector}')].some((one) => one.checkVisibility())"


def glowing(thing: str) -> str:
    """What has to be touched to choose a piece or a place."""
    return f':is([data-piece="{thing}"], [data-place="{thing}"])[data-legal]:not([aria-hidden])'


@dataclass
class Trier:
    """Somebody who does by touch what a step wants, with what glows for it."""

    page: Page
    title: str
    touch: Callable[[str], None]

    def do(self, step: int) -> None:
        """Everything that the step wants."""
        wanted = lesson(self.title).steps[step].do
        first = done = lesson(self.title).counts[step]
        while done - first < len(wanted):
            read(self.page, f'.dock.mine[data-at="{done}"]')
            self._choose(step, wanted[: done - first], wanted[done - first :])
            # Some things are done at once, others ask: then there is a button.
            gone = f'.dock:not([data-at="{done}"]), .docks:has({COACH}):not(:has(.task)), {TOLD}'
            until(self.page, shown(f"{CONFIRM}, {gone}"))
            if version_or_none(self.page) == str(done) and self.page.locator(CONFIRM).count():
                self.touch(CONFIRM)
            until(self.page, shown(gone))
            if not self.page.locator(f"{COACH}.task").count() or self.page.locator(TOLD).count():
                return
            done = int(version(self.page))

    def _choose(self, step: int, done: Sequence[Action], wanted: Sequence[Action]) -> None:
        """Touch what the first of these actions is about; of a set or a way, what the others are about too."""
        scene = Pupil(lesson(self.title), LessonWish(step=step, done=list(done))).play().scene
        among = {action: piece for piece, action in scene.pick.among} if scene.pick else {}
        way = next((each.to for each in scene.ways if each.say == tuple(wanted[: len(each.say)])), None)
        button = self.page.locator(".dock .chip:not(:disabled)", has_text=self._verb(wanted[0])).filter(visible=True)
        if wanted[0] in among:
            for action in wanted:
                self._touch(among[action])
        elif way:
            self._touch(way)
        elif button.count():
            button.tap()
        else:
            self._point(wanted[0], tuple(scene.choices.values()))

    def _point(self, action: Action, choices: tuple[Choice, ...]) -> None:
        """Touch what tells this action from the others: one thing, or all that it touches; then how often."""
        on = next(each.on for each in choices if each.say == action)
        groups = {(each.say[0], each.on) for each in choices}
        enough = [thing for thing in on if sum(thing in others for _, others in groups) == 1]
        for thing in enough[-1:] or on:
            self._touch(thing)
        alike = [each.say for each in choices if (each.say[0], each.on) == (action[0], on)]
        for _ in range(alike.index(action)):
            self.touch(MORE)

    def _touch(self, thing: str) -> None:
        read(self.page, glowing(thing))
        self.touch(glowing(thing))

    def _verb(self, action: Action) -> str:
        return Sayer(find(self.title), "ru").message(f"verb-{action[0]}")


def version_or_none(page: Page) -> str:
    """What the dock shows, "" where there is none."""
    return version(page) if page.locator(".dock").count() else ""


@pytest.mark.parametrize("title", OURS)
def test_a_whole_lesson_by_touch_in_russian_on_a_phone(visit: Visit, title: str) -> None:
    """Every step is done with what glows for it, each sentence can be read, and a first game begins at its end."""
    page = visit(f"/learn/{title}", **TOUCHED, **RUSSIAN)
    trier = Trier(page, title, Hands(page, random.Random(1), tap=True).touch)
    steps = lesson(title).steps
    for number, step in enumerate(steps):
        at(page, number, title)
        said = re.sub(r"\*\*|\{[^}]*\}", "", step.say["ru"]).split()[0]
        expect(page.locator(f"{COACH} .said")).to_contain_text(said)
        if step.do:
            trier.do(number)
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
