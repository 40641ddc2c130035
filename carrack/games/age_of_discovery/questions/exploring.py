# mypyc: compiled
"""The discovery line: an expedition is sent piece by piece, then it reaches a region or an unknown land of the deck."""

from carrack.core.rooms import CHANCE, DEPTH, REVEALED, SEAT, Answer, Pick, Question, State, Text, bit, i64, top_frame
from carrack.games.age_of_discovery import at, parts
from carrack.games.age_of_discovery.pieces import NAMES, SOLDIER, count, named, one, strength
from carrack.games.age_of_discovery.realm import all_discovered, discovered, open_up, reveal_token
from carrack.games.age_of_discovery.supply import DECK


def waiting(s: State, seat: i64) -> i64:
    """The pieces of a seat on the line that have not been named for an expedition."""
    c = s.cells
    top = top_frame(c)
    gone = c[DEPTH] > 0 and c[top] == at.EXPLORING and c[top + SEAT] == seat
    return c[at.DISCOVERY + seat] - c[at.SENT] if gone else c[at.DISCOVERY + seat]


class Send(Answer):
    """One more piece joins the expedition: kinds are named in ascending order, so that every set has one path."""

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        if count(waiting(s, seat), k) == 0:
            return at.NONE_TO_SEND
        return at.SENT_IN_ORDER if s.cells[at.SENT] >= one(k + 1) else 0

    def take(self, s: State, seat: i64, k: i64) -> None:
        s.cells[at.SENT] += one(k)

    def touches(self, s: State, seat: i64, k: i64) -> tuple[str, ...]:
        return (f"discovery/{seat}/{NAMES[k]}",) if count(waiting(s, seat), k) > 0 else ()


class Explore(Answer):
    """It succeeds or fails; nobody returns."""

    def refuse(self, s: State, seat: i64, k: i64) -> i64:
        c = s.cells
        if c[at.SENT] == 0:
            return at.NOBODY_SENT
        if k == at.TO_DECK:
            return 0 if all_discovered(c) else at.REGIONS_LEFT
        return at.DISCOVERED if discovered(c, k) else 0

    def take(self, s: State, seat: i64, k: i64) -> None:
        c = s.cells
        sent = c[at.SENT]
        c[at.SENT] = 0
        c[at.SHOWN] = 0
        s.pop()
        c[at.DISCOVERY + seat] -= sent
        if k == at.TO_DECK:
            explore_deck(s, seat, sent)
        else:
            explore_region(s, seat, sent, k)

    def touches(self, s: State, seat: i64, k: i64) -> tuple[str, ...]:
        if k < at.TO_DECK:
            return (f"map:{parts.REGION_IDS[k]}",)
        return ("deck",) if DECK.size(s) > 0 else ()

    def about(self, s: State, seat: i64, k: i64, reason: i64) -> dict[str, object]:
        return {"region": parts.REGION_IDS[k] if k < at.TO_DECK else "deck"}


def explore_region(s: State, seat: i64, sent: i64, region: i64) -> None:
    """Strong enough for the natives, the expedition discovers the region; else everybody has seen the token."""
    c = s.cells
    token = c[at.TOKEN + region]
    name = parts.REGION_IDS[region]
    reveal_token(s, region)
    force, natives = strength(sent, parts.DISCOVERY_STRENGTH), parts.FIND_NATIVES[token]
    if s.journal is not None:
        s.journal.tell("expedition", seat, {"pieces": named(sent), "region": name})
        found = {"token": parts.TOKEN_IDS[token - 1], "region": name}
        s.journal.tell("turned_up", -1, {**found, "force": int(force), "natives": int(natives)})
    if force >= natives:
        open_up(s, seat, region, count(sent, SOLDIER))
        return
    c[at.SHOWN] = token
    if c[at.FAILED_TOKENS] == 0:
        c[at.TOKEN_KNOWN] |= bit(region + 1)
    if s.journal is not None:
        s.journal.tell("failed", seat, {"region": name})


def explore_deck(s: State, seat: i64, sent: i64) -> None:
    """The top card is what was found. If the expedition fails, it is shuffled back into the deck."""
    c = s.cells
    card = DECK.draw(s)
    find = parts.CARD_OFFSET + card
    name = parts.CARD_IDS[card - 1]
    c[REVEALED] += 1
    force, natives = strength(sent, parts.DISCOVERY_STRENGTH), parts.FIND_NATIVES[find]
    if s.journal is not None:
        s.journal.tell("voyage", seat, {"pieces": named(sent)})
        s.journal.tell("drawn", -1, {"card": name, "force": int(force), "natives": int(natives)})
    if force < natives:
        c[at.SHOWN] = find
        DECK.put(s, card)
        DECK.shuffle(s, CHANCE)
        if s.journal is not None:
            s.journal.tell("missed", seat, {"card": name})
        return
    money = parts.FIND_MONEY[find] + count(sent, SOLDIER) * parts.FIND_PER_SOLDIER[find]
    c[at.MONEY + seat] += money
    c[at.CARDS + seat] |= bit(card)
    if s.journal is not None:
        s.journal.tell("found", seat, {"card": name, "plus": {"coin": int(money), "vp": int(parts.FIND_VP[find])}})


class Exploring(Question):
    """One may leave it as long as nobody has been sent."""

    def refuse_decline(self, s: State, seat: i64) -> i64:
        return at.CALLED_OFF_TOO_LATE if s.cells[at.SENT] != 0 else 0

    def ask(self, s: State, seat: i64) -> Text:
        sent = s.cells[at.SENT]
        return ("ask-explore", {"n": int(strength(sent, parts.DISCOVERY_STRENGTH))}) if sent else ("ask-send", {})

    def concerns(self, s: State, seat: i64) -> tuple[str, ...]:
        return tuple([f"expedition/{seat}/{kind}" for kind in named(s.cells[at.SENT])])

    def pick(self, s: State, seat: i64) -> Pick | None:
        """Those who go are ticked and confirmed once."""
        if s.cells[at.SENT] != 0:
            return None
        here = named(s.cells[at.DISCOVERY + seat])
        among: list[tuple[str, tuple[str | int, ...]]] = [(f"discovery/{seat}/{kind}", ("send", kind)) for kind in here]
        force = tuple(int(strength(one(NAMES.index(kind)), parts.DISCOVERY_STRENGTH)) for kind in here)
        return Pick("send", 1, sum(here.values()), tuple(among), force, "sum-strength")


EXPLORING = Exploring("exploring", Send("send"), Explore("explore"), decline=True, turns=True)
