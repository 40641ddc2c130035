"""All that the rules of a title are written with, to be had in one import.

The position and its header, the frame on top, questions and answers, sets and piles, what people see, and the words of
typed Python. Each lives where it is explained: contract.py, question.py, bits.py, piles.py, chance.py, scene.py.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.bits import bit, covers, lane, lowest, members, size, worth
from carrack.core.board import Text
from carrack.core.chance import shuffle
from carrack.core.contract import (
    ACTOR,
    CHANCE,
    DECLINE,
    DEPTH,
    KIND,
    NOBODY,
    OVER,
    PC,
    REVEALED,
    SEAT,
    SEATS,
    SOURCE,
    STACK,
    TURN,
    TURN_OF,
    WAITING,
    A,
    B,
    Rules,
    State,
    top_frame,
)
from carrack.core.piles import Pile, close_gap
from carrack.core.question import SEVERAL, Answer, Enough, Question, Repeated, Work
from carrack.core.scene import Bundle, Pick, Shape, Way

__all__ = [
    "ACTOR",
    "CHANCE",
    "DECLINE",
    "DEPTH",
    "KIND",
    "NOBODY",
    "OVER",
    "PC",
    "REVEALED",
    "SEAT",
    "SEATS",
    "SEVERAL",
    "SOURCE",
    "STACK",
    "TURN",
    "TURN_OF",
    "WAITING",
    "A",
    "Answer",
    "B",
    "Bundle",
    "Enough",
    "Final",
    "Pick",
    "Pile",
    "Question",
    "Repeated",
    "Rules",
    "Shape",
    "State",
    "Text",
    "Way",
    "Work",
    "bit",
    "close_gap",
    "covers",
    "final",
    "i64",
    "lane",
    "lowest",
    "members",
    "shuffle",
    "size",
    "top_frame",
    "vec",
    "worth",
]
