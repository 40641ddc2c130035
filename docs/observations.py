"""Writes the observation tables: what each number that a seat sees means. `python docs/observations.py`.

One page for every title of ours, made from its cell table; a test compares.
"""

from __future__ import annotations

import re
from itertools import groupby
from pathlib import Path

from carrack.core.contract import Game
from carrack.core.fields import Field
from carrack.core.registry import games

FOLDER = Path(__file__).parent / "observations"
_ABOUT = """\
# {title}: the numbers of an observation

`state.observe(seat)` gives {count:,} numbers; `game.fields()` has the name and meaning of each one, this page the same
by groups. Seats are counted from the one that observes: `[me]`, then `[+1]`, the next clockwise; places for seats that
do not play are 0. Things are numbered from 1 in the order in which components.toml lists them.

| numbers | name | meaning |
| ---: | --- | --- |
"""


def page(game: Game) -> str:
    """The table of one title."""
    lines = []
    for (pattern, meaning), members in groupby(game.fields(), key=_kind):
        group = list(members)
        first, last = group[0].index, group[-1].index
        span = str(first) if first == last else f"{first}–{last}"
        lines.append(f"| {span} | `{_shown(pattern, group)}` | {meaning} |\n")
    return _ABOUT.format(title=game.key, count=len(game.fields())) + "".join(lines)


def _kind(field: Field) -> tuple[str, str]:
    """Fields that differ only in the seat, in a number or in the last name belong together."""
    if field.name.startswith("frames"):
        return "frames", "pending work, the bottom of the stack first: kind, seat, pc, source, a, b of each"
    return re.sub(r"\[(me|\+?\d+)\]", "[…]", re.sub(r"\.[^.\[\]]+$", ".…", field.name)), field.meaning


def _shown(pattern: str, group: list[Field]) -> str:
    if len(group) == 1:
        return group[0].name
    return f"{group[0].name} … {group[-1].name}"


def main() -> None:
    """Write the pages."""
    FOLDER.mkdir(exist_ok=True)
    for game in (game for game in games().values() if game.package.startswith("carrack.")):
        (FOLDER / f"{game.key}.md").write_text(page(game), encoding="utf-8")


if __name__ == "__main__":
    main()
