"""A title's component data: `components.toml`, decoded into the title's own types, and the fingerprint that records carry."""

from __future__ import annotations

import hashlib
import json
import tomllib
from importlib.resources import files
from typing import Any, Generic, TypeVar

import msgspec

from carrack.core.errors import CarrackError

T = TypeVar("T")
FILE = "components.toml"


class BadComponents(CarrackError):
    """A components.toml that does not say what the title's types ask for, and where."""


class Parts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of a title's types for its components: a key that nobody knows is an error."""


class Components(Generic[T]):
    """The tables of one package, as `box`; their canonical form is what the fingerprint is taken of."""

    def __init__(self, package: str, kind: type[T]) -> None:
        try:
            data: dict[str, Any] = tomllib.loads(files(package).joinpath(FILE).read_text(encoding="utf-8"))
            self.box = msgspec.convert(data, kind)
        except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
            raise BadComponents(f"{package}/{FILE}: {error}") from None
        canonical = json.dumps(data, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
        self.fingerprint = hashlib.sha256(canonical.encode()).hexdigest()[:32]
