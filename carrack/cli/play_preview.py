"""What an option would do, as far as its seat can know: told in words, and before → after of what the seat has."""

from __future__ import annotations

from rich.text import Text

from carrack.cli.view import View
from carrack.core import scene as scenes
from carrack.core.chance import Chance
from carrack.core.preview import preview
from carrack.core.scene import Choice, Scene
from carrack.terminal.panels import zone_lines
from carrack.terminal.story import said
from carrack.terminal.style import ASKED, FAINT

_TRIES = 3


def show_preview(view: View, scene: Scene, seat: int, choice: Choice) -> None:
    """Tell what would happen up to the first reveal, and what would change."""
    game, state = view.match.game, view.match.state
    action = game.verbs.number(choice.say)
    seen = preview(state, seat, action)
    view.console.print(Text(view.sayer.action(choice.say), ASKED), width=view.width)
    for sentence in said(view.sayer, list(seen.entries)):
        view.console.print(f"  {sentence}", width=view.width)
    before, after = _own(view, scene, seat), _after(view, seat, action)
    for name, now in before.items():
        then = after.get(name)
        if then is not None and then.plain != now.plain:
            view.console.print(Text.assemble("  ", (f"{name}  ", FAINT), now, " → ", then), width=view.width)
    view.note(f"  {view.words('preview-final' if seen.final else 'preview-free')}")


def _after(view: View, seat: int, action: int) -> dict[str, Text]:
    """What the seat would have. Only what comes out the same on several re-dealt copies can be known."""
    found: list[dict[str, Text]] = []
    for k in range(_TRIES):
        copy = view.match.state.clone()
        copy.redeal(seat, Chance(k))
        copy.answer(seat, action)
        found.append(_own(view, scenes.scene(view.match.game, copy, seat), seat))
    first, *others = found
    return {
        name: text
        for name, text in first.items()
        if all(name in other and other[name].plain == text.plain for other in others)
    }


def _own(view: View, scene: Scene, seat: int) -> dict[str, Text]:
    return zone_lines(view.board, scene, view.signs, seat)
