"""The review of a match: everybody's chances over the game, and the decisions that cost most.

A record goes in and a review comes out. In between come questions about single positions, so a review can be made
piece by piece. Each position is re-dealt for the seat that decides there before anybody looks at it, so that a
decision is judged by what its seat could know, never by what came afterwards. docs/review.md tells more.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from carrack.core.chance import derived_seed
from carrack.core.contract import State
from carrack.core.record import Record, replay
from carrack.insight.analysis import Analysis
from carrack.insight.asking import Asking, Effort, Inquiry, known
from carrack.insight.judging import LEAST, Decision, judge, suspicion
from carrack.insight.reviewed import Chances, Costly, Review

VERSION = 2
"""Raised whenever a review would come to something else; older ones can be made anew."""
MOST = 3
"""How many decisions of each player are told."""
_USUAL = Effort()
_FIRST_PASS = 0.5
"""Its share of the work, as far as progress is told."""
_ACTIONS_OF_A_TURN = 12
"""Nobody wants to read of more."""
_Suspect = tuple[float, Decision]
"""What a decision seems to cost."""


class Reviewing:
    """A review that is being made; `progress` goes from 0 to 1.

    `people`: the numbers of the actions that people have decided upon; if there are none, all decisions are judged.
    `places`: how the match has ended, if it has.
    """

    def __init__(
        self,
        record: Record,
        people: Collection[int] = (),
        places: Sequence[int] = (),
        effort: Effort = _USUAL,
    ) -> None:
        self.progress = 0.0
        self._record = record
        self._people = people
        self._places = places
        self._effort = effort

    def ask(self) -> Asking[Review]:
        """Ask about one position after another, and come to the review."""
        choices = _choices(self._record)
        judged = [one for one in choices if one.at in self._people] if self._people else choices
        chances, suspects = yield from self._first_pass(_spread(choices, self._effort.points), judged)
        seats = range(self._record.seats)
        players = [seat for seat in seats if self._people and any(one.seat == seat for one in judged)]
        groups = [[one for one in suspects if one[1].seat == seat] for seat in players] if players else [suspects]
        costly = yield from self._second_pass(groups)
        if self._places:
            chances.append(_end(len(self._record.actions), self._places, self._record.seats))
        self.progress = 1.0
        return Review(
            VERSION,
            f"search@{self._effort.deep}",
            tuple(sum(one.seat == seat for one in judged) for seat in seats),
            tuple(players),
            tuple(chances),
            tuple(costly),
        )

    def _first_pass(
        self, curve: list[Decision], judged: list[Decision]
    ) -> Asking[tuple[list[Chances], list[_Suspect]]]:
        """A quick look at every decision: the curve, and what each seems to cost."""
        chances: list[Chances] = []
        costs: list[_Suspect] = []
        drawn, weighed = {one.at for one in curve}, {one.at for one in judged}
        positions = sorted({one.at: one for one in [*curve, *judged]}.items())
        iterations, seconds = self._effort.at_every(len(positions)), self._effort.seconds
        for k, (at, one) in enumerate(positions):
            self.progress = _FIRST_PASS * k / len(positions)
            what = f"review {at}"
            state = known(one.state, one.seat, what)
            found = yield Inquiry(state, one.seat, derived_seed(what), iterations, seconds)
            if at in drawn:
                chances.append(_chances(at, found))
            if at in weighed:
                cost = yield from suspicion(one, found, iterations, seconds)
                costs.append((cost, one))
        return chances, costs

    def _second_pass(self, groups: list[list[_Suspect]]) -> Asking[list[Costly]]:
        """Those of each group that seem to cost most are looked at again, for longer."""
        chosen = [_worst(group, self._effort.suspects) for group in groups]
        total, done = sum(map(len, chosen)), 0
        iterations, seconds = self._effort.at_costly(total), self._effort.seconds
        found: list[Costly] = []
        for group in chosen:
            mistakes: list[Costly] = []
            for one in group:
                self.progress = _FIRST_PASS + (1 - _FIRST_PASS) * done / total
                done += 1
                if costly := (yield from judge(one, iterations, seconds)):
                    mistakes.append(costly)
            found += sorted(mistakes, key=lambda mistake: -mistake.cost)[:MOST]
        return found


def _choices(record: Record) -> list[Decision]:
    """Where there was something to choose; what followed in the same turn goes with it."""
    states: list[State] = []
    moves: list[tuple[int, int]] = []

    def watch(state: State, action: int) -> None:
        moves.append((int(record.actions[len(moves)][0]), action))
        states.append(state.clone())

    replay(record, watch=watch)
    found = []
    for at, ((seat, action), state) in enumerate(zip(moves, states, strict=True)):
        if len(state.legal_for(seat)) > 1:
            following = moves[at + 1 : at + _ACTIONS_OF_A_TURN]
            found.append(Decision(at, seat, action, state, tuple(following)))
    return found


def _spread(choices: list[Decision], points: int) -> list[Decision]:
    """Where another seat or another turn comes, or at every second, third, … such place if there are too many."""
    firsts = [one for k, one in enumerate(choices) if not k or _whose(one) != _whose(choices[k - 1])]
    if len(firsts) <= points:
        return firsts
    return [firsts[k * len(firsts) // points] for k in range(points)]


def _whose(one: Decision) -> tuple[int, int]:
    return one.seat, int(one.state.turn)


def _worst(group: list[_Suspect], most: int) -> list[Decision]:
    ordered = sorted(group, key=lambda one: (-one[0], one[1].at))
    return [decision for cost, decision in ordered[:most] if cost >= LEAST]


def _chances(at: int, found: Analysis) -> Chances:
    return Chances(at, tuple(round(win, 4) for win in found.win), tuple(round(error, 4) for error in found.error))


def _end(at: int, places: Sequence[int], seats: int) -> Chances:
    """Who shares the first place shares the win."""
    share = 1 / max(1, list(places).count(1))
    return Chances(at, tuple(share if place == 1 else 0.0 for place in places[:seats]), (0.0,) * seats)
