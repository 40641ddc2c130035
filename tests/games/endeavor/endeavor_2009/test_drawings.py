"""The files of the art: only drawings, in colours of the theme, light enough to send."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import carrack

ART = Path(str(carrack.__file__)).parent / "games" / "endeavor" / "endeavor_2009" / "art"
DRAWINGS = sorted(ART.glob("*.svg"))
SVG = "{http://www.w3.org/2000/svg}"
MOST = {"map.svg": 120_000, "icons.svg": 90_000, "cover.svg": 12_000}
"""Bytes; the map is fetched before the first look at the board."""


def css() -> str:
    """The theme."""
    return (ART / "theme.css").read_text("utf-8")


def ids(path: Path) -> list[str]:
    """Every id of a drawing."""
    return [element.attrib["id"] for element in ET.parse(path).iter() if "id" in element.attrib]


def test_no_name_is_given_twice() -> None:
    """The page puts map and signs into one document."""
    counted = Counter(ids(ART / "map.svg") + ids(ART / "icons.svg"))
    assert [name for name, n in counted.items() if n > 1] == []


def test_colours_are_the_themes_business() -> None:
    """The map and the signs name no colour, so light and dark are both right."""
    for name in ("map.svg", "icons.svg"):
        text = (ART / name).read_text("utf-8")
        assert not re.findall(r"""["'(:\s]#[0-9a-fA-F]{3,8}\b(?![-:\w])""", text), name
        assert not re.findall(r"\b(?:rgb|hsl)a?\(", text), name


def test_every_own_colour_is_defined_in_both_themes() -> None:
    """What the sheet and the map use is in the theme; the two dark blocks are the same."""
    used = set(re.findall(r"var\((--en-[\w-]+)", css() + (ART / "icons.svg").read_text("utf-8")))
    blocks = re.findall(r":root[^{]*\{([^}]*)\}", css())
    light, system, chosen = (dict(re.findall(r"(--en-[\w-]+): ([^;]+);", block)) for block in blocks)
    assert used - {"--en-ring"} == set(light)
    assert system == chosen
    assert set(system) == set(light)


def test_every_class_of_the_map_is_styled() -> None:
    """The map brings no style of its own."""
    tree = ET.parse(ART / "map.svg")
    used = {name for element in tree.iter() for name in element.attrib.get("class", "").split()}
    assert used - set(re.findall(r"\.([\w-]+)", css())) <= {"place"}


def test_signs_are_square_and_scenes_fill_the_picture_of_a_card() -> None:
    """Whatever stands in a line of text is square."""
    for symbol in ET.parse(ART / "icons.svg").iter(f"{SVG}symbol"):
        _, _, width, height = map(float, symbol.attrib["viewBox"].split())
        assert (width, height) in {(24, 24), (104, 46), (120, 168)}, symbol.attrib["id"]


@pytest.mark.parametrize("path", DRAWINGS, ids=lambda path: path.name)
def test_a_drawing_is_light_enough_to_send(path: Path) -> None:
    """Nothing waits long for it."""
    assert path.stat().st_size < MOST[path.name]


@pytest.mark.parametrize("path", DRAWINGS, ids=lambda path: path.name)
def test_a_drawing_is_only_a_drawing(path: Path) -> None:
    """No style, no script, no handlers, nothing from outside: the page's policy forbids them all."""
    known = set(ids(path))
    for element in ET.parse(path).iter():
        assert element.tag.removeprefix(SVG) not in {"style", "script", "foreignObject", "image", "a"}
        for key, value in element.attrib.items():
            name = key.rpartition("}")[2]
            assert name != "style"
            assert not name.startswith("on")
            assert name != "href" or value[1:] in known
            assert "url(" not in value or value[len("url(#") : -1] in known
