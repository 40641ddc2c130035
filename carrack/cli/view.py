"""One match as it is drawn for one reader: board, scene, signs, words, and the console they go to."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from carrack.cli.language import Words
from carrack.core import scene as scenes
from carrack.core.say import Sayer
from carrack.core.scene import Scene
from carrack.table.match import Match
from carrack.terminal import board as common
from carrack.terminal import choices, panels, story
from carrack.terminal.cells import flow
from carrack.terminal.signs import Signs
from carrack.terminal.style import ASKED, FAINT, LINE

_WIDEST = 100


class View:
    """Draws a match."""

    def __init__(self, match: Match, words: Words, console: Console, names: Sequence[str]) -> None:
        self.match = match
        self.words = words
        self.console = console
        game = match.game
        self.board = scenes.board(game, dict(match.record.options), match.record.seats)
        self.sayer = Sayer(game, words.language, self.board, names)
        self.signs = Signs(self.board, self.sayer)
        self.width = min(console.width, _WIDEST)
        self._common: list[str] = []

    def scene(self, viewer: int | None) -> Scene:
        """The position now, as a seat sees it."""
        return scenes.scene(self.match.game, self.match.state, viewer, self.match.at)

    def show_board(self, scene: Scene) -> None:
        """The common board and every seat."""
        heading = self.words("board-turn", title=self.sayer.message("title"), turn=scene.turn[0])
        if scene.phase:
            heading = f"{heading} · {self.sayer.text(scene.phase)}"
        self.console.print()
        self.console.print(Rule(heading, style=LINE, align="left"), width=self.width)
        self._show_common(common.draw(self.board, scene, self.signs, self.words, self.width))
        self.console.print(panels.draw(self.board, scene, self.signs, self.words, self.width))

    def show_own(self, scene: Scene) -> None:
        """The viewer's own panel, and the common board if it looks different from when it was drawn last."""
        lines = common.draw(self.board, scene, self.signs, self.words, self.width)
        if [line.plain for line in lines] != self._common:
            self._show_common(lines)
        if scene.viewer is not None:
            own = panels.panel(self.board, scene, self.signs, self.words, scene.viewer, self.width)
            self.console.print(own)

    def _show_common(self, lines: list[Text]) -> None:
        self._common = [line.plain for line in lines]
        for line in lines:
            self.console.print(line, no_wrap=True, overflow="crop")

    def show_question(self, scene: Scene) -> None:
        """What is asked, and the options."""
        self.console.print(Text(self.sayer.text(scene.ask), ASKED))
        self.console.print(choices.draw(self.board, scene, self.signs, self.words), width=self.width)

    def show_log(self, viewer: int | None, start: int = 0, stop: int | None = None) -> None:
        """What happened from one action to another."""
        match, reader = self.match, -1 if viewer is None else viewer
        steps = range(start, match.at if stop is None else stop)
        told = story.tell(self.sayer, ((int(match.record.actions[k][0]), match.seen(k, reader)) for k in steps))
        if told.row_count:
            self.console.print(told, width=self.width)

    def show_legend(self) -> None:
        """What the signs mean."""
        if legend := self.signs.legend():
            self.console.print(flow(legend, self.width, "   "))

    def note(self, sentence: str) -> None:
        """A sentence from the table, not from the game."""
        self.console.print(Text(sentence, FAINT), width=self.width)
