"""A match is its record: title, versions, seats, options, seed, and the actions with their seats.

A table may have gone back and dealt anew what nobody knew: then the record says where, and from which seed.

Everything else is replayed from it. The format is described in docs/record.md. A record that cannot be
replayed here is refused with a sentence that says what is wrong and where, never replayed wrongly.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from typing import Any

import msgspec

from carrack.core.chance import GENERATORS, XOSHIRO
from carrack.core.contract import Game, State
from carrack.core.errors import BadAction, BadRecord, IllegalAction, Unknown
from carrack.core.registry import find

FORMAT = 2
"""The newest format: it names a generator, or something was dealt anew."""
PLAIN = 1
"""The format of a record of which neither is so: every reader knows it."""


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """What is stored of a match. `actions` are `[seat, verb, argument, …]`; `seed` is 32 hex digits.

    `dealt_anew`: after how many actions all that nobody knew was dealt anew, and the seed of that. `chance`: the
    generator that the seeds feed; a record without it is of xoshiro.
    """

    carrack: int
    title: str
    rules: int
    fingerprint: str
    seats: int
    options: dict[str, str | int | bool]
    seed: str
    actions: list[list[str | int]]
    notes: dict[str, Any] = {}
    dealt_anew: list[tuple[int, str]] = []
    chance: str = XOSHIRO

    @property
    def seed_number(self) -> int:
        """The seed as a number."""
        return int(self.seed, 16)

    def deals_at(self, at: int) -> list[int]:
        """The seeds from which was dealt anew after so many actions."""
        return [int(seed, 16) for where, seed in self.dealt_anew if where == at]

    def cut(self, at: int) -> Record:
        """The record of the first `at` actions."""
        deals = [dealt for dealt in self.dealt_anew if dealt[0] <= at]
        form = FORMAT if deals else format_for(self.chance)
        return msgspec.structs.replace(self, carrack=form, actions=self.actions[:at], dealt_anew=deals)


def format_for(generator: str) -> int:
    """The oldest format that can say all of a record with this generator."""
    return 1 if generator == XOSHIRO else 2


def begin(
    game: Game, seats: int, options: dict[str, Any] | None = None, seed: int = 0, generator: str = XOSHIRO
) -> Record:
    """The record of a match that has just been dealt."""
    state = game.deal(seats, options, seed, generator)
    chosen: dict[str, Any] = game.options_of(state)
    return Record(
        format_for(generator),
        game.key,
        game.rules_version,
        game.components.fingerprint,
        seats,
        chosen,
        f"{seed:032x}",
        [],
        chance=generator,
    )


def replay(record: Record, at: int | None = None, watch: Callable[[State, int], None] | None = None) -> State:
    """The position after `at` actions (all of them if None); `watch` sees the state before each action."""
    game = _game_of(record)
    state = game.deal(record.seats, record.options, record.seed_number, record.chance)
    count = len(record.actions) if at is None else at
    if not 0 <= count <= len(record.actions):
        raise BadRecord(f"the record has {len(record.actions)} actions, so --at is 0 to {len(record.actions)}")
    deal_anew(state, record, 0)
    for k, (seat, *action) in enumerate(record.actions[:count]):
        try:
            number = game.verbs.number(action)
            if watch is not None:
                watch(state, number)
            state.answer(int(seat), number)
            deal_anew(state, record, k + 1)
        except (BadAction, IllegalAction) as error:
            where = f"action {k + 1} of {len(record.actions)}, seat {seat} {action}"
            rule = error.rule if isinstance(error, IllegalAction) else ""
            about: dict[str, str | int] = {"n": k + 1, "total": len(record.actions), "rule": rule}
            raise BadRecord(f"the record does not follow the rules: {where}: {error}", "illegal", about) from None
    return state


def opening(record: Record) -> State:
    """The position as it was dealt at first."""
    return replay(msgspec.structs.replace(record, dealt_anew=[]), 0)


def deal_anew(state: State, record: Record, at: int) -> None:
    """Deal anew what was dealt anew after so many actions."""
    for seed in record.deals_at(at) if record.dealt_anew else ():
        state.deal_anew(seed)


def migrated(record: Record) -> Record:
    """A record of older rules as today's have it, if its title carries a `migrate`: proved by replaying all of it.

    Title, seats and seed stay what they were. Any other record comes back as it is.
    """
    game = _title_of(record)
    if game.migrate is None or record.rules >= game.rules_version:
        return record
    copy = msgspec.convert(msgspec.to_builtins(record), Record)
    try:
        told = game.migrate(copy)
    except Exception as error:  # a title's own code, which must not stop whoever reads records
        said = f"{game.key} could not carry the record over from rules version {record.rules}: {error!r}"
        raise BadRecord(said, "rules") from error
    made = told_today(
        msgspec.structs.replace(record, options=told.options, actions=told.actions, dealt_anew=told.dealt_anew)
    )
    replay(made)
    return made


def told_today(record: Record) -> Record:
    """The same record under the name of today's rules and components, whether or not it can be replayed so."""
    game = _title_of(record)
    return msgspec.structs.replace(record, rules=game.rules_version, fingerprint=game.components.fingerprint)


def write(record: Record) -> bytes:
    """The record as JSON, with a check sum that tells a damaged file; one action a line, so that people can read it."""
    plain = msgspec.to_builtins(record)
    if record.chance == XOSHIRO:
        del plain["chance"]
    if not record.dealt_anew:
        del plain["dealt_anew"]
    lines = [f'"{key}": {_json(value)}' for key, value in plain.items() if key != "actions"]
    actions = ",\n  ".join(_json(action) for action in plain["actions"])
    lines.append(f'"actions": [\n  {actions}\n]' if actions else '"actions": []')
    lines.append(f'"check": "{_check(plain)}"')
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def read(data: bytes) -> Record:
    """The record in these bytes, checked as far as it can be without replaying it."""
    if not data.strip():
        raise BadRecord("the record is empty", "empty")
    try:
        plain = msgspec.json.decode(data)
    except RecursionError:
        raise BadRecord("this is JSON, but no Carrack record: it is nested too deeply", "foreign") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        kind = "truncated" if "truncated" in str(error) else "damaged"
        raise BadRecord(f"the record is {kind}: {error}", kind) from None
    if not isinstance(plain, dict) or type(plain.get("carrack")) is not int or plain["carrack"] < 1:
        raise BadRecord("this is JSON, but no Carrack record: it has no format number under 'carrack'", "foreign")
    if plain["carrack"] > FORMAT:
        said = f"the record has format {plain['carrack']}, newer than ours ({FORMAT}); update Carrack"
        raise BadRecord(said, "newer")
    check = plain.pop("check", None)
    try:
        record = msgspec.convert(plain, Record)
    except msgspec.ValidationError as error:
        raise BadRecord(f"the record is damaged: {error}") from None
    if not re.fullmatch("[0-9a-f]{32}", record.seed):
        raise BadRecord(f"the record is damaged: the seed is 32 hex digits, not {record.seed!r}")
    if record.chance not in GENERATORS:
        raise BadRecord(
            f"the record draws from a generator that is not here: {record.chance!r}; update Carrack", "newer"
        )
    for at, seed in record.dealt_anew:
        if not (0 <= at <= len(record.actions) and re.fullmatch("[0-9a-f]{32}", seed)):
            raise BadRecord(f"the record is damaged: dealt anew is {[at, seed]}, not [actions, seed of 32 hex digits]")
    if check != _check(plain):
        raise BadRecord("the record is damaged or was altered: its check sum does not match its content", "altered")
    for k, action in enumerate(record.actions):
        if len(action) < 2 or not isinstance(action[0], int) or not 0 <= action[0] < record.seats:
            raise BadRecord(f"the record is damaged: action {k + 1} is {action}, not [seat, verb, …]")
    record = migrated(record)
    _game_of(record)
    return record


def _title_of(record: Record) -> Game:
    try:
        return find(record.title)
    except Unknown as error:
        said = f"the record is of a title that is not here: {error}"
        raise BadRecord(said, "title", {"title": record.title}) from None


def _game_of(record: Record) -> Game:
    game = _title_of(record)
    if record.rules != game.rules_version:
        age = "newer than" if record.rules > game.rules_version else "older than"
        raise BadRecord(
            f"the record follows rules version {record.rules} of {game.key}, {age} ours ({game.rules_version})", "rules"
        )
    if record.fingerprint != game.components.fingerprint:
        raise BadRecord(
            f"the record was played with other components of {game.key} "
            f"(fingerprint {record.fingerprint}, ours is {game.components.fingerprint})",
            "components",
        )
    try:
        game.deal(record.seats, record.options)
    except Unknown as error:
        raise BadRecord(f"the record cannot be dealt: {error}", "deal") from None
    return game


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _check(plain: dict[str, Any]) -> str:
    canonical = msgspec.json.encode({"notes": {}} | plain, order="deterministic")
    return hashlib.sha256(canonical).hexdigest()
