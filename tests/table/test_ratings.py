"""Ratings: what a match says about its players, once, and only about those who want it."""

from __future__ import annotations

import msgspec
import pytest

from carrack.bots import BOTS, TOP, USUAL
from carrack.core.contract import Game
from carrack.core.registry import find, games
from carrack.insight.calibration import bot_rating, calibrated
from carrack.insight.ratings import ENOUGH, NEW, Rating, estimate, points, rated
from carrack.table.counting import Outcome, uncounted
from carrack.table.standing import shares
from carrack.table.store.ratings import ChangeRow, RatingRow
from carrack.table.store.rows import MatchRow, SeatRow
from carrack.table.table import Table
from carrack.table.verdict import verdict_of
from tests.table.house import SECONDS, TOY, House, person, play_a_while
from tests.table.store.samples import a_match, a_seat

pytestmark = pytest.mark.anyio

FIRST_LAST = b'{"places":[1,2]}'


def ratings(house: House, guest: str) -> dict[str, RatingRow]:
    """What is stored of somebody, by title."""
    return {row.title: row for row in house.store.ratings(guest)}


def changes(house: House, guest: str, table: Table) -> ChangeRow | None:
    """What a match did to somebody's rating."""
    return house.store.rating_changes(guest, [table.row.id]).get(table.row.id)


async def concede(table: Table, guest: str, seat: int) -> None:
    """Somebody gives up, after a while."""
    await play_a_while(table)
    await table.presence.concede(guest, seat)


# ---- the arithmetic -----------------------------------------------------------------------------------


def test_who_wins_rises_and_all_are_better_known() -> None:
    """In the order of places, however many play."""
    after = rated([NEW] * 4, [2, 1, 4, 3])
    assert after[1].mu > after[0].mu > after[3].mu > after[2].mu
    assert all(rating.sigma < NEW.sigma for rating in after)
    assert points(after[1]) > points(NEW) == 1000


def test_a_shared_place_moves_equals_alike() -> None:
    """Nobody gains by it."""
    one, other = rated([NEW, NEW], [1, 1])
    assert one == other
    assert one.mu == pytest.approx(NEW.mu)


def test_a_win_over_the_stronger_says_more() -> None:
    """And a loss to them says less."""
    weak, strong = Rating(15, 2), Rating(35, 2)
    over_strong, over_weak = rated([NEW, strong], [1, 2])[0], rated([NEW, weak], [1, 2])[0]
    assert over_strong.mu > over_weak.mu > NEW.mu
    assert rated([NEW, strong], [2, 1])[0].mu > rated([NEW, weak], [2, 1])[0].mu


def test_what_is_certain_stays_certain_without_drift() -> None:
    """Bots do not change from day to day."""
    bot = Rating(20, 0.5)
    assert rated([bot, bot], [1, 2], drift=False)[0].sigma < bot.sigma


def test_numbers_for_people() -> None:
    """Somebody new has 1000; the estimate is above it by as much as is not known."""
    assert points(NEW) == 1000
    assert estimate(NEW) == (1750, 500)
    assert points(Rating(25, 2)) == 1570
    assert points(Rating(-60, 1)) == 0


# ---- which matches count ------------------------------------------------------------------------------


def seats(*sitters: str) -> list[SeatRow]:
    """People by name, bots with a dash."""
    return [
        SeatRow(match_id="m", seat=k, kind="bot", bot=who[1:]) if who.startswith("-") else a_seat(k, "m", who, who)
        for k, who in enumerate(sitters)
    ]


@pytest.mark.parametrize(
    ("sitters", "why"),
    [
        (["ann", "bob"], None),
        (["ann", "-greedy"], None),
        (["ann", "-greedy", "-greedy"], None),
        (["ann"], "alone"),
        (["ann", "ann"], "alone"),
        (["ann", "ann", "bob"], "two-seats"),
        (["-greedy", "-random"], "alone"),
    ],
)
def test_which_matches_count(sitters: list[str], why: str | None) -> None:
    """Several players, one of them a person, and nobody with two seats."""
    outcome = Outcome(tuple(range(1, len(sitters) + 1)))
    assert uncounted(a_match(), seats(*sitters), outcome, 0) == why


def test_where_the_cards_were_known_nothing_counts() -> None:
    """A match that went on from another one, or was brought as a file."""
    begun = msgspec.structs.replace(a_match(), house={"from": {"table": "m", "at": 3}})
    two = seats("ann", "bob")
    assert uncounted(a_match(), two, Outcome((1, 2)), 0) is None
    assert uncounted(begun, two, Outcome((1, 2)), 0) == "elsewhere"
    assert uncounted(a_match(), two, Outcome((1, 2), knew=True), 0) == "knew"
    assert uncounted(a_match(), two, Outcome((1, 2), hinted=True), 0) == "hinted"


def test_who_is_forgotten_is_an_unknown_player() -> None:
    """The others have played against somebody."""
    row = SeatRow(match_id="m", seat=1, kind="human")
    verdict = verdict_of(a_match(), [a_seat(0, "m", "ann"), row], FIRST_LAST)
    assert verdict is not None
    assert [(player.guest, player.rating, player.place) for player in verdict.players] == [
        ("ann", NEW, 1),
        (None, NEW, 2),
    ]


def test_a_match_without_places_says_nothing() -> None:
    """However it came to that."""
    assert verdict_of(a_match(), seats("ann", "bob"), b"{}") is None


def test_the_share_of_wins() -> None:
    """By title and seats; a shared first place is won, a device handed round does not count."""

    def match(places: str, *sitters: str) -> tuple[MatchRow, list[SeatRow]]:
        row = MatchRow(
            **{name: getattr(a_match(), name) for name in MatchRow.__struct_fields__}
            | {"seats": len(sitters), "result": f'{{"places":[{places}]}}'.encode()}
        )
        return row, seats(*sitters)

    found = shares(
        [
            match("1,2", "ann", "bob"),
            match("1,1", "bob", "ann"),
            match("1,2", "bob", "ann"),
            match("3,1,1", "-random", "-greedy", "ann"),
            match("1,2", "ann", "ann"),
        ],
        "ann",
    )
    assert [(share.title, share.seats, share.games, share.won) for share in found] == [
        (TOY, 2, 3, 2),
        (TOY, 3, 1, 1),
    ]


# ---- bots ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "game", [game for game in games().values() if calibrated(game.package)], ids=lambda game: game.key
)
def test_a_title_that_was_measured_knows_every_bot(game: Game) -> None:
    """Made by `carrack calibrate`; a new bot is to be measured. The usual opponent stands where somebody new does."""
    found = calibrated(game.package)
    assert found.keys() == set(BOTS)
    assert found[USUAL].mu == NEW.mu
    assert found["search"] == found[TOP]


def test_a_bot_that_nobody_has_measured_is_somebody_new() -> None:
    """As in other people's titles."""
    assert calibrated(find(TOY).package) == {}
    assert bot_rating(find(TOY), "greedy") == NEW


# ---- at the table -------------------------------------------------------------------------------------


async def test_a_match_that_ends_moves_both(house: House, table: Table) -> None:
    """Who gives up is last."""
    await concede(table, "boris", 1)
    anna, boris = changes(house, "anna", table), changes(house, "boris", table)
    assert anna is not None
    assert boris is not None
    assert anna.before == boris.before == NEW
    assert points(anna.after) > 1000
    assert boris.after.mu < NEW.mu
    assert ratings(house, "anna") == {TOY: RatingRow(TOY, anna.after, 1)}


async def test_a_match_that_goes_on_moves_nobody(house: House) -> None:
    """One of three has given up; the others play on."""
    table = await house.table("anna", "boris", "clara")
    await concede(table, "boris", 1)
    assert table.status == "playing"
    assert changes(house, "boris", table) is None


async def test_a_match_is_rated_once(house: House, table: Table) -> None:
    """Whatever happens after its end: a rematch, a restart, somebody who is forgotten."""
    await concede(table, "boris", 1)
    before = ratings(house, "anna")
    await house.lobby.rematch(person("anna"), table.row.id)
    house.restart()
    again = await house.lobby.table(table.row.id)
    await again.reread_seats()
    assert ratings(house, "anna") == before
    assert before[TOY].games == 1


async def test_the_next_match_goes_on_from_there(house: House) -> None:
    """The second win begins where the first has led to."""
    for games_played in (1, 2):
        table = await house.table("anna", "boris")
        await concede(table, "boris", 1)
        assert ratings(house, "anna")[TOY].games == games_played
    first, second = house.store.rating_curve("anna", TOY, 60)
    assert first.after == second.before
    assert second.after == ratings(house, "anna")[TOY].rating
    assert ENOUGH > 2


async def test_a_device_handed_round_is_not_rated(house: House) -> None:
    """One guest with two seats."""
    table = await house.table("anna", "anna", "boris")
    await concede(table, "anna", 0)
    await concede(table, "anna", 1)
    assert table.status == "over"
    assert ratings(house, "anna") == ratings(house, "boris") == {}


async def test_who_wants_none_has_none_and_others_play_on(house: House, table: Table) -> None:
    """They are taken for somebody new, and nothing is stored of them."""
    house.store.want_rating("boris", False).result(SECONDS)
    await concede(table, "boris", 1)
    assert changes(house, "boris", table) is None
    assert ratings(house, "boris") == {}
    change = changes(house, "anna", table)
    assert change is not None
    assert change.after == rated([NEW, NEW], [1, 2])[0]


async def test_a_bot_is_as_strong_as_it_was_measured(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """And losing to it costs accordingly."""
    strong = Rating(40.0, 1.0)
    monkeypatch.setattr("carrack.table.verdict.bot_rating", lambda game, bot: strong)
    table = await house.table("anna", "-greedy")
    await concede(table, "anna", 0)
    change = changes(house, "anna", table)
    assert change is not None
    assert change.after == rated([NEW, strong], [2, 1])[0]
