# mypyc: compiled
"""Income, then the benefits of buildings: Privateers first, the others seat by seat. Register A: the next place."""

from carrack.core.rooms import PC, REVEALED, SEATS, TURN, A, State, Work, i64, lowest, top_frame
from carrack.games.age_of_discovery import at, parts
from carrack.games.age_of_discovery.questions.improving import MAY_RELOCATE, MAY_RIDE
from carrack.games.age_of_discovery.realm import TO_LINE, TO_NEXT, TO_X, TO_Y, earn, gain_good, recruit
from carrack.games.age_of_discovery.scoring import goods_bonus, profit_now
from carrack.games.age_of_discovery.supply import GOOD_STOCK


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
    """The buildings of one seat after another, in turn order; moves are asked after all that comes by itself."""

    def follow(self, s: State) -> bool:
        c = s.cells
        top = top_frame(c)
        if c[top + A] == c[SEATS]:
            c[top] = at.CLOSING
            c[top + A] = 0
            return True
        seat = c[at.ORDER + c[top + A]]
        c[top + A] += 1
        owned = c[at.BUILDINGS + seat]
        moves: i64 = 0
        if owned & parts.STABLES != 0:
            moves |= MAY_RIDE
        if owned & parts.RELOCATIONS != 0:
            moves |= MAY_RELOCATE
        if moves != 0:
            s.push(at.IMPROVING, seat, a=moves)
        while owned != 0:
            benefit(s, seat, lowest(owned))
            owned &= owned - 1
        return True


def benefit(s: State, seat: i64, tile: i64) -> None:
    """What a building brings every turn by itself."""
    c = s.cells
    op = i64(parts.OP[tile])
    arg = parts.ARG[tile]
    if op == at.OP_RECRUIT:
        recruit(s, seat, arg, TO_NEXT)
    elif op == at.OP_EMBARK:
        recruit(s, seat, arg, TO_LINE)
    elif op == at.OP_DOCK_X and c[at.DOCK_XY] == 0:
        recruit(s, seat, arg, TO_X)
    elif op == at.OP_DOCK_Y and c[at.DOCK_XY] == 0:
        recruit(s, seat, arg, TO_Y)
    elif op == at.OP_INCOME:
        earn(s, seat, arg, "benefit")
    elif op == at.OP_DRAW_GOOD and GOOD_STOCK.size(s) > 0:
        c[REVEALED] += 1
        gain_good(s, seat, GOOD_STOCK.draw(s), "drew")


BENEFITS = Benefits("benefits")
