"""Looking back: by arrows, by link, with one's own eyes while the match runs, with everybody's after the end."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Browser, Page, expect

from carrack.bots import make
from carrack.core.chance import Chance
from carrack.core.registry import find
from carrack.table.match import Match
from tests.browser.conftest import PHONE, SPICE_ROAD, Visit
from tests.browser.hands import RESULT, settled, take_a_turn
from tests.browser.staging import lay_out, make_known, sit_down
from tests.browser.test_access import faults
from tests.table.house import TOY
from tests.web.serving import Server

AT = re.compile(r"/t/\w+/replay#at=(\d+)")
MAP = "age_of_discovery"

_LYING = """() => [...document.querySelectorAll(".game [data-piece]")]
    .map((piece) => `${piece.dataset.piece} ${piece.dataset.face}`).sort()"""


def lying(page: Page) -> list[str]:
    """All pieces in sight, with what they show."""
    found: list[str] = page.evaluate(_LYING)
    return found


def stands(page: Page, at: int) -> None:
    """The page shows the position after so many actions."""
    expect(page.locator(".rewind .count")).to_have_attribute("data-at", str(at))
    expect(page.get_by_role("slider", name="Position")).to_have_value(str(at))


def total(page: Page) -> int:
    """How many actions there are."""
    return int(str(page.get_by_role("slider", name="Position").get_attribute("max")))


def played(title: str, actions: int = 10_000, seats: int = 2) -> Match:
    """A match after so many actions, or one that is over."""
    match, rng = Match.deal(find(title), seats, {}, 5), Chance(4)
    while not match.state.over and match.at < actions:
        seat = match.game.waiting(match.state)[0]
        action = make("random" if title == MAP else "greedy", rng).choose(match.state, seat)
        match.act(seat, match.game.verbs.readable(action))
    return match


def look_back(page: Page) -> None:
    """From the table to its past."""
    page.get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay*")
    page.get_by_role("slider", name="Position").wait_for()


def begin(server: Server, page: Page, actions: int = 9) -> None:
    """A game of Spice Road against bots in which something has happened."""
    sit_down(server, page, SPICE_ROAD, seats=3, actions=actions)
    settled(page)


def test_a_match_is_looked_at_again_while_it_runs(visit: Visit, server: Server) -> None:
    """Back by arrows, by turns and to the beginning; the link shows the same; then back to the table."""
    page = visit("")
    begin(server, page)
    table, now = page.url, lying(page)
    look_back(page)
    end = total(page)
    stands(page, end)
    assert lying(page) == now
    assert page.locator("[data-legal]").count() == 0
    expect(page.get_by_role("combobox")).to_have_count(0)  # my own eyes only

    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    stands(page, end - 2)
    expect(page).to_have_url(re.compile(rf"#at={end - 2}$"))
    said = page.locator(".rewind h2").inner_text()
    other = page.context.new_page()
    other.goto(page.url)
    stands(other, end - 2)
    assert (lying(other), other.locator(".rewind h2").inner_text()) == (lying(page), said)
    other.close()

    page.keyboard.press("ArrowRight")
    stands(page, end - 1)
    page.keyboard.press("Shift+ArrowLeft")
    expect(page.locator(".rewind .count")).not_to_have_attribute("data-at", str(end - 1))
    page.keyboard.press("Home")
    stands(page, 0)
    expect(page.locator(".rewind h2")).to_contain_text("nobody has moved")
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator(".rewind .count")).not_to_have_attribute("data-at", "0")
    page.keyboard.press("Shift+ArrowLeft")
    stands(page, 0)
    page.keyboard.press("End")
    stands(page, end)
    assert lying(page) == now
    page.keyboard.press("Escape")
    page.wait_for_url(table)
    settled(page)


def test_hidden_hands(browser: Browser, toys: Server) -> None:
    """Who has no seat sees backs, even if the link names a seat, until the match is over and all hands are open."""
    page, stranger = (browser.new_context(locale="en-US").new_page() for _ in range(2))
    make_known(page.context, toys.address)
    path = lay_out(toys, played(TOY, 6), (page.context, "Anna"), "random")
    page.goto(f"{toys.address}{path}/replay#at=2")
    stands(page, 2)
    held = {piece for piece in lying(page) if piece.startswith("hand.0/")}
    assert held
    assert not any(piece.endswith("back.card") for piece in held)
    stranger.goto(f"{toys.address}{path}/replay#at=2&seat=0")
    stands(stranger, 2)
    assert held.isdisjoint(lying(stranger))
    path = lay_out(toys, played(TOY), (page.context, "Anna"), "random")
    stranger.goto(f"{toys.address}{path}/replay#at=2")
    stands(stranger, 2)
    opened = [piece for piece in lying(stranger) if piece.startswith("hand.")]
    assert {piece[:6] for piece in opened} == {"hand.0", "hand.1"}
    assert not any(piece.endswith("back.card") for piece in opened)
    for each in (page, stranger):
        each.context.close()


def test_the_log_leads_to_positions(visit: Visit, server: Server) -> None:
    """At the table and in the past."""
    page = visit("")
    begin(server, page)
    oldest = page.locator(".log ol a").last
    found = AT.search(str(oldest.get_attribute("href")))
    assert found
    oldest.click()
    page.wait_for_url(AT)
    stands(page, int(found[1]))
    page.get_by_role("slider", name="Position").focus()
    page.keyboard.press("End")
    expect(page).to_have_url(re.compile(f"#at={total(page)}$"))
    oldest.click()
    stands(page, int(found[1]))
    expect(page).to_have_url(re.compile(f"#at={found[1]}$"))
    page.evaluate("history.back()")
    stands(page, total(page))


def test_the_match_goes_on_meanwhile(visit: Visit, server: Server) -> None:
    """New actions make the line longer; the position that is looked at stays."""
    page = visit("")
    begin(server, page)
    table = page.url
    look_back(page)
    page.keyboard.press("Home")
    stands(page, 0)
    before = total(page)
    other = page.context.new_page()
    other.goto(table)
    settled(other)
    take_a_turn(other, random.Random(5))
    settled(other)
    page.wait_for_function(f"() => Number(document.querySelector('.rewind input').max) > {before}")
    stands(page, 0)
    page.keyboard.press("End")
    stands(page, total(page))
    other.close()


def test_it_plays_like_a_film(visit: Visit, server: Server) -> None:
    """To the end, by the space bar, with pieces that glide."""
    page = visit("", motion=True)
    begin(server, page, 4)
    look_back(page)
    page.keyboard.press("Home")
    stands(page, 0)
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    stands(page, total(page))
    expect(page.get_by_role("button", name="Play like a film")).to_be_visible()


def test_after_the_end_one_looks_with_everybodys_eyes(visit: Visit, server: Server) -> None:
    """From the result: all hands, then what onlookers saw, then one seat's; the chart has a line for each seat."""
    page = visit("")
    path = lay_out(server, played(MAP), (page.context, "Anna"), "greedy")
    page.goto(server.address + path)
    page.locator(RESULT).get_by_role("link", name="Replay").click()
    stands(page, 0)
    expect(page.locator(".hands")).to_be_visible()
    expect(page.locator(".chart .curve")).to_have_count(2)
    eyes = page.get_by_role("combobox", name="As seen by")
    expect(eyes).to_have_value("all")
    eyes.select_option("public")
    expect(page.locator(".hands")).to_have_count(0)
    stands(page, 0)
    eyes.select_option("1")
    expect(page.locator(".own")).to_be_visible()
    stands(page, 0)
    expect(page).to_have_url(re.compile("#at=0&seat=1$"))
    page.locator(".chart .plot").click(position={"x": 300, "y": 40})
    expect(page.locator(".rewind .count")).not_to_have_attribute("data-at", "0")
    page.get_by_role("button", name="To the end").click()
    stands(page, total(page))
    page.get_by_role("link", name="To the table").click()
    page.locator(RESULT).wait_for()


def test_axe(visit: Visit, server: Server) -> None:
    """No serious fault while it runs, with open hands, and on a phone; nothing is wider than the phone."""
    page = visit("")
    begin(server, page)
    look_back(page)
    assert faults(page) == []
    path = lay_out(server, played(SPICE_ROAD), (page.context, "Anna"), "greedy")
    page.goto(f"{server.address}{path}/replay#at=20")
    stands(page, 20)
    assert faults(page) == []
    phone = visit(f"{path}/replay#at=20", color_scheme="dark", viewport=PHONE, has_touch=True, is_mobile=True)
    stands(phone, 20)
    phone.get_by_role("button", name="Score over the game").tap()
    phone.locator(".chart").wait_for()
    assert faults(phone) == []
    assert phone.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    phone.get_by_role("button", name="A decision on").tap()
    stands(phone, 21)


def test_in_russian(visit: Visit, server: Server) -> None:
    """The page of the past speaks it too."""
    page = visit("", locale="ru-RU")
    sit_down(server, page, MAP)
    settled(page)
    page.get_by_role("link", name="Повтор").click()
    page.get_by_role("slider", name="Позиция").wait_for()
    assert not re.search(r"\b(replay|turn|table|beginning)\b", page.locator("main").inner_text(), re.IGNORECASE)
