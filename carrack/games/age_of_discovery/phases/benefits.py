# mypyc: compiled
"""Income, then the benefits of buildings: Privateers first, the others seat by seat. Register A: the next place."""

from carrack.core.rooms import PC, REVEALED, SEATS, TURN, A, Final, State, Work, i64, lowest, top_frame
from carrack.games.age_of_discovery import at, parts, realm
from carrack.games.age_of_discovery.pieces import CAPTAIN, count, one
from carrack.games.age_of_discovery.realm import TO_LINE, TO_NEXT, TO_X, TO_Y, earn, gain_good, recruit
from carrack.games.age_of_discovery.scoring import goods_bonus, profit_now
from carrack.games.age_of_discovery.supply import GOOD_STOCK

# The registers of a seat's moves. A: what it may still do; B: whether that is before the other benefits.
MAY_RIDE: Final = 1
MAY_RELOCATE: Final = 2
BEFORE: Final = 1


def begin_benefits(s: State) -> None:
    """Goods and ships pay, in the last turn as profit too; then Privateers take their share."""
    c = s.cells
    top = top_frame(c)
    c[top] = at.BENEFITS
    c[top + PC] = 0
    for seat in range(c[SEATS]):
        if c[TURN] == parts.TURNS:
            c[at.PROFIT + seat] = profit_now(c, seat)
        earn(s, seat, c[at.INCOME + seat], "income")
        earn(s, seat, goods_bonus(c, seat), "goods_bonus")
    for seat in range(c[SEATS]):
        if c[at.BUILDINGS + seat] & parts.PRIVATEERS != 0:
            plunder(s, seat)


def plunder(s: State, owner: i64) -> None:
    """Every other player pays for each ship of the owner, as far as the money goes."""
    c = s.cells
    each = c[at.SHIPS + owner] * parts.ARG[lowest(parts.PRIVATEERS)]
    for seat in range(c[SEATS]):
        paid = min(each, c[at.MONEY + seat])
        if seat != owner and paid > 0:
            c[at.MONEY + seat] -= paid
            if s.journal is not None:
                s.journal.tell("plundered", seat, {"by": int(owner), "minus": {"coin": int(paid)}})
            earn(s, owner, paid, "privateers")


class Benefits(Work):
    """The buildings of one seat after another, in turn order.

    Moves are asked after all that comes by itself. If a swap is due the order can matter, so they are asked before too.
    """

    def follow(self, s: State) -> bool:
        c = s.cells
        top = top_frame(c)
        if c[top + A] == c[SEATS]:
            c[top] = at.CLOSING
            c[top + A] = 0
            return True
        seat = c[at.ORDER + c[top + A]]
        c[top + A] += 1
        moves: i64 = 0
        if c[at.BUILDINGS + seat] & parts.STABLES != 0:
            moves |= MAY_RIDE
        if c[at.BUILDINGS + seat] & parts.RELOCATIONS != 0:
            moves |= MAY_RELOCATE
        if moves != 0 and will_swap(s, seat):
            s.push(at.IMPROVING, seat, a=moves, b=BEFORE)
            return True
        if moves != 0:
            s.push(at.IMPROVING, seat, a=moves)
        collect(s, seat)
        return True


def will_swap(s: State, seat: i64) -> bool:
    """Whether buildings bring a specialist for whom another one must leave a colony, as there are no figures left."""
    due: i64 = 0
    owned = s.cells[at.BUILDINGS + seat]
    while owned != 0:
        op = i64(parts.OP[lowest(owned)])
        if op == at.OP_RECRUIT or op == at.OP_EMBARK:
            due += one(parts.ARG[lowest(owned)])
        owned &= owned - 1
    for kind in range(i64(CAPTAIN), i64(at.KINDS)):
        if count(due, kind) > realm.figures_left(s, seat, kind) and realm.can_swap(s, seat, kind):
            return True
    return False


def collect(s: State, seat: i64) -> None:
    """All that the buildings of a seat bring by themselves."""
    owned = s.cells[at.BUILDINGS + seat]
    while owned != 0:
        benefit(s, seat, lowest(owned))
        owned &= owned - 1


def benefit(s: State, seat: i64, tile: i64) -> None:
    """What a building brings every turn by itself."""
    c = s.cells
    op = i64(parts.OP[tile])
    arg = parts.ARG[tile]
    if op == at.OP_RECRUIT:
        recruit(s, seat, arg, TO_NEXT, tile)
    elif op == at.OP_EMBARK:
        recruit(s, seat, arg, TO_LINE, tile)
    elif op == at.OP_DOCK_X and c[at.DOCK_XY] == 0:
        recruit(s, seat, arg, TO_X, tile)
    elif op == at.OP_DOCK_Y and c[at.DOCK_XY] == 0:
        recruit(s, seat, arg, TO_Y, tile)
    elif op == at.OP_INCOME:
        earn(s, seat, arg, "yielded", tile)
    elif op == at.OP_DRAW_GOOD and GOOD_STOCK.size(s) > 0:
        c[REVEALED] += 1
        gain_good(s, seat, GOOD_STOCK.draw(s), "drew")


BENEFITS = Benefits("benefits")
