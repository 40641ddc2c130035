# mypyc: compiled
"""Acquiring a merchant: a cube on each card to the left of it, then it comes to the hand with what lies on it."""

from carrack.core.rooms import SEAT, SOURCE, A, Answer, Final, State, Text, i64, top_frame, vec
from carrack.games.century.shared.cubes import total
from carrack.games.century.shared.questions.colours import ColourQuestion
from carrack.games.century.shared.questions.paying import Pay
from carrack.games.century.spice_road import at
from carrack.games.century.spice_road.market import MERCHANTS, take_merchant


def list_merchants(c: vec[i64], have: i64, buffer: vec[i64], n: i64) -> i64:
    """Write the merchants within reach, which are the first ones of the row."""
    slots = min(total(have) + 1, at.MERCHANT_SLOTS)
    while slots > 0 and c[at.MERCHANT_ROW + slots - 1] == 0:
        slots -= 1
    for slot in range(slots):
        buffer[n] = at.DO_ACQUIRE + slot
        n += 1
    return n


class Acquire(Answer):
    """The merchant in a slot, counted from the left."""

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        if s.cells[at.MERCHANT_ROW + k] == 0:
            return at.NO_MERCHANT
        return at.TOO_FEW_TO_PAY if total(s.cells[at.CARAVAN + seat]) < k else 0

    def take(self, s: State, seat: i64, k: i64) -> None:
        s.push(at.PAYING, seat, source=k)

    def touches(self, s: State, seat: i64, k: i64) -> tuple[str, ...]:
        return MERCHANTS.pieces(s, k)

    def about(self, s: State, seat: i64, k: i64, reason: i64) -> dict[str, object]:
        return {"need": int(k), "have": int(total(s.cells[at.CARAVAN + seat]))} if reason == at.TOO_FEW_TO_PAY else {}


class Paying(ColourQuestion):
    """Until all merchants to the left have their cube."""

    def left(self, s: State, seat: i64) -> i64:
        return s.frame(SOURCE) - s.frame(A)

    def follow(self, s: State) -> bool:
        c = s.cells
        top = top_frame(c)
        slot = c[top + SOURCE]
        if c[top + A] < slot:
            return False
        seat = c[top + SEAT]
        s.pop()
        if c[at.BIG_DEALS] == 1 and c[at.HAND + seat] != 0:
            s.push(at.OFFERED, seat, source=slot)
        else:
            take_merchant(s, seat, slot)
        return True

    def concerns(self, s: State, seat: i64) -> tuple[str, ...]:
        return MERCHANTS.pieces(s, s.frame(SOURCE))

    def ask(self, s: State, seat: i64) -> Text:
        return self.says, {"card": MERCHANTS.pieces(s, s.frame(A))[0], "left": int(self.left(s, seat))}


_PAY: Final = Pay("pay", at.CARAVAN, MERCHANTS, at.MERCHANT_CUBES, "caravan", at.NONE_TO_PAY)
PAYING: Final = Paying("paying", _PAY, says="ask-pay")
