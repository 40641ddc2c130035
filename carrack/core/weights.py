# mypyc: compiled
"""The numbers that a title's evaluation goes by: data in its `evaluation.toml`, found by play.

`evaluation.py` reads the weights where they lie, at every use, so that tuning (`carrack.lab.tune`) can put others in
their place. The stages of a game (`carrack.lab.stages`) say what the evaluations of all seats mean for the result.
"""

import tomllib
from importlib.resources import files
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

FILE: Final = "evaluation.toml"


@final
class Weights:
    """The weights of one title, in the order in which its evaluation numbers them."""

    def __init__(self, package: str, names: tuple[str, ...]) -> None:
        data = tomllib.loads(files(package).joinpath(FILE).read_text(encoding="utf-8"))
        found: dict[str, int] = data["weights"]
        if set(found) != set(names):
            odd = ", ".join(sorted(set(found) ^ set(names)))
            raise ValueError(f"evaluation.py and evaluation.toml of {package} disagree about the weights: {odd}")
        self.names = names
        self.numbers = vec[i64]([found[name] for name in names])
        stages: dict[str, list[int]] = data.get("stages", {"spread": [], "rest": []})
        self.spread = vec[i64](stages["spread"])
        """For each stage: with a value higher by this much a seat is e times as likely to win."""
        self.rest = vec[i64](stages["rest"])
        """For each stage: by how much a seat ends above its value, on average."""
        if len(self.spread) != len(self.rest) or min(stages["spread"], default=1) < 1:
            raise ValueError(f"the stages in evaluation.toml of {package} are not whole")
