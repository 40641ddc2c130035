"""Fair positions of Eastern Wonders from readable arguments, and a few words to look at them.

Cubes are written one letter each (Y yellow, R red, G green, B brown). The map is the printed one:

              c08
         c03       c14
    p1        c09       p3
         c04       c15
    c01       c10       c19
         c05       c16
    c02       c11       c20
         c06       c17
    p2        c12       p4
         c07       c18
              c13

Tiles lie in the order of their ids, five of each symbol: ginger c01 to c05, chili c06 to c10, tea c11 to c15, cloves
c16 to c20; the sixth of each is in the box. Tokens v01 to v04 lie on the ports, the others in the pile in order.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from carrack.core.contract import State
from carrack.core.errors import IllegalAction
from carrack.core.plain import differences
from carrack.games.century.eastern_wonders.game import GAME
from carrack.testing import act, arrange, legal, look

COLOURS = {"Y": "yellow", "R": "red", "G": "green", "B": "brown"}
MARKETS = tuple(f"c{k:02}" for k in range(1, 21))
PORTS = ("p1", "p2", "p3", "p4")
CELLS = (*MARKETS, *PORTS)
SYMBOLS = {"cloves": 3, "tea": 2, "chili": 1, "ginger": 0}
"""The rows of a board from the top; the number is the place of the symbol among the tile ids."""
TILES = tuple(f"t{k:02}" for k in range(1, 25))
LAID = tuple(tile for tile in TILES if tile not in ("t06", "t12", "t18", "t24"))
TOKENS = tuple(f"v{k:02}" for k in range(1, 27))
KINDS = ("move", "points", "upgrade", "harvest", "hold")
MOST_IN_PILE = 22
POINTS_PILE = (6, 5, 4, 3)
POINTS_OF = {"move": 0, "upgrade": 2, "harvest": 1, "hold": 0}

Cubes = Mapping[int, str]
"""Cubes of each seat; seats that are not named have none."""


def table(
    seats: int = 3,
    *,
    first: int = 0,
    turn_of: int = 0,
    holds: Cubes | None = None,
    ships: Mapping[int, str] | None = None,
    tiles: Mapping[str, str] | None = None,
    outposts: Mapping[int, Sequence[str]] | None = None,
    lying: Mapping[str, str] | None = None,
    ports: Mapping[str, str] | None = None,
    closed: str | None = None,
    closed_at: int = 6,
    pile_is_empty: bool = False,
    tokens: Mapping[int, Sequence[str]] | None = None,
    bonus: Mapping[int, Mapping[str, int]] | None = None,
    options: Mapping[str, Any] | None = None,
    ending: bool = False,
) -> State:
    """A position in which seat `turn_of` begins its turn.

    Ships that are not named lie at c13, c12 and so on, each alone. `tiles` and `ports` name what lies where; what lay
    there changes places with it. `closed_at`: which draw from the pile brings the closed-port token. With `closed` it
    has come, so somebody has a token: if nobody is named, v26 belongs to the seat before the one whose turn it is.
    With an empty pile that seat has all tokens that are nowhere else, which is more than fair play allows.
    `bonus`: how many tokens of each kind a seat has, taken in order of seats.
    """
    out = {seat: list((outposts or {}).get(seat, ())) for seat in range(seats)}
    laid = _laid(tiles or {})
    taken = [list((tokens or {}).get(seat, ())) for seat in range(seats)]
    on_ports = _on_ports(ports or {}, [token for some in taken for token in some], closed)
    pile = [token for token in TOKENS if token not in (*on_ports, *(token for some in taken for token in some))]
    before = (turn_of - 1) % seats
    if pile_is_empty:
        taken[before] += pile
        pile = []
    elif len(pile) > MOST_IN_PILE:
        taken[before].append(pile.pop())
    top = [] if closed or pile_is_empty else ["closed" if k == closed_at - 1 else "token" for k in range(6)]
    owned, left, points = _bonuses(seats, bonus or {})
    spare = [cell for cell in ("c13", "c12", "c11", "c10") if cell not in (ships or {}).values()]
    state = arrange(
        GAME,
        seats,
        options=chosen(options or {}),
        actor=turn_of,
        waiting=[turn_of],
        turn=1 + seats * 9 + (turn_of - first) % seats,
        turn_of=turn_of,
        frames=[["turn", turn_of, 0, 0, 0, 0]],
        first=first,
        ending=ending or any(len(some) >= 4 for some in taken),
        hold=[cubes((holds or {}).get(seat, "")) for seat in range(seats)],
        extra_slots=[3 * owned[seat]["hold"] for seat in range(seats)],
        ship=[(ships or {}).get(seat) or spare.pop(0) for seat in range(seats)],
        tokens=taken,
        outposts=[sorted(out[seat]) for seat in range(seats)],
        built=[_built(laid, out[seat]) for seat in range(seats)],
        bonus=owned,
        bonus_points=points,
        bonus_left=left,
        starts=[],
        tile=laid,
        lying=[cubes((lying or {}).get(cell, "")) for cell in CELLS],
        port=on_ports,
        closed=closed,
        pile=pile,
        top=top,
    )
    state.check()
    return state


def chosen(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of the title, all of them said."""
    return {option.key: options.get(option.key, option.values[0]) for option in GAME.options}


def _laid(named: Mapping[str, str]) -> list[str]:
    laid = dict(zip(MARKETS, LAID, strict=True))
    for cell, tile in named.items():
        lies_at = next((each for each in MARKETS if laid[each] == tile), None)
        if lies_at is None:
            lies_at = next(each for each in MARKETS if symbol(laid[each]) == symbol(tile) and each not in named)
        laid[lies_at], laid[cell] = laid[cell], tile
    return [laid[cell] for cell in MARKETS]


def symbol(tile: str) -> str:
    """The trade symbol of a tile: six of each, in the order of the ids."""
    return ("ginger", "chili", "tea", "cloves")[TILES.index(tile) // 6]


def _built(laid: Sequence[str], cells: Sequence[str]) -> dict[str, int]:
    symbols = [symbol(laid[MARKETS.index(cell)]) for cell in cells]
    return {row: symbols.count(row) for row in SYMBOLS}


def _on_ports(named: Mapping[str, str], elsewhere: Sequence[str], closed: str | None) -> list[str | None]:
    free = iter(token for token in TOKENS if token not in (*named.values(), *elsewhere))
    return [None if port == closed else named.get(port) or next(free) for port in PORTS]


def _bonuses(
    seats: int, bonus: Mapping[int, Mapping[str, int]]
) -> tuple[list[dict[str, int]], dict[str, int], list[int]]:
    owned = [{kind: bonus.get(seat, {}).get(kind, 0) for kind in KINDS} for seat in range(seats)]
    left = {kind: 4 - sum(each[kind] for each in owned) for kind in KINDS}
    pile = iter(POINTS_PILE)
    from_pile = [sum(next(pile) for _ in range(each["points"])) for each in owned]
    others = [sum(POINTS_OF[kind] * each[kind] for kind in POINTS_OF) for each in owned]
    return owned, left, [sum(both) for both in zip(from_pile, others, strict=True)]


# ---- words to look with ------------------------------------------------------------------------------------


def cubes(letters: str) -> dict[str, int]:
    """Cubes by colour, from one letter each."""
    return {name: letters.count(letter) for letter, name in COLOURS.items()}


def letters(counts: Mapping[str, int]) -> str:
    """Cubes by colour as letters, lowest colour first."""
    return "".join(letter * counts[name] for letter, name in COLOURS.items())


def hold(state: State, seat: int = 0) -> str:
    """The cubes of a seat, lowest colour first."""
    return letters(look(state)["hold"][seat])


def ship(state: State, seat: int = 0) -> str:
    """Where the ship of a seat is."""
    return str(look(state)["ship"][seat])


def lying(state: State) -> dict[str, str]:
    """The cubes that lie on tiles, where there are any."""
    found = zip(CELLS, (letters(each) for each in look(state)["lying"]), strict=True)
    return {cell: cubes for cell, cubes in found if cubes}


def on_ports(state: State) -> dict[str, str | None]:
    """The token on each port."""
    return dict(zip(PORTS, look(state)["port"], strict=True))


def bonuses(state: State, seat: int = 0) -> dict[str, int]:
    """The bonus tokens of a seat, those that it has."""
    return {kind: n for kind, n in look(state)["bonus"][seat].items() if n}


def asked(state: State) -> str:
    """The question that stands."""
    return str(state.work().name)


def verbs(state: State) -> set[str | int]:
    """The verbs of the legal actions."""
    return {action[0] for action in legal(state)}


def offered(state: State, verb: str) -> list[str | int]:
    """The first argument of every legal action with this verb."""
    return [action[1] for action in legal(state) if action[0] == verb]


def changes(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[str]:
    """What differs between two plain forms, one line each, apart from whose turn it is."""
    whose_turn = dict.fromkeys(["actor", "waiting", "turn", "turn_of", "frames"])
    return differences({**before, **whose_turn}, {**after, **whose_turn})


def changed(before: Mapping[str, Any], after: Mapping[str, Any]) -> set[str]:
    """The names of the cells that differ, apart from whose turn it is."""
    whose_turn = {"actor", "waiting", "turn", "turn_of", "frames"}
    return {key for key in before if before[key] != after[key] and key not in whose_turn}


def everybody_passes(state: State, turns: int) -> None:
    """So many turns in which nobody does anything."""
    for _ in range(turns):
        act(state, ["decline"])


def over(state: State) -> bool:
    """Whether the game has ended (asked anew each time)."""
    return bool(state.over)


def answer(state: State, seat: int, *action: str | int) -> None:
    """Let any seat that is asked answer."""
    state.answer(seat, GAME.verbs.number(action))


def refused(state: State, action: list[str | int], rule: str | None = None, seat: int | None = None) -> None:
    """The action is neither offered nor taken, its refusal names the rule, and the position stays as it was."""
    before = state.to_bytes()
    number = GAME.verbs.number(action)
    who = int(state.actor) if seat is None else seat
    assert number not in state.legal_for(who)
    with pytest.raises(IllegalAction) as caught:
        state.answer(who, number)
    assert state.to_bytes() == before
    assert caught.value.action == action
    if rule is not None:
        assert caught.value.rule == rule
