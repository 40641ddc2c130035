# mypyc: compiled
"""What the evaluation reads off a box once: costs of activations, levels step by step, worth of cards, the calendar."""

from carrack.core.rooms import Final, final, i64, vec
from carrack.games.endeavor.shared.choices import ALL, ATTACK, LANE, LOW, OCCUPY, PAY, SHIP
from carrack.games.endeavor.shared.world import World

POINT: Final = 1000
DISC: Final = 100
"""Discs and actions are counted in hundredths."""
DEEDS: Final = 5
_ICON_BITS: Final = 10  # names.STATUS_BITS
_ICONS: Final = 1023  # as many ones


@final
class Basis:
    """A world, and tables over its things."""

    def __init__(self, w: World) -> None:
        self.w = w
        phases = w.box.setup.phases
        self.building: i64 = phases.index("building")
        self.growing: i64 = phases.index("growing")
        self.paying: i64 = phases.index("paying")
        self.acting: i64 = phases.index("acting")
        kinds = {pending.name: kind for pending, kind in w.table.kinds.items()}
        self.doing: i64 = kinds["doing"]
        self.design_cost = vec[i64]([activation_cost(offer) for offer in w.design_offer])
        """The discs that an activation takes."""
        self.levels = vec[i64]([0] * len(w.values))
        """What each position of each track says, in hundredths, as if each step within a level were a part of it."""
        for track in range(4):
            self._smooth(w, track * (int(w.last) + 1))
        self.card_worth = vec[i64]([_worth(w, card) for card in range(len(w.card_icons))])
        """The icons and the glory of a card."""
        self.abolition: i64 = 0
        """The card that abolishes slavery, 0 if there is none."""
        for number, card in enumerate(w.box.card, 1):
            if "abolish_slavery" in str(card.on_gain):
                self.abolition = number

    def _smooth(self, w: World, row: int) -> None:
        starts = [k for k in range(int(w.last) + 1) if k == 0 or w.values[row + k] != w.values[row + k - 1]]
        for level, start in enumerate(starts):
            after = starts[level + 1] if level + 1 < len(starts) else int(w.last) + 1
            rise = w.values[row + after] - w.values[row + start] if level + 1 < len(starts) else 0
            for k in range(start, after):
                self.levels[row + k] = DISC * w.values[row + start] + DISC * rise * (k - start) // (after - start)


def activation_cost(offer: i64) -> i64:
    """The discs that go when an offer is carried out, the worker among them; of a choice the mean."""
    if offer == 0:
        return 0
    n: i64 = 0
    discs: i64 = 0
    for deed in range(DEEDS):
        shown = (offer >> (LANE * deed)) & LOW
        n += shown
        if deed == SHIP or deed == OCCUPY:
            discs += shown
        elif deed == ATTACK:
            discs += 2 * shown
        elif deed == PAY:
            discs -= shown
    if offer & ALL != 0:
        return DISC + DISC * discs
    return DISC + DISC * discs // n


def _worth(w: World, card: int) -> int:
    icons = int(w.card_icons[card])
    steps = sum(icons >> _ICON_BITS * track & _ICONS for track in range(4))
    return POINT * (steps + int(w.card_glory[card]))
