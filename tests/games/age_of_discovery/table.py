"""Fair positions of Age of Discovery from readable arguments, and a few words to look at them.

Pieces and goods are written as they are named, several with a star: `"colonist*2 soldier"`, `"sugar*4"`. A line is a
list from its first cell on, `[1, (0, "merchant")]`: a seat alone means its colonist. Whatever a test does not name lies
where it may lie: nothing in a hand, on a line or in a colony, no money, everything else in the regions, the piles and
the box.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

import pytest

from carrack.core.contract import State
from carrack.core.errors import IllegalAction
from carrack.games.age_of_discovery.game import GAME
from carrack.games.age_of_discovery.income import LANE, income
from carrack.games.age_of_discovery.parts import (
    CARD_IDS,
    GOOD_COPIES,
    GOOD_IDS,
    REGION_GOOD,
    REGION_IDS,
    TILE_AGE,
    TILE_IDS,
    TOKEN_IDS,
)
from carrack.games.age_of_discovery.pieces import NAMES
from carrack.testing import act, arrange, legal, look

FRANCE, ENGLAND, PORTUGAL, SPAIN, HOLLAND = range(5)
OPEN = "caribbean"
GOOD_OF = {region: GOOD_IDS[REGION_GOOD[k] - 1] for k, region in enumerate(REGION_IDS)}
AGE_OF = {tile: TILE_AGE[k] for k, tile in enumerate(TILE_IDS, 1)}
TURN_WITH = {1: 2, 2: 5, 3: 8}
"""A turn in which somebody may own tiles of an age and that age still lasts."""
CELLS = {"initiative": 5, "dock": 11, "goods_at": 4, "specialists": 5, "capital": 40, "warfare": 40}
SPECIALIST_CELLS = ("captain", "merchant", "missionary", "soldier", "training")
DOCK_X, DOCK_Y = 9, 10
PILE_ROOM = 37
SHIPS = 8

Stood = int | tuple[int, str]
"""A piece on a line: whose, and what it is; a seat alone means its colonist."""
Count = Mapping[int, int]
Words = Mapping[int, str]
Names = Mapping[int, Sequence[str]]


def table(
    seats: int = 3,
    *,
    turn: int | None = None,
    turn_of: int = 0,
    order: Sequence[int] | None = None,
    hands: Words | None = None,
    earned: Words | None = None,
    initiative: Sequence[Stood] = (),
    dock: Sequence[Stood] = (),
    dock_x: Stood | None = None,
    dock_y: Stood | None = None,
    goods_line: Sequence[Stood] = (),
    shipping: Words | None = None,
    capital: Sequence[Stood] = (),
    discovery: Words | None = None,
    specialists: Mapping[str, Stood] | None = None,
    warfare: Sequence[Stood] = (),
    colony: Mapping[tuple[int, str], str] | None = None,
    money: Count | None = None,
    goods: Words | None = None,
    ships: Count | None = None,
    ship_in_port: bool = True,
    buildings: Names | None = None,
    sale: Sequence[str] | None = None,
    stacks: Names | None = None,
    offer: Sequence[str] = (),
    pile: Sequence[str] = (),
    claimed: Sequence[str] = (),
    discovered: Sequence[str] = (),
    found: Names | None = None,
    tokens: Mapping[str, str] | None = None,
    known: Sequence[str] = (),
    cards: Names | None = None,
    deck: Sequence[str] = (),
    colony_vp: Count | None = None,
    last_vp: Count | None = None,
    studied: bool = False,
    options: Mapping[str, object] | None = None,
    seed: int = 1,
    fair: bool = True,
    **changes: Any,
) -> State:
    """A position in which seat `turn_of` is asked to place a piece: one colonist, if its hand is not named.

    `turn` is by default one in which the buildings named may be owned: 2, 5 or 8.
    `earned` are pieces for the next hand. `dock` is the numbered cells.
    `sale` is the row of tiles (by default five of the age as they come), `stacks` the tiles on top, by age.
    `offer` and `pile` begin the goods offered and the pile, top first. A good is gone from a region where a seat has
    three pieces or which is in `claimed`: name it among the goods of a seat, or it lies in the pile.
    Regions with pieces are discovered, and those in `discovered`; if seats found more tokens than that, further regions
    from the south on; all of them if somebody has a card. The last seat found what nobody is named to have found.
    `tokens` says what lies in regions, `deck` which cards lie on top. `changes` replace parts of the plain form.
    """
    chosen = dict(options or {})
    colonies = colony or {}
    owned = buildings or {}
    if turn is None:
        turn = TURN_WITH[max((AGE_OF[tile] for tiles in owned.values() for tile in tiles), default=1)]
    row = list(range(seats)) if order is None else list(order)
    lines = {
        **_line("initiative", initiative),
        **_line("dock", [*dock, *[None] * (DOCK_X - len(dock)), dock_x, dock_y]),
        **_line("goods_at", goods_line),
        **_line("specialists", [(specialists or {}).get(cell) for cell in SPECIALIST_CELLS]),
        **_line("capital", capital),
        **_line("warfare", warfare),
    }
    in_hand = {turn_of: "colonist"} | dict(hands or {})
    ships_of = _counts(seats, ships)
    held = [counted(GOOD_IDS, (goods or {}).get(k, "")) for k in range(seats)]
    state = arrange(
        GAME,
        seats,
        seed,
        options=chosen,
        actor=turn_of,
        waiting=[turn_of],
        turn=turn,
        turn_of=turn_of,
        frames=[["placing", turn_of, 0, 0, 0, _gone(row, turn_of)]],
        order=[*row, *[-1] * (5 - seats)],
        bid=[0] * seats,
        money=_counts(seats, money),
        colony_vp=_counts(seats, colony_vp),
        last_vp=_counts(seats, last_vp),
        profit=[0] * seats,
        hand=_pieces(seats, in_hand),
        next=_pieces(seats, earned),
        shipping=_pieces(seats, shipping),
        discovery=_pieces(seats, discovery),
        ships=ships_of,
        ship_in_port=ship_in_port,
        ships_left=SHIPS - sum(ships_of) - ship_in_port,
        colony=[[counted(NAMES, colonies.get((k, region), "")) for region in REGION_IDS] for k in range(seats)],
        studied=studied,
        **lines,
        **_goods(held, ships_of, _claimed(colonies, claimed), offer, pile),
        **_tiles(seats, turn, owned, sale, stacks or {}),
        **_finds(seats, chosen, _settled(colonies, discovered), found or {}, tokens or {}, known, cards or {}, deck),
    )
    if changes:
        state = GAME.position(look(state) | changes)
    if fair:
        state.check()
    return state


# ---- where everything lies ---------------------------------------------------------------------------------


def counted(names: Sequence[str], words: str) -> dict[str, int]:
    """Counts by name, all names, from words such as `"colonist*2 soldier"`."""
    found: Counter[str] = Counter()
    for word in words.split():
        name, _, times = word.partition("*")
        if name not in names:
            raise ValueError(f"{name}: there are {', '.join(names)}")
        found[name] += int(times or 1)
    return {name: found[name] for name in names}


def _gone(order: Sequence[int], turn_of: int) -> int:
    """The set of seats that have had their go in this round: those earlier in turn order."""
    return sum(1 << seat for seat in order[: order.index(turn_of)])


def _counts(seats: int, given: Count | None) -> list[int]:
    return [(given or {}).get(k, 0) for k in range(seats)]


def _pieces(seats: int, given: Words | None) -> list[dict[str, int]]:
    return [counted(NAMES, (given or {}).get(k, "")) for k in range(seats)]


def _line(name: str, stood: Sequence[Stood | None]) -> dict[str, list[Any]]:
    """The cells of a line: whose piece and what it is; -1 and None where nobody stands."""
    empty = (-1, None)
    pairs = [empty if s is None else (s, "colonist") if isinstance(s, int) else s for s in stood]
    pairs += [empty] * (CELLS[name] - len(pairs))
    return {name: [seat for seat, _ in pairs], f"{name}_piece": [piece for _, piece in pairs]}


def _claimed(colonies: Mapping[tuple[int, str], str], claimed: Sequence[str]) -> list[str]:
    """The regions whose good is gone."""
    full = {region for (_, region), words in colonies.items() if sum(counted(NAMES, words).values()) >= 3}
    return [region for region in REGION_IDS if region in full or region in claimed]


def _settled(colonies: Mapping[tuple[int, str], str], discovered: Sequence[str]) -> list[str]:
    """The regions that must be discovered, besides the one that is open."""
    wanted = {*discovered, *(region for _, region in colonies)}
    if unknown := wanted - set(REGION_IDS):
        raise ValueError(f"{unknown}: there are {', '.join(REGION_IDS)}")
    return [region for region in REGION_IDS if region in wanted and region != OPEN]


def _goods(
    held: list[dict[str, int]], ships: list[int], claimed: list[str], offer: Sequence[str], pile: Sequence[str]
) -> dict[str, Any]:
    """All 46 goods: with seats, in regions, on offer, in the pile; and the income that agrees."""
    unclaimed = [region for region in REGION_IDS if region not in claimed]
    left = Counter({good: GOOD_COPIES[k] for k, good in enumerate(GOOD_IDS, 1)})
    left.subtract(GOOD_OF[region] for region in unclaimed)
    for goods in (*held, Counter(offer), Counter(pile)):
        left.subtract(goods)
    if min(left.values()) < 0:
        raise ValueError(f"more goods than there are: {-left}")
    offered = list(offer)
    while len(offered) < 4:
        good = max(GOOD_IDS, key=lambda name: (name not in offered, left[name]))
        left[good] -= 1
        offered.append(good)
    stack = [*pile, *left.elements()]
    seat = 0
    while len(stack) > PILE_ROOM:  # five or more goods claimed, nobody named to have them
        held[seat % len(held)][stack.pop()] += 1
        seat += 1
    packed = [sum(goods[name] << LANE * k for k, name in enumerate(GOOD_IDS)) for goods in held]
    return {
        "goods": held,
        "income": [int(income(goods, n)) for goods, n in zip(packed, ships, strict=True)],
        "unclaimed": unclaimed,
        "offer": offered,
        "good_pile": stack,
    }


def _tiles(
    seats: int, turn: int, owned: Names, sale: Sequence[str] | None, stacks: Mapping[int, Sequence[str]]
) -> dict[str, Any]:
    """All tiles: with seats, on sale, in the stacks of this age and later ones; unsold ones of past ages are gone."""
    age = 1 + (turn > 3) + (turn > 6)
    bought = {tile for tiles in owned.values() for tile in tiles}
    tops = {k: list(stacks.get(k, ())) for k in (1, 2, 3)}
    rest = {k: [t for t in TILE_IDS if AGE_OF[t] == k and t not in bought and t not in tops[k]] for k in (1, 2, 3)}
    shown = list(sale) if sale is not None else rest[age][:5]
    under = {k: [] if k < age else [*tops[k], *(t for t in rest[k] if t not in shown)] for k in (1, 2, 3)}
    return {
        "buildings": [list(owned.get(k, ())) for k in range(seats)],
        "sale": [*shown, *[None] * (5 - len(shown))],
        **{f"stack_{k}": under[k] for k in (1, 2, 3)},
    }


def _finds(
    seats: int,
    options: Mapping[str, object],
    discovered: list[str],
    found: Names,
    tokens: Mapping[str, str],
    known: Sequence[str],
    cards: Names,
    deck: Sequence[str],
) -> dict[str, Any]:
    """All tokens and cards: found, lying in regions, in the deck, in the box."""
    auction = bool(options.get("auction"))
    finds = [list(found.get(k, ())) for k in range(seats)]
    named = [token for tokens_of in finds for token in tokens_of]
    for region in reversed(REGION_IDS):
        if region not in discovered and region != OPEN and (cards or len(named) > len(discovered) + auction):
            discovered = [*discovered, region]
    spare = iter([token for token in TOKEN_IDS if token not in named and token not in tokens.values()])
    lying = [
        None if region in discovered or region == OPEN else tokens[region] if region in tokens else next(spare)
        for region in REGION_IDS
    ]
    finds[-1] += [next(spare) for _ in range(len(discovered) + auction - len(named))]
    kept = [card for cards_of in cards.values() for card in cards_of]
    box = list(spare)
    return {
        "token": lying,
        "token_known": list(known),
        "tokens": finds,
        "box": [*box, *[None] * (8 - len(box))],
        "cards": [list(cards.get(k, ())) for k in range(seats)],
        "deck": [*deck, *(card for card in CARD_IDS if card not in kept and card not in deck)],
    }


# ---- words to act with -------------------------------------------------------------------------------------


def place(state: State, *placed: tuple[str, str]) -> None:
    """Let the seats that are asked, one after another, place a piece on a line; of many kinds one is held first."""
    for piece, spot in placed:
        if (piece,) in offered(state, "hold"):
            act(state, ["hold", piece])
        act(state, ["place", piece, spot])


def often(times: int, *action: str | int) -> list[list[str | int]]:
    """The same action several times."""
    return [list(action) for _ in range(times)]


def resolve(state: State, spot: str = "warfare") -> State:
    """Place the last colonist there, so that the lines resolve up to the first question.

    A colonist on the warfare line does nothing as long as no two seats could fight.
    """
    place(state, ("colonist", spot))
    return state


def run_on(state: State, *until: str) -> State:
    """Decline whatever is asked, or take what comes first, until a question of these kinds (or the end)."""
    while not state.over and asked(state) not in until:
        state.apply(state.legal()[0])
    return state


def wander(state: State, seed: int = 0) -> Iterator[State]:
    """Play on at random to the end of the game; the position after every action."""
    rng = Random(seed)
    while not state.over:
        state.apply(rng.choice(state.legal()))
        yield state


def next_turn(state: State) -> State:
    """Decline whatever is asked, or take what comes first, until somebody is to place again (or the game is over)."""
    return run_on(state, "placing")


# ---- words to look with ------------------------------------------------------------------------------------


def asked(state: State) -> str:
    """What kind of question is open: the name of the top frame, "" when the game is over."""
    frames = look(state)["frames"]
    return "" if state.over else str(frames[-1][0])


def words(counts: Mapping[str, int]) -> str:
    """Counts by name as words, in the order of the names: `"colonist*2 soldier"`."""
    return " ".join(name if n == 1 else f"{name}*{n}" for name, n in counts.items() if n)


def hand(state: State, seat: int) -> str:
    """The pieces that a seat has to place."""
    return words(look(state)["hand"][seat])


def earned(state: State, seat: int) -> str:
    """The pieces that a seat has earned for its next hand."""
    return words(look(state)["next"][seat])


def colony(state: State, seat: int, region: str) -> str:
    """The pieces of a seat in a region."""
    return words(look(state)["colony"][seat][REGION_IDS.index(region)])


def on_shipping(state: State, seat: int) -> str:
    """The pieces of a seat on merchant shipping."""
    return words(look(state)["shipping"][seat])


def on_discovery(state: State, seat: int) -> str:
    """The pieces of a seat on the discovery line."""
    return words(look(state)["discovery"][seat])


def line(state: State, name: str) -> list[tuple[int, str]]:
    """Who stands on a line and as what, from its first cell, empty cells left out."""
    seen = look(state)
    return [pair for pair in zip(seen[name], seen[f"{name}_piece"], strict=True) if pair[0] >= 0]


def order(state: State) -> list[int]:
    """The seats in turn order."""
    return [seat for seat in look(state)["order"] if seat >= 0]


def money(state: State, seat: int) -> int:
    """The money of a seat."""
    return int(look(state)["money"][seat])


def goods(state: State, seat: int) -> str:
    """The goods of a seat."""
    return words(look(state)["goods"][seat])


def ships(state: State, seat: int) -> int:
    """The ships of a seat."""
    return int(look(state)["ships"][seat])


def buildings(state: State, seat: int) -> list[str]:
    """The capital buildings of a seat, in the order of their ids."""
    return list(look(state)["buildings"][seat])


def sale(state: State) -> list[str]:
    """The tiles on sale, from the left, empty places left out."""
    return [tile for tile in look(state)["sale"] if tile]


def offer(state: State) -> list[str]:
    """The goods offered, empty places left out."""
    return [good for good in look(state)["offer"] if good]


def discovered(state: State) -> list[str]:
    """The regions without a token."""
    return [region for region, token in zip(REGION_IDS, look(state)["token"], strict=True) if token is None]


def token(state: State, region: str) -> str | None:
    """The token that lies in a region."""
    lying: str | None = look(state)["token"][REGION_IDS.index(region)]
    return lying


def offered(state: State, verb: str) -> list[tuple[str | int, ...]]:
    """The arguments of every legal action with this verb."""
    return [tuple(action[1:]) for action in legal(state) if action[0] == verb]


def may_decline(state: State) -> bool:
    """Whether the actor may decline."""
    return 0 in state.legal()


def refused(state: State, action: list[str | int], rule: str | None = None, seat: int | None = None) -> None:
    """The action is neither offered nor taken, its refusal names the rule, and the position stays as it was."""
    before = state.to_bytes()
    number = GAME.verbs.number(action)
    who = int(state.actor) if seat is None else seat
    assert number not in state.legal_for(who)
    with pytest.raises(IllegalAction) as caught:
        state.answer(who, number)
    assert state.to_bytes() == before
    if rule is not None:
        assert caught.value.rule == rule


def answer(state: State, seat: int, *actions: Iterable[str | int]) -> None:
    """Let a seat that is asked, not necessarily the actor, take these actions."""
    for action in actions:
        state.answer(seat, GAME.verbs.number(list(action)))
