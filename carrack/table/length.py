"""How long a match may become: each event is stored for ever, and read whenever its table is opened.

The second half of it is for playing alone. Else somebody who is about to lose would go back and forth until nobody
could move any more.
"""

from __future__ import annotations

from carrack.table.events import Acted, Answered, Cancelled, Conceded, Event, Hinted, Left, Rematched, Returned, Seated
from carrack.table.refused import Refused

MOST_EVENTS = 10_000
MOST_BESIDE = MOST_EVENTS // 2
"""From here on nothing is taken back, and nobody leaves and comes back at will."""
_ENDS = (Cancelled, Conceded, Rematched, Returned, Seated)
"""What ends a match, or cannot happen again and again without what is refused."""
_PLAY = (*_ENDS, Acted, Answered, Hinted)
"""What brings a match nearer to its end, and what is done once, or only if it was asked for before."""


def is_full(version: int) -> bool:
    """Whether nothing more is played here."""
    return version >= MOST_EVENTS


def check_length(version: int, happened: Event, agreed: bool = False) -> None:
    """Refuse what would make a match longer than any game is. `agreed`: those who were asked before have agreed."""
    if is_full(version) and not isinstance(happened, _ENDS):
        detail = f"This match has {version} events, more than any game needs: it can be given up, but not played on."
        raise Refused("too-long", detail, 409, version)
    replaced = isinstance(happened, Left) and happened.by != happened.seat
    if version >= MOST_BESIDE and not (isinstance(happened, _PLAY) or replaced or agreed):
        detail = f"This match has {version} events: from here on it is only played, and nothing is taken back."
        raise Refused("only-play", detail, 409, version)
