# A scene in the terminal, in English.

board-turn = { $title }, turn { $turn }
place-shut = not discovered
panel-you = you
panel-turn = to move
no-way-back = something new is revealed: no way back without asking
result-won = { $n ->
    [one] { $names } wins.
   *[other] { $names } share the first place.
}
column-place = place
column-player = player
column-total = total
