"""Random games with every property checked, for as long as one likes; a failure is shrunk and written down.

What is written is a record with the broken property in its notes: `refound` replays it, and a test that walks
a folder of such files keeps old failures from coming back.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from carrack.core.chance import Chance
from carrack.core.contract import Game, State
from carrack.core.errors import BadAction, IllegalAction
from carrack.core.record import Record, begin, read, replay, write
from carrack.lab.properties import PROPERTIES, Property, first_broken, random_answer, some_options

Action = list[str | int]
CANNOT_BE_TAKEN = "legal_actions_can_be_taken"


def fuzz(
    game: Game,
    minutes: float,
    seed: int,
    out: Path,
    progress: Callable[[int, int], None] = lambda games, decisions: None,
    properties: tuple[Property, ...] = PROPERTIES,
) -> list[Path]:
    """Play until the time is up; returns the files of the failures found, one for each broken property."""
    rng = Chance(seed)
    until = time.monotonic() + minutes * 60
    found: dict[str, Path] = {}
    games = decisions = 0
    while time.monotonic() < until:
        seats = game.fewest + int(rng.below(game.most - game.fewest + 1))
        record = begin(game, seats, some_options(game, rng), rng.fork().next32())
        broken = play_checked(record, rng, properties, until)
        games += 1
        decisions += len(record.actions)
        progress(games, decisions)
        if broken is not None and broken[0] not in found:
            found[broken[0]] = write_failure(shrink(record, broken[0], properties), broken, out)
    return list(found.values())


def play_checked(
    record: Record,
    rng: Chance,
    properties: tuple[Property, ...] = PROPERTIES,
    until: float = float("inf"),
) -> tuple[str, str] | None:
    """Play on at random, the record growing, and check each position; the first property that is broken."""
    state = replay(record)
    game = state.game
    for _ in range(game.horizon):
        broken = first_broken(state, properties)
        if broken is not None:
            return broken
        if state.over or time.monotonic() > until:
            break
        seat, action = random_answer(state, rng)
        record.actions.append([seat, *game.verbs.readable(action)])
        try:
            state.answer(seat, action)
        except Exception as error:
            return CANNOT_BE_TAKEN, f"{type(error).__name__}: {error}"
    return _replays(record, state)


def play_sampled(
    record: Record, rng: Chance, go_on: Callable[[], bool], properties: tuple[Property, ...] = PROPERTIES
) -> tuple[str, str] | None:
    """Play on at random, then check positions in any order while `go_on` says so, the last one first and always.

    Where something is broken the record is cut off.
    """
    broken = play_checked(record, rng, ())
    if broken is not None:
        return broken
    positions: list[State] = []
    last = replay(record, watch=lambda state, action: positions.append(state.clone()))
    positions.append(last)
    left = list(range(len(positions)))
    at = left.pop()
    while (broken := first_broken(positions[at], properties)) is None and left and go_on():
        at = left.pop(int(rng.below(len(left))))
    if broken is not None:
        del record.actions[at:]
    return broken


def shrink(record: Record, name: str, properties: tuple[Property, ...] = PROPERTIES, tries: int = 400) -> Record:
    """The shortest record found that breaks the same property: actions are left out while it still does."""
    wanted = tuple(p for p in properties if p.__name__ == name)
    if not wanted and name != CANNOT_BE_TAKEN:
        return record
    best = _until_broken(record, wanted) or record
    size = max(1, len(best.actions) // 2)
    while size and tries > 0:
        start = 0
        while start < len(best.actions) and tries > 0:
            tries -= 1
            fewer = best.actions[:start] + best.actions[start + size :]
            shorter = _until_broken(_with(best, fewer), wanted)
            if shorter is not None and len(shorter.actions) < len(best.actions):
                best = shorter
            else:
                start += size
        size //= 2
    return best


def write_failure(record: Record, broken: tuple[str, str], out: Path) -> Path:
    """A file that `refound` and a test can replay."""
    out.mkdir(parents=True, exist_ok=True)
    record.notes = {"broken": broken[0], "how": broken[1]}
    path = out / f"{record.title}-{broken[0]}-{record.seed[-8:]}.json"
    path.write_bytes(write(record))
    return path


def refound(path: Path) -> tuple[str, str] | None:
    """Replay a written failure; None if everything holds now."""
    record = read(path.read_bytes())
    try:
        state = replay(record)
    except Exception as error:
        return CANNOT_BE_TAKEN, f"{type(error).__name__}: {error}"
    return first_broken(state) or _replays(record, state)


def _until_broken(record: Record, properties: tuple[Property, ...]) -> Record | None:
    """Replay, leaving out what is no longer legal, to the first position that is broken."""
    state = replay(_with(record, []))
    kept: list[Action] = []
    for seat, *action in record.actions:
        if first_broken(state, properties) is not None:
            return _with(record, kept)
        try:
            state.answer(int(seat), state.game.verbs.number(action))
        except (BadAction, IllegalAction):
            continue
        except Exception:
            return None if properties else _with(record, [*kept, [seat, *action]])
        kept.append([seat, *action])
    return _with(record, kept) if first_broken(state, properties) is not None else None


def _replays(record: Record, state: State) -> tuple[str, str] | None:
    try:
        again = replay(read(write(record)))
    except Exception as error:
        return "record_replays", f"{type(error).__name__}: {error}"
    return None if again == state else ("record_replays", "the record replays to another position")


def _with(record: Record, actions: list[Action]) -> Record:
    return Record(
        record.carrack,
        record.title,
        record.rules,
        record.fingerprint,
        record.seats,
        record.options,
        record.seed,
        actions,
    )
