"""How a game goes in the terminal: bots move, people are asked, and everything ends with a table."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.rule import Rule
from rich.text import Text

from carrack.bots.player import Bot
from carrack.cli.play_commands import LEAVE, MOVED, obey
from carrack.cli.prompt import read_line
from carrack.cli.view import View
from carrack.core.record import write
from carrack.core.scene import Scene
from carrack.terminal import result
from carrack.terminal.style import ASKED, BRASS, mark, seat_style


class Sitting:
    """One match at one keyboard. `players` has a bot for each seat, or None where a person sits."""

    def __init__(self, view: View, players: Sequence[Bot | None], record: Path | None) -> None:
        self.view = view
        self.match = view.match
        self.words = view.words
        self.players = list(players)
        self.record = record
        self.people = [seat for seat, bot in enumerate(players) if bot is None]
        self.secret = any(r.seen == "owner" for r in self.match.game.layout.own)
        self._told: dict[int | None, int] = {}
        self._drawn: tuple[int, int] | None = None
        self._facing: int | None = self.people[0] if len(self.people) == 1 else None

    def run(self) -> None:
        """Play to the end, or until somebody leaves."""
        self._greet()
        try:
            while not self.match.state.over:
                seat = int(self.match.state.actor)
                bot = self.players[seat]
                if bot is not None:
                    action = int(bot.move(self.match.state, seat))
                    self.match.act(seat, self.match.game.verbs.readable(action))
                elif not self._ask(seat):
                    self.view.note(self.words("play-left"))
                    return
            self._finish()
        finally:
            self.keep()

    def keep(self) -> None:
        """Write the record, if one was asked for."""
        if self.record is not None:
            self.record.write_bytes(write(self.match.record))

    def forget_drawing(self) -> None:
        """The position was changed from outside: draw the whole board next time, and tell the log from here."""
        self._drawn = None
        self._told = {key: min(step, self.match.at) for key, step in self._told.items()}

    def show(self, seat: int, whole: bool = False) -> Scene:
        """The position for a seat: what is new, the board when a turn begins, and the question."""
        key = seat if self.secret else None
        start = self._told.get(key, 0)
        self.view.show_log(seat, start)
        self._told[key] = self.match.at
        scene = self.view.scene(seat)
        if whole or self._drawn != (scene.turn[0], seat):
            self.view.show_board(scene)
        else:
            self.view.show_own(scene)
        self._drawn = (scene.turn[0], seat)
        self.view.show_question(scene)
        return scene

    def _ask(self, seat: int) -> bool:
        """Ask a person until there is a move; False if they leave."""
        self.keep()
        if not self._hand_over(seat):
            return False
        scene = self.show(seat)
        while True:
            line = read_line(f"{mark(seat)} {self.view.sayer.name(seat)} > ")
            outcome = LEAVE if line is None else obey(self, scene, seat, line)
            if outcome in (MOVED, LEAVE):
                return outcome == MOVED

    def _hand_over(self, seat: int) -> bool:
        """Where hands are secret, the next person sits down before anything is shown."""
        if not self.secret or len(self.people) == 1 or self._facing == seat:
            return True
        self._facing = seat
        self.view.console.clear()
        self.view.console.print(Rule(style=seat_style(seat)), width=self.view.width)
        name = self.view.sayer.name(seat)
        self.view.console.print(Text(f"{mark(seat)} {self.words('play-hand-over', name=name)}", seat_style(seat)))
        self._drawn = None
        return read_line(self.words("play-press-enter")) is not None

    def _greet(self) -> None:
        sayer, console = self.view.sayer, self.view.console
        console.print(Text(sayer.message("title"), ASKED))
        console.print(sayer.message("title-about"), width=self.view.width)
        self.view.show_legend()
        self.view.note(self.words("play-hint"))

    def _finish(self) -> None:
        viewer = self.people[0] if len(self.people) == 1 or not self.secret else None
        start = self._told.get(viewer if self.secret else None, 0)
        self.view.show_log(viewer, start)
        self.view.show_board(self.view.scene(viewer))
        self.view.console.print(Rule(style=BRASS), width=self.view.width)
        result.show(self.view.console, self.match.state, self.view.sayer, self.words)
        self.view.note(self.words("play-seed", seed=f"0x{self.match.record.seed_number:x}"))
