"""Golden records: whole games whose every legal list and position is pinned.

A change that alters one changes the rules: it raises the title's rules version, and the records are made anew
with `python -m carrack.lab.golden TITLE FOLDER`.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from carrack.core.chance import Chance, derived_seed
from carrack.core.contract import Game, State
from carrack.core.record import Record, begin, read, replay, write
from carrack.core.registry import find
from carrack.lab.properties import random_answer

FEW = 4
"""If a title has no more values than this besides the defaults, each is tried at every seat count."""


def settings(game: Game) -> Iterator[tuple[str, int, dict[str, Any]]]:
    """What a title needs golden records for: every seat count with defaults, and every other option value.

    If there are few values, each at every seat count, and all together; if there are many, each at one seat count.
    """
    others = [(option.key, value) for option in game.options for value in option.values[1:]]
    counts = range(game.fewest, game.most + 1)
    for seats in counts:
        yield f"{seats}-seats", seats, {}
        if len(others) > FEW:
            continue
        for key, value in others:
            yield _named(seats, key, value), seats, {key: value}
        if len(game.options) > 1:
            yield f"{seats}-seats-all", seats, dict(others)
    if len(others) > FEW:
        for k, (key, value) in enumerate(others):
            seats = counts[k % len(counts)]
            yield _named(seats, key, value), seats, {key: value}


def _named(seats: int, key: str, value: object) -> str:
    return f"{seats}-seats-{key}-{value}".lower()


def mixtures(game: Game, count: int = 50) -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Random mixtures of all options at random seat counts, for a title with more of them than can be tried."""
    if sum(len(option.values) - 1 for option in game.options) <= FEW:
        return
    rng = Chance(derived_seed(f"mixtures of {game.key}"))
    for k in range(count):
        seats = game.fewest + int(rng.below(game.most - game.fewest + 1))
        options = {option.key: option.values[int(rng.below(len(option.values)))] for option in game.options}
        yield f"{seats}-seats-mixture-{k + 1}", seats, options


def make(game: Game, seats: int, options: dict[str, Any], seed: int) -> Record:
    """A random game, its notes saying what must come out again."""
    record = begin(game, seats, options, seed)
    state = replay(record)
    rng = Chance(seed + 1)
    while not state.over and len(record.actions) < game.horizon:
        seat, action = random_answer(state, rng)
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
    seats = range(record.seats)
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
    for seed, (name, seats, options) in enumerate(settings(game), start=1):
        Path(folder, f"{name}.json").write_bytes(write(make(game, seats, options, seed)))


if __name__ == "__main__":
    main(*sys.argv[1:])
