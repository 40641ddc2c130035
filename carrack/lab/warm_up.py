"""A few games of every title, played in the ways that matter for speed: what the build learns from.

`python -m carrack.lab.warm_up`; the compiler counts meanwhile which way each branch goes.
"""

from __future__ import annotations

from carrack.batch.kernel import Kernel
from carrack.bots import make
from carrack.core.chance import Chance
from carrack.core.contract import Game, State
from carrack.core.registry import games
from carrack.lab.loop import make_clones, play_random
from carrack.lab.settings import settings

_DECISIONS = 60_000
_COPIES = 2_000
_BY_HAND = 300
_SIDE_BY_SIDE = 16
_THOUGHTS = 40


def warm_up(game: Game) -> None:
    """Every setting: random play in the compiled loop, from Python and in batches; copies, observations, searches."""
    rng = Chance(1)
    for _, seats, options in settings(game):
        done = seed = 0
        while done < _DECISIONS // (1 + 4 * bool(options)):
            done += 1 + int(play_random(game.deal(seats, options, seed), rng, game.horizon))
            seed += 1
        state = game.deal(seats, options, seed)
        make_clones(state, _COPIES)
        legal = state.legal()
        for _ in range(_BY_HAND):
            if not legal:
                break
            state.observe(state.actor)
            copy = state.clone()
            copy.redeal(state.actor, rng)
            legal = state.step(legal[rng.below(len(legal))])
        _think(game.deal(seats, options, seed), rng)
        _side_by_side(Kernel(game, _SIDE_BY_SIDE, seats, options, game.horizon), rng)


def _think(state: State, rng: Chance) -> None:
    """Some decisions of the search."""
    bot = make("search@20", rng)
    for _ in range(_THOUGHTS):
        if state.over:
            return
        state.apply(bot.move(state, state.actor))


def _side_by_side(kernel: Kernel, rng: Chance) -> None:
    """Many games stepped together."""
    for k in range(_SIDE_BY_SIDE):
        kernel.deal(k, k)
    for _ in range(_BY_HAND):
        kernel.draw(rng)
        kernel.step(bytes(memoryview(kernel.drawn)))
        for k in kernel.ended:
            kernel.deal(k, k)


def main() -> None:
    """Every title that is found."""
    for game in games().values():
        warm_up(game)


if __name__ == "__main__":
    main()
