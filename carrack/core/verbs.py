"""Verbs name ranges of action numbers; the readable form of an action is `["claim", 2]`.

Action 0 is `decline` in every title. Arguments are counted (slots from 0, times from 1) or named.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from carrack.core.errors import BadAction

Readable = list[str | int]
DECLINE = 0


@dataclass(frozen=True, slots=True)
class Arg:
    """What one argument of a verb may be."""

    name: str
    values: tuple[str | int, ...]


def numbered(name: str, count: int, first: int = 0) -> Arg:
    """A number from `first` on, `count` of them."""
    return Arg(name, tuple(range(first, first + count)))


def named(name: str, names: Sequence[str]) -> Arg:
    """One of these names."""
    return Arg(name, tuple(names))


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb, the number of its first action, and its arguments (the last one counts fastest)."""

    name: str
    start: int
    args: tuple[Arg, ...] = ()

    @property
    def size(self) -> int:
        """How many actions it has."""
        n = 1
        for arg in self.args:
            n *= len(arg.values)
        return n


class Verbs:
    """All verbs of a title; they tile the action numbers exactly."""

    def __init__(self, *verbs: Verb) -> None:
        self.all = (Verb("decline", DECLINE), *verbs)
        at = 0
        for verb in self.all:
            if verb.start != at:
                raise ValueError(f"verb {verb.name!r} starts at {verb.start}, but the verbs before it end at {at}")
            at += verb.size
        self.count = at
        self._by_name = {verb.name: verb for verb in self.all}
        self._starts = [verb.start for verb in self.all]

    def of(self, action: int) -> Verb:
        """The verb that an action number belongs to."""
        if 0 <= action < self.count:
            return self.all[bisect_right(self._starts, action) - 1]
        raise BadAction(f"there is no action {action}; actions run from 0 to {self.count - 1}")

    def readable(self, action: int) -> Readable:
        """`["play", "m11", 2]` for an action number."""
        verb = self.of(action)
        rest = action - verb.start
        found: Readable = []
        for arg in reversed(verb.args):
            rest, k = divmod(rest, len(arg.values))
            found.append(arg.values[k])
        return [verb.name, *reversed(found)]

    def number(self, readable: Sequence[str | int]) -> int:
        """The action number of a readable form."""
        if not readable or readable[0] not in self._by_name:
            raise BadAction(f"no verb in {list(readable)!r}; the verbs are {', '.join(self._by_name)}")
        verb = self._by_name[str(readable[0])]
        given = readable[1:]
        if len(given) != len(verb.args):
            wanted = ", ".join(arg.name for arg in verb.args) or "nothing"
            raise BadAction(f"{verb.name} takes {wanted}, not {list(given)!r}")
        at = 0
        for arg, value in zip(verb.args, given, strict=True):
            if value not in arg.values or isinstance(value, bool):
                raise BadAction(f"{verb.name}: {arg.name} is one of {_some(arg.values)}, not {value!r}")
            at = at * len(arg.values) + arg.values.index(value)
        return verb.start + at


def _some(values: Sequence[str | int]) -> str:
    if len(values) > 12:
        return f"{values[0]} … {values[-1]}"
    return ", ".join(str(v) for v in values)
