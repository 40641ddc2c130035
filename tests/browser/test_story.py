"""What came of a decision is shown before the next question: an expedition, a battle, a scoring."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, expect

from carrack.core.contract import State
from carrack.testing import act
from tests.browser.conftest import PHONE, Visit
from tests.browser.hands import CONFIRM, TOLD, Hands
from tests.browser.staging import beginning, lay_out
from tests.browser.test_access import faults
from tests.browser.test_age_of_discovery import in_battle
from tests.games.age_of_discovery.table import ENGLAND, FRANCE, table
from tests.web.serving import Server


def at_the_shore() -> State:
    """France has sent a captain and a soldier, strength 3, and says where to: Peru has one native. Next is England."""
    state = table(
        2,
        turn=2,
        hands={FRANCE: "colonist"},
        discovery={FRANCE: "captain soldier", ENGLAND: "captain"},
        tokens={"peru": "dt01"},
    )
    act(state, ["place", "colonist", "warfare"], ["send", "captain"], ["send", "soldier"])
    return state


def before_a_scoring() -> State:
    """Turn 3 ends with France's last piece: Florida brings it 6 points and England 2, Peru nobody anything."""
    pieces = {(FRANCE, "florida"): "colonist*3", (ENGLAND, "florida"): "colonist", (ENGLAND, "peru"): "colonist*2"}
    return table(2, turn=3, hands={FRANCE: "colonist"}, colony=pieces)


def before_the_lines() -> State:
    """France has the last piece; then three sail to the only region that is known, and England is paid."""
    return table(2, turn=2, hands={FRANCE: "colonist"}, dock=[FRANCE, FRANCE, ENGLAND], initiative=[ENGLAND])


def too_weak() -> State:
    """The same as at the shore, but Peru has four natives, and the token is turned up for nothing."""
    state = table(
        2,
        turn=2,
        hands={FRANCE: "colonist"},
        discovery={FRANCE: "captain soldier", ENGLAND: "captain"},
        tokens={"peru": "dt14"},
    )
    act(state, ["place", "colonist", "warfare"], ["send", "captain"], ["send", "soldier"])
    return state


def sit(server: Server, page: Page, state: State) -> None:
    """France is ours."""
    page.goto(server.address + lay_out(server, beginning(state), (page.context, "Anna"), "random"))
    expect(page.locator(".dock.mine")).to_be_visible()


def touch(page: Page, *things: str, tap: bool = False) -> None:
    """What glows, and confirm it."""
    hands = Hands(page, random.Random(0), tap)
    for thing in things:
        hands.touch(f':is([data-piece="{thing}"], [data-place="{thing}"])[data-legal]')
    page.locator(CONFIRM).click()


def test_an_expedition_is_told_step_by_step(visit: Visit, server: Server) -> None:
    """Sent, turned up, discovered: the place is marked, the panel says what was gained, one goes on, back and again."""
    page = visit("", motion=True)
    sit(server, page, at_the_shore())
    touch(page, "map:peru")
    dock, bars = page.locator(".dock"), page.locator(".dock .bars b")
    expect(bars).to_have_text("1 of 3")
    dock.get_by_role("button", name="Wait here").click()
    expect(dock).to_contain_text("You send an expedition to Peru")
    expect(page.locator('[data-place="map:peru"]')).to_have_class(re.compile("happened"))
    dock.get_by_role("button", name="Go on").click()
    dock.get_by_role("button", name="Wait here").click()
    expect(dock).to_contain_text("strength 3 against 1")
    page.keyboard.press("ArrowRight")
    expect(bars).to_have_text("3 of 3")
    page.keyboard.press(" ")
    expect(dock).to_contain_text("discover Peru")
    expect(page.locator('.panel[data-seat="0"] .gains')).to_contain_text("+3")
    expect(page.locator(".story li")).to_have_count(3)
    page.keyboard.press("ArrowLeft")
    expect(bars).to_have_text("2 of 3")
    page.keyboard.press("Escape")
    expect(page.locator(".dock .bars")).to_have_count(0)
    expect(page.locator(".story")).to_have_count(0)


def test_on_a_phone_one_tap_goes_on(visit: Visit, server: Server) -> None:
    """The map opens by itself, and a tap anywhere is enough."""
    page = visit("", motion=True, viewport=PHONE, locale="ru-RU", has_touch=True, is_mobile=True)
    sit(server, page, at_the_shore())
    touch(page, "map:peru", tap=True)
    expect(page.locator(".dock .bars b")).to_have_text("1 из 3")
    expect(page.locator('[data-place="map:peru"]')).to_be_visible()
    page.touchscreen.tap(195, 300)
    expect(page.locator(".dock .bars b")).to_have_text("2 из 3")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Пропустить").tap()
    expect(page.locator(".story")).to_have_count(0)


def test_in_words_for_those_who_want_no_motion(visit: Visit, server: Server) -> None:
    """All of it at once, as a list that stays, and said to those who listen."""
    page = visit("")
    sit(server, page, at_the_shore())
    touch(page, "map:peru")
    story = page.get_by_role("region", name="What just happened")
    expect(story.get_by_role("listitem")).to_have_count(3)
    expect(page.locator("[aria-live=polite]").first).to_contain_text("strength 3 against 1")
    assert faults(page) == []
    page.locator(TOLD).click()
    expect(story).to_have_count(0)


def test_a_battle_is_told(visit: Visit, server: Server) -> None:
    """Who lost whom, one line for each side."""
    page = visit("")
    sit(server, page, in_battle())
    struck = page.locator(".duel [data-piece][data-legal]")
    struck.nth(0).click()
    struck.nth(1).click()
    page.locator(CONFIRM).click()
    story = page.get_by_role("region", name="What just happened")
    expect(story).to_contain_text("Battle")
    expect(story.get_by_role("listitem").first).to_contain_text("in the Caribbean")
    expect(page.locator(".duel")).to_have_count(0)


def test_a_scoring_is_an_interlude_and_stays_in_the_log(visit: Visit, server: Server) -> None:
    """Region by region with the sums; it waits until one goes on. The log has it under its heading."""
    page = visit("", motion=True)
    sit(server, page, before_a_scoring())
    touch(page, "warfare:1") if page.locator('[data-place="warfare:1"]').count() else touch(page, "warfare:")
    rows = page.locator(".story tbody tr")
    expect(rows).to_have_count(2)
    expect(page.locator(".story tfoot")).to_contain_text("Sum")
    expect(page.locator(".story tfoot td b")).to_have_text(["+6", "+2"])
    expect(rows.nth(0)).to_contain_text("Florida")
    expect(rows.nth(0).locator(".vp")).to_have_text(["points6", "points2"])
    assert faults(page) == []
    page.locator(TOLD).click()
    expect(page.locator(".log h4").filter(has_text="Colonies are scored")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".story")).to_have_count(0)


def test_what_the_lines_bring_is_told(visit: Visit, server: Server) -> None:
    """Nobody was asked where they land, or who is paid: one line for each seat, the same thing counted once."""
    page = visit("")
    sit(server, page, before_the_lines())
    touch(page, "warfare:")
    story = page.get_by_role("region", name="What just happened")
    expect(story.get_by_role("heading", name="The lines are carried out")).to_be_visible()
    expect(story).to_contain_text(re.compile("You land a colonist in the Caribbean.×.2"))
    expect(story).to_contain_text(re.compile("Ilya takes 1.* for initiative, lands a colonist in the Caribbean"))
    expect(story).to_contain_text("The new turn order: Ilya, You")


def test_a_failure_is_told(visit: Visit, server: Server) -> None:
    """To whom it happened, with no argument left open."""
    page = visit("")
    sit(server, page, too_weak())
    touch(page, "map:peru")
    story = page.get_by_role("region", name="What just happened")
    expect(story).to_contain_text("You fail in Peru")
    expect(story).not_to_contain_text("{")


def test_a_battle_and_a_scoring_on_a_phone(visit: Visit, server: Server) -> None:
    """By touch in Russian: who fell, and a table that fits; the scoring waits for a tap."""
    page = visit("", motion=True, viewport=PHONE, locale="ru-RU", has_touch=True, is_mobile=True)
    sit(server, page, in_battle())
    hands = Hands(page, random.Random(0), tap=True)
    for _ in range(2):
        hands.touch(".duel [data-piece][data-legal]:not(.selected, [aria-pressed=true])")
    hands.touch(CONFIRM)
    expect(page.locator(".story h3").first).to_have_text("Битва")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    sit(server, page, before_a_scoring())
    touch(page, "warfare:", tap=True)
    expect(page.locator(".story h3").first).to_have_text("Подсчёт колоний")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(page.locator(".story tbody .later")).to_have_count(0)
    expect(page.locator(".story tfoot td b")).to_have_text(["+6", "+2"])
    page.touchscreen.tap(195, 300)
    expect(page.locator(".story tfoot")).to_have_count(0)
