"""Actions: all or none, for the version they were made for, once."""

from __future__ import annotations

import asyncio

import pytest

from carrack.table.refused import Refused
from carrack.table.wire import Act
from tests.table.house import House, glance, look

pytestmark = pytest.mark.anyio


async def test_actions_are_taken_together(house: House) -> None:
    """One message, one version, a log line for each action."""
    table = await house.table("anna", "boris")
    anna = await look(table, "anna", 0)
    before = anna.v
    assert await anna.act(("stow",), ("place", "a1", 0)) == before + 1
    assert [(line.at, line.seat) for line in anna.seen.log] == [(0, 0), (1, 0)]


async def test_all_or_none(house: House) -> None:
    """If the second action is illegal, the first has not happened; the refusal names rule and sentence."""
    table = await house.table("anna", "boris")
    anna = await look(table, "anna", 0)
    before = anna.seen
    with pytest.raises(Refused) as caught:
        await anna.act(("jettison",), ("toss", 2))
    assert (caught.value.status, caught.value.rule) == (409, "TOY-05")
    assert caught.value.say[0] == "refused-not-ascending"
    assert "left to right" in caught.value.detail
    assert await glance(table, "anna", 0) == before


async def test_out_of_turn(house: House) -> None:
    """Who is not asked is told so."""
    table = await house.table("anna", "boris")
    boris = await look(table, "boris", 1)
    with pytest.raises(Refused) as caught:
        await boris.act(("draw",))
    assert (caught.value.status, caught.value.say[0]) == (409, "refused-not-asked")


async def test_somebody_elses_seat(house: House) -> None:
    """Only its owner acts for a seat."""
    table = await house.table("anna", "boris")
    for guest in ("boris", "vera", ""):
        with pytest.raises(Refused, match="not yours") as caught:
            await table.act(guest, Act(0, table.version, [("draw",)]))
        assert caught.value.status == 403


@pytest.mark.parametrize("off", [-1, 1])
async def test_another_version(house: House, off: int) -> None:
    """What was decided upon at another version is refused, with the version now."""
    table = await house.table("anna", "boris")
    anna = await look(table, "anna", 0)
    await anna.act(("stow",))
    with pytest.raises(Refused) as caught:
        await anna.act(("place", "a1", 0), v=anna.v + off)
    assert (caught.value.status, caught.value.version) == (409, anna.v)
    assert anna.scene["at"] == 1


async def test_a_double_click_is_one_act(house: House) -> None:
    """Even if the same can be chosen again."""
    table = await house.table("anna", "anna", "anna", "anna", title="spice_road")
    first = int(table.state.actor)
    for k in range(3):
        await (await look(table, "anna", (first + k) % 4)).act(("play", "s1", 1))
    eye = await look(table, "anna", (first + 3) % 4)
    await eye.act(("play", "s2", 1))
    before = eye.scene["options"].keys()
    asked = eye.v
    await eye.act(("upgrade", "yellow"))
    assert eye.scene["options"].keys() == before
    with pytest.raises(Refused) as caught:
        await eye.act(("upgrade", "yellow"), v=asked)
    assert caught.value.say[0] == "problem-old-version"


async def test_the_same_key_is_one_act(house: House) -> None:
    """A retry gets the first answer, also after others have moved and after a restart."""
    table = await house.table("anna", "boris")
    anna = await look(table, "anna", 0)
    wish = Act(0, anna.v, [("stow",)], "once")
    done = await table.act("anna", wish)
    assert await table.act("anna", wish) == done
    await anna.until_version(done)
    await anna.act(("place", "a1", 0))
    assert await table.act("anna", wish) == done
    house.restart()
    table = await house.lobby.table(table.row.id)
    await table.act("anna", wish)
    assert table.session.at == 2


async def test_a_key_belongs_to_its_seat(house: House) -> None:
    """Another seat may use the same, and nobody learns by it that it was used."""
    table = await house.table("anna", "boris")
    anna = await look(table, "anna", 0)
    await anna.act(("stow",), key="once")
    with pytest.raises(Refused, match="not yours"):
        await table.act("boris", Act(0, table.version, [("stow",)], "once"))
    with pytest.raises(Refused) as caught:
        await table.act("boris", Act(1, table.version, [("stow",)], "once"))
    assert caught.value.say[0] == "refused-not-asked"


async def test_what_is_no_action(house: House) -> None:
    """A word that the title does not know, no action at all, or too many."""
    table = await house.table("anna", "boris")
    anna = await look(table, "anna", 0)
    for actions in ([("fly",)], [("land",)], [("land", "x")], [()], [], [("draw",)] * 65):
        with pytest.raises(Refused) as caught:
            await anna.act(*actions)
        assert (caught.value.status, caught.value.say[0]) == (422, "problem-bad-request")
    assert table.version == anna.v


async def test_nothing_before_everybody_is_there(house: House) -> None:
    """While a seat is open nothing can be chosen or done."""
    table = await house.table("anna", "open")
    anna = await look(table, "anna", 0)
    assert (anna.seen.table.status, anna.scene["options"]) == ("gathering", {})
    with pytest.raises(Refused) as caught:
        await anna.act(("draw",))
    assert caught.value.say[0] == "problem-gathering"


async def test_sealed_answers_in_any_order(house: House) -> None:
    """Everybody answers the question they saw, although others have answered meanwhile."""
    table = await house.table("anna", "boris", "vera")
    eyes = [await look(table, name, seat) for seat, name in enumerate(("anna", "boris", "vera"))]
    asked = await eyes[0].act(("bribe",))
    for seat in (2, 0, 1):
        await eyes[seat].act(("offer", seat % 2), v=asked)
    assert (await eyes[0].until_version(asked + 3)).scene["panels"]["1"][:3] == [["vp", 5], ["coin", 1], ["loot", 2]]


async def test_sealed_answers_at_once(house: House) -> None:
    """However they meet, each is taken once."""
    table = await house.table("anna", "boris", "vera")
    anna = await look(table, "anna", 0)
    asked = await anna.act(("bribe",))
    people = enumerate(("anna", "boris", "vera"))
    done = await asyncio.gather(*(table.act(name, Act(seat, asked, [("offer", 1)])) for seat, name in people))
    assert sorted(done) == [asked + 1, asked + 2, asked + 3]


async def test_an_answer_that_was_given_is_not_given_again(house: House) -> None:
    """Nobody answers a sealed question twice, nor one that was taken back in between."""
    table = await house.table("anna", "boris", "vera")
    anna, boris = await look(table, "anna", 0), await look(table, "boris", 1)
    asked = await anna.act(("bribe",))
    await boris.until_version(asked)
    await boris.act(("offer", 2))
    with pytest.raises(Refused) as caught:
        await boris.act(("offer", 0), v=asked)
    assert caught.value.say[0] == "problem-old-version"
    await boris.undo(boris.seen.takeback.back)
    with pytest.raises(Refused) as caught:
        await boris.act(("offer", 0), v=asked)
    assert caught.value.say[0] == "problem-old-version"
    await boris.act(("offer", 0))


async def test_a_sealed_answer_is_told_to_nobody_else(house: House) -> None:
    """Others learn that it was given, not what it was."""
    table = await house.table("anna", "boris", "vera")
    eyes = [await look(table, name, seat) for seat, name in enumerate(("anna", "boris", "vera"))]
    spectator = await look(table)
    asked = await eyes[0].act(("bribe",))
    await eyes[1].until_version(asked)
    done = await eyes[1].act(("offer", 2))
    told = {eye.guest: (await eye.until_version(done)).log[-1].entries[0].data for eye in (*eyes, spectator)}
    assert "action" in told["boris"]
    assert told["anna"] == told["vera"] == told[""] == {"verb": "offer"}


async def test_what_was_taken_is_seen_by_all(house: House) -> None:
    """Each as they may know it: the card drawn is a back to everybody else."""
    table = await house.table("anna", "boris")
    anna, boris = await look(table, "anna", 0), await look(table, "boris", 1)
    done = await anna.act(("draw",))
    assert (await boris.until_version(done)).scene["pieces"]["hand.0/3"]["face"] == "back.card"
    assert anna.scene["pieces"]["hand.0/3"]["face"] != "back.card"
