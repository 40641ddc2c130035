"""What a shape saves: a scene with hundreds of placements as one shape, and as one option for each.

`python -m bench.shapes` prints milliseconds and bytes of both. The position is the toy's: a crate over a large hold.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from unittest.mock import patch

from carrack._modes import compiled
from carrack.core.contract import State
from carrack.core.registry import find
from carrack.core.scene import Scene, encode, scene

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "toys"))
ROUNDS = 9
ONCE = 0.2
"""Seconds that one measure lasts at least."""


def position() -> State:
    """The first crate of a galleon."""
    game = find("smugglers")
    state = game.deal(2, {"vessel": "galleon"}, seed=1)
    state.apply(game.verbs.number(["stow"]))
    return state


def drawn(state: State) -> Scene:
    """As the seat sees it that lays the crate."""
    return scene(state.game, state, int(state.actor))


def drawn_as_options(state: State) -> Scene:
    """The same, if nothing were known of shapes."""
    with patch.object(type(state.work()), "shapes", lambda room, s, seat: ()):
        return drawn(state)


def milliseconds(work: Callable[[], object]) -> float:
    """How long it takes once."""
    times, begun = 0, time.perf_counter()
    while time.perf_counter() - begun < ONCE:
        work()
        times += 1
    return 1000 * (time.perf_counter() - begun) / times


def main() -> None:
    """Both in turn, medians of the rounds."""
    state = position()
    draw: dict[str, Callable[[State], Scene]] = {"one shape": drawn, "one option each": drawn_as_options}
    found: dict[str, list[float]] = {name: [] for name in draw}
    for _ in range(ROUNDS):
        for name, each in draw.items():
            found[name].append(milliseconds(lambda each=each: each(state)))  # type: ignore[misc]
    spots = sum(len(fits) for shape in drawn(state).shapes for fits in shape.fits.values())
    print(f"{spots} placements, {'compiled' if compiled() else 'interpreted'}; medians of {ROUNDS} rounds")
    for name, each in draw.items():
        size = len(encode(each(state)))
        print(f"{name:16} {statistics.median(found[name]):8.2f} ms  {size:7,} bytes")
    slower = [b / a for a, b in zip(*found.values(), strict=True)]
    longer = len(encode(drawn_as_options(state))) / len(encode(drawn(state)))
    print(f"{'ratio':16} {statistics.median(slower):8.1f} x   {longer:7.1f} x")


if __name__ == "__main__":
    main()
