"""Attacks (END-084 to 094)."""

from typing import Any

from carrack.core.contract import State
from carrack.testing import act, look, rule
from tests.games.endeavor.endeavor_2009.desk import table
from tests.games.endeavor.table import Told, asked, changed, of, offered, refused, tokens, told

WAR: dict[str, Any] = {"harbour": {0: 4, 1: 2, 2: 2}, "owned": {0: "barracks"}}
OPEN = {"caribbean": [1, 1, 1, 2, 2, 2]}


def attack(state: State, city: str) -> Told:
    """The barracks attack a city; what is told besides."""
    return told(state, ["activate", "barracks"], ["attack", city])


@rule("END-084", "END-085", "END-087")
def test_one_disc_is_lost_and_another_one_replaces_the_rivals() -> None:
    """Both that are lost go to their owners' supplies, not to a harbour; no token changes hands (END-A30)."""
    state = table(3, **WAR, held={1: "london", 2: "tunis"})
    before = look(state)
    assert attack(state, "london")[1:] == [("attacked", 0, {"place": "london", "foe": 1, "minus": {"disc": 2}})]
    after = look(state)
    assert after["nodes"] == [["london"], [], ["tunis"]]
    assert after["harbour"] == [1, 2, 2]
    assert (after["supply"][0], after["supply"][1]) == (before["supply"][0] + 1, before["supply"][1] + 1)
    assert changed(before, after) == {"harbour", "supply", "nodes", "workers"}


@rule("END-086")
def test_an_attack_needs_two_discs_besides_the_worker() -> None:
    """With three in the harbour it can be made, with two not."""
    enough = table(3, harbour={0: 3, 1: 2}, owned={0: "barracks"}, held={1: "london"})
    assert "barracks" in offered(enough, "activate")
    state = table(3, harbour={0: 2, 1: 2}, owned={0: "barracks"}, held={1: "london"})
    assert refused(state, "activate", "barracks") == "nothing-to-do END-053"
    fortress = table(3, harbour={0: 2, 1: 2}, owned={0: "fortress"}, held={1: "london"})
    act(fortress, ["activate", "fortress"])
    assert refused(fortress, "attack", "london") == "too-few-to-attack END-086"


@rule("END-088")
def test_only_a_city_of_a_rival_can_be_attacked() -> None:
    """Neither a free one nor one's own."""
    state = table(3, **WAR, held={0: "venice", 1: "london", 2: "tunis"})
    act(state, ["activate", "barracks"])
    assert offered(state, "attack") == ["london", "tunis"]
    assert refused(state, "attack", "venice") == "own-city END-088"
    assert refused(state, "attack", "lisbon") == "nobody-there END-088"


@rule("END-089")
def test_an_attack_needs_presence() -> None:
    """One disc on the track is enough."""
    held = {1: "havana london tunis"}
    absent = table(3, **WAR, sailed=OPEN, held=held)
    act(absent, ["activate", "barracks"])
    assert refused(absent, "attack", "havana") == "no-presence END-080"
    state = table(3, **WAR, sailed={"caribbean": [1, 1, 1, 2, 2, 0]}, held=held)
    act(state, ["activate", "barracks"])
    assert offered(state, "attack") == ["london", "tunis", "havana"]


@rule("END-090")
def test_in_europe_no_presence_is_needed() -> None:
    """Seat 0 has no disc on the map."""
    state = table(3, **WAR, held={1: "algiers tunis"})
    act(state, ["activate", "barracks"])
    assert offered(state, "attack") == ["algiers", "tunis"]


@rule("END-091")
def test_only_in_open_regions() -> None:
    """A city of a closed region is out of reach, whoever stands there."""
    state = table(3, **WAR, sailed={"india": [0] * 6}, held={1: "goa london tunis"})
    act(state, ["activate", "barracks"])
    assert offered(state, "attack") == ["london", "tunis"]
    assert refused(state, "attack", "goa") == "region-closed END-075"


@rule("END-092")
def test_an_attack_always_succeeds() -> None:
    """Nobody else is asked, and nothing is drawn by chance."""
    state = table(3, **WAR, held={1: "london tunis"})
    chance = look(state)["chance"]
    attack(state, "london")
    assert of(state, "nodes", 0) == ["london"]
    assert look(state)["chance"] == chance
    assert asked(state) == ("acting", 1)


@rule("END-093")
def test_an_attack_may_complete_a_link() -> None:
    """Its token, if it is still there; that of the city is long gone."""
    state = table(3, **WAR, held={0: "marseille", 1: "venice tunis"}, lying={"marseille--venice": "tok_finance"})
    assert attack(state, "venice")[2:] == [
        ("link", 0, {"token": "tok_finance", "place": "marseille--venice", "plus": {"finance": 1}})
    ]


@rule("END-094")
def test_a_link_whose_token_is_gone_gives_nothing() -> None:
    """Seat 1 had it; it keeps the token although it loses the link (END-A31)."""
    held = {0: "marseille", 1: "venice tunis"}
    state = table(3, **WAR, held=held, bare="marseille--venice", tokens={1: "tok_finance"})
    attack(state, "venice")
    assert (tokens(state, 0), tokens(state, 1)) == ({}, {"tok_finance": 1})


def test_a_seat_that_has_passed_can_be_attacked() -> None:
    """And gets its disc into the supply."""
    state = table(3, **WAR, held={1: "london tunis"}, passed=[1])
    attack(state, "london")
    assert of(state, "nodes", 1) == ["tunis"]


def test_discs_at_sea_cannot_be_attacked() -> None:
    """RUL-24: they are no cities."""
    state = table(3, **WAR, sailed={"caribbean": [0, 1, 1, 1, 1, 1]}, beside={(1, "caribbean"): 2})
    assert refused(state, "activate", "barracks") == "nothing-to-do END-053"
