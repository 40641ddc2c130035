# mypyc: compiled
"""What everything is worth in the end, as if the game ended now."""

from carrack.core.rooms import State, i64, lowest, size, vec
from carrack.games.endeavor.shared.realm import links_held
from carrack.games.endeavor.shared.statuses import glory, value
from carrack.games.endeavor.shared.world import POLITICS, TRACKS, World


def city_glory(c: vec[i64], w: World, seat: i64) -> i64:
    """Cities, and fleets where there are any."""
    return size(c[w.nodes + seat]) * w.per_city


def link_glory(c: vec[i64], w: World, seat: i64) -> i64:
    """Links whose two ends a seat holds."""
    return links_held(c, w, seat) * w.per_link


def building_glory(c: vec[i64], w: World, seat: i64) -> i64:
    """What is printed on buildings."""
    n: i64 = 0
    first = w.owned + 1 + seat * w.slot_count
    for k in range(w.slot_count):
        n += w.design_glory[c[first + k]]
    return n


def card_glory(c: vec[i64], w: World, seat: i64) -> i64:
    """What is printed on cards."""
    n: i64 = 0
    cards = c[w.cards + seat]
    while cards != 0:
        n += w.card_glory[lowest(cards)]
        cards &= cards - 1
    return n


def has_empty_governor_slot(c: vec[i64], w: World, seat: i64) -> bool:
    """Whether the slot can stay empty: without a governor, or with every card but one of slavery within the limit."""
    cards = c[w.cards + seat]
    if cards & w.governors == 0:
        return True
    ordinary = size(cards)
    if cards & w.slavery != 0:
        ordinary -= 1
    return ordinary <= value(c, w, seat, POLITICS)


def slot_glory(c: vec[i64], w: World, seat: i64) -> i64:
    """What an empty governor slot scores."""
    if has_empty_governor_slot(c, w, seat):
        return w.per_empty_slot
    return 0


def harbour_glory(c: vec[i64], w: World, seat: i64) -> i64:
    """Discs in the harbour, by threes."""
    return c[w.harbour + seat] // w.discs_for_a_point


def slavery_glory(c: vec[i64], w: World, seat: i64) -> i64:
    """Slavery cards beside the board: less than nothing."""
    return size(c[w.aside + seat]) * w.per_set_aside


def score(c: vec[i64], w: World, seat: i64) -> i64:
    """All of it."""
    points = city_glory(c, w, seat) + link_glory(c, w, seat) + building_glory(c, w, seat) + card_glory(c, w, seat)
    points += slot_glory(c, w, seat) + harbour_glory(c, w, seat) + slavery_glory(c, w, seat)
    track: i64 = 0
    while track < 4:
        points += glory(c, w, seat, track)
        track += 1
    return points


def tally(c: vec[i64], w: World, seat: i64) -> dict[str, int]:
    """The same by source."""
    found = {name: int(glory(c, w, seat, k)) for k, name in enumerate(TRACKS)}
    return found | {
        "cities": int(city_glory(c, w, seat)),
        "links": int(link_glory(c, w, seat)),
        "buildings": int(building_glory(c, w, seat)),
        "cards": int(card_glory(c, w, seat)),
        "governor_slot": int(slot_glory(c, w, seat)),
        "harbour": int(harbour_glory(c, w, seat)),
        "slavery": int(slavery_glory(c, w, seat)),
    }


def has_empty_slot(s: State, w: World, seat: i64) -> bool:
    """The same as `has_empty_governor_slot`, for whoever looks at a position from outside."""
    return has_empty_governor_slot(s.cells, w, seat)
