# mypyc: compiled
"""What a seat gains by itself: trade tokens and cards with their icons, the opening of a region, its governor."""

from carrack.core.rooms import SEATS, Final, State, bit, i64, lowest, size, vec
from carrack.games.endeavor.shared.realm import is_link_of, sailed
from carrack.games.endeavor.shared.world import World

_TOKEN_BITS: Final = 7  # names.TOKEN_BITS
_EFFECT: Final = 2  # the kind of effects in every title


def take_token(s: State, w: World, seat: i64, cell: i64, what: str) -> None:
    """The token that lies in a cell of the map goes to a seat: icons count at once, actions wait in the harbour."""
    c = s.cells
    token = c[cell]
    if token == 0:
        return
    c[cell] = 0
    one = bit(0)
    c[w.tokens + seat] += one << (_TOKEN_BITS * (token - 1))
    c[w.status + seat] += w.token_icons[token]
    if s.journal is not None:
        name = w.names.tokens[token - 1]
        plus = w.names.named_icons(w.token_icons[token]) or {name: 1}
        place = w.names.places[cell - w.token]
        s.journal.tell(what, int(seat), {"token": name, "place": place, "plus": plus})


def take_links(s: State, w: World, seat: i64, node: i64) -> None:
    """The tokens of all links that end in a city and are this seat's now."""
    links = w.links_of[node]
    while links != 0:
        link = lowest(links)
        links &= links - 1
        if is_link_of(s.cells, w, seat, link):
            take_token(s, w, seat, w.on_link + link, "link")


def gain_card(s: State, w: World, seat: i64, card: i64, what: str) -> None:
    """A card leaves its deck for the board of a seat; its icons count at once, and what else it does follows."""
    c = s.cells
    c[w.decks] &= ~bit(card)
    c[w.cards + seat] |= bit(card)
    c[w.status + seat] += w.card_icons[card]
    if w.on_gain[card] != 0:
        s.push(_EFFECT, seat, w.on_gain[card], card)
    if s.journal is not None:
        region = w.names.regions[w.region_of_deck[w.card_deck[card]] - 1]
        plus = w.names.named_icons(w.card_icons[card])
        s.journal.tell(what, int(seat), {"card": w.names.cards[card - 1], "region": region, "plus": plus})


def open_if_full(s: State, w: World, region: i64) -> None:
    """A region whose shipping track is full opens, and its governor goes to whoever has most discs on the track."""
    c = s.cells
    if c[w.opened] & bit(region) != 0 or w.spaces_of[region] & ~sailed(c, w) != 0:
        return
    c[w.opened] |= bit(region)
    if s.journal is not None:
        s.journal.tell("opened", -1, {"region": w.names.regions[region - 1]})
    card = w.governor_of[region]
    if card != 0:
        gain_card(s, w, governor_of(c, w, region), card, "governor")


def governor_of(c: vec[i64], w: World, region: i64) -> i64:
    """The seat with most discs on a shipping track; of equals the one whose disc is nearest the land."""
    found: i64 = -1
    best: i64 = 0
    nearest: i64 = 0
    for seat in range(c[SEATS]):
        own = c[w.sailed + seat] & w.spaces_of[region]
        n = size(own)
        if n > best or (n == best and own > nearest):
            found = seat
            best = n
            nearest = own
    return found
