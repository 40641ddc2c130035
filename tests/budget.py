"""How much of each title `make test` looks at: as much for a title with many options as for one with none.

With CARRACK_WHOLE=1, as in `make soak`, everything is looked at. CARRACK_SEED repeats what another commit has looked
at, CARRACK_BUDGET is how many seconds a title gets.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from carrack._modes import compiled
from carrack.core.contract import Game
from carrack.lab.settings import Setting, mixtures, pairwise, settings

WHOLE = os.environ.get("CARRACK_WHOLE", "") not in ("", "0")
"""Whether nothing is left out: neither a setting nor a move of a game in the browser."""
SECONDS = float(os.environ.get("CARRACK_BUDGET") or (12 if compiled() else 4))
"""What a title gets for its properties. They decide how many positions are looked at, and never what is found right."""


def _seed() -> int:
    if given := os.environ.get("CARRACK_SEED"):
        return int(given)
    try:
        asked = ["git", "rev-parse", "HEAD"]
        head = subprocess.run(asked, cwd=Path(__file__).parent, capture_output=True, text=True, check=False).stdout
    except OSError:
        head = ""
    return int(head[:8] or "0", 16)


SEED = _seed()
"""Each commit looks at something else, and at the same as often as it is tested."""


def cover(game: Game) -> list[Setting]:
    """Settings in which every two values of seats and options meet."""
    return every(game) if WHOLE else list(pairwise(game, SEED))


def sample(game: Game) -> list[Setting]:
    """Two settings of a title, always the same: the plain game, and the mixture that is least like it."""
    if WHOLE:
        return every(game)
    seats = (game.fewest + game.most) // 2
    plain = {option.key: option.values[0] for option in game.options}
    mixed = max(pairwise(game), key=lambda each: sum(each[2][key] != value for key, value in plain.items()))
    return [(f"{seats}-seats", seats, {}), mixed]


def every(game: Game) -> list[Setting]:
    """All that a title is ever looked at with."""
    return [*settings(game), *mixtures(game)]
