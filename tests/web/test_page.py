"""The page: files kept in memory, one document for all its addresses."""

from __future__ import annotations

import gzip
import re
from collections.abc import AsyncIterator
from pathlib import Path

import httpx2 as httpx
import pytest
from starlette.applications import Starlette

from carrack.web.app import application
from carrack.web.limits import Limits
from tests.table.house import SECRET, House

pytestmark = pytest.mark.anyio
DOCUMENT = "<!doctype html><title>Carrack</title>" + " " * 2000


@pytest.fixture
def app(house: House, limits: Limits, tmp_path: Path) -> Starlette:
    """The application with a page that was built."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(DOCUMENT, encoding="utf-8")
    (folder / "assets" / "main-1a2b.js").write_text("void 0", encoding="utf-8")
    (folder / "favicon.svg").write_text("<svg/>", encoding="utf-8")
    (folder / "manifest.en.webmanifest").write_text("{}", encoding="utf-8")
    (folder / "offline.html").write_text('<link href="./offline.css">', encoding="utf-8")
    (folder / "sw.js").write_text("self", encoding="utf-8")
    (tmp_path / "secret").write_text("hush", encoding="utf-8")
    return application(house.store, house.workers, SECRET, limits, folder)


@pytest.fixture
async def client(app: Starlette) -> AsyncIterator[httpx.AsyncClient]:
    """A browser."""
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://carrack") as made:
        yield made


@pytest.mark.parametrize("path", ["/", "/t/abc", "/s", "/about"])
async def test_the_document(client: httpx.AsyncClient, path: str) -> None:
    """Every address of the page shows it; browsers ask each time whether it is new."""
    answer = await client.get(path)
    assert (answer.status_code, answer.text) == (httpx.codes.OK, DOCUMENT)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


async def test_files_with_a_hash_in_their_name_are_kept(client: httpx.AsyncClient) -> None:
    """For ever; others are not."""
    script, icon = await client.get("/page/assets/main-1a2b.js"), await client.get("/favicon.ico")
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in script.headers["cache-control"]
    assert icon.headers["content-type"] == "image/svg+xml"
    assert icon.headers["cache-control"] == "no-cache"


async def test_the_worker_lies_above_all_pages(client: httpx.AsyncClient, app: Starlette) -> None:
    """Browsers ask for it each time, and it names the build, so that another page is another worker."""
    worker, manifest = await client.get("/sw.js"), await client.get("/page/manifest.en.webmanifest")
    assert worker.headers["content-type"] == "text/javascript; charset=utf-8"
    assert worker.headers["cache-control"] == "no-cache"
    assert re.fullmatch(r'const BUILD = "[0-9a-f]{16}";\nself', worker.text)
    assert manifest.headers["content-type"] == "application/manifest+json; charset=utf-8"
    assert (await client.get("/page/offline.html")).text == '<link href="/page/offline.css">'


async def test_another_build_is_another_worker(house: House, limits: Limits, tmp_path: Path) -> None:
    """If any file has changed, and only then."""
    (tmp_path / "sw.js").write_text("self", encoding="utf-8")
    told = []
    for text in ("1", "1", "2"):
        (tmp_path / "x.css").write_text(text, encoding="utf-8")
        app = application(house.store, house.workers, SECRET, limits, tmp_path)
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://carrack") as client:
            told.append((await client.get("/sw.js")).text)
    assert told[0] == told[1] != told[2]


async def test_packed_for_who_can_unpack(client: httpx.AsyncClient) -> None:
    """And plain for who cannot."""
    async with client.stream("GET", "/", headers={"accept-encoding": "gzip"}) as answer:
        packed = b"".join([part async for part in answer.aiter_raw()])
    assert gzip.decompress(packed).decode() == DOCUMENT
    assert (answer.headers["content-encoding"], answer.headers["vary"]) == ("gzip", "accept-language, accept-encoding")
    plain = await client.get("/", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == DOCUMENT


@pytest.mark.parametrize("path", ["../secret", "%2e%2e/secret", "assets/../../secret", "assets", "nothing"])
async def test_nothing_else_is_served(client: httpx.AsyncClient, path: str) -> None:
    """No address leads out of the folder."""
    answer = await client.get(f"/page/{path}")
    assert answer.status_code == httpx.codes.NOT_FOUND
    assert "hush" not in answer.text


async def test_a_lost_address_shows_the_page(client: httpx.AsyncClient) -> None:
    """With the status that says so; programs get a problem."""
    answer = await client.get("/no/such/place")
    assert (answer.status_code, answer.text) == (httpx.codes.NOT_FOUND, DOCUMENT)
    assert (await client.get("/api/nothing")).json()["say"][0] == "problem-no-page"


async def test_without_a_page_the_server_says_how_to_build_it(house: House, limits: Limits, tmp_path: Path) -> None:
    """And serves all else."""
    app = application(house.store, house.workers, SECRET, limits, tmp_path / "nothing")
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://carrack") as client:
        assert "npm run build" in (await client.get("/")).text
        assert (await client.get("/api/shelf")).status_code == httpx.codes.OK


async def test_an_error_of_ours_is_a_problem_too(
    client: httpx.AsyncClient, house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """In words that tell nothing about us; the log tells the rest."""

    def broken() -> None:
        raise RuntimeError("a fault at /etc/passwd")

    monkeypatch.setattr(house.store, "counts", broken)
    answer = await client.get("/health")
    assert (answer.status_code, answer.json()["say"][0]) == (httpx.codes.INTERNAL_SERVER_ERROR, "problem-server")
    assert "passwd" not in answer.text
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "GET /health failed" in caplog.text
    assert "a fault at" in caplog.text
