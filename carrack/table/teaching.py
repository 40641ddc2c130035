"""Taking a lesson: what a pupil tries is judged by the step they are at. Nothing is kept: each request says where."""

from __future__ import annotations

from carrack.bots import USUAL
from carrack.core.contract import State
from carrack.core.errors import BadAction, IllegalAction
from carrack.core.journal import Journal
from carrack.core.scene import Scene, board
from carrack.table import explain, judging, views
from carrack.table.film import line_of
from carrack.table.lesson import Lesson, LessonStep
from carrack.table.positions import Still
from carrack.table.refused import Refused
from carrack.table.wire import (
    Action,
    Came,
    LessonTold,
    LessonView,
    LessonWish,
    ReasonTold,
    ReplayStep,
    SeatView,
    Shuffle,
    TableView,
    Taught,
    Tried,
)


def lesson_view(lesson: Lesson) -> LessonView:
    """The whole lesson, as a page reads it."""
    game, written = lesson.game, lesson.written
    seats = tuple(
        SeatView("human", mine=True, here=True) if seat == lesson.seat else SeatView("bot", bot=USUAL, here=True)
        for seat in range(written.seats)
    )
    table = TableView("", game.key, "playing", seats, lesson.options, Shuffle(""))
    told = tuple(_told(step, fresh) for step, fresh in zip(lesson.steps, lesson.fresh, strict=True))
    picture = next((k for k, step in enumerate(lesson.steps) if step.picture), 0)
    return LessonView(table, board(game, lesson.options, written.seats), lesson.seat, told, written.minutes, picture)


def _told(step: LessonStep, fresh: bool) -> LessonTold:
    return LessonTold(step.id, step.say, step.points, step.do, step.other, step.praise, fresh)


class Pupil:
    """Somebody at a step of a lesson, who has done some of what it wants."""

    def __init__(self, lesson: Lesson, wish: LessonWish) -> None:
        if not 0 <= wish.step < len(lesson.steps):
            raise Refused("no-position", f"The lesson has {len(lesson.steps)} steps.", 404)
        self._lesson = lesson
        self._seat = lesson.seat
        self._step = lesson.steps[wish.step]
        self._wish = wish
        self._at = lesson.counts[wish.step]
        self._state: State = lesson.position(wish.step)
        for action in wish.done:
            self._do(self._seat, action)

    def play(self) -> Taught:
        """What comes of the new actions. What is not wanted here is not done, unless the step is free."""
        scene = before = self._scene()
        actions = judging.asked_for(self._state, self._seat, self._wish.actions) if self._wish.actions else []
        came = self._judge(actions)
        if came == "other":
            actions = []
        moves = [(self._seat, *action) for action in actions]
        if came == "done":
            moves += self._step.then
        steps = []
        for move in moves:
            still = self._do(int(move[0]), move[1:])
            line = line_of(still, before.round, self._seat)
            before, after = self._scene(), before
            steps.append(ReplayStep(views.patch(after, before), line, before.turn))
        return Taught(came, scene, tuple(steps), (*self._wish.done, *actions))

    def try_out(self) -> Tried:
        """What the new actions would do."""
        return judging.tried(self._state, self._seat, self._wish.actions)

    def why_not(self, piece: str) -> ReasonTold:
        """Why a piece cannot be chosen there."""
        return explain.why_not(self._state, self._seat, piece, ())

    def _judge(self, actions: list[Action]) -> Came:
        """By their numbers: the same action may be said in more than one way."""
        number = self._state.game.verbs.number
        tried = [number(action) for action in (*self._wish.done, *actions)]
        rows = [[number(action) for action in row] for row in self._step.rows]
        if any(row == tried for row in rows):
            return "done"
        if any(row[: len(tried)] == tried for row in rows) or not actions:
            return "going"
        return "free" if self._step.free else "other"

    def _do(self, seat: int, action: Action) -> Still:
        state = self._state
        journal = state.journal = Journal()
        try:
            state.answer(seat, explain.number_of(state, action))
        except (IllegalAction, BadAction) as error:
            raise Refused("line-broken", f"This cannot be done at this step: {error}.", 422) from None
        finally:
            state.journal = None
        self._at += 1
        return Still(self._at, state, seat, tuple(journal.told))

    def _scene(self) -> Scene:
        return views.scene_for(self._state.game, self._state, self._seat, self._at, False)
