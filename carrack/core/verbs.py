"""Verbs name ranges of action numbers; the readable form of an action is `["claim", 2]`.

Action 0 is `decline` in every title. Arguments are counted (slots from 0, times from 1) or named.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace

from carrack.core.errors import BadAction, echoed

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
    """A verb, its arguments (the last one counts fastest), and the number of its first action."""

    name: str
    args: tuple[Arg, ...] = ()
    start: int = 0

    @property
    def size(self) -> int:
        """How many actions it has."""
        n = 1
        for arg in self.args:
            n *= len(arg.values)
        return n


class Verbs:
    """All verbs of a title, their actions numbered one after another."""

    def __init__(self, *verbs: Verb) -> None:
        self.count = 0
        found: list[Verb] = []
        for verb in (Verb("decline"), *verbs):
            found.append(replace(verb, start=self.count))
            self.count += verb.size
        self.all = tuple(found)
        self._by_name = {verb.name: verb for verb in self.all}
        if len(self._by_name) != len(self.all):
            raise ValueError("two verbs have one name")
        self._starts = [verb.start for verb in self.all]

    def named(self, name: str) -> Verb:
        """The verb of that name."""
        if name not in self._by_name:
            raise BadAction(f"there is no verb {echoed(name)}; the verbs are {', '.join(self._by_name)}")
        return self._by_name[name]

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

    def arguments(self, action: int) -> dict[str, object]:
        """The arguments of an action that are names, by what they are called; slots and numbers say nothing alone."""
        given = zip(self.of(action).args, self.readable(action)[1:], strict=True)
        return {arg.name: value for arg, value in given if isinstance(value, str)}

    def number(self, readable: Sequence[str | int]) -> int:
        """The action number of a readable form."""
        if not readable or readable[0] not in self._by_name:
            raise BadAction(f"no verb in {echoed(list(readable))}; the verbs are {', '.join(self._by_name)}")
        verb = self._by_name[str(readable[0])]
        given = readable[1:]
        if len(given) != len(verb.args):
            wanted = ", ".join(arg.name for arg in verb.args) or "nothing"
            raise BadAction(f"{verb.name} takes {wanted}, not {echoed(list(given))}")
        at = 0
        for arg, value in zip(verb.args, given, strict=True):
            if value not in arg.values or isinstance(value, bool):
                raise BadAction(f"{verb.name}: {arg.name} is one of {_some(arg.values)}, not {echoed(value)}")
            at = at * len(arg.values) + arg.values.index(value)
        return verb.start + at


def _some(values: Sequence[str | int]) -> str:
    if len(values) > 12:
        return f"{values[0]} … {values[-1]}"
    return ", ".join(str(v) for v in values)
