"""Conceding: a player who gives up is last. The others play on, with a bot in that seat, while there is a contest."""

from __future__ import annotations

from collections.abc import Sequence

from carrack.table.store.rows import SeatRow


def is_decided(seats: Sequence[SeatRow], conceded: Sequence[int], automa: int) -> bool:
    """Whether nobody is left to play against, or nobody to play; `automa`: how many seats the rules play."""
    left = [row for row in seats if row.seat not in conceded]
    return bool(conceded) and (len(left) + automa < 2 or not any(row.kind == "human" for row in left))


def places(ranking: Sequence[int], conceded: Sequence[int]) -> list[int]:
    """The title's ranking with those who gave up moved to the end; the one who gave up last comes first among them."""
    ahead = [seat for seat in range(len(ranking)) if seat not in conceded]
    made = [0] * len(ranking)
    for seat in ahead:
        made[seat] = 1 + sum(ranking[other] < ranking[seat] for other in ahead)
    for k, seat in enumerate(reversed(conceded)):
        made[seat] = len(ahead) + 1 + k
    return made
