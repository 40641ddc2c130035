"""Thinking ahead and learning afterwards: lines that are played, moves chosen while others decide, practice."""

from __future__ import annotations

import json
import random
import re

import pytest
from playwright.sync_api import Page, expect

from carrack.table.match import Match
from tests.browser.conftest import PHONE, SPICE_ROAD, Visit
from tests.browser.hands import CONFIRM, settled, take_a_turn, version
from tests.browser.staging import lay_out
from tests.browser.test_access import faults
from tests.browser.test_replay import played
from tests.browser.test_review import AT, keep, reviewed
from tests.web.serving import Server

FINGERS = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
PLAN = ".dock div.plan"


def two(visit: Visit, server: Server, **wishes: object) -> tuple[Page, Page, str]:
    """Two people at a table: who decides now, who waits (with these wishes for a browser), and its address."""
    match = played(SPICE_ROAD, 20)
    turn = match.game.waiting(match.state)[0]
    decides, waits = visit(""), visit("", **wishes)
    sitters = [(decides.context, "Anna"), (waits.context, "Boris")]
    address = server.address + lay_out(server, match, *(sitters if turn == 0 else sitters[::-1]))
    for page in (decides, waits):
        page.goto(address)
    settled(decides)
    return decides, waits, address


def rest_ahead(page: Page, tap: bool) -> None:
    """Choose what nobody can spoil, and confirm it."""
    for button in (page.locator(".dock").get_by_role("button", name="Rest"), page.locator(CONFIRM)):
        if tap:
            button.tap()
        else:
            button.click()
    expect(page.locator(PLAN)).to_contain_text("Will be played when it is your turn")


def test_a_line_that_was_tried_out_is_played(visit: Visit, server: Server) -> None:
    """One click: the decision is made at the table, once, and the plan is gone."""
    page = visit("")
    table = server.address + lay_out(server, played(SPICE_ROAD, 20), (page.context, "Anna"), "greedy")
    page.goto(table)
    settled(page)
    before = int(version(page))
    page.get_by_role("link", name="What if").click()
    settled(page)
    expect(page.get_by_role("button", name="Play this line")).to_be_disabled()
    take_a_turn(page, random.Random(1))
    settled(page)
    page.get_by_role("button", name="Play this line").click()
    page.wait_for_url(table)
    page.wait_for_function("(at) => Number(document.querySelector('.dock')?.dataset.at) > at", arg=before)
    expect(page.locator(PLAN)).to_have_count(0)
    assert page.evaluate("localStorage.getItem('plans')") == "[]"


@pytest.mark.parametrize(("wishes", "tap"), [({}, False), (FINGERS, True)], ids=["mouse", "touch"])
def test_a_move_is_chosen_while_another_decides(
    visit: Visit, server: Server, wishes: dict[str, object], tap: bool
) -> None:
    """It is kept, can be taken back, outlives a reload, and is played when it is one's turn."""
    decides, waits, _ = two(visit, server, **wishes)
    plan = waits.get_by_role("button", name="Plan my move")
    plan.tap() if tap else plan.click()
    rest_ahead(waits, tap)
    assert faults(waits) == []
    assert waits.evaluate("document.documentElement.scrollWidth") <= waits.viewport_size["width"]  # type: ignore[index]
    drop = waits.get_by_role("button", name="Take it back")
    if tap:
        drop.tap()
    else:
        waits.keyboard.press("Escape")
    expect(waits.locator(PLAN)).to_have_count(0)
    if tap:
        plan.tap()
    else:
        waits.keyboard.press("p")
    rest_ahead(waits, tap)
    waits.reload()
    expect(waits.locator(PLAN)).to_contain_text("Will be played when it is your turn")
    expect(decides.locator(PLAN)).to_have_count(0)
    before = version(waits)
    for _ in range(9):
        if not decides.locator(".dock.mine").count():
            break
        take_a_turn(decides, random.Random(3))
    expect(waits.locator(PLAN)).to_have_count(0)
    settled(decides)
    assert int(version(decides)) > int(before) + 1


@pytest.mark.parametrize(
    ("action", "why"),
    [(["rest"], "it would now do something else"), (["claim", 4], "Your plan was not played. ")],
)
def test_a_plan_that_does_not_fit_is_not_played(visit: Visit, server: Server, action: list[object], why: str) -> None:
    """It says why, and nothing was done."""
    page = visit("")
    path = lay_out(server, _after_a_card(), (page.context, "Anna"), "greedy")
    page.goto(server.address + path)
    settled(page)
    before = version(page)
    plan = {"seat": 0, "actions": [action], "does": {"gain": [["brown", 9]]}, "made": 0}
    page.evaluate("(kept) => localStorage.setItem('plans', kept)", json.dumps([[path.removeprefix("/t/"), plan]]))
    page.reload()
    expect(page.locator(PLAN)).to_contain_text(why)
    assert version(page) == before
    assert page.evaluate("localStorage.getItem('plans')") == "[]"


def _after_a_card() -> Match:
    """Anna has something to take back to her hand."""
    match = played(SPICE_ROAD, 20)
    for actions in range(20, 60):
        match = played(SPICE_ROAD, actions)
        seat = match.game.waiting(match.state)[0]
        legal = [tuple(match.game.verbs.readable(action)) for action in match.state.legal_for(seat)]
        if seat == 0 and ("rest",) in legal and ("claim", 4) not in legal:
            return match
    raise AssertionError("she never has")


def test_practice_by_keyboard(visit: Visit, server: Server) -> None:
    """From the result to the costly decision, what the bot thinks, a try, and to the end."""
    page = visit("/")
    page.get_by_role("button", name="Play", exact=True).wait_for()
    match = played(SPICE_ROAD)
    path = lay_out(server, match, (page.context, "Anna"), "greedy")
    keep(server, path.removeprefix("/t/"), reviewed(match.at))
    page.goto(f"{server.address}{path}/result")
    page.get_by_role("link", name="Try these again").press("Enter")
    page.wait_for_url(re.compile("/practice#seat=0$"))
    bar = page.get_by_role("region", name="Practice")
    expect(bar).to_contain_text("Costly decision 1 of 1")
    expect(bar).to_contain_text("−13% win chance")
    expect(page.locator(".dock")).to_have_attribute("data-at", str(AT))
    page.keyboard.press("s")
    expect(bar).to_contain_text("The bot: ")
    assert faults(page) == []
    page.keyboard.press("n")
    expect(page.get_by_role("heading", name=re.compile("worth another look"))).to_be_visible()
    page.get_by_role("button", name="Once more").press("Enter")
    expect(bar).to_contain_text("Costly decision 1 of 1")
    settled(page)
    take_a_turn(page, random.Random(1))
    said = bar.get_by_role("status")
    expect(said).to_contain_text(re.compile("bot would do|As good|Better than|Still costly|what was played"))
