"""Arguments that several commands share, and reading them with a list of what is valid."""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from typing import Any

from carrack.bots import BOTS, make
from carrack.cli.language import Misuse, Words
from carrack.cli.parser import Parser
from carrack.core.chance import SEED_BITS, Chance
from carrack.core.contract import Game
from carrack.core.errors import Unknown
from carrack.core.registry import games

_HEX_DIGITS = SEED_BITS // 4


def add_title(parser: Parser, optional: bool = False) -> None:
    """TITLE, the key of a game."""
    parser.given.add_argument(
        "title", metavar="TITLE", nargs="?" if optional else None, help=parser.words("help-title")
    )


def add_deal(parser: Parser) -> None:
    """--seats, --options and --seed: what is dealt."""
    words = parser.words
    parser.choices.add_argument("--seats", metavar="N", type=int, help=words("help-seats"))
    parser.choices.add_argument("--options", metavar="K=V", action="append", default=[], help=words("help-options"))
    parser.choices.add_argument("--seed", metavar="S", help=words("help-seed"))


def find_title(words: Words, key: str) -> Game:
    """The game of that key."""
    if key not in games():
        raise words.unknown("title", key, list(games()))
    return games()[key]


def check_seats(words: Words, game: Game, seats: int | None) -> int:
    """How many seats play; the fewest that play against each other if it was not said."""
    if seats is None:
        return game.fewest_together
    if not game.fewest <= seats <= game.most:
        raise words.unknown("seats", seats, range(game.fewest, game.most + 1))
    return seats


def read_options(words: Words, game: Game, given: Sequence[str]) -> dict[str, Any]:
    """`a=b` pairs, several to a word if there are commas, as the title's options."""
    known = {option.key: option for option in game.options}
    chosen: dict[str, Any] = {}
    for pair in ",".join(given).split(","):
        key, _, text = pair.strip().partition("=")
        if not key:
            continue
        if key not in known:
            raise words.unknown("option", key, list(known))
        values = {str(value).lower(): value for value in known[key].values}
        if text.lower() not in values:
            raise words.unknown("value", pair, [f"{key}={value}" for value in values])
        chosen[key] = values[text.lower()]
    return chosen


def read_bots(words: Words, given: str) -> list[str]:
    """Names of bots as `make` understands them, separated by commas."""
    names = [name.strip() for name in given.split(",") if name.strip()]
    for name in names:
        try:
            make(name, Chance(0))
        except Unknown as error:
            raise words.unknown("bot", name, error.valid) from None
    if not names:
        raise words.unknown("bot", given, list(BOTS))
    return names


def fill(words: Words, names: Sequence[str], places: int) -> list[str]:
    """The names over and over until every place has one; more names than places is an error."""
    if len(names) > places:
        raise Misuse(words("too-many-bots", bots=len(names), places=places))
    return [names[k % len(names)] for k in range(places)]


def read_seed(words: Words, text: str | None) -> int:
    """A seed as a decimal number, as 0x…, or as the 32 hex digits of a record; a new one if none was said."""
    if text is None:
        return secrets.randbits(SEED_BITS)
    try:
        seed = int(text, 16) if re.fullmatch(f"[0-9a-fA-F]{{{_HEX_DIGITS}}}", text) else int(text, 0)
    except ValueError:
        seed = -1
    if seed < 0 or seed >> SEED_BITS:
        raise Misuse(words("bad-seed", given=text, bits=SEED_BITS))
    return seed


def at_least(words: Words, name: str, given: float, least: float) -> None:
    """Refuse a number that is too small."""
    if not given >= least:
        raise Misuse(words("too-small", name=name, given=str(given), least=str(least)))
