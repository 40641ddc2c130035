"""Many games at once, in as many processes as one likes; the rows do not depend on how many.

The seed of a game comes from the seed of the run and the game's number, and everything in the game, bots
included, comes from the game's own seed: any row can be played again alone (`carrack trace --seed …`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from carrack.bots import make
from carrack.bots.player import Bot
from carrack.core.chance import Chance, derived_seed
from carrack.core.contract import Game, State
from carrack.core.registry import find
from carrack.lab.files import encode
from carrack.lab.loop import play_random
from carrack.lab.parallel import in_processes
from carrack.lab.rows import Row
from carrack.lab.summary import Summary

_MOST_IN_CHUNK = 500
_CHUNKS_PER_JOB = 8


class Plan(msgspec.Struct, frozen=True):
    """What is to be played. `bots` has one name for each seat; they move one seat on from game to game."""

    title: str
    seats: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: int
    games: int


class Chunk(msgspec.Struct):
    """Some games played: the lines for a file in the form asked for, and their part of the summary."""

    games: int
    lines: bytes
    summary: Summary


def game_seed(seed: int, index: int) -> int:
    """The seed of one game of a run."""
    return derived_seed(f"game {seed} {index}")


def players(names: Sequence[str], seed: int) -> list[Bot]:
    """The bots of one game; they share one source of chance that comes from the game's seed."""
    rng = _chance_of(seed)
    return [make(name, rng) for name in names]


def lineup(bots: Sequence[str], index: int) -> list[str]:
    """Who sits where in a game: each bot one seat further than in the game before."""
    return [bots[(seat + index) % len(bots)] for seat in range(len(bots))]


def play(plan: Plan, index: int, game: Game | None = None) -> Row:
    """Play one game of the run."""
    game = game or find(plan.title)
    seed = game_seed(plan.seed, index)
    state = game.deal(plan.seats, plan.options, seed)
    bots = lineup(plan.bots, index)
    first = int(state.turn_of)
    if set(bots) == {"random"}:
        decisions = int(play_random(state, _chance_of(seed), game.horizon))
    else:
        decisions = _play(state, players(bots, seed), game.horizon)
    return row_of(state, index, seed, first, bots, decisions)


def simulate(plan: Plan, jobs: int = 1, form: str = "") -> Iterator[Chunk]:
    """Play all games; chunks come in order, as soon as they are there. The processes start at once."""
    find(plan.title)
    size = max(1, min(_MOST_IN_CHUNK, plan.games // (jobs * _CHUNKS_PER_JOB)))
    work = [(plan, start, min(start + size, plan.games), form) for start in range(0, plan.games, size)]
    if jobs == 1:
        return map(_play_chunk, work)
    return (msgspec.msgpack.decode(data, type=Chunk) for data in in_processes(_play_encoded, work, jobs))


def _play(state: State, bots: Sequence[Bot], most: int) -> int:
    n = 0
    while n < most and not state.over:
        seat = int(state.actor)
        state.apply(bots[seat].move(state, seat))
        n += 1
    return n


def row_of(state: State, index: int, seed: int, first: int, bots: list[str], decisions: int) -> Row:
    """What is kept of a game that was played to here."""
    seats = range(int(state.placed))
    places = state.ranking()
    return Row(
        game=index,
        seed=f"{seed:032x}",
        seats=int(state.seats),
        first=first,
        bots=bots,
        decisions=decisions,
        turns=int(state.turn),
        scores=[int(state.score(seat)) for seat in seats],
        places=places,
        winner=places.index(1) if places.count(1) == 1 else None,
        tally=[state.tally(seat) for seat in seats],
        stopped=not state.over,
    )


def _play_chunk(work: tuple[Plan, int, int, str]) -> Chunk:
    plan, start, stop, form = work
    game = find(plan.title)
    rows = [play(plan, index, game) for index in range(start, stop)]
    return Chunk(len(rows), encode(rows, form), Summary.of(rows))


def _play_encoded(work: tuple[Plan, int, int, str]) -> bytes:
    return msgspec.msgpack.encode(_play_chunk(work))


def _chance_of(seed: int) -> Chance:
    return Chance(derived_seed(f"bots {seed}"))
