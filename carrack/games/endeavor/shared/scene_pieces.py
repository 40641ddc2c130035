"""Where everything lies. All of it is public: tokens lie face up, decks are sorted and open."""

from collections.abc import Iterator, Sequence

from carrack.core.rooms import SEATS, State, members
from carrack.core.scene import Piece
from carrack.games.endeavor.shared.faces import DISC, MARKER, ROUTE, TOP
from carrack.games.endeavor.shared.names import BESIDE_BITS, TOKEN_BITS
from carrack.games.endeavor.shared.scoring import has_empty_slot
from carrack.games.endeavor.shared.statuses import stands_at
from carrack.games.endeavor.shared.world import World

Laid = dict[str, Piece]


def pieces(state: State, w: World) -> Laid:
    """Every piece."""
    c = [int(x) for x in state.cells]
    laid = _tokens(c, w) | _decks(c, w) | _links(c, w)
    for design, name in enumerate(w.names.designs, 1):
        if n := c[w.stock + design]:
            laid[name] = Piece(name, "buildings", name, n=n)
    for seat in range(c[SEATS]):
        laid |= _on_map(c, w, seat) | _buildings(c, w, seat) | _cards(state, c, w, seat) | _harbour(c, w, seat)
        for k, track in enumerate(w.names.tracks):
            laid[f"{track}.{seat}"] = Piece(MARKER, f"status.{seat}", f"{track}-{stands_at(state, w, seat, k)}", seat)
    return laid


def _tokens(c: Sequence[int], w: World) -> Laid:
    places = enumerate(w.names.places)
    return {
        f"token/{place}": Piece(w.names.tokens[c[w.token + k] - 1], "map", place)
        for k, place in places
        if c[w.token + k]
    }


def _decks(c: Sequence[int], w: World) -> Laid:
    """The card on top of each deck: its value says how many lie below."""
    laid = {}
    for deck, name in enumerate(w.names.decks, 1):
        if cards := members(c[w.decks] & int(w.cards_of[deck])):
            top = w.names.cards[cards[0] - 1]
            laid[top] = Piece(TOP + top, "map", f"{name}-deck")
    return laid


def _links(c: Sequence[int], w: World) -> Laid:
    laid = {}
    for link, name in enumerate(w.names.links, 1):
        ends = int(w.link_ends[link])
        for seat in range(c[SEATS]):
            if c[w.nodes + seat] & ends == ends:
                laid[f"link/{name}"] = Piece(ROUTE, "map", name, seat)
    return laid


def _on_map(c: Sequence[int], w: World, seat: int) -> Laid:
    laid = {f"city/{w.names.nodes[k - 1]}": k for k in members(c[w.nodes + seat])}
    found = {key: Piece(DISC, "map", w.names.nodes[k - 1], seat) for key, k in laid.items()}
    for k in members(c[w.sailed + seat]):
        space = w.names.spaces[k - 1]
        found[f"sea/{space}"] = Piece(DISC, "map", space, seat)
    for k, region in enumerate(w.names.overseas):
        if n := c[w.beside + seat] >> BESIDE_BITS * k & (1 << BESIDE_BITS) - 1:
            found[f"sea/{region}/{seat}"] = Piece(DISC, "map", f"{region}-sea", seat, n)
    return found


def _buildings(c: Sequence[int], w: World, seat: int) -> Laid:
    """Buildings on their spaces, workers on their buildings."""
    laid = {}
    for k, slot in enumerate(w.names.slots, 1):
        key = f"owned.{seat}/{slot}"
        if design := c[w.owned + seat * w.slot_count + k]:
            laid[key] = Piece(w.names.designs[design - 1], f"owned.{seat}", slot, seat)
        if c[w.workers + seat] >> k & 1:
            laid[f"worker.{seat}/{slot}"] = Piece(DISC, f"owned.{seat}", slot, seat, on=key)
    return laid


def _cards(state: State, c: Sequence[int], w: World, seat: int) -> Laid:
    """The first governor and the first slavery card lie in places of their own; in the end the best way."""
    cards = c[w.cards + seat]
    laid: Laid = {}
    for kind, zone in ((int(w.governors), "governor"), (int(w.slavery), "slavery")):
        first = members(cards & kind)[:1]
        if first and not (zone == "governor" and state.over and has_empty_slot(state, w, seat)):
            cards &= ~(1 << first[0])
            laid |= _row(w, first, zone, seat)
    return laid | _row(w, members(cards), "cards", seat) | _row(w, members(c[w.aside + seat]), "aside", seat)


def _row(w: World, cards: Sequence[int], zone: str, seat: int) -> Laid:
    names = [w.names.cards[card - 1] for card in cards]
    return {name: Piece(name, f"{zone}.{seat}", seat=seat, lying=zone == "aside") for name in names}


def _harbour(c: Sequence[int], w: World, seat: int) -> Laid:
    """Discs and action tokens in the harbour, discs in the supply, the other tokens beside them."""
    laid = {}
    for zone, n in (("harbour", c[w.harbour + seat]), ("reserve", c[w.supply + seat])):
        if n:
            laid[f"{zone}.{seat}/{DISC}"] = Piece(DISC, f"{zone}.{seat}", seat=seat, n=n)
    for name, n in tokens_of(c, w, seat):
        zone = "harbour" if name in w.names.actions else "tokens"
        laid[f"{zone}.{seat}/{name}"] = Piece(name, f"{zone}.{seat}", seat=seat, n=n)
    return laid


def tokens_of(c: Sequence[int], w: World, seat: int) -> Iterator[tuple[str, int]]:
    """The trade tokens of a seat by their names, and how many of each."""
    for k, name in enumerate(w.names.tokens):
        if n := c[w.tokens + seat] >> TOKEN_BITS * k & (1 << TOKEN_BITS) - 1:
            yield name, n
