"""`python -m carrack.lab.tune TITLE`: better weights for a title's evaluation, found by play.

Candidates are the present weights, each number times a factor. The same bot plays with the new weights against the old
ones, on paired deals, the same for all candidates of a generation. At the end the winner plays the old weights once
more on fresh deals, and only if the lower end of the interval is above even is it written.
"""

from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

import msgspec

from carrack.bots import make
from carrack.core.chance import Chance
from carrack.core.contract import Game
from carrack.core.errors import CarrackError
from carrack.core.registry import find
from carrack.core.weights import FILE
from carrack.lab.evolve import about, chosen, engine_of, tune
from carrack.lab.trial import numbers_in, weights_of
from carrack.lab.tune_state import Tuning, TuningState
from carrack.lab.weights_file import rewritten

_ELSEWHERE = ("jobs", "state", "resume", "out")


def arguments() -> argparse.ArgumentParser:
    """What the command takes."""
    parser = argparse.ArgumentParser(prog="python -m carrack.lab.tune", description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--bot", default="greedy", help="who plays with the weights: any bot (greedy)")
    parser.add_argument("--seats", type=int, default=2, help="new and old sit by turns (2)")
    parser.add_argument("--only", default="*", help="patterns of names, separated by commas; the other weights stay")
    parser.add_argument("--generations", type=int, default=30, help="(30)")
    parser.add_argument("--population", type=int, default=12, help="candidates of a generation (12)")
    parser.add_argument("--games", type=int, default=64, help="of each candidate (64)")
    parser.add_argument("--match", type=int, default=400, help="games of the winner against the old weights (400)")
    parser.add_argument("--sigma", type=float, default=0.25, help="the first step: 0.25 is about 25 %% (0.25)")
    parser.add_argument("--bound", type=float, default=4.0, help="the largest factor (4)")
    parser.add_argument("--seed", type=int, default=1, help="(1)")
    parser.add_argument("--jobs", type=int, default=1, help="in how many processes (1)")
    parser.add_argument("--state", type=Path, help="the file to go on from (TITLE.tune.jsonl)")
    parser.add_argument("--resume", action="store_true", help="go on with the run of the state file")
    parser.add_argument("--out", type=Path, help=f"the file of weights to change (the title's {FILE})")
    return parser


def tuning_of(game: Game, given: argparse.Namespace) -> Tuning:
    """The settings of a run, checked."""
    weights = weights_of(game)
    make(given.bot, Chance(0))
    base = numbers_in(weights)
    tuned = chosen(weights.names, base, given.only.split(","))
    if not tuned:
        raise CarrackError(f"no weight to tune is called {given.only}; there are {', '.join(weights.names)}")
    if not max(2, game.fewest) <= given.seats <= game.most:
        raise CarrackError(f"{game.key} is not tuned at {given.seats} seats")
    for name, least in (("generations", 1), ("population", 4), ("games", 1), ("match", 2), ("jobs", 1)):
        if getattr(given, name) < least:
            raise CarrackError(f"--{name} is at least {least}")
    if given.sigma <= 0 or given.bound <= 1:
        raise CarrackError("--sigma is above 0 and --bound above 1")
    return Tuning(
        title=game.key,
        bot=given.bot,
        seats=given.seats,
        names=tuple(weights.names),
        base=base,
        tuned=tuned,
        population=given.population,
        games=given.games,
        sigma=given.sigma,
        bound=given.bound,
        seed=given.seed,
    )


def command(given: argparse.Namespace) -> str:
    """The command that would find the same weights: without the options that only say where to write and how fast."""
    parser = arguments()
    asked = [
        word
        for name, value in vars(given).items()
        if name not in ("title", *_ELSEWHERE) and value != parser.get_default(name)
        for word in (f"--{name}", str(value))
    ]
    return shlex.join([*parser.prog.split(), given.title, *asked])


def run(argv: Sequence[str]) -> int:
    """Tune; 0 if better weights were written, 1 if the old ones stay."""
    given = arguments().parse_args(argv)
    game = find(given.title)
    tuning = tuning_of(game, given)
    own = Path(str(files(game.package).joinpath(FILE)))
    out = given.out or own
    source = (out if out.exists() else own).read_text(encoding="utf-8")
    engine_of(tuning)  # says at once if it is not there
    state = TuningState(given.state or Path(f"{game.key}.tune.jsonl"), tuning, given.resume)
    winner = tune(tuning, given.generations, given.match, state, given.jobs, lambda line: print(line, flush=True))
    lines = about(tuning, given.generations, winner, given.match, command(given))
    print("\n".join(lines))
    for name, old, new in zip(tuning.names, tuning.base, winner.numbers, strict=True):
        print(f"  {name} = {new}" + ("" if new == old else f"  (was {old})"))
    if not winner.better:
        print("Not surely better than even: the old weights stay.")
        return 1
    out.write_text(rewritten(source, dict(zip(tuning.names, winner.numbers, strict=True)), lines), encoding="utf-8")
    print(f"Written to {out}. Its stages belong to the old weights: run `python -m carrack.lab.stages {game.key}`.")
    return 0


def main() -> None:
    """The command."""
    try:
        sys.exit(run(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit("carrack.lab.tune: stopped; the same command with --resume goes on after the last whole generation")
    except (CarrackError, OSError) as error:
        sys.exit(f"carrack.lab.tune: {error}")
    except msgspec.MsgspecError as error:
        sys.exit(f"carrack.lab.tune: the state file cannot be read: {error}")


if __name__ == "__main__":
    main()
