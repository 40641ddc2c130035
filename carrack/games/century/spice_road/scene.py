"""What a viewer sees of Spice Road. Nothing is secret but the order of the decks."""

from carrack.core.board import Amount, Beat, Board, Face, Layout, Zone
from carrack.core.contract import Game
from carrack.core.language import FOR_OTHERS
from carrack.core.options import Chosen
from carrack.core.rooms import SEATS, State, Text, members
from carrack.core.scene import Panel, Piece, Scenery, Sketch
from carrack.games.century.shared.cubes import NAMES, named, total
from carrack.games.century.spice_road import at, cards
from carrack.games.century.spice_road.cards import CARD_IDS, GOAL_IDS
from carrack.games.century.spice_road.hands import piece_of
from carrack.games.century.spice_road.market import GOALS, MERCHANTS
from carrack.games.century.spice_road.scoring import silver_slot

_VIGNETTES = 8
_COIN_SPOTS = 2
_PRICES: tuple[Text, ...] = (("price-free", {}), *[("price", {"n": n}) for n in range(1, at.MERCHANT_SLOTS)])
Icons = tuple[Amount, ...]
BEATS = {"turned": Beat(brief=True), "reshuffled": Beat(brief=True), "ending": Beat()}


def board(game: Game, options: Chosen, seats: int) -> Board:
    """Two rows with their decks and coins, and a mat for each seat."""
    zones = [
        Zone("coins", "lane", ("zone-coins", {}), size=_COIN_SPOTS),
        Zone("goals", "row", ("zone-goals", {}), size=at.GOAL_SLOTS),
        Zone("goal_deck", "pile", ("zone-goal-deck", {})),
        Zone(
            "merchants", "row", ("zone-merchants", {}), size=at.MERCHANT_SLOTS, labels=_PRICES, note=("note-price", {})
        ),
        Zone("merchant_deck", "pile", ("zone-merchant-deck", {})),
    ]
    discard = ("discard",) if options["big_deals"] else ()
    zones += [Zone(name, "pile", ("zone-discard", {})) for name in discard]
    for seat in range(seats):
        mat = f"seat.{seat}"
        zones += [
            Zone(mat, "mat", ("zone-seat", {}), seat=seat),
            Zone(f"caravan.{seat}", "grid", ("zone-caravan", {}), seat, mat, at.CAPACITY, 5, brief=True, holds=NAMES),
            Zone(f"hand.{seat}", "fan", ("zone-hand", {}), seat, mat),
            Zone(f"played.{seat}", "row", ("zone-played", {}), seat, mat, brief=True),
            Zone(f"claimed.{seat}", "row", ("zone-claimed", {}), seat, mat),
            Zone(f"purse.{seat}", "bag", ("zone-purse", {}), seat, mat, brief=True),
        ]
    shared = (("coins",), ("goals", "goal_deck"), ("merchants", "merchant_deck", *discard))
    own = (("caravan", "purse"), ("hand",), ("played", "claimed"))
    return Board(game.key, seats, tuple(zones), _faces(), Layout(shared, own=own), beats=BEATS)


def sketch(state: State, viewer: int | None) -> Sketch:
    """The position, the same for every viewer."""
    panels = {str(seat): _panel(state, seat) for seat in range(state.seats)}
    return Sketch(_pieces(state), panels, status=_status(state), first=int(state.cells[at.FIRST]))


def _status(state: State) -> tuple[Text, ...]:
    ends: Text = ("status-end", {"n": cards.GOALS_TO_END[state.seats]})
    return ("status-round", {"n": int(state.round)}), ("status-last", {}) if state.cells[at.ENDING] else ends


def _faces() -> dict[str, Face]:
    faces = {name: Face("cube", (f"amount-{name}", {"n": 1}), tone=name) for name in NAMES}
    for coin, points in (("gold", cards.GOLD_POINTS), ("silver", cards.SILVER_POINTS)):
        faces[coin] = Face("coin", (f"amount-{coin}", {"n": 1}), coin, corners={"value": str(points)})
    for kind in ("merchant", "goal"):
        faces[f"back.{kind}"] = Face("back", (f"face-{kind}-back", {}), tone=kind)
    for ids, face in ((cards.DEAL_IDS, _deal), (CARD_IDS, _merchant), (GOAL_IDS, _goal)):
        faces |= {name: face(number) for number, name in enumerate(ids, start=1)}
    return faces


def _goal(number: int) -> Face:
    cost, points = named(int(cards.COST[number])), cards.POINTS[number]
    text: Text = ("face-goal", {"cost": cost, "points": points})
    corners = {"points": str(points)}
    return Face("poster", text, rows=(tuple(cost.items()),), corners=corners, art=_vignette("goal", number))


def _merchant(number: int) -> Face:
    tone = "starting" if number < cards.FIRST_MERCHANT else "merchant"
    text, rows = _effect(int(cards.EFFECT[number]))
    corners = {"set": f"B{cards.BONUS_SET[number]}"} if cards.BONUS_SET[number] else {}
    return Face("card", text, tone, rows=rows, corners=corners, art=_vignette("merchant", number))


def _vignette(kind: str, number: int) -> str:
    """Pictures are fewer than cards; a card always has the same one."""
    return f"{kind}-{number % _VIGNETTES + 1}"


def _deal(number: int) -> Face:
    text, rows = _effect(int(cards.DEAL_EFFECT[number]))
    return Face("slip", ("face-deal", {"effect": text}), "deal", rows=rows)


def _effect(pc: int) -> tuple[Text, tuple[Icons, ...]]:
    """An effect as words and as rows of icons; its parts one after another."""
    parts = [_word(word) for word in cards.words(pc)]
    text = parts[0][0]
    for following, _ in parts[1:]:
        text = ("face-then", {"first": text, "next": following})
    return text, tuple(row for _, rows in parts for row in rows)


def _word(pc: int) -> tuple[Text, tuple[Icons, ...]]:
    op = cards.CODE[pc]
    if op == FOR_OTHERS:
        gift = named(cards.argument(int(cards.CODE[pc + 2]), 0))
        return ("face-gift", {"gain": gift}), ((("others", 1), *gift.items()),)
    if op == cards.RECOVER:
        return ("face-recover", {}), ((("recover", 1),),)
    if op == cards.UPGRADE:
        steps = cards.argument(pc, 0)
        return ("face-upgrade", {"n": steps}), ((("upgrade", steps),),)
    first = named(cards.argument(pc, 0))
    if op == cards.GAIN:
        return ("face-gain", {"gain": first}), (tuple(first.items()),)
    get = named(cards.argument(pc, 1))
    rows: tuple[Icons, ...] = (tuple(first.items()), (("arrow", 1),), tuple(get.items()))
    if op == cards.TRADE:
        return ("face-trade", {"give": first, "get": get}), rows
    other = named(cards.argument(pc, 2))
    return ("face-trade-choice", {"give": first, "get": get, "other": other}), (*rows, (("or", 1), *other.items()))


def _pieces(state: State) -> dict[str, Piece]:
    c = [int(x) for x in state.cells]
    pieces: dict[str, Piece] = {}
    silver_spot = str(silver_slot(c[at.GOLD_LEFT]))
    for coin, left, spot in (("gold", c[at.GOLD_LEFT], "0"), ("silver", c[at.SILVER_LEFT], silver_spot)):
        if left:
            pieces[f"{coin}.left"] = Piece(coin, "coins", spot, n=left)
    for deck, start in (("goal", at.GOAL_DECK), ("merchant", at.MERCHANT_DECK)):
        if c[start]:
            pieces[f"{deck}_deck"] = Piece(f"back.{deck}", f"{deck}_deck", n=c[start])
    for slot in range(at.GOAL_SLOTS):
        for goal in GOALS.pieces(state, slot):
            pieces[goal] = Piece(goal, "goals", str(slot))
    for slot in range(at.MERCHANT_SLOTS):
        for name in MERCHANTS.pieces(state, slot):
            pieces |= _card(c, c[at.MERCHANT_ROW + slot], name, "merchants", str(slot))
            for cube, n in named(c[at.MERCHANT_CUBES + slot]).items():
                pieces[f"{name}/{cube}"] = Piece(cube, "merchants", str(slot), n=n, on=name)
    for card in members(c[at.DISCARDED]):
        pieces |= _card(c, card, CARD_IDS[card - 1], "discard")
    for seat in range(c[SEATS]):
        pieces |= _belongings(c, seat)
    return pieces


def _card(c: list[int], card: int, key: str, zone: str, spot: str = "", seat: int | None = None) -> dict[str, Piece]:
    """A card, and the deal in its sleeve if it has one."""
    deal = c[at.DEAL + card - 1]
    sleeved = {f"{key}/deal": Piece(cards.DEAL_IDS[deal - 1], zone, spot, seat, on=key)} if deal else {}
    return {key: Piece(CARD_IDS[card - 1], zone, spot, seat), **sleeved}


def _belongings(c: list[int], seat: int) -> dict[str, Piece]:
    pieces: dict[str, Piece] = {}
    for cube, n in named(c[at.CARAVAN + seat]).items():
        pieces[f"caravan.{seat}/{cube}"] = Piece(cube, f"caravan.{seat}", seat=seat, n=n)
    for place, start in (("hand", at.HAND), ("played", at.PLAYED)):
        for card in members(c[start + seat]):
            pieces |= _card(c, card, piece_of(card, seat), f"{place}.{seat}", seat=seat)
    if claimed := len(members(c[at.CLAIMED + seat])):
        pieces[f"claimed.{seat}"] = Piece("back.goal", f"claimed.{seat}", seat=seat, n=claimed)
    for coin, start in (("gold", at.GOLD), ("silver", at.SILVER)):
        if c[start + seat]:
            pieces[f"{coin}.{seat}"] = Piece(coin, f"purse.{seat}", seat=seat, n=c[start + seat])
    return pieces


def _panel(state: State, seat: int) -> Panel:
    c = state.cells
    return (
        ("goals", len(members(c[at.CLAIMED + seat])), cards.GOALS_TO_END[state.seats]),
        ("cubes", int(total(c[at.CARAVAN + seat])), at.CAPACITY),
        ("cards", len(members(c[at.HAND + seat]))),
    )


SCENERY = Scenery(board, sketch)
