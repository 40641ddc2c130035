"""The components as tables: things are numbered from 1, 0 is nothing."""

from __future__ import annotations

from carrack.core.language import FIRST_OWN_OP, Program, Word, common_words, number, one_of_names
from smugglers.box import COMPONENTS

_BOX = COMPONENTS.box
CARDS = tuple(card.id for card in _BOX.card)
DECK_IDS = [k for k, card in enumerate(_BOX.card, start=1) for _ in range(card.copies)]
TOKENS = tuple(str(k) for k in range(1, 6))
TRAP = CARDS.index("trap") + 1
VOYAGES = tuple(_BOX.turns)
TURNS = tuple(_BOX.turns.values())

GAIN, PAY, COPY = FIRST_OWN_OP, FIRST_OWN_OP + 1, FIRST_OWN_OP + 2
_PURSE = one_of_names(("coin", "vp"))
_WORDS = common_words(("hand",)) | {
    "gain": Word(GAIN, (_PURSE, number)),
    "pay": Word(PAY, (_PURSE, number)),
    "copy": Word(COPY),
}
PROGRAM = Program(_WORDS, {card.id: card.effect for card in _BOX.card})
ENTRY = [0, *(PROGRAM.entry[card] for card in CARDS)]
