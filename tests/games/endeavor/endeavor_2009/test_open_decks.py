"""The decks lie face up (END-007): nobody has to guess what they hold."""

from __future__ import annotations

import pytest

from carrack.core.chance import Chance
from carrack.core.contract import State
from carrack.core.scene import scene
from carrack.games.endeavor.endeavor_2009.game import GAME
from carrack.games.endeavor.endeavor_2009.rules import WORLD
from carrack.testing import act, look, rule
from tests.games.endeavor.endeavor_2009.desk import table

SPECTATOR = -1


@rule("END-007")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])
def test_everybody_knows_the_decks(viewer: int) -> None:
    """A redeal finds nothing to deal anew: only the chance to come is different."""
    state = table(cards={0: "europe_0 slavery_2"}, harbour={0: 1})
    copy = state.clone()
    copy.redeal(viewer, Chance(7))
    before, after = look(state), look(copy)
    assert {key for key in before if before[key] != after[key]} == {"chance"}


@rule("END-007")
def test_on_each_deck_something_is_seen() -> None:
    """One piece on the place of each deck; when the slavery cards are gone, six decks are left."""
    state = table(owned={0: "market"}, held={0: "london seville venice algiers tunis"}, harbour={0: 1})
    assert seen(state) == {f"{deck}-deck" for deck in WORLD.names.decks}
    cards = "europe_0 europe_1 europe_2 europe_3 europe_4"
    state = table(owned={0: "market"}, held={0: "london seville venice algiers tunis"}, harbour={0: 1}, removed=cards)
    act(state, ["activate", "market"], ["draw", "europe"])
    left = set(WORLD.names.decks) - {"europe", "slavery"}
    assert seen(state) == {f"{deck}-deck" for deck in left}


def seen(state: State) -> set[str]:
    """The places of decks where a spectator sees a piece."""
    pieces = scene(GAME, state, None, choosing=False).pieces.values()
    return {piece.spot for piece in pieces if piece.zone == "map" and piece.spot.endswith("-deck")}
