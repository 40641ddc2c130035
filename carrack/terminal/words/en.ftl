# A scene in the terminal, in English.

board-turn = { $title }, turn { $turn }
place-shut = not discovered
place-totals = in all
panel-you = you
panel-first = first player
panel-turn = to move
no-way-back = something new is revealed: undoing it needs the others to agree
result-won = { $n ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
column-place = place
column-player = player
column-total = total
