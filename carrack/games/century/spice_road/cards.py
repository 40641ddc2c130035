# mypyc: compiled
"""The components as tables. Things are numbered from 1; row 0 of every table is "no card".

Merchants are numbered with the two starting cards first, in the order of components.toml.
"""

from carrack.core.language import ALL_OF, FIRST_OWN_OP, Program, Word, common_words, number
from carrack.core.rooms import Final, bit, i64, vec
from carrack.games.century.shared import cubes
from carrack.games.century.spice_road.box import COMPONENTS

BOX: Final = COMPONENTS.box

GAIN: Final = 16  # FIRST_OWN_OP; a literal, since only a chain of names of one module is folded
UPGRADE: Final = GAIN + 1
TRADE: Final = GAIN + 2
TRADE_CHOICE: Final = GAIN + 3
RECOVER: Final = GAIN + 4

if GAIN != FIRST_OWN_OP:
    raise ValueError("cards.py and language.py disagree about the first word of a title")

_WORDS: Final = {
    **common_words(),
    "gain": Word(GAIN, (cubes.parse,)),
    "upgrade": Word(UPGRADE, (number,)),
    "trade": Word(TRADE, (cubes.parse, cubes.parse)),
    "trade_choice": Word(TRADE_CHOICE, (cubes.parse, cubes.parse, cubes.parse)),
    "recover": Word(RECOVER),
}
_CARDS: Final = (*BOX.starting, *BOX.merchant, *BOX.bonus)

CARD_IDS: Final = tuple(card.id for card in _CARDS)
GOAL_IDS: Final = tuple(goal.id for goal in BOX.goal)
DEAL_IDS: Final = tuple(deal.id for deal in BOX.deal)
FIRST_MERCHANT: Final = 3
STARTING_HAND: Final = 0b110
"""The set of the two starting cards, which every seat gets."""
BONUS_SET: Final = bytes([0] + [("", "b1", "b2").index(card.set) for card in _CARDS])
"""To which of the two bonus sets each card belongs, 0 to none."""

_PROGRAM: Final = Program(
    _WORDS, {card.id: card.effect for card in _CARDS} | {deal.id: deal.effect for deal in BOX.deal}
)
CODE: Final = _PROGRAM.code
"""What every card and every deal does; the words are in components.toml."""
ARGS: Final = 2
"""Where the arguments of a word without children stand."""
EFFECT: Final = vec[i64]([0] + [_PROGRAM.entry[card] for card in CARD_IDS])
"""Where the effect of each card begins in the code."""
DEAL_EFFECT: Final = vec[i64]([0] + [_PROGRAM.entry[deal] for deal in DEAL_IDS])


def words(pc: int) -> list[int]:
    """The positions of the words that an effect is made of, in order; those of `all_of` one after another."""
    if CODE[pc] != ALL_OF:
        return [pc]
    return [word for k in range(int(CODE[pc + 1])) for word in words(int(CODE[pc + 2 + k]))]


def argument(pc: int, k: int) -> int:
    """The k-th argument of a word without children."""
    return int(CODE[pc + ARGS + k])


def _trade(pc: int) -> tuple[int, int]:
    """What one use of a card gives away, and what it gets for it at least; nothing if it does not trade."""
    for word in words(pc):
        if CODE[word] == TRADE:
            return argument(word, 0), argument(word, 1)
        if CODE[word] == TRADE_CHOICE:
            return argument(word, 0), 0
    return 0, 0


if any(_trade(int(pc)) != (0, 0) for pc in DEAL_EFFECT):
    raise ValueError("a deal is used once and cannot trade: how often would it?")

_TRADES: Final = [_trade(int(pc)) for pc in EFFECT]
_USES: Final = [(give, get - give, BOX.setup.capacity if give else 1) for give, get in _TRADES]
GIVES: Final = vec[i64]([give for give, _ in _TRADES])
GETS: Final = vec[i64]([get for _, get in _TRADES])
USE: Final = vec[i64]([number for use in _USES for number in use])
"""For each card what one use needs, how it changes the caravan, and how often one play may use it."""
USE_ROW: Final = 3


def _within_means(colour: int, have: int) -> int:
    """The set of cards that need no more of a colour for one use."""
    return sum(int(bit(card)) for card in range(1, len(GIVES)) if cubes.count(GIVES[card], colour) <= have)


MEANS_ROW: Final = 8
"""One more than any card needs of one colour, rounded up."""
MEANS: Final = vec[i64]([_within_means(k, have) for k in range(cubes.COLOURS) for have in range(MEANS_ROW)])
FREE: Final[i64] = i64(sum(int(bit(card)) for card in range(1, len(GIVES)) if GIVES[card] == 0))
"""The set of cards that can always be played: they give nothing away."""
BEFORE_TRADES: Final[i64] = FREE & ~(FREE + bit(1))
"""Those of them that come before all others, so that no other has to be looked for among them."""

COST: Final = vec[i64]([0] + [cubes.parse(goal.cost) for goal in BOX.goal])
POINTS: Final = bytes([0] + [goal.points for goal in BOX.goal])

STARTING_CUBES: Final = vec[i64]([cubes.parse(text) for text in BOX.setup.starting_cubes])
GOALS_TO_END: Final = bytes([0, 0] + [BOX.end.goals_to_trigger[str(n)] for n in (2, 3, 4, 5)])
GOLD_POINTS: Final = BOX.coins.gold
SILVER_POINTS: Final = BOX.coins.silver
CUBE_POINTS: Final = bytes(BOX.spices.points)
