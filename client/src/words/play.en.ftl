# The words of the table in English.

# ---- the board and its pieces
board-several = { $face }, { $n }
board-on-it = on it { $what }
board-place = { $zone }, place { $n }
board-can-choose = can be chosen
board-chosen = chosen
board-ticked = ticked: { $n }
board-new = new
board-empty = nothing here
board-zone-empty = { $zone }: nothing here
board-look-through = { $zone }: { $n }, look through
board-own = What is yours
board-lies-on = On it:
board-now-costs = Now it costs { $what }
board-now-gives = gives { $what }
board-now-possible = Can be chosen now
board-undo = Undo
board-redo = Redo
board-restart = Restart the turn
board-replay = Show the last moves again
board-log-show = Log
board-menu = Menu
board-tabs = Parts of the table
board-tab-table = Table
board-tab-seats = Players
board-tab-log = Log
board-help = Help
board-reconnecting = Reconnecting. The table is safe.
board-reconnecting-unsent = Reconnecting. Your move is safe.

# ---- the seats
seats-all = Players
seats-you = you
seats-bot = bot
seats-too = at this device
seats-open = open seat
seats-away = away
seats-move = Play on another device
seats-move-about = Open this link there, and the seat goes with you. It works once; keep it to yourself.
seats-show = Show everything of { $name }
seats-deciding = is deciding
seats-stand-in = a bot plays
seats-bot-away = away, another bot plays
seats-conceded = gave up

# ---- talk

chat = Chat
chat-unread = unread:
chat-none = Nobody has said anything yet.
chat-none-watching = Those who watch talk here; the players read it after the end.
chat-watcher = A spectator
chat-mute = Hide what somebody says
chat-say = Say something
chat-send = Send

# ---- coming and going

leave-heading = Leave the table
leave-about = A bot plays for you until you are back; the log says what it did. Giving up makes you last.
leave-bot = Let a bot play for me
leave-back = Play myself again
leave-plays = A bot plays for you.
leave-away = Away
leave-away-about = A bot can play here until they are back.
leave-call = Call a bot in
concede = Give up
concede-sure = You will be last, and cannot come back. A bot plays on for the others.
concede-no = Play on
concede-done = You have given up. A bot plays on for you.
log-seat-left = { $who } leaves, a bot plays on
log-seat-replaced = A bot plays for { $who }
log-seat-returned = { $who } is back
log-seat-conceded = { $who } gives up
log-went-back = { $who } goes back { $steps ->
    [one] one step
   *[other] { $steps } steps
}{ $others ->
    [0] { "" }
   *[other] , over what { $seats } had decided
}{ $revealed ->
    [0] { "" }
    [one] ; one thing had come to light
   *[other] ; { $revealed } things had come to light
}{ $dealt ->
    [0] { "" }
   *[other] { "" } and what nobody knew was dealt anew
}
log-seat-hinted = { $who } asks for a hint: this game is not rated
log-table-corrected = The cards or pieces of this game were corrected. What was played before was counted again with them.
log-table-migrated = The rules of this game were changed. What was played before was carried over.
log-bot = A bot:
clock-left = Time left
clock-day = d
clock-hour = h

# ---- forecast
forecast-title = Forecast
forecast-closed = Scores are closed until the end.
forecast-of = { $name }: { $n }

# ---- the log
journal-yours = Your turn
journal-theirs = { $name } is deciding
journal-round = Round
journal-empty = Nothing has happened yet.

# ---- the dock
dock = The decision
dock-verbs = What you can do
dock-choosing = { $n ->
    [one] { $who } is choosing.
   *[other] { $who } are choosing.
}
dock-won = { $n ->
    [one] { $who } has won.
   *[other] { $who } share the victory.
}
dock-hint = Point at what glows to see what it would do; click to choose it. Rest on a card to enlarge it.
dock-hint-touch = Tap what glows to see what it would do. Hold a card to enlarge it.
dock-hint-phone = Tap what glows.
dock-hint-verbs = You can: { $verbs }.
dock-hint-chips = Choose one of the buttons above.
dock-click = click to choose
dock-confirm = Confirm
dock-final = no way back
dock-forecast = Forecast
dock-now = { $zone } now
dock-after = After
dock-number = How many
dock-fewer = Fewer
dock-more = More
dock-turn = Turn
dock-spot = Choose a place.
dock-worth = worth { $n }
dock-shapes = What you can lay
dock-bands = How far
dock-band = { $n ->
    [0] Free
   *[other] Price { $n }
}
dock-band-far = Farther
dock-steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
dock-other-way = Another way
dock-only-step = Only this step
dock-ticked = { $n } of { $most } chosen
dock-ticked-some = { $n } chosen, from { $least } to { $most }
dock-set-full = { $n ->
    [one] One is chosen already. Take it off first.
   *[other] { $n } are chosen already. Take one off first.
}
dock-skip = To now
dock-again = Show again

# ---- a hint
hint = Hint
hint-about = A bot says what it would do here, and why.
hint-sure = With a hint this game does not count for ratings.
hint-show = Show the hint
hint-thinking = Thinking…
hint-play = Play it
hint-close = Close
hint-moves = { $n ->
    [one] At once:
   *[other] Over your next { $n } decisions:
}
hint-points = score { $sign }{ $n }
hint-nothing = Nothing to count yet: it prepares what comes later.
hint-chances = Chance to win: { $win }. Expected final score: { $score }.
hint-over = over { $percent }
hint-under = under { $percent }
hint-others = Next best:
hint-fewer = −{ $n ->
    [one] { $n } point
   *[other] { $n } points
}
hint-equal = as good

# ---- what happened meanwhile
catch-since = { $n ->
    [one] One move since you were here
   *[other] { $n } moves since you were here
}{ $when ->
    [unknown] .
   *[other] , { $when }.
}
catch-begun = { $n ->
    [one] The game has begun: one move so far.
   *[other] The game has begun: { $n } moves so far.
}
catch-watch = Watch
catch-skip = Skip
catch-pause = Pause
catch-resume = Go on
catch-title = Since you were here
catch-title-begun = So far
catch-play = To the table
catch-log = since your last visit
catch-bot = Bot:
dock-sending = Done, one moment…
dock-unsent = The server cannot be reached. Your move is safe and goes out as soon as it is back.
dock-watching = You are watching.
dock-over = The table stays open: look around as long as you like.
dock-wait = You can look around and plan meanwhile.
dock-bot-thinks = The bot is thinking.
dock-busy = The server is busy: bots answer later, and think for a shorter time.
dock-not-now = It is not your turn.
dock-soon = One moment.

# ---- taking back
back-undone = { $seat } took a step back
back-redone = { $seat } did it again
back-warning = Go back further?
back-warning-about = { $n ->
    [one] This undoes the last step.
   *[other] This undoes the last { $n } steps.
} A line in the log will say so.
back-rating = This game will no longer count for ratings.
back-warning-others = { $n ->
    [one] { $who } is asked first.
   *[other] { $who } are asked first.
}
back-warning-alone = Nobody else has to agree.
back-stay = Stay here
back-ask = Ask them
back-go = Go back
back-theirs = { $seat } would like to go back { $n ->
    [one] one step
   *[other] { $n } steps
}.
back-mine = You asked to go back { $n ->
    [one] one step
   *[other] { $n } steps
}.
back-revealed = { $n ->
    [0] Nothing has come to light since then.
    [one] One thing has come to light since then. The same comes again: whoever saw it knows what will come.
   *[other] { $n } things have come to light since then. The same come again: whoever saw them knows what will come.
}
back-revealed-anew = { $n ->
    [0] Nothing has come to light since then.
    [one] One thing has come to light since then. By the rule of this table all that nobody knew before is dealt anew: something else may come.
   *[other] { $n } things have come to light since then. By the rule of this table all that nobody knew before is dealt anew: other things may come.
}
back-waiting = { $n ->
    [one] Waiting for { $who }.
   *[other] Waiting for { $who }.
}
back-withdraw = Never mind
back-yes = Agree
back-no = Rather not

# ---- passing the device on
hand-title = Pass the device to { $name }
hand-about = The table stays covered until they are ready.
hand-go = I am { $name }
hand-undo = Wait, undo my move

# ---- help
help = How this table works
help-legal = What glows can be chosen now. A click shows what it does.
help-selected = Chosen. Click it again or confirm; click anything else that glows to change your mind.
help-last = What other players have changed since your last decision.
help-dead = What does not glow cannot be chosen now. Click it to learn why.
help-read = How to read it
help-dock = The bar below the board asks the question. It lists what you can do, and for what you point at it shows what you have now, what you would have after, and the points.
help-others = Moves of the others are shown one after another. Any click or key skips to the present; “Show again” repeats them.
help-back = You can undo freely until something new is revealed or someone else has moved. After that the others are asked.
help-keys = Keys
help-key-move = to the nearest thing that glows
help-key-enter = choose it; once more to confirm
help-key-escape = choose nothing
help-key-number = more, fewer
help-key-turn = turn what you lay
help-key-hint = a hint
help-key-undo = undo
help-key-restart = restart the turn
help-key-redo = redo
help-key-help = this page

# ---- when it is over
result-show = Show the result
result-rounds = { $n ->
    [one] After one round.
   *[other] After { $n } rounds.
}
result-yours = You came { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[5] fifth
}.
result-again = Play again
result-join = Play again with the others
result-home = Home
result-board = Look at the board
result-scores = Final scores
result-place = Place { $n }
result-chart = The game, round by round
result-round = round { $n }
result-moments = Turning points
result-share = Share
result-link = Link to this result
result-proof = The shuffle
result-proof-about = Before the first move the table promised a number; the seed and the nonce open the promise.
result-proof-fork = The cards were those of another game, whose seed was open to all before this one began. So there was no secret shuffle here, and nothing to promise.
result-proof-import = This game was brought as a file. Whoever brought it had the seed, so this table has promised nothing about it.
result-proof-rules = This game began at another table and went on here, because rules or components had changed. The promise is the one made there before the first move.
result-proof-fits = The seed fits the promise.
result-proof-fits-salted = The seed fits the promise, and the deal follows from it and from what the players have added.
result-proof-fails = The seed does not fit the promise!
result-proof-how = Check it yourself
result-commitment = Promise
result-drawn = Drawn seed
result-salt = Added by { $name }
result-chance = Drawn with
result-seed = Seed
result-nonce = Nonce
result-check = Download the record and check every shuffle and every move yourself:
result-check-moves = Download the record and check every move yourself:
result-record = Download the record

# ---- the review of a game
review = Game review
review-about = The bot can look at this game again: how everybody’s chances stood, and which decisions cost most. That takes about a minute.
review-do = Review this game
review-anew = Review it anew with today’s bot
review-making = The bot is going through the game. You can leave this page: the review will be kept.
review-ahead = { $n ->
    [one] One other game is reviewed first. You can leave this page: the review will be kept.
   *[other] { $n } other games are reviewed first. You can leave this page: the review will be kept.
}
review-failed = This game could not be reviewed.
review-chances = Chances to win
review-chance-of = { $name } { $from } in the beginning, { $middle } in the middle, { $to } in the end
review-band = The band around each line is the bot’s margin of error. Choose a point to see the position.
review-table = The same as a table
review-round = Round
review-end = the end
review-costly = Costly decisions
review-cost = −{ $percent } win chance
review-next = The next decision, by { $name }:
review-played = In the game
review-bot = The bot
review-expects = win chance { $percent }, expected score { $n }
review-points = { $sign }{ $n ->
    [one] { $n } point
   *[other] { $n } points
} { $moves ->
    [1] at once
   *[other] within { $moves } decisions
}
review-fine = Well played! { $n ->
    [one] The bot looked at one decision and has nothing clearly better.
   *[other] The bot looked at { $n } decisions and has nothing clearly better.
}
review-nothing = There was nothing to decide.
review-judged = Each decision is judged by what the player could know then. What lies within the bot’s own error is not called costly.

# ---- before it begins
gather-heading = { $n ->
    [0] Everybody is here.
    [one] Waiting for one more player
   *[other] Waiting for { $n } more players
}
gather-host = Send each friend the link of their seat. Whoever opens it sits down there. The game begins when no seat is open.
gather-guest = The game begins by itself when everybody is here. You can leave this page and come back.
gather-open = open
gather-link = Link for this seat
gather-copy = Copy link
gather-copied = Copied
gather-bot = Let a bot play
gather-here = here
gather-listed = This table is on the first page: anybody may take a free seat.
gather-cancel = Call it off
gather-cancelled = The host has called this game off.
gather-join = Take a seat
fair-mine = you have added something
fair-any = Any number
fair-add = Add
fair-change = Change
fair-given = Have added something: { $names }.
fair-none = Nobody has added anything yet. Then the drawn seed alone deals.

# ---- questions that the table answers
unasked-stop = Don’t ask me again
unasked-again = Ask me after all
unasked-about = You can change this at your own seat: click your name.
unasked-soon = You are not asked here: the table is about to pass for you.
unasked-windows = When to ask you
unasked-windows-about = Where this is off, the table passes for you.

# ---- boards with a map and lines
board-spot = { $zone }, { $spot }
board-shut = not discovered
board-printed = printed: { $face }
board-lying = { $piece }, fallen over
board-price = { $n ->
    [0] free
   *[other] costs { $n }
}
board-free = free
board-course = Round { $n } of { $all }
board-tab-mine = Mine
board-yours = Yours
dock-pieces = Pieces in hand
duel-then = then
duel-falls = falls
duel-choosing = { $seat } is choosing what falls.
duel-chosen = { $seat } has chosen.

notice-turn = It is your turn

# ---- the past
replay = Replay
replay-beginning = The beginning: nobody has moved yet.
replay-silent = { $seat } decided something.
replay-position = Position
replay-count = { $at } / { $total }
replay-where = { $at } of { $total }, turn { $turn }. { $move }
replay-ways = Through the game
replay-first = To the beginning (Home)
replay-turn-back = A turn back (Shift ←)
replay-back = A decision back (←)
replay-play = Play like a film (Space)
replay-pause = Pause (Space)
replay-on = A decision on (→)
replay-turn-on = A turn on (Shift →)
replay-last = To the end (End)
replay-table = To the table
replay-link = Copy the link to this position
replay-export = Download what I have seen
replay-eyes = As seen by
replay-eyes-all = all hands open
replay-eyes-public = onlookers
replay-hands = All hands
replay-chart = Score over the game
replay-chart-word = Chart
replay-link-word = Link
replay-file-word = File
replay-score = { $name }: { $n }

# ---- what if
whatif = What if
whatif-shut = What if is closed: this game counts for ratings and has a running clock
whatif-lines = Lines you have tried
whatif-line = Line { $line }: { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
  }
whatif-line-scored = Line { $line }: { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
  }, your score { $score }
whatif-anew = A new line with the unknown dealt anew
whatif-drop = Forget this line
whatif-ways = Through the line
whatif-first = To where the line begins (R)
whatif-back = Before your last decision (U)
whatif-on = Before your next decision (Y)
whatif-about = Only you see this. What you cannot know is dealt anew, and a bot answers for the others.
whatif-moved = Meanwhile { $n ->
    [one] { $n } move was made at the table.
   *[other] { $n } moves were made at the table.
  }
whatif-turn = Your turn: to the table

# ---- a match that cannot be played by the rules of today
kept-over = { $why ->
    [components] This game was played with other cards or pieces than the server has now.
   *[rules] This game was played by another version of the rules than the server has now.
} Its log and its result are kept. Replay, review and playing on from a position are closed: with today’s { $why ->
    [components] components
   *[rules] rules
} they would show another game.
kept-holds = { $why ->
    [components] Cards or pieces were corrected
   *[rules] The rules were changed
} while this game ran. All that was played holds: it can go on at another table, with the same seats, clocks and settings.
kept-holds-to = { $why ->
    [components] Cards or pieces were corrected
   *[rules] The rules were changed
} while this game ran. It holds up to decision { $n } of { $total }: it can go on from there at another table, with the same seats, clocks and settings.
kept-anew = { $why ->
    [components] Cards or pieces were corrected
   *[rules] The rules were changed
} while this game ran, so that even the deal is another one. It can begin anew at another table, with the same seats, clocks and settings.
kept-moved = { $why ->
    [components] Cards or pieces were corrected
   *[rules] The rules were changed
} while this game ran. It goes on at another table; what was played here can still be read.
kept-closed = { $why ->
    [components] Cards or pieces were corrected
   *[rules] The rules were changed
} while this game ran, and it cannot be played on. What was played here can still be read.
kept-go-on = Go on at another table
kept-there = To that table
kept-ask = Nobody can move here any more.

# ---- the host of the server
chat-hidden = The host of the server has removed this remark.
report = Report to the host of the server
report-remark = Report what { $name } said
report-name = Report this name
report-remark-about = The host of the server will read this remark and what you say about it. Nobody at the table is told.
report-name-about = The host of the server will see this name and what you say about it. Nobody at the table is told.
report-note = What is wrong? (optional)
report-send = Report
report-not = Cancel
report-sent = Thank you. The host of the server will see it.
report-close = Close
table-closed = The host of the server has closed this table. The game ends without a result.
table-closed-why = The host of the server has closed this table: { $why }
