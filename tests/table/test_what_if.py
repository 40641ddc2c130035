"""What if: one plays on in a private copy of what one knows, and the table hears nothing of it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from carrack.core.registry import games
from carrack.table.refused import Refused
from carrack.table.replay import Films
from carrack.table.table import Table
from carrack.table.what_if import MOST_MOVES
from carrack.table.wire import Action, ClockRules, ReasonTold, ReplayStep, Suppose, Supposed, Tried
from tests.table.house import TOY, Eye, House, glance, look, offered, position
from tests.table.past import whole
from tests.table.reader import Scene, patched
from tests.table.whistles import stow

pytestmark = pytest.mark.anyio


class Line:
    """A line of play, as a client keeps it."""

    def __init__(self, table: Table, at: int | None = None, deal: int = 1, guest: str = "anna") -> None:
        self.table = table
        self.guest = guest
        self.start: dict[str, Any] = {"seat": table.waiting()[0], "at": table.session.at, "deal": deal}
        if at is not None:
            self.start["at"] = at
        self.moves: list[Action] = []
        self.scene: Scene = {}

    async def play(self, *actions: Action) -> Supposed:
        """Send new actions, and follow what comes of them."""
        wish = Suppose(**self.start, moves=self.moves, known=len(self.moves), actions=list(actions))
        copy, view, board = await Films().copy(self.table, self.guest, wish)
        scene, steps = copy.play()
        sent = Supposed(view, board, tuple(copy.moves), scene, steps)
        self.moves = list(sent.moves)
        self.scene = whole(sent.scene)
        for step in msgspec.json.decode(msgspec.json.encode(steps), type=tuple[ReplayStep, ...]):
            self.scene = patched(self.scene, step.patch)
        return sent

    async def refused(self, *actions: Action, **more: Any) -> Refused:
        """Send something that is refused."""
        wish = Suppose(**self.start | {"moves": self.moves, "actions": list(actions)} | more)
        with pytest.raises(Refused) as refusal:
            (await Films().copy(self.table, self.guest, wish))[0].play()
        return refusal.value

    @property
    def seat(self) -> int:
        """Who plays it."""
        return int(self.start["seat"])

    @property
    def options(self) -> list[Action]:
        """What can be chosen now."""
        return offered(self.table, self.scene)


async def test_it_begins_with_what_the_seat_sees_now(house: House) -> None:
    """The same scene, byte for byte, in every title."""
    for title in games():
        table = await house.table(*["anna"] * games()[title].fewest, title=title)
        line = Line(table)
        sent = await line.play()
        eye = await look(table, "anna", table.waiting()[0])
        assert (sent.moves, sent.steps) == ((), ())
        assert whole(sent.scene) == whole(eye.scene)
        eye.close()


async def test_the_table_hears_nothing_of_it(house: House, anna: Eye, boris: Eye) -> None:
    """Neither its version nor its position changes, nor does anybody get a word."""
    table = anna.table
    before, version, heard = table.state.to_bytes(), table.version, boris.listener._queue.qsize()
    line = Line(table)
    await line.play()
    sent = await line.play(("stow",))
    assert sent.moves == ((0, "stow"),)
    assert (table.state.to_bytes(), table.version, table.session.at) == (before, version, 0)
    assert boris.listener._queue.qsize() == heard


async def test_others_are_answered_for_until_the_seat_is_asked_again(house: House) -> None:
    """Their moves are told in the words of the log, and the last scene asks the seat."""
    table = await house.table("anna", "anna", "anna", title="spice_road")
    line = Line(table)
    await line.play()
    sent = await line.play(("rest",) if ("rest",) in line.options else line.options[0])
    assert sent.moves[0][0] == line.seat
    assert {move[0] for move in sent.moves} == {0, 1, 2}
    assert [step.line.at for step in sent.steps] == list(range(len(sent.moves)))
    assert line.scene["waiting"] == [line.seat]
    assert line.options


async def test_the_same_line_comes_to_the_same_position(house: House) -> None:
    """Whoever brings all moves has the scene at once; who brings none of it known sees every step."""
    table = await house.table("anna", "anna", title="spice_road")
    line = Line(table)
    await line.play()
    for _ in range(4):
        await line.play(line.options[-1])
    end, moves = line.scene, line.moves
    again = await line.play()
    assert (again.steps, whole(again.scene), list(again.moves)) == ((), end, moves)
    wish = Suppose(**line.start, moves=moves)
    copy, *_ = await Films().copy(table, "anna", wish)
    scene, steps = copy.play()
    assert len(steps) == len(moves)
    assert whole(scene)["at"] == 0


async def test_a_deal_is_a_number(house: House) -> None:
    """The same number deals the same cards, another one others."""
    table = await house.table("anna", "anna", title="spice_road")

    async def seen(deal: int) -> bytes:
        line = Line(table, deal=deal)
        await line.play()
        while not any(len(move) and move[1] == "acquire" for move in line.moves):
            await line.play(next((said for said in line.options if said[0] == "acquire"), line.options[-1]))
        return msgspec.json.encode(line.scene["pieces"])

    first = await seen(1)
    assert first == await seen(1)
    assert len({first, await seen(2), await seen(3)}) > 1


@pytest.mark.parametrize("title", [TOY, "spice_road"])
async def test_it_can_be_played_to_the_end(house: House, title: str) -> None:
    """And the end is told like any other."""
    table = await house.table("anna", "anna", title=title)
    line = Line(table)
    await line.play()
    while not line.scene["over"]:
        wanted = [said for said in line.options if said[0] in ("claim", "stow")] or line.options
        await line.play(wanted[-1])
    assert sorted(line.scene["places"])[0] == 1
    assert table.status == "playing"


async def test_from_a_position_of_the_past(house: House, anna: Eye, boris: Eye) -> None:
    """With what the seat knew then."""
    await stow(anna, "a1")
    line = Line(anna.table, at=0)
    sent = await line.play()
    assert (sent.scene.at, sent.scene.turn, sent.scene.waiting) == (0, (1, 0), (0,))


async def test_windows_that_are_off_are_declined_there_too(house: House, anna: Eye) -> None:
    """The seat is asked for nothing that it has left to the table."""
    line = Line(anna.table)
    await line.play()
    await line.play(("stow",))
    await line.play(*[said for said in line.options if said[0] == "place"][:1])
    assert line.moves[-1][1] == "place"
    await anna.switch("whistle", False)
    await Line(anna.table).play()
    again = Line(anna.table)
    await again.play()
    await again.play(("stow",))
    await again.play(*[said for said in again.options if said[0] == "place"][:1])
    assert again.moves[2] == (0, "decline")


async def test_closed_scores_stay_closed(house: House) -> None:
    """Of others no score is told while the match runs."""
    table = await house.table("anna", "anna", title="spice_road", closed_scores=True)
    line = Line(table)
    await line.play()
    await line.play(line.options[-1])
    told = {seat: "vp" in [number[0] for number in panel] for seat, panel in line.scene["panels"].items()}
    assert told == {str(line.seat): True, str(1 - line.seat): False}


async def test_what_is_refused(house: House, anna: Eye, boris: Eye) -> None:
    """Other people's seats, positions and lines that are not there; each with a sentence."""
    table = anna.table
    line = Line(table)
    assert (await line.refused(seat=1)).code == "not-yours"
    assert (await line.refused(seat=7)).code == "not-yours"
    assert (await line.refused(seat=-1)).code in ("not-yours", "bad-request")
    assert (await line.refused(at=5)).code == "no-position"
    assert (await line.refused(at=-1)).code == "no-position"
    assert (await line.refused(deal=-1)).code == "bad-request"
    assert (await line.refused(deal=2**53)).code == "bad-request"
    assert (await line.refused(known=1)).code == "bad-request"
    assert (await line.refused(moves=[(0, "stow")] * (MOST_MOVES + 1))).code == "bad-request"
    assert (await line.refused(("decline",))).code == "illegal"
    assert (await line.refused(("fly",))).code == "bad-request"
    broken = await line.refused(moves=[(0, "stow"), (0, "stow")])
    assert (broken.code, "Move 2" in broken.detail) == ("line-broken", True)
    for move in [(), (9, "stow"), (-1, "stow"), ("0", "stow")]:
        assert (await line.refused(moves=[move])).code == "line-broken"
    stranger = Line(table, guest="mallory")
    assert (await stranger.refused()).code == "not-yours"


async def test_previews_and_reasons(house: House, anna: Eye) -> None:
    """What an action would do there, and why something cannot be chosen."""
    wish = Suppose(seat=0, at=0, deal=1, actions=[("stow",)])
    copy, *_ = await Films().copy(anna.table, "anna", wish)
    assert isinstance(copy.try_out(), Tried)
    copy, *_ = await Films().copy(anna.table, "anna", Suppose(seat=0, at=0, deal=1))
    assert isinstance(copy.why_not("hand.1/0"), ReasonTold)
    copy, *_ = await Films().copy(anna.table, "anna", Suppose(seat=0, at=0, deal=1, actions=[("decline",)]))
    with pytest.raises(Refused):
        copy.try_out()


# ---- where it is shut ---------------------------------------------------------------------------------


async def test_it_is_shut_in_a_rated_match_with_a_live_clock(house: House) -> None:
    """Everybody thinks there in their own time; when the match does not count any more, it is open."""
    table = await house.table("anna", "boris", clock=ClockRules("live", 600, 10))
    assert table.view("anna").shut
    refused = await Line(table).refused()
    assert (refused.code, refused.status) == ("what-if-shut", 409)
    table.session.hinted = True
    assert not table.view("anna").shut
    await Line(table).play()


async def test_all_are_told_that_it_opens(house: House) -> None:
    """Going back over a reveal makes a match that counts for nobody; what was told of the table before is not true."""
    table = await house.table("anna", "boris", clock=ClockRules("live", 600, 10))
    anna, boris, watching = await look(table, "anna", 0), await look(table, "boris", 1), await look(table)
    await anna.act(("draw",))
    await boris.until_version(await anna.undo(0))
    for eye in (anna, boris, watching):
        assert (await eye.until_version(boris.v)).table.shut
    await boris.answer(True)
    for eye in (anna, boris, watching):
        seen = await eye.until_version(table.version)
        assert not seen.table.shut
        assert position(seen) == position(await glance(table, eye.guest, eye.viewer))


async def test_a_step_of_ones_own_tells_nothing_of_the_table(house: House) -> None:
    """It still counts; to send the whole table again would be for nothing."""
    table = await house.table("anna", "boris", clock=ClockRules("live", 600, 10))
    anna = await look(table, "anna", 0)
    await stow(anna, "a1")
    anna.bytes = b""
    await anna.undo(0)
    assert b'"what":"undo"' in anna.bytes
    assert b'"table"' not in anna.bytes
    assert anna.seen.table.shut


@pytest.mark.parametrize(
    ("seats", "clock"),
    [
        (("anna", "boris"), None),
        (("anna", "boris"), ClockRules("days", 3)),
        (("anna", "anna"), ClockRules("live", 600)),
    ],
)
async def test_elsewhere_it_is_open(house: House, seats: tuple[str, ...], clock: ClockRules | None) -> None:
    """By correspondence one has days, and a device handed round is not rated."""
    table = await house.table(*seats, clock=clock)
    assert not table.view("anna").shut
    await Line(table).play()


async def test_it_opens_when_the_match_is_over(house: House) -> None:
    """As everything does."""
    table = await house.table("anna", "boris", clock=ClockRules("live", 600, 10))
    line = Line(table)
    await table.presence.concede("boris", 1)
    assert not table.view("anna").shut
    await line.play()
