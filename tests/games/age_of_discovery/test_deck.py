"""The deck of discoveries: when it is used, what the cards bring, failure (AOD-154 to 158)."""

from __future__ import annotations

import pytest

from carrack.core.contract import State
from carrack.testing import act, legal, look, rule
from tests.games.age_of_discovery.table import (
    asked,
    colony,
    discovered,
    hand,
    money,
    offered,
    on_discovery,
    refused,
    resolve,
    table,
)

REGIONS = [
    "canada",
    "new_england",
    "florida",
    "new_spain",
    "caribbean",
    "new_granada",
    "peru",
    "brazil",
    "rio_de_la_plata",
]
# The list of the rulebook: money, money for each soldier, natives, VP.
CARDS = {
    "mississippi": (2, 1, 3, 4),
    "great_lakes": (1, 2, 3, 4),
    "pampas": (2, 1, 3, 4),
    "california": (2, 1, 4, 4),
    "philippines": (2, 1, 4, 5),
    "south_seas": (2, 1, 4, 5),
    "ethiopia": (3, 2, 4, 5),
    "amazon": (2, 1, 4, 4),
    "northwest_territories": (2, 2, 4, 4),
    "australia": (2, 1, 4, 5),
    "cipango": (4, 3, 5, 5),
    "siam": (4, 2, 5, 5),
    "spice_islands": (5, 3, 5, 6),
    "india": (6, 3, 6, 6),
    "circumnavigation": (8, 3, 6, 6),
    "china": (7, 3, 6, 6),
}


def bound_for_the_deck(pieces: str, *cards: str, others: str = "colonist", seed: int = 1) -> State:
    """Every region is discovered; seat 0 has these pieces on the line, the cards lie on top of the deck."""
    state = table(2, discovery={0: pieces, 1: others}, discovered=REGIONS, deck=cards, seed=seed)
    return resolve(state)


def voyage(state: State, pieces: str) -> None:
    """The actor sends these pieces, one word each, and leaves others behind."""
    for piece in pieces.split():
        act(state, ["send", piece])
    act(state, ["explore", "deck"])


# ---- when --------------------------------------------------------------------------------------------------


@rule("AOD-154")
def test_deck_is_the_aim_when_all_regions_are_discovered() -> None:
    """No region can be named any more; the top card is what is found, and the next one stays on top."""
    state = bound_for_the_deck("colonist*4", "pampas", "china")
    refused(state, ["explore", "deck"], "AOD-144")
    act(state, ["send", "colonist"])
    for region in REGIONS:
        refused(state, ["explore", region], "AOD-144")
    assert offered(state, "explore") == [("deck",)]
    act(state, ["send", "colonist"], ["send", "colonist"], ["explore", "deck"])
    assert look(state)["cards"] == [["pampas"], []]
    assert look(state)["deck"][0] == "china"


@rule("AOD-154")
def test_last_region_opens_the_deck_for_the_next_player() -> None:
    """R-15: seat 0 discovers Peru, and seat 1 sails for the deck in the same turn."""
    others = [region for region in REGIONS if region != "peru"]
    given = {0: "colonist*2", 1: "colonist*4"}
    state = resolve(table(2, discovery=given, discovered=others, tokens={"peru": "dt01"}, deck=["great_lakes"]))
    act(state, ["send", "colonist"], ["explore", "peru"])
    assert discovered(state) == REGIONS
    voyage(state, "colonist colonist colonist")
    assert look(state)["cards"] == [[], ["great_lakes"]]


@rule("AOD-154")
def test_empty_deck_ends_all_expeditions() -> None:
    """R-16: nobody is asked, and the pieces stay on the line."""
    cards = list(CARDS)
    owned = {0: cards[:8], 1: cards[8:]}
    state = table(2, discovery={0: "captain", 1: "captain"}, discovered=REGIONS, cards=owned)
    resolve(state)
    assert (state.turn, asked(state)) == (3, "placing")
    assert [on_discovery(state, seat) for seat in (0, 1)] == ["captain", "captain"]


@rule("AOD-158")
@pytest.mark.parametrize("region", [name for name in REGIONS if name != "caribbean"])
def test_no_voyage_while_a_region_is_undiscovered(region: str) -> None:
    """One region with a token is enough to keep the deck closed."""
    others = [name for name in REGIONS if name != region]
    state = resolve(table(2, discovery={0: "colonist*6"}, discovered=others))
    act(state, ["send", "colonist"])
    refused(state, ["explore", "deck"], "AOD-158")
    assert offered(state, "explore") == [(region,)]


@rule("AOD-158")
def test_failed_expedition_does_not_open_the_deck() -> None:
    """The last region is still undiscovered, so the next player has no other aim."""
    others = [name for name in REGIONS if name != "peru"]
    given = {0: "colonist*2", 1: "colonist*2"}
    state = resolve(table(2, discovery=given, discovered=others, tokens={"peru": "dt15"}))
    act(state, ["send", "colonist"], ["explore", "peru"])
    assert (asked(state), state.actor) == ("exploring", 1)
    act(state, ["send", "colonist"])
    refused(state, ["explore", "deck"], "AOD-158")


# ---- success -----------------------------------------------------------------------------------------------


@rule("AOD-155", "AOD-156")
@pytest.mark.parametrize(("card", "values"), CARDS.items())
def test_what_each_card_brings(card: str, values: tuple[int, int, int, int]) -> None:
    """Money, money for each of two soldiers, the card with its VP; no colonist lands anywhere."""
    base, each, _, points = values
    state = bound_for_the_deck("colonist*2 captain soldier*3", card)
    before = look(state)
    voyage(state, "colonist colonist captain soldier soldier")
    seen = look(state)
    assert seen["money"] == [base + 2 * each, 0]
    assert seen["cards"] == [[card], []]
    assert card not in seen["deck"]
    assert len(seen["deck"]) == 15
    assert state.tally(0)["discoveries"] == points
    assert seen["colony"] == before["colony"]
    assert seen["tokens"] == before["tokens"]
    assert on_discovery(state, 0) == "soldier"
    state.check()


@rule("AOD-155")
@pytest.mark.parametrize("natives", [3, 4, 5, 6])
def test_strength_must_reach_the_natives(natives: int) -> None:
    """For each card: as many as there are natives are enough, one less is not."""
    for card in (name for name, values in CARDS.items() if values[2] == natives):
        for strength, found in ((natives, True), (natives - 1, False)):
            state = bound_for_the_deck("colonist*7", card)
            voyage(state, "colonist " * strength)
            assert look(state)["cards"] == ([[card], []] if found else [[], []])
            assert (money(state, 0) > 0) == found


@rule("AOD-155")
def test_captains_count_twice_for_the_deck_too() -> None:
    """Three captains reach China."""
    state = bound_for_the_deck("captain*3 soldier", "china")
    voyage(state, "captain captain captain")
    assert look(state)["cards"] == [["china"], []]
    assert money(state, 0) == 7


@rule("AOD-156")
def test_cards_join_those_found_before() -> None:
    """The owner keeps them all, the others theirs; VP of tokens and cards add up."""
    state = table(
        2,
        discovery={0: "colonist*4"},
        found={0: ["dt01"]},
        cards={0: ["india"], 1: ["siam"]},
        deck=["mississippi"],
    )
    voyage(resolve(state), "colonist colonist colonist")
    assert look(state)["cards"] == [["mississippi", "india"], ["siam"]]
    assert state.tally(0)["discoveries"] == 4 + 4 + 6


@rule("AOD-155")
def test_pieces_return_to_the_reserve_and_one_voyage_a_turn() -> None:
    """The next player is asked; what was left behind stays."""
    state = bound_for_the_deck("colonist*3 soldier*2", "pampas", others="colonist")
    voyage(state, "colonist colonist soldier")
    assert (asked(state), state.actor) == ("exploring", 1)
    assert on_discovery(state, 0) == "colonist soldier"
    act(state, ["decline"])
    assert (state.turn, hand(state, 0)) == (3, "colonist*5")


@rule("AOD-154")
def test_last_pieces_go_to_the_deck_by_themselves() -> None:
    """When nobody is left to join there is only one thing to do."""
    state = bound_for_the_deck("colonist*3", "pampas")
    act(state, ["send", "colonist"], ["send", "colonist"], ["send", "colonist"])
    assert look(state)["cards"] == [["pampas"], []]
    assert legal(state) == [["decline"], ["send", "colonist"]]


# ---- failure -----------------------------------------------------------------------------------------------


@rule("AOD-157")
def test_card_of_a_failed_voyage_goes_back() -> None:
    """It can be found later: all sixteen are in the deck, nobody has gained anything, the pieces are gone."""
    state = bound_for_the_deck("colonist*6 soldier", "china")
    voyage(state, "colonist colonist colonist colonist colonist")
    seen = look(state)
    assert sorted(seen["deck"]) == sorted(CARDS)
    assert (seen["money"], seen["cards"]) == ([0, 0], [[], []])
    assert on_discovery(state, 0) == "colonist soldier"
    assert colony(state, 0, "caribbean") == ""
    state.check()


@rule("AOD-157")
def test_deck_is_shuffled_after_a_failure() -> None:
    """The card may lie anywhere then, on top as well, and the others change their order too."""
    places, orders = set(), set()
    for seed in range(60):
        state = bound_for_the_deck("colonist*2", "china", seed=seed)
        voyage(state, "colonist")
        deck = look(state)["deck"]
        places.add(deck.index("china"))
        orders.add(tuple(card for card in deck if card != "china"))
    assert len(places) >= 12
    assert len(orders) >= 50


@rule("AOD-157")
def test_nobody_knows_where_the_card_lies() -> None:
    """It is shown to all; from the next turn on every viewer sees the same, whichever card came up."""
    now, later = set(), set()
    for card in ("china", "india"):
        state = bound_for_the_deck("colonist*2", card)
        voyage(state, "colonist")
        assert look(state)["shown"] == card
        now.add(tuple(tuple(state.observe(viewer)) for viewer in (-1, 0, 1)))
        act(state, ["decline"])
        assert state.turn == 3
        later.add(tuple(tuple(state.observe(viewer)) for viewer in (-1, 0, 1)))
    assert (len(now), len(later)) == (2, 1)


@rule("AOD-156")
def test_card_found_is_seen_by_all() -> None:
    """Everybody can tell what was found."""
    seen = []
    for card in ("pampas", "mississippi"):
        state = bound_for_the_deck("colonist*4", card)
        voyage(state, "colonist colonist colonist")
        seen.append([tuple(state.observe(viewer)) for viewer in (-1, 0, 1)])
    assert all(one != other for one, other in zip(*seen, strict=True))
