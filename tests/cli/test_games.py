"""`carrack games`: what is on the shelf."""

from __future__ import annotations

import json

from carrack.core.registry import games
from carrack.core.say import Sayer
from tests.cli.conftest import Run


def test_every_title_is_listed_by_name(run: Run) -> None:
    """In the reader's language."""
    for language in ("en", "ru"):
        out = run("games", "--language", language).out
        for key, game in games().items():
            assert key in out
            assert Sayer(game, language).message("title") in out


def test_the_shelf_as_json(run: Run) -> None:
    """Key, seats, options with values, rules version, and how many rules are proved."""
    shelf = {facts["key"]: facts for facts in json.loads(run("games", "--json").out)}
    assert list(shelf) == list(games())
    for key, game in games().items():
        facts = shelf[key]
        assert facts["seats"] == [game.fewest, game.most]
        assert facts["options"] == {option.key: list(option.values) for option in game.options}
        assert facts["rules_version"] == game.rules_version
        assert facts["fingerprint"] == game.components.fingerprint
        if facts["rules"] and facts["rules"]["proved"] is not None:  # a toy's tests are not beside it
            assert 0 <= facts["rules"]["proved"] <= facts["rules"]["total"]


def test_options_are_shown_with_their_values(run: Run) -> None:
    """As one would type them."""
    out = run("games").out
    for game in games().values():
        for option in game.options:
            assert f"{option.key}={'|'.join(map(str, option.values))}".lower() in out
