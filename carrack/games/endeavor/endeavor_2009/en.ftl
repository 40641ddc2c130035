# Endeavor (2009) in English. `$region-id` is the id itself (africa), `$region` what it stands for where it is a text.
# Messages without a value hold words that other messages are made of: `{ region.in }` is said with the same arguments.
# `.also` of a log line follows another thing that the same player did.

title = Endeavor (2009)
title-about = Raise buildings, send expeditions to six distant regions, hold cities and routes, and let every field of your empire grow.
title-short = Rival sea powers
family-endeavor = Endeavor

# ---- options: open points of the rulebook, and what is not in it

option-same_region = Two actions in one region
    .about = Docks, Cartographer and Trade Office do both of their actions in the same region.
option-full_pay = Payments for all
    .about = What happens when there are payments enough for every settler on your buildings.
option-full_pay-at_once = all come back at once
option-full_pay-asked = you are asked who comes back

# ---- words that other messages are made of

region =
    .name = { $region-id ->
        [europe] Europe
        [north_america] North America
        [caribbean] The Caribbean
        [south_america] South America
        [africa] Africa
        [india] India
        [far_east] The Far East
       *[other] { $region }
    }
    .in = { $region-id ->
        [europe] in Europe
        [north_america] in North America
        [caribbean] in the Caribbean
        [south_america] in South America
        [africa] in Africa
        [india] in India
        [far_east] in the Far East
       *[other] in { $region }
    }
    .to = { $region-id ->
        [europe] to Europe
        [north_america] to North America
        [caribbean] to the Caribbean
        [south_america] to South America
        [africa] to Africa
        [india] to India
        [far_east] to the Far East
       *[other] to { $region }
    }
    .of = { $region-id ->
        [europe] of Europe
        [north_america] of North America
        [caribbean] of the Caribbean
        [south_america] of South America
        [africa] of Africa
        [india] of India
        [far_east] of the Far East
       *[other] of { $region }
    }
deck =
    .from = { $deck-id ->
        [europe] a card of Europe
        [north_america] a card of North America
        [caribbean] a card of the Caribbean
        [south_america] a card of South America
        [africa] a card of Africa
        [india] a card of India
        [far_east] a card of the Far East
        [slavery] a slavery card
       *[other] a card: { $deck }
    }
city =
    .what = { $city-id ->
        [london] London
        [amsterdam] Amsterdam
        [lisbon] Lisbon
        [seville] Seville
        [marseille] Marseille
        [venice] Venice
        [constantinople] Constantinople
        [algiers] Algiers
        [tunis] Tunis
        [alexandria] Alexandria
        [elmina] Elmina
        [mombasa] Mombasa
        [lima] Lima
        [salvador] Salvador
        [buenos_aires] Buenos Aires
        [havana] Havana
        [port_royal] Port Royal
        [bridgetown] Bridgetown
        [charleston] Charleston
        [new_york] New York
        [quebec] Quebec
        [bombay] Bombay
        [goa] Goa
        [calcutta] Calcutta
        [batavia] Batavia
        [malacca] Malacca
        [macau] Macau
        [nagasaki] Nagasaki
        [manila] Manila
       *[other] { $city }
    }
spot =
    .what = { $place-id ->
        [london] London
        [amsterdam] Amsterdam
        [lisbon] Lisbon
        [seville] Seville
        [marseille] Marseille
        [venice] Venice
        [constantinople] Constantinople
        [algiers] Algiers
        [tunis] Tunis
        [alexandria] Alexandria
        [elmina] Elmina
        [mombasa] Mombasa
        [lima] Lima
        [salvador] Salvador
        [buenos_aires] Buenos Aires
        [havana] Havana
        [port_royal] Port Royal
        [bridgetown] Bridgetown
        [charleston] Charleston
        [new_york] New York
        [quebec] Quebec
        [bombay] Bombay
        [goa] Goa
        [calcutta] Calcutta
        [batavia] Batavia
        [malacca] Malacca
        [macau] Macau
        [nagasaki] Nagasaki
        [manila] Manila
       *[other] { $place }
    }
building =
    .what = { $building-id ->
        [colonial_house] the Colonial House
        [market] a Market
        [shipyard] a Shipyard
        [workshop] a Workshop
        [bank] a Bank
        [barracks] Barracks
        [guild_hall] a Guild Hall
        [docks] Docks
        [fortress] a Fortress
        [theatre] a Theatre
        [cartographer] a Cartographer
        [trading_company] a Trade Office
        [university] a University
        [exchange] the Exchange
        [museum] the Museum
        [parliament] the Parliament
       *[other] a { $building }
    }
    .which = { $building-id ->
        [colonial_house] the Colonial House
        [market] the Market
        [shipyard] the Shipyard
        [workshop] the Workshop
        [bank] the Bank
        [barracks] the Barracks
        [guild_hall] the Guild Hall
        [docks] the Docks
        [fortress] the Fortress
        [theatre] the Theatre
        [cartographer] the Cartographer
        [trading_company] the Trade Office
        [university] the University
        [exchange] the Exchange
        [museum] the Museum
        [parliament] the Parliament
       *[other] the { $building }
    }
    .from = from { $building-id ->
        [colonial_house] the Colonial House
        [market] the Market
        [shipyard] the Shipyard
        [workshop] the Workshop
        [bank] the Bank
        [barracks] the Barracks
        [guild_hall] the Guild Hall
        [docks] the Docks
        [fortress] the Fortress
        [theatre] the Theatre
        [cartographer] the Cartographer
        [trading_company] the Trade Office
        [university] the University
        [exchange] the Exchange
        [museum] the Museum
        [parliament] the Parliament
       *[other] the { $building }
    }
source =
    .name = { $source-id ->
        [industry] Industry
        [culture] Culture
        [finance] Finance
        [politics] Politics
        [cities] Cities
        [links] Routes
        [buildings] Buildings
        [cards] Cards
        [governor_slot] Empty governor slot
        [harbour] Settlers in the harbour
        [slavery] Slavery
       *[other] { $source }
    }
token =
    .what = { $token-id ->
        [tok_industry] an industry token
        [tok_culture] a culture token
        [tok_finance] a finance token
        [tok_politics] a politics token
        [tok_ship_draw] a token for an expedition or a card
        [tok_occupy_draw] a token for occupying or a card
        [tok_attack] an attack token
        [tok_pay] a payment token
       *[other] { $token }
    }

# ---- what is asked

ask-building = Build one building, level { $level } at most.
ask-paying = You have { $left ->
    [one] one payment
   *[other] { $left } payments
}. Whom do you bring back to the harbour?
ask-acting = Your turn: a building, an action token, or pass.
ask-doing-ship = Where does the expedition go?
ask-doing-occupy = Which city do you occupy?
ask-doing-attack = Which city do you attack?
ask-doing-pay = Which settler comes back to the harbour?
ask-doing-draw = From which deck do you take a card?
ask-doing-ship-occupy = Send an expedition or occupy a city first? You do both.
ask-doing-ship-draw = Send an expedition, or draw a card?
ask-doing-occupy-draw = Occupy a city, or draw a card?
ask-doing-occupy-attack = Occupy a city, or attack one?
ask-discarding = Over the limit: discard { $left ->
    [one] one card.
   *[other] { $left } cards.
}

# ---- verbs: the heading above its actions, and the word one types

verb-build = Build
    .word = build
verb-recall = Bring back
    .word = recall
verb-enough = That is all
    .word = enough
verb-activate = Activate
    .word = activate
verb-spend = Use a token
    .word = use
verb-pass = Pass
    .word = pass
verb-ship = Expedition
    .word = ship
verb-occupy = Occupy
    .word = occupy
verb-attack = Attack
    .word = attack
verb-pay = Payment
    .word = pay
verb-draw = Draw a card
    .word = draw
verb-discard = Discard
    .word = discard
confirm-build = Build it
confirm-recall = Bring them back
confirm-discard = Discard
confirm-pass = Pass
sure-pass = Pass for this round?
next-activate = what does it do?
next-spend = what do you use it for?

do-build = Build { building.what }
do-recall = Bring back the settler { building.from }
do-enough = That is all
do-activate = Activate { building.which }
do-spend = Use { token.what }
do-pass = Pass for this round
do-ship = Send an expedition { region.to }
do-occupy = Occupy { city.what }
do-attack = Attack { city.what }
do-pay = Bring back the settler { building.from }
do-draw = Draw { deck.from }
do-discard = Discard { $card }

# ---- the log and its chapters

chapter-growing = Growth
chapter-paying = Payments
chapter-opened = New lands
chapter-abolition = Abolition of slavery
chapter-round = A new round
chapter-scoring = Scoring

log-began = { $who } has the crown and begins
    .also = has the crown and begins
    .you = have the crown and begin
log-built = { $who } builds { building.what }
    .also = builds { building.what }
    .you = build { building.what }
log-unbuilt = { $who } finds nothing to build
    .also = finds nothing to build
    .you = find nothing to build
log-grew = { $who } brings { $plus } to the harbour
    .also = brings { $plus } to the harbour
    .you = bring { $plus } to the harbour
log-recalled = { $who } brings back the settler { building.from }
    .also = brings back the settler { building.from }
    .you = bring back the settler { building.from }
log-activated = { $who } activates { building.which }
    .also = activates { building.which }
    .you = activate { building.which }
log-spent = { $who } uses { token.what }
    .also = uses { token.what }
    .you = use { token.what }
log-shipped = { $who } sends an expedition { region.to }
    .also = sends an expedition { region.to }
    .you = send an expedition { region.to }
log-beside = { $who } lands beside the full track { region.of }
    .also = lands beside the full track { region.of }
    .you = land beside the full track { region.of }
log-gained = { $who } takes { token.what }
    .also = takes { token.what }
    .you = take { token.what }
log-link = { $who } controls the route { $place } and takes { token.what }
    .also = controls the route { $place } and takes { token.what }
    .you = control the route { $place } and take { token.what }
log-opened = { region.name } is open
    .also = { region.name } is open
log-governor = { $who } becomes governor { region.of }: { $plus }
    .also = becomes governor { region.of }: { $plus }
    .you = become governor { region.of }: { $plus }
log-occupied = { $who } occupies { spot.what }
    .also = occupies { spot.what }
    .you = occupy { spot.what }
log-attacked = { $who } takes { spot.what } by force
    .also = takes { spot.what } by force
    .you = take { spot.what } by force
log-paid = { $who } brings back the settler { building.from }
    .also = brings back the settler { building.from }
    .you = bring back the settler { building.from }
log-drew = { $who } draws a card { region.of }: { $card }
    .also = draws a card { region.of }: { $card }
    .you = draw a card { region.of }: { $card }
log-passed = { $who } passes
    .also = passes
    .you = pass
log-discarded = { $who } discards { $card } and loses { $minus }
    .also = discards { $card } and loses { $minus }
    .you = discard { $card } and lose { $minus }
log-abolished = Slavery is abolished
    .also = slavery is abolished
log-set_aside = { $who } sets { $card } aside and loses { $minus }
    .also = sets { $card } aside and loses { $minus }
    .you = set { $card } aside and lose { $minus }
log-crown = Round { $n }: { $who } has the crown
    .also = has the crown in round { $n }
    .you = have the crown in round { $n }
log-scored = { source.name }: { $shares }
row-scored = { source.name }

# ---- amounts

amount-industry = { $n } { $n ->
    [one] step
   *[other] steps
} of industry
amount-culture = { $n } { $n ->
    [one] step
   *[other] steps
} of culture
amount-finance = { $n } { $n ->
    [one] step
   *[other] steps
} of finance
amount-politics = { $n } { $n ->
    [one] step
   *[other] steps
} of politics
amount-disc = { $n } { $n ->
    [one] settler
   *[other] settlers
}
amount-ship = { $n } { $n ->
    [one] expedition
   *[other] expeditions
}
amount-occupy = { $n } { $n ->
    [one] occupation
   *[other] occupations
}
amount-attack = { $n } { $n ->
    [one] attack
   *[other] attacks
}
amount-pay = { $n } { $n ->
    [one] payment
   *[other] payments
}
amount-draw = { $n } { $n ->
    [one] card to draw
   *[other] cards to draw
}
amount-glory = { $n } { $n ->
    [one] point
   *[other] points
}
amount-tok_ship_draw = { $n } { $n ->
    [one] expedition or card token
   *[other] expedition or card tokens
}
amount-tok_occupy_draw = { $n } { $n ->
    [one] occupy or card token
   *[other] occupy or card tokens
}
amount-tok_attack = { $n } { $n ->
    [one] attack token
   *[other] attack tokens
}
amount-tok_pay = { $n } { $n ->
    [one] payment token
   *[other] payment tokens
}

# ---- pieces and tokens

face-disc = Settler
face-marker = Indicator
face-route = Route under control
face-card = { $deck } { $value }
face-governor = Governor: { $deck }
face-europe_5 = Abolition of slavery
face-tok_industry = Industry token
face-tok_culture = Culture token
face-tok_finance = Finance token
face-tok_politics = Politics token
face-tok_ship_draw = Token: expedition or card
face-tok_occupy_draw = Token: occupy or card
face-tok_attack = Token: attack
face-tok_pay = Token: payment
face-space = { $n }
corner-points = value { $value }
text-icons = { $icons }
text-icons-action = { $icons }. Action: { $action }
text-action = Action: { $action }
text-abolish_slavery = All slavery cards are set aside; each costs a point
offer-ship = send an expedition
offer-occupy = occupy a city
offer-attack = attack a city
offer-pay = bring back a settler from another building
offer-draw = draw a card
offer-ship-and-occupy = send an expedition and occupy a city
offer-ship-and-ship = send two expeditions
offer-draw-and-draw = draw two cards
offer-ship-or-draw = send an expedition or draw a card
offer-occupy-or-draw = occupy a city or draw a card
offer-occupy-or-attack = occupy a city or attack one
corner-vp = { $value } points
sign-either = /
    .name = or
sign-industry = I
    .name = industry
sign-culture = C
    .name = culture
sign-finance = F
    .name = finance
sign-politics = P
    .name = politics

# ---- buildings

face-colonial_house = Colonial House
face-market = Market
face-shipyard = Shipyard
face-workshop = Workshop
face-bank = Bank
face-barracks = Barracks
face-guild_hall = Guild Hall
face-docks = Docks
face-fortress = Fortress
face-theatre = Theatre
face-cartographer = Cartographer
face-trading_company = Trade Office
face-university = University
face-exchange = Exchange
face-museum = Museum
face-parliament = Parliament

# ---- regions, cities, routes, decks

region-north_america = North America
region-caribbean = Caribbean
region-south_america = South America
region-africa = Africa
region-india = India
region-far_east = Far East
place-london = London
place-amsterdam = Amsterdam
place-lisbon = Lisbon
place-seville = Seville
place-marseille = Marseille
place-venice = Venice
place-constantinople = Constantinople
place-algiers = Algiers
place-tunis = Tunis
place-alexandria = Alexandria
place-elmina = Elmina
place-mombasa = Mombasa
place-lima = Lima
place-salvador = Salvador
place-buenos_aires = Buenos Aires
place-havana = Havana
place-port_royal = Port Royal
place-bridgetown = Bridgetown
place-charleston = Charleston
place-new_york = New York
place-quebec = Quebec
place-bombay = Bombay
place-goa = Goa
place-calcutta = Calcutta
place-batavia = Batavia
place-malacca = Malacca
place-macau = Macau
place-nagasaki = Nagasaki
place-manila = Manila
place-link = { $a } – { $b }
place-space = { $region }, space { $n }
place-sea = { $region }, beside the track
place-deck = { $deck }
deck-europe = Europe
deck-north_america = North America
deck-caribbean = Caribbean
deck-south_america = South America
deck-africa = Africa
deck-india = India
deck-far_east = Far East
deck-slavery = Slavery

# ---- zones

zone-map = World
zone-buildings = Buildings
zone-seat = Empire
zone-status = Fields
track-industry = Industry
track-culture = Culture
track-finance = Finance
track-politics = Politics
zone-harbour = Harbour
zone-reserve = Supply
zone-owned = Buildings
zone-cards = Cards
zone-governor = Governor slot
zone-slavery = Slavery slot
zone-tokens = Trade tokens
zone-aside = Set aside
about-map = An expedition lands on the next free space of a track. When the track is full, the region opens: its cities can be occupied and attacked, its cards drawn.
about-buildings = Everybody builds one a round. The number is the level it needs.
about-industry = Industry says up to which level you may build.
about-culture = Culture says how many settlers come to the harbour in each round.
about-finance = Finance says how many settlers leave your buildings for the harbour in each round.
about-politics = Politics says how many cards you may keep when you pass.
about-harbour = Settlers for actions, and action tokens to use.
about-reserve = Settlers wait here; growth brings them to the harbour.
about-owned = A settler on a building works once; a payment brings it back.
about-cards = What you may keep when you pass: as many as politics says.
about-governor = One governor is free here. Left empty, the slot is worth { $points } points at the end.
about-slavery = One slavery card is free here.
about-tokens = Each keeps its field one higher.
about-aside = Each takes a point away at the end.

# ---- the course of a match

phase-building = Building
phase-growing = Growth
phase-paying = Payments
phase-acting = Actions
course-rounds = Rounds
note-level = up to level { $n }
note-growth = { $n } a round
note-payments = { $n } { $n ->
    [one] payment
   *[other] payments
}
note-limit = { $n } { $n ->
    [one] card
   *[other] cards
}

# ---- numbers of a player, where points come from

panel-vp = points
panel-industry = industry
panel-culture = culture
panel-finance = finance
panel-politics = politics
panel-disc = harbour
panel-card = cards
tally-industry = Industry
tally-culture = Culture
tally-finance = Finance
tally-politics = Politics
tally-cities = Cities
tally-links = Routes
tally-buildings = Buildings
tally-cards = Cards
tally-governor_slot = Empty governor slot
tally-harbour = Settlers in the harbour
tally-slavery = Slavery

# ---- why not

refused-stack-empty = None of these buildings is left.
refused-level-too-high = This building is of level { $need }; your industry lets you build up to level { $have }.
refused-second-level-five = You have a building of level 5 already, and a player may have one only.
refused-no-worker-there = No settler stands on this building.
refused-out-of-order = Tick the buildings in their order, from left to right.
refused-no-such-building = You have no such building.
refused-no-action-shown = This building has no action.
refused-worker-stands = A settler stands on this building already.
refused-harbour-empty = Your harbour is empty: no settler can activate a building.
refused-no-such-token = You have no such token in your harbour.
refused-nothing-to-do = Nothing could be done with it now.
refused-not-shown = This action is not shown there, or it is done already.
refused-no-disc-to-ship = Your harbour is empty: nobody can sail.
refused-city-taken = This city is taken. Only an attack could win it.
refused-no-disc-to-occupy = Your harbour is empty: nobody can occupy the city.
refused-region-closed = This region is closed until its expedition track is full.
refused-no-presence = You have nobody in this region: neither in its cities nor at its track.
refused-too-few-to-attack = An attack takes { $need } settlers from the harbour, and you have { $have }.
refused-nobody-there = Nobody holds this city: it can be occupied, not attacked.
refused-own-city = This city is yours.
refused-pays-itself = A building cannot clear itself.
refused-payment-locked = A payment action clears no building that shows a payment itself.
refused-deck-empty = No card is left in this deck.
refused-deck-closed = Cards of a region can be drawn only when it is open.
refused-too-little-presence = This card needs { $need } settlers of yours in the region, and you have { $have }.
refused-not-ascending = Tick the cards in their order, and as many as are too many.
refused-not-held = You do not have this card.
refused-free-place = This card lies in its free slot: giving it up would not help with the limit.
refused-other-region = Both actions of this building must be in the same region.
