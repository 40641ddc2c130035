# mypyc: compiled
"""The opening position: trade tokens by chance on all places, sorted decks, a supply of discs, who begins by chance."""

from carrack.core.rooms import SEATS, TURN, State, bit, i64, vec
from carrack.games.endeavor.shared.world import World


def lay_out(s: State, w: World) -> None:
    """All but the frame at the bottom of the stack."""
    c = s.cells
    lay_tokens(s, w)
    design: i64 = 1
    while design <= w.design_count:
        c[w.stock + design] = w.copies[design]
        design += 1
    c[w.decks] = w.all_cards
    c[w.opened] = w.home
    for seat in range(c[SEATS]):
        c[w.supply + seat] = w.discs
        c[w.owned + seat * w.slot_count + 1] = 1
    c[w.first] = s.below(c[SEATS])
    c[TURN] = 1
    if s.journal is not None:
        s.journal.tell("began", int(c[w.first]))


def lay_tokens(s: State, w: World) -> None:
    """On every city, round link and space of a shipping track a token; what is left stays in the box."""
    c = s.cells
    left = vec[i64](w.token_copies)
    total: i64 = 0
    for n in left:
        total += n
    place: i64 = 0
    while place < w.node_count + w.link_count + w.space_count:
        link = place - w.node_count + 1
        if link < 1 or link > w.link_count or w.square_links & bit(link) == 0:
            c[w.token + place] = draw(left, s.below(total))
            total -= 1
        place += 1


def draw(left: vec[i64], k: i64) -> i64:
    """The kind of the k-th token of those that are left; it is taken away."""
    kind: i64 = 1
    while k >= left[kind]:
        k -= left[kind]
        kind += 1
    left[kind] -= 1
    return kind
