"""The page as an app: it can be installed, its worker keeps files and never data, and without a network it says so."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, SPICE_ROAD, Visit
from tests.browser.hands import settled, until
from tests.browser.staging import sit_down
from tests.browser.test_access import faults
from tests.web.serving import Server

IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile/15E1 Safari/604"
_CONTROLLED = "() => navigator.serviceWorker.controller !== null"
_KEPT = """async () => {
    const kept = [];
    for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) kept.push(new URL(url).pathname);
    return kept;
}"""
_OFFERED = """() => {
    const offer = new Event("beforeinstallprompt", { cancelable: true });
    offer.prompt = async () => ((window.prompted = true), { outcome: "accepted" });
    window.dispatchEvent(offer);
}"""


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    """A server that goes away."""
    started = Server(tmp_path / "data")
    yield started
    started.close()


def controlled(page: Page) -> None:
    """Wait until the worker looks after the page."""
    page.wait_for_function(_CONTROLLED)


@pytest.mark.parametrize("base", ["", "/games/table"])
def test_it_can_be_installed(visit: Visit, tmp_path: Path, base: str) -> None:
    """The browser finds nothing that is missing, wherever the page lies; the app has the reader's language."""
    server = Server(tmp_path / "data", *(["--base", base] if base else []))
    try:
        page = visit(f"{base}/", server.address)
        controlled(page)
        session = page.context.new_cdp_session(page)
        found = session.send("Page.getAppManifest")
        assert found["errors"] == []
        assert found["url"] == f"{server.address}{base}/page/manifest.en.webmanifest"
        parsed = found["manifest"]
        assert (parsed["startUrl"], parsed["scope"]) == (f"{server.address}{base}/",) * 2
        said = json.loads(found["data"])
        for icon in said["icons"]:
            assert page.request.get(f"{server.address}{base}/page/{icon['src']}").ok
        assert {icon["purpose"] for icon in said["icons"]} == {"any", "maskable"}
        errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
        # Tests visit as nobody does at home: in a window that keeps nothing.
        assert {error["errorId"] for error in errors} <= {"in-incognito"}
        page.get_by_role("button", name="RU, Русский").click()
        page.wait_for_function("() => document.querySelector('link[rel=manifest]').href.endsWith('.ru.webmanifest')")
        assert json.loads(session.send("Page.getAppManifest")["data"])["lang"] == "ru"
    finally:
        server.close()


def test_colours_around_the_page(visit: Visit) -> None:
    """They follow the device, or what was chosen."""
    page = visit("/")
    colours = "() => [...document.querySelectorAll('meta[name=theme-color]')].map(({ content }) => content)"
    assert page.evaluate(colours) == ["#F3ECDD", "#0A1520"]
    page.evaluate("() => localStorage.setItem('theme', 'dark')")
    page.reload()
    page.get_by_role("button", name="Play", exact=True).wait_for()
    assert page.evaluate(colours) == ["#0A1520", "#0A1520"]


def test_the_browser_offers_it(visit: Visit) -> None:
    """In the menu and in the settings there is a button, once the browser has offered it."""
    page = visit("/settings")
    install = page.get_by_role("region", name="Carrack as an app")
    expect(install).to_contain_text("menu may have")
    page.evaluate(_OFFERED)
    install.get_by_role("button", name="Install Carrack").click()
    page.wait_for_function("() => window.prompted")
    page.evaluate("() => window.dispatchEvent(new Event('appinstalled'))")
    expect(install).to_contain_text("It is installed.")
    page = visit("/")
    page.get_by_role("button", name="Play", exact=True).wait_for()
    page.evaluate(_OFFERED)
    page.get_by_role("button", name="You: ").click()
    page.get_by_role("button", name="Install Carrack").click()
    page.wait_for_function("() => window.prompted")


def test_an_iphone_is_told_how(visit: Visit, server: Server) -> None:
    """No button that does nothing, and no setting that says it is on."""
    page = visit("", viewport=PHONE, locale="ru-RU", user_agent=IPHONE)
    page.add_init_script("delete window.Notification; delete window.PushManager;")
    page.goto(f"{server.address}/settings")
    expect(page.get_by_role("region", name="Каррака как приложение")).to_contain_text("«Поделиться»")
    messages = page.get_by_role("group", name="Уведомления браузера")
    messages.get_by_text("Включены", exact=True).click()
    expect(messages.get_by_role("status")).to_contain_text("только с экрана «Домой»")
    expect(messages.get_by_role("radio", name="Выключены")).to_be_checked()
    expect(page.get_by_role("region", name="Этот браузер")).to_contain_text("только с экрана «Домой»")
    assert faults(page) == []


ENGLISH = ("en-US", "The server does not answer", "You are offline", "Try again")
RUSSIAN = ("ru-RU", "Сервер не отвечает", "Вы не в сети", "Попробовать снова")


@pytest.mark.parametrize(("locale", "server_gone", "offline", "again"), [ENGLISH, RUSSIAN])
def test_without_a_network(visit: Visit, own: Server, locale: str, server_gone: str, offline: str, again: str) -> None:
    """Any address of the page says in the reader's language what is missing; the button tries again."""
    page = visit("/", own.address, locale=locale, viewport=PHONE)
    controlled(page)
    own.kill()
    page.goto(f"{own.address}/settings")
    heading, button = page.get_by_role("heading"), page.get_by_role("link", name=again)
    expect(heading).to_have_text(server_gone)
    assert faults(page) == []
    page.context.set_offline(True)
    button.click()
    expect(heading).to_have_text(offline)
    assert faults(page) == []
    own.restart()
    page.context.set_offline(False)
    page.locator("fieldset").first.wait_for()


def test_a_move_outlives_the_page(visit: Visit, own: Server) -> None:
    """It was made without a network, and the page was loaded anew before there was one again."""
    page = visit("/", own.address)
    controlled(page)
    sit_down(own, page, SPICE_ROAD)
    settled(page)
    before = int(str(page.locator(".dock").get_attribute("data-at")))
    own.kill()
    page.get_by_role("button", name="Rest", exact=True).click()
    page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_text("Your move is safe").first).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="The server does not answer")).to_be_visible()
    own.restart()
    page.get_by_role("link", name="Try again").click()
    page.wait_for_function(f"() => Number(document.querySelector('.dock')?.dataset.at) > {before}")
    settled(page)
    assert page.evaluate("() => Object.keys(localStorage).filter((key) => key.startsWith('unsent')).length") == 0


def test_only_files_are_kept(visit: Visit, own: Server) -> None:
    """Neither pages nor anything of a table; and what older builds kept goes, but nothing of others at this host."""
    page = visit("/page/offline.css", own.address)
    page.evaluate("async () => { for (const name of ['carrack::old', 'carrack:/other:x']) await caches.open(name); }")
    page.goto(own.address)
    controlled(page)
    sit_down(own, page, SPICE_ROAD)
    settled(page)
    page.reload()
    settled(page)
    until(page, f"async () => (await ({_KEPT})()).some((path) => path.startsWith('/page/assets/'))")
    assert all(path.startswith("/page/") for path in page.evaluate(_KEPT))
    names = page.evaluate("() => caches.keys()")
    assert "carrack::old" not in names
    assert "carrack:/other:x" in names
    assert len(names) == 2
