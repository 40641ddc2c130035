# «Пряности» по-русски. `$colour-id` — сам ключ (yellow, red, green, brown), `$colour` — название.
# `.also` в строке журнала продолжает рассказ о том же игроке.

title = Пряности
title-about = Соберите руку торговцев, превращайте дешёвые пряности в дорогие и выполняйте ими цели.
title-short = Торговля пряностями
family-century = Century

option-bonus_b1 = Карты бонусов, набор B1
    .about = Ещё пять торговцев с новыми символами: получить и улучшить, обмен на выбор, возврат карты.
option-bonus_b2 = Карты бонусов, набор B2
    .about = Ещё пять таких карт.
option-big_deals = Крупные сделки
    .about = У каждого торговца есть сделка на один раз: выложите другую карту, а эту сбросьте ради сделки.

# ---- вопросы

ask-turn = Ваш ход. Выберите действие.
ask-turn-last = Ваш последний ход: после этого круга игра закончится. Выберите действие.
ask-pay = Какой куб положить на торговца «{ $card }»? { $left ->
    [one] Остался { $left } куб.
    [few] Осталось { $left } куба.
   *[many] Осталось { $left } кубов.
}
ask-upgrade = Какой куб улучшить? { $left ->
    [one] Остался { $left } шаг.
    [few] Осталось { $left } шага.
   *[many] Осталось { $left } шагов.
}
ask-discard = Караван переполнен. Верните ещё { $left ->
    [one] { $left } куб.
    [few] { $left } куба.
   *[many] { $left } кубов.
}
ask-choose = Что взять за { $give }? { $left ->
    [one] Остался { $left } обмен.
    [few] Осталось { $left } обмена.
   *[many] Осталось { $left } обменов.
}
ask-recover = Вы можете вернуть на руку одну из других своих сыгранных карт.
ask-offered = Взять торговца на руку или выложить свою карту и заключить его сделку: { $deal }?
ask-lay = Какую другую карту выложить без эффекта, чтобы заключить сделку: { $deal }?
ask-wait = Ходит { $seat }.
ask-over = Игра окончена.

# ---- действия: заголовок и слово, которое можно набрать

verb-decline = Пропустить
    .word = пропустить
verb-rest = Отдых
    .word = отдых
verb-acquire = Нанять торговца
    .word = нанять
verb-claim = Выполнить цель
    .word = цель
verb-play = Сыграть карту
    .word = сыграть
verb-pay = Заплатить
    .word = заплатить
verb-upgrade = Улучшить
    .word = улучшить
verb-discard = Вернуть
    .word = вернуть
verb-stop = Хватит
    .word = хватит
verb-choose = Выбрать
    .word = выбрать
verb-recover = Взять обратно
    .word = обратно
verb-keep = Оставить себе
    .word = оставить
verb-deal = Заключить сделку
    .word = сделка
verb-lay = Выложить
    .word = выложить

do-decline = Пропустить
do-rest = Отдых
do-acquire = Нанять торговца { $slot } { $slot ->
    [1] даром
    [2] за 1 куб
    [3] за 2 куба
    [4] за 3 куба
    [5] за 4 куба
   *[6] за 5 кубов
}
do-claim = Выполнить цель { $slot }
do-play = Сыграть «{ $card }»{ $times ->
    [1] {""}
   *[other] {" "}× { $times }
}
do-pay = Положить куб { $colour-id ->
    [yellow] куркумы
    [red] шафрана
    [green] кардамона
    [brown] корицы
   *[other] { $colour }
}
do-upgrade = Улучшить { $colour-id ->
    [yellow] куркуму до шафрана
    [red] шафран до кардамона
    [green] кардамон до корицы
    [brown] корицу
   *[other] { $colour }
}
do-discard = Вернуть куб { $colour-id ->
    [yellow] куркумы
    [red] шафрана
    [green] кардамона
    [brown] корицы
   *[other] { $colour }
}
do-stop = Хватит улучшать
do-choose = Взять { $output ->
    [1] первое
   *[2] второе
} из предложенного
do-recover = Вернуть на руку «{ $card }»
do-keep = Взять торговца на руку
do-deal = Сбросить «{ $card }» ради сделки
do-lay = Выложить «{ $card }» и заключить сделку

# ---- журнал

log-played = { $who } играет «{ $card }»{ $times ->
    [1] {""}
   *[other] {" "}× { $times }
}
    .also = играет «{ $card }»{ $times ->
    [1] {""}
   *[other] {" "}× { $times }
}
log-gained = { $who } получает { $plus }
    .also = получает { $plus }
log-returned = { $who } отдаёт { $minus }
    .also = отдаёт { $minus }
log-upgraded = { $who } улучшает: { $minus } → { $plus }
    .also = улучшает: { $minus } → { $plus }
log-paid = { $who } кладёт { $minus } на «{ $card }»
    .also = кладёт { $minus } на «{ $card }»
log-acquired = { $who } нанимает торговца «{ $card }»
    .also = нанимает торговца «{ $card }»
log-turned = открыта новая карта: «{ $card }»
    .also = открыта новая карта: «{ $card }»
log-claimed = { $who } выполняет цель «{ $goal }»
    .also = выполняет цель «{ $goal }»
log-coin = { $who } получает награду: { $plus }
    .also = получает награду: { $plus }
log-rested = { $who } отдыхает{ $n ->
    [0] {""}
    [one] {" "}и забирает { $n } карту
    [few] {" "}и забирает { $n } карты
   *[many] {" "}и забирает { $n } карт
}
    .also = отдыхает{ $n ->
    [0] {""}
    [one] {" "}и забирает { $n } карту
    [few] {" "}и забирает { $n } карты
   *[many] {" "}и забирает { $n } карт
}
log-recovered = { $who }: карта «{ $card }» возвращается на руку
    .also = возвращает на руку «{ $card }»
log-struck = { $who }: выложена «{ $laid }», сброшена «{ $card }», сделка заключена: { $deal }
    .also = выкладывает «{ $laid }», сбрасывает «{ $card }» и заключает сделку: { $deal }
log-reshuffled = новая колода торговцев собрана из { $n ->
    [one] { $n } сброшенной карты
    [few] { $n } сброшенных карт
   *[many] { $n } сброшенных карт
}
    .also = новая колода торговцев собрана из { $n ->
    [one] { $n } сброшенной карты
    [few] { $n } сброшенных карт
   *[many] { $n } сброшенных карт
}
log-discarded = { $who } возвращает { $minus } из переполненного каравана
    .also = возвращает { $minus } из переполненного каравана

# ---- количества и знаки для узкого поля

amount-yellow = { $n } { $n ->
    [one] куб
    [few] куба
   *[many] кубов
} куркумы
amount-red = { $n } { $n ->
    [one] куб
    [few] куба
   *[many] кубов
} шафрана
amount-green = { $n } { $n ->
    [one] куб
    [few] куба
   *[many] кубов
} кардамона
amount-brown = { $n } { $n ->
    [one] куб
    [few] куба
   *[many] кубов
} корицы
amount-gold = { $n } { $n ->
    [one] золотая монета
    [few] золотые монеты
   *[many] золотых монет
}
amount-silver = { $n } { $n ->
    [one] серебряная монета
    [few] серебряные монеты
   *[many] серебряных монет
}
amount-goals = { $n } { $n ->
    [one] цель
    [few] цели
   *[many] целей
}
amount-cubes = { $n } { $n ->
    [one] куб
    [few] куба
   *[many] кубов
}
amount-cards = { $n } { $n ->
    [one] карта
    [few] карты
   *[many] карт
}
amount-upgrade = { $n } { $n ->
    [one] улучшение
    [few] улучшения
   *[many] улучшений
}

sign-yellow = Ж
    .name = куркума
sign-red = К
    .name = шафран
sign-green = З
    .name = кардамон
sign-brown = Б
    .name = корица
sign-gold = ◉
    .name = золотая монета
sign-silver = ○
    .name = серебряная монета
sign-upgrade = ▲
    .name = улучшить на один шаг
sign-recover = ↩
    .name = вернуть другую карту
sign-others = ◇
    .name = получает каждый другой игрок
sign-or = /
    .name = или

# ---- карты

face-gain = получить { $gain }
face-upgrade = улучшить { $n } { $n ->
    [one] раз
    [few] раза
   *[many] раз
}
face-trade = обменять { $give } на { $get }
face-trade-choice = обменять { $give } на { $get } или { $other }
face-recover = вернуть другую карту на руку
face-gift = каждый другой игрок получает { $gain }
face-then = { $first }, затем { $next }
face-deal = { $effect }
face-goal = { $cost } за { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}
face-merchant-back = колода торговцев
face-goal-back = карта цели рубашкой вверх
corner-points = { $value } оч.
corner-set = { $value }
corner-value = по { $value }

# ---- места

note-price = цена — куб на каждую карту слева
status-round = Раунд { $n }
status-end = Конец, когда у кого-то { $n ->
    [one] { $n } цель
    [few] { $n } цели
   *[other] { $n } целей
}
status-last = Последний раунд
zone-coins = Монеты за цели под ними
zone-goals = Цели
zone-goal-deck = Колода
zone-merchants = Торговцы
zone-merchant-deck = Колода
zone-discard = Сброс
zone-seat = Игрок
zone-caravan = Караван
zone-hand = Рука
zone-played = Сыграно
zone-claimed = Цели
zone-purse = Монеты
price-free = даром
price = { $n } { $n ->
    [one] куб
    [few] куба
   *[many] кубов
}

# ---- числа игрока и источники очков

panel-vp = очки
panel-goals = цели
panel-cubes = кубы
panel-cards = рука
tally-goals = Цели
tally-gold = Золото
tally-silver = Серебро
tally-cubes = Остаток пряностей

# ---- почему нельзя

refused-no-merchant = На этом месте нет торговца.
refused-too-few-to-pay = Этот торговец стоит { $need } { $need ->
    [one] куб
    [few] куба
   *[many] кубов
}, а в караване { $have }.
refused-no-goal = На этом месте нет цели.
refused-goal-not-met = Для этой цели нужно { $need } { $need ->
    [one] куб
    [few] куба
   *[many] кубов
} { $colour-id ->
    [yellow] куркумы
    [red] шафрана
    [green] кардамона
    [brown] корицы
   *[other] { $colour }
}, а у вас { $have }.
refused-not-in-hand = Карты «{ $card }» нет у вас на руке.
refused-once-only = Карта «{ $card }» действует один раз за розыгрыш, а не { $times } { $times ->
    [one] раз
    [few] раза
   *[many] раз
}.
refused-cannot-trade = Чтобы сыграть «{ $card }»{ $times ->
    [1] {""}
   *[other] {" "}× { $times }
}, нужно { $need } { $need ->
    [one] куб
    [few] куба
   *[many] кубов
} { $colour-id ->
    [yellow] куркумы
    [red] шафрана
    [green] кардамона
    [brown] корицы
   *[other] { $colour }
}, а у вас { $have }.
refused-no-such-cube = В караване нет { $colour-id ->
    [yellow] куркумы
    [red] шафрана
    [green] кардамона
    [brown] корицы
   *[other] { $colour }
}.
refused-top-of-ladder = Корица — самая дорогая пряность: улучшить её нельзя.
refused-out-of-order = Лишние кубы возвращают по порядку, от куркумы к корице, и ровно столько, сколько лишних.
refused-chosen-in-order = Сначала выбирают первое из предложенного, потом второе: вы уже начали со второго.
refused-not-played = Карта «{ $card }» не лежит перед вами.
refused-recovers-others = Карта не возвращает саму себя.
refused-no-deal = У карты «{ $card }» нет сделки.
refused-none-to-lay = Чтобы заключить сделку, нужна ещё одна карта на руке: её выкладывают.
refused-lays-another = Карту «{ $card }» вы сбрасываете ради сделки: выложите другую.
