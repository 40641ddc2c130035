"""Being told that it is my turn: every channel on the page of settings, and what the browser shows."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PATIENCE, PHONE, Visit
from tests.browser.hands import until
from tests.browser.test_access import faults
from tests.web.ear import Ear, listening
from tests.web.postbox import Postbox, post_office
from tests.web.serving import Server
from tests.web.subscriber import Subscriber

_SUBSCRIBED = """(made) => {
    let now = null;
    const subscription = { endpoint: made.endpoint, toJSON: () => made, unsubscribe: async () => ((now = null), true) };
    PushManager.prototype.subscribe = async () => (now = subscription);
    PushManager.prototype.getSubscription = async () => now;
}"""
"""A browser whose push service is ours: its own is on the internet."""


@pytest.fixture(scope="module")
def box() -> Iterator[Postbox]:
    """A server of mail."""
    with post_office() as opened:
        yield opened


@pytest.fixture
def ear() -> Iterator[Ear]:
    """A webhook, and a push service."""
    with listening() as heard:
        yield heard


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory, box: Postbox) -> Iterator[Server]:
    """A server that sends by every way, also to this machine."""
    mail = {"CARRACK_SMTP": f"smtp://127.0.0.1:{box.port}", "CARRACK_MAIL_FROM": "carrack@carrack.example"}
    mail["CARRACK_PUBLIC_URL"] = "https://carrack.example"
    started = Server(tmp_path_factory.mktemp("notices") / "data", "--private-hooks", **mail)
    yield started
    started.close()


def fits(page: Page) -> bool:
    """Nothing sticks out at the side."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_every_channel_is_set_up_on_the_page(visit: Visit, host: Server, box: Postbox, ear: Ear) -> None:
    """A browser, an address of mail, a messenger; each with a first message, a test, and an end."""
    page, subscriber = visit("", host.address), Subscriber()
    page.context.grant_permissions(["notifications"], origin=host.address)
    made = {"endpoint": ear.url.replace("topic", "push"), "keys": subscriber.keys}
    page.add_init_script(f"({_SUBSCRIBED})({json.dumps(made)})")
    page.goto(f"{host.address}/settings")

    browser = page.get_by_role("region", name="This browser")
    browser.get_by_role("button", name="Tell this browser").click()
    expect(browser.get_by_text("This browser is told.")).to_be_visible()
    expect(browser.get_by_text("Saved.")).to_be_visible()
    assert "Notices from Carrack" in subscriber.read(ear.requests[-1].body)["text"]

    mail = page.get_by_role("region", name="Mail")
    mail.get_by_label("Your address").fill("anna@mail.example")
    mail.get_by_role("button", name="Send a code").click()
    expect(mail.get_by_text("on its way to anna@mail.example")).to_be_visible()
    assert faults(page) == []
    mail.get_by_label("The code").fill("12")
    mail.get_by_role("button", name="Confirm").click()
    expect(mail.get_by_role("alert")).to_contain_text("not the code")
    [code] = re.findall(r"\b\d{6}\b", box.mails[-1]["subject"])
    mail.get_by_label("The code").fill(code)
    mail.get_by_role("button", name="Confirm").click()
    expect(mail.get_by_text("Confirmed.")).to_be_visible()

    hook = page.get_by_role("region", name="Messenger or webhook")
    hook.get_by_label("Kind of webhook").select_option("gotify")
    hook.get_by_label("Address of the webhook").fill(ear.url.replace("/topic", ""))
    hook.get_by_label("Token of the application").fill("A1")
    hook.get_by_role("button", name="Save").click()
    expect(hook.get_by_role("listitem")).to_contain_text("Gotify")
    assert (ear.requests[-1].path, ear.requests[-1].headers["x-gotify-key"]) == ("/message", "A1")
    ear.status = 500
    hook.get_by_role("button", name="Test: Gotify").click()
    expect(hook.get_by_role("alert")).to_contain_text("did not arrive")
    assert faults(page) == []

    ear.status = 201
    hook.get_by_role("button", name="Remove: Gotify").click()
    expect(hook.get_by_role("listitem")).to_have_count(0)
    browser.get_by_role("button", name="No longer").click()
    expect(browser.get_by_role("button", name="Tell this browser")).to_be_visible()
    page.reload()
    expect(mail.get_by_role("listitem")).to_contain_text("anna@mail.example")


def test_the_link_of_a_mail_ends_it(visit: Visit, host: Server, box: Postbox) -> None:
    """In any browser, by a button."""
    page = visit("/settings", host.address)
    mail = page.get_by_role("region", name="Mail")
    mail.get_by_label("Your address").fill("boris@mail.example")
    mail.get_by_role("button", name="Send a code").click()
    mail.get_by_label("The code").wait_for()
    [code] = re.findall(r"\b\d{6}\b", box.mails[-1]["subject"])
    mail.get_by_label("The code").fill(code)
    mail.get_by_role("button", name="Confirm").click()
    mail.get_by_role("button", name="Test: boris@mail.example").click()
    expect(mail.get_by_text("A message is on its way.")).to_be_visible()
    [link] = re.findall(r"https://carrack\.example(/unsubscribe#\w+)", box.mails[-1].get_content())
    other = visit(link, host.address, viewport=PHONE)
    other.get_by_role("button", name="Send no more").click()
    expect(other.get_by_text("No more mail will come.")).to_be_visible()
    assert faults(other) == []
    page.reload()
    mail.get_by_label("Your address").wait_for()
    expect(mail.get_by_role("listitem")).to_have_count(0)


def test_on_a_phone_in_russian(visit: Visit, host: Server, ear: Ear) -> None:
    """Nothing sticks out, and everything is said."""
    page = visit("/settings", host.address, viewport=PHONE, locale="ru-RU")
    hook = page.get_by_role("region", name="Мессенджер или вебхук")
    hook.get_by_label("Адрес вебхука").fill(ear.url)
    hook.get_by_role("button", name="Сохранить").click()
    expect(hook.get_by_role("listitem")).to_contain_text("Простой JSON")
    hook.get_by_label("Адрес вебхука").fill("http://127.0.0.1:1/")
    hook.get_by_role("button", name="Сохранить").click()
    expect(hook.get_by_role("alert")).to_contain_text("Сообщение не дошло")
    assert fits(page)
    assert faults(page) == []


_SHOWN = """async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(({ title, body, data }) => [title, body, data]);
}"""
_ANSWERS = """(answer) => {
    let permission = "default";
    Object.defineProperty(Notification, "permission", { get: () => permission });
    Notification.requestPermission = async () => {
        window.questions = (window.questions ?? 0) + 1;
        return (permission = answer);
    };
}"""
"""A person who answers the browser's question so; `default`: they close it."""
_CLICKED = """async () => {
    clients.openWindow = async (url) => void (self.went = ["opened", url]);
    WindowClient.prototype.focus = async function () { self.went = ["focused", this.url]; };
    const [notification] = await registration.getNotifications();
    dispatchEvent(new NotificationEvent("notificationclick", { notification }));
}"""
"""A click on a message, which no test can make: only a person's click lets a worker open a window."""


@pytest.mark.parametrize(
    ("answer", "said"), [("default", "have not answered the browser's question"), ("denied", "blocks messages")]
)
def test_who_does_not_allow_it_is_told_so(visit: Visit, host: Server, answer: str, said: str) -> None:
    """Nobody is asked before a click; then both settings say truly what is so, and neither says that it is on."""
    page = visit("", host.address)
    page.add_init_script(f"({_ANSWERS})({json.dumps(answer)})")
    page.goto(f"{host.address}/settings")
    browser = page.get_by_role("region", name="This browser")
    button = browser.get_by_role("button", name="Tell this browser")
    button.wait_for()
    assert page.evaluate("window.questions") is None
    button.click()
    expect(browser.get_by_role("status").filter(has_text=said)).to_be_visible()
    expect(browser.get_by_text("This browser is told.")).to_have_count(0)
    page.reload()
    messages = page.get_by_role("group", name="Browser notifications")
    messages.get_by_text("On", exact=True).click()
    expect(messages.get_by_role("status")).to_contain_text(said)
    expect(messages.get_by_role("radio", name="Off")).to_be_checked()
    assert page.evaluate("window.questions") == 1
    assert faults(page) == []


def test_a_closed_page_is_told(visit: Visit, host: Server, ear: Ear) -> None:
    """From the server through a push service to the worker, which shows the sentence; a click leads to the table."""
    page, subscriber = visit("", host.address), Subscriber()
    page.context.grant_permissions(["notifications"], origin=host.address)
    made = {"endpoint": ear.url.replace("topic", "push"), "keys": subscriber.keys}
    page.add_init_script(f"({_SUBSCRIBED})({json.dumps(made)})")
    known: list[dict[str, str]] = []
    session = page.context.new_cdp_session(page)
    session.on("ServiceWorker.workerVersionUpdated", lambda event: known.extend(event["versions"]))
    session.send("ServiceWorker.enable")
    page.goto(f"{host.address}/settings")
    page.get_by_role("button", name="Tell this browser").click()
    expect(page.get_by_text("This browser is told.")).to_be_visible()
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    arrived = subscriber.read(ear.requests[-1].body)
    ours = next(version for version in known if version["scriptURL"] == f"{host.address}/sw.js")
    told = {**arrived, "link": f"{host.address}/about"}
    push = {"origin": host.address, "registrationId": ours["registrationId"], "data": json.dumps(told)}
    session.send("ServiceWorker.deliverPushMessage", push)
    until(page, f"async () => (await ({_SHOWN})()).length > 0")
    assert page.evaluate(_SHOWN) == [["Carrack", arrived["text"], told["link"]]]

    [worker] = page.context.service_workers
    worker.evaluate(_CLICKED)
    assert went(page) == ["opened", told["link"]]
    until(page, f"async () => (await ({_SHOWN})()).length === 0")
    page.goto(told["link"])
    session.send("ServiceWorker.deliverPushMessage", push)
    until(page, f"async () => (await ({_SHOWN})()).length > 0")
    worker.evaluate(_CLICKED)
    assert went(page) == ["focused", told["link"]]


def went(page: Page) -> list[str]:
    """Where a click on a message led, once it has led anywhere."""
    [worker] = page.context.service_workers
    for _ in range(PATIENCE // 50):
        if led := worker.evaluate("() => self.went"):
            worker.evaluate("() => (self.went = null)")
            return list(led)
        page.wait_for_timeout(50)
    raise AssertionError("a click on a message led nowhere")
