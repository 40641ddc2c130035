"""The numbers of table.py, written by `python -m carrack.lab.constants`: do not edit."""

from typing import Final

# numbers of the components
ROOM: Final = 8
MOST_SEATS: Final = 4

# cells
VOYAGE: Final = 203
RESHUFFLED: Final = 204
LAST: Final = 205
COIN: Final = 206
VP: Final = 210
WHISTLE: Final = 214
HOLD: Final = 218
BID: Final = 222
OPENED: Final = 226
HAND: Final = 230
HAND_SEEN: Final = 266
HAND_SEGMENT: Final = 298
DECK: Final = 330
DECK_SEEN: Final = 359
DECK_SEGMENT: Final = 387
LANDED: Final = 415
REEF: Final = 444
REEF_SEEN: Final = 451

# pending work
SEALED: Final = 1
EFFECT: Final = 2
TURN_FRAME: Final = 16
LANDING: Final = 17
TRAPS: Final = 18
PEEKED: Final = 19
STOWING: Final = 20
TOSSING: Final = 21
WHISTLES: Final = 22

# the first action of each verb
DO_DRAW: Final = 1
DO_PEEK: Final = 2
DO_KEEP: Final = 3
DO_LEAVE: Final = 4
DO_STOW: Final = 5
DO_BRIBE: Final = 6
DO_JETTISON: Final = 7
DO_BLOW: Final = 8
DO_LAND: Final = 9
DO_SPRING: Final = 17
DO_TOSS: Final = 25
DO_PLACE: Final = 33
DO_OFFER: Final = 51
DO_CHOOSE: Final = 55

# reasons to refuse
NOTHING_THERE: Final = 8
NO_ROOM: Final = 9
NOT_A_TRAP: Final = 10
TOO_POOR: Final = 11
NOT_ASCENDING: Final = 12
NOT_DOABLE: Final = 13
