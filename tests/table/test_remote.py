"""Bots of the network at a table: asked as their seats may know it, and never in anybody's way."""

from __future__ import annotations

import asyncio
import base64
from typing import Any

import msgspec
import pytest

from carrack.bots import QUICK
from carrack.core.registry import find
from carrack.table import remote_ids
from carrack.table.refused import Refused
from carrack.table.remote import MISSES, Remote
from carrack.table.store.rows import BotRow
from carrack.table.table import Table
from carrack.table.wire import BotQuestion, Gone, NewSeat, NewTable
from tests.table.house import Eye, House, code, glance, look, person, until
from tests.table.reader import events

pytestmark = pytest.mark.anyio
MINE = BotRow(id="b1", guest="anna", name="Deep Hold", token="", created=1.0)
BOT = remote_ids.named(MINE.id)


class Program:
    """Somebody's program, on the line."""

    def __init__(self, remote: Remote, row: BotRow = MINE) -> None:
        self._remote = remote
        self._row = row
        self.listener, first = remote.connect(row)
        self.asked: list[BotQuestion] = []
        self.gone: list[str] = []
        for data in first:
            self._take(data)

    async def question(self) -> BotQuestion:
        """The next question that it has not seen yet."""
        seen = len(self.asked)
        while len(self.asked) == seen:
            await self.news()
        return self.asked[-1]

    async def news(self) -> None:
        """Wait for whatever it is told next."""
        data = await self.listener.next(20.0)
        assert data, "nothing came"
        self._take(data)

    def answer(self, question: BotQuestion, action: Any = None) -> None:
        """The first legal action, unless another is named."""
        self._remote.answer(self._row.id, question.id, question.legal[0].action if action is None else action)

    def hang_up(self) -> None:
        """The line is cut."""
        self._remote.hang_up(self._row, self.listener)

    def _take(self, data: bytes) -> None:
        for event in events(data.decode().split("\n")):
            if event.name == "asked":
                self.asked.append(msgspec.json.decode(event.data, type=BotQuestion))
            else:
                self.gone.append(msgspec.json.decode(event.data, type=Gone).id)


@pytest.fixture
async def program(house: House) -> Program:
    """Anna's, connected."""
    await asyncio.wrap_future(house.store.add_bot(MINE, 5))
    house.lobby.remote.patience = 20.0
    return Program(house.lobby.remote)


async def seated(house: House, *kinds: str) -> Table:
    """A table of Anna's, where her bot and others sit."""
    seats = [NewSeat("me") if kind == "anna" else NewSeat("bot", bot=kind) for kind in kinds]
    made = await house.lobby.new_table(person("anna"), NewTable("smugglers", seats))
    return await house.lobby.table(made.id)


async def test_it_is_asked_and_plays(house: House, program: Program) -> None:
    """A whole game; it answers by numbers and by words, and the table calls it by its name."""
    table = await seated(house, "anna", BOT)
    anna = await look(table, "anna", 0)
    view = table.view("anna").seats[1]
    assert (view.kind, view.name, view.bot, view.here) == ("bot", "Deep Hold", "net", True)
    turn = 0
    while not anna.scene["over"]:
        if 0 in anna.scene["waiting"]:
            await anna.act(anna.offered[0])
        elif table.stand_ins.at_work:
            question = await program.question()
            turn += 1
            program.answer(question, question.legal[-1].say if turn % 2 else question.legal[-1].action)
            await _until_moved(anna)
        else:
            await anna.next()
    assert turn
    assert house.workers.asked == []
    record = await house.lobby.record(table.row.id)
    assert (record.notes["names"], record.notes["bots"]) == (["Anna", "Deep Hold"], ["", "net"])
    assert (await house.lobby.tables_of("anna"))[0].places
    assert not house.store.rating_changes("anna", [table.row.id])


async def _until_moved(eye: Eye) -> None:
    version = eye.v
    while eye.v == version:
        await eye.next()


async def test_a_question_holds_what_the_seat_may_know_and_no_more(house: House, program: Program) -> None:
    """The position comes back from its bytes and from its plain form, and nothing tells the match or its seed."""
    table = await seated(house, BOT, "anna")
    await look(table, "anna", 1)
    question = await program.question()
    game = find("smugglers")
    state = game.restore(base64.b64decode(question.position))
    assert game.position(question.plain) == state
    assert [offer.action for offer in question.legal] == state.legal_for(0) == table.state.legal_for(0)
    assert [list(offer.say) for offer in question.legal] == [game.verbs.readable(n) for n in state.legal_for(0)]
    assert (question.title, question.rules, question.seats, question.seat) == ("smugglers", game.rules_version, 2, 0)
    assert question.options == table.row.options
    assert state.observe(0) == table.state.observe(0)
    assert state != table.state
    said = msgspec.json.encode(question).decode()
    for secret in (table.row.id, table.row.seed, table.row.nonce, "anna", "Anna", "Deep Hold"):
        assert secret not in said


async def test_a_cut_line_loses_nothing(house: House, program: Program) -> None:
    """Whoever connects again is asked again, the same, and the answer counts."""
    table = await seated(house, BOT, "anna")
    anna = await look(table, "anna", 1)
    question = await program.question()
    program.hang_up()
    assert not table.view("anna").seats[0].here
    again = Program(house.lobby.remote)
    assert again.asked == [question]
    again.answer(question)
    await _until_moved(anna)
    assert house.workers.asked == []


async def test_a_server_that_was_restarted_asks_again(house: House, program: Program) -> None:
    """The seat is the bot's as before; until its program is back the table waits a while."""
    table = await seated(house, BOT, "anna")
    house.restart()
    table = await house.lobby.table(table.row.id)
    anna = await look(table, "anna", 1)
    await asyncio.sleep(0.05)
    back = Program(house.lobby.remote)
    back.answer(back.asked[0])
    await _until_moved(anna)
    assert house.workers.asked == []


async def test_who_is_off_the_line_is_stood_in_for(house: House, program: Program) -> None:
    """At once if it has been off for long, and the log tells it."""
    table = await seated(house, BOT, "anna")
    house.lobby.remote.grace = 0.05
    program.hang_up()
    anna = await look(table, "anna", 1)
    await _until_moved(anna)
    assert house.workers.asked[0] == (0, QUICK)
    assert anna.seen.log[0].bot == QUICK
    assert not anna.seen.table.seats[0].here


async def test_who_is_too_slow_is_away_until_it_answers(house: House, program: Program) -> None:
    """Its late answer is refused in a sentence, and it is told that nobody waits."""
    house.lobby.remote.patience = 0.05
    table = await seated(house, BOT, "anna")
    anna = await look(table, "anna", 1)
    question = await program.question()
    await _until_moved(anna)
    assert house.workers.asked == [(0, QUICK)]
    with pytest.raises(Refused, match="came too late") as late:
        program.answer(question)
    assert (late.value.status, late.value.say[0]) == (409, "problem-not-asked")
    await program.news()
    assert question.id in program.gone
    house.lobby.remote.patience = 0.01
    while len(house.workers.asked) < MISSES:
        if 1 in anna.scene["waiting"]:
            await anna.act(anna.offered[0])
        else:
            await anna.next()
    await until(lambda: not table.view("anna").seats[0].here)
    house.lobby.remote.patience = 20.0
    while len(program.asked) < MISSES + 1:
        if 1 in anna.scene["waiting"]:
            await anna.act(anna.offered[0])
        elif not program.listener._queue.empty():
            await program.news()
        else:
            await asyncio.sleep(0)
    assert program.asked[-1].seconds < 20.0
    program.answer(program.asked[-1])
    await until(lambda: table.view("anna").seats[0].here)


async def test_who_connects_again_is_as_slow_as_before(house: House) -> None:
    """Until it answers in time. Its owner may seat it all the same: how else could it."""
    remote = house.lobby.remote
    remote.patience = 0.02
    state = find("smugglers").deal(2, {}, 1)
    seat = int(state.actor)
    for _ in range(MISSES):
        program = Program(remote)
        assert await remote.choose(state, seat, BOT, lambda: True) is None
        program.hang_up()
    remote.patience = 20.0
    program = Program(remote)
    assert not remote.is_here(BOT)
    assert remote.seatable("anna", BOT) == MINE
    waits = asyncio.create_task(remote.choose(state, seat, BOT, lambda: True))
    question = await program.question()
    assert question.seconds < 20.0
    program.answer(question)
    assert await waits == question.legal[0].action
    assert remote.is_here(BOT)
    waits = asyncio.create_task(remote.choose(state, seat, BOT, lambda: True))
    question = await program.question()
    assert question.seconds == 20.0
    program.answer(question)
    await waits


async def test_who_was_not_there_is_not_slow(house: House, program: Program) -> None:
    """A program that was restarted has all the time again."""
    remote = house.lobby.remote
    remote.grace = 0.0
    state = find("smugglers").deal(2, {}, 1)
    seat = int(state.actor)
    program.hang_up()
    for _ in range(MISSES):
        assert await remote.choose(state, seat, BOT, lambda: True) is None
    back = Program(remote)
    assert remote.is_here(BOT)
    waits = asyncio.create_task(remote.choose(state, seat, BOT, lambda: True))
    question = await back.question()
    assert question.seconds == 20.0
    back.answer(question)
    await waits


async def test_what_is_not_legal_is_refused(house: House, program: Program) -> None:
    """With the reason, and not for ever."""
    table = await seated(house, BOT, "anna")
    anna = await look(table, "anna", 1)
    question = await program.question()
    legal = {offer.action for offer in question.legal}
    wrong = next(number for number in range(find("smugglers").actions) if number not in legal)
    with pytest.raises(Refused) as nonsense:
        program.answer(question, ("fly", "away"))
    assert nonsense.value.status == 422
    with pytest.raises(Refused, match="There is no action"):
        program.answer(question, 10**30)
    with pytest.raises(Refused, match=r"This is not legal now: .* Tries left: 1"):
        program.answer(question, wrong)
    with pytest.raises(Refused, match="Somebody stands in"):
        program.answer(question, wrong)
    await _until_moved(anna)
    assert house.workers.asked == [(0, QUICK)]
    assert await code(_answering(program, question)) == "problem-not-asked"


async def _answering(program: Program, question: BotQuestion) -> None:
    program.answer(question)


async def test_a_table_that_has_moved_on_asks_anew(house: House, program: Program) -> None:
    """Anna has gone back while the program was thinking: it is told, and not held guilty."""
    table = await seated(house, "anna", BOT)
    anna = await look(table, "anna", 0)
    await anna.act(("stow",), ("place", "a1", 0), ("decline",))
    first = await program.question()
    await anna.undo(0)
    while first.id not in program.gone:
        await program.news()
    await anna.act(("stow",), ("place", "b1", 0), ("decline",))
    second = await program.question()
    assert second.plain != first.plain
    program.answer(second)
    await _until_moved(anna)
    assert [line.bot for line in anna.seen.log if line.seat == 1] == [""]


async def test_only_its_owner_seats_it(house: House, program: Program) -> None:
    """And nobody lets it stand in for a person."""
    for bot in (BOT, "net:nobody", "net:"):
        wish = NewTable("smugglers", [NewSeat("me"), NewSeat("bot", bot=bot)])
        assert await code(house.lobby.new_table(person("boris"), wish)) == "problem-bot-away"
    for spec in ("json:loads", "my_bots.py:Mine"):  # what runs code of this machine is nobody's to name from afar
        wish = NewTable("smugglers", [NewSeat("me"), NewSeat("bot", bot=spec)])
        assert await code(house.lobby.new_table(person("anna"), wish)) == "problem-bad-request"
    table = await house.table("anna", "open")
    await house.lobby.fill("anna", table.row.id, 1, BOT)
    assert table.seats[1].name == "Deep Hold"
    assert await code(table.presence.leave("anna", 0, BOT)) == "problem-bad-request"


async def test_one_that_is_deleted_or_whose_owner_is_forgotten(house: House, program: Program) -> None:
    """A quick bot plays on at once; who is forgotten leaves no name of a bot behind."""
    table = await seated(house, BOT, "anna", "random")
    await look(table, "anna", 1)
    await program.question()
    await house.lobby.forget("anna")
    await until(lambda: bool(house.workers.asked))
    assert house.workers.asked[0] == (0, QUICK)
    assert (await glance(table)).table.seats[0].name == ""
    assert house.store.bots_of("anna") == []


async def _deleted(house: House) -> None:
    """As its owner's page does it."""
    await asyncio.wrap_future(house.store.remove_bot(MINE.id))
    house.lobby.remote.dismiss(MINE.id)


async def test_one_that_is_deleted_leaves_nothing_behind(house: House, program: Program) -> None:
    """Once its program has hung up and nobody waits for it; its seat is answered for at once, now and later."""
    remote = house.lobby.remote
    table = await seated(house, BOT, "anna")
    anna = await look(table, "anna", 1)
    question = await program.question()
    await _deleted(house)
    assert not remote.is_connected(BOT)
    await _until_moved(anna)
    await until(lambda: not table.stand_ins.at_work)
    assert set(house.workers.asked) == {(0, QUICK)}
    program.hang_up()
    assert remote.known == 0
    assert await code(_answering(program, question)) == "problem-not-asked"
    async with asyncio.timeout(remote.grace / 2):
        assert await remote.choose(table.state, 0, BOT, lambda: True) is None
    assert remote.known == 0


async def test_one_that_was_never_asked_leaves_nothing_behind(house: House, program: Program) -> None:
    """Nor does a token that was renewed for a bot that never came."""
    program.hang_up()
    await _deleted(house)
    house.lobby.remote.cut("never")
    house.lobby.remote.dismiss("never")
    assert house.lobby.remote.known == 0


async def test_a_server_that_was_restarted_knows_who_was_deleted(house: House, program: Program) -> None:
    """The seat of such a bot is answered for at once."""
    table = await seated(house, BOT, "anna")
    await _deleted(house)
    house.restart()
    table = await house.lobby.table(table.row.id)
    async with asyncio.timeout(house.lobby.remote.grace / 2):
        await _until_moved(await look(table, "anna", 1))
    await until(lambda: not table.stand_ins.at_work)
    assert house.workers.asked[0] == (0, QUICK)
    assert house.lobby.remote.known == 0


async def test_who_is_forgotten_takes_bots_along_that_were_away(house: House, program: Program) -> None:
    """The table waits for such a bot after a restart, and no longer when there is none."""
    table = await seated(house, BOT, "anna")
    house.restart()
    table = await house.lobby.table(table.row.id)
    await look(table, "anna", 1)
    await until(lambda: house.lobby.remote.known == 1)
    await house.lobby.forget("anna")
    async with asyncio.timeout(house.lobby.remote.grace / 2):
        await until(lambda: bool(house.workers.asked))


async def test_a_rematch_seats_it_again(house: House, program: Program) -> None:
    """As it sat there before."""
    house.workers.chosen = lambda state, seat: state.legal_for(seat)[0]
    table = await seated(house, "anna", BOT)
    await look(table, "anna", 0)
    await table.presence.concede("anna", 0)
    made = await house.lobby.rematch(person("anna"), table.row.id)
    again = await house.lobby.table(made.id)
    assert [(row.bot, row.name) for row in again.seats] == [(BOT, "Deep Hold"), ("", "Anna")]


async def test_a_rematch_seats_it_for_its_owner_alone(house: House, program: Program) -> None:
    """And only while it is connected; else a quick bot sits there."""
    for asks, is_there in (("boris", True), ("boris", False), ("anna", False)):
        wish = NewTable("smugglers", [NewSeat("me"), NewSeat("friend"), NewSeat("bot", bot=BOT)])
        made = await house.lobby.new_table(person("anna"), wish)
        await house.lobby.sit(person("boris"), await house.lobby.link("anna", made.id, 1))
        table = await house.lobby.table(made.id)
        await table.presence.concede("anna", 0)
        await table.presence.concede("boris", 1)
        if not is_there:
            program.hang_up()
        again = await house.lobby.table((await house.lobby.rematch(person(asks), made.id)).id)
        assert [(row.bot, row.name) for row in again.seats] == [("", "Boris"), (QUICK, ""), ("", "Anna")]
        if not is_there:
            program = Program(house.lobby.remote)
