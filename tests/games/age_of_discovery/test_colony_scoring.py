"""Points for colonies at the end of turns 3, 6 and 8 (AOD-203 to AOD-211, AOD-223)."""

from __future__ import annotations

import pytest

from carrack.core.contract import State
from carrack.core.journal import Journal
from carrack.games.age_of_discovery.game import GAME
from carrack.games.age_of_discovery.parts import REGION_IDS
from carrack.testing import act, look, rule
from tests.games.age_of_discovery.table import asked, colony, resolve, table
from tests.games.age_of_discovery.turns import idle_turn

SCORED = (3, 6, 8)
AFTER_WARFARE = {"scoring": "after_warfare"}
RIDERS = {(0, "caribbean"): "colonist*2", (0, "florida"): "soldier"}
"""A soldier that Stables may bring to the Caribbean, to be the third there."""

# How many pieces each seat has in a region, and what each gets for it.
VECTORS: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...] = (
    ((3,), (6,)),
    ((2,), (0,)),
    ((2, 2, 2), (0, 0, 0)),
    ((3, 1), (6, 2)),
    ((3, 2, 1), (6, 2, 0)),
    ((3, 3), (2, 2)),
    ((3, 3, 2), (2, 2, 0)),
    ((3, 3, 3), (0, 0, 0)),
    ((3, 3, 3, 2), (0, 0, 0, 0)),
    ((4, 2, 2), (6, 0, 0)),
    ((4, 2, 2, 1), (6, 0, 0, 0)),
    ((5, 4, 4, 3), (6, 0, 0, 0)),
    ((3, 3, 3, 3), (0, 0, 0, 0)),
    ((7, 6, 1), (6, 2, 0)),
)
MORE: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...] = (
    ((3, 3, 3, 3, 3), (0, 0, 0, 0, 0)),
    ((3, 3, 3, 3, 2), (0, 0, 0, 0, 0)),
    ((2, 1), (0, 0)),
    ((2, 2), (0, 0)),
    ((4, 3, 3, 3, 3), (6, 0, 0, 0, 0)),
    ((5, 5, 1, 1, 1), (2, 2, 0, 0, 0)),
    ((9, 1, 1, 1, 1), (6, 0, 0, 0, 0)),
    ((9, 8, 7, 6, 5), (6, 2, 0, 0, 0)),
    ((1, 1, 1, 1, 1), (0, 0, 0, 0, 0)),
)


def scored(pieces: dict[int, int], seats: int = 5, turn: int = 3, region: str = "caribbean") -> list[int]:
    """What each seat gets at the end of a turn for so many colonists of each in a region."""
    state = table(seats, turn=turn, colony={(seat, region): f"colonist*{n}" for seat, n in pieces.items()})
    return won(resolve(state))


def won(state: State) -> list[int]:
    """The points for colonies recorded so far."""
    return list(look(state)["colony_vp"])


# ---- one region ----------------------------------------------------------------------------------------


@rule("AOD-205", "AOD-206", "AOD-207")
@pytest.mark.parametrize("turn", SCORED)
@pytest.mark.parametrize(("pieces", "points"), [*VECTORS, *MORE])
def test_points_of_a_region(pieces: tuple[int, ...], points: tuple[int, ...], turn: int) -> None:
    """Whoever sits where: the seats are dealt the pieces from the first seat on, and from the third on, backwards."""
    nothing = (0,) * (5 - len(pieces))
    assert scored(dict(enumerate(pieces)), turn=turn) == [*points, *nothing]
    backwards = scored({(2 - k) % 5: n for k, n in enumerate(pieces)}, turn=turn, region="peru")
    assert [backwards[(2 - k) % 5] for k in range(5)] == [*points, *nothing]


@rule("AOD-205")
def test_two_pieces_of_every_player_make_no_colony() -> None:
    """Ten pieces stand there, but no three of one colour."""
    assert scored(dict.fromkeys(range(5), 2)) == [0, 0, 0, 0, 0]


@rule("AOD-207")
def test_one_piece_is_enough_for_second_place() -> None:
    """The three that make a colony are needed of one player only."""
    assert scored({1: 1, 2: 3}, seats=3) == [0, 2, 6]


@rule("AOD-208")
def test_two_players_tied_for_most_get_two_each() -> None:
    """And the third gets nothing for a second place that is not awarded."""
    assert scored({0: 4, 1: 3, 2: 4}, seats=3) == [2, 0, 2]


@rule("AOD-209")
def test_three_players_tied_for_most_get_nothing() -> None:
    """Nor does the player behind them."""
    assert scored({0: 4, 1: 4, 2: 3, 3: 4}, seats=4) == [0, 0, 0, 0]


@rule("AOD-210")
def test_players_tied_for_second_get_nothing_and_the_leader_six() -> None:
    """Two of them, and three; whoever comes third gets nothing either."""
    assert scored({0: 2, 1: 5, 2: 2}, seats=3) == [0, 6, 0]
    assert scored({0: 2, 1: 5, 2: 2, 3: 2, 4: 1}) == [0, 6, 0, 0, 0]


@rule("AOD-211")
def test_player_alone_gets_six_and_nobody_gets_second_place() -> None:
    """Two points are left lying."""
    assert scored({1: 3}, seats=3) == [0, 6, 0]


@rule("AOD-206")
@pytest.mark.parametrize("pieces", ["captain*3", "merchant*3", "missionary*3", "soldier*3", "captain merchant soldier"])
def test_specialists_count_like_colonists(pieces: str) -> None:
    """Three of any kind make a colony and beat two colonists."""
    state = resolve(table(2, turn=3, colony={(0, "caribbean"): pieces, (1, "caribbean"): ""}))
    assert won(state) == [6, 0]


@rule("AOD-205", "AOD-206")
def test_no_specialist_counts_twice() -> None:
    """Two captains, or a captain and a merchant, are two pieces."""
    state = resolve(table(2, turn=3, colony={(0, "caribbean"): "captain*2", (0, "peru"): "captain merchant"}))
    assert won(state) == [0, 0]
    state = resolve(table(2, turn=3, colony={(0, "peru"): "captain*3", (1, "peru"): "colonist*4"}))
    assert won(state) == [2, 6]


# ---- all regions ---------------------------------------------------------------------------------------


@rule("AOD-206")
@pytest.mark.parametrize("region", REGION_IDS)
def test_every_region_scores(region: str) -> None:
    """By itself, whatever its place on the map."""
    assert scored({0: 2, 1: 4}, seats=2, region=region) == [2, 6]


@rule("AOD-206", "AOD-205")
def test_regions_score_one_by_one() -> None:
    """Six in Canada, two in Peru, two in Brazil, none in Florida; pieces of several regions are not added up."""
    pieces = {
        (0, "canada"): "colonist*3",
        (1, "canada"): "colonist*2",
        (0, "peru"): "colonist*4",
        (1, "peru"): "colonist*4",
        (0, "brazil"): "colonist",
        (1, "brazil"): "colonist*5",
        (0, "florida"): "colonist*2",
        (1, "florida"): "colonist*2",
    }
    state = resolve(table(2, turn=6, colony=pieces))
    assert won(state) == [6 + 2 + 2 + 0, 2 + 2 + 6 + 0]


@rule("AOD-206")
def test_leader_of_all_nine_regions_gets_fifty_four() -> None:
    """Nine times six."""
    state = resolve(table(2, turn=8, colony={(1, region): "colonist*3" for region in REGION_IDS}))
    assert won(state) == [0, 54]


@rule("AOD-205")
def test_only_pieces_in_the_region_count() -> None:
    """Not those in hand, on the lines, or in the dock cells X and Y."""
    state = table(
        2,
        turn=6,
        colony={(0, "caribbean"): "colonist*2"},
        discovery={0: "colonist*3"},
        shipping={0: "colonist*2"},
        buildings={0: ["indentured_servants", "colonial_laws"]},
    )
    assert won(resolve(state)) == [0, 0]


# ---- when ----------------------------------------------------------------------------------------------


@rule("AOD-203")
@pytest.mark.parametrize("turn", range(1, 9))
def test_colonies_score_at_the_end_of_turns_3_6_and_8(turn: int) -> None:
    """And at no other time."""
    state = table(2, turn=turn, colony={(1, "caribbean"): "colonist*3"})
    assert won(state) == [0, 0]
    assert won(resolve(state)) == [0, 6 if turn in SCORED else 0]


@rule("AOD-203", "AOD-204")
def test_points_are_added_up_over_the_game() -> None:
    """Six for each of the three scorings, nothing in between."""
    state = resolve(table(2, turn=1, colony={(0, "caribbean"): "colonist*3", (1, "caribbean"): "colonist"}))
    record = {}
    while not state.over:
        record[int(state.turn)] = won(state)
        idle_turn(state)
    assert record == {2: [0, 0], 3: [0, 0], 4: [6, 2], 5: [6, 2], 6: [6, 2], 7: [12, 4], 8: [12, 4]}
    assert won(state) == [18, 6]


@rule("AOD-204")
def test_new_points_are_added_to_the_old_ones() -> None:
    """The latest scoring is remembered by itself."""
    state = table(3, turn=6, colony_vp={0: 7, 1: 3}, last_vp={0: 7, 1: 3}, colony={(1, "peru"): "colonist*3"})
    resolve(state)
    assert won(state) == [7, 9, 0]
    assert look(state)["last_vp"] == [0, 6, 0]


@rule("AOD-203")
def test_piece_that_arrives_in_the_turn_counts() -> None:
    """The third colonist lands in turn 3."""
    state = resolve(table(2, turn=3, dock=[0], colony={(0, "caribbean"): "colonist*2"}))
    assert won(state) == [6, 0]


@rule("AOD-203")
def test_piece_waiting_in_dock_cell_x_does_not_count() -> None:
    """It appears in phase D and sails in the next turn."""
    state = table(2, turn=6, colony={(0, "caribbean"): "colonist*2"}, buildings={0: ["indentured_servants"]})
    resolve(state)
    assert won(state) == [0, 0]
    assert look(state)["dock"][9] == 0


@rule("AOD-203")
def test_scoring_comes_after_the_benefits() -> None:
    """A soldier that rides in phase D is counted where he ends."""
    state = resolve(table(2, turn=6, buildings={0: ["stables"]}, colony=RIDERS))
    assert (asked(state), won(state)) == ("improving", [0, 0])
    act(state, ["ride", "florida", "caribbean"])
    assert colony(state, 0, "caribbean") == "colonist*2 soldier"
    assert won(state) == [6, 0]


@rule("AOD-203")
def test_scoring_directly_after_warfare() -> None:
    """The other reading: phase D comes too late for it, in turn 6."""
    state = resolve(table(2, turn=6, buildings={0: ["stables"]}, colony=RIDERS, options=AFTER_WARFARE))
    assert (asked(state), won(state)) == ("improving", [0, 0])
    act(state, ["ride", "florida", "caribbean"])
    assert colony(state, 0, "caribbean") == "colonist*2 soldier"
    assert (int(state.turn), won(state)) == (7, [0, 0])


@rule("AOD-203", "AOD-215")
@pytest.mark.parametrize(("options", "points"), [({}, 12), ({"scoring": "after_warfare"}, 6)])
def test_both_readings_of_when_in_turn_8(options: dict[str, object], points: int) -> None:
    """Relocation in phase D makes a second colony, or comes too late."""
    pieces = {(0, "caribbean"): "colonist*4", (0, "peru"): "colonist*2"}
    position = table(2, turn=8, buildings={0: ["relocation"]}, colony=pieces, discovered=["brazil"], options=options)
    state = resolve(position)
    act(state, ["uproot", "caribbean", "one"], ["resettle", "peru"])
    assert (colony(state, 0, "caribbean"), colony(state, 0, "peru")) == ("colonist*3", "colonist*3")
    assert state.over
    assert state.tally(0)["colonies"] == points
    assert state.tally(0)["standing"] == 0
    assert look(state)["last_vp"] == [points, 0]


@rule("AOD-203", "AOD-215")
@pytest.mark.parametrize(("options", "scored"), [({}, 0), (AFTER_WARFARE, 6)])
def test_colonies_count_once_while_buildings_are_used_in_turn_8(options: dict[str, object], scored: int) -> None:
    """The colony is worth 6 points before the last scoring and after it; the score says so at the question between."""
    pieces = {(0, "caribbean"): "colonist*4", (0, "peru"): "colonist*2"}
    state = resolve(table(2, turn=8, buildings={0: ["relocation"]}, colony=pieces, options=options))
    assert asked(state) == "improving"
    tally = state.tally(0)
    assert (tally["colonies"], tally["standing"]) == (scored, 6 - scored)
    assert state.score(0) == sum(tally.values())
    act(state, ["decline"])
    assert (state.over, state.score(0)) == (True, sum(tally.values()))


@rule("AOD-203", "AOD-215")
def test_nobody_counts_on_a_scoring_that_is_over() -> None:
    """Fame brings 2 points for a region more; a third colonist in Peru would bring 6, but comes too late."""
    pieces = {(0, "caribbean"): "colonist*4", (0, "peru"): "colonist*2"}
    pieces[1, "canada"] = "soldier"
    owned = {0: ["relocation", "fame"], 1: ["stables"]}
    found = ["brazil", "new_england"]
    state = resolve(table(2, turn=8, buildings=owned, colony=pieces, discovered=found, options=AFTER_WARFARE))
    act(state, ["uproot", "caribbean", "one"])
    assert GAME.evaluation is not None
    worth = {}
    for region in ("peru", "brazil"):
        copy = state.clone()
        act(copy, ["resettle", region])
        assert (asked(copy), int(copy.actor)) == ("improving", 1)
        worth[region] = GAME.evaluation.value(copy, 0)
    assert worth["brazil"] == worth["peru"] + 2 * GAME.evaluation.point


@rule("AOD-203")
@pytest.mark.parametrize("turn", range(1, 9))
def test_scoring_directly_after_warfare_comes_in_the_same_turns(turn: int) -> None:
    """Turns 3, 6 and 8, once each."""
    state = table(2, turn=turn, colony={(1, "caribbean"): "colonist*3"}, options=AFTER_WARFARE)
    assert won(resolve(state)) == [0, 6 if turn in SCORED else 0]


@rule("AOD-203", "AOD-205")
@pytest.mark.parametrize("options", [{}, AFTER_WARFARE])
def test_losses_of_a_battle_come_before_the_scoring(options: dict[str, object]) -> None:
    """England's third colonist falls in the turn of the scoring: the colony is none any more."""
    pieces = {(0, "caribbean"): "soldier", (1, "caribbean"): "colonist*3"}
    state = resolve(table(2, turn=3, colony=pieces, options=options))
    act(state, ["battle", "caribbean", "england"])
    assert (colony(state, 1, "caribbean"), won(state)) == ("colonist*2", [0, 0])


@rule("AOD-223")
def test_only_colonies_pay_more_than_once() -> None:
    """Taxes, a discovery and four sugar are held from turn 5 on and count once; the colony counts twice."""
    state = table(
        2,
        turn=5,
        colony={(0, "peru"): "colonist*3"},
        found={0: ["dt06"]},
        buildings={0: ["taxes"]},
        goods={0: "sugar*4"},
    )
    resolve(state)
    while not state.over:
        idle_turn(state)
    assert state.tally(0) == {"colonies": 12, "standing": 0, "discoveries": 5, "buildings": 2, "profits": 6}


@rule("AOD-205", "AOD-206")
def test_a_scoring_is_told_region_by_region() -> None:
    """Three against one brings 6 and 2, two pieces bring nobody anything, and where nobody is nothing is told."""
    pieces = {(0, "florida"): "colonist*3", (1, "florida"): "colonist", (1, "peru"): "colonist*2"}
    state = table(2, turn=3, colony=pieces)
    state.journal = Journal()
    resolve(state)
    told = [entry for entry in state.journal.seen_by(-1) if entry.what in ("scored", "unscored")]
    assert [(entry.what, entry.seat, entry.data) for entry in told] == [
        ("scored", -1, {"region": "florida", "counts": [3, 1], "shares": [6, 2]}),
        ("unscored", -1, {"region": "peru", "counts": [0, 2], "shares": [0, 0]}),
    ]
