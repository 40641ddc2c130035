"""Set-up: tiles, tokens, boards, starting cubes and moorings (CEN-EW-001 to 003, 005, 007 to 010, 012 to 023)."""

from __future__ import annotations

from collections import Counter

import pytest

from carrack.core.contract import State
from carrack.core.texts import of_title, say
from carrack.games.century.eastern_wonders.game import GAME
from carrack.testing import act, legal, look, rule
from tests.games.century.eastern_wonders.table import (
    COLOURS,
    MARKETS,
    TILES,
    TOKENS,
    asked,
    hold,
    offered,
    refused,
    ship,
    symbol,
)

SEATS = [2, 3, 4]
STARTS = {"st1": "YYYY", "st2": "YYR", "st3": "RR", "st4": "YG"}


def dealt(seats: int = 4, seed: int = 1) -> State:
    """A game before the first choice."""
    return GAME.deal(seats, seed=seed)


def started(seats: int, seed: int = 1) -> State:
    """A game in which everybody has taken the first set that was left, and moored at the first market."""
    state = dealt(seats, seed)
    while asked(state) in ("starting", "mooring"):
        act(state, legal(state)[0])
    return state


# ---- tiles -------------------------------------------------------------------------------------------------


@rule("CEN-EW-001", "CEN-EW-002")
@pytest.mark.parametrize("seed", range(10))
def test_one_tile_of_each_symbol_is_in_the_box(seed: int) -> None:
    """Of six of each symbol five lie on the map."""
    laid = look(dealt(seed=seed))["tile"]
    assert Counter(symbol(tile) for tile in laid) == {"cloves": 5, "tea": 5, "chili": 5, "ginger": 5}
    assert len(set(laid)) == 20


@rule("CEN-EW-002")
def test_chance_decides_which_tile_is_removed() -> None:
    """Every tile is missing in some game, and none in all."""
    missing = Counter(tile for seed in range(120) for tile in set(TILES) - set(look(dealt(2, seed))["tile"]))
    assert set(missing) == set(TILES)
    assert sum(missing.values()) == 4 * 120
    assert max(missing.values()) < 60


@rule("CEN-EW-003")
def test_tiles_are_shuffled() -> None:
    """Each market has tiles of every symbol, by chance; one seed gives one map."""
    laid = [look(dealt(2, seed))["tile"] for seed in range(60)]
    for market in range(20):
        assert {symbol(tiles[market]) for tiles in laid} == {"cloves", "tea", "chili", "ginger"}
    assert look(dealt(2, 7))["tile"] == look(dealt(2, 7))["tile"]


@rule("CEN-EW-005")
def test_the_map_has_no_sea_tiles() -> None:
    """Twenty markets with a trade each, and four ports: nothing else."""
    state = dealt()
    assert set(look(state)["tile"]) <= set(TILES)
    assert len(look(state)["tile"]) == 20
    assert len(look(state)["port"]) == 4


# ---- tokens ------------------------------------------------------------------------------------------------


@rule("CEN-EW-007", "CEN-EW-008")
@pytest.mark.parametrize("seed", range(5))
def test_a_token_lies_on_each_port_and_the_others_in_the_pile(seed: int) -> None:
    """Four of 26 lie open, 22 in the pile; the closed-port token lies on no port."""
    seen = look(dealt(seed=seed))
    assert sorted([*seen["port"], *seen["pile"]]) == list(TOKENS)
    assert None not in seen["port"]
    assert len(seen["pile"]) == 22
    assert seen["closed"] is None


@rule("CEN-EW-007")
def test_tokens_are_shuffled() -> None:
    """Every token lies on each port in some game, and on top of the pile and at its bottom in others."""
    seen = [look(dealt(2, seed)) for seed in range(300)]
    for port in range(4):
        assert {each["port"][port] for each in seen} == set(TOKENS)
    for place in (0, 21):
        assert {each["pile"][place] for each in seen} == set(TOKENS)


@rule("CEN-EW-009")
def test_the_closed_port_token_is_one_of_the_top_six() -> None:
    """It may be any of the six, each about as often."""
    places: Counter[int] = Counter()
    for seed in range(300):
        top = look(dealt(2, seed))["top"]
        assert sorted(top) == ["closed", "token", "token", "token", "token", "token"]
        places[top.index("closed")] += 1
    assert set(places) == set(range(6))
    assert min(places.values()) > 25
    assert max(places.values()) < 80


@rule("CEN-EW-010")
@pytest.mark.parametrize("seed", range(6))
def test_the_closed_port_token_comes_with_one_of_the_first_six_draws(seed: int) -> None:
    """Ports are emptied until it comes: never later than with the sixth token."""
    from carrack.games.century.eastern_wonders.questions.port import PORTS

    state = started(2, seed)
    draws = 0
    while look(state)["closed"] is None:
        taken = state.cells[GAME.layout.named("port").start]
        state.cells[GAME.layout.named("tokens").start] |= 1 << int(taken)
        PORTS.refill(state, 0)
        draws += 1
    assert 1 <= draws <= 6


# ---- bonus tokens, boards ------------------------------------------------------------------------------------


@rule("CEN-EW-012")
@pytest.mark.parametrize("seats", SEATS)
def test_four_bonus_tokens_of_each_kind(seats: int) -> None:
    """Five kinds, none of them anybody's; as many however many play."""
    seen = look(dealt(seats))
    assert seen["bonus_left"] == {"move": 4, "points": 4, "upgrade": 4, "harvest": 4, "hold": 4}
    assert all(not any(each.values()) for each in seen["bonus"])


@rule("CEN-EW-014")
@pytest.mark.parametrize("seats", SEATS)
def test_any_seat_may_begin(seats: int) -> None:
    """CEN-AMB-061: chance decides who is first, and the first has the first turn."""
    assert {look(dealt(seats, seed))["first"] for seed in range(60)} == set(range(seats))
    for seed in range(6):
        state = started(seats, seed)
        assert (int(state.turn), int(state.turn_of)) == (1, look(state)["first"])


@rule("CEN-EW-015")
def test_as_many_boards_as_players() -> None:
    """The game is for two to four; only those who play have anything."""
    assert (GAME.fewest, GAME.most) == (2, 4)
    for seats in SEATS:
        assert len(look(dealt(seats))["built"]) == seats


@rule("CEN-EW-016", "CEN-EW-017")
@pytest.mark.parametrize("seats", SEATS)
def test_every_slot_of_a_board_has_its_outpost(seats: int) -> None:
    """Four rows of five: none has been built, and all twenty can be, five for each symbol on the map."""
    seen = look(dealt(seats))
    assert seen["outposts"] == [[]] * seats
    assert seen["built"] == [{"cloves": 0, "tea": 0, "chili": 0, "ginger": 0}] * seats
    assert all(GAME.deal(seats).score(seat) == 0 for seat in range(seats))
    numbers = GAME.table.numbers
    assert numbers["SYMBOLS"] * numbers["COLUMNS"] == 20


@rule("CEN-EW-019")
@pytest.mark.parametrize(
    ("language", "names"),
    [("en", ["ginger", "chili", "tea", "cloves"]), ("ru", ["имбирь", "перец", "чай", "гвоздика"])],
)
def test_what_the_colours_are_called(language: str, names: list[str]) -> None:
    """Yellow is ginger, and so on up to brown; a row of the board has the name of its spice."""
    made = of_title(GAME, language)
    named = [made.get_message(f"sign-{colour}").attributes["name"] for colour in COLOURS.values()]
    assert [made.format_pattern(name)[0] for name in named] == names
    assert [say(made, f"face-{row}") for row in ("ginger", "chili", "tea", "cloves")] == names


# ---- starting cubes ------------------------------------------------------------------------------------------


@rule("CEN-EW-020")
@pytest.mark.parametrize("seats", SEATS)
def test_four_sets_of_starting_cubes(seats: int) -> None:
    """CEN-AMB-057: four yellow; two yellow and a red; two red; a yellow and a green. All four, however many play."""
    state = dealt(seats)
    assert offered(state, "take") == list(STARTS)
    for start, cubes in STARTS.items():
        copy = state.clone()
        seat = int(copy.actor)
        act(copy, ["take", start])
        assert hold(copy, seat) == cubes


@rule("CEN-EW-021")
@pytest.mark.parametrize("seats", SEATS)
def test_sets_are_chosen_from_the_last_player_to_the_first(seats: int) -> None:
    """In reverse turn order, whoever is first."""
    for seed in range(8):
        state = dealt(seats, seed)
        first, order = look(state)["first"], []
        while asked(state) in ("starting", "mooring"):
            order += [int(state.actor)] if asked(state) == "mooring" else []
            act(state, legal(state)[0])
        assert order == [(first - 1 - k) % seats for k in range(seats)]


@rule("CEN-EW-021")
def test_a_set_that_is_taken_is_gone() -> None:
    """The next player chooses among the others; with four players the first gets the last one without a question."""
    state = dealt(4)
    act(state, ["take", "st2"], ["moor", "c01"])
    refused(state, ["take", "st2"], "CEN-EW-021")
    act(state, ["take", "st1"], ["moor", "c01"], ["take", "st4"], ["moor", "c02"])
    assert asked(state) == "mooring"
    assert hold(state, int(state.actor)) == "RR"


@rule("CEN-EW-022")
def test_the_ship_begins_at_any_market() -> None:
    """All twenty are offered, no port; the cubes are in the hold by then."""
    state = dealt(3)
    seat = int(state.actor)
    act(state, ["take", "st4"])
    assert hold(state, seat) == "YG"
    assert [action[1] for action in legal(state)] == list(MARKETS)
    act(state, ["moor", "c17"])
    assert ship(state, seat) == "c17"


@rule("CEN-EW-022")
def test_ships_may_share_a_tile_and_nobody_is_paid() -> None:
    """CEN-AMB-060: mooring is no voyage."""
    state = dealt(3)
    last = int(state.actor)
    act(state, ["take", "st1"], ["moor", "c05"])
    nearer_first = int(state.actor)
    act(state, ["take", "st3"], ["moor", "c05"])
    assert (ship(state, last), ship(state, nearer_first)) == ("c05", "c05")
    assert (hold(state, last), hold(state, nearer_first)) == ("YYYY", "RR")


@rule("CEN-EW-023")
def test_sets_that_nobody_took_go_back() -> None:
    """With two players two sets are left over: they are nobody's."""
    state = dealt(2)
    act(state, ["take", "st1"], ["moor", "c01"], ["take", "st2"], ["moor", "c02"])
    seen = look(state)
    assert seen["starts"] == []
    assert sum(sum(each.values()) for each in seen["hold"]) == 7
    assert not any(sum(each.values()) for each in seen["lying"])
