"""Age of Discovery on the page: what no other title has, a battle of two people."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

from carrack.core.contract import State
from carrack.testing import act
from tests.browser.conftest import Visit
from tests.browser.hands import CONFIRM, TOLD, Hands, settled, version
from tests.browser.staging import beginning, lay_out
from tests.browser.test_access import faults
from tests.games.age_of_discovery.table import ENGLAND, FRANCE, table
from tests.web.serving import Server


def turn(page: Page) -> int:
    """The turn, as the top bar counts it."""
    return int(page.locator(".course i.now").inner_text())


# ---- a battle ----------------------------------------------------------------------------------------------


def on_the_eve() -> State:
    """France places its last piece. Then England, which owns the University, stands second at the dock and in the
    capital, and both have soldiers in the Caribbean."""
    return table(
        2,
        turn=5,
        hands={FRANCE: "colonist"},
        dock=[FRANCE, ENGLAND],
        capital=[FRANCE, ENGLAND],
        buildings={ENGLAND: ["university"]},
        colony={
            (FRANCE, "caribbean"): "soldier*2 colonist",
            (ENGLAND, "caribbean"): "soldier captain colonist*2",
        },
    )


def at_war() -> State:
    """The same, when France may fight."""
    state = on_the_eve()
    act(state, ["place", "colonist", "warfare"], ["decline"], ["decline"])
    return state


def in_battle() -> State:
    """The same, when France strikes."""
    state = at_war()
    act(state, ["battle", "caribbean", "england"])
    return state


def decide(page: Page, *things: str) -> None:
    """Click pieces and places that glow, and confirm if that is asked."""
    settled(page)
    before = version(page)
    for thing in things:
        Hands(page, random.Random(0)).touch(f':is([data-piece="{thing}"], [data-place="{thing}"])[data-legal]')
    dock = page.locator(f".dock:not([data-at='{before}']), .dock:has(.go:not(:disabled))")
    expect(dock).to_be_visible()
    if version(page) == before:
        page.locator(CONFIRM).click()
    expect(page.locator(".dock")).not_to_have_attribute("data-at", before)


def test_everybody_can_use_it(visit: Visit, server: Server) -> None:
    """No serious fault: with lines that glow, with a map that glows, with a duel over it."""
    page = visit("", color_scheme="dark")
    for state in (on_the_eve(), at_war(), in_battle()):
        path = lay_out(server, beginning(state), (page.context, "Anna"), "random")
        page.goto(server.address + path)
        settled(page)
        assert faults(page) == []
    expect(page.locator(".duel")).to_be_visible()


def test_a_battle_of_two_people(visit: Visit, server: Server) -> None:
    """England twice leaves the University alone; then each strikes in their own browser without seeing the other."""
    france, england = visit(""), visit("")
    path = lay_out(server, beginning(on_the_eve()), (france.context, "Anna"), (england.context, "Boris"))
    for page in (france, england):
        page.goto(server.address + path)
    decide(france, "warfare:")

    settled(england)
    before = version(england)
    england.get_by_role("button", name="Pass").click()
    expect(england.locator(".dock")).not_to_have_attribute("data-at", before)
    settled(england)  # who has landed is told first
    expect(england.locator(".dock .ask")).to_contain_text("capital")
    england.get_by_role("button", name="Don’t ask me again").click()

    decide(france, "map/caribbean/1/colonist")
    for page in (france, england):
        expect(page.locator(".duel")).to_contain_text("Caribbean")
    expect(france.locator(".duel [data-legal]")).to_have_count(5)  # one of them has just come by the dock
    expect(england.locator(".duel [data-legal]")).to_have_count(4)
    decide(france, "battle.1/caribbean/soldier/1", "battle.1/caribbean/captain/1")
    expect(france.locator(".duel .falls")).to_have_count(2)
    expect(england.locator(".duel")).to_contain_text("Anna has chosen")
    expect(england.locator(".duel .falls")).to_have_count(0)
    decide(england, "battle.0/caribbean/soldier/2")

    for page in (france, england):
        expect(page.locator(".duel")).to_have_count(0)
        expect(page.locator("[data-piece^='map/caribbean/1/']")).to_have_count(1)
        expect(page.locator("[data-piece='map/caribbean/0/soldier']")).to_be_visible()
    settled(france)
    england.locator(TOLD).click()  # nothing is asked of her yet
    assert turn(france) == 6, "England was asked again about the University"
    expect(england.locator(".dock")).to_have_attribute("data-at", version(france))
