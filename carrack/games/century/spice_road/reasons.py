"""Numbers and names for the sentences of refusals: "needs 3 red, the caravan has 2"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carrack.games.century.shared.cubes import NAMES, count, total
from carrack.games.century.spice_road.cards import CARD_IDS, COST, GETS, GIVES, GOAL_IDS
from carrack.games.century.spice_road.layout import (
    ACQUIRE,
    CANNOT_TRADE,
    CARAVAN,
    CLAIM,
    GOAL_NOT_MET,
    GOAL_ROW,
    LAYS_ANOTHER,
    MOST_TIMES,
    NO_DEAL,
    NONE_TO_LAY,
    NONE_TO_PAY,
    NONE_TO_RETURN,
    NONE_TO_UPGRADE,
    NOT_IN_HAND,
    NOT_IN_HAND_TO_DEAL,
    NOT_IN_HAND_TO_LAY,
    NOT_IN_HAND_TO_OFFER,
    NOT_PLAYED,
    ONCE_ONLY,
    PLAY,
    RECOVERS_OTHERS,
    TOO_FEW_TO_PAY,
    VERBS,
)

if TYPE_CHECKING:
    from carrack.games.century.spice_road.state import SpiceRoad

NAMES_ONE_CARD = (
    NOT_IN_HAND_TO_DEAL,
    NO_DEAL,
    NONE_TO_LAY,
    NOT_IN_HAND_TO_LAY,
    NOT_IN_HAND_TO_OFFER,
    LAYS_ANOTHER,
    NOT_PLAYED,
    RECOVERS_OTHERS,
)


def reason_args(state: SpiceRoad, seat: int, action: int, reason: int) -> dict[str, object]:
    """What the sentence of this refusal speaks of."""
    have = int(state.cells[CARAVAN + seat])
    if reason == TOO_FEW_TO_PAY:
        return {"need": action - ACQUIRE, "have": int(total(have))}
    if reason == GOAL_NOT_MET:
        goal = int(state.cells[GOAL_ROW + action - CLAIM])
        return {"goal": GOAL_IDS[goal - 1], **_shortage(have, int(COST[goal]))}
    if reason in (NOT_IN_HAND, ONCE_ONLY, CANNOT_TRADE):
        card, times = 1 + (action - PLAY) // MOST_TIMES, 1 + (action - PLAY) % MOST_TIMES
        args: dict[str, object] = {"card": CARD_IDS[card - 1], "times": times}
        if reason == CANNOT_TRADE:
            give, get = int(GIVES[card]), int(GETS[card])
            args |= _shortage(have, give) or _shortage(have + get * (times - 1), give * times)
        return args
    if reason in NAMES_ONE_CARD:
        return {"card": VERBS.readable(action)[1]}
    if reason in (NONE_TO_PAY, NONE_TO_UPGRADE, NONE_TO_RETURN):
        return {"colour": VERBS.readable(action)[1]}
    return {}


def _shortage(have: int, need: int) -> dict[str, object]:
    """The first colour that is short: which, how many are needed, how many there are."""
    for k, name in enumerate(NAMES):
        if count(have, k) < count(need, k):
            return {"colour": name, "need": int(count(need, k)), "have": int(count(have, k))}
    return {}
