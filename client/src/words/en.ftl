# The page's own words in English. A title's words come from its folder.

brand = Carrack
brand-home = Carrack, home page
language = Language
theme = Theme: { $which ->
    [light] light
    [dark] dark
   *[system] same as this device
}
close = Close
save = Save
again = Try again
to-home = Home
seat = Player { $n }
table-laying = Laying the table…

# ---- the first page

home-title = Carrack: an open table for strategy games
home-heading = { $n ->
    [1] Sit down. The table is set.
   *[other] Pick a game. The table is set.
}
home-lead = Strategy games of trade and discovery, with friends anywhere or with bots worth playing. No account.
shelf = Games
shelf-none = The shelf is empty: this server has no games.
players = { $least } to { $most } players
players-exactly = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
minutes = { $n } min
minutes-spoken = about { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}

# ---- who plays

seats = Who plays
seat-n = Seat { $n }
seat-more = Add a seat
seat-less = Remove the last seat
you = You
friend = Friend
friend-note = by link
    .about = You get a link for this seat to send to them.
here = Someone here
here-note = on this device
    .about = You pass the device to each other.
here-name = Their name
bot = Bot
bot-levels = Five levels, from one who is still learning to the strongest.
bot-step = level { $n } of { $of }
bot-seat = Seat the bot
bot-level1 = cabin boy
    .about = Is still learning: sensible moves, many mistakes.
bot-level2 = sailor
    .about = Plays soundly, but hardly looks ahead.
bot-level3 = boatswain
    .about = Looks a few moves ahead and wastes little.
bot-level4 = navigator
    .about = Plans far ahead and keeps an eye on the others.
bot-level5 = admiral
    .about = The strongest. Takes up to two seconds for a move.
bot-search = calculating
    .about = Thinks like the admiral, but for a fixed number of tries.
bot-greedy = steady
    .about = Makes the best move it can see.
bot-random = wild guess
    .about = Moves at random. Good for a first look at a game.
bot-net = over the network
    .about = Your own program. Such games are not rated.
bots-mine = Your own bots
bot-name-1 = Marta
bot-name-2 = Ilya
bot-name-3 = Priya
bot-name-4 = Zheng
bot-name-5 = Lucía

party-alone = Just you.
party-bots = You against { $n ->
    [1] one bot
    [2] two bots
    [3] three bots
    [4] four bots
   *[other] { $n } bots
}.
party = { $list }.
party-you = You
party-here = { $n ->
    [1] one more player here
    [2] two more players here
    [3] three more players here
    [4] four more players here
   *[other] { $n } more players here
}
party-friends = { $n ->
    [1] a friend
    [2] two friends
    [3] three friends
    [4] four friends
   *[other] { $n } friends
}
party-rivals = { $n ->
    [1] a bot
    [2] two bots
    [3] three bots
    [4] four bots
   *[other] { $n } bots
}
party-now = Starts at once.
party-links = { $n ->
    [1] Next you get a link for your friend.
   *[other] Next you get one link for all of them.
}

play-now = Play
play-gather = Open the table
play-invite = Invite friends
play-uninvite = Play bots instead

# ---- playing on from where others were

on-title = Play on from here
on-short = Play on
on-about = A table of your own begins after { $n ->
    [0] the deal
    [one] { $n } decision
   *[other] { $n } decisions
} of this game. The cards come as they did there; whoever has watched it knows them.
on-mine = Your seat
on-do = Play
on-not = Not now
bring = A game from a file
bring-do = Open a record…
bring-about = A game saved as a file, to watch or to play on.
bring-drop = Drop the file here.
bring-unfinished = { $title }, not finished: { $n ->
    [one] { $n } decision was
   *[other] { $n } decisions were
} made.
bring-known = The file holds the seed: whoever has it can know all cards.
bring-promise-kept = The seed matches the fingerprint shown before the first move.
bring-promise-broken = The seed does not match the fingerprint in the file!
bring-promise-none = The file has no fingerprint of its seed.

more = More options
readings = Rule readings
    .about = How open points of the rulebook are read. You need none of this for a first game.
more-on = More options: { $list }
closed-scores = Closed scores
    .about = Points stay hidden until the end, even those one could work out.
random-seating = Random seating
    .about = Who sits where, and who begins, is drawn at random.
listed = Open to all
    .about = Anybody may take a free seat, or watch. Hidden cards stay hidden.
hints = Hints for everyone
    .about = Anyone at the table may ask a bot what to do. On your own with bots you always can. A game with a hint is not rated.
deal-anew = Reshuffle after undoing
    .about = If moves are undone after something was revealed, everything nobody knew is shuffled again. Otherwise the same cards come up.
clock = Clock
    .about = A bot can stand in for a player who has run out of time, until they are back.
clock-none = No clock
clock-live = { $n } min + { $more } s
clock-days = { $n ->
    [one] { $n } day a turn
   *[other] { $n } days a turn
}
lobby = Open tables
lobby-free = { $n ->
    [one] 1 free seat
   *[other] { $n } free seats
}
lobby-join = Join
lobby-watch = Watch
choice-on = yes
choice-off = no

# ---- my games

games = Your games
games-over = Finished games
games-all = Show { $n } more
games-hidden = { $n ->
    [one] { $n } game is off this list until something happens there.
   *[other] { $n } games are off this list until something happens there.
}
games-unhide = Show again
game-again = Play again with the same people: { $title }
game-hide = Take off this list: { $title }
games-none = No games yet. They are kept here for this browser, without an account.
games-first = Play a first game
game-turn = Your turn
game-waiting = Waiting for { $names }
game-gathering = { $taken } of { $all } seats taken
game-playing = In play
game-won = Won { $mine } to { $best }
game-won-plain = Won
game-won-alone = Finished with { $mine }
game-shared = Shared first place
game-place = { $place ->
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
   *[other] Place { $place }
}, { $mine } to { $best }
game-place-plain = { $place ->
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
   *[other] Place { $place }
}
game-winner = { $name } won { $mine } to { $best }
game-winner-plain = { $name } won
game-over = Finished
just-now = just now

# ---- me

guest = Guest
guest-menu = You: { $name }
my-name = Your name
my-name-host = Your friends see it on the invitation.
my-name-hint = The others at the table see it. 24 characters at most.
forget = Forget me…
forget-title = Forget you?
forget-about = Your name is deleted, and so is everything this browser keeps. Your seats in running games become free, and you cannot come back to your games. This cannot be undone.
forget-do = Forget me
forget-not = Stay

# ---- a seat's link

fair = A fair deal
fair-about = The table has drawn its seed already and cannot change it: below is its fingerprint. Add a word or a number of your own, and the cards are dealt from the seed and from what all players have added. So whoever runs this server cannot have chosen the cards, unless they play here too. Until the deal only you see what you add; then everybody does.
fair-label = Your word or number
fair-promise = Fingerprint of the seed:
sit-title = A seat for you
sit-heading = A seat for you: { $title }
sit-who = At the table
sit-yours = yours, if you like
sit-free = still free
sit-you = you
sit-do = Take this seat
sit-mine = This seat is already yours.
sit-mine-do = Go to the table
sit-move = { $name } is playing this seat. Is that you? Then carry on here: the seat moves to this browser.
sit-move-do = Carry on here
table-deal-anew = Rule of this table: after undoing, everything nobody knew is shuffled again.
origin-fork = { $n ->
    [0] Started from the deal of another game.
   *[other] Played on from decision { $n } of another game.
}
origin-import = { $n ->
    [0] Loaded from a file.
    [one] Loaded from a file with { $n } decision.
   *[other] Loaded from a file with { $n } decisions.
}
origin-rules = { $n ->
    [0] Started again here, because the rules or components had changed.
   *[other] Continued here from decision { $n }, because the rules or components had changed.
}
origin-known = Its cards are known: whoever loaded it could have looked at all of them, even those still to come.
origin-broken = The seed does not match the fingerprint in the file!
facts = About this table
sit-full = All seats at this table are taken. You can watch.
sit-over = This game is over. You can look at it.
sit-watch = Watch
sit-look = Look at it
sit-only-watch = Only watch
sit-old = This link is old or incomplete. Ask your friend for a new one.

# ---- how a title is played

how = How to play
how-of = How to play { $title }
how-contents = On this page
how-back = Back
how-to-table = Back to the table
how-play = Choose this game
rule-title = The rule
rule-open = Read the rule
rule-none = Nobody has written this rule down.
how-letters = ABCDEFGHIJKLMNOPQRSTUVWXYZ
how-print = Print
lesson = Lesson
lesson-step = Step { $n } of { $all }
lesson-next = Next
lesson-back = One step back
lesson-show = Show me
lesson-leave = Leave the lesson
lesson-read = Read what the coach says, then press “Next”.
lesson-other = That is allowed too. But try what the coach says.
lesson-first = Play a first game
lesson-learn = Learn by playing
lesson-go-on = Go on with the lesson
lesson-minutes = { $n } minutes, with a coach
how-none = Nobody has written down how to play this game yet.
help-tap-legal = Anything that glows can be chosen now. Tap it to see what it does.
help-tap-selected = Chosen. Tap it again or confirm; tap anything else that glows to change your mind.
help-tap-dead = Anything that does not glow cannot be chosen now. Tap it to find out why.
help-tap-dock = The bar below the board asks the question. It lists what you can do, and for what you have tapped it shows what you have now, what you would have after, and the points. A long press enlarges a card.
help-tap-others = The others’ moves are shown one after another. Any tap skips ahead; “Show again” replays them.

# ---- licences and credits

footer = Free software. Not affiliated with any publisher of these games.
footer-about = Licences and credits
about-title = Licences and credits
about-lead = Carrack is an open table for strategy board games: exact rules, a page for people, and an environment for programs that learn to play.
about-free = Free software
about-free-text = Carrack is free under the { $licence }: use it, read it, change it, host your own table.
about-games = The games
about-games-text = Carrack is not affiliated with, endorsed by or sponsored by any publisher or author of these games. Names of games belong to their owners and only say which rules are played. The rules are told in our own words; every picture, icon and cover is our own drawing. If you like a game, buy it: a real table is hard to beat.
about-privacy = What is kept
about-privacy-text = One cookie recognises this browser; your name and your games are kept on this server. Nothing is measured, nothing is passed on. “Forget me” in the menu with your name deletes it.
about-thanks = Built with
about-thanks-name = What
about-thanks-use = What for
about-thanks-licence = Licence
about-use-display = titles and headings
about-use-text = text and numbers
about-use-page = the page
about-use-words = words in many languages
about-use-qr = QR codes of invitations

# ---- what can go wrong

lost = No connection. Trying again…
no-page = There is no page at this address.
page-broken = This part of the page could not be loaded.
problem-offline = The server cannot be reached. Trying again…
problem-server = Something went wrong on the server. Nothing was changed; please try again.
problem-bad-request = The server did not understand this: { $detail }
problem-too-large = That is too much at once. Please send less.
problem-too-many = Too fast. Wait a moment, then try again.
problem-watchers-full = Too many people watch this table. Try again later.
problem-only-play = So much has been undone in this game that it can only be played to the end now.
problem-too-long = This game has gone on longer than any game needs to. You can only give up or look at it now.
problem-forbidden = This is not allowed from here.
problem-token = This page is out of date. Reload it, then try again.
problem-no-table = There is no such table. It may have been cleared away.
problem-no-seat = There is no such seat at this table.
problem-not-yours = This seat is not yours.
problem-old-version = The table has moved on in the meantime. Look again and decide.
problem-not-over = This can be seen only when the game is over.
practice-none = There is nothing to practise: have the game reviewed first, or be glad.
problem-review-none = This game was called off: there is nothing to review.
problem-no-position = The game has not got that far, or it was undone.
problem-line-broken = This line cannot be played any more.
problem-link-old = This link is old or incomplete. Ask for a new one.
problem-seat-taken = This seat is already taken. Ask for a link to another one.
problem-table-full = All seats at this table are taken.
problem-gathering = The game has not begun: some seats are still free.
problem-no-undo = This can no longer be undone.
problem-dealt = The cards have been dealt: nothing can be added to them now.
problem-what-if-shut = This game counts for ratings and has a running clock, so What if is closed for everybody until it is over.
problem-nothing-ahead = What you will be asked next cannot be foreseen yet.
problem-asked-already = It is your turn already.
problem-line-empty = Nothing of yours was decided in this line yet.
problem-too-far = That was too much at once: something is revealed on the way, or someone else decides. Send the rest after that.
problem-over = The game is over.
problem-illegal = This is not possible now.
problem-cannot-open = This game cannot be opened any more.
problem-outlived = { $why ->
    [components] This game was played with other cards or pieces than the server has now.
   *[rules] This game was played by another version of the rules than the server has now.
} Its log and result are kept, but it cannot be replayed any more.
problem-outlived-running = { $why ->
    [components] Cards or pieces were corrected while this game ran.
   *[rules] The rules were changed while this game ran.
} Those who sit here can go on at another table.
problem-outlived-moved = { $why ->
    [components] Cards or pieces were corrected while this game ran.
   *[rules] The rules were changed while this game ran.
} It goes on at another table.
problem-outlived-closed = { $why ->
    [components] Cards or pieces were corrected while this game ran.
   *[rules] The rules were changed while this game ran.
} It cannot be played on.
problem-goes-on = This game does not need another table: it is being played here.
problem-fork-running = This game is still going on. When it is over, anyone can play on from any of its positions.
problem-fork-end = The game is over here. Go back to a position it can be played on from.
problem-record-seen = This file holds what one player had seen of a running game. What was hidden from them is not in it, so nobody can play it on. When the game is over, its record can be downloaded.
problem-record-empty = The file is empty.
problem-record-damaged = The file is damaged ({ $detail }).
problem-record-truncated = The file breaks off in the middle. Perhaps it was not copied completely.
problem-record-foreign = This file is not a record of a Carrack game.
problem-record-newer = This record was written by a newer Carrack than this server has.
problem-record-altered = This record was altered or is damaged: its checksum does not match.
problem-record-title = This server does not have the game “{ $title }”.
problem-record-rules = This record follows another version of the rules than this server has.
problem-record-components = This record was played with other cards or pieces than this server has.
problem-record-deal = This record cannot be dealt ({ $detail }).
problem-record-illegal = Action { $n } of { $total } does not follow the rules{ $rule ->
    [none] .
   *[other] { " " }({ $rule }).
}
problem-record-long = This record is longer than any game can be.
problem-no-page = There is nothing at this address.
problem-cancelled = The host has called this game off.
problem-begun = The game has begun. You can let a bot play for you, or give up.
problem-conceded = You have given up this game.
problem-no-hints = Other people play here, and the host has not allowed hints.
problem-hint-turn = You can get a hint when it is your turn.
problem-hint-failed = No hint could be found here.
problem-bot-plays = A bot is playing this seat.
problem-bot-away = This bot is not connected. Start its program, or choose another opponent.
problem-bot-token = This token is wrong or no longer valid. Make a new one on your page.
problem-bots-full = You cannot have any more bots. Delete one first.
problem-no-bot = You have no such bot.
problem-not-asked = Nobody is waiting for this answer any more.
problem-not-legal = The bot has chosen something that is not legal.
problem-in-time = They still have time, or have only just left. Wait a little.
problem-name = That name will not do. Use 1 to 24 characters.

# ---- my own bots

bots-title = Your own bots
bots-about = A program of yours can play at your tables, in any language, from any machine. Register it, give it the token, start it, and seat it as an opponent on the first page. How to write one is told in docs/bots.md.
bots-here = connected
bots-away = not connected
bots-name = Name of the bot
bots-register = Register
bots-token = The token of { $name }. Keep it now: it is not shown again.
bots-try = To see it play before you write your own, start our example with it:
bots-copy = Copy
bots-copied = Copied
bots-full = You have { $n } bots and cannot have any more.
bots-renew = New token
bots-renew-title = A new token for { $name }?
bots-renew-about = The old one stops working at once, and any program using it is cut off.
bots-renew-do = Make a new one
bots-delete = Delete
bots-delete-title = Delete { $name }?
bots-delete-about = Its program is cut off. In games that still run a quick bot plays on in its seats.
bots-delete-do = Delete it
bots-keep = Leave it as it is

# ---- my page

me-title = Your history
me-lead = What you have played to the end on this server. Only you see it.
me-none = You have not finished a game yet. After the first one this page begins to fill.
me-play = Play a game
me-past = Finished games
me-more = Show earlier ones
me-replay = Replay
me-replay-of = Replay of { $title }, { $date }
me-gave-up = gave up
me-shares = Won
me-shares-none = Nothing counts here yet. A game counts when everyone has one seat and there is someone to play against. Games with a hint do not count.
me-uncounted = { $n ->
    [one] One of the games listed here does not count
   *[other] { $n } of the games listed here do not count
}{ $hinted ->
    [0] .
    [one] , one because of a hint.
   *[other] , { $hinted } because of a hint.
}
me-share = { $won } of { $games }
me-share-spoken = { $title }, { $seats } players: won { $won } of { $games }, { $percent }
me-ratings = Rating
me-ratings-none = It begins with your next game against someone, played without hints. Bots count too.
me-estimate = estimated { $n } ± { $give }
me-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
me-provisional = provisional
me-provisional-about = A rating is provisional until you have played ten games of that title.
me-course = From { $from } to { $to } over the last { $n ->
    [one] game
   *[other] { $n } games
}
me-bot = Bot, { $level }: { $n }
me-rating-about = The large number is the least strength we are sure of. It begins at 1000 and grows as more is known of you; 200 more than another means three wins in four.
me-rating-switch = Keep a rating
    .about = One for each title, from how your games end. Nobody else sees it.
me-rating-off-title = Delete your rating?
me-rating-off-about = Your rating and its history are deleted for all titles and cannot be brought back. From now on none is kept. Your games stay.
me-rating-off-do = Delete it
me-rating-off-not = Keep it
me-unrated = You keep no rating.
me-change = Rating { $change }
uncounted-elsewhere = It does not count for ratings: the game began elsewhere, and its cards could be known.
uncounted-alone = It does not count for ratings: there was nobody to play against.
uncounted-two-seats = It does not count for ratings: somebody had two seats.
uncounted-network-bot = It does not count for ratings: nobody knows how strong a bot of the network is.
uncounted-knew = It does not count for ratings: someone undid moves after something was revealed, or over another player’s decision.
uncounted-hinted = It does not count for ratings: somebody asked for a hint.
uncounted-early = It does not count for ratings: somebody gave up before everybody had decided five times.
uncounted-household = It does not count for ratings: two players sat down from the same internet address.
uncounted-stand-in = It does not count for your rating: a bot made more than half of your decisions.
uncounted-nobody-left = It does not count for ratings: bots made more than half of the decisions of all your opponents, or they gave up at once.
uncounted-unwanted = You keep no rating.
me-changed = Rating { $change }: from { $before } to { $after }

# ---- settings

set-title = Settings
set-lead = Kept for you by this server, without an account.
set-language = Language
set-language-about = The log of a game uses it, too.
set-theme = Colours of the page
set-theme-about = Light, dark, or as this device is set.
set-theme-system = Same as the device
set-theme-light = Light
set-theme-dark = Dark
set-motion = Motion
set-motion-about = How pieces get from place to place.
set-motion-system = Same as the device
set-motion-full = Smoothly
set-motion-none = No animation
set-speed = Pace
set-speed-about = How long other players’ moves stay on show.
set-speed-usual = Usual
set-speed-slow = Slow
set-speed-fast = Fast
set-confirm = Confirm
set-confirm-about = Whether a choice waits for a second click.
set-confirm-final = What cannot be undone
set-confirm-always = Everything
set-confirm-never = Nothing
set-sound = Sound
set-sound-about = A gentle tone when it is your turn, and at the end.
set-sound-off = Off
set-sound-on = On
set-notify = Browser notifications
set-notify-about = When it is your turn and the page is open but out of sight.
set-notify-off = Off
set-notify-on = On
message-dismissed = You have not answered the browser's question, so nothing is switched on.
message-blocked = This browser blocks messages of this page. Allow them in its settings, then load the page again.
message-insecure = This works only where the address of the page begins with https.
message-apple = On an iPhone or iPad this works only from the home screen: tap Share, then “Add to Home Screen”, and open Carrack from there.
message-unable = This browser cannot do that.
message-unasked = You want these messages, but this browser has not been asked to show them yet.
message-ask = Ask it now
set-colours = Player colours
set-colours-about = Players differ in shape, too, not only in colour.
set-colours-usual = Usual
set-colours-strong = Strong
set-phrase = Your games on another device
set-phrase-about = A phrase of ten made-up words lets any browser know you. Anyone who has it can play as you.
set-phrase-make = Make a phrase
set-phrase-once = Write it down now: it is shown only once. A new one replaces it.
set-phrase-typed = Type your phrase
set-phrase-use = Sign in with this phrase
problem-no-phrase = Nobody has this phrase. Check each word.
install-title = Carrack as an app
install-about = An icon on your home screen and a window of its own. It needs no shop and takes hardly any room.
install-do = Install Carrack
install-apple = On an iPhone or iPad: tap Share, then “Add to Home Screen”.
install-menu = This browser has not offered it here. Its menu may have “Install” or “Add to Home screen”.
install-installed = It is installed.
install-insecure = This works only where the address of the page begins with https.

# ---- being told that it is my turn

tell-title = Tell me when it is my turn
tell-about = When you are awaited and not looking, one message comes for all your tables. It says which game and where, and nothing else.
tell-push = This browser
tell-push-about = A message of your device, also when this page is closed.
tell-push-on = Tell this browser
tell-push-off = No longer
tell-push-is-on = This browser is told.
tell-push-other = Another browser of yours
tell-push-failed = This browser could not be reached by its maker's service. Try again later.
tell-mail = Mail
tell-mail-about = First a code comes to your address, so that nobody else is written to.
tell-mail-address = Your address
tell-mail-send = Send a code
tell-mail-sent = A code is on its way to { $address }. It is good for half an hour.
tell-mail-code = The code
tell-mail-confirm = Confirm
tell-mail-another = Another address
tell-mail-done = Confirmed. You will be told by mail.
tell-hook = Messenger or webhook
tell-hook-about = An address of Discord, Slack, Telegram, ntfy, Matrix or Gotify, or one that takes JSON.
tell-hook-url = Address of the webhook
tell-hook-shape = Kind of webhook
tell-shape-auto = Known by its address
tell-shape-json = Plain JSON
tell-key-telegram = Number of the chat
tell-key-matrix = Access token
tell-key-gotify = Token of the application
tell-saved = Saved. A first message is on its way.
tell-tried = A message is on its way.
tell-gone = Nothing is sent there any more.
tell-try = Test
tell-remove = Remove
tell-stopped = Stopped: five messages in a row did not arrive. A test that arrives starts it again.
stop-title = No more mail
stop-about = From then on you are no longer told by mail that it is your turn.
stop-do = Send no more
stop-done = Done. No more mail will come.
stop-broken = This link is incomplete. In the settings you can remove your address, too.
problem-bad-hook = The message did not arrive. The address must be public, its port 80, 443 or at least 1024, and it must take the message within ten seconds.
problem-bad-address = This is no address of a webhook. It begins with https:// or http:// and has no password in it.
problem-hook-key = Telegram needs the number of the chat.
problem-bad-mail = This is no address of mail. Check it.
problem-mail-failed = The mail could not be sent. Check the address, or try later.
problem-bad-code = This is not the code that was sent. Check each digit.
problem-old-code = This code is too old, or was tried too often. Have a new one sent.
problem-channels-full = You have as many ways to be told as you may have. Remove one first.
problem-no-channel = There is no such way to be told. Load the page again.

# ---- the host of the server
news-close = Close this announcement
news-draining = The server will be restarted soon: no new tables now. Games that are played go on.
problem-banned = { $days ->
    [0] The host of this server has closed it to you.
    [one] The host of this server has closed it to you for { $days } day.
   *[other] The host of this server has closed it to you for { $days } days.
}
problem-banned-why = { problem-banned } The reason: { $why }
problem-draining = The server will be restarted soon and takes no new tables. Games that are played go on.
problem-bot-not-offered = This bot is not offered on this server. Choose another one.
problem-not-offered = No new tables of this game are set up on this server.
problem-no-remark = This message is no longer there.
problem-blank-name = Nothing in this name can be seen. Choose letters that show.
problem-host = This server does not answer to the name in the address.
set-phrase-alone = Log out my other devices
set-alone = Log out everywhere else
set-alone-about = All other browsers that play as you are signed out at once. This one stays yours. If someone else may know your phrase, make a new one, too.
set-alone-do = Log out on all other devices
set-alone-done = Done. Only this browser is yours now.
