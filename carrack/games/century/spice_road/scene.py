"""What a viewer sees of Spice Road. Nothing is secret but the order of the decks."""

from __future__ import annotations

from typing import Any

from carrack.core.bits import members
from carrack.core.contract import Game, State
from carrack.core.scene import Amount, Board, Face, Panel, Piece, Sketch, Text, Zone
from carrack.games.century.shared.cubes import NAMES, named, total
from carrack.games.century.spice_road import cards
from carrack.games.century.spice_road import layout as at
from carrack.games.century.spice_road.cards import CARD_IDS, GOAL_IDS
from carrack.games.century.spice_road.scoring import silver_slot

_COIN_SPOTS = ("0", "1")


def board(game: Game, options: dict[str, Any], seats: int) -> Board:
    """Two rows with their decks and coins, and a mat for each seat."""
    zones = [
        Zone("coins", "lane", ("zone-coins", {}), size=len(_COIN_SPOTS)),
        Zone("goals", "row", ("zone-goals", {}), size=at.GOAL_SLOTS),
        Zone("goal_deck", "pile", ("zone-goal-deck", {})),
        Zone("merchants", "row", ("zone-merchants", {}), size=at.MERCHANT_SLOTS, labels=_prices()),
        Zone("merchant_deck", "pile", ("zone-merchant-deck", {})),
    ]
    for seat in range(seats):
        mat = f"seat.{seat}"
        zones += [
            Zone(mat, "mat", ("zone-seat", {}), seat=seat),
            Zone(f"caravan.{seat}", "grid", ("zone-caravan", {}), seat, mat, size=at.CAPACITY, columns=5),
            Zone(f"hand.{seat}", "fan", ("zone-hand", {}), seat, mat),
            Zone(f"played.{seat}", "row", ("zone-played", {}), seat, mat),
            Zone(f"claimed.{seat}", "pile", ("zone-claimed", {}), seat, mat),
            Zone(f"purse.{seat}", "bag", ("zone-purse", {}), seat, mat),
        ]
    mats = tuple(f"seat.{seat}" for seat in range(seats))
    shared = (("coins",), ("goals", "goal_deck"), ("merchants", "merchant_deck"))
    return Board(game.key, seats, tuple(zones), _faces(), {"wide": (*shared, mats), "phone": (mats, *shared)})


def sketch(game: Game, state: State, viewer: int | None) -> Sketch:
    """The position: pieces, what is asked, and what each option touches."""
    return Sketch(
        ask=_question(state, viewer),
        pieces=_pieces(state),
        panels={str(seat): _panel(state, seat) for seat in range(state.seats)},
        on={} if viewer is None else {action: _touched(state, viewer, action) for action in state.legal_for(viewer)},
        done=(at.STOP,),
    )


def _prices() -> tuple[Text, ...]:
    return (("price-free", {}), *(("price", {"n": n}) for n in range(1, at.MERCHANT_SLOTS)))


def _faces() -> dict[str, Face]:
    faces = {name: Face("cube", (f"amount-{name}", {"n": 1}), tone=name) for name in NAMES}
    faces["gold"] = Face("coin", ("amount-gold", {"n": 1}), "gold", corners={"value": str(cards.GOLD_POINTS)})
    faces["silver"] = Face("coin", ("amount-silver", {"n": 1}), "silver", corners={"value": str(cards.SILVER_POINTS)})
    faces["back.merchant"] = Face("back", ("face-merchant-back", {}), tone="merchant")
    faces["back.goal"] = Face("back", ("face-goal-back", {}), tone="goal")
    for number, card in enumerate(CARD_IDS, start=1):
        faces[card] = _merchant(number)
    for number, goal in enumerate(GOAL_IDS, start=1):
        cost, points = named(int(cards.COST[number])), cards.POINTS[number]
        text: Text = ("face-goal", {"cost": cost, "points": points})
        faces[goal] = Face("goal", text, rows=(tuple(cost.items()),), corners={"points": str(points)})
    return faces


def _merchant(number: int) -> Face:
    tone = "starting" if number < cards.FIRST_MERCHANT else "merchant"
    if cards.OP[number] == cards.GAIN:
        gain = named(int(cards.GAINS[number]))
        return Face("merchant", ("face-gain", {"gain": gain}), tone, rows=(tuple(gain.items()),))
    if cards.OP[number] == cards.UPGRADE:
        steps = cards.STEPS[number]
        return Face("merchant", ("face-upgrade", {"n": steps}), tone, rows=((("upgrade", steps),),))
    give, get = named(int(cards.GIVES[number])), named(int(cards.GETS[number]))
    rows: tuple[tuple[Amount, ...], ...] = (tuple(give.items()), (("arrow", 1),), tuple(get.items()))
    return Face("merchant", ("face-trade", {"give": give, "get": get}), tone, rows=rows)


def _pieces(state: State) -> dict[str, Piece]:
    c = [int(x) for x in state.cells]
    pieces: dict[str, Piece] = {}
    silver_spot = str(silver_slot(c[at.GOLD_LEFT]))
    for coin, left, spot in (("gold", c[at.GOLD_LEFT], "0"), ("silver", c[at.SILVER_LEFT], silver_spot)):
        if left:
            pieces[f"{coin}.left"] = Piece(coin, "coins", spot, n=left)
    for slot in range(at.GOAL_SLOTS):
        if goal := c[at.GOAL_ROW + slot]:
            pieces[GOAL_IDS[goal - 1]] = Piece(GOAL_IDS[goal - 1], "goals", str(slot))
    for slot in range(at.MERCHANT_SLOTS):
        if card := c[at.MERCHANT_ROW + slot]:
            name = CARD_IDS[card - 1]
            pieces[name] = Piece(name, "merchants", str(slot))
            for cube, n in named(c[at.MERCHANT_CUBES + slot]).items():
                pieces[f"{name}/{cube}"] = Piece(cube, "merchants", str(slot), n=n)
    for deck, start, face in (("goal", at.GOAL_DECK, "back.goal"), ("merchant", at.MERCHANT_DECK, "back.merchant")):
        if c[start]:
            pieces[f"{deck}_deck"] = Piece(face, f"{deck}_deck", n=c[start])
    for seat in range(c[0]):
        pieces |= _belongings(c, seat)
    return pieces


def _belongings(c: list[int], seat: int) -> dict[str, Piece]:
    pieces: dict[str, Piece] = {}
    for cube, n in named(c[at.CARAVAN + seat]).items():
        pieces[f"caravan.{seat}/{cube}"] = Piece(cube, f"caravan.{seat}", seat=seat, n=n)
    for place, start in (("hand", at.HAND), ("played", at.PLAYED)):
        for card in members(c[start + seat]):
            pieces[_key(card, seat)] = Piece(CARD_IDS[card - 1], f"{place}.{seat}", seat=seat)
    if claimed := len(members(c[at.CLAIMED + seat])):
        pieces[f"claimed.{seat}"] = Piece("back.goal", f"claimed.{seat}", seat=seat, n=claimed)
    for coin, start in (("gold", at.GOLD), ("silver", at.SILVER)):
        if c[start + seat]:
            pieces[f"{coin}.{seat}"] = Piece(coin, f"purse.{seat}", seat=seat, n=c[start + seat])
    return pieces


def _panel(state: State, seat: int) -> Panel:
    c = state.cells
    return (
        ("vp", int(state.score(seat))),
        ("goals", len(members(c[at.CLAIMED + seat])), cards.GOALS_TO_END[state.seats]),
        ("cubes", int(total(c[at.CARAVAN + seat])), at.CAPACITY),
        ("cards", len(members(c[at.HAND + seat]))),
    )


def _question(state: State, viewer: int | None) -> Text:
    if state.over:
        return "ask-over", {}
    if viewer is None or not state.waiting >> viewer & 1:
        return "ask-wait", {"seat": int(state.actor)}
    c = state.cells
    frame = state.frames()[-1]
    kind, _, _, source, a, _ = frame
    if kind == at.PAYING:
        card = CARD_IDS[c[at.MERCHANT_ROW + a] - 1]
        return "ask-pay", {"card": card, "left": source - a}
    if kind == at.UPGRADING:
        return "ask-upgrade", {"left": a}
    if kind == at.SURPLUS:
        return "ask-discard", {"left": int(total(c[at.CARAVAN + viewer])) - at.CAPACITY}
    return "ask-turn-last" if c[at.ENDING] else "ask-turn", {}


def _touched(state: State, seat: int, action: int) -> tuple[str, ...]:
    """The pieces an option names, in order; clicking one keeps the options that touch it."""
    c = state.cells
    verb, *args = state.game.verbs.readable(action)
    if verb == "acquire":
        return (CARD_IDS[c[at.MERCHANT_ROW + int(args[0])] - 1],)
    if verb == "claim":
        return (GOAL_IDS[c[at.GOAL_ROW + int(args[0])] - 1],)
    if verb == "play":
        return (_key(CARD_IDS.index(str(args[0])) + 1, seat),)
    if verb == "pay":
        slot = state.frames()[-1][4]
        return f"caravan.{seat}/{args[0]}", CARD_IDS[c[at.MERCHANT_ROW + slot] - 1]
    if verb in ("upgrade", "discard"):
        return (f"caravan.{seat}/{args[0]}",)
    if verb == "rest":
        return tuple(_key(card, seat) for card in members(c[at.PLAYED + seat]))
    return ()


def _key(card: int, seat: int) -> str:
    """The piece a card is; of the starting cards every seat has one."""
    return f"{CARD_IDS[card - 1]}.{seat}" if card < cards.FIRST_MERCHANT else CARD_IDS[card - 1]
