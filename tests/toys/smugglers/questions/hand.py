"""An answer that names a card of one's own hand by its slot."""

from __future__ import annotations

from carrack.core.rooms import Answer, State


class SlotAnswer(Answer):
    """A hidden card is called by its place, never by what it is."""

    def touches(self, s: State, seat: int, k: int) -> tuple[str, ...]:
        return (f"hand.{seat}/{k}",)
