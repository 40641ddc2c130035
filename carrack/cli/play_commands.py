"""What can be typed at the prompt: a number, an action in words, or one of the commands."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from carrack.cli.play_actions import forms, number_of, refusal, typed
from carrack.cli.play_preview import show_preview
from carrack.cli.play_takeback import redo, restart, undo
from carrack.core.errors import CarrackError
from carrack.core.record import write
from carrack.core.rules import of_title, said
from carrack.core.scene import Scene
from carrack.terminal.choices import in_order
from carrack.terminal.style import FAINT

if TYPE_CHECKING:
    from carrack.cli.language import Words
    from carrack.cli.play_sitting import Sitting

STAY, MOVED, LEAVE = "stay", "moved", "leave"
_LOG_LINES = 20
Command = Callable[["Sitting", Scene, int, list[str]], str]


def obey(sitting: Sitting, scene: Scene, seat: int, line: str) -> str:
    """Do what a line says; whether the game goes on from here, stays at the question, or is left."""
    first, *rest = line.split() or [""]
    try:
        if not first:
            return STAY
        if first.isdecimal():
            return _take(sitting, scene, seat, line.split())
        command = _commands(sitting.words).get(first.lower())
        return command(sitting, scene, seat, rest) if command else _act(sitting, scene, seat, line.split())
    except (CarrackError, OSError) as error:
        sentence = str(error)
        sitting.view.note(f"{sentence[:1].upper()}{sentence[1:]}")
        return STAY


def _commands(words: Words) -> dict[str, Command]:
    """Each word that stands for a command."""
    return {word: command for name, command in COMMANDS.items() for word in words(f"command-{name}").split()}


def _take(sitting: Sitting, scene: Scene, seat: int, given: list[str]) -> str:
    """An option by its number."""
    choice = in_order(scene)[number_of(sitting.words, scene, given) - 1]
    sitting.match.act(seat, list(choice.say))
    return MOVED


def _act(sitting: Sitting, scene: Scene, seat: int, given: list[str]) -> str:
    """An action in words: taken if it may be, else the reason why not."""
    action = typed(sitting.view.sayer, sitting.words, given)
    why = refusal(sitting.match.state, sitting.view.sayer, seat, action)
    if why:
        sitting.view.console.print(why, width=sitting.view.width)
        return STAY
    sitting.match.act(seat, action)
    return MOVED


def _preview(sitting: Sitting, scene: Scene, seat: int, given: list[str]) -> str:
    choice = in_order(scene)[number_of(sitting.words, scene, given) - 1]
    show_preview(sitting.view, scene, seat, choice)
    return STAY


def _why(sitting: Sitting, scene: Scene, seat: int, given: list[str]) -> str:
    if not given:
        return _help(sitting, scene, seat, given)
    action = typed(sitting.view.sayer, sitting.words, given)
    why = refusal(sitting.match.state, sitting.view.sayer, seat, action)
    if not why:
        number = [choice.say for choice in in_order(scene)].index(tuple(action)) + 1
        why = sitting.words("why-allowed", action=sitting.view.sayer.action(action), number=number)
    sitting.view.console.print(why, width=sitting.view.width)
    return STAY


def _undo(sitting: Sitting, scene: Scene, seat: int, given: list[str]) -> str:
    return MOVED if undo(sitting) else STAY


def _redo(sitting: Sitting, scene: Scene, seat: int, given: list[str]) -> str:
    return MOVED if redo(sitting) else STAY


def _restart(sitting: Sitting, scene: Scene, seat: int, given: list[str]) -> str:
    return MOVED if restart(sitting, seat) else STAY


def _board(sitting: Sitting, scene: Scene, seat: int, given: list[str]) -> str:
    sitting.show(seat, whole=True)
    return STAY


def _log(sitting: Sitting, scene: Scene, seat: int, given: list[str]) -> str:
    count = int(given[0]) if given and given[0].isdecimal() else _LOG_LINES
    if sitting.match.at == 0:
        sitting.view.note(sitting.words("log-empty"))
    sitting.view.show_log(seat, max(0, sitting.match.at - count))
    return STAY


def _rules(sitting: Sitting, scene: Scene, seat: int, given: list[str]) -> str:
    """The numbered rules, or those in which a word occurs."""
    book = of_title(sitting.match.game)
    wanted = " ".join(given).lower()
    section = ""
    found = False
    for rule in book.rules if book else ():
        text = said(rule, sitting.words.language)
        if wanted not in f"{rule.id} {rule.section} {text}".lower():
            continue
        found = True
        if rule.section != section:
            section = rule.section
            sitting.view.console.print(Text(f"\n{section}", "bold"))
        sitting.view.console.print(Text.assemble((f"{rule.id}  ", FAINT), text), width=sitting.view.width)
    if not found:
        sitting.view.note(sitting.words("rules-not-found", wanted=wanted))
    return STAY


def _help(sitting: Sitting, scene: Scene, seat: int, given: list[str]) -> str:
    words, view = sitting.words, sitting.view
    view.console.print(words("play-help", actions=", ".join(forms(view.sayer))), width=view.width)
    grid = Table.grid(padding=(0, 2))
    for name in COMMANDS:
        typed_as = ", ".join(words(f"command-{name}").split())
        grid.add_row(Text(typed_as, "bold"), words(f"command-{name}-help"))
    view.console.print(grid, width=view.width)
    view.show_legend()
    return STAY


def _save(sitting: Sitting, scene: Scene, seat: int, given: list[str]) -> str:
    if not given:
        sitting.view.note(sitting.words("save-where"))
        return STAY
    path = Path(" ".join(given)).expanduser()
    path.write_bytes(write(sitting.match.record))
    sitting.view.note(sitting.words("saved", file=str(path), actions=sitting.match.at))
    return STAY


def _quit(sitting: Sitting, scene: Scene, seat: int, given: list[str]) -> str:
    return LEAVE


COMMANDS: dict[str, Command] = {
    "preview": _preview,
    "why": _why,
    "undo": _undo,
    "redo": _redo,
    "restart": _restart,
    "board": _board,
    "log": _log,
    "rules": _rules,
    "save": _save,
    "help": _help,
    "quit": _quit,
}
