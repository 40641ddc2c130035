"""Cities and links (END-077 to 083)."""

from typing import Any

import pytest

from carrack.core.contract import State
from carrack.games.endeavor.endeavor_2009.rules import WORLD
from carrack.testing import act, look, rule
from tests.games.endeavor.endeavor_2009.desk import table
from tests.games.endeavor.table import Told, changed, of, offered, refused, status, tokens, told

SETTLE: dict[str, Any] = {"harbour": {0: 3, 1: 2, 2: 2}}
OPEN = {"caribbean": [1, 1, 1, 2, 2, 2]}


def occupy(state: State, city: str) -> Told:
    """The Colonial House occupies a city; what is told besides."""
    return told(state, ["activate", "colonial_house"], ["occupy", city])


@rule("END-077", "END-078")
def test_a_disc_goes_into_a_free_city_and_takes_its_token() -> None:
    """Nothing else changes."""
    state = table(3, **SETTLE, lying={"lisbon": "tok_culture"})
    before = look(state)
    assert occupy(state, "lisbon")[1:] == [
        ("occupied", 0, {"place": "lisbon", "minus": {"disc": 1}}),
        ("gained", 0, {"token": "tok_culture", "place": "lisbon", "plus": {"culture": 1}}),
    ]
    assert of(state, "nodes", 0) == ["lisbon"]
    assert (of(state, "harbour", 0), status(state, 0)) == (1, (0, 1, 0, 0))
    assert changed(before, look(state)) == {"harbour", "workers", "nodes", "tokens", "token", "status"}


@rule("END-077")
def test_only_free_cities_can_be_occupied() -> None:
    """Neither a rival's nor one's own."""
    state = table(3, **SETTLE, held={0: "london", 1: "venice"})
    act(state, ["activate", "colonial_house"])
    assert refused(state, "occupy", "london") == "city-taken END-077"
    assert refused(state, "occupy", "venice") == "city-taken END-077"
    assert len(offered(state, "occupy")) == 8


@rule("END-079")
def test_only_in_open_regions() -> None:
    """Three discs on the track of India, which is not full."""
    state = table(3, **SETTLE, sailed={"india": [0] * 3})
    act(state, ["activate", "colonial_house"])
    assert refused(state, "occupy", "goa") == "region-closed END-075"


@rule("END-080")
@pytest.mark.parametrize("where", ["track", "beside", "city"])
def test_presence_is_a_disc_on_the_track_beside_it_or_in_a_city(where: str) -> None:
    """Without one the Caribbean cannot be occupied."""
    absent = table(3, **SETTLE, sailed=OPEN)
    act(absent, ["activate", "colonial_house"])
    assert refused(absent, "occupy", "havana") == "no-presence END-080"
    state = table(
        3,
        **SETTLE,
        sailed={"caribbean": [0, 1, 1, 2, 2, 2]} if where == "track" else OPEN,
        beside={(0, "caribbean"): 1} if where == "beside" else {},
        held={0: "bridgetown"} if where == "city" else {},
    )
    act(state, ["activate", "colonial_house"])
    assert "havana" in offered(state, "occupy")


@rule("END-081")
def test_in_europe_everybody_is_present() -> None:
    """Ten cities, three of them in Africa and the Levant."""
    state = table(3, **SETTLE)
    act(state, ["activate", "colonial_house"])
    assert offered(state, "occupy") == [
        *("london", "amsterdam", "lisbon", "seville", "marseille"),
        *("venice", "constantinople", "algiers", "tunis", "alexandria"),
    ]


@rule("END-082")
def test_both_ends_of_a_link_bring_its_token() -> None:
    """Venice beside Marseille; links with one end bring nothing."""
    state = table(3, **SETTLE, held={0: "marseille"}, lying={"venice": "tok_pay", "marseille--venice": "tok_finance"})
    assert occupy(state, "venice")[2:] == [
        ("gained", 0, {"token": "tok_pay", "place": "venice", "plus": {"tok_pay": 1}}),
        ("link", 0, {"token": "tok_finance", "place": "marseille--venice", "plus": {"finance": 1}}),
    ]
    assert tokens(state, 0) == {"tok_pay": 1, "tok_finance": 1}


def test_one_city_may_complete_several_links_also_across_regions() -> None:
    """Constantinople: to Venice, to Alexandria and to Malacca in the Far East, which need not be open any more."""
    state = table(
        3,
        **SETTLE,
        held={0: "venice alexandria malacca"},
        lying={
            "constantinople": "tok_culture",
            "constantinople--malacca": "tok_culture",
            "constantinople--alexandria": "tok_culture",
            "venice--constantinople": "tok_industry",
        },
    )
    occupy(state, "constantinople")
    assert tokens(state, 0) == {"tok_culture": 3, "tok_industry": 1}


@rule("END-083")
def test_the_token_of_a_link_is_gone_for_the_second_owner() -> None:
    """Somebody had both ends before; whoever has them later gets the city's token alone."""
    state = table(3, **SETTLE, held={0: "marseille"}, bare="marseille--venice", lying={"venice": "tok_pay"})
    occupy(state, "venice")
    assert tokens(state, 0) == {"tok_pay": 1}


@rule("END-003", "END-082")
@pytest.mark.parametrize("link", WORLD.names.links)
def test_every_link_joins_its_two_cities(link: str) -> None:
    """Whoever holds one end and occupies the other takes the token that lies between them."""
    a, _, b = link.partition("--")
    regions = {city: region.id for region in WORLD.box.region for city in region.cities}
    crews = {region.id: [0] * region.spaces for region in WORLD.box.region if region.id == regions[b]}
    sailed = {region: crew for region, crew in crews.items() if crew}
    state = table(3, **SETTLE, held={0: a}, sailed=sailed, lying={link: "tok_attack", b: "tok_pay"})
    occupy(state, b)
    assert tokens(state, 0) == {"tok_attack": 1, "tok_pay": 1}
