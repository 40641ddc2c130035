"""Crates of three cells in a hold of square cells: the sloop's has rows a to d, masts at c2 and c4."""

from __future__ import annotations

import pytest

from carrack.core import scene
from carrack.core.contract import State
from carrack.core.errors import IllegalAction
from carrack.core.preview import preview
from carrack.testing import act, legal, look
from tests.arranged_toy import FULL_HOLD, GAME, table

HANDS = [["rum"], ["rum"]]
GALLEON = {"vessel": "galleon"}


def places(state: State) -> list[list[str | int]]:
    """Where seat 0 could lay a crate now."""
    act(state, ["stow"])
    return legal(state)


def worth(state: State) -> dict[tuple[str, str], int]:
    """What the shape says of each spot and turn."""
    (shape,) = scene.scene(GAME, state, 0).shapes
    zones = scene.board(GAME, GAME.options_of(state), int(state.seats)).zones
    spots = next(zone for zone in zones if zone.id == shape.zone).spots
    pairs = [(turn, k, n) for turn in shape.fits for k, n in zip(shape.fits[turn], shape.worth[turn], strict=True)]
    return {(spots[k], turn): n for turn, k, n in pairs}


@pytest.mark.parametrize(("turn", "cells"), [(0, "e7 e8 f7"), (1, "e7 f7 e6"), (2, "e7 e6 d7"), (3, "e7 d7 e8")])
def test_a_crate_is_turned_clockwise_about_its_corner(turn: int, cells: str) -> None:
    """Right and below; below and left; left and above; above and right: no other crate has its corner there."""
    state = table(HANDS, GALLEON)
    before = {words[1] for words in places(state)}
    act(state, ["place", "e7", turn])
    assert look(state)["crates"][0] == [f"e7-{turn}"]
    after = {words[1] for words in places(table(HANDS, GALLEON, crates=look(state)["crates"]))}
    assert set(cells.split()) <= before - after


def test_a_crate_lies_neither_on_a_mast_nor_beyond_the_hold() -> None:
    """Of the four corners of the sloop each has one turn; nothing covers c2."""
    found = places(table(HANDS))
    corners = [words for words in found if words[1] in ("a1", "a5", "d1", "d5")]
    assert corners == [["place", "a1", 0], ["place", "a5", 1], ["place", "d1", 3], ["place", "d5", 2]]
    assert not [words for words in found if words[1] in ("c2", "c4", "e1", "a6")]


def test_what_is_printed_and_full_areas_are_worth_points() -> None:
    """b3 turned twice covers the printed coin and fills the bow: three loot and a coin, seven points."""
    state = table(HANDS, crates=[["a1-0"], []])
    act(state, ["stow"])
    told = worth(state)
    assert (told["b3", "2"], told["d1", "3"], told["b3", "3"]) == (7, 2, 3)
    assert scene.scene(GAME, state, 0).choices == {}, "a shape stands for its options"
    before = state.score(0)
    act(state, ["place", "b3", 2])
    assert (look(state)["vp"][0], look(state)["coin"][0], state.score(0) - before) == (3, 3, 7)
    assert scene.scene(GAME, state, 0).full == {"hold.0": ("b",)}


@pytest.mark.parametrize("vessel", ["sloop", "galleon"])
def test_a_shape_says_each_legal_placement_once(vessel: str) -> None:
    """With its worth: what the score grows by, as the preview says."""
    state = table(HANDS, {"vessel": vessel}, crates=[["a1-0", "b5-2"], []])
    act(state, ["stow"])
    said = {GAME.verbs.number(["place", spot, int(turn)]): n for (spot, turn), n in worth(state).items()}
    assert sorted(said) == state.legal()
    for action in state.legal()[::7]:
        assert preview(state, 0, action).score == state.score(0) + said[action]


def test_a_large_hold_has_four_hundred_placements() -> None:
    """And is still one shape without options."""
    state = table(HANDS, GALLEON)
    act(state, ["stow"])
    seen = scene.scene(GAME, state, 0)
    (shape,) = seen.shapes
    assert sum(map(len, shape.fits.values())) == len(state.legal()) >= 400
    assert seen.choices == {}
    assert len(scene.encode(seen)) < 6_000


def test_a_full_hold_takes_no_crate() -> None:
    """Stowing is refused when no crate fits."""
    state = table(HANDS, crates=[FULL_HOLD, []])
    with pytest.raises(IllegalAction, match="no room") as caught:
        act(state, ["stow"])
    assert caught.value.rule == "TOY-02"


def test_there_are_six_crates_for_a_seat() -> None:
    """Then there is none to stow, however large the hold; the course of each seat is its own."""
    laid = [f"h{1 + 2 * k}-0" for k in range(6)]
    state = table(HANDS, GALLEON, crates=[laid, laid[:2]])
    with pytest.raises(IllegalAction, match="no room"):
        act(state, ["stow"])
    assert state.rounds() == (6, 3)


def test_a_crate_is_drawn_with_its_turn_on_the_spot_of_its_corner() -> None:
    """The face says which cells it covers."""
    state = table(HANDS, crates=[["b3-2"], []])
    piece = scene.scene(GAME, state, 1).pieces["crate.0/0"]
    assert (piece.face, piece.zone, piece.spot, piece.rotation) == ("crate", "hold.0", "b3", 2)
    assert scene.board(GAME, GAME.options_of(state), 2).faces["crate"].footprint == ((0, 0), (1, 0), (0, 1))
