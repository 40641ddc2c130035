# What every title needs said. A title's own file may say a thing its own way.

seat = Player { $n }
nothing = nothing
list = { $first } and { $last }
sign-arrow = →
amount-vp = { $n } { $n ->
    [one] point
   *[other] points
}

do-decline = Pass
ask-over = The game is over.
ask-wait = Waiting for { $seat }.

refused-game-over = The game is over.
refused-no-such-action = There is no such action in this game.
refused-not-asked = It is not this player’s decision now.
refused-other-question = Something else is being asked now.
refused-nothing = Nothing can be done with this now.

notice-turn = { $n ->
    [0] Notices from Carrack will come here.
    [one] Your turn: { $titles }
   *[other] Your turn at { $n } tables: { $titles }
}
notice-question = { $n ->
    [one] You are asked to let moves be taken back: { $titles }
   *[other] You are asked to let moves be taken back at { $n } tables: { $titles }
}

# ---- how a match ended; the page says it, and so does the picture of its link
result-wins-by = { $name } wins by { $n }
result-wins = { $name } wins
result-given-up = { $name } wins: { $n ->
    [one] the other gave up
   *[other] the others gave up
}
result-tie-break = { $name } wins on the tie-break
result-shared = { $names } share the victory
share-about = An open table for strategy board games, with friends or with bots.

bot-name-1 = Marta
bot-name-2 = Ilya
bot-name-3 = Priya
bot-name-4 = Zheng
bot-name-5 = Lucía

# ---- the moments that decided it
moment-who = { $seat }
moment-lead-for-good = { $seat } takes the lead for good
moment-led-throughout = { $seat } takes the lead and never loses it
moment-lead = { $seat } takes the lead and holds it for { $n ->
    [one] one turn
   *[other] { $n } turns
}
moment-behind = { $seat }, the later winner, is { $n } points behind { $other }
moment-gain = { $seat } gains { $n } points in one turn
moment-closest = { $n ->
    [0] { $seat } and { $other } are level
    [one] One point between { $seat } and { $other }
   *[other] Only { $n } points between { $seat } and { $other }
}
moment-level = { $seat } draws level with { $other }
moment-gave-up = { $seat } gives up
