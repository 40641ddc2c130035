"""Things and faces as short signs: `YY` for two yellow, `YYY→B` for a trade; words where there is no sign."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from carrack.core.board import Amount, Board, Face
from carrack.core.say import Sayer
from carrack.terminal.style import FAINT, tone_style

_MOST_REPEATED = 10
BACK = "▒"
ARROW = "arrow"


class Signs:
    """Draws what a board knows, in one language."""

    def __init__(self, board: Board, sayer: Sayer) -> None:
        self.board = board
        self.sayer = sayer

    def has_sign(self, thing: str) -> bool:
        """Whether a thing has a sign of its own."""
        return self.sayer.knows(f"sign-{thing}")

    def amount(self, thing: str, n: int) -> Text:
        """A number of one thing."""
        if not self.has_sign(thing):
            return Text(self.sayer.amounts([(thing, n)]))
        sign, style = self.sayer.message(f"sign-{thing}"), self._style(thing)
        if n > _MOST_REPEATED:
            return Text.assemble(f"{n}×", (sign, style))
        return Text(sign * n, style)

    def amounts(self, amounts: Iterable[Amount], gap: str = " ") -> Text:
        """Several things, in the order given."""
        pairs = list(amounts)
        things = [thing for thing, _ in pairs]
        if ARROW in things and len(pairs) > 1:
            k = things.index(ARROW)
            return Text.assemble(self.amounts(pairs[:k], gap), ("→", FAINT), self.amounts(pairs[k + 1 :], gap))
        parts = [self.amount(thing, n) for thing, n in pairs]
        if any(not self.has_sign(thing) for thing, _ in pairs):
            gap = ", "
        return Text(gap).join(parts)

    def change(self, cost: Sequence[Amount], gain: Sequence[Amount]) -> Text:
        """What an action costs and gives: `−YYY +B`."""
        parts = []
        if cost:
            parts.append(Text.assemble("−", self.amounts(cost)))
        if gain:
            parts.append(Text.assemble("+", self.amounts(gain)))
        return Text("  ").join(parts)

    def rows(self, face: Face) -> list[Text]:
        """The rows of a face, from top to bottom; an arrow points down."""
        return [Text("↓", FAINT) if _is_arrow(row) else self.amounts(row) for row in face.rows]

    def corners(self, face: Face) -> Text:
        """The values in the corners of a face."""
        return Text("  ").join(Text(self._corner(key, value), "bold") for key, value in face.corners.items())

    def face(self, name: str) -> Text:
        """A face on one line."""
        face = self.board.faces.get(name)
        if face is None:
            return Text(name)
        if face.frame == "back":
            return Text(BACK, FAINT)
        if not face.rows:
            return self.amount(name, 1) if self.has_sign(name) else Text(self.sayer.text(face.name))
        rows = [Text("→", FAINT) if _is_arrow(row) else self.amounts(row, "") for row in face.rows]
        signs = all(self.has_sign(thing) for row in face.rows for thing, _ in row)
        inside = Text("" if signs else " · ").join(rows)
        if face.corners:
            inside = Text.assemble(inside, " ", self.corners(face))
        return Text.assemble("[", inside, "]")

    def is_card(self, name: str) -> bool:
        """Whether a face is drawn as a card: it has rows."""
        return name in self.board.faces and bool(self.board.faces[name].rows)

    def legend(self) -> list[Text]:
        """What the signs mean, those that this board uses."""
        things = dict.fromkeys(self.board.faces)
        for face in self.board.faces.values():
            things |= dict.fromkeys(thing for row in face.rows for thing, _ in row)
        parts = []
        for thing in things:
            name = self.sayer.attribute(f"sign-{thing}", "name")
            if name:
                value = self.board.faces[thing].corners if thing in self.board.faces else {}
                worth = "".join(f", {self._corner(key, text)}" for key, text in value.items())
                parts.append(Text.assemble(self.amount(thing, 1), f" {name}{worth}"))
        return parts

    def _style(self, thing: str) -> str:
        face = self.board.faces.get(thing)
        return tone_style(face.tone if face else thing)

    def _corner(self, key: str, value: str | Amount) -> str:
        if not isinstance(value, str):
            return self.amounts((value,)).plain
        message = f"corner-{key}"
        number = int(value) if value.lstrip("-").isdigit() else value
        return self.sayer.message(message, {"value": number}) if self.sayer.knows(message) else value


def _is_arrow(row: Sequence[Amount]) -> bool:
    return len(row) == 1 and row[0][0] == ARROW
