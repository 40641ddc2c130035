"""The title as the registry finds it."""

from __future__ import annotations

from carrack.core.contract import Game
from carrack.games.century.shared.cubes import total
from carrack.games.century.spice_road.cards import CARD_IDS, DATA, GIVES
from carrack.games.century.spice_road.layout import (
    GOAL_SLOTS,
    LAYOUT,
    MERCHANT_SLOTS,
    MERCHANTS,
    MOST_TIMES,
    OPTIONS,
    REFUSALS,
    VERBS,
)
from carrack.games.century.spice_road.state import SpiceRoad


def _widest() -> int:
    """Rest, every merchant, every goal, every card in one hand as often as ten cubes allow, and every deal."""
    plays = 0
    for card in range(1, len(CARD_IDS) + 1):
        given = int(total(GIVES[card]))
        plays += MOST_TIMES // given if given else 1
    return 1 + MERCHANT_SLOTS + GOAL_SLOTS + plays + MERCHANTS


GAME = Game(
    key="spice_road",
    package="carrack.games.century.spice_road",
    state=SpiceRoad,
    layout=LAYOUT,
    verbs=VERBS,
    refusals=REFUSALS,
    components=DATA,
    seats=(DATA["title"]["seats"][0], DATA["title"]["seats"][1]),
    rules_version=2,
    widest=_widest(),
    horizon=20_000,
    options=OPTIONS,
)
