"""What links tell before they are opened: in the reader's language, and nothing that a passer-by may not know."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import httpx2 as httpx
import pytest
from starlette.applications import Starlette

from carrack.web.app import application
from carrack.web.limits import Limits
from carrack.web.share import language_of
from tests.table.house import SECRET, TOY, House, person, play_a_while
from tests.web.test_picture import NASTY, tags

pytestmark = pytest.mark.anyio
DOCUMENT = (
    '<!doctype html><html lang="en"><head><meta name="description" content="?" /><title>?</title></head><body></body>'
)
RUSSIAN = {"accept-language": "ru-RU,ru;q=0.9,en;q=0.5"}


@pytest.fixture
def app(house: House, limits: Limits, tmp_path: Path) -> Starlette:
    """The application with a page."""
    folder = tmp_path / "page"
    folder.mkdir()
    (folder / "index.html").write_text(DOCUMENT, encoding="utf-8")
    made = application(house.store, house.workers, SECRET, limits, folder)
    house.lobby = made.state.lobby
    return made


@pytest.fixture
async def client(app: Starlette) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody who is sent a link."""
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://carrack.example") as made:
        yield made


@pytest.mark.parametrize(
    ("asked", "accepted", "language"),
    [
        ("", "", "en"),
        ("", "ru", "ru"),
        ("", "RU-ru, en;q=0.9", "ru"),
        ("", "en-GB,en;q=0.9,ru;q=0.8", "en"),
        ("", "en;q=0.3, ru;q=0.7", "ru"),
        ("", "de, fr;q=0.5, ru;q=0.1", "ru"),
        ("", "de", "en"),
        ("", "ru;q=1.0.0, ;q=, ,", "ru"),
        ("en", "ru", "en"),
        ("xx", "ru", "ru"),
    ],
)
def test_whose_language(asked: str, accepted: str, language: str) -> None:
    """The link's, else the one that the browser likes best and we speak."""
    assert language_of(asked, accepted) == language


async def test_the_first_page(client: httpx.AsyncClient) -> None:
    """Language, title and description are right before any script runs; what is kept is kept for each language."""
    for headers, language, title in (({}, "en", "Carrack"), (RUSSIAN, "ru", "Каррака")):
        answer = await client.get("/", headers=headers)
        assert f'<html lang="{language}">' in answer.text
        assert f"<title>{title}</title>" in answer.text
        assert "accept-language" in answer.headers["vary"]
        found = tags(answer)
        assert found["og:title"] == found["twitter:title"] == title
        assert found["description"] == found["og:description"]
        assert found["og:image"].startswith("http://carrack.example/api/picture.png")
        picture = await client.get(found["og:image"])
        assert (picture.status_code, picture.headers["content-type"]) == (httpx.codes.OK, "image/png")
    assert "настольных" in found["description"]


async def test_how_a_title_is_played(client: httpx.AsyncClient) -> None:
    """Its own name and picture; a title that is not there tells of us."""
    found = tags(await client.get(f"/how/{TOY}"))
    assert found["og:url"] == f"http://carrack.example/how/{TOY}"
    assert (await client.get(found["og:image"])).status_code == httpx.codes.OK
    assert tags(await client.get("/how/nothing"))["og:title"] == "Carrack"
    assert (await client.get("/api/titles/nothing/picture.png")).status_code == httpx.codes.NOT_FOUND


@pytest.mark.parametrize(("headers", "said"), [({}, "Anna invites you"), (RUSSIAN, "Anna приглашает")])
async def test_an_invitation(client: httpx.AsyncClient, house: House, headers: dict[str, str], said: str) -> None:
    """Who invites to what, for how many; its own address is not told, because its secret would be lost on the way."""
    table = await house.table("anna", "open", "open")
    path = await house.lobby.invite("anna", table.row.id)
    answer = await client.get(path, headers=headers)
    found = tags(answer)
    assert found["og:title"].startswith(said)
    assert found["og:title"] in answer.text.partition("<title>")[2]
    assert "3" in found["og:description"]
    assert "og:url" not in found
    assert answer.headers["vary"].lower().startswith("accept-language")
    assert path.partition("#")[2] not in answer.text
    assert (await client.get(found["og:image"])).status_code == httpx.codes.OK


async def test_an_invitation_without_a_name(client: httpx.AsyncClient, house: House) -> None:
    """It is one all the same; and a name stays a name."""
    for name, said in (("", "You are invited: "), (NASTY, f"{NASTY} invites you: ")):
        table = await house.table("anna", "open")
        await house.lobby.rename(person("anna"), name)
        answer = await client.get(f"/i/{table.row.id}")
        assert tags(answer)["og:title"].startswith(said)
        assert "<b>" not in answer.text


async def test_a_table_that_is_played(client: httpx.AsyncClient, house: House) -> None:
    """Its title; neither who plays nor how it stands, nor the invitation that it was."""
    table = await house.table("anna", "boris")
    paths = [path.format(table.row.id) for path in ("/t/{}", "/t/{}/replay", "/t/{}/what-if", "/i/{}")]
    before = [(await client.get(path)).text for path in paths]
    await play_a_while(table, 1)
    assert table.version > 0
    assert [(await client.get(path)).text for path in paths] == before
    assert all("og:title" in text and "Anna" not in text for text in before)
    assert (await client.get("/i/nothing")).status_code == httpx.codes.OK
