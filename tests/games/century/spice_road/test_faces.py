"""Every printed face: what each card does when it is played, what each goal asks for and brings."""

from __future__ import annotations

import pytest

from carrack.testing import act, look, rule
from tests.games.century.spice_road.table import GOALS, MERCHANTS, STARTING, caravan, refused, table, times

# Typed from the public card lists, not from the title's own data: +cubes gained, ^number of upgrades, given>gained.
CARD_FACES = """
s1 +YY; s2 ^2; m01 +G; m02 +YR; m03 +YYY; m04 +B; m05 +RR; m06 +YG; m07 +YYR; m08 +YYYY; m09 ^3;
m10 R>YYY; m11 YY>G; m12 YY>RR; m13 G>RR; m14 G>YRR; m15 G>YYYYR; m16 YR>B; m17 YYY>B; m18 YYY>RG;
m19 YYY>RRR; m20 B>GG; m21 B>RRR; m22 B>YRG; m23 B>YYRR; m24 B>YYYG; m25 RR>GG; m26 RR>YYB;
m27 RR>YYYG; m28 YYYY>GB; m29 YYYY>GG; m30 YYG>BB; m31 YYYYY>BB; m32 YYYYY>GGG; m33 GG>BB;
m34 GG>RRB; m35 GG>YYRB; m36 GG>YYRRR; m37 RRR>BB; m38 RRR>GGG; m39 RRR>YGB; m40 RRR>YYGG;
m41 BB>RRRGG; m42 BB>YRGGG; m43 GGG>BBB
"""

# The cubes asked for, and the points.
GOAL_FACES = """
p01 YYRR 6; p02 YYYRR 7; p03 RRRR 8; p04 YYGG 8; p05 YYRRR 8; p06 YYRB 9; p07 YYYGG 9; p08 RRGG 10;
p09 RRRRR 10; p10 YYBB 10; p11 YYGGG 11; p12 YYYBB 11; p13 GGGG 12; p14 RRBB 12; p15 RRGB 12;
p16 RRRGG 12; p17 YGGB 12; p18 YRGB 12; p19 RRGGG 13; p20 YYRRGG 13; p21 GGBB 14; p22 RRRBB 14;
p23 YYBBB 14; p24 YYYRGB 14; p25 GGGGG 15; p26 YYRRBB 15; p27 BBBB 16; p28 RRBBB 16; p29 YRRRGB 16;
p30 GGGBB 17; p31 YYGGBB 17; p32 GGBBB 18; p33 YRGGGB 18; p34 RRGGBB 19; p35 BBBBB 20;
p36 YRGBBB 20
"""

CARDS = [(card, face) for card, face in (entry.split() for entry in CARD_FACES.split(";"))]
SPICES = [(card, face[1:]) for card, face in CARDS if face[0] == "+"]
UPGRADES = [(card, int(face[1:])) for card, face in CARDS if face[0] == "^"]
TRADES = [(card, *face.split(">")) for card, face in CARDS if ">" in face]
GOAL_CARDS = [(goal, cost, int(points)) for goal, cost, points in (entry.split() for entry in GOAL_FACES.split(";"))]


def hand_with(card: str) -> dict[int, list[str]]:
    """Seat 0 holds this card and has played its other starting cards."""
    return {0: [card]}


def one_cube_short(cubes: str) -> list[str]:
    """The same cubes without one of each colour in turn, and one cube of every other colour instead."""
    others = "".join(letter for letter in "YRGB" if letter not in cubes)
    return [cubes.replace(letter, "", 1) + others for letter in sorted(set(cubes))]


@rule("CEN-SR-026")
def test_every_card_is_listed_and_of_one_of_three_kinds() -> None:
    """8 merchants and a starting card bring spice, one of each upgrades, 34 merchants trade; there are no others."""
    assert [card for card, _ in CARDS] == [*STARTING, *MERCHANTS]
    assert (len(SPICES), len(UPGRADES), len(TRADES)) == (9, 2, 34)
    assert [goal for goal, _, _ in GOAL_CARDS] == list(GOALS)


@rule("CEN-SR-026", "CEN-SR-028")
@pytest.mark.parametrize(("card", "gained"), SPICES)
def test_face_of_a_spice_card(card: str, gained: str) -> None:
    """Played with an empty caravan, it brings exactly the printed cubes."""
    state = table(2, hands=hand_with(card))
    assert times(state, card) == [1]
    act(state, ["play", card, 1])
    assert caravan(state, 0) == gained
    assert card in look(state)["played"][0]


@rule("CEN-SR-026", "CEN-SR-030")
@pytest.mark.parametrize(("card", "steps"), UPGRADES)
def test_face_of_an_upgrade_card(card: str, steps: int) -> None:
    """Played with ten yellow cubes, it turns exactly so many of them red."""
    state = table(2, caravans={0: "YYYYYYYYYY"}, hands=hand_with(card))
    act(state, ["play", card, 1])
    while state.turn_of == 0:
        act(state, ["upgrade", "yellow"])
    assert caravan(state, 0) == "Y" * (10 - steps) + "R" * steps


@rule("CEN-SR-026", "CEN-SR-037")
@pytest.mark.parametrize(("card", "given", "gained"), TRADES)
def test_face_of_a_trade_card(card: str, given: str, gained: str) -> None:
    """Played with exactly the cubes above the arrow, it leaves exactly those below it."""
    state = table(2, caravans={0: given}, hands=hand_with(card))
    assert times(state, card) == [1]
    act(state, ["play", card, 1])
    assert caravan(state, 0) == gained
    assert card in look(state)["played"][0]


@rule("CEN-SR-039")
@pytest.mark.parametrize(("card", "given", "gained"), TRADES)
def test_trade_card_needs_all_its_cubes(card: str, given: str, gained: str) -> None:
    """One cube short, in each of its colours, it cannot be played; with all cubes twice it trades twice."""
    for cubes in one_cube_short(given):
        state = table(2, caravans={0: cubes}, hands=hand_with(card))
        assert times(state, card) == []
        refused(state, ["play", card, 1], "CEN-SR-039")
    twice = table(2, caravans={0: given * 2}, hands=hand_with(card))
    assert times(twice, card) == [1, 2]


@rule("CEN-SR-038")
def test_no_trade_gives_a_colour_that_it_takes() -> None:
    """CEN-AMB-011: so in the base game one exchange never feeds the next, and times follow from the caravan alone."""
    assert [card for card, given, gained in TRADES if set(given) & set(gained)] == []


@rule("CEN-SR-050", "CEN-SR-051", "CEN-SR-069")
@pytest.mark.parametrize(("goal", "cost", "points"), GOAL_CARDS)
def test_face_of_a_goal(goal: str, cost: str, points: int) -> None:
    """Claimed with exactly its cubes it leaves none and scores its points; one cube short it is refused."""
    others = [other for other in ("p01", "p02", "p03") if other != goal]
    for cubes in one_cube_short(cost):
        refused(table(2, caravans={0: cubes}, goals=[*others[:2], goal]), ["claim", 2], "CEN-SR-050")
    state = table(2, caravans={0: cost}, goals=[*others[:2], goal])
    act(state, ["claim", 2])
    assert caravan(state, 0) == ""
    assert look(state)["claimed"][0] == [goal]
    assert state.score(0) == points


@rule("CEN-SR-069")
def test_points_follow_the_cubes() -> None:
    """Every goal is worth 1, 2, 3, 4 by colour, 1 more for three colours and 2 more for all four."""
    bonus = {1: 0, 2: 0, 3: 1, 4: 2}
    for goal, cost, points in GOAL_CARDS:
        assert points == sum(1 + "YRGB".index(cube) for cube in cost) + bonus[len(set(cost))], goal
