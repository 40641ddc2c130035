"""From language-free data to sentences, the same way the page does it.

An argument that is a table of amounts, or a list of things with repeats, is said as a list ("2 red and 1 green"),
one that is itself a text is said first, one that names a face of the board becomes the name of that face, one called
`seat` the name of that seat, one called `order` the names of seats one after another, one called `shares` what each
seat gets, and one called `place` the name of that spot of
the board (`map:peru` or `peru`).
Where a word has to bend with what is named, the id itself is at hand as well: `$colour` has `$colour-id`.
Message ids: `do-<verb>` for an action, `log-<what>` for a journal entry (its seat is `$who`; the attribute `.also`
is said after another thing the same seat did, and on the page `.you` after "You" where the reader did it),
`amount-<thing>` for so many of a thing. A title may also have `verb-<verb>` (a heading; `.word` is what one types),
`confirm-<verb>` (the button), `next-<verb>` and `sure-<verb>` (asked after a first click, and when all is chosen),
`sign-<thing>` (a letter or shape for narrow places, with a `.name`), `panel-<number>`, `corner-<corner>` and
`tally-<source>`; without them amounts and ids are shown. An option is `option-<key>` with `.about`, each of its values
`option-<key>-<value>` unless it is a switch.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from carrack.core import texts
from carrack.core.board import Board
from carrack.core.journal import Entry
from carrack.core.scene import board as make_board

if TYPE_CHECKING:
    from carrack.core.contract import Game, State


class Sayer:
    """Says a title's texts in one language; `names` are those of the seats."""

    def __init__(self, game: Game, language: str, board: Board | None = None, names: Sequence[str] = ()) -> None:
        self.game = game
        self.language = language
        self.board = board
        self.names = list(names)
        self._bundle = texts.of_title(game, language)

    def knows(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(message)

    def message(self, message: str, args: Mapping[str, Any] | None = None) -> str:
        """One message, its arguments said first."""
        return texts.say(self._bundle, message, self._said(args or {}))

    def attribute(self, message: str, name: str, args: Mapping[str, Any] | None = None) -> str | None:
        """An attribute of a message (`.also`, `.word`), or None if it has none of that name."""
        pattern = self._bundle.get_message(message).attributes.get(name) if self.knows(message) else None
        return None if pattern is None else str(self._bundle.format_pattern(pattern, self._said(args or {}))[0])

    def text(self, text: Sequence[Any]) -> str:
        """A `Text`: message id and arguments."""
        return self.message(text[0], text[1])

    def amounts(self, amounts: Mapping[str, int] | Sequence[tuple[str, int]]) -> str:
        """ "2 red, 1 green and 3 points"; "nothing" if it is empty."""
        pairs = list(amounts.items()) if isinstance(amounts, Mapping) else list(amounts)
        said = [self.message(f"amount-{thing}", {"n": n}) for thing, n in pairs]
        if not said:
            return self.message("nothing")
        if len(said) == 1:
            return said[0]
        return self.message("list", {"first": ", ".join(said[:-1]), "last": said[-1]})

    def action(self, readable: Sequence[str | int]) -> str:
        """An action in words; its arguments are named as the verb names them, slots counted from 1."""
        verb = self.game.verbs.of(self.game.verbs.number(readable))
        args: dict[str, Any] = {}
        for arg, value in zip(verb.args, readable[1:], strict=True):
            counted_from_0 = isinstance(value, int) and arg.values[0] == 0
            args[arg.name] = value + 1 if counted_from_0 and isinstance(value, int) else value
        return self.message(f"do-{verb.name}", args)

    def entry(self, entry: Entry, also: bool = False) -> str | None:
        """A line of the log, or None if it is not told in words; `also` if it follows another of the same seat."""
        message = f"log-{entry.what}"
        if entry.what == "chose" or not self.knows(message):
            return None
        args = {**entry.data, "who": self.name(entry.seat)}
        return (self.attribute(message, "also", args) if also else None) or self.message(message, args)

    def name(self, seat: int) -> str:
        """A seat's name; that of one the rules play is on the board."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        if self.board is not None and 0 <= seat - self.board.seats < len(self.board.automa):
            return self.text(self.board.automa[seat - self.board.seats])
        return texts.say(self._bundle, "seat", {"n": seat + 1})

    def shares(self, shares: Sequence[int]) -> str:
        """ "Ilya 6, Priya 2": those who get something, the most first."""
        first = sorted(((n, seat) for seat, n in enumerate(shares) if n), key=lambda share: (-share[0], share[1]))
        return ", ".join(self.message("share", {"seat": seat, "n": n}) for n, seat in first) or self.message("nobody")

    def place(self, spot: str) -> str:
        """The name of a spot of the board, or the spot itself if it has none."""
        where, _, name = spot.rpartition(":")
        for zone in self.board.zones if self.board is not None else ():
            if zone.labels and name in zone.spots and where in ("", zone.id):
                return self.text(zone.labels[zone.spots.index(name)])
        return name

    def _said(self, args: Mapping[str, Any]) -> dict[str, Any]:
        ids = {f"{key}-id": value for key, value in args.items() if isinstance(value, str)}
        return ids | {key: self._argument(key, value) for key, value in args.items()}

    def _argument(self, key: str, value: Any) -> Any:
        if key == "seat" and isinstance(value, int):
            return self.name(value)
        if key == "place" and isinstance(value, str):
            return self.place(value)
        if key == "order":
            return ", ".join(self.name(seat) for seat in value)
        if key == "shares":
            return self.shares(value)
        if isinstance(value, Mapping):
            return self.amounts(value)
        if isinstance(value, tuple | list) and len(value) == 2 and isinstance(value[1], Mapping):
            return self.text(value)
        if isinstance(value, tuple | list) and all(isinstance(thing, str) for thing in value):
            return self.amounts(Counter(value))
        if isinstance(value, str) and self.board is not None and value in self.board.faces:
            return self.text(self.board.faces[value].name)
        return value


def refusal(state: State, seat: int, action: int, reason: int, language: str) -> str:
    """The sentence that says why this action is refused."""
    game = state.game
    args = state.reason_args(seat, action, reason)
    sayer = _plain_sayer(game, language, tuple(game.options_of(state).items()), int(state.seats))
    return sayer.message(game.refusals[reason].message, args)


@lru_cache(maxsize=16)
def _plain_sayer(game: Game, language: str, options: tuple[tuple[str, str | int | bool], ...], seats: int) -> Sayer:
    """Says what does not depend on who plays, with faces and places of such a table, if the title has a scene."""
    if game.scenery is None:
        return Sayer(game, language)
    return Sayer(game, language, make_board(game, dict(options), seats))
