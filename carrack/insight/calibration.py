"""How strong the bots are at a title: measured by play, and kept in the title's folder as `ratings.toml`."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from carrack.core.contract import Game
from carrack.insight.ratings import NEW, Rating

FILE = "ratings.toml"


@cache
def calibrated(package: str) -> dict[str, Rating]:
    """The bots of a title's package; none if nobody has measured them."""
    path = files(package).joinpath(FILE)
    data = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return {bot: Rating(float(found["mu"]), float(found["sigma"])) for bot, found in data.items()}


def bot_rating(game: Game, bot: str) -> Rating:
    """A bot at a title; one that was not measured there is taken for somebody new."""
    return calibrated(game.package).get(bot, NEW)
