"""Setting up a table: titles, options, seats, who sits where."""

from __future__ import annotations

import pytest

from carrack.bots import BOTS
from carrack.core.chance import SHA256
from carrack.core.registry import games
from carrack.table.lettering import NAME_LENGTH, clean_name
from carrack.table.refused import Refused
from carrack.table.shuffle import commitment, draw
from carrack.table.store.rows import Guest
from carrack.table.wire import NewSeat, NewTable
from tests.table.house import TOY, House, glance, person

pytestmark = pytest.mark.anyio
ANNA = person("anna")
TWO = [NewSeat("me"), NewSeat("bot", "random")]


async def refusal(house: House, wish: NewTable) -> str:
    """What is said to somebody who wishes for this."""
    with pytest.raises(Refused) as caught:
        await house.lobby.new_table(ANNA, wish)
    assert (caught.value.status, caught.value.say[0]) == (422, "problem-bad-request")
    assert await house.lobby.tables_of("anna") == ()
    return caught.value.detail


async def test_unknown_things_are_named(house: House) -> None:
    """With those that there are."""
    assert await refusal(house, NewTable("chess", TWO)) == f"unknown title 'chess'; valid: {', '.join(games())}"
    bot = [NewSeat("me"), NewSeat("bot", "hal")]
    assert await refusal(house, NewTable(TOY, bot)) == f"unknown bot 'hal'; valid: {', '.join(BOTS)}"
    assert "option of smugglers 'night'; valid: voyage" in await refusal(house, NewTable(TOY, TWO, {"night": True}))
    assert "valid: short, long" in await refusal(house, NewTable(TOY, TWO, {"voyage": "round"}))


@pytest.mark.parametrize("count", [0, 5, 17])
async def test_seats_of_a_title(house: House, count: int) -> None:
    """Too few and too many are refused."""
    assert "seat" in await refusal(house, NewTable(TOY, [NewSeat("me")] * count))


async def test_options_are_kept(house: House) -> None:
    """Those that were not named have their defaults."""
    table = await house.table("anna", "anna", title="spice_road", options={"big_deals": True})
    assert (await glance(table)).table.options == {"bonus_b1": False, "bonus_b2": False, "big_deals": True}


async def test_one_person_with_several_seats(house: House) -> None:
    """Hot-seat: each seat may have a name of its own; the stream begins with the one that is asked."""
    wish = NewTable(TOY, [NewSeat("me"), NewSeat("me", name="Boris"), NewSeat("bot", "random")])
    made = await house.lobby.new_table(ANNA, wish)
    table = await house.lobby.table(made.id)
    seats = (await glance(table, "anna", 0)).table.seats
    assert [(seat.kind, seat.name, seat.mine) for seat in seats] == [
        ("human", "Anna", True),
        ("human", "Boris", True),
        ("bot", "", False),
    ]
    assert (made.seat, table.first_seat("anna")) == (0, table.state.actor)
    assert table.first_seat("boris") is None


async def test_seats_are_shuffled(house: House) -> None:
    """If one wishes so, one gets each seat now and then."""
    wish = NewTable(TOY, [NewSeat("me"), *[NewSeat("bot", "random")] * 3], shuffle_seats=True)
    assert {(await house.lobby.new_table(ANNA, wish)).seat for _ in range(60)} == {0, 1, 2, 3}


async def test_seats_are_not_shuffled(house: House) -> None:
    """Unless one wishes so."""
    wish = NewTable(TOY, [NewSeat("bot", "random"), NewSeat("me")])
    assert {(await house.lobby.new_table(ANNA, wish)).seat for _ in range(10)} == {1}


async def test_a_table_of_bots_alone(house: House) -> None:
    """Its host looks on."""
    made = await house.lobby.new_table(ANNA, NewTable(TOY, [NewSeat("bot", "random")] * 2))
    assert made.seat is None
    assert (await glance(await house.lobby.table(made.id), "anna")).table.host


async def test_nobody_can_guess_a_table(house: House) -> None:
    """Ids have 128 bits and no sign that an address would change."""
    ids = {(await house.lobby.new_table(ANNA, NewTable(TOY, TWO))).id for _ in range(20)}
    assert len(ids) == 20
    assert all(len(each) == 22 and each.isalnum() for each in ids)


async def test_there_is_no_such_table(house: House) -> None:
    """Whatever one asks for."""
    for match_id in ("", "x", "../x", "%00"):
        with pytest.raises(Refused) as caught:
            await house.lobby.table(match_id)
        assert caught.value.status == 404


async def test_my_tables(house: House) -> None:
    """The latest first, with whose turn it is; nobody else's."""
    first, second = await house.table("anna", "boris"), await house.table("anna", "open")
    mine = await house.lobby.tables_of("anna")
    assert [(each.id, each.status, each.my_turn, each.waiting) for each in mine] == [
        (second.row.id, "gathering", False, ()),
        (first.row.id, "playing", True, (0,)),
    ]
    assert [(each.id, each.my_turn) for each in await house.lobby.tables_of("boris")] == [(first.row.id, False)]
    assert await house.lobby.tables_of("vera") == ()


@pytest.mark.parametrize(
    ("given", "clean"),
    [
        ("  Anna \t Maria\n", "Anna Maria"),
        ("А" * 40, "А" * NAME_LENGTH),
        ("a\u202eb\u200b\x00c", "a b c"),
        ("<b>", "<b>"),
        (" \u2028\x07 ", ""),
    ],
)
def test_names_are_cleaned(given: str, clean: str) -> None:
    """What cannot be seen is left out, and what is too long is cut."""
    assert clean_name(given) == clean


async def test_the_promise_about_chance(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is made before the first move and different each time; where nobody adds anything the deal follows from it."""
    monkeypatch.setattr("carrack.table.lobby.draw", draw)
    tables = [await house.table("anna", "boris") for _ in range(2)]
    promises = [(await glance(table)).table.shuffle.commitment for table in tables]
    assert promises == [commitment(table.row.seed, table.row.nonce) for table in tables]
    assert len({*promises, *(table.row.seed for table in tables), *(table.row.nonce for table in tables)}) == 6
    for table in tables:
        assert table.state == table.game.deal(2, None, int(table.row.seed, 16), SHA256)


def test_the_commitment_is_sha_256() -> None:
    """Of the bytes of the seed, then those of the nonce: `printf … | xxd -r -p | sha256sum` gives the same."""
    assert commitment("00" * 16, "ff" * 16) == "a386a11d535d6047c30ecdd1135c508b2812378b2554eeab247b48e712dce009"


def test_a_seed_has_128_bits() -> None:
    """32 hex digits, and another each time."""
    drawn = [word for _ in range(50) for word in draw()]
    assert len(set(drawn)) == 100
    assert {len(word) for word in drawn} == {32}
    assert any(word[0] in "89abcdef" for word in drawn)


async def test_a_new_guest_is_known_afterwards(house: House) -> None:
    """Who sets up a table is kept with their name."""
    await house.lobby.new_table(ANNA, NewTable(TOY, TWO))
    assert house.store.guest("anna") == Guest("anna", "Anna", 1.0)
