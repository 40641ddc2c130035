# Что нужно сказать в любой игре. Файл самой игры может сказать это по-своему.

seat = Игрок { $n }
nothing = ничего
nobody = никому
share = { $seat } { $n }
list = { $first } и { $last }
sign-arrow = →
amount-vp = { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}

do-decline = Пропустить
bundle-pay = Заплатить самыми дешёвыми
bundle-return = Вернуть самые дешёвые
ask-over = Партия окончена.
ask-wait = Выбирает { $seat }.

refused-game-over = Партия окончена.
refused-no-such-action = В этой игре нет такого действия.
refused-not-asked = Сейчас выбирает другой игрок.
refused-other-question = Сначала нужно решить другое.
refused-nothing = С этим сейчас ничего нельзя сделать.
refused-taken = Это место занято. Следующее свободное: { $place }.

notice-turn = { $n ->
    [0] Сюда будут приходить уведомления Carrack.
    [1] Ваш ход: { $titles }
    [one] Ваш ход за { $n } столом: { $titles }
   *[many] Ваш ход за { $n } столами: { $titles }
}
notice-question = { $n ->
    [1] Вас просят согласиться на отмену ходов: { $titles }
    [one] Вас просят согласиться на отмену ходов за { $n } столом: { $titles }
   *[many] Вас просят согласиться на отмену ходов за { $n } столами: { $titles }
}

# ---- как называется раунд; игра, у которой в правилах другое слово, говорит это по-своему
round-name = Раунд
round-number = раунд { $n }
round-of = Раунд { $n } из { $all }
rounds-played = { $n ->
    [one] Сыгран { $n } раунд.
    [few] Сыграно { $n } раунда.
   *[many] Сыграно { $n } раундов.
}
rounds-chart = Партия, раунд за раундом

# ---- чем кончилась партия; это говорит и страница, и картинка её ссылки
result-wins-by = Победа: { $name }, отрыв { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
    .you = Вы победили, отрыв { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
result-wins = Победа: { $name }
    .you = Вы победили
result-given-up = Победа: { $name }, { $n ->
    [1] соперник сдался
   *[other] соперники сдались
}
    .you = Вы победили: { $n ->
        [1] соперник сдался
       *[other] соперники сдались
    }
result-tie-break = Победа по дополнительному правилу: { $name }
    .you = Вы победили по дополнительному правилу
result-shared = Победу делят: { $names }
share-site = Каррака
share-about = Открытый стол для стратегических настольных игр: с друзьями или с ботами.
share-invited = Вас приглашают: { $title }
share-invited-by = { $name } приглашает: { $title }
share-sizes = Игроков: { $fewest }–{ $most }.
share-one-size = Игроков: { $n }.
share-minutes = Примерно { $minutes } мин.

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
    [one] { $n } раунд
    [few] { $n } раунда
   *[many] { $n } раундов
}
moment-behind = Будущий победитель { $seat } отстаёт на { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}, впереди { $other }
moment-gain = { $seat } получает { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} за один ход
moment-best = { $seat } получает { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} за один ход: больше не получал никто
moment-closest = { $n ->
    [0] { $seat } и { $other }: очков поровну
    [one] { $seat } и { $other } ближе всего: разница { $n } очко
    [few] { $seat } и { $other } ближе всего: разница { $n } очка
   *[many] { $seat } и { $other } ближе всего: разница { $n } очков
}
moment-level = { $seat } сравнивает счёт: { $other } больше не впереди
moment-gave-up = { $seat } сдаётся
