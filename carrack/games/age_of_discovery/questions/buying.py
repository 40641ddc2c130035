# mypyc: compiled
"""The capital line: each piece may buy one building, at the price of the age; what it does at once follows."""

from carrack.core.rooms import DECLINE, TURN, Answer, Question, State, Text, bit, i64, vec
from carrack.games.age_of_discovery import at, parts
from carrack.games.age_of_discovery.realm import all_discovered, colony, earn
from carrack.games.age_of_discovery.supply import on_sale, price


class Buy(Answer):
    """A design that is on sale."""

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        c = s.cells
        if on_sale(c, k) < 0:
            return at.NOT_ON_SALE
        return at.CANNOT_PAY if c[at.MONEY + seat] < price(c[TURN]) else 0

    def list_into(self, s: State, seat: i64, buffer: vec[i64], n: i64) -> i64:
        return n if s.cells[at.MONEY + seat] < price(s.cells[TURN]) else super().list_into(s, seat, buffer, n)

    def take(self, s: State, seat: i64, k: i64) -> None:
        c = s.cells
        s.pop()
        place = on_sale(c, k)
        tile = c[at.SALE + place]
        cost = price(c[TURN])
        c[at.SALE + place] = 0
        c[at.MONEY + seat] -= cost
        c[at.BUILDINGS + seat] |= bit(tile)
        if s.journal is not None:
            s.journal.tell("bought", seat, {"building": parts.DESIGN_IDS[k], "minus": {"coin": int(cost)}})
        op = i64(parts.OP[tile])
        if op == at.OP_GRANT:
            earn(s, seat, parts.ARG[tile], "granted")
        elif op == at.OP_CHART and not all_discovered(c):
            s.push(at.CHARTING, seat)
        elif op == at.OP_STATION and any(colony(c, seat, region) != 0 for region in range(i64(at.REGIONS))):
            s.push(at.STATIONING, seat, a=parts.ARG[tile])
        elif op == at.OP_SETTLE:
            s.push(at.SETTLING, seat, a=parts.ARG[tile])

    def touches(self, s: State, seat: i64, k: i64) -> tuple[str, ...]:
        """Either of two tiles of one design; if none is on sale, those that somebody may have."""
        c = s.cells
        shown = [c[at.SALE + place] for place in range(at.ON_SALE)]
        tiles = shown if on_sale(c, k) >= 0 else list(range(len(parts.OP)))
        return tuple([parts.TILE_IDS[tile - 1] for tile in tiles if tile != 0 and parts.DESIGN[tile] == k])

    def about(self, s: State, seat: i64, k: i64, reason: i64) -> dict[str, object]:
        c = s.cells
        return {"need": int(price(c[TURN])), "have": int(c[at.MONEY + seat])} if reason == at.CANNOT_PAY else {}


class Buying(Question):
    """One may leave it."""

    def only(self, s: State, seat: i64) -> i64:
        return DECLINE if s.cells[at.MONEY + seat] < price(s.cells[TURN]) else super().only(s, seat)

    def ask(self, s: State, seat: i64) -> Text:
        return self.says, {"n": int(price(s.cells[TURN]))}


BUYING = Buying("buying", Buy("buy"), decline=True, turns=True, says="ask-buy")
