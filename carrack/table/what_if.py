"""What if: a private copy of a position, made of what one seat knows, where it plays on and a bot answers for others.

Nothing is kept here: each request brings the line that was played so far. The copy is re-dealt before anything else is
done with it, so all that comes out depends only on what the seat knows, on `deal`, and on what was played.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from carrack import bots
from carrack.core.chance import Chance
from carrack.core.contract import State
from carrack.core.errors import BadAction, IllegalAction
from carrack.core.journal import Journal
from carrack.core.scene import Scene
from carrack.table import explain, judging, views
from carrack.table.film import line_of, scores_of
from carrack.table.positions import Still
from carrack.table.refused import Refused
from carrack.table.windows import answer_of_the_table
from carrack.table.wire import Action, Committed, ReasonTold, ReplayStep, Suppose, Tried

MOST_MOVES = 1_500
"""The most moves of a line."""
_MOST_ANSWERS = 150
"""The most moves of others in one response; the page asks on."""
_LARGEST_DEAL = 2**53
"""Every client can write it."""


class WhatIf:
    """A copy, and a line that is played in it. `left` are the windows at which the seat does not want to be asked."""

    def __init__(
        self, state: State, wish: Suppose, closed_scores: bool = False, left: frozenset[str] = frozenset()
    ) -> None:
        """`state` is the whole position; it is forgotten here and now."""
        _check(wish)
        self._state = state.clone()
        self._state.redeal(wish.seat, Chance(wish.deal))
        self._wish = wish
        self._closed_scores = closed_scores
        self._left = left
        self.moves: list[Action] = []

    def play(self) -> tuple[Scene, tuple[ReplayStep, ...]]:
        """The scene after the moves that are known, and what follows: the rest, the new actions, others' answers."""
        stills = self._stills()
        for _ in range(self._wish.known):
            next(stills)
        beginning = scene = self._scene()
        steps = []
        for still in stills:
            before, scene = scene, self._scene()
            line = line_of(still, before.round, self._wish.seat)
            steps.append(
                ReplayStep(views.patch(before, scene), line, scene.turn, scores_of(scene, int(self._state.placed)))
            )
        return beginning, tuple(steps)

    def try_out(self) -> Tried:
        """What the new actions would do, as far as one could know it there."""
        self._settle()
        return judging.tried(self._state, self._wish.seat, self._wish.actions, 0)

    def commitment(self) -> Committed:
        """The seat's own decisions at the beginning of the line, as far as one message of them may go."""
        seat, moves = self._wish.seat, self._wish.moves
        own = next((k for k, move in enumerate(moves) if move[0] == seat), len(moves))
        for k in range(own):
            self._replay(k, moves[k])
        start, taken = self._state.clone(), own
        while taken < len(moves) and moves[taken][0] == seat and self._state.revealed == start.revealed:
            self._replay(taken, moves[taken])
            taken += 1
        if own == taken:
            raise Refused("line-empty", "Nothing of yours was decided in this line yet.", 409)
        actions = judging.asked_for(start, seat, [move[1:] for move in moves[own:taken]], 0)
        goes_on = any(move[0] == seat for move in moves[taken:])
        stops: Literal["", "reveal", "others"] = ""
        if goes_on:
            stops = "reveal" if self._state.revealed != start.revealed else "others"
        return Committed(tuple(actions), explain.would_do(start, seat, actions), stops)

    def position(self) -> State:
        """The copy after all moves."""
        self._settle()
        return self._state

    def why_not(self, piece: str) -> ReasonTold:
        """Why a piece cannot be chosen there."""
        self._settle()
        return explain.why_not(self._state, self._wish.seat, piece, ())

    def _settle(self) -> None:
        for k, move in enumerate(self._wish.moves):
            self._replay(k, move)

    def _stills(self) -> Iterator[Still]:
        for k, move in enumerate(self._wish.moves):
            yield self._replay(k, move)
        seat = self._wish.seat
        actions = self._wish.actions
        for action in judging.asked_for(self._state, seat, actions, 0) if actions else []:
            yield self._do(seat, action)
        for _ in range(_MOST_ANSWERS):
            if self._state.over:
                return
            asked = self._state.game.waiting(self._state)
            if seat in asked:
                number = answer_of_the_table(self._state, seat, self._left)
                if number is None:
                    return
                yield self._do(seat, self._say(number))
            else:
                yield self._do(asked[0], self._say(self._answer_of_a_bot(asked[0])))

    def _answer_of_a_bot(self, seat: int) -> int:
        """It knows of the copy only what its seat would."""
        rng = Chance(self._wish.deal + len(self.moves))
        known = self._state.clone()
        known.redeal(seat, rng)
        return int(bots.make(bots.QUICK, rng).choose(known, seat))

    def _replay(self, k: int, move: Action) -> Still:
        try:
            seat, *action = move
            if seat not in range(int(self._state.seats)):
                raise ValueError(f"there is no seat {seat}")
            return self._do(int(seat), tuple(action))
        except (IllegalAction, BadAction, ValueError) as error:
            raise Refused("line-broken", f"Move {k + 1} of this line cannot be made here: {error}.", 422) from None

    def _do(self, seat: int, action: Action) -> Still:
        state = self._state
        number = explain.number_of(state, action)
        journal = state.journal = Journal()
        try:
            state.answer(seat, number)
        finally:
            state.journal = None
        self.moves.append((seat, *action))
        return Still(self._wish.at + len(self.moves), state, seat, tuple(journal.told))

    def _say(self, number: int) -> Action:
        return tuple(self._state.game.verbs.readable(number))

    def _scene(self) -> Scene:
        at = self._wish.at + len(self.moves)
        return views.scene_for(self._state.game, self._state, self._wish.seat, at, self._closed_scores)


def _check(wish: Suppose) -> None:
    if not 0 <= wish.deal < _LARGEST_DEAL:
        raise Refused("bad-request", f"A deal is a number from 0 to {_LARGEST_DEAL - 1}.", 422)
    if len(wish.moves) + len(wish.actions) > MOST_MOVES:
        raise Refused("bad-request", f"A line has at most {MOST_MOVES} moves.", 422)
    if not 0 <= wish.known <= len(wish.moves):
        raise Refused("bad-request", f"The line has {len(wish.moves)} moves, not {wish.known}.", 422)
