# mypyc: compiled
"""Battles and wars: both sides mark whom their soldiers strike, sealed and in any order; then all fall at once.

The frame holds who began, the foe (pc) and the region (source); register A the seats that are asked.
"""

from carrack.core.rooms import PC, REVEALED, SEAT, WAITING, A, Answer, Pick, Question, State, Text, bit, i64, top_frame
from carrack.games.age_of_discovery import at, parts
from carrack.games.age_of_discovery.pieces import MILITIA, TARGET_NAMES, TARGETS, count, named, one, total
from carrack.games.age_of_discovery.war import enemy_of, force, left, marks, next_battle, strikes


def begin_conflict(s: State, seat: i64, region: i64, foe: i64) -> None:
    """Those are asked who have anybody to strike."""
    c = s.cells
    s.push(at.BATTLE, seat, pc=foe, source=region)
    frame = top_frame(c)
    asked: i64 = 0
    if next_battle(s, frame, seat) >= 0:
        asked |= bit(seat)
    if next_battle(s, frame, foe) >= 0:
        asked |= bit(foe)
    c[frame + A] = asked
    s.ask_all(asked)


class Strike(Answer):
    """One enemy is marked: kinds in ascending order, so that each set has one path."""

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        frame = top_frame(s.cells)
        region = next_battle(s, frame, seat)
        marked = marks(s, seat, region)
        unmarked = force(s, frame, enemy_of(s, frame, seat), region) - marked
        if count(unmarked, k) <= 0:
            return at.NONE_TO_STRIKE
        enough: i64 = 0
        for kind in range(k, i64(TARGETS)):
            enough += count(unmarked, kind)
        return at.STRUCK_IN_ORDER if marked >= one(k + 1) or enough < left(s, frame, seat, region) else 0

    def take(self, s: State, seat: i64, k: i64) -> None:
        c = s.cells
        frame = top_frame(c)
        c[at.MARKED + seat * at.REGIONS + next_battle(s, frame, seat)] += one(k)
        if next_battle(s, frame, seat) < 0:
            s.answered(seat)

    def touches(self, s: State, seat: i64, k: i64) -> tuple[str, ...]:
        return tuple([key for key, kind in targets(s, seat) if kind == TARGET_NAMES[k]])[:1]


def fighter(seat: int, region: int, kind: str, k: int) -> str:
    """What the k-th piece of a kind is called in a battle, where each stands by itself."""
    return f"battle.{seat}/{parts.REGION_IDS[region]}/{kind}/{k + 1}"


def targets(s: State, seat: i64) -> list[tuple[str, str]]:
    """The enemy pieces that a side may still mark in the region where it strikes now, and their kinds."""
    c = s.cells
    frame = s.sealed_frame()
    if frame < 0 or (seat != c[frame + SEAT] and seat != c[frame + PC]):
        return []
    region = next_battle(s, frame, seat)
    if region < 0:
        return []
    foe = enemy_of(s, frame, seat)
    marked = marks(s, seat, region)
    found = []
    for kind, n in named(force(s, frame, foe, region)).items():
        k = TARGET_NAMES.index(kind)
        if marked < one(k + 1):
            found += [(fighter(foe, region, kind, j), kind) for j in range(count(marked, k), n)]
    return found


class Fighting(Question):
    """Both sides at once."""

    def follow(self, s: State) -> bool:
        """Everybody marked falls."""
        c = s.cells
        if c[WAITING] != 0:
            return False
        frame = top_frame(c)
        seat = c[frame + SEAT]
        foe = c[frame + PC]
        c[REVEALED] += 1
        s.pop()
        for region in range(i64(at.REGIONS)):
            strike_down(s, seat, foe, region)
            strike_down(s, foe, seat, region)
        return True

    def secret(self, s: State, seat: i64) -> bool:
        """Whether a side has marked more than everybody knew it must: what is left to it then tells what it chose."""
        frame = s.sealed_frame()
        return any(total(marks(s, seat, k)) > sure_marks(s, frame, seat, k) for k in range(i64(at.REGIONS)))

    def ask(self, s: State, seat: i64) -> Text:
        frame = s.sealed_frame()
        region = next_battle(s, frame, seat)
        n = left(s, frame, seat, region)
        return self.says, {"n": int(n), "region": parts.REGION_IDS[region], "seat": int(enemy_of(s, frame, seat))}

    def pick(self, s: State, seat: i64) -> Pick | None:
        """Casualties are ticked and confirmed once: as many as there are soldiers to strike."""
        frame = s.sealed_frame()
        n = int(left(s, frame, seat, next_battle(s, frame, seat)))
        among: list[tuple[str, tuple[str | int, ...]]] = [(key, ("strike", kind)) for key, kind in targets(s, seat)]
        return Pick("strike", n, n, tuple(among))


def sure_marks(s: State, frame: i64, seat: i64, region: i64) -> i64:
    """How many marks come before the first choice: the lowest kind must fall as far as all others are too few."""
    needed = strikes(s, frame, seat, region)
    if needed == 0:
        return 0
    enemies = force(s, frame, enemy_of(s, frame, seat), region)
    lowest: i64 = 0
    while count(enemies, lowest) == 0:
        lowest += 1
    others = total(enemies) - count(enemies, lowest)
    if others == 0 or needed == total(enemies):
        return needed
    return max(needed - others, 0)


def strike_down(s: State, seat: i64, foe: i64, region: i64) -> None:
    """Whom the foe has marked falls. A militia soldier has no figure: it disappears anyway."""
    fallen = marks(s, foe, region)
    s.cells[at.MARKED + foe * at.REGIONS + region] = 0
    s.cells[at.COLONY + seat * at.REGIONS + region] -= fallen & (one(MILITIA) - 1)
    if s.journal is not None and fallen != 0:
        s.journal.tell("lost", seat, {"pieces": named(fallen), "region": parts.REGION_IDS[region]})


BATTLE = Fighting("battle", Strike("strike"), sealed=True, says="ask-strike")
