"""A hint with its reason: what is best here, what the line that begins with it brings, and what would be next best.

It is worked out by a worker, of a copy that was re-dealt for the seat: so nothing in it can tell what the seat may not
know.
"""

from __future__ import annotations

from carrack.core.contract import State
from carrack.core.scene import SCORE
from carrack.insight.analysis import Analysis, Candidate, analyse
from carrack.insight.asking import settled
from carrack.insight.judging import Decision, judge
from carrack.insight.prospects import brings
from carrack.table.wire import Action, Advice, Hint, Judged

_OTHERS = 2
"""How many further actions are told."""
_HARDLY = 0.01
"""An action with a smaller share of the simulations is not told: a few that agree look more certain than they are."""


def advise(state: State, seat: int, seed: int, iterations: int, seconds: float) -> Hint:
    """What a worker does for a hint: the state is a re-dealt copy already."""
    return told(state, analyse(state, seat, seed, iterations, seconds))


def weigh(state: State, seat: int, action: Action, iterations: int, seconds: float) -> Judged:
    """What a worker does for a try: as in a review, but for one decision."""
    number = state.game.verbs.number(action)
    best = settled(judge(Decision(0, seat, number, state), iterations, seconds))
    if best is None:
        return Judged(0.0, action)
    return Judged(best.cost, best.better.action)


def told(state: State, analysis: Analysis) -> Hint:
    """An analysis as it is told to the seat that decides."""
    seat = analysis.seat
    first, *rest = analysis.candidates
    tried = [candidate for candidate in rest if candidate.visits >= _HARDLY * analysis.iterations]
    others = sorted(tried[:_OTHERS], key=lambda candidate: -candidate.win)
    moves, points, change = brings(state, seat, analysis.line or ((seat, first.action),))
    return Hint(
        best=_advice(state, first),
        others=tuple(_advice(state, candidate) for candidate in others),
        win=_share(analysis.win[seat]),
        error=_share(analysis.error[seat]),
        moves=moves,
        points=points,
        cost=tuple((thing, -n) for thing, n in change if n < 0 and thing != SCORE),
        gain=tuple((thing, n) for thing, n in change if n > 0 and thing != SCORE),
    )


def _advice(state: State, candidate: Candidate) -> Advice:
    action = tuple(state.game.verbs.readable(candidate.action))
    return Advice(action, _share(candidate.win), _share(candidate.error), round(candidate.score, 1))


def _share(share: float) -> float:
    return round(share, 4)
