"""The title as the registry finds it."""

from __future__ import annotations

from carrack.core.contract import Game
from carrack.games.age_of_discovery.layout import ADVANCES, KINDS, LAYOUT, OPTIONS, REFUSALS, SPOTS, VERBS
from carrack.games.age_of_discovery.parts import DATA
from carrack.games.age_of_discovery.state import AgeOfDiscovery

GAME = Game(
    key="age_of_discovery",
    package="carrack.games.age_of_discovery",
    state=AgeOfDiscovery,
    layout=LAYOUT,
    verbs=VERBS,
    refusals=REFUSALS,
    components=DATA,
    seats=(DATA["title"]["seats"][0], DATA["title"]["seats"][1]),
    rules_version=2,
    widest=KINDS * SPOTS + ADVANCES,  # every kind to every spot, and the University
    horizon=3_000,
    options=OPTIONS,
)
