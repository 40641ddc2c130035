"""The officer of the customs: a seat that the rules play."""

from __future__ import annotations

from carrack.core import scene
from carrack.core.journal import Journal
from carrack.core.say import Sayer
from carrack.testing import act, look
from tests.arranged_toy import GAME, table

HANDS = [["rum"], ["rum"]]
CUSTOMS = {"customs": True}


def test_after_each_round_the_cutter_sails_on() -> None:
    """Once everybody has had a turn; a night without a boat is a point for the officer."""
    state = table(HANDS, CUSTOMS, turn=1)
    assert look(state)["cutter"] == "x2"
    act(state, ["draw"])
    assert look(state)["cutter"] == "x2"
    act(state, ["draw"])
    assert (look(state)["cutter"], look(state)["nights"], look(state)["seized"]) == ("y2", 1, 0)


def test_the_cutter_takes_a_coin_from_every_boat_it_meets() -> None:
    """Who has none loses none; then the night was not quiet."""
    state = table(HANDS, CUSTOMS, turn=2, boat=["y2", "y2"], coin=[2, 0])
    state.journal = journal = Journal()
    act(state, ["draw"])
    after = look(state)
    assert (after["coin"], after["seized"], after["nights"]) == ([1, 0], 1, 0)
    [patrolled] = [entry for entry in journal.seen_by(0) if entry.what == "patrolled"]
    assert (patrolled.seat, patrolled.data) == (2, {"place": "chart:y2"})


def test_the_officer_has_a_panel_pieces_points_and_a_place() -> None:
    """Its number follows those of the people; it is never asked."""
    state = table(HANDS, CUSTOMS, seized=4, nights=3, coin=[9, 5])
    seen = scene.scene(GAME, state, 0)
    assert seen.panels["2"] == (("vp", 7), ("coin", 4), ("night", 3))
    assert seen.pieces["cutter"].seat == 2
    assert (state.score(2), state.tally(2)) == (7, {"seized": 4, "nights": 3})
    assert state.ranking() == [1, 3, 2]
    assert (state.seats, GAME.waiting(state)) == (2, [0])


def test_the_officer_has_a_name() -> None:
    """The board says it, in the language of the reader."""
    state = table(HANDS, CUSTOMS)
    made = scene.board(GAME, GAME.options_of(state), 2)
    names = {language: Sayer(GAME, language, made, ["Anna", "Boris"]).name(2) for language in ("en", "ru")}
    assert names == {"en": "The customs", "ru": "Таможня"}


def test_without_the_option_there_is_no_officer() -> None:
    """Neither panel nor piece nor place."""
    state = table(HANDS)
    seen = scene.scene(GAME, state, 0)
    assert (sorted(seen.panels), "cutter" in seen.pieces, len(state.ranking())) == (["0", "1"], False, 2)
