"""Answers that change nothing: why something cannot be chosen, and what actions would do."""

from __future__ import annotations

from typing import Any

from carrack.core.contract import State
from carrack.core.errors import BadAction, IllegalAction
from carrack.core.preview import preview
from carrack.core.refusals import FIRST_OWN, NOT_ASKED
from carrack.core.scene import aims, scenery
from carrack.table.refused import Refused
from carrack.table.wire import Action, ReasonTold, Tried


def why_not(state: State, seat: int, piece: str, action: Action) -> ReasonTold:
    """Why this piece (or this very action) cannot be chosen now."""
    refusals = state.game.refusals
    if not state.waiting >> seat & 1:
        return ReasonTold((refusals[NOT_ASKED].message, {}), refusals[NOT_ASKED].rule)
    best: tuple[int, int] | None = None
    for number in [number_of(state, action)] if action else aims(state, seat, piece):
        reason = int(state.refusal_for(seat, number))
        if reason and (best is None or (reason >= FIRST_OWN > best[1])):
            best = number, reason
    if best is None:
        return ReasonTold(_next_free(state, seat, piece) or ("refused-nothing", {}))
    return ReasonTold(sentence(state, seat, *best), refusals[best[1]].rule)


def _next_free(state: State, seat: int, thing: str) -> tuple[str, dict[str, Any]] | None:
    """Where something lies and another place of its zone is the only one to go to: that one."""
    pieces = scenery(state.game).sketch(state, seat).pieces
    zone, _, spot = thing.partition(":")
    if thing in pieces:
        zone, spot = pieces[thing].zone, pieces[thing].spot
    if not spot or not any(piece.zone == zone and piece.spot == spot for piece in pieces.values()):
        return None
    free = {place for number in state.legal_for(seat) for place in _touched(state, seat, number) if ":" in place}
    there = [place for place in free if place.startswith(f"{zone}:") and place != f"{zone}:"]
    return ("refused-taken", {"place": there[0]}) if len(there) == 1 else None


def _touched(state: State, seat: int, number: int) -> tuple[str, ...]:
    answer = state.answer_to(number)
    return () if answer is None else answer.touches(state, seat, number - answer.first)


def would_do(state: State, seat: int, actions: list[Action]) -> Tried:
    """What these actions of a seat, all of which it is asked for, would do, as far as it can know."""
    seen = preview(state, seat, *[number_of(state, action) for action in actions])
    return Tried(seen.minus, seen.plus, seen.score, seen.final, seen.ends, seen.entries)


def number_of(state: State, action: Action) -> int:
    """The number of an action that somebody has sent."""
    try:
        return state.game.verbs.number(action)
    except BadAction as error:
        raise Refused("bad-request", str(error), 422) from None


def refused(state: State, error: IllegalAction, version: int | None) -> Refused:
    """An illegal action, as it is told to who sent it."""
    said = Refused("illegal", error.sentence, 409, version, error.rule)
    said.say = sentence(state, error.seat, state.game.verbs.number(error.action), error.reason)
    return said


def sentence(state: State, seat: int, action: int, reason: int) -> tuple[str, dict[str, Any]]:
    """The sentence of a refusal, in no language yet."""
    return state.game.refusals[reason].message, state.reason_args(seat, action, reason)
