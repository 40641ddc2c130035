# mypyc: compiled
"""What the map promises a seat: links half held, cities in reach, cards it may draw, regions that open soon."""

from carrack.core.rooms import SEATS, bit, i64, size, vec
from carrack.games.endeavor.shared.decks import top_card
from carrack.games.endeavor.shared.outlook import weights as at
from carrack.games.endeavor.shared.outlook.basis import Basis
from carrack.games.endeavor.shared.realm import is_open, presence, sailed
from carrack.games.endeavor.shared.world import World


def worth_of_links(c: vec[i64], f: Basis, k: vec[i64], seat: i64, free: i64, taken: i64) -> i64:
    """Links of which the other end is free: in reach, or in a region where the seat cannot go yet."""
    w = f.w
    worth: i64 = 0
    own = c[w.nodes + seat]
    if own == 0:
        return 0
    link: i64 = 1
    while link <= w.link_count:
        ends = w.link_ends[link]
        if ends & own != 0 and ends & taken != ends:
            if ends & free != 0:
                worth += k[at.LINK]
                if c[w.on_link + link] != 0:
                    worth += k[at.LINK_TOKEN]
            else:
                worth += k[at.FAR_LINK]
        link += 1
    return worth


def worth_of_decks(c: vec[i64], f: Basis, k: vec[i64], seat: i64) -> i64:
    """The cards for which one disc is missing."""
    w = f.w
    near: i64 = 0
    deck: i64 = 1
    while deck <= w.deck_count:
        card = top_card(c, w, deck)
        region = w.region_of_deck[deck]
        if card != 0 and is_open(c, w, region) and w.card_value[card] == presence(c, w, seat, region) + 1:
            near += f.card_worth[card]
        deck += 1
    return k[at.CARD_NEAR] * near // 1000


def worth_of_regions(c: vec[i64], f: Basis, k: vec[i64], seat: i64) -> i64:
    """Presence overseas; where a track fills up, by how far it is, also the governor for who leads on it."""
    w = f.w
    worth: i64 = 0
    crews = sailed(c, w)
    region = w.overseas_first
    while region <= w.region_count:
        spaces = w.spaces_of[region]
        has = presence(c, w, seat, region)
        if has > 0:
            if is_open(c, w, region):
                worth += k[at.PRESENCE] * min(has, 5)
            else:
                full = 100 * size(crews & spaces) // max(size(spaces), 1)
                worth += k[at.CLOSED_PRESENCE] * min(has, 5) * full // 100
                rival = _best_rival(c, w, seat, spaces)
                if has > rival:
                    worth += k[at.GOVERNOR] * full // 100 * full // 100
                elif has == rival:
                    worth += k[at.GOVERNOR] * full // 200 * full // 100
        region += 1
    return worth


def _best_rival(c: vec[i64], w: World, seat: i64, spaces: i64) -> i64:
    most: i64 = 0
    for rival in range(c[SEATS]):
        if rival != seat:
            n = size(c[w.sailed + rival] & spaces)
            if n > most:
                most = n
    return most


def worth_of_slavery(c: vec[i64], f: Basis, k: vec[i64], seat: i64) -> i64:
    """What slavery cards may cost, while the card that abolishes it lies in its deck: the nearer the top, the more."""
    w = f.w
    own = c[w.cards + seat] & w.slavery
    if own == 0 or c[w.decks] & bit(f.abolition) == 0:
        return 0
    above = c[w.decks] & w.cards_of[w.card_deck[f.abolition]]
    return -k[at.SLAVERY] * size(own) // size(above)
