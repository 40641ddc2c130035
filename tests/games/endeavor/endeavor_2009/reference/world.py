"""Who has what, and what may be done with it: sets and counters, nothing kept that can be worked out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from carrack.games.endeavor.endeavor_2009.box import COMPONENTS

BOX = COMPONENTS.box
BUILDINGS = {each.id: each for each in BOX.building}
CARDS = {each.id: each for each in BOX.card}
TOKENS = {each.id: each for each in BOX.token}
REGION_OF = {city: region.id for region in BOX.region for city in region.cities}
LENGTH = {region.id: region.spaces for region in BOX.region if region.spaces}
DECKS = {deck.id: deck.region for deck in BOX.deck}
ROUTES = {f"{a}--{b}": (a, b) for a, b in BOX.links.round}
FIELDS = ("industry", "culture", "finance", "politics")
BEGINS = (0, 2, 4, 7, 10)
SCORES = (0, 2, 4, 7, 10, 11, 12, 13, 14, 15)
EUROPE = "europe"
Target = tuple[str, str]
"""An action and what it is done to."""


@dataclass
class Player:
    """What one player has; `workers` are the numbers of spaces for buildings, the first is the Colonial House."""

    supply: int = 30
    harbour: int = 0
    cities: set[str] = field(default_factory=set)
    sailed: list[tuple[str, int]] = field(default_factory=list)
    beside: Counter[str] = field(default_factory=Counter)
    owned: list[str] = field(default_factory=lambda: ["colonial_house"])
    workers: set[int] = field(default_factory=set)
    cards: set[str] = field(default_factory=set)
    aside: set[str] = field(default_factory=set)
    tokens: Counter[str] = field(default_factory=Counter)

    def steps(self, track: str) -> int:
        """How far a field has come."""
        things = [BUILDINGS[name].icons for name in self.owned] + [CARDS[name].icons for name in self.cards]
        return sum(icons.get(track, 0) for icons in things) + self.tokens[f"tok_{track}"]

    def level(self, track: str) -> int:
        """Its level, 1 to 5; culture is worth one more."""
        return sum(self.steps(track) >= start for start in BEGINS)

    def presence(self, region: str) -> int:
        """Settlers in cities, on the track and beside it."""
        there = sum(REGION_OF[city] == region for city in self.cities)
        return there + sum(land == region for land, _ in self.sailed) + self.beside[region]

    def of_kind(self, kind: str) -> set[str]:
        """Cards held of a kind."""
        return {card for card in self.cards if CARDS[card].kind == kind}

    def ordinary(self) -> int:
        """Cards that count against the limit."""
        return len(self.cards) - bool(self.of_kind("governor")) - bool(self.of_kind("slavery"))

    def score(self) -> int:
        """All points."""
        fields = sum(max(n for n in SCORES if n <= self.steps(track)) for track in FIELDS)
        routes = sum(self.cities >= {*ends} for ends in ROUTES.values())
        printed = sum(BUILDINGS[name].glory for name in self.owned) + sum(CARDS[name].glory for name in self.cards)
        without_slot = len(self.cards) - bool(self.of_kind("slavery"))
        empty = not self.of_kind("governor") or without_slot <= self.level("politics")
        return fields + len(self.cities) + routes + printed + 3 * empty + self.harbour // 3 - len(self.aside)


@dataclass
class World:
    """The board and its players."""

    players: list[Player]
    lying: dict[str, str]
    decks: set[str] = field(default_factory=lambda: set(CARDS))
    stock: Counter[str] = field(default_factory=lambda: Counter({each.id: each.copies for each in BOX.building}))

    def crew(self, region: str) -> list[tuple[int, int]]:
        """Who stands on a track: the space, and the number of the player."""
        return [(k, seat) for seat, player in enumerate(self.players) for land, k in player.sailed if land == region]

    def is_open(self, region: str) -> bool:
        """Whether its track is full."""
        return region == EUROPE or len(self.crew(region)) == LENGTH[region]

    def top(self, deck: str) -> str:
        """The card on top: the governor, then the lowest value; "" if there is none."""
        cards = [card for card in self.decks if CARDS[card].deck == deck]
        return min(cards, key=lambda card: (CARDS[card].kind != "governor", CARDS[card].value), default="")

    def within_reach(self, player: Player) -> set[str]:
        """Cities of open regions where the player is present."""
        here = {region for region in LENGTH if self.is_open(region) and player.presence(region)} | {EUROPE}
        return {city for city, region in REGION_OF.items() if region in here}

    def targets(self, player: Player, deed: str, harbour: int, source: int | None) -> set[Target]:
        """What an action may be done to with so many settlers in the harbour."""
        held = {city for each in self.players for city in each.cities}
        found: Iterable[str] = ()
        if deed == "ship" and harbour >= 1:
            found = LENGTH
        elif deed == "occupy" and harbour >= 1:
            found = self.within_reach(player) - held
        elif deed == "attack" and harbour >= 2:
            found = self.within_reach(player) & held - player.cities
        elif deed == "pay":
            worked = [player.owned[k] for k in player.workers - {source}]
            found = [name for name in worked if "pay" not in BUILDINGS[name].effect]
        elif deed == "draw":
            found = [deck for deck in DECKS if self.may_draw(player, deck)]
        return {(deed, name) for name in found}

    def may_draw(self, player: Player, deck: str) -> bool:
        """Whether a player has enough settlers for the top card of an open region."""
        top, region = self.top(deck), DECKS[deck]
        return bool(top) and self.is_open(region) and CARDS[top].value <= player.presence(region)

    def buildable(self, player: Player) -> set[str]:
        """Up to one's level; if nothing is left there, the lowest level that has anything."""
        top = 4 if any(BUILDINGS[name].level == 5 for name in player.owned) else 5
        left = {each.id: each.level for each in BOX.building if self.stock[each.id] and each.level <= top}
        highest = max(player.level("industry"), min(left.values(), default=0))
        return {name for name, level in left.items() if level <= highest}
