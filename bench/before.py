"""`python -m bench.before OTHER`: the compiled loop of this checkout beside that of another one, built the same way.

OTHER is a checkout with its own virtual environment, say of the commit before a change. Both play random games of
every title at every seat count, turn and turn about; the ratio is the median over the rounds.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
from pathlib import Path

from carrack.core.registry import games

HERE = Path(__file__).parents[1]
ROUNDS = 5
_LOOP = """
import sys, time, carrack
from carrack._modes import compiled
from carrack.core.chance import Chance
from carrack.lab.loop import play_random
assert compiled(), "run `make build` first"
game, rng, done, seed = carrack.game(sys.argv[1]), Chance(1), 0, 0
begun = time.process_time()
while time.process_time() - begun < 1.5:
    for seats in range(game.fewest, game.most + 1):
        done += play_random(game.deal(seats, seed=seed), rng, game.horizon)
        seed += 1
print(done / (time.process_time() - begun))
"""


def speed(checkout: Path, title: str) -> float:
    """Decisions a second."""
    command = [str(checkout / ".venv" / "bin" / "python"), "-c", _LOOP, title]
    return float(subprocess.run(command, cwd=checkout, capture_output=True, text=True, check=True).stdout)


def main(other: Path) -> None:
    """Both in turn, title by title."""
    for title in games():
        pairs = [(speed(HERE, title), speed(other, title)) for _ in range(ROUNDS)]
        ours, theirs = (statistics.median(side) for side in zip(*pairs, strict=True))
        ratio = statistics.median(mine / before for mine, before in pairs)
        print(f"{title}: {ours:,.0f} decisions/s, the other checkout {theirs:,.0f}, ratio {ratio:.2f}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
