"""The first phase (END-024 to 035), and what happens when the stacks run out (RUL-07, RUL-08)."""

import pytest

from carrack.games.endeavor.endeavor_2009.rules import WORLD
from carrack.testing import act, legal, look, rule
from tests.games.endeavor.endeavor_2009.desk import table
from tests.games.endeavor.table import asked, changed, of, offered, refused, running, status, told

LEVELS = {
    1: ["market", "shipyard", "workshop"],
    2: ["bank", "barracks", "guild_hall"],
    3: ["docks", "fortress", "theatre"],
    4: ["cartographer", "trading_company", "university"],
    5: ["exchange", "museum", "parliament"],
}


def up_to(level: int) -> list[str]:
    """All buildings of a level and below."""
    return [name for k in range(1, level + 1) for name in LEVELS[k]]


@rule("END-024")
def test_building_is_compulsory() -> None:
    """There is nothing else to do, and afterwards the next seat builds."""
    state = table(3, phase="building")
    assert {action[0] for action in legal(state)} == {"build"}
    act(state, ["build", "market"])
    assert asked(state) == ("building", 1)
    assert of(state, "owned", 0).count(None) == 6


@rule("END-025", "END-026")
@pytest.mark.parametrize(
    ("industry", "level"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (6, 3), (7, 4), (9, 4), (10, 5), (17, 5)]
)
def test_industry_gives_a_level_and_cheaper_is_always_allowed(industry: int, level: int) -> None:
    """The levels begin at 0, 2, 4, 7 and 10."""
    state = table(3, phase="building", tokens={0: f"tok_industry*{industry}"})
    assert offered(state, "build") == up_to(level)
    if level < 5:
        assert refused(state, "build", LEVELS[level + 1][0]) == "level-too-high END-025"


@rule("END-034", "END-035", "END-030")
def test_the_example_with_five_industry_and_a_theatre() -> None:
    """Green has 5 industry: anything up to 3 bricks. It takes the theatre, and culture is 2 at once."""
    state = table(3, phase="building", tokens={0: "tok_industry*5"})
    assert offered(state, "build") == up_to(3)
    act(state, ["build", "theatre"])
    assert status(state, 0) == (5, 2, 0, 0)
    assert asked(state) == ("building", 1)


@rule("END-027", "END-032")
def test_a_building_takes_a_free_space() -> None:
    """In round 4 three stand there; the new one is the fourth, and nothing else changes."""
    state = table(3, phase="building", turn=4, owned={0: "market shipyard market"}, harbour={0: 2})
    before = look(state)
    told(state, ["build", "shipyard"])
    after = look(state)
    assert of(state, "owned", 0) == ["colonial_house", "market", "shipyard", "market", "shipyard", None, None, None]
    assert changed(before, after) == {"owned", "status", "stock"}


@rule("END-028")
def test_one_may_own_several_copies() -> None:
    """A third market beside two."""
    state = table(3, phase="building", turn=3, owned={0: "market*2"})
    act(state, ["build", "market"])
    assert of(state, "owned", 0)[:4] == ["colonial_house", "market", "market", "market"]


@rule("END-029")
def test_only_one_building_of_level_5() -> None:
    """Of the whole game; others may still build one."""
    state = table(3, phase="building", turn=6, owned={0: "museum"}, tokens={0: "tok_industry*10"})
    assert offered(state, "build") == up_to(4)
    assert refused(state, "build", "exchange") == "second-level-five END-029"
    other = table(3, phase="building", turn=6, owned={1: "museum"}, tokens={0: "tok_industry*10"})
    assert offered(other, "build") == [*up_to(4), "exchange", "parliament"]
    assert refused(other, "build", "museum") == "stack-empty END-010"


@rule("END-033")
def test_in_round_7_the_last_space_is_filled() -> None:
    """Six buildings stand there already."""
    state = table(3, phase="building", turn=7, owned={0: "market*2 shipyard*2 workshop*2"})
    assert of(state, "owned", 0).count(None) == 1
    act(state, ["build", "market"])
    assert None not in of(state, "owned", 0)


@pytest.mark.parametrize(
    ("building", "gained"),
    [
        ("market", (0, 0, 0, 0)),
        ("shipyard", (0, 1, 0, 0)),
        ("workshop", (2, 0, 0, 0)),
        ("bank", (0, 0, 2, 0)),
        ("barracks", (0, 0, 0, 0)),
        ("guild_hall", (0, 0, 0, 0)),
        ("docks", (0, 0, 0, 0)),
        ("fortress", (0, 0, 0, 1)),
        ("theatre", (0, 2, 0, 0)),
        ("cartographer", (0, 0, 0, 0)),
        ("trading_company", (0, 0, 0, 0)),
        ("university", (0, 0, 0, 0)),
        ("exchange", (0, 0, 2, 0)),
        ("museum", (0, 2, 0, 0)),
        ("parliament", (0, 0, 0, 2)),
    ],
)
@rule("END-030")
def test_the_icons_of_every_building_count_at_once(building: str, gained: tuple[int, int, int, int]) -> None:
    """As the tiles show; industry of this very tile lets nobody build again."""
    state = table(3, phase="building", tokens={0: "tok_industry*10"})
    act(state, ["build", building])
    industry, *others = gained
    assert status(state, 0) == (10 + industry, *others)
    assert asked(state) == ("building", 1)


def empty(*levels: int) -> dict[str, int]:
    """No tiles left of these levels."""
    return {name: 0 for level in levels for name in LEVELS[level]}


def test_without_a_tile_at_the_level_the_lowest_level_that_has_any_is_on_offer() -> None:
    """RUL-07: all tiles of level 1 are owned, so a seat with 0 industry builds at level 2; with level 2 gone, at 3."""
    everything = "market*3 shipyard*2 workshop*2"
    owned = {1: everything, 2: "market*2 shipyard*3 workshop*2"}
    state = table(4, phase="building", turn=3, owned={**owned, 3: "workshop"})
    assert look(state)["stock"][1:4] == [0, 0, 0]
    assert offered(state, "build") == LEVELS[2]
    second = {4: "bank*4 barracks*3", 3: "workshop barracks guild_hall*4"}
    state = table(5, phase="building", turn=3, owned={**owned, **second})
    assert offered(state, "build") == LEVELS[3]


def test_a_tile_at_the_level_closes_the_way_up() -> None:
    """With one workshop left a seat of level 1 takes it, without being asked; the next one comes to level 2."""
    owned = {1: "market*3 shipyard*2 workshop*2", 2: "market*2 shipyard*3 workshop*2"}
    state = table(3, phase="building", turn=3, owned=owned, run=False)
    assert running(state) == [("built", 0, {"building": "workshop", "plus": {"industry": 2}})]
    assert asked(state) == ("building", 1)


def test_with_nothing_left_to_build_the_building_is_skipped() -> None:
    """RUL-07: only a second tile of level 5 is left; it stays forbidden, and the journal tells it."""
    state = table(2, phase="building", turn=6, owned={0: "museum"}, run=False)
    for design in range(2, WORLD.design_count + 1):
        state.cells[WORLD.stock + design] = int(WORLD.names.designs[design - 1] == "exchange")
    assert running(state)[:2] == [
        ("unbuilt", 0, {}),
        ("built", 1, {"building": "exchange", "plus": {"finance": 2}}),
    ]
