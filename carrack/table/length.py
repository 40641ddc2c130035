"""How long a match may become: each event is stored for ever, and read whenever its table is opened."""

from __future__ import annotations

from carrack.table.events import Cancelled, Conceded, Event, Rematched, Returned, Seated
from carrack.table.refused import Refused

MOST_EVENTS = 10_000
_ENDS = (Cancelled, Conceded, Rematched, Returned, Seated)
"""What ends a match, or cannot happen again and again without what is refused."""


def is_full(version: int) -> bool:
    """Whether nothing more is played here."""
    return version >= MOST_EVENTS


def check_length(version: int, happened: Event) -> None:
    """Refuse what would make a match longer than any game is."""
    if is_full(version) and not isinstance(happened, _ENDS):
        detail = f"This match has {version} events, more than any game needs: it can be given up, but not played on."
        raise Refused("too-long", detail, 409, version)
