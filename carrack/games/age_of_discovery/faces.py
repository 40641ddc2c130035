"""How everything looks: figures, goods, the ship, discoveries, buildings; and what a building does, in a sentence.

The sentences are made from the effects in components.toml, so they follow whoever corrects them there. Regions have
faces too, though nothing lies there with them: a sentence calls a thing by the name of its face.
"""

from carrack.core.board import Amount, Face, Frame, Text
from carrack.core.language import Effect
from carrack.core.options import Chosen
from carrack.games.age_of_discovery import parts
from carrack.games.age_of_discovery.box import COMPONENTS
from carrack.games.age_of_discovery.pieces import NAMES

MARK = "mark"
"""The marker of a seat in turn order."""
MILITIAMAN = "militiaman"
"""The soldier who stands only in a battle; the building has the other name."""
TOKEN_BACK = "token.back"
CARD_BACK = "card.back"


def faces(options: Chosen) -> dict[str, Face]:
    """Every face of a match with these options."""
    made = {kind: Face("figure", (f"face-{kind}", {}), art=kind) for kind in NAMES}
    made[MARK] = Face("figure", ("face-mark", {}))
    made[MILITIAMAN] = Face("figure", ("face-militiaman", {}), art="militia")
    made |= {good: Face("token", (f"face-{good}", {}), tone="good", art=good) for good in parts.GOOD_IDS}
    made["ship"] = Face("token", ("face-ship", {}), art="ship")
    made[TOKEN_BACK] = Face("coin", ("face-token-back", {}), tone="token", art="back-token")
    made[CARD_BACK] = Face("back", ("face-card-back", {}), tone="card")
    for number, token in enumerate(parts.TOKEN_IDS, 1):
        natives, points = parts.FIND_NATIVES[number], parts.FIND_VP[number]
        name: Text = ("face-token", {"natives": natives, "points": points})
        made[token] = _find("coin", name, number, {"vp": str(points)}, "token")
    for number, card in enumerate(parts.CARD_IDS, parts.CARD_OFFSET + 1):
        made[card] = _find("card", (f"face-{card}", {}), number, {"points": str(parts.FIND_VP[number])}, art=card)
    for number, tile in enumerate(parts.TILE_IDS, 1):
        design = COMPONENTS.box.building[parts.DESIGN[number]]
        name, text = (f"face-{design.id}", {}), _effect(design.effect, options)
        corners = {"vp": str(design.vp)} if design.vp else {}
        made[tile] = Face("tile", name, f"age{design.age}", corners=corners, text=text, art=design.id)
    made |= {region: Face("tile", (f"region-{region}", {})) for region in parts.REGION_IDS}
    return made


def _find(frame: Frame, name: Text, number: int, corners: dict[str, str], tone: str = "", art: str = "") -> Face:
    """A discovery: the natives, what each soldier brings home, the money."""
    money, loot, natives = parts.FIND_MONEY[number], parts.FIND_PER_SOLDIER[number], parts.FIND_NATIVES[number]
    rows: tuple[tuple[Amount, ...], ...] = (
        (("natives", natives),),
        (("soldier", 1), ("arrow", 1), ("coin", loot)),
        (("coin", money),),
    )
    text: Text = ("text-find", {"natives": natives, "loot": loot, "money": money, "points": parts.FIND_VP[number]})
    return Face(frame, name, tone, rows, corners, text, art)


def _effect(effect: Effect, options: Chosen) -> Text:
    """What a building does, in a sentence."""
    word, *args = effect
    if word in ("recruit", "embark"):
        return f"text-{word}", {"piece": args[0]}
    if word == "income_per":
        return f"text-each-{'-or-'.join(str(args[1]).split())}", {"n": args[0]}
    if word == "vp_per":
        measure, points, every = args
        return f"text-points-{measure}", {"n": options["navy"] if measure == "ship" else points, "every": every}
    if word in ("dock_x", "dock_y") and options["dock_xy"] == "placed":
        return f"text-{word}-placed", {}
    if word == "advance" and options["university"] == "from_hand":
        return "text-advance-from-hand", {}
    return f"text-{word}", {"n": args[0]} if args and isinstance(args[0], int) else {}
