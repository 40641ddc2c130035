"""A title's component data: the tables in components.toml and the fingerprint that records carry."""

from __future__ import annotations

import hashlib
import json
import tomllib
from importlib.resources import files
from typing import Any


class Components:
    """The parsed tables of one or more packages (a title's own and what its family shares)."""

    def __init__(self, *packages: str) -> None:
        self.data: dict[str, Any] = {}
        for package in packages:
            text = files(package).joinpath("components.toml").read_text(encoding="utf-8")
            self.data |= tomllib.loads(text)
        canonical = json.dumps(self.data, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
        self.fingerprint = hashlib.sha256(canonical.encode()).hexdigest()[:32]

    def __getitem__(self, key: str) -> Any:
        return self.data[key]
