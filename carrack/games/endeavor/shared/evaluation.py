# mypyc: compiled
"""How good a position is for a seat, in thousandths of a point: what bots and hints go by.

It is the score as it stands, and what is to come: growth, payments, levels and cards of the rounds that are left, discs
and tokens that can still be used, presence, the race for governors. Cards that the limit will not let a seat keep
count for nothing. A seat that is choosing a target has what its best answer will bring. How much each of these
counts is in the evaluation.toml of a title.
"""

from carrack.core.evaluation import Evaluation
from carrack.core.rooms import SEAT, SEATS, TURN, Final, State, Work, bit, final, i64, lowest, size, top_frame, vec
from carrack.core.weights import Weights
from carrack.games.endeavor.shared import scoring
from carrack.games.endeavor.shared.boards import idle_slots
from carrack.games.endeavor.shared.decks import free_places
from carrack.games.endeavor.shared.realm import held, presence, sailed
from carrack.games.endeavor.shared.world import CULTURE, FINANCE, INDUSTRY, POLITICS, World

POINT: Final = 1000
_WON: Final = 100_000
_BITS: Final = 10  # names.STATUS_BITS
_LOW: Final = 1023
_TOKEN_BITS: Final = 7  # names.TOKEN_BITS
_TOKEN_LOW: Final = 127
_MOST_CARDS: Final = 5

WEIGHTS: Final = (
    *("track", "level", "limit", "action", "disc", "token"),
    *("presence", "governor", "city", "half_link", "slavery"),
)
"""The names of the weights, in the order in which they are numbered."""
TRACK: Final = 0
LEVEL: Final = 1
LIMIT: Final = 2
ACTION: Final = 3
DISC: Final = 4
TOKEN: Final = 5
PRESENCE: Final = 6
GOVERNOR: Final = 7
CITY: Final = 8
HALF_LINK: Final = 9
SLAVERY: Final = 10

_ALL: Final = 100
_DISCS_OF_AN_ACTION: Final = 180
_NEW_BUILDING: Final = 60
"""In hundredths: what the activation of a building takes, how many buildings with an action a round brings."""


@final
class EndeavorEvaluation(Evaluation):
    """The judgement for all titles of the family."""

    def __init__(self, w: World, doing: Work, weights: Weights) -> None:
        super().__init__(weights, point=POINT, temperature=700, rollout=8)
        self.w = w
        self.doing = doing
        """The question that asks for a target."""
        self.own = weights

    def at_a_glance(self, s: State, seat: i64) -> i64:
        c = s.cells
        w = self.w
        if s.over:
            return s.score(seat) * POINT + (_WON if s.ranking()[seat] == 1 else 0)
        top = top_frame(c)
        if c[top] == self.doing.kind and c[top + SEAT] == seat:
            return self._best_answer(s, seat)
        return worth(c, w, self.own.numbers, seat)

    def stage(self, s: State) -> i64:
        """The round."""
        return s.cells[TURN]

    def _best_answer(self, s: State, seat: i64) -> i64:
        buffer = s.game.buffer()
        n = s.options_into(seat, buffer)
        best: i64 = -_WON
        for k in range(n):
            copy = s.clone()
            copy.apply_legal(buffer[k])
            found = self.at_a_glance(copy, seat)
            if found > best:
                best = found
        return best


def worth(c: vec[i64], w: World, weights: vec[i64], seat: i64) -> i64:
    """A position in which the seat is not choosing a target."""
    left = w.rounds - c[TURN]
    status = c[w.status + seat]
    cards = c[w.cards + seat]
    lost = surplus_cards(c, w, seat)
    while lost != 0:
        card = lowest(lost)
        lost &= lost - 1
        status -= w.card_icons[card]
        cards &= ~bit(card)
    value = _statuses(w, weights, status, size(cards) - free_places(c, w, seat), left)
    value += (scoring.city_glory(c, w, seat) + scoring.link_glory(c, w, seat)) * POINT
    value += (scoring.building_glory(c, w, seat) + scoring.slot_glory(c, w, seat)) * POINT
    value += scoring.slavery_glory(c, w, seat) * POINT
    value += size(cards & w.slavery) * weights[SLAVERY] * left
    while cards != 0:
        value += w.card_glory[lowest(cards)] * POINT
        cards &= cards - 1
    value += _actions(c, w, weights, seat, status, left)
    return value + _map(c, w, weights, seat, left)


def _statuses(w: World, weights: vec[i64], status: i64, ordinary: i64, left: i64) -> i64:
    """Points of the tracks, and what their levels bring in the rounds that are left."""
    value: i64 = 0
    steps = w.last + 1
    track: i64 = 0
    while track < 4:
        at = (status >> (_BITS * track)) & _LOW
        if at > w.last:
            at = w.last
        glory = w.glory_at[at]
        value += glory * POINT + (at - glory) * weights[TRACK] * left
        level = w.values[track * steps + at]
        if track == INDUSTRY:
            value += level * weights[LEVEL] * left
        elif track == POLITICS and level > ordinary:
            value += (level - ordinary) * weights[LIMIT] * left
        track += 1
    return value


def _actions(c: vec[i64], w: World, weights: vec[i64], seat: i64, status: i64, left: i64) -> i64:
    """The actions that buildings, discs and payments still allow, round by round, and the discs that remain."""
    steps = w.last + 1
    growth = w.values[CULTURE * steps + min((status >> (_BITS * CULTURE)) & _LOW, w.last)] * _ALL
    payments = w.values[FINANCE * steps + min((status >> (_BITS * FINANCE)) & _LOW, w.last)] * _ALL
    places = size(idle_slots(c, w, seat)) * _ALL
    busy = size(c[w.workers + seat]) * _ALL
    discs = c[w.harbour + seat] * _ALL
    supply = c[w.supply + seat] * _ALL
    done: i64 = 0
    if c[w.passed] & bit(seat) == 0:
        now = min(places, discs * _ALL // _DISCS_OF_AN_ACTION)
        done += now
        places -= now
        busy += now
        discs -= now * _DISCS_OF_AN_ACTION // _ALL
    for _ in range(left):
        come = min(growth, supply)
        paid = min(payments, busy)
        supply -= come
        discs += come + paid
        busy -= paid
        places += paid + _NEW_BUILDING
        now = min(places, discs * _ALL // _DISCS_OF_AN_ACTION)
        done += now
        places -= now
        busy += now
        discs -= now * _DISCS_OF_AN_ACTION // _ALL
    value = (done * weights[ACTION] + discs * weights[DISC]) // _ALL
    if left > 0 or c[w.passed] & bit(seat) == 0:
        k: i64 = 0
        while k < len(w.action_tokens):
            n = (c[w.tokens + seat] >> (_TOKEN_BITS * (w.action_tokens[k] - 1))) & _TOKEN_LOW
            value += n * weights[TOKEN]
            k += 1
    return value


def _map(c: vec[i64], w: World, weights: vec[i64], seat: i64, left: i64) -> i64:
    """Presence for the cards to come, the race for governors, cities that can grow into links."""
    value = size(c[w.nodes + seat]) * weights[CITY] * left
    own = c[w.nodes + seat]
    others = held(c, w) & ~own
    link: i64 = 1
    while link <= w.link_count:
        ends = w.link_ends[link]
        if ends & own != 0 and ends & own != ends and ends & others == 0:
            value += weights[HALF_LINK] * left
        link += 1
    all_sailed = sailed(c, w)
    region: i64 = 1
    while region <= w.region_count:
        here = presence(c, w, seat, region)
        value += min(here, _MOST_CARDS) * weights[PRESENCE] * left
        if c[w.opened] & bit(region) == 0:
            spaces = w.spaces_of[region]
            value += _governor(c, w, seat, region, size(spaces), size(spaces & all_sailed)) * weights[GOVERNOR] // 100
        region += 1
    return value


def _governor(c: vec[i64], w: World, seat: i64, region: i64, length: i64, filled: i64) -> i64:
    """How near a seat is to the governor of a closed region, in hundredths."""
    spaces = w.spaces_of[region]
    own = size(c[w.sailed + seat] & spaces)
    most: i64 = 0
    for other in range(c[SEATS]):
        if other != seat:
            most = max(most, size(c[w.sailed + other] & spaces))
    if own == 0:
        return 0
    share = 50 + 25 * (own - most)
    if share > 100:
        share = 100
    if share < 0:
        return 0
    return share * filled // length


def surplus_cards(c: vec[i64], w: World, seat: i64) -> i64:
    """The cards that would go if the seat passed now: always the one that is worth least."""
    cards = c[w.cards + seat]
    status = c[w.status + seat]
    lost: i64 = 0
    while cards != 0:
        places = w.values[POLITICS * (w.last + 1) + min((status >> (_BITS * POLITICS)) & _LOW, w.last)]
        if cards & w.governors != 0:
            places += 1
        if cards & w.slavery != 0:
            places += 1
        if size(cards) <= places:
            break
        card = _cheapest(w, cards)
        cards &= ~bit(card)
        lost |= bit(card)
        status -= w.card_icons[card]
    return lost


def _cheapest(w: World, cards: i64) -> i64:
    """The card with the fewest icons and points of those that count against the limit."""
    found: i64 = 0
    least: i64 = 1_000
    free = w.governors if size(cards & w.governors) == 1 else 0
    if size(cards & w.slavery) == 1:
        free |= w.slavery
    left = cards & ~free
    while left != 0:
        card = lowest(left)
        left &= left - 1
        price = w.card_glory[card]
        track: i64 = 0
        while track < 4:
            price += (w.card_icons[card] >> (_BITS * track)) & _LOW
            track += 1
        if price < least:
            least = price
            found = card
    return found
