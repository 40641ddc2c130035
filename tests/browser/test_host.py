"""What a host of a server does, seen from the page: a path, announcements, reports, bans, closed tables."""

from __future__ import annotations

import random
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from carrack.table.store.beside import Beside
from carrack.table.store.house import OrderKind
from tests.browser.conftest import PHONE, SPICE_ROAD, Visit
from tests.browser.hands import choose_title, take_a_turn
from tests.browser.test_access import faults
from tests.browser.test_presence import own_sheet, say
from tests.web.person import FRIEND, ME, Person
from tests.web.serving import SECONDS, Server

BASE = "/games/table"


@pytest.fixture(scope="module")
def deep(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server under a path, with one title on its shelf."""
    started = Server(tmp_path_factory.mktemp("deep") / "data", "--base", BASE, "--titles", SPICE_ROAD)
    yield started
    started.close()


@pytest.fixture
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose host does something."""
    started = Server(tmp_path_factory.mktemp("own") / "data")
    yield started
    started.close()


def order(server: Server, kind: OrderKind, why: str = "", **body: object) -> None:
    """The host wants something, and the server does it."""
    beside = Beside(f"sqlite:///{server.folder / 'carrack.sqlite'}")
    try:
        assert beside.outcome(beside.order(kind, body, "root", why), SECONDS) == ""
    finally:
        beside.close()


def test_everything_works_under_a_path(visit: Visit, deep: Server) -> None:
    """Pages, streams, links and what they load lie behind it; a game is played, left, reloaded and shared."""
    anna = visit("", deep.address + BASE)
    asked: list[str] = []
    anna.on("request", lambda request: asked.append(urlsplit(request.url).path))
    anna.goto(f"{deep.address}{BASE}")
    expect(anna.get_by_role("radio")).to_have_count(1)
    choose_title(anna, SPICE_ROAD)
    anna.locator(".go .primary").click()
    anna.wait_for_url(f"**{BASE}/t/*")
    take_a_turn(anna, random.Random(1))
    anna.reload()
    take_a_turn(anna, random.Random(2))
    anna.get_by_role("link", name="Replay").first.click()
    anna.wait_for_url(f"**{BASE}/t/*/replay*")
    expect(anna.get_by_role("slider")).to_be_visible()
    anna.locator("a.brand").click()
    anna.wait_for_url(f"**{BASE}/")
    anna.get_by_role("link", name="How to play").first.click()
    anna.wait_for_url(f"**{BASE}/how/{SPICE_ROAD}")
    expect(anna.get_by_role("heading", level=2).first).to_be_visible()
    anna.go_back()
    anna.wait_for_url(f"**{BASE}/")
    assert [path for path in asked if not path.startswith(f"{BASE}/") and path != BASE] == []
    [cookie] = anna.context.cookies()
    assert (cookie["name"], cookie["path"]) == ("carrack", BASE)


def test_a_link_to_a_seat_under_a_path(visit: Visit, deep: Server) -> None:
    """It leads there."""
    anna = visit(f"{BASE}/", deep.address)
    choose_title(anna, SPICE_ROAD)
    anna.get_by_role("button", name="Invite friends").click()
    anna.locator(".go .primary").click()
    anna.wait_for_url(f"**{BASE}/t/*")
    link = anna.get_by_role("textbox", name="Invitation link").input_value()
    assert link.startswith(f"{deep.address}{BASE}/i/")
    boris = visit("", deep.address + BASE)
    boris.goto(link)
    boris.get_by_role("button", name="Take this seat").click()
    boris.wait_for_url(f"**{BASE}/t/*")


def table_of_two(visit: Visit, own: Server) -> tuple[Page, Page, str]:
    """Two at one table, and its id."""
    pages = [visit("", own.address), visit("", own.address, viewport=PHONE, locale="ru-RU", has_touch=True)]
    people = [Person(own.address, name) for name in ("Anna", "דוד")]
    made = people[0].new_table(ME, FRIEND)
    people[1].sit(people[0].link(made.id, 1))
    people[1].ask(f"/api/tables/{made.id}/chat", dict, text="Нехорошие слова")
    for page, person in zip(pages, people, strict=True):
        cookie = person.http.cookies["carrack"]
        page.context.add_cookies([{"name": "carrack", "value": cookie, "url": own.address}])
        page.goto(f"{own.address}/t/{made.id}")
        person.close()
    return pages[0], pages[1], made.id


def test_a_report_and_what_comes_of_it(visit: Visit, own: Server) -> None:
    """A remark and a name are reported; the remark is hidden before one's eyes, the table closed with a reason."""
    anna, david, match = table_of_two(visit, own)
    anna.get_by_role("tab", name="Chat").click()
    log = anna.get_by_role("log")
    expect(log).to_contain_text("Нехорошие слова")
    log.get_by_role("button", name="Report what").click()
    anna.get_by_label("What is wrong?").fill("An insult")
    assert faults(anna) == []
    anna.get_by_role("button", name="Report", exact=True).click()
    expect(anna.get_by_role("status").filter(has_text="Thank you")).to_be_visible()
    anna.get_by_role("button", name="Close", exact=True).click()
    own_sheet(anna, 1)
    anna.get_by_role("button", name="Report this name").click()
    anna.get_by_role("button", name="Report", exact=True).click()
    expect(anna.get_by_role("status").filter(has_text="Thank you")).to_be_visible()
    anna.keyboard.press("Escape")
    beside = Beside(f"sqlite:///{own.folder / 'carrack.sqlite'}")
    remark, name = beside.reports(10, everything=False)
    beside.close()
    assert (remark.said, remark.note, name.said) == ("דוד: Нехорошие слова", "An insult", "דוד")
    order(own, "hide", remark=remark.remark)
    expect(log).to_contain_text("The host of the server has removed this remark.")
    expect(log).not_to_contain_text("Нехорошие слова")
    order(own, "close", "insults", match=match)
    expect(anna.locator("main")).to_contain_text("The host of the server has closed this table: insults")
    expect(david.locator("main")).to_contain_text("Хозяин сервера закрыл этот стол: insults")


def test_a_name_from_the_right_turns_nothing(visit: Visit, own: Server) -> None:
    """It stands between marks wherever it is in a line."""
    anna, david, _ = table_of_two(visit, own)
    say(anna, "Hello")
    expect(anna.locator(".panel[data-seat='1'] .who")).to_have_text("\u2068דוד\u2069")
    expect(david.locator("body")).to_contain_text("\u2068דוד\u2069")


def test_an_announcement_on_every_page(visit: Visit, own: Server) -> None:
    """On the first page, in the settings and at a table; it can be closed, and is taken back."""
    anna, david, _ = table_of_two(visit, own)
    home, settings = visit("/", own.address), visit("/settings", own.address)
    order(own, "announce", text="Back at eight.")
    for page in (anna, david, home, settings):
        expect(page.get_by_text("Back at eight.")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert faults(home) == []
    home.get_by_role("button", name="Close this announcement").click()
    expect(home.get_by_text("Back at eight.")).to_have_count(0)
    order(own, "drain", on=True)
    expect(anna.get_by_text("no new tables now")).to_be_visible()
    home.locator(".go .primary").click()
    expect(home.get_by_text("takes no new tables")).to_be_visible()
    order(own, "announce", text="")
    order(own, "drain", on=False)
    for page in (anna, david, settings):
        expect(page.get_by_text("Back at eight.")).to_have_count(0)


def test_who_is_kept_out_reads_why(visit: Visit, own: Server) -> None:
    """In their language."""
    boris = visit("", own.address, locale="ru-RU")
    [cookie] = boris.context.cookies()
    person = Person(own.address, "Boris")
    boris.context.add_cookies([{"name": "carrack", "value": person.http.cookies["carrack"], "url": own.address}])
    person.close()
    assert cookie["name"] == "carrack"
    order(own, "ban", "оскорбления", who=person.http.cookies["carrack"].partition(".")[0])
    boris.goto(own.address)
    expect(boris.get_by_text("Хозяин этого сервера закрыл его для вас. Причина: оскорбления")).to_be_visible()


def test_logging_out_everywhere_else(visit: Visit, own: Server) -> None:
    """Another device becomes a stranger, this one stays."""
    anna, phone = visit("", own.address), visit("", own.address)
    person = Person(own.address, "Anna")
    for page in (anna, phone):
        page.context.add_cookies([{"name": "carrack", "value": person.http.cookies["carrack"], "url": own.address}])
    person.close()
    anna.goto(f"{own.address}/settings")
    anna.get_by_role("button", name="Log out on all other devices").click()
    expect(anna.get_by_text("Only this browser is yours now.")).to_be_visible()
    anna.goto(own.address)
    phone.goto(own.address)
    expect(anna.locator("header .name")).to_have_text("Anna")
    expect(phone.locator("header .name")).to_have_text("Guest")
