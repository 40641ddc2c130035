"""Self-made maps: those of a kind are drawn from one seed, so a kind and a number always give the same one.

A map grows hex by hex, and a hex is laid only where it touches two others (CEN-EW-079). Symmetric ones lay a hex and
its image together. The ports are the four hexes at the rim that lie farthest from each other.
"""

from collections.abc import Callable, Collection
from itertools import combinations

from carrack.core.chance import Chance, derived_seed
from carrack.games.century.shared.hexes import Hex, around, distance, has_hole, reading_order, touching

Image = Callable[[Hex], Hex]
_TOUCH = 2
"""Each tile touches at least this many others."""
_RIM = 3
"""A port touches at most this many: it lies at a corner or an end."""
_WIDEST, _TALLEST = 7, 7
"""In hexes: what a screen shows well."""
_PORTS_APART = 3
_SLENDER = 3
"""How much likelier a hex is that touches no more than it must: else all maps would be round."""


def _itself(place: Hex) -> Hex:
    return place


def _turned(place: Hex) -> Hex:
    """The map turned by half: its centre is the middle of an edge."""
    return 1 - place[0], -place[1]


def _mirrored(place: Hex) -> Hex:
    """Left and right exchanged."""
    return -place[0], place[1] + place[0]


IMAGES: dict[str, Image] = {"free": _itself, "turned": _turned, "mirrored": _mirrored}
"""What each kind of self-made map is like."""
_SEEDS: dict[str, tuple[Hex, ...]] = {
    "free": ((0, 0), (1, 0), (0, 1)),
    "turned": ((0, 0), (1, 0), (0, 1), (1, -1)),
    "mirrored": ((0, 0), (0, 1), (1, 0), (-1, 1)),
}


def make_maps(kind: str, count: int, markets: int, ports: int) -> list[list[Hex]]:
    """So many different maps of a kind: the hexes of the markets, then those of the ports, both in reading order."""
    rng = Chance(derived_seed(f"eastern wonders, maps {kind}"))
    found: list[list[Hex]] = []
    while len(found) < count:
        laid = _grown(rng, kind, markets + ports)
        if laid is not None and (at := _ports(laid, IMAGES[kind], ports)):
            cells = [*sorted(laid - set(at), key=reading_order), *sorted(at, key=reading_order)]
            found += [cells] if cells not in found else []
    return found


def _grown(rng: Chance, kind: str, size: int) -> set[Hex] | None:
    """A map of so many hexes, or None if this attempt came to nothing."""
    image = IMAGES[kind]
    laid = set(_SEEDS[kind])
    while len(laid) < size:
        open_hexes = {each for place in laid for each in around(place)} - laid
        fits = [place for place in sorted(open_hexes) if _fits(place, image(place), laid, size)]
        if not fits:
            return None
        fits += [place for place in fits if touching(place, laid) == _TOUCH] * _SLENDER
        place = fits[int(rng.below(len(fits)))]
        laid |= {place, image(place)}
    return None if has_hole(laid) or not _fits_the_screen(laid) else laid


def _fits(place: Hex, image: Hex, laid: set[Hex], size: int) -> bool:
    both = laid | {place, image}
    return len(both) <= size and touching(place, both) >= _TOUCH and touching(image, both) >= _TOUCH


def _fits_the_screen(laid: Collection[Hex]) -> bool:
    columns = {q for q, _ in laid}
    halves = [2 * r + q for q, r in laid]
    return len(columns) <= _WIDEST and max(halves) - min(halves) <= 2 * (_TALLEST - 1)


def _ports(laid: set[Hex], image: Image, ports: int) -> tuple[Hex, ...]:
    """The hexes at the rim that lie farthest apart, symmetric as the map is; none if they would be too near."""
    rim = sorted((place for place in laid if touching(place, laid) <= _RIM), key=reading_order)
    best: tuple[Hex, ...] = ()
    far = (_PORTS_APART - 1, 0)
    for some in combinations(rim, ports):
        if any(image(place) not in some for place in some):
            continue
        apart = [distance(one, other) for one, other in combinations(some, 2)]
        if (min(apart), sum(apart)) > far:
            best, far = some, (min(apart), sum(apart))
    return best
