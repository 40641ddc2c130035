# mypyc: compiled
"""What cards do: cubes come, go and climb the ladder; played cards come back."""

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.bits import bit
from carrack.core.contract import PC, A, B, top_frame
from carrack.core.effects import EffectState
from carrack.games.century.shared.cubes import named, one
from carrack.games.century.spice_road import cards
from carrack.games.century.spice_road import layout as at


class Playing(EffectState):
    """The rules about one card that is played, and about the deal of one."""

    def play(self, c: vec[i64], seat: i64, card: i64, times: i64) -> None:
        c[at.HAND + seat] &= ~bit(card)
        c[at.PLAYED + seat] |= bit(card)
        if self.journal is not None:
            self.journal.tell("played", seat, {"card": cards.CARD_IDS[card - 1], "times": int(times)})
        self.resolve(cards.EFFECT[card], seat, card, times)

    def resolve(self, pc: i64, seat: i64, card: i64, times: i64) -> None:
        """Do what stands on a card or a deal; what is more than one word becomes pending work."""
        op = cards.CODE[pc]
        if op < cards.GAIN:
            self.run_effect(pc, seat, card, times)
        else:
            self.perform(op, pc, seat, card, times)

    def perform(self, op: i64, pc: i64, seat: i64, source: i64, bound: i64) -> None:
        """One word of an effect; bound is how often a trade is used."""
        c = self.cells
        code = cards.CODE
        if op == cards.GAIN:
            self.gain(c, seat, code[pc + cards.ARGS])
        elif op == cards.TRADE:
            self.lose(c, seat, code[pc + cards.ARGS] * bound)
            self.gain(c, seat, code[pc + cards.ARGS + 1] * bound)
        elif op == cards.UPGRADE:
            self.push(at.UPGRADING, seat, source=source, a=code[pc + cards.ARGS])
        elif op == cards.TRADE_CHOICE:
            self.push(at.CHOOSING, seat, pc, source, a=bound)
        else:
            self.push(at.RECOVERING, seat, source=source)

    def choose_output(self, c: vec[i64], seat: i64, output: i64) -> None:
        """One lot of a choice trade. Outputs are chosen in ascending order, so that every mixture has one path."""
        top = top_frame(c)
        pc = c[top + PC]
        c[top + A] -= 1
        c[top + B] = output
        self.lose(c, seat, cards.CODE[pc + cards.ARGS])
        self.gain(c, seat, cards.CODE[pc + cards.ARGS + 1 + output])

    def recover(self, c: vec[i64], seat: i64, card: i64) -> None:
        self.pop()
        c[at.PLAYED + seat] &= ~bit(card)
        c[at.HAND + seat] |= bit(card)
        if self.journal is not None:
            self.journal.tell("recovered", seat, {"card": cards.CARD_IDS[card - 1]})

    def gain(self, c: vec[i64], seat: i64, cubes: i64) -> None:
        c[at.CARAVAN + seat] += cubes
        if self.journal is not None:
            self.journal.tell("gained", seat, {"plus": named(cubes)})

    def lose(self, c: vec[i64], seat: i64, cubes: i64) -> None:
        c[at.CARAVAN + seat] -= cubes
        if self.journal is not None:
            self.journal.tell("returned", seat, {"minus": named(cubes)})

    def upgrade(self, c: vec[i64], seat: i64, colour: i64) -> None:
        c[at.CARAVAN + seat] += one(colour + 1) - one(colour)
        c[top_frame(c) + A] -= 1
        if self.journal is not None:
            self.journal.tell("upgraded", seat, {"minus": named(one(colour)), "plus": named(one(colour + 1))})
