"""Going back: freely up to a reveal or another's decision, beyond it with everybody's consent."""

from __future__ import annotations

import asyncio

import pytest

from carrack.table.refused import Refused
from carrack.table.wire import Back
from tests.table.house import Eye, House, glance, look

pytestmark = pytest.mark.anyio


async def code(eye: Eye, to: int) -> str:
    """What is said to who cannot go back there."""
    with pytest.raises(Refused) as caught:
        await eye.undo(to)
    return caught.value.say[0]


# ---- freely -----------------------------------------------------------------------------------------


async def test_a_step_of_ones_own_is_free(anna: Eye) -> None:
    """The position and the log are what they were; the version has grown."""
    before = anna.seen
    done = await anna.act(("stow",))
    assert (anna.seen.takeback.back, anna.seen.takeback.ask) == (0, None)
    assert await anna.undo(0) == done + 1
    assert (anna.scene, anna.seen.log) == (before.scene, before.log)


async def test_restart_goes_to_the_beginning_of_the_turn(anna: Eye) -> None:
    """However many messages it took."""
    await anna.act(("jettison",))
    await anna.act(("toss", 0))
    assert (anna.seen.takeback.back, anna.seen.takeback.restart) == (1, 0)
    await anna.undo(anna.seen.takeback.restart)
    assert anna.scene["at"] == 0


async def test_a_turn_that_is_over_cannot_be_restarted(house: House) -> None:
    """But as long as nobody has moved and nothing was seen, its last step is taken back freely."""
    eye = await look(await house.table("anna", "boris", title="spice_road"), "anna", 0)
    await eye.act(("play", "s1", 1))
    assert (eye.seen.takeback.back, eye.seen.takeback.restart) == (0, None)


async def test_redo_takes_the_same_again(anna: Eye) -> None:
    """Message by message, until something else is done."""
    await anna.act(("jettison",))
    await anna.act(("toss", 0))
    seen = anna.scene
    await anna.undo(0)
    assert anna.seen.takeback.redo
    await anna.redo()
    await anna.redo()
    assert (anna.scene, anna.seen.takeback.redo) == (seen, False)
    await anna.undo(1)
    await anna.act(("toss", 1))
    with pytest.raises(Refused, match="nothing to take again"):
        await anna.redo()


async def test_others_are_told_what_is_no_longer_true(anna: Eye, boris: Eye) -> None:
    """The update drops the log from there on."""
    await anna.act(("jettison",), ("toss", 0))
    await anna.undo(0)
    await boris.until_version(anna.v)
    assert (boris.seen.log, boris.scene["at"]) == ((), 0)


async def test_only_where_a_message_began(anna: Eye) -> None:
    """What came together is taken back together."""
    await anna.act(("jettison",), ("toss", 0))
    for to in (1, 2, 99, -1):
        assert await code(anna, to) == "problem-no-undo"
    assert anna.seen.takeback.back == 0


async def test_nobody_takes_back_for_another(anna: Eye, boris: Eye) -> None:
    """Neither freely nor by asking."""
    await boris.until_version(await anna.act(("stow",)))
    assert boris.seen.takeback.back is None
    assert boris.seen.takeback.ask is None
    assert await code(boris, 0) == "problem-no-undo"
    with pytest.raises(Refused, match="not yours"):
        await boris.table.takebacks.undo("boris", Back(0, boris.v, 0))
    with pytest.raises(Refused, match="nothing to take again"):
        await boris.redo()


async def test_nobody_takes_again_for_another(anna: Eye, boris: Eye) -> None:
    """What Anna took back is hers."""
    await anna.act(("stow",))
    await boris.until_version(await anna.undo(0))
    assert not boris.seen.takeback.redo
    with pytest.raises(Refused, match="nothing to take again"):
        await boris.redo()


async def test_an_old_version(anna: Eye) -> None:
    """A second click on undo does not go back twice."""
    await anna.act(("jettison",))
    done = await anna.act(("toss", 0))
    await anna.undo(1)
    with pytest.raises(Refused) as caught:
        await anna.table.takebacks.undo("anna", Back(0, done, 0))
    assert caught.value.say[0] == "problem-old-version"


# ---- with consent -----------------------------------------------------------------------------------


async def peeked(anna: Eye, boris: Eye) -> None:
    """Anna has seen a token, wants to go back, and Boris is asked."""
    await anna.act(("peek",))
    assert (anna.seen.takeback.back, anna.seen.takeback.ask) == (None, 0)
    await anna.undo(0)
    await boris.until_version(anna.v)


async def test_after_a_reveal_the_others_are_asked(anna: Eye, boris: Eye) -> None:
    """Nothing happens yet; all are told who wants what and how much was seen."""
    await peeked(anna, boris)
    proposal = boris.seen.takeback.proposal
    assert proposal is not None
    assert (proposal.by, proposal.to, proposal.asked, proposal.agreed, proposal.revealed) == (0, 0, (1,), (), 1)
    assert boris.scene["at"] == 1
    assert (await glance(anna.table)).takeback.proposal == proposal


async def test_agreed(anna: Eye, boris: Eye) -> None:
    """It happens; the wish is no more."""
    await peeked(anna, boris)
    await anna.until_version(await boris.answer(True))
    assert (anna.scene["at"], anna.seen.takeback.proposal) == (0, None)


async def test_refused(anna: Eye, boris: Eye) -> None:
    """Nothing has happened; one may ask again."""
    await peeked(anna, boris)
    await anna.until_version(await boris.answer(False))
    assert (anna.scene["at"], anna.seen.takeback.proposal, anna.seen.takeback.ask) == (1, None, 0)


async def test_withdrawn(anna: Eye, boris: Eye) -> None:
    """Whoever asked may change their mind, but cannot agree for the others."""
    await peeked(anna, boris)
    with pytest.raises(Refused, match="Nobody asks you"):
        await anna.answer(True)
    await boris.until_version(await anna.answer(False))
    assert boris.seen.takeback.proposal is None
    with pytest.raises(Refused, match="Nobody asks you"):
        await boris.answer(True)


async def test_a_move_is_an_answer_too(anna: Eye, boris: Eye) -> None:
    """Whoever plays on has dropped the wish."""
    await peeked(anna, boris)
    await boris.until_version(await anna.act(("keep",)))
    assert boris.seen.takeback.proposal is None


async def test_after_anothers_decision(anna: Eye, boris: Eye) -> None:
    """Boris has made his offer in between: he is asked."""
    await boris.until_version(await anna.act(("bribe",)))
    await anna.until_version(await boris.act(("offer", 1)))
    assert (anna.seen.takeback.back, anna.seen.takeback.ask) == (None, 0)
    await boris.until_version(await anna.undo(0))
    await anna.until_version(await boris.answer(True))
    assert anna.scene["at"] == 0


async def test_everybody_has_to_agree(house: House) -> None:
    """One yes of two is not enough; a bot's is not needed."""
    table = await house.table("anna", "boris", "vera", "-random")
    anna, boris, vera = [await look(table, name, seat) for seat, name in enumerate(("anna", "boris", "vera"))]
    await anna.act(("peek",))
    await boris.until_version(await anna.undo(0))
    await vera.until_version(await boris.answer(True))
    assert vera.seen.takeback.proposal is not None
    assert (vera.seen.takeback.proposal.asked, vera.seen.takeback.proposal.agreed) == ((1, 2), (1,))
    assert vera.scene["at"] == 1
    await anna.until_version(await vera.answer(True))
    assert anna.scene["at"] == 0


async def test_a_person_with_two_seats_is_asked_once(house: House) -> None:
    """Boris sits twice and answers once."""
    table = await house.table("anna", "boris", "boris")
    anna, boris = await look(table, "anna", 0), await look(table, "boris", 1)
    await anna.act(("peek",))
    await boris.until_version(await anna.undo(0))
    await anna.until_version(await boris.answer(True))
    assert anna.scene["at"] == 0


async def test_bots_agree(house: House) -> None:
    """Against bots alone everything is taken back at once, bots' moves included; then they move again."""
    table = await house.table("anna", "-random")
    anna = await look(table, "anna", 0)
    await anna.act(("peek",))
    await anna.act(("keep",))
    while 0 not in anna.scene["waiting"] or anna.scene["turn"][0] == 1:
        if 0 in anna.scene["waiting"]:
            await anna.act(("decline",))
        else:
            await anna.next()
    assert anna.seen.takeback.ask is not None
    await anna.undo(0)
    assert (anna.scene["at"], anna.scene["turn"][0]) == (0, 1)


async def test_bots_wait_while_people_are_asked(house: House) -> None:
    """A bot's move would drop the wish; when it is refused, the bot moves."""
    table = await house.table("anna", "-random", "boris")
    anna, boris = await look(table, "anna", 0), await look(table, "boris", 2)
    await anna.act(("peek",))
    await anna.act(("keep",))
    house.workers.free.clear()
    await anna.act(("decline",))
    asked, thought = await anna.undo(0), len(house.workers.asked)
    house.workers.free.set()
    for _ in range(10):
        await asyncio.sleep(0)
    assert (table.version, len(house.workers.asked)) == (asked, thought)
    await boris.until_version(asked)
    refused = await boris.answer(False)
    assert (await anna.until_version(refused + 1)).log[-1].seat == 1


async def test_two_seats_of_one_person_ask_nobody(house: House) -> None:
    """Hot-seat: who holds both seats takes back either's move."""
    table = await house.table("anna", "anna")
    eye = await look(table, "anna", 0)
    other = await look(table, "anna", 1)
    await other.until_version(await eye.act(("bribe",)))
    await eye.until_version(await other.act(("offer", 1)))
    assert (eye.seen.takeback.back, eye.seen.takeback.ask) == (None, 1)
    await eye.undo(1)
    await eye.undo(0)
    assert eye.scene["at"] == 0


async def test_the_same_cards_come_again(anna: Eye, boris: Eye) -> None:
    """Taking back a draw and drawing again draws the same card."""
    await anna.act(("draw",))
    drawn = anna.scene["pieces"]["hand.0/3"]
    await boris.until_version(await anna.undo(0))
    await anna.until_version(await boris.answer(True))
    assert "hand.0/3" not in anna.scene["pieces"]
    await anna.act(("draw",))
    assert anna.scene["pieces"]["hand.0/3"] == drawn


# ---- after a restart --------------------------------------------------------------------------------


async def after_a_restart(house: House, *eyes: Eye) -> None:
    """Everybody looks at the same table again."""
    house.restart()
    for eye in eyes:
        eye.table = await house.lobby.table(eye.table.row.id)
        await eye.open()


async def test_the_same_is_offered_after_a_restart(house: House, anna: Eye) -> None:
    """Back, restart, redo; and they do the same."""
    await anna.act(("jettison",))
    await anna.act(("toss", 0))
    scene = anna.scene
    await anna.undo(1)
    offered = anna.seen.takeback
    await after_a_restart(house, anna)
    assert anna.seen.takeback == offered
    await anna.redo()
    assert anna.scene == scene


async def test_a_wish_outlives_a_restart(house: House, anna: Eye, boris: Eye) -> None:
    """It can still be agreed to."""
    await peeked(anna, boris)
    wish = boris.seen.takeback
    await after_a_restart(house, anna, boris)
    assert boris.seen.takeback == wish
    await anna.until_version(await boris.answer(True))
    assert anna.scene["at"] == 0
