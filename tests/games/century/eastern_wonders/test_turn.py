"""The turn: order of play, sailing before acting, one action or none (CEN-EW-024, 025, 035, 036)."""

from __future__ import annotations

import pytest

from carrack.testing import act, legal, look, rule
from tests.games.century.eastern_wonders.table import (
    asked,
    changed,
    everybody_passes,
    hold,
    offered,
    refused,
    ship,
    table,
    verbs,
)


@rule("CEN-EW-024")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_turns_go_round_from_the_first_player(seats: int, first: int) -> None:
    """Clockwise, and every round begins with the first player again."""
    state = table(seats, first=first, turn_of=first)
    order, rounds = [], []
    for _ in range(2 * seats):
        order.append(int(state.turn_of))
        rounds.append(int(state.round))
        everybody_passes(state, 1)
    assert order == [(first + k) % seats for k in range(seats)] * 2
    assert rounds == [rounds[0]] * seats + [rounds[0] + 1] * seats


@rule("CEN-EW-025", "CEN-EW-035")
def test_doing_nothing_is_allowed() -> None:
    """CEN-AMB-062: neither a voyage nor an action; nothing changes but whose turn it is."""
    state = table(3, holds={0: "YR", 1: "G"}, lying={"c13": "B"})
    before = look(state)
    act(state, ["decline"])
    assert int(state.turn_of) == 1
    assert changed(before, look(state)) == set()


@rule("CEN-EW-025", "CEN-EW-035")
def test_a_voyage_without_an_action() -> None:
    """After the voyage the action may be left out."""
    state = table(2, ships={0: "c10"}, holds={0: "YR"})
    before = look(state)
    act(state, ["sail", "c09"], ["stop"], ["decline"])
    assert changed(before, look(state)) == {"ship"}
    assert int(state.turn_of) == 1


@rule("CEN-EW-025", "CEN-EW-035")
def test_an_action_without_a_voyage() -> None:
    """Whoever stays may act at once, and then the turn is over: no voyage after it."""
    state = table(2, ships={0: "c10"}, holds={0: "YR"})
    act(state, ["harvest"])
    assert (hold(state), ship(state), int(state.turn_of)) == ("YYYR", "c10", 1)


@rule("CEN-EW-025")
def test_no_voyage_after_it_has_ended() -> None:
    """Movement comes before the action: when the voyage has ended, only actions are left."""
    state = table(2, ships={0: "c10"}, holds={0: "YYYY"})
    act(state, ["sail", "c09"], ["stop"])
    assert asked(state) == "acting"
    assert "sail" not in verbs(state)
    refused(state, ["sail", "c10"])


@rule("CEN-EW-035")
def test_one_action_a_turn() -> None:
    """Harvest at a market that could be built on: the turn is over, the outpost is not built."""
    state = table(2, ships={0: "c10"}, holds={0: "YYYY"})
    assert {"build", "harvest"} <= verbs(state)
    act(state, ["harvest"])
    assert int(state.turn_of) == 1
    assert look(state)["outposts"] == [[], []]


@rule("CEN-EW-035")
def test_one_action_after_a_voyage_too() -> None:
    """The same three kinds of actions."""
    state = table(2, ships={0: "c10"}, holds={0: "YYYY"})
    act(state, ["sail", "c09"], ["stop"], ["build"])
    assert int(state.turn_of) == 1
    assert look(state)["outposts"] == [["c09"], []]
    assert hold(state) == "YYYY"


@rule("CEN-EW-035")
def test_a_trade_and_a_token_are_actions_too() -> None:
    """After either the turn is over, whatever else could be done here."""
    state = table(2, ships={0: "c02"}, holds={0: "YYYY"}, outposts={0: ["c02"]})
    act(state, ["trade", 1])
    assert (hold(state), int(state.turn_of)) == ("YYRR", 1)
    state = table(2, ships={0: "p1"}, holds={0: "YYGGG"}, ports={"p1": "v01"})
    act(state, ["claim"])
    assert (hold(state), int(state.turn_of)) == ("", 1)


@rule("CEN-EW-036")
def test_what_can_be_done_at_a_market() -> None:
    """An outpost or its trade, and the harvest; no port."""
    state = table(2, ships={0: "c10"}, holds={0: "YGGG"}, ports={"p1": "v01"})
    assert verbs(state) == {"decline", "sail", "build", "harvest"}
    refused(state, ["claim"], "CEN-EW-036")


@rule("CEN-EW-036")
def test_what_can_be_done_in_a_port() -> None:
    """Its token, and the harvest; no market, whatever stands elsewhere."""
    state = table(2, ships={0: "p1"}, holds={0: "YYGGG"}, ports={"p1": "v01"}, outposts={0: ["c01"]})
    assert verbs(state) == {"decline", "sail", "claim", "harvest"}
    refused(state, ["build"], "CEN-EW-036")
    refused(state, ["trade", 1], "CEN-EW-036")


@rule("CEN-EW-036")
@pytest.mark.parametrize("cell", ["c01", "c20", "p1", "p4"])
def test_harvest_on_any_tile(cell: str) -> None:
    """Also in a port that is closed."""
    state = table(2, ships={0: cell}, closed="p4")
    act(state, ["harvest"])
    assert hold(state) == "YY"


@rule("CEN-EW-035")
def test_an_action_touches_nobody_else() -> None:
    """The harvest of one seat changes its own hold alone."""
    state = table(4, holds={1: "YYY", 2: "RR"})
    before = look(state)
    act(state, ["harvest"])
    after = look(state)
    assert changed(before, after) == {"hold"}
    assert before["hold"][1:] == after["hold"][1:]


@rule("CEN-EW-025")
def test_the_first_decision_of_a_turn() -> None:
    """All cells around, the actions here, and to pass."""
    state = table(2, ships={0: "c08"}, holds={0: "Y"})
    assert offered(state, "sail") == ["c03", "c09", "c14"]
    assert legal(state)[0] == ["decline"]
