# What every title needs said. A title's own file may say a thing its own way.

seat = Player { $n }
nothing = nothing
nobody = nobody
share = { $seat } { $n }
list = { $first } and { $last }
sign-arrow = →
amount-vp = { $n } { $n ->
    [one] point
   *[other] points
}

do-decline = Pass
bundle-pay = Pay with the cheapest
bundle-return = Give back the cheapest
ask-over = The game is over.
ask-wait = Waiting for { $seat }.

refused-game-over = The game is over.
refused-no-such-action = There is no such action in this game.
refused-not-asked = Another player is choosing now.
refused-other-question = You have to decide something else first.
refused-nothing = Nothing can be done with this now.
refused-taken = This place is taken. The next free one: { $place }.

notice-turn = { $n ->
    [0] Notices from Carrack will come here.
    [one] Your turn: { $titles }
   *[other] Your turn at { $n } tables: { $titles }
}
notice-question = { $n ->
    [one] You are asked to agree to undoing moves: { $titles }
   *[other] You are asked to agree to undoing moves at { $n } tables: { $titles }
}

# ---- what a round is called; a title whose rulebook has another word says it its own way
round-name = Round
round-number = round { $n }
round-of = Round { $n } of { $all }
rounds-played = { $n ->
    [one] After one round.
   *[other] After { $n } rounds.
}
rounds-chart = The game, round by round

# ---- how a match ended; the page says it, and so does the picture of its link
result-wins-by = { $name } wins by { $n }
    .you = You win by { $n }
result-wins = { $name } wins
    .you = You win
result-given-up = { $name } wins: { $n ->
    [one] the other gave up
   *[other] the others gave up
}
    .you = You win: { $n ->
        [one] the other gave up
       *[other] the others gave up
    }
result-tie-break = { $name } wins on the tie-break
    .you = You win on the tie-break
result-shared = { $names } share the victory

# ---- what a link tells before it is opened
share-site = Carrack
share-about = An open table for strategy board games, with friends or with bots.
share-invited = You are invited: { $title }
share-invited-by = { $name } invites you: { $title }
share-sizes = { $fewest } to { $most } players.
share-one-size = { $n ->
    [one] One player.
   *[other] { $n } players.
}
share-minutes = About { $minutes } minutes.

bot-name-1 = Marta
bot-name-2 = Ilya
bot-name-3 = Priya
bot-name-4 = Zheng
bot-name-5 = Lucía

# ---- the moments that decided it
moment-who = { $seat }
moment-lead-for-good = { $seat } takes the lead for good
    .you = take the lead for good
moment-led-throughout = { $seat } takes the lead and never loses it
    .you = take the lead and never lose it
moment-lead = { $seat } takes the lead and holds it for { $n ->
    [one] one round
   *[other] { $n } rounds
}
    .you = take the lead and hold it for { $n ->
    [one] one round
   *[other] { $n } rounds
}
moment-behind = { $seat }, who will win, is { $n } { $n ->
    [one] point
   *[other] points
} behind { $other }
    .you = will win, and here you are { $n } { $n ->
    [one] point
   *[other] points
} behind { $other }
moment-gain = { $seat } gains { $n } { $n ->
    [one] point
   *[other] points
} in one turn
    .you = gain { $n } { $n ->
    [one] point
   *[other] points
} in one turn
moment-best = { $seat } gains { $n } { $n ->
    [one] point
   *[other] points
} in one turn, the most of the game
    .you = gain { $n } { $n ->
    [one] point
   *[other] points
} in one turn, the most of the game
moment-closest = { $n ->
    [0] { $seat } and { $other } are level
    [one] Only one point between { $seat } and { $other }
   *[other] { $seat } and { $other } at their closest: { $n } points apart
}
    .you = and { $other } are { $n ->
    [0] level
    [one] at your closest: one point apart
   *[other] at your closest: { $n } points apart
}
moment-level = { $seat } draws level with { $other }
    .you = draw level with { $other }
moment-gave-up = { $seat } gives up
    .you = give up
