"""`carrack trace`: whole games as JSON lines, one for each decision, for other engines to be compared with."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

from carrack.cli.arguments import (
    add_deal,
    add_title,
    at_least,
    check_seats,
    fill,
    find_title,
    read_bots,
    read_options,
    read_seed,
)
from carrack.cli.language import Words
from carrack.cli.output import print_json_line
from carrack.cli.parser import Parser
from carrack.core.contract import Game
from carrack.lab.simulate import players


def arguments(parser: Parser) -> None:
    """What the command takes."""
    words = parser.words
    add_title(parser)
    add_deal(parser)
    parser.choices.add_argument("--bots", metavar="A,B", default="random", help=words("help-bots-trace"))
    parser.choices.add_argument("--games", metavar="N", type=int, default=1, help=words("help-games-trace"))


def run(args: argparse.Namespace, words: Words) -> int:
    """Print the lines; game k is dealt with the seed plus k."""
    game = find_title(words, args.title)
    seats = check_seats(words, game, args.seats)
    options = read_options(words, game, args.options)
    bots = fill(words, read_bots(words, args.bots), seats)
    at_least(words, "--games", args.games, 1)
    seed = read_seed(words, args.seed)
    for k in range(args.games):
        for line in trace(game, seats, options, (seed + k) % (1 << 128), bots):
            print_json_line({"game": k} | line)
    return 0


def trace(game: Game, seats: int, options: dict[str, Any], seed: int, bots: list[str]) -> Iterator[dict[str, Any]]:
    """One game: a line before each decision and one for the end."""
    state = game.deal(seats, options, seed)
    playing = players(bots, seed)
    step = 0
    while not state.over and step < game.horizon:
        actor = int(state.actor)
        legal = [game.verbs.readable(action) for action in state.legal()]
        position = game.plain(state)
        waiting = game.waiting(state)
        action = int(playing[actor].move(state, actor))
        choice = game.verbs.readable(action)
        yield {
            "step": step,
            "actor": actor,
            "waiting": waiting,
            "legal": legal,
            "choice": choice,
            "position": position,
        }
        state.apply(action)
        step += 1
    scores = [int(state.score(seat)) for seat in range(state.placed)]
    yield {"end": True, "scores": scores, "places": state.ranking(), "position": game.plain(state)}
