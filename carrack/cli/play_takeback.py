"""Taking back: freely up to the last reveal or another seat's decision, beyond that if the others agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carrack.cli.prompt import yes

if TYPE_CHECKING:
    from carrack.cli.play_sitting import Sitting


def undo(sitting: Sitting) -> bool:
    """Take back the last action of a person."""
    actions = sitting.match.record.actions
    for count in range(sitting.match.at - 1, -1, -1):
        if actions[count][0] in sitting.people:
            return _back_to(sitting, int(actions[count][0]), count)
    sitting.view.note(sitting.words("undo-nothing"))
    return False


def restart(sitting: Sitting, seat: int) -> bool:
    """Go back to where this turn began."""
    match = sitting.match
    start = match.turn_start()
    if start == match.at:
        sitting.view.note(sitting.words("restart-nothing"))
        return False
    return _back_to(sitting, seat, start)


def redo(sitting: Sitting) -> bool:
    """Take again what was taken back, the answers of bots included."""
    match = sitting.match
    if not match.redo():
        sitting.view.note(sitting.words("redo-nothing"))
        return False
    while not match.state.over and int(match.state.actor) not in sitting.people and match.redo():
        pass
    return True


def _back_to(sitting: Sitting, seat: int, count: int) -> bool:
    """Go back to a number of actions, and ask the players who have to agree."""
    match, words = sitting.match, sitting.words
    now, revealed = match.at, int(match.state.revealed)
    free = count >= match.free_from(seat)
    match.undo_to(count)
    seen = revealed - int(match.state.revealed)
    others = [person for person in sitting.people if person != seat]
    if not free:
        for other in others:
            name, who = sitting.view.sayer.name(other), sitting.view.sayer.name(seat)
            question = words("undo-ask", name=name, who=who, actions=now - count, seen=seen)
            if not yes(f"{question} ", words("yes-letters")):
                _forth_to(sitting, now)
                sitting.view.note(words("undo-refused", name=name))
                return False
        if not others:
            sitting.view.note(words("undo-agreed", actions=now - count, seen=seen))
    sitting.view.note(words("undo-done", actions=now - count))
    sitting.forget_drawing()
    return True


def _forth_to(sitting: Sitting, count: int) -> None:
    while sitting.match.at < count and sitting.match.redo():
        pass
