"""A record comes back as it was, and a bad one is refused with what is wrong and where."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

import pytest

from carrack.core.chance import Chance
from carrack.core.contract import Game
from carrack.core.errors import BadRecord
from carrack.core.record import FORMAT, Record, begin, read, replay, write
from carrack.core.registry import games
from carrack.lab.golden import make


@pytest.fixture(params=sorted(games()))
def game(request: pytest.FixtureRequest) -> Game:
    """Every registered title."""
    return games()[request.param]


@cache
def written(game: Game) -> bytes:
    """A whole random game."""
    return write(make(game, game.fewest, {}, 3))


@pytest.fixture
def record(game: Game) -> Record:
    """The same, for each test its own."""
    return read(written(game))


def altered(record: Record, **changes: Any) -> bytes:
    """The record with some fields replaced and a proper check sum."""
    fields = {name: getattr(record, name) for name in Record.__struct_fields__} | changes
    return write(Record(**fields))


def test_it_comes_back_as_it_was(record: Record) -> None:
    """Written and read, it is the same record."""
    assert read(write(record)) == record


def test_it_replays_to_every_position(game: Game, record: Record) -> None:
    """Replaying part of it gives the position at that moment."""
    seen: list[bytes] = []
    end = replay(record, watch=lambda state, action: seen.append(state.to_bytes()))
    for at in (0, 1, len(record.actions) // 2, len(record.actions) - 1):
        assert replay(record, at).to_bytes() == seen[at]
    assert replay(record, len(record.actions)) == end


def test_it_is_made_to_be_read(record: Record) -> None:
    """Plain JSON with the fields that docs/record.md names, one action a line."""
    plain = json.loads(write(record))
    assert list(plain) == [
        "carrack", "title", "rules", "fingerprint", "seats", "options", "seed", "notes", "actions", "check",
    ]  # fmt: skip
    lines = write(record).decode().splitlines()
    assert sum(bool(re.match(r"  \[\d,", line)) for line in lines) == len(record.actions)


@pytest.mark.parametrize("share", [0.1, 0.5, 0.99])
def test_a_truncated_one_says_so(record: Record, share: float) -> None:
    """Half a file is not half a match."""
    data = write(record).rstrip()
    with pytest.raises(BadRecord, match="truncated"):
        read(data[: int(len(data) * share)])


def test_an_empty_one_says_so() -> None:
    """Nothing at all is its own case."""
    with pytest.raises(BadRecord, match="empty"):
        read(b" \n")


def test_a_damaged_one_says_where(record: Record) -> None:
    """JSON that is none names the byte."""
    with pytest.raises(BadRecord, match=r"damaged: .*byte 5"):
        read(b'{"a":\x00' + write(record))


def test_one_altered_by_a_single_digit_is_noticed(record: Record) -> None:
    """The check sum tells, even where the result would still be a legal record."""
    data = write(record).replace(f'"seats": {record.seats}'.encode(), f'"seats": {record.seats + 1}'.encode())
    with pytest.raises(BadRecord, match="check sum"):
        read(data)


@pytest.mark.parametrize("foreign", [b"[" * 200_000, b"[]", b'{"moves": []}', b'"text"', b'{"carrack": "x"}', b"7"])
def test_foreign_json_is_no_record(foreign: bytes) -> None:
    """It says what makes it none."""
    with pytest.raises(BadRecord, match="no Carrack record"):
        read(foreign)


def test_a_newer_format_asks_for_an_update(record: Record) -> None:
    """Neither guessed at nor half read."""
    with pytest.raises(BadRecord, match=f"newer than ours \\({FORMAT}\\); update"):
        read(altered(record, carrack=FORMAT + 1))


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"title": "chess"}, f"not here: unknown title 'chess'; valid: .*{min(games())}"),
        ({"rules": 99}, r"rules version 99 .* newer than ours"),
        ({"rules": 0}, r"rules version 0 .* older than ours"),
        ({"fingerprint": "0" * 32}, "other components"),
        ({"seats": 9}, r"cannot be dealt: unknown seat count .* 9; valid: "),
        ({"options": {"wind": True}}, r"cannot be dealt: unknown option .* 'wind'"),
        ({"carrack": 0}, "no format number"),
        ({"seed": "12"}, "the seed is 32 hex digits, not '12'"),
        ({"seed": "x" * 32}, "the seed is 32 hex digits"),
        ({"seed": "-" + "0" * 31}, "the seed is 32 hex digits"),
        ({"seed": "0_" * 16}, "the seed is 32 hex digits"),
        ({"dealt_anew": [[0, "12"]]}, "dealt anew is"),
        ({"dealt_anew": [[9999, "0" * 32]]}, "dealt anew is"),
        ({"actions": [[10**30, "rest"]]}, "action 1"),
        ({"actions": [[9, "rest"]]}, "action 1"),
        ({"actions": [[-1, "rest"]]}, "action 1"),
        ({"actions": [["zero", "rest"]]}, r"action 1 is \['zero', 'rest'\]"),
        ({"actions": [[]]}, "action 1"),
    ],
)
def test_what_cannot_be_played_here_says_why(record: Record, changes: dict[str, Any], message: str) -> None:
    """Each with its own sentence."""
    with pytest.raises(BadRecord, match=message):
        read(altered(record, **changes))


def test_a_missing_or_unknown_field_is_named(record: Record) -> None:
    """By its name, or by where it stands."""
    plain = json.loads(write(record))
    with pytest.raises(BadRecord, match="winner"):
        read(json.dumps(plain | {"winner": 1}).encode())
    del plain["seats"]
    with pytest.raises(BadRecord, match="seats"):
        read(json.dumps(plain).encode())


def test_an_illegal_action_is_named_with_its_place(game: Game, record: Record) -> None:
    """Which action, whose, and which rule it breaks."""
    half = len(record.actions) // 2
    state = replay(record, half)
    seat = game.waiting(state)[0]
    refused = next(a for a in range(game.verbs.count) if state.refusal_for(seat, a))
    record.actions[half] = [seat, *game.verbs.readable(refused)]
    with pytest.raises(BadRecord, match=f"action {half + 1} of {len(record.actions)}, seat {seat}"):
        replay(read(write(record)))


def test_a_seat_that_is_not_asked_is_refused(game: Game) -> None:
    """The record keeps the seat of each action, and it counts."""
    record = begin(game, game.fewest_together, None, 1)
    state = replay(record)
    other = (int(state.actor) + 1) % record.seats
    record.actions.append([other, *game.verbs.readable(state.legal()[0])])
    with pytest.raises(BadRecord, match=f"seat {other}"):
        replay(record)


def test_positions_beyond_the_end_are_refused(record: Record) -> None:
    """With how many there are."""
    with pytest.raises(BadRecord, match=f"has {len(record.actions)} actions"):
        replay(record, len(record.actions) + 1)


def test_no_random_bytes_get_through() -> None:
    """Whatever comes in, only BadRecord comes out."""
    rng = Chance(8)
    data = bytearray(write(begin(next(iter(games().values())), 2, None, 1)))
    for _ in range(300):
        copy = bytearray(data)
        copy[int(rng.below(len(copy)))] = int(rng.below(256))
        if copy != data:
            with pytest.raises(BadRecord):
                read(bytes(copy))
