"""The review of a game: asked for on the result page, shown with its chart and the decisions that cost most."""

from __future__ import annotations

import re

import msgspec
from playwright.sync_api import Page, expect

from carrack.core.journal import Entry
from carrack.insight.reviewed import Chances, Costly, Outlook, Review
from carrack.table.store.rows import ReviewRow
from carrack.table.store.store import Store
from tests.browser.conftest import PHONE, SPICE_ROAD, Visit
from tests.browser.hands import RESULT
from tests.browser.staging import lay_out
from tests.browser.test_access import faults
from tests.browser.test_replay import played, stands
from tests.web.serving import SECONDS, Server

AT = 6
RESTED = Outlook(("rest",), 0.31, 0.02, 42.0, entries=(Entry("rested", 0, {"n": 2}),))
GAINED = Outlook(
    ("play", "s1", 1),
    0.44,
    0.02,
    47.4,
    gain=(("yellow", 2),),
    points=2,
    moves=3,
    entries=(Entry("gained", 0, {"plus": {"yellow": 2}}),),
)


def reviewed(total: int) -> Review:
    """By an older bot: Anna was ahead, rested once too often, and lost."""
    chances = (
        Chances(0, (0.5, 0.5), (0.03, 0.03)),
        Chances(AT, (0.7, 0.3), (0.02, 0.02)),
        Chances(total, (0.0, 1.0), (0.0, 0.0)),
    )
    return Review(0, "search", (50, 0), (0,), chances, (Costly(AT, 0, 2, 0.13, 0.02, RESTED, GAINED),))


def keep(server: Server, table: str, review: Review) -> None:
    """Put a review into the store, as if it had been made before."""
    store = Store(f"sqlite:///{server.folder / 'carrack.sqlite'}")
    store.ask_review(table, 1.0)
    row = ReviewRow(match_id=table, version=review.version, bot=review.bot, body=msgspec.json.encode(review))
    store.keep_review(row).result(SECONDS)
    store.close()


def section(page: Page, anna: str = "You") -> None:
    """The chart, the decision and what was better are told; Anna reads of herself, all others of `Anna`."""
    shown = page.locator(RESULT).get_by_role("region", name="Game review")
    label = re.compile(f"Chances to win: {anna}: 50% at the start, .*, 0% at the end; .* 100% at the end")
    expect(shown.get_by_role("img", name=label)).to_be_visible()
    expect(shown.locator(".curve")).to_have_count(2)
    expect(shown.locator(".band")).to_have_count(2)
    costly = shown.get_by_role("region", name="Costly decisions").get_by_role("listitem").get_by_role("link")
    for said in (
        "−13% win chance",
        "rested",
        "win chance 31%, expected score 42",
        "win chance 44%, expected score 47; +2 points within 3 decisions",
    ):
        expect(costly).to_contain_text(said)


def test_a_game_is_reviewed(visit: Visit, server: Server) -> None:
    """A button where there is none; then what was found, which leads to the position, on a desk and on a phone."""
    page = visit("/")
    page.get_by_role("button", name="Play", exact=True).wait_for()
    match = played(SPICE_ROAD)
    path = lay_out(server, match, (page.context, "Anna"), "greedy")
    page.goto(server.address + path)
    expect(page.get_by_role("button", name="Review this game")).to_be_enabled()

    keep(server, path.removeprefix("/t/"), reviewed(match.at))
    page.reload()
    section(page)
    assert faults(page) == []
    review = page.get_by_role("region", name="Game review")
    review.get_by_text("The same as a table").click()
    expect(review.get_by_role("row", name=re.compile("the end 0% 100%"))).to_be_visible()
    review.get_by_role("region", name="Costly decisions").get_by_role("listitem").get_by_role("link").click()
    stands(page, AT)
    told = page.locator(".rewind .found")
    expect(told).to_contain_text("The next decision, by Anna: −13% win chance. The bot: gained")
    page.get_by_role("button", name="A decision on").click()
    expect(told).to_have_count(0)
    page.go_back()
    section(page)
    expect(review.get_by_role("heading", name="Game review")).to_be_in_viewport()

    phone = visit(f"{path}/result", viewport=PHONE)
    section(phone, "Anna")
    wide = phone.locator(RESULT).evaluate("(it) => it.scrollWidth - it.clientWidth")
    assert wide == 0
    phone.context.close()

    page.get_by_role("button", name="Review it again with today’s bot").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    section(page)
