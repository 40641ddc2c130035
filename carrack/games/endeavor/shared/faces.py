"""How everything looks: cards, buildings, tokens, discs, and what is printed on the status tracks."""

from carrack.core.board import Amount, Face, Text
from carrack.games.endeavor.shared.box import Building, Card, TradeToken
from carrack.games.endeavor.shared.offers import deeds, packed
from carrack.games.endeavor.shared.world import World

DISC = "disc"
MARKER = "marker"
ROUTE = "route"
"""What shows whose a link is."""
TOP = "top-"
"""Before the name of a card: how it looks on top of its deck, where there is little room."""


def faces(w: World) -> dict[str, Face]:
    """Every face of a match."""
    box = w.box
    made = {name: Face("figure", (f"face-{name}", {}), art=name) for name in (DISC, MARKER)}
    made[ROUTE] = Face("figure", ("face-route", {}), art=ROUTE)
    made |= {token.id: _token(token) for token in box.token}
    made |= {building.id: _building(building) for building in box.building}
    for card in box.card:
        made[card.id] = _card(card)
        made[TOP + card.id] = _top(card)
    for track in box.track:
        made[track.id] = Face("token", (f"track-{track.id}", {}), "status", art=track.id)
        for k, value in zip(box.levels.starts, track.values, strict=True):
            made[f"{track.id}-{k}"] = _level(track.id, k, value)
    return made


def offered(effect: list[object]) -> tuple[Amount, ...]:
    """The actions of an effect as a row of icons, with a stroke between two that exclude each other."""
    names = deeds(packed(effect))
    if effect and effect[0] == "one_of":
        names = [each for name in names for each in ("either", name)][1:]
    return tuple((name, 1) for name in names)


def _rows(icons: dict[str, int], effect: list[object]) -> tuple[tuple[Amount, ...], ...]:
    return tuple(row for row in (tuple(icons.items()), offered(effect)) if row)


def _token(token: TradeToken) -> Face:
    tone = "action" if token.effect else "status"
    name: Text = (f"face-{token.id}", {})
    return Face("cube", name, tone, art=token.id, text=_said(token.icons, token.effect))


def _building(building: Building) -> Face:
    corners = {"level": str(building.level)} if building.level else {}
    if building.glory:
        corners["vp"] = str(building.glory)
    return Face(
        "tile",
        (f"face-{building.id}", {}),
        f"level{building.level}",
        _rows(building.icons, building.effect),
        corners,
        _said(building.icons, building.effect),
        building.id,
    )


def _said(icons: dict[str, int], effect: list[object]) -> Text | None:
    """What icons and actions say in a sentence."""
    names = deeds(packed(effect))
    word = "or" if effect and effect[0] == "one_of" else "and"
    action: Text = (f"-{word}-".join(["offer-" + names[0], *names[1:]]), {}) if names else ("nothing", {})
    if icons and names:
        return "text-icons-action", {"icons": icons, "action": action}
    if icons:
        return "text-icons", {"icons": icons}
    return ("text-action", {"action": action}) if names else None


def _card(card: Card) -> Face:
    deck: Text = (f"deck-{card.deck}", {})
    corners: dict[str, str | Amount] = {} if card.kind == "governor" else {"points": str(card.value)}
    if card.glory:
        corners["vp"] = ("glory", card.glory)
    name: Text = ("face-card", {"deck": deck, "value": card.value})
    if card.kind == "governor":
        name = ("face-governor", {"deck": deck})
    elif card.on_gain:
        name = (f"face-{card.id}", {})
    text: Text | None = (f"text-{card.on_gain[0]}", {}) if card.on_gain else None
    rows = _rows(card.icons, [])
    return Face("card", name, card.kind, rows, corners, text, card.deck if card.kind == "asset" else card.kind)


def _top(card: Card) -> Face:
    """Its value and its icons, without a picture."""
    full = _card(card)
    sign: tuple[Amount, ...] = (("governor-sign", 1),) if card.kind == "governor" else ()
    corners = {} if sign else {"points": str(card.value)}
    return Face("tile", full.name, card.kind, tuple(row for row in (sign, *full.rows) if row), corners)


def _level(track: str, k: int, value: int) -> Face:
    """What a level is worth, on the space where it begins."""
    name: Text = ("face-space", {"track": (f"track-{track}", {}), "n": k})
    return Face("slip", name, track, corners={"points": str(value)}, text=(f"about-{track}", {}))
