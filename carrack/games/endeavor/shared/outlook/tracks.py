# mypyc: compiled
"""What icons are worth: the glory of the tracks for sure, and a part of the way to the next space with glory."""

from carrack.core.rooms import State, bit, i64, lowest, vec
from carrack.games.endeavor.shared.decks import lose_card, surplus, takes_place
from carrack.games.endeavor.shared.outlook import weights as at
from carrack.games.endeavor.shared.outlook.basis import DISC, POINT, Basis
from carrack.games.endeavor.shared.outlook.now import Now
from carrack.games.endeavor.shared.statuses import position
from carrack.games.endeavor.shared.world import World


def partial(now: Now, k: vec[i64]) -> i64:
    """What an icon counts that has not come to the next space with glory: more, while icons are still to come."""
    if now.after > 0:
        return k[at.PARTIAL]
    if now.acts:
        return k[at.PARTIAL_LAST]
    return 0


def worth_of_tracks(c: vec[i64], w: World, seat: i64, part: i64) -> i64:
    """All four."""
    total: i64 = 0
    track: i64 = 0
    while track < 4:
        stands = position(c, w, seat, track)
        sure = w.glory_at[stands]
        total += sure * POINT + (stands - sure) * part
        track += 1
    return total


def without_surplus(s: State, w: World, seat: i64, part: i64) -> State:
    """The position after the limit has taken what is too much: each time the card with which least is lost."""
    copy = s.clone()
    while surplus(copy.cells, w, seat) > 0:
        lose_card(copy, w, seat, _cheapest(copy.cells, w, seat, part), "")
    return copy


def _cheapest(c: vec[i64], w: World, seat: i64, part: i64) -> i64:
    """The card that is missed least."""
    icons = c[w.status + seat]
    left = c[w.cards + seat]
    found: i64 = 0
    most: i64 = 0
    while left != 0:
        card = lowest(left)
        left &= left - 1
        if takes_place(c, w, seat, card):
            c[w.status + seat] = icons - w.card_icons[card]
            kept = worth_of_tracks(c, w, seat, part) - w.card_glory[card] * POINT
            if w.slavery & bit(card) != 0:
                kept += w.per_set_aside * POINT
            if found == 0 or kept > most:
                found = card
                most = kept
    c[w.status + seat] = icons
    return found


def smooth(c: vec[i64], f: Basis, seat: i64, track: i64, drift: i64) -> i64:
    """What a track says, in hundredths, as if each step within a level were a part of it; `drift`: steps to come."""
    w = f.w
    at_hundredths = DISC * position(c, w, seat, track) + drift
    row = track * (w.last + 1)
    step = at_hundredths // DISC
    if step >= w.last:
        return f.levels[row + w.last]
    low = f.levels[row + step]
    return low + (f.levels[row + step + 1] - low) * (at_hundredths - step * DISC) // DISC
