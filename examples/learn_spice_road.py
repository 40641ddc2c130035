"""Learn to beat random play at Spice Road, with NumPy alone.

Many games go on at once in a `carrack.batch.Batch`; in each the learner has one seat and chance has the two others.
A network with one hidden layer sees the learner's cards and cubes and both rows on the table; it says how good each
action is, and how many points are still to come. After every few steps the actions that brought more points than it
had foretold become more likely, and the others less: an actor and a critic, taught by Adam. Now and then it sits an
exam: fresh games in which it learns nothing. The share of them it wins (a third is even) is drawn as a curve.
"""

from __future__ import annotations

import argparse
import math
import os
import time
from pathlib import Path
from typing import Any, NamedTuple

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # for matrices as small as ours one core is quickest

import numpy as np
from numpy.typing import NDArray

from carrack.batch import Batch

SEATS = 3
SETS = ("hand[me].", "played[me].")
CUBES = "caravan[me]."
ROWS = {"merchant_row[": "hand[me].", "goal_row[": "claimed[me]."}  # numbers of cards; a set with a field for each

HIDDEN = 32
RATE = 0.002  # how far one lesson moves a weight, about
POINT = 0.1  # the reward for a point: small, as networks like their numbers
VICTORY = 5.0  # the reward for winning: points alone give no reason to end a game
DISCOUNT = 0.97  # what a reward is worth one decision of mine later: the sooner the better
TRACE = 0.95  # how much of what came later counts beyond what was foretold then
CURIOSITY = 0.01  # what it is worth to keep several actions likely
STEPS = 24  # decisions in each game from one lesson to the next

Floats = NDArray[np.floating[Any]]
Ints = NDArray[np.int64]
Bools = NDArray[np.bool_]


class Network:
    """One hidden layer; the outputs are the preference for each action and, last, the reward foretold."""

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator) -> None:
        first = rng.normal(0, 0.2, (inputs, HIDDEN))  # the last layer is zero: who knows nothing plays at random
        layers = (first, np.zeros(HIDDEN), np.zeros((HIDDEN, actions + 1)), np.zeros(actions + 1))
        self.weights: list[Floats] = [layer.astype(np.float32) for layer in layers]
        self.means = [np.zeros_like(layer) for layer in self.weights]
        self.squares = [np.zeros_like(layer) for layer in self.weights]
        self.lessons = 0

    def think(self, x: Floats, masks: Bools) -> tuple[Floats, Floats, Floats]:
        """The hidden layer, how likely each action is, and the reward foretold."""
        w1, b1, w2, b2 = self.weights
        hidden = np.maximum(x @ w1 + b1, 0)
        out = hidden @ w2 + b2
        likes = np.where(masks, out[:, :-1], -np.inf)
        odds = np.exp(likes - likes.max(axis=1, keepdims=True))
        return hidden, odds / odds.sum(axis=1, keepdims=True), out[:, -1]

    def slopes(self, x: Floats, masks: Bools, actions: Ints, gains: Floats, aims: Floats) -> tuple[float, list[Floats]]:
        """The loss of actor, critic and curiosity together, and its slope along each weight."""
        hidden, chances, foretold = self.think(x, masks)
        rows = np.arange(len(x))
        logs = np.log(chances, where=chances > 0, out=np.zeros_like(chances))
        entropy = -(chances * logs).sum(axis=1, keepdims=True)
        loss = -gains * logs[rows, actions] + (foretold - aims) ** 2 / 4 - CURIOSITY * entropy[:, 0]
        slope = np.empty((len(x), chances.shape[1] + 1), x.dtype)
        slope[:, :-1] = chances * (gains[:, None] + CURIOSITY * (logs + entropy))
        slope[rows, actions] -= gains
        slope[:, -1] = (foretold - aims) / 2
        slope /= len(x)
        inner = (slope @ self.weights[2].T) * (hidden > 0)
        return float(loss.mean()), [x.T @ inner, inner.sum(axis=0), hidden.T @ slope, slope.sum(axis=0)]

    def learn(self, slopes: list[Floats]) -> None:
        """One step of Adam downhill."""
        self.lessons += 1
        for layer, mean, square, slope in zip(self.weights, self.means, self.squares, slopes, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.01 * (slope**2 - square)
            spread = np.sqrt(square / (1 - 0.99**self.lessons)) + 1e-5
            layer -= RATE * mean / (1 - 0.9**self.lessons) / spread


class Moves(NamedTuple):
    """One step of all games: what the learner saw, did and foretold where it decided, and what came of it."""

    mine: Ints
    x: Floats
    masks: Bools
    actions: Ints
    foretold: Floats
    gains: Floats
    done: Bools


class Table:
    """Games of the learner, who has each seat in a third of them, against chance."""

    def __init__(self, games: int, seed: int) -> None:
        self.batch = Batch("spice_road", games, SEATS, seed=seed, reward="win")
        self.rng = np.random.default_rng(seed)
        self.seat = np.arange(games) % SEATS
        self.points = np.zeros(games)
        self.sets, self.cubes = self.find(SETS), self.find(CUBES)
        self.rows = [(self.find(row), np.eye(1 + len(self.find(cards)), dtype="f4")) for row, cards in ROWS.items()]

    def find(self, starts: str | tuple[str, ...]) -> Ints:
        """The fields of an observation whose names start so."""
        return np.array([field.index for field in self.batch.game.fields() if field.name.startswith(starts)])

    def see(self, mine: Ints) -> Floats:
        """Sets as they are, cubes as parts of a full caravan, and a 1 for the card that lies in each place of a row."""
        seen = self.batch.observations[mine]
        rows = [eye[seen[:, fields]].reshape(len(seen), len(fields) * len(eye)) for fields, eye in self.rows]
        return np.concatenate([seen[:, self.sets], seen[:, self.cubes] / 10, *rows], axis=1, dtype=np.float32)

    def step(self, network: Network, going: Bools | bool = True) -> Moves:
        """One decision in every game; where a game counts no longer, all of them are random."""
        batch = self.batch
        mine = np.flatnonzero((batch.seat == self.seat) & going)
        x, masks = self.see(mine), batch.masks[mine]
        _, chances, foretold = network.think(x, masks)
        piled = chances.cumsum(axis=1)
        chosen = (piled > self.rng.random((len(mine), 1)) * piled[:, -1:]).argmax(axis=1)
        actions = batch.random_actions().copy()
        actions[mine] = chosen
        rewards, done, _ = batch.step(actions)
        before = self.points.copy()
        self.points[mine] = [batch.state(k).score(seat) for k, seat in zip(mine.tolist(), self.seat[mine], strict=True)]
        self.points[done] = batch.scores[done, self.seat[done]]
        gains = POINT * (self.points - before) + VICTORY * rewards[np.arange(len(done)), self.seat]
        self.points[done] = 0
        return Moves(mine, x, masks, chosen, foretold, gains, done.copy())


def teach(network: Network, moves: list[Moves]) -> None:
    """One lesson: go back in time and compare what each action brought with what was foretold."""
    known, gain, after, more = (np.zeros(len(moves[0].done)) for _ in range(4))
    used, found = [], []
    for move in reversed(moves):
        known[move.done] = 1  # nothing comes after the end
        gain[move.done] = after[move.done] = more[move.done] = 0
        gain += move.gains
        k = move.mine
        more[k] = known[k] * (gain[k] + DISCOUNT * (after[k] + TRACE * more[k]) - move.foretold)
        used.append(known[k] > 0)  # of the last decision in each game we do not know yet what it brings
        found.append(more[k])
        known[k], gain[k], after[k] = 1, 0, move.foretold
    use = np.concatenate(used[::-1])
    gains = np.concatenate(found[::-1])[use].astype(np.float32)
    x, masks, actions, foretold = (np.concatenate(part)[use] for part in list(zip(*moves, strict=True))[1:5])
    scaled = (gains - gains.mean()) / (gains.std() + 1e-6)
    network.learn(network.slopes(x, masks, actions, scaled, foretold + gains)[1])


def examine(network: Network, games: int, seed: int) -> tuple[float, float, float]:
    """The share won of the first game in each place of a batch, and its 95 % interval (Wilson's)."""
    table = Table(games, seed)
    going, won = np.ones(games, bool), 0
    while going.any():
        ended = table.step(network, going).done & going
        won += int((table.batch.places[ended, table.seat[ended]] == 1).sum())
        going &= ~ended
    share, z = won / games, 1.96**2 / games
    half = math.sqrt(z * share * (1 - share) + z**2 / 4)
    return share, (share + z / 2 - half) / (1 + z), (share + z / 2 + half) / (1 + z)


def draw(curve: list[tuple[int, float, float, float]]) -> str:
    """The curve as an SVG: shares and intervals over the decisions in training, which are squeezed to the right."""
    last = max(curve[-1][0], 1)

    def at(decisions: float, share: float) -> str:
        return f"{60 + 520 * math.log1p(decisions / 1e5) / math.log1p(last / 1e5):.1f},{270 - 240 * share:.1f}"

    def text(place: str, words: str, anchor: str = "middle") -> str:
        return f'<text transform="translate({place})" text-anchor="{anchor}">{words}</text>'

    band = [at(n, high) for n, _, _, high in curve] + [at(n, low) for n, _, low, _ in reversed(curve)]
    lines = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 620 320" font-family="sans-serif" font-size="12">',
        '<rect width="620" height="320" fill="#fff"/>',
        *(f'<path d="M{at(0, k / 4)}H580" stroke="#ddd"/>' for k in range(5)),
        *(text(f"50,{274 - 60 * k}", f"{25 * k} %", "end") for k in range(5)),
        *(text(at(n, -0.07), f"{n:,}") for n in (0, 100_000, 300_000, 1_000_000, 3_000_000, 10_000_000) if n <= last),
        f'<path d="M{at(0, 1 / SEATS)}H580" stroke="#b33" stroke-dasharray="5 4"/>',
        text(at(last, 1 / SEATS + 0.02), "even: 33 %", "end"),
        f'<polygon points="{" ".join(band)}" fill="#269" opacity="0.2"/>',
        f'<polyline points="{" ".join(at(n, y) for n, y, _, _ in curve)}" fill="none" stroke="#269" stroke-width="2"/>',
        text("320,310", "decisions in training"),
        text("60,18", "games of Spice Road won against two random seats, with 95 % interval", "start"),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def run(minutes: float, seed: int, out: Path, games: int = 192, exam: int = 300, lessons: float = math.inf) -> Network:
    """Teach for so long, or so many lessons; tell how it goes, and draw the curve after each exam."""
    table = Table(games, seed)
    network = Network(table.see(np.array([0])).shape[1], table.batch.game.actions, np.random.default_rng(seed))
    curve: list[tuple[int, float, float, float]] = []
    began, due = time.perf_counter(), 0.0
    while True:
        over = time.perf_counter() - began >= 60 * minutes or network.lessons >= lessons
        if over or network.lessons >= due:
            due = max(network.lessons + 10, 1.25 * network.lessons)
            decisions = network.lessons * STEPS * games
            share, low, high = examine(network, exam, (seed + 1) * 1_000_000 + network.lessons)
            curve.append((decisions, share, low, high))
            out.write_text(draw(curve), encoding="utf-8")
            spent = time.perf_counter() - began
            print(f"{spent:5.0f} s {decisions:10,} decisions: wins {share:.1%} ({low:.1%} to {high:.1%})", flush=True)
        if over:
            return network
        teach(network, [table.step(network) for _ in range(STEPS)])


def main() -> None:
    """Read the command line and learn."""
    parser = argparse.ArgumentParser(description="Learn to beat random play at Spice Road.")
    parser.add_argument("--minutes", type=float, default=2, help="how long to learn (2)")
    parser.add_argument("--seed", type=int, default=1, help="another number, other games; the same, the same curve (1)")
    parser.add_argument("--out", type=Path, default=Path("curve.svg"), help="where to draw the curve (curve.svg)")
    given = parser.parse_args()
    if not given.minutes > 0 or given.seed < 0:
        parser.error("--minutes must be more than 0, and --seed at least 0")
    if given.out.is_dir() or not given.out.parent.is_dir():
        parser.error(f"--out: {given.out} cannot be written: it is a folder, or lies in none that exists")
    run(given.minutes, given.seed, given.out)


if __name__ == "__main__":
    main()
