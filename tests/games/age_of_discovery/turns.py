"""Whole turns in which nothing happens that a test does not ask for, the end of games, purchases of single tiles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carrack.core.contract import State
from carrack.testing import act, look
from tests.games.age_of_discovery.table import asked, resolve, table

AGE_1 = (
    "settlers",
    "settlers_2",
    "monastery",
    "trade_routes",
    "parade_ground",
    "indentured_servants",
    "conquistador",
    "navigator",
    "fall_of_the_inca",
    "trading_post",
    "new_world_cartography",
    "mint",
)
AGE_2 = (
    "indian_allies",
    "privateers",
    "shipyards",
    "cathedral",
    "taxes",
    "university",
    "west_indies_company",
    "colonial_laws",
    "rum_distillery",
    "market",
    "military_academy",
    "fortress",
    "stables",
    "overpopulation",
)
AGE_3 = (
    "militia",
    "mercantilism",
    "population",
    "navy",
    "power",
    "prosperity",
    "fame",
    "wealth",
    "relocation",
    "manufactory",
)
PRICES = {1: 10, 2: 14, 3: 20}
FIRST_TURN = {1: 1, 2: 4, 3: 7}


def age_of(tile: str) -> int:
    """The age of a tile, as the rulebook lists them."""
    return next(age for age, tiles in enumerate((AGE_1, AGE_2, AGE_3), 1) if tile in tiles)


def idle_turn(state: State) -> State:
    """Everybody places all pieces on the warfare line, where nobody can fight; what is asked later is declined."""
    turn = int(state.turn)
    while not state.over and int(state.turn) == turn:
        if asked(state) == "placing":
            pieces = look(state)["hand"][state.actor]
            act(state, ["place", next(name for name, n in pieces.items() if n), "warfare"])
        else:
            act(state, ["decline"])
    return state


def often(times: int, *action: str | int) -> list[list[str | int]]:
    """The same action several times."""
    return [list(action) for _ in range(times)]


def over(state: State) -> bool:
    """Whether the game has ended (asked anew each time)."""
    return bool(state.over)


def final(seats: int = 2, **position: Any) -> State:
    """The end of a game in whose last turn one colonist goes to warfare and whatever is asked is declined."""
    state = resolve(table(seats, turn=8, **position))
    while not over(state):
        act(state, ["decline"])
    return state


def buying(tile: str, seat: int = 0, seats: int = 2, *, money: Mapping[int, int] | None = None, **more: Any) -> State:
    """A seat stands first on the capital line with the price in its purse and is asked; the tile is on sale."""
    age = age_of(tile)
    purses = {seat: PRICES[age]} | dict(money or {})
    given: dict[str, Any] = {"turn": FIRST_TURN[age], "capital": [seat], "sale": [tile]} | more
    return resolve(table(seats, money=purses, **given))


def bought(tile: str, seat: int = 0, seats: int = 2, *, money: Mapping[int, int] | None = None, **more: Any) -> State:
    """The same, and it buys: the position after that, at the next question."""
    state = buying(tile, seat, seats, money=money, **more)
    act(state, ["buy", tile.removesuffix("_2")])
    return state
