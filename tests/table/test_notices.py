"""Notices: one message for all tables, after a moment, and not again and again."""

from __future__ import annotations

import asyncio

import pytest

from carrack.table.notices import GAP, QUIET, Notices, said
from carrack.table.refused import Refused
from carrack.table.store.rows import Hook, Profile
from tests.table.house import SECONDS, House, look

pytestmark = pytest.mark.anyio
HOOK = Hook("https://hooks.example/anna", "https://carrack.example", "en")


class Post:
    """Takes what is sent, and tells the time."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, str, str]] = []
        self.now = 1_000.0
        self.broken = False

    async def send(self, url: str, text: str, link: str) -> None:
        """Keep it."""
        if self.broken:
            raise Refused("bad-hook", "The webhook cannot be reached.", 422)
        self.sent.append((url, text, link))

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
    house.store.save_profile(Profile(guest="anna", hook=HOOK)).result(SECONDS)
    return Notices(house.store, post.send, post.clock)


async def test_who_is_awaited_is_told_after_a_moment(notices: Notices, post: Post) -> None:
    """With the title and the way there; once."""
    notices.asked("t1", "smugglers", {"anna", "boris"}, set())
    await notices.send_due()
    assert post.sent == []
    post.now += QUIET
    await notices.send_due()
    await notices.send_due()
    assert post.sent == [("https://hooks.example/anna", "Your turn: Smugglers", "https://carrack.example/t/t1")]


async def test_a_slow_webhook_holds_up_nobody_else(house: House, post: Post) -> None:
    """Boris has one that does not answer before Anna's has."""
    house.store.save_profile(Profile(guest="anna", hook=HOOK)).result(SECONDS)
    slow = Hook("https://slow.example/boris", HOOK.page, "en")
    house.store.save_profile(Profile(guest="boris", hook=slow)).result(SECONDS)
    answered = asyncio.Event()

    async def send(url: str, text: str, link: str) -> None:
        if url == slow.url:
            await asyncio.wait_for(answered.wait(), SECONDS)
        await post.send(url, text, link)
        answered.set()

    notices = Notices(house.store, send, post.clock)
    for guest in ("boris", "anna"):
        notices.asked("t1", "smugglers", {guest}, set())
    post.now += QUIET
    await notices.send_due()
    assert [url for url, _, _ in post.sent] == [HOOK.url, slow.url]


async def test_who_is_back_in_time_is_not_told(notices: Notices, post: Post) -> None:
    """Whether they have looked or played."""
    notices.asked("t1", "smugglers", {"anna"}, set())
    notices.looked("anna", "t1")
    notices.asked("t2", "smugglers", {"anna"}, set())
    notices.asked("t2", "smugglers", set(), {"anna"})
    post.now += QUIET
    await notices.send_due()
    assert post.sent == []


async def test_many_tables_are_one_message(notices: Notices, post: Post) -> None:
    """And another one comes after a while only, or when somebody has looked."""
    for k in range(5):
        notices.asked(f"t{k}", "smugglers", {"anna"}, set())
    post.now += QUIET
    await notices.send_due()
    assert [text for _, text, _ in post.sent] == ["Your turn at 5 tables: Smugglers"]
    assert post.sent[0][2] == "https://carrack.example/"
    notices.asked("t9", "smugglers", {"anna"}, set())
    post.now += QUIET
    await notices.send_due()
    assert len(post.sent) == 1
    post.now += GAP
    await notices.send_due()
    assert len(post.sent) == 2
    post.now += GAP
    await notices.send_due()
    assert len(post.sent) == 2


async def test_a_broken_webhook_breaks_nothing(notices: Notices, post: Post) -> None:
    """Nobody else waits for it."""
    post.broken = True
    notices.asked("t1", "smugglers", {"anna"}, set())
    post.now += QUIET
    await notices.send_due()
    post.broken = False
    post.now += GAP
    notices.asked("t2", "smugglers", {"anna"}, set())
    post.now += QUIET
    await notices.send_due()
    assert len(post.sent) == 1


async def test_a_table_says_who_is_awaited(house: House, notices: Notices, post: Post) -> None:
    """Who looks is not; who leaves while being asked is."""
    house.lobby._notices = notices
    table = await house.table("anna", "boris")
    anna = await look(table, "anna", 0)
    boris = await look(table, "boris", 1)
    post.now += QUIET
    await notices.send_due()
    assert post.sent == []
    anna.close()
    post.now += QUIET
    await notices.send_due()
    assert [text for _, text, _ in post.sent] == ["Your turn: Smugglers"]
    boris.close()


def test_words_in_the_readers_language() -> None:
    """Also that a webhook works."""
    russian = Hook("https://x.example", "https://c.example", "ru")
    assert said(russian, ["smugglers", "smugglers"]).startswith("Ваш ход за 2 столами:")
    assert "Carrack" in said(HOOK, [])
