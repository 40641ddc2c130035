# mypyc: compiled
"""Resolution: the event lines one after another, each piece in its turn.

Pc is the line that resolves (at first the turn order, where nothing happens), register A the next cell of it or the
next seat in turn order; B is 1 once the University has been asked.
"""

from carrack.core.rooms import PC, SEATS, TURN, A, B, Final, State, Work, i64, top_frame, vec
from carrack.games.age_of_discovery import at, parts
from carrack.games.age_of_discovery.income import income
from carrack.games.age_of_discovery.lines import FIRST, LENGTH, clear
from carrack.games.age_of_discovery.phases.benefits import begin_benefits
from carrack.games.age_of_discovery.pieces import CAPTAIN, strength
from carrack.games.age_of_discovery.questions.studying import offer_study
from carrack.games.age_of_discovery.realm import TO_NEXT, all_discovered, earn, recruit
from carrack.games.age_of_discovery.scoring import is_scoring_turn, score_colonies
from carrack.games.age_of_discovery.supply import DECK

_QUESTIONS: Final = vec[i64]([0, 0, at.SAILING, at.TRADING, 0, at.BUYING, 0, at.TRAINING, at.WARRING])
"""What each piece of a line is asked, by the number of the line."""


class Resolving(Work):
    """One step of the line that resolves; a question goes on top of the stack."""

    def follow(self, s: State) -> bool:
        c = s.cells
        top = top_frame(c)
        line = c[top + PC]
        changeable = line == at.LINE_INITIATIVE or line == at.LINE_DOCK or line == at.LINE_CAPITAL
        if changeable and c[top + B] == 0:
            c[top + B] = 1
            offer_study(s, line)
        elif line == at.LINE_INITIATIVE:
            pay_initiative(s)
            next_line(s)
        elif line == at.LINE_SHIPPING:
            award_ship(s)
            next_line(s)
        elif line == at.LINE_DISCOVERY:
            next_explorer(s)
        elif line <= at.LINE_WARFARE:
            next_piece(s, line)
        else:
            if c[at.SCORING] == 1 and is_scoring_turn(c[TURN]):
                score_colonies(s)
            begin_benefits(s)
        return True


def next_line(s: State) -> None:
    """The line is done."""
    c = s.cells
    top = top_frame(c)
    c[top + PC] += 1
    c[top + A] = 0
    c[top + B] = 0


def next_piece(s: State, line: i64) -> None:
    """The next piece of a line acts; after the last the line is cleared."""
    c = s.cells
    top = top_frame(c)
    cell = c[top + A]
    while cell < LENGTH[line] and c[FIRST[line] + LENGTH[line] + cell] == 0:
        cell += 1
    if cell == LENGTH[line]:
        clear(c, line)
        next_line(s)
        return
    c[top + A] = cell + 1
    seat = c[FIRST[line] + cell]
    if line != at.LINE_SPECIALISTS:
        s.push(_QUESTIONS[line], seat, source=cell)
    elif cell == at.TRAINING_CELL:
        s.push(at.TRAINING, seat)
    else:
        recruit(s, seat, CAPTAIN + cell, TO_NEXT)


def pay_initiative(s: State) -> None:
    """The further back one stands, the more money."""
    c = s.cells
    for cell in range(i64(at.MOST_SEATS)):
        if c[at.INITIATIVE_PIECE + cell] != 0:
            earn(s, c[at.INITIATIVE + cell], cell + 1, "initiative")


def shipping_winner(s: State) -> i64:
    """The strongest on merchant shipping; of equals the one earlier in turn order; -1 if nobody is there."""
    c = s.cells
    winner: i64 = -1
    most: i64 = 0
    for place in range(c[SEATS]):
        seat = c[at.ORDER + place]
        here = strength(c[at.SHIPPING + seat], parts.SHIPPING_STRENGTH)
        if here > most:
            most = here
            winner = seat
    return winner


def award_ship(s: State) -> None:
    """The ship in the port, if there is one, goes to the strongest."""
    c = s.cells
    winner = shipping_winner(s)
    if winner >= 0 and c[at.SHIP_IN_PORT] == 1:
        c[at.SHIP_IN_PORT] = 0
        c[at.SHIPS + winner] += 1
        c[at.INCOME + winner] = income(c[at.GOODS + winner], c[at.SHIPS + winner])
        if s.journal is not None:
            s.journal.tell("ship", winner, {"plus": {"ship": 1}})
    for seat in range(c[SEATS]):
        c[at.SHIPPING + seat] = 0


def next_explorer(s: State) -> None:
    """In turn order whoever has pieces on the line may send an expedition, if there is anything to discover."""
    c = s.cells
    top = top_frame(c)
    if c[top + A] == c[SEATS]:
        next_line(s)
        return
    seat = c[at.ORDER + c[top + A]]
    c[top + A] += 1
    if c[at.DISCOVERY + seat] != 0 and (DECK.size(s) > 0 or not all_discovered(c)):
        s.push(at.EXPLORING, seat)


RESOLVING = Resolving("resolving")
