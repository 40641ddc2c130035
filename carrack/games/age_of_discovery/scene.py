"""What a viewer sees of Age of Discovery: board, pieces and battles are in the files beside this one."""

from carrack.core.rooms import SEATS, STACK, TURN, B, State, Text, members
from carrack.core.scene import Panel, Scenery, Sketch
from carrack.games.age_of_discovery import at, parts
from carrack.games.age_of_discovery.phases.resolving import shipping_winner
from carrack.games.age_of_discovery.pieces import strength
from carrack.games.age_of_discovery.places import first_marker
from carrack.games.age_of_discovery.scene_battle import duel, fighters
from carrack.games.age_of_discovery.scene_board import board
from carrack.games.age_of_discovery.scene_pieces import owned_goods, pieces, sent
from carrack.games.age_of_discovery.scoring import is_scoring_turn
from carrack.games.age_of_discovery.supply import STACKS, price


def sketch(state: State, viewer: int | None) -> Sketch:
    """The position: pieces, the numbers of each seat, remarks."""
    return Sketch(
        pieces(state) | fighters(state, viewer),
        {str(seat): _panel(state, seat) for seat in range(state.seats)},
        status=_status(state),
        notes={} if state.over else _notes(state, viewer),
        shut={"map": tuple(region for k, region in enumerate(parts.REGION_IDS) if state.cells[at.TOKEN + k])},
        duel=duel(state, viewer),
        first=int(state.cells[at.ORDER]) if first_marker(state) == 0 else None,
    )


def _panel(state: State, seat: int) -> Panel:
    c = state.cells
    return (
        ("coin", int(c[at.MONEY + seat])),
        ("income", int(c[at.INCOME + seat])),
        ("discovery", len(members(c[at.TOKENS + seat])) + len(members(c[at.CARDS + seat]))),
        ("ship", int(c[at.SHIPS + seat])),
        ("goods", sum(n for _, n in owned_goods(c[at.GOODS + seat]))),
        ("capital", len(members(c[at.BUILDINGS + seat]))),
    )


def _status(state: State) -> tuple[Text, ...]:
    """Whether this turn is scored; else, while pieces are placed, what comes then."""
    if state.over:
        return ()
    if is_scoring_turn(state.turn):
        return (("status-scoring", {}),)
    return (("status-then", {}),) if state.cells[STACK] == at.PLACING else ()


def _notes(state: State, viewer: int | None) -> dict[str, Text]:
    """Remarks on zones."""
    c = state.cells
    step = c[STACK]
    turn = c[TURN] + (step == at.CLOSING)  # the next turn's buildings lie there already
    found: dict[str, Text] = {
        "capital": ("note-price", {"n": int(price(turn))}),
        "buildings": ("note-stack", {"n": int(STACKS[parts.AGE_OF_TURN[turn] - 1].size(state))}),
    }
    if step == at.PLACING:
        found["order"] = ("note-order", {})
    elif step == at.BIDDING and c[STACK + B]:
        highest = [int(c[at.BID + seat]) for seat in range(c[SEATS])].index(int(c[STACK + B]))
        found["order"] = ("note-bid", {"seat": highest, "n": int(c[STACK + B])})
    return found | _shipping(state) | _expedition(state, viewer)


def _shipping(state: State) -> dict[str, Text]:
    """Who would win the ship now; of equals the one earlier in turn order."""
    leader = int(shipping_winner(state))
    if leader < 0:
        return {}
    forces = [int(strength(state.cells[at.SHIPPING + k], parts.SHIPPING_STRENGTH)) for k in range(state.seats)]
    note = "note-leads" if forces.count(forces[leader]) == 1 else "note-tied"
    return {"shipping": (note, {"seat": leader, "n": forces[leader]})}


def _expedition(state: State, viewer: int | None) -> dict[str, Text]:
    """How strong an expedition is, or the viewer's would be."""
    leader, away = sent(state)
    if away and leader != viewer:
        return {"discovery": ("note-sent", {"seat": leader, "n": int(strength(away, parts.DISCOVERY_STRENGTH))})}
    waiting = 0 if viewer is None else state.cells[at.DISCOVERY + viewer]
    mine = int(strength(away or waiting, parts.DISCOVERY_STRENGTH))
    return {"discovery": ("note-strength", {"n": mine})} if mine else {}


SCENERY = Scenery(board, sketch)
