# mypyc: compiled
"""What may be done: one function for each verb that answers 0 or the reason why not.

They are functions of the cells, which are handed down as `c`: to fetch them, or a table, costs more than most
answers, because each time a count of references goes up and down.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.bits import bit, covers, lowest
from carrack.core.contract import SOURCE, B, top_frame
from carrack.games.century.shared.cubes import BROWN, GUARD, LANE, LOW, count, exchanges, present, returnable
from carrack.games.century.spice_road import cards
from carrack.games.century.spice_road import layout as at

FLOOR_BITS: Final = 2
_FLOOR_MASK: Final = 3


def affordable(have: i64) -> i64:
    """The set of cards that these cubes allow to be used at least once."""
    means = cards.MEANS
    top: i64 = cards.MEANS_ROW - 1
    found = means[min(have & LOW, top)]
    found &= means[cards.MEANS_ROW + min((have >> LANE) & LOW, top)]
    found &= means[2 * cards.MEANS_ROW + min((have >> 2 * LANE) & LOW, top)]
    return found & means[3 * cards.MEANS_ROW + min((have >> 3 * LANE), top)]


def most_times(uses: vec[i64], have: i64, card: i64) -> i64:
    """How often a card in hand can be used with these cubes: a trade as long as they last, any other card once."""
    row = card * cards.USE_ROW
    return exchanges(have, uses[row], uses[row + 1], uses[row + 2])


def refuse_play(c: vec[i64], seat: i64, card: i64, times: i64) -> i64:
    """Why a card cannot be played so many times."""
    if c[at.HAND + seat] & bit(card) == 0:
        return at.NOT_IN_HAND
    if times <= most_times(cards.USE, c[at.CARAVAN + seat], card):
        return 0
    return at.CANNOT_TRADE if cards.GIVES[card] != 0 else at.ONCE_ONLY


def refuse_deal(c: vec[i64], seat: i64, card: i64) -> i64:
    """Why the deal of a card in hand cannot be struck."""
    hand = c[at.HAND + seat]
    if hand & bit(card) == 0:
        return at.NOT_IN_HAND_TO_DEAL
    if c[at.DEAL + card - 1] == 0:
        return at.NO_DEAL
    return at.NONE_TO_LAY if hand == bit(card) else 0


def refuse_laying(c: vec[i64], seat: i64, card: i64) -> i64:
    """Why a card cannot be laid down for the deal that is being struck; the frame's source is the card dealt with,
    if that is in the same hand."""
    top = top_frame(c)
    from_hand = c[top] == at.LAYING
    if c[at.HAND + seat] & bit(card) == 0:
        return at.NOT_IN_HAND_TO_LAY if from_hand else at.NOT_IN_HAND_TO_OFFER
    return at.LAYS_ANOTHER if from_hand and c[top + SOURCE] == card else 0


def refuse_recovery(c: vec[i64], seat: i64, card: i64) -> i64:
    """Why a card cannot be taken back by the symbol of another one."""
    if c[at.PLAYED + seat] & bit(card) == 0:
        return at.NOT_PLAYED
    return at.RECOVERS_OTHERS if c[top_frame(c) + SOURCE] == card else 0


def recoverable(c: vec[i64], seat: i64) -> i64:
    """The played cards that may be taken back: all but the one whose symbol is used."""
    return c[at.PLAYED + seat] & ~bit(c[top_frame(c) + SOURCE])


def refuse_merchant(c: vec[i64], cubes: i64, slot: i64) -> i64:
    """Why a merchant cannot be had with so many cubes."""
    if c[at.MERCHANT_ROW + slot] == 0:
        return at.NO_MERCHANT
    return at.TOO_FEW_TO_PAY if cubes < slot else 0


def within_reach(c: vec[i64], cubes: i64) -> i64:
    """How many merchants, from the left, can be had with so many cubes."""
    slots = min(cubes + 1, at.MERCHANT_SLOTS)
    while slots > 0 and c[at.MERCHANT_ROW + slots - 1] == 0:
        slots -= 1
    return slots


def refuse_goal(c: vec[i64], costs: vec[i64], have: i64, slot: i64) -> i64:
    """Why a goal cannot be claimed with these cubes."""
    goal = c[at.GOAL_ROW + slot]
    if goal == 0:
        return at.NO_GOAL
    return 0 if covers(have, costs[goal], GUARD) else at.GOAL_NOT_MET


def askable(c: vec[i64], kind: i64, seat: i64) -> i64:
    """The colours that answer the question about a cube, as the guard bits of their lanes.

    Surplus goes back in ascending order, so that every set has one path.
    """
    have = c[at.CARAVAN + seat]
    if kind == at.SURPLUS:
        return returnable(have, at.CAPACITY) & -bit(LANE * floor(c, seat))
    if kind == at.UPGRADING:
        have &= ~(bit(LANE * (BROWN + 1)) - bit(LANE * BROWN))
    return present(have)


def refuse_colour(kind: i64, have: i64, asked: i64, colour: i64) -> i64:
    """Why a cube of this colour cannot be paid, upgraded or returned, whichever is asked."""
    if (asked >> (LANE * colour)) & LOW != 0:
        return 0
    if kind == at.UPGRADING and colour == BROWN:
        return at.TOP_OF_LADDER
    if count(have, colour) == 0:
        if kind == at.PAYING:
            return at.NONE_TO_PAY
        return at.NONE_TO_UPGRADE if kind == at.UPGRADING else at.NONE_TO_RETURN
    return at.OUT_OF_ORDER


def floor(c: vec[i64], seat: i64) -> i64:
    """The lowest colour this seat may still return; two bits a seat in the register."""
    return (c[top_frame(c) + B] >> (FLOOR_BITS * seat)) & _FLOOR_MASK


def colour_verb(kind: i64) -> i64:
    """The verb that answers a question about a colour."""
    return at.PAY if kind == at.PAYING else at.UPGRADE if kind == at.UPGRADING else at.DISCARD


def list_cards(held: i64, verb: i64, buffer: vec[i64], n: i64) -> i64:
    """Write the actions of a verb that names one card, for every card of a set, after the first n; how many now."""
    while held != 0:
        buffer[n] = verb + lowest(held) - 1
        n += 1
        held &= held - 1
    return n
