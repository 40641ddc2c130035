"""`carrack play`: a game in the terminal, against bots or with people at the same keyboard."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from carrack.bots import QUICK, at_table, is_ours, make
from carrack.cli.arguments import (
    add_deal,
    add_title,
    check_seats,
    fill,
    find_title,
    read_bots,
    read_options,
    read_seed,
)
from carrack.cli.language import Misuse, Words
from carrack.cli.parser import Parser
from carrack.cli.play_sitting import Sitting
from carrack.cli.prompt import read_line
from carrack.cli.view import View
from carrack.core.chance import Chance
from carrack.core.contract import Game
from carrack.core.record import Record, begin, read
from carrack.core.registry import games
from carrack.core.say import Sayer
from carrack.table.match import Match
from carrack.terminal.console import screen

HUMAN = "human"


def arguments(parser: Parser) -> None:
    """What the command takes."""
    words = parser.words
    add_title(parser, optional=True)
    add_deal(parser)
    against = parser.choices.add_mutually_exclusive_group()
    against.add_argument("--bots", metavar="A,B", help=words("help-bots-play"))
    against.add_argument("--hotseat", action="store_true", help=words("help-hotseat"))
    parser.choices.add_argument("--name", metavar="NAME", action="append", default=[], help=words("help-name"))
    parser.choices.add_argument("--record", metavar="FILE", type=Path, help=words("help-record"))
    parser.choices.add_argument("--load", metavar="FILE", type=Path, help=words("help-load"))


def run(args: argparse.Namespace, words: Words) -> int:
    """Deal or load, and play until somebody has won or left."""
    record = _load(args, words) if args.load else _deal(args, words)
    if record is None:
        return 0
    match = Match(record)
    notes = notes_of(record)
    view = View(match, words, screen(), notes["names"])
    rng = Chance(record.seed_number).fork()
    players = [None if player == HUMAN else make(at_table(player), rng) for player in notes["players"]]
    Sitting(view, players, args.record).run()
    return 0


def _load(args: argparse.Namespace, words: Words) -> Record:
    """A saved match brings everything with it."""
    given = [name for name in ("title", "seats", "options", "seed", "bots", "hotseat", "name") if getattr(args, name)]
    if given:
        raise Misuse(
            words("load-alone", names=", ".join("TITLE" if name == "title" else f"--{name}" for name in given))
        )
    return read(args.load.read_bytes())


def _deal(args: argparse.Namespace, words: Words) -> Record | None:
    game = find_title(words, args.title) if args.title else _choose(words)
    if game is None:
        return None
    bots = read_bots(words, args.bots) if args.bots else [QUICK]
    wanted = len(bots) + 1 if args.bots and args.seats is None else args.seats
    seats = check_seats(words, game, wanted)
    players = [HUMAN] * seats if args.hotseat else [HUMAN, *fill(words, bots, seats - 1)]
    record = begin(game, seats, read_options(words, game, args.options), read_seed(words, args.seed))
    record.notes = {"names": _names(game, words, players, args.name), "players": players}
    return record


def _choose(words: Words) -> Game | None:
    """The only title there is, or the one that is picked from a list."""
    shelf = list(games().values())
    if not shelf:
        raise Misuse(words("games-none"))
    if len(shelf) == 1:
        return shelf[0]
    console = screen()
    for k, game in enumerate(shelf, start=1):
        console.print(f"{k:3}  {Sayer(game, words.language).message('title')}  ({game.key})")
    while (line := read_line(words("play-which"))) is not None:
        if line.isdecimal() and 1 <= int(line) <= len(shelf):
            return shelf[int(line) - 1]
        if line in games():
            return games()[line]
    return None


def _names(game: Game, words: Words, players: list[str], given: list[str]) -> list[str]:
    """The names asked for, for people in order of seats; bots are called after their kind."""
    people = [name.strip() for name in ",".join(given).split(",") if name.strip()]
    sayer = Sayer(game, words.language)
    names: list[str] = []
    for seat, player in enumerate(players):
        if player == HUMAN:
            names.append(people.pop(0) if people else sayer.name(seat))
        else:
            kind = words(f"bot-{player}") if words.knows(f"bot-{player}") else player.rpartition(":")[2]
            names.append(kind if players.count(player) == 1 else f"{kind} {seat + 1}")
    if people:
        raise Misuse(words("too-many-names", names=", ".join(people)))
    return names


def _is_bot(noted: object) -> bool:
    return isinstance(noted, str) and is_ours(noted)


def notes_of(record: Record) -> dict[str, Any]:
    """Names and players of a record that may come from elsewhere; a player that is no bot of ours is a person."""
    names, players = record.notes.get("names"), record.notes.get("players")
    noted = players if isinstance(players, list) and len(players) == record.seats else [HUMAN] * record.seats
    named = isinstance(names, list) and len(names) == record.seats and all(isinstance(name, str) for name in names)
    return {"names": names if named else [], "players": [who if _is_bot(who) else HUMAN for who in noted]}
