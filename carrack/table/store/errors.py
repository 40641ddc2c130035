"""What can go wrong with the store. No sentence here ever holds a password."""

from __future__ import annotations

from carrack.core.errors import CarrackError


class StoreError(CarrackError):
    """Base of all errors of the store."""


class BadAddress(StoreError):
    """An address that names no database that matches can be kept in."""


class Unreachable(StoreError):
    """The database does not answer, or not as it should; what was asked has not been done."""


class NewerDatabase(StoreError):
    """The database was written by a later Carrack than this one."""


class StoreInUse(StoreError):
    """Another server has the store."""


class WriteConflict(StoreError):
    """Somebody else has written there first; nothing was stored."""


class Closed(StoreError):
    """The store was closed before it was asked."""


class BackupRefused(StoreError):
    """A backup that cannot be made, or put back, as it was asked for."""
