# mypyc: compiled
"""The end of a turn: scoring when an age ends, new buildings, goods, ship, colonists, and the new turn order."""

from carrack.core.rooms import NOBODY, SEATS, TURN, A, State, Work, i64, top_frame
from carrack.games.age_of_discovery import at, parts
from carrack.games.age_of_discovery.lines import clear, place_in_order, to_front
from carrack.games.age_of_discovery.pieces import COLONIST, one
from carrack.games.age_of_discovery.questions.placing import begin_placing
from carrack.games.age_of_discovery.questions.studying import offer_study
from carrack.games.age_of_discovery.realm import figures_left
from carrack.games.age_of_discovery.scoring import is_scoring_turn, score_colonies
from carrack.games.age_of_discovery.supply import refresh_goods, refresh_sale, refresh_ship


class Closing(Work):
    """After the new turn order the University may still change it: then register A is 1."""

    def follow(self, s: State) -> bool:
        c = s.cells
        top = top_frame(c)
        if c[top + A] == 1:
            c[TURN] += 1
            begin_placing(s)
            return True
        if c[at.SCORING] == 0 and is_scoring_turn(c[TURN]):
            score_colonies(s)
        if c[TURN] == parts.TURNS:
            s.pop()
            s.end()
            return False
        refresh_sale(s)
        refresh_goods(s)
        refresh_ship(s)
        take_colonists(s)
        new_order(s)
        c[top + A] = 1
        offer_study(s, at.LINE_ORDER)
        return True


def take_colonists(s: State) -> None:
    """Five colonists for everybody, and what was earned."""
    c = s.cells
    for seat in range(c[SEATS]):
        n = min(i64(parts.START_COLONISTS), figures_left(s, seat, COLONIST))
        c[at.HAND + seat] = c[at.NEXT + seat] + n * one(COLONIST)
        c[at.NEXT + seat] = 0


def new_order(s: State) -> None:
    """Those on the initiative line first, then the others as they were."""
    c = s.cells
    for back in range(i64(at.MOST_SEATS)):
        seat = c[at.INITIATIVE + at.MOST_SEATS - 1 - back]
        if seat != NOBODY:
            to_front(c, at.ORDER, place_in_order(c, seat))
    clear(c, at.LINE_INITIATIVE)
    if s.journal is not None:
        s.journal.tell("new_order", -1, {"order": [int(c[at.ORDER + place]) for place in range(c[SEATS])]})


CLOSING = Closing("closing")
