"""How each title is played: written in both languages alike, with faces, signs and rules that there are."""

from __future__ import annotations

import re
from importlib.resources import files

import httpx2 as httpx
import pytest

from carrack.core.board import Board
from carrack.core.registry import games
from carrack.core.rules import of_title, paragraphs
from carrack.core.scene import board
from carrack.core.texts import LANGUAGES
from tests.web.person import Person

OURS = [key for key, game in games().items() if game.package.startswith("carrack.")]
SECTION = re.compile(r"^## .+ \{#([\w-]+)\}$", re.MULTILINE)
REFERENCE = re.compile(r"\{(faces?|icon|rule):([^}]*)\}")
ITEM = re.compile(r"([\w.-]+)(@\d)?(\*\d+)?(?:\([^)]*\))?")
WANTED = {"goal", "table", "turn", "score", "example", "tips", "readings"}
SIGNED = ("cube", "coin", "token")
"""Pieces of these frames are drawn plainly where the title's sheet has no sign for them."""


def page(title: str, language: str) -> str:
    """The text as the title's folder has it."""
    return files(games()[title].package).joinpath(f"how.{language}.md").read_text(encoding="utf-8")


def chapters(text: str) -> dict[str, str]:
    """The sections by their ids, in order; what stands before them has none."""
    first, *rest = SECTION.split(text)
    return {"": first} | dict(zip(rest[::2], rest[1::2], strict=True))


def drawn(text: str) -> list[tuple[str, str, str, str]]:
    """What a text refers to: as what, its name, whose, how many."""
    return [
        (kind, *found)
        for kind, items in REFERENCE.findall(text)
        for found in ITEM.findall(items.replace("->", ""))
        if found[0]
    ]


def shape(text: str) -> tuple[int, int, int, list[tuple[str, str, str, str]]]:
    """What has to be the same in every language: parts, rows of faces, the picture of the table, all that is drawn."""
    return text.count("\n### "), text.count("\n{faces:"), text.count("\n{table}"), sorted(drawn(text))


def usual_board(title: str) -> Board:
    """The board without any option."""
    game = games()[title]
    return board(game, {option.key: option.values[0] for option in game.options}, game.most)


@pytest.mark.parametrize("title", OURS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_served(anna: Person, title: str, language: str) -> None:
    """As its folder has it, kept for ever under the hash that the shelf tells; and its address is one of the page's."""
    answer = anna.http.get(f"/api/titles/{title}/how.{language}.md")
    assert (answer.status_code, answer.text) == (httpx.codes.OK, page(title, language))
    assert answer.headers["content-type"] == "text/markdown; charset=utf-8"
    assert "immutable" in answer.headers["cache-control"]
    assert anna.http.get(f"/how/{title}").status_code == httpx.codes.OK


@pytest.mark.parametrize("title", OURS)
def test_the_board_to_read(anna: Person, title: str) -> None:
    """The faces of the title, without a table; never kept, because nothing names its version."""
    answer = anna.http.get(f"/api/titles/{title}/board")
    assert sorted(answer.json()["faces"]) == sorted(usual_board(title).faces)
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["nothing/how.en.md", "nothing/board", f"{OURS[0]}/how.de.md", f"{OURS[0]}/how.md"])
def test_what_is_not_there(anna: Person, path: str) -> None:
    """A title or a language that nobody knows."""
    answer = anna.http.get(f"/api/titles/{path}")
    assert (answer.status_code, answer.json()["say"][0]) == (httpx.codes.NOT_FOUND, "problem-no-page")


@pytest.mark.parametrize("title", OURS)
def test_both_languages_tell_the_same(title: str) -> None:
    """Section by section: the same parts, faces, signs and rules."""
    english, russian = (chapters(page(title, language)) for language in LANGUAGES)
    assert list(english) == list(russian)
    assert set(english) >= WANTED
    for section in english:
        assert shape(english[section]) == shape(russian[section]), section


@pytest.mark.parametrize("title", OURS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_face_and_sign_exists(title: str, language: str) -> None:
    """On the title's board, or in its sheet of signs."""
    faces = usual_board(title).faces
    sheet = files(games()[title].package).joinpath("art", "icons.svg")
    signs = set(re.findall(r'<symbol id="([^"]+)"', sheet.read_text(encoding="utf-8") if sheet.is_file() else ""))
    signs |= {name for name, face in faces.items() if face.frame in SIGNED}
    named = drawn(page(title, language))
    assert {name for kind, name, *_ in named if kind in ("face", "faces")} <= set(faces)
    assert {name for kind, name, *_ in named if kind == "icon"} <= signs
    assert any(kind == "faces" for kind, *_ in drawn(chapters(page(title, language))["example"]))


@pytest.mark.parametrize("title", OURS)
def test_every_rule_it_cites_exists(title: str) -> None:
    """As a rule or as the reading of an open point."""
    rules = files(games()[title].package).joinpath("rules.toml").read_text(encoding="utf-8")
    cited = {name for kind, name, *_ in drawn(page(title, "en")) if kind == "rule"}
    assert cited
    assert {name for name in cited if not re.search(rf"\b{name}\b", rules)} == set()


@pytest.mark.parametrize("title", OURS)
def test_every_rule_it_cites_is_told_in_russian_too(title: str) -> None:
    """So that nobody who reads Russian taps a rule and finds English."""
    book = of_title(games()[title])
    assert book
    told = paragraphs(book, "ru")
    cited = {name for kind, name, *_ in drawn(page(title, "ru")) if kind == "rule"}
    assert {name for name in cited if not told[name] or re.search("[A-Za-z]{3}", told[name])} == set()
