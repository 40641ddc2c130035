"""Reviews: what is asked about a match, and what becomes of the answers."""

from __future__ import annotations

from collections.abc import Callable, Collection
from math import sqrt

import msgspec
import pytest

from carrack.core import record as records
from carrack.core.chance import Chance
from carrack.core.contract import Game, State
from carrack.core.preview import preview
from carrack.core.record import Record, begin, replay
from carrack.core.registry import find, games
from carrack.insight import review
from carrack.insight.analysis import Analysis, Candidate, analyse
from carrack.insight.asking import Effort, Inquiry, settled
from carrack.insight.judging import Decision, Worth, mean_of, suspicion
from carrack.insight.review import Reviewing
from carrack.insight.reviewed import Review
from tests.bots.positions import about_to_win

TOY = "smugglers"
EFFORT = Effort(quick=100, deep=1000)
Answer = Callable[[Inquiry], Analysis]


def played(title: str = TOY, most: int = 5_000, seed: int = 3) -> Record:
    """A match of random moves."""
    game: Game = find(title)
    record = begin(game, game.fewest_together, seed=seed)
    state, rng = replay(record), Chance(seed)
    while not state.over and len(record.actions) < most:
        legal = state.legal()
        action = legal[int(rng.below(len(legal)))]
        record.actions.append([int(state.actor), *game.verbs.readable(action)])
        state.apply(action)
    return record


def choices(record: Record) -> list[int]:
    """The actions that were not the only one."""
    found: list[int] = []
    count = 0

    def watch(state: State, action: int) -> None:
        nonlocal count
        if len(state.legal_for(int(record.actions[count][0]))) > 1:
            found.append(count)
        count += 1

    replay(record, watch=watch)
    return found


def of_seat(record: Record, seat: int) -> set[int]:
    """The actions of a seat."""
    return {k for k, action in enumerate(record.actions) if action[0] == seat}


def reveals(record: Record, at: int) -> bool:
    """Whether some action there shows something new."""
    state = replay(record, at)
    after = [state.clone() for _ in state.legal()]
    for copy, action in zip(after, state.legal(), strict=True):
        copy.apply(action)
    return any(copy.revealed != state.revealed for copy in after)


def thinks(question: Inquiry, wins: dict[int, float], few: Collection[int] = (), error: float = 0.01) -> Analysis:
    """An analysis in which actions win so often, others hardly ever; the `few` were hardly looked at."""
    seats = int(question.state.seats)
    listed = [(action, wins.get(action, 0.1)) for action in question.state.legal_for(question.seat)]
    listed.sort(key=lambda one: -one[1])
    candidates = tuple(
        Candidate(action, 1 if action in few else question.iterations // 4, win, error, 40 + 10 * win)
        for action, win in listed
    )
    even = (1 / seats,) * seats
    line = ((question.seat, listed[0][0]),)
    return Analysis(question.seat, question.iterations, even, (0.02,) * seats, (30.0,) * seats, candidates, line)


def even(question: Inquiry) -> Analysis:
    """All actions are as good as each other."""
    return thinks(question, {})


def made(record: Record, answer: Answer, people: Collection[int] = (), places: tuple[int, ...] = ()) -> Review:
    """A review by somebody who answers like this."""
    return answered(Reviewing(record, people, places, EFFORT), answer)[0]


def answered(reviewing: Reviewing, answer: Answer) -> tuple[Review, list[Inquiry], list[float]]:
    """The same, with what was asked and how far it had come."""
    asked: list[Inquiry] = []
    progress: list[float] = []
    asking = reviewing.ask()
    try:
        question = next(asking)
        while True:
            asked.append(question)
            progress.append(reviewing.progress)
            question = asking.send(answer(question))
    except StopIteration as done:
        return done.value, asked, progress


class Liking:
    """Somebody who likes another action than the one that was played at some decisions of a record."""

    def __init__(self, record: Record, costs: dict[int, float], few: bool = False, error: float = 0.01) -> None:
        self._few = few
        self._error = error
        self._costs: dict[bytes, tuple[int, float]] = {}
        count = 0

        def watch(state: State, action: int) -> None:
            nonlocal count
            if count in costs:
                self._costs[_sight(state, int(record.actions[count][0]))] = (action, costs[count])
            count += 1

        replay(record, watch=watch)

    def __call__(self, question: Inquiry) -> Analysis:
        found = self._costs.get(_sight(question.state, question.seat))
        if found is None:
            return even(question)
        action, cost = found
        other = next(one for one in question.state.legal_for(question.seat) if one != action)
        return thinks(question, {action: 0.2, other: 0.2 + cost}, [action] if self._few else [], self._error)


def _sight(state: State, seat: int) -> bytes:
    copy = state.clone()
    copy.redeal(seat, Chance(77))
    return copy.to_bytes()


def test_the_costly_decisions_are_found() -> None:
    """The three that cost most of each person, those first that cost most, with what was done and what was better."""
    record = played()
    mine = of_seat(record, 0)
    at = [k for k in choices(record) if k in mine][:5]
    costs = dict(zip(at, (0.1, 0.5, 0.3, 0.2, 0.4), strict=True))
    found = made(record, Liking(record, costs), mine)
    assert [(one.at, one.cost) for one in found.costly] == [(at[1], 0.5), (at[4], 0.4), (at[2], 0.3)]
    worst = found.costly[0]
    assert (worst.seat, worst.played.win, worst.better.win) == (0, 0.2, 0.7)
    assert (worst.played.score, worst.better.score) == (42.0, 47.0)
    assert [0, *worst.played.action] == record.actions[at[1]]
    assert worst.better.action != worst.played.action
    assert found.people == (0,)
    assert found.decisions == (len([k for k in choices(record) if k in mine]), 0)


def test_each_person_has_their_own() -> None:
    """What others did worse hides nobody's; with bots alone those of the match are told."""
    record = played()
    first, second = ([k for k in choices(record) if k in of_seat(record, seat)] for seat in (0, 1))
    costs = dict.fromkeys(first[:4], 0.6) | {second[0]: 0.3}
    liking = Liking(record, costs)
    found = made(record, liking, {*first, *second})
    assert [one.seat for one in found.costly] == [0, 0, 0, 1]
    assert found.people == (0, 1)
    assert [one.seat for one in made(record, liking).costly] == [0, 0, 0]
    assert made(record, liking).people == ()


@pytest.mark.parametrize(("cost", "error"), [(0.015, 0.001), (0.12, 0.05), (-0.1, 0.01)])
def test_what_is_within_the_error_is_no_mistake(cost: float, error: float) -> None:
    """Nor what costs next to nothing, nor what is better than the bot's own choice."""
    record = played()
    at = choices(record)[4]
    assert made(record, Liking(record, {at: cost}, error=error)).costly == ()


def test_nobody_erred() -> None:
    """Where all is equal nothing is costly."""
    found = made(played(), even, places=(2, 1))
    assert found.costly == ()
    assert sum(found.decisions) == len(choices(played()))


@pytest.mark.parametrize("turned", [False, True])
def test_what_was_hardly_looked_at_is_looked_at_from_behind(turned: bool) -> None:
    """Both actions are, in the same way; where something is turned up, deals that differ too much prove nothing."""
    record = played()
    at = next(k for k in choices(record) if reveals(record, k) == turned)
    seat = int(record.actions[at][0])
    liking = Liking(record, {at: 0.5}, few=True)
    behind: list[Inquiry] = []

    def answer(question: Inquiry) -> Analysis:
        found = liking(question)
        if question.iterations == EFFORT.quick or found.candidates[0].win > 0.5:
            return found
        behind.append(question)
        wins = [0.0] * len(found.win)
        wins[seat] = 0.9 if len(behind) == 1 else 0.3
        error, score = (0.01,) * len(wins), (7.0,) * len(wins)
        return Analysis(found.seat, question.iterations, tuple(wins), error, score, found.candidates, ())

    judged = made(record, answer).costly
    if turned:
        assert len(behind) > 2
        assert judged == ()
    else:
        [costly] = judged
        assert (costly.better.win, costly.played.win, costly.cost) == (0.9, 0.3, 0.6)
        assert (costly.better.score, costly.played.score) == (7.0, 7.0)
        assert len(behind) == 2


def test_what_was_never_tried_is_suspected_too() -> None:
    """All simulations of a search take the win that lies there; whoever did something else has thrown it away."""
    state = about_to_win(others=False, both=True)
    seat = int(state.actor)
    found = analyse(state, seat, 1, 60)
    claim, rest = (state.game.verbs.number(action) for action in (("claim", 0), ("rest",)))
    assert found.candidates[0].action == claim
    assert settled(suspicion(Decision(0, seat, claim, state), found, 60, 0.0)) == 0
    assert settled(suspicion(Decision(0, seat, rest, state), found, 60, 0.0)) > 0.5


@pytest.mark.parametrize("title", games())
def test_a_decision_is_judged_by_what_its_seat_could_know(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever was hidden from it may be otherwise: the same questions are asked."""
    record = played(title, 150)

    def dealt_anew(record: Record, at: int | None = None, watch: Callable[[State, int], None] | None = None) -> State:
        count = 0

        def shown(state: State, action: int) -> None:
            nonlocal count
            assert watch is not None
            copy = state.clone()
            copy.redeal(int(record.actions[count][0]), Chance(count))
            watch(copy, action)
            count += 1

        return records.replay(record, at, shown)

    _, asked, _ = answered(Reviewing(record, (), (), EFFORT), even)
    monkeypatch.setattr(review, "replay", dealt_anew)
    _, again, _ = answered(Reviewing(record, (), (), EFFORT), even)
    assert [(one.state.to_bytes(), *one[1:]) for one in asked] == [(one.state.to_bytes(), *one[1:]) for one in again]


@pytest.mark.parametrize("title", games())
def test_the_curve(title: str) -> None:
    """One point for a turn, not too many, and the end as it came."""
    record = played(title)
    state = replay(record)
    places = tuple(state.ranking())
    reviewing = Reviewing(record, of_seat(record, 0), places, EFFORT._replace(points=20))
    found, asked, progress = answered(reviewing, even)
    *before, end = found.chances
    assert len(before) <= 20
    assert [one.at for one in before] == sorted({one.at for one in before})
    assert before[0].at == choices(record)[0]
    assert all(sum(one.win) == pytest.approx(1, abs=0.001) for one in found.chances)
    winners = [k for k, place in enumerate(places) if place == 1]
    assert (end.at, end.error) == (len(record.actions), (0.0,) * record.seats)
    assert [k for k, win in enumerate(end.win) if win] == winners
    assert progress == sorted(progress)
    assert (progress[0], reviewing.progress) == (0.0, 1.0)
    assert all(len(question.state.legal_for(question.seat)) > 1 for question in asked)


def test_a_match_that_goes_on_has_no_end() -> None:
    """The curve stops where it stands."""
    record = played(most=10)
    assert made(record, even).chances[-1].at < 10


def test_long_matches_take_no_longer() -> None:
    """Each of their decisions gets less, but never next to nothing."""
    effort = Effort(quick=300, deep=3000, first=90_000, second=45_000)
    assert [effort.at_every(count) for count in (0, 100, 900, 10_000)] == [300, 300, 100, 50]
    assert [effort.at_costly(count) for count in (0, 6, 30)] == [3000, 3000, 1500]


@pytest.mark.parametrize("title", games())
def test_what_was_done_is_told_as_a_preview_does(title: str) -> None:
    """By entries of the log, up to the first thing that is revealed, without numbers of actions."""
    record = played(title, 200)
    at = choices(record)
    found = made(record, Liking(record, dict.fromkeys(at, 0.5)))
    assert len(found.costly) == review.MOST
    for one in found.costly:
        state = replay(record, one.at)
        for way in (one.played, one.better):
            assert state.refusal_for(one.seat, state.game.verbs.number(way.action)) == 0
            assert all(entry.what != "chose" for entry in way.entries)
            certain = preview(state, one.seat, state.game.verbs.number(way.action)).score
            if way.moves == 1:
                assert way.points == (0 if certain is None else certain - state.score(one.seat))


def test_a_chain_of_picks_is_told_to_its_end() -> None:
    """Also if the last of them turns up a card: of a merchant that costs something one is told what was paid."""
    record = played("spice_road")
    mine = [k for k in choices(record) if record.actions[k][1] == "acquire" and int(record.actions[k][2]) > 1]
    [costly] = made(record, Liking(record, {mine[0]: 0.5})).costly
    assert costly.played.action == tuple(record.actions[mine[0]][1:])
    assert [entry.what for entry in costly.played.entries].count("paid") == costly.played.action[1]


def quiet_line(state: State, seat: int, first: int, own: int = 2) -> list[tuple[int, int]]:
    """What might follow an action up to the seat's next decisions, if nothing is revealed until then; else nothing."""
    copy, line = state.clone(), [(seat, first)]
    copy.answer(seat, first)
    while not copy.over and copy.revealed == state.revealed and sum(who == seat for who, _ in line) < own:
        line.append((int(copy.actor), copy.legal()[-1]))
        copy.apply(copy.legal()[-1])
    return line if copy.revealed == state.revealed and sum(who == seat for who, _ in line) == own else []


def test_what_the_line_of_the_bot_brings() -> None:
    """Over several decisions of the seat, with others between them; of what was done the own turn alone."""
    record = played("spice_road")
    lines: dict[int, list[tuple[int, int]]] = {}
    for at in choices(record):
        state, seat = replay(record, at), int(record.actions[at][0])
        done = state.game.verbs.number(record.actions[at][1:])
        other = next(one for one in state.legal_for(seat) if one != done)
        line = quiet_line(state, seat, other)
        if any(who != seat for who, _ in line):
            lines[at] = line
    at = next(iter(lines))
    liking = Liking(record, {at: 0.5})

    def answer(question: Inquiry) -> Analysis:
        found = liking(question)
        likes = found.candidates[0].win > 0.5
        return msgspec.structs.replace(found, line=tuple(lines[at])) if likes else found

    [costly] = made(record, answer).costly
    after = replay(record, at)
    before = after.score(costly.seat)
    for who, action in lines[at]:
        after.answer(who, action)
    assert costly.better.moves == 2
    assert costly.better.points == after.score(costly.seat) - before


def test_the_search_reviews_a_match() -> None:
    """All of it here and now, twice the same."""
    record = played(most=20)
    effort = Effort(quick=12, deep=24, seconds=0.0, suspects=3)
    found = [settled(Reviewing(record, of_seat(record, 0), (), effort).ask()) for _ in range(2)]
    assert found[0] == found[1]
    assert found[0].bot == "search@24"


def test_what_deals_differ_by_is_part_of_the_error() -> None:
    """0.3, 0.5 and 0.7 have a variance of 0.04 as a sample, so their mean has one of 0.04 / 3."""
    found = mean_of([Worth(win, 0.0, score) for win, score in ((0.3, 10.0), (0.5, 12.0), (0.7, 17.0))])
    assert found == pytest.approx((0.5, sqrt(0.04 / 3), 13.0))
    assert mean_of([Worth(0.4, 0.03, 5.0)]) == pytest.approx((0.4, 0.03, 5.0))
