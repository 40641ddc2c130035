# mypyc: compiled
"""The numbers that a title's `sense` goes by: data in its `sense.toml`, found by play.

`sense.py` reads the weights where they lie, at every use, so that whoever tunes (`carrack.lab.tune`) can put others in
their place. The stages of a game (`carrack.lab.stages`) say what the sense of all seats together means for the result.
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
        stages: dict[str, list[int]] = data.get("stages", {"spread": [], "rest": []})
        self.spread = vec[i64](stages["spread"])
        """For each stage by how much worth more a seat is e times as likely to win."""
        self.rest = vec[i64](stages["rest"])
        """For each stage how much more than its worth a seat has at the end, on average."""
        if len(self.spread) != len(self.rest) or min(stages["spread"], default=1) < 1:
            raise ValueError(f"the stages in sense.toml of {package} are not whole")
