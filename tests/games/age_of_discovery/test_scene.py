"""What lies where in a scene, what it says of the position, and what it keeps to itself."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.core.board import Board, Zone
from carrack.core.contract import State
from carrack.core.scene import Scene, board, scene
from carrack.games.age_of_discovery.game import GAME
from carrack.testing import act
from tests.games.age_of_discovery.table import (
    ENGLAND,
    FRANCE,
    PORTUGAL,
    SPAIN,
    answer,
    next_turn,
    resolve,
    run_on,
    table,
    token,
)


def seen(state: State, viewer: int | None = FRANCE) -> Scene:
    """The scene of a viewer."""
    return scene(GAME, state, viewer)


def drawn(seats: int = 3, **options: Any) -> Board:
    """The board for so many seats."""
    return board(GAME, GAME.options_of(GAME.deal(seats, options)), seats)


def zone(made: Board, name: str) -> Zone:
    """A zone of a board."""
    return next(each for each in made.zones if each.id == name)


# ---- the board ---------------------------------------------------------------------------------------------


def test_lines_stand_in_the_order_in_which_they_resolve() -> None:
    """Turn order first, without a number, then one to eight; each says what it is for."""
    lines = [each for each in drawn().zones if each.mat == "lines" and not each.beside]
    assert [(each.id, each.number) for each in lines] == [
        ("order", 0),
        ("initiative", 1),
        ("dock", 2),
        ("goods", 3),
        ("shipping", 4),
        ("capital", 5),
        ("discovery", 6),
        ("specialists", 7),
        ("warfare", 8),
    ]
    assert all(each.about for each in lines)


@pytest.mark.parametrize(("seats", "cells"), [(2, 3), (3, 5), (4, 7), (5, 9)])
def test_the_dock_has_its_numbered_cells_and_two_that_are_shut(seats: int, cells: int) -> None:
    """Two for each seat, minus one; then X and Y."""
    dock = zone(drawn(seats), "dock")
    assert dock.spots == (*(str(k) for k in range(1, cells + 1)), "x", "y")
    assert dock.shut == (cells, cells + 1)
    assert zone(drawn(seats), "initiative").spots == tuple(str(k) for k in range(1, seats + 1))


def test_a_line_without_limit_is_an_open_area() -> None:
    """The capital has five cells and warfare none, unless the options say otherwise."""
    usual, other = drawn(), drawn(capital_cells="unlimited", warfare_cells="five")
    assert [zone(usual, name).kind for name in ("capital", "warfare")] == ["lane", "bag"]
    assert [zone(other, name).kind for name in ("capital", "warfare")] == ["bag", "lane"]


def test_the_course_of_the_game() -> None:
    """Three ages of three, three and two turns; the last turn of each is scored."""
    made = drawn(4)
    assert [rounds for _, rounds in made.course] == [(False, False, True), (False, False, True), (False, True)]
    assert [name for name, _ in made.houses] == ["nation-france", "nation-england", "nation-portugal", "nation-spain"]
    assert made.plus == {"income": "coin"}


# ---- pieces ------------------------------------------------------------------------------------------------


def test_pieces_stand_on_the_lines_by_cell() -> None:
    """Whose they are and what they are; the markers of turn order; equal pieces of an open area are one."""
    state = table(
        3,
        order=[1, 0, 2],
        turn_of=1,
        hands={1: "colonist*2 captain"},
        dock=[0, (1, "soldier")],
        dock_y=2,
        specialists={"training": 2},
        shipping={0: "colonist*2 merchant"},
    )
    pieces = seen(state).pieces
    assert (pieces["dock/2"].face, pieces["dock/2"].seat, pieces["dock/2"].spot) == ("soldier", 1, "2")
    assert pieces["dock/y"].seat == 2
    assert pieces["specialists/training"].seat == 2
    assert [pieces[f"order/{k}"].seat for k in (1, 2, 3)] == [1, 0, 2]
    assert pieces["shipping/0/colonist"].n == 2
    assert pieces["hand.1/captain"].zone == "hand.1"
    assert "hand.0/colonist" not in pieces


def test_colonies_goods_and_tokens_lie_on_the_map() -> None:
    """A good that is claimed has gone; a region without a token is not veiled."""
    state = table(2, colony={(0, "florida"): "colonist*2 soldier", (1, "florida"): "captain"}, goods={0: "tobacco"})
    made = seen(state)
    assert made.pieces["map/florida/0/colonist"].n == 2
    assert made.pieces["map/florida/1/captain"].spot == "florida"
    assert "good/florida" not in made.pieces
    assert made.pieces["good/peru"].face == "silver"
    assert made.pieces["goods.0/tobacco"].zone == "goods.0"
    assert "token/florida" not in made.pieces
    assert set(made.shut["map"]) == {name.removeprefix("token/") for name in made.pieces if name.startswith("token/")}


def test_a_token_nobody_has_seen_is_a_back_and_is_called_by_its_region() -> None:
    """Whatever token lies there, the scene is the same."""
    first, other = (
        table(2, tokens={"peru": name, "brazil": more}) for name, more in (("dt01", "dt16"), ("dt16", "dt01"))
    )
    assert seen(first).pieces["token/peru"].face == "token.back"
    assert seen(first) == seen(other)


def test_the_token_of_a_failed_expedition_lies_open_with_a_mark() -> None:
    """Everybody has seen it; with the other reading it is hidden again."""
    for reading, face, badge in (("known", "dt15", "seen"), ("forgotten", "token.back", "")):
        state = resolve(
            table(2, discovery={0: "colonist"}, tokens={"peru": "dt15"}, options={"failed_tokens": reading})
        )
        act(state, ["send", "colonist"], ["explore", "peru"])
        shown = seen(state, ENGLAND).pieces["token/peru"]
        assert (shown.face, shown.badge, shown.spot) == (face, badge, "peru")


def test_a_token_that_is_won_lies_with_its_owner() -> None:
    """Under its own name."""
    state = resolve(table(2, discovery={0: "captain"}, tokens={"peru": "dt01"}))
    act(state, ["send", "captain"], ["explore", "peru"])
    assert token(state, "peru") is None
    assert seen(state).pieces["dt01"].zone == "finds.0"


def test_those_who_are_sent_stand_apart_from_those_who_wait() -> None:
    """And the line says how strong they are: to their own seat that it is theirs, to others whose they are."""
    state = resolve(table(2, discovery={0: "colonist*3 captain"}))
    act(state, ["send", "colonist"], ["send", "colonist"])
    made = seen(state)
    assert made.pieces["expedition/0/colonist"].n == 2
    assert made.pieces["discovery/0/colonist"].n == 1
    assert made.notes["discovery"] == ("note-strength", {"n": 2})
    assert scene(GAME, state, 1).notes["discovery"] == ("note-sent", {"seat": 0, "n": 2})
    assert made.ask == ("ask-explore", {"n": 2})


def test_in_the_auction_only_those_who_have_passed_have_a_place() -> None:
    """From the last place on; the line of turn order says who bids most."""
    state = GAME.deal(3, {"auction": True}, seed=3)
    first = int(state.actor)
    assert not [name for name in seen(state).pieces if name.startswith("order/")]
    act(state, ["bid", 4], ["decline"])
    made = seen(state, int(state.actor))
    assert [name for name in made.pieces if name.startswith("order/")] == ["order/3"]
    assert made.notes["order"] == ("note-bid", {"seat": first, "n": 4})
    assert made.ask == ("ask-bid", {"n": 4})
    assert made.phase == ("phase-auction", {})


# ---- what is said of the position --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("shipping", "note"),
    [
        ({}, None),
        ({0: "colonist", 1: "captain"}, ("note-leads", {"seat": 1, "n": 2})),
        ({0: "colonist*2", 1: "captain"}, ("note-tied", {"seat": 1, "n": 2})),
        ({0: "merchant soldier", 1: "captain"}, ("note-leads", {"seat": 0, "n": 3})),
    ],
)
def test_who_would_win_the_ship(shipping: dict[int, str], note: Any) -> None:
    """The strongest; of equals the one earlier in turn order, here England."""
    state = table(2, order=[1, 0], shipping=shipping)
    assert seen(state).notes.get("shipping") == note


@pytest.mark.parametrize(("turn", "price"), [(1, 10), (3, 10), (4, 14), (6, 14), (7, 20)])
def test_what_a_building_costs_now(turn: int, price: int) -> None:
    """10, 14 or 20, by age."""
    assert seen(table(2, turn=turn)).notes["capital"] == ("note-price", {"n": price})


def test_how_strong_an_expedition_of_ones_own_would_be() -> None:
    """A captain counts as two; those who have nobody there are told nothing."""
    state = table(2, discovery={0: "captain soldier"})
    assert seen(state).notes["discovery"] == ("note-strength", {"n": 3})
    assert "discovery" not in seen(state, ENGLAND).notes
    assert "discovery" not in seen(state, None).notes


def test_the_phase_and_in_resolution_its_line() -> None:
    """Placement, the dock, the capital, benefits of buildings, the new turn order."""
    state = table(2, money={0: 20}, dock=[0], capital=[0], discovered=["peru"])
    assert seen(state).phase == ("phase-placing", {})
    resolve(state)
    assert seen(state).phase == ("phase-resolving", {"line": ("zone-dock", {})})
    act(state, ["settle", "peru"])
    assert seen(state).phase == ("phase-resolving", {"line": ("zone-capital", {})})
    ridden = resolve(table(2, buildings={0: ["stables"]}, colony={(0, "florida"): "soldier"}))
    assert seen(ridden).phase == ("phase-benefits", {})


def test_whether_colonies_score_at_the_end_of_the_turn() -> None:
    """In turns 3, 6 and 8; before that the top line says what comes after placement."""
    said = {turn: seen(table(2, turn=turn)).status for turn in range(1, 9)}
    scoring = {turn for turn, status in said.items() if status == (("status-scoring", {}),)}
    assert scoring == {3, 6, 8}
    assert said[1] == (("status-then", {}),)
    assert seen(table(2, turn=5)).round == 5


def test_the_numbers_of_a_seat() -> None:
    """Money and income, and how many discoveries, ships, goods and buildings there are."""
    state = table(
        2,
        turn=4,
        money={0: 9},
        goods={0: "sugar*3 gold"},
        ships={0: 2},
        buildings={0: ["mint", "settlers"]},
        found={0: ["dt06"]},
    )
    numbers = {entry[0]: entry[1] for entry in seen(state).panels["0"]}
    assert numbers.pop("vp") == state.score(0)
    assert numbers == {"coin": 9, "income": 6, "discovery": 1, "ship": 2, "goods": 4, "capital": 2}


def test_a_sale_of_the_next_age_is_priced_by_it() -> None:
    """After the new turn order of turn 3 the buildings of the second age lie there: 14, and nine more in the stack."""
    state = run_on(
        resolve(table(2, turn=3, buildings={0: ["university"]}, order=[1, 0], turn_of=0, fair=False)), "studying"
    )
    made = seen(state)
    assert made.phase == ("phase-closing", {})
    assert made.notes["capital"] == ("note-price", {"n": 14})
    assert made.ask == ("ask-study", {"line": "order"})


def test_a_game_that_is_over_asks_nothing() -> None:
    """No phase, no remarks, places for everybody."""
    state = next_turn(resolve(table(2, turn=8)))
    made = seen(state)
    assert made.over
    assert (made.ask, made.phase, made.notes, made.status) == (("ask-over", {}), None, {}, ())
    assert len(made.places) == 2


def test_who_waits_is_told_for_whom() -> None:
    """Others and spectators have no options."""
    state = table(3, turn_of=PORTUGAL)
    for viewer in (FRANCE, None):
        assert seen(state, viewer).ask == ("ask-wait", {"seat": PORTUGAL})
        assert not seen(state, viewer).choices


def test_marks_of_others_stay_hidden_until_all_have_struck() -> None:
    """Spain has marked a colonist of France: France and spectators see the same as before, Spain sees it lying."""
    state = resolve(
        table(
            4,
            warfare=[SPAIN],
            colony={(SPAIN, "peru"): "soldier colonist*2", (FRANCE, "peru"): "soldier colonist captain"},
        )
    )
    act(state, ["battle", "peru", "france"])
    before = {viewer: seen(state, viewer).pieces for viewer in (FRANCE, ENGLAND, None)}
    answer(state, SPAIN, ["strike", "colonist"])
    assert {viewer: seen(state, viewer).pieces for viewer in before} == before
    assert seen(state, SPAIN).pieces["battle.0/peru/colonist/1"].lying


def test_who_is_first_in_turn_order() -> None:
    """In the auction nobody is yet."""
    assert seen(table(3, order=[1, 0, 2])).first == 1
    assert seen(GAME.deal(3, {"auction": True})).first is None


def test_of_regions_the_sum_of_pieces_counts() -> None:
    """So the page adds them up for each seat."""
    assert zone(drawn(), "map").totals
