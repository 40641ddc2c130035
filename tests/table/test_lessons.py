"""Every lesson of every title can be taken: what is wanted is legal there, and all is said in both languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from carrack.core.registry import games
from carrack.core.texts import LANGUAGES
from carrack.table.lesson import BadLesson, Lesson, LessonFile, lesson_of
from carrack.table.refused import Refused
from carrack.table.teaching import Pupil, lesson_view
from carrack.table.wire import Action, LessonWish, Taught
from tests.table.house import TOY

TAUGHT = [key for key, game in games().items() if lesson_of(game.key)]
PAGE = {"@dock", "@seats"}
"""Parts of the page itself that a step may point at."""


def lesson(title: str) -> Lesson:
    """A title's lesson, which is there."""
    found = lesson_of(title)
    assert found
    return found


def take(title: str, step: int, done: tuple[Action, ...] = (), *actions: Action) -> Taught:
    """Try something at a step."""
    return Pupil(lesson(title), LessonWish(step=step, done=list(done), actions=list(actions))).play()


def tasks(title: str) -> Iterator[tuple[int, tuple[Action, ...]]]:
    """Every row of actions that some step wants."""
    for number, step in enumerate(lesson(title).steps):
        for row in step.rows:
            yield number, row


def test_every_title_of_ours_has_one() -> None:
    """And the toy."""
    ours = {key for key, game in games().items() if game.package.startswith("carrack.")}
    assert ours | {TOY} <= set(TAUGHT)


@pytest.mark.parametrize("title", TAUGHT)
def test_what_is_wanted_can_be_done_one_by_one(title: str) -> None:
    """The last action of a row ends the step, and those before it do not; the next step begins where this one ended."""
    taken = lesson(title)
    for number, row in tasks(title):
        came = take(title, number)
        for action in row:
            assert came.came == "going"
            came = take(title, number, came.done, action)
        assert came.came == "done", (taken.steps[number].id, row)
        follows = number + 1 < len(taken.steps) and not taken.fresh[number + 1]
        if follows and row == taken.steps[number].do:
            assert came.steps[-1].line.at + 1 == take(title, number + 1).scene.at


@pytest.mark.parametrize("title", TAUGHT)
def test_other_rows_come_to_the_same(title: str) -> None:
    """A step that is not free has one end, whichever way leads there."""
    taken = lesson(title)
    for number, step in enumerate(taken.steps):
        ends = []
        for row in step.rows if not step.free else ():
            state = taken.position(number)
            for action in row:
                state.answer(taken.seat, state.game.verbs.number(action))
            ends.append(state)
        assert all(end == ends[0] for end in ends)


@pytest.mark.parametrize("title", TAUGHT)
def test_it_speaks_both_languages_and_points_at_what_is_there(title: str) -> None:
    """No text is empty, and each point is a piece, a place, a zone, or a part of the page."""
    taken, view = lesson(title), lesson_view(lesson(title))
    zones = {zone.id for zone in view.board.zones}
    for number, step in enumerate(taken.steps):
        for text in step.texts:
            assert sorted(text) == sorted(LANGUAGES)
            assert all(text.values())
        here = zones | PAGE | set(take(title, number).scene.pieces)
        strays = [point for point in step.points if point not in here and point.partition(":")[0] not in zones]
        assert strays == [], step.id


@pytest.mark.parametrize("title", TAUGHT)
def test_somebody_is_asked_wherever_something_is_wanted(title: str) -> None:
    """A task begins with the pupil's own decision, and the last step only says goodbye."""
    taken = lesson(title)
    for number, step in enumerate(taken.steps):
        if step.do:
            assert taken.seat in take(title, number).scene.waiting, step.id
    assert not taken.steps[-1].do


def test_something_else_is_not_done() -> None:
    """It would be legal, but the step wants another thing: nothing changes."""
    taken = lesson(TOY)
    number, row = next(iter(tasks(TOY)))
    state = taken.position(number)
    others = [tuple(state.game.verbs.readable(action)) for action in state.legal_for(taken.seat)]
    other = next(action for action in others if action != row[0])
    came = take(TOY, number, (), other)
    assert (came.came, came.steps, came.done) == ("other", (), ())


def test_what_is_legal_will_do_at_a_free_step() -> None:
    """The last step of a chapter may say so."""
    taken = lesson(TOY)
    number = next(k for k, step in enumerate(taken.steps) if step.free)
    state = taken.position(number)
    others = [tuple(state.game.verbs.readable(action)) for action in state.legal_for(taken.seat)]
    other = next(action for action in others if (action,) not in taken.steps[number].rows)
    came = take(TOY, number, (), other)
    assert came.came == "free"
    assert len(came.steps) == 1


def test_nonsense_is_refused() -> None:
    """A step that is not there, and what cannot have been done."""
    with pytest.raises(Refused, match="steps"):
        take(TOY, 99)
    with pytest.raises(Refused, match="no verb"):
        take(TOY, 0, (("nonsense",),))
    with pytest.raises(Refused, match="cannot be done"):
        take(TOY, 0, (("decline",),))


def test_a_lesson_that_cannot_be_taught_says_where() -> None:
    """An action that is not legal names its step: a changed rule cannot break a lesson silently."""
    written = lesson(TOY).written
    step = next(step for chapter in written.chapter for step in chapter.step if step.do)
    broken = LessonFile(
        minutes=1,
        seats=written.seats,
        chapter=(type(written.chapter[0])(step=(type(step)(id="wrong", say=step.say, then=((0, "nonsense"),)),)),),
    )
    with pytest.raises(BadLesson, match="around step wrong"):
        Lesson(lesson(TOY).game, broken)
