"""A week by correspondence: two browsers, closed most of the time, and a webhook that tells whose turn it is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from carrack.core.registry import find
from carrack.table.match import Match
from tests.browser.conftest import PATIENCE, SPICE_ROAD, Visit
from tests.browser.hands import choose_title, seat_bot, settled, until
from tests.browser.staging import lay_out
from tests.browser.test_presence import say
from tests.browser.test_together import choose, my_turn
from tests.tools.other_time import AHEAD, SPEED
from tests.web.ear import Ear, listening
from tests.web.serving import Server

MINUTE, HOUR = 60.0, 3600.0


class Week(Server):
    """A server whose time is moved on; by itself it hardly passes, so that nothing happens because a test was slow."""

    module = "tests.tools.other_time"

    def __init__(self, folder: Path) -> None:
        self._ahead = folder.with_name("ahead")
        self._seconds = 0.0
        self.pass_by(0)
        super().__init__(folder, "--private-hooks", **{AHEAD: str(self._ahead), SPEED: "0.1"})

    def pass_by(self, seconds: float) -> None:
        """It is so much later."""
        self._seconds += seconds
        new = self._ahead.with_suffix(".new")
        new.write_text(str(self._seconds), encoding="ascii")
        new.replace(self._ahead)


@pytest.fixture
def week(tmp_path: Path) -> Iterator[Week]:
    """A server of our own."""
    started = Week(tmp_path / "data")
    yield started
    started.close()


@pytest.fixture
def ear() -> Iterator[Ear]:
    """A webhook of both."""
    with listening() as heard:
        yield heard


def tell_me(page: Page, ear: Ear, who: str) -> None:
    """Give the webhook on the page of settings; a first message comes."""
    page.get_by_label("Kind of webhook").select_option("ntfy")
    page.get_by_label("Address of the webhook").fill(f"{ear.url}-{who}")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved.")).to_be_visible()


def look_away(page: Page) -> None:
    """Close the page."""
    page.goto("about:blank")


def rest(page: Page) -> None:
    """A move."""
    settled(page)
    page.get_by_role("button", name="Rest", exact=True).click()
    with page.expect_response("**/act") as answer:
        page.get_by_role("button", name="Confirm").click()
    assert answer.value.ok


def heard(page: Page, week: Week, ear: Ear, count: int) -> list[tuple[str, str, str]]:
    """Minutes go by until so many messages have come in all: the latest."""
    for _ in range(PATIENCE // 100):
        if len(ear.heard) >= count:
            break
        week.pass_by(MINUTE)
        page.wait_for_timeout(100)
    assert len(ear.heard) == count, ear.heard
    return ear.heard[-1:]


def test_a_week_by_correspondence(visit: Visit, week: Week, ear: Ear) -> None:
    """Moves on seven days, one notice for each, one for several tables; a bot plays for who is late until they come."""
    anna, boris = visit("/settings", week.address), visit("/settings", week.address)
    for page, who in ((anna, "anna"), (boris, "boris")):
        tell_me(page, ear, who)
    assert [path for path, _, _ in ear.heard] == ["/topic-anna", "/topic-boris"]

    # Monday: a table with a day for each move. Boris looks on while Anna moves, and is not told.
    anna.goto(week.address)
    choose_title(anna, SPICE_ROAD)
    choose(anna, 2, "Friend")
    anna.get_by_role("button", name="Remove the last seat").click()
    anna.locator("details summary").click()
    anna.get_by_label("Clock").select_option(label="1 day a turn")
    anna.get_by_role("button", name="Open the table").click()
    anna.wait_for_url("**/t/*")
    table = anna.url
    boris.goto(anna.get_by_role("textbox", name="Invitation link").input_value())
    boris.get_by_role("button", name="Take this seat").click()
    boris.wait_for_url("**/t/*")
    expect(anna.locator(".dock")).to_be_visible()
    names = {anna: "anna", boris: "boris"}
    if not my_turn(anna):  # the lot has decided who begins
        anna, boris = boris, anna
    to_anna, to_boris = (f"/topic-{names[page]}" for page in (anna, boris))
    rest(anna)
    look_away(anna)
    settled(boris)
    week.pass_by(10 * MINUTE)

    # He closes the page without moving: one message, however long it takes.
    look_away(boris)
    assert heard(anna, week, ear, 3) == [(to_boris, f"Your turn: Spice Road\n{table}", table)]
    week.pass_by(5 * HOUR)

    # Tuesday, Wednesday: by the link of the message, one after the other.
    for count, (page, told) in enumerate(((boris, to_anna), (anna, to_boris), (boris, to_anna)), 4):
        week.pass_by(14 * HOUR)
        page.goto(ear.heard[-1][2])
        rest(page)
        look_away(page)
        assert heard(anna, week, ear, count) == [(told, f"Your turn: Spice Road\n{table}", table)]

    # Thursday: Boris plays at three tables in one evening, and Anna gets one message about all of them.
    anna.goto(table)
    rest(anna)
    look_away(anna)
    for seed in (1, 2):
        match, sitters = Match.deal(find(SPICE_ROAD), 2, {}, seed), [(anna.context, "Anna"), (boris.context, "Boris")]
        boris.goto(week.address + lay_out(week, match, *(sitters if match.state.actor else sitters[::-1])))
        rest(boris)
    boris.goto(table)
    rest(boris)
    look_away(boris)
    home = f"{week.address}/"
    digest = f"Your turn at 3 tables: Spice Road\n{home}"
    assert heard(anna, week, ear, 7) == [(to_anna, digest, home)]

    # Friday: she answers at one of them. He does not: on Saturday his time is out, and she calls a bot in.
    anna.goto(home)
    anna.locator(f"a[href$='{table.removeprefix(week.address)}']").first.click()
    rest(anna)
    look_away(anna)
    assert heard(anna, week, ear, 8)[0][0] == to_boris
    week.pass_by(25 * HOUR)
    anna.goto(table)
    his = anna.locator(".panel", has=anna.locator(".clock.runs"))
    expect(his).to_contain_text("−1:")
    expect(anna.locator(".dock").get_by_role("button", name="Call a bot in")).to_be_visible()
    his.locator(".who").click()
    seat_bot(anna.locator("dialog[open]"), "Call a bot in")
    settled(anna)
    expect(anna.get_by_text("a bot plays").first).to_be_visible()
    rest(anna)
    settled(anna)
    look_away(anna)

    # Sunday: he follows the message of Friday, has his seat back, and reads what the bot did.
    week.pass_by(20 * HOUR)
    boris.goto(ear.heard[7][2])
    log = boris.locator(".log")
    expect(log).to_contain_text("A bot plays for")
    expect(log).to_contain_text("You are back")
    expect(log.get_by_text("A bot:")).to_have_count(2)
    anna.goto(table)
    rest(anna)
    rest(boris)
    assert len([path for path, _, _ in ear.heard if path == to_boris]) == 4


_ANDROID = """() => {
    Object.defineProperty(document, "hidden", { get: () => true });
    const { requestPermission } = Notification;
    window.Notification = class {
        static permission = "granted";
        static requestPermission = requestPermission;
        constructor() { throw new TypeError("Illegal constructor. Use ServiceWorkerRegistration.showNotification()"); }
    };
}"""
"""A page out of sight, in a browser that lets only the worker show messages."""
_SHOWN = """async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(({ title, body }) => `${title}: ${body}`);
}"""


def test_a_private_table_and_somebody_who_is_gone(visit: Visit, week: Week) -> None:
    """The browser says that it is my turn; who looks on talks apart; after a minute the host calls a bot in."""
    anna, boris, vera = (visit("", week.address) for _ in range(3))
    boris.context.grant_permissions(["notifications"], origin=week.address)
    boris.context.add_init_script(f"({_ANDROID})()")
    boris.goto(f"{week.address}/settings")
    with boris.expect_response("**/api/profile/settings"):
        boris.get_by_role("group", name="Browser notifications").get_by_text("On", exact=True).click()
    match = Match.deal(find(SPICE_ROAD), 2, {}, 3)
    order = [(anna.context, "Anna"), (boris.context, "Boris")]
    path = lay_out(week, match, *(order[::-1] if match.state.actor else order))
    for page in (anna, boris, vera):
        page.goto(week.address + path)
        page.locator(".dock").wait_for()
    rest(anna)
    until(boris, f"async () => (await ({_SHOWN})()).includes('It is your turn: Spice Road')")

    say(anna, "I take the pepper")
    say(vera, "Who wins?")
    expect(boris.get_by_role("tab", name="Chat")).to_contain_text("1")
    expect(anna.get_by_role("log")).not_to_contain_text("Who wins?")
    expect(vera.get_by_role("log")).not_to_contain_text("pepper")
    assert vera.locator("[data-legal]").count() == 0

    host, gone = (boris, anna) if match.state.actor else (anna, boris)
    gone_name = "Anna" if gone is anna else "Boris"
    gone.goto("about:blank")
    sheet = host.get_by_role("button", name=f"Show everything: {gone_name}")
    sheet.click()
    seat_bot(host, "Call a bot in")
    expect(host.get_by_role("alert")).to_contain_text("Wait a little")
    week.pass_by(2 * MINUTE)
    seat_bot(host, "Call a bot in")
    expect(vera.locator(".panel", has_text=gone_name)).to_contain_text("a bot plays")
    gone.goto(week.address + path)
    expect(vera.locator(".panel", has_text=gone_name)).not_to_contain_text("a bot plays")
