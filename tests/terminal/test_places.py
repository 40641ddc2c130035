"""Maps, mats of rows, tiles and duels in the terminal."""

from __future__ import annotations

from io import StringIO
from typing import Any, cast

import msgspec
import pytest
from rich.console import Console

from carrack.cli.language import Words
from carrack.core.board import Board, Face, Layout, Text, Zone
from carrack.core.say import Sayer
from carrack.core.scene import Choice, Duel, Piece, Scene, Side
from carrack.terminal import board as common
from carrack.terminal import choices, panels
from carrack.terminal.places import place_name
from carrack.terminal.signs import Signs
from carrack.terminal.style import theme

WIDTH = 90


class Plain:
    """Says every message by its id."""

    def text(self, text: Text) -> str:
        """The id."""
        return text[0]

    def message(self, message: str, args: Any = None) -> str:
        """The id."""
        return message

    def knows(self, message: str) -> bool:
        """Nothing."""
        return False

    def amounts(self, amounts: list[tuple[str, int]]) -> str:
        """How many of what."""
        return ", ".join(f"{n} {thing}" for thing, n in amounts)

    def action(self, readable: list[str | int]) -> str:
        """Its words."""
        return " ".join(map(str, readable))

    def name(self, seat: int) -> str:
        """A letter."""
        return "AB"[seat]


def named(name: str) -> Text:
    """A message of that id."""
    return name, {}


BOARD = Board(
    "t",
    2,
    (
        Zone(
            "map",
            "field",
            named("Map"),
            lattice="free",
            spots=("peru", "chile"),
            labels=(named("Peru"), named("Chile")),
        ),
        Zone("lines", "mat", named("Lines")),
        Zone("dock", "lane", named("Dock"), mat="lines", spots=("1", "x"), number=2, note=named("first come")),
        Zone("sea", "bag", named("Sea"), mat="lines"),
        Zone("ship", "bag", named("Ship"), mat="lines", beside="sea"),
        Zone("shops", "row", named("Shops"), size=2),
        Zone("fight", "mat", named("Fight")),
        Zone("hand.0", "bag", named("Hand"), 0, "seat.0"),
        Zone("fight.0", "bag", named("Pikes"), 0, "fight"),
        Zone("fight.1", "bag", named("Guns"), 1, "fight"),
    ),
    {
        "man": Face("figure", named("Man"), art="man"),
        "mark": Face("figure", named("Mark")),
        "mill": Face("tile", named("Mill"), text=named("It grinds.")),
        "boat": Face("token", named("Boat")),
    },
    Layout((("map",),), (("lines",), ("shops",))),
    houses=(named("France"), named("Spain")),
)
PIECES = {
    "map/peru/1/man": Piece("man", "map", "peru", 1, 3),
    "dock/1": Piece("man", "dock", "1", 0),
    "sea/0": Piece("mark", "sea", "", 0),
    "ship": Piece("boat", "ship"),
    "mill": Piece("mill", "shops", "0"),
    "fight.0/1": Piece("man", "fight.0", "", 0, lying=True),
    "fight.1/1": Piece("man", "fight.1", "", 1),
}
SCENE = Scene(1, 0, (1, 0), (0,), False, named("?"), PIECES, {}, shut={"map": ("chile",)}, notes={"sea": named("calm")})


@pytest.fixture
def signs() -> Signs:
    """Without signs, all in words."""
    return Signs(BOARD, cast(Sayer, Plain()))


def drawn(signs: Signs, scene: Scene) -> list[str]:
    """The common board, line by line."""
    return [line.plain.rstrip() for line in common.draw(BOARD, scene, signs, Words("en"), WIDTH)]


def test_each_place_of_a_map_has_a_line(signs: Signs) -> None:
    """With what stands there, and whether it is veiled."""
    lines = drawn(signs, SCENE)
    assert lines[:3] == ["Map", "  Peru   ◆ 3 × Man", "  Chile  not discovered"]


def test_the_rows_of_a_mat(signs: Signs) -> None:
    """Number, cells or an open area, what stands beside, and the remark now or always."""
    lines = drawn(signs, SCENE)
    at = lines.index("Lines")
    assert lines[at + 1 : at + 3] == ["  2 Dock  1 ● Man  X ·  (first come)", "    Sea   ● A  Boat  (calm)"]


def test_tiles_are_read(signs: Signs) -> None:
    """Name and text."""
    assert "  Mill                      It grinds." in drawn(signs, SCENE)


def test_a_duel_stands_above_all(signs: Signs) -> None:
    """Only while there is one, and its pieces are not shown among what a seat has."""
    duel = Duel(named("Peru!"), (Side(0, "fight.0", named("attacks")), Side(1, "fight.1")))
    lines = drawn(signs, msgspec.structs.replace(SCENE, duel=duel))
    assert lines[:3] == ["Peru!", "  ● A               (attacks)  Man", "  ◆ B               Man"]
    assert "Peru!" not in drawn(signs, SCENE)
    assert "Pikes" not in panels.zone_lines(BOARD, SCENE, signs, 0)


def test_places_are_called_by_name(signs: Signs) -> None:
    """Those of a map by their own, others with their zone."""
    assert [place_name(BOARD, signs, name) for name in ("map:peru", "dock:x", "sea:")] == ["Peru", "Dock, X", "Sea"]


@pytest.mark.parametrize(
    ("choice", "said"),
    [
        (Choice(("go", 3), ("map:chile",)), "go 3  Chile"),
        (Choice(("go", "chile"), ("map:chile",)), "go chile"),
        (Choice(("put", "man", "dock"), ("hand.0/man", "dock:x")), "put man dock"),
        (Choice(("put", 0), ("hand.0/man", "sea:")), "put 0  Sea"),
    ],
)
def test_an_option_names_its_place_once(signs: Signs, choice: Choice, said: str) -> None:
    """If its own words do not."""
    console = Console(width=WIDTH, record=True, file=StringIO(), theme=theme(many_colours=True))
    console.print(choices.draw(BOARD, msgspec.structs.replace(SCENE, choices={"1": choice}), signs, Words("en")))
    assert console.export_text().split("1  ", 1)[1].strip() == said


def test_where_the_sum_of_pieces_counts_it_is_said(signs: Signs) -> None:
    """For each seat; a piece that stands alone says it itself."""
    counted = tuple(msgspec.structs.replace(zone, totals=zone.id == "map") for zone in BOARD.zones)
    board = msgspec.structs.replace(BOARD, zones=counted)
    more = {
        "a": Piece("man", "map", "peru", 0),
        "b": Piece("boat", "map", "peru", 0, 2),
        "c": Piece("man", "map", "chile", 0),
    }
    scene = msgspec.structs.replace(SCENE, pieces=PIECES | more, shut={})
    lines = [line.plain.rstrip() for line in common.draw(board, scene, signs, Words("en"), WIDTH)]
    assert lines[1].endswith("(in all ● 3 ◆ 3)")
    assert lines[2] == "  Chile  ● Man"


def test_the_first_player_is_marked(signs: Signs) -> None:
    """In the head of the panel."""
    console = Console(width=WIDTH, record=True, file=StringIO(), theme=theme(many_colours=True))
    console.print(panels.draw(BOARD, msgspec.structs.replace(SCENE, first=1), signs, Words("en"), WIDTH))
    heads = [line for line in console.export_text().splitlines() if line.startswith("╭")]
    assert ["first player" in head for head in heads] == [False, True]
