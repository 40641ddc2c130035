# mypyc: compiled
"""The order of play of the family, a table of contents.

Set-up (setup.py). Rounds and phases (questions/playing.py): building, growing, paying, acting. An action (acting.py)
activates a building or spends a token, and what that offers is done (doing.py): shipping, occupying, attacking,
collecting a worker, drawing a card. A pass checks the card limit (discarding.py). What a seat gains by itself is in
gains.py, cards and decks in decks.py, who is where in realm.py, the end in scoring.py.
"""

from carrack.core.rooms import Rules, State, Text, Work, final, i64
from carrack.games.endeavor.shared import scoring
from carrack.games.endeavor.shared.effects import CardEffects
from carrack.games.endeavor.shared.questions.acting import Acting
from carrack.games.endeavor.shared.questions.building import Building
from carrack.games.endeavor.shared.questions.discarding import Discarding
from carrack.games.endeavor.shared.questions.doing import Doing
from carrack.games.endeavor.shared.questions.growing import Growing
from carrack.games.endeavor.shared.questions.paying import Paying
from carrack.games.endeavor.shared.questions.playing import Playing
from carrack.games.endeavor.shared.setup import lay_out
from carrack.games.endeavor.shared.world import World


@final
class EndeavorRules(Rules):
    """How a game begins, and what everything is worth in the end."""

    def __init__(self, w: World) -> None:
        doing = Doing("doing", w)
        discarding = Discarding("discarding", w)
        rooms: list[Work] = [
            Building("building", w),
            Growing("growing", w),
            Paying("paying", w),
            Acting("acting", w, doing, discarding),
            discarding,
        ]
        named = {room.name: room for room in rooms}
        self.w = w
        self.doing = doing
        self.playing = Playing("playing", w, [named[name] for name in w.box.setup.phases])
        super().__init__(CardEffects(w), self.playing, *rooms, doing)

    def set_up(self, s: State) -> None:
        lay_out(s, self.w)
        s.push(self.playing.kind, s.cells[self.w.first])

    def score(self, s: State, seat: i64) -> i64:
        return scoring.score(s.cells, self.w, seat)

    def tally(self, s: State, seat: i64) -> dict[str, int]:
        return scoring.tally(s.cells, self.w, seat)

    def phase(self, s: State) -> Text | None:
        return None if s.over else self.playing.phase(s)

    def check(self, s: State) -> None:
        from carrack.games.endeavor.shared.invariants import check

        check(s, self.w)
