"""My page: what I have played and how I fare, for me alone."""

from __future__ import annotations

from collections.abc import AsyncIterator

import httpx2 as httpx
import pytest
from starlette.applications import Starlette

from carrack.table.counting import FEW
from carrack.table.wire import Done, History, MyStanding, ProfileView, RatingOf
from carrack.web.limits import REPLAYS
from tests.web.conftest import Guest
from tests.web.person import FRIEND, GREEDY, ME, Denied, Person, _read


def history(person: Person, before: str | None = None) -> History:
    """A page of what somebody has played."""
    return _read(person.http.get("/api/me/history", params={} if before is None else {"before": before}), History)


def standing(person: Person) -> MyStanding:
    """How somebody fares."""
    return _read(person.http.get("/api/me/standing"), MyStanding)


def rating(person: Person, table: str) -> RatingOf:
    """What a match did to somebody's rating."""
    return _read(person.http.get(f"/api/tables/{table}/rating"), RatingOf)


def concede(person: Person, table: str, seat: int) -> None:
    """Give up."""
    person.ask(f"/api/tables/{table}/concede", Done, seat=seat)


def lose(winner: Person, loser: Person, decisions: int = FEW) -> str:
    """A match of two in which one gives up after a while."""
    table = winner.new_table(ME, FRIEND).id
    loser.sit(winner.link(table, 1))
    for _ in range(2 * decisions):
        [seat] = winner.look(table).scene["waiting"]
        player = (winner, loser)[seat]
        seen = player.look(table)
        player.act(table, seat, seen.v, next(iter(seen.scene["options"].values()))["say"])
    concede(loser, table, 1)
    return table


def test_who_has_played_nothing_is_told_nothing(anna: Person, server_address: str) -> None:
    """Nor who has no cookie."""
    assert history(anna) == History(())
    assert standing(anna) == MyStanding()
    assert rating(anna, "nothing") == RatingOf()
    with httpx.Client(base_url=server_address, trust_env=False) as nobody:
        assert nobody.get("/api/me/history").json() == {"matches": []}
        assert nobody.get("/api/me/standing").json() == {}
        assert nobody.get("/api/tables/nothing/rating").json() == {}


def test_a_match_that_is_over_is_on_my_page(anna: Person, boris: Person) -> None:
    """Who sat there, the places, who gave up, what it did to my rating; the same number everywhere."""
    table = lose(anna, boris)
    [past] = history(anna).matches
    assert (past.id, past.title, past.places) == (table, "spice_road", (1, 2))
    assert len(past.scores) == 2
    assert [(seat.name, seat.mine, seat.conceded) for seat in past.seats] == [
        ("Anna", True, False),
        ("Boris", False, True),
    ]
    assert past.change is not None
    assert past.change.before == 1000 < past.change.after
    [share] = standing(anna).shares
    assert (share.title, share.seats, share.games, share.won) == ("spice_road", 2, 1, 1)
    [mine] = standing(anna).ratings
    assert (mine.number, mine.games, mine.provisional) == (past.change.after, 1, True)
    assert mine.curve == (1000, mine.number)
    assert mine.estimate - mine.give < mine.estimate
    assert standing(anna).bots["spice_road"]["greedy"] > 1000
    assert rating(anna, table).change == past.change


def test_the_loser_has_their_own(anna: Person, boris: Person) -> None:
    """And a third person has nothing of it."""
    table = lose(anna, boris)
    change = rating(boris, table).change
    assert change is not None
    assert change.after < 1000
    [share] = standing(boris).shares
    assert (share.games, share.won) == (1, 0)
    assert change != rating(anna, table).change


def test_nobody_sees_the_page_of_another(anna: Person, boris: Person, guest: Guest) -> None:
    """A third person asks for the same match."""
    table = lose(anna, boris)
    eve = guest("Eve")
    assert rating(eve, table) == RatingOf()
    assert history(eve) == History(())
    with pytest.raises(Denied) as refused:
        history(eve, table)
    assert (refused.value.status, refused.value.code) == (404, "problem-no-table")


def test_matches_that_go_on_are_not_history(anna: Person) -> None:
    """Nor those that were called off."""
    anna.new_table(ME, GREEDY)
    gathering = anna.new_table(ME, FRIEND).id
    anna.ask(f"/api/tables/{gathering}/cancel", Done)
    assert history(anna) == History(())


def test_a_device_handed_round_is_history_and_no_more(anna: Person) -> None:
    """It does not count."""
    table = anna.new_table(ME, ME).id
    concede(anna, table, 0)
    assert [past.id for past in history(anna).matches] == [table]
    assert standing(anna) == MyStanding()
    assert rating(anna, table) == RatingOf(why="alone")
    assert history(anna).matches[0].why == "alone"


def test_giving_up_at_once_is_no_match(anna: Person, boris: Person) -> None:
    """Eight times, and nobody has a rating; both are told why."""
    tables = [lose(anna, boris, decisions=0) for _ in range(8)]
    assert (standing(anna), standing(boris)) == (MyStanding(), MyStanding())
    assert {rating(person, table).why for table in tables for person in (anna, boris)} == {"early"}


def test_two_windows_at_one_address_are_not_rated(guest: Guest) -> None:
    """However long they play."""
    one, two = guest("One", home="127.0.0.9"), guest("Two", home="127.0.0.9")
    table = lose(one, two)
    assert (rating(one, table).why, standing(one).ratings) == ("household", ())


def test_history_comes_by_pages(anna: Person) -> None:
    """Every match once, the last to end first."""
    played = []
    for _ in range(23):
        played.append(anna.new_table(ME, GREEDY).id)
        concede(anna, played[-1], 0)
    first = history(anna)
    assert (len(first.matches), first.more) == (20, True)
    second = history(anna, first.matches[-1].id)
    assert (len(second.matches), second.more) == (3, False)
    assert [past.id for past in (*first.matches, *second.matches)] == played[::-1]
    assert history(anna, second.matches[-1].id) == History(())


@pytest.mark.parametrize("before", ["", "nothing", "../x", "1' or '1'='1", "%00", "ё", "x" * 5000])
def test_a_bad_place_to_go_on_from_is_refused(anna: Person, before: str) -> None:
    """In one sentence."""
    with pytest.raises(Denied) as refused:
        history(anna, before)
    assert (refused.value.status, refused.value.code) == (404, "problem-no-table")
    assert "'before' is the id of a match" in refused.value.problem.detail


def test_who_wants_no_rating_has_none(anna: Person, boris: Person) -> None:
    """What there was is gone, nothing comes, and the other one is rated all the same. Then it begins anew."""
    first = lose(anna, boris)
    assert anna.ask("/api/profile/rating", ProfileView, on=False).unrated
    second = lose(anna, boris)
    told = standing(anna)
    assert (told.ratings, told.bots, told.unrated) == ((), {}, True)
    assert told.shares[0].games == 2
    assert [rating(anna, table) for table in (first, second)] == [RatingOf(why="unwanted")] * 2
    assert [past.change for past in history(anna).matches] == [None, None]
    assert rating(boris, second).change is not None
    anna.ask("/api/profile/settings", ProfileView, settings={"theme": "dark"})
    assert standing(anna).unrated
    assert not anna.ask("/api/profile/rating", ProfileView, on=True).unrated
    third = lose(anna, boris)
    change = rating(anna, third).change
    assert change is not None
    assert change.before == 1000
    assert standing(anna).ratings[0].games == 1


def test_a_wish_has_to_be_one(anna: Person) -> None:
    """Nothing is changed by what is not understood, nor by another site."""
    with pytest.raises(Denied) as refused:
        anna.ask("/api/profile/rating", ProfileView, on="perhaps")
    assert refused.value.status == 422
    assert anna.http.post("/api/profile/rating", json={"on": False}).status_code == 403
    assert not standing(anna).unrated


def test_my_rating_moves_with_my_phrase_and_goes_with_me(anna: Person, boris: Person, guest: Guest) -> None:
    """Another device sees the same; who is forgotten has nothing."""
    table = lose(anna, boris)
    phrase = anna.ask("/api/profile/phrase", dict)["phrase"]
    other = guest()
    other.ask("/api/recover", dict, phrase=phrase)
    assert standing(other) == standing(anna)
    assert rating(other, table) == rating(anna, table) != RatingOf()
    anna.forget_me()
    assert rating(other, table) == RatingOf()
    assert standing(other) == MyStanding()
    assert rating(boris, table).change is not None


@pytest.fixture
async def http(app: Starlette) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody who talks to the application in this process."""
    transport = httpx.ASGITransport(app=app)
    async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
        yield client


@pytest.mark.anyio
async def test_nobody_asks_too_often(http: httpx.AsyncClient) -> None:
    """As for other pieces of the past."""
    said = [(await http.get("/api/me/standing")).status_code for _ in range(int(REPLAYS.burst) + 5)]
    assert said[: int(REPLAYS.burst)] == [200] * int(REPLAYS.burst)
    assert 429 in said
