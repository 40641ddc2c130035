"""The picture of a result, and the tags that name it: nothing before the end, and nothing that is not escaped."""

from __future__ import annotations

import io
import os
import re
from collections.abc import AsyncIterator
from html import unescape
from pathlib import Path

import httpx2 as httpx
import pytest
from PIL import Image
from starlette.applications import Starlette

from carrack.core.chance import Chance
from carrack.table.ending import Ending, sayer_of, verdict
from carrack.table.store.rows import Guest
from carrack.table.table import Table
from carrack.table.wire import Chart, NewSeat, NewTable
from carrack.web import look, results
from carrack.web.app import application
from carrack.web.fonts import DISPLAY, TEXT, Fonts
from carrack.web.limits import Limits
from carrack.web.page import BUILT
from carrack.web.picture import HEIGHT, WIDTH, picture
from tests.core.ftl import messages
from tests.table.house import SECRET, TOY, House
from tests.table.test_replay import play

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).parents[2]
PAGE = Path(os.environ.get("CARRACK_PAGE") or BUILT)
NASTY = "<b>\"Eve\" & 'Co'</b>"


def deal(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """Every match from now on is dealt from this seed."""
    monkeypatch.setattr("carrack.table.lobby.draw", lambda: (f"{seed:032x}", f"{8:032x}"))


@pytest.fixture(autouse=True)
def _dealt_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    deal(monkeypatch, 3)


@pytest.fixture
def app(house: House, limits: Limits, tmp_path: Path) -> Starlette:
    """The application with a page."""
    folder = tmp_path / "page"
    folder.mkdir()
    (folder / "index.html").write_text("<html><head><title>Carrack</title></head><body>", encoding="utf-8")
    made = application(house.store, house.workers, SECRET, limits, folder)
    house.lobby = made.state.lobby
    return made


@pytest.fixture
async def client(app: Starlette) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody who follows a link."""
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://carrack.example") as made:
        yield made


async def table_of(house: House, name: str) -> Table:
    """A table at which somebody plays both seats."""
    made = await house.lobby.new_table(Guest("anna", name, 1.0), NewTable(TOY, [NewSeat("me"), NewSeat("me")]))
    return await house.lobby.table(made.id)


async def finished(house: House, name: str = "Anna") -> Table:
    """One at which it is over."""
    table = await table_of(house, name)
    await play(table, 5_000, Chance(7))
    assert table.status == "over"
    return table


def tags(answer: httpx.Response) -> dict[str, str]:
    """The tags in the head of the page."""
    head = answer.text.partition("</head>")[0]
    return {
        key: unescape(said) for key, said in re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)"', head)
    }


async def test_the_picture(client: httpx.AsyncClient, house: House) -> None:
    """A PNG of the size that previews have, kept for a while; who has it already is told so."""
    table = await finished(house)
    path = f"/api/tables/{table.row.id}/picture.png"
    answer = await client.get(path)
    assert (answer.status_code, answer.headers["content-type"]) == (httpx.codes.OK, "image/png")
    with Image.open(io.BytesIO(answer.content)) as image:
        assert (image.format, image.size) == ("PNG", (WIDTH, HEIGHT))
    assert answer.headers["cache-control"] == "public, max-age=600"
    assert answer.headers["cross-origin-resource-policy"] == "cross-origin"
    again = await client.get(path, headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (httpx.codes.NOT_MODIFIED, b"")
    russian = await client.get(path, params={"lang": "ru"})
    assert russian.headers["etag"] != answer.headers["etag"]
    assert (await client.get(path, params={"lang": "xx"})).content == answer.content


async def test_a_picture_is_drawn_once(
    client: httpx.AsyncClient, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unless somebody is forgotten meanwhile, or others were asked for since."""
    table, drawn = await finished(house), 0
    path = f"/api/tables/{table.row.id}/picture.png"

    def draw(fonts: Fonts, ending: Ending, chart: Chart, language: str) -> bytes:
        nonlocal drawn
        drawn += 1
        return ending.names[0].encode()

    monkeypatch.setattr("carrack.web.picture.picture", draw)
    monkeypatch.setattr(results, "_KEPT", 1)
    for _ in range(2):
        assert (await client.get(path)).content == b"Anna"
    assert drawn == 1
    await house.lobby.forget("anna")
    assert (await client.get(path)).content == b""
    assert drawn == 2
    await client.get(path, params={"lang": "ru"})
    await client.get(path)
    assert drawn == 4


async def test_tags_of_a_result(client: httpx.AsyncClient, house: House) -> None:
    """Who won, the places with their points, the picture; in the language of the link."""
    table = await finished(house)
    scores = [int(table.state.score(seat)) for seat in (0, 1)]
    first = 0 if table.state.ranking()[0] == 1 else 1
    found = tags(await client.get(f"/t/{table.row.id}/result"))
    names = ["Anna", "Player 2"]
    assert found["og:title"].startswith(f"{names[first]} wins")
    assert f"1. {names[first]}: {scores[first]} · 2. {names[1 - first]}: {scores[1 - first]}" in found["og:description"]
    assert found["og:image"] == f"http://carrack.example/api/tables/{table.row.id}/picture.png"
    assert found["twitter:card"] == "summary_large_image"
    russian = tags(await client.get(f"/t/{table.row.id}/result?lang=ru"))
    assert "Победа" in russian["og:title"]
    assert russian["og:image"].endswith("/picture.png?lang=ru")


async def test_names_are_escaped(client: httpx.AsyncClient, house: House) -> None:
    """Whatever somebody is called, it stays a name."""
    table = await finished(house, NASTY)
    answer = await client.get(f"/t/{table.row.id}/result")
    assert "<b>" not in answer.text
    assert NASTY in tags(answer)["og:description"]
    assert (await client.get(f"/api/tables/{table.row.id}/picture.png")).status_code == httpx.codes.OK


async def test_nothing_before_the_end(client: httpx.AsyncClient, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever was dealt and done: the title, not who plays nor how it stands; the chart is refused."""
    seen = []
    for moves in (0, 4, 9):
        deal(monkeypatch, 3 + moves)
        table = await table_of(house, "Anna")
        await play(table, moves, Chance(moves))
        page = await client.get(f"/t/{table.row.id}/result")
        shown = await client.get(f"/api/tables/{table.row.id}/picture.png")
        assert shown.headers["cache-control"] == "no-cache"
        seen.append((page.text.replace(table.row.id, "ID"), shown.content, shown.headers["etag"]))
        refused = await client.get(f"/api/tables/{table.row.id}/result")
        assert (refused.status_code, refused.json()["say"][0]) == (httpx.codes.CONFLICT, "problem-not-over")
    assert seen[0] == seen[1] == seen[2]
    assert "Anna" not in seen[0][0]
    assert tags(page)["og:title"] == sayer_of(Ending("", TOY, (), (), (), (), ()), "en").message("title")


async def test_no_such_table(client: httpx.AsyncClient) -> None:
    """The page says so itself, and tells of us; there is no picture."""
    page = await client.get("/t/nothing/result")
    assert (page.status_code, tags(page)["og:title"]) == (httpx.codes.OK, "Carrack")
    assert (await client.get("/api/tables/nothing/picture.png")).status_code == httpx.codes.NOT_FOUND


async def test_pictures_are_rationed(client: httpx.AsyncClient, house: House, limits: Limits) -> None:
    """Like the past: then the page tells of no table, but is there."""
    table = await finished(house)
    limits.allow = lambda rate, who: rate.name != "replays"  # type: ignore[method-assign]
    assert (await client.get(f"/api/tables/{table.row.id}/picture.png")).status_code == httpx.codes.TOO_MANY_REQUESTS
    assert tags(await client.get(f"/t/{table.row.id}/result"))["og:title"] == "Carrack"


async def test_the_chart_and_the_moments(client: httpx.AsyncClient, house: House) -> None:
    """For anybody, when it is over; each moment is a position of the match."""
    table = await finished(house)
    found = (await client.get(f"/api/tables/{table.row.id}/result")).json()
    total = table.session.at
    assert {len(found["chart"][key]) for key in ("turns", "rounds")} == {total + 1}
    assert {seat: len(column) for seat, column in found["chart"]["scores"].items()} == {"0": total + 1, "1": total + 1}
    assert found["moments"]
    assert all(0 < moment["at"] <= total for moment in found["moments"])


@pytest.mark.parametrize(
    ("places", "scores", "conceded", "said"),
    [
        ((2, 1, 3), (40, 47, 12), (), "B wins by 7"),
        ((2, 1, 3), (40, 40, 12), (), "B wins on the tie-break"),
        ((1, 1, 3), (40, 40, 2), (), "A and B share the victory"),
        ((3, 1, 2), (50, 40, 40), (0, 2), "B wins: the others gave up"),
        ((2, 1), (50, 40), (0,), "B wins: the other gave up"),
        ((3, 1, 2), (50, 40, 40), (2,), "B wins"),
        ((1,), (9,), (), "A wins"),
    ],
)
def test_the_sentence(places: tuple[int, ...], scores: tuple[int, ...], conceded: tuple[int, ...], said: str) -> None:
    """The same as on the page (ending.test.ts)."""
    seats = len(places)
    ending = Ending("", TOY, ("A", "B", "C")[:seats], (False,) * seats, places, scores, conceded)
    assert verdict(ending, sayer_of(ending, "en")) == said


def test_every_number_of_seats_can_be_drawn() -> None:
    """From a match given up before the first move to five seats with names that cannot be written."""
    fonts = Fonts(PAGE)
    for seats in range(1, 6):
        places, flat = tuple(range(1, seats + 1)), tuple(range(seats))
        ending = Ending("", TOY, ("日本 Ω",) * seats, (False,) * seats, places, flat, ())
        chart = Chart((1,) * seats, (0,) * seats, (1,) * seats, {str(k): (0,) * (seats - 1) + (k - 2,) for k in flat})
        with Image.open(io.BytesIO(picture(fonts, ending, chart, "ru"))) as image:
            assert image.size == (WIDTH, HEIGHT)


@pytest.mark.skipif(not PAGE.is_dir(), reason="the page has not been built")
def test_the_pages_fonts_write_both_alphabets() -> None:
    """Letters differ from each other: none is a box for what a font lacks. What nobody has is left out."""
    fonts = Fonts(PAGE)
    assert fonts.writable("Łukasz, Ёжик и 日本 №5") == "Łukasz, Ёжик и №5"
    for family in (DISPLAY, TEXT):
        widths = {letter: fonts.width(letter * 9, family, 700, 60) for letter in "шжiЁŁő"}
        assert len(set(widths.values())) > 3, f"{family}: {widths}"
    text, size = fonts.fitting("Константин-Дмитрий Долгополов", TEXT, 700, range(30, 20, -2), 150)
    assert (text[-1], size) == ("…", 22)
    assert fonts.width(text, TEXT, 700, size) <= 150


def test_the_colours_are_those_of_the_page() -> None:
    """In the light."""
    css = (ROOT / "client/src/styles/tokens.css").read_text(encoding="utf-8")
    light = dict(reversed(re.findall(r"--([\w-]+): (#\w{6});", css)))
    for name in ("PAPER", "INK", "INK_2", "INK_3", "HAIR", "LINE", "BRASS"):
        assert getattr(look, name) == light[name.lower().replace("_", "-")]
    for k in range(5):
        assert look.SEATS[k] == light[f"seat-{k + 1}"]
        assert look.SEAT_INKS[k] == light[f"seat-{k + 1}-ink"]
        assert look.SEAT_WASHES[k] == light[f"seat-{k + 1}-wash"]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_bots_are_called_as_on_the_page(language: str) -> None:
    """The first page needs their names before it has those of a title."""
    page = (ROOT / f"client/src/words/{language}.ftl").read_text(encoding="utf-8")
    ours = (ROOT / f"carrack/core/words/{language}.ftl").read_text(encoding="utf-8")
    names = re.compile(r"^bot-name-\d = .*$", re.MULTILINE)
    assert names.findall(page) == names.findall(ours) != []
    assert {"moment-gain", "result-wins-by", "share-about"} <= set(messages("carrack.core.words", language))
