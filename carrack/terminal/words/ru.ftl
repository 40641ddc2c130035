# Сцена в терминале по-русски.

board-turn = { $title }, ход { $turn }
place-shut = не открыто
panel-you = вы
panel-turn = ход
no-way-back = откроется новое: без согласия назад не вернуться
result-won = { $n ->
    [one] Победа: { $names }.
   *[other] Первое место делят: { $names }.
}
column-place = место
column-player = игрок
column-total = всего
