"""`python -m bench.ladder`: every bot of a title against its neighbour, at two and at four seats.

It writes the title's section of bench/LADDER.md. Seats are taken by turns, so at four seats it is two against two. With
--keep a run that was stopped goes on where it was.
"""

from __future__ import annotations

import argparse
from datetime import UTC, datetime
from pathlib import Path

from bench.page import put
from carrack._modes import compiled
from carrack.core.contract import Game
from carrack.core.registry import games
from carrack.lab.ladder import Rung, climb, table

PAGE = Path(__file__).parent / "LADDER.md"
TITLE = """# The ladder

Every bot against the next lower one. Intervals hold the true share in 19 of 20 cases and go by deals, as
[docs/arena.md](../docs/arena.md) explains. The rating is that of `carrack calibrate`, as people see it. `search` stands
where the highest level does: it is the same search, and keeps besides what it has thought.
"""


def ladder(title: Game, seats: int, given: argparse.Namespace) -> list[str]:
    """The lines of one table."""

    def tell(rung: Rung) -> None:
        assert rung.match is not None
        low, high = rung.match.share.low, rung.match.share.high
        print(f"{title.key}, {seats} seats: {rung.bot} against {rung.lower}: {low:.1%} to {high:.1%}", flush=True)

    return table(title, seats, climb(title, seats, given.games, given.seed, given.jobs, given.keep, tell))


def section(title: Game, given: argparse.Namespace) -> list[str]:
    """All tables of a title."""
    mode = "compiled" if compiled() else "interpreted"
    seats = [n for n in given.seats if title.fewest <= n <= title.most]
    named = " ".join(map(str, seats))
    command = f"python -m bench.ladder {title.key} --seats {named} --games {given.games} --seed {given.seed}"
    lines = [f"{given.games} games of each pair: `{command}`, {mode}, {datetime.now(UTC):%Y-%m-%d}."]
    for n in seats:
        lines += ["", *ladder(title, n, given)]
    return lines


def main() -> None:
    """Play and write."""
    parser = argparse.ArgumentParser(prog="python -m bench.ladder", description=__doc__)
    parser.add_argument("titles", nargs="*", default=list(games()), metavar="TITLE")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 4], help="at how many seats (2 4)")
    parser.add_argument("--games", type=int, default=200, help="of each pair at each number of seats")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a folder for the games, to go on from")
    parser.add_argument("--out", type=Path, default=PAGE)
    given = parser.parse_args()
    for key in given.titles:
        put(key, section(games()[key], given), given.out, TITLE)


if __name__ == "__main__":
    main()
