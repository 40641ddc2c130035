"""Whether actions that somebody sends may be taken, judged by what their seat knows and by nothing else.

A refusal is an answer too: made on the true position it would tell what a reveal brings. So a message is judged on a
copy that was re-dealt for its seat, and only up to the first reveal or the first decision of another seat.
"""

from __future__ import annotations

from carrack.core.chance import Chance
from carrack.core.contract import State
from carrack.core.preview import UpToReveal
from carrack.table import explain
from carrack.table.refused import Refused
from carrack.table.wire import Action, Tried


def asked_for(state: State, seat: int, actions: list[Action], version: int | None = None) -> list[Action]:
    """Those of the actions that the seat is asked for; refuses what it may not do, as far as it can know.

    The last of a set may leave no choice: then the rules take it by themselves, and a player who has sent it too has
    done no wrong.
    """
    known = state.clone()
    known.redeal(seat, Chance(0))
    journal = known.journal = UpToReveal(known, seat)
    try:
        return _taken_one_by_one(known, journal, seat, actions, version)
    finally:
        known.journal = None


def tried(state: State, seat: int, actions: list[Action], version: int | None = None) -> Tried:
    """What actions would do, if they may be taken."""
    return explain.would_do(state, seat, asked_for(state, seat, actions, version))


def _taken_one_by_one(
    known: State, journal: UpToReveal, seat: int, actions: list[Action], version: int | None
) -> list[Action]:
    needed: list[Action] = []
    rest = list(actions)
    while rest:
        number = explain.number_of(known, rest[0])
        if reason := int(known.refusal_for(seat, number)):
            raise explain.refused(known, known.illegal(seat, number, reason), version)
        needed.append(rest.pop(0))
        if not rest:
            break
        known.answer(seat, number)
        rest = _without(rest, journal, known)
        if rest and (journal.has_ended or not known.waiting >> seat & 1):
            raise _too_far(version)
    return needed


def _without(rest: list[Action], journal: UpToReveal, known: State) -> list[Action]:
    """The rest without what the rules have taken by themselves: the journal has it after the action itself."""
    taken = [told.entry.data["action"] for told in journal.told if told.entry.what == "chose"][1:]
    journal.told.clear()
    while rest and taken and taken.pop(0) == explain.number_of(known, rest[0]):
        rest = rest[1:]
    return rest


def _too_far(version: int | None) -> Refused:
    detail = "A message ends where something comes to light or somebody else decides: send the rest after that."
    return Refused("too-far", detail, 409, version)
