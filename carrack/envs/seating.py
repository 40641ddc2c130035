"""Who sits in the seats that the agent does not have."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from carrack.bots import make
from carrack.bots.player import Bot
from carrack.core.chance import Chance
from carrack.core.errors import Unknown

Opponent = str | Callable[[Chance], Bot]
"""A bot's name, or what makes a bot: a subclass of Bot will do. They may remember nothing but their chance."""


def checked(given: Opponent | Sequence[Opponent], seats: int) -> tuple[Opponent, ...]:
    """One opponent for each of the other seats; a single one sits in all of them."""
    listed = (given,) * seats if isinstance(given, str) or callable(given) else tuple(given)
    if len(listed) != seats:
        raise Unknown("number of opponents", len(listed), [seats])
    seated(listed, 0, Chance(0))
    return listed


def names(opponents: Sequence[Opponent]) -> list[str]:
    """What tells opponents apart where a game is saved."""
    return [str(opponent if isinstance(opponent, str) else getattr(opponent, "__name__", "")) for opponent in opponents]


def seated(opponents: Sequence[Opponent], seat: int, rng: Chance) -> dict[int, Bot]:
    """The bots by seat, clockwise from the agent's; they share one source of chance."""
    seats = len(opponents) + 1
    made = [make(who, rng, remembers=False) if isinstance(who, str) else who(rng) for who in opponents]
    return {(seat + k) % seats: bot for k, bot in enumerate(made, start=1)}
