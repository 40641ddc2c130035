# Age of Discovery in English. `$region-id` is the id itself (peru), `$region` its name.
# Messages without a value hold words that other messages are made of: `{ region.in }` is said with the same arguments.
# `.also` of a log line follows another thing that the same player did.

title = Age of Discovery
title-about = Send colonists, captains and soldiers to the New World, trade its goods, and be strong where colonies are scored.
title-short = Colonies of the New World

# ---- options: open points of the rulebook

option-auction = Auction for the turn order
    .about = The first order is not drawn by lot: players bid for it, and who wins also discovers the Caribbean.
option-auction_money = Auction with money by place
    .about = With the auction too, later places begin with $1 to $4 more.
option-navy = Navy
    .about = What the building Navy is worth for each ship.
option-navy-4 = 4 points a ship
option-navy-3 = 3 points a ship
option-goods_line = Goods line
    .about = Whether a player may stand there more than once.
option-goods_line-several = several pieces of a player
option-goods_line-one_each = one piece of each player
option-capital_cells = Cells for buyers of buildings
    .about = How many pieces the capital line holds.
option-capital_cells-five = five
option-capital_cells-unlimited = no limit
option-warfare_cells = Cells for warfare
    .about = How many pieces the warfare line holds.
option-warfare_cells-unlimited = no limit
option-warfare_cells-five = five
option-scoring = When colonies score
    .about = In turns 3, 6 and 8.
option-scoring-after_benefits = after the benefits of buildings
option-scoring-after_warfare = right after warfare
option-profits = Profits of the last turn
    .about = What counts for points at the end.
option-profits-sets = sets of goods and ships
option-profits-with_mint_and_rum = Mint and Rum Distillery too
option-dock_xy = Cells X and Y of the dock
    .about = What their buildings give.
option-dock_xy-appears = a free colonist appears there
option-dock_xy-placed = the owner may place a piece there
option-failed_tokens = Tokens of failed expeditions
    .about = Whether the table remembers what everybody has seen. If they are hidden again, people may remember them; bots, hints and reviews do not.
option-failed_tokens-known = stay known
option-failed_tokens-forgotten = are hidden again
option-militia = Militia
    .about = Whether the militia alone makes a battle happen.
option-militia-joins = joins battles that happen
option-militia-raises = counts as the soldier that makes one happen
option-relocation = Relocation
    .about = Who may be moved by it.
option-relocation-civilians = everybody but soldiers
option-relocation-colonists = colonists only
option-relocation-anyone = soldiers too
option-university = University
    .about = Which piece goes to the front of a line.
option-university-standing = one that stands on it
option-university-from_hand = one from the hand
option-prosperity = Prosperity
    .about = Whether it counts itself among the buildings.
option-prosperity-counts_itself = counts itself
option-prosperity-counts_others = counts the others
option-figures = Figures
    .about = What can run out.
option-figures-ten_soldiers = soldiers only, ten each
option-figures-as_in_the_box = everything, as in the box
option-battles = Who may begin a battle
    .about = Where both sides have people.
option-battles-either_side = a soldier of either side is enough
option-battles-own_soldier = you need a soldier of your own

# ---- words that other messages are made of

region =
    .in = { $region-id ->
        [caribbean] in the { $region }
       *[other] in { $region }
    }
    .to = { $region-id ->
        [caribbean] to the { $region }
       *[other] to { $region }
    }
    .what = { $region-id ->
        [caribbean] the { $region }
       *[other] { $region }
    }
    .from = { $region-id ->
        [caribbean] out of the { $region }
       *[other] out of { $region }
    }
piece =
    .name = { $piece-id ->
        [colonist] colonist
        [captain] captain
        [merchant] merchant
        [missionary] missionary
        [soldier] soldier
        [militia] militiaman
       *[other] { $piece }
    }
    .none = { $piece-id ->
        [colonist] colonist
        [captain] captain
        [merchant] merchant
        [missionary] missionary
        [soldier] soldier
        [militia] militiaman
       *[other] { $piece }
    }
    .one = a { $piece-id ->
        [colonist] colonist
        [captain] captain
        [merchant] merchant
        [missionary] missionary
        [soldier] soldier
        [militia] militiaman
       *[other] { $piece }
    }
good =
    .what = { $good-id ->
        [gold] gold
        [silver] silver
        [cattle] cattle
        [cocoa] cocoa
        [fish] fish
        [sugar] sugar
        [furs] furs
        [coffee] coffee
        [tobacco] tobacco
        [rice] rice
        [indigo] indigo
       *[other] { $good }
    }
line =
    .on = { $line-id ->
        [order] in the turn order
        [initiative] on the initiative line
        [dock] in the colonist dock
        [capital] on the capital line
       *[other] on { $line }
    }
spot =
    .to = { $spot-id ->
        [initiative] to initiative
        [dock] to the dock
        [goods] to trade goods
        [shipping] to shipping
        [capital] to the capital
        [discovery] to discovery
        [warfare] to warfare
        [captain] to the captain’s cell
        [merchant] to the merchant’s cell
        [missionary] to the missionary’s cell
        [soldier] to the soldier’s cell
        [training] to training
        [dock_x] to cell X of the dock
        [dock_y] to cell Y of the dock
       *[other] to { $spot }
    }
foe =
    .with = { $foe-id ->
        [france] France
        [england] England
        [portugal] Portugal
        [spain] Spain
        [holland] Holland
       *[other] { $foe }
    }
    .on = on { $foe-id ->
        [france] France
        [england] England
        [portugal] Portugal
        [spain] Spain
        [holland] Holland
       *[other] { $foe }
    }
enemy =
    .with = { $foe ->
        [0] France
        [1] England
        [2] Portugal
        [3] Spain
       *[4] Holland
    }
    .on = on { $foe ->
        [0] France
        [1] England
        [2] Portugal
        [3] Spain
       *[4] Holland
    }
owner =
    .of = of { $by ->
        [0] France
        [1] England
        [2] Portugal
        [3] Spain
       *[4] Holland
    }
card =
    .name = { $card-id ->
        [mississippi] the { face-mississippi }
        [great_lakes] the { face-great_lakes }
        [pampas] the { face-pampas }
        [california] { face-california }
        [philippines] the { face-philippines }
        [south_seas] the { face-south_seas }
        [ethiopia] { face-ethiopia }
        [amazon] the { face-amazon }
        [northwest_territories] the { face-northwest_territories }
        [australia] { face-australia }
        [cipango] { face-cipango }
        [siam] { face-siam }
        [spice_islands] the { face-spice_islands }
        [india] { face-india }
        [circumnavigation] a way round the world
        [china] { face-china }
       *[other] { $card }
    }

# ---- what is asked

ask-bid-first = Bid for the first place in the turn order, or pass.
ask-bid = The highest bid is ${ $n }. Bid more, or pass for good.
ask-recruit = Your bid brings you a specialist at once. Which one?
ask-hold = Your turn. Which piece do you place?
ask-place = Your turn. Place a piece on a line.
ask-study = Use the University now and move your piece { line.on } to the front?
ask-sail = Your { piece.name } leaves the dock. Where to?
ask-trade = Take one of the goods on offer.
ask-buy = Buy one of the buildings for ${ $n }, or pass.
ask-chart = Which region do you discover? You need no expedition for it.
ask-station = Which of your colonies do { $n ->
    [one] the soldier
   *[other] the { $n } soldiers
} of your allies join?
ask-settle = Where does a free colonist settle? { $n ->
    [one] It is the last one.
   *[other] { $n } to go.
}
ask-send = Tick who goes on an expedition, or let everybody wait.
ask-explore = Where does your expedition go? Its strength is { $n }.
ask-train = Pay ${ $n } for a specialist of your choice, or pass.
ask-war = Fight one battle for free, declare war for ${ $n }, or pass.
ask-strike = Your soldiers strike { region.in }. Choose { $n ->
    [one] the piece
   *[other] { $n } pieces
} of { $seat } to fall.
ask-ride = Stables: a soldier may ride to a region nearby.
ask-relocate = Relocation: choose a region to move two, a piece to move one.
ask-improve = Stables and Relocation: move your people, or pass.
ask-improve-first = No figure is left for a piece that is due. You may move people first, or pass: you are asked again after.
ask-resettle = Where do they settle?
ask-swap = All ten soldiers are out, another one is due. Where does one settle down?
ask-wait = Waiting for { $seat }.
ask-over = The game is over.

# ---- verbs: the heading above its actions, and the word one types

verb-decline = Pass
    .word = pass
verb-decline-bid = Pass
verb-bid = Bid
    .word = bid
verb-hold = Take up
    .word = hold
verb-place = Place
    .word = place
verb-front = To the front
    .word = front
verb-advance = University
    .word = advance
verb-settle = Land
    .word = land
verb-take = Take
    .word = take
verb-buy = Buy
    .word = buy
verb-chart = Discover
    .word = chart
verb-station = Station
    .word = station
verb-send = Send on the expedition
    .word = send
verb-explore = Explore
    .word = explore
verb-train = Train
    .word = train
verb-battle = Battle
    .word = battle
verb-war = War
    .word = war
verb-strike = Strike
    .word = strike
verb-ride = Ride
    .word = ride
verb-uproot = Relocate
    .word = relocate
verb-resettle = Settle
    .word = settle
verb-swap = Swap
    .word = swap
confirm-place = Place it
confirm-battle = Begin it
confirm-war = Declare it
next-battle = whom do you fight?
sure-battle = Begin this battle?
sure-war = Declare this war?
confirm-strike = Strike
confirm-send = Send them
confirm-buy = Buy it

# ---- actions

do-decline = Pass
do-bid = Bid ${ $amount }
do-hold = Take up { piece.one }
do-place = { $piece } { spot.to }
do-front = { $piece } to the front { line.on }
do-advance = { $from-id ->
    [order] Be first in the turn order
    [initiative] Your piece to the front of initiative
    [dock_2] Your piece in dock cell 2 to the front
    [dock_3] Your piece in dock cell 3 to the front
    [dock_4] Your piece in dock cell 4 to the front
    [dock_5] Your piece in dock cell 5 to the front
    [dock_6] Your piece in dock cell 6 to the front
    [dock_7] Your piece in dock cell 7 to the front
    [dock_8] Your piece in dock cell 8 to the front
    [dock_9] Your piece in dock cell 9 to the front
    [capital_2] Your piece in capital cell 2 to the front
    [capital_3] Your piece in capital cell 3 to the front
    [capital_4] Your piece in capital cell 4 to the front
    [capital_5] Your piece in capital cell 5 to the front
   *[other] Your piece to the front ({ $from })
}
do-settle = Land { region.in }
do-take = Take { good.what }
do-buy = Buy “{ $building }”
do-chart = Discover { region.what }
do-station = Station them { region.in }
do-send = Send { piece.one }
do-explore = { $land-id ->
    [deck] Explore beyond the map
    [caribbean] Explore the { $land }
   *[other] Explore { $land }
}
do-train = Train { piece.one }
do-battle = Fight { foe.with } { region.in }
do-war = Declare war { foe.on }
do-strike = Strike { piece.one }
do-ride = A soldier rides from { $from } to { $to }
do-uproot = Move { $load-id ->
    [one] one of your people
    [two] two of your people
    [soldier] a soldier
    [soldier_and_one] a soldier and one more
    [two_soldiers] two soldiers
   *[other] { $load }
} { region.from }
do-resettle = Settle them { region.in }
do-swap = A soldier { region.in } becomes a colonist

window-university = University

# ---- the log and its chapters

chapter-lines = The lines are carried out
chapter-expedition = Expedition
chapter-battle = Battle
chapter-income = Income
chapter-colonies = Colonies are scored
    .about = A region counts if somebody has { $least } pieces there: { $first } points for the most, { $second } for the second most; a tie for the most brings { $shared } each, and there is no second.
chapter-new_turn = A new turn
row-colony = { $region }

log-bid = { $who } bids ${ $n }
    .also = bids ${ $n }
    .you = bid ${ $n }
log-passed = { $who } passes and takes place { $place }
    .also = passes and takes place { $place }
    .you = pass and take place { $place }
log-paid_bid = { $who } pays { $minus } for the bid
    .also = pays { $minus } for the bid
    .you = pay { $minus } for the bid
log-placed = { $who } sends { piece.one } { spot.to }
    .also = sends { piece.one } { spot.to }
    .you = send { piece.one } { spot.to }
log-studied = { $who } uses the University and moves to the front { line.on }
    .also = uses the University and moves to the front { line.on }
    .you = use the University and move to the front { line.on }
log-initiative = { $who } takes { $plus } for initiative
    .also = takes { $plus } for initiative
    .you = take { $plus } for initiative
log-sailed = { $who } lands { piece.one } { region.in }
    .also = lands { piece.one } { region.in }
    .you = land { piece.one } { region.in }
log-merchant = { $who } gets { $plus } from the merchant
    .also = gets { $plus } from the merchant
    .you = get { $plus } from the merchant
log-converted = { $who } wins { $n ->
    [one] a colonist
   *[other] { $n } colonists
} by the missionary { region.in }
    .also = wins { $n ->
    [one] a colonist
   *[other] { $n } colonists
} by the missionary { region.in }
    .you = win { $n ->
    [one] a colonist
   *[other] { $n } colonists
} by the missionary { region.in }
log-claimed = { $who } is first with three pieces { region.in } and takes { good.what }
    .also = is first with three pieces { region.in } and takes { good.what }
    .you = are first with three pieces { region.in } and take { good.what }
log-took = { $who } takes { good.what }
    .also = takes { good.what }
    .you = take { good.what }
log-ship = { $who } wins the merchant ship
    .also = wins the merchant ship
    .you = win the merchant ship
log-bought = { $who } buys “{ $building }” for { $minus }
    .also = buys “{ $building }” for { $minus }
    .you = buy “{ $building }” for { $minus }
log-granted = { $who } gets { $plus } at once
    .also = gets { $plus } at once
    .you = get { $plus } at once
log-stationed = { $who } stations { $n ->
    [one] a soldier
   *[other] { $n } soldiers
} { region.in }
    .also = stations { $n ->
    [one] a soldier
   *[other] { $n } soldiers
} { region.in }
    .you = station { $n ->
    [one] a soldier
   *[other] { $n } soldiers
} { region.in }
log-settled = { $who } settles a colonist { region.in }
    .also = settles a colonist { region.in }
    .you = settle a colonist { region.in }
log-expedition = { $who } sends an expedition { region.to }: { $pieces }
    .also = sends an expedition { region.to }: { $pieces }
    .you = send an expedition { region.to }: { $pieces }
log-voyage = { $who } sends an expedition beyond the map: { $pieces }
    .also = sends an expedition beyond the map: { $pieces }
    .you = send an expedition beyond the map: { $pieces }
log-turned_up = { $region }: { $token }, strength { $force } against { $natives }
log-drawn = The card: { card.name }, strength { $force } against { $natives }
log-discovered = { $who } discovers { region.what }: { $plus }
    .also = discovers { region.what }: { $plus }
    .you = discover { region.what }: { $plus }
log-failed = { $who } fails { region.in }
    .also = fails { region.in }
    .you = fail { region.in }
log-found = { $who } finds { card.name }: { $plus }
    .also = finds { card.name }: { $plus }
    .you = find { card.name }: { $plus }
log-missed = { $who } does not reach { card.name }
    .also = does not reach { card.name }
    .you = do not reach { card.name }
log-recruited = { $who } gets { piece.one }
    .also = gets { piece.one }
    .you = get { piece.one }
log-brought = { $who } gets { piece.one } from “{ $building }”
    .also = gets { piece.one } from “{ $building }”
    .you = get { piece.one } from “{ $building }”
log-trained = { $who } trains { piece.one } for { $minus }
    .also = trains { piece.one } for { $minus }
    .you = train { piece.one } for { $minus }
log-battle = { $who } fights { enemy.with } { region.in }
    .also = fights { enemy.with } { region.in }
    .you = fight { enemy.with } { region.in }
log-war = { $who } declares war { enemy.on } for { $minus }
    .also = declares war { enemy.on } for { $minus }
    .you = declare war { enemy.on } for { $minus }
log-lost = { $who } loses { $pieces } { region.in }
    .also = loses { $pieces } { region.in }
    .you = lose { $pieces } { region.in }
log-income = { $who } earns { $plus } with goods and ships
    .also = earns { $plus } with goods and ships
    .you = earn { $plus } with goods and ships
log-goods_bonus = { $who } gets { $plus } for single goods
    .also = gets { $plus } for single goods
    .you = get { $plus } for single goods
log-yielded = { $who } gets { $plus } from “{ $building }”
    .also = gets { $plus } from “{ $building }”
    .you = get { $plus } from “{ $building }”
log-privateers = { $who } takes { $plus } with privateers
    .also = takes { $plus } with privateers
    .you = take { $plus } with privateers
log-plundered = { $who } loses { $minus } to the privateers { owner.of }
    .also = loses { $minus } to the privateers { owner.of }
    .you = lose { $minus } to the privateers { owner.of }
log-drew = { $who } draws { good.what }
    .also = draws { good.what }
    .you = draw { good.what }
log-moved = { $who } moves { $pieces } from { $from } to { $to }
    .also = moves { $pieces } from { $from } to { $to }
    .you = move { $pieces } from { $from } to { $to }
log-swapped = { $who } turns { piece.one } { region.in } into a colonist
    .also = turns { piece.one } { region.in } into a colonist
    .you = turn { piece.one } { region.in } into a colonist
log-none_left = { $who } has no { piece.none } left in the reserve
    .also = has no { piece.none } left in the reserve
    .you = have no { piece.none } left in the reserve
log-scored = { $region }: { $shares }
log-unscored = { $region }: no points for anybody
log-new_age = { $age ->
    [2] The second age begins
   *[3] The third age begins
}
    .also = { $age ->
    [2] the second age begins
   *[3] the third age begins
}
log-for_sale = For sale: “{ $building }”
    .also = for sale: “{ $building }”
log-offered = New goods on offer: { $goods }
    .also = new goods on offer: { $goods }
log-new_order = The new turn order: { $order }
    .also = the new turn order: { $order }

# ---- amounts

amount-coin = { $n } { $n ->
    [one] coin
   *[other] coins
}
amount-ship = { $n } { $n ->
    [one] ship
   *[other] ships
}
amount-natives = { $n } { $n ->
    [one] native
   *[other] natives
}
amount-colonist = { $n } { $n ->
    [one] colonist
   *[other] colonists
}
amount-captain = { $n } { $n ->
    [one] captain
   *[other] captains
}
amount-merchant = { $n } { $n ->
    [one] merchant
   *[other] merchants
}
amount-missionary = { $n } { $n ->
    [one] missionary
   *[other] missionaries
}
amount-soldier = { $n } { $n ->
    [one] soldier
   *[other] soldiers
}
amount-militia = { $n } { $n ->
    [one] militiaman
   *[other] militiamen
}
amount-gold = { $n } { $n ->
    [one] load
   *[other] loads
} of gold
amount-silver = { $n } { $n ->
    [one] load
   *[other] loads
} of silver
amount-cattle = { $n } { $n ->
    [one] load
   *[other] loads
} of cattle
amount-cocoa = { $n } { $n ->
    [one] load
   *[other] loads
} of cocoa
amount-fish = { $n } { $n ->
    [one] load
   *[other] loads
} of fish
amount-sugar = { $n } { $n ->
    [one] load
   *[other] loads
} of sugar
amount-furs = { $n } { $n ->
    [one] load
   *[other] loads
} of furs
amount-coffee = { $n } { $n ->
    [one] load
   *[other] loads
} of coffee
amount-tobacco = { $n } { $n ->
    [one] load
   *[other] loads
} of tobacco
amount-rice = { $n } { $n ->
    [one] load
   *[other] loads
} of rice
amount-indigo = { $n } { $n ->
    [one] load
   *[other] loads
} of indigo

# ---- figures, goods, discoveries

face-colonist = Colonist
face-captain = Captain
face-merchant = Merchant
face-missionary = Missionary
face-soldier = Soldier
face-militiaman = Militiaman
face-mark = Power
face-gold = Gold
face-silver = Silver
face-cattle = Cattle
face-cocoa = Cocoa
face-fish = Fish
face-sugar = Sugar
face-furs = Furs
face-coffee = Coffee
face-tobacco = Tobacco
face-rice = Rice
face-indigo = Indigo
face-ship = Merchant ship
face-token-back = Discovery token, face down
face-token = Discovery: { $natives ->
    [one] 1 native
   *[other] { $natives } natives
}, { $points } points
face-card-back = Discovery cards
text-find = { $natives ->
    [one] 1 native
   *[other] { $natives } natives
}. Money: ${ $money }, and ${ $loot } for each soldier. At the end { $points } points.
face-mississippi = Mississippi
face-great_lakes = Great Lakes
face-pampas = Pampas
face-california = California
face-philippines = Philippines
face-south_seas = South Seas
face-ethiopia = Ethiopia
face-amazon = Amazon
face-northwest_territories = Northwest Territories
face-australia = Australia
face-cipango = Cipango (Japan)
face-siam = Siam
face-spice_islands = Spice Islands
face-india = India
face-circumnavigation = Circumnavigation
face-china = China
corner-vp = { $value } points
corner-points = { $value } points
badge-seen = seen

# ---- capital buildings and what they do

face-settlers = Settlers
face-monastery = Monastery
face-trade_routes = Trade Routes
face-parade_ground = Parade Ground
face-indentured_servants = Indentured Servants
face-conquistador = Conquistador
face-navigator = Navigator
face-fall_of_the_inca = Fall of the Inca Empire
face-trading_post = Trading Post
face-new_world_cartography = New World Cartography
face-mint = Mint
face-indian_allies = Indian Allies
face-privateers = Privateers
face-shipyards = Shipyards
face-cathedral = Cathedral
face-taxes = Taxes
face-university = University
face-west_indies_company = West Indies Company
face-colonial_laws = Colonial Laws
face-rum_distillery = Rum Distillery
face-market = Market
face-military_academy = Military Academy
face-fortress = Fortress
face-stables = Stables
face-overpopulation = Over­population
face-militia = Militia
face-mercantilism = Mercantilism
face-population = Population
face-navy = Navy
face-power = Power
face-prosperity = Prosperity
face-fame = Fame
face-wealth = Wealth
face-relocation = Relocation
face-manufactory = Manufactory

text-recruit = { $piece-id ->
    [colonist] A colonist
    [captain] A captain
    [merchant] A merchant
    [missionary] A missionary
    [soldier] A soldier
   *[other] { $piece }
} every turn
text-embark = { $piece-id ->
    [colonist] A colonist
    [captain] A captain
    [merchant] A merchant
    [missionary] A missionary
    [soldier] A soldier
   *[other] { $piece }
} for discovery every turn
text-dock_x = A colonist in dock cell X every turn
text-dock_y = A colonist in dock cell Y every turn
text-dock_x-placed = You may place a piece in dock cell X
text-dock_y-placed = You may place a piece in dock cell Y
text-grant = ${ $n } at once
text-income = ${ $n } every turn
text-each-gold-or-silver = ${ $n } per gold and silver, every income
text-each-sugar = ${ $n } per sugar, every income
text-plunder = ${ $n } per ship of yours from each player, every turn
text-draw_good = A random good every turn
text-chart = At once: discover a region without an expedition
text-convert = Your missionaries bring { $n } colonists
text-advance = Once: your piece to the front of a line
text-advance-from-hand = Once: place a piece at the front of a line
text-ride = Every turn: a soldier may ride to a region nearby
text-relocate = Every turn: up to { $n } people to another region
text-militia = A soldier more in battles that others begin
text-station = At once: { $n } soldiers into one colony of yours
text-settle = At once: { $n } colonists into open regions
text-points-good = { $n ->
    [one] 1 point
   *[other] { $n } points
} per good
text-points-piece_in_new_world = { $n ->
    [one] 1 point
   *[other] { $n } points
} per { $every } people in the New World
text-points-ship = { $n ->
    [one] 1 point
   *[other] { $n } points
} per ship
text-points-soldier_in_new_world = { $n ->
    [one] 1 point
   *[other] { $n } points
} per soldier in the New World
text-points-building = { $n ->
    [one] 1 point
   *[other] { $n } points
} per building
text-points-region_with_piece = { $n ->
    [one] 1 point
   *[other] { $n } points
} per region with your people
text-points-money = { $n ->
    [one] 1 point
   *[other] { $n } points
} per ${ $every }

# ---- places

zone-map = Map
zone-lines = Lines
zone-order = Turn order
zone-initiative = Initiative
zone-dock = Colonist dock
zone-goods = Trade goods
zone-offer = On offer
zone-shipping = Merchant shipping
zone-ship = Ship
zone-capital = Capital buildings
zone-discovery = Discovery
zone-expedition = Expedition
zone-deck = Discovery cards
zone-specialists = Specialists
zone-warfare = Warfare
zone-buildings = Buildings
zone-battle = Battle
zone-seat = Power
zone-hand = Left to place
zone-own-goods = Goods
zone-own-ships = Ships
zone-owned = Buildings
zone-finds = Discoveries
zone-next = Next turn
label-training = Any, ${ $n }

about-order = In this order pieces are placed and expeditions leave.
about-initiative = One piece each. The cell pays its number at once, and the order here is the turn order of the next turn.
about-dock = From the left, each piece sails to a discovered region and stays there. X and Y belong to two buildings.
about-goods = From the left, each piece takes one of the goods on offer.
about-shipping = The strongest here wins the ship; captains and merchants count as two.
about-capital = From the left, each piece may buy one of the buildings.
about-discovery = In turn order, everybody may send an expedition to a hidden region; pieces wait here until they are sent.
about-specialists = The piece in a cell brings that specialist for the next turn; training lets you choose, for money.
about-warfare = From the left, each piece may fight one battle or declare one war.

region-canada = Canada
region-new_england = New England
region-florida = Florida
region-new_spain = New Spain
region-caribbean = Caribbean
region-new_granada = New Granada
region-peru = Peru
region-brazil = Brazil
region-rio_de_la_plata = Rio de la Plata

nation-france = France
nation-england = England
nation-portugal = Portugal
nation-spain = Spain
nation-holland = Holland

# ---- a round is called a turn here
round-name = Turn
round-number = turn { $n }
round-of = Turn { $n } of { $all }
rounds-played = { $n ->
    [one] After one turn.
   *[other] After { $n } turns.
}
rounds-chart = The game, turn by turn
moment-lead = { $seat } takes the lead and holds it for { $n ->
    [one] one turn
   *[other] { $n } turns
}
    .you = take the lead and hold it for { $n ->
    [one] one turn
   *[other] { $n } turns
}

# ---- the course of the game, and remarks

age-1 = I
age-2 = II
age-3 = III
phase-auction = Auction
phase-placing = A. Placement
phase-resolving = B. Resolution: { $line }
phase-benefits = D. Benefits of buildings
phase-closing = I. New turn order
status-then = then resolution and income
status-scoring = colonies score at the end of this turn
note-order = placing in this order
note-bid = { $seat } bids ${ $n }
note-initiative = pays at once
note-leads = { $seat } leads with { $n }
note-tied = tied at { $n }, { $seat } is earlier in order
note-price = price ${ $n }
sum-strength = strength { $n }
note-strength = your strength: { $n }
note-sent = { $seat }: strength { $n }
note-war = battle $0, war ${ $n }
note-stack = { $n ->
    [0] the stack of this age is empty
   *[other] { $n } more in the stack
}
note-attacks = attacks, { $n ->
    [0] no soldiers
    [one] 1 soldier
   *[other] { $n } soldiers
}
note-defends = defends, { $n ->
    [0] no soldiers
    [one] 1 soldier
   *[other] { $n } soldiers
}
duel-war = War, { $n ->
    [one] 1 battle
   *[other] { $n } battles
}

# ---- a player’s numbers, and where points come from

panel-vp = points
panel-coin = money
panel-income = income
panel-discovery = discoveries
panel-ship = ships
panel-goods = goods
panel-capital = buildings
tally-colonies = Colonies scored
tally-standing = Colonies now
tally-discoveries = Discoveries
tally-buildings = Buildings
tally-profits = Profits

# ---- why not

refused-bid-too-low = The highest bid is ${ $highest }: bid more, or pass.
refused-bid-too-high = You have ${ $have }.
refused-none-in-hand = You have no { piece.none } left to place.
refused-hold-first = You have pieces of many kinds: first choose which one you place.
refused-other-held = You have taken up another piece: place that one.
refused-none-left = All your figures of this kind are out, and none in a colony can be swapped for a colonist.
refused-one-on-initiative = You stand on the initiative line already: one piece each.
refused-dock-full = All { $n } cells of the dock are taken.
refused-goods-full = All cells of the goods line are taken.
refused-capital-full = All cells of the capital line are taken.
refused-warfare-full = All cells of the warfare line are taken.
refused-cell-taken = This cell is taken.
refused-dock-cell-owned = This cell of the dock belongs to a building, and no piece from the hand may go there.
refused-dock-cell-taken = A piece stands in this cell of the dock already.
refused-one-good-each = You stand on the goods line already: one piece each.
refused-no-university = You have no University, or have used it already.
refused-none-on-line = You have no piece in that place { line.on }.
refused-already-first = You are first { line.on } already.
refused-other-line = Now the University works only on the line that is about to resolve.
refused-standing-only = The University moves a piece that stands on a line.
refused-hand-only = The University places a piece from your hand.
refused-undiscovered = { $region } has not been discovered.
refused-not-offered = { $good } is not on offer.
refused-not-on-sale = “{ $building }” is not for sale.
refused-cannot-pay = “{ $building }” costs ${ $need }, and you have ${ $have }.
refused-discovered = { $region } has been discovered already.
refused-no-own-piece = You have nobody { region.in }.
refused-none-to-send = You have no { piece.none } left on the discovery line.
refused-sent-in-order = Name colonists first, then captains, merchants, missionaries and soldiers.
refused-nobody-sent = First tick who goes on the expedition.
refused-regions-left = Expeditions go beyond the map only when every region is discovered.
refused-called-off-too-late = Your expedition has left: choose where it goes.
refused-cannot-train = Training costs ${ $need }, and you have ${ $have }.
refused-no-such-foe = There is no such opponent.
refused-not-both-there = A battle needs both of you { region.in }.
refused-no-soldiers = Neither of you has a soldier { region.in }.
refused-no-soldier-of-yours = You have no soldier { region.in }.
refused-cannot-pay-war = A war costs ${ $need }, and you have ${ $have }.
refused-no-battle = There would be no battle: nowhere do both of you have people and one of you a soldier.
refused-none-to-strike = There is no { piece.none } left to strike.
refused-struck-in-order = Mark enemies from colonists up to soldiers, one for each soldier of yours.
refused-no-stables = You have no Stables, or have used them in this turn.
refused-no-soldier-there = You have no soldier { region.in }.
refused-not-adjacent = { $from } and { $to } are not neighbours.
refused-no-relocation = You have no Relocation, or have used it in this turn.
refused-too-few-to-move = You have not so many people to move { region.in }.
refused-soldiers-stay = Relocation does not move soldiers.
refused-same-region = They have just left this region.
refused-none-to-swap = You have no soldier { region.in }.
