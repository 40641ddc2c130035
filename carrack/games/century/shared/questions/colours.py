# mypyc: compiled
"""An answer that names the colour of one cube in one's hold: to pay it, to upgrade it, to give it back."""

from carrack.core.rooms import SEVERAL, Answer, Bundle, Repeated, State, i64, lowest, vec
from carrack.games.century.shared.cubes import COLOURS, LANE, LOW, NAMES, count, present


def list_colours(asked: i64, verb: i64, buffer: vec[i64], n: i64) -> i64:
    """Write the actions of a verb for these colours, given as the guard bits of their lanes.

    What is written for a colour that is not asked is written over by the next one that is: a branch would cost more.
    """
    while asked != 0:
        buffer[n] = verb
        n += (asked >> (LANE - 1)) & 1
        verb += 1
        asked >>= LANE
    return n


def only_colour(asked: i64, verb: i64) -> i64:
    """The action for the single colour among these, or SEVERAL."""
    return verb + lowest(asked) // LANE if asked & (asked - 1) == 0 else SEVERAL


def cheapest(says: str, verb: str, have: i64, n: i64, lowest_colour: i64 = 0) -> tuple[Bundle, ...]:
    """So many cubes at once, the cheapest first; one alone is a click anyway."""
    said: list[tuple[str | int, ...]] = []
    for colour in range(lowest_colour, i64(COLOURS)):
        said += [(verb, NAMES[colour])] * int(min(count(have, colour), n - len(said)))
    return (Bundle((says, {}), tuple(said)),) if n > 1 and len(said) == n else ()


class ColourAnswer(Answer):
    """`hold`: the first cell of the holds; `zone`: their name; why not: `none` without such a cube, else `held`.

    `spends`: the cubes are gone then, and whoever names several for one purpose may want the cheapest.
    """

    def __init__(self, verb: str, hold: int, zone: str, none: int, held: int = 0) -> None:
        super().__init__(verb)
        self.hold: i64 = hold
        self.zone = zone
        self.none: i64 = none
        self.held: i64 = held
        self.spends = False

    def askable(self, s: State, seat: i64) -> i64:
        """The colours that may be named, as the guard bits of their lanes."""
        return present(s.cells[self.hold + seat])

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        if (self.askable(s, seat) >> (LANE * k)) & LOW != 0:
            return 0
        return self.none if count(s.cells[self.hold + seat], k) == 0 else self.held

    def list_into(self, s: State, seat: i64, buffer: vec[i64], n: i64) -> i64:
        return list_colours(self.askable(s, seat), self.first, buffer, n)

    def touches(self, s: State, seat: i64, k: i64) -> tuple[str, ...]:
        return (f"{self.zone}.{seat}/{NAMES[k]}",)


class ColourQuestion(Repeated):
    """A question that a colour answers, again and again; `more` are answers that are always open."""

    def __init__(self, name: str, colours: ColourAnswer, *more: Answer, says: str) -> None:
        super().__init__(name, colours, *more, says=says)
        self.colours = colours

    def bundles(self, s: State, seat: i64) -> tuple[Bundle, ...]:
        colours = self.colours
        if not colours.spends:
            return ()
        return cheapest("bundle-pay", colours.verb, s.cells[colours.hold + seat], self.left(s, seat))

    def only(self, s: State, seat: i64) -> i64:
        return SEVERAL if len(self.answers) > 1 else only_colour(self.colours.askable(s, seat), self.colours.first)
