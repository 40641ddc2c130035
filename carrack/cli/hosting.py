"""What a host sets for a public server: proxy, names, path, limits. Each has a variable of the environment, too."""

from __future__ import annotations

import argparse
import ipaddress
import math
import os
import re

from carrack.bots import LEVELS as BOT_LEVELS
from carrack.cli.arguments import at_least, find_title
from carrack.cli.language import Misuse, Words
from carrack.cli.parser import Parser
from carrack.web.admission import ANY
from carrack.web.base import VALID
from carrack.web.limits import BODY, RATES, STREAMS, Limits, Rate
from carrack.web.logs import FORMATS, LEVELS

_SMALLEST_BODY = 1024


def arguments(parser: Parser) -> None:
    """What `carrack serve` takes besides."""
    say, add = parser.words, parser.choices.add_argument
    proxy = _environment("BEHIND_PROXY")
    add("--behind-proxy", metavar="ADDRESSES", default=proxy, help=say("help-behind-proxy"))
    add("--allowed-hosts", metavar="NAMES", default=_environment("ALLOWED_HOSTS"), help=say("help-allowed-hosts"))
    add("--base", metavar="PATH", default=_environment("BASE"), help=say("help-base"))
    add("--titles", metavar="TITLES", default=_environment("TITLES"), help=say("help-titles"))
    add("--levels", metavar="LEVELS", default=_environment("LEVELS"), help=say("help-levels"))
    add("--drain", action="store_true", default=_is_on("DRAIN"), help=say("help-drain"))
    add("--limits", metavar="FACTOR", default=_environment("LIMITS", "1"), help=say("help-limits"))
    for rate in RATES:
        given = _environment(f"LIMIT_{rate.name.upper()}", _usual(rate))
        said = say(f"help-limit-{rate.name}", usual=_usual(rate))
        add(f"--limit-{rate.name}", metavar="N,RATE", default=given, help=said)
    for name, number in (("streams", STREAMS), ("body", BODY)):
        given = _environment(f"LIMIT_{name.upper()}", str(number))
        add(f"--limit-{name}", metavar="N", default=given, help=say(f"help-limit-{name}", usual=str(number)))
    add("--private-hooks", action="store_true", default=_is_on("PRIVATE_HOOKS"), help=say("help-private-hooks"))
    add("--metrics", action="store_true", default=_is_on("METRICS"), help=say("help-metrics"))
    form, level = _environment("LOG_FORMAT", "text"), _environment("LOG_LEVEL", "warning")
    add("--log-format", metavar="|".join(FORMATS), default=form, help=say("help-log-format"))
    add("--log-level", metavar="LEVEL", default=level, help=say("help-log-level"))
    add("--log-addresses", action="store_true", default=_is_on("LOG_ADDRESSES"), help=say("help-log-addresses"))


def read_proxies(words: Words, given: str) -> tuple[str, ...]:
    """Addresses and networks, separated by commas. A name would never be compared with anything, so it is refused."""
    found = tuple(one.strip() for one in given.split(",") if one.strip())
    for one in found:
        try:
            ipaddress.ip_network(one)
        except ValueError:
            raise Misuse(words("bad-proxy", given=one)) from None
    return found


def read_hosts(words: Words, given: str) -> tuple[str, ...]:
    """Names, separated by commas; a port or a scheme would never be compared with anything, so it is refused."""
    found = tuple(one.strip().lower() for one in given.split(",") if one.strip())
    for one in found:
        if one != ANY and not re.fullmatch(r"[\w.-]+", one):
            raise Misuse(words("bad-host", given=one))
    return found


def read_base(words: Words, given: str) -> str:
    """The path that everything lies under: `/games`, without a slash at its end; "" for none."""
    base = given.strip().rstrip("/")
    if base and not VALID.fullmatch(base):
        raise Misuse(words("bad-base", given=given))
    return base


def read_titles(words: Words, given: str) -> frozenset[str] | None:
    """Titles, separated by commas; None for all."""
    found = [one.strip() for one in given.split(",") if one.strip()]
    return frozenset(find_title(words, key).key for key in found) or None


def read_levels(words: Words, given: str) -> tuple[str, ...] | None:
    """Levels of bots, separated by commas, the gentlest first whatever their order; None for all."""
    found = [one.strip() for one in given.split(",") if one.strip()]
    for one in found:
        if one not in BOT_LEVELS:
            raise words.unknown("bot", one, BOT_LEVELS)
    return tuple(level for level in BOT_LEVELS if level in found) or None


def read_limits(words: Words, args: argparse.Namespace) -> Limits:
    """All limits."""
    factor = _number(words, "--limits", args.limits)
    at_least(words, "--limits", factor, 0)
    rates = [_rate(words, rate, getattr(args, f"limit_{rate.name}")) for rate in RATES]
    streams = _whole(words, "--limit-streams", args.limit_streams, 1)
    body = _whole(words, "--limit-body", args.limit_body, _SMALLEST_BODY)
    return Limits(factor, rates=rates, streams=streams, body=body)


def read_logs(words: Words, args: argparse.Namespace) -> tuple[str, str]:
    """The form and the level of the log."""
    for name, given, valid in (("log-format", args.log_format, FORMATS), ("log-level", args.log_level, LEVELS)):
        if given not in valid:
            raise words.unknown(name, given, valid)
    return args.log_format, args.log_level


def _rate(words: Words, usual: Rate, given: str) -> Rate:
    try:
        burst, per_second = (float(part) for part in given.split(","))
    except ValueError:
        burst = per_second = math.nan
    if not (1 <= burst < math.inf and 0 < per_second < math.inf):
        raise Misuse(words("bad-rate", name=f"--limit-{usual.name}", given=given, usual=_usual(usual)))
    return usual._replace(burst=burst, per_second=per_second)


def _usual(rate: Rate) -> str:
    return f"{rate.burst:g},{rate.per_second:g}"


def _whole(words: Words, name: str, given: str, least: int) -> int:
    number = _number(words, name, given)
    if number != int(number):
        raise Misuse(words("usage-value", name=name, given=given))
    at_least(words, name, int(number), least)
    return int(number)


def _number(words: Words, name: str, given: str) -> float:
    try:
        number = float(given)
    except ValueError:
        number = math.nan
    if not math.isfinite(number):
        raise Misuse(words("usage-value", name=name, given=given))
    return number


def _environment(name: str, otherwise: str = "") -> str:
    return os.environ.get(f"CARRACK_{name}") or otherwise


def _is_on(name: str) -> bool:
    return _environment(name) not in ("", "0")
