"""What the page needs of the titles: the shelf, their words, their pictures, and how each is played."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from carrack.bots import LEVELS, USUAL
from carrack.core import rules
from carrack.core.contract import Game
from carrack.core.registry import games
from carrack.core.scene import board, encode
from carrack.core.texts import LANGUAGES
from carrack.table import lesson
from carrack.table.refused import Refused
from carrack.table.wire import OptionView, Shelf, TitleView
from carrack.web.responses import Kept, json

_WORDS = "carrack.core.words"
_THEME = "theme.css"
_PICTURES = 256
"""So many are at hand; people may ask for any name, and what is not there is remembered as well."""
_DRAWING = re.compile(r"[a-z0-9_-]+\.svg")


class TitleRoutes:
    """The handlers. Of titles that are not offered, what their running matches need is still there."""

    def __init__(self, offered: frozenset[str] | None = None, levels: Sequence[str] | None = None) -> None:
        """`offered`: those that new tables are set up for, `levels`: the bots to choose from; None for all."""
        self._offered = offered
        self._levels = LEVELS if levels is None else tuple(levels)

    def routes(self) -> list[Route]:
        """The shelf, and what belongs to each title."""
        return [
            Route("/api/shelf", self.shelf),
            Route("/api/titles/{title}/art/{name}", _art),
            Route("/api/titles/{title}/{language}.ftl", _texts),
            Route("/api/titles/{title}/how.{language}.md", _how),
            Route("/api/titles/{title}/rules.{language}.json", _rules),
            Route("/api/titles/{title}/board", _board),
        ]

    async def shelf(self, request: Request) -> Response:
        """All titles; those that are not offered are marked."""
        views = [_view(game) for game in games().values()]
        if self._offered is not None:
            views = [msgspec.structs.replace(view, closed=view.key not in self._offered) for view in views]
        usual = USUAL if USUAL in self._levels else self._levels[0]
        return json(Shelf(tuple(views), self._levels, usual))


async def _texts(request: Request) -> Response:
    return _words(_found(request).key, _language(request)).answer(request)


async def _how(request: Request) -> Response:
    page = _how_to_play(_found(request).key, _language(request))
    if page is None:
        raise Refused("no-page", "Nobody has written down how this title is played.", 404)
    return page.answer(request)


async def _rules(request: Request) -> Response:
    book = _rule_book(_found(request).key, _language(request))
    if book is None:
        raise Refused("no-page", "Nobody has written down the rules of this title.", 404)
    return book.answer(request)


async def _board(request: Request) -> Response:
    """With the options that the address names, the usual ones else; what it does not know it passes over."""
    game = _found(request)
    asked = [request.query_params.get(option.key) for option in game.options]
    chosen = [
        next((k for k, value in enumerate(option.values) if str(value).lower() == one), 0)
        for option, one in zip(game.options, asked, strict=True)
    ]
    return _board_to_read(game.key, tuple(chosen)).answer(request)


async def _art(request: Request) -> Response:
    found = picture(_found(request).key, request.path_params["name"])
    if found is None:
        raise Refused("no-page", "There is no such picture.", 404)
    return found.answer(request)


def _language(request: Request) -> str:
    language: str = request.path_params["language"]
    if language not in LANGUAGES:
        raise Refused("no-page", f"The languages are {', '.join(LANGUAGES)}.", 404)
    return language


def _found(request: Request) -> Game:
    game = games().get(request.path_params["title"])
    if game is None:
        raise Refused("no-page", "There is no such title.", 404)
    return game


@cache
def _words(title: str, language: str) -> Kept:
    """Our words for every title, then the title's own, which may say a thing their own way."""
    packages = (_WORDS, games()[title].package)
    texts = [files(package).joinpath(f"{language}.ftl").read_text(encoding="utf-8") for package in packages]
    return Kept("\n".join(texts).encode(), "text/plain; charset=utf-8")


@cache
def _how_to_play(title: str, language: str) -> Kept | None:
    path = files(games()[title].package).joinpath(f"how.{language}.md")
    return Kept(path.read_bytes(), "text/markdown; charset=utf-8") if path.is_file() else None


@cache
def _rule_book(title: str, language: str) -> Kept | None:
    """What each numbered rule says, by its id."""
    book = rules.of_title(games()[title])
    return Kept(msgspec.json.encode(rules.paragraphs(book, language)), "application/json") if book else None


@lru_cache(maxsize=64)
def _board_to_read(title: str, chosen: tuple[int, ...]) -> Kept:
    """The board of a title without a table, for its faces; its address has no hash, so browsers do not keep it."""
    game = games()[title]
    options = {option.key: option.values[k] for option, k in zip(game.options, chosen, strict=True)}
    return Kept(encode(board(game, options, game.most)), "application/json", "no-cache")


@lru_cache(maxsize=_PICTURES)
def picture(title: str, name: str) -> Kept | None:
    """A file of a title's art, if it is there; colours are, if only as an empty sheet: every page asks for them."""
    path = files(games()[title].package).joinpath("art", name)
    if name == _THEME:
        return Kept(path.read_bytes() if path.is_file() else b"", "text/css; charset=utf-8")
    drawn = _DRAWING.fullmatch(name) and path.is_file()
    return Kept(path.read_bytes(), "image/svg+xml") if drawn else None


@cache
def _view(game: Game) -> TitleView:
    facts = _facts(game)
    readings = facts.get("readings", ())
    options = tuple(
        OptionView(option.key, option.values, option.shows, option.key in readings) for option in game.options
    )
    told = [_words(game.key, language) for language in LANGUAGES]
    told += [page for page in (_how_to_play(game.key, language) for language in LANGUAGES) if page]
    told += [book for book in (_rule_book(game.key, language) for language in LANGUAGES) if book]
    art = b"".join(kept.data for kept in (picture(game.key, name) for name in _art_of(game)) if kept)
    return TitleView(
        key=game.key,
        fewest=game.fewest,
        most=game.most,
        minutes=minutes_of(game),
        options=options,
        texts=_hash(b"".join(kept.data for kept in told)),
        art=_hash(art),
        family=str(facts.get("family", "")),
        lesson=lesson.minutes_of(game.key),
    )


def _art_of(game: Game) -> list[str]:
    folder = files(game.package).joinpath("art")
    return sorted(file.name for file in folder.iterdir()) if folder.is_dir() else []


def minutes_of(game: Game) -> int:
    """How long a match takes; 0 if nobody has said."""
    return int(_facts(game).get("minutes", 0))


def _facts(game: Game) -> dict[str, Any]:
    path = files(game.package).joinpath("shelf.toml")
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def _hash(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]
