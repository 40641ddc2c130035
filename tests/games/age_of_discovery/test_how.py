"""The worked first turn of how.en.md and how.ru.md, played."""

from __future__ import annotations

from importlib.resources import files

from carrack.games.age_of_discovery.game import GAME
from carrack.testing import act
from tests.games.age_of_discovery import table as at
from tests.games.age_of_discovery.table import ENGLAND, FRANCE, PORTUGAL

SALE = ["trading_post", "settlers", "mint", "navigator", "conquistador"]
OFFER = ["sugar", "sugar", "tobacco", "fish"]
PLACED = [
    ("capital", "dock", "initiative"),
    ("captain", "capital", "dock"),
    ("dock", "goods", "goods"),
    ("goods", "shipping", "shipping"),
    ("initiative", "initiative", "discovery"),
]
"""Where France, England and Portugal place a colonist, round by round."""


def test_it_is_the_example() -> None:
    """What is played below is what the page shows."""
    told = files(GAME.package).joinpath("how.en.md").read_text(encoding="utf-8").split("{#example}")[1]
    assert f"{{faces:{' '.join(SALE)}}}" in told
    assert "{faces:sugar*2(sugar) tobacco(tobacco) fish(fish)}" in told


def test_a_first_turn() -> None:
    """From ten talers and five colonists to seven talers, a building, a good, a colony and a captain."""
    five = "colonist*5"
    state = at.table(
        3,
        turn=1,
        hands={FRANCE: five, ENGLAND: five, PORTUGAL: five},
        money={FRANCE: 10, ENGLAND: 11, PORTUGAL: 12},
        sale=SALE,
        offer=OFFER,
    )
    for placed in PLACED:
        at.place(state, *[("colonist", spot) for spot in placed])
    assert [at.money(state, seat) for seat in (FRANCE, ENGLAND, PORTUGAL)] == [10 + 2, 11 + 3, 12 + 1]
    assert [at.colony(state, seat, "caribbean") for seat in (FRANCE, ENGLAND, PORTUGAL)] == ["colonist"] * 3
    act(state, ["take", "sugar"], ["take", "sugar"], ["take", "tobacco"], ["buy", "trading_post"])
    assert at.money(state, FRANCE) == 2
    assert at.ships(state, ENGLAND) == 1
    at.next_turn(state)
    assert at.order(state) == [PORTUGAL, FRANCE, ENGLAND]
    assert (at.money(state, FRANCE), at.goods(state, FRANCE)) == (2 + 5, "tobacco")
    assert at.buildings(state, FRANCE) == ["trading_post"]
    assert at.hand(state, FRANCE) == "colonist*5 captain"
