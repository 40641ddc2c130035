"""A question with a single answer, which only its owner can know: the table answers, after a moment like a person's."""

from __future__ import annotations

import time

from playwright.sync_api import Browser, expect

from carrack.core.chance import Chance
from carrack.core.registry import find
from carrack.lab.properties import random_answer
from carrack.table.match import Match
from carrack.table.windows import PAUSE
from tests.browser.staging import lay_out, make_known
from tests.table.house import TOY
from tests.web.serving import Server


def forced() -> tuple[Match, int]:
    """A match that waits for a seat alone, which has nothing to choose, and the seat."""
    for seed in range(1_000):
        match, rng = Match.deal(find(TOY), 2, {}, seed), Chance(seed)
        while not match.state.over and match.at < 60:
            waiting = match.game.waiting(match.state)
            seat = waiting[0]
            if len(waiting) == 1 and len(match.state.legal_for(seat)) == 1 and match.state.secret(seat):
                return match, seat
            by, action = random_answer(match.state, rng)
            match.act(by, match.game.verbs.readable(action))
    raise AssertionError("nobody is ever forced")


def test_the_table_answers_for_who_has_nothing_to_choose(browser: Browser, toys: Server) -> None:
    """Not at once: that would tell the other what is in a hand."""
    match, seat = forced()
    anna, boris = (browser.new_context(locale="en-US").new_page() for _ in range(2))
    for page in (anna, boris):
        make_known(page.context, toys.address)
    order = [(anna.context, "Anna"), (boris.context, "Boris")]
    path = lay_out(toys, match, *(order[::-1] if seat else order))
    begun = time.monotonic()
    boris.goto(toys.address + path)
    boris.locator(".dock[data-at]").wait_for()
    expect(boris.locator(".dock")).not_to_have_attribute("data-at", str(match.at))
    assert time.monotonic() - begun >= PAUSE[0]
    for page in (anna, boris):
        page.context.close()
