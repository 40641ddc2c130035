"""What is asked, which part of the turn it is, and remarks on the lines."""

from __future__ import annotations

from collections.abc import Sequence

from carrack.core.contract import KIND, PC, SEATS, SOURCE, TURN, A, B, State
from carrack.core.scene import Text
from carrack.games.age_of_discovery import layout as at
from carrack.games.age_of_discovery import parts
from carrack.games.age_of_discovery.parts import REGION_IDS
from carrack.games.age_of_discovery.pieces import KINDS, NAMES, count
from carrack.games.age_of_discovery.scene_battle import conflict
from carrack.games.age_of_discovery.scene_pieces import sent
from carrack.games.age_of_discovery.turn import MAY_RELOCATE, MAY_RIDE

_PHASES = {at.BIDDING: "auction", at.PLACING: "placing", at.BENEFITS: "benefits", at.CLOSING: "closing"}
_PLAIN = {
    at.RECRUITING: "recruit",
    at.PLACING: "place",
    at.TRADING: "trade",
    at.CHARTING: "chart",
    at.RESETTLING: "resettle",
    at.SWAPPING: "swap",
}
"""Questions that need no numbers."""
_IMPROVING = {MAY_RIDE: "ask-ride", MAY_RELOCATE: "ask-relocate", MAY_RIDE | MAY_RELOCATE: "ask-improve"}
"""What a seat may still do with its buildings."""
_STACKS = (0, at.STACK_1, at.STACK_2, at.STACK_3)


def question(state: State, viewer: int | None) -> Text:
    """The question as a sentence, or whom we wait for."""
    if state.over:
        return "ask-over", {}
    if viewer is None or not state.waiting >> viewer & 1:
        return "ask-wait", {"seat": int(state.actor)}
    fight = conflict(state)
    if fight is not None:
        region = fight.unsettled(viewer)
        assert region is not None
        left, foe = fight.left(viewer, region), fight.foe_of(viewer)
        return "ask-strike", {"n": left, "region": REGION_IDS[region], "seat": foe}
    if any(at.HOLD <= action < at.PLACE for action in state.legal_for(viewer)):
        return "ask-hold", {}
    return _asked([int(x) for x in state.cells], state.frames()[-1])


def _asked(c: Sequence[int], frame: Sequence[int]) -> Text:
    kind = frame[KIND]
    if kind in _PLAIN:
        return f"ask-{_PLAIN[kind]}", {}
    if kind == at.BIDDING:
        return ("ask-bid", {"n": frame[B]}) if frame[B] else ("ask-bid-first", {})
    if kind == at.STUDYING:
        return "ask-study", {"line": at.LINE_IDS[frame[PC]]}
    if kind == at.SAILING:
        return "ask-sail", {"piece": NAMES[c[at.DOCK_PIECE + frame[SOURCE]] - 1]}
    if kind == at.BUYING:
        return "ask-buy", {"n": price(c[TURN])}
    if kind == at.STATIONING:
        return "ask-station", {"n": frame[A]}
    if kind == at.SETTLING:
        return "ask-settle", {"n": frame[A]}
    if kind == at.TRAINING:
        return "ask-train", {"n": parts.TRAINING_PRICE}
    if kind == at.WARRING:
        return "ask-war", {"n": parts.WAR_PRICE}
    if kind == at.EXPLORING:
        away = c[at.SENT]
        return ("ask-explore", {"n": strength(away)}) if away else ("ask-send", {})
    return _IMPROVING[frame[A]], {}


def phase(state: State) -> Text | None:
    """The part of the turn, and in resolution the line."""
    frames = state.frames()
    if not frames:
        return None
    kind, line = frames[0][KIND], frames[0][PC]
    if kind == at.RESOLVING:
        return "phase-resolving", {"line": (f"zone-{at.LINE_IDS[line]}", {})}
    return f"phase-{_PHASES[kind]}", {}


def status(state: State) -> tuple[Text, ...]:
    """Whether this turn is scored; else, while pieces are placed, what comes then."""
    turn, frames = int(state.turn), state.frames()
    ages = parts.AGE_OF_TURN
    if state.over:
        return ()
    if turn == parts.TURNS or ages[turn] != ages[turn + 1]:
        return (("status-scoring", {}),)
    return (("status-then", {}),) if frames[0][KIND] == at.PLACING else ()


def notes(state: State, viewer: int | None) -> dict[str, Text]:
    """Remarks on zones."""
    c = [int(x) for x in state.cells]
    frames = state.frames()
    if not frames:
        return {}
    turn = c[TURN] + (frames[0][KIND] == at.CLOSING)  # the next turn's buildings lie there already
    found: dict[str, Text] = {
        "capital": ("note-price", {"n": price(turn)}),
        "buildings": ("note-stack", {"n": c[_STACKS[parts.AGE_OF_TURN[turn]]]}),
    }
    if frames[0][KIND] == at.PLACING:
        found["order"] = ("note-order", {})
    elif frames[0][KIND] == at.BIDDING and frames[0][B]:
        highest = c[at.BID : at.BID + c[SEATS]].index(frames[0][B])
        found["order"] = ("note-bid", {"seat": highest, "n": frames[0][B]})
    found |= _shipping(c) | _expedition(state, c, viewer)
    return found


def _shipping(c: Sequence[int]) -> dict[str, Text]:
    """Who would win the ship now; of equals the one earlier in turn order."""
    forces = {seat: strength(c[at.SHIPPING + seat], parts.SHIPPING_STRENGTH) for seat in _in_order(c)}
    most = max(forces.values(), default=0)
    if not most:
        return {}
    leaders = [seat for seat, n in forces.items() if n == most]
    return {"shipping": ("note-leads" if len(leaders) == 1 else "note-tied", {"seat": leaders[0], "n": most})}


def _expedition(state: State, c: Sequence[int], viewer: int | None) -> dict[str, Text]:
    """How strong an expedition is, or the viewer's would be."""
    leader, away = sent(state)
    if away:
        return {"discovery": ("note-sent", {"seat": leader, "n": strength(away)})}
    mine = 0 if viewer is None else strength(c[at.DISCOVERY + viewer])
    return {"discovery": ("note-strength", {"n": mine})} if mine else {}


def _in_order(c: Sequence[int]) -> list[int]:
    return list(c[at.ORDER : at.ORDER + c[SEATS]])


def strength(packed: int, table: bytes = parts.DISCOVERY_STRENGTH) -> int:
    """The strength of pieces on a line."""
    return sum(int(count(packed, kind)) * table[kind] for kind in range(KINDS))


def price(turn: int) -> int:
    """What a building costs in a turn."""
    return parts.PRICE[parts.AGE_OF_TURN[turn]]
