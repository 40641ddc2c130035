"""What everything is called: the ids of a box, in the order in which things are numbered (from 1)."""

from typing import Final

from carrack.core.language import EffectError
from carrack.games.endeavor.shared.box import Box, Icons
from carrack.games.endeavor.shared.offers import packed

STATUS_BITS: Final = 10
TOKEN_BITS: Final = 7
BESIDE_BITS: Final = 8
"""Bits of the small counts of a seat: icons of each status, tokens of each kind, discs beside each shipping track."""
START: Final = "start"
"""The space of the building that a seat begins with."""


class Names:
    """The ids of a box."""

    def __init__(self, box: Box) -> None:
        self.tracks = tuple(track.id for track in box.track)
        self.regions = tuple(region.id for region in box.region)
        self.overseas = tuple(region.id for region in box.region if region.spaces)
        self.cities = tuple(city for region in box.region for city in region.cities)
        self.fleets = tuple(fleet for region in box.region for fleet in region.fleets)
        self.nodes = (*self.cities, *self.fleets)
        self.ends = (*box.links.round, *box.links.square)
        self.links = tuple(f"{a}--{b}" for a, b in self.ends)
        self.spaces = tuple(f"{region.id}-{k}" for region in box.region for k in range(1, region.spaces + 1))
        self.places = (*self.nodes, *self.links, *self.spaces)
        """Where trade tokens lie."""
        self.decks = tuple(deck.id for deck in box.deck)
        self.tokens = tuple(token.id for token in box.token)
        self.actions = tuple(token.id for token in box.token if token.effect)
        """The tokens that are spent for an action."""
        self.designs = tuple(building.id for building in box.building)
        self.buildings = tuple(building.id for building in box.building if building.level)
        if self.designs[-len(self.buildings) :] != self.buildings:
            raise ValueError("what seats begin with comes before all other buildings")
        self.slots = (START, *(str(k) for k in range(1, box.setup.spaces + 1)))
        """The spaces for buildings on the board of a seat."""
        self.cards = tuple(card.id for card in box.card)

    def icons(self, icons: Icons) -> int:
        """Icons as one number with a lane for each status."""
        unknown = set(icons) - set(self.tracks)
        if unknown:
            raise EffectError(f"{', '.join(sorted(unknown))}: no such status; there are {', '.join(self.tracks)}")
        return sum(n << STATUS_BITS * self.tracks.index(track) for track, n in icons.items())

    def named_icons(self, icons: int) -> dict[str, int]:
        """The other way round."""
        counts = {name: icons >> STATUS_BITS * k & (1 << STATUS_BITS) - 1 for k, name in enumerate(self.tracks)}
        return {name: n for name, n in counts.items() if n}


def check_copies(box: Box) -> None:
    """Raise if the tokens are fewer than the places for them, or an effect is none."""
    names = Names(box)
    for effect in (*(token.effect for token in box.token), *(building.effect for building in box.building)):
        packed(effect)
    places, tokens = len(names.places) - len(box.links.square), sum(token.copies for token in box.token)
    if tokens < places:
        raise ValueError(f"{tokens} trade tokens do not cover {places} places")
