# Spice Road in English. `$colour-id` is the id itself (yellow, red, green, brown), `$colour` its name.
# `.also` of a log line follows another thing that the same player did.

title = Spice Road
title-about = Build a hand of merchants, turn cheap spices into precious ones, and claim goals with them.
title-short = Trade up a caravan
family-century = Century

option-bonus_b1 = Bonus merchants, set B1
    .about = Five more merchants with new symbols: gain and upgrade, a trade with a choice, take a card back.
option-bonus_b2 = Bonus merchants, set B2
    .about = Another five of them.
option-big_deals = Big Deals
    .about = Every merchant carries a deal that can be struck once: lay down another card, and this one is discarded for it.

# ---- what is asked

ask-turn = Your turn. Choose an action.
ask-turn-last = Your last turn: the game ends after this round. Choose an action.
ask-pay = Which cube do you lay on the merchant “{ $card }”? { $left ->
    [one] One cube to go.
   *[other] { $left } cubes to go.
}
ask-upgrade = Which cube do you upgrade? { $left ->
    [one] One step left.
   *[other] { $left } steps left.
}
ask-discard = Your caravan is overfull. Give back { $left ->
    [one] one more cube.
   *[other] { $left } more cubes.
}
ask-choose = What do you take for { $give }? { $left ->
    [one] One trade to go.
   *[other] { $left } trades to go.
}
ask-recover = You may take one of your other played cards back into your hand.
ask-offered = Take the merchant into your hand, or lay down one of your cards and strike its deal instead: { $deal }?
ask-lay = Which other card do you lay down, without using it, to strike the deal: { $deal }?
ask-wait = Waiting for { $seat }.
ask-over = The game is over.

# ---- verbs: the heading above its actions, and the word one types

verb-decline = Pass
    .word = pass
verb-rest = Rest
    .word = rest
verb-acquire = Take a merchant
    .word = merchant
verb-claim = Claim a goal
    .word = goal
verb-play = Play a card
    .word = play
verb-pay = Pay
    .word = pay
verb-upgrade = Upgrade
    .word = upgrade
verb-discard = Give back
    .word = return
verb-stop = Stop
    .word = stop
verb-choose = Choose
    .word = choose
verb-recover = Take back
    .word = recover
verb-keep = Keep
    .word = keep
verb-deal = Strike a deal
    .word = deal
verb-lay = Lay down
    .word = lay

# ---- actions

do-decline = Pass
do-rest = Rest
do-acquire = Take merchant { $slot } { $slot ->
    [1] for free
    [2] for 1 cube
    [3] for 2 cubes
    [4] for 3 cubes
    [5] for 4 cubes
   *[6] for 5 cubes
}
do-claim = Claim goal { $slot }
do-play = Play “{ $card }”{ $times ->
    [1] {""}
   *[other] {" "}× { $times }
}
do-pay = Lay a cube of { $colour-id ->
    [yellow] turmeric
    [red] saffron
    [green] cardamom
    [brown] cinnamon
   *[other] { $colour }
}
do-upgrade = Upgrade { $colour-id ->
    [yellow] turmeric to saffron
    [red] saffron to cardamom
    [green] cardamom to cinnamon
    [brown] cinnamon
   *[other] { $colour }
}
do-discard = Give back a cube of { $colour-id ->
    [yellow] turmeric
    [red] saffron
    [green] cardamom
    [brown] cinnamon
   *[other] { $colour }
}
do-stop = Stop upgrading
do-choose = Trade for the { $output ->
    [1] first
   *[2] second
} offer
do-recover = Take back “{ $card }”
do-keep = Take the merchant into your hand
do-deal = Discard “{ $card }” for its deal
do-lay = Lay down “{ $card }” and strike the deal

# ---- the log

log-played = { $who } played “{ $card }”{ $times ->
    [1] {""}
   *[other] {" "}× { $times }
}
    .also = played “{ $card }”{ $times ->
    [1] {""}
   *[other] {" "}× { $times }
}
    .you = played “{ $card }”{ $times ->
    [1] {""}
   *[other] {" "}× { $times }
}
log-gained = { $who } gained { $plus }
    .also = gained { $plus }
    .you = gained { $plus }
log-returned = { $who } returned { $minus }
    .also = returned { $minus }
    .you = returned { $minus }
log-upgraded = { $who } upgraded { $minus } to { $plus }
    .also = upgraded { $minus } to { $plus }
    .you = upgraded { $minus } to { $plus }
log-paid = { $who } laid { $minus } on “{ $card }”
    .also = laid { $minus } on “{ $card }”
    .you = laid { $minus } on “{ $card }”
log-acquired = { $who } took the merchant “{ $card }”
    .also = took the merchant “{ $card }”
    .you = took the merchant “{ $card }”
log-turned = A new card came up: “{ $card }”
    .also = a new card came up: “{ $card }”
log-claimed = { $who } claimed the goal “{ $goal }”
    .also = claimed the goal “{ $goal }”
    .you = claimed the goal “{ $goal }”
log-ending = { $who } has { $n } goals: this round is the last
    .also = has { $n } goals: this round is the last
log-coin = { $who } took { $plus }
    .also = took { $plus }
    .you = took { $plus }
log-rested = { $who } rested{ $n ->
    [0] {""}
    [one] {" "}and took back 1 card
   *[other] {" "}and took back { $n } cards
}
    .also = rested{ $n ->
    [0] {""}
    [one] {" "}and took back 1 card
   *[other] {" "}and took back { $n } cards
}
    .you = rested{ $n ->
    [0] {""}
    [one] {" "}and took back 1 card
   *[other] {" "}and took back { $n } cards
}
log-recovered = { $who } took back “{ $card }”
    .also = took back “{ $card }”
    .you = took back “{ $card }”
log-struck = { $who } laid down “{ $laid }”, discarded “{ $card }” and struck its deal: { $deal }
    .also = laid down “{ $laid }”, discarded “{ $card }” and struck its deal: { $deal }
    .you = laid down “{ $laid }”, discarded “{ $card }” and struck its deal: { $deal }
log-reshuffled = The merchant deck was made anew from { $n ->
    [one] 1 discarded card
   *[other] { $n } discarded cards
}
    .also = the merchant deck was made anew from { $n ->
    [one] 1 discarded card
   *[other] { $n } discarded cards
}
log-discarded = { $who } gave back { $minus } from an overfull caravan
    .also = gave back { $minus } from an overfull caravan
    .you = gave back { $minus } from an overfull caravan

# ---- so many of a thing, and its sign on a narrow board

amount-yellow = { $n } turmeric { $n ->
    [one] cube
   *[other] cubes
}
amount-red = { $n } saffron { $n ->
    [one] cube
   *[other] cubes
}
amount-green = { $n } cardamom { $n ->
    [one] cube
   *[other] cubes
}
amount-brown = { $n } cinnamon { $n ->
    [one] cube
   *[other] cubes
}
amount-gold = { $n } gold { $n ->
    [one] coin
   *[other] coins
}
amount-silver = { $n } silver { $n ->
    [one] coin
   *[other] coins
}
amount-goals = { $n } { $n ->
    [one] goal
   *[other] goals
}
amount-cubes = { $n } { $n ->
    [one] cube
   *[other] cubes
}
amount-cards = { $n } { $n ->
    [one] card
   *[other] cards
}
amount-upgrade = { $n } { $n ->
    [one] upgrade
   *[other] upgrades
}

sign-yellow = Y
    .name = turmeric
sign-red = R
    .name = saffron
sign-green = G
    .name = cardamom
sign-brown = B
    .name = cinnamon
sign-gold = ◉
    .name = gold coin
sign-silver = ○
    .name = silver coin
sign-upgrade = ▲
    .name = upgrade one step
sign-recover = ↩
    .name = take back another card
sign-others = ◇
    .name = every other player takes
sign-or = /
    .name = or

# ---- cards

face-gain = take { $gain }
face-upgrade = upgrade { $n ->
    [one] once
    [2] twice
   *[other] { $n } times
}
face-trade = trade { $give } for { $get }
face-trade-choice = trade { $give } for { $get } or { $other }
face-recover = take back another card
face-gift = every other player takes { $gain }
face-then = { $first }, then { $next }
face-deal = { $effect }
face-goal = { $cost } for { $points } points
face-merchant-back = merchant deck
face-goal-back = goal card, face down
corner-points = { $value } points
corner-set = { $value }
corner-value = worth { $value }

# ---- places

note-price = cost: one spice on each card to the left
status-round = Round { $n }
status-end = Ends when a player has { $n } goals
status-last = The last round
zone-coins = Coins for the goals below
zone-goals = Goals
zone-goal-deck = Deck
zone-merchants = Merchants
zone-merchant-deck = Deck
zone-discard = Discards
zone-seat = Player
zone-caravan = Caravan
zone-hand = Hand
zone-played = Played
zone-claimed = Claimed
zone-purse = Coins
price-free = free
price = { $n ->
    [one] 1 cube
   *[other] { $n } cubes
}

# ---- a player’s numbers, and where points come from

panel-vp = points
panel-goals = goals
panel-cubes = cubes
panel-cards = hand
tally-goals = Goals
tally-gold = Gold
tally-silver = Silver
tally-cubes = Spices left

# ---- why not

refused-no-merchant = There is no merchant in this place.
refused-too-few-to-pay = { $need ->
    [one] This merchant costs 1 cube
   *[other] This merchant costs { $need } cubes
}, and your caravan has { $have }.
refused-no-goal = There is no goal in this place.
refused-goal-not-met = This goal needs { $need } { $colour-id ->
    [yellow] turmeric
    [red] saffron
    [green] cardamom
    [brown] cinnamon
   *[other] { $colour }
}, and you have { $have }.
refused-not-in-hand = You do not have the card “{ $card }” in your hand.
refused-once-only = The card “{ $card }” works once a play, not { $times } times.
refused-cannot-trade = To play “{ $card }”{ $times ->
    [1] {""}
   *[other] {" "}{ $times } times
} you need { $need } { $colour-id ->
    [yellow] turmeric
    [red] saffron
    [green] cardamom
    [brown] cinnamon
   *[other] { $colour }
}, and you have { $have }.
refused-no-such-cube = Your caravan has no { $colour-id ->
    [yellow] turmeric
    [red] saffron
    [green] cardamom
    [brown] cinnamon
   *[other] { $colour }
}.
refused-top-of-ladder = Cinnamon is the highest spice: it cannot be upgraded.
refused-out-of-order = Surplus cubes are given back from turmeric up to cinnamon, exactly as many as are too many.
refused-chosen-in-order = The first offers are chosen before the second ones: you have begun with the second.
refused-not-played = The card “{ $card }” does not lie in front of you.
refused-recovers-others = A card never takes itself back.
refused-no-deal = The card “{ $card }” carries no deal.
refused-none-to-lay = To strike a deal you need another card in hand to lay down.
refused-lays-another = The card “{ $card }” is the one you discard for its deal: lay down another.
