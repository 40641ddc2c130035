"""Positions of the edition of 2009."""

from carrack.games.endeavor.endeavor_2009.game import GAME
from carrack.games.endeavor.endeavor_2009.rules import WORLD
from tests.games.endeavor.table import Desk

DESK = Desk(GAME, WORLD)
table = DESK.table
