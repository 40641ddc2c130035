"""Two tables that look the same to one viewer and hold different deals: whatever that viewer is sent must be the same.

Nothing is stored. What a bot's worker would get is caught on its way there.
"""

from __future__ import annotations

import pickle
from collections.abc import Awaitable, Callable
from concurrent.futures import Future, ProcessPoolExecutor
from functools import partial
from typing import Any, NamedTuple
from unittest.mock import patch

import msgspec

from carrack.core.chance import Chance
from carrack.core.contract import State
from carrack.core.journal import ALL, Journal
from carrack.core.record import begin
from carrack.table import remote_ids
from carrack.table.hints import Hints
from carrack.table.loading import LoadedMatch
from carrack.table.refused import Refused
from carrack.table.remote import Remote
from carrack.table.session import Session
from carrack.table.store.rows import BotRow, MatchRow, SeatRow
from carrack.table.store.store import Store
from carrack.table.table import Table
from carrack.table.wire import AskHint, Problem
from carrack.table.workers import Workers
from tests.table.house import Eye

SEED = "5eed" * 8
NONCE = "0ace" * 8
_ITERATIONS = 12
"""Of a hint: enough to look at several actions."""


class Nowhere(Store):
    """A store that keeps nothing."""

    def __init__(self) -> None:
        pass

    def append(self, *args: Any, **more: Any) -> Future[None]:
        """Done."""
        done: Future[None] = Future()
        done.set_result(None)
        return done

    def look(self, match_id: str, seat: int, at: int) -> Future[None]:
        """The same."""
        return self.append()


class Caught(Workers):
    """Workers without processes that note, as bytes, what would be sent to them."""

    def __init__(self) -> None:
        super().__init__(1)
        self.sent: list[bytes] = []

    def _started(self) -> ProcessPoolExecutor:
        return _Post(self)


class _Post(ProcessPoolExecutor):
    def __init__(self, caught: Caught) -> None:
        self._caught = caught

    def submit(self, work: Callable[..., Any], /, *args: Any, **more: Any) -> Future[Any]:
        self._caught.sent.append(pickle.dumps((work, args, more)))
        answer: Future[Any] = Future()
        answer.set_result(work(*args))
        return answer


class Compared(NamedTuple):
    """Whether two results look the same to a viewer, and whether something came to light or was told differently."""

    look: bool
    told: bool


class Twins:
    """A position and the same one dealt anew for a viewer (None: a spectator), each at a table of its own."""

    def __init__(
        self, state: State, viewer: int | None, closed_scores: bool, rng: Chance, dealt: State | None = None
    ) -> None:
        """`dealt`: the second position, if it is not to be drawn."""
        self.viewer = viewer
        self.seat = -1 if viewer is None else viewer
        self.guest = "" if viewer is None else guest_of(viewer)
        dealt = dealt or dealt_anew_for(self.seat, state, rng)
        self.openings = [state.clone(), dealt.clone()]
        self.tables = [_table(each, closed_scores) for each in (state.clone(), dealt)]
        self.eyes = [Eye(table, self.guest, viewer) for table in self.tables]

    @property
    def states(self) -> tuple[State, State]:
        """Both positions."""
        one, other = (table.state for table in self.tables)
        return one, other

    async def both(self, ask: Callable[[Table], Awaitable[object]]) -> tuple[bytes, bytes]:
        """The answers of both tables, as they would be sent."""
        return await _answer(ask, self.tables[0]), await _answer(ask, self.tables[1])

    async def received(self) -> tuple[bytes, bytes]:
        """All that the viewer has received so far, and a fresh hello at its end."""
        for eye in self.eyes:
            while not eye.listener._queue.empty():
                await eye.next()
            again = Eye(eye.table, eye.guest, eye.viewer)
            await again.open()
            eye.bytes += again.bytes
            again.close()
        return self.eyes[0].bytes, self.eyes[1].bytes

    def opening_of(self, table: Table) -> State:
        """The position with which one of the tables began: it was not dealt from the seed that its record tells."""
        return self.openings[self.tables.index(table)].clone()

    async def to_worker(self, seed: int) -> tuple[bytes, bytes]:
        """What a worker would get if the viewer's seat were a bot's, given the same chance."""
        sent = []
        for state in self.states:
            caught, chance = Caught(), Chance(seed)
            with patch("carrack.table.workers.secrets.randbits", lambda bits, chance=chance: int(chance.next32())):
                await caught.choose(state, self.seat, "random")
            sent.append(b"".join(caught.sent))
        return sent[0], sent[1]

    async def hints(self, seed: int) -> tuple[bytes, bytes]:
        """What the viewer is told who asks for a hint, given the same chance, and what a worker gets for it."""
        told = []
        for table, eye in zip(self.tables, self.eyes, strict=True):
            caught, chance = Caught(), Chance(seed)
            table.hints = Hints(table, caught)
            with (
                patch("carrack.table.hints.secrets.randbits", lambda bits, chance=chance: int(chance.next32())),
                patch("carrack.table.hints._SECONDS", 0.0),
                patch("carrack.table.hints._ITERATIONS", _ITERATIONS),
            ):
                wish = AskHint(self.seat, eye.v)
                answer = await _answer(partial(_hint, self.guest, wish), table)
            told.append(b"".join((answer, *caught.sent)))
        return told[0], told[1]

    async def to_program(self, seed: int) -> tuple[bytes, bytes]:
        """What somebody's program would get over the network if the viewer's seat were its bot's."""
        sent = []
        for state in self.states:
            remote, chance = Remote(patience=0), Chance(seed)
            listener, _ = remote.connect(BotRow(id="bot", guest="", name="", token="", created=0.0))
            with (
                patch("carrack.table.remote.secrets.randbits", lambda bits, chance=chance: int(chance.next32())),
                patch("carrack.table.remote.secrets.token_hex", lambda _: "the same"),
            ):
                await remote.choose(state, self.seat, remote_ids.named("bot"), lambda: True)
            sent.append(await listener.next(1.0) or b"")
        return sent[0], sent[1]

    def compared(self, seat: int, action: int, other: int) -> Compared | None:
        """What the viewer could tell apart if these actions were taken; None if one of them cannot be."""
        seen, told, revealed = [], [], 0
        for state, number in zip(self.states, (action, other), strict=True):
            after = state.clone()
            if after.refusal_for(seat, number):
                return None
            journal = after.journal = Journal()
            after.answer(seat, number)
            after.journal = None
            seen.append(after.observe(self.seat))
            told.append([each.seen_by(self.seat) for each in journal.told])
            revealed += int(after.revealed) - int(state.revealed)
        return Compared(seen[0] == seen[1], told[0] != told[1] or revealed > 0)

    def may_read(self, seat: int) -> bool:
        """Whether the viewer learns which action a seat takes."""
        readers = int(self.states[0].readers(seat))
        return readers == ALL or (self.seat >= 0 and bool(readers >> self.seat & 1))


def dealt_anew_for(seat: int, state: State, rng: Chance) -> State:
    """A position that looks the same to a seat."""
    dealt = state.clone()
    dealt.redeal(seat, rng.fork())
    return dealt


def guest_of(seat: int) -> str:
    """Who sits there."""
    return f"guest-of-{seat}"


def _table(state: State, closed_scores: bool) -> Table:
    """A table that begins with this position. Seed and nonce have nothing to do with it: they must not be sent."""
    game = state.game
    options = msgspec.convert(game.options_of(state), dict[str, str | int | bool])
    row = MatchRow(
        id="twins",
        title=game.key,
        rules=game.rules_version,
        fingerprint=game.components.fingerprint,
        seats=int(state.seats),
        options=options,
        seed=SEED,
        nonce=NONCE,
        created=1.0,
        updated=1.0,
        house={"closed_scores": closed_scores, "hints": True, "deal_anew": closed_scores},
        host=guest_of(0),
        status="over" if state.over else "playing",
    )
    seats = [
        SeatRow(match_id="twins", seat=seat, kind="human", guest=guest_of(seat), name=f"N{seat}")
        for seat in range(int(state.seats))
    ]
    session = Session.folded(begin(game, int(state.seats), options, 0), [], 0, state)
    return Table(LoadedMatch(row, game, seats, session, [], 0, None), Nowhere(), Caught())


def _hint(guest: str, wish: AskHint, table: Table) -> Awaitable[object]:
    return table.hints.ask(guest, wish)


async def _answer(ask: Callable[[Table], Awaitable[object]], table: Table) -> bytes:
    try:
        return msgspec.json.encode(await ask(table))
    except Refused as error:
        return msgspec.json.encode(Problem(error.say, error.detail, error.version, error.rule))
