"""Matches on equal terms: line-ups, rotations, deals, and what the games come to."""

from __future__ import annotations

import pytest

from carrack.bots.player import Bot
from carrack.bots.random import Random
from carrack.core.chance import Chance
from carrack.core.registry import find
from carrack.lab import arena as lab
from carrack.lab.arena import ArenaRow, Bout, arena, play_bout, rotations, seated, whole_deals
from carrack.lab.pace import Pace
from carrack.lab.simulate import Plan
from carrack.lab.standings import margin, standings, won

TOY = "smugglers"


def plan(bots: tuple[str, ...] = ("greedy", "random"), games: int = 4, seed: int = 1) -> Plan:
    """Some games of the toy."""
    return Plan(TOY, len(bots), {}, bots, seed, games)


def bout(game: int, bots: list[str], scores: list[int], places: list[int], deal: int) -> Bout:
    """A game made up."""
    n = len(bots)
    row = ArenaRow(game, "0" * 32, n, 0, bots, 10, 1, scores, places, None, [{}] * n, False, deal)
    return Bout(row, {bot: Pace() for bot in bots})


def test_the_last_bot_named_takes_the_seats_that_are_left() -> None:
    """One against three is two names at four seats."""
    assert seated(["a", "b"], 4) == ("a", "b", "b", "b")
    assert seated(["a"], 3) == ("a", "a", "a")
    assert seated(["a", "b", "c"], 3) == ("a", "b", "c")


def test_a_deal_is_played_once_with_each_different_seating() -> None:
    """Two against two, turn about, has only two of them."""
    assert [rotations(bots) for bots in ("ab", "abbb", "abab", "abc", "aa")] == [2, 4, 2, 3, 1]
    assert whole_deals(plan(("a", "b", "b", "b"), games=201)).games == 204
    assert whole_deals(plan(("a", "b"), games=200)).games == 200


def test_games_of_a_deal_have_the_same_cards_and_other_seats() -> None:
    """Everybody sits everywhere once; another deal has another seed."""
    rows = [bout.row for bout in arena(plan(("greedy", "random", "random"), games=6))]
    assert [row.deal for row in rows] == [0, 0, 0, 1, 1, 1]
    assert len({row.seed for row in rows[:3]}) == 1
    assert len({row.first for row in rows[:3]}) == 1
    assert rows[0].seed != rows[3].seed
    assert sorted(row.bots.index("greedy") for row in rows[:3]) == [0, 1, 2]


def test_each_bot_keeps_its_own_chance_in_all_games_of_a_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """It follows from the deal and the place in the line-up, not from the seat; and every game has new bots."""
    made: list[tuple[str, list[int]]] = []

    def watched(name: str, rng: Chance) -> Bot:
        made.append((name, rng.kept()))
        return Random(rng)

    monkeypatch.setattr(lab, "make", watched)
    for index in range(3):
        play_bout(plan(("a", "b", "b"), games=3), index)
    games = [sorted(made[k : k + 3]) for k in (0, 3, 6)]
    assert games[0] == games[1] == games[2]
    assert len({tuple(words) for _, words in games[0]}) == 3
    assert made[:3] != made[3:6]


def test_every_decision_is_timed() -> None:
    """As many moves as decisions, each under its bot."""
    found = play_bout(plan(), 0)
    assert sum(pace.moves for pace in found.paces.values()) == found.row.decisions
    assert found.paces.keys() == {"greedy", "random"}
    assert found.paces["greedy"].mean > 0


def test_wins_and_margins_of_one_game() -> None:
    """A shared first place counts in parts; the margin is that of the best seats, and nothing among equals."""
    shared = bout(0, ["a", "b", "b", "b"], [9, 9, 4, 1], [1, 1, 3, 4], 0).row
    assert (won(shared, "a"), won(shared, "b")) == (0.5, 0.5)
    assert (margin(shared, "a"), margin(shared, "b")) == (0, 0)
    pairs = bout(0, ["a", "b", "a", "b"], [2, 5, 9, 4], [4, 2, 1, 3], 0).row
    assert (won(pairs, "a"), won(pairs, "b")) == (1, 0)
    assert (margin(pairs, "a"), margin(pairs, "b")) == (4, -4)
    assert margin(bout(0, ["a", "a"], [2, 5], [2, 1], 0).row, "a") == 0


def test_the_standings_of_one_against_three() -> None:
    """Twenty deals of four games, all won by one of four bots: 20 of 20, and the other three share what is left."""
    bots = ("a", "b", "b", "b")
    bouts = [bout(k, list(bots), [9, 3, 2, 1], [1, 2, 3, 4], k // 4) for k in range(80)]
    found = standings(find(TOY), plan(bots, games=80), bouts)
    assert found["a"].share == pytest.approx((1.0, 0.8389, 1.0, 20), abs=1e-4)
    assert found["b"].share == pytest.approx((0.0, 0.0, 0.1611 / 3, 20), abs=1e-4)
    assert (found["a"].seats, found["a"].wins, found["b"].seats, found["b"].wins) == (1, 80, 3, 0)
    assert found["a"].margin == pytest.approx((6, 6, 6, 20))
    assert found["a"].scores == {9: 80}
    assert found["a"].rating.mu > found["b"].rating.mu
