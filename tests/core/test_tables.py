"""Every title says its cells, verbs, pending work and reasons once; at.py has the same numbers."""

from __future__ import annotations

import pytest

from carrack.core.cells import COUNT, Range
from carrack.core.components import BadComponents, Components, Parts
from carrack.core.contract import Rules
from carrack.core.question import Answer, Question, Rooms
from carrack.core.registry import games
from carrack.core.table import Pending, Reason, TitleTable
from carrack.core.verbs import Verb
from carrack.lab.constants import packages, written


def small(**changes: object) -> TitleTable:
    """A table with one of everything."""
    facts: dict[str, object] = {
        "seats": 2,
        "frames": 1,
        "ranges": (Range("coin", COUNT, seats=2), Range("left", COUNT)),
        "work": ("turn", Pending("bids", role="sealed"), "end"),
        "verbs": (Verb("pass"), Verb("take")),
        "reasons": (Reason("NONE_LEFT", "TOY-1"), Reason("TOO_POOR", "TOY-2", "refused-poor")),
    }
    return TitleTable(**(facts | changes))  # type: ignore[arg-type]


@pytest.mark.parametrize("package", sorted({*packages(), *(game.package for game in games().values())}))
def test_at_py_has_the_numbers_of_the_table(package: str) -> None:
    """Else run `python -m carrack.lab.constants`."""
    path, constants = written(package)
    assert path.read_text(encoding="utf-8") == constants


def test_order_is_number() -> None:
    """Cells after the header and the frames, work from 16 on, reasons from 8 on; the first sealed question is 1."""
    numbers = dict(pair for _, pairs in small().constants() for pair in pairs)
    assert numbers == {
        "COIN": 17,
        "LEFT": 19,
        "TURN": 16,
        "BIDS": 1,
        "END": 17,
        "DO_PASS": 1,
        "DO_TAKE": 2,
        "NONE_LEFT": 8,
        "TOO_POOR": 9,
    }


def test_messages_of_refusals_follow_from_their_names() -> None:
    """Unless another one is given."""
    refusals = small().refusals
    assert (refusals[8].message, refusals[8].rule) == ("refused-none-left", "TOY-1")
    assert refusals[9].message == "refused-poor"


def test_one_name_for_two_numbers_is_an_error() -> None:
    """The sentence says which two chapters have it."""
    table = small(ranges=(Range("end", COUNT),))
    with pytest.raises(ValueError, match="END is among the cells and among the pending work"):
        list(table.constants())


def test_table_and_rules_know_the_same_questions() -> None:
    """One that only one of them knows is named."""
    rooms = Rules(Question("turn"), Question("bids", sealed=True)).work
    with pytest.raises(ValueError, match="disagree about the questions: end"):
        Rooms(small(), rooms)


def test_answers_stand_in_the_order_of_the_verbs() -> None:
    """So that legal lists ascend."""
    rooms = Rules(Question("turn", Answer("take"), Answer("pass")), Question("bids"), Question("end")).work
    with pytest.raises(ValueError, match="'turn' do not stand in the order"):
        Rooms(small(), rooms)


class Fewer(Parts):
    """Types that know one key of the toy's components."""

    title: dict[str, list[int]]


class Other(Parts, forbid_unknown_fields=False):
    """Types that ask for words where the toy has a number."""

    hand_room: str


@pytest.mark.parametrize(("kind", "key"), [(Fewer, "unknown field `hand_room`"), (Other, r"at `\$.hand_room`")])
def test_a_wrong_key_is_an_error_that_names_file_and_key(kind: type[Parts], key: str) -> None:
    """At import, before anything is played."""
    with pytest.raises(BadComponents, match=rf"smugglers/components.toml: .*{key}"):
        Components("smugglers", kind)
