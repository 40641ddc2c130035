"""The numbers of table.py, written by `python -m carrack.lab.constants`: do not edit."""

from typing import Final

# numbers of the components
ROOM: Final = 8
MOST_SEATS: Final = 4

# cells
VOYAGE: Final = 203
VESSEL: Final = 204
CUSTOMS: Final = 205
RESHUFFLED: Final = 206
LAST: Final = 207
COIN: Final = 208
VP: Final = 212
WHISTLE: Final = 216
CRATES: Final = 220
BOAT: Final = 248
STRANDED: Final = 252
FAME: Final = 256
TILE: Final = 260
HEADING: Final = 279
LEFT: Final = 298
DIE: Final = 317
CUTTER: Final = 318
SEIZED: Final = 319
NIGHTS: Final = 320
BID: Final = 321
OPENED: Final = 325
HAND: Final = 329
HAND_SEEN: Final = 365
HAND_SEGMENT: Final = 397
DECK: Final = 429
DECK_SEEN: Final = 458
DECK_SEGMENT: Final = 486
LANDED: Final = 514
REEF: Final = 543
REEF_SEEN: Final = 550

# pending work
SEALED: Final = 1
EFFECT: Final = 2
TURN_FRAME: Final = 16
LANDING: Final = 17
TRAPS: Final = 18
PEEKED: Final = 19
STOWING: Final = 20
TOSSING: Final = 21
SAILING: Final = 22
WHISTLES: Final = 23

# the first action of each verb
DO_DRAW: Final = 1
DO_PEEK: Final = 2
DO_KEEP: Final = 3
DO_LEAVE: Final = 4
DO_STOW: Final = 5
DO_BRIBE: Final = 6
DO_JETTISON: Final = 7
DO_RIGHT: Final = 8
DO_BLOW: Final = 9
DO_LAND: Final = 10
DO_SAIL: Final = 18
DO_SPRING: Final = 37
DO_TOSS: Final = 45
DO_PLACE: Final = 53
DO_OFFER: Final = 613
DO_CHOOSE: Final = 617

# reasons to refuse
NOTHING_THERE: Final = 8
NO_ROOM: Final = 9
NOT_A_TRAP: Final = 10
TOO_POOR: Final = 11
NOT_ASCENDING: Final = 12
NOT_DOABLE: Final = 13
TOO_FAR: Final = 14
CAPSIZED: Final = 15
UPRIGHT: Final = 16
ALONE: Final = 17
