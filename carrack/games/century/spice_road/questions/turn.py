# mypyc: compiled
"""The turn: rest, acquire a merchant, claim a goal, play a card or strike its deal."""

from carrack.core.rooms import SEVERAL, Answer, Final, Question, State, Text, i64, members, vec
from carrack.games.century.spice_road import at, cards
from carrack.games.century.spice_road.hands import piece_of
from carrack.games.century.spice_road.questions.acquiring import Acquire, list_merchants
from carrack.games.century.spice_road.questions.claiming import Claim, list_goals
from carrack.games.century.spice_road.questions.dealing import Deal, list_deals
from carrack.games.century.spice_road.questions.playing import Play, list_plays


class Rest(Answer):
    """All played cards come back to the hand."""

    def take(self, s: State, seat: i64, k: i64) -> None:
        c = s.cells
        if s.journal is not None:
            s.journal.tell("rested", seat, {"n": len(members(c[at.PLAYED + seat]))})
        c[at.HAND + seat] |= c[at.PLAYED + seat]
        c[at.PLAYED + seat] = 0

    def touches(self, s: State, seat: i64, k: i64) -> tuple[str, ...]:
        return tuple([piece_of(card, seat) for card in members(s.cells[at.PLAYED + seat])])


class Turn(Question):
    """One action; then the turn ends."""

    def follow(self, s: State) -> bool:
        """Its seat was asked when the turn began."""
        return False

    def list_into(self, s: State, seat: i64, buffer: vec[i64]) -> i64:
        c = s.cells
        have = c[at.CARAVAN + seat]
        hand = c[at.HAND + seat]
        buffer[0] = at.DO_REST
        n = list_merchants(c, have, buffer, 1)
        n = list_goals(c, have, buffer, n)
        n = list_plays(hand, have, buffer, n)
        return list_deals(hand, buffer, n) if c[at.BIG_DEALS] == 1 else n

    def only(self, s: State, seat: i64) -> i64:
        """One may always rest; mostly there is the free merchant too, or a card that can be played."""
        sure = s.cells[at.MERCHANT_ROW] != 0 or s.cells[at.HAND + seat] & cards.FREE != 0
        return SEVERAL if sure else super().only(s, seat)

    def ask(self, s: State, seat: i64) -> Text:
        return "ask-turn-last" if s.cells[at.ENDING] == 1 else "ask-turn", {}


TURN: Final = Turn(
    "turn", Rest("rest"), Acquire("acquire"), Claim("claim"), Play("play"), Deal("deal"), then="turn_end"
)
