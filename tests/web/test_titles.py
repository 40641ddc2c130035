"""The shelf, and what belongs to each title on it."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import httpx2 as httpx
import pytest

from carrack.bots import LEVELS
from carrack.core.registry import games
from carrack.core.scene import board, encode
from carrack.web import titles
from tests.core.ftl import messages
from tests.web.person import Person

PAGE_WORDS = list((Path(__file__).parents[2] / "client/src/words").glob("*en.ftl"))
OURS = [key for key, game in games().items() if game.package.startswith("carrack.")]


def test_the_shelf(anna: Person) -> None:
    """Every title with its seats and options, the default first, and the bots."""
    shelf = anna.http.get("/api/shelf").json()
    assert [title["key"] for title in shelf["titles"]] == OURS
    assert shelf["bots"] == list(LEVELS)
    assert shelf["usual"] in LEVELS[1:3]
    for title in shelf["titles"]:
        game = games()[title["key"]]
        assert (title["fewest"], title["most"]) == (game.fewest, game.most)
        assert [(each["key"], each["values"]) for each in title["options"]] == [
            (option.key, list(option.values)) for option in game.options
        ]
        assert title["minutes"] > 0


@pytest.mark.parametrize("title", games())
def test_the_page_takes_no_word_from_a_title(title: str) -> None:
    """Where both have a message of one name, one of them would be told in the other's words."""
    ours = {
        message for path in PAGE_WORDS for message in re.findall(r"^([a-z][\w-]*) =", path.read_text("utf-8"), re.M)
    }
    assert ours
    assert ours.isdisjoint(messages(games()[title].package, "en"))


@pytest.mark.parametrize("title", OURS)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_words(anna: Person, title: str, language: str) -> None:
    """Ours, then the title's own; kept for ever under the hash that the shelf tells."""
    answer = anna.http.get(f"/api/titles/{title}/{language}.ftl")
    assert answer.status_code == httpx.codes.OK
    assert "immutable" in answer.headers["cache-control"]
    assert answer.text.index("refused-not-asked") < answer.text.index("title-about")


@pytest.mark.parametrize("title", OURS)
@pytest.mark.parametrize(("name", "media"), [("icons.svg", "image/svg+xml"), ("theme.css", "text/css; charset=utf-8")])
def test_pictures(anna: Person, title: str, name: str, media: str) -> None:
    """As what they are; a title need not have any, but every page links to its colours: without them they are empty."""
    answer = anna.http.get(f"/api/titles/{title}/art/{name}")
    if name == "theme.css" or files(games()[title].package).joinpath("art", name).is_file():
        assert (answer.status_code, answer.headers["content-type"]) == (httpx.codes.OK, media)
    else:
        assert answer.status_code == httpx.codes.NOT_FOUND


@pytest.mark.parametrize("title", OURS)
def test_the_board_of_a_table(anna: Person, title: str) -> None:
    """Never changes in a match: kept for ever under the hash that the stream tells."""
    made = anna.new_table(title=title)
    seen = anna.look(made.id)
    answer = anna.http.get(f"/api/tables/{made.id}/board", params={"hash": seen.board})
    assert answer.content == encode(board(games()[title], seen.table.options, 2))
    assert "immutable" in answer.headers["cache-control"]


@pytest.mark.parametrize("title", OURS)
def test_the_board_before_there_is_a_table(anna: Person, title: str) -> None:
    """With the options that are asked for; an option or a value that nobody knows is passed over."""
    game = games()[title]
    last = {option.key: option.values[-1] for option in game.options}
    usual = {option.key: option.values[0] for option in game.options}
    for asked, options in (({}, usual), ({key: str(value).lower() for key, value in last.items()}, last)):
        answer = anna.http.get(f"/api/titles/{title}/board", params=asked)
        assert answer.content == encode(board(game, options, game.most))
    odd = anna.http.get(f"/api/titles/{title}/board", params={"wind": "strong", **dict.fromkeys(last, "odd")})
    assert odd.content == encode(board(game, usual, game.most))


def test_an_option_shows_a_field_that_there_is() -> None:
    """The page draws it from the board alone."""
    shows = [(game, option) for game in games().values() for option in game.options if option.shows]
    assert shows
    for game, option in shows:
        for value in option.values:
            made = board(game, game.options_of(game.deal(game.fewest, {option.key: value})), game.fewest)
            assert [zone.kind for zone in made.zones if zone.id == option.shows] == ["field"]


def test_a_title_without_colours_of_its_own_has_an_empty_sheet() -> None:
    """A missing one would be an error in the browser of everybody who plays it; other pictures may be missing."""
    theme = titles.picture("smugglers", "theme.css")
    assert theme is not None
    assert theme.data == b""
    assert titles.picture("smugglers", "cover.svg") is None
