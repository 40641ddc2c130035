# mypyc: compiled
"""A box and a table as numbers: where the cells of a title are, and what its components say.

Everything is numbered from 1, and row 0 of a table is "none"; sets are bits by these numbers. Questions and plain
functions are handed the world of their title, so that one engine serves all.
"""

from __future__ import annotations

from carrack.core.language import FIRST_OWN_OP, Program, Word
from carrack.core.refusals import FIRST_OWN
from carrack.core.rooms import Final, bit, final, i64, vec
from carrack.core.table import TitleTable
from carrack.games.endeavor.shared.box import Box
from carrack.games.endeavor.shared.names import Names, check_copies
from carrack.games.endeavor.shared.offers import deeds, packed

INDUSTRY: Final = 0
CULTURE: Final = 1
FINANCE: Final = 2
POLITICS: Final = 3
TRACKS: Final = ("industry", "culture", "finance", "politics")

ABOLISH_SLAVERY: Final = 16
CARD_WORDS: Final = {"abolish_slavery": Word(ABOLISH_SLAVERY)}
"""What a card may do when it is gained."""

if ABOLISH_SLAVERY != FIRST_OWN_OP:
    raise ValueError("world.py and the effect compiler disagree about where our words begin")


def _row(numbers: list[int]) -> vec[i64]:
    """A table with its row of nothing."""
    rows = [0, *numbers]
    return vec[i64](rows)


def _set(numbers: list[int]) -> int:
    """A set of things by their numbers."""
    return sum(int(bit(number)) for number in numbers)


@final
class World:
    """All that the engine asks of a title."""

    def __init__(self, table: TitleTable, box: Box) -> None:
        check_copies(box)
        names = Names(box)
        if names.tracks != TRACKS:
            raise ValueError(f"the tracks are {', '.join(TRACKS)}, not {', '.join(names.tracks)}")
        self.table = table
        self.box = box
        self.names = names
        self._place_cells()
        self._read_map()
        self._read_tracks()
        self._read_buildings()
        self._read_cards()
        scoring = box.scoring
        self.limit_at_pass = box.edition.limit_check == "passing"
        self.rounds: i64 = box.setup.rounds
        self.discs: i64 = box.setup.discs
        self.casualties: i64 = box.attack.casualties
        self.per_city: i64 = scoring.city
        self.per_link: i64 = scoring.link
        self.per_empty_slot: i64 = scoring.empty_governor_slot
        self.discs_for_a_point: i64 = scoring.discs_for_a_point
        self.per_set_aside: i64 = scoring.set_aside

    def cell(self, name: str) -> int:
        """Where a run of cells begins."""
        return self.table.layout.named(name).start

    def why(self, name: str) -> int:
        """The number of a reason to refuse."""
        return FIRST_OWN + next(k for k, reason in enumerate(self.table.reasons) if reason.name == name)

    def _place_cells(self) -> None:
        self.first: i64 = self.cell("first")
        self.passed: i64 = self.cell("passed")
        self.opened: i64 = self.cell("opened")
        self.token: i64 = self.cell("token")
        self.spent: i64 = self.cell("spent")
        self.stock: i64 = self.cell("stock") - 1
        """Of the design numbered 1 the cell after this one; so with other tables of things."""
        self.decks: i64 = self.cell("decks")
        self.removed: i64 = self.cell("removed")
        self.supply: i64 = self.cell("supply")
        self.harbour: i64 = self.cell("harbour")
        self.nodes: i64 = self.cell("nodes")
        self.sailed: i64 = self.cell("sailed")
        self.beside: i64 = self.cell("beside")
        self.owned: i64 = self.cell("owned") - 1
        self.workers: i64 = self.cell("workers")
        self.cards: i64 = self.cell("cards")
        self.aside: i64 = self.cell("aside")
        self.tokens: i64 = self.cell("tokens")
        self.status: i64 = self.cell("status")
        self.same_region: i64 = self.cell("same_region")
        self.full_pay: i64 = self.cell("full_pay")

    def _read_map(self) -> None:
        names = self.names
        box = self.box
        self.region_count: i64 = len(names.regions)
        self.node_count: i64 = len(names.nodes)
        self.link_count: i64 = len(names.links)
        self.space_count: i64 = len(names.spaces)
        self.on_link: i64 = self.token + self.node_count - 1
        """The token of the link numbered 1 lies in the cell after this one, so that of a space after the next."""
        self.on_node: i64 = self.token - 1
        self.on_space: i64 = self.on_link + self.link_count
        numbers = {name: k for k, name in enumerate(names.nodes, 1)}
        self.nodes_of = _row([_set([numbers[node] for node in (*r.cities, *r.fleets)]) for r in box.region])
        """The nodes of each region, as a set."""
        home = {node: k for k, r in enumerate(box.region, 1) for node in (*r.cities, *r.fleets)}
        self.region_of = _row([home[node] for node in names.nodes])
        self.cities: i64 = _set([numbers[city] for city in names.cities])
        self.fleets: i64 = _set([numbers[fleet] for fleet in names.fleets])
        self.link_ends = _row([_set([numbers[a], numbers[b]]) for a, b in names.ends])
        self.links_of = _row([_set([k for k, ends in enumerate(names.ends, 1) if n in ends]) for n in names.nodes])
        self.square_links: i64 = _set(list(range(1 + len(box.links.round), 1 + len(names.links))))
        first = 1
        spaces: list[int] = []
        for region in box.region:
            spaces.append(_set(list(range(first, first + region.spaces))))
            first += region.spaces
        self.spaces_of = _row(spaces)
        """The spaces of each shipping track, as a set; the highest one touches the deck."""
        self.overseas = vec[i64]([names.regions.index(region) + 1 for region in names.overseas])
        self.overseas_first: i64 = names.regions.index(names.overseas[0]) + 1
        if names.overseas != names.regions[int(self.overseas_first) - 1 :]:
            raise ValueError("the regions with a shipping track follow those without one")
        self.home: i64 = _set([k for k, region in enumerate(box.region, 1) if region.open])
        """The regions where everybody is present: those that are open from the beginning."""

    def _read_tracks(self) -> None:
        levels = self.box.levels
        self.last: i64 = levels.last
        level = [sum(start <= at for start in levels.starts) for at in range(levels.last + 1)]
        self.level_of = vec[i64](level)
        self.values = vec[i64]([track.values[k - 1] for track in self.box.track for k in level])
        """What each position of each track is worth, one track after another."""
        self.glory_at = vec[i64]([max(icon for icon in levels.icons if icon <= at) for at in range(levels.last + 1)])

    def _read_buildings(self) -> None:
        names = self.names
        box = self.box
        self.design_count: i64 = len(names.designs)
        self.slot_count: i64 = len(names.slots)
        self.payment_locked = box.edition.payment_symbol_locked
        self.starts: i64 = len(names.designs) - len(names.buildings)
        """The first designs are what seats begin with; the others are on offer."""
        self.level = _row([building.level for building in box.building])
        self.top_level: i64 = max([building.level for building in box.building])
        self.design_icons = _row([names.icons(building.icons) for building in box.building])
        self.design_glory = _row([building.glory for building in box.building])
        self.design_offer = _row([packed(building.effect) for building in box.building])
        self.copies = _row([building.copies for building in box.building])
        self.token_copies: list[int] = [0, *[token.copies for token in box.token]]
        self.token_icons = _row([names.icons(token.icons) for token in box.token])
        self.paying_designs: i64 = _set(
            [k for k, each in enumerate(box.building, 1) if "pay" in deeds(packed(each.effect))]
        )
        """The buildings that show a payment."""
        self.token_offer = _row([packed(token.effect) for token in box.token])
        self.action_tokens = vec[i64]([names.tokens.index(token) + 1 for token in names.actions])

    def _read_cards(self) -> None:
        names = self.names
        box = self.box
        decks = names.decks
        self.deck_count: i64 = len(decks)
        self.cards_of = _row([_set([k for k, c in enumerate(box.card, 1) if c.deck == deck]) for deck in decks])
        self.region_of_deck = _row([names.regions.index(deck.region) + 1 for deck in box.deck])
        self.card_deck = _row([decks.index(card.deck) + 1 for card in box.card])
        self.card_value = _row([card.value for card in box.card])
        self.card_icons = _row([names.icons(card.icons) for card in box.card])
        self.card_glory = _row([card.glory for card in box.card])
        self.all_cards: i64 = _set(list(range(1, 1 + len(box.card))))
        self.governors: i64 = _set([k for k, card in enumerate(box.card, 1) if card.kind == "governor"])
        self.slavery: i64 = _set([k for k, card in enumerate(box.card, 1) if card.kind == "slavery"])
        on_map = [self.all_cards & 0] * (len(names.regions) + 1)
        for k, card in enumerate(box.card, 1):
            if card.kind == "governor":
                on_map[names.regions.index(next(d.region for d in box.deck if d.id == card.deck)) + 1] = k
        on_gain = Program(CARD_WORDS, {card.id: card.on_gain for card in box.card if card.on_gain})
        self.on_gain = _row([on_gain.entry.get(card.id, 0) for card in box.card])
        self.code = on_gain.code
        """What cards do when they are gained."""
        self.governor_of = vec[i64](on_map)
