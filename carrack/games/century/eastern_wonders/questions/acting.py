# mypyc: compiled
"""The turn: sail or stay, then one action, or none."""

from carrack.core.rooms import DECLINE, SEVERAL, Answer, Final, Question, State, Text, Way, i64, top_frame, vec
from carrack.games.century.eastern_wonders import at
from carrack.games.century.eastern_wonders.bonuses import crop
from carrack.games.century.eastern_wonders.questions.collecting import CollectStaying
from carrack.games.century.eastern_wonders.questions.market import Build, Trade, list_market
from carrack.games.century.eastern_wonders.questions.port import Claim, refuse_claim
from carrack.games.century.eastern_wonders.questions.sailing import Sail, list_cells
from carrack.games.century.eastern_wonders.sea import free_steps, next_cells
from carrack.games.century.eastern_wonders.voyages import ways
from carrack.games.century.shared.cubes import named, total


class Harvest(Answer):
    """Cubes from the supply, on any tile."""

    def take(self, s: State, seat: i64, k: i64) -> None:
        c = s.cells
        plus = crop(c, seat)
        c[top_frame(c)] = at.TURN_END
        c[at.HOLD + seat] += plus
        if s.journal is not None:
            s.journal.tell("harvested", seat, {"plus": named(plus)})

    def touches(self, s: State, seat: i64, k: i64) -> tuple[str, ...]:
        return (f"hold.{seat}:",)


def list_actions(c: vec[i64], seat: i64, buffer: vec[i64], n: i64) -> i64:
    """Write what can be done where the ship is: the market, the port, the harvest."""
    cell = c[at.SHIP + seat]
    if cell <= at.MARKETS:
        n = list_market(c, seat, cell, buffer, n)
    elif refuse_claim(c, seat) == 0:
        buffer[n] = at.DO_CLAIM
        n += 1
    buffer[n] = at.DO_HARVEST
    return n + 1


class Acting(Question):
    """One action after a voyage, or none: then the turn ends."""

    def list_into(self, s: State, seat: i64, buffer: vec[i64]) -> i64:
        buffer[0] = DECLINE
        return list_actions(s.cells, seat, buffer, 1)

    def only(self, s: State, seat: i64) -> i64:
        """One may always harvest, or do nothing."""
        return SEVERAL

    def take_decline(self, s: State, seat: i64) -> None:
        s.cells[top_frame(s.cells)] = at.TURN_END
        if s.journal is not None:
            s.journal.tell("passed", seat)


class Turn(Acting):
    """The beginning of a turn: sail, or stay and act at once."""

    def follow(self, s: State) -> bool:
        """Its seat was asked when the turn began."""
        return False

    def ways(self, s: State, seat: i64) -> tuple[Way, ...]:
        return ways(s, seat)

    def list_into(self, s: State, seat: i64, buffer: vec[i64]) -> i64:
        c = s.cells
        buffer[0] = DECLINE
        n = list_cells(next_cells(c, seat, total(c[at.HOLD + seat]), free_steps(c, seat) - 1), buffer, 1)
        if c[at.STAYING] == 1 and c[at.LYING - 1 + c[at.SHIP + seat]] != 0:
            buffer[n] = at.DO_COLLECT
            n += 1
        return list_actions(c, seat, buffer, n)

    def ask(self, s: State, seat: i64) -> Text:
        return "ask-turn-last" if s.cells[at.ENDING] == 1 else "ask-turn", {}


_ACTIONS: Final = (Build("build"), Trade("trade"), Claim("claim"), Harvest("harvest"))
TURN: Final = Turn("turn", Sail("sail"), CollectStaying("collect"), *_ACTIONS, decline=True)
ACTING: Final = Acting("acting", *_ACTIONS, decline=True)
