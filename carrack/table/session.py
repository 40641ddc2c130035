"""The session of a match: messages of actions, what was taken back, and the wish to take back more.

Pure and synchronous: no store, no clients. It is folded from the table's events, and every new event goes through
the same `apply`, so that what is stored and what is played cannot differ.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile

import msgspec

from carrack.core.contract import State
from carrack.core.record import FORMAT, Record
from carrack.table import counting
from carrack.table.events import (
    Acted,
    Answered,
    Asked,
    Begun,
    Cancelled,
    Carried,
    Conceded,
    Event,
    Hinted,
    Left,
    Redone,
    Rematched,
    Returned,
    Salted,
    Seated,
    Switched,
    Vacated,
    WentBack,
)
from carrack.table.match import Match
from carrack.table.shuffle import dealt_seed
from carrack.table.wire import Action, Proposal, Takeback

_KEPT = 32
"""How many positions are at hand for taking back; beyond them the record is replayed."""


class Message(msgspec.Struct, frozen=True):
    """Actions that came together: from which action count on, whose, under which key, at which window.

    `forced`: the table answered, because there was nothing to choose. `bot`: the one that stood in. `auto`: the table
    answered, for whatever reason. `chosen_by`: the bot whose choice somebody took back and took again.
    """

    start: int
    seat: int
    actions: list[Action]
    key: str = ""
    window: str = ""
    forced: bool = False
    bot: str = ""
    auto: bool = False
    chosen_by: str = ""


class Session:
    """A match as it is played at a table."""

    def __init__(self, record: Record, waiting: str = "") -> None:
        """`waiting`: the cards are dealt later, and this is the seed of what is shown until then."""
        self._record = record
        self._match: Match | None = None
        self._waiting = waiting
        self.drawn = record.seed
        self.salts: dict[int, str] = {}
        """What the seats have added to the seed; the deal takes it all."""
        self.dealt = not waiting
        self.begun: list[list[str | int]] = []
        self.dealt_anew: list[tuple[int, str]] = []
        self.deals = 0
        """How often something was dealt anew, also where that was taken back."""
        self.messages: list[Message] = []
        self.undone: list[Message] = []
        self.proposal: Proposal | None = None
        self.stand_ins: dict[int, str] = {}
        self.replaced: set[int] = set()
        """For whom others have called a bot in: they did not leave themselves."""
        self.conceded: list[int] = []
        self.conceded_at: dict[int, int] = {}
        self.own_before: list[tuple[int, int]] = []
        """For each seat, how many actions its owner has decided, of how many, before the messages that are at hand."""
        self.early: list[int] = []
        """Who gave up before everybody had decided a few times."""
        self.knew = False
        """Somebody went back and knew what would come, or over what another had decided."""
        self.hinted = False
        """Somebody has asked what to do."""
        self.cancelled = False
        self.closed: str | None = None
        """Why the host of the server has closed the table."""
        self.rematch = ""
        self.freed: set[str] = set()
        """Marks of those whom the host has asked to stand up."""
        self._windows: dict[int, dict[str, bool]] = {}
        self._revealed_at: dict[int, int] = {}
        """How much had come to light before some of the messages: whoever asks often does not replay the match."""

    @classmethod
    def folded(
        cls, record: Record, events: Iterable[Event], base: int = 0, state: State | None = None, waiting: str = ""
    ) -> Session:
        """The session after these events. `state` is the position after `base` actions, if one is at hand."""
        session = cls.noted(record, events, waiting)
        session._match = Match(session.record, base, state)
        session._forget_old_positions()
        if session.proposal:
            session.proposal = msgspec.structs.replace(
                session.proposal, revealed=session.revealed_since(session.proposal.to)
            )
        return session

    @classmethod
    def noted(cls, record: Record, events: Iterable[Event], waiting: str = "") -> Session:
        """What the events say, for those who do not need the position: perhaps nobody can replay it any more."""
        session = cls(record, waiting)
        for event in events:
            session._note(event)
        return session

    @property
    def match(self) -> Match:
        """Record and position, dealt when they are first asked for."""
        if self._match is None:
            self._match = Match(msgspec.structs.replace(self._record, seed=self.seed))
        return self._match

    @property
    def record(self) -> Record:
        """The record as far as the match has come, as the events tell it."""
        form = FORMAT if self.dealt_anew else self._record.carrack
        return msgspec.structs.replace(
            self._record, carrack=form, seed=self.seed, actions=self.actions, dealt_anew=list(self.dealt_anew)
        )

    @property
    def actions(self) -> list[list[str | int]]:
        """All actions that stand, as the events tell them."""
        return self.begun + [[m.seat, *action] for m in self.messages for action in m.actions]

    @property
    def seed(self) -> str:
        """The seed of the deal, or of what is shown before it."""
        return dealt_seed(self.drawn, self.added()) if self.dealt else self._waiting

    def added(self) -> tuple[str, ...]:
        """What the seats have added to the seed, in their order."""
        return tuple(self.salts.get(seat, "") for seat in range(self.seats)) if self.salts else ()

    @property
    def seats(self) -> int:
        """How many play."""
        return self._record.seats

    @property
    def state(self) -> State:
        """The position now."""
        return self.match.state

    @property
    def at(self) -> int:
        """How many actions stand."""
        return self.match.at

    def apply(self, event: Event) -> None:
        """Let an event happen. An illegal action raises and changes nothing."""
        if self._match is not None:
            self._revealed_at[self.at] = int(self.state.revealed)
        match event:
            case Acted(seat, actions):
                self.match.act(seat, *actions)
            case WentBack(_, to):
                self.match.undo_to(to)
                self._revealed_at = {at: count for at, count in self._revealed_at.items() if at <= to}
                if event.dealt:
                    self.match.deal_anew(event.dealt)
            case Redone():
                again = self.undone[-1]
                self.match.act(again.seat, *again.actions)
        self._note(event)
        if isinstance(event, Seated) and event.dealt is not None:
            self._match = Match(self.record)
        if isinstance(event, Asked) and self.proposal:
            self.proposal = msgspec.structs.replace(self.proposal, revealed=self.revealed_since(event.to))
        self._forget_old_positions()

    def takeback(self, seat: int, others_of_mine: Iterable[int] = ()) -> Takeback:
        """What this seat may take back now; `others_of_mine` are further seats of the same person."""
        if seat < 0:
            return Takeback(proposal=self.proposal)
        free = self.match.free_from(seat)
        turn = max(self.match.turn_start(), free)
        latest = reversed(self.messages)
        starts = [m.start for m in takewhile(lambda m: free <= m.start, latest) if self._would_ask(m)]
        mine = {seat, *others_of_mine}
        asks = (m.start for m in reversed(self.messages) if m.seat in mine and self._would_ask(m))
        return Takeback(
            back=starts[0] if starts else None,
            restart=next((start for start in reversed(starts) if start >= turn), None),
            ask=None if starts else next(asks, None),
            redo=bool(self.undone) and self.undone[-1].seat in mine,
            proposal=self.proposal,
        )

    def may_go_back_to(self, to: int) -> bool:
        """Whether a message began there, and its seat would be asked again."""
        return any(m.start == to and self._would_ask(m) for m in self.messages)

    def windows(self, seat: int) -> dict[str, bool]:
        """The windows that a seat has met or switched so far, and whether it is asked there."""
        return dict(self._windows.get(seat, {}))

    def left(self, seat: int) -> frozenset[str]:
        """The windows that a seat leaves to the table."""
        return frozenset(window for window, ask in self.windows(seat).items() if not ask)

    def leaves(self, seat: int, window: str) -> bool:
        """Whether the seat leaves this window to the table."""
        return not self._windows.get(seat, {}).get(window, True)

    def bots(self) -> dict[int, str]:
        """The actions, by their numbers, that a bot took for somebody, and which bot."""
        numbered = [(range(m.start, m.start + len(m.actions)), m.bot) for m in self.messages if m.bot]
        return {k: bot for numbers, bot in numbered for k in numbers}

    def revealed_since(self, to: int) -> int:
        """How many things have been turned up since then."""
        if to not in self._revealed_at:
            before = self.match.before(to) if to < self.at else self.state
            self._revealed_at[to] = int(before.revealed)
        return int(self.state.revealed) - self._revealed_at[to]

    def decided_since(self, to: int) -> tuple[int, ...]:
        """The seats that have decided anything since then, bots among them."""
        return tuple(sorted({m.seat for m in self.messages if m.start >= to}))

    def decided_in_person_since(self, to: int) -> frozenset[int]:
        """The seats whose owners have decided since then: a bot that stands in speaks for what it did, no more.

        What the table answered for them counts: else others could tell that there was nothing to choose.
        """
        return frozenset(m.seat for m in self.messages if m.start >= to and not m.bot)

    def _forget_old_positions(self) -> None:
        if self._match is not None and len(self._match.steps) > 2 * _KEPT:
            self.match.rebase(self.at - _KEPT)

    def _note(self, event: Event) -> None:
        match event:
            case Begun(actions, _, conceded, dealt_anew, salts):
                self.begun = actions
                self.dealt_anew = list(dealt_anew)
                self.salts = {seat: salt for seat, salt in enumerate(salts) if salt}
                self.conceded = [seat for seat, _ in conceded]
                self.conceded_at = dict(conceded)
                self.own_before, self.early = list(event.own), list(event.early)
            case Acted(seat, actions, key, window, auto, bot):
                self._forget_undone(seat, actions)
                self._add(Message(self._end(), seat, actions, key, window, auto and not window, bot, auto))
                if window:
                    self._windows.setdefault(seat, {}).setdefault(window, True)
            case WentBack(seat, to, revealed, _, dealt):
                self.knew = self.knew or revealed > 0 or self._another_has_decided(seat, to)
                while self.messages and self.messages[-1].start >= to:
                    self.undone.append(self.messages.pop())
                self.proposal = None
                self.dealt_anew = [deal for deal in self.dealt_anew if deal[0] <= to]
                if dealt:
                    self.deals += 1
                    self.dealt_anew.append((to, dealt))
                    self.undone.clear()
            case Redone():
                again = self.undone.pop()
                self._add(msgspec.structs.replace(again, bot="", chosen_by=again.bot or again.chosen_by))
            case Asked(seat, to, asked):
                self.proposal = Proposal(seat, to, asked)
            case Answered(seat, agree):
                kept = self.proposal if agree else None
                self.proposal = kept and msgspec.structs.replace(kept, agreed=(*kept.agreed, seat))
            case Carried():
                self._carry(event)
            case Switched(seat, window, ask):
                self._windows.setdefault(seat, {})[window] = ask
            case _:
                self._note_people(event)

    def _note_people(self, event: Event) -> None:
        match event:
            case Left(seat, bot, by):
                self.stand_ins[seat] = bot
                if by != seat:
                    self.replaced.add(seat)
                self.proposal = None
            case Returned(seat):
                self.stand_ins.pop(seat, None)
                self.replaced.discard(seat)
            case Conceded(seat, bot):
                if seat not in self.early and counting.is_early(self.begun, self.messages, self.seats, self.conceded):
                    self.early.append(seat)
                self.stand_ins[seat] = bot
                self.conceded.append(seat)
                self.conceded_at[seat] = self._end()
                self.proposal = None
            case Salted(seat, text):
                self.salts[seat] = text
            case Vacated(seat, mark):
                self.salts.pop(seat, None)  # it was theirs, and a secret
                self.freed |= {mark} - {""}
            case Seated(dealt) if dealt is not None:
                self.salts, self.dealt = {k: salt for k, salt in enumerate(dealt) if salt}, True
            case Hinted():
                self.hinted = True
            case Cancelled(_, closed):
                self.cancelled = True
                self.closed = closed
            case Rematched(_, table):
                self.rematch = table

    def _another_has_decided(self, seat: int, to: int) -> bool:
        """Also a bot that stood in for the seat itself: its choice, taken back, would be a hint nobody is told of."""
        return any(m.start >= to and (m.seat != seat or m.bot) and not m.auto for m in self.messages)

    def _carry(self, carried: Carried) -> None:
        """What was done is said anew: message by message if the same seats did as much, else as one beginning."""
        self.undone.clear()
        self.proposal = None
        if carried.dealt_anew is not None:
            self.dealt_anew = list(carried.dealt_anew)
        if carried.actions is None:
            return
        said = carried.actions
        if [seat for seat, *_ in said] != [seat for seat, *_ in self.actions]:
            self.own_before = counting.decided(self)
            self.begun, self.messages = said, []
            return
        self.begun = said[: len(self.begun)]
        for k, message in enumerate(self.messages):
            again = said[message.start : message.start + len(message.actions)]
            self.messages[k] = msgspec.structs.replace(message, actions=[tuple(action) for _, *action in again])

    def _add(self, message: Message) -> None:
        self.messages.append(message)
        self.proposal = None

    def _forget_undone(self, seat: int, actions: list[Action]) -> None:
        """What was taken back is forgotten, unless the seat does the same again: then the rest can still be redone."""
        again = self.undone.pop() if self.undone else None
        if again and (again.seat, again.actions) != (seat, actions):
            self.undone.clear()

    def _would_ask(self, message: Message) -> bool:
        """Where the table would answer at once, nobody goes back to."""
        return not message.forced and not self.leaves(message.seat, message.window)

    def _end(self) -> int:
        return self.messages[-1].start + len(self.messages[-1].actions) if self.messages else len(self.begun)
