"""The drawings: whatever a face or the page names is there, the map has a place for everything that lies on it."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from carrack.core.scene import board
from carrack.core.texts import LANGUAGES, bundle, say
from carrack.games import age_of_discovery
from carrack.games.age_of_discovery.box import COMPONENTS
from carrack.games.age_of_discovery.game import GAME
from carrack.games.age_of_discovery.table import LINE_IDS

ART = Path(str(age_of_discovery.__file__)).parent / "art"
DRAWINGS = sorted(ART.glob("*.svg"))
SVG = "{http://www.w3.org/2000/svg}"
OF_THE_PAGE = {"arrow"}
COUNTED = {"coin", "income", "vp", "ship", "discovery", "goods", "capital", "natives"}
SIGNS_OF_THE_PAGE = {"tab-lines", "tab-map", "tab-buildings", "duel", "back-token", "back-card"}
SEATS, KINDS = 5, 3
PIECE = 24
LETTER, CAPITAL, LINE = 0.84, 0.7, 1.15
"""Of the size of a name: the widest letter with its gap, the height of a capital, from line to line."""
REGIONS = [region["id"] for region in COMPONENTS["region"]]

Point = tuple[float, float]


def symbols() -> dict[str, str]:
    """The ids of the title's sheet and what each shows."""
    sheet = ET.parse(ART / "icons.svg").getroot()
    return {symbol.attrib["id"]: symbol.attrib["viewBox"] for symbol in sheet.iter(f"{SVG}symbol")}


def drawn() -> ET.Element:
    """The map."""
    return ET.parse(ART / "map.svg").getroot()


def place(region: str) -> ET.Element:
    """The group of a region."""
    found = drawn().find(f".//{SVG}g[@id='place:{region}']")
    assert found is not None, region
    return found


def point(group: ET.Element, name: str) -> Point:
    """A point of a place."""
    x, y = group.attrib[f"data-{name}"].split()
    return float(x), float(y)


def pieces(region: str) -> list[Point]:
    """Where the pieces of a region lie when every seat has three kinds of them there."""
    group = place(region)
    columns, step = map(int, group.attrib["data-flow"].split("x"))
    x, y = point(group, "anchor")
    return [(x + k % columns * step, y + k // columns * step) for k in range(SEATS * KINDS)]


def name_box(region: str, language: str) -> tuple[float, float, float, float]:
    """Where the name stands: capitals are at most LETTER wide, lines go up from the last one."""
    text = place(region).find(f"{SVG}text")
    assert text is not None
    size, most = float(text.attrib["font-size"]), int(text.attrib.get("data-wrap", 99))
    letters = len(say(bundle(language, GAME.package), f"region-{region}"))
    lines = -(-letters // most)
    half = min(letters, most) * size * LETTER / 2
    x, y = float(text.attrib["x"]), float(text.attrib["y"])
    return x - half, y - size * (CAPITAL + LINE * (lines - 1)), x + half, y


def test_every_part_of_the_game_has_its_sign() -> None:
    """Pieces, goods, buildings, cards, lines, what is counted, and what the page asks for."""
    parts = {part["id"] for kind in ("piece", "good", "building", "card") for part in COMPONENTS[kind]}
    named = parts | set(LINE_IDS) | COUNTED | SIGNS_OF_THE_PAGE | {"training", "militia"}
    assert named <= set(symbols())


def test_whatever_a_face_names_is_drawn() -> None:
    """Pictures, icons in rows, the backs."""
    options = {option.key: option.values[0] for option in GAME.options}
    faces = board(GAME, options, GAME.fewest).faces
    named = {face.art for face in faces.values() if face.art}
    named |= {icon for face in faces.values() for row in face.rows for icon, _ in row}
    named |= {f"back-{face.tone}" for face in faces.values() if face.frame == "back"}
    assert named - OF_THE_PAGE <= set(symbols())


def test_cards_are_scenes_and_the_rest_are_signs() -> None:
    """A vignette fills the picture of a card; whatever stands in a line of text is square."""
    cards = {card["id"] for card in COMPONENTS["card"]}
    for name, shown in symbols().items():
        _, _, width, height = map(float, shown.split())
        if name in cards:
            assert (width, height) == (104, 46), name
        elif name != "back-card":
            assert width == height, name


def test_no_name_is_given_twice() -> None:
    """An id is one thing in each drawing."""
    for path in DRAWINGS:
        ids = [element.attrib["id"] for element in ET.parse(path).iter() if "id" in element.attrib]
        assert len(ids) == len(set(ids)), path.name


def test_the_map_has_a_place_and_a_veil_for_every_region_and_no_more() -> None:
    """The ids are those of the box."""
    ids = [element.attrib["id"] for element in drawn().iter() if "id" in element.attrib]
    for kind in ("place", "veil"):
        assert sorted(name.partition(":")[2] for name in ids if name.startswith(f"{kind}:")) == sorted(REGIONS)


@pytest.mark.parametrize("region", REGIONS)
def test_a_place_has_a_closed_outline_and_a_name(region: str) -> None:
    """One can click it and read it."""
    hit = place(region).find(f"{SVG}path[@class='hit']")
    text = place(region).find(f"{SVG}text[@class='name']")
    assert hit is not None
    assert text is not None
    assert hit.attrib["d"].startswith("M")
    assert hit.attrib["d"].endswith("Z")
    assert text.attrib["data-name"] == "1"
    assert "".join(text.itertext()).replace(" ", "") == region.replace("_", "").upper()


@pytest.mark.parametrize("region", REGIONS)
def test_everything_that_may_lie_in_a_region_lies_on_the_map(region: str) -> None:
    """Three kinds of every seat, the token and the good, each whole inside the frame."""
    _, _, width, height = map(float, drawn().attrib["viewBox"].split())
    group, half = place(region), PIECE / 2
    for x, y in (*pieces(region), point(group, "token"), point(group, "good")):
        assert half < x < width - half
        assert half < y < height - half


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("region", REGIONS)
def test_a_name_stays_on_the_map_and_nothing_covers_it(region: str, language: str) -> None:
    """Neither pieces nor the good, of its own region or of another one."""
    half = PIECE / 2
    left, top, right, bottom = name_box(region, language)
    assert left > half
    assert right < float(drawn().attrib["viewBox"].split()[2]) - half
    for other in REGIONS:
        for x, y in (*pieces(other), point(place(other), "good")):
            assert not (left - half < x < right + half and top - half < y < bottom + half), other


@pytest.mark.parametrize("region", REGIONS)
def test_pieces_cover_no_good(region: str) -> None:
    """A region's good stays in sight however many stand there."""
    for other in REGIONS:
        good = point(place(other), "good")
        assert all(max(abs(good[0] - x), abs(good[1] - y)) >= PIECE for x, y in pieces(region)), other


def test_regions_do_not_share_the_room_for_pieces() -> None:
    """The pieces of one region never lie upon those of another."""
    for one, other in product(REGIONS, REGIONS):
        if one < other:
            for (x, y), (u, v) in product(pieces(one), pieces(other)):
                assert max(abs(x - u), abs(y - v)) >= PIECE, (one, other)


def test_colours_are_the_themes_business() -> None:
    """The map and the signs name no colour, so light and dark are both right."""
    for name in ("map.svg", "icons.svg"):
        text = (ART / name).read_text("utf-8")
        assert not re.findall(r"""["'(:\s]#[0-9a-fA-F]{3,8}\b(?![-:\w])""", text), name
        assert not re.findall(r"\b(?:rgb|hsl)a?\(", text), name


def test_every_own_colour_is_defined_in_both_themes() -> None:
    """What the sheet and the map use is in the theme; the two dark blocks are the same."""
    css = (ART / "theme.css").read_text("utf-8")
    used = set(re.findall(r"var\((--aod-[\w-]+)", css + (ART / "icons.svg").read_text("utf-8")))
    blocks = re.findall(r":root[^{]*\{([^}]*)\}", css)
    light, system, chosen = (dict(re.findall(r"(--aod-[\w-]+): ([^;]+);", block)) for block in blocks)
    assert used - {"--aod-glyph"} == set(light)
    assert system == chosen
    assert set(system) == set(light)


def test_every_class_of_the_map_is_styled() -> None:
    """The map brings no style of its own."""
    css = (ART / "theme.css").read_text("utf-8")
    used = {name for element in drawn().iter() for name in element.attrib.get("class", "").split()}
    styled = set(re.findall(r"\.([\w-]+)", css))
    assert used - styled <= {"tint", "tints", "veil", "place", "hatched"}


def test_the_map_is_light_enough_to_send() -> None:
    """It is fetched before the first look at the board."""
    assert (ART / "map.svg").stat().st_size < 70_000


@pytest.mark.parametrize("path", DRAWINGS, ids=lambda path: path.name)
def test_a_drawing_is_only_a_drawing(path: Path) -> None:
    """No style, no script, no handlers, nothing from outside: the page's policy forbids them all."""
    ids = {element.attrib["id"] for element in ET.parse(path).iter() if "id" in element.attrib}
    for element in ET.parse(path).iter():
        assert element.tag.removeprefix(SVG) not in {"style", "script", "foreignObject", "image", "a"}
        for key, value in element.attrib.items():
            name = key.rpartition("}")[2]
            assert name != "style"
            assert not name.startswith("on")
            assert name != "href" or value[1:] in ids
            assert "url(" not in value or value[len("url(#") : -1] in ids
