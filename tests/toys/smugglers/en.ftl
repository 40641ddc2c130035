title = Smugglers
title-about = A toy that has every hard case once.
option-voyage = Voyage
    .about = How many rounds the game lasts.
option-voyage-short = short
option-voyage-long = long
option-vessel = Vessel
    .about = How large the holds are.
option-vessel-sloop = sloop
option-vessel-galleon = galleon
option-customs = Customs
    .about = An officer patrols about the harbour; the rules play that seat.
ask-turn = Your turn.
ask-trap = Spring a trap?
ask-peeked = Keep the token or slip it under?
ask-stow = Where does the crate go?
ask-sailing = Sail on, or stop here?
ask-toss = Which two cards go overboard?
ask-whistle = Blow your whistle?
ask-bid = How much do you offer?
ask-effect = Choose.
ask-wait = Waiting.
ask-over = The game is over.
do-decline = Pass
do-draw = Draw a card
do-peek = Peek at the reef
do-keep = Keep the token
do-leave = Slip it under
do-stow = Stow a crate
do-bribe = Call for bribes
do-jettison = Jettison two cards
do-right = Right the boat
do-blow = Blow the whistle
do-land = Land card { $slot }
do-sail = Sail to { $place }
do-spring = Spring the trap { $slot }
do-toss = Toss card { $slot }
do-place = Place at { $cell }, position { $turn }
do-offer = Offer { $coins }
do-choose = Choose { $k }
window-trap = Springing a trap when somebody lands a card
window-whistle = Blowing your whistle after a turn
log-drew = { $who } draws a card.
log-sank = { $card } goes under the deck.
log-landed = { $who } lands { $card }.
log-gained = { $who } gets { $plus }.
log-paid = { $who } pays { $minus }.
log-sailed = { $who } sails to { $place }.
    .also = sails to { $place }
    .you = sail to { $place }
log-rolled = { $who } throws the die: { $die }.
log-patrolled = { $who } patrols { $place }.
log-bids = The bids are opened: { $shares }.
chapter-customs = The customs
chapter-bribes = The bribes are opened
    .about = The highest bid alone wins.
row-bribe = Bribe
amount-coin = { $n } { $n ->
    [one] coin
   *[other] coins
}
amount-loot = { $n } { $n ->
    [one] point
   *[other] points
}
amount-whistle = { $n } { $n ->
    [one] whistle
   *[other] whistles
}
amount-crate = { $n } { $n ->
    [one] crate
   *[other] crates
}
amount-night = { $n } quiet { $n ->
    [one] night
   *[other] nights
}
tally-loot = loot
tally-coin = coins
tally-fame = fame
tally-seized = seized
tally-nights = quiet nights
automa-customs = The customs
course-runs = Runs
zone-deck = Deck
zone-reef = Reef
zone-landed = Landed
zone-hand = Hand
zone-hold = Hold
zone-ship = Ship
zone-chart = Chart
place-harbour = the harbour
place-hex = { $n }
zone-fame = Fame
zone-die = Die
tab-piles = Cards
about-chart = With the current a step is free, else it costs a coin, which stays on the tile.
area-b = Bow
area-s = Stern
mark-hold = { $n }
face-rum = rum
face-silk = silk
face-tea = tea
face-lamp = lamp
face-toll = toll
face-mirror = mirror
face-trap = trap
face-token = token worth { $n }
face-back-card = a card
face-back-token = a token
face-crate = crate
face-stream = stream
face-race = tidal race
face-die = { $n }
face-fame = fame worth { $n }
face-full = { $n } loot when full
face-cargo = { $n } { $n ->
    [one] coin
   *[other] coins
} printed
face-cove = cove with { $n } coins
face-harbour = harbour
face-boat = boat
face-cutter = cutter
face-marker = marker
face-whistle = whistle
face-coin = coin
refused-nothing-there = There is nothing there.
refused-no-room = There is no room.
refused-not-a-trap = That is no trap.
refused-too-poor = You do not have so many coins.
refused-not-ascending = Pick the cards from left to right, two in all.
refused-not-doable = That cannot be done now.
refused-too-far = A boat goes to a neighbouring hex where there is water.
refused-capsized = Your boat lies on its side: right it first.
refused-upright = Your boat is upright.
refused-alone = There is nobody else to bribe.
