"""Why not, and what if: answers that change nothing and tell nothing that the seat may not know."""

from __future__ import annotations

import pytest

from carrack.core.refusals import FIRST_OWN
from carrack.table import explain
from carrack.table.explain import why_not
from carrack.table.refused import Refused
from carrack.table.table import Table
from carrack.table.wire import Action, ReasonTold, Try, Why
from tests.table.house import House, glance, look

pytestmark = pytest.mark.anyio


@pytest.fixture
async def table(house: House) -> Table:
    """Spice Road; Anna begins."""
    return await house.table("anna", "boris", title="spice_road")


async def why(table: Table, guest: str, seat: int, piece: str = "", *action: str | int) -> ReasonTold:
    """Ask."""
    return await table.why(guest, Why(seat, piece, action))


async def test_not_your_turn(table: Table) -> None:
    """Whatever one clicks."""
    for piece, action in (("", ["rest"]), ("s1.1", []), ("nothing", [])):
        assert (await why(table, "boris", 1, piece, *action)).say == ("refused-not-asked", {})


async def test_a_rule_of_the_title(table: Table) -> None:
    """The sentence with its numbers, and the rule it rests on."""
    reason = await why(table, "anna", 0, "", "acquire", 5)
    assert reason.say == ("refused-too-few-to-pay", {"need": 5, "have": 3})
    assert reason.rule.startswith("CEN-SR-")


async def test_a_click_on_a_piece(table: Table) -> None:
    """Is answered with what was meant by it: the last merchant costs more cubes than one has."""
    scene = (await glance(table, "anna", 0)).scene
    last = next(key for key, piece in scene["pieces"].items() if piece["in"] == "merchants" and piece["spot"] == "5")
    goal = next(key for key, piece in scene["pieces"].items() if piece["in"] == "goals")
    assert (await why(table, "anna", 0, last)).say == ("refused-too-few-to-pay", {"need": 5, "have": 3})
    assert (await why(table, "anna", 0, goal)).say[0] == "refused-goal-not-met"


async def test_a_rule_says_more_than_that_it_is_not_asked(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of several things that a click may mean the one with a reason of the title is told."""
    number = table.game.verbs.number
    meant = [number(["discard", "yellow"]), number(["acquire", 5])]
    monkeypatch.setattr(explain, "aims", lambda *_: meant)
    assert (await why(table, "anna", 0, "s1.0")).say[0] == "refused-too-few-to-pay"


async def test_a_click_on_a_place(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Is answered like one on a piece, if the board has that place."""
    acquire = table.game.verbs.number(["acquire", 5])
    monkeypatch.setattr(explain, "aims", lambda state, seat, thing: [acquire] if thing == "merchants:" else [])
    assert (await why(table, "anna", 0, "merchants:")).say[0] == "refused-too-few-to-pay"
    for nowhere in ("merchants:peru", "nowhere:", "merchants"):
        assert (await why(table, "anna", 0, nowhere)).say[0] == "refused-nothing"


async def test_something_else_is_asked(table: Table) -> None:
    """In the middle of another choice."""
    reason = await why(table, "anna", 0, "", "discard", "yellow")
    assert (reason.say[0], reason.rule) == ("refused-other-question", "")


async def test_there_is_no_reason(table: Table) -> None:
    """For what is legal, and for what nobody can choose at all."""
    legal = next(iter((await glance(table, "anna", 0)).scene["options"].values()))
    assert (await why(table, "anna", 0, "", *legal["say"])).say == ("refused-nothing", {})
    for piece in ("gold.left", "no-such-piece", ""):
        assert (await why(table, "anna", 0, piece)).say == ("refused-nothing", {})


async def test_every_reason_has_words(house: House, table: Table) -> None:
    """Through both titles, whatever is refused is told by a sentence that the title knows."""
    for made in (table, await house.table("anna", "boris")):
        for number in range(int(made.game.actions)):
            action = tuple(made.game.verbs.readable(number))
            reason = int(made.state.refusal_for(0, number))
            said = why_not(made.state, 0, "", action)
            assert said.say[0] == (made.game.refusals[reason].message if reason else "refused-nothing")
            assert bool(said.rule) == (reason >= FIRST_OWN)


async def test_nobody_asks_for_another(table: Table) -> None:
    """The answer might tell what is in a hand."""
    for guest in ("boris", ""):
        with pytest.raises(Refused, match="not yours"):
            await why(table, guest, 0, "", "rest")
        with pytest.raises(Refused, match="not yours"):
            await table.preview(guest, Try(0, table.version, [("rest",)]))


async def test_what_is_no_action(table: Table) -> None:
    """Is no question either."""
    with pytest.raises(Refused) as caught:
        await why(table, "anna", 0, "", "fly", 1)
    assert caught.value.status == 422


@pytest.mark.parametrize("title", ["spice_road", "smugglers"])
async def test_a_preview_is_what_then_happens(house: House, title: str) -> None:
    """Whatever reveals nothing: the same entries in the log, the same score; and it changed nothing."""
    table = await house.table("anna", "anna", title=title)
    compared = 0
    for _ in range(30):
        seat = table.game.waiting(table.state)[0]
        eye = await look(table, "anna", seat)
        before = table.state.to_bytes()
        options = eye.offered
        tried = [(option, await table.preview("anna", Try(seat, table.version, [option]))) for option in options]
        assert table.state.to_bytes() == before
        said, would = next((each for each in tried if not each[1].final), tried[0])
        await eye.act(said)
        entries = eye.seen.log[-1].entries
        assert entries[: len(would.entries)] == would.entries
        if not would.final:
            assert int(table.state.score(seat)) == would.score
            compared += entries == would.entries
        eye.close()
    assert compared > 5


async def test_a_preview_of_several_actions(house: House) -> None:
    """Is what they do together."""
    table = await house.table("anna", "boris")
    actions: list[Action] = [("stow",), ("place", "a1", 0)]
    tried = await table.preview("anna", Try(0, table.version, actions))
    assert (tried.final, table.session.at) == (False, 0)
    anna = await look(table, "anna", 0)
    await anna.act(*actions)
    assert tuple(entry for line in anna.seen.log for entry in line.entries) == tried.entries


async def test_costs_and_gains_are_added_up(table: Table) -> None:
    """What the option says already, and what the log would say."""
    options = (await glance(table, "anna", 0)).scene["options"].values()
    option = next(option for option in options if option["say"][:2] == ["play", "s1"])
    tried = await table.preview("anna", Try(0, table.version, [tuple(option["say"])]))
    assert [list(amount) for amount in tried.gain] == option["gain"] == [["yellow", 2]]
    assert (tried.cost, tried.score, tried.ends) == ((), option["score"], True)


async def test_a_preview_tells_nothing_that_is_hidden(house: House) -> None:
    """Drawing promises no card and has no way back."""
    table = await house.table("anna", "boris")
    tried = await table.preview("anna", Try(0, table.version, [("draw",)]))
    assert (tried.final, tried.gain, [entry.what for entry in tried.entries]) == (True, (), ["chose"])


async def test_a_preview_of_what_is_illegal(house: House) -> None:
    """Is refused as the action would be, also for another version."""
    table = await house.table("anna", "boris")
    with pytest.raises(Refused) as caught:
        await table.preview("anna", Try(0, table.version, [("jettison",), ("toss", 2)]))
    assert caught.value.rule == "TOY-05"
    with pytest.raises(Refused) as caught:
        await table.preview("anna", Try(0, table.version + 1, [("draw",)]))
    assert caught.value.say[0] == "problem-old-version"
