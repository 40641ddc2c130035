"""The language can be switched in mid-game: everything is said anew, nothing else changes."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from tests.browser.conftest import SPICE_ROAD, Visit
from tests.browser.hands import settled, take_a_turn, version
from tests.browser.staging import sit_down
from tests.web.serving import Server


def test_switching_language_in_mid_game(visit: Visit, server: Server) -> None:
    """Question, log and labels turn Russian; the position, and what was chosen, stay; and back again."""
    page = visit("")
    sit_down(server, page, SPICE_ROAD)
    settled(page)
    take_a_turn(page, random.Random(6))
    settled(page)
    before = version(page)
    english = page.locator("main").inner_text()
    page.get_by_role("button", name="Русский").or_(page.get_by_role("button", name="RU")).first.click()
    expect(page.locator(".dock")).to_contain_text(re.compile("[а-яё]"))
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    said = page.locator("main").inner_text()
    assert version(page) == before
    assert not re.search(r"\b(merchant|took|Points|turn|Choose)\b", said)
    page.get_by_role("button", name="English").or_(page.get_by_role("button", name="EN")).first.click()
    expect(page.locator(".dock")).not_to_contain_text(re.compile("[а-яё]"))
    assert page.locator("main").inner_text() == english
