"""Who may not come in: guests by their ids, and addresses or whole networks. Kept in the store and at hand here."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Iterable

from carrack.table.refused import Refused
from carrack.table.store.house import BanRow

_MOST_REMEMBERED = 10_000
_HOUSEHOLD = 64
_MAPPED = 96
"""Bits of IPv6 before those of an address of IPv4 that is written in it."""
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Bans:
    """The bans of a server, and from where each guest came last: that is kept in memory alone."""

    def __init__(self, rows: Iterable[BanRow] = ()) -> None:
        self._guests: dict[str, BanRow] = {}
        self._networks: dict[Network, BanRow] = {}
        self._came_from: OrderedDict[str, str] = OrderedDict()
        for row in rows:
            self.add(row)

    def add(self, row: BanRow) -> None:
        """Keep somebody out."""
        network = network_of(row.who)
        if network is None:
            self._guests[row.who] = row
        else:
            self._networks[network] = row

    def remove(self, who: str) -> None:
        """Let somebody in again."""
        self._guests.pop(who, None)
        network = network_of(who)
        if network is not None:
            self._networks.pop(network, None)

    def found(self, guest: str, address: str) -> BanRow | None:
        """The ban that keeps out this guest, or anybody at this address."""
        if self._guests and (row := self._guests.get(guest)) and _holds(row):
            return row
        return self._of_address(address) if self._networks else None

    def check(self, guest: str, address: str) -> None:
        """Refuse who may not come in; note from where the others come."""
        self.refuse(guest, address)
        if guest:
            self._came_from[guest] = address
            self._came_from.move_to_end(guest)
            if len(self._came_from) > _MOST_REMEMBERED:
                self._came_from.popitem(last=False)

    def refuse(self, guest: str, address: str) -> None:
        """Refuse who may not come in, or whose program that is."""
        if row := self.found(guest, address):
            raise _refusal(row)

    def address_of(self, guest: str) -> str | None:
        """From where somebody came last, or the network of their household; None if that is not known any more."""
        network = network_of(self._came_from.get(guest, ""))
        if network is None:
            return None
        if network.version == 6:
            network = ipaddress.ip_network((network.network_address, _HOUSEHOLD), strict=False)
        return shown(network)

    def _of_address(self, address: str) -> BanRow | None:
        try:
            here = ipaddress.ip_address(address)
        except ValueError:
            return None
        if isinstance(here, ipaddress.IPv6Address) and here.ipv4_mapped:
            here = here.ipv4_mapped
        return next((row for network, row in self._networks.items() if here in network and _holds(row)), None)


def network_of(text: str) -> Network | None:
    """An address or network; None if it is none, and so a guest. One of IPv4 written in IPv6 is what it stands for."""
    try:
        network = ipaddress.ip_network(text, strict=False)
    except ValueError:
        return None
    mapped = network.network_address.ipv4_mapped if network.version == 6 else None
    if mapped is None or network.prefixlen < _MAPPED:
        return network
    return ipaddress.ip_network((mapped, network.prefixlen - _MAPPED), strict=False)


def shown(network: Network) -> str:
    """An address alone, or a network."""
    return str(network.network_address) if network.num_addresses == 1 else str(network)


def _holds(row: BanRow) -> bool:
    return row.until is None or row.until > time.time()


def _refusal(row: BanRow) -> Refused:
    refused = Refused("banned-why" if row.why else "banned", "The host of this server has closed it to you.", 403)
    days = 0 if row.until is None else max(1, round((row.until - time.time()) / 86_400))
    refused.say[1].update(why=row.why, days=days)
    return refused
