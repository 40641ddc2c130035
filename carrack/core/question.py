# mypyc: compiled
"""Questions and answers: the rooms that a title's rules are made of.

What lies on the stack of a position is `Work`. Most work is a `Question`: it is asked of a seat, and lists the
`Answer`s it accepts, one for each verb. An answer says why it may not be given (`refuse`), what it does (`take`) and
what people see of it (`touches`, `about`). Legal lists, refusals, *why not* and what glows all come from here.

There is one object of each for a title. Nothing that changes is kept in them: they are handed the position.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from carrack.core.contract import DECLINE, SEAT, TURN_OF, A, State, top_frame
from carrack.core.refusals import OTHER_QUESTION

if TYPE_CHECKING:
    from carrack.core.board import Text
    from carrack.core.scene import Bundle, Pick, Shape, Way
    from carrack.core.table import TitleTable

SEVERAL: Final = -1
"""There is more than one legal action."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Answer:
    """One verb that a question accepts. `k` counts the actions of the verb from 0, its last argument fastest.

    `window` names the window that it belongs to, if not its whole question is one. `grave`: people are asked again
    before it is done, although it can be taken back.
    """

    def __init__(self, verb: str, window: str = "", grave: bool = False) -> None:
        self.verb = verb
        self.window = window
        self.grave = grave
        self.done = False
        """Whether it says "that was all"."""
        self.first: i64 = 0
        """The number of the verb's first action, and how many it has: set by the game."""
        self.size: i64 = 0

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        """Why this seat may not answer so now; 0 = it may. The one source of legality."""
        return 0

    def take(self, s: State, seat: i64, k: i64) -> None:
        """Do it: change cells, push and pop frames. `follow` does what comes of it by itself."""
        raise NotImplementedError  # abstract

    def list_into(self, s: State, seat: i64, buffer: vec[i64], n: i64) -> i64:
        """Write the legal actions after the first n, ascending; how many there are then. Override only for speed."""
        for k in range(self.size):
            if self.refuse(s, seat, k) == 0:
                buffer[n] = self.first + k
                n += 1
        return n

    def stands(self, s: State) -> bool:
        """Whether the question that stands accepts it."""
        return not s.over and s.answer_to(self.first) is self

    def touches(self, s: State, seat: i64, k: i64) -> tuple[str, ...]:
        """The pieces (`m11`) and places (`map:peru`, `shipping:`) that it names, in order, legal or not.

        It is asked at any time, also while another question stands: what is not there is left out.
        """
        return ()

    def about(self, s: State, seat: i64, k: i64, reason: i64) -> dict[str, object]:
        """Numbers and names for the sentence of a refusal, besides the arguments of the verb."""
        return {}


@final
class Enough(Answer):
    """That was all: the question goes."""

    def __init__(self, verb: str) -> None:
        super().__init__(verb)
        self.done = True

    def take(self, s: State, seat: i64, k: i64) -> None:
        s.pop()


@final
class NoAnswer(Answer):
    """Stands for every action that a question does not ask for."""

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        return OTHER_QUESTION

    def take(self, s: State, seat: i64, k: i64) -> None:
        raise RuntimeError("nobody is asked for this")


NO_ANSWER: Final = NoAnswer("")


@mypyc_attr(allow_interpreted_subclasses=True)
class Work:
    """Pending work that asks nobody: what happens by itself while its frame is on top of the stack."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.kind: i64 = 0
        """The number of its frames: set by the game."""
        self.answers = vec[Answer]()
        self.then = ""
        self.sealed = False
        self.window = ""
        self.foreign = False
        """Whether interpreted code answers for it while core is compiled: set by the game."""

    def follow(self, s: State) -> bool:
        """Do one step; False if somebody must decide now (after `ask`), or the game is over."""
        raise NotImplementedError  # abstract

    def refuse_decline(self, s: State, seat: i64) -> i64:
        """Why it may not be left alone now."""
        return OTHER_QUESTION

    def take_decline(self, s: State, seat: i64) -> None:
        """It is left alone: nothing else happens."""
        s.pop()

    def list_into(self, s: State, seat: i64, buffer: vec[i64]) -> i64:
        """Write what its answers allow, ascending; how many."""
        return 0

    def only(self, s: State, seat: i64) -> i64:
        """The single legal action, which the engine then takes by itself, or SEVERAL."""
        return SEVERAL

    def secret(self, s: State, seat: i64) -> bool:
        """Whether only this seat can know that it has no choice, so that skipping the question would tell."""
        return self.sealed

    def ask(self, s: State, seat: i64) -> Text:
        """The question as a sentence."""
        return "ask-wait", {"seat": int(seat)}

    def concerns(self, s: State, seat: i64) -> tuple[str, ...]:
        """What the question is about: pieces (`m11`) and places chosen before, that are being paid for or moved."""
        return ()

    def pick(self, s: State, seat: i64) -> Pick | None:
        """A set that is ticked and confirmed once."""
        return None

    def shapes(self, s: State, seat: i64) -> tuple[Shape, ...]:
        """Placements of a face on many spots, each in place of the options of its verb."""
        return ()

    def ways(self, s: State, seat: i64) -> tuple[Way, ...]:
        """Places that several decisions lead to, each as one message."""
        return ()

    def bundles(self, s: State, seat: i64) -> tuple[Bundle, ...]:
        """Answers to this question and to those that follow it for the same purpose, each bundle as one message."""
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Work):
    """What can be asked of a seat.

    `decline`: it may be left alone. `window`: it is a reaction or an ability that players may switch off. `sealed`:
    several answer, none sees the others' answers; register A of its frame holds the seats asked. `turns`: whoever is
    asked has the turn. `then`: the work that its frame becomes with the answer. `says`: the message of its sentence,
    else `ask-<name>`; `n`: a number in it that never changes.
    """

    def __init__(
        self,
        name: str,
        *answers: Answer,
        decline: bool = False,
        window: str = "",
        sealed: bool = False,
        turns: bool = False,
        then: str = "",
        says: str = "",
        n: int | None = None,
    ) -> None:
        super().__init__(name)
        self.answers = vec[Answer](answers)
        self.says = says or f"ask-{name}"
        self.n = n
        self.decline = decline
        self.window = window
        self.sealed = sealed
        self.turns = turns
        self.then = then

    def follow(self, s: State) -> bool:
        """Ask the seat of the frame. Override for what happens first, or to ask several."""
        c = s.cells
        seat = c[top_frame(c) + SEAT]
        if self.turns:
            c[TURN_OF] = seat
        s.ask(seat)
        return False

    def refuse_decline(self, s: State, seat: i64) -> i64:
        return 0 if self.decline else OTHER_QUESTION

    def list_into(self, s: State, seat: i64, buffer: vec[i64]) -> i64:
        n: i64 = 0
        if self.refuse_decline(s, seat) == 0:
            buffer[0] = DECLINE
            n = 1
        for answer in self.answers:
            n = answer.list_into(s, seat, buffer, n)
        return n

    def only(self, s: State, seat: i64) -> i64:
        """Override only for speed."""
        found: i64 = SEVERAL
        if self.refuse_decline(s, seat) == 0:
            found = DECLINE
        for answer in self.answers:
            for k in range(answer.size):
                if answer.refuse(s, seat, k) == 0:
                    if found >= 0:
                        return SEVERAL
                    found = answer.first + k
        return found

    def ask(self, s: State, seat: i64) -> Text:
        """The message `says`; override to add what changes."""
        return self.says, {} if self.n is None else {"n": self.n}


@mypyc_attr(allow_interpreted_subclasses=True)
class Repeated(Question):
    """A question that is asked again until nothing is left of it: then its frame goes."""

    def left(self, s: State, seat: i64) -> i64:
        """How much is left to decide: what register A says, if a title does not count otherwise."""
        return s.frame(A)

    def follow(self, s: State) -> bool:
        if self.left(s, s.frame(SEAT)) > 0:
            return super().follow(s)
        s.pop()
        return True

    def ask(self, s: State, seat: i64) -> Text:
        return self.says, {"left": int(self.left(s, seat))}


@final
class Decline(Answer):
    """Leaving a question alone is an answer too: the question says whether, and what that does."""

    def __init__(self, room: Work) -> None:
        super().__init__("")
        self.room = room

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        return self.room.refuse_decline(s, seat)

    def take(self, s: State, seat: i64, k: i64) -> None:
        self.room.take_decline(s, seat)


def _is_foreign(room: Work) -> bool:
    """Objects of compiled classes have no dictionary."""
    return not hasattr(NO_ANSWER, "__dict__") and any(hasattr(each, "__dict__") for each in (room, *room.answers))


@final
class Rooms:
    """The rooms of a title by the numbers of their frames, and what is looked up for every decision."""

    def __init__(self, table: TitleTable, rooms: list[Work]) -> None:
        """Tell every room and every answer the numbers that the table gives it."""
        kinds = {name: kind for kind, name in table.layout.frame_kinds.items()}
        if {room.name for room in rooms} != kinds.keys():
            odd = ", ".join(sorted({room.name for room in rooms} ^ kinds.keys()))
            raise ValueError(f"table.py and rules.py disagree about the questions: {odd}")
        count, actions = max(kinds.values()) + 1, table.verbs.count
        found, then = [rooms[0]] * count, [-1] * count
        answers: list[Answer] = [NO_ANSWER] * (count * actions)
        for room in rooms:
            kind = kinds[room.name]
            room.kind, room.foreign = kind, _is_foreign(room)
            found[kind] = room
            then[kind] = kinds[room.then] if room.then else -1
            answers[kind * actions : (kind + 1) * actions] = _owners(table, room)
        self.by_kind = vec[Work](found)
        self.then = vec[i64](then)
        """What a frame of each kind becomes with an answer, -1 if it stays."""
        self.actions: i64 = actions
        self.answers = vec[Answer](answers)
        """For each kind the answers that the actions of the title belong to, one after another."""

    def first_with(self, action: int) -> Answer | None:
        """The first room's answer that an action belongs to."""
        owners = [self.answers[kind * self.actions + action] for kind in range(len(self.by_kind))]
        return next((answer for answer in owners if answer.verb), None)


def _owners(table: TitleTable, room: Work) -> list[Answer]:
    """The answer of a room that each action of the title belongs to."""
    owners: list[Answer] = [Decline(room), *[NO_ANSWER] * (table.verbs.count - 1)]
    for answer in room.answers:
        verb = table.verbs.named(answer.verb)
        answer.first = verb.start
        answer.size = verb.size
        owners[verb.start : verb.start + verb.size] = [answer] * int(verb.size)
    firsts = [int(answer.first) for answer in room.answers]
    if firsts != sorted(firsts):
        raise ValueError(f"the answers of {room.name!r} do not stand in the order of the verbs")
    return owners
