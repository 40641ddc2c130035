# mypyc: compiled
"""The numbers of table.py, written by `python -m carrack.lab.constants`: do not edit."""

from typing import Final

# numbers of the components
MERCHANT_SLOTS: Final = 6
GOAL_SLOTS: Final = 5
CARDS: Final = 55
GOALS: Final = 36
SLEEVES: Final = 62
CAPACITY: Final = 10
MOST_TIMES: Final = 10

# cells
BONUS_B1: Final = 41
BONUS_B2: Final = 42
BIG_DEALS: Final = 43
FIRST: Final = 44
ENDING: Final = 45
CARAVAN: Final = 46
HAND: Final = 51
PLAYED: Final = 56
CLAIMED: Final = 61
GOLD: Final = 66
SILVER: Final = 71
GOLD_LEFT: Final = 76
SILVER_LEFT: Final = 77
MERCHANT_ROW: Final = 78
MERCHANT_CUBES: Final = 84
GOAL_ROW: Final = 90
MERCHANT_DECK: Final = 95
GOAL_DECK: Final = 149
DISCARDED: Final = 186
DEAL_KNOWN: Final = 187
DEAL: Final = 188

# pending work
TURN_FRAME: Final = 16
PAYING: Final = 17
UPGRADING: Final = 18
TURN_END: Final = 19
SURPLUS: Final = 20
CHOOSING: Final = 21
RECOVERING: Final = 22
OFFERED: Final = 23
LAYING: Final = 24
GAP: Final = 25
EFFECT: Final = 2

# the first action of each verb
DO_REST: Final = 1
DO_ACQUIRE: Final = 2
DO_CLAIM: Final = 8
DO_PLAY: Final = 13
DO_PAY: Final = 563
DO_UPGRADE: Final = 567
DO_DISCARD: Final = 571
DO_STOP: Final = 575
DO_CHOOSE: Final = 576
DO_RECOVER: Final = 578
DO_KEEP: Final = 633
DO_DEAL: Final = 634
DO_LAY: Final = 689

# reasons to refuse
NO_MERCHANT: Final = 8
TOO_FEW_TO_PAY: Final = 9
NO_GOAL: Final = 10
GOAL_NOT_MET: Final = 11
NOT_IN_HAND: Final = 12
ONCE_ONLY: Final = 13
CANNOT_TRADE: Final = 14
NONE_TO_PAY: Final = 15
TOP_OF_LADDER: Final = 16
OUT_OF_ORDER: Final = 17
NONE_TO_UPGRADE: Final = 18
NONE_TO_RETURN: Final = 19
CHOSEN_IN_ORDER: Final = 20
NOT_PLAYED: Final = 21
RECOVERS_OTHERS: Final = 22
NOT_IN_HAND_TO_DEAL: Final = 23
NO_DEAL: Final = 24
NONE_TO_LAY: Final = 25
NOT_IN_HAND_TO_LAY: Final = 26
LAYS_ANOTHER: Final = 27
NOT_IN_HAND_TO_OFFER: Final = 28

# weights of the evaluation
W_MATCHED: Final = 0
W_SECOND: Final = 1
W_LEVEL: Final = 2
W_SPARE_LEVELS: Final = 3
W_SURPLUS: Final = 4
W_IN_HAND: Final = 5
W_ON_TABLE: Final = 6
W_NEW_CARD: Final = 7
W_CARDS_WANTED: Final = 8
W_LASTING: Final = 9
W_CLAIM: Final = 10
W_TEMPO: Final = 11
