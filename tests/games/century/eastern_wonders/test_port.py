"""Ports: taking tokens, the next ones, the closed port that wanders (CEN-EW-059 to 065)."""

from __future__ import annotations

import pytest

from carrack.core.scene import scene
from carrack.games.century.eastern_wonders.game import GAME
from carrack.testing import act, look, rule
from tests.games.century.eastern_wonders.table import (
    TOKENS,
    changed,
    everybody_passes,
    hold,
    on_ports,
    refused,
    ship,
    table,
    verbs,
)

FACES = {
    "v01": ("YYGGG", 11),
    "v02": ("YYYBB", 11),
    "v03": ("GGGG", 12),
    "v04": ("RRBB", 12),
    "v05": ("RRGB", 12),
    "v06": ("RRRGG", 12),
    "v07": ("YGGB", 12),
    "v08": ("YRGB", 12),
    "v09": ("RRGGG", 13),
    "v10": ("YYRRGG", 13),
    "v11": ("GGBB", 14),
    "v12": ("RRRBB", 14),
    "v13": ("YYBBB", 14),
    "v14": ("YYYRGB", 14),
    "v15": ("GGGGG", 15),
    "v16": ("YYRRBB", 15),
    "v17": ("BBBB", 16),
    "v18": ("RRBBB", 16),
    "v19": ("YRRRGB", 16),
    "v20": ("GGGBB", 17),
    "v21": ("YYGGBB", 17),
    "v22": ("GGBBB", 18),
    "v23": ("YRGGGB", 18),
    "v24": ("RRGGBB", 19),
    "v25": ("BBBBB", 20),
    "v26": ("YRGBBB", 20),
}
"""What each token asks for, and what it scores."""


@rule("CEN-EW-059", "CEN-EW-073")
@pytest.mark.parametrize("token", FACES)
def test_the_token_for_the_cubes_it_shows(token: str) -> None:
    """They go to the supply, the others stay; the token scores for its owner. With one cube less it is refused."""
    cost, points = FACES[token]
    poor = table(2, ships={0: "p2"}, holds={0: cost[1:]}, ports={"p2": token}, lying={"p2": cost})
    refused(poor, ["claim"], "CEN-EW-059")
    state = table(2, ships={0: "p2"}, holds={0: cost + "R", 1: "B"}, ports={"p2": token})
    act(state, ["claim"])
    assert (hold(state, 0), hold(state, 1)) == ("R", "B")
    assert look(state)["tokens"] == [[token], []]
    assert state.tally(0)["tokens"] == points
    assert int(state.score(0)) == points + 1


@rule("CEN-EW-059")
def test_a_cube_too_few() -> None:
    """Better cubes do not stand in for others."""
    state = table(2, ships={0: "p2"}, holds={0: "RGBBBB"}, ports={"p2": "v08"})
    refused(state, ["claim"], "CEN-EW-059")
    state = table(2, ships={0: "p2"}, holds={0: "GGGBBBBBBB"}, ports={"p2": "v03"})
    refused(state, ["claim"], "CEN-EW-059")


@rule("CEN-EW-059")
def test_only_the_token_of_the_own_port() -> None:
    """The cubes of another port's token do not help here."""
    state = table(2, ships={0: "p1"}, holds={0: "BBBBB"}, ports={"p1": "v03", "p2": "v25"})
    refused(state, ["claim"], "CEN-EW-059")


@rule("CEN-EW-059")
def test_nobody_has_to_take_it() -> None:
    """And nobody takes two in a turn (CEN-AMB-084)."""
    state = table(2, ships={0: "p2"}, holds={0: "BBBBB"}, ports={"p2": "v25"})
    assert {"claim", "decline", "harvest"} <= verbs(state)
    act(state, ["claim"])
    assert int(state.turn_of) == 1
    assert len(look(state)["tokens"][0]) == 1


@rule("CEN-EW-060")
def test_a_token_that_was_taken_lies_face_down() -> None:
    """Its face is nowhere to be seen, for anybody; how many a seat has is."""
    state = table(2, ships={0: "p2"}, holds={0: "BBBBB"}, ports={"p2": "v25"})
    act(state, ["claim"])
    for viewer in (None, 0, 1):
        seen = scene(GAME, state, viewer)
        assert not [piece for piece in seen.pieces.values() if piece.face == "v25"]
        assert ("tokens", 1, 4) in seen.panels["0"]


@rule("CEN-EW-061")
def test_the_next_token_comes_to_that_port() -> None:
    """The top one of the pile; the other ports keep theirs."""
    state = table(2, ships={0: "p2"}, holds={0: "BBBBB"}, ports={"p2": "v25"})
    before = on_ports(state)
    act(state, ["claim"])
    assert on_ports(state) == {**before, "p2": "v04"}
    assert look(state)["pile"] == [token for token in TOKENS[4:] if token != "v25"]
    assert look(state)["closed"] is None


@rule("CEN-EW-061", "CEN-EW-064")
def test_an_empty_pile_leaves_the_port_empty() -> None:
    """CEN-AMB-083; from an empty port nothing is taken."""
    ships = {0: "p2", 1: "p4"}
    state = table(2, ships=ships, holds={0: "BBBBB"}, ports={"p2": "v25"}, closed="p4", pile_is_empty=True)
    act(state, ["claim"])
    assert (on_ports(state)["p2"], on_ports(state)["p4"], look(state)["closed"]) == (None, None, "p2")
    refused(state, ["claim"], "CEN-EW-061")


@rule("CEN-EW-062", "CEN-EW-063")
def test_the_closed_port_token_closes_the_port() -> None:
    """CEN-AMB-081: drawn as the next token, it stays on the port; no other token comes, and nobody owns it."""
    state = table(2, ships={0: "p2"}, holds={0: "BBBBB"}, ports={"p2": "v25"}, closed_at=1)
    pile = look(state)["pile"]
    act(state, ["claim"])
    assert look(state)["closed"] == "p2"
    assert on_ports(state)["p2"] is None
    assert look(state)["pile"] == pile
    assert look(state)["tokens"] == [["v25"], []]


@rule("CEN-EW-063")
def test_nothing_is_taken_from_a_closed_port() -> None:
    """However many cubes are aboard; and it stays closed while nobody takes a token elsewhere."""
    state = table(2, ships={0: "p2"}, holds={0: "YYYRRGGBBB"}, closed="p2")
    refused(state, ["claim"], "CEN-EW-063")
    everybody_passes(state, 4)
    assert (look(state)["closed"], on_ports(state)["p2"]) == ("p2", None)


@rule("CEN-EW-063")
def test_ships_come_and_go_at_a_closed_port() -> None:
    """It is a port as before for a ship."""
    state = table(2, ships={0: "c02"}, holds={0: "Y"}, closed="p2")
    act(state, ["sail", "p2"], ["leave", "yellow"], ["sail", "c06"])
    assert ship(state) == "c06"


@rule("CEN-EW-064")
def test_the_closed_port_wanders() -> None:
    """CEN-AMB-082: it moves to the port whose token was taken; the new token comes to the one that was closed."""
    state = table(2, ships={0: "p3"}, holds={0: "BBBBB"}, ports={"p3": "v25"}, closed="p1")
    before = on_ports(state)
    following = look(state)["pile"][0]
    act(state, ["claim"])
    assert look(state)["closed"] == "p3"
    assert on_ports(state) == {**before, "p3": None, "p1": following}


@rule("CEN-EW-064")
def test_it_wanders_on_with_each_token() -> None:
    """Two tokens, two moves; who takes them does not matter."""
    ports = {"p3": "v25", "p2": "v17"}
    state = table(2, ships={0: "p3", 1: "p2"}, holds={0: "BBBBB", 1: "BBBB"}, ports=ports, closed="p1")
    first, second = look(state)["pile"][:2]
    act(state, ["claim"], ["claim"])
    assert look(state)["closed"] == "p2"
    assert (on_ports(state)["p1"], on_ports(state)["p2"], on_ports(state)["p3"]) == (first, None, second)


@rule("CEN-EW-065")
@pytest.mark.parametrize("closed_at", [1, 2, 3, 6])
def test_three_ports_are_open_once_it_has_come(closed_at: int) -> None:
    """Before that four; then always three, while the pile lasts."""
    state = table(2, ships={0: "p1", 1: "p3"}, closed_at=closed_at)
    rich = {"hold": [{"yellow": 5, "red": 5, "green": 5, "brown": 5}] * 2}
    for draw in range(1, 7):
        state = GAME.position(
            look(state) | rich | {"ship": ["p1", "p1"] if look(state)["closed"] != "p1" else ["p3", "p3"]}
        )
        act(state, ["claim"])
        while state.work().name == "surplus":
            state.apply(state.legal()[0])
        open_ports = [port for port, lies in on_ports(state).items() if lies]
        assert (look(state)["closed"] is not None) == (draw >= closed_at)
        assert len(open_ports) == (3 if draw >= closed_at else 4)


@rule("CEN-EW-059", "CEN-EW-061")
def test_a_token_changes_nothing_else() -> None:
    """The hold of its owner, the token, the port, the pile; nobody else's."""
    state = table(3, ships={0: "p2"}, holds={0: "BBBBB", 1: "YY"}, ports={"p2": "v25"}, lying={"p2": "R"})
    before = look(state)
    act(state, ["claim"])
    after = look(state)
    assert changed(before, after) == {"hold", "tokens", "port", "pile", "top", "revealed"}
    assert after["hold"][1:] == before["hold"][1:]
