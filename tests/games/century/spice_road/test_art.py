"""The drawings: whatever a face names is there, and no file brings more than drawings."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from carrack.core.scene import board
from carrack.games.century import spice_road
from carrack.games.century.spice_road.game import GAME
from tests.games.century.spice_road.table import BOTH, options

ART = Path(str(spice_road.__file__)).parent / "art"
DRAWINGS = sorted(ART.glob("*.svg"))
OF_THE_PAGE = {"arrow", "or", "plus"}
SVG = "{http://www.w3.org/2000/svg}"


def symbols() -> list[str]:
    """The ids of the title's sheet."""
    sheet = ET.parse(ART / "icons.svg").getroot()
    return [symbol.attrib["id"] for symbol in sheet.iter(f"{SVG}symbol")]


def test_whatever_a_face_names_is_drawn() -> None:
    """Pictures, icons in rows, cubes and coins, and the backs; each once."""
    faces = board(GAME, options(BOTH, big_deals=True), GAME.fewest).faces
    named = {face.art for face in faces.values() if face.art}
    named |= {icon for face in faces.values() for row in face.rows for icon, _ in row}
    named |= {key for key, face in faces.items() if face.frame in ("cube", "coin")}
    named |= {f"back-{face.tone}" for face in faces.values() if face.frame == "back"}
    assert named - OF_THE_PAGE <= set(symbols())
    assert len(symbols()) == len(set(symbols()))


def test_every_own_colour_is_defined_in_both_themes() -> None:
    """What the sheet uses is in the theme; the two dark blocks are the same."""
    used = set(re.findall(r"var\((--sr-[\w-]+)", (ART / "icons.svg").read_text("utf-8")))
    light, system, chosen = (
        dict(re.findall(r"(--sr-[\w-]+): ([^;]+);", block))
        for block in (ART / "theme.css").read_text("utf-8").split(":root")[1:]
    )
    assert used == set(light)
    assert system == chosen
    assert set(system) <= set(light)


@pytest.mark.parametrize("path", DRAWINGS, ids=lambda path: path.name)
def test_a_drawing_is_only_a_drawing(path: Path) -> None:
    """No style, no script, no handlers, nothing from outside: the page's policy forbids them all."""
    for element in ET.parse(path).iter():
        assert element.tag.removeprefix(SVG) not in {"style", "script", "foreignObject", "image", "a"}
        for key, value in element.attrib.items():
            name = key.rpartition("}")[2]
            assert name != "style"
            assert not name.startswith("on")
            assert name != "href" or value.startswith("#")
            assert "url(" not in value or value.startswith("url(#")
