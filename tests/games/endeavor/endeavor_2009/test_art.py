"""The drawings and the game: a place for every spot, a sign for every face, names that cover nothing."""

from __future__ import annotations

import re
from math import dist
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from carrack.core.board import Board, Text
from carrack.core.scene import board
from carrack.core.texts import LANGUAGES, bundle, say
from carrack.games.endeavor import endeavor_2009
from carrack.games.endeavor.endeavor_2009.box import COMPONENTS
from carrack.games.endeavor.endeavor_2009.game import GAME
from carrack.games.endeavor.endeavor_2009.table import TABLE

ART = Path(str(endeavor_2009.__file__)).parent / "art"
SVG = "{http://www.w3.org/2000/svg}"
PLAIN = {"marker", "route"}
"""Figures that are the mark of a seat and nothing more."""
OF_THE_PAGE = {"arrow"}
PIECE = 0.92
"""Of the step of a place."""
LETTER, CAPITAL = 0.54, 0.64
"""Of the size of a name: a letter on average, and one in the capitals of a plate."""
TALL = 0.7
RING = 13.4
"""How far from the middle of a city its links begin."""

Box = tuple[float, float, float, float]
Point = tuple[float, float]


def tables() -> Board:
    """The board as it is without any option."""
    return board(GAME, {option.key: option.values[0] for option in GAME.options}, GAME.most)


BOARD = tables()
MAP = next(zone for zone in BOARD.zones if zone.id == "map")
LABELS = dict(zip(MAP.spots, MAP.labels, strict=True))
CITIES = [city for region in COMPONENTS.box.region for city in region.cities]
LINKS = [spot for spot in MAP.spots if "--" in spot]
DECKS = [spot for spot in MAP.spots if spot.endswith("-deck")]
DRAWN = ET.parse(ART / "map.svg").getroot()
PLACES = {
    group.attrib["id"].removeprefix("place:"): group
    for group in DRAWN.iter(f"{SVG}g")
    if group.attrib.get("id", "").startswith("place:")
}


def symbols() -> set[str]:
    """What the title's sheet draws."""
    return {symbol.attrib["id"] for symbol in ET.parse(ART / "icons.svg").iter(f"{SVG}symbol")}


def numbers(text: str) -> list[float]:
    """All numbers of a path or an attribute."""
    return [float(one) for one in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", text)]


def anchor(spot: str) -> Point:
    """Where the first piece of a place lies."""
    x, y = numbers(PLACES[spot].attrib["data-anchor"])
    return x, y


def piece(spot: str) -> float:
    """How large a piece is there."""
    return PIECE * float(PLACES[spot].attrib["data-flow"].split("x")[1])


def ends(path: str) -> tuple[Point, Point]:
    """Where a path of relative curves and lines begins and ends."""
    start, *commands = re.findall(r"([MqlQ])([^MqlQ]*)", path)
    begin = x, y = tuple(numbers(start[1]))
    for command, values in commands:
        each = numbers(values)
        step = {"l": 2, "q": 4}[command]
        for k in range(0, len(each), step):
            x, y = x + each[k + step - 2], y + each[k + step - 1]
    return begin, (x, y)  # type: ignore[return-value]


def told(text: Text, language: str) -> str:
    """A message, and those in it."""
    kind, args = text
    within = {key: told(value, language) if isinstance(value, tuple) else value for key, value in args.items()}
    return say(bundle(language, GAME.package), kind, within)


def name_box(spot: str, language: str) -> Box:
    """Where the name of a place stands."""
    text = PLACES[spot].find(f"{SVG}text")
    assert text is not None, spot
    size, x, y = (float(text.attrib[key]) for key in ("font-size", "x", "y"))
    letter = CAPITAL if "caption" in text.attrib["class"] else LETTER
    wide = len(told(LABELS[spot], language)) * size * letter
    left = x - wide * {"start": 0, "middle": 0.5, "end": 1}[text.attrib["text-anchor"]]
    return left, y - size * TALL, left + wide, y


def meets(box: Box, at: Point, radius: float) -> bool:
    """A name and a round piece."""
    near = min(max(at[0], box[0]), box[2]), min(max(at[1], box[1]), box[3])
    return dist(near, at) < radius


def test_the_map_has_a_place_for_every_spot_and_no_more() -> None:
    """Cities, links, spaces of the shipping tracks, beside them, decks."""
    assert sorted(PLACES) == sorted(MAP.spots)


def test_every_region_that_is_closed_at_first_has_a_veil() -> None:
    """It lies under the name of its deck."""
    veils = {name.removeprefix("veil:") for name in (e.attrib.get("id", "") for e in DRAWN.iter()) if "veil:" in name}
    assert veils == {f"{region.id}-deck" for region in COMPONENTS.box.region if region.spaces}


@pytest.mark.parametrize("spot", MAP.spots)
def test_a_place_can_be_touched_where_its_piece_lies(spot: str) -> None:
    """Its outline is closed, begins near its first piece, and all of it is on the map."""
    hit = PLACES[spot].find(f"{SVG}path[@class='hit']")
    assert hit is not None
    assert hit.attrib["d"].startswith("M")
    assert hit.attrib["d"].endswith("Z")
    x, y = numbers(hit.attrib["d"])[:2]
    assert dist((x, y), anchor(spot)) < 1.1 * piece(spot)
    _, _, width, height = numbers(DRAWN.attrib["viewBox"])
    half = piece(spot) / 2
    assert half < anchor(spot)[0] < width - half
    assert half < anchor(spot)[1] < height - half


@pytest.mark.parametrize("link", LINKS)
def test_a_link_can_be_coloured_from_city_to_city(link: str) -> None:
    """It begins and ends at the rings of its two cities."""
    claim = PLACES[link].find(f"{SVG}path[@class='claim']")
    assert claim is not None
    one, other = link.split("--")
    begin, end = ends(claim.attrib["d"])
    assert dist(begin, anchor(one)) == pytest.approx(RING, abs=1)
    assert dist(end, anchor(other)) == pytest.approx(RING, abs=1)


def test_no_two_pieces_lie_upon_each_other() -> None:
    """Those that lie alone in their places."""
    single = [spot for spot in MAP.spots if not spot.endswith("-sea")]
    for k, one in enumerate(single):
        for other in single[:k]:
            assert dist(anchor(one), anchor(other)) > (piece(one) + piece(other)) / 2, (one, other)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("city", CITIES)
def test_the_name_of_a_city_covers_nothing(city: str, language: str) -> None:
    """No piece, its own neither, and no other name; it stays inside the frame."""
    box = name_box(city, language)
    _, _, width, height = numbers(DRAWN.attrib["viewBox"])
    assert box[0] > 11
    assert box[2] < width - 11
    assert 11 < box[1] < box[3] < height - 11
    for spot in MAP.spots:
        assert not meets(box, anchor(spot), piece(spot) / 2), spot
    for other in CITIES:
        if other != city:
            left, top, right, bottom = name_box(other, language)
            assert not (left < box[2] and box[0] < right and top < box[3] and box[1] < bottom), other


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", DECKS)
def test_the_caption_of_a_plate_ends_before_its_deck(deck: str, language: str) -> None:
    """Slavery has none: its deck lies on the plate of Europe, below the caption."""
    if PLACES[deck].find(f"{SVG}text") is not None:
        _, _, right, bottom = name_box(deck, language)
        x, y = anchor(deck)
        assert right < x - piece(deck) / 2 or bottom < y - piece(deck) / 2


def test_whatever_a_face_names_is_drawn() -> None:
    """Pictures, signs in rows and corners, backs."""
    faces = BOARD.faces.values()
    named = {face.art for face in faces if face.art}
    named |= {icon for face in faces for row in face.rows for icon, _ in row}
    named |= {corner[0] for face in faces for corner in face.corners.values() if not isinstance(corner, str)}
    named |= {f"back-{face.tone}" for face in faces if face.frame == "back"}
    assert named - OF_THE_PAGE - PLAIN <= symbols()


def test_figures_are_plain_marks() -> None:
    """A sign of that name would lie on every piece."""
    assert not PLAIN & symbols()


def test_every_building_and_every_deck_has_a_scene() -> None:
    """Buildings have a sign besides."""
    box = COMPONENTS.box
    buildings = {building.id for building in box.building}
    decks = {deck.id for deck in box.deck}
    assert buildings | {f"{name}-view" for name in buildings} | decks <= symbols()


def test_everything_that_is_counted_or_done_has_a_sign() -> None:
    """Statuses, tokens, verbs and the parts of a small screen."""
    box = COMPONENTS.box
    named = {track.id for track in box.track} | {token.id for token in box.token} | {"disc", "glory", "vp", "either"}
    named |= {f"verb-{verb.name}" for verb in TABLE.verbs.all if verb.name not in ("decline", "enough")}
    named |= {"tab-map", "tab-buildings", "tab-owned"}
    assert named <= symbols()
