"""Every title on the page, and none by name: it is drawn, everybody can use it, and what glows can be played."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from carrack.core.registry import games
from carrack.core.scene import board, scene
from carrack.table.match import Match
from tests.browser.conftest import PHONE, Visit
from tests.browser.hands import ELSEWHERE, RESULT, Hands, over, settled
from tests.browser.staging import played_by_bots, sit_down, to_the_last_moves
from tests.browser.test_access import faults
from tests.web.serving import Server

OURS = [key for key, game in games().items() if game.package.startswith("carrack.")]
DECISIONS = 5
LAST = 9
"""So many actions before the end somebody sits down again, unless games are played whole."""

_DRAWN = """() => [...document.querySelectorAll(".game [data-piece]")].map((piece) => piece.dataset.piece)"""
_GLOWING = """() => [...document.querySelectorAll(":is([data-piece], [data-place])[data-legal]")]
    .map((one) => one.dataset.piece ?? one.dataset.place)"""


def seats_for(title: str) -> int:
    """One more than the fewest: somebody sits between others."""
    return min(games()[title].fewest + 1, games()[title].most)


def assert_is_drawn(page: Page, match: Match) -> None:
    """Whatever lies in the middle or before one's own seat is there, of a pile the top; only options glow."""
    game, state = match.game, match.state
    seat = game.waiting(state)[0]
    seen = scene(game, state, seat)
    zones = board(game, game.options_of(state), int(state.seats)).zones
    own = {zone.id for zone in zones if zone.seat in (None, seat) and zone.kind != "pile"}
    for key in [key for key, piece in seen.pieces.items() if piece.zone in own]:
        expect(page.locator(f'.game [data-piece="{key}"]').first).to_be_visible()
    assert set(page.evaluate(_DRAWN)) <= seen.pieces.keys()
    glowing = set(page.evaluate(_GLOWING))
    assert glowing <= {thing for choice in seen.choices.values() for thing in choice.on}
    assert glowing or page.locator(".dock .chip").count()


@pytest.mark.whole
@pytest.mark.parametrize("title", OURS)
def test_with_a_mouse(visit: Visit, server: Server, title: str) -> None:
    """The opening, some decisions, and the last of them up to the result."""
    seats = seats_for(title)
    page = visit("")
    match = sit_down(server, page, title, seats)
    settled(page)
    assert_is_drawn(page, match)
    assert faults(page) == []
    hands = Hands(page, random.Random(7))
    for _ in range(DECISIONS):
        hands.take_a_turn()
        settled(page)
    to_the_last_moves(server, page, title, seats, LAST)
    hands.play_to_the_end()
    expect(page.locator(f"{RESULT} li .place")).to_have_count(seats)


@pytest.mark.parametrize("title", OURS)
def test_on_a_phone_in_russian(visit: Visit, server: Server, title: str) -> None:
    """The middle of a game, by touch: the tab of each decision opens by itself, and nothing scrolls sideways."""
    seats = seats_for(title)
    page = visit("", viewport=PHONE, locale="ru-RU", has_touch=True, is_mobile=True)
    sit_down(server, page, title, seats, played_by_bots(title, seats).at // 2)
    settled(page)
    assert faults(page) == []
    hands = Hands(page, random.Random(8), tap=True)
    for _ in range(DECISIONS):
        expect(page.locator(ELSEWHERE)).to_have_count(0)
        assert not re.search("[A-Za-z]{3,}", page.locator(".dock").inner_text())
        hands.take_a_turn()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        settled(page)
        if over(page):
            break
