"""A crate of several cells, laid into the hold and turned: one decision, however many spots there are."""

from __future__ import annotations

from carrack.core.rooms import Answer, Pile, Question, Shape, State
from smugglers import at
from smugglers.box import LOOT_POINTS
from smugglers.hold import CRATES, PLACES, TURNS_OF_CRATE, brings, covered, fits, fitting, vessel
from smugglers.piles import change

STACKS = [Pile(at.CRATES + seat * (CRATES + 1)) for seat in range(at.MOST_SEATS)]


def has_room(s: State, seat: int) -> bool:
    """Whether there is a crate left, and a spot for it."""
    return STACKS[seat].size(s) < CRATES and next(fitting(s, seat), None) is not None


class Place(Answer):
    """The spot of its corner, and how often it is turned clockwise."""

    def refuse(self, s: State, seat: int, k: int) -> int:
        return 0 if fits(s, seat, k) else at.NO_ROOM

    def take(self, s: State, seat: int, k: int) -> None:
        s.pop()
        loot, coins = brings(s, covered(s, seat), k)
        STACKS[seat].put(s, k + 1)
        change(s, seat, at.VP, loot)
        change(s, seat, at.COIN, coins)

    def touches(self, s: State, seat: int, k: int) -> tuple[str, ...]:
        place = k // TURNS_OF_CRATE
        return (f"hold.{seat}:{PLACES[place]}",) if place in vessel(s).drawn else ()


class Stowing(Question):
    """Shown as one shape that fits on many spots; its worth is what it adds to the score."""

    def shapes(self, s: State, seat: int) -> tuple[Shape, ...]:
        taken = covered(s, seat)
        spots = {place: n for n, place in enumerate(vessel(s).drawn)}
        where: dict[str, list[int]] = {str(turn): [] for turn in range(TURNS_OF_CRATE)}
        worth: dict[str, list[int]] = {str(turn): [] for turn in range(TURNS_OF_CRATE)}
        for k in fitting(s, seat):
            place, turn = divmod(k, TURNS_OF_CRATE)
            loot, coins = brings(s, taken, k)
            where[str(turn)].append(spots[place])
            worth[str(turn)].append(LOOT_POINTS * loot + coins)
        by_turn = {turn: tuple(found) for turn, found in where.items()}
        return (Shape(("place",), "crate", f"hold.{seat}", by_turn, {t: tuple(found) for t, found in worth.items()}),)


STOWING = Stowing("stowing", Place("place"), says="ask-stow")
