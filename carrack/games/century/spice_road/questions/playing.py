# mypyc: compiled
"""Playing a card from the hand: it lies before its owner then, and does what stands on it; a trade several times."""

from carrack.core.rooms import State, bit, covers, i64, lowest, vec
from carrack.games.century.shared.cubes import GUARD, LANE, LOW, exchanges
from carrack.games.century.shared.hold import shortage
from carrack.games.century.spice_road import at, cards
from carrack.games.century.spice_road.effects import resolve
from carrack.games.century.spice_road.hands import CardAnswer


def affordable(have: i64) -> i64:
    """The set of cards that these cubes allow to be used at least once."""
    means = cards.MEANS
    top: i64 = cards.MEANS_ROW - 1
    found = means[min(have & LOW, top)]
    found &= means[cards.MEANS_ROW + min((have >> LANE) & LOW, top)]
    found &= means[2 * cards.MEANS_ROW + min((have >> 2 * LANE) & LOW, top)]
    return found & means[3 * cards.MEANS_ROW + min((have >> 3 * LANE), top)]


def list_plays(hand: i64, have: i64, buffer: vec[i64], n: i64) -> i64:
    """Write the cards of a hand that can be played, each as often as its trade can be made."""
    uses = cards.USE
    free = cards.FREE
    hand &= affordable(have)
    leading = hand & cards.BEFORE_TRADES
    hand ^= leading
    while leading != 0:
        buffer[n] = at.DO_PLAY + (lowest(leading) - 1) * at.MOST_TIMES
        n += 1
        leading &= leading - 1
    while hand != 0:
        card = lowest(hand)
        action: i64 = at.DO_PLAY + (card - 1) * at.MOST_TIMES
        buffer[n] = action
        n += 1
        if hand & -hand & free == 0:
            give = uses[card * cards.USE_ROW]
            change = uses[card * cards.USE_ROW + 1]
            left = have + change
            most: i64 = action + at.MOST_TIMES - 1
            while action < most and covers(left, give, GUARD):
                action += 1
                buffer[n] = action
                n += 1
                left += change
        hand &= hand - 1
    return n


class Play(CardAnswer):
    """A card, and how often its trade is made."""

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        c = s.cells
        card = 1 + k // at.MOST_TIMES
        if c[at.HAND + seat] & bit(card) == 0:
            return at.NOT_IN_HAND
        use = card * cards.USE_ROW
        give, change, most = cards.USE[use], cards.USE[use + 1], cards.USE[use + 2]
        if k % at.MOST_TIMES < exchanges(c[at.CARAVAN + seat], give, change, most):
            return 0
        return at.CANNOT_TRADE if give != 0 else at.ONCE_ONLY

    def take(self, s: State, seat: i64, k: i64) -> None:
        c = s.cells
        card = 1 + k // at.MOST_TIMES
        times = 1 + k % at.MOST_TIMES
        c[at.HAND + seat] &= ~bit(card)
        c[at.PLAYED + seat] |= bit(card)
        if s.journal is not None:
            s.journal.tell("played", seat, {"card": cards.CARD_IDS[card - 1], "times": int(times)})
        resolve(s, cards.EFFECT[card], seat, card, times)

    def touches(self, s: State, seat: i64, k: i64) -> tuple[str, ...]:
        return super().touches(s, seat, k // at.MOST_TIMES)

    def about(self, s: State, seat: i64, k: i64, reason: i64) -> dict[str, object]:
        """How often, and of a trade which cubes are short, for one use or for all."""
        card = 1 + k // at.MOST_TIMES
        times = 1 + k % at.MOST_TIMES
        have = s.cells[at.CARAVAN + seat]
        give = cards.GIVES[card]
        short = shortage(have, give) or shortage(have + cards.GETS[card] * (times - 1), give * times)
        return {"times": int(times), **(short if reason == at.CANNOT_TRADE else {})}
