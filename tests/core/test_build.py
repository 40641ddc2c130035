"""The compiled modules are what the sources say: no known trap in them, and move for move the same."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from carrack._modes import compiled, marked_sources
from carrack.core.registry import games

ROOT = Path(__file__).parent.parent.parent
SHIFTED_LITERAL = re.compile(r"(?<![\w.)\]])\d+ << (?!\d)")
ARITHMETIC = (ast.BinOp, ast.UnaryOp, ast.Constant, ast.Name, ast.operator, ast.unaryop, ast.expr_context)
DIGEST = """
import hashlib, sys
from carrack.bots import make
from carrack.core.chance import Chance
from carrack.core.registry import find
from carrack.lab.settings import pairwise
found = hashlib.sha256()
game = find(sys.argv[1])
buffer = game.buffer()
for seed, (name, seats, options) in enumerate(pairwise(game)):
    state, rng = game.deal(seats, options, seed), Chance(seed + 50)
    for at in range(400):
        if state.over:
            break
        n = state.legal_into(buffer)
        found.update(repr([int(buffer[k]) for k in range(n)]).encode())
        state.apply(buffer[int(rng.below(n))])
        found.update(state.to_bytes())
        if at % 5 == 0:
            found.update(repr(state.observe(0)).encode())
            copy = state.clone()
            copy.redeal(1, rng)
            found.update(copy.to_bytes())
for name in ("greedy", "level1", "search@6"):
    state, rng = game.deal(game.most, seed=9), Chance(7)
    bot = make(name, rng)
    for _ in range(6):
        action = int(bot.move(state, state.actor))
        found.update(b"%d" % action)
        state.apply(action)
    found.update(repr(rng.kept()).encode())
print(found.hexdigest())
"""


def shifted_literals(source: str) -> list[str]:
    """Lines that shift a literal by something that is none, outside of comments and plain Python integers."""
    return [line for line in source.splitlines() if SHIFTED_LITERAL.search(line.split("#")[0])]


def test_no_literal_is_shifted_in_compiled_code() -> None:
    """`1 << k` on native integers is compiled 32 bits wide, silently wrong: bits.bit is the way."""
    for path in marked_sources(str(ROOT / "carrack")):
        assert not shifted_literals(Path(path).read_text(encoding="utf-8")), path


def test_the_search_for_shifted_literals_finds_them() -> None:
    """The trap itself is recognised, constants are not."""
    assert shifted_literals("    return 1 << k\nA = 1 << 14\nb = x << 3") == ["    return 1 << k"]


def unfolded(source: str) -> list[str]:
    """Constants made by arithmetic on names from another module; the compiler folds only names of its own."""
    folded: set[str] = set()
    found: list[str] = []
    for node in ast.parse(source).body:
        if not (isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None):
            continue
        parts = list(ast.walk(node.value))
        if all(isinstance(part, ARITHMETIC) for part in parts):
            names = {part.id for part in parts if isinstance(part, ast.Name)}
            (folded.add if names <= folded else found.append)(node.target.id)
    return found


def test_every_chain_of_constants_is_folded() -> None:
    """One name from elsewhere would make each use of the whole chain a lookup."""
    for path in marked_sources(str(ROOT / "carrack")):
        assert not unfolded(Path(path).read_text(encoding="utf-8")), path


def test_the_search_for_unfolded_constants_finds_them() -> None:
    """A chain from a literal is fine, one from an imported name is not."""
    assert unfolded("A: Final = 3\nB: Final = A + 1\nC: Final = HEADER + 2\nD: Final = C + 1") == ["C", "D"]


@pytest.mark.skipif(not compiled(), reason="compared once, from the compiled run")
@pytest.mark.parametrize("key", games())
def test_interpreted_equals_compiled_move_for_move(key: str) -> None:
    """The same games give the same lists and positions in both modes, and every so often observations and redeals."""
    digests = set()
    for pure in ("0", "1"):
        environment = os.environ | {"CARRACK_PURE": pure, "PYTHONPATH": str(ROOT / "tests" / "toys")}
        done = subprocess.run(
            [sys.executable, "-c", DIGEST, key], env=environment, cwd=ROOT, capture_output=True, text=True, check=True
        )
        digests.add(done.stdout.strip())
    assert len(digests) == 1
