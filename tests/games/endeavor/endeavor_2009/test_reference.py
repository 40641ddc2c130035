"""Random games of the engine, followed by a second set of rules that was written from the rulebook alone."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from carrack.core.contract import State
from carrack.core.journal import Journal
from carrack.games.endeavor.endeavor_2009.game import GAME
from carrack.games.endeavor.endeavor_2009.rules import WORLD
from carrack.testing import look
from tests.games.endeavor.endeavor_2009.reference.play import Choice, Play
from tests.games.endeavor.endeavor_2009.reference.world import Player, World

GAMES = 6
IDLE = {"pass": 0.05, "enough": 0.05}
"""Passing is rare, so that much happens; some games are played without this."""


def dealt(seats: int, seed: int) -> tuple[State, World]:
    """A deal, and the same for the reference."""
    state = GAME.deal(seats, seed=seed)
    lying = dict(zip(WORLD.names.places, look(state)["token"], strict=True))
    return state, World([Player() for _ in range(seats)], lying)


def played(state: State, rng: random.Random) -> Iterator[Choice]:
    """Play at random to the end; every choice, those the rules made for want of another included."""
    verbs, idle = GAME.verbs, rng.random() < 0.8
    state.journal = journal = Journal()
    while not state.over:
        legal = state.legal()
        weights = [IDLE.get(str(verbs.readable(action)[0]), 1.0) if idle else 1.0 for action in legal]
        state.apply(rng.choices(legal, weights)[0])
    state.journal = None
    for entry in journal.seen_by(-1):
        if entry.what == "chose":
            action = entry.data["action"]
            assert isinstance(action, int)
            verb, *about = verbs.readable(action)
            yield entry.seat, str(verb), str(about[0]) if about else ""


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_both_come_to_the_same(seats: int, seed: int) -> None:
    """Each choice is one the reference allows then, and in the end everybody has the same things and points."""
    state, world = dealt(seats, seed)
    first = look(state)["first"]
    Play(world, first, list(played(state, random.Random(seed)))).to_the_end()
    plain = look(state)
    for seat, player in enumerate(world.players):
        sailed = [f"{region}-{k}" for region, k in player.sailed]
        workers = {WORLD.names.slots[k] for k in player.workers}
        assert (player.supply, player.harbour) == (plain["supply"][seat], plain["harbour"][seat])
        assert (player.cities, {*sailed}) == ({*plain["nodes"][seat]}, {*plain["sailed"][seat]})
        assert (player.cards, player.aside) == ({*plain["cards"][seat]}, {*plain["aside"][seat]})
        assert player.owned == plain["owned"][seat]
        assert workers == {*plain["workers"][seat]}
        assert +player.tokens == {name: n for name, n in plain["tokens"][seat].items() if n}
        assert +player.beside == {name: n for name, n in plain["beside"][seat].items() if n}
        assert player.score() == state.score(seat)
    assert world.decks == {*plain["decks"]}
    assert world.lying == {place: name for place, name in zip(WORLD.names.places, plain["token"], strict=True) if name}
