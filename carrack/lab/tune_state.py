"""How far a tuning has come, as a file: the settings, then one line for each generation.

The search draws the same points from the same seed, so what the candidates came to is all that it needs to go on.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import isclose
from pathlib import Path

import msgspec

from carrack.core.errors import CarrackError


class Tuning(msgspec.Struct, frozen=True):
    """What is tuned and how; `tuned` are the positions of the numbers that may change."""

    title: str
    bot: str
    seats: int
    names: tuple[str, ...]
    base: tuple[int, ...]
    tuned: tuple[int, ...]
    population: int
    games: int
    sigma: float
    bound: float
    seed: int


class Generation(msgspec.Struct, frozen=True):
    """The points that were tried, and how good each was."""

    points: list[list[float]]
    fitness: list[float]

    def is_of(self, points: Sequence[Sequence[float]]) -> bool:
        """Whether these are the points that were tried."""
        return len(points) == len(self.points) and all(
            isclose(one, other, rel_tol=1e-6, abs_tol=1e-9)
            for mine, theirs in zip(self.points, points, strict=True)
            for one, other in zip(mine, theirs, strict=True)
        )


class TuningState:
    """The file; generations are added to it as they are done."""

    def __init__(self, path: Path, tuning: Tuning, resume: bool) -> None:
        self.path = path
        self.generations: list[Generation] = []
        lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
        whole = [line for line in lines if line.endswith(b"\n")]
        if not whole:
            path.write_bytes(msgspec.json.encode(tuning) + b"\n")
            return
        if not resume:
            raise CarrackError(f"{path} is of a run already: go on with --resume, or name another file with --state")
        before = msgspec.json.decode(whole[0], type=Tuning)
        if differs := [name for name in tuning.__struct_fields__ if getattr(tuning, name) != getattr(before, name)]:
            raise CarrackError(f"{path} is of another run, not the same in: {', '.join(differs)}")
        self.generations = [msgspec.json.decode(line, type=Generation) for line in whole[1:]]
        path.write_bytes(b"".join(whole))

    def add(self, generation: Generation) -> None:
        """One more is done."""
        self.generations.append(generation)
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(generation) + b"\n")
