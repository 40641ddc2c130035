"""Who is asked to go back and does not look is told of it like of a turn: once for each question."""

from __future__ import annotations

import pytest

from carrack.table.notices import GAP, QUIET, Notices
from carrack.table.table import Table
from carrack.table.wire import ClockRules
from tests.table.house import SECONDS, Eye, House, look
from tests.table.test_consent import six_moves
from tests.table.test_notices import HOOK, PAGE, Post, channel, later

pytestmark = pytest.mark.anyio
ASKED = "You are asked to agree to undoing moves: Smugglers"


@pytest.fixture
def post() -> Post:
    """Nothing was sent yet."""
    return Post()


@pytest.fixture
def notices(house: House, post: Post) -> Notices:
    """Anna has a webhook."""
    house.store.add_channel(channel(), 10).result(SECONDS)
    house.lobby._notices = Notices(house.store, post.send, post.clock)
    return house.lobby._notices


@pytest.fixture
async def table(house: House, notices: Notices) -> Table:
    """By correspondence."""
    return await house.table("anna", "boris", clock=ClockRules("days", 3))


@pytest.fixture
async def asked(table: Table, anna: Eye, boris: Eye) -> Eye:
    """Boris, whose turn it is, asks to go back over moves of Anna, who has closed the page."""
    await six_moves(anna, boris)
    await boris.until_version(await anna.act(("draw",)))
    anna.close()
    await boris.undo(3)
    assert table.session.proposal
    return boris


async def test_they_are_told_after_a_moment(house: House, asked: Eye, notices: Notices, post: Post) -> None:
    """In the language of each channel; once, however long it stands."""
    russian = "https://hooks.example/anna-2"
    house.store.add_channel(channel(russian, language="ru"), 10).result(SECONDS)
    await notices.send_due()
    assert post.sent == []
    await later(notices, post)
    link = f"{PAGE}/t/{asked.table.row.id}"
    told = "Вас просят согласиться на отмену ходов: Контрабандисты"
    assert post.sent == [(HOOK, ASKED, link), (russian, told, link)]
    await later(notices, post, 10 * GAP)
    assert len(post.sent) == 2


async def test_who_has_looked_is_not_told_again(table: Table, asked: Eye, notices: Notices, post: Post) -> None:
    """She knows; but of the next question she is told."""
    (await look(table, "anna", 0)).close()
    await later(notices, post, 10 * GAP)
    assert post.sent == []
    await asked.until_version(table.version)
    await asked.answer(False)
    await asked.undo(3)
    await later(notices, post, GAP)
    assert [text for _, text, _ in post.sent] == [ASKED]


@pytest.mark.parametrize("how", ["withdrawn", "overtaken"])
async def test_not_when_the_question_is_gone(how: str, asked: Eye, notices: Notices, post: Post) -> None:
    """He thought better of it, or played on."""
    if how == "withdrawn":
        await asked.answer(False)
    else:
        await asked.act(("draw",))
    post.now += QUIET
    await notices.send_due()
    assert ASKED not in [text for _, text, _ in post.sent]


async def test_a_turn_and_a_question_are_one_message(house: House, asked: Eye, notices: Notices, post: Post) -> None:
    """At different tables."""
    await house.table("anna", "vera")
    await later(notices, post)
    assert post.sent == [(HOOK, f"Your turn: Smugglers. {ASKED}", f"{PAGE}/")]


async def test_a_restart_loses_no_question(house: House, asked: Eye, post: Post) -> None:
    """Nor is it told twice."""
    after = Notices(house.store, post.send, post.clock)
    await after.recall()
    await later(after, post)
    assert [text for _, text, _ in post.sent] == [ASKED]
    again = Notices(house.store, post.send, post.clock)
    await again.recall()
    await later(again, post, 10 * GAP)
    assert len(post.sent) == 1


async def test_after_a_restart_only_those_are_told_who_have_not_answered(
    house: House, table: Table, asked: Eye, post: Post
) -> None:
    """A question that was withdrawn is none."""
    await asked.answer(False)
    after = Notices(house.store, post.send, post.clock)
    await after.recall()
    await later(after, post)
    assert post.sent == []
