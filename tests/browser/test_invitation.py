"""Friends come by one link or its code, wait together, stand up and are asked to; who has gone is missed."""

from __future__ import annotations

import io
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, SPICE_ROAD, Visit
from tests.browser.hands import choose_title
from tests.browser.test_access import faults

JSQR = Path(__file__).parents[2] / "client/node_modules/jsqr/dist/jsQR.js"
_FITS = "document.documentElement.scrollWidth <= innerWidth"
_READ = "([pixels, wide, high]) => jsQR(new Uint8ClampedArray(pixels), wide, high)?.data"


def open_table(page: Page, name: str = "Anna") -> str:
    """A table for three with two friends to come; the path of its invitation."""
    choose_title(page, SPICE_ROAD)
    page.get_by_role("button", name="Invite friends").click()
    page.get_by_label("Your name").fill(name)
    page.locator(".go .primary").click()
    page.wait_for_url("**/t/*")
    link = page.get_by_role("textbox", name="Invitation link").input_value()
    return link.removeprefix(page.url.split("/t/")[0])


def scanned(page: Page) -> str:
    """What a camera reads from the screen, by somebody else's reader."""
    shot = page.get_by_role("img", name="QR code of the invitation link").screenshot()
    with Image.open(io.BytesIO(shot)) as image:
        pixels, size = list(image.convert("RGBA").tobytes()), image.size
    page.evaluate(f"{JSQR.read_text(encoding='utf-8')}; true")
    read: str = page.evaluate(_READ, [pixels, *size])
    return read


def test_one_link_for_the_table(visit: Visit) -> None:
    """Its code says the same; who opens it reads what is played, chooses a seat, and the last one finds it full."""
    anna = visit("/")
    path = open_table(anna)
    assert scanned(anna).endswith(path)
    assert faults(anna) == []
    expect(anna.locator(".sr[aria-live=polite]").first).to_have_text("")

    boris = visit(path, viewport=PHONE, has_touch=True, is_mobile=True)
    for fact in ("about 30 minutes", "3 players", "No clock", "Anna"):
        expect(boris.get_by_text(fact).first).to_be_visible()
    expect(boris.get_by_role("link", name="How to play")).to_be_visible()
    expect(boris.get_by_role("link", name="Only watch")).to_be_visible()
    assert faults(boris) == []
    assert boris.evaluate(_FITS)
    boris.get_by_role("radio").nth(1).check()
    boris.get_by_label("Your name").fill("Boris")
    boris.get_by_role("button", name="Take this seat").click()
    boris.wait_for_url("**/t/*")
    expect(boris.locator("li.s3")).to_contain_text("Boris")
    assert faults(boris) == []
    assert boris.evaluate(_FITS)

    boris.get_by_label("Say something").fill("hello")
    boris.keyboard.press("Enter")
    expect(anna.get_by_role("log")).to_contain_text("hello")
    boris.get_by_role("button", name="Stand up: Boris").click()
    expect(anna.locator("li.s3")).to_contain_text("open")
    expect(boris.get_by_text("You are watching.")).to_be_visible()
    boris.goto(boris.url.split("/t/")[0] + path)
    boris.get_by_role("button", name="Take this seat").click()
    anna.get_by_role("button", name="Free the seat of Boris").click()
    expect(boris.get_by_text("The host has freed your seat.")).to_be_visible()
    for name in ("Vera", "Zoya"):
        guest = visit(path)
        guest.get_by_label("Your name").fill(name)
        guest.get_by_role("button", name="Take this seat").click()
        guest.wait_for_url("**/t/*")
    expect(anna.locator(".dock")).to_be_visible()
    late = visit(path)
    expect(late.get_by_text("All seats at this table are taken.")).to_be_visible()
    late.get_by_role("link", name="Watch").click()
    expect(late.get_by_text("You are watching.").first).to_be_visible()


def test_who_closes_the_page_is_missed(visit: Visit) -> None:
    """At the seat and where one waits for them; those who watch are counted, and told that they are not heard."""
    anna = visit("/")
    path = open_table(anna)
    people = {"Anna": anna}
    for name in ("Vera", "Zoya"):
        people[name] = visit(path)
        people[name].get_by_label("Your name").fill(name)
        people[name].get_by_role("button", name="Take this seat").click()
        people[name].wait_for_url("**/t/*")
    for page in people.values():
        expect(page.locator(".dock")).to_be_visible()
    asked = next(name for name, page in people.items() if page.locator(".dock.mine").count())
    other = next(page for name, page in people.items() if name != asked)
    watcher = visit(other.url.removeprefix(other.url.split("/t/")[0]))
    expect(other.get_by_text("1 person is watching").first).to_be_attached()
    watcher.get_by_role("tab", name="Chat").click()
    expect(watcher.get_by_text("Only those who watch read this now.")).to_be_visible()
    people[asked].close()
    expect(other.locator(".dock")).to_contain_text(f"{asked} is not here.", timeout=15_000)
    expect(other.locator(".panel.away .who")).to_have_text(asked)
    other.get_by_role("button", name="Menu").click()
    expect(other.get_by_role("button", name="Give up")).to_be_visible()
    assert faults(other) == []
