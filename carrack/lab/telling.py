"""What others learn of an action: properties of one position, like those of `properties.py`, which lists them.

Two deals that look the same to a viewer are played on. As long as nothing is revealed they still look the same.
"""

from __future__ import annotations

from carrack.core.bits import members
from carrack.core.chance import Chance
from carrack.core.contract import State
from carrack.core.journal import Entry, Journal
from carrack.core.plain import differences


def what_happens_leaks_nothing(state: State, rng: Chance) -> None:
    """What others observe or read of an open action depends only on what they may know.

    Where nothing is revealed, an action looks the same whatever is hidden; where something is, the journal tells no
    more than the position shows afterwards.
    """
    if state.over or state.sealed():
        return
    actor = int(state.actor)
    legal = state.legal()
    action = legal[int(rng.below(len(legal)))]
    for viewer in range(-1, int(state.seats)):
        dealt = _dealt(state, viewer, rng)
        if viewer == actor or dealt.refusal_for(actor, action):
            continue
        _compare(state, _told(state, actor, action), _told(dealt, actor, action), viewer)


def sealed_answers_look_alike(state: State, rng: Chance) -> None:
    """Whichever answer a seat gives unseen, to others it looks the same and takes as many actions.

    To them an answer half given is none, and a redeal forgets it: what is left of it is compared with the end of
    whole ones.
    """
    if not state.sealed():
        return
    asked = members(state.waiting)
    seat = asked[int(rng.below(len(asked)))]
    for viewer in range(-1, int(state.seats)):
        if viewer == seat:
            continue
        rest = _rest_of_answer(state, seat, rng)
        one, other = (_rest_of_answer(_dealt(state, viewer, rng), seat, rng) for _ in range(2))
        assert len(rest) <= len(one) == len(other), f"viewer {viewer} learns from how many actions seat {seat} takes"
        for real, *others in zip(reversed(rest), reversed(one), reversed(other), strict=False):
            for each in others:
                _compare(state, real, each, viewer)


def sealed_answers_commute(state: State, rng: Chance) -> None:
    """Where several seats answer, the order of arrival changes nothing."""
    seats = members(state.waiting)
    if len(seats) < 2:
        return
    seeds = {seat: int(rng.next32()) for seat in seats}
    ends = []
    for order in (seats, seats[::-1]):
        end = state
        for seat in order:
            end = [end, *_rest_of_answer(end, seat, Chance(seeds[seat]))][-1]
        ends.append(end)
    gap = differences(state.game.plain(ends[0]), state.game.plain(ends[1]))
    assert ends[0] == ends[1], f"the order of answers matters: {gap}"


def _compare(state: State, real: State, other: State, viewer: int) -> None:
    """What two positions that a viewer could not tell apart have become; `state` is the real one of them before."""
    same = real.observe(viewer) == other.observe(viewer)
    read, told = _read(real, viewer), _read(other, viewer)
    if real.revealed == other.revealed == state.revealed:
        assert same, f"viewer {viewer} learns from {read} or {told} without a reveal"
    if same:
        assert read == told, f"the journal tells viewer {viewer} what the position does not: {read} or {told}"


def _dealt(state: State, viewer: int, rng: Chance) -> State:
    """Another deal that looks the same to a viewer."""
    dealt = state.clone()
    dealt.redeal(viewer, rng.fork())
    return dealt


def _rest_of_answer(state: State, seat: int, rng: Chance) -> list[State]:
    """The positions after each action that a seat takes, at random, until it has answered the question that stands."""
    found: list[State] = []
    now = state
    while now.waiting >> seat & 1 and _question(now) == _question(state):
        legal = now.legal_for(seat)
        now = _told(now, seat, legal[int(rng.below(len(legal)))])
        found.append(now)
    return found


def _question(state: State) -> tuple[int, int, int]:
    """What is asked, and whether others were opened since."""
    frames = state.frames()
    return len(frames), frames[-1][0], int(state.revealed)


def _told(state: State, seat: int, action: int) -> State:
    """The position after an action, with a journal of it."""
    after = state.clone()
    after.journal = Journal()
    after.answer(seat, action)
    return after


def _read(state: State, viewer: int) -> list[Entry]:
    return list(state.journal.seen_by(viewer)) if state.journal is not None else []
