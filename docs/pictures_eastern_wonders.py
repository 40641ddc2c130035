"""The pictures of Eastern Wonders: a voyage that is about to begin, as the seat sees it whose turn it is."""

from __future__ import annotations

import random

from playwright.sync_api import Page

from carrack import bots
from carrack.core.chance import Chance
from carrack.core.contract import State
from carrack.core.registry import find
from carrack.table.match import Match
from docs.studio import Pose, Studio
from tests.browser.hands import Hands, settled
from tests.browser.staging import Sitter, lay_out

SEATS, SEED = 3, 7
BOT = "greedy"
TURNS = 24
"""So many turns have been played: everybody has outposts, and most ports their tokens."""
PRICE = 2
"""What the voyage of the picture costs."""


def eastern_wonders(studio: Studio) -> None:
    """One table: the voyage that is chosen and waits for its confirmation, and the own board on a phone."""
    match = _played()
    seat = int(match.state.actor)
    to = next(way.to for way in match.state.work().ways(match.state, seat) if way.price == PRICE)
    sitters: list[Sitter] = [BOT] * SEATS
    sitters[seat] = (studio.player.context, "")
    path = lay_out(studio.server, match, *sitters)
    studio.take("wonders-sail", path, _sailing(to))
    studio.take("wonders-mine", path, _mine, ("phone-light-en", "phone-dark-ru"))
    studio.large("wonders", path, _sailing(to))


def _played() -> Match:
    """A match of bots up to a turn in which there is a voyage of that price."""
    match = Match.deal(find("eastern_wonders"), SEATS, {}, SEED)
    players = [bots.make(BOT, Chance(seat)) for seat in range(SEATS)]
    while not _begins(match.state):
        seat = int(match.state.actor)
        match.act(seat, match.game.verbs.readable(int(players[seat].choose(match.state, seat))))
    return match


def _begins(state: State) -> bool:
    if state.turn <= TURNS or state.work().name != "turn":
        return False
    return any(way.price == PRICE for way in state.work().ways(state, int(state.actor)))


def _sailing(to: str) -> Pose:
    """The island is clicked, and the confirmation waits."""

    def pose(page: Page) -> None:
        settled(page)
        Hands(page, random.Random(1)).touch(f'[data-place="{to}"][data-legal]')
        page.locator(".dock .go").wait_for()
        page.mouse.move(2, 2)

    return pose


def _mine(page: Page) -> None:
    settled(page)
    page.locator("nav.tabs > button").nth(1).click()
