"""Thinking ahead: what a seat will be asked next, lines that become moves, and that nobody else can tell."""

from __future__ import annotations

import msgspec
import pytest

from carrack.core.chance import Chance
from carrack.core.registry import games
from carrack.table import ahead, judging
from carrack.table.match import Match
from carrack.table.refused import Refused
from carrack.table.replay import Films
from carrack.table.table import Table
from carrack.table.what_if import WhatIf
from carrack.table.wire import Act, Action, AheadWish, ClockRules, Suppose
from tests.table.house import Eye, House, code, look

pytestmark = pytest.mark.anyio
POSITIONS = 12


def played(title: str, actions: int) -> Match:
    """A match in which everybody has played at random."""
    match, rng = Match.deal(games()[title], games()[title].fewest, {}, 7), Chance(9)
    while match.at < actions and not match.state.over:
        seat = match.game.waiting(match.state)[0]
        legal = match.state.legal_for(seat)
        match.act(seat, match.game.verbs.readable(legal[rng.below(len(legal))]))
    return match


@pytest.mark.parametrize("title", games())
def test_a_committed_line_is_the_same_as_its_actions_one_by_one(title: str) -> None:
    """From many positions, decisions at random in a copy: what is sent as one message comes to the same position."""
    rng, several = Chance(3), 0
    for start in range(0, 5 * POSITIONS, 5):
        match = played(title, start)
        if match.state.over:
            break
        seat = match.game.waiting(match.state)[0]
        moves: list[Action] = []
        for _ in range(4):
            wish = Suppose(seat=seat, at=match.at, deal=1, moves=moves)
            state = WhatIf(match.state, wish).position()
            if state.over or not state.waiting >> seat & 1:
                break
            legal = state.legal_for(seat)
            action = tuple(match.game.verbs.readable(legal[rng.below(len(legal))]))
            copy = WhatIf(match.state, Suppose(seat=seat, at=match.at, deal=1, moves=moves, actions=[action]))
            copy.play()
            moves = copy.moves
        found = WhatIf(match.state, Suppose(seat=seat, at=match.at, deal=1, moves=moves)).commitment()
        several += len(found.actions) > 1
        assert judging.asked_for(match.state, seat, list(found.actions)) == list(found.actions)
        together, alone = match.state.clone(), match.state.clone()
        for action in found.actions:
            together.answer(seat, match.game.verbs.number(action))
        for move in moves[: len(found.actions)]:
            assert move[0] == seat
            alone.answer(seat, match.game.verbs.number(move[1:]))
        assert together == alone
    assert several or title == "smugglers"


@pytest.mark.parametrize("title", games())
def test_what_is_foreseen_depends_on_what_the_seat_knows_alone(title: str) -> None:
    """The same bytes for another deal that looks the same to the seat."""
    asked = 0
    for start in range(3, 40, 6):
        match = played(title, start)
        state = match.state
        for seat in range(int(state.seats)):
            if state.over or state.waiting >> seat & 1:
                continue
            other = state.clone()
            other.redeal(seat, Chance(start))
            assert _foreseen(state, seat) == _foreseen(other, seat)
            asked += 1
    assert asked or games()[title].most == 1 or title == "smugglers"


def _foreseen(state: object, seat: int) -> bytes:
    try:
        return msgspec.json.encode(ahead.next_question(state, seat, 0))  # type: ignore[arg-type]
    except Refused as error:
        return str(error).encode()


async def _road(house: House, **more: object) -> Table:
    return await house.table("anna", "boris", title="spice_road", **more)


async def test_a_move_is_chosen_while_another_decides(house: House) -> None:
    """What Boris will be asked holds what he can do then, and what it would do is told."""
    table = await _road(house)
    first, second = table.waiting()[0], 1 - table.waiting()[0]
    guest = ("anna", "boris")[second]
    state, at, version = await table.foreseen(guest, AheadWish(second, table.version))
    found = ahead.next_question(state, second, at)
    says = [choice.say for choice in found.choices.values()]
    assert says
    tried = ahead.would_do(state, second, [says[0]], version)
    assert tried.gain or tried.entries
    asking = AheadWish(first, table.version)
    assert await code(table.foreseen(("anna", "boris")[first], asking)) == "problem-asked-already"
    assert await code(table.foreseen(guest, asking)) == "problem-not-yours"
    with pytest.raises(Refused, match=r"."):
        ahead.would_do(state, second, [("claim", 0)], version)


async def test_it_is_open_where_nobody_may_try_things_out(house: House) -> None:
    """A rated match with a live clock: no lines, but one may think of one's next move."""
    table = await _road(house, clock=ClockRules("live", 600.0, 10.0))
    assert table.shut
    second = 1 - table.waiting()[0]
    guest = ("anna", "boris")[second]
    wish = Suppose(seat=second, at=0, deal=1)
    assert await code(Films().copy(table, guest, wish)) == "problem-what-if-shut"
    state, at, _ = await table.foreseen(guest, AheadWish(second, table.version))
    assert ahead.next_question(state, second, at).choices


async def test_others_hear_nothing_of_it(house: House) -> None:
    """With the other seat's stream and a spectator's open, thinking ahead sends no byte and changes nothing stored."""
    table = await _road(house)
    first, second = table.waiting()[0], 1 - table.waiting()[0]
    names = ("anna", "boris")
    other: Eye = await look(table, names[first], first)
    watcher: Eye = await look(table)
    before = (table.version, table.state.to_bytes(), house.store.load(table.row.id))
    sizes = [len(eye.bytes) + eye.listener._queue.qsize() for eye in (other, watcher)]
    for _ in range(3):
        state, at, version = await table.foreseen(names[second], AheadWish(second, table.version))
        question = ahead.next_question(state, second, at)
        ahead.would_do(state, second, [next(iter(question.choices.values())).say], version)
    assert (table.version, table.state.to_bytes(), house.store.load(table.row.id)) == before
    assert [len(eye.bytes) + eye.listener._queue.qsize() for eye in (other, watcher)] == sizes
    # The move itself comes as any other does: nothing in it says that it was thought of before.
    legal = tuple(table.game.verbs.readable(table.state.legal_for(first)[0]))
    await table.act(names[first], Act(first, table.version, [legal]))
    await other.until_version(table.version)
    assert b"plan" not in other.bytes
    other.close()
    watcher.close()


async def test_an_empty_line_is_no_move(house: House) -> None:
    """Nothing was decided in it."""
    table = await _road(house)
    seat = table.waiting()[0]
    copy, *_ = await Films().copy(table, ("anna", "boris")[seat], Suppose(seat=seat, at=0, deal=1))
    with pytest.raises(Refused, match="Nothing of yours"):
        copy.commitment()
