"""A title's component data: `components.toml`, decoded into its own types, and the fingerprint that records carry."""

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


class Parts(msgspec.Struct, forbid_unknown_fields=True):
    """The base of a title's types for its components: a key that nobody knows is an error."""


class Components(Generic[T]):
    """The tables of one package: as the title's types (`box`) and as they stand in the file, by key."""

    def __init__(self, package: str, kind: type[T]) -> None:
        try:
            self.data: dict[str, Any] = tomllib.loads(files(package).joinpath(FILE).read_text(encoding="utf-8"))
            self.box = msgspec.convert(self.data, kind)
        except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
            raise BadComponents(f"{package}/{FILE}: {error}") from None
        canonical = json.dumps(self.data, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
        self.fingerprint = hashlib.sha256(canonical.encode()).hexdigest()[:32]

    def __getitem__(self, key: str) -> Any:
        return self.data[key]
