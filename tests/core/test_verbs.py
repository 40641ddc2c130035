"""Verbs, numbers and the readable form are three views of one thing."""

from __future__ import annotations

import pytest

from carrack.core.errors import BadAction
from carrack.core.registry import games
from carrack.core.verbs import Verb, Verbs, named, numbered

VERBS = Verbs(Verb("rest"), Verb("play", (named("card", ("a", "b")), numbered("times", 3, first=1))))


@pytest.mark.parametrize("key", games())
def test_every_action_comes_back(key: str) -> None:
    """Number to readable form and back, for all actions of all titles."""
    verbs = games()[key].verbs
    assert [verbs.number(verbs.readable(action)) for action in range(verbs.count)] == list(range(verbs.count))


def test_the_last_argument_counts_fastest() -> None:
    """So that a card's repetitions are neighbours."""
    assert [VERBS.readable(k) for k in (0, 1, 2, 4, 5)] == [
        ["decline"],
        ["rest"],
        ["play", "a", 1],
        ["play", "a", 3],
        ["play", "b", 1],
    ]


def test_verbs_tile_the_action_numbers() -> None:
    """One after another, from `decline` on; two of one name are an error."""
    assert [(verb.name, verb.start) for verb in VERBS.all] == [("decline", 0), ("rest", 1), ("play", 2)]
    with pytest.raises(ValueError, match="two verbs have one name"):
        Verbs(Verb("rest"), Verb("rest"))


@pytest.mark.parametrize(
    ("readable", "message"),
    [
        ([], "the verbs are decline, rest, play"),
        (["fly"], "the verbs are decline, rest, play"),
        (["play", "a"], "play takes card, times"),
        (["play", "c", 1], "card is one of a, b, not 'c'"),
        (["play", "a", 4], "times is one of 1, 2, 3, not 4"),
        (["play", "a", True], "times is one of 1, 2, 3"),
        (["rest", 1], "rest takes nothing"),
    ],
)
def test_what_is_no_action_says_what_would_be(readable: list[str | int], message: str) -> None:
    """The sentence lists the valid ones."""
    with pytest.raises(BadAction, match=message):
        VERBS.number(readable)


def test_numbers_beyond_the_last_are_no_actions() -> None:
    """Neither are negative ones."""
    for action in (-1, VERBS.count):
        with pytest.raises(BadAction, match="0 to 7"):
            VERBS.readable(action)
