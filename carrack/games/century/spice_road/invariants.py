"""What holds in every position: nothing is lost, nothing is made."""

from carrack.core.rooms import OVER, SEATS, State, members
from carrack.games.century.shared.cubes import total
from carrack.games.century.spice_road import at, cards
from carrack.games.century.spice_road.rules import in_play


def check(state: State) -> None:
    """Raise AssertionError if an invariant is broken."""
    c = [int(x) for x in state.cells]
    seats = range(c[SEATS])
    held = [card for k in seats for card in members(c[at.HAND + k]) + members(c[at.PLAYED + k])]
    gaps = sum(1 for frame in state.frames() if frame[0] == at.GAP)
    row, deck = _row(c, at.MERCHANT_ROW, at.MERCHANT_SLOTS, gaps), _pile(c, at.MERCHANT_DECK)
    playing = [card for card in range(cards.FIRST_MERCHANT, at.CARDS + 1) if in_play(state, card)]
    _complete("a card", held + row + deck + members(c[at.DISCARDED]), [1, 2] * len(seats) + playing)
    sleeved = [deal for deal in c[at.DEAL : at.DEAL + at.SLEEVES] if deal]
    all_deals = list(range(1, len(cards.DEAL_IDS) + 1)) * cards.BOX.deals.copies
    _complete("a deal", sleeved, all_deals if c[at.BIG_DEALS] else [])
    never_turned = [card for card in deck if not c[at.DEAL_KNOWN] >> card & 1]
    known = members(c[at.DEAL_KNOWN])
    assert not c[at.BIG_DEALS] or sorted(never_turned + known) == playing, "a deal is known too early"
    claimed = [goal for k in seats for goal in members(c[at.CLAIMED + k])]
    open_goals = _row(c, at.GOAL_ROW, at.GOAL_SLOTS, 0)
    _complete("a goal", claimed + open_goals + _pile(c, at.GOAL_DECK), list(range(1, at.GOALS + 1)))
    gold = c[at.GOLD_LEFT] + sum(c[at.GOLD + k] for k in seats)
    silver = c[at.SILVER_LEFT] + sum(c[at.SILVER + k] for k in seats)
    assert gold == cards.BOX.setup.gold_per_seat * len(seats), "gold coins are lost or made"
    assert silver == cards.BOX.setup.silver_per_seat * len(seats), "silver coins are lost or made"
    for slot in range(at.MERCHANT_SLOTS):
        assert c[at.MERCHANT_ROW + slot] or not c[at.MERCHANT_CUBES + slot], "cubes lie where no merchant is"
    if state.over or c[state.top()] == at.TURN_FRAME:
        assert all(total(c[at.CARAVAN + k]) <= at.CAPACITY for k in seats), "an over-full caravan between turns"
    assert state.actor == OVER or state.turn > 0, "a game that is not over has a turn"


def _complete(what: str, found: list[int], wanted: list[int]) -> None:
    assert sorted(found) == sorted(wanted), f"{what} is lost or doubled"


def _row(c: list[int], first: int, slots: int, gaps: int) -> list[int]:
    """The cards of a row; while a deal is being done it has one gap."""
    row = c[first : first + slots]
    filled = [card for card in row if card]
    assert not any(row[len(filled) + gaps :]), "a row has a gap"
    return filled


def _pile(c: list[int], first: int) -> list[int]:
    return c[first + 1 : first + 1 + c[first]]
