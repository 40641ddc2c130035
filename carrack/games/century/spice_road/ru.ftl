# «Пряности» по-русски. `$colour-id` — сам ключ (yellow, red, green, brown), `$colour` — название.
# `.also` в строке журнала продолжает рассказ о том же игроке.

title = Пряности
title-about = Соберите руку купцов, превращайте дешёвые пряности в дорогие и выполняйте ими цели.
title-short = Торговля пряностями
family-century = Century

option-bonus_b1 = Карты бонусов, набор B1
    .about = Ещё пять купцов с новыми символами: получить и улучшить, обмен на выбор, возврат карты.
option-bonus_b2 = Карты бонусов, набор B2
    .about = Ещё пять таких карт.
option-big_deals = Крупные сделки
    .about = У каждого купца есть сделка на один раз: выложите другую карту, а эту сбросьте ради сделки.

# ---- вопросы

ask-turn = Ваш ход. Выберите действие.
ask-turn-last = Ваш последний ход: после этого раунда партия закончится. Выберите действие.
ask-pay = Заплатите ещё { $left ->
    [one] { $left } кубик
    [few] { $left } кубика
   *[many] { $left } кубиков
}: какой положить на «{ $card }»?
ask-upgrade = Какой кубик улучшить? Можно ещё { $left ->
    [one] { $left } шаг.
    [few] { $left } шага.
   *[many] { $left } шагов.
}
ask-discard = Караван переполнен. Верните ещё { $left ->
    [one] { $left } кубик.
    [few] { $left } кубика.
   *[many] { $left } кубиков.
}
ask-choose = Что взять за { $give }? Ещё { $left ->
    [one] { $left } обмен.
    [few] { $left } обмена.
   *[many] { $left } обменов.
}
ask-recover = Вы можете вернуть в руку одну из других своих разыгранных карт.
ask-offered = Взять купца в руку или выложить свою карту и заключить его сделку: { $deal }?
ask-lay = Какую другую карту выложить без эффекта, чтобы заключить сделку: { $deal }?
ask-wait = Выбирает { $seat }.
ask-over = Партия окончена.

# ---- действия: заголовок и слово, которое можно набрать

verb-decline = Пропустить
    .word = пропустить
verb-rest = Отдых
    .word = отдых
verb-acquire = Приобрести купца
    .word = приобрести
verb-claim = Выполнить цель
    .word = цель
verb-play = Разыграть карту
    .word = разыграть
verb-pay = Заплатить
    .word = заплатить
verb-upgrade = Улучшить
    .word = улучшить
verb-discard = Вернуть кубик
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
do-acquire = Приобрести { $slot }-го купца { $slot ->
    [1] даром
    [2] за 1 кубик
    [3] за 2 кубика
    [4] за 3 кубика
    [5] за 4 кубика
   *[6] за 5 кубиков
}
do-claim = Выполнить { $slot }-ю цель
do-play = Разыграть «{ $card }»{ $times ->
    [1] {""}
   *[other] {" "}× { $times }
}
do-pay = Положить кубик { $colour-id ->
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
do-discard = Вернуть кубик { $colour-id ->
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
do-recover = Вернуть в руку «{ $card }»
do-keep = Взять купца в руку
do-deal = Сбросить «{ $card }» ради сделки
do-lay = Выложить «{ $card }» и заключить сделку

# ---- журнал

log-played = { $who } разыгрывает «{ $card }»{ $times ->
    [1] {""}
   *[other] {" "}× { $times }
}
    .also = разыгрывает «{ $card }»{ $times ->
    [1] {""}
   *[other] {" "}× { $times }
}
    .you = разыгрываете «{ $card }»{ $times ->
    [1] {""}
   *[other] {" "}× { $times }
}
log-gained = { $who } получает { $plus }
    .also = получает { $plus }
    .you = получаете { $plus }
log-returned = { $who } отдаёт { $minus }
    .also = отдаёт { $minus }
    .you = отдаёте { $minus }
log-upgraded = { $who } улучшает: { $minus } → { $plus }
    .also = улучшает: { $minus } → { $plus }
    .you = улучшаете: { $minus } → { $plus }
log-paid = { $who } кладёт { $minus } на «{ $card }»
    .also = кладёт { $minus } на «{ $card }»
    .you = кладёте { $minus } на «{ $card }»
log-acquired = { $who } приобретает купца «{ $card }»
    .also = приобретает купца «{ $card }»
    .you = приобретаете купца «{ $card }»
log-turned = Открыта новая карта: «{ $card }»
    .also = открыта новая карта: «{ $card }»
log-claimed = { $who } выполняет цель «{ $goal }»
    .also = выполняет цель «{ $goal }»
    .you = выполняете цель «{ $goal }»
log-ending = { $who } — уже { $n } { $n ->
    [one] цель
    [few] цели
   *[many] целей
}: этот раунд последний
    .also = уже { $n } { $n ->
    [one] цель
    [few] цели
   *[many] целей
}: этот раунд последний
log-coin = { $who } получает награду: { $plus }
    .also = получает награду: { $plus }
    .you = получаете награду: { $plus }
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
    .you = отдыхаете{ $n ->
    [0] {""}
    [one] {" "}и забираете { $n } карту
    [few] {" "}и забираете { $n } карты
   *[many] {" "}и забираете { $n } карт
}
log-recovered = { $who }: карта «{ $card }» возвращается в руку
    .also = возвращает в руку «{ $card }»
    .you = возвращаете в руку «{ $card }»
log-struck = { $who }: выложена «{ $laid }», сброшена «{ $card }», сделка заключена: { $deal }
    .also = выкладывает «{ $laid }», сбрасывает «{ $card }» и заключает сделку: { $deal }
    .you = выкладываете «{ $laid }», сбрасываете «{ $card }» и заключаете сделку: { $deal }
log-reshuffled = Новая колода купцов собрана из { $n ->
    [one] { $n } сброшенной карты
    [few] { $n } сброшенных карт
   *[many] { $n } сброшенных карт
}
    .also = новая колода купцов собрана из { $n ->
    [one] { $n } сброшенной карты
    [few] { $n } сброшенных карт
   *[many] { $n } сброшенных карт
}
log-discarded = { $who } возвращает { $minus } из переполненного каравана
    .also = возвращает { $minus } из переполненного каравана
    .you = возвращаете { $minus } из переполненного каравана

# ---- количества и знаки для узкого поля

amount-yellow = { $n } { $n ->
    [one] кубик
    [few] кубика
   *[many] кубиков
} куркумы
amount-red = { $n } { $n ->
    [one] кубик
    [few] кубика
   *[many] кубиков
} шафрана
amount-green = { $n } { $n ->
    [one] кубик
    [few] кубика
   *[many] кубиков
} кардамона
amount-brown = { $n } { $n ->
    [one] кубик
    [few] кубика
   *[many] кубиков
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
    [one] кубик
    [few] кубика
   *[many] кубиков
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
face-recover = вернуть другую карту в руку
face-gift = каждый другой игрок получает { $gain }
face-then = { $first }, затем { $next }
face-deal = { $effect }
face-goal = { $cost } за { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}
face-merchant-back = колода купцов
face-goal-back = карта цели рубашкой вверх
corner-points = { $value } оч.
corner-set = { $value }
corner-value = по { $value }

# ---- места

note-price = цена — кубик на каждую карту слева
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
zone-merchants = Купцы
zone-merchant-deck = Колода
zone-discard = Сброс
zone-seat = Игрок
zone-caravan = Караван
zone-hand = Рука
zone-played = Разыграно
zone-claimed = Цели
zone-purse = Монеты
price-free = даром
price = { $n } куб.

# ---- числа игрока и источники очков

panel-vp = очки
panel-goals = цели
panel-cubes = кубики
panel-cards = рука
tally-goals = Цели
tally-gold = Золото
tally-silver = Серебро
tally-cubes = Остаток пряностей

# ---- почему нельзя

refused-no-merchant = На этом месте нет купца.
refused-too-few-to-pay = Этот купец стоит { $need } { $need ->
    [one] кубик
    [few] кубика
   *[many] кубиков
}, а в караване только { $have }.
refused-no-goal = На этом месте нет цели.
refused-goal-not-met = Для этой цели нужно { $need } { $need ->
    [one] кубик
    [few] кубика
   *[many] кубиков
} { $colour-id ->
    [yellow] куркумы
    [red] шафрана
    [green] кардамона
    [brown] корицы
   *[other] { $colour }
}, а у вас только { $have }.
refused-not-in-hand = Карты «{ $card }» нет у вас в руке.
refused-once-only = Карта «{ $card }» действует один раз за розыгрыш, а не { $times } { $times ->
    [one] раз
    [few] раза
   *[many] раз
}.
refused-cannot-trade = Чтобы разыграть «{ $card }»{ $times ->
    [1] {""}
   *[other] {" "}× { $times }
}, нужно { $need } { $need ->
    [one] кубик
    [few] кубика
   *[many] кубиков
} { $colour-id ->
    [yellow] куркумы
    [red] шафрана
    [green] кардамона
    [brown] корицы
   *[other] { $colour }
}, а у вас только { $have }.
refused-no-such-cube = В караване нет { $colour-id ->
    [yellow] куркумы
    [red] шафрана
    [green] кардамона
    [brown] корицы
   *[other] { $colour }
}.
refused-top-of-ladder = Корица — самая дорогая пряность: улучшить её нельзя.
refused-out-of-order = Лишние кубики возвращают по порядку, от куркумы к корице, и ровно столько, сколько лишних.
refused-chosen-in-order = Сначала выбирают первое из предложенного, потом второе: вы уже начали со второго.
refused-not-played = Карта «{ $card }» не лежит перед вами.
refused-recovers-others = Карта не возвращает саму себя.
refused-no-deal = У карты «{ $card }» нет сделки.
refused-none-to-lay = Чтобы заключить сделку, нужна ещё одна карта в руке: её выкладывают.
refused-lays-another = Карту «{ $card }» вы сбрасываете ради сделки: выложите другую.
