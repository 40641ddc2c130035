title = Контрабандисты
title-about = Игрушка, в которой каждый трудный случай встречается один раз.
option-voyage = Плавание
    .about = Сколько кругов длится игра.
option-voyage-short = короткое
option-voyage-long = долгое
ask-turn = Ваш ход.
ask-trap = Захлопнуть ловушку?
ask-peeked = Оставить жетон или подложить вниз?
ask-stow = Куда поставить ящик?
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
do-blow = Свистнуть
do-land = Выгрузить карту { $slot }
do-spring = Захлопнуть ловушку { $slot }
do-toss = За борт карту { $slot }
do-place = Поставить на { $cell }, поворот { $turn }
do-offer = Предложить { $coins }
do-choose = Выбрать { $k }
window-trap = Захлопнуть ловушку, когда выгружают карту
window-whistle = Свистнуть в конце хода
log-drew = { $who } берёт карту.
log-sank = { $card } уходит под колоду.
log-landed = { $who } выгружает: { $card }.
log-gained = { $who } получает { $plus }.
log-paid = { $who } платит { $minus }.
log-bids = Ставки открыты.
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
zone-deck = Колода
zone-reef = Риф
zone-landed = Выгружено
zone-hand = Рука
zone-hold = Трюм
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
refused-nothing-there = Там ничего нет.
refused-no-room = Нет места.
refused-not-a-trap = Это не ловушка.
refused-too-poor = У вас нет столько монет.
refused-not-ascending = Выбирайте карты слева направо, всего две.
refused-not-doable = Сейчас это невозможно.
