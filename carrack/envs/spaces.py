"""The spaces of observations and actions, the same for every face that is made of Gymnasium's."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from carrack.envs.observations import Observations

_LIMITS = np.iinfo(np.int32)


def numbers(width: int) -> spaces.Box:
    """A row of whole numbers. Most stay small, but no title says how small."""
    return spaces.Box(_LIMITS.min, _LIMITS.max, (width,), np.int32)


def numbers_and_mask(observations: Observations) -> spaces.Space[Any]:
    """An observation with the mask beside it."""
    mask = spaces.Box(0, 1, (observations.actions,), np.int8)
    return spaces.Dict({"observation": numbers(observations.width), "action_mask": mask})


def actions(observations: Observations) -> spaces.Space[Any]:
    """The numbers of the title's actions."""
    return spaces.Discrete(observations.actions)
