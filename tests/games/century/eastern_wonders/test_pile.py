"""What is known of the pile: a redeal is fair, and the closed-port token stays where it can be (CEN-EW-009, 010)."""

from __future__ import annotations

from collections import Counter

import pytest

from carrack.core.chance import Chance
from carrack.core.contract import NOBODY
from carrack.testing import act, look, rule
from tests.games.century.eastern_wonders.table import TOKENS, on_ports, table

MANY = 600
VIEWERS = [NOBODY, 0, 1]


@rule("CEN-EW-009", "CEN-EW-010")
@pytest.mark.parametrize("drawn", [0, 2, 5])
def test_the_closed_port_token_may_be_any_of_the_top_ones_left(drawn: int) -> None:
    """Of six draws some are over and it has not come: each of the others is as likely, none below is possible."""
    state = table(2, tokens={0: list(TOKENS[10 : 10 + drawn])})
    plain = look(state)
    state = state.game.position(plain | {"top": plain["top"][drawn:]})
    state.check()
    rng = Chance(7)
    places: Counter[int] = Counter()
    for _ in range(MANY):
        copy = state.clone()
        copy.redeal(0, rng)
        top = look(copy)["top"]
        assert sorted(top) == ["closed", *["token"] * (5 - drawn)]
        places[top.index("closed")] += 1
    assert set(places) == set(range(6 - drawn))
    fair = MANY / (6 - drawn)
    assert all(fair / 2 < n < fair * 2 for n in places.values())


@rule("CEN-EW-009")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_every_hidden_token_may_come_next(viewer: int) -> None:
    """Those among the top six are as unknown as those below: a redeal exchanges them all."""
    state = table(2)
    hidden = set(look(state)["pile"])
    rng = Chance(3)
    tops: Counter[str] = Counter()
    for _ in range(MANY):
        copy = state.clone()
        copy.redeal(viewer, rng)
        pile = look(copy)["pile"]
        assert set(pile) == hidden
        assert on_ports(copy) == on_ports(state)
        tops[pile[0]] += 1
        copy.check()
    assert set(tops) == hidden
    assert max(tops.values()) < 3 * MANY / len(hidden)


@rule("CEN-EW-010")
@pytest.mark.parametrize("closed_at", [1, 4, 6])
def test_two_deals_that_look_the_same_become_the_same(closed_at: int) -> None:
    """Where the closed-port token is cannot be told: redeals of different piles by one chance are one position."""
    one, other = table(2, closed_at=closed_at), table(2, closed_at=2)
    for state in (one, other):
        state.redeal(1, Chance(11))
    assert one == other
    assert one.observe(0) == other.observe(0)


@rule("CEN-EW-010")
def test_once_it_has_come_it_is_never_dealt_again() -> None:
    """The rest of the top is tokens, whatever a redeal does."""
    state = table(2, ships={0: "p2"}, holds={0: "BBBBB"}, ports={"p2": "v25"}, closed_at=1)
    act(state, ["claim"])
    for seed in range(20):
        copy = state.clone()
        copy.redeal(0, Chance(seed))
        assert look(copy)["top"] == ["token"] * 5
        assert look(copy)["closed"] == "p2"
        copy.check()


@rule("CEN-EW-009")
def test_what_a_seat_sees_tells_nothing_of_the_order() -> None:
    """Two piles in another order look the same to everybody."""
    one = table(2)
    plain = look(one)
    other = one.game.position(plain | {"pile": plain["pile"][::-1]})
    for viewer in VIEWERS:
        assert one.observe(viewer) == other.observe(viewer)
