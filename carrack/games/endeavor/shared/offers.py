"""What a building or a token lets its owner do: actions, one of them or all of them, packed into one number.

An effect is one action (`["ship"]`), a choice (`["one_of", ["attack"], ["occupy"]]`) or several in the owner's order
(`["any_order", ["ship"], ["occupy"]]`). Packed, each action has a lane with how often it is shown.
"""

from typing import Final

from carrack.core.language import Effect, EffectError

DEEDS: Final = ("ship", "occupy", "attack", "pay", "draw")
"""The actions, in the order of their lanes."""
LANE: Final = 3
"""Bits of a lane; its top bit stays clear."""
ALL: Final = 1_073_741_824
"""All actions are done, not one of them: a bit above all lanes."""


def packed(effect: Effect) -> int:
    """The offer of an effect; 0 if there is none."""
    if not effect:
        return 0
    word, *rest = effect
    if word in DEEDS and not rest:
        return 1 << LANE * DEEDS.index(word)
    if word not in ("one_of", "any_order") or len(rest) < 2:
        raise EffectError(f"{effect!r} is no action, and no choice or row of actions: {', '.join(DEEDS)}")
    return sum(packed(each) for each in rest) + (ALL if word == "any_order" else 0)


def deeds(offer: int) -> list[str]:
    """The actions of an offer by their names, as often as they are shown."""
    return [name for k, name in enumerate(DEEDS) for _ in range(offer >> LANE * k & (1 << LANE) - 1)]
