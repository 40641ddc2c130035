"""`carrack trace`: every decision as a line of JSON."""

from __future__ import annotations

import json
from typing import Any

from carrack.core.contract import Game
from carrack.core.plain import differences
from tests.cli.conftest import Run


def lines(run: Run, *argv: str) -> list[dict[str, Any]]:
    """The decoded lines."""
    ran = run("trace", *argv)
    assert ran.code == 0, ran.err
    return [json.loads(line) for line in ran.out.splitlines()]


def test_every_line_is_the_position_before_its_choice(run: Run, game: Game) -> None:
    """Following the choices from the deal gives each line's plain form, legal list and actor."""
    found = lines(run, game.key, "--seats", str(game.fewest), "--seed", "7")
    state = game.deal(game.fewest, seed=7)
    for step, line in enumerate(found[:-1]):
        assert differences(line["position"], json.loads(json.dumps(game.plain(state)))) == []
        assert line["legal"] == [game.verbs.readable(action) for action in state.legal()]
        assert (line["game"], line["step"]) == (0, step)
        assert (line["actor"], line["waiting"]) == (state.actor, game.waiting(state))
        assert line["choice"] in line["legal"]
        state.apply(game.verbs.number(line["choice"]))
    last = found[-1]
    assert last["end"] is True
    assert last["position"] == json.loads(json.dumps(game.plain(state)))
    assert last["scores"] == [state.score(seat) for seat in range(game.fewest)]
    assert last["places"] == state.ranking()


def test_a_position_can_be_read_back(run: Run, game: Game) -> None:
    """The plain form is the whole position, deck orders included."""
    found = lines(run, game.key, "--seed", "8", "--bots", "greedy,random")
    middle = found[len(found) // 2]
    state = game.position(middle["position"])
    state.apply(game.verbs.number(middle["choice"]))
    following = found[len(found) // 2 + 1]
    assert json.loads(json.dumps(game.plain(state))) == following["position"]


def test_several_games_have_seeds_in_order(run: Run, game: Game) -> None:
    """Game k is dealt with the seed plus k."""
    found = lines(run, game.key, "--seed", "7", "--games", "2")
    second = lines(run, game.key, "--seed", "8")
    assert [{**line, "game": 1} for line in second] == [line for line in found if line["game"] == 1]


def test_options_are_dealt(run: Run, game: Game) -> None:
    """As they were named, several at once: the first value of each, the second, and so on."""
    for k in range(max(len(option.values) for option in game.options)):
        chosen = {option.key: option.values[min(k, len(option.values) - 1)] for option in game.options}
        given = [word for key, value in chosen.items() for word in ("--options", f"{key}={value}")]
        found = lines(run, game.key, "--seed", "1", *given)
        assert chosen.items() <= found[0]["position"]["options"].items()
