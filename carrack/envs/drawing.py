"""A position as text: the board and the panels of the terminal, and the actions with their numbers."""

from __future__ import annotations

import io

from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from carrack.core import scene as scenes
from carrack.core.contract import OVER
from carrack.core.errors import Unknown
from carrack.core.say import Sayer
from carrack.envs.episode import Episode
from carrack.terminal import board as common
from carrack.terminal import panels, result
from carrack.terminal.console import screen
from carrack.terminal.messages import Messages
from carrack.terminal.signs import Signs
from carrack.terminal.style import ASKED, LINE, theme

RENDER_MODES = ["ansi", "human"]
_WIDEST = 100


def agent(seat: int) -> str:
    """What programs call a seat."""
    return f"seat_{seat}"


def check_mode(mode: str | None) -> str | None:
    """The render mode, if there is such a one."""
    if mode is not None and mode not in RENDER_MODES:
        raise Unknown("render mode", mode, RENDER_MODES)
    return mode


def render(mode: str, episode: Episode, viewer: int | None) -> str | None:
    """The position as a seat sees it (None: a spectator): text without colours for "ansi", on screen for "human"."""
    if mode == "human":
        draw(screen(), episode, viewer)
        return None
    paper = io.StringIO()
    draw(_plain_console(paper), episode, viewer)
    return paper.getvalue()


def draw(console: Console, episode: Episode, viewer: int | None) -> None:
    """The board, every seat, and what is asked, or the result."""
    game, state = episode.setting.game, episode.state
    words = Messages("en")
    board = scenes.board(game, episode.setting.options, episode.setting.seats)
    scene = scenes.scene(game, state, viewer, episode.decisions)
    sayer = Sayer(game, words.language, board, [agent(seat) for seat in range(episode.setting.seats)])
    signs = Signs(board, sayer)
    width = min(console.width, _WIDEST)
    heading = words("board-turn", title=sayer.message("title"), turn=scene.turn[0])
    console.print(Rule(heading, style=LINE, align="left"), width=width)
    for line in common.draw(board, scene, signs, words, width):
        console.print(line, no_wrap=True, overflow="crop")
    console.print(panels.draw(board, scene, signs, words, width))
    if episode.decider == OVER:
        result.show(console, state, sayer, words)
        return
    console.print(Text(sayer.text(scene.ask), ASKED))
    actions = Table.grid(padding=(0, 2, 0, 0))
    for number, choice in scene.choices.items():
        actions.add_row(Text(f"{number:>5}", ASKED), sayer.action(choice.say), signs.change(choice.cost, choice.gain))
    console.print(actions, width=width)


def _plain_console(paper: io.StringIO) -> Console:
    console = Console(
        file=paper, width=_WIDEST, color_system=None, force_terminal=False, highlight=False, markup=False, emoji=False
    )
    console.push_theme(theme(many_colours=False))
    return console
