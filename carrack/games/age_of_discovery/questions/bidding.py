# mypyc: compiled
"""The auction for the turn order: one bids more, or passes and takes the last place that is free.

Register A holds who has passed, pc how many, B the highest bid.
"""

from carrack.core.rooms import PC, SEAT, SEATS, A, Answer, B, Question, State, Text, bit, i64, top_frame
from carrack.games.age_of_discovery import at, parts
from carrack.games.age_of_discovery.questions.placing import begin_placing
from carrack.games.age_of_discovery.realm import earn, open_up, reveal_token


class Bid(Answer):
    """An amount, higher than the last."""

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        c = s.cells
        if k + 1 <= c[top_frame(c) + B]:
            return at.BID_TOO_LOW
        return at.BID_TOO_HIGH if k + 1 > c[at.MONEY + seat] else 0

    def take(self, s: State, seat: i64, k: i64) -> None:
        c = s.cells
        c[at.BID + seat] = k + 1
        c[top_frame(c) + B] = k + 1
        if s.journal is not None:
            s.journal.tell("bid", seat, {"n": int(k) + 1})
        next_bidder(s, seat)

    def about(self, s: State, seat: i64, k: i64, reason: i64) -> dict[str, object]:
        c = s.cells
        return {"highest": int(c[top_frame(c) + B]), "have": int(c[at.MONEY + seat])}


class Bidding(Question):
    """To leave it alone is to pass."""

    def take_decline(self, s: State, seat: i64) -> None:
        c = s.cells
        top = top_frame(c)
        place = c[SEATS] - 1 - c[top + PC]
        c[at.ORDER + place] = seat
        c[top + PC] += 1
        c[top + A] |= bit(seat)
        if s.journal is not None:
            s.journal.tell("passed", seat, {"place": int(place) + 1})
        next_bidder(s, seat)

    def ask(self, s: State, seat: i64) -> Text:
        c = s.cells
        highest = int(c[top_frame(c) + B])
        return ("ask-bid", {"n": highest}) if highest else ("ask-bid-first", {})


def next_bidder(s: State, seat: i64) -> None:
    """The next one who has not passed; the last of them has won."""
    c = s.cells
    top = top_frame(c)
    seat = (seat + 1) % c[SEATS]
    while c[top + A] & bit(seat) != 0:
        seat = (seat + 1) % c[SEATS]
    c[top + SEAT] = seat
    if c[top + PC] == c[SEATS] - 1:
        end_auction(s, seat)


def end_auction(s: State, winner: i64) -> None:
    """The winner pays in full and discovers the first region; the second pays half, and may get a specialist."""
    c = s.cells
    c[at.ORDER] = winner
    second = c[at.ORDER + 1]
    last = c[at.BID + second]
    earn(s, winner, -c[at.BID + winner], "paid_bid")
    earn(s, second, -((last + 1) // 2), "paid_bid")
    for seat in range(c[SEATS]):
        c[at.BID + seat] = 0
    if c[at.AUCTION_MONEY] == 1:
        pay_places(s)
    begin_placing(s)
    reveal_token(s, parts.OPEN_REGION)
    open_up(s, winner, parts.OPEN_REGION, 0)
    if last >= i64(parts.SPECIALIST_FROM):
        s.push(at.RECRUITING, second)


def pay_places(s: State) -> None:
    """Who goes later begins with more money."""
    c = s.cells
    for place in range(c[SEATS]):
        c[at.MONEY + c[at.ORDER + place]] += i64(parts.MONEY_BY_PLACE[place])


BIDDING = Bidding("bidding", Bid("bid"), decline=True, turns=True)
