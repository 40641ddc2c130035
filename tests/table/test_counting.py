"""Ratings cannot be farmed: a match counts for those who have played it themselves, against others."""

from __future__ import annotations

import msgspec
import pytest

from carrack.core.chance import XOSHIRO
from carrack.core.record import begin
from carrack.core.registry import find
from carrack.table.counting import FEW, Outcome, decided, outcome_of, uncounted
from carrack.table.events import Acted, Event, Redone, WentBack
from carrack.table.session import Session
from carrack.table.store.rows import SeatRow
from carrack.table.table import Table
from carrack.table.verdict import verdict_of
from carrack.table.wire import NewSeat, NewTable, Uncounted
from tests.table.house import TOY, House, look, person, play_a_while, until
from tests.table.store.samples import a_match, a_seat

pytestmark = pytest.mark.anyio


def why(house: House, table: Table, guest: str) -> Uncounted | None:
    """Why the match does not count for somebody, as it is stored."""
    stored = house.store.load(table.row.id)
    assert stored is not None
    seat = next(row.seat for row in stored.seats if row.guest == guest)
    return uncounted(stored.match, stored.seats, outcome_of(stored.match.result), seat)


def moved(house: House, *guests: str) -> list[str]:
    """Who of these has a rating now."""
    return [guest for guest in guests if house.store.ratings(guest)]


# ---- stand-ins ----------------------------------------------------------------------------------------


async def test_what_a_bot_has_played_is_not_its_owners(house: House) -> None:
    """The strongest bot played the whole match for Anna: she gets nothing for it."""
    table = await house.table("anna", "-random")
    await table.presence.leave("anna", 0, "greedy")
    await until(lambda: table.status == "over")
    assert why(house, table, "anna") == "stand-in"
    assert moved(house, "anna") == []


@pytest.mark.parametrize(("own", "counts"), [((10, 20), True), ((9, 20), False), ((0, 0), True), ((3, 3), True)])
def test_half_of_the_decisions(own: tuple[int, int], counts: bool) -> None:
    """At least so many have to be one's own; a bot is an opponent however it came about."""
    seats = [a_seat(0, "m", "ann"), SeatRow(match_id="m", seat=1, kind="bot", bot="greedy")]
    outcome = Outcome((1, 2), own=(own, (0, 20)))
    assert (uncounted(a_match(), seats, outcome, 0) is None) is counts
    assert (verdict_of(a_match(), seats, msgspec.json.encode(outcome)) is not None) is counts


def test_it_counts_among_those_for_whom_it_counts() -> None:
    """Who let a bot play is no opponent either: nobody knows how strong such a mixture is."""
    seats = [a_seat(0, "m", "ann"), a_seat(1, "m", "bob"), a_seat(2, "m", "cem")]
    half = Outcome((1, 2, 3), own=((9, 9), (2, 9), (9, 9)))
    verdict = verdict_of(a_match(), seats, msgspec.json.encode(half))
    assert verdict is not None
    assert [(player.guest, player.place) for player in verdict.players] == [("ann", 1), ("cem", 3)]
    alone = Outcome((1, 2), own=((9, 9), (2, 9)))
    assert uncounted(a_match(), seats[:2], alone, 0) == "nobody-left"
    assert verdict_of(a_match(), seats[:2], msgspec.json.encode(alone)) is None


async def test_only_what_is_decided_is_counted(house: House) -> None:
    """What the table answered, and what a bot did after somebody gave up, is nobody's decision."""
    table = await house.table("anna", "boris", "clara")
    await play_a_while(table)
    await table.presence.concede("anna", 0)
    before = decided(table.session)
    assert all(own == every >= FEW for own, every in before)
    await play_a_while(table, FEW + 3)
    after = decided(table.session)
    assert after[0] == before[0]
    assert after[1] > before[1]


def test_taking_a_bots_choice_again_makes_it_nobodys_own() -> None:
    """Or one would let it play, and take each move back and again."""
    session = Session(begin(find(TOY), 2))
    for event in (Acted(0, [("x",)], bot="level5"), WentBack(0, 0), Redone(0), WentBack(0, 0), Redone(0)):
        session._note(event)
    assert decided(session) == [(0, 1), (0, 0)]


def test_matches_of_before_count_as_they_did() -> None:
    """Nobody has written down who decided there."""
    seats = [a_seat(0, "m", "ann"), a_seat(1, "m", "bob")]
    assert verdict_of(a_match(), seats, b'{"places":[1,2],"conceded":[1]}') is not None


# ---- giving up ----------------------------------------------------------------------------------------


async def test_giving_up_at_once_is_no_match(house: House) -> None:
    """A second window sits down and gives up, again and again: nobody's rating moves."""
    for _ in range(3):
        table = await house.table("anna", "boris")
        await table.presence.concede("boris", 1)
        assert (why(house, table, "anna"), why(house, table, "boris")) == ("early", "early")
    assert moved(house, "anna", "boris") == []


async def test_giving_up_later_loses(house: House) -> None:
    """When everybody has decided a few times."""
    table = await house.table("anna", "boris")
    await play_a_while(table)
    await table.presence.concede("boris", 1)
    assert (why(house, table, "anna"), moved(house, "anna", "boris")) == (None, ["anna", "boris"])


async def test_who_gives_up_at_once_spoils_nothing_for_the_others(house: House) -> None:
    """They play on, and are rated among themselves; it stays so after a restart."""
    table = await house.table("anna", "boris", "clara")
    await table.presence.concede("boris", 1)
    await play_a_while(table)
    house.restart()
    table = await house.lobby.table(table.row.id)
    await table.presence.concede("clara", 2)
    assert table.status == "over"
    assert moved(house, "anna", "boris", "clara") == ["anna", "clara"]
    assert why(house, table, "boris") == "early"


# ---- going back ---------------------------------------------------------------------------------------


async def test_going_back_over_anothers_decision_does_not_count(house: House) -> None:
    """Although nothing was turned up: the first player knows how the other answers, and all agree."""
    table = await house.table("anna", "boris", title="spice_road")
    eyes = [await look(table, "anna", 0), await look(table, "boris", 1)]
    first = eyes[table.waiting()[0]]
    other = eyes[1 - eyes.index(first)]
    await first.act(("play", "s1", 1))
    await other.until_version(table.version)
    await other.act(("play", "s1", 1))
    assert (table.session.at, table.session.revealed_since(0)) == (2, 0)
    await first.until_version(table.version)
    await first.undo(0)
    await other.until_version(table.version)
    await other.answer(True)
    assert (table.session.at, table.session.knew) == (0, True)
    house.restart()
    again = await house.lobby.table(table.row.id)
    await play_a_while(again)
    await again.presence.concede("boris", 1)
    assert (why(house, again, "anna"), moved(house, "anna", "boris")) == ("knew", [])


@pytest.mark.parametrize(
    ("events", "knew"),
    [
        ([Acted(0, [("x",)]), WentBack(0, 0)], False),
        ([Acted(0, [("x",)]), Acted(1, [("x",)]), WentBack(0, 0)], True),
        ([Acted(0, [("x",)]), Acted(1, [("x",)], auto=True), WentBack(0, 0)], False),
        ([Acted(1, [("x",)]), Acted(0, [("x",)]), WentBack(0, 1)], False),
        ([Acted(0, [("x",)]), WentBack(0, 0, revealed=1)], True),
        ([Acted(0, [("x",)], bot="level5"), WentBack(0, 0)], True),
        ([Acted(0, [("x",)], bot="level5"), Acted(0, [("x",)]), WentBack(0, 1)], False),
    ],
)
def test_what_is_known_by_going_back(events: list[Event], knew: bool) -> None:
    """What was turned up, and what another has decided, or a bot for oneself; not what the table answered by itself."""
    record = begin(find(TOY), 2)
    session = Session(record)
    for event in events:
        session._note(event)
    assert session.knew is knew


# ---- one household ------------------------------------------------------------------------------------


async def seated(house: House, *addresses: str) -> Table:
    """Anna and Boris sit down from these addresses."""
    made = await house.lobby.new_table(
        person("anna"), NewTable("smugglers", [NewSeat("me"), NewSeat("friend")]), addresses[0]
    )
    link = await house.lobby.link("anna", made.id, 1)
    await house.lobby.sit(person("boris"), link, "", addresses[1])
    table = await house.lobby.table(made.id)
    await play_a_while(table)
    await table.presence.concede("boris", 1)
    return table


async def test_two_windows_of_one_household_are_not_rated(house: House) -> None:
    """As far as the server can know: it keeps a mark of the address, and not the address."""
    table = await seated(house, "192.0.2.7", "192.0.2.7")
    assert why(house, table, "anna") == "household"
    assert moved(house, "anna", "boris") == []
    assert {len(row.household) for row in table.seats} == {4}


async def test_another_device_is_no_other_household(house: House) -> None:
    """The second window moves its seat to a telephone, just before it gives up."""
    made = await house.lobby.new_table(
        person("anna"), NewTable("smugglers", [NewSeat("me"), NewSeat("friend")]), "192.0.2.7"
    )
    await house.lobby.sit(person("boris"), await house.lobby.link("anna", made.id, 1), "", "192.0.2.7")
    table = await house.lobby.table(made.id)
    await play_a_while(table)
    await house.lobby.sit(person("phone"), await house.lobby.link("boris", made.id, 1), "", "192.0.2.99")
    await table.presence.concede("phone", 1)
    assert why(house, table, "anna") == "household"
    assert moved(house, "anna", "boris", "phone") == []


async def test_two_households_are(house: House) -> None:
    """And where an address is not known, nothing is held against anybody."""
    for addresses in (("192.0.2.7", "192.0.2.8"), ("192.0.2.7", ""), ("", "")):
        table = await seated(house, *addresses)
        assert why(house, table, "anna") is None
    assert moved(house, "anna", "boris") == ["anna", "boris"]


async def test_a_rematch_remembers_where_everybody_sat_down(house: House) -> None:
    """The seats move on, the marks with them."""
    table = await seated(house, "192.0.2.7", "192.0.2.7")
    again = await house.lobby.table((await house.lobby.rematch(person("anna"), table.row.id)).id)
    assert [row.household for row in again.seats] == [row.household for row in table.seats]
    assert again.row.chance != XOSHIRO
