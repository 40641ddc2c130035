"""Words in Fluent: our own messages, and each title's from its folder. Language-free data in, sentences out."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource

from carrack.core.errors import Unknown

if TYPE_CHECKING:
    from carrack.core.contract import Game

LANGUAGES = ("en", "ru")


@cache
def bundle(language: str, *packages: str) -> FluentBundle:
    """All messages of these packages (a later one may say a thing its own way)."""
    if language not in LANGUAGES:
        raise Unknown("language", language, LANGUAGES)
    made = FluentBundle([language], use_isolating=False)
    for package in packages:
        text = files(package).joinpath(f"{language}.ftl").read_text(encoding="utf-8")
        made.add_resource(FluentResource(text), allow_overrides=True)
    return made


def say(made: FluentBundle, message: str, args: Mapping[str, object] | None = None) -> str:
    """One sentence; a message that is missing shows as its id, so that nothing ever fails to be said."""
    if not made.has_message(message):
        return message
    pattern = made.get_message(message).value
    if pattern is None:
        return message
    words, _ = made.format_pattern(pattern, dict(args or {}))
    return str(words)


def of_title(game: Game, language: str) -> FluentBundle:
    """A title's messages, with ours beneath them."""
    return bundle(language, "carrack.core.words", game.package)
