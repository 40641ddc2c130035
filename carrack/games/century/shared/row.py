# mypyc: compiled
"""A row of open cards and its deck: a card leaves, those further right move up, and new ones are turned."""

from carrack.core.rooms import REVEALED, Pile, State, close_gap, i64


class CardRow:
    """`first`: the cell of its leftmost slot; `deck`: the first cell of its pile; `ids`: the names of its cards."""

    def __init__(self, first: int, slots: int, deck: int, ids: tuple[str, ...]) -> None:
        self.first: i64 = first
        self.slots: i64 = slots
        self.deck = Pile(deck)
        self.ids = ids

    def pieces(self, s: State, slot: i64) -> tuple[str, ...]:
        """The card in a slot, if there is one."""
        card = s.cells[self.first + slot]
        return (self.ids[card - 1],) if card != 0 else ()

    def close(self, s: State, slot: i64) -> None:
        """The cards further right move up to this slot."""
        close_gap(s.cells, self.first, slot, self.slots)

    def refill(self, s: State) -> None:
        """Turn cards from the deck until the row is full or the deck is empty."""
        c = s.cells
        for slot in range(self.slots):
            if c[self.first + slot] == 0 and self.deck.size(s) > 0:
                card = self.deck.draw(s)
                c[self.first + slot] = card
                c[REVEALED] += 1
                if s.journal is not None:
                    s.journal.tell("turned", -1, {"card": self.ids[card - 1], "slot": int(slot)})
