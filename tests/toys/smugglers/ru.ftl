title = Контрабандисты
title-about = Игрушка, в которой каждый трудный случай встречается один раз.
option-voyage = Плавание
    .about = Сколько кругов длится игра.
option-voyage-short = короткое
option-voyage-long = долгое
option-vessel = Судно
    .about = Насколько велики трюмы.
option-vessel-sloop = шлюп
option-vessel-galleon = галеон
option-customs = Таможня
    .about = Вокруг гавани ходит таможенник; за него играют правила.
ask-turn = Ваш ход.
ask-trap = Захлопнуть ловушку?
ask-peeked = Оставить жетон или подложить вниз?
ask-stow = Куда поставить ящик?
ask-sailing = Плыть дальше или остановиться?
ask-toss = Какие две карты за борт?
ask-whistle = Свистнуть?
ask-bid = Сколько предложите?
ask-effect = Выберите.
ask-wait = Ожидание.
ask-over = Игра окончена.
do-decline = Пропустить
do-draw = Взять карту
do-peek = Взглянуть на риф
do-keep = Оставить жетон
do-leave = Подложить вниз
do-stow = Поставить ящик
do-bribe = Собрать взятки
do-jettison = Сбросить две карты
do-right = Выровнять лодку
do-blow = Свистнуть
do-land = Выгрузить карту { $slot }
do-sail = Плыть: { $place }
do-spring = Захлопнуть ловушку { $slot }
do-toss = За борт карту { $slot }
do-place = Поставить на { $cell }, положение { $turn }
do-offer = Предложить { $coins }
do-choose = Выбрать { $k }
window-trap = Захлопнуть ловушку, когда выгружают карту
window-whistle = Свистнуть в конце хода
log-drew = { $who } берёт карту.
log-sank = { $card } уходит под колоду.
log-landed = { $who } выгружает: { $card }.
log-gained = { $who } получает { $plus }.
log-paid = { $who } платит { $minus }.
log-sailed = { $who } плывёт: { $place }.
    .also = плывёт: { $place }
    .you = плывёте: { $place }
log-rolled = { $who } бросает кубик: { $die }.
log-patrolled = { $who } обходит: { $place }.
log-bids = Ставки открыты: { $shares }.
chapter-customs = Таможня
chapter-bribes = Взятки вскрыты
    .about = Побеждает единственная высшая ставка.
row-bribe = Взятка
amount-coin = { $n } { $n ->
    [one] монета
    [few] монеты
   *[other] монет
}
amount-loot = { $n } { $n ->
    [one] очко
    [few] очка
   *[other] очков
}
amount-whistle = { $n } { $n ->
    [one] свисток
    [few] свистка
   *[other] свистков
}
amount-crate = { $n } { $n ->
    [one] ящик
    [few] ящика
   *[other] ящиков
}
amount-night = { $n } { $n ->
    [one] тихая ночь
    [few] тихие ночи
   *[other] тихих ночей
}
tally-loot = добыча
tally-coin = монеты
tally-fame = слава
tally-seized = отобрано
tally-nights = тихие ночи
automa-customs = Таможня
course-runs = Рейсы
zone-deck = Колода
zone-reef = Риф
zone-landed = Выгружено
zone-hand = Рука
zone-hold = Трюм
zone-ship = Судно
zone-chart = Карта
place-harbour = гавань
place-hex = { $n }
zone-fame = Слава
zone-die = Кубик
tab-piles = Карты
about-chart = По течению шаг бесплатный, иначе стоит монету: она остаётся на клетке.
area-b = Нос
area-s = Корма
mark-hold = { $n }
face-rum = ром
face-silk = шёлк
face-tea = чай
face-lamp = фонарь
face-toll = пошлина
face-mirror = зеркало
face-trap = ловушка
face-token = жетон ценой { $n }
face-back-card = карта
face-back-token = жетон
face-crate = ящик
face-stream = течение
face-race = стремнина
face-die = { $n }
face-fame = слава ценой { $n }
face-full = { $n } очка добычи, когда заполнено
face-cargo = { $n } { $n ->
    [one] монета
    [few] монеты
   *[other] монет
} на поле
face-cove = бухта, { $n } { $n ->
    [one] монета
    [few] монеты
   *[other] монет
}
face-harbour = гавань
face-boat = лодка
face-cutter = катер
face-marker = метка
face-whistle = свисток
face-coin = монета
refused-nothing-there = Там ничего нет.
refused-no-room = Нет места.
refused-not-a-trap = Это не ловушка.
refused-too-poor = У вас нет столько монет.
refused-not-ascending = Выбирайте карты слева направо, всего две.
refused-not-doable = Сейчас это невозможно.
refused-too-far = Лодка идёт на соседнюю клетку, где есть вода.
refused-capsized = Ваша лодка лежит на боку: сначала выровняйте её.
refused-upright = Ваша лодка не лежит.
refused-alone = Подкупать больше некого.
