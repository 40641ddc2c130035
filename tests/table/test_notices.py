"""Notices: one message for all tables, after a moment, and not again and again."""

from __future__ import annotations

import asyncio

import pytest

from carrack.table.notices import GAP, MOST_FAILED, PAUSES, QUIET, NobodyThere, Notice, Notices, said
from carrack.table.refused import Refused
from carrack.table.store.errors import Unreachable
from carrack.table.store.rows import ChannelRow
from tests.table.house import SECONDS, House, look

pytestmark = pytest.mark.anyio
PAGE = "https://carrack.example"
HOOK = "https://hooks.example/anna"


def channel(address: str = HOOK, guest: str = "anna", language: str = "en") -> ChannelRow:
    """A webhook of somebody's."""
    return ChannelRow(id=address, guest=guest, kind="hook", address=address, page=PAGE, language=language, created=0)


class Post:
    """Takes what is sent, and tells the time."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, str, str]] = []
        self.now = 1_000.0
        self.broken = False
        self.gone = False
        self.tries = 0

    async def send(self, to: ChannelRow, notice: Notice) -> None:
        """Keep it."""
        self.tries += 1
        if self.gone:
            raise NobodyThere
        if self.broken:
            raise Refused("bad-hook", "The message did not arrive.", 422)
        self.sent.append((to.address, *notice))

    def clock(self) -> float:
        """The time."""
        return self.now


@pytest.fixture
def post() -> Post:
    """Nothing was sent yet."""
    return Post()


@pytest.fixture
def notices(house: House, post: Post) -> Notices:
    """Anna has a webhook, Boris has none."""
    house.store.add_channel(channel(), 10).result(SECONDS)
    return Notices(house.store, post.send, post.clock)


async def later(notices: Notices, post: Post, seconds: float = QUIET) -> None:
    """So much time goes by, and what is due is sent."""
    post.now += seconds
    await notices.send_due()


async def test_who_is_awaited_is_told_after_a_moment(notices: Notices, post: Post) -> None:
    """With the title and the way there; once."""
    notices.asked("t1", "smugglers", {"anna", "boris"}, set())
    await notices.send_due()
    assert post.sent == []
    await later(notices, post)
    await notices.send_due()
    assert post.sent == [(HOOK, "Your turn: Smugglers", f"{PAGE}/t/t1")]


async def test_by_every_channel(house: House, notices: Notices, post: Post) -> None:
    """In the language of each."""
    house.store.add_channel(channel("https://hooks.example/anna-2", language="ru"), 10).result(SECONDS)
    notices.asked("t1", "smugglers", {"anna"}, set())
    await later(notices, post)
    assert [(to, text.partition(":")[0]) for to, text, _ in post.sent] == [
        (HOOK, "Your turn"),
        ("https://hooks.example/anna-2", "Ваш ход"),
    ]


async def test_a_slow_webhook_holds_up_nobody_else(house: House, post: Post) -> None:
    """Boris has one that does not answer before Anna's has."""
    slow = "https://slow.example/boris"
    for row in (channel(), channel(slow, "boris")):
        house.store.add_channel(row, 10).result(SECONDS)
    answered = asyncio.Event()

    async def send(to: ChannelRow, notice: Notice) -> None:
        if to.address == slow:
            await asyncio.wait_for(answered.wait(), SECONDS)
        await post.send(to, notice)
        answered.set()

    notices = Notices(house.store, send, post.clock)
    for guest in ("boris", "anna"):
        notices.asked("t1", "smugglers", {guest}, set())
    await later(notices, post)
    assert [to for to, _, _ in post.sent] == [HOOK, slow]


async def test_who_is_back_in_time_is_not_told(notices: Notices, post: Post) -> None:
    """Whether they have looked or played."""
    notices.asked("t1", "smugglers", {"anna"}, set())
    notices.looked("anna", "t1")
    notices.asked("t2", "smugglers", {"anna"}, set())
    notices.asked("t2", "smugglers", set(), {"anna"})
    await later(notices, post)
    assert post.sent == []


async def test_many_tables_are_one_message(notices: Notices, post: Post) -> None:
    """And another one comes after a while only, or when somebody has looked."""
    for k in range(5):
        notices.asked(f"t{k}", "smugglers", {"anna"}, set())
    await later(notices, post)
    assert [text for _, text, _ in post.sent] == ["Your turn at 5 tables: Smugglers"]
    assert post.sent[0][2] == f"{PAGE}/"
    notices.asked("t9", "smugglers", {"anna"}, set())
    await later(notices, post)
    assert len(post.sent) == 1
    await later(notices, post, GAP)
    assert len(post.sent) == 2
    await later(notices, post, GAP)
    assert len(post.sent) == 2


async def test_what_does_not_arrive_is_tried_again(notices: Notices, post: Post) -> None:
    """With longer and longer pauses, and a few times only."""
    post.broken = True
    notices.asked("t1", "smugglers", {"anna"}, set())
    await later(notices, post)
    for tried, pause in enumerate(PAUSES, 1):
        await later(notices, post, pause - 1)
        assert post.tries == tried
        await later(notices, post, 1)
        assert post.tries == tried + 1
    await later(notices, post, 10 * GAP)
    assert post.tries == len(PAUSES) + 1


async def test_it_arrives_later(notices: Notices, post: Post) -> None:
    """Once, and with all that is due by then."""
    post.broken = True
    notices.asked("t1", "smugglers", {"anna"}, set())
    await later(notices, post)
    post.broken = False
    await later(notices, post, PAUSES[0])
    await later(notices, post, GAP)
    assert post.sent == [(HOOK, "Your turn: Smugglers", f"{PAGE}/t/t1")]


async def test_not_after_the_turn_has_passed(notices: Notices, post: Post) -> None:
    """Who came back by themselves is not told that they are awaited."""
    for looks in (True, False):
        post.broken = True
        notices.asked("t1", "smugglers", {"anna"}, set())
        await later(notices, post, GAP)
        post.broken = False
        if looks:
            notices.looked("anna", "t1")
        else:
            notices.asked("t1", "smugglers", set(), {"anna"})
        await later(notices, post, PAUSES[0])
    assert post.sent == []
    assert post.tries == 2


async def test_only_where_it_did_not_arrive(house: House, notices: Notices, post: Post) -> None:
    """The other channel has had its message."""
    other = channel("https://hooks.example/anna-2")
    house.store.add_channel(other, 10).result(SECONDS)
    failed: list[str] = []

    async def send(to: ChannelRow, notice: Notice) -> None:
        if to.id == other.id and not failed:
            failed.append(to.id)
            raise Refused("bad-hook", "The message did not arrive.", 422)
        await post.send(to, notice)

    notices._send = send
    notices.asked("t1", "smugglers", {"anna"}, set())
    await later(notices, post)
    await later(notices, post, PAUSES[0])
    assert [to for to, _, _ in post.sent] == [HOOK, other.address]


async def test_a_channel_that_never_works_is_left_alone(house: House, notices: Notices, post: Post) -> None:
    """Until its owner has tried it; one that works again is as good as new."""
    post.broken = True
    for n in range(MOST_FAILED + 2):
        notices.asked(f"t{n}", "smugglers", {"anna"}, set())
        await later(notices, post, GAP)
        for pause in PAUSES:
            await later(notices, post, pause)
    assert post.tries == MOST_FAILED * (len(PAUSES) + 1)
    house.store.mark_channel(channel().id, True).result(SECONDS)
    post.broken = False
    notices.asked("t9", "smugglers", {"anna"}, set())
    await later(notices, post, GAP)
    assert len(post.sent) == 1


async def test_a_browser_that_has_gone_is_forgotten(house: House, notices: Notices, post: Post) -> None:
    """Nothing is tried again."""
    post.gone = True
    notices.asked("t1", "smugglers", {"anna"}, set())
    await later(notices, post)
    await later(notices, post, PAUSES[0])
    assert post.tries == 1
    assert house.store.channels_of("anna") == []


async def test_a_store_that_does_not_answer(
    house: House, notices: Notices, post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are told when it does."""

    def broken(guest: str) -> list[ChannelRow]:
        raise Unreachable("the store cannot be used")

    notices.asked("t1", "smugglers", {"anna"}, set())
    with monkeypatch.context() as patch:
        patch.setattr(house.store, "channels_of", broken)
        await later(notices, post)
    await later(notices, post, PAUSES[0])
    assert [text for _, text, _ in post.sent] == ["Your turn: Smugglers"]


async def test_a_table_says_who_is_awaited(house: House, notices: Notices, post: Post) -> None:
    """Who looks is not; who leaves while being asked is."""
    house.lobby._notices = notices
    table = await house.table("anna", "boris")
    anna = await look(table, "anna", 0)
    boris = await look(table, "boris", 1)
    await later(notices, post)
    assert post.sent == []
    anna.close()
    await later(notices, post)
    assert [text for _, text, _ in post.sent] == ["Your turn: Smugglers"]
    boris.close()


async def test_a_restart_loses_nobody(house: House, notices: Notices, post: Post) -> None:
    """Who is awaited is in the store; they are told if they have not been."""
    await house.table("anna", "boris")
    after = Notices(house.store, post.send, post.clock)
    await after.recall()
    await after.send_due()
    assert post.sent == []
    await later(after, post)
    assert [text for _, text, _ in post.sent] == ["Your turn: Smugglers"]


async def test_nobody_is_told_twice_because_of_a_restart(house: House, notices: Notices, post: Post) -> None:
    """Nor too soon after the last message; who has looked in between is told anew."""
    house.lobby._notices = notices
    first = await house.table("anna", "boris")
    await later(notices, post)
    assert len(post.sent) == 1
    after = Notices(house.store, post.send, post.clock)
    await after.recall()
    await later(after, post, 2 * GAP)
    assert len(post.sent) == 1
    after.looked("anna", first.row.id)
    house.store.mark_channel(HOOK, True).result(SECONDS)  # what is asked for earlier is written earlier
    again = Notices(house.store, post.send, post.clock)
    await again.recall()
    await later(again, post)
    assert len(post.sent) == 2


def test_words_in_the_readers_language() -> None:
    """Also that a channel works."""
    assert said("ru", ["smugglers", "smugglers"]).startswith("Ваш ход за 2 столами:")
    assert "Carrack" in said("en", [])
    assert said("xx", []) == said("en", [])
