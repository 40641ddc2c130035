"""What follows by itself and is shown before the next question: lines, voyages, battles, income, colonies, a turn."""

from carrack.core.board import Beat, Text
from carrack.games.age_of_discovery.parts import FIRST_VP, SECOND_VP, SHARED_VP, THRESHOLD

_EXPEDITION = Beat(("chapter-expedition", {}), "map:{region}")
_VOYAGE = Beat(("chapter-expedition", {}), "deck")
_LINES: Text = ("chapter-lines", {})
_INCOME = Beat(("chapter-income", {}), together=True)
_POINTS = {"first": FIRST_VP, "second": SECOND_VP, "shared": SHARED_VP, "least": THRESHOLD}
_COLONY = Beat(("chapter-colonies", _POINTS), "map:{region}", scored="row-colony")


def _new_turn(zone: str) -> Beat:
    return Beat(("chapter-new_turn", {}), zone, together=True)


BEATS = {
    "expedition": _EXPEDITION,
    "turned_up": _EXPEDITION,
    "discovered": _EXPEDITION,
    "failed": _EXPEDITION,
    "voyage": _VOYAGE,
    "drawn": _VOYAGE,
    "found": _VOYAGE,
    "missed": _VOYAGE,
    "claimed": Beat(_LINES, "map:{region}", together=True),
    "initiative": Beat(_LINES, "initiative", together=True),
    "sailed": Beat(_LINES, "map:{region}", together=True, unasked=True),
    "ship": Beat(_LINES, "ship", together=True),
    "recruited": Beat(_LINES, "specialists", together=True),
    "lost": Beat(("chapter-battle", {}), "map:{region}", together=True),
    "income": _INCOME,
    "goods_bonus": _INCOME,
    "yielded": _INCOME,
    "brought": _INCOME,
    "privateers": _INCOME,
    "plundered": _INCOME,
    "drew": _INCOME,
    "scored": _COLONY,
    "unscored": _COLONY,
    "new_age": _new_turn("buildings"),
    "for_sale": _new_turn("buildings"),
    "offered": _new_turn("offer"),
    "new_order": _new_turn("order"),
}
