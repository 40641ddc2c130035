"""The pictures of Age of Discovery: moments of one game, always the same one, as its first seat sees them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import count

import msgspec
from playwright.sync_api import Page

from carrack import bots
from carrack.core.chance import Chance
from carrack.core.contract import KIND, State
from carrack.core.record import Record
from carrack.core.registry import find
from carrack.table.match import Match
from docs.studio import Pose, Studio
from tests.browser.hands import Hands, settled
from tests.browser.staging import lay_out

SEATS = 4
BOT = "greedy"
FIRST_SEED = 49
"""Bots rarely fight; the first game from here on that has all moments is taken."""
LARGE = ("discovery", "dock", "desktop-light-en")

Moment = Callable[[State], bool]


def age_of_discovery(studio: Studio) -> None:
    """Each moment is a table of its own, at which the player is asked."""
    record, moments = next(game for game in _games() if set(game[1]) == set(_MOMENTS))
    for name, (_, pose, ways) in _MOMENTS.items():
        played = msgspec.structs.replace(record, actions=record.actions[: moments[name]])
        path = lay_out(studio.server, Match(played), (studio.player.context, ""), *[BOT] * (SEATS - 1))
        studio.take(f"discovery-{name}", path, pose, ways)
        if name == LARGE[1]:
            studio.large(LARGE[0], path, pose, LARGE[2])


def _games() -> Iterator[tuple[Record, dict[str, int]]]:
    """Games of bots among themselves, and after how many actions each moment first came."""
    game = find("age_of_discovery")
    for seed in count(FIRST_SEED):
        match = Match.deal(game, SEATS, seed=seed)
        players = [bots.make(BOT, Chance(10 * seed + seat)) for seat in range(SEATS)]
        moments: dict[str, int] = {}
        while not match.state.over:
            state, actor = match.state, int(match.state.actor)
            _note(moments, match)
            match.act(actor, game.verbs.readable(int(players[actor].choose(state, actor))))
        _note(moments, match)
        yield match.record, moments


def _note(moments: dict[str, int], match: Match) -> None:
    for name, (is_it, _, _) in _MOMENTS.items():
        if name not in moments and is_it(match.state):
            moments[name] = match.at


# ---- the moments -------------------------------------------------------------------------------------------


def _asked(kind: str, turn: int, options: int) -> Moment:
    """From this turn on the first seat is asked this, with so many options at least."""

    def is_it(state: State) -> bool:
        if state.over or not state.waiting & 1 or state.turn < turn:
            return False
        asked = state.game.layout.frame_kinds[state.frames()[-1][KIND]]
        return asked == kind and len(state.legal_for(0)) >= options

    return is_it


def _over(state: State) -> bool:
    return bool(state.over)


def _pointing(selector: str) -> Pose:
    """With a mouse the thing is pointed at; whoever has none only looks."""

    def pose(page: Page) -> None:
        settled(page)
        if page.locator("nav.tabs").is_hidden():
            page.mouse.move(*Hands(page, random.Random(1)).point(selector))

    return pose


def _choosing(*selectors: str) -> Pose:
    """Things are clicked, and the confirmation waits."""

    def pose(page: Page) -> None:
        settled(page)
        for selector in selectors:
            Hands(page, random.Random(1)).touch(selector)
        page.locator(".dock .go").wait_for()
        page.mouse.move(2, 2)

    return pose


_LEGAL = "[data-legal]:not([aria-hidden])"
_MOMENTS: dict[str, tuple[Moment, Pose, tuple[str, ...]]] = {
    "place": (
        _asked("placing", 3, 15),
        _choosing(f".kinds {_LEGAL}", f"[data-place^='dock:']{_LEGAL}"),
        ("desktop-light-en", "desktop-dark-ru", "phone-light-ru", "phone-dark-en"),
    ),
    "dock": (
        _asked("sailing", 4, 3),
        _pointing(f"[data-place^='map:']{_LEGAL}"),
        ("desktop-light-ru", "desktop-dark-en", "phone-light-en", "phone-dark-ru"),
    ),
    "buy": (
        _asked("buying", 4, 4),
        settled,
        ("desktop-light-en", "phone-dark-ru"),
    ),
    "battle": (
        _asked("battle", 4, 2),
        _choosing(*[f".duel {_LEGAL}:not([aria-pressed=true])"] * 2),
        ("desktop-light-en", "desktop-dark-ru", "phone-light-ru"),
    ),
    "end": (_over, settled, ("desktop-light-en", "phone-dark-ru")),
}
"""When, how, and in which ways."""
