"""What boards in the terminal are made of."""

from __future__ import annotations

import pytest
from rich.text import Text

from carrack.core.contract import Game
from carrack.core.registry import games
from carrack.core.say import Sayer
from carrack.core.scene import board
from carrack.terminal.cells import fit, flow, side_by_side
from carrack.terminal.signs import Signs
from carrack.terminal.style import MARKS, mark, seat_style, theme, tone_style


@pytest.mark.parametrize("text", ["", "ab", "Караван", "a text that is far too long"])
@pytest.mark.parametrize("align", ["left", "center"])
def test_fitting_is_exact(text: str, align: str) -> None:
    """Padded or cut to the very width."""
    assert fit(Text(text), 9, align).cell_len == 9


def test_parts_flow_and_are_never_broken() -> None:
    """A part that does not fit begins a new line."""
    made = flow([Text("aaaa"), Text("bbbb"), Text("cc"), Text("a part wider than all")], 12)
    assert made.plain.splitlines() == ["aaaa  bbbb", "cc", "a part wider than all"]


def test_cells_of_unequal_height_stand_side_by_side() -> None:
    """Every line is as wide as all cells together."""
    low, high = [Text("abc")], [Text("abc"), Text("def"), Text("ghi")]
    assert [line.plain for line in side_by_side([low, high], 3)] == ["abcabc", "   def", "   ghi"]


def test_every_seat_has_a_shape_as_well_as_a_colour() -> None:
    """Colours repeat no sooner than shapes do."""
    assert len({mark(seat) for seat in range(len(MARKS))}) == len({seat_style(seat) for seat in range(len(MARKS))})


def test_sixteen_colours_have_the_same_styles() -> None:
    """So that nothing is without a style on an old terminal."""
    assert theme(many_colours=True).styles.keys() == theme(many_colours=False).styles.keys()
    assert tone_style("no such tone") == ""


@pytest.mark.parametrize("game", games().values(), ids=list(games()))
@pytest.mark.parametrize("language", ["en", "ru"])
def test_signs_tell_things_apart_without_colour(game: Game, language: str) -> None:
    """No two things that have a sign share it, and the legend names each."""
    made = board(game, game.options_of(game.deal(game.fewest)), game.fewest)
    sayer = Sayer(game, language, made)
    signs = Signs(made, sayer)
    things = dict.fromkeys(
        [*made.faces, *(thing for face in made.faces.values() for row in face.rows for thing, _ in row)]
    )
    shown = [signs.amount(thing, 1).plain for thing in things if signs.has_sign(thing)]
    assert len(shown) == len(set(shown))
    assert len(signs.legend()) == len([thing for thing in things if sayer.attribute(f"sign-{thing}", "name")])
