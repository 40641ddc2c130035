# mypyc: compiled
"""Drawing: the top card of a deck of an open region, if the seat has as many discs there as the card's value."""

from carrack.core.rooms import State, final, i64
from carrack.games.endeavor.shared.choices import DRAW
from carrack.games.endeavor.shared.decks import top_card
from carrack.games.endeavor.shared.gains import gain_card
from carrack.games.endeavor.shared.questions.deed import Deed
from carrack.games.endeavor.shared.realm import is_open, presence
from carrack.games.endeavor.shared.world import World


@final
class Draw(Deed):
    """A deck."""

    def __init__(self, verb: str, w: World) -> None:
        super().__init__(verb, w, DRAW)
        self.empty: i64 = w.why("DECK_EMPTY")
        self.closed: i64 = w.why("DECK_CLOSED")
        self.too_little: i64 = w.why("TOO_LITTLE_PRESENCE")

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        w = self.w
        c = s.cells
        region = w.region_of_deck[k + 1]
        if not self.is_shown(s):
            return self.not_shown
        if not is_open(c, w, region):
            return self.closed
        card = top_card(c, w, k + 1)
        if card == 0:
            return self.empty
        if w.card_value[card] > presence(c, w, seat, region):
            return self.too_little
        return self.other_region if self.is_elsewhere(s, region) else 0

    def take(self, s: State, seat: i64, k: i64) -> None:
        w = self.w
        self.begin(s, w.region_of_deck[k + 1])
        gain_card(s, w, seat, top_card(s.cells, w, k + 1), "drew")

    def touches(self, s: State, seat: i64, k: i64) -> tuple[str, ...]:
        w = self.w
        card = top_card(s.cells, w, k + 1)
        if card == 0:
            return (f"map:{w.names.decks[k]}-deck",)
        return (w.names.cards[card - 1],)

    def about(self, s: State, seat: i64, k: i64, reason: i64) -> dict[str, object]:
        w = self.w
        if reason != self.too_little:
            return {}
        card = top_card(s.cells, w, k + 1)
        return {"need": int(w.card_value[card]), "have": int(presence(s.cells, w, seat, w.region_of_deck[k + 1]))}
