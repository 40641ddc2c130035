# mypyc: compiled
"""Claiming a goal of the row: pay what it asks for, take it and the coin above it; the row moves up."""

from carrack.core.rooms import SEATS, Answer, State, bit, covers, i64, size, vec
from carrack.games.century.shared.cubes import GUARD
from carrack.games.century.shared.hold import lose, shortage
from carrack.games.century.spice_road import at, cards
from carrack.games.century.spice_road.market import GOALS
from carrack.games.century.spice_road.scoring import silver_slot


def refuse_goal(c: vec[i64], costs: vec[i64], have: i64, slot: i64) -> i64:
    """Why a goal cannot be claimed with these cubes."""
    goal = c[at.GOAL_ROW + slot]
    if goal == 0:
        return at.NO_GOAL
    return 0 if covers(have, costs[goal], GUARD) else at.GOAL_NOT_MET


def list_goals(c: vec[i64], have: i64, buffer: vec[i64], n: i64) -> i64:
    """Write the goals that can be claimed."""
    costs = cards.COST
    for slot in range(i64(at.GOAL_SLOTS)):
        if refuse_goal(c, costs, have, slot) == 0:
            buffer[n] = at.DO_CLAIM + slot
            n += 1
    return n


class Claim(Answer):
    """The goal in a slot, counted from the left."""

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        c = s.cells
        return refuse_goal(c, cards.COST, c[at.CARAVAN + seat], k)

    def take(self, s: State, seat: i64, k: i64) -> None:
        c = s.cells
        goal = c[at.GOAL_ROW + k]
        if s.journal is not None:
            name, points = cards.GOAL_IDS[goal - 1], cards.POINTS[goal]
            s.journal.tell("claimed", seat, {"goal": name, "slot": int(k), "plus": {"vp": points}})
        lose(s, at.CARAVAN, seat, cards.COST[goal])
        c[at.CLAIMED + seat] |= bit(goal)
        take_coin(s, seat, k)
        if c[at.ENDING] == 0 and size(c[at.CLAIMED + seat]) >= i64(cards.GOALS_TO_END[c[SEATS]]):
            c[at.ENDING] = 1
            if s.journal is not None:
                s.journal.tell("ending", seat, {"n": cards.GOALS_TO_END[c[SEATS]]})
        GOALS.close(s, k)
        GOALS.refill(s)

    def touches(self, s: State, seat: i64, k: i64) -> tuple[str, ...]:
        return GOALS.pieces(s, k)

    def about(self, s: State, seat: i64, k: i64, reason: i64) -> dict[str, object]:
        goal = s.cells[at.GOAL_ROW + k]
        if reason != at.GOAL_NOT_MET:
            return {}
        return {"goal": cards.GOAL_IDS[goal - 1], **shortage(s.cells[at.CARAVAN + seat], cards.COST[goal])}


def take_coin(s: State, seat: i64, slot: i64) -> None:
    """Gold lies above the first goal, silver above the second; once the gold is gone, silver above the first."""
    c = s.cells
    gold = slot == 0 and c[at.GOLD_LEFT] > 0
    silver = slot == silver_slot(c[at.GOLD_LEFT]) and c[at.SILVER_LEFT] > 0
    if gold or silver:
        c[at.GOLD_LEFT if gold else at.SILVER_LEFT] -= 1
        c[(at.GOLD if gold else at.SILVER) + seat] += 1
        if s.journal is not None:
            s.journal.tell("coin", seat, {"plus": {"gold" if gold else "silver": 1}})
