# mypyc: compiled
"""The contract that every game keeps. Read this file and you know how to write a title or use one.

A `Game` is a title's facts and rules: stateless. A `State` is one position of any title: mutable, made of integer
cells, copied by hand. A title writes a table of its cells (`table.py`), its questions (`question.py`) and a class of
`Rules`: how it begins, how it scores. Pending work lies on a stack of integer frames inside the position, and the
state hands every decision to the question on top.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from carrack.core import chance
from carrack.core.bits import bit, members
from carrack.core.cells import FRAME, HEADER
from carrack.core.chance import Chance
from carrack.core.errors import BadPosition, IllegalAction, TooDeep
from carrack.core.fields import Field, fields
from carrack.core.journal import ALL, Journal
from carrack.core.knowledge import TOGETHER, Sight
from carrack.core.options import settle
from carrack.core.refusals import FIRST_OWN, GAME_OVER, NO_SUCH_ACTION, NOT_ASKED
from carrack.core.sheet import Lenses, Sheet
from carrack.core.table import TitleTable

if TYPE_CHECKING:
    from carrack.core.board import Text
    from carrack.core.components import Components
    from carrack.core.evaluation import Evaluation
    from carrack.core.question import Answer, Rooms, Work
    from carrack.core.record import Record
    from carrack.core.scene import Scenery

# The cells that every position begins with (the table is in cells.py); a title's own cells follow the frames.
SEATS: Final = 0
ACTOR: Final = 1
WAITING: Final = 2
TURN: Final = 3
TURN_OF: Final = 4
REVEALED: Final = 5
CHANCE: Final = 6
DEPTH: Final = 10
STACK: Final = 11  # HEADER; a literal, since only a chain of names of one module is folded

# A frame: what kind of work, whose, where in the effect program, from what, and two registers.
KIND: Final = 0
SEAT: Final = 1
PC: Final = 2
SOURCE: Final = 3
A: Final = 4
B: Final = 5

OVER: Final = -1
NOBODY: Final = -1
DECLINE: Final = 0
_PATIENCE: Final = 100_000

if STACK != HEADER:
    raise ValueError("contract.py and cells.py disagree about where the frames begin")


def top_frame(c: vec[i64]) -> i64:
    """Where the first cell of the top frame is."""
    return STACK + (c[DEPTH] - 1) * FRAME


def _list_into(room: Work, s: State, seat: i64, buffer: vec[i64]) -> i64:
    """Write what a room allows, ascending; how many.

    Interpreted code is not handed the buffer: a vec that comes back from there is never freed (mypyc 2.4).
    """
    if not room.foreign:
        return room.list_into(s, seat, buffer)
    n: i64 = 0
    if room.refuse_decline(s, seat) == 0:
        buffer[0] = DECLINE
        n = 1
    for answer in room.answers:
        for k in range(answer.size):
            if answer.refuse(s, seat, k) == 0:
                buffer[n] = answer.first + k
                n += 1
    return n


def _take_answer(rooms: Rooms, s: State, c: vec[i64], seat: i64, action: i64) -> None:
    """The question that stands is given a legal answer."""
    top = top_frame(c)
    kind = c[top]
    then = rooms.then[kind]
    if then >= 0:
        c[top] = then
    answer = rooms.answers[kind * rooms.actions + action]
    answer.take(s, seat, action - answer.first)


@final
class State:
    """One position."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.cells = game.no_cells
        self.journal: Journal | None = None

    # ---- who decides now ----------------------------------------------------------------------------

    @property
    def seats(self) -> i64:
        """How many seats decide; there may be more that the rules play."""
        return self.cells[SEATS]

    @property
    def placed(self) -> i64:
        """How many seats are scored and placed: those of `seats`, then those that the rules play."""
        return self.cells[SEATS] + self.game.rules.automa(self)

    @property
    def actor(self) -> i64:
        """The seat that decides now, or OVER."""
        return self.cells[ACTOR]

    @property
    def waiting(self) -> i64:
        """The set of all seats that may answer now, in any order; nearly always the actor alone."""
        return self.cells[WAITING]

    @property
    def turn(self) -> i64:
        """The number of the turn, from 1."""
        return self.cells[TURN]

    @property
    def turn_of(self) -> i64:
        """The seat whose turn it is; the actor may be another."""
        return self.cells[TURN_OF]

    @property
    def revealed(self) -> i64:
        """Counts what anybody has learnt by a card turned or a die thrown."""
        return self.cells[REVEALED]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.cells[ACTOR] == OVER

    # ---- what may be done, and doing it --------------------------------------------------------------

    def legal_into(self, buffer: vec[i64]) -> i64:
        """Write the actor's legal actions, ascending, and return how many: never 0 before the end."""
        c = self.cells
        return _list_into(self.game.work[c[top_frame(c)]], self, c[ACTOR], buffer)

    def legal(self) -> list[int]:
        """The actor's legal actions, ascending; empty when the game is over."""
        return self.legal_for(self.cells[ACTOR])

    def legal_for(self, seat: i64) -> list[int]:
        """The legal actions of any seat that may answer now."""
        if seat < 0 or seat >= self.cells[SEATS] or self.cells[WAITING] & bit(seat) == 0:
            return []
        buffer = self.game.buffer()
        return self._listed(buffer, self.options_into(seat, buffer))

    def _listed(self, buffer: vec[i64], n: i64) -> list[int]:
        numbers = self.game.numbers
        found = numbers[:n]
        for k in range(n):
            found[k] = numbers[buffer[k]]
        return cast(list[int], found)

    def options_into(self, seat: i64, buffer: vec[i64]) -> i64:
        """Write the legal actions of any seat that may answer now, ascending, and return how many."""
        c = self.cells
        return _list_into(self.game.work[c[top_frame(c)]], self, seat, buffer)

    def refusal(self, action: i64) -> i64:
        """Why the actor may not do this now: 0 = it may. `Game.refusals` has the rule and the sentence."""
        return self.refusal_for(self.cells[ACTOR], action)

    def refusal_for(self, seat: i64, action: i64) -> i64:
        """The same for any seat."""
        if self.cells[ACTOR] == OVER:
            return GAME_OVER
        if action < 0 or action >= self.game.actions:
            return NO_SUCH_ACTION
        if seat < 0 or seat >= self.cells[SEATS] or self.cells[WAITING] & bit(seat) == 0:
            return NOT_ASKED
        answer = self._owner(action)
        return answer.refuse(self, seat, action - answer.first)

    def apply(self, action: i64) -> None:
        """Take the actor's action and run on to the next decision; an illegal one raises and changes nothing."""
        self.answer(self.cells[ACTOR], action)

    def step(self, action: i64) -> list[int]:
        """Take the actor's action and return what may be done next: empty when the game is over."""
        reason = self.refusal(action)
        if reason != 0:
            raise self.illegal(self.cells[ACTOR], action, reason)
        buffer = self.game.buffer()
        return self._listed(buffer, self.step_into(action, buffer))

    def step_into(self, action: i64, buffer: vec[i64]) -> i64:
        """`apply_legal`, and write what may be done next, ascending: how many, 0 when the game is over.

        Faster than `apply_legal` and `legal_into`: the list itself shows whether there is a choice.
        """
        c = self.cells
        rooms = self.game.rooms
        work = rooms.by_kind
        if self.journal is None:
            _take_answer(rooms, self, c, c[ACTOR], action)
        else:
            self._take(c[ACTOR], action)
        steps: i64 = 0
        while True:
            while work[c[top_frame(c)]].follow(self):
                steps += 1
                if steps > _PATIENCE:
                    raise self._endless()
            if c[ACTOR] == OVER:
                return 0
            n = _list_into(work[c[top_frame(c)]], self, c[ACTOR], buffer)
            if n == 1 and not self.secret(c[ACTOR]):
                self._take(c[ACTOR], buffer[0])
            else:
                waiting = c[WAITING]
                if waiting & (waiting - 1) == 0 or not self._take_for_another():
                    return n
            steps += 1

    def apply_legal(self, action: i64) -> None:
        """`apply` for an action just taken from the legal list: nobody asks again whether it is legal."""
        c = self.cells
        rooms = self.game.rooms
        work = rooms.by_kind
        if self.journal is None:
            _take_answer(rooms, self, c, c[ACTOR], action)
        else:
            self._take(c[ACTOR], action)
        self._run(c, work)

    def answer(self, seat: i64, action: i64) -> None:
        """The same for any seat of `waiting`."""
        reason = self.refusal_for(seat, action)
        if reason != 0:
            raise self.illegal(seat, action, reason)
        self._take(seat, action)
        self.run()

    # ---- what is asked -------------------------------------------------------------------------------

    def work(self) -> Work:
        """The question that stands, or the work on top of the stack."""
        c = self.cells
        return self.game.work[c[top_frame(c)]]

    def answer_to(self, action: i64) -> Answer | None:
        """The answer of the question that stands to which an action belongs, if it has one."""
        if not 0 < action < self.game.actions:
            return None
        answer = self._owner(action)
        return answer if answer.verb else None

    def _owner(self, action: i64) -> Answer:
        """Whose answer an action is while this question stands."""
        c, rooms = self.cells, self.game.rooms
        return rooms.answers[c[top_frame(c)] * rooms.actions + action]

    def secret(self, seat: i64) -> bool:
        """Whether only this seat can know that it has no choice, so that skipping the question would tell."""
        if self.over:
            return False
        c = self.cells
        frame = self.sealed_frame()
        if frame < 0:
            frame = top_frame(c)
        return self.game.work[c[frame]].secret(self, seat)

    def readers(self, seat: i64) -> i64:
        """The seats that may read a choice of this one in full; others learn its verb alone."""
        return bit(seat) if self.sealed() else ALL

    def reason_args(self, seat: i64, action: i64, reason: i64) -> dict[str, object]:
        """Numbers and names for the sentence of a refusal."""
        if reason < FIRST_OWN:
            return {}
        said = self.game.verbs.arguments(action)
        answer = self.answer_to(action) or self.game.rooms.first_with(action)
        if answer is not None:
            said.update(answer.about(self, seat, action - answer.first, reason))
        return said

    @property
    def round(self) -> i64:
        """The round by which logs and charts are grouped."""
        return self.game.rules.round(self)

    def rounds(self) -> tuple[int, ...]:
        """The round of the course that each seat is in, where they are not all in the same one."""
        return self.game.rules.rounds(self)

    @property
    def phase(self) -> Text | None:
        """The part of the round, in words."""
        return self.game.rules.phase(self)

    def window_of(self, action: int) -> str:
        """The window that an action belongs to: a reaction or an ability that players may switch off."""
        answer = self.answer_to(action)
        return answer.window if answer is not None and answer.window else self.work().window

    def check(self) -> None:
        """Raise AssertionError if pieces were lost or made, or any invariant of the title is broken."""
        self.game.rules.check(self)

    # ---- the score -----------------------------------------------------------------------------------

    def score(self, seat: i64) -> i64:
        """Points as if the game ended here."""
        return self.game.rules.score(self, seat)

    def tally(self, seat: i64) -> dict[str, int]:
        """The same by source; the values add up to `score`."""
        return self.game.rules.tally(self, seat)

    def tie_break(self, seat: i64) -> i64:
        """Among equal scores the higher one is placed first; equal here too means a shared place."""
        return self.game.rules.tie_break(self, seat)

    def ranking(self) -> list[int]:
        """The place of each seat, 1 for the winner, with the title's tie-breaks; seats that the rules play follow."""
        keys = [(int(self.score(k)), int(self.tie_break(k))) for k in range(self.placed)]
        return [1 + sum(1 for other in keys if other > key) for key in keys]

    # ---- what a title's rules use --------------------------------------------------------------------

    def run(self) -> None:
        """Do all that needs no decision: pending work, and choices that are none."""
        self._run(self.cells, self.game.work)

    def _run(self, c: vec[i64], work: vec[Work]) -> None:
        steps: i64 = 0
        while True:
            while work[c[top_frame(c)]].follow(self):
                steps += 1
                if steps > _PATIENCE:
                    raise self._endless()
            if c[ACTOR] == OVER:
                return
            action = work[c[top_frame(c)]].only(self, c[ACTOR])
            if action >= 0 and not self.secret(c[ACTOR]):
                self._take(c[ACTOR], action)
            elif c[WAITING] & (c[WAITING] - 1) == 0 or not self._take_for_another():
                return
            steps += 1

    def _endless(self) -> TooDeep:
        return TooDeep(f"the rules never come to a decision; pending: {self.frames()}")

    def _take_for_another(self) -> bool:
        """Where several seats decide, also those without a choice are not asked."""
        c = self.cells
        for seat in range(c[SEATS]):
            if c[WAITING] & bit(seat) != 0 and not self.secret(seat):
                action = self.work().only(self, seat)
                if action >= 0:
                    self._take(seat, action)
                    return True
        return False

    def _take(self, seat: i64, action: i64) -> None:
        c = self.cells
        if self.journal is not None:
            self.journal.chose(seat, action, self.game.verbs.of(action).name, self.readers(seat))
        _take_answer(self.game.rooms, self, c, seat, action)

    def ask(self, seat: i64) -> None:
        """This seat alone decides now."""
        c = self.cells
        c[ACTOR] = seat
        c[WAITING] = bit(seat)

    def ask_all(self, mask: i64) -> None:
        """All these seats decide, in any order; the actor is the first of them from the seat whose turn it is."""
        c = self.cells
        c[WAITING] = mask
        if mask == 0:
            return
        seat = c[TURN_OF]
        while mask & bit(seat) == 0:
            seat = (seat + 1) % c[SEATS]
        c[ACTOR] = seat

    def answered(self, seat: i64) -> None:
        """This seat has decided; the others still do."""
        self.ask_all(self.cells[WAITING] & ~bit(seat))

    def end(self) -> None:
        """The game is over."""
        self.cells[ACTOR] = OVER
        self.cells[WAITING] = 0

    def sealed(self) -> bool:
        """Whether a sealed question stands."""
        return self.sealed_frame() >= 0

    def sealed_frame(self) -> i64:
        """Where the frame of the sealed question is, -1 if there is none. It need not be on top."""
        c = self.cells
        k = c[DEPTH] - 1
        sealed = self.game.sealed
        while k >= 0 and sealed != 0:
            if sealed & bit(c[STACK + k * FRAME]) != 0:
                return STACK + k * FRAME
            k -= 1
        return -1

    def push(self, kind: i64, seat: i64, pc: i64 = 0, source: i64 = 0, a: i64 = 0, b: i64 = 0) -> None:
        """Put work on top of the stack. A frame names places and slots, never a hidden identity."""
        c = self.cells
        depth = c[DEPTH]
        if depth >= self.game.frame_room:
            raise TooDeep(f"more than {self.game.frame_room} things pending: {self.frames()}")
        at = STACK + depth * FRAME
        c[at] = kind
        c[at + SEAT] = seat
        c[at + PC] = pc
        c[at + SOURCE] = source
        c[at + A] = a
        c[at + B] = b
        c[DEPTH] = depth + 1

    def pop(self) -> i64:
        """Take the top frame off and wipe it; what it was about, its source."""
        c = self.cells
        depth = c[DEPTH] - 1
        at = STACK + depth * FRAME
        source = c[at + SOURCE]
        k: i64 = 0
        while k < FRAME:
            c[at + k] = 0
            k += 1
        c[DEPTH] = depth
        return source

    def top(self) -> i64:
        """Where the top frame's first cell is."""
        return top_frame(self.cells)

    def frame(self, part: i64) -> i64:
        """One cell of the top frame: KIND, SEAT, PC, SOURCE, A or B."""
        c = self.cells
        return c[top_frame(c) + part]

    def frames(self) -> list[list[int]]:
        """The stack as lists, bottom first."""
        c = self.cells
        return [[int(c[STACK + k * FRAME + j]) for j in range(FRAME)] for k in range(c[DEPTH])]

    def below(self, n: i64) -> i64:
        """A fair number from 0 to n - 1 from the position's own chance."""
        return chance.below(self.cells, CHANCE, n)

    # ---- what the base makes from the cell table -----------------------------------------------------

    def clone(self) -> State:
        """A copy that shares nothing that changes; nobody listens to it."""
        copy = State(self.game)
        copy.cells = self.cells[:]
        return copy

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.game is other.game and self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        return hash(self.to_bytes())

    def to_bytes(self) -> bytes:
        """The whole position, 8 bytes a cell; `Game.restore` reads it."""
        return bytes(memoryview(self.cells))

    def __reduce__(self) -> tuple[object, tuple[str, bytes]]:
        return _restored, (self.game.key, self.to_bytes())

    def redeal(self, viewer: i64, rng: Chance) -> None:
        """Forget all that this seat cannot know and draw it anew, fairly (NOBODY: a spectator).

        Two positions that look the same to the viewer become the same bytes.
        """
        c = self.cells
        self.journal = None
        self.game.sight.redeal(c, viewer, rng)
        k: i64 = 0
        while k < 4:
            c[CHANCE + k] = rng.next32()
            k += 1
        self._redraw_sealed(viewer, rng)

    def deal_anew(self, seed: int) -> None:
        """Draw anew, from this seed, all that nobody knows: what lies hidden from every seat, and all further chance.

        No seat can tell the difference: hands, peeked tokens and sealed answers stay as they are.
        """
        c = self.cells
        rng = chance.source(seed, chance.generator_at(c, CHANCE))
        self.game.sight.redeal(c, TOGETHER, rng)
        fork = rng.fork_cells()
        k: i64 = 0
        while k < 4:
            c[CHANCE + k] = fork[k]
            k += 1

    def _redraw_sealed(self, viewer: i64, rng: Chance) -> None:
        """Answers the viewer has not seen: half-given ones are forgotten, whole ones given anew at random."""
        c = self.cells
        owners = self.game.sight.sealed
        frame = self.sealed_frame()
        k: i64 = 0
        while k < len(owners):
            if owners[k] != viewer and c[owners[k + 1]] != 0:
                if frame < 0:
                    self.game.rules.redraw_commitments(self, viewer, rng)
                    return
                c[owners[k + 1]] = 0
            k += 2
        if frame < 0:
            return
        self._repeat_what_is_sure(viewer)
        waiting = c[WAITING]
        again = c[frame + A] & ~waiting
        if viewer >= 0:
            again &= ~bit(viewer)
        buffer = self.game.buffer()
        work = self.work()
        for seat in range(c[SEATS]):
            if again & bit(seat) != 0:
                c[WAITING] = waiting | bit(seat)
                while c[WAITING] & bit(seat) != 0:
                    n = _list_into(work, self, seat, buffer)
                    _take_answer(self.game.rooms, self, c, seat, buffer[rng.below(n)])
        self.ask_all(waiting)

    def _repeat_what_is_sure(self, viewer: i64) -> None:
        """Of answers that are forgotten, what everybody knows had to come first."""
        c = self.cells
        work = self.work()
        for seat in range(c[SEATS]):
            while seat != viewer and c[WAITING] & bit(seat) != 0 and not self.secret(seat):
                action = work.only(self, seat)
                if action < 0:
                    break
                _take_answer(self.game.rooms, self, c, seat, action)

    def observe_into(self, viewer: i64, sheet: Sheet) -> None:
        """Write all that this seat knows (NOBODY: a spectator) as numbers; `Game.fields` says what they are."""
        sheet.look(self.cells, viewer)

    def observe(self, viewer: i64) -> list[int]:
        """The same as a list."""
        sheet = self.game.sheet()
        sheet.look(self.cells, viewer)
        return [int(x) for x in sheet.numbers]

    def illegal(self, seat: i64, action: i64, reason: i64) -> IllegalAction:
        """The error that says why not."""
        from carrack.core.say import refusal

        readable: list[str | int] = [int(action)]
        if 0 <= action < self.game.actions:
            readable = self.game.verbs.readable(action)
        words = refusal(self, seat, action, reason, "en")
        return IllegalAction(seat, readable, reason, self.game.refusals[reason].rule, words)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """What a title's `rules.py` says besides its questions: how a game begins and what it is worth in the end.

    `work` is the table of contents: every question, and every step that nobody is asked about.
    """

    def __init__(self, *work: Work) -> None:
        self.work = list(work)

    def set_up(self, s: State) -> None:
        """Lay out the opening position; cells are 0, seats, options and chance are set."""
        raise NotImplementedError  # abstract

    def score(self, s: State, seat: i64) -> i64:
        """Points as if the game ended here."""
        raise NotImplementedError  # abstract

    def tally(self, s: State, seat: i64) -> dict[str, int]:
        """The same by source; the values add up to `score`."""
        raise NotImplementedError  # abstract

    def tie_break(self, s: State, seat: i64) -> i64:
        """Among equal scores the higher one is placed first; equal here too means a shared place."""
        return 0

    def round(self, s: State) -> i64:
        """The round by which logs and charts are grouped."""
        return s.cells[TURN]

    def rounds(self, s: State) -> tuple[int, ...]:
        """The round of the course that each seat is in, where they are not all in the same one."""
        return ()

    def automa(self, s: State) -> i64:
        """How many seats the rules play: they are numbered after the others, are scored and placed, and never asked."""
        return 0

    def phase(self, s: State) -> Text | None:
        """The part of the round, in words."""
        return None

    def check(self, s: State) -> None:
        """Raise AssertionError if pieces were lost or made, or any invariant is broken."""

    def redraw_commitments(self, s: State, viewer: i64, rng: Chance) -> None:
        """Draw anew sealed cells that outlast their question; a title that has such must say how."""
        raise RuntimeError(f"{s.game.key} keeps sealed cells beyond their question: it needs redraw_commitments")


@final
class Game:
    """A title: its facts, its rules, and what people and bots see of it."""

    def __init__(
        self,
        key: str,
        package: str,
        table: TitleTable,
        rules: Rules,
        components: Components[Any],
        seats: tuple[int, int],
        rules_version: int,
        widest: int,
        horizon: int,
        scenery: Scenery | None = None,
        evaluation: Evaluation | None = None,
        migrate: Callable[[Record], Record] | None = None,
    ) -> None:
        from carrack.core.question import Rooms

        self.key = key
        self.package = package
        self.table = table
        self.rules = rules
        self.layout = table.layout
        self.verbs = table.verbs
        self.refusals = table.refusals
        self.options = table.options
        self.components = components
        self.fewest, self.most = seats
        self.rules_version = rules_version
        self.widest = widest
        self.horizon = horizon
        self.scenery = scenery
        self.evaluation = evaluation
        self.migrate = migrate
        """Tells a record of an older rules version as today's rules would have it."""
        self.rooms = Rooms(table, rules.work)
        self.work = self.rooms.by_kind
        """What each kind of frame is: the rooms of the rules by their numbers."""
        self.sealed: i64 = sum(int(bit(room.kind)) for room in rules.work if room.sealed)
        """The set of kinds whose answers are sealed."""
        self.actions: i64 = table.verbs.count
        self.frame_room: i64 = table.layout.frames
        self.sight = Sight(table.layout)
        self.lenses = Lenses(table.layout)
        self.no_cells = vec[i64]()
        self.zero_cells = vec[i64]([0] * table.layout.size)
        self._zero_buffer = vec[i64]([0] * widest)
        self.numbers: list[object] = list(range(max(table.verbs.count, widest)))
        """Every action as a Python object, made once: as integers they would be unpacked and made anew."""

    def deal(
        self,
        seats: int,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        generator: str = chance.XOSHIRO,
    ) -> State:
        """The opening position for so many seats; the seed has 128 bits and decides all chance, by this generator."""
        chosen: list[int] = []
        if options or not self.fewest <= seats <= self.most:
            chosen = settle(self.key, (self.fewest, self.most), self.options, seats, options or {})
        state = State(self)
        state.cells = self.zero_cells[:]
        state.cells[SEATS] = seats
        for option, value in zip(self.options, chosen, strict=False):
            state.cells[option.cell] = value
        for k, word in enumerate(chance.first_cells(seed, generator)):
            state.cells[CHANCE + k] = word
        self.rules.set_up(state)
        state.run()
        return state

    def restore(self, data: bytes) -> State:
        """The position that `State.to_bytes` wrote."""
        if len(data) != 8 * self.layout.size:
            raise BadPosition(f"a position of {self.key} has {8 * self.layout.size} bytes, not {len(data)}")
        state = State(self)
        state.cells = vec[i64](memoryview(data).cast("q"))
        return state

    def options_of(self, state: State) -> dict[str, str | int | bool]:
        """The options a position was dealt with."""
        return {option.key: option.values[state.cells[option.cell]] for option in self.options}

    @property
    def fewest_together(self) -> int:
        """The fewest seats that play against each other: what is dealt if nobody says how many."""
        return max(self.fewest, min(2, self.most))

    def buffer(self) -> vec[i64]:
        """Room for the longest legal list, to be used again and again by one thread."""
        return self._zero_buffer[:]

    def sheet(self) -> Sheet:
        """Room for an observation, to be used again and again: it remembers what it shows, and is fast by that."""
        return Sheet(self.lenses)

    def fields(self) -> list[Field]:
        """What each number of an observation means."""
        return fields(self.layout)

    def waiting(self, state: State) -> list[int]:
        """The seats that may answer now."""
        return members(state.waiting)

    def plain(self, state: State) -> dict[str, object]:
        """The whole position as readable data, with the ids of components.toml."""
        from carrack.core import plain

        return plain.plain(self, state)

    def position(self, data: Mapping[str, object]) -> State:
        """The position that a plain form describes."""
        from carrack.core import plain

        return plain.position(self, data)


def _restored(key: str, data: bytes) -> State:
    from carrack.core.registry import find

    return find(key).restore(data)
