"""`carrack replay`: a record's log in words and its board at any moment."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from rich.rule import Rule

from carrack.cli.language import Words
from carrack.cli.output import print_json
from carrack.cli.parser import Parser
from carrack.cli.play import notes_of
from carrack.cli.view import View
from carrack.core import scene as scenes
from carrack.core.record import Record, read, replay
from carrack.table.match import Match
from carrack.terminal import result
from carrack.terminal.console import screen


def arguments(parser: Parser) -> None:
    """What the command takes."""
    words = parser.words
    parser.given.add_argument("record", metavar="RECORD", type=Path, help=words("help-record-file"))
    parser.choices.add_argument("--at", metavar="N", type=int, help=words("help-at"))
    parser.choices.add_argument("--viewer", metavar="SEAT", type=int, help=words("help-viewer"))
    parser.choices.add_argument("--json", action="store_true", help=words("help-json"))


def run(args: argparse.Namespace, words: Words) -> int:
    """Replay up to an action and show."""
    record = read(args.record.read_bytes())
    count = len(record.actions) if args.at is None else args.at
    viewer = _viewer(words, record, args.viewer)
    if args.json:
        print_json(_data(record, count, viewer))
        return 0
    replay(record, count)  # says what is wrong with the record, or with --at
    record.actions = record.actions[:count]
    record.dealt_anew = [dealt for dealt in record.dealt_anew if dealt[0] <= count]
    match = Match(record)
    view = View(match, words, screen(), notes_of(record)["names"])
    view.show_log(viewer)
    view.show_board(view.scene(viewer))
    if match.state.over:
        view.console.print(Rule(), width=view.width)
        result.show(view.console, match.state, view.sayer, words)
    else:
        view.note(view.sayer.text(view.scene(viewer).ask))
    return 0


def _viewer(words: Words, record: Record, seat: int | None) -> int | None:
    if seat is None:
        return None
    if not 1 <= seat <= record.seats:
        raise words.unknown("seat", seat, range(1, record.seats + 1))
    return seat - 1


def _data(record: Record, count: int, viewer: int | None) -> dict[str, Any]:
    state = replay(record, count)
    data: dict[str, Any] = {
        "title": record.title,
        "at": count,
        "actions": len(record.actions),
        "over": state.over,
        "scores": [int(state.score(seat)) for seat in range(state.placed)],
        "places": state.ranking(),
        "position": state.game.plain(state),
    }
    if viewer is not None:
        data["scene"] = scenes.scene(state.game, state, viewer, count)
    return data
