"""Numbers and names for the sentences of refusals: "it costs 14, you have 11"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carrack.core.contract import B
from carrack.games.age_of_discovery import layout as at
from carrack.games.age_of_discovery import parts

if TYPE_CHECKING:
    from carrack.core.contract import State

_PRICES = {at.CANNOT_TRAIN: parts.TRAINING_PRICE, at.CANNOT_PAY_WAR: parts.WAR_PRICE}
_REGION_OF = {"explore": "land", "ride": "to"}
"""The argument that is the region in question, where it has another name."""


def reason_args(state: State, seat: int, action: int, reason: int) -> dict[str, object]:
    """What the sentence of this refusal speaks of: the arguments of the action, and what they run against."""
    verb, *values = at.VERBS.readable(action)
    args: dict[str, object] = {arg.name: value for arg, value in zip(at.VERBS.of(action).args, values, strict=True)}
    if verb in _REGION_OF:
        args["region"] = args[_REGION_OF[str(verb)]]
    if reason == at.NO_SOLDIER_THERE:
        args["region"] = args["from"]
    if verb == "advance":
        args["line"] = str(args["from"]).partition("_")[0]
    if reason == at.BID_TOO_LOW:
        args["highest"] = state.frames()[-1][B]
    if reason == at.DOCK_FULL:
        args["n"] = parts.DOCK_CELLS[int(state.seats)]
    if reason == at.CANNOT_PAY:
        args["need"] = parts.PRICE[parts.AGE_OF_TURN[int(state.turn)]]
    if reason in _PRICES:
        args["need"] = _PRICES[reason]
    if reason in (at.BID_TOO_HIGH, at.CANNOT_PAY, *_PRICES):
        args["have"] = int(state.cells[at.MONEY + seat])
    return args
