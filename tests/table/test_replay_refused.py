"""Who may look back through whose eyes, and how far."""

from __future__ import annotations

import pytest

from carrack.core.chance import Chance
from carrack.table.refused import Refused
from carrack.table.replay import Films
from carrack.table.table import Table
from tests.table.house import House, look
from tests.table.test_replay import SEED, play

pytestmark = pytest.mark.anyio


async def refusal(table: Table, guest: str, seat: str, first: int = 0, last: int | None = None) -> tuple[int, str]:
    """Status and words of what is refused."""
    with pytest.raises(Refused) as caught:
        await Films().replay(table, guest, seat, first, last)
    return caught.value.status, caught.value.say[0]


@pytest.mark.parametrize(("guest", "seat"), [("anna", "1"), ("boris", "0"), ("vera", "0"), ("", "0"), ("anna", "7")])
async def test_somebody_elses_eyes(table: Table, guest: str, seat: str) -> None:
    """While the match runs a seat's past is its owner's, on the chart too."""
    assert await refusal(table, guest, seat) == (403, "problem-not-yours")
    with pytest.raises(Refused, match="not yours"):
        await Films().chart(table, guest, seat)


async def test_open_hands_before_the_end(table: Table) -> None:
    """Are refused to everybody."""
    for guest in ("anna", "boris", ""):
        assert await refusal(table, guest, "all") == (409, "problem-not-over")
        with pytest.raises(Refused, match="when the match is over"):
            await Films().chart(table, guest, "all")


@pytest.mark.parametrize("seat", ["-1", "x", "100", "Mine", "١", "0.0"])
async def test_what_is_no_seat(table: Table, seat: str) -> None:
    """Is not understood."""
    assert await refusal(table, "anna", seat) == (422, "problem-bad-request")


async def test_positions_that_there_are_not(table: Table) -> None:
    """Beyond the last action there is nothing yet; a piece does not end before it begins."""
    assert await refusal(table, "anna", "0", 1) == (404, "problem-no-position")
    await (await look(table, "anna", 0)).act(("stow",))
    assert await refusal(table, "anna", "0", 1, 0) == (422, "problem-bad-request")
    assert len((await Films().replay(table, "anna", "0", 0, 999)).steps) == 1


async def test_whose_eyes_without_a_number(house: House, table: Table) -> None:
    """My own seat, or what everybody sees for who has none."""
    films = Films()
    assert (await films.replay(table, "boris", "mine", 0, None)).seat == 1
    assert (await films.replay(table, "vera", "mine", 0, None)).seat is None
    assert (await films.replay(table, "boris", "", 0, None)).scene.viewer is None


async def test_after_the_end_everybodys_eyes(house: House) -> None:
    """Each seat that there is."""
    table = await house.table("anna", "anna")
    await play(table, 5_000, Chance(SEED))
    assert (await Films().replay(table, "", "1", 0, None)).scene.viewer == 1
    assert await refusal(table, "", "2") == (404, "problem-no-seat")
