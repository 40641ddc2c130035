"""The greedy bot with the evaluation of the family chooses what any sensible player would."""

from __future__ import annotations

import pytest

from bench.blunders.endeavor import BLUNDERS, EndeavorWatch
from carrack.bots import make
from carrack.core.chance import Chance
from carrack.core.contract import State
from carrack.core.evaluation import evaluation_of
from carrack.games.endeavor.endeavor_2009.evaluation import WEIGHTS
from carrack.games.endeavor.endeavor_2009.game import GAME
from carrack.lab.simulate import Plan, play
from carrack.testing import act, look
from tests.games.endeavor.endeavor_2009.desk import table

Readable = list[str | int]


def chosen(state: State) -> Readable:
    """What the greedy bot does for the seat that is asked."""
    return state.game.verbs.readable(int(make("greedy", Chance(3)).move(state, state.actor)))


def turn(state: State) -> list[Readable]:
    """All that it does until another seat is asked."""
    seat, done = state.actor, []
    while not state.over and state.actor == seat:
        done.append(chosen(state))
        act(state, done[-1])
    return done


def worth(state: State, seat: int = 0) -> int:
    """How good the position looks."""
    return int(evaluation_of(GAME).at_a_glance(state, seat))


def test_a_city_completes_a_link() -> None:
    """Marseille is held: Venice brings its token, the link and the token of the link; no other city does as much."""
    lying = {"venice": "tok_culture", "marseille--venice": "tok_politics", "tunis": "tok_culture"}
    state = table(3, turn=4, harbour={0: 2, 1: 2}, held={0: "marseille"}, lying=lying)
    assert turn(state) == [["activate", "colonial_house"], ["occupy", "venice"]]


def test_an_icon_counts_that_reaches_a_space_with_glory() -> None:
    """In the last round six of finance is four of glory, seven is seven; a tenth of culture is worth one."""
    lying = {"london": "tok_finance", "lisbon": "tok_culture"}
    tokens = {0: "tok_finance*6 tok_culture*7"}
    bare = "amsterdam seville marseille venice constantinople algiers tunis alexandria"
    held = {1: "amsterdam seville marseille venice", 2: "constantinople algiers tunis alexandria"}
    state = table(3, turn=7, harbour={0: 2, 1: 2}, held=held, tokens=tokens, lying=lying, bare=bare)
    assert turn(state) == [["activate", "colonial_house"], ["occupy", "london"]]


def test_a_token_is_spent_before_the_last_pass() -> None:
    """It is worth nothing afterwards: what it ships to brings an icon that completes seven."""
    lying = {"africa-1": "tok_industry"}
    state = table(3, turn=7, harbour={0: 1, 1: 2}, tokens={0: "tok_ship_draw tok_industry*6"}, lying=lying)
    assert turn(state)[0] == ["spend", "tok_ship_draw"]


def test_nobody_draws_what_the_limit_takes() -> None:
    """One card and one of slavery are the limit, and a better one is held: the market stays empty."""
    state = table(3, turn=7, harbour={0: 1, 1: 3}, owned={0: "market"}, cards={0: "north_america_5 slavery_0"})
    assert chosen(state) == ["pass"]


def test_the_card_with_more_on_it_stays() -> None:
    """Of two cards above the limit the one with a single step goes."""
    cards = {0: "south_america_1 europe_1 north_america_5"}
    state = table(3, turn=6, harbour={0: 2, 1: 3}, cards=cards)
    act(state, ["pass"])
    while state.work().name == "discarding":
        act(state, chosen(state))
    assert look(state)["cards"][0] == ["north_america_5"]


def test_discs_are_not_left_in_the_harbour_in_an_early_round() -> None:
    """Two discs, a free colonial house and a whole Europe."""
    state = table(3, turn=1, harbour={0: 2, 1: 2, 2: 2})
    assert chosen(state) == ["activate", "colonial_house"]


def test_the_last_disc_opens_a_region_and_wins_its_governor() -> None:
    """Five of six spaces are full, three by this seat."""
    sailed = {"africa": [0, 0, 0, 1, 1]}
    state = table(3, turn=3, harbour={0: 2, 1: 2}, owned={0: "shipyard colonial_house!"}, sailed=sailed)
    assert turn(state) == [["activate", "shipyard"], ["ship", "africa"]]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_ends_with_the_score(seats: int) -> None:
    """A game that is over is worth its points; in the last round the estimate is near them."""
    state = GAME.deal(seats, seed=3)
    bot = make("greedy", Chance(1))
    seen = [0] * seats
    while not state.over:
        if state.turn == 7 and not any(seen):
            seen = [worth(state, k) for k in range(seats)]
        state.apply(bot.move(state, state.actor))
    final = [1000 * int(state.score(k)) for k in range(seats)]
    assert [worth(state, k) for k in range(seats)] == final
    assert max(abs(a - b) for a, b in zip(seen, final, strict=True)) < 15_000


@pytest.mark.parametrize("index", range(4))
def test_greedy_beats_three_random_players(index: int) -> None:
    """The seat moves on from game to game."""
    row = play(Plan("endeavor", 4, {}, ("greedy", "random", "random", "random"), 11, 4), index)
    assert row.winner == row.bots.index("greedy")


def test_all_weights_count() -> None:
    """Each of them changes how some position of a game looks."""
    state = GAME.deal(4, seed=2)
    bot = make("greedy", Chance(1))
    weights = WEIGHTS.numbers
    silent = set(range(len(weights)))
    while not state.over:
        for k in sorted(silent):
            before = int(weights[k])
            seen = [worth(state, seat) for seat in range(4)]
            weights[k] = before * 4 + 40
            if [worth(state, seat) for seat in range(4)] != seen:
                silent.discard(k)
            weights[k] = before
        state.apply(bot.move(state, state.actor))
    assert {WEIGHTS.names[k] for k in silent} <= {"slavery", "attack"}


def test_blunders_are_recognised() -> None:
    """What bench/blunders counts, and the same things done well."""
    number = GAME.verbs.number
    busy = table(3, turn=7, harbour={0: 2, 1: 2})
    assert EndeavorWatch().blunder(busy, 0, number(["pass"])) == BLUNDERS[2]
    bare = table(3, turn=7, harbour={0: 1, 1: 2}, tokens={0: "tok_pay tok_attack"}, owned={0: "market"})
    assert EndeavorWatch().blunder(bare, 0, number(["activate", "market"])) == ""
    watch = EndeavorWatch()
    drawer = table(3, turn=7, harbour={0: 1, 1: 2}, owned={0: "market"}, cards={0: "north_america_5"})
    act(drawer, ["activate", "market"])
    assert watch.blunder(drawer, 0, number(["draw", "europe"])) == ""
    act(drawer, ["draw", "europe"])
    while drawer.work().name != "discarding":
        act(drawer, ["pass"])
    assert watch.blunder(drawer, 0, number(["discard", "europe_0"])) == BLUNDERS[1]
    assert watch.blunder(drawer, 0, number(["discard", "north_america_5"])) == ""
