"""A title's table: every run of cells, option, verb, kind of pending work and reason, said once.

From it come the layout of a position, the action numbers, the refusals and, by `carrack.lab.constants`, the file
`at.py` with the same numbers as literals, which the compiler folds. Order is number: what is added later is added at
the end of its list, or stored positions and observations change.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from carrack.core.cells import FLAG, FRAME, HEADER, CellLayout, Range, choice
from carrack.core.options import Option
from carrack.core.refusals import FIRST_OWN, Refusals
from carrack.core.verbs import Verb, Verbs

SEALED = 1
"""The kind of the first sealed question of a title."""
EFFECT = 2
"""The kind of an effect that is being run."""
FIRST_OWN_KIND = 16
"""All other kinds of pending work are numbered from here."""
_FIXED = {"sealed": SEALED, "effect": EFFECT}


@dataclass(frozen=True, slots=True)
class Pending:
    """A kind of pending work: the name of a question or a step.

    `role` is "sealed" for the first question that several answer unseen, "effect" for effects. `const` is the name of
    its number in at.py, if its own name is taken there.
    """

    name: str
    role: str = ""
    const: str = ""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action is refused: the name of its number, the rule it rests on, the message if not made of the name."""

    name: str
    rule: str
    message: str = ""

    @property
    def said(self) -> str:
        """The message of its sentence."""
        return self.message or f"refused-{self.name.lower().replace('_', '-')}"


def because(**rules: str) -> tuple[Reason, ...]:
    """Several reasons by the names of their numbers, each with the rule it rests on."""
    return tuple(Reason(name, rule) for name, rule in rules.items())


class TitleTable:
    """All that is numbered in a title. Options come first among its own cells."""

    def __init__(
        self,
        *,
        seats: int,
        frames: int,
        work: Sequence[Pending | str],
        verbs: Sequence[Verb],
        reasons: Sequence[Reason],
        ranges: Sequence[Range],
        options: Sequence[Option] = (),
        numbers: Mapping[str, int] | None = None,
        weights: Sequence[str] = (),
    ) -> None:
        self.work = tuple(Pending(each) if isinstance(each, str) else each for each in work)
        self.reasons = tuple(reasons)
        self.numbers = dict(numbers or {})
        self.weights = tuple(weights)
        """The names of the weights in evaluation.toml, in the order in which the evaluation numbers them."""
        own = tuple(_placed([*(_cell_of(option) for option in options), *ranges], HEADER + frames * FRAME))
        self.kinds = {each: _FIXED.get(each.role, 0) for each in self.work}
        following = iter(range(FIRST_OWN_KIND, 63))
        self.kinds = {each: kind or next(following) for each, kind in self.kinds.items()}
        self.layout = CellLayout(seats, frames, {kind: each.name for each, kind in self.kinds.items()}, own)
        self.options = tuple(replace(option, cell=self.layout.named(option.key).start) for option in options)
        self.verbs = Verbs(*verbs)
        self.refusals = Refusals({FIRST_OWN + k: (each.said, each.rule) for k, each in enumerate(self.reasons)})

    def constants(self) -> Iterator[tuple[str, list[tuple[str, int]]]]:
        """The numbers by the chapters of at.py. A name that two of them have is an error."""
        chapters = [
            ("numbers of the components", list(self.numbers.items())),
            ("cells", [(r.name.upper(), r.start) for r in self.layout.own]),
            ("pending work", [(each.const or each.name.upper(), kind) for each, kind in self.kinds.items()]),
            ("the first action of each verb", [(f"DO_{verb.name.upper()}", verb.start) for verb in self.verbs.all[1:]]),
            ("reasons to refuse", [(each.name, FIRST_OWN + k) for k, each in enumerate(self.reasons)]),
            ("weights of the evaluation", [(f"W_{name.upper()}", k) for k, name in enumerate(self.weights)]),
        ]
        taken: dict[str, str] = {}
        for chapter, pairs in chapters:
            for name, _ in pairs:
                if name in taken:
                    raise ValueError(f"{name} is among the {taken[name]} and among the {chapter}: rename one of them")
                taken[name] = chapter
            yield chapter, pairs


def _cell_of(option: Option) -> Range:
    """The cell that the deal writes an option to: the number of its value."""
    return Range(option.key, FLAG if option.values == (False, True) else choice([str(each) for each in option.values]))


def _placed(ranges: Sequence[Range], start: int) -> Iterator[Range]:
    for each in ranges:
        yield replace(each, start=start)
        start += each.size
