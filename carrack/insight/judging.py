"""What a decision cost: the win share of what a bot would do less that of what was done, as its seat could know."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from math import exp, hypot, sqrt
from statistics import fmean, variance
from typing import NamedTuple

from carrack.core.chance import derived_seed
from carrack.core.contract import State
from carrack.core.errors import IllegalAction
from carrack.core.evaluation import evaluation_of
from carrack.core.preview import preview
from carrack.insight.analysis import Analysis, Candidate
from carrack.insight.asking import Asking, Inquiry, known
from carrack.insight.prospects import Move, brings
from carrack.insight.reviewed import Costly, Outlook

LEAST = 0.02
"""What costs less is never called costly."""
_SURE = 2.0
"""Chance alone exceeds this many standard errors once in twenty times."""
_SEEN = 8
"""An action with this many visits needs no second look."""
_FEW = 0.2
"""An action with less than this share of all simulations is looked at again before it is called costly."""
_DEALS = 3
"""How many deals are looked at where something is revealed: one alone would be luck."""
_CHOSEN = "chose"
"""Such entries hold the number of an action; the others tell what it did."""


class Decision(NamedTuple):
    """A choice that a seat had after `at` actions, what it did, and what followed, action by action."""

    at: int
    seat: int
    action: int
    state: State
    following: tuple[Move, ...] = ()


class Worth(NamedTuple):
    """What a seat may expect: its win share with the standard error, and its final score."""

    win: float
    error: float
    score: float


def suspicion(decision: Decision, found: Analysis, iterations: int, seconds: float) -> Asking[float]:
    """What a decision seems to cost at first sight; what was hardly tried gets a look of its own."""
    best, done = found.candidates[0], _candidate(found, decision.action)
    if best.action == decision.action:
        return 0.0
    if done and done.visits >= _SEEN:
        return best.win - done.win
    behind = yield from _after(decision, decision.action, iterations, seconds)
    return best.win - behind.win


def judge(decision: Decision, iterations: int, seconds: float) -> Asking[Costly | None]:
    """Look at a decision for longer; None if it was good, or good enough to be within the error."""
    what = f"judge {decision.at}"
    state, seat = decision.state, decision.seat
    found = yield Inquiry(known(state, seat, what), seat, derived_seed(what), iterations, seconds)
    best, done = found.candidates[0], _candidate(found, decision.action)
    if best.action == decision.action:
        return None
    if done is None or done.visits < _FEW * found.iterations:
        # Like with like: both are looked at from behind, on the same deals.
        after_best = yield from _after(decision, best.action, iterations, seconds)
        after_done = yield from _after(decision, decision.action, iterations, seconds)
    else:
        after_best, after_done = (Worth(one.win, one.error, one.score) for one in (best, done))
    cost, error = after_best.win - after_done.win, hypot(after_best.error, after_done.error)
    if cost < max(LEAST, _SURE * error):
        return None
    return Costly(
        decision.at,
        seat,
        int(state.round),
        round(cost, 4),
        round(error, 4),
        _way(decision, decision.action, after_done, _until_others(decision)),
        _way(decision, best.action, after_best, found.line[1:]),
    )


def _after(decision: Decision, action: int, iterations: int, seconds: float) -> Asking[Worth]:
    """What the seat may expect after an action, whichever seat decides next."""
    seat = decision.seat
    first = _done(decision, action, 0)
    deals = _DEALS if first.revealed != decision.state.revealed else 1
    worths: list[Worth] = []
    for deal in range(deals):
        state = _done(decision, action, deal) if deal else first
        if state.over:
            places, score = state.ranking(), float(state.score(seat))
            win = 1 / places.count(1) if places[seat] == 1 else 0.0
            worths.append(Worth(_alone(decision, score) if len(places) == 1 else win, 0.0, score))
            continue
        what, mover = f"after {decision.at} {deal}", int(state.actor)
        question = Inquiry(known(state, mover, what), mover, derived_seed(what), iterations // deals, seconds / deals)
        found = yield question
        win = _alone(decision, found.scores[seat]) if state.placed == 1 else found.win[seat]
        worths.append(Worth(win, found.error[seat], found.scores[seat]))
    return mean_of(worths)


def _alone(decision: Decision, score: float) -> float:
    """Who is alone wins by what becomes better than it stood when they decided, as for the search."""
    evaluation = evaluation_of(decision.state.game)
    lead = score * float(evaluation.point) - float(evaluation.value(decision.state, decision.seat))
    return 1 / (1 + exp(-lead / evaluation.spread(decision.state)))


def _done(decision: Decision, action: int, deal: int) -> State:
    state = known(decision.state, decision.seat, f"deal {decision.at} {deal}")
    state.answer(decision.seat, action)
    return state


def mean_of(worths: list[Worth]) -> Worth:
    """Of several deals: what they differ by is part of the error."""
    count = len(worths)
    inner = sum(one.error**2 for one in worths) / count**2
    outer = variance(one.win for one in worths) / count if count > 1 else 0.0
    return Worth(fmean(one.win for one in worths), sqrt(inner + outer), fmean(one.score for one in worths))


def _way(decision: Decision, action: int, worth: Worth, following: Sequence[Move]) -> Outlook:
    """An action with what it does, told as far as the turn goes and nothing is revealed."""
    state, seat = decision.state, decision.seat
    own = _own(state, seat, action, following)
    seen = preview(state, seat, *own)
    moves, points, _ = brings(state, seat, [(seat, action), *following])
    return Outlook(
        tuple(state.game.verbs.readable(action)),
        round(worth.win, 4),
        round(worth.error, 4),
        round(worth.score, 1),
        seen.minus,
        seen.plus,
        points,
        moves,
        tuple(entry for entry in seen.entries if entry.what != _CHOSEN),
    )


def _own(state: State, seat: int, action: int, following: Sequence[Move]) -> list[int]:
    """The action, and those that the seat takes next in the same turn, up to one that reveals something."""
    copy = known(state, seat, "own")
    copy.answer(seat, action)
    taken = [action]
    for who, then in following:
        if who != seat or copy.over or copy.turn != state.turn or copy.revealed != state.revealed:
            break
        try:
            copy.answer(seat, then)
        except IllegalAction:
            break
        taken.append(then)
    return taken


def _until_others(decision: Decision) -> list[Move]:
    """What others really did next is no part of what could be known."""
    return list(takewhile(lambda move: move[0] == decision.seat, decision.following))


def _candidate(found: Analysis, action: int) -> Candidate | None:
    return next((one for one in found.candidates if one.action == action), None)
