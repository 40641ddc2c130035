# mypyc: compiled
"""What the rounds to come will bring, if they are played as usual: discs grow, workers come home, actions follow.

Discs and actions flow in hundredths, round by round; the levels rise on their way as they do on average. So it shows of
itself what a level of growth or of payments is worth, and where a seat lacks discs or buildings for them.
"""

from carrack.core.rooms import TURN, Final, i64, vec
from carrack.games.endeavor.shared.outlook import weights as at
from carrack.games.endeavor.shared.outlook.basis import DISC, POINT, Basis
from carrack.games.endeavor.shared.outlook.now import Now
from carrack.games.endeavor.shared.outlook.tracks import smooth
from carrack.games.endeavor.shared.outlook.yields import Buildings, best
from carrack.games.endeavor.shared.statuses import value
from carrack.games.endeavor.shared.world import CULTURE, FINANCE, INDUSTRY

_WHOLE: Final = 1000


def worth_of_rounds(c: vec[i64], f: Basis, k: vec[i64], seat: i64, now: Now, have: Buildings) -> i64:
    """Actions, buildings, and in the end the discs in the harbour."""
    w = f.w
    discs = DISC * c[w.harbour + seat]
    supply = DISC * c[w.supply + seat]
    working = DISC * have.working
    places = DISC * have.count
    new: i64 = 0
    """Buildings that are yet to be built and will have a place for a worker, in hundredths."""
    new_yield = k[at.BUILT_YIELD]
    worth: i64 = 0
    lasts: i64 = _WHOLE
    """What an action counts in a round, by the number of the round: so nothing changes where a round ends."""
    for _ in range(c[TURN] - 1):
        lasts = lasts * k[at.LASTING] // _WHOLE
    coming: i64 = 0
    while coming <= now.after:
        drift = coming * k[at.DRIFT]
        if coming > 0 or now.builds:
            worth += (k[at.BUILT] + k[at.BUILT_LEVEL] * smooth(c, f, seat, INDUSTRY, drift) // DISC) * lasts // _WHOLE
            new += 2 * DISC // 3
        if coming > 0 or now.grows:
            grown = DISC * value(c, w, seat, CULTURE) if coming == 0 else smooth(c, f, seat, CULTURE, drift)
            grown = min(grown, supply)
            supply -= grown
            discs += grown
        paid = DISC * now.pays if coming == 0 else smooth(c, f, seat, FINANCE, drift)
        paid = min(paid, working)
        working -= paid
        discs += paid
        if coming > 0 or now.acts:
            free = places + new - working
            actions = min(free, discs * DISC // have.cost)
            discs -= actions * have.cost // DISC
            working += actions
            if coming == 0 and now.pays == 0:
                fresh = min(new, actions)
                round_worth = best(have.idle, have.idle_count, actions - fresh) + fresh * new_yield // DISC
            else:
                fresh = min(2 * DISC // 3, actions)
                rest = actions - fresh
                old = min(rest, places)
                round_worth = best(have.all, have.count, old) + (fresh + rest - old) * new_yield // DISC
            if now.after == 0:
                round_worth = round_worth * k[at.LAST_ROUND] // _WHOLE
            worth += round_worth * lasts // _WHOLE
        elif now.passed:
            worth -= k[at.LEFT_OUT] * min(places - working, discs * DISC // have.cost) // DISC
        lasts = lasts * k[at.LASTING] // _WHOLE
        coming += 1
    return worth + discs * POINT // (DISC * w.discs_for_a_point)
