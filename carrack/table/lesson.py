"""A lesson that is played: positions of one title, a sentence at each, and what to try there.

It is written in the title's folder, `lesson.toml`, and belongs to nobody: there is no table, nothing is stored, nothing
counts. docs/adding-a-game.md says how one is written.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from carrack.core.contract import Game, State
from carrack.core.errors import BadAction, CarrackError, IllegalAction
from carrack.core.registry import find
from carrack.core.texts import LANGUAGES
from carrack.table.wire import Action

FILE = "lesson.toml"
Spoken = dict[str, str]
"""A text in every language."""


class BadLesson(CarrackError):
    """A lesson.toml that cannot be taught, and why."""


class LessonStep(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A sentence, what it points at, and perhaps something to do.

    `do` are the actions that are wanted, one after another; `or_else` other rows of actions that come to the same.
    `other` is said when something else is tried that would be legal. Where a step is `free`, that is done all the same,
    and the chapter ends there. `praise` is said when it is done, and `then` happens: `[seat, verb, …]`.
    """

    id: str
    say: Spoken
    points: tuple[str, ...] = ()
    do: tuple[Action, ...] = ()
    or_else: tuple[tuple[Action, ...], ...] = ()
    other: Spoken | None = None
    free: bool = False
    praise: Spoken | None = None
    then: tuple[Action, ...] = ()
    picture: bool = False

    @property
    def rows(self) -> tuple[tuple[Action, ...], ...]:
        """All that is wanted: one of these rows of actions."""
        return (self.do, *self.or_else) if self.do else ()

    @property
    def texts(self) -> list[Spoken]:
        """Everything it may say."""
        return [self.say, *(text for text in (self.other, self.praise) if text)]


class LessonChapter(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Steps that follow each other in one match: its seed, and what everybody had `played` before."""

    step: tuple[LessonStep, ...]
    seed: int = 0
    played: tuple[Action, ...] = ()


class LessonFile(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The whole file: how long it takes, how many sit there with which options, and which seat is the pupil's."""

    minutes: int
    seats: int
    chapter: tuple[LessonChapter, ...]
    seat: int = 0
    options: dict[str, str | int | bool] = {}


class Lesson:
    """The lesson of a title, with the position in which each of its steps begins."""

    def __init__(self, game: Game, written: LessonFile) -> None:
        self.game = game
        self.seat = written.seat
        self.written = written
        self.steps: list[LessonStep] = []
        self.fresh: list[bool] = []
        """Which steps begin a chapter: they do not follow from the one before."""
        self.counts: list[int] = []
        """How many actions were taken before each step."""
        self._begins: list[State] = []
        for chapter in written.chapter:
            self._add(chapter)

    @property
    def options(self) -> dict[str, Any]:
        """Every option, as it is played here."""
        return self.game.options_of(self._begins[0])

    def position(self, step: int) -> State:
        """Where a step begins; a copy."""
        return self._begins[step].clone()

    def _add(self, chapter: LessonChapter) -> None:
        state = self.game.deal(self.written.seats, self.written.options, chapter.seed)
        at = 0
        moves = list(chapter.played)
        for step in chapter.step:
            at += _play(state, moves, step)
            self.fresh.append(step is chapter.step[0])
            self.steps.append(step)
            self.counts.append(at)
            self._begins.append(state.clone())
            moves = [(self.seat, *action) for action in step.do] + list(step.then)
        _play(state, moves, chapter.step[-1])


def _play(state: State, moves: list[Action], step: LessonStep) -> int:
    """All of these moves, which lead to a step; how many they are."""
    for seat, *action in moves:
        try:
            state.answer(int(seat), state.game.verbs.number(action))
        except (IllegalAction, BadAction) as error:
            raise BadLesson(f"around step {step.id}: {error}") from None
    return len(moves)


@cache
def lesson_of(title: str) -> Lesson | None:
    """The lesson of a title, if somebody has written one."""
    game = find(title)
    path = files(game.package).joinpath(FILE)
    if not path.is_file():
        return None
    try:
        written = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), LessonFile)
        _check(written)
        return Lesson(game, written)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, CarrackError) as error:
        raise BadLesson(f"{game.package}/{FILE}: {error}") from None


def minutes_of(title: str) -> int:
    """How long the lesson of a title takes, 0 if there is none; nothing is played for it."""
    path = files(find(title).package).joinpath(FILE)
    return int(tomllib.loads(path.read_text(encoding="utf-8"))["minutes"]) if path.is_file() else 0


def _check(written: LessonFile) -> None:
    known: set[str] = set()
    for chapter in written.chapter:
        for step in chapter.step:
            if step.id in known:
                raise BadLesson(f"two steps are called {step.id}")
            known.add(step.id)
            if any(set(text) != set(LANGUAGES) for text in step.texts):
                raise BadLesson(f"step {step.id} does not say everything in {' and '.join(LANGUAGES)}")
            if step.free and step is not chapter.step[-1]:
                raise BadLesson(f"step {step.id} is free, so it must be the last one of its chapter")
