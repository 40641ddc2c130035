# mypyc: compiled
"""The port: its token for the cubes it shows. The next token comes, and a closed port may wander."""

from carrack.core.rooms import Answer, Final, State, bit, covers, i64, size, top_frame, vec
from carrack.games.century.eastern_wonders import at, maps, tiles
from carrack.games.century.shared.cubes import GUARD
from carrack.games.century.shared.hold import lose, shortage
from carrack.games.century.shared.ports import Ports

PORTS: Final = Ports(at.PORT, at.CLOSED, at.PILE, at.TOP, tiles.TOKEN_IDS, maps.PORT_IDS)


def refuse_claim(c: vec[i64], seat: i64) -> i64:
    """Why the token of the port where the ship is cannot be taken."""
    port = c[at.SHIP + seat] - at.MARKETS - 1
    if port < 0:
        return at.NO_PORT_HERE
    token = c[at.PORT + port]
    if token == 0:
        return at.PORT_CLOSED if c[at.CLOSED] == port + 1 else at.PORT_EMPTY
    return 0 if covers(c[at.HOLD + seat], tiles.COST[token], GUARD) else at.TOKEN_NOT_MET


def token_here(s: State, seat: i64) -> i64:
    """The token at the port where the ship is, 0 if there is none."""
    port = s.cells[at.SHIP + seat] - at.MARKETS - 1
    return s.cells[at.PORT + port] if port >= 0 else i64(0)


class Claim(Answer):
    """The token at the ship's port."""

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        return refuse_claim(s.cells, seat)

    def take(self, s: State, seat: i64, k: i64) -> None:
        c = s.cells
        port = c[at.SHIP + seat] - at.MARKETS - 1
        token = c[at.PORT + port]
        c[top_frame(c)] = at.TURN_END
        c[at.TOKENS + seat] |= bit(token)
        if s.journal is not None:
            points = tiles.POINTS[token]
            data = {"token": tiles.TOKEN_IDS[token - 1], "place": maps.PORT_IDS[port]}
            s.journal.tell("claimed", seat, {**data, "plus": {"vp": points}})
        lose(s, at.HOLD, seat, tiles.COST[token])
        if c[at.ENDING] == 0 and size(c[at.TOKENS + seat]) >= at.TO_TRIGGER:
            c[at.ENDING] = 1
            if s.journal is not None:
                s.journal.tell("ending", seat, {"n": at.TO_TRIGGER})
        PORTS.refill(s, port)

    def touches(self, s: State, seat: i64, k: i64) -> tuple[str, ...]:
        token = token_here(s, seat)
        return (tiles.TOKEN_IDS[token - 1],) if token != 0 else ()

    def about(self, s: State, seat: i64, k: i64, reason: i64) -> dict[str, object]:
        if reason != at.TOKEN_NOT_MET:
            return {}
        token = token_here(s, seat)
        return {"token": tiles.TOKEN_IDS[token - 1], **shortage(s.cells[at.HOLD + seat], tiles.COST[token])}
