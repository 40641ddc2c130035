"""Blunders in Age of Discovery.

Turns of a seat in which it stands on the capital buildings without money for any, declares a war without a soldier in
reach, or launches an expedition that cannot succeed against any unknown token.
"""

from __future__ import annotations

from bench.blunders.watch import Watch
from carrack.core.contract import TURN, State
from carrack.games.age_of_discovery import at, parts
from carrack.games.age_of_discovery.pieces import SOLDIER, count, strength
from carrack.games.age_of_discovery.supply import price
from carrack.games.age_of_discovery.war import fights_in_war

BLUNDERS = ("capital without money", "war without a soldier", "hopeless expedition")


class DiscoveryWatch(Watch):
    """Each decision by itself."""

    title = "age_of_discovery"
    blunders = BLUNDERS
    wins_bar = 0.90

    def blunder(self, state: State, seat: int, action: int) -> str:
        return blunder(state, seat, action)

    def turns(self, state: State) -> int:
        return parts.TURNS


def blunder(state: State, seat: int, action: int) -> str:
    """What a seat is about to do wrong, in a word, or nothing."""
    verb, *args = state.game.verbs.readable(action)
    c = state.cells
    if verb == "place" and args[1] == "capital" and c[at.MONEY + seat] < price(c[TURN]):
        return BLUNDERS[0]
    if verb == "war":
        foe = parts.NATION_IDS.index(str(args[0]))
        reach = [r for r in range(at.REGIONS) if fights_in_war(state, seat, r, foe)]
        return "" if any(count(c[at.COLONY + seat * at.REGIONS + r], SOLDIER) for r in reach) else BLUNDERS[1]
    if verb == "explore":
        return BLUNDERS[2] if _hopeless(state, str(args[0])) else ""
    return ""


def _hopeless(state: State, land: str) -> bool:
    c = state.cells
    power = strength(c[at.SENT], parts.DISCOVERY_STRENGTH)
    if not any(c[at.TOKEN + k] for k in range(at.REGIONS)):
        finds = [parts.CARD_OFFSET + c[at.DECK + 1 + k] for k in range(c[at.DECK])]
    else:
        known = {k for k in range(at.REGIONS) if c[at.TOKEN_KNOWN] >> (k + 1) & 1}
        region = parts.REGION_IDS.index(land)
        if region in known:
            return bool(parts.FIND_NATIVES[c[at.TOKEN + region]] > power)
        finds = [c[at.TOKEN + k] for k in range(at.REGIONS + at.BOX_ROOM) if k not in known and c[at.TOKEN + k]]
    return all(parts.FIND_NATIVES[find] > power for find in finds)
