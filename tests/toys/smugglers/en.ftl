title = Smugglers
title-about = A toy that has every hard case once.
option-voyage = Voyage
    .about = How many rounds the game lasts.
option-voyage-short = short
option-voyage-long = long
ask-turn = Your turn.
ask-trap = Spring a trap?
ask-peeked = Keep the token or slip it under?
ask-stow = Where does the crate go?
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
do-blow = Blow the whistle
do-land = Land card { $slot }
do-spring = Spring the trap { $slot }
do-toss = Toss card { $slot }
do-place = Place at { $cell }, turned { $turn }
do-offer = Offer { $coins }
do-choose = Choose { $k }
window-trap = Springing a trap when somebody lands a card
window-whistle = Blowing your whistle after a turn
log-drew = { $who } draws a card.
log-sank = { $card } goes under the deck.
log-landed = { $who } lands { $card }.
log-gained = { $who } gets { $plus }.
log-paid = { $who } pays { $minus }.
log-bids = The bids are opened.
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
zone-deck = Deck
zone-reef = Reef
zone-landed = Landed
zone-hand = Hand
zone-hold = Hold
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
refused-nothing-there = There is nothing there.
refused-no-room = There is no room.
refused-not-a-trap = That is no trap.
refused-too-poor = You do not have so many coins.
refused-not-ascending = Pick the cards from left to right, two in all.
refused-not-doable = That cannot be done now.
