"""The moments that decided a match, worked out by hand from small charts."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from carrack.bots import make
from carrack.core.chance import Chance
from carrack.core.registry import games
from carrack.core.texts import LANGUAGES
from carrack.table.match import Match
from carrack.table.moments import MOST, moments
from carrack.table.wire import Chart, Moment
from tests.core.ftl import messages

Told = tuple[int, str, dict[str, Any]]


def chart(*columns: list[int], actions: int = 1) -> Chart:
    """A match in which turns have so many actions each, with the scores of the seats after each action."""
    length = len(columns[0])
    turns = tuple(1 + at // actions for at in range(length))
    seats = tuple((turn - 1) % len(columns) for turn in turns)
    return Chart(turns, seats, turns, {str(seat): tuple(column) for seat, column in enumerate(columns)})


def told(found: tuple[Moment, ...]) -> list[Told]:
    """What is said when, with the names of other seats as their numbers."""
    plain = []
    for moment in found:
        message, args = moment.say
        for language in LANGUAGES:
            assert messages("carrack.core.words", language)[message] <= set(args)
        assert args["seat"] == moment.seat
        said = {key: value[1]["seat"] if key == "other" else value for key, value in args.items() if key != "seat"}
        plain.append((moment.at, message.removeprefix("moment-"), {"seat": moment.seat, **said}))
    return plain


def test_the_loser_led_for_long() -> None:
    """Anna lies 8 behind, comes within 3, which is not close at 22, and takes the lead for good in the seventh turn."""
    anna = [0, 0, 1, 1, 1, 7, 7, 17, 18, 19, 22]
    boris = [0, 3, 3, 6, 9, 9, 10, 10, 13, 13, 13]
    assert told(moments(chart(anna, boris), [1, 2], {})) == [
        (1, "lead", {"seat": 1, "n": 6}),
        (4, "behind", {"seat": 0, "other": 1, "n": 8}),
        (7, "lead-for-good", {"seat": 0}),  # the largest turn of all, which is not told twice
    ]


def test_ahead_from_the_first_points_on() -> None:
    """Nobody else was ever ahead; but it was close after half-time, before the best turn of all."""
    anna = [0, 2, 2, 5, 5, 6, 6, 12, 13]
    boris = [0, 0, 1, 1, 4, 4, 5, 5, 6]
    assert told(moments(chart(anna, boris), [1, 2], {})) == [
        (1, "led-throughout", {"seat": 0}),
        (6, "closest", {"seat": 0, "other": 1, "n": 1}),
        (7, "best", {"seat": 0, "n": 6}),
    ]


def test_positions_are_those_after_the_action_that_did_it() -> None:
    """Turns of three actions: the gain of the third turn came with its second action, and so did the lead."""
    anna = [0, 0, 0, 0, 0, 0, 0, 1, 9, 9, 9, 9, 9]
    boris = [0, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5]
    found = told(moments(chart(anna, boris, actions=3), [1, 2], {}))
    assert (8, "lead-for-good", {"seat": 0}) in found
    assert (2, "lead", {"seat": 1, "n": 2}) in found
    assert (6, "behind", {"seat": 0, "other": 1, "n": 4}) in found
    assert len(found) == 3


def test_five_seats() -> None:
    """Two leaders before the winner; the one who led longer is told."""
    columns = [
        [0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2],
        [0, 0, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3],
        [0, 0, 0, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6],
        [0, 0, 0, 0, 1, 1, 1, 1, 1, 12, 12, 12, 14],
        [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 11, 11],
    ]
    assert told(moments(chart(*columns), [5, 4, 3, 1, 2], {})) == [
        (3, "lead", {"seat": 2, "n": 6}),
        (8, "behind", {"seat": 3, "other": 2, "n": 5}),
        (9, "lead-for-good", {"seat": 3}),
        (11, "closest", {"seat": 3, "other": 4, "n": 1}),
    ]


def test_a_tie_break() -> None:
    """The winner was never ahead, and drew level in the last turn but one."""
    anna = [0, 0, 0, 3, 3, 3, 8, 8]
    boris = [0, 2, 4, 4, 6, 8, 8, 8]
    found = told(moments(chart(anna, boris), [1, 2], {}))
    assert (6, "level", {"seat": 0, "other": 1}) in found
    assert not any("for-good" in message or "throughout" in message for _, message, _ in found)
    assert found[0] == (1, "lead", {"seat": 1, "n": 5})


def test_a_shared_victory() -> None:
    """Nobody wins alone: the second to get there has caught up."""
    anna = [0, 4, 4, 8, 8, 12, 12]
    boris = [0, 0, 1, 1, 5, 5, 12]
    found = told(moments(chart(anna, boris), [1, 1], {}))
    assert found[-1] == (6, "level", {"seat": 1, "other": 0})
    assert not any("for-good" in message for _, message, _ in found)


def test_who_gives_up_is_told_whatever_the_points_say() -> None:
    """The leader gives up: nobody is said to have taken the lead for good."""
    anna = [0, 4, 4, 8, 8, 12, 12]
    boris = [0, 0, 1, 1, 2, 2, 3]
    found = told(moments(chart(anna, boris), [2, 1], {0: 6}))
    assert (6, "gave-up", {"seat": 0}) in found
    assert not any("for-good" in message or "throughout" in message for _, message, _ in found)


def test_short_matches_have_no_story() -> None:
    """But who gave up before the first move, or after it, did."""
    assert moments(chart([0, 1, 1, 2], [0, 0, 5, 5]), [2, 1], {}) == ()
    assert told(moments(chart([0], [0]), [2, 1], {0: 0})) == [(0, "gave-up", {"seat": 0})]
    assert told(moments(chart([0, 1], [0, 0]), [1, 2], {1: 1})) == [(1, "gave-up", {"seat": 1})]
    assert moments(chart([0, 1], [0, 0]), [1, 2], {1: 1})[0].round == 2


def test_nothing_happened() -> None:
    """No points at all, or points that nobody may see."""
    assert moments(chart([0] * 9, [0] * 9), [1, 1], {}) == ()
    empty = Chart(tuple(range(9)), (0,) * 9, (1,) * 9, {})
    assert moments(empty, [1, 2], {}) == ()


def test_one_turn_is_told_once() -> None:
    """In the third turn Anna takes the lead by its second action, and gets most by its third: one moment, not two."""
    anna = [0, 0, 0, 0, 0, 0, 0, 0, 5, 14, 14, 14, 15, 15, 15, 16]
    boris = [0, 0, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 6, 6, 6]
    played = chart(anna, boris, actions=3)
    found = moments(played, [1, 2], {})
    assert (8, "lead-for-good", {"seat": 0}) in told(found)
    turns = [played.turns[moment.at - 1] for moment in found]
    assert len(set(turns)) == len(turns)


def test_one_seat_alone() -> None:
    """Has nobody to be ahead of, but a best turn."""
    found = told(moments(chart([0, 1, 2, 9, 10, 11]), [1], {}))
    assert found == [(3, "best", {"seat": 0, "n": 7})]


def test_a_lead_is_told_in_rounds() -> None:
    """Boris leads for six turns, which are three rounds of two."""
    anna = [0, 0, 1, 1, 1, 7, 7, 17, 18, 19, 22]
    boris = [0, 3, 3, 6, 9, 9, 10, 10, 13, 13, 13]
    played = msgspec.structs.replace(chart(anna, boris), rounds=tuple(1 + at // 2 for at in range(11)))
    assert (1, "lead", {"seat": 1, "n": 3}) in told(moments(played, [1, 2], {}))


def test_what_happens_again_and_again_is_no_moment() -> None:
    """Five points came in three turns: none of them is told as the best."""
    anna = [0, 5, 5, 10, 10, 15, 15, 16]
    boris = [0, 0, 1, 1, 2, 2, 3, 3]
    assert told(moments(chart(anna, boris), [1, 2], {})) == [(1, "led-throughout", {"seat": 0})]


@pytest.mark.parametrize("title", games())
def test_played_matches(title: str) -> None:
    """Of every title: six at most, in order, never two of one turn, about seats and rounds that there are."""
    game = games()[title]
    for seats in {game.fewest, game.most}:
        match, rng = Match.deal(game, seats, {}, 11), Chance(5)
        rows = [[int(match.state.score(seat)) for seat in range(seats)]]
        turns = [int(match.state.turn)]
        while not match.state.over:
            seat = game.waiting(match.state)[0]
            match.act(seat, game.verbs.readable(make("random", rng).choose(match.state, seat)))
            rows.append([int(match.state.score(each)) for each in range(seats)])
            turns.append(int(match.state.turn))
        columns: dict[str, tuple[int | None, ...]]
        columns = {str(seat): tuple(row[seat] for row in rows) for seat in range(seats)}
        played = Chart(tuple(turns), (0,) * len(turns), tuple(turns), columns)
        found = moments(played, match.state.ranking(), {})
        assert 0 < len(found) <= MOST
        assert [moment.at for moment in found] == sorted(moment.at for moment in found)
        assert len({turns[moment.at - 1] for moment in found}) == len(found)
        assert all(0 < moment.at < len(turns) and 0 <= moment.seat < seats for moment in found)


def test_how_long_somebody_led_is_told_in_rounds() -> None:
    """Boris leads for eight turns of two players: four rounds, and a lead of less than a round is one."""
    anna = [0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 9, 9, 9]
    boris = [0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]
    played = chart(anna, boris)
    rounds = tuple(1 + at // 2 for at in range(len(anna)))
    found = told(moments(msgspec.structs.replace(played, rounds=rounds), [1, 2], {}))
    assert (2, "lead", {"seat": 1, "n": 4}) in found
    within = tuple(1 for _ in anna)
    assert (2, "lead", {"seat": 1, "n": 1}) in told(moments(msgspec.structs.replace(played, rounds=within), [1, 2], {}))
