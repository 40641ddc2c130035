"""What holds in every position: no disc, token, building or card is lost or made, and every status is a sum."""

from collections import Counter

from carrack.core.rooms import SEATS, State, members
from carrack.games.endeavor.shared.names import BESIDE_BITS, STATUS_BITS, TOKEN_BITS
from carrack.games.endeavor.shared.world import World


def check(state: State, w: World) -> None:
    """Raise AssertionError if an invariant is broken."""
    c = [int(x) for x in state.cells]
    seats = range(c[SEATS])
    _tokens(c, w)
    _cards(c, w)
    _buildings(c, w)
    _map(c, w)
    for seat in seats:
        _discs(c, w, seat)
        assert c[w.status + seat] == _icons(c, w, seat), "a status is not the sum of its icons"
    if state.over:
        assert all(_slots(c, w, seat).count(0) == 0 for seat in seats), "a space for buildings is left"


def lanes(packed: int, bits: int, n: int) -> list[int]:
    """The counts of a cell."""
    return [packed >> bits * k & (1 << bits) - 1 for k in range(n)]


def _slots(c: list[int], w: World, seat: int) -> list[int]:
    first = int(w.owned + 1 + seat * w.slot_count)
    return c[first : first + int(w.slot_count)]


def _tokens(c: list[int], w: World) -> None:
    kinds = len(w.names.tokens)
    found = Counter(c[w.token : w.token + len(w.names.places)])
    for packed in (c[w.spent], *(c[w.tokens + seat] for seat in range(c[SEATS]))):
        assert packed >= 0, "tokens below nothing"
        found.update(dict(enumerate(lanes(packed, TOKEN_BITS, kinds), 1)))
    boxed = sum(w.token_copies) - len(w.names.places) + len(members(w.square_links))
    missing = [w.token_copies[kind] - found[kind] for kind in range(1, kinds + 1)]
    assert min(missing) >= 0, "a trade token is doubled"
    assert sum(missing) == boxed, "a trade token is lost or made"
    for place in members(w.square_links):
        assert c[w.on_link + place] == 0, "a token lies on a square link"


def _cards(c: list[int], w: World) -> None:
    places = [c[w.decks], c[w.removed]]
    places += [c[start + seat] for start in (w.cards, w.aside) for seat in range(c[SEATS])]
    held = [card for place in places for card in members(place)]
    assert sorted(held) == members(w.all_cards), "a card is lost or doubled"
    for seat in range(c[SEATS]):
        assert c[w.aside + seat] & ~w.slavery == 0, "a card that is none of slavery is set aside"
    for region in range(1, int(w.region_count) + 1):
        governor, opened = int(w.governor_of[region]), c[w.opened] >> region & 1
        assert not governor or bool(opened) != bool(c[w.decks] >> governor & 1), "a governor is in the wrong place"


def _buildings(c: list[int], w: World) -> None:
    owned = Counter(design for seat in range(c[SEATS]) for design in _slots(c, w, seat))
    for design in range(int(w.starts) + 1, int(w.design_count) + 1):
        assert owned[design] + c[w.stock + design] == w.copies[design], "a building is lost or doubled"
    for seat in range(c[SEATS]):
        slots = _slots(c, w, seat)
        assert 0 not in slots[: len(slots) - slots.count(0)], "a gap between buildings"
        assert sum(w.level[design] == w.top_level for design in slots) <= 1, "two buildings of the highest level"
        for slot in members(c[w.workers + seat]):
            assert w.design_offer[slots[slot - 1]], "a worker where there is no place for one"


def _map(c: list[int], w: World) -> None:
    for start in (w.nodes, w.sailed):
        held = [thing for seat in range(c[SEATS]) for thing in members(c[start + seat])]
        assert len(set(held)) == len(held), "two discs in one place"
    for node in members(_union(c, w.nodes)):
        assert c[w.on_node + node] == 0, "a token lies in a city that was taken"
    sailed = _union(c, w.sailed)
    for region in range(1, int(w.region_count) + 1):
        spaces, opened = int(w.spaces_of[region]), c[w.opened] >> region & 1
        assert opened == (sailed & spaces == spaces), "a region is open or closed that should not be"
        done = members(sailed & spaces)
        assert done == members(spaces)[: len(done)], "a space of a shipping track was passed over"
        for space in members(spaces):
            assert (c[w.on_space + space] == 0) == (sailed >> space & 1), "a token of a shipping track is wrong"


def _union(c: list[int], start: int) -> int:
    found = 0
    for seat in range(c[SEATS]):
        found |= c[start + seat]
    return found


def _discs(c: list[int], w: World, seat: int) -> None:
    sets = (c[w.nodes + seat], c[w.sailed + seat], c[w.workers + seat])
    beside = sum(lanes(c[w.beside + seat], BESIDE_BITS, len(w.names.overseas)))
    everywhere = c[w.supply + seat] + c[w.harbour + seat] + beside + sum(len(members(each)) for each in sets)
    assert min(c[w.supply + seat], c[w.harbour + seat]) >= 0, "discs below nothing"
    assert everywhere == w.discs, "a disc is lost or made"


def _icons(c: list[int], w: World, seat: int) -> int:
    """The sum of all icons of a seat."""
    tokens = lanes(c[w.tokens + seat], TOKEN_BITS, len(w.names.tokens))
    icons = sum(int(w.token_icons[kind]) * n for kind, n in enumerate(tokens, 1))
    icons += sum(int(w.design_icons[design]) for design in _slots(c, w, seat))
    icons += sum(int(w.card_icons[card]) for card in members(c[w.cards + seat]))
    assert max(lanes(icons, STATUS_BITS, len(w.names.tracks))) < 1 << STATUS_BITS - 1, "a status beyond its lane"
    return icons
