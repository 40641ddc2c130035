"""Golden records: whole games whose every legal list and position is pinned.

A change that alters one changes the rules: it raises the title's rules version, and the records are made anew
with `python -m carrack.lab.golden TITLE FOLDER`. They are short games of a gentle bot, and few: every two values of
seats and options meet in one of them.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path
from typing import Any

import msgspec

from carrack import bots
from carrack.core.chance import Chance
from carrack.core.contract import Game, State
from carrack.core.record import Record, begin, read, replay, write
from carrack.core.registry import find
from carrack.lab.settings import pairwise

BOT, MOST = "level1", 400
"""Who plays golden games, and how many decisions there are in the longest."""


def make(
    game: Game, seats: int, options: dict[str, Any], seed: int, bot: str = "random", most: int | None = None
) -> Record:
    """A game of one bot in all seats, so many decisions at most; its notes say what must come out again."""
    record = begin(game, seats, options, seed)
    state = replay(record)
    rng = Chance(seed + 1)
    player = bots.make(bot, rng)
    while not state.over and len(record.actions) < (most or game.horizon):
        waiting = game.waiting(state)
        seat = waiting[int(rng.below(len(waiting)))]
        action = int(player.choose(state, seat))
        record.actions.append([seat, *game.verbs.readable(action)])
        state.answer(seat, action)
    record.notes = pinned(record)
    return record


def pinned(record: Record) -> dict[str, Any]:
    """What a record pins: digests of all legal lists and of all positions, scores and places."""
    legal, positions = hashlib.sha256(), hashlib.sha256()

    def watch(state: State, action: int) -> None:
        game = state.game
        for seat in game.waiting(state):
            legal.update(msgspec.json.encode([game.verbs.readable(a) for a in state.legal_for(seat)]))
        positions.update(msgspec.json.encode(game.plain(state)))

    end = replay(record, watch=watch)
    positions.update(msgspec.json.encode(end.game.plain(end)))
    seats = range(int(end.placed))
    return {
        "legal": legal.hexdigest(),
        "positions": positions.hexdigest(),
        "scores": [int(end.score(seat)) for seat in seats],
        "places": end.ranking(),
    }


def check(path: Path) -> None:
    """Replay a golden record and compare."""
    record = read(path.read_bytes())
    assert pinned(record) == record.notes, f"{path.name} no longer plays as it did"


def main(title: str, folder: str) -> None:
    """Write the golden records of a title."""
    game = find(title)
    Path(folder).mkdir(parents=True, exist_ok=True)
    for seed, (name, seats, options) in enumerate(pairwise(game), start=1):
        Path(folder, f"{name}.json").write_bytes(write(make(game, seats, options, seed, BOT, MOST)))


if __name__ == "__main__":
    main(*sys.argv[1:])
