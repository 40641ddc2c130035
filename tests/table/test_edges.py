"""Where several things meet: giving up and being forgotten, going back and what was seen, files and giving up."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from carrack.core.record import write
from carrack.table.counting import outcome_of
from carrack.table.events import WentBack
from carrack.table.forks import Forks
from carrack.table.refused import Refused
from carrack.table.shuffle import commitment, draw, kept
from carrack.table.table import Table
from carrack.table.wire import Import, NewSeat
from tests.table.house import SECONDS, TOY, Eye, House, look, person, play_a_while, until

pytestmark = pytest.mark.anyio


def result(house: House, table: Table) -> bytes | None:
    """What is stored of the end."""
    stored = house.store.load(table.row.id)
    assert stored is not None
    return stored.match.result


async def test_a_match_that_ends_because_somebody_is_forgotten_has_a_result(house: House) -> None:
    """It counts for who is left, and nobody can sit down at it any more."""
    table = await house.table("anna", "boris", "-greedy")
    await play_a_while(table)
    await table.presence.concede("anna", 0)
    statuses: list[str] = [table.status]
    await house.lobby.forget("boris")
    statuses.append(table.status)
    assert statuses == ["playing", "over"]
    assert outcome_of(result(house, table)).conceded == (0,)
    assert [row.title for row in house.store.ratings("anna")] == [TOY]
    with pytest.raises(Refused) as refused:
        await house.lobby.sit(person("dora"), await house.lobby.link("anna", table.row.id, 1))
    assert refused.value.code == "over"


async def test_who_is_forgotten_meanwhile_is_not_rated(house: House) -> None:
    """Not even if their table has not heard of it yet."""
    table = await house.table("anna", "boris")
    await play_a_while(table)
    house.store.forget_guest("boris").result(SECONDS)
    await table.presence.concede("anna", 0)
    assert house.store.ratings("boris") == []
    assert len(house.store.ratings("anna")) == 1


async def test_who_goes_back_over_a_reveal_plays_for_nothing(house: House) -> None:
    """The same cards come again, and that stays so after a restart."""
    table = await house.table("anna", "-random")
    anna = await look(table, "anna", 0)
    await anna.act(("peek",))
    await anna.undo(0)
    assert table.session.knew
    anna.close()
    house.restart()
    again = await house.lobby.table(table.row.id)
    assert again.session.knew
    await again.presence.concede("anna", 0)
    assert house.store.ratings("anna") == []
    assert outcome_of(result(house, again)).knew


async def test_a_step_of_ones_own_that_showed_nothing_changes_nothing(house: House, anna: Eye, boris: Eye) -> None:
    """Undo is part of the game."""
    await anna.act(("stow",))
    await anna.undo(0)
    assert not anna.table.session.knew
    assert WentBack(0, 0).revealed == 0


async def test_what_was_taken_back_is_news_when_it_is_done_otherwise(house: House, anna: Eye, boris: Eye) -> None:
    """Boris has seen one action, which was replaced while he was away."""
    await anna.act(("stow",))
    await boris.until_version(anna.v)
    boris.close()
    assert boris.table.seats[1].seen == 1
    await anna.undo(0)
    await anna.act(("draw",))
    again = await look(anna.table, "boris", 1)
    assert again.table.seats[1].seen == 0
    house.store.look(anna.table.row.id, 0, 0).result(SECONDS)  # everything before it is stored
    stored = house.store.load(anna.table.row.id)
    assert stored is not None
    assert stored.seats[1].seen == 0
    again.close()


async def test_who_leaves_while_something_is_stored_has_not_seen_it(house: House, anna: Eye, boris: Eye) -> None:
    """And how far they have seen is not lost."""
    await anna.act(("stow",))
    await boris.until_version(anna.v)
    acting = asyncio.create_task(anna.act(anna.offered[0]))
    while anna.table.session.at < 2:
        await asyncio.sleep(0)
    boris.close()
    await acting
    assert anna.table.seats[1].seen == 1


@pytest.mark.parametrize("played_out", [False, True])
async def test_a_record_knows_who_gave_up(house: House, played_out: bool) -> None:
    """Whether the match ended with it or went on: the result is the same where it is brought."""
    table = await house.table("anna", "boris", *(["carl"] if played_out else []))
    await table.presence.concede("anna", 0)
    while table.status != "over":
        seat = table.waiting()[0]
        if table.seats[seat].guest == "anna":
            await until(lambda: table.waiting() != [0] or table.status == "over")
            continue
        eye = await look(table, str(table.seats[seat].guest), seat)
        if seat in table.waiting():
            await eye.act(tuple(table.game.verbs.readable(table.state.legal_for(seat)[0])))
        eye.close()
    file = write(await house.lobby.record(table.row.id)).decode()
    made = await Forks(house.lobby).bring(person("dora"), Import(file, []))
    brought = await house.lobby.table(str(made.id))
    assert brought.status == "over"
    ours, theirs = (msgspec.json.decode(result(house, each) or b"") for each in (brought, table))
    assert ours == {key: theirs[key] for key in ours}
    assert ours["conceded"] == [0]
    assert brought.session.conceded_at == table.session.conceded_at


async def test_nonsense_about_giving_up_is_not_believed(house: House) -> None:
    """A file may say anything."""
    table = await house.table("anna", "boris")
    await table.presence.concede("anna", 0)
    record = await house.lobby.record(table.row.id)
    for said in ("x", [[0]], [[5, 0]], [[0, 99]], [[0, 0], [0, 0]], [["0", 0]]):
        file = write(msgspec.structs.replace(record, notes=record.notes | {"conceded": said})).decode()
        made = await Forks(house.lobby).bring(person("dora"), Import(file, []))
        assert made.id == ""
        again = await Forks(house.lobby).bring(person("dora"), Import(file, [NewSeat("me"), NewSeat("me")]))
        assert (await house.lobby.table(str(again.id))).status == "playing"


def test_a_nonce_is_what_we_draw() -> None:
    """A file with another one keeps no promise of ours, however well the hash fits."""
    seed, nonce = draw()
    assert kept(seed, nonce, commitment(seed, nonce)) is True
    longer = nonce * 1_000
    assert kept(seed, longer, commitment(seed, longer)) is False
    assert kept(seed, "no digits", "") is False
