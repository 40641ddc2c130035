"""A position of a finished match is played on; a match goes out as a file and comes back."""

from __future__ import annotations

import random
import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import SPICE_ROAD, Visit
from tests.browser.hands import settled, take_a_turn, version
from tests.browser.staging import lay_out
from tests.browser.test_access import faults
from tests.browser.test_replay import lying, played, stands, total
from tests.web.serving import Server


def test_play_on_from_a_position_and_bring_the_record(visit: Visit, server: Server, tmp_path: Path) -> None:
    """Replay, fork, a move, an answer; then download, import, and the same match is there to be watched."""
    match = played(SPICE_ROAD)
    at = next(k for k in range(10, match.at) if match.before(k).actor == 1)
    anna = visit("")
    source = lay_out(server, match, (anna.context, "Anna"), "greedy")

    anna.goto(f"{server.address}{source}/replay#at={at}&seat=1")
    stands(anna, at)
    there = lying(anna)
    anna.get_by_role("button", name="Play on from here").click()
    dialog = anna.get_by_role("dialog", name="Play on from here")
    expect(dialog).to_contain_text(f"after {at} decisions")
    expect(dialog).to_contain_text("The cards come as they did there")
    expect(dialog.get_by_role("radio", name="Anna")).to_be_checked()
    assert faults(anna) == []
    dialog.locator("label", has_text="Marta").or_(dialog.locator("label", has_text="Ilya")).click()
    dialog.get_by_role("button", name="Play", exact=True).click()
    anna.wait_for_url(re.compile(r"/t/\w+$"))
    settled(anna)
    assert version(anna) == str(at)
    assert lying(anna) == there
    expect(anna.get_by_role("link", name=f"Played on from decision {at}")).to_have_attribute(
        "href", f"{source}/replay#at={at}"
    )
    take_a_turn(anna, random.Random(2))
    anna.wait_for_function("(at) => Number(document.querySelector('.dock.mine')?.dataset.at) >= at", arg=at + 2)

    anna.goto(f"{server.address}{source}/replay#at=0")
    with anna.expect_download() as download:
        anna.get_by_role("link", name="Download the record").click()
    file = tmp_path / "match.carrack.json"
    download.value.save_as(file)
    boris = visit("/")
    chooser = boris.locator("input[type=file]")
    chooser.set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": b'{"carrack": 1}'})
    expect(boris.get_by_role("alert")).to_contain_text("The file is damaged")
    chooser.set_input_files(file)
    boris.wait_for_url(re.compile(r"/t/\w+/replay"))
    stands(boris, 0)
    assert total(boris) == match.at
    expect(boris.locator(".side")).to_contain_text(f"Loaded from a file with {match.at} decisions")
    boris.keyboard.press("End")
    stands(boris, match.at)
    boris.goto(server.address)
    expect(boris.get_by_role("region", name="Finished games")).to_contain_text("Anna")
