# mypyc: compiled
"""How good a position is for a seat, in thousandths of a point: what bots and hints go by.

It is what the seat will probably have at the end: glory for sure, a part of the way to more, what the rounds to come
will bring (outlook/rounds.py), and what the map promises (outlook/chances.py). How much is in evaluation.toml.
"""

from carrack.core.evaluation import Evaluation
from carrack.core.rooms import SEAT, TURN, Final, State, final, i64, size, top_frame, vec
from carrack.core.weights import Weights
from carrack.games.endeavor.shared import scoring
from carrack.games.endeavor.shared.decks import surplus
from carrack.games.endeavor.shared.outlook import weights as at
from carrack.games.endeavor.shared.outlook.basis import POINT, Basis
from carrack.games.endeavor.shared.outlook.chances import (
    worth_of_decks,
    worth_of_links,
    worth_of_regions,
    worth_of_slavery,
)
from carrack.games.endeavor.shared.outlook.now import Now
from carrack.games.endeavor.shared.outlook.rounds import worth_of_rounds
from carrack.games.endeavor.shared.outlook.tracks import partial, without_surplus, worth_of_tracks
from carrack.games.endeavor.shared.outlook.yields import Buildings, Yields
from carrack.games.endeavor.shared.realm import held, within_reach
from carrack.games.endeavor.shared.world import World

_TOKEN_BITS: Final = 7  # names.TOKEN_BITS
_ALL: Final = 1000


@final
class EndeavorEvaluation(Evaluation):
    """The evaluation of all titles of the family; each has weights of its own."""

    def __init__(self, w: World, weights: Weights, temperature: int, rollout: int) -> None:
        super().__init__(weights, point=1000, temperature=temperature, rollout=rollout)
        self.numbers_of: Weights = weights
        self.basis = Basis(w)

    def at_a_glance(self, s: State, seat: i64) -> i64:
        return _value(s, self.basis, self.numbers_of.numbers, seat)

    def stage(self, s: State) -> i64:
        """The rounds that are over."""
        return s.cells[TURN] - 1


def _value(s: State, f: Basis, k: vec[i64], seat: i64) -> i64:
    """A target that is yet to be chosen is as good as the best one."""
    if s.over:
        return s.score(seat) * POINT
    c = s.cells
    top = top_frame(c)
    if c[top] == f.doing and c[top + SEAT] == seat:
        return _best_answer(s, f, k, seat)
    now = Now(c, f, seat)
    part = partial(now, k)
    if surplus(c, f.w, seat) > 0:
        # A name of its own: the copy must live as long as its cells are read.
        left = without_surplus(s, f.w, seat, part)
        return _worth(left.cells, f, k, seat, now, part) - k[at.SURPLUS] * surplus(c, f.w, seat)
    return _worth(c, f, k, seat, now, part)


def _best_answer(s: State, f: Basis, k: vec[i64], seat: i64) -> i64:
    buffer = s.game.buffer()
    best: i64 = 0
    for one in range(s.options_into(seat, buffer)):
        copy = s.clone()
        copy.apply_legal(buffer[one])
        value = _value(copy, f, k, seat)
        if one == 0 or value > best:
            best = value
    return best


def _worth(c: vec[i64], f: Basis, k: vec[i64], seat: i64, now: Now, part: i64) -> i64:
    w = f.w
    points = scoring.city_glory(c, w, seat) + scoring.link_glory(c, w, seat) + scoring.building_glory(c, w, seat)
    points += scoring.card_glory(c, w, seat) + scoring.slot_glory(c, w, seat) + scoring.slavery_glory(c, w, seat)
    value = points * POINT + worth_of_tracks(c, w, seat, part)
    if now.after == 0 and not now.acts:
        return value + scoring.harbour_glory(c, w, seat) * POINT
    taken = held(c, w)
    within = within_reach(c, w, seat)
    free = within & w.cities & ~taken
    reach = size(free)
    yields = Yields(c, f, k, seat, reach, within & taken & ~c[w.nodes + seat])
    value += worth_of_rounds(c, f, k, seat, now, Buildings(c, f, seat, yields))
    value += worth_of_tokens(c, f, k, seat, now, yields)
    chances = worth_of_links(c, f, k, seat, free, taken) + worth_of_decks(c, f, k, seat)
    chances += worth_of_regions(c, f, k, seat) + k[at.REACH] * min(reach, 6)
    if now.after == 0:
        chances //= 2
    return value + chances + worth_of_slavery(c, f, k, seat)


def worth_of_tokens(c: vec[i64], f: Basis, k: vec[i64], seat: i64, now: Now, yields: Yields) -> i64:
    """Action tokens that wait in the harbour."""
    w = f.w
    held_tokens = c[w.tokens + seat]
    worth: i64 = 0
    for token in w.action_tokens:
        n = (held_tokens >> (_TOKEN_BITS * (token - 1))) & 127
        if n != 0:
            worth += n * yields.of(w.token_offer[token])
    if now.after > 0 and not now.passed:
        return worth * k[at.TOKEN] // _ALL
    if now.after == 0 and c[w.harbour + seat] == 0:
        return 0
    return worth * k[at.TOKEN_LAST] // _ALL
