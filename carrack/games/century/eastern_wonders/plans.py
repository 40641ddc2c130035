# mypyc: compiled
"""What a seat can make of its cubes: the best plan, which is a port, a market or a harvest, and how far off it is.

A plan that can be carried out in the turn that is under way costs nothing; any other costs an action (`act`), and each
step beyond the free ones costs, too (`step`). A market makes other cubes of those in the hold, with a new outpost if
there is none yet. Cubes are judged by the token that suits them best: those that it asks for count as `matched`, the
others, as far as they could still become what is missing, as `useful`.
"""

from carrack.core.rooms import TURN_OF, A, Final, covers, final, i64, lowest, size, top_frame, vec
from carrack.games.century.eastern_wonders import at, charts, tiles
from carrack.games.century.eastern_wonders.bonuses import crop
from carrack.games.century.eastern_wonders.questions.market import OUTPOSTS, price_of
from carrack.games.century.eastern_wonders.rules import ROOM
from carrack.games.century.eastern_wonders.sea import FLEET, free_left, free_steps, is_paid, map_row
from carrack.games.century.shared.cubes import GUARD, LANE, levels, matched_levels, one, present, total

POINT: Final = 1000
ALL: Final = 1000
_THERE_AND_BACK: Final = 2

AT_A_GLANCE: Final = 0
IN_THE_END: Final = at.W_END_MATCHED - at.W_MATCHED
"""Where a simulation stops, wherever in a turn, to be about to act counts no more than it brings: some weights are
others there. They lie so far behind those of first sight, in the same order."""

COST_LEVELS: Final = bytes([int(levels(cost)) for cost in tiles.COST])


@final
class Planner:
    """A seat that looks for its best plan. `now`: it can still act in this turn, after so many free steps (`steps`)."""

    def __init__(self, c: vec[i64], w: vec[i64], seat: i64, lasting: i64, sight: i64) -> None:
        self.w = w
        self.sight = sight
        """Which of two weights: `AT_A_GLANCE` or `IN_THE_END`."""
        self.seat = seat
        self.lasting = lasting
        """How much of the game is still to come, in thousandths: things that help later count by it."""
        self.chart = map_row(c)
        self.room = ROOM.of(c, seat)
        self.free = free_steps(c, seat)
        self.steps = self.free
        self.kind: i64 = 0
        if c[TURN_OF] == seat:
            self.kind = c[top_frame(c)]
        self.at_sea = self.kind == at.SAILING or self.kind == at.RIVALS or self.kind == at.COLLECTING
        self.now = self.at_sea or self.kind == at.TURN_FRAME or self.kind == at.ACTING
        if self.kind == at.SAILING:
            self.steps = i64(1) if is_paid(c) else max(free_left(c, seat), 0)
        elif self.now and self.kind != at.TURN_FRAME:
            self.steps = 0
        self.leaving = is_paid(c) and self.kind == at.SAILING
        """A step was paid for: the ship cannot stay where it is."""

    def best(self, c: vec[i64]) -> i64:
        """The best plan with the cubes at hand, and a little of the next best one."""
        w = self.w
        have = c[at.HOLD + self.seat]
        place = c[at.SHIP + self.seat]
        if not self.now:
            have = self.cut(have)
        best = self.delivered(c, have, place, self.now, self.steps)
        if self.now and not self.leaving:
            best = max(best, self.delivered(c, self.cut(have + crop(c, self.seat)), place, False, self.free))
        elif self.kind == at.PRICE or self.kind == at.TRADING or self.kind == at.REWARD or self.kind == at.UPGRADING:
            best = max(best, self._pending(c, have))
        second: i64 = 0
        kept = self.delivered(c, self.cut(have), place, False, self.free)
        ways = (self.chart + place) * at.MAP_ROW
        for cell in range(i64(1), i64(at.MARKETS + 1)):
            far = i64(charts.DISTANCES[ways + cell])
            if self.leaving and far == 0:
                far = _THERE_AND_BACK
            lying: i64 = 0
            if far > 0 or self.at_sea:
                lying = c[at.LYING - 1 + cell]
            value = self._at_market(c, have, lying, cell, kept)
            value -= self._trip(far, self.now, self.steps) + w[at.W_RIVAL] * size(FLEET.rivals(c, self.seat, cell))
            if value > best:
                second = best
                best = value
            else:
                second = max(second, value)
        best += second * w[at.W_SECOND] // ALL
        return best - c[top_frame(c) + A] if self.kind == at.SAILING else best  # of equal voyages the shortest

    def _trip(self, far: i64, now: bool, steps: i64) -> i64:
        """What it costs to be so far away."""
        cost = self.w[at.W_STEP] * max(far - steps, 0)
        return cost if now else cost + self.w[at.W_ACT + self.sight]

    def _pending(self, c: vec[i64], have: i64) -> i64:
        """What the rest of an unfinished market action still brings."""
        place = c[at.SHIP + self.seat]
        top = top_frame(c)
        if self.kind == at.PRICE:
            return self._built(c, place) + self._traded(c, paid(have, c[top + A]), place)
        value = self._traded(c, have, place)
        if self.kind == at.UPGRADING:
            value += c[top + A] * self.w[at.W_LEVEL]
        elif self.kind == at.REWARD:
            value += self.w[at.W_REWARD + self.sight] * self.lasting // ALL
        return value

    def _at_market(self, c: vec[i64], have: i64, lying: i64, cell: i64, kept: i64) -> i64:
        """What the market in this cell makes of these cubes and those lying there, with a new outpost if there is none.

        `kept`: what the cubes are worth as they are; most markets can do nothing with them, and that is soon said.
        """
        have += lying
        give = tiles.GIVES[c[at.TILE - 1 + cell]]
        if OUTPOSTS.stands(c, self.seat, cell):
            return self._traded(c, have, cell) if lying != 0 or covers(have, give, GUARD) else kept
        price = price_of(c, cell)
        if price == 0 and lying == 0 and not covers(have, give, GUARD):
            return self._built(c, cell) + kept
        if total(have) < price:
            return 0
        return self._built(c, cell) + self._traded(c, paid(have, price), cell)

    def _built(self, c: vec[i64], cell: i64) -> i64:
        """What a new outpost in this cell brings."""
        row = i64(tiles.ROW_OF[c[at.TILE - 1 + cell]])
        gone = OUTPOSTS.gone(c, self.seat, row)
        value = self.w[at.W_OUTPOST]
        if gone == OUTPOSTS.columns(c, self.seat):
            value += self.w[at.W_COLUMN]
            if rows_ahead(c, self.seat) == at.SYMBOLS - 1:
                value += self.w[at.W_REWARD + self.sight] - self.w[at.W_COLUMN] * at.SYMBOLS
        return value * self.lasting // ALL + i64(tiles.SLOT_POINTS[gone]) * POINT

    def _traded(self, c: vec[i64], have: i64, cell: i64) -> i64:
        """The best that the trade of a market makes of these cubes, made as often as it is good."""
        tile = c[at.TILE - 1 + cell]
        give = tiles.GIVES[tile]
        change = tiles.GETS[tile] - give
        best = self.delivered(c, self.cut(have), cell, False, self.free)
        times: i64 = 0
        while times < at.MOST_TIMES and covers(have, give, GUARD):
            have += change
            times += 1
            best = max(best, self.delivered(c, self.cut(have), cell, False, self.free))
        return best

    def cut(self, have: i64) -> i64:
        """What is left when the cheapest cubes that are too many have gone back."""
        return paid(have, total(have) - self.room)

    def delivered(self, c: vec[i64], have: i64, cell: i64, now: bool, steps: i64) -> i64:
        """What these cubes are worth at the port that suits them best, for a ship in this cell."""
        w = self.w
        sight = self.sight
        all_levels = levels(have)
        best = w[at.W_LEVEL] * min(all_levels, w[at.W_SPARE_LEVELS])
        ways = (self.chart + cell) * at.MAP_ROW + at.MARKETS + 1
        for port in range(i64(at.PORTS)):
            token = c[at.PORT + port]
            if token != 0:
                need = i64(COST_LEVELS[token])
                points = i64(tiles.POINTS[token])
                matched = matched_levels(have, tiles.COST[token])
                spare = all_levels - matched
                if matched == need:
                    value = points * POINT + w[at.W_CLAIM + sight]
                    value -= self._trip(i64(charts.DISTANCES[ways + port]), now, steps)
                else:
                    useful = min(spare, need - matched)
                    spare -= useful
                    toward = w[at.W_MATCHED + sight] * matched + w[at.W_USEFUL + sight] * useful
                    value = points * toward // need
                value += w[at.W_LEVEL] * min(spare, w[at.W_SPARE_LEVELS])
                best = max(best, value)
        return best


def paid(have: i64, price: i64) -> i64:
    """What is left of these cubes when the cheapest ones have paid a price."""
    while price > 0 and have != 0:
        have -= one(lowest(present(have)) // LANE)
        price -= 1
    return have


def rows_ahead(c: vec[i64], seat: i64) -> i64:
    """How many rows of a board have lost more outposts than columns are empty."""
    columns = OUTPOSTS.columns(c, seat)
    ahead: i64 = 0
    for row in range(i64(at.SYMBOLS)):
        if OUTPOSTS.gone(c, seat, row) > columns:
            ahead += 1
    return ahead
