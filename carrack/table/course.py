"""The course of a match: messages of actions, what was taken back, and the wish to take back more.

Pure and synchronous: no store, no clients. It is folded from the table's events, and every new event goes through
the same `apply`, so that what is stored and what is played cannot differ.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from carrack.core.contract import State
from carrack.core.record import Record
from carrack.table.match import Match
from carrack.table.wire import Action, Proposal, Takeback, What

_KEPT = 32
"""So many positions are at hand for taking back; beyond them the record is replayed."""


class Begun(msgspec.Struct, frozen=True, tag="begin"):
    """Always the first: the match begins with actions that were played elsewhere, and nobody goes back behind them.

    `conceded`: who gave up there, and after how many actions.
    """

    actions: list[list[str | int]]
    seat: int = -1
    conceded: tuple[tuple[int, int], ...] = ()


class Acted(msgspec.Struct, frozen=True, tag="act"):
    """Actions of one seat, all or none: the answer to a `window`, if that was the question, or the table's (`auto`).

    `bot`: the one that stood in for the seat's owner.
    """

    seat: int
    actions: list[Action]
    key: str = ""
    window: str = ""
    auto: bool = False
    bot: str = ""


class WentBack(msgspec.Struct, frozen=True, tag="undo"):
    """Back to `to` actions, over so many things that were `revealed`."""

    seat: int
    to: int
    revealed: int = 0


class Redone(msgspec.Struct, frozen=True, tag="redo"):
    """The last message taken back was taken again."""

    seat: int


class Asked(msgspec.Struct, frozen=True, tag="ask"):
    """A seat wishes to go back to `to` actions; these seats are asked."""

    seat: int
    to: int
    asked: tuple[int, ...]


class Answered(msgspec.Struct, frozen=True, tag="answer"):
    """One of them agreed, or did not."""

    seat: int
    agree: bool


class Seated(msgspec.Struct, frozen=True, tag="seats"):
    """Who sits where has changed; the seats themselves are kept beside the events."""


class Switched(msgspec.Struct, frozen=True, tag="window"):
    """From now on a seat is asked at this window, or is not: then the table declines for it."""

    seat: int
    window: str
    ask: bool


class Left(msgspec.Struct, frozen=True, tag="leave"):
    """From now on a bot plays for a seat: its owner wished so (`by` is the seat itself), or is away."""

    seat: int
    bot: str
    by: int


class Returned(msgspec.Struct, frozen=True, tag="return"):
    """Its owner plays it again."""

    seat: int


class Conceded(msgspec.Struct, frozen=True, tag="concede"):
    """A seat has given up; a bot plays on in it."""

    seat: int
    bot: str


class Hinted(msgspec.Struct, frozen=True, tag="hint"):
    """A seat has asked what to do, the first one in the match: it is not rated any more."""

    seat: int


class Cancelled(msgspec.Struct, frozen=True, tag="cancel"):
    """The match is called off before it has begun."""

    seat: int = -1


class Rematched(msgspec.Struct, frozen=True, tag="rematch"):
    """The same people play again at another table."""

    seat: int
    table: str


Event = (
    Begun
    | Acted
    | WentBack
    | Redone
    | Asked
    | Answered
    | Seated
    | Switched
    | Left
    | Returned
    | Conceded
    | Hinted
    | Cancelled
    | Rematched
)
WHAT: dict[type[Event], What] = {
    Begun: "begin",
    Acted: "act",
    WentBack: "undo",
    Redone: "redo",
    Asked: "ask",
    Answered: "answer",
    Seated: "seats",
    Switched: "window",
    Left: "leave",
    Returned: "return",
    Conceded: "concede",
    Hinted: "hint",
    Cancelled: "cancel",
    Rematched: "rematch",
}


class Message(msgspec.Struct, frozen=True):
    """Actions that came together: from which action count on, whose, under which key, at which window.

    `forced`: the table answered, because there was nothing to choose. `bot`: the one that stood in.
    """

    start: int
    seat: int
    actions: list[Action]
    key: str = ""
    window: str = ""
    forced: bool = False
    bot: str = ""


class Course:
    """A match as it is played at a table."""

    def __init__(self, record: Record) -> None:
        self.match = Match(record)
        self.begun: list[list[str | int]] = []
        self.messages: list[Message] = []
        self.undone: list[Message] = []
        self.proposal: Proposal | None = None
        self.stand_ins: dict[int, str] = {}
        self.conceded: list[int] = []
        self.conceded_at: dict[int, int] = {}
        self.knew = False
        """Somebody went back and knew what would come."""
        self.hinted = False
        """Somebody has asked what to do."""
        self.cancelled = False
        self.rematch = ""
        self._windows: dict[int, dict[str, bool]] = {}

    @classmethod
    def folded(cls, record: Record, events: Iterable[Event], base: int = 0, state: State | None = None) -> Course:
        """The course after these events. `state` is the position after `base` actions, if one is at hand."""
        course = cls(record)
        for event in events:
            course._note(event)
        actions = [[m.seat, *action] for m in course.messages for action in m.actions]
        course.match = Match(msgspec.structs.replace(record, actions=course.begun + actions), base, state)
        course._forget_old_positions()
        if course.proposal:
            course.proposal = msgspec.structs.replace(
                course.proposal, revealed=course.revealed_since(course.proposal.to)
            )
        return course

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
        match event:
            case Acted(seat, actions):
                self.match.act(seat, *actions)
            case WentBack(_, to):
                self.match.undo_to(to)
            case Redone():
                again = self.undone[-1]
                self.match.act(again.seat, *again.actions)
        self._note(event)
        if isinstance(event, Asked) and self.proposal:
            self.proposal = msgspec.structs.replace(self.proposal, revealed=self.revealed_since(event.to))
        self._forget_old_positions()

    def takeback(self, seat: int, others_of_mine: Iterable[int] = ()) -> Takeback:
        """What this seat may take back now; `others_of_mine` are further seats of the same person."""
        if seat < 0:
            return Takeback(proposal=self.proposal)
        free = self.match.free_from(seat)
        turn = max(self.match.turn_start(), free)
        starts = [m.start for m in self.messages if free <= m.start and self._would_ask(m)]
        mine = {seat, *others_of_mine}
        asks = [m.start for m in self.messages if m.seat in mine and self._would_ask(m)]
        return Takeback(
            back=starts[-1] if starts else None,
            restart=next((start for start in starts if start >= turn), None),
            ask=asks[-1] if asks and not starts else None,
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
        return not self.windows(seat).get(window, True)

    def bots(self) -> dict[int, str]:
        """The actions, by their numbers, that a bot took for somebody, and which bot."""
        numbered = [(range(m.start, m.start + len(m.actions)), m.bot) for m in self.messages if m.bot]
        return {k: bot for numbers, bot in numbered for k in numbers}

    def revealed_since(self, to: int) -> int:
        """How many things have been turned up since then."""
        before = self.match.before(to) if to < self.at else self.state
        return int(self.state.revealed) - int(before.revealed)

    def _forget_old_positions(self) -> None:
        if len(self.match.steps) > 2 * _KEPT:
            self.match.rebase(self.at - _KEPT)

    def _note(self, event: Event) -> None:
        match event:
            case Begun(actions, _, conceded):
                self.begun = actions
                self.conceded = [seat for seat, _ in conceded]
                self.conceded_at = dict(conceded)
            case Acted(seat, actions, key, window, auto, bot):
                self._forget_undone(seat, actions)
                self._add(Message(self._end(), seat, actions, key, window, auto and not window, bot))
                if window:
                    self._windows.setdefault(seat, {}).setdefault(window, True)
            case WentBack(_, to, revealed):
                self.knew = self.knew or revealed > 0
                while self.messages and self.messages[-1].start >= to:
                    self.undone.append(self.messages.pop())
                self.proposal = None
            case Redone():
                self._add(msgspec.structs.replace(self.undone.pop(), bot=""))
            case Asked(seat, to, asked):
                self.proposal = Proposal(seat, to, asked)
            case Answered(seat, agree):
                kept = self.proposal if agree else None
                self.proposal = kept and msgspec.structs.replace(kept, agreed=(*kept.agreed, seat))
            case Switched(seat, window, ask):
                self._windows.setdefault(seat, {})[window] = ask
            case _:
                self._note_people(event)

    def _note_people(self, event: Event) -> None:
        match event:
            case Left(seat, bot):
                self.stand_ins[seat] = bot
                self.proposal = None
            case Returned(seat):
                self.stand_ins.pop(seat, None)
            case Conceded(seat, bot):
                self.stand_ins[seat] = bot
                self.conceded.append(seat)
                self.conceded_at[seat] = self._end()
                self.proposal = None
            case Hinted():
                self.hinted = True
            case Cancelled():
                self.cancelled = True
            case Rematched(_, table):
                self.rematch = table

    def _add(self, message: Message) -> None:
        self.messages.append(message)
        self.proposal = None

    def _forget_undone(self, seat: int, actions: list[Action]) -> None:
        """But whoever does the same again, as the table does at a window, can go on taking again what came after it."""
        again = self.undone.pop() if self.undone else None
        if again and (again.seat, again.actions) != (seat, actions):
            self.undone.clear()

    def _would_ask(self, message: Message) -> bool:
        """Where the table would answer at once, nobody goes back to."""
        return not message.forced and not self.leaves(message.seat, message.window)

    def _end(self) -> int:
        return self.messages[-1].start + len(self.messages[-1].actions) if self.messages else len(self.begun)
