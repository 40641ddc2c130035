"""Hints: what to do and why, made of what the seat knows; a match in which one was given is not rated."""

from __future__ import annotations

import asyncio

import pytest

from carrack.core.registry import find
from carrack.insight.analysis import Analysis, Candidate
from carrack.table import hints
from carrack.table.advice import advise, told
from carrack.table.counting import outcome_of
from carrack.table.queue import Rank
from carrack.table.refused import Refused
from carrack.table.replay import Films
from carrack.table.table import Table
from carrack.table.wire import AskHint, Hint, Suppose
from tests.table.house import SECONDS, TOY, Eye, House, look

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few iterations, whatever the time."""
    monkeypatch.setattr(hints, "_SECONDS", 0.0)
    monkeypatch.setattr(hints, "_ITERATIONS", 20)


async def ask(eye: Eye, v: int | None = None) -> Hint:
    """Somebody asks what to do."""
    assert eye.viewer is not None
    return await eye.table.hints.ask(eye.guest, AskHint(eye.viewer, eye.v if v is None else v))


async def refused(eye: Eye, v: int | None = None) -> str:
    """The same, where it is refused; the reason."""
    version = eye.table.version
    with pytest.raises(Refused) as refusal:
        await ask(eye, v)
    assert (eye.table.version, eye.table.session.hinted) == (version, False)
    return refusal.value.code


async def suppose(table: Table, guest: str, seat: int, at: int) -> Hint:
    """The same in a private copy."""
    copy, _, _ = await Films().copy(table, guest, Suppose(seat=seat, at=at))
    return await table.hints.in_copy(guest, seat, copy.position())


async def test_what_to_do(house: House) -> None:
    """A legal action with its chances, and up to two others that are no better."""
    table = await house.table("anna", "-random")
    anna = await look(table, "anna", 0)
    assert anna.seen.table.hints
    hint = await ask(anna)
    legal = [tuple(option["say"]) for option in anna.scene["options"].values()]
    assert {hint.best.action, *(other.action for other in hint.others)} <= set(legal)
    assert 1 <= len(hint.others) <= 2
    assert all(0 <= each.win <= 1 and each.error >= 0 for each in (hint.best, *hint.others))
    assert 0 <= hint.win <= 1
    assert hint.moves >= 1
    assert house.workers.ranks == [Rank.HINT]
    await anna.act(hint.best.action)


async def test_the_table_says_so_once(house: House) -> None:
    """In the log of everybody; the same question has the same answer, and that it was asked is not forgotten."""
    table = await house.table("anna", "-random")
    anna = await look(table, "anna", 0)
    decided = anna.v
    first = await ask(anna)
    await anna.until_version(decided + 1)
    assert [entry.what for line in anna.seen.log for entry in line.entries] == ["seat-hinted"]
    assert anna.seen.table.hinted
    assert await ask(anna) == first
    assert (table.version, house.workers.ranks) == (decided + 1, [Rank.HINT])
    await anna.act(first.best.action, v=decided)
    await anna.undo(0)
    anna.close()
    house.restart()
    again = await house.lobby.table(table.row.id)
    assert again.session.hinted


async def test_such_a_match_is_not_rated(house: House) -> None:
    """Nor is it counted."""
    table = await house.table("anna", "-random")
    await ask(await look(table, "anna", 0))
    await table.presence.concede("anna", 0)
    assert house.store.ratings("anna") == []
    house.store.look(table.row.id, 0, 0).result(SECONDS)
    stored = house.store.load(table.row.id)
    assert stored is not None
    assert outcome_of(stored.match.result).hinted


async def test_among_people_only_if_the_host_allows_it(house: House) -> None:
    """Others at the same device may look over one's shoulder anyway."""
    closed = await look(await house.table("anna", "boris"), "anna", 0)
    assert (closed.seen.table.hints, await refused(closed)) == (False, "no-hints")
    with pytest.raises(Refused):
        await suppose(closed.table, "anna", 0, 0)
    allowed = await look(await house.table("anna", "boris", hints=True), "anna", 0)
    assert allowed.seen.table.hints
    assert (await ask(allowed)).best.action
    together = await look(await house.table("anna", "anna", "-random"), "anna", 0)
    assert together.seen.table.hints
    assert (await ask(together)).best.action
    watching = await look(together.table, "boris", None)
    assert not watching.seen.table.hints


async def test_only_for_a_decision_of_ones_own(house: House) -> None:
    """Not for another seat, nor for another's turn, nor for a seat that a bot plays, nor for what was asked before."""
    house.workers.free.clear()
    table = await house.table("anna", "-random", hints=True)
    anna = await look(table, "anna", 0)
    before = anna.v
    with pytest.raises(Refused) as refusal:
        await table.hints.ask("boris", AskHint(0, before))
    assert refusal.value.code == "not-yours"
    asked = await anna.act(("stow",))
    assert await refused(anna, before) == "old-version"
    await anna.act(("place", "a1", 0), v=asked)
    await anna.act(("decline",))
    assert await refused(anna) == "hint-turn"
    await table.presence.leave("anna", 0, "random")
    assert await refused(anna) == "bot-plays"


async def test_the_game_has_gone_on_meanwhile(house: House) -> None:
    """Then nobody is told anything, and the match is rated."""
    table = await house.table("anna", "-random")
    anna = await look(table, "anna", 0)
    house.workers.free.clear()
    asked = asyncio.ensure_future(ask(anna))
    await asyncio.sleep(0)
    await anna.act(("stow",))
    house.workers.free.set()
    with pytest.raises(Refused) as refusal:
        await asked
    assert (refusal.value.code, table.session.hinted) == ("old-version", False)


async def test_who_cannot_think_says_so(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The fault is in the log."""

    def fails(*args: object) -> Hint:
        raise ValueError("no idea")

    monkeypatch.setattr(hints, "advise", fails)
    anna = await look(await house.table("anna", "-random"), "anna", 0)
    assert await refused(anna) == "hint-failed"
    assert "no idea" in caplog.text


async def test_in_a_private_copy(house: House) -> None:
    """While the match runs it is a hint like any other; afterwards anybody may ask about any seat."""
    table = await house.table("anna", "-random")
    assert (await suppose(table, "anna", 0, 0)).best.action
    assert table.session.hinted
    with pytest.raises(Refused) as refusal:
        await suppose(table, "boris", 0, 0)
    assert refusal.value.code == "not-yours"
    over = await house.table("anna", "boris")
    await over.presence.concede("anna", 0)
    version = over.version
    assert (await suppose(over, "dora", 0, 0)).best.action
    assert (over.version, over.session.hinted) == (version, False)


def test_what_a_line_brings() -> None:
    """Points and things in all, of the seat's own decisions, up to where something comes to light."""
    state = find(TOY).deal(2, seed=3)
    number = state.game.verbs.number
    own = [number(("stow",)), number(("place", "a1", 0)), number(("decline",)), number(("blow",)), number(("peek",))]
    line = ((0, own[0]), (0, own[1]), (0, own[2]), (1, own[3]), (1, own[4]))
    candidates = (Candidate(own[0], 30, 0.61234, 0.02, 7.26), Candidate(own[4], 10, 0.5, 0.03, 6.0))
    hint = told(state, Analysis(0, 40, (0.6, 0.4), (0.01, 0.01), (7.0, 5.0), candidates, line))
    after = state.clone()
    for seat, action in line[:3]:
        after.answer(seat, action)
    assert hint.points == after.score(0) - state.score(0)
    assert (hint.moves, hint.best.action, hint.best.win, hint.best.score) == (3, ("stow",), 0.6123, 7.3)
    assert [other.action for other in hint.others] == [("peek",)]
    assert (hint.win, hint.error) == (0.6, 0.01)


def test_what_was_hardly_tried_is_not_told() -> None:
    """Three simulations that were all lost say less than their error does."""
    state = find(TOY).deal(2, seed=3)
    best, next_best, unlucky = (state.game.verbs.number(say) for say in (("stow",), ("peek",), ("decline",)))
    candidates = (
        Candidate(best, 390, 0.6, 0.02, 7.0),
        Candidate(next_best, 7, 0.4, 0.2, 6.0),
        Candidate(unlucky, 3, 0.0, 0.0, 1.0),
    )
    hint = told(state, Analysis(0, 400, (0.6, 0.4), (0.01, 0.01), (7.0, 5.0), candidates, ()))
    assert [other.action for other in hint.others] == [("peek",)]


def test_things_are_told_by_what_is_left_of_them() -> None:
    """What is gained and spent again on the way is not told; points are told once."""
    state = find("spice_road").deal(2, seed=5)
    hint = advise(state, 0, 1, 20, 0.0)
    assert hint.moves >= 1
    assert not {thing for thing, _ in hint.gain} & {thing for thing, _ in hint.cost}
    assert "vp" not in dict(hint.gain)
    assert all(n > 0 for _, n in (*hint.gain, *hint.cost))
