"""What takes its time is done for each address in its turn: nobody waits for all that another has asked for."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence

import httpx2 as httpx
import pytest
from starlette.applications import Starlette

from carrack.core.chance import Chance
from carrack.core.registry import games
from carrack.table import explain, judging
from carrack.table.queue import Lane
from carrack.table.replay import Films
from carrack.table.wire import Chart, ReasonTold
from carrack.web import picture, share
from carrack.web import tables as module
from carrack.web.responses import Kept
from tests.table.house import SECONDS, TOY, House
from tests.table.test_replay import play

pytestmark = pytest.mark.anyio
GREEDY, OTHER = "192.0.2.1", "192.0.2.2"
SITE = "/api/picture.png"


class Brush:
    """Draws when it is told to, and knows what it was asked for."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.may = threading.Event()

    def __call__(self, fonts: object, title: str, about: str, *, brand: bool = True) -> bytes:
        """A picture of nothing."""
        self.asked.append(title)
        assert self.may.wait(SECONDS)
        return b"drawn"


@pytest.fixture
def brush(monkeypatch: pytest.MonkeyPatch) -> Brush:
    """What pictures are drawn with."""
    made = Brush()
    monkeypatch.setattr(picture, "neutral", made)
    return made


async def get(app: Starlette, home: str, path: str) -> httpx.Response:
    """Somebody who comes from there asks for this."""
    transport = httpx.ASGITransport(app, client=(home, 1234))
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        return await client.get(path)


def pictures() -> list[str]:
    """One of each title in each language."""
    return [f"/api/titles/{title}/picture.png?lang={language}" for title in games() for language in ("en", "ru")]


async def begun(app: Starlette, home: str, paths: Sequence[str], brush: Brush) -> list[asyncio.Task[httpx.Response]]:
    """Somebody asks for all of this at once, and the first picture is being drawn."""
    asked = [asyncio.create_task(get(app, home, path)) for path in paths]
    async with asyncio.timeout(SECONDS):
        while not brush.asked:
            await asyncio.sleep(0.01)
    return asked


async def test_a_picture_waits_for_one_of_another_address_and_no_more(app: Starlette, brush: Brush) -> None:
    """However many of theirs are to be drawn."""
    asked = await begun(app, GREEDY, pictures(), brush)
    mine = asyncio.create_task(get(app, OTHER, SITE))
    await asyncio.sleep(0.1)
    brush.may.set()
    assert [(await one).content for one in (mine, *asked)] == [b"drawn"] * (1 + len(asked))
    assert brush.asked.index(share.of_site("en").heading) == 1


async def test_a_picture_that_is_there_waits_for_none(app: Starlette, brush: Brush) -> None:
    """It need not be drawn."""
    brush.may.set()
    await get(app, OTHER, SITE)
    brush.may.clear()
    brush.asked.clear()
    asked = await begun(app, GREEDY, pictures()[:2], brush)
    async with asyncio.timeout(SECONDS):
        assert (await get(app, OTHER, SITE)).content == b"drawn"
    brush.may.set()
    await asyncio.gather(*asked)


async def test_a_chart_that_waits_holds_up_no_picture(
    app: Starlette, house: House, brush: Brush, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a match that is over somebody wants the picture, and so much else that its chart is not made yet."""
    table = await house.table("anna", "anna")
    await play(table, 5_000, Chance(2), "random")
    asked, ready = asyncio.Event(), asyncio.Event()

    async def chart(*_: object) -> Chart:
        asked.set()
        await ready.wait()
        return Chart((), (), (), {})

    monkeypatch.setattr(Films, "chart", chart)
    brush.may.set()
    theirs = asyncio.create_task(get(app, GREEDY, f"/api/tables/{table.row.id}/picture.png"))
    async with asyncio.timeout(SECONDS):
        await asked.wait()
        assert (await get(app, OTHER, SITE)).content == b"drawn"
    ready.set()
    assert (await theirs).headers["content-type"] == "image/png"


async def test_one_address_does_not_take_all_threads_of_films() -> None:
    """Its pieces of the past wait for each other; a piece of somebody else's is made meanwhile."""
    films, other = Films(), threading.Event()
    greedy = [asyncio.create_task(films.beside(lambda: other.wait(5), Lane(GREEDY, str(k)))) for k in range(4)]
    await asyncio.sleep(0.05)
    await films.beside(other.set, Lane(OTHER, "anna"))
    assert await asyncio.gather(*greedy) == [True] * len(greedy)


@pytest.mark.parametrize(
    ("work", "path", "wish"),
    [
        ("why_not", "why", {"seat": 0, "piece": "bag"}),
        ("would_do", "preview", {"seat": 0, "v": 0, "actions": [["draw"]]}),
    ],
)
async def test_the_tables_go_on_while_somebody_asks(
    app: Starlette, monkeypatch: pytest.MonkeyPatch, work: str, path: str, wish: dict[str, object]
) -> None:
    """Why not, or what it would do: for some titles that takes as long as ten acts."""
    begun, may, in_time = threading.Event(), threading.Event(), []

    def slow(*_: object) -> ReasonTold:
        begun.set()
        in_time.append(may.wait(5))
        return ReasonTold(("refused-nothing", {}))

    monkeypatch.setattr(explain, work, slow)
    monkeypatch.setattr(judging, "asked_for", lambda *_: [])
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as anna:
        anna.headers["x-carrack-token"] = (await anna.get("/api/me")).json()["csrf"]
        made = await anna.post("/api/tables", json={"title": TOY, "seats": [{"kind": "me"}, {"kind": "me"}]})
        asks = asyncio.create_task(anna.post(f"/api/tables/{made.json()['id']}/{path}", json=wish))
        async with asyncio.timeout(SECONDS):
            while not begun.is_set():
                await asyncio.sleep(0.01)
        assert (await get(app, OTHER, "/health")).is_success
        may.set()
        assert (await asks).is_success
    assert in_time == [True]


async def test_boards_do_not_pile_up(app: Starlette, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is one for each way to choose the options: those that were asked for last are kept packed."""
    packed: list[bytes] = []

    class Packed(Kept):
        def __init__(self, data: bytes, media: str) -> None:
            packed.append(data)
            super().__init__(data, media)

    monkeypatch.setattr(module, "_BOARDS", 2)
    monkeypatch.setattr(module, "Kept", Packed)
    tables = [await house.table(*["anna"] * seats, title=TOY) for seats in (2, 3, 4)]
    first, second, third = [f"/api/tables/{table.row.id}/board" for table in tables]
    sent = [(await get(app, OTHER, path)).content for path in (first, second, first, third, first, second, second)]
    assert packed == [sent[0], sent[1], sent[3], sent[1]]
