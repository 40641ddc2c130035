"""The options as a numbered list, by verb: in words, what each touches, costs and gives, whether it is final."""

from __future__ import annotations

from rich.console import Group
from rich.table import Table
from rich.text import Text

from carrack.core.board import Board
from carrack.core.scene import Choice, Scene
from carrack.terminal.messages import Messages
from carrack.terminal.places import place_name
from carrack.terminal.signs import Signs
from carrack.terminal.style import ASKED, FAINT, NO_WAY_BACK

_MOST_TOUCHED = 6


def in_order(scene: Scene) -> list[Choice]:
    """The options as they are numbered: those of one verb together."""
    verbs = dict.fromkeys(choice.say[0] for choice in scene.choices.values())
    return [choice for verb in verbs for choice in scene.choices.values() if choice.say[0] == verb]


def draw(board: Board, scene: Scene, signs: Signs, words: Messages) -> Group:
    """The list, and what its mark means."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style=ASKED, no_wrap=True)
    grid.add_column()
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    verb: str | int = ""
    for number, choice in enumerate(in_order(scene), start=1):
        if choice.say[0] != verb:
            verb = choice.say[0]
            if len(choice.say) > 1 and signs.sayer.knows(f"verb-{verb}"):
                grid.add_row("", Text(signs.sayer.message(f"verb-{verb}"), "bold"), "", "")
        touched = [*_touched(choice, scene, signs), *_places(choice, board, signs)]
        sentence = Text.assemble(signs.sayer.action(choice.say), *touched)
        mark = Text(NO_WAY_BACK, ASKED) if choice.final else Text("")
        grid.add_row(f"  {number}", sentence, signs.change(choice.cost, choice.gain), mark)
    note = Text(f"{NO_WAY_BACK} {words('no-way-back')}", FAINT)
    return Group(grid, note) if any(choice.final for choice in scene.choices.values()) else Group(grid)


def _touched(choice: Choice, scene: Scene, signs: Signs) -> list[Text]:
    """The cards an option touches, unless its words have already named them; loose goods are in its cost."""
    faces = [scene.pieces[key].face for key in choice.on if key in scene.pieces]
    unsaid = [face for face in faces if face not in choice.say and not signs.has_sign(face)]
    shown = [Text.assemble("  ", signs.face(face)) for face in unsaid[:_MOST_TOUCHED]]
    return [*shown, Text(" …")] if len(unsaid) > _MOST_TOUCHED else shown


def _places(choice: Choice, board: Board, signs: Signs) -> list[Text]:
    """The places (`zone:spot`) that an option touches and that its words have not named."""
    found = [name for name in choice.on if ":" in name]
    unsaid = [name for name in found if not set(name.split(":")) & {str(word) for word in choice.say}]
    return [Text(f"  {place_name(board, signs, name)}") for name in unsaid]
