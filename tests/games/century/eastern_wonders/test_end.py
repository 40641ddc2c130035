"""The end of the game and the scores (CEN-EW-071 to 078)."""

from __future__ import annotations

import pytest

from carrack.core.contract import OVER, State
from carrack.testing import act, look, rule
from tests.games.century.eastern_wonders.table import asked, hold, lying, offered, over, refused, ship, table

THREE = ["v05", "v06", "v07"]


def about_to_end(seats: int, place: int, *, first: int = 0, has: int = 3) -> State:
    """The seat in this place of the turn order has so many tokens, and can take another one."""
    turn_of = (first + place) % seats
    return table(
        seats,
        first=first,
        turn_of=turn_of,
        ships={turn_of: "p1"},
        holds={turn_of: "BBBBB"},
        ports={"p1": "v25"},
        tokens={turn_of: THREE[:has]},
    )


@rule("CEN-EW-071")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_fourth_token_ends_the_game(seats: int) -> None:
    """Taken by the last player of the round; a third one does not end it."""
    state = about_to_end(seats, seats - 1)
    act(state, ["claim"])
    assert over(state)
    assert int(state.actor) == OVER
    state = about_to_end(seats, seats - 1, has=2)
    act(state, ["claim"])
    assert not over(state)
    assert not look(state)["ending"]


@rule("CEN-EW-071")
def test_tokens_of_different_players_do_not_add_up() -> None:
    """Three here, three there: the game goes on."""
    state = table(2, turn_of=1, tokens={0: THREE, 1: ["v08", "v09", "v10"]})
    act(state, ["harvest"])
    assert not over(state)


@rule("CEN-EW-071")
def test_the_tokens_of_all_do_not_bring_the_end() -> None:
    """Two of one seat and two of the other are four, but nobody has four."""
    state = table(
        2,
        turn_of=1,
        ships={1: "p1"},
        holds={1: "BBBBB"},
        ports={"p1": "v25"},
        tokens={0: ["v05", "v06"], 1: ["v07"]},
    )
    act(state, ["claim"])
    assert (over(state), look(state)["ending"]) == (False, 0)


@rule("CEN-EW-072")
@pytest.mark.parametrize(
    ("seats", "first", "place"), [(s, f, p) for s in (2, 3, 4) for f in range(s) for p in range(s)]
)
def test_the_round_is_played_to_its_end(seats: int, first: int, place: int) -> None:
    """CEN-AMB-009: everybody after the one who has ended it has one more turn, nobody else."""
    state = about_to_end(seats, place, first=first)
    act(state, ["claim"])
    for later in range(place + 1, seats):
        assert not over(state)
        assert int(state.turn_of) == (first + later) % seats
        act(state, ["decline"])
    assert over(state)


@rule("CEN-EW-072")
def test_a_last_turn_is_a_whole_turn() -> None:
    """CEN-AMB-010: tokens are still taken, and a fifth one too."""
    state = table(
        2,
        ships={0: "p1", 1: "p2"},
        holds={0: "BBBBB", 1: "BBBB"},
        ports={"p1": "v25", "p2": "v17"},
        tokens={0: THREE, 1: ["v08", "v09", "v10", "v11"]},
    )
    act(state, ["claim"], ["claim"])
    assert over(state)
    assert [len(tokens) for tokens in look(state)["tokens"]] == [4, 5]


@rule("CEN-EW-072")
def test_holds_are_cut_before_the_scores() -> None:
    """CEN-AMB-006: the very last turn ends like any other."""
    state = about_to_end(2, 0)
    act(state, ["claim"])
    state = table(2, turn_of=1, holds={1: "RRRRRRRRRR"}, tokens={0: [*THREE, "v08"]})
    act(state, ["harvest"])
    assert (asked(state), over(state)) == ("surplus", False)
    act(state, ["discard", "yellow"], ["discard", "yellow"])
    assert over(state)
    assert state.tally(1)["cubes"] == 10


@rule("CEN-EW-072")
def test_nothing_is_done_after_the_end() -> None:
    """Every action is refused."""
    state = about_to_end(2, 1)
    act(state, ["claim"])
    assert state.legal() == []
    assert all(state.refusal(action) for action in range(state.game.actions))


# ---- scores ------------------------------------------------------------------------------------------------


@rule("CEN-EW-073")
def test_tokens_score_what_is_printed_on_them() -> None:
    """11, 12, 20 and 20."""
    state = table(2, tokens={0: ["v01", "v03", "v25", "v26"]}, turn_of=1)
    assert state.tally(0)["tokens"] == 63
    assert state.tally(1)["tokens"] == 0


@rule("CEN-EW-074")
def test_empty_slots_score() -> None:
    """Three of ginger 0 + 1 + 2, five of cloves 0 + 1 + 2 + 2 + 3, one of tea 0; those of others count apart."""
    cells = ["c01", "c02", "c03", "c16", "c17", "c18", "c19", "c20", "c11"]
    state = table(2, outposts={0: cells, 1: ["c01", "c02"]})
    assert state.tally(0) == {"tokens": 0, "outposts": 11, "bonus": 0, "cubes": 0}
    assert state.tally(1)["outposts"] == 1


@rule("CEN-EW-075")
def test_bonus_tokens_score() -> None:
    """6 of the pile, 2 + 2 for upgrades, 1 for the harvest; movement and hold score nothing."""
    state = table(2, bonus={0: {"points": 1, "upgrade": 2, "harvest": 1, "move": 3, "hold": 2}})
    assert state.tally(0)["bonus"] == 11


@rule("CEN-EW-076")
@pytest.mark.parametrize(("cubes", "points"), [("YYYYY", 0), ("R", 1), ("G", 1), ("B", 1), ("YYRRGB", 4)])
def test_cubes_left_score(cubes: str, points: int) -> None:
    """One for each that is not yellow; what lies on tiles is nobody's."""
    state = table(2, holds={0: cubes}, lying={"c01": "BBB"}, ships={0: "c01"})
    assert (state.tally(0)["cubes"], state.tally(1)["cubes"]) == (points, 0)


@rule("CEN-EW-073", "CEN-EW-074")
def test_tokens_and_empty_slots_are_in_the_score() -> None:
    """Tokens of 11 and 20, and 0 + 1 + 2 for three outposts of tea: 34."""
    state = table(2, turn_of=1, tokens={0: ["v01", "v25"]}, outposts={0: ["c11", "c12", "c13"]})
    assert (int(state.score(0)), int(state.score(1))) == (34, 0)


@rule("CEN-EW-075", "CEN-EW-076")
def test_bonus_tokens_and_cubes_are_in_the_score() -> None:
    """The 6 of the pile, and three cubes that are not yellow: 9."""
    state = table(2, holds={0: "YYRGB"}, bonus={0: {"points": 1}})
    assert (int(state.score(0)), int(state.score(1))) == (9, 0)


@rule("CEN-EW-077")
@pytest.mark.parametrize("winner", [0, 1])
def test_bonus_tokens_can_decide(winner: int) -> None:
    """Three cubes against two and two upgrade tokens: 3 against 6."""
    state = table(2, holds={winner: "RR", 1 - winner: "RRR"}, bonus={winner: {"upgrade": 2}})
    assert state.ranking()[winner] == 1


@rule("CEN-EW-077")
def test_the_highest_total_wins() -> None:
    """20 for a token against 8 + 10 for outposts and cubes: 20 wins, whoever ended the game."""
    state = table(
        2,
        turn_of=1,
        holds={1: "RRRRRRRRRR"},
        outposts={1: ["c01", "c02", "c03", "c04", "c05"]},
        tokens={0: ["v25", "v26", "v24", "v23"]},
    )
    act(state, ["decline"])
    assert [int(state.score(seat)) for seat in range(2)] == [77, 18]
    assert state.ranking() == [1, 2]
    assert sum(state.tally(1).values()) == 18


@rule("CEN-EW-078")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_tie_goes_to_the_later_player(first: int) -> None:
    """CEN-AMB-007, CEN-AMB-008: three with the same score: the last in turn order wins, nobody shares."""
    last = (first - 1) % 3
    state = table(3, first=first, turn_of=last, holds={0: "RR", 1: "GG", 2: "BB"})
    places = {(first + k) % 3: 3 - k for k in range(3)}
    assert state.ranking() == [places[seat] for seat in range(3)]


@rule("CEN-EW-078")
def test_what_the_points_come_from_does_not_matter() -> None:
    """Eight for cubes against eight for outposts, twelve for a token against twelve for both: the later one wins."""
    ginger = ["c01", "c02", "c03", "c04", "c05"]
    state = table(2, holds={0: "RRRRRRRR"}, outposts={1: ginger})
    assert state.ranking() == [2, 1]
    state = table(2, holds={1: "RRRR"}, outposts={1: ginger}, tokens={0: ["v03"]})
    assert [int(state.score(seat)) for seat in range(2)] == [12, 12]
    assert state.ranking() == [2, 1]


@rule("CEN-EW-078")
def test_only_equal_scores_are_a_tie() -> None:
    """The later player with fewer points is behind."""
    state = table(2, holds={0: "RR", 1: "G"})
    assert state.ranking() == [1, 2]


@rule("CEN-EW-071")
def test_the_end_is_told_once() -> None:
    """The first who has four tokens is told of; a later fourth token of somebody else tells nothing new."""
    from carrack.core.journal import Journal

    state = table(
        2,
        ships={0: "p1", 1: "p2"},
        holds={0: "BBBBB", 1: "BBBB"},
        ports={"p1": "v25", "p2": "v17"},
        tokens={0: THREE, 1: ["v08", "v09", "v10"]},
    )
    state.journal = Journal()
    act(state, ["claim"], ["claim"])
    told = [(entry.what, entry.seat) for entry in state.journal.seen_by(-1) if entry.what == "ending"]
    assert told == [("ending", 0)]


@rule("CEN-EW-072")
def test_a_last_turn_is_refused_nothing() -> None:
    """Outposts are built in it as in any other."""
    state = table(2, turn_of=1, ships={1: "c10"}, holds={1: "Y"}, tokens={0: [*THREE, "v08"]})
    refused(state, ["trade", 1])
    act(state, ["build"])
    assert over(state)
    assert hold(state, 1) == "Y"


@rule("CEN-EW-072")
def test_ships_sail_in_a_last_turn() -> None:
    """A free step and a paid one, and then the action."""
    state = table(2, turn_of=1, ships={1: "c10"}, holds={1: "YR"}, tokens={0: [*THREE, "v08"]})
    assert len(offered(state, "sail")) == 6
    act(state, ["sail", "c16"], ["leave", "yellow"], ["sail", "c20"], ["stop"], ["harvest"])
    assert over(state)
    assert (ship(state, 1), hold(state, 1), lying(state)) == ("c20", "YYR", {"c16": "Y"})
