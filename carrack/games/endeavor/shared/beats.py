"""What follows by itself and is shown before the next question: growth, payments, opened regions, the scoring."""

from carrack.core.board import Beat

_GROWTH = Beat(("chapter-growing", {}), together=True)
_PAYMENTS = Beat(("chapter-paying", {}), together=True)
_OPENED = Beat(("chapter-opened", {}), "map:{region}-deck")
_ABOLITION = Beat(("chapter-abolition", {}), "map:slavery-deck", together=True)

BEATS = {
    "grew": _GROWTH,
    "recalled": _PAYMENTS,
    "unbuilt": Beat(at="buildings"),
    "opened": _OPENED,
    "governor": _OPENED,
    "link": Beat(at="map:{place}", brief=True),
    "abolished": _ABOLITION,
    "set_aside": _ABOLITION,
    "crown": Beat(("chapter-round", {}), brief=True),
    "scored": Beat(("chapter-scoring", {}), scored="row-scored"),
}
