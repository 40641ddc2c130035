# The words of the table in English.

# ---- the board and its pieces
board-several = { $face }, { $n }
board-on-it = on it { $what }
board-place = { $zone }, place { $n }
board-can-choose = can be chosen
board-chosen = chosen
board-ticked = ticked: { $n }
board-new = new
board-empty = empty
board-zone-empty = { $zone }: empty
board-look-through = { $zone }: { $n }, look through
board-own = Yours
board-lies-on = On it:
board-held = Also held by:
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
seats-show = Show everything: { $name }
    .you = You: show everything of yours
seats-deciding = choosing
seats-first = First player
seats-stand-in = a bot plays
seats-bot-away = away, another bot plays
seats-conceded = gave up

# ---- talk

chat = Chat
chat-unread = unread:
chat-none = Nobody has said anything yet.
chat-none-watching = Those who watch talk here.
chat-apart = Only those who watch read this now. The players read it after the end.
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
leave-late = Out of time
leave-late-about = They may still move. Or a bot plays for them until they take the seat back.
leave-call = Call a bot in
concede = Give up
concede-sure = You will be last and cannot come back. A bot plays on for the others.
concede-no = Play on
concede-done = You have given up. A bot plays on for you.
log-seat-left = { $who } leaves, a bot plays on
    .you = leave, a bot plays on
log-seat-replaced = A bot plays for { $who }
log-seat-returned = { $who } is back
    .you = are back
log-seat-conceded = { $who } gives up
    .you = give up
log-went-back = { $who } undoes { $steps ->
    [one] one step
   *[other] { $steps } steps
}{ $others ->
    [0] { "" }
   *[other] , including decisions of { $seats }
}{ $revealed ->
    [0] { "" }
    [one] ; one thing had been revealed
   *[other] ; { $revealed } things had been revealed
}{ $dealt ->
    [0] { "" }
   *[other] { "" } and what nobody knew was shuffled again
}
    .you = undo { $steps ->
    [one] one step
   *[other] { $steps } steps
}{ $others ->
    [0] { "" }
   *[other] , including decisions of { $seats }
}{ $revealed ->
    [0] { "" }
    [one] ; one thing had been revealed
   *[other] ; { $revealed } things had been revealed
}{ $dealt ->
    [0] { "" }
   *[other] { "" } and what nobody knew was shuffled again
}
log-seat-hinted = { $who } takes a hint: this game is not rated
    .you = take a hint: this game is not rated
log-table-corrected = The cards or pieces of this game were corrected. What had been played was counted again with them.
log-table-migrated = The rules of this game were changed. What was played before was carried over.
log-bot = A bot:
clock-left = Time left
clock-day = d
clock-hour = h

# ---- forecast
forecast-title = If it ended now
forecast-closed = Scores are closed until the end.
forecast-of = { $name }: { $n }

# ---- the log
journal-yours = Your turn
journal-theirs = { $name } is choosing
journal-empty = Nothing has happened yet.

# ---- the dock
dock = The decision
dock-verbs = What you can do
dock-ways = { $n ->
    [one] { $n } option
   *[other] { $n } options
}
dock-choosing = { $n ->
    [one] { $who } is choosing.
   *[other] { $who } are choosing.
}
dock-won = { $n ->
    [one] { $who } has won.
   *[other] { $who } share the victory.
}
    .you = You have won!
dock-hint = Point at what glows to see what it would do; click to choose it. Rest on a card to enlarge it.
dock-hint-touch = Tap what glows to see what it would do. Hold a card to enlarge it.
dock-hint-phone = Tap what glows.
dock-hint-verbs = You can: { $verbs }.
dock-hint-chips = Choose one of the buttons above.
dock-hint-pieces = Choose a piece above.
dock-concerns = Chosen:
dock-which-piece = which piece?
dock-next = and now?
dock-undo-first = Undo to choose another.
dock-click = click to choose
dock-confirm = Confirm
dock-final = cannot be undone
dock-forecast = Points
dock-now = { $zone } now
dock-after = After
dock-number = How many
dock-fewer = Fewer
dock-more = More
dock-turn = Turn
dock-spot = Choose a place.
dock-worth = worth { $n }
dock-shapes = What you can lay
dock-bundles = Several at once
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
dock-ticked-some = { $n } chosen, choose { $least } to { $most }
dock-set-full = { $n ->
    [1] One is already chosen. Unselect it first.
   *[other] { $n } are already chosen. Unselect one first.
}
dock-skip = Skip ahead
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
hint-chances = Chance to win: { $win }. Expected final score: { $score }.
hint-over = over { $percent }
hint-under = under { $percent }
hint-others = Next best:
hint-fewer = −{ $n ->
    [one] { $n } point
   *[other] { $n } points
}
hint-equal = just as good

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
dock-late = Out of time: { $names }. You can go on waiting, or a bot plays until they take the seat back.
dock-late-mine = Your time is up. You can still move, but the others may call a bot in; you get your seat back when you want it.
dock-gone = { $n ->
    [one] { $names } is not here.
   *[other] { $names } are not here.
} You can look around and plan meanwhile.
dock-gone-days = { $n ->
    [one] { $names } is not here now.
   *[other] { $names } are not here now.
} You need not wait on this page.
dock-wait = You can look around and plan meanwhile.
dock-bot-thinks = The bot is thinking.
dock-bot-still = Still thinking, for { $n } seconds now. You need do nothing.
dock-busy = The server is busy: bots take longer to answer and think for less time.
why-rule = the rule
why-rule-key = W reads the rule.
dock-not-now = It is not your turn.
dock-soon = One moment.
plan-begin = Plan my move
plan-about = Choose now what you will do when it is your turn (P)
plan-ahead = Thinking ahead: what you choose is played when it is your turn.
plan-end = Stop
plan-keep = Keep for my turn
plan-kept = Will be played when it is your turn:
plan-going = Your plan is being played:
plan-drop = Take it back
plan-dead = This is not part of your next decision as far as one can see.
plan-nothing = Nothing can be planned here yet.
plan-changed = Your plan was not played: it would now do something else. Look again, then decide.
plan-lost = Your plan was not played. { $why }

# ---- taking back
back-undone = { $seat } undid a step
back-redone = { $seat } redid it
back-warning = Undo further?
back-warning-about = { $n ->
    [one] This undoes the last step.
   *[other] This undoes the last { $n } steps.
} A line in the log will say so.
back-rating = This game will no longer count for ratings.
back-warning-others = { $n ->
    [one] { $who } has to agree.
   *[other] { $who } have to agree.
}
back-warning-alone = Nobody else has to agree.
back-stay = Leave it as it is
back-ask = Ask them
back-go = Yes, undo
back-theirs = { $seat } would like to undo { $n ->
    [one] one step
   *[other] { $n } steps
}.
back-mine = You asked to undo { $n ->
    [one] one step
   *[other] { $n } steps
}.
back-revealed = { $n ->
    [0] Nothing has been revealed since then.
    [one] One thing has been revealed since then. The same will come up again: whoever saw it knows what is next.
   *[other] { $n } things have been revealed since then. The same will come up again: whoever saw them knows what is next.
}
back-revealed-anew = { $n ->
    [0] Nothing has been revealed since then.
    [one] One thing has been revealed since then. By the rule of this table everything nobody knew then is shuffled again: something else may come up.
   *[other] { $n } things have been revealed since then. By the rule of this table everything nobody knew then is shuffled again: other things may come up.
}
back-waiting = { $n ->
    [one] Waiting for { $who }.
   *[other] Waiting for { $who }.
}
back-withdraw = Never mind
back-yes = Agree
back-no = No, keep it

# ---- passing the device on
hand-title = Pass the device to { $name }
hand-about = The table stays covered until they are ready.
hand-go = I am { $name }
hand-undo = Wait, undo my move

# ---- help
help = How this table works
help-legal = Anything that glows can be chosen now. Click it to see what it does.
help-selected = Chosen. Click it again or confirm; click anything else that glows to change your mind.
help-last = What other players have changed since your last decision.
help-dead = Anything that does not glow cannot be chosen now. Click it to find out why.
help-things = What there is in this game, and who has it
help-read = How to read it
help-dock = The bar below the board asks the question. It lists what you can do, and for what you point at it shows what you have now, what you would have after, and the points.
help-others = The others’ moves are shown one after another. Any click or key skips ahead; “Show again” replays them.
help-back = You can undo freely until something new is revealed or someone else has moved. After that the others have to agree.
help-keys = Keys
help-key-move = to the nearest thing that glows
help-key-enter = choose it; once more to confirm
help-key-escape = choose nothing, then undo the last step
help-key-number = more, fewer
help-key-hand = move a card within your hand; or drag it
help-key-turn = turn what you lay
help-key-hint = a hint
help-key-plan = choose a move ahead, while others decide
help-key-rule = the rule that forbids it
help-key-undo = undo
help-key-restart = restart the turn
help-key-redo = redo
help-key-help = this page

# ---- when it is over
result-show = Show the result
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
result-moments = Turning points
result-share = Share
result-link = Link to this result
result-proof = The shuffle
result-proof-about = Before the first move the table showed a fingerprint of the seed it shuffles with. Now the seed is open: anyone can check that no card was swapped.
result-proof-fork = The cards were those of another game, whose seed was open to all before this one began. So there was no secret shuffle here and no fingerprint to show.
result-proof-import = This game was loaded from a file. Whoever loaded it had the seed, so this table showed no fingerprint.
result-proof-rules = This game began at another table and went on here, because rules or components had changed. The fingerprint is the one shown there before the first move.
result-proof-fits = The seed matches the fingerprint.
result-proof-fits-salted = The seed matches the fingerprint, and the deal follows from it and from what the players have added.
result-proof-fails = The seed does not match the fingerprint!
result-proof-how = Check it yourself
result-commitment = Fingerprint
result-drawn = Drawn seed
result-salt = Added by { $name }
result-chance = Method
result-seed = Seed
result-nonce = Nonce
result-check = Download the record and check every shuffle and every move yourself:
result-check-moves = Download the record and check every move yourself:
result-record = Download the record

# ---- the review of a game
review = Game review
review-about = The bot can go through this game again: what everyone’s chances were, and which decisions cost most. It takes about a minute.
review-do = Review this game
review-anew = Review it again with today’s bot
review-making = The bot is going through the game. You can leave this page: the review will be kept.
review-ahead = { $n ->
    [one] One other game is reviewed first. You can leave this page: the review will be kept.
   *[other] { $n } other games are reviewed first. You can leave this page: the review will be kept.
}
review-failed = This game could not be reviewed.
review-chances = Chances to win
review-chance-of = { $name }: { $from } at the start, { $middle } in the middle, { $to } at the end
review-band = The band around each line is the bot’s margin of error. Choose a point to see the position.
review-table = The same as a table
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
practice = Practice
practice-do = Try these again
practice-which = Costly decision { $k } of { $n }
practice-find = Find something better: choose on the board.
practice-thinking = The bot looks at your try…
practice-best = That is what the bot would do.
practice-good = As good as the bot’s choice, within its margin of error.
practice-better = Better than in the game, but it still costs { $percent } of the win chance.
practice-costly = Still costly: −{ $percent } win chance.
practice-again = Try again
practice-again-said = That is what was played: −{ $percent } win chance.
practice-show = Show what the bot thinks
practice-show-about = What the bot would have done here (S)
practice-back = The one before (B)
practice-next = Next
practice-next-about = To the next costly decision (N)
practice-end = Finish
practice-leave = Back to the result
practice-once-more = Once more
practice-done-all = You found something as good as the bot’s choice each time: the { $percent } of win chance that these decisions cost would be yours.
practice-done = You found something as good as the bot’s choice in { $found } of { $n } costly decisions: together they had cost { $percent } of the win chance.
practice-done-none = { $n ->
    [one] This one is worth another look: the bot’s choice is shown with the eye.
   *[other] These { $n } are worth another look: the bot’s choices are shown with the eye.
}

# ---- before it begins
gather-heading = { $n ->
    [0] Everyone is here.
    [one] Waiting for one more player
   *[other] Waiting for { $n } more players
}
gather-host = The game begins by itself when no seat is open. You can leave this page and come back.
gather-guest = The game begins by itself when everyone is here. You can leave this page and come back.
gather-watcher = You are watching. The game begins when all seats are taken.
gather-freed = The host has freed your seat. You can watch, or take a seat again with the invitation.
gather-nameless = To the others you are “{ $name }”.
gather-stand = Stand up
gather-stand-who = Stand up: { $name }
gather-free = Free the seat
gather-free-who = Free the seat of { $name }
gather-bot-out = Take the bot out
gather-bot-out-who = Take the bot out: { $name }
gather-link-show = Link for one seat
gather-link-show-who = Link for one seat: { $n }
invite = Invite friends
invite-about = One link for the whole table: whoever opens it takes a free seat. A phone beside you can read the code.
invite-link = Invitation link
invite-code = QR code of the invitation link
invite-share = Send…
invite-share-title = Play { $title } with me
watching = { $n ->
    [one] { $n } person is watching
   *[other] { $n } people are watching
}
menu = Menu
menu-about = Leave, give up, settings
menu-watch = Copy a link to watch
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
fair-given = Already added something: { $names }.
fair-none = Nobody has added anything yet. Then the drawn seed alone decides the deal.

# ---- questions that the table answers
unasked-stop = Don’t ask me again
unasked-again = Ask me after all
unasked-about = You can change this at your own seat: click your name.
unasked-soon = You are not asked here: the table will pass for you.
unasked-windows = When to ask you
unasked-windows-about = Where this is off, the table passes for you.

# ---- boards with a map and lines
board-spot = { $zone }, { $spot }
board-shut = not discovered
board-totals = in all: { $what }
board-printed = printed: { $face }
board-lying = { $piece }, fallen over
board-price = { $n ->
    [0] free
   *[other] costs { $n }
}
board-free = free
board-tab-mine = Mine
board-yours = Yours
dock-pieces = Pieces in hand
duel-then = then
duel-falls = falls
duel-choosing = { $seat } is choosing who falls on the other side.
    .you = You choose what falls on the other side.
duel-chosen = { $seat } has chosen.
    .you = You have chosen.
duel-idle = { $seat } has nothing to choose.
    .you = You have nothing to choose.

notice-turn = It is your turn

# ---- the past
replay = Replay
replay-beginning = The beginning: nobody has moved yet.
replay-silent = { $seat } made a choice.
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
whatif-anew = A new line with the unknown reshuffled
whatif-drop = Forget this line
whatif-ways = Through the line
whatif-first = To where the line begins (R)
whatif-back = Before your last decision (U)
whatif-on = Before your next decision (Y)
whatif-about = Only you see this. What you cannot know is reshuffled, and a bot answers for the others.
whatif-moved = Meanwhile { $n ->
    [one] { $n } move was made at the table.
   *[other] { $n } moves were made at the table.
  }
whatif-commit = Play this line
whatif-commit-about = Your decisions at its beginning are played at the table, if they still do the same there
whatif-commit-n = { $n ->
    [one] Play this decision
   *[other] Play these { $n } decisions
}
whatif-stops-others = The line goes on after others decide. { $n ->
    [one] One decision of yours comes before that and can be played:
   *[other] { $n } decisions of yours come before that and can be played:
}
whatif-stops-reveal = Something comes to light on the way, and what came here was only dealt for this copy. { $n ->
    [one] One decision of yours comes before that and can be played:
   *[other] { $n } decisions of yours come before that and can be played:
}
whatif-stay = Keep looking
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

# ---- what just happened
story = What just happened
story-ways = Ways through what happened
story-step = { $k } of { $n }
story-runs = A tap goes on.
story-runs-click = A click or any key goes on.
story-held = Read as long as you like.
story-back = The step before
story-hold = Wait here
story-words = In words
story-skip = Skip
story-on = Go on
story-so-far = So far
story-sum = Sum
story-points = points
story-final = The final count
    .about = What everybody has in the end, by where it comes from.
story-scorings = Scorings
story-scoring = { $round }. { $name }
story-close = Put it away
