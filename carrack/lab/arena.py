"""Matches between bots: the same deal is played once with each rotation of the line-up, so that neither the cards nor
the seats favour anybody.

The seed of a deal comes from the seed of the run and the deal's number. Each bot is new in each game, and its chance
comes from the deal's seed and its place in the line-up: in all games of a deal it draws the same numbers.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence

import msgspec

from carrack.bots import make
from carrack.bots.player import Bot
from carrack.core.chance import Chance, derived_seed
from carrack.core.contract import Game, State
from carrack.core.registry import find
from carrack.lab.pace import Pace
from carrack.lab.parallel import in_processes
from carrack.lab.rows import Row
from carrack.lab.simulate import Plan, game_seed, lineup, row_of


class ArenaRow(Row):
    """One game of an arena: the row of a simulation, and which deal it was."""

    deal: int


class Bout(msgspec.Struct):
    """A game that was played: its row, and how long each bot thought, which depends on the machine."""

    row: ArenaRow
    paces: dict[str, Pace]


def seated(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """A line-up: each named bot sits once, and the last one on all seats that are left."""
    return (*names, *[names[-1]] * (seats - len(names)))


def rotations(bots: Sequence[str]) -> int:
    """How many different seatings come up when the line-up moves round the table."""
    return next(k for k in range(1, len(bots) + 1) if lineup(bots, k) == list(bots))


def whole_deals(plan: Plan) -> Plan:
    """The same with as many games as make up whole deals, rounded up."""
    times = rotations(plan.bots)
    return msgspec.structs.replace(plan, games=-(-plan.games // times) * times)


def play_bout(plan: Plan, index: int, make_bot: Callable[[str, Chance], Bot] | None = None) -> Bout:
    """Play one game: number `index` of the run, all rotations of a deal after each other.

    `make_bot` makes players of the names in the line-up, where these are no names of bots.
    """
    game = find(plan.title)
    deal, turned = divmod(index, rotations(plan.bots))
    seed = game_seed(plan.seed, deal)
    bots = [(make_bot or make)(plan.bots[place], chance_of(seed, place)) for place in places(plan.seats, turned)]
    names = lineup(plan.bots, turned)
    state = game.deal(plan.seats, plan.options, seed)
    first = int(state.turn_of)
    paces = {name: Pace() for name in names}
    decisions = _play(state, bots, [paces[name] for name in names], game)
    row = row_of(state, index, seed, first, names, decisions)
    return Bout(ArenaRow(**msgspec.structs.asdict(row), deal=deal), paces)


def places(seats: int, turned: int) -> list[int]:
    """For each seat, the place in the line-up of the bot that sits there after this many rotations."""
    return [(seat + turned) % seats for seat in range(seats)]


def chance_of(seed: int, place: int) -> Chance:
    """The chance of the bot at a place of the line-up in a deal."""
    return Chance(derived_seed(f"arena bot {seed} {place}"))


def arena(plan: Plan, jobs: int = 1, begin: int = 0) -> Iterator[Bout]:
    """Play all games from number `begin` on; they come in order. The processes start at once."""
    find(plan.title)
    work = [(plan, index) for index in range(begin, plan.games)]
    if jobs == 1:
        return (play_bout(*each) for each in work)
    return (msgspec.msgpack.decode(data, type=Bout) for data in in_processes(_play_encoded, work, jobs))


def _play(state: State, bots: Sequence[Bot], paces: Sequence[Pace], game: Game) -> int:
    """To the end. What is timed is the processor: whatever else the machine does, it says what a move costs."""
    n = 0
    while n < game.horizon and not state.over:
        seat = int(state.actor)
        begun = time.thread_time()
        action = bots[seat].move(state, seat)
        paces[seat].add(time.thread_time() - begun)
        state.apply(action)
        n += 1
    return n


def _play_encoded(work: tuple[Plan, int]) -> bytes:
    return msgspec.msgpack.encode(play_bout(*work))
