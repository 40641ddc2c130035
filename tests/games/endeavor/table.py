"""Fair positions of a title of the family from readable arguments, and a few words to look at them.

Several things are written with spaces between (`"london lisbon"`), several equal ones with a star (`"tok_culture*3"`).
A building with a worker ends in an exclamation mark (`"market!"`). Whatever a test does not name lies where it may lie:
discs in the supply, cards in their decks, tokens on the map, and those of places that were taken among the spent ones.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from carrack.core.contract import Game, State
from carrack.core.journal import Journal
from carrack.games.endeavor.shared.world import World
from carrack.testing import legal, look

Words = Mapping[int, str]
Told = list[tuple[str, int, dict[str, Any]]]
"""What the journal tells: what, of whom, and its data."""
NONE: dict[Any, Any] = {}


def words(said: str) -> list[str]:
    """`"a b*2"` is a, b, b."""
    found = []
    for word in said.split():
        name, _, times = word.partition("*")
        found += [name] * int(times or 1)
    return found


class Desk:
    """Makes positions of one title."""

    def __init__(self, game: Game, w: World) -> None:
        self.game = game
        self.w = w
        self.names = w.names
        self.box = w.box

    def table(
        self,
        seats: int = 3,
        *,
        phase: str = "acting",
        turn: int = 1,
        first: int = 0,
        turn_of: int = 0,
        passed: Sequence[int] = (),
        held: Words = NONE,
        sailed: Mapping[str, Sequence[int]] = NONE,
        beside: Mapping[tuple[int, str], int] = NONE,
        owned: Words = NONE,
        harbour: Mapping[int, int] = NONE,
        cards: Words = NONE,
        aside: Words = NONE,
        removed: str = "",
        tokens: Words = NONE,
        lying: Mapping[str, str] = NONE,
        bare: str = "",
        options: Mapping[str, object] = NONE,
        run: bool = True,
    ) -> State:
        """A position in a phase of a round; `turn_of` is asked next, if it has something to decide.

        `sailed` are the seats on the first spaces of a shipping track, `lying` the tokens of some places, `bare` are
        places whose token was taken. With `run` the rules have run on to the next decision.
        """
        everybody = range(seats)
        nodes = [words(held.get(seat, "")) for seat in everybody]
        boards, workers = self._boards([words(owned.get(seat, "")) for seat in everybody])
        has = [Counter(words(tokens.get(seat, ""))) for seat in everybody]
        own_cards = [words(cards.get(seat, "")) for seat in everybody]
        own_aside = [words(aside.get(seat, "")) for seat in everybody]
        changes: dict[str, Any] = {
            "turn": turn,
            "first": first,
            "passed": list(passed),
            "nodes": nodes,
            "sailed": [self._at_sea(sailed, seat) for seat in everybody],
            "beside": [{r: beside.get((seat, r), 0) for r in self.names.overseas} for seat in everybody],
            "harbour": [harbour.get(seat, 0) for seat in everybody],
            "owned": boards,
            "workers": workers,
            "cards": own_cards,
            "aside": own_aside,
            "tokens": [{token: each[token] for token in self.names.tokens} for each in has],
            "status": [self._status(boards[seat], own_cards[seat], has[seat]) for seat in everybody],
            "stock": self._stock(boards),
            "frames": [["playing", first, 0, 0, self.box.setup.phases.index(phase), (turn_of - first) % seats]],
        }
        changes |= self._map_tokens(nodes, sailed, has, lying, words(bare))
        changes |= self._decks(sailed, [card for each in (*own_cards, *own_aside) for card in each], words(removed))
        changes["supply"] = [self._supply(changes, seat) for seat in everybody]
        state = self.game.position(self.game.plain(self.game.deal(seats, options, seed=1)) | changes)
        if run:
            state.run()
        return state

    def _at_sea(self, sailed: Mapping[str, Sequence[int]], seat: int) -> list[str]:
        """The spaces of shipping tracks with a disc of a seat."""
        return [f"{region}-{k}" for region, crew in sailed.items() for k, whose in enumerate(crew, 1) if whose == seat]

    def _boards(self, built: Sequence[Sequence[str]]) -> tuple[list[list[str | None]], list[list[str]]]:
        """The buildings of each seat on their spaces, and the spaces with a worker."""
        start, slots = self.names.designs[0], self.names.slots
        boards: list[list[str | None]] = []
        workers: list[list[str]] = []
        for each in built:
            named = [f"{start}!" if f"{start}!" in each else start, *(name for name in each if start not in name)]
            workers.append([slots[k] for k, name in enumerate(named) if name.endswith("!")])
            boards.append([*(name.rstrip("!") for name in named), *[None] * (len(slots) - len(named))])
        return boards, workers

    def _stock(self, boards: Sequence[Sequence[str | None]]) -> list[int]:
        """The tiles that nobody has."""
        bought = Counter(name for board in boards for name in board)
        left = [b.copies - bought[b.id] if b.level else 0 for b in self.box.building]
        assert min(left) >= 0, "more tiles than there are"
        return left

    def _map_tokens(
        self,
        nodes: Sequence[Sequence[str]],
        sailed: Mapping[str, Sequence[int]],
        has: Sequence[Counter[str]],
        lying: Mapping[str, str],
        bare: Sequence[str],
    ) -> dict[str, Any]:
        """The tokens on the map, and those that are left: they were spent. If seats have many, links go without."""
        names = self.names
        taken = {*(node for each in nodes for node in each), *bare}
        taken |= {f"{region}-{k}" for region, crew in sailed.items() for k in range(1, len(crew) + 1)}
        for link, ends in zip(names.links, names.ends, strict=True):
            if any({*ends} <= {*each} for each in nodes) and link not in lying:
                taken.add(link)
        left = Counter({token.id: token.copies for token in self.box.token})
        for each in (Counter(lying.values()), *has):
            left.subtract(each)
        assert min(left.values()) >= 0, "more tokens than there are"
        rest, found = list(left.elements()), dict(lying)
        for place in (*names.spaces, *names.nodes, *names.links):
            if place not in taken and place not in found and rest:
                found[place] = rest.pop()
        spent = Counter(rest)
        return {
            "token": [found.get(place) for place in names.places],
            "spent": {token: spent[token] for token in names.tokens},
        }

    def _decks(self, sailed: Mapping[str, Sequence[int]], owned: Sequence[str], gone: list[str]) -> dict[str, Any]:
        """Open regions, the cards in their decks and those out of the game: governors that nobody has, too."""
        full = [r.id for r in self.box.region if r.spaces and len(sailed.get(r.id, ())) == r.spaces]
        held_by_nobody = [f"{region}_gov" for region in full if f"{region}_gov" not in (*owned, *gone)]
        removed = [*gone, *held_by_nobody]
        return {
            "opened": [*(region.id for region in self.box.region if region.open), *full],
            "decks": [card for card in self.names.cards if card not in owned and card not in removed],
            "removed": removed,
        }

    def _supply(self, made: Mapping[str, Any], seat: int) -> int:
        """The discs of a seat that are nowhere else."""
        out = sum(len(made[what][seat]) for what in ("nodes", "sailed", "workers"))
        left = int(self.box.setup.discs - out - made["harbour"][seat] - sum(made["beside"][seat].values()))
        assert left >= 0, "more discs than there are"
        return left

    def _status(self, board: Sequence[str | None], cards: Sequence[str], has: Counter[str]) -> dict[str, int]:
        """The sum of all icons."""
        total: Counter[str] = Counter(dict.fromkeys(self.names.tracks, 0))
        icons = {token.id: token.icons for token in self.box.token}
        icons |= {building.id: building.icons for building in self.box.building}
        icons |= {card.id: card.icons for card in self.box.card}
        for name in (*(name for name in board if name), *cards, *has.elements()):
            total.update(icons[name])
        return dict(total)


def asked(state: State) -> tuple[str, int]:
    """The question that stands, and whose it is."""
    return state.work().name, int(state.actor)


def offered(state: State, verb: str) -> list[str | int]:
    """What may be named with a verb."""
    return [action[1] for action in legal(state) if action[0] == verb]


def may(state: State, verb: str) -> bool:
    """Whether a verb without arguments is on offer."""
    return [verb] in legal(state)


def refused(state: State, *action: str | int) -> str:
    """The message of the refusal of an action that is refused, and the rule it rests on."""
    reason = state.refusal(state.game.verbs.number(action))
    assert reason != 0, f"{action} is allowed"
    refusal = state.game.refusals[reason]
    return f"{refusal.message.removeprefix('refused-')} {refusal.rule}"


def of(state: State, what: str, seat: int) -> Any:
    """Cells of a seat in plain form."""
    return look(state)[what][seat]


def status(state: State, seat: int) -> tuple[int, int, int, int]:
    """Industry, culture, finance, politics."""
    total = of(state, "status", seat)
    return total["industry"], total["culture"], total["finance"], total["politics"]


def tokens(state: State, seat: int) -> dict[str, int]:
    """The trade tokens of a seat."""
    return {token: n for token, n in of(state, "tokens", seat).items() if n}


def told(state: State, *actions: Sequence[str | int]) -> Told:
    """Take these actions; what the journal tells besides the decisions."""
    state.journal = journal = Journal()
    for action in actions:
        state.apply(state.game.verbs.number(action))
    return _ended(state, journal)


def running(state: State) -> Told:
    """Let the rules run on; what the journal tells besides the decisions."""
    state.journal = journal = Journal()
    state.run()
    return _ended(state, journal)


def _ended(state: State, journal: Journal) -> Told:
    state.journal = None
    return [(e.what, e.seat, e.data) for e in journal.seen_by(-1) if e.what != "chose"]


def changed(before: dict[str, Any], after: dict[str, Any]) -> set[str]:
    """The names of the cells that are not as before, those of the engine left aside."""
    engine = {"frames", "actor", "waiting", "turn_of", "chance"}
    return {key for key in before if before[key] != after[key]} - engine
