# «Чудеса Востока» по-русски. `$colour-id` — сам ключ (yellow, red, green, brown), `$colour` — название.
# `.also` в строке журнала продолжает рассказ о том же игроке.

title = Чудеса Востока
title-about = Плавайте среди Островов пряностей, стройте аванпосты, обменивайте пряности на более ценные и везите их в порты.
title-short = Плавание за пряностями
family-century = Century

option-map = Игровое поле
    .about = Поле первой партии, как в правилах, или одно из собственных.
option-map-first = Как в правилах
option-map-free = Собственное
option-map-turned = Собственное, одинаковое при повороте на пол-оборота
option-map-mirrored = Собственное, симметричное слева направо
option-map_number = Номер собственного поля
    .about = Каждого вида восемь. У поля из правил номера нет.
option-map_number-1 = 1
option-map_number-2 = 2
option-map_number-3 = 3
option-map_number-4 = 4
option-map_number-5 = 5
option-map_number-6 = 6
option-map_number-7 = 7
option-map_number-8 = 8
option-port_steps = Платный шаг из порта
    .about = Правила говорят только о рынках. Обычно кубик остаётся в порту.
option-port_steps-paid = Кубик остаётся в порту
option-port_steps-forbidden = Нельзя
option-staying = Кубики на тайле корабля, который не двигался
    .about = Обычно их забирают только там, где закончилось перемещение.
option-staying-leaves = Остаются лежать
option-staying-collects = Можно забрать
option-new_upgrade = Новый жетон улучшения действует сразу
    .about = Он улучшает кубик и после той постройки, за которую получен, а не только после следующей.

# ---- вопросы

ask-starting = Какой набор начальных кубиков вы берёте?
ask-mooring = На каком рынке начинает ваш корабль?
ask-turn = Ваш ход: плыть или действовать?
ask-turn-last = Ваш последний ход. Плывите или действуйте здесь.
ask-sailing = Остановиться здесь или оставить кубик и плыть дальше?
ask-sailing-free = Остановиться здесь или плыть дальше? { $n ->
    [one] Ещё { $n } шаг бесплатен.
    [few] Ещё { $n } шага бесплатны.
   *[many] Ещё { $n } шагов бесплатны.
}
ask-sailing-paid = Шаг оплачен. Куда плыть?
ask-rivals = { $seat } получает от вас кубик. Какой? { $left ->
    [1] { "" }
    [one] Осталось заплатить { $left } сопернику.
    [few] Осталось заплатить { $left } соперникам.
   *[many] Осталось заплатить { $left } соперникам.
}
ask-collecting = На этом тайле лежит { $lying }. Взять в трюм?
ask-acting = Какое действие выполнить?
ask-price = Отдайте за аванпост ещё { $left ->
    [one] { $left } кубик
    [few] { $left } кубика
   *[many] { $left } кубиков
}: какой?
ask-upgrade = Какой кубик улучшить? Можно ещё { $left ->
    [one] { $left } шаг.
    [few] { $left } шага.
   *[many] { $left } шагов.
}
ask-reward = Колонка вашего планшета опустела: выберите жетон бонуса.
ask-trading = Выполнить обмен: { $tile }?
ask-discard = Трюм переполнен. Верните ещё { $left ->
    [one] { $left } кубик.
    [few] { $left } кубика.
   *[many] { $left } кубиков.
}
ask-wait = Выбирает { $seat }.
ask-over = Партия окончена.

# ---- действия: заголовок и слово, которое можно набрать

confirm-sail = Плыть туда
verb-decline = Пропустить
    .word = пропустить
verb-take = Начальные кубики
    .word = взять
verb-moor = Поставить корабль
    .word = корабль
verb-sail = Плыть
    .word = плыть
verb-stop = Закончить перемещение
    .word = стоп
verb-leave = Оставить кубик
    .word = оставить
verb-pay = Заплатить
    .word = заплатить
verb-collect = Забрать кубики
    .word = забрать
verb-build = Построить
    .word = построить
verb-upgrade = Улучшить
    .word = улучшить
verb-enough = Хватит
    .word = хватит
verb-bonus = Жетон бонуса
    .word = бонус
verb-trade = Обмен
    .word = обмен
verb-claim = Порт
    .word = порт
verb-harvest = Сбор
    .word = сбор
verb-discard = Вернуть кубик
    .word = вернуть

do-decline = Пропустить
do-take = Взять { $start }
do-moor = Начать: { $place }
do-sail = Плыть: { $place }
do-stop = Закончить перемещение здесь
do-leave = Оставить кубик { $colour-id ->
    [yellow] имбиря
    [red] перца
    [green] чая
    [brown] гвоздики
   *[other] { $colour }
} и плыть дальше
do-pay = Отдать кубик { $colour-id ->
    [yellow] имбиря
    [red] перца
    [green] чая
    [brown] гвоздики
   *[other] { $colour }
}
do-collect = Забрать кубики в трюм
do-build = Построить аванпост
do-upgrade = Улучшить { $colour-id ->
    [yellow] имбирь до перца
    [red] перец до чая
    [green] чай до гвоздики
    [brown] гвоздику
   *[other] { $colour }
}
do-enough = Хватит улучшать
do-bonus = Взять жетон: { $kind }
do-trade = Обменять { $times } { $times ->
    [one] раз
    [few] раза
   *[many] раз
}
do-claim = Сдать кубики и взять жетон
do-harvest = Сбор
do-discard = Вернуть кубик { $colour-id ->
    [yellow] имбиря
    [red] перца
    [green] чая
    [brown] гвоздики
   *[other] { $colour }
}

# ---- сколько стоит плавание

band-price = { $n } { $n ->
    [one] кубик
    [few] кубика
   *[many] кубиков
}

# ---- журнал

log-started = { $who } начинает с набором: { $plus }
    .also = начинает с набором: { $plus }
    .you = начинаете с набором: { $plus }
log-moored = { $who } ставит корабль: { $tile }
    .also = ставит корабль: { $tile }
    .you = ставите корабль: { $tile }
log-sailed = { $who } плывёт: { $tile }
    .also = плывёт: { $tile }
    .you = плывёте: { $tile }
log-called = { $who } плывёт: { $place }
    .also = плывёт: { $place }
    .you = плывёте: { $place }
log-left = { $who } оставляет там { $minus }
    .also = оставляет там { $minus }
    .you = оставляете там { $minus }
log-paid = { $who } платит { $minus }, получатель — { $seat }
    .also = платит { $minus }, получатель — { $seat }
    .you = платите { $minus }, получатель — { $seat }
log-received = { $who } получает { $plus }, плательщик — { $seat }
    .also = получает { $plus }, плательщик — { $seat }
    .you = получаете { $plus }, плательщик — { $seat }
log-collected = { $who } забирает { $plus }
    .also = забирает { $plus }
    .you = забираете { $plus }
log-built = { $who } строит аванпост из ряда { $symbol-id ->
    [cloves] гвоздики
    [tea] чая
    [chili] перца
    [ginger] имбиря
   *[other] { $symbol }
}: { $tile }
    .also = строит аванпост из ряда { $symbol-id ->
    [cloves] гвоздики
    [tea] чая
    [chili] перца
    [ginger] имбиря
   *[other] { $symbol }
}: { $tile }
    .you = строите аванпост из ряда { $symbol-id ->
    [cloves] гвоздики
    [tea] чая
    [chili] перца
    [ginger] имбиря
   *[other] { $symbol }
}: { $tile }
log-rewarded = { $who } освобождает колонку и берёт жетон бонуса: { $kind }
    .also = освобождает колонку и берёт жетон бонуса: { $kind }
    .you = освобождаете колонку и берёте жетон бонуса: { $kind }
log-traded = { $who } обменивает { $times } { $times ->
    [one] раз
    [few] раза
   *[many] раз
}: { $tile }
    .also = обменивает { $times } { $times ->
    [one] раз
    [few] раза
   *[many] раз
}: { $tile }
    .you = обмениваете { $times } { $times ->
    [one] раз
    [few] раза
   *[many] раз
}: { $tile }
log-gained = { $who } получает { $plus }
    .also = получает { $plus }
    .you = получаете { $plus }
log-returned = { $who } отдаёт { $minus }
    .also = отдаёт { $minus }
    .you = отдаёте { $minus }
log-upgraded = { $who } улучшает: { $minus } → { $plus }
    .also = улучшает: { $minus } → { $plus }
    .you = улучшаете: { $minus } → { $plus }
log-claimed = { $who } берёт жетон ({ $place }): { $token }
    .also = берёт жетон ({ $place }): { $token }
    .you = берёте жетон ({ $place }): { $token }
log-turned = Новый жетон ({ $place }): { $token }
    .also = новый жетон ({ $place }): { $token }
log-closed = Теперь закрыт { $place }
    .also = теперь закрыт { $place }
log-harvested = { $who } собирает { $plus }
    .also = собирает { $plus }
    .you = собираете { $plus }
log-passed = { $who } больше ничего не делает
    .also = больше ничего не делает
    .you = больше ничего не делаете
log-ending = { $who } — уже { $n } { $n ->
    [one] жетон
    [few] жетона
   *[many] жетонов
}: этот раунд последний
    .also = уже { $n } { $n ->
    [one] жетон
    [few] жетона
   *[many] жетонов
}: этот раунд последний
    .you = набираете { $n } { $n ->
    [one] жетон
    [few] жетона
   *[many] жетонов
}: этот раунд последний
log-discarded = { $who } возвращает { $minus } из переполненного трюма
    .also = возвращает { $minus } из переполненного трюма
    .you = возвращаете { $minus } из переполненного трюма

# ---- количества и знаки для узкого поля

amount-yellow = { $n } { $n ->
    [one] кубик
    [few] кубика
   *[many] кубиков
} имбиря
amount-red = { $n } { $n ->
    [one] кубик
    [few] кубика
   *[many] кубиков
} перца
amount-green = { $n } { $n ->
    [one] кубик
    [few] кубика
   *[many] кубиков
} чая
amount-brown = { $n } { $n ->
    [one] кубик
    [few] кубика
   *[many] кубиков
} гвоздики
amount-tokens = { $n } { $n ->
    [one] жетон
    [few] жетона
   *[many] жетонов
}
amount-cubes = { $n } { $n ->
    [one] кубик
    [few] кубика
   *[many] кубиков
}
amount-outposts = { $n } { $n ->
    [one] аванпост
    [few] аванпоста
   *[many] аванпостов
}

sign-yellow = Ж
    .name = имбирь
sign-red = К
    .name = перец
sign-green = З
    .name = чай
sign-brown = Б
    .name = гвоздика

# ---- тайлы и жетоны

face-cell = рынок { $n }
place-nw = северо-западный порт
place-ne = северо-восточный порт
place-sw = юго-западный порт
place-se = юго-восточный порт
place-n = северный порт
place-s = южный порт
place-e = восточный порт
place-w = западный порт
face-a-port = порт
face-trade = рынок, { $give } на { $get }
face-token = { $cost } за { $points } ПО
face-back = жетон ПО лицевой стороной вниз
face-closed = закрытый порт
face-ship = корабль
face-outpost = аванпост
face-start = { $gain }
face-move = Лишний шаг
face-points = Очки
face-next-points = Очки: { $points }
face-upgrade = Улучшение
face-harvest = Сбор
face-hold = Трюм
text-move = Ещё один бесплатный шаг в каждом плавании
text-points = В конце партии; следующий принесёт меньше
text-upgrade = После постройки улучшите кубик; 2 очка
text-harvest = Каждый сбор даёт ещё кубик перца; 1 очко
text-hold = Ещё три ячейки в трюме
corner-points = { $value } ПО

# ---- места

status-round = Раунд { $n }
status-end = Конец, когда у кого-то { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[other] { $n } жетонов
}
status-last = Последний раунд
zone-map = Острова
zone-pile = Жетоны ПО
zone-bonus = Жетоны бонусов
zone-starts = Начальные кубики
zone-seat = Игрок
zone-hold = Трюм
zone-board = Аванпосты
zone-tokens = Жетоны ПО
zone-own-bonus = Жетоны бонусов

# ---- числа игрока и источники очков

panel-vp = очки
panel-tokens = жетоны
panel-cubes = кубики
panel-outposts = аванпосты
tally-tokens = Жетоны ПО
tally-outposts = Аванпосты
tally-bonus = Жетоны бонусов
tally-cubes = Остаток пряностей

# ---- почему нельзя

refused-start-taken = Этот набор начальных кубиков уже взяли.
refused-not-adjacent = Корабль плывёт на соседний тайл, шаг за шагом, а { $place } не рядом.
refused-no-cube-to-leave = За каждый следующий шаг оставляют кубик, а трюм пуст.
refused-port-step-forbidden = В этой партии платный шаг не начинают в порту.
refused-leave-first = Следующий шаг стоит кубик: выберите, какой оставить на этом тайле, потом плывите.
refused-step-is-free = Этот шаг бесплатный: кубик за него не оставляют.
refused-step-is-paid = Шаг оплачен: сначала плывите дальше.
refused-nowhere-to-end = Оттуда перемещение негде закончить: вы не сможете заплатить соперникам.
refused-cannot-pay-rivals = Чтобы закончить здесь, нужно заплатить по кубику каждому сопернику: нужно { $need }, а у вас только { $have }.
refused-no-such-cube = В трюме нет { $colour-id ->
    [yellow] имбиря
    [red] перца
    [green] чая
    [brown] гвоздики
   *[other] { $colour }
}.
refused-nothing-lies-here = На этом тайле нет кубиков.
refused-only-after-sailing = Кубики забирают только там, где закончилось перемещение.
refused-no-market-here = Ваш корабль не на рынке.
refused-outpost-stands = На этом тайле уже есть ваш аванпост.
refused-cannot-pay-price = Аванпост здесь стоит { $need } { $need ->
    [one] кубик
    [few] кубика
   *[many] кубиков
}, а в трюме только { $have }.
refused-no-outpost-here = Обменивать можно только там, где есть ваш аванпост.
refused-cannot-trade = Чтобы обменять здесь { $times } { $times ->
    [one] раз
    [few] раза
   *[many] раз
}, нужно { $need } { $need ->
    [one] кубик
    [few] кубика
   *[many] кубиков
} { $colour-id ->
    [yellow] имбиря
    [red] перца
    [green] чая
    [brown] гвоздики
   *[other] { $colour }
}, а у вас только { $have }.
refused-no-port-here = Ваш корабль не в порту.
refused-port-closed = Этот порт сейчас закрыт.
refused-port-empty = В этом порту нет жетона.
refused-token-not-met = Для этого жетона нужно { $need } { $need ->
    [one] кубик
    [few] кубика
   *[many] кубиков
} { $colour-id ->
    [yellow] имбиря
    [red] перца
    [green] чая
    [brown] гвоздики
   *[other] { $colour }
}, а у вас только { $have }.
refused-kind-gone = Жетонов этого вида больше нет.
refused-top-of-ladder = Гвоздика — самая дорогая пряность: улучшить её нельзя.
refused-out-of-order = Лишние кубики возвращают по порядку, от имбиря к гвоздике, и ровно столько, сколько лишних.

# ---- сцена

face-ginger = имбирь
face-chili = перец
face-tea = чай
face-cloves = гвоздика
face-slot = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
mark-column = { $n ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[other] V
}
slot-name = { $symbol }, колонка { $n }
tab-sea = Море
tab-tokens = Жетоны
about-map = Первый шаг хода бесплатный. За каждый следующий оставьте кубик на тайле, который покидаете. Закончив перемещение на рынке с кораблями соперников, заплатите каждому по кубику.
about-bonus = Тот, кто освободил колонку своего планшета, берёт один из них.
about-board = Аванпост покидает свой ряд слева. Пустые ячейки приносят указанные очки; пустая колонка даёт жетон бонуса.
