# Что нужно сказать в любой игре. Файл самой игры может сказать это по-своему.

seat = Игрок { $n }
nothing = ничего
list = { $first } и { $last }
sign-arrow = →

do-decline = Пропустить
ask-over = Игра окончена.
ask-wait = Ход за другими: { $seat }.

refused-game-over = Игра окончена.
refused-no-such-action = В этой игре нет такого действия.
refused-not-asked = Сейчас решает не этот игрок.
refused-other-question = Сейчас нужно решить другое.
refused-nothing = С этим сейчас ничего нельзя сделать.

notice-turn = { $n ->
    [0] Сюда будут приходить уведомления Carrack.
    [one] Ваш ход: { $titles }
    [few] Ваш ход за { $n } столами: { $titles }
   *[many] Ваш ход за { $n } столами: { $titles }
}
