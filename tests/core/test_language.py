"""The effect compiler makes flat tables and refuses what it does not know."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.core.language import BOUND, FIRST_OWN_OP, EffectError, Program, Word, common_words, number, one_of_names

GAIN = FIRST_OWN_OP
WORDS = common_words(("hand",)) | {"gain": Word(GAIN, (one_of_names(("rum", "tea")), number))}


def test_a_word_is_op_children_arguments() -> None:
    """`gain tea 2` alone: op, no children, the number of tea, 2."""
    program = Program(WORDS, {"card": ["gain", "tea", 2]})
    pc = program.entry["card"]
    assert [program.code[pc + k] for k in range(4)] == [GAIN, 0, 1, 2]


def test_children_stand_before_their_parent() -> None:
    """A combinator holds the positions of its children."""
    program = Program(WORDS, {"card": ["all_of", ["gain", "rum", 1], ["gain", "tea", "x"]]})
    pc = program.entry["card"]
    first, second = program.code[pc + 2], program.code[pc + 3]
    assert program.code[pc + 1] == 2
    assert [program.code[first + 2], program.code[first + 3]] == [0, 1]
    assert program.code[second + 3] == BOUND


@pytest.mark.parametrize(
    ("effect", "message"),
    [
        (["steal"], "effect of 'card': no known word in .*the words are all_of"),
        (["all_of", ["gain", "gold", 1]], "'gold' is none of rum, tea"),
        (["gain", "rum"], "'gain' takes 2 arguments and 0 children"),
        (["gain", "rum", "many"], "a number was expected, not 'many'"),
        (["may"], "'may' takes 0 arguments and 1 children"),
        (["all_of"], "one or more children"),
        (["let", "rank", ["gain", "rum", 1]], "'rank' is none of hand"),
        ([], "no known word"),
    ],
)
def test_what_it_does_not_know_is_an_error_with_the_place(effect: list[Any], message: str) -> None:
    """At import, not in the middle of a game."""
    with pytest.raises(EffectError, match=message):
        Program(WORDS, {"card": effect})
