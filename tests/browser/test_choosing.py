"""From the first click to the last: what stays marked, what is asked next, how one gets back."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, expect

from carrack.core.contract import State
from tests.browser.conftest import PHONE, Visit
from tests.browser.hands import Hands, settled, version
from tests.browser.staging import beginning, lay_out
from tests.browser.test_age_of_discovery import at_war
from tests.games.age_of_discovery.table import ENGLAND, FRANCE
from tests.games.age_of_discovery.table import table as discovery
from tests.games.century.spice_road.table import table as spices
from tests.web.serving import Server


def come(visit: Visit, server: Server, state: State, **wishes: object) -> Page:
    """Somebody sits in the first seat, and is asked."""
    page = visit("", **wishes)
    page.goto(server.address + lay_out(server, beginning(state), (page.context, "Anna"), "random"))
    settled(page)
    return page


def touch(page: Page, name: str) -> None:
    """A click or a tap on a piece or a place, where it can be touched."""
    tap = bool(page.evaluate("navigator.maxTouchPoints > 0"))
    Hands(page, random.Random(0), tap).touch(f':is(button[data-piece="{name}"], [data-place="{name}"])')


def test_what_is_paid_for_stays_marked(visit: Visit, server: Server) -> None:
    """The dock names it, another one says how to get back, and Escape goes one step back."""
    page = come(visit, server, spices(2, caravans={0: "YYRR"}, merchants=["m01", "m02", "m03", "m04"]))
    before = version(page)
    touch(page, "m03")
    page.locator(".dock .go").click()
    expect(page.locator(".dock")).not_to_have_attribute("data-at", before)
    expect(page.locator('.place.concerned [data-piece="m03"]')).to_be_visible()
    expect(page.locator(".dock h2 small")).to_contain_text("Chosen:")
    touch(page, "m02")
    expect(page.get_by_role("tooltip")).to_contain_text("Undo to choose another.")
    page.keyboard.press("Escape")
    expect(page.get_by_role("tooltip")).to_have_count(0)
    expect(page.locator('.place.concerned [data-piece="m03"]')).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".concerned")).to_have_count(0)
    expect(page.locator(".dock h2")).to_contain_text("Choose an action")


def test_a_place_before_the_piece(visit: Visit, server: Server) -> None:
    """The dock asks which piece, and the kinds in hand glow; with the piece the place is still chosen."""
    page = come(visit, server, discovery(2, hands={FRANCE: "colonist*2 captain", ENGLAND: "colonist"}))
    touch(page, "capital:1")
    expect(page.locator(".dock h2")).to_contain_text("which piece?")
    expect(page.locator(".dock .kind[data-legal]")).to_have_count(2)
    page.locator(".dock .kind", has_text="Captain").click()
    expect(page.locator(".dock .what .name")).to_contain_text("Captain to the capital")
    expect(page.locator(".dock .go")).to_be_enabled()


def test_a_battle_is_asked_about(visit: Visit, server: Server) -> None:
    """A region and a foe in it are two taps, and yet nothing has begun: the question has become another one."""
    page = come(visit, server, at_war(), viewport=PHONE, has_touch=True)
    before = version(page)
    for name in ("map:caribbean", "map/caribbean/1/colonist"):
        touch(page, name)
        expect(page.locator(".dock h2")).to_contain_text("Begin this battle?")
    expect(page.locator(".duel")).to_have_count(0)
    assert version(page) == before
    page.locator(".dock .go").tap()
    expect(page.locator(".duel")).to_be_visible()


def test_a_thing_says_first_what_it_is(visit: Visit, server: Server) -> None:
    """Then why nothing can be done with it."""
    page = come(visit, server, discovery(2, hands={FRANCE: "colonist"}, capital=[1]))
    touch(page, "capital/1")
    tip = page.get_by_role("tooltip")
    expect(tip.locator("b")).to_have_text("Colonist, Ilya.")
    expect(tip).to_contain_text("This place is taken. The next free one: 2.")
    touch(page, "token/peru")
    expect(tip.locator("b")).to_have_text("Discovery token, face down.")
    expect(tip).to_contain_text("You have to decide something else first.")


def test_who_reads_is_you(visit: Visit, server: Server) -> None:
    """In the panels and in the log, in both languages; the others are called by their names."""
    for locale, you, takes in (("en-US", "You", "You rested"), ("ru-RU", "Вы", "Вы отдыхаете")):
        page = come(visit, server, spices(2, caravans={0: "YYRR"}), locale=locale)
        expect(page.locator('.panel[data-seat="0"] .who')).to_have_text(you)
        expect(page.locator('.panel[data-seat="1"] .who')).not_to_have_text(you)
        page.get_by_role("button", name=re.compile("^(Rest|Отдых)$")).click()
        page.locator(".dock .go").click()
        expect(page.locator(".log li").filter(has_text=takes)).to_have_count(1)


def test_a_hand_is_sorted_as_one_likes(visit: Visit, server: Server) -> None:
    """By dragging and by keys; nothing is chosen by that, and after a reload it lies so still."""
    page = come(visit, server, spices(2, hands={0: ["m01", "m02", "m03"]}, merchants=["m11"]))
    before = hand_of(page)
    first, last = (page.locator(f'.own .hand button[data-piece="{before[k]}"]').bounding_box() for k in (0, 2))
    assert first
    assert last
    page.mouse.move(first["x"] + first["width"] / 2, first["y"] + first["height"] / 2)
    page.mouse.down()
    page.mouse.move(last["x"] + last["width"] / 2 + 5, last["y"] + last["height"] / 2, steps=8)
    page.mouse.up()
    assert hand_of(page) == [before[1], before[2], before[0]]
    expect(page.locator(".dock .go")).to_have_count(0)
    page.locator(f'.own .hand button[data-piece="{before[0]}"]').focus()
    page.keyboard.press("Shift+ArrowLeft")
    expect(page.locator(f'.own .hand button[data-piece="{before[0]}"]')).to_be_focused()
    page.reload()
    settled(page)
    assert hand_of(page) == [before[1], before[0], before[2]]


def hand_of(page: Page) -> list[str]:
    """The cards from left to right."""
    cards = page.locator(".own .hand button[data-piece]")
    return [str(cards.nth(k).get_attribute("data-piece")) for k in range(cards.count())]


def test_played_cards_can_be_looked_at_on_a_phone(visit: Visit, server: Server) -> None:
    """So one knows what a rest brings back."""
    page = come(visit, server, spices(2, played={0: ["s1", "m01"]}), viewport=PHONE, has_touch=True)
    page.get_by_role("button", name="Played 2").tap()
    expect(page.locator("dialog[open] [data-piece]")).to_have_count(2)


def test_help_says_what_there_is_and_who_has_it(visit: Visit, server: Server) -> None:
    """Every good of the game with its owners."""
    page = come(visit, server, discovery(2, hands={FRANCE: "colonist"}, goods={ENGLAND: "sugar*2"}))
    page.keyboard.press("?")
    page.get_by_text("What there is in this game").click()
    sugar = page.locator("dialog[open] li").filter(has=page.get_by_text("Sugar", exact=True))
    expect(sugar).to_contain_text("Ilya × 2")
