"""Expeditions (END-061 to 069) and the opening of regions (END-070 to 075)."""

from typing import Any

import pytest

from carrack.core.contract import State
from carrack.games.endeavor.endeavor_2009.rules import WORLD
from carrack.testing import act, look, rule
from tests.games.endeavor.endeavor_2009.desk import table
from tests.games.endeavor.table import Told, asked, changed, of, offered, refused, status, tokens, told

LENGTHS = {"north_america": 7, "caribbean": 6, "south_america": 6, "africa": 6, "india": 7, "far_east": 8}
SHIP: dict[str, Any] = {"harbour": {0: 3, 1: 2, 2: 2}, "owned": {0: "shipyard"}}


def ship(state: State, region: str) -> Told:
    """The shipyard of the actor ships there; what is told besides."""
    return told(state, ["activate", "shipyard"], ["ship", region])


@rule("END-061", "END-063", "END-064")
def test_a_ship_takes_the_next_space_and_its_token() -> None:
    """Two discs stand in India: the third space is next, and neither an earlier nor a later one can be had."""
    state = table(3, **SHIP, sailed={"india": [1, 1]}, lying={"india-3": "tok_finance", "india-4": "tok_culture"})
    before = look(state)
    assert ship(state, "india")[1:] == [
        ("shipped", 0, {"region": "india", "place": "india-3", "minus": {"disc": 1}}),
        ("gained", 0, {"token": "tok_finance", "place": "india-3", "plus": {"finance": 1}}),
    ]
    after = look(state)
    assert of(state, "sailed", 0) == ["india-3"]
    assert (of(state, "harbour", 0), tokens(state, 0)) == (1, {"tok_finance": 1})
    assert changed(before, after) == {"harbour", "workers", "sailed", "tokens", "token", "status"}


@rule("END-062", "END-069")
def test_a_ship_may_go_to_any_region_but_europe() -> None:
    """Nobody need be there before."""
    state = table(3, **SHIP)
    act(state, ["activate", "shipyard"])
    assert offered(state, "ship") == list(LENGTHS)
    assert state.game.verbs.named("ship").args[0].values == tuple(LENGTHS)


@rule("END-065", "END-056")
@pytest.mark.parametrize(
    ("token", "track", "place"),
    [("tok_industry", 0, 0), ("tok_culture", 1, 1), ("tok_finance", 2, 2), ("tok_politics", 3, 3)],
)
def test_a_status_token_counts_at_once(token: str, track: int, place: int) -> None:
    """One step on its own track, none on the others."""
    state = table(3, harbour={0: 3, 1: 2}, owned={0: "guild_hall"}, lying={"africa-1": token})
    act(state, ["activate", "guild_hall"], ["ship", "africa"])
    wanted = [0, 0, 0, 0]
    wanted[track] = 1
    assert status(state, 0) == tuple(wanted)
    assert place == track


@rule("END-066")
@pytest.mark.parametrize("token", ["tok_ship_draw", "tok_occupy_draw", "tok_attack", "tok_pay"])
def test_an_action_token_is_kept_and_moves_no_marker(token: str) -> None:
    """It lies in the harbour; the turn is over, so it cannot be spent in it (RUL-26)."""
    state = table(
        3, harbour={0: 3, 1: 2}, owned={0: "guild_hall docks!"}, held={2: "london"}, lying={"africa-1": token}
    )
    act(state, ["activate", "guild_hall"], ["ship", "africa"])
    assert tokens(state, 0) == {token: 1}
    assert status(state, 0) == (0, 0, 0, 0)
    assert asked(state) == ("acting", 1)
    act(state, ["pass"])
    if asked(state) == ("acting", 0):
        assert token in offered(state, "spend") or token == "tok_attack"


@rule("END-067", "END-068")
def test_beside_a_full_track_there_is_room_but_no_token() -> None:
    """Any number of discs; they bring no governor and count for presence."""
    state = table(3, **SHIP, sailed={"africa": [1] * 6}, beside={(2, "africa"): 3})
    before = look(state)
    assert ship(state, "africa")[1:] == [
        ("beside", 0, {"region": "africa", "place": "africa-sea", "minus": {"disc": 1}}),
    ]
    assert of(state, "beside", 0)["africa"] == 1
    assert changed(before, look(state)) == {"harbour", "workers", "beside"}


# ---- opening ----------------------------------------------------------------------------------------------


@rule("END-070")
@pytest.mark.parametrize("region", LENGTHS)
def test_a_region_opens_with_the_last_space_of_its_track_and_not_before(region: str) -> None:
    """North America and India have 7 spaces, the Far East 8, the others 6."""
    length = LENGTHS[region]
    crew = [1, 2] * 4
    early = table(3, **SHIP, sailed={region: crew[: length - 2]})
    ship(early, region)
    assert look(early)["opened"] == ["europe"]
    state = table(3, **SHIP, sailed={region: crew[: length - 1]})
    ship(state, region)
    assert look(state)["opened"] == ["europe", region]


@rule("END-071", "END-074")
def test_the_governor_goes_to_whoever_has_most_discs_on_the_track() -> None:
    """Seat 1 has three of six; seat 0 fills the last space and gets only the token. Its icons count at once."""
    state = table(3, **SHIP, sailed={"caribbean": [1, 1, 1, 0, 2]}, lying={"caribbean-6": "tok_pay"})
    assert [(what, seat, data) for what, seat, data in ship(state, "caribbean")[2:]] == [
        ("gained", 0, {"token": "tok_pay", "place": "caribbean-6", "plus": {"tok_pay": 1}}),
        ("opened", -1, {"region": "caribbean"}),
        ("governor", 1, {"card": "caribbean_gov", "region": "caribbean", "plus": {"culture": 2, "politics": 1}}),
    ]
    assert look(state)["cards"] == [[], ["caribbean_gov"], []]
    assert status(state, 1) == (0, 2, 0, 1)
    assert "caribbean_gov" not in look(state)["decks"]


@rule("END-072")
@pytest.mark.parametrize(
    ("crew", "winner"),
    [([0, 1, 1, 1, 0], 0), ([1, 1, 0, 0, 2], 0), ([2, 1, 1, 2, 2], 2), ([1, 0, 1, 0, 1], 0)],
)
def test_of_equals_the_one_nearest_to_the_land_gets_it(crew: list[int], winner: int) -> None:
    """Seat 0 fills the last space: of seats with as many discs the highest space decides."""
    state = table(3, **SHIP, sailed={"caribbean": crew})
    ship(state, "caribbean")
    assert of(state, "cards", winner) == ["caribbean_gov"]


@rule("END-072")
def test_the_tied_seat_nearest_to_the_land_need_not_fill_the_last_space() -> None:
    """Seats 1 and 2 have three each of seven, seat 0 fills the last one; seat 2 stands on the sixth."""
    state = table(3, **SHIP, sailed={"india": [1, 2, 1, 2, 1, 2]})
    ship(state, "india")
    assert look(state)["cards"] == [[], [], ["india_gov"]]


def test_discs_beside_a_track_have_no_vote_and_a_passed_seat_may_get_the_governor() -> None:
    """RUL-11: seat 1 has passed; its limit is not checked now."""
    cards = {1: "europe_0 south_america_1"}
    opened = {"south_america": [2] * 6, "caribbean": [1, 1, 1, 0, 0]}
    state = table(3, harbour={0: 3, 2: 2}, owned={0: "shipyard"}, passed=[1], sailed=opened, cards=cards)
    ship(state, "caribbean")
    assert "caribbean_gov" in [*of(state, "cards", 0), *of(state, "cards", 1)]
    assert of(state, "cards", 0) == ["caribbean_gov"]
    tied = {"south_america": [2] * 6, "caribbean": [1, 1, 1, 1, 0]}
    state = table(3, harbour={0: 3, 2: 2}, owned={0: "shipyard"}, passed=[1], sailed=tied, cards=cards)
    ship(state, "caribbean")
    assert of(state, "cards", 1) == ["europe_0", "caribbean_gov", "south_america_1"]
    assert asked(state) == ("acting", 2)


@rule("END-074")
@pytest.mark.parametrize(
    ("region", "icons"),
    [
        ("north_america", (0, 0, 1, 2)),
        ("caribbean", (0, 2, 0, 1)),
        ("south_america", (0, 0, 0, 3)),
        ("africa", (0, 0, 2, 1)),
        ("india", (0, 1, 1, 1)),
        ("far_east", (2, 1, 0, 0)),
    ],
)
def test_every_governor_brings_its_icons(region: str, icons: tuple[int, int, int, int]) -> None:
    """To the seat that filled the whole track alone."""
    crew = [0] * (LENGTHS[region] - 1)
    last = f"{region}-{LENGTHS[region]}"
    state = table(3, **SHIP, sailed={region: crew}, lying={last: "tok_pay"})
    shipyard = (0, 1, 0, 0)
    ship(state, region)
    assert of(state, "cards", 0) == [f"{region}_gov"]
    assert status(state, 0) == tuple(a + b for a, b in zip(icons, shipyard, strict=True))


@rule("END-075", "END-076")
def test_before_it_opens_nothing_can_be_done_in_a_region_but_shipping() -> None:
    """Five of six spaces are taken; Europe is open from the beginning."""
    state = table(
        3, harbour={0: 5, 1: 2}, owned={0: "market barracks"}, sailed={"caribbean": [0] * 5}, held={1: "london"}
    )
    act(state, ["activate", "market"])
    assert offered(state, "draw") == ["europe", "slavery"]
    assert refused(state, "draw", "caribbean") == "deck-closed END-097"
    act(state, ["draw", "europe"], ["pass"])
    act(state, ["activate", "colonial_house"])
    assert set(offered(state, "occupy")) == set(WORLD.box.region[0].cities) - {"london"}
    assert refused(state, "occupy", "havana") == "region-closed END-075"


@rule("END-073")
def test_a_governor_lies_in_its_slot_or_among_the_others() -> None:
    """A second one counts as an ordinary card: with a limit of 1 and one more card, one must go."""
    state = table(3, harbour={1: 2}, owned={0: "shipyard"}, cards={0: "europe_0 india_gov"}, tokens={0: "tok_pay"})
    assert asked(state)[1] == 1
    assert of(state, "cards", 0) == ["europe_0", "india_gov"]
