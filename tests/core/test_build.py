"""The compiled modules are what the sources say: no known trap in them, and move for move the same."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from carrack._modes import compiled, marked_sources

ROOT = Path(__file__).parent.parent.parent
SHIFTED_LITERAL = re.compile(r"(?<![\w.)\]])\d+ << (?!\d)")
DIGEST = """
import hashlib
from carrack.core.chance import Chance
from carrack.core.registry import games
from carrack.lab.golden import settings
found = hashlib.sha256()
for key, game in games().items():
    buffer = game.buffer()
    for name, seats, options in settings(game):
        for seed in range(3):
            state, rng = game.deal(seats, options, seed), Chance(seed + 50)
            for _ in range(game.horizon):
                if state.over:
                    break
                n = state.legal_into(buffer)
                found.update(repr([int(buffer[k]) for k in range(n)]).encode())
                state.apply(buffer[int(rng.below(n))])
                found.update(state.to_bytes())
                found.update(repr(state.observe(0)).encode())
                copy = state.clone()
                copy.redeal(1, rng)
                found.update(copy.to_bytes())
print(found.hexdigest())
"""


def shifted_literals(source: str) -> list[str]:
    """Lines that shift a literal by something that is none, outside of comments and plain Python integers."""
    return [line for line in source.splitlines() if SHIFTED_LITERAL.search(line.split("#")[0])]


def test_no_literal_is_shifted_in_compiled_code() -> None:
    """`1 << k` on native integers is compiled 32 bits wide, silently wrong: bits.bit is the way."""
    allowed = {"sum(1 << LANE * LETTERS.index(letter) for letter in text)", "sum(1 << card for card, n in"}
    for path in marked_sources(str(ROOT / "carrack")):
        lines = [
            line
            for line in shifted_literals(Path(path).read_text(encoding="utf-8"))
            if not any(known in line for known in allowed)
        ]
        assert not lines, f"{path}: {lines}"


def test_the_search_for_shifted_literals_finds_them() -> None:
    """The trap itself is recognised, constants are not."""
    assert shifted_literals("    return 1 << k\nA = 1 << 14\nb = x << 3") == ["    return 1 << k"]


@pytest.mark.skipif(not compiled(), reason="compared once, from the compiled run")
def test_interpreted_equals_compiled_move_for_move() -> None:
    """The same games give the same lists, positions, observations and redeals in both modes."""
    digests = set()
    for pure in ("0", "1"):
        environment = os.environ | {"CARRACK_PURE": pure, "PYTHONPATH": str(ROOT / "tests" / "toys")}
        done = subprocess.run(
            [sys.executable, "-c", DIGEST], env=environment, cwd=ROOT, capture_output=True, text=True, check=True
        )
        digests.add(done.stdout.strip())
    assert len(digests) == 1
