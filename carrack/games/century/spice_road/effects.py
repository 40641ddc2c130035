# mypyc: compiled
"""What cards and deals do, word by word; the words are in components.toml."""

from carrack.core.effects import Effects
from carrack.core.rooms import Final, State, final, i64
from carrack.games.century.shared.hold import gain, trade
from carrack.games.century.spice_road import at, cards


@final
class CardEffects(Effects):
    """Cubes come, go and climb the ladder; played cards come back. The bound value is how often a trade is used."""

    def perform(self, s: State, op: i64, pc: i64, seat: i64, source: i64, bound: i64) -> None:
        code = cards.CODE
        if op == cards.GAIN:
            gain(s, at.CARAVAN, seat, code[pc + cards.ARGS])
        elif op == cards.TRADE:
            trade(s, at.CARAVAN, seat, code[pc + cards.ARGS], code[pc + cards.ARGS + 1], bound)
        elif op == cards.UPGRADE:
            s.push(at.UPGRADING, seat, source=source, a=code[pc + cards.ARGS])
        elif op == cards.TRADE_CHOICE:
            s.push(at.CHOOSING, seat, pc, source, a=bound)
        else:
            s.push(at.RECOVERING, seat, source=source)


EFFECT: Final = CardEffects(cards.CODE)


def resolve(s: State, pc: i64, seat: i64, card: i64, times: i64) -> None:
    """Do what stands on a card or a deal; what is more than one word becomes pending work."""
    op = cards.CODE[pc]
    if op < cards.GAIN:
        EFFECT.begin(s, pc, seat, card, times)
    else:
        EFFECT.perform(s, op, pc, seat, card, times)
