"""What is kept of a simulated game."""

from __future__ import annotations

import msgspec


class Row(msgspec.Struct):
    """One game. Lists have an entry for each seat, counted from 0; `winner` is None if the first place is shared.

    Seats that the rules play follow in `scores`, `places` and `tally`; no bot sits there.
    """

    game: int
    seed: str
    seats: int
    first: int
    bots: list[str]
    decisions: int
    turns: int
    scores: list[int]
    places: list[int]
    winner: int | None
    tally: list[dict[str, int]]
    stopped: bool
