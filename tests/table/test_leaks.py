"""What a viewer is sent says nothing about what the viewer may not know."""

from __future__ import annotations

import pytest

from bench.soak_leaks import soak_leaks
from bench.twins import Compared, Twins
from carrack.core.registry import games

POSITIONS = 6
STREAMS = ("hellos", "updates", "takebacks")
ANSWERS = ("answers", "why", "previews", "refusals")
BOTS = ("copies for bots", "hints", "questions to programs")


@pytest.mark.parametrize("title", games())
def test_deals_that_look_the_same_are_told_the_same(title: str) -> None:
    """Streams, answers, what goes to a bot: the same bytes for every deal that looks the same."""
    found = soak_leaks(games()[title], POSITIONS, 1)
    assert found.wrong == []
    assert found.pairs > found.positions
    assert set(found.compared) - {"reveals"} == {*STREAMS, *ANSWERS, "replays", "charts", "exports", "what-ifs", *BOTS}


def test_what_comes_to_light_and_is_not_told_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pairs that look different after an action are left out, so there has to be a reason for it."""
    monkeypatch.setattr(Twins, "compared", lambda *_: Compared(look=False, told=False))
    found = soak_leaks(games()["smugglers"], 1, 1)
    assert found.compared["reveals"]
    assert "shows what nobody told" in found.wrong[0]
