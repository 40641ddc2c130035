# mypyc: compiled
"""The market: first an outpost, if one likes, with all that it brings; then the trade of the tile, again and again.

The frame `price` holds in register A how many cubes are still to pay; when none is, the outpost is built.
"""

from carrack.core.rooms import SEAT, SEATS, SEVERAL, Answer, Final, Question, State, Text, covers, i64, top_frame, vec
from carrack.games.century.eastern_wonders import at, maps, tiles
from carrack.games.century.eastern_wonders.bonuses import owned
from carrack.games.century.shared.cubes import GUARD, exchanges, total
from carrack.games.century.shared.hold import shortage, trade
from carrack.games.century.shared.outposts import Outposts
from carrack.games.century.shared.questions.colours import ColourQuestion
from carrack.games.century.shared.questions.price import PayPrice

OUTPOSTS: Final = Outposts(at.OUTPOSTS, at.BUILT, at.SYMBOLS, at.NARROW, tiles.BOX.board.points)


def price_of(c: vec[i64], cell: i64) -> i64:
    """Cubes that an outpost in this cell costs now."""
    return OUTPOSTS.standing(c, cell) * i64(tiles.OUTPOST_PRICE[c[SEATS]])


def exchanges_at(c: vec[i64], seat: i64, cell: i64) -> i64:
    """How often the trade of a market can be made in one go."""
    tile = c[at.TILE - 1 + cell]
    give = tiles.GIVES[tile]
    return exchanges(c[at.HOLD + seat], give, tiles.GETS[tile] - give, at.MOST_TIMES)


def list_market(c: vec[i64], seat: i64, cell: i64, buffer: vec[i64], n: i64) -> i64:
    """Write what the market allows: to build where one has nothing yet, to trade where one has."""
    if OUTPOSTS.stands(c, seat, cell):
        return list_trades(c, seat, cell, buffer, n)
    if total(c[at.HOLD + seat]) >= price_of(c, cell):
        buffer[n] = at.DO_BUILD
        n += 1
    return n


def list_trades(c: vec[i64], seat: i64, cell: i64, buffer: vec[i64], n: i64) -> i64:
    """Write how often the trade can be made."""
    tile = c[at.TILE - 1 + cell]
    give = tiles.GIVES[tile]
    change = tiles.GETS[tile] - give
    have = c[at.HOLD + seat]
    action: i64 = at.DO_TRADE
    while action < at.DO_TRADE + at.MOST_TIMES and covers(have, give, GUARD):
        buffer[n] = action
        n += 1
        action += 1
        have += change
    return n


class Build(Answer):
    """An outpost where the ship is."""

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        c = s.cells
        cell = c[at.SHIP + seat]
        if cell > at.MARKETS:
            return at.NO_MARKET_HERE
        if OUTPOSTS.stands(c, seat, cell):
            return at.OUTPOST_STANDS
        if total(c[at.HOLD + seat]) >= price_of(c, cell):
            return 0
        return at.CANNOT_PAY_DOUBLE if c[SEATS] == 2 else at.CANNOT_PAY_PRICE

    def take(self, s: State, seat: i64, k: i64) -> None:
        c = s.cells
        c[top_frame(c)] = at.TURN_END
        s.push(at.PRICE, seat, a=price_of(c, c[at.SHIP + seat]))

    def touches(self, s: State, seat: i64, k: i64) -> tuple[str, ...]:
        return here(s, seat)

    def about(self, s: State, seat: i64, k: i64, reason: i64) -> dict[str, object]:
        c = s.cells
        if reason != at.CANNOT_PAY_PRICE and reason != at.CANNOT_PAY_DOUBLE:
            return {}
        return {"need": int(price_of(c, c[at.SHIP + seat])), "have": int(total(c[at.HOLD + seat]))}


def here(s: State, seat: i64) -> tuple[str, ...]:
    """The place where the ship of a seat is, if it is anywhere yet."""
    cell = s.cells[at.SHIP + seat]
    return (f"map:{maps.CELL_IDS[cell - 1]}",) if cell != 0 else ()


class Price(ColourQuestion):
    """Until the price is paid; then the outpost stands."""

    def follow(self, s: State) -> bool:
        c = s.cells
        top = top_frame(c)
        seat = c[top + SEAT]
        if self.left(s, seat) > 0:
            s.ask(seat)
            return False
        s.pop()
        build(s, seat)
        return True

    def concerns(self, s: State, seat: i64) -> tuple[str, ...]:
        return here(s, seat)


def build(s: State, seat: i64) -> None:
    """The outpost leaves the board; upgrades come first, then the reward of an empty column, then the trade.

    What is to be done last is pushed first. An upgrade token gained now helps only the next outpost (CEN-AMB-075).
    """
    c = s.cells
    cell = c[at.SHIP + seat]
    tile = c[at.TILE - 1 + cell]
    row = i64(tiles.ROW_OF[tile])
    column = OUTPOSTS.gone(c, seat, row)
    emptied = OUTPOSTS.build(c, seat, cell, row)
    if s.journal is not None:
        points = tiles.SLOT_POINTS[column]
        plus = {"vp": points} if points else {}
        s.journal.tell("built", seat, {"tile": tiles.TILE_IDS[tile - 1], "symbol": tiles.ROWS[row], "plus": plus})
    s.push(at.TRADING, seat)
    upgrades = owned(c, seat, at.KIND_UPGRADE)
    if not emptied:
        if upgrades != 0:
            s.push(at.UPGRADING, seat, a=upgrades)
    elif c[at.NEW_UPGRADE] == 1:
        s.push(at.UPGRADING, seat, a=upgrades)
        s.push(at.REWARD, seat)
    else:
        s.push(at.REWARD, seat)
        if upgrades != 0:
            s.push(at.UPGRADING, seat, a=upgrades)


class Trade(Answer):
    """The trade of the tile, made so many times."""

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        c = s.cells
        cell = c[at.SHIP + seat]
        if cell > at.MARKETS:
            return at.NO_MARKET_TO_TRADE
        if not OUTPOSTS.stands(c, seat, cell):
            return at.NO_OUTPOST_HERE
        return 0 if k < exchanges_at(c, seat, cell) else at.CANNOT_TRADE

    def list_into(self, s: State, seat: i64, buffer: vec[i64], n: i64) -> i64:
        c = s.cells
        cell = c[at.SHIP + seat]
        if cell > at.MARKETS or not OUTPOSTS.stands(c, seat, cell):
            return n
        return list_trades(c, seat, cell, buffer, n)

    def take(self, s: State, seat: i64, k: i64) -> None:
        """The most that can be named in one go may be followed by more (CEN-EW-057)."""
        c = s.cells
        tile = c[at.TILE - 1 + c[at.SHIP + seat]]
        times = k + 1
        top = top_frame(c)
        if c[top] == at.TRADING:
            s.pop()
        else:
            c[top] = at.TURN_END
        if times == at.MOST_TIMES:
            s.push(at.TRADING, seat)
        if s.journal is not None:
            s.journal.tell("traded", seat, {"tile": tiles.TILE_IDS[tile - 1], "times": int(times)})
        trade(s, at.HOLD, seat, tiles.GIVES[tile], tiles.GETS[tile], times)

    def touches(self, s: State, seat: i64, k: i64) -> tuple[str, ...]:
        return here(s, seat)

    def about(self, s: State, seat: i64, k: i64, reason: i64) -> dict[str, object]:
        """How often, and which cubes are short, for one trade or for all."""
        if reason != at.CANNOT_TRADE:
            return {}
        tile = s.cells[at.TILE - 1 + s.cells[at.SHIP + seat]]
        have, give, times = s.cells[at.HOLD + seat], tiles.GIVES[tile], k + 1
        short = shortage(have, give) or shortage(have + tiles.GETS[tile] * k, give * times)
        return {"tile": tiles.TILE_IDS[tile - 1], "times": int(times), **short}


class Trading(Question):
    """The trade that follows an outpost; not asked if the cubes do not suffice."""

    def follow(self, s: State) -> bool:
        c = s.cells
        seat = c[top_frame(c) + SEAT]
        if exchanges_at(c, seat, c[at.SHIP + seat]) > 0:
            s.ask(seat)
            return False
        s.pop()
        return True

    def only(self, s: State, seat: i64) -> i64:
        return SEVERAL

    def ask(self, s: State, seat: i64) -> Text:
        return self.says, {"tile": tiles.TILE_IDS[s.cells[at.TILE - 1 + s.cells[at.SHIP + seat]] - 1]}


PRICE: Final = Price("price", PayPrice("pay", at.HOLD, "hold", at.NONE_TO_PAY_PRICE), says="ask-price")
TRADING: Final = Trading("trading", Trade("trade"), decline=True)
