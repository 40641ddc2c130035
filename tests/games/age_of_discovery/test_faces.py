"""Every face, in both languages: what is printed on it, what it is called, how much it says."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

from carrack.core.board import Board, Face
from carrack.core.say import Sayer
from carrack.core.scene import board
from carrack.core.texts import LANGUAGES
from carrack.games.age_of_discovery.box import COMPONENTS as DATA
from carrack.games.age_of_discovery.game import GAME
from carrack.games.age_of_discovery.parts import CARD_IDS, DESIGN_IDS, TILE_IDS, TOKEN_IDS

MOST_LETTERS = {"en": 56, "ru": 66}
"""What a tile of the page has room for: four lines of a narrow column."""
UNSAID = re.compile(r"[{}_]|^(face|text|region)-")

# Typed from the rulebook (appendix II and III), not from the title's own words; with ё, and the lakes as on maps.
RUSSIAN_BUILDINGS = """
Поселенцы; Монастырь; Торговые пути; Поле для манёвров; Батраки; Конкистадор; Навигатор; Падение Империи Инков;
Фактория; Картография Нового Света; Монетный двор; Индейцы-союзники; Каперы; Верфи; Собор; Налоги; Университет;
Вест-Индская Компания; Колониальные законы; Перегонка рома; Рынок; Военная академия; Крепость; Конюшни; Перенаселение;
Ополчение; Меркантилизм; Население; Флот; Мощь; Процветание; Слава; Богатство; Переселение; Мануфактура
"""
RUSSIAN_CARDS = """
Миссисипи; Великие озёра; Пампасы; Калифорния; Филиппины; Южные Моря; Эфиопия; Амазонка; Северо-Западные территории;
Австралия; Сипанго (Япония); Сиам; Острова Пряностей; Индия; Кругосветное плавание; Китай
"""
# Money, money for each soldier, natives, points.
TOKENS = """
1 2 1 4; 1 2 1 4; 1 3 2 4; 1 2 2 4; 1 3 2 4; 2 4 3 5; 2 2 3 5; 2 2 3 5;
1 3 3 5; 1 2 3 5; 2 5 3 5; 3 4 4 6; 4 5 4 6; 3 4 4 6; 4 5 5 7; 2 4 5 7
"""
CARDS = """
2 1 3 4; 1 2 3 4; 2 1 3 4; 2 1 4 4; 2 1 4 5; 2 1 4 5; 3 2 4 5; 2 1 4 4;
2 2 4 4; 2 1 4 5; 4 3 5 5; 4 2 5 5; 5 3 5 6; 6 3 6 6; 8 3 6 6; 7 3 6 6
"""
POINTS = {
    "new_world_cartography": "4",
    "taxes": "2",
    "university": "5",
    "manufactory": "5",
}


def listed(text: str) -> list[str]:
    """The entries of a list above."""
    return [entry.strip() for entry in text.replace("\n", " ").split(";")]


def drawn(**options: Any) -> Board:
    """The board of a table for two."""
    return board(GAME, GAME.options_of(GAME.deal(2, options)), 2)


@cache
def sayer(language: str) -> Sayer:
    """Says the faces of the usual board."""
    return Sayer(GAME, language, drawn())


def text_of(face: Face, language: str) -> str:
    """What a face says besides its name."""
    assert face.text is not None
    return sayer(language).text(face.text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_face_can_be_said(language: str) -> None:
    """With all readings of the options; no id shows through."""
    for options in ({}, {"dock_xy": "placed", "university": "from_hand", "navy": 3}):
        for face in drawn(**options).faces.values():
            for said in (face.name, face.text):
                assert said is None or not UNSAID.search(sayer(language).text(said)), said


def test_names_of_the_rulebook() -> None:
    """The Russian ones, word for word."""
    faces = drawn().faces
    assert [sayer("ru").text(faces[name].name) for name in DESIGN_IDS] == listed(RUSSIAN_BUILDINGS)
    assert [sayer("ru").text(faces[name].name) for name in CARD_IDS] == listed(RUSSIAN_CARDS)


@pytest.mark.parametrize(("ids", "printed"), [(TOKEN_IDS, TOKENS), (CARD_IDS, CARDS)], ids=["tokens", "cards"])
def test_discoveries_show_their_four_numbers(ids: tuple[str, ...], printed: str) -> None:
    """Natives, what a soldier brings, money, points; in rows and in words."""
    faces = drawn().faces
    for name, numbers in zip(ids, listed(printed), strict=True):
        money, loot, natives, points = map(int, numbers.split())
        face = faces[name]
        rows = ((("natives", natives),), (("soldier", 1), ("arrow", 1), ("coin", loot)), (("coin", money),))
        assert face.rows == rows
        assert list(face.corners.values()) == [str(points)]
        assert re.findall(r"\d+", text_of(face, "en")) == [str(n) for n in (natives, money, loot, points)]


def test_a_token_and_its_back_lie_at_the_same_point_of_the_map() -> None:
    """The tone of a face is the point; goods have their own, figures none."""
    faces = drawn().faces
    assert {faces[name].tone for name in (*TOKEN_IDS, "token.back")} == {"token"}
    assert {faces[good["id"]].tone for good in DATA["good"]} == {"good"}
    assert {faces[piece["id"]].tone for piece in DATA["piece"]} == {""}


def test_tiles_show_their_age_and_the_points_printed_on_them() -> None:
    """12, 14 and 10 of the three ages; four of them carry points."""
    tiles = {name: drawn().faces[name] for name in TILE_IDS}
    ages = [face.tone for face in tiles.values()]
    assert [ages.count(f"age{k}") for k in (1, 2, 3)] == [12, 14, 10]
    assert {name: face.corners["vp"] for name, face in tiles.items() if face.corners} == POINTS


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tile_has_room_for_what_it_does(language: str) -> None:
    """Short enough for its narrow column."""
    long = {name: text_of(drawn().faces[name], language) for name in TILE_IDS}
    assert {name: text for name, text in long.items() if len(text) > MOST_LETTERS[language]} == {}


@pytest.mark.parametrize(
    ("tile", "english", "russian"),
    [
        ("settlers_2", "A colonist every turn", "Колонист каждый тур"),
        ("navigator", "A captain for discovery every turn", "Капитан на линию Открытий каждый тур"),
        ("fall_of_the_inca", "$20 at once", "Сразу 20 талеров"),
        ("trading_post", "$5 every turn", "5 талеров каждый тур"),
        ("rum_distillery", "$3 per sugar, every income", "3 талера за каждый жетон сахара в фазе дохода"),
        ("cathedral", "Your missionaries bring 2 colonists", "Миссионеры привлекают по 2 колониста"),
        ("indian_allies", "At once: 2 soldiers into one colony of yours", "Сразу 2 солдата в одну вашу колонию"),
        ("mercantilism", "1 point per good", "1 очко за каждый товар"),
        ("navy", "4 points per ship", "4 очка за каждый корабль"),
        ("wealth", "1 point per $5", "1 очко за каждые 5 талеров"),
    ],
)
def test_what_a_tile_does(tile: str, english: str, russian: str) -> None:
    """In the numbers of the rulebook."""
    face = drawn().faces[tile]
    assert (text_of(face, "en"), text_of(face, "ru")) == (english, russian)


def test_tiles_follow_the_options() -> None:
    """Three points for a ship; cells X and Y and the University in their other reading."""
    faces = drawn(navy=3, dock_xy="placed", university="from_hand").faces
    assert text_of(faces["navy"], "en") == "3 points per ship"
    assert text_of(faces["colonial_laws"], "en") == "You may place a piece in dock cell Y"
    assert text_of(faces["university"], "ru") == "Один раз: поставить фишку первой на линию"
