"""The table of a title of the family: the cells, verbs, questions and reasons that all of them have, and its own."""

from collections.abc import Sequence

from carrack.core.cells import COUNT, SEAT, SEAT_SET, Kind, Range, item, items, lanes
from carrack.core.options import Option
from carrack.core.table import Pending, Reason, TitleTable, because
from carrack.core.verbs import Verb, named
from carrack.games.endeavor.shared.box import Box
from carrack.games.endeavor.shared.names import BESIDE_BITS, STATUS_BITS, TOKEN_BITS, Names


def title_table(
    box: Box,
    options: Sequence[Option],
    ranges: Sequence[Range] = (),
    verbs: Sequence[Verb] = (),
    work: Sequence[str] = (),
    reasons: Sequence[Reason] = (),
    weights: Sequence[str] = (),
    frames: int = 8,
) -> TitleTable:
    """The table of a title with this box; what is its own follows what the family has."""
    names = Names(box)
    seats = box.title.seats[1]
    return TitleTable(
        seats=seats,
        frames=frames,
        options=options,
        ranges=(*_ranges(names, seats), *ranges),
        verbs=(*_verbs(names), *verbs),
        work=(Pending("effect", role="effect"), *_WORK, *work),
        reasons=(*_REASONS, *reasons),
        weights=weights,
    )


def _of_seat(seats: int, **kinds: Kind) -> tuple[Range, ...]:
    """Cells of which every seat has one."""
    return tuple(Range(name, kind, seats=seats) for name, kind in kinds.items())


def _ranges(names: Names, seats: int) -> tuple[Range, ...]:
    cards, slots = items(names.cards), items(names.slots)
    return (
        Range("first", SEAT),
        Range("passed", SEAT_SET),
        Range("opened", items(names.regions)),
        Range("token", item(names.tokens), length=len(names.places)),
        Range("spent", lanes(names.tokens, TOKEN_BITS)),
        Range("stock", COUNT, length=len(names.designs)),
        Range("decks", cards),
        Range("removed", cards),
        *_of_seat(
            seats,
            supply=COUNT,
            harbour=COUNT,
            nodes=items(names.nodes),
            sailed=items(names.spaces),
            beside=lanes(names.overseas, BESIDE_BITS),
        ),
        Range("owned", item(names.designs), length=len(names.slots), seats=seats),
        *_of_seat(
            seats,
            workers=slots,
            cards=cards,
            aside=cards,
            tokens=lanes(names.tokens, TOKEN_BITS),
            status=lanes(names.tracks, STATUS_BITS),
        ),
    )


def _verbs(names: Names) -> tuple[Verb, ...]:
    building = named("building", names.designs)
    return (
        Verb("build", (named("building", names.buildings),)),
        Verb("recall", (building,)),
        Verb("enough"),
        Verb("activate", (building,)),
        Verb("spend", (named("token", names.actions),)),
        Verb("pass"),
        Verb("ship", (named("region", names.overseas),)),
        Verb("occupy", (named("city", names.cities),)),
        Verb("attack", (named("city", names.nodes),)),
        Verb("pay", (building,)),
        Verb("draw", (named("deck", names.decks),)),
        Verb("discard", (named("card", names.cards),)),
    )


_WORK = ("playing", "building", "growing", "paying", "acting", "doing", "discarding")

_REASONS = (
    *because(STACK_EMPTY="END-010", LEVEL_TOO_HIGH="END-025", SECOND_LEVEL_FIVE="END-029"),
    *because(NO_WORKER_THERE="END-041", OUT_OF_ORDER="END-042"),
    *because(NO_SUCH_BUILDING="END-053", NO_ACTION_SHOWN="END-053", WORKER_STANDS="END-054", HARBOUR_EMPTY="END-055"),
    *because(NO_SUCH_TOKEN="END-057", NOTHING_TO_DO="END-053", NOT_SHOWN="END-060"),
    *because(NO_DISC_TO_SHIP="END-061", NO_DISC_TO_OCCUPY="END-077", CITY_TAKEN="END-077"),
    *because(REGION_CLOSED="END-075", NO_PRESENCE="END-080", OTHER_REGION="END-053"),
    *because(TOO_FEW_TO_ATTACK="END-086", NOBODY_THERE="END-088", OWN_CITY="END-088"),
    Reason("NO_WORKER_TO_PAY", "END-095", "refused-no-worker-there"),
    *because(PAYS_ITSELF="END-096", PAYMENT_LOCKED="END-096"),
    *because(DECK_EMPTY="END-098", DECK_CLOSED="END-097", TOO_LITTLE_PRESENCE="END-100"),
    *because(NOT_HELD="END-113", FREE_PLACE="END-112", NOT_ASCENDING="END-113"),
)
