"""Sets of more than 62 things lie in several cells; names, numbers and bits agree about where."""

from __future__ import annotations

from carrack.core.cells import COUNT, Range, items
from carrack.core.components import Components, Parts
from carrack.core.contract import Game, Rules, State
from carrack.core.fields import fields
from carrack.core.question import Answer, Question
from carrack.core.sets import add, holds, remove
from carrack.core.table import TitleTable
from carrack.core.verbs import Verb, numbered

BOOKS = tuple(f"book{k}" for k in range(1, 86))
TABLE = TitleTable(
    seats=2,
    frames=1,
    ranges=(Range("shelf", items(BOOKS), seats=2), Range("after", COUNT)),
    work=("reading",),
    verbs=(Verb("read", (numbered("book", len(BOOKS), first=1),)),),
    reasons=(),
)
SHELF = TABLE.layout.named("shelf").start


class Anything(Parts, forbid_unknown_fields=False):
    """No components are looked at here."""


class Read(Answer):
    """A book goes to the shelf."""

    def take(self, s: State, seat: int, k: int) -> None:
        add(s, SHELF + 2 * seat, k + 1)


class Library(Rules):
    """Nothing but reading."""

    def set_up(self, s: State) -> None:
        s.push(16, 0)


GAME = Game(
    key="library",
    package="smugglers",
    table=TABLE,
    rules=Library(Question("reading", Read("read"))),
    components=Components("smugglers", Anything),
    seats=(2, 2),
    rules_version=1,
    widest=len(BOOKS),
    horizon=100,
)


def test_a_large_set_takes_as_many_cells_as_it_needs() -> None:
    """85 things need two cells a seat; what follows lies behind all of them."""
    assert TABLE.layout.named("after").start == SHELF + 2 * 2


def test_members_around_the_border_of_a_cell() -> None:
    """Thing 62 is the last of the first cell, 63 the first of the second: bit 1."""
    state = GAME.deal(2)
    for thing in (1, 62, 63, 85):
        assert not holds(state, SHELF, thing)
        add(state, SHELF, thing)
        assert holds(state, SHELF, thing)
    assert (state.cells[SHELF], state.cells[SHELF + 1]) == (1 << 1 | 1 << 62, 1 << 1 | 1 << 23)
    remove(state, SHELF, 63)
    assert [thing for thing in range(1, 86) if holds(state, SHELF, thing)] == [1, 62, 85]
    assert not any(holds(state, SHELF + 2, thing) for thing in range(1, 86))


def test_the_plain_form_names_them_and_comes_back() -> None:
    """As one list, whatever cells they lie in."""
    state = GAME.deal(2)
    for book in (5, 62, 63, 84):
        state.apply(GAME.verbs.number(["read", book]))
    plain = GAME.plain(state)
    assert plain["shelf"] == [["book5", "book62", "book63", "book84"], []]
    assert GAME.position(plain) == state


def test_an_observation_has_one_number_for_each_thing() -> None:
    """Named like it, for one's own set and those of others."""
    state = GAME.deal(2)
    for book in (62, 63, 85):
        state.apply(GAME.verbs.number(["read", book]))
    seen = {field.name: number for field, number in zip(fields(TABLE.layout), state.observe(0), strict=True)}
    assert [name for name, number in seen.items() if name.startswith("shelf") and number] == [
        "shelf[me].book62",
        "shelf[me].book63",
        "shelf[me].book85",
    ]
    of_other = {field.name: number for field, number in zip(fields(TABLE.layout), state.observe(1), strict=True)}
    assert (of_other["shelf[+1].book63"], of_other["shelf[me].book63"], of_other["shelf[+1].book64"]) == (1, 0, 0)
