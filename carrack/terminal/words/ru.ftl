# Сцена в терминале по-русски.

board-turn = { $title }, ход { $turn }
place-shut = не открыто
place-totals = всего
panel-you = вы
panel-first = первый игрок
panel-turn = ход
no-way-back = откроется новое: без согласия других не отменить
result-won = { $n ->
    [1] Победа: { $names }.
   *[other] Победу делят: { $names }.
}
column-place = место
column-player = игрок
column-total = всего
