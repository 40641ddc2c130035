"""A battle on the table: two sides, what may be struck, what each viewer sees of it."""

from __future__ import annotations

import pytest

from carrack.core.contract import State
from carrack.core.scene import Scene, scene
from carrack.games.age_of_discovery.game import GAME
from carrack.testing import act
from tests.games.age_of_discovery.table import ENGLAND, FRANCE, PORTUGAL, answer, resolve, table

COLONIES = {
    (FRANCE, "new_spain"): "soldier*2 colonist merchant",
    (ENGLAND, "new_spain"): "colonist*3 soldier*2",
}
"""Both strike two."""


def seen(state: State, viewer: int | None = FRANCE) -> Scene:
    """The scene of a viewer."""
    return scene(GAME, state, viewer)


def battle(**more: object) -> State:
    """France has attacked England in New Spain; both are to strike."""
    given: dict[str, object] = {"colony": COLONIES, "warfare": [FRANCE]} | more
    state = resolve(table(3, **given))  # type: ignore[arg-type]
    act(state, ["battle", "new_spain", "england"])
    return state


def standing(made: Scene, seat: int) -> list[str]:
    """The pieces of a side, those that lie with a stroke before them."""
    side = sorted((key, piece) for key, piece in made.pieces.items() if piece.zone == f"battle.{seat}")
    return [f"{'-' if piece.lying else ''}{piece.face}" for _, piece in side]


def test_everybody_sees_both_sides_one_s_own_first() -> None:
    """Each piece by itself; what each does and with how many soldiers."""
    state = battle()
    for viewer, sides in ((FRANCE, [0, 1]), (ENGLAND, [1, 0]), (PORTUGAL, [0, 1]), (None, [0, 1])):
        made = seen(state, viewer)
        assert made.duel is not None
        assert made.duel.name == ("region-new_spain", {})
        assert [side.seat for side in made.duel.sides] == sides
        notes = {side.seat: side.note for side in made.duel.sides}
        assert notes == {0: ("note-attacks", {"n": 2}), 1: ("note-defends", {"n": 2})}
        assert standing(made, FRANCE) == ["colonist", "merchant", "soldier", "soldier"]
        assert standing(made, ENGLAND) == ["colonist", "colonist", "colonist", "soldier", "soldier"]


def test_each_side_ticks_as_many_as_it_has_soldiers() -> None:
    """Among the pieces of the other side; whoever does not fight ticks nothing."""
    state = battle()
    mine, theirs = seen(state, FRANCE).pick, seen(state, ENGLAND).pick
    assert mine is not None
    assert theirs is not None
    assert (mine.verb, mine.least, mine.most) == ("strike", 2, 2)
    assert (theirs.least, theirs.most) == (2, 2)
    assert [action for _, action in mine.among] == [("strike", "colonist")] * 3 + [("strike", "soldier")] * 2
    assert [key for key, _ in theirs.among] == [
        "battle.0/new_spain/colonist/1",
        "battle.0/new_spain/merchant/1",
        "battle.0/new_spain/soldier/1",
        "battle.0/new_spain/soldier/2",
    ]
    assert seen(state, PORTUGAL).pick is None
    assert seen(state, FRANCE).ask == ("ask-strike", {"n": 2, "region": "new_spain", "seat": ENGLAND})
    assert seen(state, PORTUGAL).ask[0] == "ask-wait"


def test_whom_one_has_marked_lies_and_is_not_offered_again() -> None:
    """After one of two strikes; after both the viewer waits, and what was marked still lies."""
    state = battle()
    answer(state, FRANCE, ["strike", "colonist"])
    pick = seen(state).pick
    assert pick is not None
    assert (pick.least, len(pick.among)) == (1, 4)
    assert standing(seen(state), ENGLAND) == ["-colonist", "colonist", "colonist", "soldier", "soldier"]
    answer(state, FRANCE, ["strike", "soldier"])
    assert seen(state).pick is None
    assert seen(state).waiting == (ENGLAND,)
    assert standing(seen(state), ENGLAND) == ["-colonist", "colonist", "colonist", "-soldier", "soldier"]
    assert standing(seen(state, ENGLAND), ENGLAND) == ["colonist", "colonist", "colonist", "soldier", "soldier"]


def test_below_a_kind_that_is_marked_nobody_can_be_ticked() -> None:
    """Kinds are struck in ascending order: after a merchant no colonist."""
    state = battle(
        colony={
            (FRANCE, "new_spain"): "soldier*2 colonist",
            (ENGLAND, "new_spain"): "colonist merchant*2 soldier*2",
        }
    )
    answer(state, FRANCE, ["strike", "merchant"])
    pick = seen(state).pick
    assert pick is not None
    assert [action for _, action in pick.among] == [
        ("strike", "merchant"),
        ("strike", "soldier"),
        ("strike", "soldier"),
    ]


def test_when_both_have_struck_the_duel_is_over() -> None:
    """Nobody stands in it any more, and the fallen are gone from the map."""
    state = battle()
    answer(state, FRANCE, ["strike", "colonist"], ["strike", "colonist"])
    answer(state, ENGLAND, ["strike", "soldier"], ["strike", "soldier"])
    made = seen(state)
    assert made.duel is None
    assert standing(made, FRANCE) == standing(made, ENGLAND) == []
    assert made.pieces["map/new_spain/1/colonist"].n == 1


def test_the_militia_stands_by_who_was_attacked() -> None:
    """It strikes and can be struck; the attacker's own militia does not come."""
    state = battle(buildings={ENGLAND: ["militia"]})
    assert standing(seen(state), ENGLAND)[3] == "militiaman"
    theirs, mine = seen(state, ENGLAND).pick, seen(state).pick
    assert theirs is not None
    assert mine is not None
    assert theirs.most == 3
    assert ("battle.1/new_spain/militia/1", ("strike", "militia")) in mine.among
    attacker = battle(buildings={FRANCE: ["militia"]})
    assert "militiaman" not in standing(seen(attacker), FRANCE)


@pytest.fixture
def war() -> State:
    """France has declared war on England: battles in Florida and Peru, none in Canada, where there is no soldier."""
    colonies = {
        (FRANCE, "canada"): "colonist",
        (ENGLAND, "canada"): "colonist",
        (FRANCE, "florida"): "soldier",
        (ENGLAND, "florida"): "colonist captain",
        (FRANCE, "peru"): "colonist merchant",
        (ENGLAND, "peru"): "soldier colonist",
    }
    state = resolve(table(3, warfare=[FRANCE], money={FRANCE: 10}, colony=colonies))
    act(state, ["war", "england"])
    return state


def test_in_a_war_each_strikes_in_its_own_region(war: State) -> None:
    """France in Florida, England in Peru; whoever looks on sees both battles."""
    for viewer, region in ((FRANCE, "florida"), (ENGLAND, "peru")):
        duel = seen(war, viewer).duel
        assert duel is not None
        assert duel.name == (f"region-{region}", {})
    made = seen(war, PORTUGAL)
    assert made.duel is not None
    assert made.duel.name == ("duel-war", {"n": 2})
    assert len(standing(made, FRANCE)) == 3
    assert len(standing(made, ENGLAND)) == 4


def test_after_striking_in_a_war_one_sees_all_of_it(war: State) -> None:
    """With one's own marks, and without those of the other side."""
    answer(war, FRANCE, ["strike", "captain"])
    made = seen(war)
    assert made.duel is not None
    assert made.duel.name == ("duel-war", {"n": 2})
    assert made.pieces["battle.1/florida/captain/1"].lying
    assert not any(piece.lying for key, piece in made.pieces.items() if key.startswith("battle.0/"))


def test_a_strike_without_a_choice_has_already_fallen() -> None:
    """Of three colonists and a soldier two fall: one colonist in any case, so only the other is asked for."""
    state = battle(colony=COLONIES | {(ENGLAND, "new_spain"): "colonist*3 soldier"})
    pick = seen(state).pick
    assert pick is not None
    assert pick.most == 1
    assert standing(seen(state), ENGLAND) == ["-colonist", "colonist", "colonist", "soldier"]


def test_whoever_has_no_soldiers_has_nothing_to_choose() -> None:
    """It is said so, and not that they have chosen."""
    state = resolve(table(2, warfare=[0], colony={(0, "peru"): "soldier", (1, "peru"): "colonist*2 captain"}))
    act(state, ["battle", "peru", "england"])
    duel = seen(state).duel
    assert duel is not None
    assert {side.seat: side.idle for side in duel.sides} == {FRANCE: False, ENGLAND: True}
