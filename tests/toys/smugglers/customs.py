"""The officer of the customs, a seat that the rules play: it is numbered after the people, and never asked."""

from __future__ import annotations

from carrack.core.rooms import SEATS, State
from smugglers import at
from smugglers.chart import BEAT, HEXES, where
from smugglers.piles import change


def is_customs(s: State, seat: int) -> bool:
    """Whether this is the officer's number."""
    return bool(seat == s.cells[SEATS])


def patrol(s: State) -> None:
    """After each round the cutter sails on: every boat it meets loses a coin, without any the night was quiet."""
    c, officer = s.cells, int(s.cells[SEATS])
    there = BEAT[(BEAT.index(c[at.CUTTER] - 1) + 1) % len(BEAT)]
    c[at.CUTTER] = there + 1
    if s.journal is not None:
        s.journal.tell("patrolled", officer, {"place": f"chart:{HEXES[there]}"})
    met = [seat for seat in range(officer) if where(s, seat) == there]
    c[at.NIGHTS] += not met
    for seat in met:
        coins = min(1, c[at.COIN + seat])
        c[at.SEIZED] += coins
        change(s, seat, at.COIN, -coins)


def tally(s: State) -> dict[str, int]:
    """What the officer's points are for."""
    return {"seized": int(s.cells[at.SEIZED]), "nights": int(s.cells[at.NIGHTS])}
