"""Rules or components change while matches run: what goes on, what is offered as a fork, what is only shown."""

from __future__ import annotations

import msgspec
import pytest

from carrack.core.chance import Chance
from carrack.core.record import replay
from carrack.table.forks import Forks
from carrack.table.keeping import Keeping
from carrack.table.kept import KeptTable
from carrack.table.replay import Films
from carrack.table.table import Table
from carrack.table.wire import KeptView, Line
from tests.changed_toy import (
    DEARER,
    MUTE,
    OPTION_GONE,
    RAISED,
    RENAMED,
    RESCORED,
    SHUFFLED,
    TO_BRIEF,
    TO_HOOT,
    WITHOUT_DECLINES,
)
from tests.table.conftest import Change
from tests.table.house import House, code, glance, look, person
from tests.table.test_replay import play

pytestmark = pytest.mark.anyio


async def running(house: House, actions: int = 20, *seats: str, **more: object) -> Table:
    """A match of Anna's that goes on."""
    table = await house.table(*(seats or ("anna", "anna")), **more)  # type: ignore[arg-type]
    await play(table, actions, Chance(2), "random")
    assert table.status == "playing"
    return table


async def ended(house: House) -> Table:
    """One that is over, and its keepsake is made."""
    table = await house.table("anna", "anna")
    await play(table, 5_000, Chance(2), "random")
    assert table.status == "over"
    await Keeping(house.store, house.workers).catch_up()
    return table


async def kept(house: House, table: Table) -> KeptTable:
    """The same table, at which nobody can move any more."""
    found = await house.lobby.shown(table.row.id)
    assert isinstance(found, KeptTable)
    return found


def whats(seen: object) -> list[str]:
    """What stands in a log."""
    return [entry.what for line in seen.log for entry in line.entries]  # type: ignore[attr-defined]


# ---- matches that go on -----------------------------------------------------------------------------


async def test_a_corrected_card_does_not_stop_a_match_that_replays(house: House, change: Change) -> None:
    """It goes on with the new card, its log says so, and that is stored once."""
    table = await running(house, 12)
    before = await glance(table, "anna", 0)
    game = change(DEARER)
    again = await house.lobby.table(table.row.id)
    assert again.game is game
    assert (again.version, again.session.at) == (table.version + 1, table.session.at)
    seen = await glance(again, "anna", 0)
    assert whats(seen) == [*whats(before), "table-corrected"]
    assert replay(msgspec.structs.replace(again.session.match.record)).to_bytes() == again.state.to_bytes()
    await play(again, 3, Chance(4), "random")
    house.restart()
    last = await house.lobby.table(table.row.id)
    assert (last.version, last.state) == (again.version, again.state)
    assert whats(await glance(last, "anna", 0)).count("table-corrected") == 1


async def up_to_rum(house: House) -> tuple[Table, Line]:
    """A match in which somebody has just landed rum, and the line of the log that says so."""
    for seed in range(1, 100):
        table, rng = await house.table("anna", "anna"), Chance(seed)
        while table.status == "playing":
            await play(table, 1, rng, "random")
            last = (await glance(table, "anna", 0)).log[-1]
            landed = any(entry.data.get("card") == "rum" and entry.what == "landed" for entry in last.entries)
            if landed and table.status == "playing":
                return table, last
    raise AssertionError("nobody has landed rum")


async def test_it_counts_again_with_the_corrected_card(house: House, change: Change) -> None:
    """What the card brought before the correction is what it brings now."""
    table, line = await up_to_rum(house)
    seat = next(entry.seat for entry in line.entries if entry.what == "landed")
    coins = table.state.tally(seat)["coin"]
    change(DEARER)
    again = await house.lobby.table(table.row.id)
    assert again.state.tally(seat)["coin"] == coins + 1


async def test_another_deal_is_no_correction(house: House, change: Change) -> None:
    """Other cards are in the hands: the match goes back to its beginning, though all its actions would be legal."""
    table = await house.table("anna", "boris")
    eye = await look(table, "anna", 0)
    await eye.act(("stow",))
    eye.close()
    change(SHUFFLED)
    found = await kept(house, table)
    assert (found.judgement.fate, found.judgement.record.actions) == ("fork", [])
    assert "other things were dealt" in found.judgement.why


async def test_what_was_taken_back_stays_possible(house: House, change: Change) -> None:
    """Messages are the same as before, so going back is too."""
    table = await house.table("anna", "boris")
    eye = await look(table, "anna", 0)
    await eye.act(("stow",))
    eye.close()
    change(DEARER)
    again = await house.lobby.table(table.row.id)
    eye = await look(again, "anna", 0)
    await eye.undo(0)
    assert again.session.at == 0
    eye.close()


async def test_a_match_without_moves_is_dealt_by_the_new_rules(house: House, change: Change) -> None:
    """Nothing can be lost: also one that waits for a friend."""
    waiting = await house.table("anna", "open")
    table = await house.table("anna", "anna")
    change(RAISED)
    for one, status in ((waiting, "gathering"), (table, "playing")):
        again = await house.lobby.table(one.row.id)
        assert await code(Forks(house.lobby).go_on(person("anna"), one.row.id)) == "problem-goes-on"
        assert (again.status, again.row.rules) == (status, 2)
    await house.lobby.sit(person("boris"), await house.lobby.link("anna", waiting.row.id, 1))


# ---- matches that their title carries over ----------------------------------------------------------


async def test_a_title_carries_its_matches_over(house: House, change: Change) -> None:
    """Words that have changed are said anew; running or over, the match is as it was."""
    table, over = await running(house, 24), await ended(house)
    assert any("blow" in action for action in table.session.actions + over.session.actions)
    state = table.state.to_bytes()
    change(RENAMED, TO_HOOT)
    again = await house.lobby.table(table.row.id)
    assert (again.row.rules, again.state.to_bytes()) == (2, state)
    assert whats(await glance(again, "anna", 0))[-1] == "table-migrated"
    assert [m.start for m in again.session.messages] == [m.start for m in table.session.messages]
    await play(again, 3, Chance(4), "random")
    past = await house.lobby.table(over.row.id)
    assert (await Films().replay(past, "anna", "0", 0, None)).total == over.session.at
    assert (await house.lobby.record(over.row.id)).rules == 2
    assert past.version == over.version  # of what is over nothing is written


async def test_it_may_have_another_number_of_actions(house: House, change: Change) -> None:
    """Then the log is told anew, and nobody goes back behind it."""
    table = await house.table("anna", "anna")
    for said in ("draw", "stow"):
        seat = table.waiting()[0]
        eye = await look(table, "anna", seat)
        await eye.act((said,))
        eye.close()
        while table.state.work().name == "whistles" or table.waiting()[0] != 1 - seat:
            other = table.waiting()[0]
            eye = await look(table, "anna", other)
            legal = table.state.legal_for(other)
            await eye.act(tuple(table.game.verbs.readable(legal[0])))
            eye.close()
    declines = sum("decline" in action for action in table.session.actions)
    assert declines > 1
    change(MUTE, WITHOUT_DECLINES)
    again = await house.lobby.table(table.row.id)
    assert again.session.at == table.session.at - declines
    seen = await glance(again, "anna", 0)
    assert [line.at for line in seen.log] == [*range(again.session.at), again.session.at]
    assert again.session.takeback(again.waiting()[0]).ask is None
    house.restart()
    assert (await glance(await house.lobby.table(table.row.id), "anna", 0)).log == seen.log


async def test_what_does_not_replay_is_not_carried_over(house: House, change: Change) -> None:
    """A `migrate` that is wrong, or fails, changes nothing: the match is offered as a fork."""
    table = await running(house, 24)
    for body in (
        WITHOUT_DECLINES,
        (*TO_HOOT[1:], ("migrate.py", "", "def migrate(record):\n    raise KeyError(7)\n")),
    ):
        change(RENAMED, body)
        found = await kept(house, table)
        assert found.judgement.fate == "fork"
        assert "cannot be carried over" in found.judgement.why


# ---- matches that are over --------------------------------------------------------------------------


async def test_what_is_over_and_does_not_replay_is_shown(house: House, change: Change) -> None:
    """The last position byte for byte, log, result, chart and moments; the record can still be had."""
    table = await ended(house)
    before = [await glance(table, "anna", 0), await glance(table)]
    record = await house.lobby.record(table.row.id)
    chart = await Films().chart(table, "", "")
    change(SHUFFLED)
    found = await kept(house, table)
    seen = [await glance(found, "anna", 0), await glance(found)]
    assert [one.log for one in seen] == [one.log for one in before]
    for old, new in zip(before, seen, strict=True):
        assert {k: v for k, v in new.scene.items() if v} == {k: v for k, v in old.scene.items() if v}
    assert found.chart == chart
    assert found.view("anna").kept == KeptView("components", table.session.at, picture=True)
    assert await house.lobby.record(table.row.id) == record
    assert found.view("").shuffle.seed == table.row.seed
    assert await code(house.lobby.table(table.row.id)) == "problem-outlived"
    assert (await house.lobby.tables_of("anna"))[0].places == tuple(seen[0].scene["places"])


async def test_without_a_keepsake_there_are_log_and_result(house: House, change: Change) -> None:
    """As in a store that an older Carrack has written."""
    table = await house.table("anna", "anna")
    await play(table, 5_000, Chance(2), "random")
    before = await glance(table, "anna", 0)
    change(SHUFFLED)
    found = await kept(house, table)
    seen = await glance(found, "anna", 0)
    assert seen.log == before.log
    assert seen.scene["places"] == before.scene["places"]
    assert seen.scene["tallies"] == before.scene["tallies"]
    assert found.view("").kept == KeptView("components", table.session.at)


async def test_people_play_again_after_such_a_match(house: House, change: Change) -> None:
    """A rematch by the new rules; everybody finds the same table."""
    table = await ended(house)
    change(SHUFFLED)
    eye = await look(await kept(house, table), "anna", 0)
    made = await house.lobby.rematch(person("anna"), table.row.id)
    assert (await house.lobby.rematch(person("anna"), table.row.id)).id == made.id
    assert (await eye.until_version(table.version + 1)).table.rematch == made.id
    eye.close()
    house.restart()
    assert (await kept(house, table)).view("").rematch == made.id
    assert (await house.lobby.table(made.id)).session.at == 0


async def test_another_result_is_never_shown_for_the_one_that_counted(house: House, change: Change) -> None:
    """A match that replays to its end, but with other points, is shown as it ended then."""
    table = await ended(house)
    change(RESCORED)
    found = await kept(house, table)
    assert "end otherwise" in found.judgement.why
    assert (await glance(found)).scene["tallies"] == (await glance(table)).scene["tallies"]


async def test_what_cannot_even_be_dealt_can_be_read(house: House, change: Change) -> None:
    """An option is gone: no fork, but log and result; and its title can say what the option is called now."""
    table, over = await running(house), await ended(house)
    log = (await glance(table, "anna", 0)).log
    change(OPTION_GONE)
    for one, fate, said in ((table, "closed", "outlived-closed"), (over, "stored", "outlived")):
        found = await kept(house, one)
        assert (found.judgement.fate, await code(house.lobby.table(one.row.id))) == (fate, f"problem-{said}")
        assert found.view("anna").kept == KeptView("rules", one.session.at, picture=one is over)
    assert (await glance(await kept(house, table), "anna", 0)).log == log
    assert await code(Forks(house.lobby).go_on(person("anna"), table.row.id)) == "problem-outlived-closed"
    change(OPTION_GONE, TO_BRIEF)
    again = await house.lobby.table(table.row.id)
    assert (again.row.options["voyage"], again.state.to_bytes()) == ("brief", table.state.to_bytes())
    assert (await house.lobby.table(over.row.id)).row.options["voyage"] == "brief"
