"""Every title on the page, and none by name: it is drawn, everybody can use it, and what glows can be played."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from carrack.bots import QUICK
from carrack.core.registry import games
from carrack.core.scene import board, scene
from carrack.table.match import Match
from tests.browser.conftest import OURS, PHONE, Visit
from tests.browser.hands import ELSEWHERE, GLOWING, RESULT, Hands, over, settled
from tests.browser.staging import lay_out, played_by_bots, sit_down, to_the_last_moves
from tests.browser.test_access import faults
from tests.tools.pictures import LOCALES, SIZES, seats_of, with_text
from tests.web.serving import Server

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


def size_of(page: Page) -> list[list[int]]:
    """How large the boards are, once all fonts are there."""
    page.evaluate("document.fonts.ready.then(() => null)")
    sizes: list[list[int]] = page.evaluate(_BOARD)
    return sizes


def keeps(page: Page, size: list[list[int]]) -> None:
    """The boards have that size, as soon as everything is drawn."""
    page.wait_for_function(f"(size) => JSON.stringify(({_BOARD})()) === JSON.stringify(size)", arg=size)


@pytest.mark.whole
@pytest.mark.parametrize("title", OURS)
def test_with_a_mouse(visit: Visit, server: Server, title: str) -> None:
    """The opening, some decisions, and the last of them up to the result; the board has one size all the time."""
    seats = seats_for(title)
    page = visit("")
    match = sit_down(server, page, title, seats)
    settled(page)
    assert_is_drawn(page, match)
    assert faults(page) == []
    size = size_of(page)
    hands = Hands(page, random.Random(7))
    for _ in range(DECISIONS):
        hands.take_a_turn()
        settled(page)
    keeps(page, size)
    to_the_last_moves(server, page, title, seats, LAST)
    settled(page)
    page.wait_for_function(
        f"(size) => JSON.stringify(({_BOARD})()) === JSON.stringify(size)", arg=size
    )  # once it is drawn
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


# What does not fit: areas that lie on each other or beyond the window, text that is too small or cut off, numbers that
# stand between two pieces, targets too small for a finger. Areas that scroll inside are named by the second list.
_FAULTS = """(touch) => {
    const game = document.querySelector(".game");
    const areas = [...game.querySelectorAll(":scope > div:not(.over, .log-area)")]
        .filter((one) => one.checkVisibility());
    const boxes = areas.map((one) => [one.className.split(" ")[0], one.getBoundingClientRect()]);
    const found = [];
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth || scrollHeight > innerHeight)
        found.push(`the page is ${scrollWidth} x ${scrollHeight}`);
    for (const [name, box] of boxes)
        if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
            found.push(`${name} reaches beyond the window`);
    // Halos have room around what scrolls: areas may touch, but what is in them may not.
    const margin = 13;
    boxes.forEach(([name, a], k) => boxes.slice(k + 1).forEach(([other, b]) => {
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > margin && high > margin) found.push(`${name} lies on ${other}`);
    }));
    for (const area of areas)
        if (area.scrollWidth > area.clientWidth + 1 && getComputedStyle(area).overflowX !== "visible")
            found.push(`${area.className} is too wide`);
    const texts = document.createTreeWalker(game, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const { data, parentElement: by } = texts.currentNode;
        if (!data.trim() || by.closest("svg, .sr") || !by.checkVisibility()) continue;
        const size = parseFloat(getComputedStyle(by).fontSize);
        if (size < 11) found.push(`${data.trim()} is ${size} px`);
    }
    for (const one of document.querySelectorAll("nav.tabs span, .phase, .leaves button, .rewind select"))
        if (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)
            found.push(`${one.textContent} is cut off`);
    for (const note of game.querySelectorAll(".board .cap > i"))
        if (note.offsetHeight > 1.6 * parseFloat(getComputedStyle(note).fontSize))
            found.push(`${note.textContent} has two lines`);
    for (const side of game.querySelectorAll(".side"))
        for (const tool of side.querySelectorAll("header :is(button, a)"))
            if (tool.getBoundingClientRect().right > side.getBoundingClientRect().right)
                found.push(`${tool.ariaLabel} is outside the log`);
    const middle = (one) => { const { left, right } = one.getBoundingClientRect(); return (left + right) / 2; };
    for (const count of game.querySelectorAll(".small > .piece > .count, .pieces > .through > .num"))
        if (Math.abs(middle(count) - middle(count.parentElement)) > 2)
            found.push(`${count.textContent} stands beside its piece`);
    for (const one of touch ? game.querySelectorAll("nav.tabs > button, .dock button, .dock a.btn") : []) {
        const { width, height } = one.getBoundingClientRect();
        if (width && (Math.min(width, height) < 30 || Math.max(width, height) < 44))
            found.push(`${one.textContent} is ${width} x ${height}`);
    }
    return found;
}"""
_SCROLLING = """() => [...document.querySelectorAll(".felt, .main-area > *, .side-area, .seats-area > *, .dock")]
    .filter((one) => one.scrollHeight > one.clientHeight + 1 && !one.matches(".log")).map((one) => one.className)"""
_BOARD = """() => [...document.querySelectorAll(".board, .field")].map((one) => [one.offsetWidth, one.offsetHeight])"""
MIDST = 80
"""So many actions, and every title is in full swing."""
LARGE = ("desktop", "large", "ultrawide")
"""Nothing scrolls inside on these."""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("title", OURS)
def test_fits_the_screen(visit: Visit, server: Server, title: str, size: str) -> None:
    """The middle of a game: nothing is cut off, lies on anything else or is too small; the board keeps its size."""
    wanted = SIZES[size]
    seats = seats_of(title, wanted.seats)
    language = "ru" if wanted.touch else "en"
    page = visit("", **wanted.context, locale=LOCALES[language])
    with_text(page, wanted)
    sit_down(server, page, title, seats, MIDST)
    settled(page)
    expect(page.locator(".board, .field, .lines").first).to_be_visible()
    before = size_of(page)
    assert page.evaluate(_FAULTS, wanted.touch) == []
    if size in LARGE:
        assert page.evaluate(_SCROLLING) == []
    tab = page.locator("nav.tabs [aria-current]").all_inner_texts()
    Hands(page, random.Random(9), tap=wanted.touch).touch(GLOWING)
    assert page.evaluate(_FAULTS, wanted.touch) == []
    for name in tab:  # what was chosen may be on another one
        page.locator("nav.tabs button", has_text=name).click()
    keeps(page, before)
    hint = page.locator(".dock .btn.again")
    if hint.count():
        hint.first.click()
        keeps(page, before)
    tabs = page.locator("nav.tabs > [aria-current], nav.tabs > button:not(:disabled, .ship)")
    for k in range(tabs.count()):
        tabs.nth(k).click()
        assert page.evaluate(_FAULTS, wanted.touch) == []


_ROOM = """() => {
    const [board] = document.querySelectorAll(".board, .field, .lines");
    const [width, height] = [board.offsetWidth / innerWidth, board.offsetHeight / innerHeight];
    return [width, height].map((share) => Math.round(100 * share));
}"""
LEAST_SHARE = 25
"""Of the width and of the height of the window the board has at least so many hundredths, whatever else there is."""
_CHOICE = """(select) => {
    const pen = document.createElement("canvas").getContext("2d");
    pen.font = getComputedStyle(select).font;
    return pen.measureText(select.selectedOptions[0].text).width <= select.clientWidth;
}"""


@pytest.mark.parametrize("size", ["phone", "landscape", "laptop"])
@pytest.mark.parametrize("title", OURS)
def test_the_past_fits_the_screen(visit: Visit, server: Server, title: str, size: str) -> None:
    """All hands open in the replay, and a line tried out from there: a board of a good size, nothing cut off."""
    wanted = SIZES[size]
    seats = seats_of(title, wanted.seats)
    page = visit("", **wanted.context, locale=LOCALES["ru"])
    match = played_by_bots(title, seats)
    path = server.address + lay_out(server, match, (page.context, "Anna"), *[QUICK] * (seats - 1))
    page.goto(f"{path}/replay#at={match.at // 2}")
    expect(page.locator(".board, .field, .lines").first).to_be_visible()
    assert page.evaluate(_FAULTS, wanted.touch) == []
    assert min(page.evaluate(_ROOM)) >= LEAST_SHARE
    assert page.locator(".rewind select").evaluate(_CHOICE)
    page.locator('.rewind a[href*="what-if"]').click()
    settled(page)
    assert page.evaluate(_FAULTS, wanted.touch) == []
    tabs = page.locator("nav.tabs > [aria-current], nav.tabs > button:not(:disabled, .ship)")
    if tabs.count():  # what is to be decided may be on another one
        tabs.first.click()
        assert page.evaluate(_FAULTS, wanted.touch) == []
    assert min(page.evaluate(_ROOM)) >= LEAST_SHARE
    expect(page.locator("section.bar p")).to_have_text(re.compile("^Это видите только вы"))
