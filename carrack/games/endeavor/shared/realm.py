# mypyc: compiled
"""Who is where on the map: presence, open regions, held cities and links."""

from carrack.core.rooms import SEATS, Final, bit, i64, lowest, size, vec
from carrack.games.endeavor.shared.world import World

_BITS: Final = 8  # names.BESIDE_BITS
_LOW: Final = 255


def is_open(c: vec[i64], w: World, region: i64) -> bool:
    """Whether a region is open."""
    return c[w.opened] & bit(region) != 0


def beside(c: vec[i64], w: World, seat: i64, region: i64) -> i64:
    """The discs of a seat beside the full shipping track of a region."""
    if region < w.overseas_first:
        return 0
    return (c[w.beside + seat] >> (_BITS * (region - w.overseas_first))) & _LOW


def presence(c: vec[i64], w: World, seat: i64, region: i64) -> i64:
    """How many discs a seat has in a region: in cities, on the shipping track, beside it."""
    return (
        size(c[w.nodes + seat] & w.nodes_of[region])
        + size(c[w.sailed + seat] & w.spaces_of[region])
        + beside(c, w, seat, region)
    )


def is_present(c: vec[i64], w: World, seat: i64, region: i64) -> bool:
    """Whether a seat may occupy and attack in a region; in Europe everybody may."""
    if w.home & bit(region) != 0:
        return True
    if c[w.nodes + seat] & w.nodes_of[region] != 0 or c[w.sailed + seat] & w.spaces_of[region] != 0:
        return True
    return beside(c, w, seat, region) != 0


def within_reach(c: vec[i64], w: World, seat: i64) -> i64:
    """The cities and fleets of all open regions where a seat is present."""
    found: i64 = 0
    regions = c[w.opened]
    while regions != 0:
        region = lowest(regions)
        regions &= regions - 1
        if is_present(c, w, seat, region):
            found |= w.nodes_of[region]
    return found


def held(c: vec[i64], w: World) -> i64:
    """The cities and fleets that anybody holds."""
    found: i64 = 0
    for seat in range(c[SEATS]):
        found |= c[w.nodes + seat]
    return found


def holder(c: vec[i64], w: World, node: i64) -> i64:
    """The seat that holds a city or fleet, -1 if nobody does."""
    for seat in range(c[SEATS]):
        if c[w.nodes + seat] & bit(node) != 0:
            return seat
    return -1


def sailed(c: vec[i64], w: World) -> i64:
    """The spaces of shipping tracks with a disc."""
    found: i64 = 0
    for seat in range(c[SEATS]):
        found |= c[w.sailed + seat]
    return found


def next_space(c: vec[i64], w: World, region: i64) -> i64:
    """The free space of a shipping track that is farthest from the deck; 0 if the track is full."""
    free = w.spaces_of[region] & ~sailed(c, w)
    if free == 0:
        return 0
    return lowest(free)


def is_link_of(c: vec[i64], w: World, seat: i64, link: i64) -> bool:
    """Whether a seat holds both ends of a link."""
    ends = w.link_ends[link]
    return c[w.nodes + seat] & ends == ends


def links_held(c: vec[i64], w: World, seat: i64) -> i64:
    """How many links a seat controls."""
    n: i64 = 0
    link: i64 = 1
    while link <= w.link_count:
        if is_link_of(c, w, seat, link):
            n += 1
        link += 1
    return n
