"""The greedy bot with the evaluation of Age of Discovery chooses what a sensible player would."""

from __future__ import annotations

import pytest

from bench.blunders.age_of_discovery import BLUNDERS, blunder
from carrack.bots import make
from carrack.core.chance import Chance
from carrack.core.contract import State
from carrack.core.evaluation import evaluation_of
from carrack.games.age_of_discovery.evaluation import WEIGHTS
from carrack.games.age_of_discovery.game import GAME
from carrack.lab.simulate import Plan, play
from carrack.testing import act
from tests.games.age_of_discovery.table import ENGLAND, FRANCE, asked, resolve, table

Readable = list[str | int]


def chosen(state: State) -> Readable:
    """What the greedy bot does for the seat that is asked."""
    seat = int(state.actor)
    return state.game.verbs.readable(int(make("greedy", Chance(3)).move(state, seat)))


def test_a_sure_expedition_is_sent() -> None:
    """Three captains and two colonists: no region withstands eight."""
    state = resolve(table(2, discovery={FRANCE: "captain*3 colonist*2"}))
    assert asked(state) == "exploring"
    while asked(state) == "exploring" and state.actor == FRANCE:
        action = chosen(state)
        assert action != ["decline"]
        act(state, action)
    assert len(state.game.plain(state)["tokens"][FRANCE]) == 1  # type: ignore[index]


def test_a_hopeless_expedition_stays_at_home() -> None:
    """One colonist against tokens of which everybody knows that they show four and five."""
    lands = ["canada", "new_england", "florida", "new_spain", "new_granada", "peru", "brazil", "rio_de_la_plata"]
    hard = ["dt12", "dt13", "dt14", "dt15", "dt16", "dt09", "dt10", "dt11"]
    state = resolve(
        table(2, discovery={FRANCE: "colonist"}, tokens=dict(zip(lands, hard, strict=True)), known=lands),
    )
    assert asked(state) == "exploring"
    assert chosen(state) == ["decline"]


def test_a_good_completes_a_set() -> None:
    """Two sugar at home, and sugar on offer."""
    state = resolve(
        table(2, goods_line=[FRANCE], goods={FRANCE: "sugar*2"}, offer=["rice", "sugar", "fish", "gold"]),
    )
    assert asked(state) == "trading"
    assert chosen(state) == ["take", "sugar"]


def test_money_buys_a_building() -> None:
    """Thirty coins, Settlers on sale, the second turn."""
    state = resolve(table(2, capital=[FRANCE], money={FRANCE: 30}, sale=["settlers", "navigator", "mint"]))
    assert asked(state) == "buying"
    assert chosen(state)[0] == "buy"


def test_nobody_stands_among_the_buyers_without_money() -> None:
    """With an empty purse the capital is the last place to go."""
    state = table(3, hands={FRANCE: "colonist*3", ENGLAND: "colonist*3"}, money={FRANCE: 0})
    assert chosen(state) != ["place", "colonist", "capital"]


def test_the_third_piece_takes_region_and_good() -> None:
    """Two pieces in Peru, nobody else there: the third one brings silver and six points in the third turn."""
    state = resolve(
        table(2, turn=3, dock=[FRANCE], colony={(FRANCE, "peru"): "colonist*2", (ENGLAND, "canada"): "colonist*6"}),
    )
    assert asked(state) == "sailing"
    assert chosen(state) == ["settle", "peru"]


def test_soldiers_are_struck_before_colonists() -> None:
    """One strike, and a soldier and a colonist to choose from."""
    state = resolve(
        table(
            2,
            warfare=[FRANCE],
            colony={(FRANCE, "peru"): "soldier colonist*4", (ENGLAND, "peru"): "soldier colonist*2"},
        ),
    )
    act(state, ["battle", "peru", "england"])
    assert (asked(state), state.actor) == ("battle", FRANCE)
    assert chosen(state) == ["strike", "soldier"]


def test_two_colonists_do_not_sail_into_the_unknown_land_of_cards() -> None:
    """Every card shows three natives or more; the turn ends with this question, which must not matter."""
    cards = {ENGLAND: ["mississippi"]}
    state = resolve(table(2, turn=7, discovery={FRANCE: "colonist*2"}, cards=cards))
    assert asked(state) == "exploring"
    assert chosen(state) == ["decline"]


def test_a_battle_is_begun_where_it_wins_a_region() -> None:
    """In the last turn two soldiers strike two of three English colonists: the region changes hands."""
    colonies = {(FRANCE, "peru"): "soldier*2 colonist", (ENGLAND, "peru"): "colonist*3"}
    state = resolve(table(2, turn=8, warfare=[FRANCE], colony=colonies), "shipping")
    assert asked(state) == "warring"
    assert chosen(state) == ["battle", "peru", "england"]


def test_a_war_that_only_costs_own_pieces_is_not_declared() -> None:
    """Money for a war, soldiers only on the other side."""
    colonies = {(FRANCE, "peru"): "colonist*3", (ENGLAND, "peru"): "soldier*2"}
    state = resolve(table(2, turn=8, warfare=[FRANCE], money={FRANCE: 30}, colony=colonies))
    assert asked(state) == "warring"
    assert chosen(state) == ["decline"]


def test_nobody_opens_an_auction_with_all_money() -> None:
    """The first bid leaves room: a building is worth as much as the first region."""
    state = GAME.deal(3, {"auction": True}, seed=5)
    verb, *amount = chosen(state)
    assert verb == "decline" or amount == [1]


@pytest.mark.parametrize("index", range(8))
def test_greedy_beats_three_random_players_by_far(index: int) -> None:
    """The seat moves on from game to game; twice the points of the next is little for it."""
    row = play(Plan("age_of_discovery", 4, {}, ("greedy", "random", "random", "random"), 11, 8), index)
    seat = row.bots.index("greedy")
    others = [score for k, score in enumerate(row.scores) if k != seat]
    assert row.scores[seat] > 2 * max(others)


def test_blunders_are_recognised() -> None:
    """What bench/blunders counts: each of the three, and the same thing done well."""
    number = table(2).game.verbs.number
    poor = table(2, turn=5, money={FRANCE: 13})
    assert blunder(poor, FRANCE, number(["place", "colonist", "capital"])) == BLUNDERS[0]
    rich = table(2, turn=5, money={FRANCE: 14})
    assert blunder(rich, FRANCE, number(["place", "colonist", "capital"])) == ""
    colonies = {(FRANCE, "peru"): "colonist*2", (ENGLAND, "peru"): "soldier"}
    attack = resolve(table(2, warfare=[FRANCE], money={FRANCE: 10}, colony=colonies))
    assert blunder(attack, FRANCE, number(["war", "england"])) == BLUNDERS[1]
    armed = resolve(
        table(2, warfare=[FRANCE], money={FRANCE: 10}, colony=colonies | {(FRANCE, "peru"): "soldier colonist"})
    )
    assert blunder(armed, FRANCE, number(["war", "england"])) == ""
    weak = resolve(table(2, discovery={FRANCE: "colonist"}, tokens={"peru": "dt15"}, known=["peru"]))
    act(weak, ["send", "colonist"])
    assert blunder(weak, FRANCE, number(["explore", "peru"])) == BLUNDERS[2]
    assert blunder(weak, FRANCE, number(["explore", "canada"])) == ""


def test_what_will_be_in_the_end_is_judged_in_full() -> None:
    """First sight has weights of its own, which change with tuning; the value counts every term as it is."""
    state = table(2, money={FRANCE: 30}, goods={FRANCE: "sugar*2"})
    evaluation = evaluation_of(GAME)
    weights = WEIGHTS.numbers
    before = [int(weights[k]) for k in range(len(weights))]
    seen, judged = evaluation.at_a_glance(state, FRANCE), evaluation.value(state, FRANCE)
    assert seen != judged
    try:
        for k in range(len(weights)):
            weights[k] = 1000
        assert evaluation.at_a_glance(state, FRANCE) == evaluation.value(state, FRANCE) == judged
    finally:
        for k, number in enumerate(before):
            weights[k] = number
    assert evaluation.at_a_glance(state, FRANCE) == seen
