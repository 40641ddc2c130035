"""What people see: the map, the offer, the boards, what can be clicked (END-007, 010)."""

from carrack.core.board import Board
from carrack.core.contract import State
from carrack.core.scene import Scene, board, scene
from carrack.games.endeavor.endeavor_2009.game import GAME
from carrack.games.endeavor.endeavor_2009.rules import WORLD
from carrack.testing import act, rule
from tests.games.endeavor.endeavor_2009.desk import table


def seen(state: State, viewer: int | None = 0) -> Scene:
    """The scene of a seat."""
    return scene(GAME, state, viewer)


def drawn() -> Board:
    """The board of three seats."""
    return board(GAME, GAME.options_of(GAME.deal(3)), 3)


@rule("END-007")
def test_the_top_card_of_every_deck_is_seen_by_all() -> None:
    """Governors overseas, the 0 of both decks of Europe."""
    tops = {f"{region}-deck": f"{region}_gov" for region in WORLD.names.overseas}
    tops |= {"europe-deck": "europe_0", "slavery-deck": "slavery_0"}
    for viewer in (None, 0, 2):
        pieces = seen(GAME.deal(3, seed=3), viewer).pieces
        found = {piece.spot: (key, piece.face) for key, piece in pieces.items() if piece.spot.endswith("-deck")}
        assert found == {spot: (card, f"top-{card}") for spot, card in tops.items()}


def test_a_region_is_closed_until_it_has_been_opened() -> None:
    """The drawing veils it; Europe is never closed."""
    before = seen(GAME.deal(3, seed=3)).shut["map"]
    assert set(before) == {f"{region}-deck" for region in WORLD.names.overseas}
    state = table(3, sailed={"africa": [0, 0, 1, 1, 2, 2]})
    assert set(before) - set(seen(state).shut["map"]) == {"africa-deck"}


@rule("END-010")
def test_every_building_lies_open_on_its_spot() -> None:
    """With the number of tiles that are left."""
    pieces = seen(table(3, owned={1: "market*2"})).pieces
    here = {piece.spot: piece.n for piece in pieces.values() if piece.zone == "buildings"}
    assert set(here) == set(WORLD.names.buildings)
    assert (here["market"], here["museum"]) == (3, 1)


def test_nothing_is_hidden() -> None:
    """All seats see the same pieces."""
    state = table(3, held={0: "london"}, cards={1: "europe_0"}, tokens={2: "tok_attack"}, harbour={0: 3})
    assert seen(state, 0).pieces == seen(state, 1).pieces == seen(state, None).pieces


def test_every_piece_lies_on_a_spot_that_there_is() -> None:
    """In a position with something of everything."""
    state = table(
        3,
        held={0: "london quebec", 1: "lima"},
        sailed={"africa": [0, 1] * 3, "india": [2]},
        beside={(0, "africa"): 2},
        owned={0: "market! shipyard", 1: "museum"},
        harbour={0: 3, 1: 2},
        cards={0: "europe_0 slavery_0 far_east_gov", 1: "india_1"},
        aside={2: "slavery_1"},
        tokens={0: "tok_attack tok_culture*2"},
    )
    zones = {zone.id: zone for zone in drawn().zones}
    pieces = seen(state).pieces
    for key, piece in pieces.items():
        assert piece.face in drawn().faces, key
        assert not zones[piece.zone].spots or piece.spot in zones[piece.zone].spots, key
    assert pieces["link/london--quebec"].seat == 0
    assert pieces["sea/africa/0"].n == 2
    assert pieces["worker.0/1"].on == "owned.0/1"
    assert pieces["culture.0"].spot == "culture-5"  # two tokens, Europe 0, shipyard, governor
    assert (pieces["far_east_gov"].zone, pieces["slavery_0"].zone) == ("governor.0", "slavery.0")
    assert (pieces["europe_0"].zone, pieces["slavery_1"].zone) == ("cards.0", "aside.2")
    assert pieces["harbour.0/tok_attack"].n == 1
    assert pieces["tokens.0/tok_culture"].n == 2


def test_a_click_on_a_city_says_whether_it_is_occupied_or_attacked() -> None:
    """A fortress: each city is touched by one option."""
    state = table(3, harbour={0: 4}, held={1: "london tunis"}, owned={0: "fortress"})
    act(state, ["activate", "fortress"])
    choices = seen(state).choices.values()
    touched = [choice.on for choice in choices]
    assert len(touched) == len(set(touched)) == 10
    assert {choice.say[0] for choice in choices if choice.on in (("map:london",), ("map:tunis",))} == {"attack"}


def test_an_option_tells_what_it_costs_and_brings() -> None:
    """A disc goes, an icon comes."""
    state = table(3, harbour={0: 4, 1: 2}, lying={"lisbon": "tok_culture"})
    act(state, ["activate", "colonial_house"])
    choice = next(each for each in seen(state).choices.values() if each.say == ("occupy", "lisbon"))
    assert (choice.cost, choice.gain) == ((("disc", 1),), (("culture", 1),))


def test_either_of_two_copies_can_be_clicked() -> None:
    """They are one option, which touches both; the one with a worker is not touched."""
    state = table(3, harbour={0: 4}, owned={0: "shipyard shipyard! shipyard"})
    choice = next(each for each in seen(state).choices.values() if each.say == ("activate", "shipyard"))
    assert choice.on == ("owned.0/1", "owned.0/3")


def test_in_the_end_the_governor_lies_where_it_is_worth_most() -> None:
    """Among the ordinary cards, if that leaves the slot empty."""
    boards = {0: "market*3 shipyard*4", 1: "market*2 barracks*4 shipyard", 2: "guild_hall*4 docks*3"}
    state = table(3, turn=7, owned=boards, cards={0: "far_east_gov", 1: "africa_gov europe_0"})
    assert state.over
    pieces = seen(state).pieces
    assert (pieces["far_east_gov"].zone, pieces["africa_gov"].zone) == ("cards.0", "governor.1")
    assert [state.tally(seat)["governor_slot"] for seat in range(3)] == [3, 0, 3]


def test_the_scores_of_the_seats_come_first_in_their_panels() -> None:
    """Then the four markers, the discs in the harbour, and the cards within the limit."""
    state = table(3, harbour={0: 4}, tokens={0: "tok_culture*2 tok_politics*3"}, cards={0: "europe_0"})
    assert seen(state).panels["0"] == (
        ("vp", int(state.score(0))),
        ("industry", 0),
        ("culture", 3),
        ("finance", 1),
        ("politics", 3),
        ("disc", 4),
        ("card", 1, 2),
    )


def test_every_beat_of_the_story_is_told_by_the_rules() -> None:
    """Growth, payments, opened regions, abolition, the scoring: each names an entry that some position tells."""
    said = {
        *("grew", "recalled", "unbuilt", "opened", "governor", "link"),
        *("abolished", "set_aside", "crown", "scored"),
    }
    assert set(drawn().beats) == said
