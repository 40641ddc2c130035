"""What becomes of a stored match whose rules or components have changed since: judged by replaying, nothing is written.

A match holds up to an action if the same was dealt, and every action before it is still legal and turns up the same
things as it did then; only amounts may come out otherwise.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

import msgspec

from carrack.core.contract import State
from carrack.core.errors import BadAction, BadRecord, IllegalAction, Unknown
from carrack.core.journal import Journal, Told, Value
from carrack.core.plain import plain
from carrack.core.record import Record, deal_anew, migrated, opening, replay, told_today
from carrack.core.registry import games
from carrack.table import conceding
from carrack.table.counting import outcome_of
from carrack.table.session import Session
from carrack.table.store.rows import MatchRow

_log = logging.getLogger("carrack.table")

Fate = Literal["same", "migrates", "goes-on", "fork", "stored", "closed"]
"""As ever; carried over by its title; replayed with what is new; to be played on elsewhere; only shown; not even so."""
Change = Literal["rules", "components", "title"]
"""What is new, or what is not here any more."""


class Judgement(msgspec.Struct, frozen=True):
    """What becomes of a match. `record` is how it goes on: with a fork, up to where it holds.

    `why` says to the host, in English, what stands in the way; it may name what is hidden from players.
    """

    fate: Fate
    record: Record
    total: int
    change: Change | None = None
    why: str = ""

    @property
    def goes_on(self) -> bool:
        """Whether there is a table as ever."""
        return self.fate in ("same", "migrates", "goes-on")


class _Holding(msgspec.Struct, frozen=True):
    """Up to which action a record holds, and what was wrong with the next one."""

    at: int
    state: State
    why: str = ""


ToldByAction = Callable[[], Mapping[int, Sequence[Told]]]


def judge(row: MatchRow, session: Session, record: Record, told: ToldByAction) -> Judgement:
    """What becomes of a match with this record; `told`: what each of its actions told when it was taken."""
    total = len(record.actions)
    game = games().get(row.title)
    if game is None:
        return Judgement("closed", record, total, "title", str(Unknown("title", row.title, games())))
    if (row.rules, row.fingerprint) == (game.rules_version, game.components.fingerprint):
        return Judgement("same", record, total)
    change: Change = "components" if row.rules == game.rules_version else "rules"
    said = _difference(record, change)
    try:
        if (made := migrated(record)).rules != record.rules:
            if not _dealt_alike(row, made):
                said = f"{said}; carried over, other things would be dealt"
            elif _stands(row, session, replay(made)):
                return Judgement("migrates", made, total, change, said)
            else:
                said = f"{said}; carried over, it would end otherwise"
    except BadRecord as error:
        said = f"{said}; it cannot be carried over: {error}"
    try:
        holding = _holding(told_today(record), told())
        if change == "components" and not _dealt_alike(row, told_today(record)):
            holding = _Holding(0, replay(told_today(record), 0), "other things were dealt")
    except BadRecord as error:
        return Judgement("stored" if row.status == "over" else "closed", record, total, change, f"{said}; {error}")
    return _by_replay(row, session, record, change, holding, said)


def _dealt_alike(row: MatchRow, record: Record) -> bool:
    """Whether the components of today deal what was dealt, as far as that is known."""
    return row.fingerprint == record.fingerprint or row.opening in ("", dealt(record))


def dealt(record: Record) -> str:
    """A hash of the things that a match was dealt, whoever may see them, but not of amounts."""
    return dealt_in(opening(record))


def dealt_in(state: State) -> str:
    """The same of an opening position."""
    things = {key: _all_names(value) for key, value in plain(state.game, state).items() if key != "options"}
    return hashlib.sha256(msgspec.json.encode(things, order="sorted")).hexdigest()[:32]


def _by_replay(
    row: MatchRow, session: Session, record: Record, change: Change, holding: _Holding, said: str
) -> Judgement:
    total = len(record.actions)
    today = told_today(record)
    whole = holding.at == total and _stands(row, session, holding.state)
    if row.status == "over":
        why = holding.why or "replayed, it would end otherwise"
        return Judgement("goes-on" if whole else "stored", today, total, change, said if whole else f"{said}; {why}")
    if whole and (change == "components" or not total):  # nobody is put under other rules without being asked
        return Judgement("goes-on", today, total, change, said)
    kept = today.cut(_before_the_end(today, holding))
    return Judgement("fork", kept, total, change, "; ".join(filter(None, (said, holding.why))))


def _stands(row: MatchRow, session: Session, state: State) -> bool:
    """Whether a match that was replayed is where it was: still going on, or at the same end."""
    if row.status != "over":
        return not state.over
    outcome = outcome_of(row.result)
    if not (state.over or session.conceded):
        return False
    places = tuple(conceding.places(state.ranking(), session.conceded))
    scores = tuple(int(state.score(seat)) for seat in range(state.placed))
    return outcome.places in ((), places) and outcome.scores in ((), scores)


def _holding(record: Record, told: Mapping[int, Sequence[Told]]) -> _Holding:
    state = replay(record, 0)
    total = len(record.actions)
    for k, (seat, *action) in enumerate(record.actions):
        where = f"action {k + 1} of {total}, seat {seat} {action}"
        journal = state.journal = Journal()
        try:
            state.answer(int(seat), state.game.verbs.number(action))
        except (BadAction, IllegalAction) as error:
            return _Holding(k, replay(record, k), f"{where}: {error}")
        except Exception as error:  # a position that its rules do not know; it must not stop the server
            _log.warning("%s of a match of %s fails: %r", where, record.title, error)
            return _Holding(k, replay(record, k), f"{where}: {error!r}")
        deal_anew(state, record, k + 1)
        if k in told and _things(journal.told) != _things(told[k]):
            return _Holding(k, replay(record, k), f"{where}: it turns up other things than it did")
    state.journal = None
    return _Holding(total, state)


def _before_the_end(record: Record, holding: _Holding) -> int:
    """The last position at which there is something left to play."""
    at = holding.at
    while at and replay(record, at).over:
        at -= 1
    return at


def _things(told: Sequence[Told]) -> list[tuple[str, int, list[tuple[str, list[str]]]]]:
    """What was told but for its numbers: the same cards and places, however much they brought or cost."""
    return [(t.entry.what, t.entry.seat, [(key, _names(t.entry.data[key])) for key in t.entry.data]) for t in told]


def _names(value: Value) -> list[str]:
    if isinstance(value, str):
        return [value]
    return [one for one in value if isinstance(one, str)] if isinstance(value, list) else []


def _all_names(value: object) -> list[Any]:
    """Names in their order, nested as they were."""
    if isinstance(value, str):
        return [value]
    return [_all_names(one) for one in value if isinstance(one, str | list)] if isinstance(value, list) else []


def _difference(record: Record, change: Change) -> str:
    today = told_today(record)
    if change == "components":
        return f"components {record.fingerprint[:8]}, ours are {today.fingerprint[:8]}"
    return f"rules version {record.rules}, ours is {today.rules}"
