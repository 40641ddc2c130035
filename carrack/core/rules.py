"""A title's numbered rules, as its rules.toml has them: our own wording, readings, and what cannot be tested."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from typing import TYPE_CHECKING

import msgspec

from carrack.core.errors import CarrackError

if TYPE_CHECKING:
    from carrack.core.contract import Game

FILE = "rules.toml"


class BadRules(CarrackError):
    """A rules.toml that is not well-formed, and why."""


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule, in English and in other languages.

    `reading`: how an unclear one is followed; `untestable`: why no test can prove it; `implied`: the rulebook does not
    say it outright, but it follows.
    """

    id: str
    section: str
    text: str
    ru: str = ""
    implied: bool = False
    reading: str = ""
    untestable: str = ""
    example: bool = False


class RuleBook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All rules of a title; `complete` promises that every one that can be tested is."""

    title: str
    rules: tuple[Rule, ...] = msgspec.field(name="rule", default=())
    complete: bool = False


_POINT = re.compile(r"\b([A-Z][A-Z-]*-\d+)(?=[,:])")
"""An open point, where a reading names it."""


def said(rule: Rule, language: str) -> str:
    """A rule in a language, or else in English."""
    return (rule.ru if language == "ru" else "") or rule.text


def paragraphs(book: RuleBook, language: str) -> dict[str, str]:
    """What each rule says. An open point stands for the rules whose reading it is."""
    told = {rule.id: said(rule, language) for rule in book.rules}
    points: dict[str, list[str]] = {}
    for rule in book.rules:
        for point in _POINT.findall(rule.reading):
            points.setdefault(point, []).append(told[rule.id])
    return told | {point: " ".join(texts) for point, texts in points.items() if point not in told}


def parse(text: str, name: str = FILE) -> RuleBook:
    """The rules in the text of a rules.toml."""
    try:
        book = msgspec.convert(tomllib.loads(text), RuleBook)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadRules(f"{name}: {error}") from None
    seen: set[str] = set()
    for rule in book.rules:
        if rule.id in seen:
            raise BadRules(f"{name}: two rules have the id {rule.id}")
        seen.add(rule.id)
    return book


def of_title(game: Game) -> RuleBook | None:
    """The rules in a title's folder, None if it has no such file."""
    file = files(game.package).joinpath(FILE)
    if not file.is_file():
        return None
    return parse(file.read_text(encoding="utf-8"), f"{game.key}/{FILE}")
