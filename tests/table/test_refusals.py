"""What is refused tells nothing: the same bytes for every deal that looks the same to the seat that asks."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from bench.messages import curious_messages, go_on_differently
from bench.twins import Twins, dealt_anew_for
from carrack.core.chance import Chance, derived_seed
from carrack.core.contract import State
from carrack.core.journal import Journal
from carrack.core.registry import games
from carrack.core.scene import scene
from carrack.lab.properties import random_answer, some_options
from carrack.table.judging import asked_for
from carrack.table.table import Table
from carrack.table.wire import Act, Action

POSITIONS = 60
LOOKED_AT = 600
"""Positions in which two deals are compared; most of them differ in nothing that a message could find out."""
LONGEST = 120


def somewhere(title: str, rng: Chance) -> State:
    """A position of a random game, not its end."""
    game = games()[title]
    seats = game.fewest + int(rng.below(game.most - game.fewest + 1))
    state = game.deal(seats, some_options(game, rng), int(rng.next32()))
    for _ in range(int(rng.below(LONGEST))):
        after = state.clone()
        after.answer(*random_answer(state, rng))
        if after.over:
            break
        state = after
    return state


async def sent(twins: Twins, message: list[Action], table: Table) -> int:
    """What the table says to the message."""
    return await table.act(twins.guest, Act(twins.seat, table.version, message))


async def compared(twins: Twins, messages: list[list[Action]]) -> list[str]:
    """The messages at which the two tables do not say the same."""
    found = []
    for message in messages:
        one, other = await twins.both(partial(sent, twins, message))
        if one != other:
            found.append(f"{message}: {one!r} or {other!r}")
            break
    return found


@pytest.mark.parametrize("title", games())
def test_refusals_are_the_same_for_deals_that_look_the_same(title: str) -> None:
    """Single actions and messages of several, most of which reveal something and then guess what it was."""
    rng = Chance(derived_seed(title))
    wrong: list[str] = []
    asked = 0
    for k in range(LOOKED_AT):
        state = somewhere(title, rng)
        seat = int(state.actor)
        other = dealt_anew_for(seat, state, rng)
        if k >= POSITIONS and not go_on_differently((state, other), seat):
            continue
        twins = Twins(state, seat, False, rng, other)
        messages = list(curious_messages(twins, rng, 6))
        asked += len(messages)
        wrong += asyncio.run(compared(twins, messages))
    assert wrong == []
    assert asked > POSITIONS


@pytest.mark.parametrize("title", games())
def test_a_set_that_is_ticked_and_confirmed_is_taken(title: str) -> None:
    """Whatever the page lets somebody tick together, and the rules allow one by one, can be sent together."""
    rng = Chance(derived_seed(f"sets of {title}"))
    for state in (somewhere(title, rng) for _ in range(POSITIONS)):
        for seat in state.game.waiting(state):
            for message in ticked(state, seat, rng):
                if rules_allow(state, seat, message):
                    assert asked_for(state, seat, message)


def ticked(state: State, seat: int, rng: Chance) -> list[list[Action]]:
    """Some sets that the page would send."""
    pick = scene(state.game, state, seat).pick
    if pick is None:
        return []
    found = []
    for _ in range(4):
        size = pick.least + int(rng.below(pick.most - pick.least + 1))
        slots = sorted(int(rng.below(len(pick.among))) for _ in range(size))
        found.append([tuple(pick.among[k][1]) for k in slots])
    return [message for message in found if message]


def rules_allow(state: State, seat: int, message: list[Action]) -> bool:
    """Whether all of it happens if one action is sent after another; what the rules take by themselves is not sent."""
    copy, rest = state.clone(), [state.game.verbs.number(action) for action in message]
    while rest:
        if copy.refusal_for(seat, rest[0]):
            return False
        journal = copy.journal = Journal()
        copy.answer(seat, rest.pop(0))
        mine = [told.entry for told in journal.told if told.entry.what == "chose" and told.entry.seat == seat]
        for entry in mine[1:]:
            if rest and rest[0] == entry.data["action"]:
                rest.pop(0)
    return True
