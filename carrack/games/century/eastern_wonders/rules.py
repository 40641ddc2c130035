# mypyc: compiled
"""The order of play.

Set-up: chance decides the tiles, the tokens and who begins; starting cubes and moorings are chosen from the last seat
to the first (questions/starting.py). A turn (questions/acting.py): sail step by step (questions/sailing.py), pay the
rivals, collect what lies there; then the market, the port or the harvest. At the end of a turn holds are cut to their
size. The round in which somebody has four tokens is the last one.
"""

from carrack.core.rooms import CHANCE, REVEALED, SEATS, Enough, Final, State, final, i64, shuffle
from carrack.games.century.eastern_wonders import at, bonuses, tiles
from carrack.games.century.eastern_wonders.questions.acting import ACTING, TURN
from carrack.games.century.eastern_wonders.questions.collecting import COLLECTING
from carrack.games.century.eastern_wonders.questions.market import PRICE, TRADING
from carrack.games.century.eastern_wonders.questions.port import PORTS
from carrack.games.century.eastern_wonders.questions.reward import REWARD
from carrack.games.century.eastern_wonders.questions.sailing import RIVALS, SAILING
from carrack.games.century.eastern_wonders.questions.starting import MOORING, STARTING, begin_choosing
from carrack.games.century.eastern_wonders.scoring import bonus_points, cube_points, outpost_points, token_points
from carrack.games.century.shared.questions.surplus import Return, Room, Surplus
from carrack.games.century.shared.questions.turn_end import TurnEnd
from carrack.games.century.shared.questions.upgrading import Upgrade, Upgrading
from carrack.games.century.shared.rounds import InRounds

ROOM: Final = Room(at.HOLD, at.CAPACITY, at.EXTRA_SLOTS)
_UPGRADE: Final = Upgrade("upgrade", at.HOLD, "hold", at.NONE_TO_UPGRADE, at.TOP_OF_LADDER)
_RETURN: Final = Return("discard", ROOM, "hold", at.NONE_TO_RETURN, at.OUT_OF_ORDER)
_SURPLUS: Final = Surplus("surplus", _RETURN, says="ask-discard")


@final
class EasternWonders(InRounds):
    """How a game begins, and what everything is worth in the end."""

    def set_up(self, s: State) -> None:
        c = s.cells
        seats = c[SEATS]
        c[at.FIRST] = s.below(seats)
        lay_tiles(s)
        PORTS.set_up(s, at.TOP_TOKENS)
        bonuses.lay_out(c)
        begin_choosing(s, (c[at.FIRST] + seats - 1) % seats)

    def score(self, s: State, seat: i64) -> i64:
        return token_points(s, seat) + outpost_points(s, seat) + bonus_points(s, seat) + cube_points(s, seat)

    def tally(self, s: State, seat: i64) -> dict[str, int]:
        return {
            "tokens": int(token_points(s, seat)),
            "outposts": int(outpost_points(s, seat)),
            "bonus": int(bonus_points(s, seat)),
            "cubes": int(cube_points(s, seat)),
        }

    def check(self, s: State) -> None:
        from carrack.games.century.eastern_wonders.invariants import check

        check(s)


def lay_tiles(s: State) -> None:
    """Of each symbol one tile goes to the box, which one is chance; the others lie on the map in any order."""
    c = s.cells
    copies = i64(at.TILES // at.SYMBOLS)
    n: i64 = 0
    for row in range(i64(at.SYMBOLS)):
        removed = s.below(copies)
        for tile in range(i64(1), i64(at.TILES + 1)):
            if i64(tiles.ROW_OF[tile]) == row:
                if removed != 0:
                    c[at.TILE + n] = tile
                    n += 1
                removed -= 1
    shuffle(c, CHANCE, at.TILE, at.MARKETS)
    c[REVEALED] += at.MARKETS


RULES: Final = EasternWonders(
    at.FIRST,
    STARTING,
    MOORING,
    TURN,
    SAILING,
    RIVALS,
    COLLECTING,
    ACTING,
    PRICE,
    Upgrading("upgrading", _UPGRADE, Enough("enough"), says="ask-upgrade"),
    REWARD,
    TRADING,
    TurnEnd("turn_end", _SURPLUS, at.SURPLUS, at.TURN_FRAME, first=at.FIRST, ending=at.ENDING),
    _SURPLUS,
)
