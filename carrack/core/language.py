"""The effect compiler: cards written in a small vocabulary become one flat table of integers.

An effect is a list: a word, its arguments, its children (`["all_of", ["pay", "coin", 1], ["gain", "rum", "x"]]`).
Compiled, the word at position pc is: op, number of children, their positions, arguments. `"x"` is the bound value.
A word that nobody knows is an error at import, with the place where it stands.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

ALL_OF: Final = 1
ONE_OF: Final = 2
MAY: Final = 3
REPEAT: Final = 4
FOR_ALL: Final = 5
FOR_OTHERS: Final = 6
LET: Final = 7
AMOUNT: Final = 8
FIRST_OWN_OP: Final = 16
"""A family numbers its own words from here."""

BOUND: Final = -(1 << 40)
"""An argument that stands for the bound value."""

Effect = list[Any]
"""A word, its arguments and its children, as components.toml has them."""
Read = Callable[[Any], int]


class EffectError(ValueError):
    """An effect that cannot be compiled."""


def number(value: Any) -> int:
    """An argument that is a number."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise EffectError(f"a number was expected, not {value!r}")
    return value


def one_of_names(names: Sequence[str], first: int = 0) -> Read:
    """An argument that is one of these names, numbered from `first`."""

    def read(value: Any) -> int:
        if value not in names:
            raise EffectError(f"{value!r} is none of {', '.join(names)}")
        return names.index(value) + first

    return read


@dataclass(frozen=True, slots=True)
class Word:
    """A word: its op, how each argument is read, how many children it takes (None: one or more)."""

    op: int
    args: tuple[Read, ...] = ()
    children: int | None = 0


def common_words(measures: Sequence[str] = ()) -> dict[str, Word]:
    """The combinators every family has; `let` binds one of the family's measures."""
    return {
        "all_of": Word(ALL_OF, children=None),
        "one_of": Word(ONE_OF, children=None),
        "may": Word(MAY, children=1),
        "repeat": Word(REPEAT, (number,), children=1),
        "for_all": Word(FOR_ALL, children=1),
        "for_others": Word(FOR_OTHERS, children=1),
        "let": Word(LET, (one_of_names(measures),), children=1),
        "amount": Word(AMOUNT, (number, number), children=1),
    }


class Program:
    """Compiled effects: the flat table and where each named one begins. Position 0 is "nothing"."""

    def __init__(self, words: Mapping[str, Word], effects: Mapping[str, Effect]) -> None:
        self._words = words
        self._code: list[int] = [0, 0]
        self.entry: dict[str, int] = {}
        for name, effect in effects.items():
            try:
                self.entry[name] = self._compile(effect)
            except EffectError as error:
                raise EffectError(f"effect of {name!r}: {error}") from None
        self.code = vec[i64](self._code)

    def _compile(self, effect: Effect) -> int:
        if not effect or effect[0] not in self._words:
            known = ", ".join(sorted(self._words))
            raise EffectError(f"no known word in {effect!r}; the words are {known}")
        word = self._words[effect[0]]
        rest = effect[1:]
        given, children = rest[: len(word.args)], rest[len(word.args) :]
        if len(given) != len(word.args) or not _fits(len(children), word.children):
            raise EffectError(
                f"{effect[0]!r} takes {len(word.args)} arguments and {_said(word.children)}, not {rest!r}"
            )
        args = [BOUND if value == "x" else read(value) for read, value in zip(word.args, given, strict=True)]
        positions = [self._compile(child) for child in children]
        pc = len(self._code)
        self._code += [word.op, len(positions), *positions, *args]
        return pc


def _fits(count: int, wanted: int | None) -> bool:
    return count >= 1 if wanted is None else count == wanted


def _said(wanted: int | None) -> str:
    return "one or more children" if wanted is None else f"{wanted} children"
