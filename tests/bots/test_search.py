"""The search: honest, repeatable, stoppable, and better than what it is made of. On every title, the toy included."""

from __future__ import annotations

import threading

import pytest

from carrack._modes import compiled
from carrack.bots import BOTS, LEVELS, at_table, make
from carrack.bots.own import BadBot
from carrack.bots.search import Search, Settings
from carrack.bots.tree import ROOT
from carrack.core.chance import Chance
from carrack.core.errors import Unknown
from carrack.core.registry import games
from carrack.lab.arena import arena
from carrack.lab.simulate import Plan
from carrack.lab.standings import standings
from tests.bots.positions import about_to_win, positions

WALKS, MANY = (60, 6) if compiled() else (12, 2)
"""How many walks, and in how many positions."""


def search(seed: int, walks: int = WALKS, reuse: bool = False, rollout: int = 2) -> Search:
    """A searcher that thinks for so many walks."""
    return Search(Chance(seed), Settings(iterations=walks, rollout=rollout, reuse=reuse))


@pytest.mark.parametrize("key", games())
def test_two_deals_that_look_the_same_give_the_same_move(key: str) -> None:
    """What the seat cannot know has no influence: not on the move, not on anything the search thinks."""
    different = 0
    for state in positions(key, games()[key].most, 3, most=MANY):
        seat = int(state.actor)
        other = state.clone()
        other.redeal(seat, Chance(77))
        different += state != other
        one, two = search(5), search(5)
        assert one.choose(state, seat) == two.choose(other, seat)
        assert bytes(memoryview(one.tree.visits)) == bytes(memoryview(two.tree.visits))
        assert bytes(memoryview(one.tree.total)) == bytes(memoryview(two.tree.total))
        for name in ("level1", "level2", "level3"):
            assert make(name, Chance(6)).move(state, seat) == make(name, Chance(6)).move(other, seat)
    assert different, "every deal was the same: nothing was tested"


@pytest.mark.parametrize("key", games())
def test_the_same_seed_gives_the_same_game(key: str) -> None:
    """A seed and a number of walks decide every move, tree reuse included."""
    played: list[list[int]] = []
    for _ in range(2):
        state = games()[key].deal(games()[key].fewest, seed=4)
        bots = [search(seat, 8, reuse=True, rollout=1) for seat in range(int(state.seats))]
        actions: list[int] = []
        while not state.over and len(actions) < 25:
            actions.append(int(bots[int(state.actor)].move(state, state.actor)))
            state.apply(actions[-1])
        played.append(actions)
    assert played[0] == played[1]


@pytest.mark.parametrize("key", games())
def test_every_seat_that_is_asked_gets_a_legal_action(key: str) -> None:
    """Also where several seats are asked at once and this is not the first of them."""
    together = 0
    for seed in range(6):
        state = games()[key].deal(games()[key].most, seed=seed)
        bot = make("random", Chance(seed))
        for _ in range(120):
            if state.over:
                break
            asked = games()[key].waiting(state)
            if len(asked) > 1:
                together += 1
                for seat in asked:
                    assert search(1, 6).choose(state, seat) in state.legal_for(seat)
            state.apply(bot.move(state, state.actor))
    assert together or key != "smugglers"


@pytest.mark.parametrize("key", games())
def test_the_tree_adds_up(key: str) -> None:
    """Every walk is counted once on each node it came through, and every seat's shares make one win."""
    for state in positions(key, games()[key].most, 8, most=2):
        bot = search(2, 40)
        bot.think(state, state.actor)
        tree = bot.tree
        assert bot.done == tree.visits[ROOT]
        for node in range(len(tree.action)):
            child, below = int(tree.first[node]), 0
            while child >= 0:
                below += int(tree.visits[child])
                assert tree.next[child] < 0 or tree.action[tree.next[child]] > tree.action[child]
                child = int(tree.next[child])
            # the root is looked into on every walk, any other node on every walk but the first
            assert below == tree.visits[node] - (node != ROOT) or tree.first[node] < 0
        assert sum(bot.wins) == pytest.approx(bot.done)


def test_what_was_thought_of_is_kept_for_the_next_pick() -> None:
    """In a chain of picks of one seat nothing is turned up: the second search begins with what the first one knows."""
    kept = 0
    for seed in range(8):
        for state in positions("spice_road", 2, seed, gap=1, most=40):
            seat = int(state.actor)
            bot = search(3, 40, reuse=True)
            state.apply(bot.choose(state, seat))
            if state.over or state.actor != seat or len(state.legal()) < 2:
                continue
            before = bot.tree
            bot._begin(state, seat)
            assert bot.tree is not before
            if bot.tree.visits[ROOT] > 0:
                kept += 1
                first = int(bot.tree.first[ROOT])
                assert first < 0 or int(bot.tree.action[first]) in state.legal()
        if kept > 2:
            return
    pytest.fail("no tree was ever kept")


def test_it_can_be_stopped_at_any_time_and_still_has_an_answer() -> None:
    """By the clock, or by whoever waits."""
    state = positions("spice_road", 3, 1)[2]
    bot = Search(Chance(1), Settings(iterations=0, seconds=0.05))
    assert bot.choose(state, state.actor) in state.legal()
    calls: list[int] = []

    def stop() -> bool:
        calls.append(1)
        return len(calls) > 2

    bot = Search(Chance(1), Settings(iterations=1_000_000, rollout=0))
    bot.stop = stop
    assert bot.choose(state, state.actor) in state.legal()
    assert bot.done == 48


def test_another_thread_can_stop_it() -> None:
    """However deep it is in thought."""
    state = positions("spice_road", 3, 1)[2]
    enough = threading.Event()
    bot = Search(Chance(1), Settings(iterations=100_000_000, rollout=0, scores=True))
    bot.stop = enough.is_set
    thinking = threading.Thread(target=bot.think, args=(state, state.actor))
    thinking.start()
    enough.set()
    thinking.join(60)
    assert not thinking.is_alive()
    assert bot.best() in state.legal()


def test_it_stops_when_nothing_can_change_any_more() -> None:
    """Walks that cannot make another action the most tried one are not made, and the answer is the same."""
    sooner = 0
    for state in positions("spice_road", 2, 5, gap=3, most=8):
        bot = search(1, 80)
        chosen = bot.choose(state, state.actor)
        whole = Search(Chance(1), Settings(iterations=80, rollout=2, reuse=False, scores=True))
        whole.think(state, state.actor)
        assert whole.done == 80
        assert whole.best() == chosen
        sooner += bot.done < 80
    assert sooner


def test_it_takes_the_win_that_lies_there() -> None:
    """The goal ends the game with a lead."""
    state = about_to_win(others=False)
    assert state.game.verbs.readable(make("search@60", Chance(1)).move(state, state.actor)) == ["claim", 0]


def test_others_take_theirs() -> None:
    """Whoever decides does what is best for themselves: whatever this seat does, the other one claims and wins."""
    state = about_to_win(others=True)
    bot = Search(Chance(1), Settings(iterations=200, rollout=0, reduction=-10.0, widen=100.0))  # all is tried once
    bot.think(state, state.actor)
    claim = state.game.verbs.number(("claim", 0))
    replies = [below(bot, child) for child in below(bot, ROOT) if bot.tree.visits[child] > 20]
    theirs = [{int(bot.tree.action[each]): int(bot.tree.visits[each]) for each in reply} for reply in replies]
    at_once = [visits for visits in theirs if claim in visits]
    assert at_once
    assert all(visits[claim] > sum(visits.values()) / 2 for visits in at_once)


def test_walks_end_with_a_judgement_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """First sight says where to look, the title's judgement what came of it: it has the last word."""
    state = positions("spice_road", 2, 3, gap=12)[1]
    seat = int(state.actor)
    sense = state.game.part("sense")

    def choice() -> int:
        bot = Search(Chance(1), Settings(iterations=200, rollout=0, reduction=-10.0, widen=100.0, reuse=False))
        return int(bot.choose(state, seat))

    liked = choice()
    monkeypatch.setattr(sense, "judgement", lambda state, seat: -sense.worth(state, seat), raising=False)
    assert choice() != liked


def below(bot: Search, node: int) -> list[int]:
    """The answers to what a node asks."""
    found, child = [], int(bot.tree.first[node])
    while child >= 0:
        found.append(child)
        child = int(bot.tree.next[child])
    return found


def test_of_a_long_list_the_better_looking_are_tried_first() -> None:
    """The more walks, the more of them, also where everything untried seems worth a try."""
    state = max(positions("age_of_discovery", 2, 2, gap=3, most=12), key=lambda one: len(one.legal()))
    tried: list[int] = []
    for walks in (9, 25):
        settings = Settings(iterations=walks, rollout=0, reduction=-100.0, widen=1.0, reuse=False, scores=True)
        bot = Search(Chance(1), settings)
        bot.think(state, state.actor)
        answers = sorted(below(bot, ROOT), key=lambda child: -bot.tree.prior[child])
        seen = [bot.tree.visits[child] > 0 for child in answers]
        tried.append(sum(seen))
        assert seen == sorted(seen, reverse=True)
    assert tried == [3, 5]  # the roots of the walks
    assert len(state.legal()) > 8


@pytest.mark.parametrize("key", games())
def test_what_it_keeps_is_what_its_seat_has_seen(key: str) -> None:
    """Over many decisions: a twin whose hidden part is dealt anew each time thinks the same, number for number."""
    state = games()[key].deal(games()[key].fewest, seed=6)
    seats = range(int(state.seats))
    one, two = ([search(seat, 8, reuse=True, rollout=1) for seat in seats] for _ in range(2))
    other_deals = Chance(5)
    for _ in range(20):
        if state.over:
            break
        seat = int(state.actor)
        twin = state.clone()
        twin.redeal(seat, other_deals)
        action = one[seat].choose(state.clone(), seat)
        assert two[seat].choose(twin, seat) == action
        assert bytes(memoryview(one[seat].tree.visits)) == bytes(memoryview(two[seat].tree.visits))
        state.apply(action)


@pytest.mark.skipif(not compiled(), reason="takes a minute")
def test_it_is_better_than_what_it_is_made_of() -> None:
    """One look at everything is its first sight; a few walks on top of it win."""
    plan = Plan("spice_road", 2, {}, ("search@40", "greedy"), 1, 12)
    found = standings(games()["spice_road"], plan, list(arena(plan)))
    assert found["search@40"].share.value > 0.7


@pytest.mark.parametrize("key", games())
def test_levels_play_every_title(key: str) -> None:
    """Each level has a legal answer everywhere."""
    for name in LEVELS:
        slow = not compiled() and name in LEVELS[3:]
        for state in positions(key, games()[key].fewest, 2, most=2):
            assert make(f"{name}@4" if slow else name, Chance(3)).move(state, state.actor) in state.legal()


def test_a_gentle_level_errs_plausibly() -> None:
    """Level 1 often takes something else than what looks best, but what looks bad less often; level 2 errs less."""
    state = positions("spice_road", 2, 3, gap=12)[1]
    seat = int(state.actor)
    sense = state.game.part("sense")
    looks: dict[int, int] = {}
    for action in state.legal():
        after = state.clone()
        after.apply(action)
        looks[action] = int(sense.worth(after, seat))
    ranked = sorted(looks, key=lambda action: -looks[action])
    better, worse = ranked[: len(ranked) // 2], ranked[-(len(ranked) // 2) :]
    erred = []
    for name in ("level1", "level2"):
        bot = make(name, Chance(9))
        drawn = [int(bot.move(state, seat)) for _ in range(400)]
        assert sum(drawn.count(action) for action in better) > 1.5 * sum(drawn.count(action) for action in worse)
        erred.append(sum(looks[action] < looks[ranked[0]] for action in drawn))
    assert 100 < erred[0] > 1.1 * erred[1] > 0


def test_specs() -> None:
    """A name, walks after an @, or seconds; anything else is refused with a sentence."""
    bot = make("search@70", Chance(1))
    assert isinstance(bot, Search)
    assert bot.settings.iterations == 70
    bot = make("level5@0.5s", Chance(1))
    assert isinstance(bot, Search)
    assert (bot.settings.iterations, bot.settings.seconds) == (0, 0.5)
    assert isinstance(make(at_table("level5"), Chance(1)), Search)
    assert at_table("greedy") == "greedy"
    slow = make(at_table("level4"), Chance(1))  # on a slow machine weaker, on a fast one not stronger
    assert isinstance(slow, Search)
    assert 0 < slow.settings.seconds < 2
    usual = make("level4", Chance(1))
    assert isinstance(usual, Search)
    assert slow.settings.iterations == usual.settings.iterations
    assert set(LEVELS) < set(BOTS)
    for wrong in ("search@", "search@0", "search@-3", "search@many", "search@0s", "search@nans", "level5@99999s"):
        with pytest.raises(BadBot, match="after the @"):
            make(wrong, Chance(1))
    with pytest.raises(BadBot, match="decides at once"):
        make("greedy@400", Chance(1))
    with pytest.raises(Unknown):
        make("levle5", Chance(1))
