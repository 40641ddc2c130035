"""What the search thinks of a position, for hints and reviews."""

from __future__ import annotations

from math import sqrt

import msgspec

from carrack.bots.search import Search, SearchSettings
from carrack.bots.tree import ROOT, Tree
from carrack.core.chance import Chance
from carrack.core.contract import ACTOR, State

_TRUSTED = 4
"""A line goes on as long as its next action has this many visits."""


class Candidate(msgspec.Struct, frozen=True):
    """An action of the deciding seat, and what it may expect after it."""

    action: int
    visits: int
    win: float
    error: float
    score: float


class Analysis(msgspec.Struct, frozen=True):
    """A position: each seat's share of the win, its standard error and expected score; then the actions, best first.

    `line` is what is expected to happen, as pairs of seat and action, up to the first reveal.
    """

    seat: int
    iterations: int
    win: tuple[float, ...]
    error: tuple[float, ...]
    scores: tuple[float, ...]
    candidates: tuple[Candidate, ...]
    line: tuple[tuple[int, int], ...]


def analyse(state: State, seat: int, seed: int, iterations: int = 400, seconds: float = 0.0) -> Analysis:
    """Think about a copy that was re-dealt for the seat that decides; with `seconds` until then at most."""
    search = Search(Chance(seed), SearchSettings(iterations=iterations, seconds=seconds, reuse=False, scores=True))
    search.think(state, seat)
    n = int(search.done)
    seats = range(int(state.seats))
    return Analysis(
        seat,
        n,
        tuple(search.wins[k] / n for k in seats),
        tuple(_error(search.wins[k], search.win_squares[k], n) for k in seats),
        tuple(search.scores[k] / n for k in seats),
        tuple(_candidates(search.tree)),
        tuple(_line(search.tree, state, seat, Chance(seed))),
    )


def _candidates(tree: Tree) -> list[Candidate]:
    found = []
    for child in _children(tree, ROOT):
        n = int(tree.visits[child])
        if n:
            win, score = tree.wins[child] / n, tree.scores[child] / n
            error = _error(tree.wins[child], tree.squares[child], n)
            found.append(Candidate(int(tree.action[child]), n, win, error, score))
    return sorted(found, key=lambda each: (-each.visits, -each.win, each.action))


def _line(tree: Tree, state: State, seat: int, rng: Chance) -> list[tuple[int, int]]:
    copy = state.clone()
    copy.redeal(seat, rng)
    copy.cells[ACTOR] = seat
    revealed = int(copy.revealed)
    found: list[tuple[int, int]] = []
    node = ROOT
    while not copy.over and copy.revealed == revealed:
        legal = copy.legal()
        tried = [child for child in _children(tree, node) if tree.action[child] in legal]
        best = max(tried, key=lambda child: int(tree.visits[child]), default=-1)
        if best < 0 or (found and tree.visits[best] < _TRUSTED):
            break
        found.append((int(copy.actor), int(tree.action[best])))
        copy.apply(tree.action[best])
        node = best
    return found


def _children(tree: Tree, node: int) -> list[int]:
    found = []
    child = int(tree.first[node])
    while child >= 0:
        found.append(child)
        child = int(tree.next[child])
    return found


def _error(total: float, squares: float, n: int) -> float:
    """The standard error of a win share: at least what it would be for that many games with a winner each.

    A simulation ends with an evaluation, not with a winner. So simulations differ less from each other than they are
    wrong.
    """
    mean = total / n
    return sqrt(max(squares / n - mean * mean, mean * (1 - mean), 0.0) / n) if n > 1 else 0.5
