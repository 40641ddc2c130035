"""What a viewer is sent says nothing about what the viewer may not know."""

from __future__ import annotations

import pytest

from bench.soak_leaks import soak_leaks
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
    assert set(found.compared) == {*STREAMS, *ANSWERS, "replays", "charts", "exports", "what-ifs", *BOTS}
