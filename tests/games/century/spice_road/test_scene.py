"""What the page needs of a position: the set that is ticked, what a click may mean, what an option would do."""

from __future__ import annotations

import pytest

from carrack.core.contract import State
from carrack.core.scene import Choice, Scene, aims, board, scene
from carrack.games.century.spice_road.game import GAME
from carrack.table.explain import why_not
from carrack.testing import act
from tests.games.century.spice_road.table import table


def seen(state: State, viewer: int | None = 0) -> Scene:
    """The scene of a seat."""
    return scene(GAME, state, viewer)


def choice(state: State, *say: str | int) -> Choice:
    """The option of seat 0 that is said so."""
    return next(each for each in seen(state).choices.values() if each.say == say)


def test_surplus_is_ticked_as_one_set() -> None:
    """Nine cubes and three turmeric more: two of the twelve go back, cheapest first in the message."""
    state = table(2, caravans={0: "YYYYRRRGG"}, hands={0: ["m03"]})
    act(state, ["play", "m03", 1])
    pick = seen(state).pick
    assert pick is not None
    assert (pick.verb, pick.least, pick.most) == ("discard", 2, 2)
    assert pick.among == (
        ("caravan.0/yellow", ("discard", "yellow")),
        ("caravan.0/red", ("discard", "red")),
        ("caravan.0/green", ("discard", "green")),
    )
    assert seen(state, 1).pick is None
    assert seen(state, None).pick is None


def test_nothing_is_ticked_on_an_ordinary_turn() -> None:
    """A set is asked for only where there is a surplus."""
    assert seen(table(2)).pick is None


@pytest.mark.parametrize(("times", "points"), [(1, 2), (2, 4)])
def test_a_trade_tells_what_it_costs_and_gives_and_that_it_ends_the_turn(times: int, points: int) -> None:
    """Two turmeric for two saffron, a point each; then the next seat is asked."""
    option = choice(table(2, caravans={0: "YYYY"}, hands={0: ["m12"]}), "play", "m12", times)
    assert option.cost == (("yellow", 2 * times),)
    assert option.gain == (("red", 2 * times),)
    assert (option.ends, option.final, option.score) == (True, False, points)


def test_a_merchant_that_is_taken_lets_a_card_be_turned_up() -> None:
    """The first is free: it is final, and yet its seat knows what it will stand at."""
    free = choice(table(2, caravans={0: "YYR"}), "acquire", 0)
    assert free.final
    assert not free.ends
    assert free.score == 1


def test_a_merchant_to_be_paid_for_can_still_be_taken_back() -> None:
    """Nothing is revealed, and the same seat is asked which cubes to lay."""
    dear = choice(table(2, caravans={0: "YYR"}), "acquire", 1)
    assert (dear.final, dear.ends) == (False, False)


@pytest.mark.parametrize(
    ("piece", "message", "rule"),
    [
        ("p02", "refused-goal-not-met", "CEN-SR-050"),
        ("m04", "refused-too-few-to-pay", "CEN-SR-045"),
        ("m43", "refused-cannot-trade", "CEN-SR-039"),
        ("s1.0", "refused-not-in-hand", "CEN-SR-027"),
        ("caravan.0/yellow", "refused-other-question", ""),
        ("merchant_deck", "refused-nothing", ""),
        ("no.such/piece", "refused-nothing", ""),
    ],
)
def test_why_not(piece: str, message: str, rule: str) -> None:
    """A goal that is not met, a merchant too dear, a trade without cubes, a card that is played, a cube, a deck."""
    state = table(
        2,
        caravans={0: "Y"},
        hands={0: ["m43", "s2"]},
        played={0: ["s1"]},
        goals=["p01", "p02"],
        merchants=["m01", "m02", "m03", "m04"],
    )
    reason = why_not(state, 0, piece, ())
    assert (reason.say[0], reason.rule) == (message, rule)


def test_why_not_out_of_turn() -> None:
    """It is somebody else's decision."""
    assert why_not(table(2), 1, "p01", ()).say[0] == "refused-not-asked"


def meant(state: State, thing: str) -> list[tuple[str | int, ...]]:
    """What a click of seat 0 may mean."""
    return [tuple(GAME.verbs.readable(action)) for action in aims(state, 0, thing)]


def test_every_legal_option_is_among_what_a_click_on_its_piece_may_mean() -> None:
    """Else a click on the piece could be answered with a reason that is not the right one."""
    state = table(3, caravans={0: "YYYYRRGB"}, hands={0: ["s1", "s2", "m12"]}, goals=["p01"])
    for option in seen(state).choices.values():
        if option.say[0] in ("acquire", "claim"):
            assert option.say in meant(state, option.on[0])
        if option.say[0] == "play":
            assert (*option.say[:2], 1) in meant(state, option.on[0])


def test_the_page_is_told_the_round_and_how_the_game_ends() -> None:
    """Turn 4 of three seats is in round 2; with three seats six goals are claimed at most."""
    state = GAME.deal(3)
    for _ in range(3):
        act(state, ["rest"])
    assert seen(state).round == 2
    assert seen(state).status == (("status-round", {"n": 2}), ("status-end", {"n": 6}))
    assert seen(table(4)).status[1] == ("status-end", {"n": 5})
    assert seen(table(3, ending=True)).status[1] == ("status-last", {})


def test_a_seat_in_brief() -> None:
    """Caravan, played cards and coins belong to the summary; the caravan is shown before and after."""
    zones = {zone.id: zone for zone in board(GAME, GAME.options_of(table(2)), 2).zones}
    assert [name for name, zone in zones.items() if zone.brief and zone.seat == 0] == [
        "caravan.0",
        "played.0",
        "purse.0",
    ]
    assert zones["caravan.0"].holds == ("yellow", "red", "green", "brown")


def test_the_merchant_that_is_paid_for_stays_known_until_it_is_paid() -> None:
    """The third merchant costs two cubes: with the first and the second of them it is still the one in question."""
    state = table(2, caravans={0: "YYRR"}, merchants=["m01", "m02", "m03"])
    assert seen(state).concerns == ()
    act(state, ["acquire", 2])
    assert seen(state).concerns == ("m03",)
    act(state, ["pay", "red"])
    assert seen(state).concerns == ("m03",)
    assert seen(state, 1).concerns == ()
    act(state, ["pay", "yellow"])
    assert seen(state, 1).concerns == ()


def test_who_begins_is_known_to_all() -> None:
    """The first player stays the same, whoever has the turn."""
    state = GAME.deal(3)
    first = int(state.turn_of)
    act(state, ["rest"])
    assert [seen(state, viewer).first for viewer in (0, 1, 2, None)] == [first] * 4
