# mypyc: compiled
"""The numbers of table.py, written by `python -m carrack.lab.constants`: do not edit."""

from typing import Final

# numbers of the components
MARKETS: Final = 20
PORTS: Final = 4
CELLS: Final = 24
MARKET_CELLS: Final = 2097150
ALL_STARTS: Final = 30
MAP_ROW: Final = 25
MADE: Final = 8
TILES: Final = 24
ALL_TOKENS: Final = 26
KINDS: Final = 5
SYMBOLS: Final = 4
COLUMNS: Final = 5
CAPACITY: Final = 10
FREE_STEPS: Final = 1
TO_TRIGGER: Final = 4
TOP_TOKENS: Final = 6
MOST_TIMES: Final = 10
NARROW: Final = 8
KIND_MOVE: Final = 0
KIND_POINTS: Final = 1
KIND_UPGRADE: Final = 2
KIND_HARVEST: Final = 3
KIND_HOLD: Final = 4

# cells
MAP: Final = 35
MAP_NUMBER: Final = 36
PORT_STEPS: Final = 37
STAYING: Final = 38
NEW_UPGRADE: Final = 39
FIRST: Final = 40
ENDING: Final = 41
HOLD: Final = 42
EXTRA_SLOTS: Final = 46
SHIP: Final = 50
TOKENS: Final = 54
OUTPOSTS: Final = 58
BUILT: Final = 62
BONUS: Final = 66
BONUS_POINTS: Final = 70
BONUS_LEFT: Final = 74
STARTS: Final = 75
TILE: Final = 76
LYING: Final = 96
PORT: Final = 120
CLOSED: Final = 124
PILE: Final = 125
TOP: Final = 148

# pending work
TURN_FRAME: Final = 16
STARTING: Final = 17
MOORING: Final = 18
SAILING: Final = 19
RIVALS: Final = 20
COLLECTING: Final = 21
ACTING: Final = 22
PRICE: Final = 23
UPGRADING: Final = 24
REWARD: Final = 25
TRADING: Final = 26
TURN_END: Final = 27
SURPLUS: Final = 28

# the first action of each verb
DO_TAKE: Final = 1
DO_MOOR: Final = 5
DO_SAIL: Final = 25
DO_STOP: Final = 49
DO_LEAVE: Final = 50
DO_PAY: Final = 54
DO_COLLECT: Final = 58
DO_BUILD: Final = 59
DO_UPGRADE: Final = 60
DO_ENOUGH: Final = 64
DO_BONUS: Final = 65
DO_TRADE: Final = 70
DO_CLAIM: Final = 80
DO_HARVEST: Final = 81
DO_DISCARD: Final = 82

# reasons to refuse
START_TAKEN: Final = 8
NOT_ADJACENT: Final = 9
NO_CUBE_TO_LEAVE: Final = 10
PORT_STEP_FORBIDDEN: Final = 11
LEAVE_FIRST: Final = 12
STEP_IS_FREE: Final = 13
STEP_IS_PAID: Final = 14
NOWHERE_TO_END: Final = 15
CANNOT_PAY_RIVALS: Final = 16
NONE_TO_LEAVE: Final = 17
NONE_TO_PAY_RIVALS: Final = 18
NONE_TO_PAY_PRICE: Final = 19
NOTHING_LIES_HERE: Final = 20
ONLY_AFTER_SAILING: Final = 21
NO_MARKET_HERE: Final = 22
OUTPOST_STANDS: Final = 23
CANNOT_PAY_PRICE: Final = 24
CANNOT_PAY_DOUBLE: Final = 25
NO_OUTPOST_HERE: Final = 26
CANNOT_TRADE: Final = 27
NO_MARKET_TO_TRADE: Final = 28
NO_PORT_HERE: Final = 29
PORT_CLOSED: Final = 30
PORT_EMPTY: Final = 31
TOKEN_NOT_MET: Final = 32
KIND_GONE: Final = 33
NONE_TO_UPGRADE: Final = 34
TOP_OF_LADDER: Final = 35
NONE_TO_RETURN: Final = 36
OUT_OF_ORDER: Final = 37

# weights of the evaluation
W_MATCHED: Final = 0
W_USEFUL: Final = 1
W_ACT: Final = 2
W_CLAIM: Final = 3
W_REWARD: Final = 4
W_END_MATCHED: Final = 5
W_END_USEFUL: Final = 6
W_END_ACT: Final = 7
W_END_CLAIM: Final = 8
W_END_REWARD: Final = 9
W_SECOND: Final = 10
W_LEVEL: Final = 11
W_SPARE_LEVELS: Final = 12
W_STEP: Final = 13
W_RIVAL: Final = 14
W_TEMPO: Final = 15
W_OUTPOST: Final = 16
W_COLUMN: Final = 17
W_MOVE: Final = 18
W_UPGRADE: Final = 19
W_HARVEST: Final = 20
W_HOLD: Final = 21
W_FINISH: Final = 22
