# mypyc: compiled
"""Acquiring a merchant: a cube on each card to the left of it, then it comes to the hand with what lies on it."""

from carrack.core.rooms import SEAT, SOURCE, A, Answer, Final, State, Text, i64, top_frame, vec
from carrack.games.century.shared.cubes import NAMES, named, one, total
from carrack.games.century.shared.questions.colours import ColourQuestion
from carrack.games.century.shared.questions.paying import Pay
from carrack.games.century.spice_road import at, cards
from carrack.games.century.spice_road.market import merchant_at, take_merchant


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
        c = s.cells
        if c[at.MERCHANT_ROW + k] == 0:
            return at.NO_MERCHANT
        return at.TOO_FEW_TO_PAY if total(c[at.CARAVAN + seat]) < k else 0

    def take(self, s: State, seat: i64, k: i64) -> None:
        s.push(at.PAYING, seat, source=k)

    def touches(self, s: State, seat: i64, k: i64) -> tuple[str, ...]:
        return merchant_at(s, k)

    def about(self, s: State, seat: i64, k: i64, reason: i64) -> dict[str, object]:
        return {"need": int(k), "have": int(total(s.cells[at.CARAVAN + seat]))} if reason == at.TOO_FEW_TO_PAY else {}


class PayForMerchant(Pay):
    """A cube for the leftmost merchant that has none of this payment yet."""

    def tell(self, s: State, seat: i64, place: i64, colour: i64) -> None:
        if s.journal is not None:
            card = cards.CARD_IDS[s.cells[at.MERCHANT_ROW + place] - 1]
            s.journal.tell("paid", seat, {"minus": named(one(colour)), "card": card, "slot": int(place)})

    def touches(self, s: State, seat: i64, k: i64) -> tuple[str, ...]:
        c = s.cells
        top = top_frame(c)
        onto = merchant_at(s, c[top + A]) if c[top] == at.PAYING else ()
        return f"caravan.{seat}/{NAMES[k]}", *onto


class Paying(ColourQuestion):
    """Until all merchants to the left have their cube."""

    def follow(self, s: State) -> bool:
        c = s.cells
        top = top_frame(c)
        if c[top + A] < c[top + SOURCE]:
            return False
        seat = c[top + SEAT]
        slot = c[top + SOURCE]
        s.pop()
        if c[at.BIG_DEALS] == 1 and c[at.HAND + seat] != 0:
            s.push(at.OFFERED, seat, source=slot)
        else:
            take_merchant(s, seat, slot)
        return True

    def ask(self, s: State, seat: i64) -> Text:
        c = s.cells
        top = top_frame(c)
        card = cards.CARD_IDS[c[at.MERCHANT_ROW + c[top + A]] - 1]
        return self.says, {"card": card, "left": int(c[top + SOURCE] - c[top + A])}


_PAY: Final = PayForMerchant("pay", at.CARAVAN, at.MERCHANT_CUBES, "caravan", at.NONE_TO_PAY)
PAYING: Final = Paying("paying", _PAY, says="ask-pay")
