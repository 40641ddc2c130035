# mypyc: compiled
"""Ports and their tokens: a token is taken, the next one comes from the pile; one port may be closed for a while.

The closed-port token hides somewhere among the top ones of the pile. Which of them it is has nothing to do with which
tokens lie there, so the two secrets are two piles: `top` says for each draw whether it is the closed-port token, `pile`
holds the tokens alone. A redeal shuffles each by itself, which is exactly what a viewer knows.
"""

from carrack.core.rooms import CHANCE, REVEALED, Final, Pile, State, final, i64, vec

A_TOKEN: Final = 1
THE_CLOSED_ONE: Final = 2


@final
class Ports:
    """`port`: the first cell of the tokens on the ports; `closed`: the cell that says which port is closed, from 1.

    `tokens` and `places` are the names of the tokens and of the ports.
    """

    def __init__(
        self, port: int, closed: int, pile: int, top: int, tokens: tuple[str, ...], places: tuple[str, ...]
    ) -> None:
        self.port: i64 = port
        self.closed: i64 = closed
        self.pile = Pile(pile)
        self.top = Pile(top)
        self.tokens = tokens
        self.places = places

    def set_up(self, s: State, among: i64) -> None:
        """Shuffle, lay a token on every port, then hide the closed-port token among so many on top."""
        c = s.cells
        order = vec[i64]([0] * len(self.tokens))
        for k in range(i64(len(self.tokens))):
            j = s.below(k + 1)
            order[k] = order[j]
            order[j] = k + 1
        laid = i64(len(self.places))
        for k in range(i64(len(self.tokens))):
            if k < laid:
                c[self.port + k] = order[k]
                c[REVEALED] += 1
            else:
                self.pile.put(s, order[k])
        for _ in range(among - 1):
            self.top.put(s, A_TOKEN)
        self.top.put(s, THE_CLOSED_ONE)
        self.top.shuffle(s, CHANCE)

    def refill(self, s: State, port: i64) -> None:
        """A token has been taken from this port, counted from 0: the next one comes, here or where it was closed."""
        c = s.cells
        c[self.port + port] = 0
        was_closed = c[self.closed] - 1
        if was_closed >= 0:
            self._close(s, port)
            self.top.draw(s)
            self._lay(s, was_closed)
        elif self.top.draw(s) == THE_CLOSED_ONE:
            c[REVEALED] += 1
            self._close(s, port)
        else:
            self._lay(s, port)

    def _close(self, s: State, port: i64) -> None:
        s.cells[self.closed] = port + 1
        if s.journal is not None:
            s.journal.tell("closed", -1, {"place": self.places[port]})

    def _lay(self, s: State, port: i64) -> None:
        """The next token of the pile; the port stays empty if there is none."""
        c = s.cells
        token = self.pile.draw(s)
        if token == 0:
            return
        c[self.port + port] = token
        c[REVEALED] += 1
        if s.journal is not None:
            s.journal.tell("turned", -1, {"token": self.tokens[token - 1], "place": self.places[port]})

    def unseen(self, s: State) -> i64:
        """How many tokens the pile has, the closed-port token included while it hides there."""
        hidden = i64(1) if s.cells[self.closed] == 0 else i64(0)
        return self.pile.size(s) + hidden
