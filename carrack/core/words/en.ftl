# What every title needs said. A title's own file may say a thing its own way.

seat = Player { $n }
nothing = nothing
list = { $first } and { $last }
sign-arrow = →

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
