# mypyc: compiled
"""What things are worth, most of them turn by turn, in thousandths of a point."""

from carrack.core.rooms import Final, i64, vec
from carrack.games.age_of_discovery.parts import TURNS

POINT: Final = 1000
LAST: Final = int(TURNS)
# Tables by turn have room for the two turns after the last, in which nothing is worth anything.
_COINS: Final = [0, 430, 420, 410, 390, 370, 340, 300, 300, 0, 0]
COIN: Final = vec[i64](_COINS)
"""What a coin is worth that can be spent from this turn on."""
PURCHASE: Final = vec[i64]([0, 6000, 4500, 3500, 2000, 1500, 1000, 1500, 1000])
"""What it is worth besides to have the price of a building: it brings more than the coins it costs."""
STREAM: Final = vec[i64]([sum(_COINS[turn:]) for turn in range(len(_COINS))])
"""What a coin in each turn from this one on is worth."""
PIECE: Final = vec[i64]([1700, 2800, 3600, 3100, 2600])
"""What a piece of each kind is worth that one may place."""
_USE_IN: Final = [0, 1000, 1000, 1000, 1000, 1000, 950, 800, 550, 0, 0]
USE: Final = vec[i64](_USE_IN)
"""How much of that in each turn: at the end many pieces find nothing good to do."""
USES: Final = vec[i64]([sum(_USE_IN[turn:]) for turn in range(len(_USE_IN))])
SOLDIER_THERE: Final = vec[i64]([0, 350, 350, 350, 300, 300, 250, 150, 0])
"""What a soldier in the New World is worth besides being a piece there."""
TO_SCORING: Final = vec[i64]([0, 2, 1, 0, 2, 1, 0, 1, 0])
"""How many more turns there are before the next scoring."""
SCORINGS: Final = vec[i64]([0, 2, 2, 2, 1, 1, 1, 0, 0])
"""How many scorings follow the next one."""
BY_LEAD: Final = vec[i64]([300, 400, 600, 900, 1500, 2400, 3200, 3800, 4200])
"""What a contested region brings at a scoring, by how many pieces one is ahead: from four behind to four ahead."""
MOST_LEAD: Final = 4
PACK: Final = 256
"""The most and the second most pieces of rivals are two counts in one number."""
THREE: Final = 3
SETTLED: Final = vec[i64]([0, 500, 750, 1000])
"""How much of that with one, two or three pieces there."""
CLAIM: Final = vec[i64]([0, 100, 300, 600])
"""What the good of a region will pay, in thousandths of a coin a turn, the nearer one is to three pieces there."""
SET: Final = vec[i64]([0, 600, 1500, 3200, 6000])
"""What goods of a kind will pay in the end, in thousandths of a coin a turn."""
SHIP_PAYS: Final = 1700
SURE_SETS: Final = vec[i64]([0, 350, 350, 400, 450, 500, 600, 750, 1000])
"""How far only that counts which sets pay already."""
YIELD: Final = vec[i64]([0, 1500, 1500, 2300, 0, 0, 300, 500, 1700, 0, 800, 0, 300, 2000, 300, 0, 0, 0])
"""What a use of a building is worth, by the word for what it does, if that is not said by other means."""
STUDY: Final = 900
GROWTH: Final = vec[i64]([1500, 1500, 1500, 1000, 2000, 700, 0])
"""What the last turn adds to the points of a building that counts something."""
PLACE: Final = 350
HOME: Final = 1200
"""What the first piece in a new region brings at each scoring."""
LEFT_KNOWN: Final = 650
"""How much of a token that everybody has seen is left for those who do not sail at once."""
STEP: Final = vec[i64]([0, -5000, -4800, -4200, -3400, -2100, 350, -3300, 350])
"""Makes up for what all terms together gain or lose on average when a turn ends, measured in games of four greedy bots:
an action that ends the turn must not look better or worse for that alone."""
HOPELESS: Final = -10_000
IDLE: Final = 300
HURT: Final = 150
