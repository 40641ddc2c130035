# mypyc: compiled
"""The numbers of table.py, written by `python -m carrack.lab.constants`: do not edit."""

from typing import Final

# cells
SAME_REGION: Final = 59
FULL_PAY: Final = 60
FIRST: Final = 61
PASSED: Final = 62
OPENED: Final = 63
TOKEN: Final = 64
SPENT: Final = 159
STOCK: Final = 160
DECKS: Final = 176
REMOVED: Final = 177
SUPPLY: Final = 178
HARBOUR: Final = 183
NODES: Final = 188
SAILED: Final = 193
BESIDE: Final = 198
OWNED: Final = 203
WORKERS: Final = 243
CARDS: Final = 248
ASIDE: Final = 253
TOKENS: Final = 258
STATUS: Final = 263

# pending work
EFFECT: Final = 2
PLAYING: Final = 16
BUILDING: Final = 17
GROWING: Final = 18
PAYING: Final = 19
ACTING: Final = 20
DOING: Final = 21
DISCARDING: Final = 22

# the first action of each verb
DO_BUILD: Final = 1
DO_RECALL: Final = 16
DO_ENOUGH: Final = 32
DO_ACTIVATE: Final = 33
DO_SPEND: Final = 49
DO_PASS: Final = 53
DO_SHIP: Final = 54
DO_OCCUPY: Final = 60
DO_ATTACK: Final = 89
DO_PAY: Final = 118
DO_DRAW: Final = 134
DO_DISCARD: Final = 142

# reasons to refuse
STACK_EMPTY: Final = 8
LEVEL_TOO_HIGH: Final = 9
SECOND_LEVEL_FIVE: Final = 10
NO_WORKER_THERE: Final = 11
OUT_OF_ORDER: Final = 12
NO_SUCH_BUILDING: Final = 13
NO_ACTION_SHOWN: Final = 14
WORKER_STANDS: Final = 15
HARBOUR_EMPTY: Final = 16
NO_SUCH_TOKEN: Final = 17
NOTHING_TO_DO: Final = 18
NOT_SHOWN: Final = 19
NO_DISC_TO_SHIP: Final = 20
NO_DISC_TO_OCCUPY: Final = 21
CITY_TAKEN: Final = 22
REGION_CLOSED: Final = 23
NO_PRESENCE: Final = 24
OTHER_REGION: Final = 25
TOO_FEW_TO_ATTACK: Final = 26
NOBODY_THERE: Final = 27
OWN_CITY: Final = 28
NO_WORKER_TO_PAY: Final = 29
PAYS_ITSELF: Final = 30
PAYMENT_LOCKED: Final = 31
DECK_EMPTY: Final = 32
DECK_CLOSED: Final = 33
TOO_LITTLE_PRESENCE: Final = 34
NOT_HELD: Final = 35
FREE_PLACE: Final = 36
NOT_ASCENDING: Final = 37
