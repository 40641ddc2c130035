"""How a bot of the network stands in a seat: `net:` and its id. People see `net` and the name its owner gave it."""

from __future__ import annotations

KIND = "net"
_PREFIX = f"{KIND}:"


def is_remote(bot: str) -> bool:
    """Whether a bot of a seat, or of a wish for one, is somebody's program elsewhere."""
    return bot.startswith(_PREFIX)


def named(bot_id: str) -> str:
    """How the bot of this id stands in a seat."""
    return f"{_PREFIX}{bot_id}"


def id_of(bot: str) -> str:
    """The id in it."""
    return bot.removeprefix(_PREFIX)


def shown(bot: str) -> str:
    """A bot as people see it: which of somebody's programs it is, is told by the name of the seat alone."""
    return KIND if is_remote(bot) else bot
