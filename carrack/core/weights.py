# mypyc: compiled
"""The numbers that a title's `sense` goes by: data in its `sense.toml`, found by play (`carrack.lab.tune`).

`sense.py` reads them where they lie, at every use, so that whoever tunes can put others in their place.
"""

import tomllib
from importlib.resources import files
from typing import final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Weights:
    """The weights of one title, in the order in which its `sense` numbers them."""

    def __init__(self, package: str, names: tuple[str, ...]) -> None:
        data = tomllib.loads(files(package).joinpath("sense.toml").read_text(encoding="utf-8"))
        found: dict[str, int] = data["weights"]
        if set(found) != set(names):
            odd = ", ".join(sorted(set(found) ^ set(names)))
            raise ValueError(f"sense.py and sense.toml of {package} disagree about the weights: {odd}")
        self.names = names
        self.numbers = vec[i64]([found[name] for name in names])
