# mypyc: compiled
"""The warfare line: each piece may begin a battle in one region, or for money a war in all of them."""

from carrack.core.rooms import SEATS, Answer, Question, State, i64
from carrack.games.age_of_discovery import at, parts
from carrack.games.age_of_discovery.places import first_in, marker
from carrack.games.age_of_discovery.questions.battle import begin_conflict
from carrack.games.age_of_discovery.realm import colony
from carrack.games.age_of_discovery.war import EVERYWHERE, fights_in_war, refuse_battle, refuse_war


class Battle(Answer):
    """A region and a foe."""

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        return refuse_battle(s, seat, k // at.MOST_SEATS, k % at.MOST_SEATS)

    def take(self, s: State, seat: i64, k: i64) -> None:
        region = k // at.MOST_SEATS
        foe = k % at.MOST_SEATS
        s.pop()
        if s.journal is not None:
            s.journal.tell("battle", seat, {"foe": int(foe), "region": parts.REGION_IDS[region]})
        begin_conflict(s, seat, region, foe)

    def touches(self, s: State, seat: i64, k: i64) -> tuple[str, ...]:
        """A piece of the foe tells who is meant; where no other seat stands, the region means any foe."""
        c = s.cells
        region = k // at.MOST_SEATS
        foe = k % at.MOST_SEATS
        others = [other for other in range(c[SEATS]) if other != seat]
        if foe not in others or (
            colony(c, foe, region) == 0 and any(colony(c, other, region) != 0 for other in others)
        ):
            return ()
        return *first_in(s, foe, region), f"map:{parts.REGION_IDS[region]}"


class War(Answer):
    """A foe, wherever it stands."""

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        return refuse_war(s, seat, k)

    def take(self, s: State, seat: i64, k: i64) -> None:
        s.pop()
        s.cells[at.MONEY + seat] -= i64(parts.WAR_PRICE)
        if s.journal is not None:
            s.journal.tell("war", seat, {"foe": int(k), "minus": {"coin": parts.WAR_PRICE}})
        begin_conflict(s, seat, EVERYWHERE, k)

    def touches(self, s: State, seat: i64, k: i64) -> tuple[str, ...]:
        """The foe's marker of turn order, and a piece of it in each region that would be fought over."""
        if k == seat or k >= s.cells[SEATS]:
            return ()
        regions = [region for region in range(at.REGIONS) if fights_in_war(s, seat, region, k)]
        return *marker(s, k), *[piece for region in regions for piece in first_in(s, k, region)]

    def about(self, s: State, seat: i64, k: i64, reason: i64) -> dict[str, object]:
        return {"need": parts.WAR_PRICE, "have": int(s.cells[at.MONEY + seat])}


WARRING = Question(
    "warring",
    Battle("battle", grave=True),
    War("war", grave=True),
    decline=True,
    turns=True,
    says="ask-war",
    n=parts.WAR_PRICE,
)
