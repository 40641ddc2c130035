# The command line in English.

about =
    Board games as exact, fast, readable rules: play them in the terminal, let bots play them by the thousand, replay and compare. `carrack COMMAND --help` says more about each command.
examples =
    carrack games
    carrack play { $title } --seats 3
    carrack simulate { $title } --seats 3 --games 1000 --bots greedy,random

heading-usage = usage
heading-arguments = arguments
heading-options = options
heading-commands = commands
heading-examples = examples
none = none

# ---- errors

usage-error = { $message } (`{ $command } --help` explains)
usage-required = still needed: { $names }
usage-unrecognized = not understood: { $names }
usage-expected = { $name } needs a value
usage-choice = there is no { $name } “{ $given }”; valid: { $valid }
usage-conflict = { $name } and { $other } exclude each other
usage-value = “{ $given }” is not a valid value for { $name }
unknown-title = there is no title “{ $given }”; on the shelf: { $valid }
unknown-seats = { $given } seats cannot play; valid: { $valid }
unknown-seat = there is no seat { $given }; valid: { $valid }
unknown-option = the title has no option “{ $given }”; valid: { $valid }
unknown-value = “{ $given }” is no value of this option; valid: { $valid }
unknown-bot = there is no bot “{ $given }”; valid: { $valid }
unknown-word = “{ $given }” is neither a number, a command (type help) nor an action; actions: { $valid }
unknown-argument = “{ $given }” does not fit here; valid: { $valid }
too-many-bots = { $bots } bots are too many for { $places ->
    [one] { $places } place
   *[other] { $places } places
}
too-many-names = more names than people: { $names }
too-small = { $name } is at least { $least }, not { $given }
bad-seed = “{ $given }” is no seed: a whole number of at most { $bits } bits, or 32 hex digits
bad-number = there is no option “{ $given }”; options are numbered from 1 to { $most }
no-number = the number of an option is missing; options are numbered from 1 to { $most }
bad-arguments = “{ $verb }” is followed by: { $wanted }
error-file = { $file }: { $why }
error-record = { $why }
needs-lab = Parquet files need pyarrow: pip install pyarrow, or write .csv or .jsonl
unknown-ending = rows are not written to “{ $given }” files; valid: { $valid }
resume-what = --resume needs --out: the file of the run to go on with
arena-already = { $games ->
    [one] { $file } holds { $games } game already
   *[other] { $file } holds { $games } games already
}: go on with --resume, or take another file
arena-other = { $file } is of another run, not the same in: { $differs }
plan-title = title
plan-seats = seats
plan-options = options
plan-bots = bots
plan-seed = seed
plan-games = games (more were played)
plan-rules = version of the rules
plan-form = form of the file
plan-made = what the bots are made of
arena-taken = { $file } is there already, and no arena has written it: name another file
load-alone = --load brings everything with it; leave out { $names }
error-interrupted = interrupted
bad-smtp = the server that sends mail is smtp://USER:PASSWORD@HOST:PORT, or smtps://… for TLS from the first byte; in a password @ is written %40 and / %2F
bad-mail-from = “{ $given }” is no sender of mail; one looks like this: Carrack <carrack@example.org>
bad-public-url = “{ $given }” is no address of a server; one looks like this: https://carrack.example.org
mail-incomplete = to send mail the server must know three things: --smtp, --mail-from and --public-url
bad-proxy = “{ $given }” is no address of a proxy; valid are addresses (127.0.0.1, ::1) and networks (10.1.0.0/16), separated by commas
bad-rate = { $name } is two numbers, so many at once and so many more each second, as in { $usual }; not “{ $given }”
unknown-log-format = there is no log format “{ $given }”; valid: { $valid }
unknown-log-level = there is no log level “{ $given }”; valid: { $valid }

# ---- arguments

help-help = show this help
help-language = speak this language instead of the locale’s
help-version = show the version
help-title = the key of a title (`carrack games` lists them)
help-seats = how many seats play (the fewest the title allows)
help-options = an option of the title; may be repeated
help-seed = the seed that decides all chance: a number, 0x…, or 32 hex digits (a new one)
help-json = print JSON for programs
help-bots-play = whom to play against, separated by commas and repeated as needed: level1, the gentlest, to level5, greedy or random (greedy)
help-hotseat = people only, all at this keyboard
help-name = the name of a person; several are separated by commas
help-record = keep the record of the match in this file
help-load = go on from a record that was saved
help-games = how many games (1000)
help-jobs = in how many processes at once (1)
help-bots = which bots play, separated by commas and repeated until every seat has one (random)
help-bots-trace = which bots play, in order of seats, repeated as needed (random)
help-games-trace = how many games, each with the next higher seed (1)
help-out = write a row for each game: .csv, .jsonl or .parquet
help-bots-arena = who plays, separated by commas (level3, search@400, level5@1.5s, my_bots.py:Mine); the last one takes all seats that are left
help-games-arena = how many games, rounded up to whole deals (200)
help-resume = go on with a run that was stopped, or add games to it; --out names its file
help-plot = draw the shares of wins as an SVG picture
help-record-file = a record file
help-at = only the first N actions
help-viewer = through the eyes of this seat, counted from 1 (of a spectator)
help-tests = the folder of tests (the one beside the package of the title)
help-missing = list the rules that have no test
help-minutes = for how long (1)
help-fuzz-out = where failures are written (fuzz)
help-games-calibrate = how many games on the eight steps up from random play; a level plays an eighth of them against the one below (4000)
help-seed-calibrate = the seed that decides all chance: a number, 0x…, or 32 hex digits (1)
help-calibrate-out = write them to this file (they are printed)
help-host = the address to listen on; 0.0.0.0 for everybody (127.0.0.1: this machine alone)
help-port = the port to listen on; 0 takes any that is free (8000)
help-data-dir = where the server keeps its files (your data folder)
help-database-url = another database: postgresql://… or sqlite:///… (a file in the data folder)
help-open = open the page in the browser
help-behind-proxy = believe what these addresses or networks say about the visitor (X-Forwarded-For, X-Forwarded-Proto); nobody else is believed
help-limits = how many times the limits below are allowed; 0 allows everything (1)
help-limit-requests = requests of one address: at once, and more each second ({ $usual })
help-limit-moves = whatever one guest changes: at once, and more each second ({ $usual })
help-limit-tables = new tables of one address: at once, and more each second ({ $usual })
help-limit-remarks = what one guest says at tables and in reports, and new names: at once, and more each second ({ $usual })
help-limit-phrases = recovery phrases that one address tries: at once, and more each second ({ $usual })
help-limit-notices = webhooks, browsers and addresses of mail that one address tries: at once, and more each second ({ $usual })
help-limit-replays = pieces of past games that one address asks for: at once, and more each second ({ $usual })
help-limit-hints = hints that one address asks for: at once, and more each second ({ $usual })
help-limit-reviews = matches that one guest wants reviewed: at once, and more each second ({ $usual })
help-limit-streams = open streams of one address ({ $usual })
help-limit-body = bytes of a request ({ $usual })
help-private-hooks = notices may also go to addresses in private networks and on this machine
help-public-url = the address under which people find the server, https://…; links in mails need it
help-smtp = the server that sends mail, smtps://USER:PASSWORD@HOST or smtp://HOST:PORT; without it nobody is told by mail
help-mail-from = the sender of these mails: “Carrack <carrack@example.org>”
help-metrics = numbers for Prometheus at /metrics
help-log-format = lines for people, or JSON (text)
help-log-level = debug, info, warning or error; info has a line for each request (warning)
help-log-addresses = with the address of whoever asked
help-restore-file = a file that `carrack backup` has written
help-replace = also if there are matches already; a SQLite file is kept under another name, rows in PostgreSQL are not
help-backup-file = the file to write; it must not exist yet
help-commitment = the commitment that the table showed before the first move (the one in the record)
help-new-key = the key of the new title: a lower-case Python name
help-into = write a package of its own into this folder (a checkout of Carrack, else this folder)

# ---- serve, backup, restore, verify

serve-summary = play in the browser, with friends or bots
serve-about = Serve the table as a web page until stopped. Matches are kept in one file in your data folder; a server that was stopped, or that crashed, goes on where it was. The environment can say the same: CARRACK_PORT for --port, CARRACK_BEHIND_PROXY for --behind-proxy, and so on. CARRACK_SECRET is the key of cookies and links. docs/hosting.md tells how to serve the whole world.
serve-examples =
    carrack serve --open
    carrack serve --host 0.0.0.0 --port 8080
    carrack serve --database-url postgresql://carrack@localhost/carrack
    carrack serve --behind-proxy 127.0.0.1 --log-level info --log-format json --metrics
serve-ready = Carrack is at { $address } (Ctrl+C stops it)
serve-compiling = You can play. The rules are being compiled meanwhile; until that is done, bots think slower. ({ $log })
serve-compiled = The rules are compiled: bots think at full speed from now on.
serve-slower = The rules could not be compiled, so bots think slower. The reason is in { $log }.

backup-summary = copy all matches into one file
backup-about = Copy everything the server keeps, from SQLite or PostgreSQL, while it runs or not, into a new SQLite file that a server can use as it is.
backup-examples =
    carrack backup monday.sqlite
    carrack serve --database-url sqlite:///monday.sqlite
backup-done = Everything is in { $file }.

check-store-summary = rehearse an upgrade
check-store-about = Say what would become of every match of a store with the rules and components that are here now. Nothing is changed: a copy is tried, while the server runs or not. Exit code 1 if a match could not simply go on.
check-store-examples =
    carrack check-store
    carrack check-store --database-url sqlite:///monday.sqlite
    carrack check-store --json
check-store-running = opening matches
check-store-migrates = { $id } ({ $title }): its title carries it over to the rules of today.
check-store-goes-on = { $id } ({ $title }): it replays with what is new, and goes on.
check-store-fork = { $id } ({ $title }): its players would be offered to play on at another table, from action { $at } of { $n }.
check-store-stored = { $id } ({ $title }): it is over, and would be shown as it ended, with log, result and pictures. It could not be replayed.
check-store-stored-bare = { $id } ({ $title }): it is over, and would be shown with log and result alone. It could not be replayed.
check-store-closed = { $id } ({ $title }): it could not be played on.
check-store-done = { $n ->
    [0] There are no matches in this store.
    [one] There is one match in this store:
   *[other] There are { $n } matches in this store:
}
check-store-count-same = { $n ->
    [one] one as before
   *[other] { $n } as before
}
check-store-count-migrates = { $n ->
    [one] one is carried over by its title
   *[other] { $n } are carried over by their titles
}
check-store-count-goes-on = { $n ->
    [one] one goes on with what is new
   *[other] { $n } go on with what is new
}
check-store-count-fork = { $n ->
    [one] one is offered as a fork
   *[other] { $n } are offered as forks
}
check-store-count-stored = { $n ->
    [one] one is shown from what is stored
   *[other] { $n } are shown from what is stored
}
check-store-count-closed = { $n ->
    [one] one is closed
   *[other] { $n } are closed
}

restore-summary = put a backup back
restore-about = Make what is in a backup all that the server keeps, in SQLite or PostgreSQL. Stop the server first. A store that holds matches is replaced only with --replace.
restore-examples =
    carrack restore monday.sqlite
    carrack restore monday.sqlite --replace
    carrack restore monday.sqlite --database-url postgresql://carrack@localhost/carrack
restore-kept = What was there before is kept as { $file }.
restore-done = Everything in { $file } is back.
restore-no-secret = There is no { $file }: without the old secret nobody’s cookie or link is good any more. Put it there before you start the server, or set CARRACK_SECRET.

verify-summary = check the shuffle and the moves of a match
verify-about = Replay a record by the rules, and check that its seed is the one promised before the first move. The commitment is SHA-256 of the 16 bytes of the seed followed by the 16 bytes of the nonce. Where players have added something of their own, the seed of the deal must follow from the drawn one and from that.
verify-examples =
    carrack verify { $title }.carrack.json
verify-rules = { $title }: all { $actions } actions follow the rules.
verify-scores = { $over ->
    [yes] Final scores, seat by seat
   *[no] Not over; scores so far, seat by seat
}: { $scores }.
verify-chance = Its chance is drawn from { $chance }.
verify-salt = Seat { $seat } has added to the seed: { $salt }
verify-no-salt = Seat { $seat } has added nothing to the seed.
verify-followed = The deal follows from the drawn seed and from what the seats have added.
verify-not-followed = The deal does NOT follow from the drawn seed and from what the seats have added.
verify-kept = The shuffle is the one that was promised: { $commitment }.
verify-broken = The shuffle is NOT the one that was promised: { $commitment }.
verify-anew-kept = { $n ->
    [one] Once the table went back and dealt anew; that follows from the same promise.
   *[other] { $n } times the table went back and dealt anew; all of it follows from the same promise.
}
verify-anew-broken = The table went back and dealt anew, and that does NOT follow from the promise.
verify-no-promise = The record brings no promise about its shuffle.

# ---- games

games-summary = what is on the shelf
games-about = List every title: its key, name, seats, options, the version of its rules, and how many of its numbered rules tests prove.
games-examples =
    carrack games
    carrack games --json
games-none = the shelf is empty
games-proved = { $proved } of { $total } proved{ $untestable ->
    [0] {""}
   *[other] , { $untestable } not testable
}

column-key = key
column-name = name
column-seats = seats
column-version = version
column-rules = rules

# ---- play

play-summary = play in the terminal
play-about = Play against bots, or with people at the same keyboard. Options are numbered; `help` at the prompt lists what else can be typed.
play-examples =
    carrack play
    carrack play { $title } --seats 4 --bots level2,level3,level4 --name Anna
    carrack play { $title } --hotseat --seats 3 --name Anna,Boris,Vera --record evening.json
    carrack play --load evening.json
play-which = Which one? Number or key: {""}
play-hint = Type the number of an option, or `help`.
play-left = You leave the table. Good-bye!
play-hand-over = Please hand over to { $name }.
play-press-enter = Press Enter when nobody else is looking: {""}
play-seed = Seed of this match: { $seed }
play-help =
    Type the number of an option, or the action itself: { $actions }.
    Commands:
bot-level1 = Cabin boy
bot-level2 = Sailor
bot-level3 = Boatswain
bot-level4 = Navigator
bot-level5 = Admiral
bot-random = Random
bot-greedy = Greedy

command-preview = p preview
command-preview-help = p 3: what option 3 would do
command-why = why ?
command-why-help = why VERB PLACE: why something is not possible now
command-undo = u undo
command-undo-help = take back the last action
command-redo = redo
command-redo-help = take it again
command-restart = r restart
command-restart-help = begin this turn anew
command-board = b board
command-board-help = show the whole table
command-log = log
command-log-help = log 50: what the last 50 actions did
command-rules = rules
command-rules-help = rules WORD: the numbered rules in which a word occurs
command-save = save
command-save-help = save FILE: write the record, to go on with --load
command-help = help h
command-help-help = this list
command-quit = quit q exit
command-quit-help = leave; nothing is saved unless --record was given

why-allowed = That is possible now: { $action }, option { $number }.
log-empty = Nothing has happened yet.
rules-not-found = No rule speaks of “{ $wanted }”.
save-where = Where to? save FILE
saved = { $actions ->
    [one] Saved in { $file } after { $actions } action.
   *[other] Saved in { $file } after { $actions } actions.
}
preview-final = Then something new is revealed: no way back without asking.
preview-free = Nothing is revealed: it can be taken back freely until somebody else decides.
undo-nothing = There is nothing to take back.
redo-nothing = There is nothing to take again.
restart-nothing = This turn has only just begun.
undo-done = { $actions ->
    [one] Taken back: { $actions } action.
   *[other] Taken back: { $actions } actions.
}
undo-agreed = The bots agree. { $seen ->
    [0] Nothing was revealed in between.
    [one] One thing was revealed in between; it will come again.
   *[other] { $seen } things were revealed in between; the same ones will come again.
}
undo-ask = { $name }, do you agree that { $who } goes back { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}? { $seen ->
    [0] Nothing was revealed in between.
    [one] One card has been seen in between; it will come again.
   *[other] { $seen } cards have been seen in between; the same ones will come again.
} (y/n)
undo-refused = { $name } does not agree; everything stays as it is.
yes-letters = y

# ---- simulate

simulate-summary = let bots play many games
simulate-about = Let bots play many games, in several processes if you like. Seats rotate from game to game; the same seed gives the same rows, whatever --jobs is.
simulate-examples =
    carrack simulate { $title } --seats 3 --games 10000 --jobs 2
    carrack simulate { $title } --seats 2 --bots greedy,random --seed 7 --out rows.csv
    carrack simulate { $title } --games 500 --json
simulate-playing = playing
simulate-pace = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $seconds } s: { $rate } games/s, { $pace } decisions/s, { $mode }
simulate-seed = seed { $seed }
simulate-stopped = { $games ->
    [one] { $games } game was stopped at the title’s horizon and ranked as it stood
   *[other] { $games } games were stopped at the title’s horizon and ranked as they stood
}
simulate-written = { $games ->
    [one] { $games } row written to { $file }
   *[other] { $games } rows written to { $file }
}
mode-compiled = compiled
mode-interpreted = interpreted
column-length = length
length-decisions = decisions
length-turns = turns
column-mean = mean
column-median = median
column-range = 5–95 %
column-bot = bot
column-seat = seat
column-order = place in turn order
column-games = games
column-wins = wins
column-interval = 95 % interval
column-score = score
column-spread = ±

# ---- arena

arena-summary = measure bots against each other
arena-about = Let bots play each other on equal terms: every deal is played once with each rotation of the line-up, in several processes if you like. With fewer bots than seats the last one sits on all seats that are left: A,B at four seats is one A against three B. Shares of wins have 95 % intervals that go by deals. The same seed gives the same rows, whatever --jobs is. A run with --out that was stopped goes on with --resume. docs/arena.md tells how to read it.
arena-examples =
    carrack arena { $title } --bots level4,level3 --games 400 --jobs 2
    carrack arena { $title } --bots search@400,greedy --seats 4 --out games.jsonl --plot shares.svg
    carrack arena { $title } --bots search@400,greedy --seats 4 --out games.jsonl --resume
arena-rounded = { $rotations } games make a deal: { $games } games are played
arena-stopped = What was played is kept: the same command with --resume goes on writing { $file }.
arena-plotted = picture drawn in { $file }
arena-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
}: { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, { $rotations ->
    [one] each played once
   *[other] each played { $rotations } times with other seats
}, { $mode }
arena-even = Even would be { $share } % a seat. Games of one deal are not independent: the intervals go by deals.
arena-picture = Share of wins: { $title }
arena-played-short = { $seats } seats, { $games } games, { $deals } deals; 95 % intervals
arena-even-short = even: { $share } %
column-places = seats
column-worth = independent games
column-margin = margin
column-rating = rating
column-time = time a move
column-slow = 95 % under
column-moves = moves
seconds = { $n } s
milliseconds = { $n } ms

# ---- replay

replay-summary = tell a record in words
replay-about = Replay a record: its log in words and the board at the end, or after so many actions. With --json the whole position in plain form.
replay-examples =
    carrack replay evening.json
    carrack replay evening.json --at 40 --viewer 2
    carrack replay evening.json --at 40 --json

# ---- review

review-summary = everybody’s chances in a match, and what cost most
review-about = A bot looks at a match again, from its record: the chances of all seats over the game, and of each player the three decisions that cost most, with what the bot would have done. Each decision is judged by what its seat could know then.
review-examples =
    carrack review evening.json
    carrack review evening.json --json
review-running = looking at the match
review-chances = Chances to win
review-costly = Costly decisions
review-cost = −{ $percent } % win chance, decision { $n } (`--at { $at }`)
review-played = played
review-bot = the bot
review-expects = win chance { $percent } %, expected score { $n }
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
review-judged = Each decision is judged by what the player could know then. What lies within the bot’s own error is not called costly.
column-actions = after

# ---- trace

trace-summary = whole games as JSON lines
trace-about = Print whole games, one JSON line for each decision and one for the end, with the full position before each choice. docs/trace.md describes the fields.
trace-examples =
    carrack trace { $title } --seats 3 --seed 7
    carrack trace { $title } --seats 2 --seed 7 --games 100 --bots greedy,random > games.jsonl

# ---- rules

rules-summary = which rules have a test
rules-about = Compare each title’s numbered rules with the marks of the tests. Exit code 1: a title that says it is complete has a gap, or a test names a rule that does not exist or cannot be tested.
rules-examples =
    carrack rules
    carrack rules { $title } --missing
    carrack rules --tests tests --json
rules-none = no title has numbered rules
rules-no-tests = there is no folder of tests at { $folder }; name one with --tests
rules-gap = says it is complete, but is not
rules-complete = complete
rules-open = in the making
rules-unknown = { $where } { $test } names { $rule }, which no rules.toml has
rules-untestable = { $where } { $test } names { $rule }, which is marked as untestable
rules-too-many = { $where } { $test } names more than three rules without being a worked example: { $rule }
column-title = title
column-proved = proved
column-untestable = not testable
column-missing = missing

# ---- new

new-summary = begin a title of your own
new-about = Write the smallest playable title with its tests: a heap of stones, to be changed into another game. Inside a checkout of Carrack it goes to carrack/games and tests/games; anywhere else it is a package of its own, in this folder or the one named by --into. docs/adding-a-game.md says how to go on.
new-examples =
    carrack new my_title
    carrack new my_title --into my_title_project
new-bad-name = “{ $given }” cannot be the name of a title: small Latin letters, digits and single underscores, a letter first, at most { $longest } signs (my_title)
new-taken = there is a title called “{ $given }” already
new-reserved = “{ $given }” is the name of something else in Python or in Carrack: choose another one
new-exists = { $path } is there already, and nothing was written
new-not-finished = what was written did not run, so it was removed: { $why }
new-done = The title is in { $folder }, its tests are in { $tests }.
new-play = Play it: `pip install -e { $root }`, then `carrack play { $key }` or `carrack serve --open`.
new-play-inside = Play it: `carrack play { $key }`, or `make run`.
new-test = Test it: `python -m pytest { $tests }` and `carrack rules { $key }`.
new-change = Change it, from components.toml and table.py on; after table.py run `python -m carrack.lab.constants { $package }`. docs/adding-a-game.md says the rest.

# ---- fuzz

fuzz-summary = play at random and check everything
fuzz-about = Play random games for so many minutes and check every property in every position. A failure is shrunk and written as a record. Exit code 1 if there was one.
fuzz-examples =
    carrack fuzz { $title } --minutes 5
    carrack fuzz { $title } --minutes 0.5 --seed 7 --out failures
fuzz-running = { $games } games, { $decisions } decisions
fuzz-done = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}, seed { $seed }: { $failures ->
    [0] nothing broke
    [one] one failure
   *[other] { $failures } failures
}

# ---- calibrate

calibrate-summary = measure how strong the bots are
calibrate-about = Let the bots of a title play at all seat counts and measure how strong they are. The file is ratings.toml in the title's folder; ratings of people are reckoned by it.
calibrate-examples =
    carrack calibrate { $title }
    carrack calibrate { $title } --games 400 --seed 7 --out ratings.toml
calibrate-running = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
calibrate-written = { $file } written

# ---- keeping a server: admin, announce, tidy

help-allowed-hosts = names that the server answers to, besides localhost and addresses; * for any
help-base = serve under a path, like /games
help-titles = set up new tables of these titles alone
help-levels = bots that people may choose, separated by commas (level1,level2); all if none is named
help-drain = take no new tables; those that are played go on
bad-host = “{ $given }” is no name of a server: names only, without https:// and port, separated by commas
bad-base = “{ $given }” is no path like /games: letters, digits, . _ ~ - and slashes, beginning with a slash
bad-age = “{ $given }” is no age for { $name }: say 90d (days), 12w (weeks), 6m (months) or 2y (years)

admin-summary = keep order on a server: names, remarks, tables, bans
admin-about = See who plays and what was reported, hide remarks, rename people, close tables, keep somebody out. It works beside a running server, which does it within a second; what is ordered while no server runs is done when it starts. Who did what, when and why stays in `carrack admin log`.
admin-examples =
    carrack admin reports
    carrack admin hide 4711 --why "insult"
    carrack admin ban 3fa91c02d4 --for 30d --with-address --why "insults"
    carrack admin ban 203.0.113.0/24
admin-matches-about = list matches, the latest first
admin-people-about = list people, those who came last first
admin-remarks-about = list what was said at a table
admin-reports-about = list what was reported and not settled
admin-bans-about = list who is kept out
admin-log-about = list what hosts have ordered
admin-hide-about = hide a remark
admin-show-about = show a hidden remark again
admin-rename-about = give a person another name, everywhere
admin-close-about = close a table: its match ends without a result
admin-ban-about = keep out a person, an address or a network
admin-unban-about = let them in again
admin-settle-about = mark a report as settled
admin-drain-about = take no new tables from now on, until the server is restarted
admin-resume-about = take new tables again
admin-none = There is nothing.
admin-yes = yes
help-admin-match = the id of a match, or its beginning
help-admin-remark = the number of a remark
help-admin-person = the id of a person, or its beginning
help-admin-name = the new name; "" for none
help-admin-who = a person (id or its beginning), an address, or a network like 203.0.113.0/24
help-admin-report = the number of a report
help-admin-of = matches of this person alone
help-last = how many, at most (50)
help-why = the reason; it is kept, and shown to whom it concerns
help-by = who orders it (you, as the system knows you)
help-named = people with this in their names
help-all-reports = also those that are settled
help-ban-for = for how long: 30d, 12w, 6m, 1y (for good)
help-with-address = the address they came from last, too
admin-column-id = id
admin-column-title = title
admin-column-status = status
admin-column-names = who
admin-column-updated = last move
admin-column-name = name
admin-column-seen = last seen
admin-column-tables = tables
admin-column-running = running
admin-column-time = when
admin-column-guest = person
admin-column-text = said
admin-column-hidden = hidden
admin-column-match-id = match
admin-column-about = person
admin-column-kind = what
admin-column-remark = remark
admin-column-said = it says
admin-column-note = the complaint
admin-column-settled = settled
admin-column-who = who
admin-column-since = since
admin-column-until = until
admin-column-why = why
admin-column-by = by
admin-column-asked = when
admin-column-body = about
admin-column-outcome = failed

order-done = Done.
order-waits = No server has answered. It is written down, and will be done when the server starts.
order-failed = That failed; the log of the server says why.
order-no-remark = There is no such remark.
order-no-address = The server does not know where this person came from. Ban the person alone, or an address from the log.
order-no-ban = There is no such ban.
order-no-report = There is no such report.
order-not-running = No server was running then. `carrack serve --drain` starts one that takes no new tables.
order-no-table = There is no such match.
order-over = The match is over already.
order-cancelled = The table is closed already.
order-cannot-open = The match cannot be opened by this version.

announce-summary = show a sentence on every open page
announce-about = Show a sentence on every page of the server that is open, and on all that are opened later, until it is taken back with --clear.
announce-examples =
    carrack announce "The server restarts at 20:00 for a minute. Nothing is lost."
    carrack announce --clear
announce-what = say what to announce, or --clear to take it back
help-announce-text = the sentence
help-clear = take it back

tidy-summary = delete old matches, and people who never came back
tidy-about = Say how much is old, and delete it if --yes is given. An age is 90d, 12w, 6m or 2y. What is not named stays. Back up first.
tidy-examples =
    carrack tidy --unfinished 90d --finished 2y
    carrack tidy --unfinished 90d --finished 2y --yes
tidy-what = say what is old: --unfinished 90d, --finished 2y or --people 2y
tidy-unfinished = matches that were not finished
tidy-finished = matches that were finished
tidy-people = people who did not come back and sit at no table that stays
tidy-actions = events of these matches
tidy-remarks = remarks at them
tidy-reviews = reviews of them
tidy-nothing = Nothing is as old as that.
tidy-ask = Nothing was deleted. With --yes all of this is.
tidy-done = All of this is deleted.
help-unfinished = matches that are not over and at which nothing has happened for so long
help-finished = matches that ended so long ago
help-people = people who did not come for so long (as long as --finished says)
help-yes = delete; without it nothing is deleted
