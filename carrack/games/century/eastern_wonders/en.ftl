# Eastern Wonders in English. `$colour-id` is the id itself (yellow, red, green, brown), `$colour` its name.
# `.also` of a log line follows another thing that the same player did.

title = Eastern Wonders
title-about = Sail among the Spice Islands, build outposts, trade spices up and deliver them to the ports.
title-short = Sail the Spice Islands
family-century = Century

option-map = The map
    .about = The printed map of a first game, or one of the self-made ones.
option-map-first = As printed
option-map-free = Self-made
option-map-turned = Self-made, the same when turned by half
option-map-mirrored = Self-made, left and right alike
option-map_number = Number of the self-made map
    .about = There are eight of each kind. The printed map has no number.
option-map_number-1 = 1
option-map_number-2 = 2
option-map_number-3 = 3
option-map_number-4 = 4
option-map_number-5 = 5
option-map_number-6 = 6
option-map_number-7 = 7
option-map_number-8 = 8
option-port_steps = A paid step out of a port
    .about = The rulebook speaks of markets alone. As a rule the cube stays on the port.
option-port_steps-paid = The cube stays on the port
option-port_steps-forbidden = Not allowed
option-staying = Cubes on the tile of a ship that stays
    .about = As a rule they are collected only where a voyage ends.
option-staying-leaves = Stay where they are
option-staying-collects = May be collected
option-new_upgrade = A new upgrade token helps at once
    .about = It also upgrades a cube after the outpost that has earned it, not only after the next one.

# ---- what is asked

ask-starting = Which starting cubes do you take?
ask-mooring = On which market does your ship begin?
ask-turn = Your turn. Sail, or act here.
ask-turn-last = Your last turn. Sail, or act here.
ask-sailing = End the voyage here, or leave a cube and sail on?
ask-sailing-free = End the voyage here, or sail on? { $n ->
    [one] One step is free.
   *[other] { $n } steps are free.
}
ask-sailing-paid = The step is paid for. Where do you sail?
ask-rivals = Which cube do you pay to { $seat }? { $left ->
    [one] One rival to pay.
   *[other] { $left } rivals to pay.
}
ask-collecting = On this tile lies { $lying }. Do you take it aboard?
ask-acting = What do you do here?
ask-price = Which cube do you pay for the outpost? { $left ->
    [one] One cube to go.
   *[other] { $left } cubes to go.
}
ask-upgrade = Which cube do you upgrade? { $left ->
    [one] One step left.
   *[other] { $left } steps left.
}
ask-reward = A column of your board is empty: choose a bonus token.
ask-trading = Do you trade now? { $tile }
ask-discard = Your hold is overfull. Give back { $left ->
    [one] one more cube.
   *[other] { $left } more cubes.
}
ask-wait = Waiting for { $seat }.
ask-over = The game is over.

# ---- verbs: the heading above its actions, and the word one types

confirm-sail = Sail there
verb-decline = Pass
    .word = pass
verb-take = Starting cubes
    .word = take
verb-moor = Moor
    .word = moor
verb-sail = Sail
    .word = sail
verb-stop = End the voyage
    .word = stop
verb-leave = Leave a cube
    .word = leave
verb-pay = Pay
    .word = pay
verb-collect = Collect
    .word = collect
verb-build = Build
    .word = build
verb-upgrade = Upgrade
    .word = upgrade
verb-enough = Enough
    .word = enough
verb-bonus = Bonus token
    .word = bonus
verb-trade = Trade
    .word = trade
verb-claim = Port
    .word = port
verb-harvest = Harvest
    .word = harvest
verb-discard = Give back
    .word = return

# ---- actions

do-decline = Pass
do-take = Take { $start }
do-moor = Begin at { $place }
do-sail = Sail to { $place }
do-stop = End the voyage here
do-leave = Leave a cube of { $colour-id ->
    [yellow] ginger
    [red] chili
    [green] tea
    [brown] cloves
   *[other] { $colour }
} and sail on
do-pay = Pay a cube of { $colour-id ->
    [yellow] ginger
    [red] chili
    [green] tea
    [brown] cloves
   *[other] { $colour }
}
do-collect = Take the cubes aboard
do-build = Build an outpost
do-upgrade = Upgrade { $colour-id ->
    [yellow] ginger to chili
    [red] chili to tea
    [green] tea to cloves
    [brown] cloves
   *[other] { $colour }
}
do-enough = Upgrade no more
do-bonus = Take the token: { $kind }
do-trade = Trade { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
}
do-claim = Deliver and take the token
do-harvest = Harvest
do-discard = Give back a cube of { $colour-id ->
    [yellow] ginger
    [red] chili
    [green] tea
    [brown] cloves
   *[other] { $colour }
}

# ---- what a voyage costs

band-price = { $n ->
    [one] 1 cube
   *[other] { $n } cubes
}

# ---- the log

log-started = { $who } began with { $plus }
    .also = began with { $plus }
    .you = began with { $plus }
log-moored = { $who } moored at { $tile }
    .also = moored at { $tile }
    .you = moored at { $tile }
log-sailed = { $who } sailed to { $tile }
    .also = sailed to { $tile }
    .you = sailed to { $tile }
log-called = { $who } sailed to the { $place }
    .also = sailed to the { $place }
    .you = sailed to the { $place }
log-left = { $who } left { $minus } there
    .also = left { $minus } there
    .you = left { $minus } there
log-paid = { $who } paid { $minus } to { $seat }
    .also = paid { $minus } to { $seat }
    .you = paid { $minus } to { $seat }
log-received = { $who } received { $plus } from { $seat }
    .also = received { $plus } from { $seat }
    .you = received { $plus } from { $seat }
log-collected = { $who } collected { $plus }
    .also = collected { $plus }
    .you = collected { $plus }
log-built = { $who } built an outpost of the { $symbol-id ->
    [cloves] cloves
    [tea] tea
    [chili] chili
    [ginger] ginger
   *[other] { $symbol }
} row at { $tile }
    .also = built an outpost of the { $symbol-id ->
    [cloves] cloves
    [tea] tea
    [chili] chili
    [ginger] ginger
   *[other] { $symbol }
} row at { $tile }
    .you = built an outpost of the { $symbol-id ->
    [cloves] cloves
    [tea] tea
    [chili] chili
    [ginger] ginger
   *[other] { $symbol }
} row at { $tile }
log-rewarded = { $who } emptied a column and took a bonus token: { $kind }
    .also = emptied a column and took a bonus token: { $kind }
    .you = emptied a column and took a bonus token: { $kind }
log-traded = { $who } traded { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
}: { $tile }
    .also = traded { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
}: { $tile }
    .you = traded { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
}: { $tile }
log-gained = { $who } gained { $plus }
    .also = gained { $plus }
    .you = gained { $plus }
log-returned = { $who } returned { $minus }
    .also = returned { $minus }
    .you = returned { $minus }
log-upgraded = { $who } upgraded { $minus } to { $plus }
    .also = upgraded { $minus } to { $plus }
    .you = upgraded { $minus } to { $plus }
log-claimed = { $who } took the token of the { $place }: { $token }
    .also = took the token of the { $place }: { $token }
    .you = took the token of the { $place }: { $token }
log-turned = A new token came to the { $place }: { $token }
    .also = a new token came to the { $place }: { $token }
log-closed = The { $place } is closed now
    .also = the { $place } is closed now
log-harvested = { $who } harvested { $plus }
    .also = harvested { $plus }
    .you = harvested { $plus }
log-passed = { $who } did nothing more
    .also = did nothing more
    .you = did nothing more
log-ending = { $who } has { $n } tokens: this round is the last
    .also = has { $n } tokens: this round is the last
    .you = have { $n } tokens: this round is the last
log-discarded = { $who } gave back { $minus } from an overfull hold
    .also = gave back { $minus } from an overfull hold
    .you = gave back { $minus } from an overfull hold

# ---- so many of a thing, and its sign on a narrow board

amount-yellow = { $n } ginger { $n ->
    [one] cube
   *[other] cubes
}
amount-red = { $n } chili { $n ->
    [one] cube
   *[other] cubes
}
amount-green = { $n } tea { $n ->
    [one] cube
   *[other] cubes
}
amount-brown = { $n } clove { $n ->
    [one] cube
   *[other] cubes
}
amount-tokens = { $n } { $n ->
    [one] token
   *[other] tokens
}
amount-cubes = { $n } { $n ->
    [one] cube
   *[other] cubes
}
amount-outposts = { $n } { $n ->
    [one] outpost
   *[other] outposts
}

sign-yellow = Y
    .name = ginger
sign-red = R
    .name = chili
sign-green = G
    .name = tea
sign-brown = B
    .name = cloves

# ---- tiles and tokens

face-cell = market { $n }
place-nw = north-west port
place-ne = north-east port
place-sw = south-west port
place-se = south-east port
place-n = northern port
place-s = southern port
place-e = eastern port
place-w = western port
face-a-port = port
face-trade = the market of { $give } for { $get }
face-token = { $cost } for { $points } points
face-back = victory point token, face down
face-closed = closed port
face-ship = ship
face-outpost = outpost
face-start = { $gain }
face-move = Extra step
face-points = Points
face-next-points = { $points } points
face-upgrade = Upgrade
face-harvest = Harvest
face-hold = Hold
text-move = One more free step in each voyage
text-points = Scored at the end; the next one brings less
text-upgrade = After building, upgrade a cube; 2 points
text-harvest = Each harvest brings a chili cube too; 1 point
text-hold = Three more slots in the hold
corner-points = { $value } points

# ---- places

status-round = Round { $n }
status-end = Ends when a player has { $n } tokens
status-last = The last round
zone-map = The islands
zone-pile = Tokens
zone-bonus = Bonus tokens
zone-starts = Starting cubes
zone-seat = Player
zone-hold = Hold
zone-board = Outposts
zone-tokens = Tokens
zone-own-bonus = Bonus tokens

# ---- a player’s numbers, and where points come from

panel-vp = points
panel-tokens = tokens
panel-cubes = cubes
panel-outposts = outposts
tally-tokens = Victory point tokens
tally-outposts = Outposts
tally-bonus = Bonus tokens
tally-cubes = Spices left

# ---- why not

refused-start-taken = Somebody has taken these starting cubes.
refused-not-adjacent = A ship sails to a neighbouring tile, step by step: { $place } is none.
refused-no-cube-to-leave = Each further step leaves a cube behind, and your hold is empty.
refused-port-step-forbidden = In this match no paid step begins in a port.
refused-leave-first = A further step costs a cube: choose one to leave on this tile, then sail.
refused-step-is-free = This step is free: no cube is left for it.
refused-step-is-paid = The step is paid for: sail on first.
refused-nowhere-to-end = From there your voyage could end nowhere: you could not pay the rivals.
refused-cannot-pay-rivals = To end here you pay a cube to each rival: you need { $need } and have { $have }.
refused-no-such-cube = Your hold has no { $colour-id ->
    [yellow] ginger
    [red] chili
    [green] tea
    [brown] cloves
   *[other] { $colour }
}.
refused-nothing-lies-here = No cubes lie on this tile.
refused-only-after-sailing = Cubes are collected only where a voyage has ended.
refused-no-market-here = Your ship is not at a market.
refused-outpost-stands = You already have an outpost on this tile.
refused-cannot-pay-price = { $need ->
    [one] An outpost here costs 1 cube
   *[other] An outpost here costs { $need } cubes
}, and your hold has { $have }.
refused-no-outpost-here = You trade only where you have an outpost.
refused-cannot-trade = To trade { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
} here you need { $need } { $colour-id ->
    [yellow] ginger
    [red] chili
    [green] tea
    [brown] cloves
   *[other] { $colour }
}, and you have { $have }.
refused-no-port-here = Your ship is not in a port.
refused-port-closed = This port is closed for now.
refused-port-empty = No token lies in this port.
refused-token-not-met = This token needs { $need } { $colour-id ->
    [yellow] ginger
    [red] chili
    [green] tea
    [brown] cloves
   *[other] { $colour }
}, and you have { $have }.
refused-kind-gone = There are no more bonus tokens of this kind.
refused-top-of-ladder = Cloves are the highest spice: they cannot be upgraded.
refused-out-of-order = Surplus cubes are given back from ginger up to cloves, exactly as many as are too many.

# ---- the scene

face-ginger = ginger
face-chili = chili
face-tea = tea
face-cloves = cloves
face-slot = { $points ->
    [one] 1 point
   *[other] { $points } points
}
mark-column = { $n ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[other] V
}
slot-name = { $symbol }, column { $n }
tab-sea = Sea
tab-tokens = Tokens
about-map = The first step of a turn is free. For each further one a cube stays on the tile you leave. Where a voyage ends on a market with ships of rivals, you pay each of them one.
about-bonus = Whoever empties a column of the own board takes one.
about-board = An outpost leaves its row from the left. Empty slots score what they show; an empty column brings a bonus token.
