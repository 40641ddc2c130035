# Что нужно сказать в любой игре. Файл самой игры может сказать это по-своему.

seat = Игрок { $n }
nothing = ничего
list = { $first } и { $last }
sign-arrow = →
amount-vp = { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}

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
notice-question = { $n ->
    [one] Вас просят согласиться взять ходы назад: { $titles }
    [few] Вас просят согласиться взять ходы назад за { $n } столами: { $titles }
   *[many] Вас просят согласиться взять ходы назад за { $n } столами: { $titles }
}

# ---- чем кончилась партия; это говорит и страница, и картинка её ссылки
result-wins-by = { $name }: победа, разрыв { $n }
result-wins = { $name }: победа
result-given-up = { $name }: победа, { $n ->
    [one] соперник сдался
   *[other] соперники сдались
}
result-tie-break = { $name }: победа по дополнительному правилу
result-shared = { $names } делят победу
share-about = Открытый стол для стратегических настольных игр: с друзьями или с ботами.

bot-name-1 = Марта
bot-name-2 = Илья
bot-name-3 = Прия
bot-name-4 = Чжэн
bot-name-5 = Лусия

# ---- что её решило
moment-who = { $seat }
moment-lead-for-good = { $seat } выходит вперёд — и до самого конца
moment-led-throughout = { $seat } выходит вперёд и больше не уступает
moment-lead = { $seat } выходит вперёд и лидирует { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[many] { $n } ходов
}
moment-behind = { $seat } победит, а пока отстаёт на { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}: впереди { $other }
moment-gain = { $seat } получает { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} за один ход
moment-closest = { $n ->
    [0] { $seat } и { $other }: очков поровну
    [one] { $seat } и { $other }: разница всего { $n } очко
    [few] { $seat } и { $other }: разница всего { $n } очка
   *[many] { $seat } и { $other }: разница всего { $n } очков
}
moment-level = { $seat } сравнивает счёт, { $other } больше не впереди
moment-gave-up = { $seat } сдаётся
