# Endeavor (2009) по-русски. `$region-id` — сам ключ (africa), `$region` — что за ним стоит, если это текст.
# Сообщения без значения хранят слова, из которых складываются другие: `{ region.in }` говорится с теми же аргументами.
# `.also` в строке журнала продолжает рассказ о том же игроке.

title = Endeavor (2009)
title-about = Возводите здания, снаряжайте экспедиции в шесть дальних регионов, держите города и пути и развивайте все сферы своей империи.
title-short = Соперничество морских держав
family-endeavor = Endeavor

# ---- настройки: спорные места правил и то, чего в них нет

option-same_region = Два действия в одном регионе
    .about = «Доки», «Картограф» и «Торговая компания» выполняют оба действия в одном и том же регионе.
option-full_pay = Выплат хватает на всех
    .about = Что делать, если выплат хватает на всех поселенцев на ваших зданиях.
option-full_pay-at_once = все возвращаются сразу
option-full_pay-asked = спрашивать, кто возвращается

# ---- слова, из которых складываются сообщения

region =
    .name = { $region-id ->
        [europe] Европа
        [north_america] Северная Америка
        [caribbean] Карибские острова
        [south_america] Южная Америка
        [africa] Африка
        [india] Индия
        [far_east] Дальний Восток
       *[other] { $region }
    }
    .in = { $region-id ->
        [europe] в Европе
        [north_america] в Северной Америке
        [caribbean] на Карибских островах
        [south_america] в Южной Америке
        [africa] в Африке
        [india] в Индии
        [far_east] на Дальнем Востоке
       *[other] в регионе { $region }
    }
    .to = { $region-id ->
        [europe] в Европу
        [north_america] в Северную Америку
        [caribbean] на Карибские острова
        [south_america] в Южную Америку
        [africa] в Африку
        [india] в Индию
        [far_east] на Дальний Восток
       *[other] в регион { $region }
    }
    .of = { $region-id ->
        [europe] Европы
        [north_america] Северной Америки
        [caribbean] Карибских островов
        [south_america] Южной Америки
        [africa] Африки
        [india] Индии
        [far_east] Дальнего Востока
       *[other] региона { $region }
    }
deck =
    .from = { $deck-id ->
        [europe] карту Европы
        [north_america] карту Северной Америки
        [caribbean] карту Карибских островов
        [south_america] карту Южной Америки
        [africa] карту Африки
        [india] карту Индии
        [far_east] карту Дальнего Востока
        [slavery] карту рабства
       *[other] карту: { $deck }
    }
city =
    .what = { $city-id ->
        [london] Лондон
        [amsterdam] Амстердам
        [lisbon] Лиссабон
        [seville] Севилью
        [marseille] Марсель
        [venice] Венецию
        [constantinople] Константинополь
        [algiers] Алжир
        [tunis] Тунис
        [alexandria] Александрию
        [elmina] Эльмину
        [mombasa] Момбасу
        [lima] Лиму
        [salvador] Салвадор
        [buenos_aires] Буэнос-Айрес
        [havana] Гавану
        [port_royal] Порт-Ройял
        [bridgetown] Бриджтаун
        [charleston] Чарлстон
        [new_york] Нью-Йорк
        [quebec] Квебек
        [bombay] Бомбей
        [goa] Гоа
        [calcutta] Калькутту
        [batavia] Батавию
        [malacca] Малакку
        [macau] Макао
        [nagasaki] Нагасаки
        [manila] Манилу
       *[other] { $city }
    }
spot =
    .what = { $place-id ->
        [london] Лондон
        [amsterdam] Амстердам
        [lisbon] Лиссабон
        [seville] Севилью
        [marseille] Марсель
        [venice] Венецию
        [constantinople] Константинополь
        [algiers] Алжир
        [tunis] Тунис
        [alexandria] Александрию
        [elmina] Эльмину
        [mombasa] Момбасу
        [lima] Лиму
        [salvador] Салвадор
        [buenos_aires] Буэнос-Айрес
        [havana] Гавану
        [port_royal] Порт-Ройял
        [bridgetown] Бриджтаун
        [charleston] Чарлстон
        [new_york] Нью-Йорк
        [quebec] Квебек
        [bombay] Бомбей
        [goa] Гоа
        [calcutta] Калькутту
        [batavia] Батавию
        [malacca] Малакку
        [macau] Макао
        [nagasaki] Нагасаки
        [manila] Манилу
       *[other] { $place }
    }
building =
    .what = { $building-id ->
        [colonial_house] колониальный дом
        [market] рынок
        [shipyard] верфь
        [workshop] мастерскую
        [bank] банк
        [barracks] бараки
        [guild_hall] гильдию
        [docks] доки
        [fortress] крепость
        [theatre] театр
        [cartographer] картографа
        [trading_company] торговую компанию
        [university] университет
        [exchange] биржу
        [museum] музей
        [parliament] парламент
       *[other] { $building }
    }
    .which = { $building-id ->
        [colonial_house] колониальный дом
        [market] рынок
        [shipyard] верфь
        [workshop] мастерскую
        [bank] банк
        [barracks] бараки
        [guild_hall] гильдию
        [docks] доки
        [fortress] крепость
        [theatre] театр
        [cartographer] картографа
        [trading_company] торговую компанию
        [university] университет
        [exchange] биржу
        [museum] музей
        [parliament] парламент
       *[other] { $building }
    }
    .from = { $building-id ->
        [colonial_house] с колониального дома
        [market] с рынка
        [shipyard] с верфи
        [workshop] с мастерской
        [bank] с банка
        [barracks] с бараков
        [guild_hall] с гильдии
        [docks] с доков
        [fortress] с крепости
        [theatre] с театра
        [cartographer] со здания «Картограф»
        [trading_company] с торговой компании
        [university] с университета
        [exchange] с биржи
        [museum] с музея
        [parliament] с парламента
       *[other] со здания { $building }
    }
source =
    .name = { $source-id ->
        [industry] Строительство
        [culture] Культура
        [finance] Финансы
        [politics] Политика
        [cities] Города
        [links] Пути
        [buildings] Здания
        [cards] Карты
        [governor_slot] Пустой слот губернатора
        [harbour] Поселенцы в порту
        [slavery] Рабство
       *[other] { $source }
    }
token =
    .what = { $token-id ->
        [tok_industry] маркер строительства
        [tok_culture] маркер культуры
        [tok_finance] маркер финансов
        [tok_politics] маркер политики
        [tok_ship_draw] маркер действия «экспедиция или карта»
        [tok_occupy_draw] маркер действия «захват или карта»
        [tok_attack] маркер действия «атака»
        [tok_pay] маркер действия «выплата»
       *[other] { $token }
    }

# ---- что спрашивают

ask-building = Постройте одно здание, не выше уровня { $level }.
ask-paying = У вас { $left } { $left ->
    [one] выплата
    [few] выплаты
   *[many] выплат
}. Кого вернуть в порт?
ask-acting = Ваш ход: здание, маркер действия или пас.
ask-doing-ship = Куда отправить экспедицию?
ask-doing-occupy = Какой город захватить?
ask-doing-attack = Какой город атаковать?
ask-doing-pay = Какой поселенец вернётся в порт?
ask-doing-draw = Из какой колоды взять карту?
ask-doing-ship-occupy = Сначала экспедиция или захват города? Выполняются оба действия.
ask-doing-ship-draw = Отправить экспедицию или взять карту?
ask-doing-occupy-draw = Захватить город или взять карту?
ask-doing-occupy-attack = Захватить город или атаковать?
ask-discarding = Лимит превышен: сбросьте { $left } { $left ->
    [one] карту.
    [few] карты.
   *[many] карт.
}

# ---- действия: заголовок и слово, которое можно набрать

verb-build = Построить
    .word = построить
verb-recall = Вернуть
    .word = вернуть
verb-enough = Достаточно
    .word = достаточно
verb-activate = Активировать
    .word = активировать
verb-spend = Применить маркер
    .word = применить
verb-pass = Пас
    .word = пас
verb-ship = Экспедиция
    .word = экспедиция
verb-occupy = Захват
    .word = захватить
verb-attack = Атака
    .word = атаковать
verb-pay = Выплата
    .word = выплата
verb-draw = Взять карту
    .word = взять
verb-discard = Сбросить
    .word = сбросить
confirm-build = Построить
confirm-recall = Вернуть
confirm-discard = Сбросить
confirm-pass = Пас
sure-pass = Спасовать до конца раунда?
next-activate = что оно делает?
next-spend = на что он идёт?

do-build = Построить { building.what }
do-recall = Вернуть поселенца { building.from }
do-enough = Достаточно
do-activate = Активировать { building.what }
do-spend = Применить { token.what }
do-pass = Пас до конца раунда
do-ship = Экспедиция { region.to }
do-occupy = Захватить { city.what }
do-attack = Атаковать { city.what }
do-pay = Снять поселенца { building.from }
do-draw = Взять { deck.from }
do-discard = Сбросить карту: { $card }

# ---- журнал и его главы

chapter-growing = Прирост населения
chapter-paying = Выплаты
chapter-opened = Новые земли
chapter-abolition = Освобождение от рабства
chapter-round = Новый раунд
chapter-scoring = Подсчёт очков

log-began = { $who } получает корону и начинает
    .also = получает корону и начинает
    .you = получаете корону и начинаете
log-built = { $who } строит { building.what }
    .also = строит { building.what }
    .you = строите { building.what }
log-unbuilt = { $who } не находит, что построить
    .also = не находит, что построить
    .you = не находите, что построить
log-grew = { $who } — прирост: { $plus }
    .also = прирост: { $plus }
    .you = получаете прирост: { $plus }
log-recalled = { $who } снимает поселенца { building.from }
    .also = снимает поселенца { building.from }
    .you = снимаете поселенца { building.from }
log-activated = { $who } активирует { building.what }
    .also = активирует { building.what }
    .you = активируете { building.what }
log-spent = { $who } применяет { token.what }
    .also = применяет { token.what }
    .you = применяете { token.what }
log-shipped = { $who } снаряжает экспедицию { region.to }
    .also = снаряжает экспедицию { region.to }
    .you = снаряжаете экспедицию { region.to }
log-beside = { $who } ставит поселенца рядом с треком { region.of }
    .also = ставит поселенца рядом с треком { region.of }
    .you = ставите поселенца рядом с треком { region.of }
log-gained = { $who } забирает { token.what }
    .also = забирает { token.what }
    .you = забираете { token.what }
log-link = { $who } контролирует путь { $place } и забирает { token.what }
    .also = контролирует путь { $place } и забирает { token.what }
    .you = контролируете путь { $place } и забираете { token.what }
log-opened = Регион открыт: { region.name }
    .also = регион открыт: { region.name }
log-governor = { $who } забирает карту губернатора { region.of }: { $plus }
    .also = забирает карту губернатора { region.of }: { $plus }
    .you = забираете карту губернатора { region.of }: { $plus }
log-occupied = { $who } захватывает { spot.what }
    .also = захватывает { spot.what }
    .you = захватываете { spot.what }
log-attacked = { $who } атакует и занимает { spot.what }
    .also = атакует и занимает { spot.what }
    .you = атакуете и занимаете { spot.what }
log-paid = { $who } снимает поселенца { building.from }
    .also = снимает поселенца { building.from }
    .you = снимаете поселенца { building.from }
log-drew = { $who } берёт карту { region.of }: { $card }
    .also = берёт карту { region.of }: { $card }
    .you = берёте карту { region.of }: { $card }
log-passed = { $who } пасует
    .also = пасует
    .you = пасуете
log-discarded = { $who } сбрасывает карту { $card } и теряет { $minus }
    .also = сбрасывает карту { $card } и теряет { $minus }
    .you = сбрасываете карту { $card } и теряете { $minus }
log-abolished = Рабство отменено
    .also = рабство отменено
log-set_aside = { $who } откладывает карту { $card } и теряет { $minus }
    .also = откладывает карту { $card } и теряет { $minus }
    .you = откладываете карту { $card } и теряете { $minus }
log-crown = Раунд { $n }: { $who } получает корону
    .also = получает корону в раунде { $n }
    .you = получаете корону в раунде { $n }
log-scored = { source.name }: { $shares }
row-scored = { source.name }

# ---- количества

amount-industry = { $n } { $n ->
    [one] пункт
    [few] пункта
   *[many] пунктов
} строительства
amount-culture = { $n } { $n ->
    [one] пункт
    [few] пункта
   *[many] пунктов
} культуры
amount-finance = { $n } { $n ->
    [one] пункт
    [few] пункта
   *[many] пунктов
} финансов
amount-politics = { $n } { $n ->
    [one] пункт
    [few] пункта
   *[many] пунктов
} политики
amount-disc = { $n } { $n ->
    [one] поселенец
    [few] поселенца
   *[many] поселенцев
}
amount-ship = { $n } { $n ->
    [one] экспедиция
    [few] экспедиции
   *[many] экспедиций
}
amount-occupy = { $n } { $n ->
    [one] захват
    [few] захвата
   *[many] захватов
}
amount-attack = { $n } { $n ->
    [one] атака
    [few] атаки
   *[many] атак
}
amount-pay = { $n } { $n ->
    [one] выплата
    [few] выплаты
   *[many] выплат
}
amount-draw = { $n } { $n ->
    [one] взятие карты
    [few] взятия карты
   *[many] взятий карты
}
amount-glory = { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}
amount-tok_ship_draw = { $n } { $n ->
    [one] маркер
    [few] маркера
   *[many] маркеров
} «экспедиция или карта»
amount-tok_occupy_draw = { $n } { $n ->
    [one] маркер
    [few] маркера
   *[many] маркеров
} «захват или карта»
amount-tok_attack = { $n } { $n ->
    [one] маркер
    [few] маркера
   *[many] маркеров
} «атака»
amount-tok_pay = { $n } { $n ->
    [one] маркер
    [few] маркера
   *[many] маркеров
} «выплата»

# ---- фишки и маркеры

face-disc = Поселенец
face-marker = Индикатор
face-route = Путь под контролем
face-card = { $deck } { $value }
face-governor = Губернатор: { $deck }
face-europe_5 = Освобождение от рабства
face-tok_industry = Маркер строительства
face-tok_culture = Маркер культуры
face-tok_finance = Маркер финансов
face-tok_politics = Маркер политики
face-tok_ship_draw = Маркер: экспедиция или карта
face-tok_occupy_draw = Маркер: захват или карта
face-tok_attack = Маркер: атака
face-tok_pay = Маркер: выплата
face-space = { $n }
corner-points = ценность { $value }
text-icons = { $icons }
text-icons-action = { $icons }. Действие: { $action }
text-action = Действие: { $action }
text-abolish_slavery = Все карты рабства откладывают; каждая отнимает очко
offer-ship = снарядить экспедицию
offer-occupy = захватить город
offer-attack = атаковать город
offer-pay = вернуть поселенца с другого здания
offer-draw = взять карту
offer-ship-and-occupy = снарядить экспедицию и захватить город
offer-ship-and-ship = снарядить две экспедиции
offer-draw-and-draw = взять две карты
offer-ship-or-draw = снарядить экспедицию или взять карту
offer-occupy-or-draw = захватить город или взять карту
offer-occupy-or-attack = захватить или атаковать город
corner-vp = { $value } оч.
sign-either = /
    .name = или
sign-industry = С
    .name = строительство
sign-culture = К
    .name = культура
sign-finance = Ф
    .name = финансы
sign-politics = П
    .name = политика

# ---- здания

face-colonial_house = Колониальный дом
face-market = Рынок
face-shipyard = Верфь
face-workshop = Мастерская
face-bank = Банк
face-barracks = Бараки
face-guild_hall = Гильдия
face-docks = Доки
face-fortress = Крепость
face-theatre = Театр
face-cartographer = Картограф
face-trading_company = Торговая компания
face-university = Университет
face-exchange = Биржа
face-museum = Музей
face-parliament = Парламент

# ---- регионы, города, пути, колоды

region-north_america = Северная Америка
region-caribbean = Карибские острова
region-south_america = Южная Америка
region-africa = Африка
region-india = Индия
region-far_east = Дальний Восток
place-london = Лондон
place-amsterdam = Амстердам
place-lisbon = Лиссабон
place-seville = Севилья
place-marseille = Марсель
place-venice = Венеция
place-constantinople = Константинополь
place-algiers = Алжир
place-tunis = Тунис
place-alexandria = Александрия
place-elmina = Эльмина
place-mombasa = Момбаса
place-lima = Лима
place-salvador = Салвадор
place-buenos_aires = Буэнос-Айрес
place-havana = Гавана
place-port_royal = Порт-Ройял
place-bridgetown = Бриджтаун
place-charleston = Чарлстон
place-new_york = Нью-Йорк
place-quebec = Квебек
place-bombay = Бомбей
place-goa = Гоа
place-calcutta = Калькутта
place-batavia = Батавия
place-malacca = Малакка
place-macau = Макао
place-nagasaki = Нагасаки
place-manila = Манила
place-link = { $a } — { $b }
place-space = { $region }, место { $n }
place-sea = { $region }, рядом с треком
place-deck = { $deck }
deck-europe = Европа
deck-north_america = Северная Америка
deck-caribbean = Карибские острова
deck-south_america = Южная Америка
deck-africa = Африка
deck-india = Индия
deck-far_east = Дальний Восток
deck-slavery = Рабство

# ---- места

zone-map = Мир
zone-buildings = Здания
zone-seat = Империя
zone-status = Сферы
track-industry = Строительство
track-culture = Культура
track-finance = Финансы
track-politics = Политика
zone-harbour = Порт
zone-reserve = Резерв
zone-owned = Здания
zone-cards = Карты
zone-governor = Слот губернатора
zone-slavery = Слот рабства
zone-tokens = Маркеры торговли
zone-aside = Отложено
about-map = Экспедиция встаёт на ближайшее свободное место трека. Когда трек занят, регион открыт: в нём можно захватывать и атаковать города и брать карты.
about-buildings = Каждый раунд каждый строит одно здание. Число — нужный для него уровень.
about-industry = Строительство: до какого уровня вы можете строить.
about-culture = Культура: сколько поселенцев приходит в порт каждый раунд.
about-finance = Финансы: сколько поселенцев каждый раунд возвращается со зданий в порт.
about-politics = Политика: сколько карт можно оставить, когда вы пасуете.
about-harbour = Поселенцы для действий и маркеры действий.
about-reserve = Здесь ждут поселенцы; прирост населения приводит их в порт.
about-owned = Поселенец на здании срабатывает один раз; выплата возвращает его в порт.
about-cards = Спасовав, вы оставляете столько карт, сколько разрешает политика.
about-governor = Один губернатор лежит здесь сверх лимита. Пустой слот в конце даёт { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
about-slavery = Одна карта рабства лежит здесь сверх лимита.
about-tokens = Каждый поднимает свою сферу на одно деление.
about-aside = Каждая в конце отнимает одно очко.

# ---- ход партии

phase-building = Строительство
phase-growing = Прирост населения
phase-paying = Выплаты
phase-acting = Действия
course-rounds = Раунды
note-level = до уровня { $n }
note-growth = по { $n } за раунд
note-payments = { $n } { $n ->
    [one] выплата
    [few] выплаты
   *[many] выплат
}
note-limit = { $n } { $n ->
    [one] карта
    [few] карты
   *[many] карт
}

# ---- числа игрока и источники очков

panel-vp = очки
panel-industry = строительство
panel-culture = культура
panel-finance = финансы
panel-politics = политика
panel-disc = порт
panel-card = карты
tally-industry = Строительство
tally-culture = Культура
tally-finance = Финансы
tally-politics = Политика
tally-cities = Города
tally-links = Пути
tally-buildings = Здания
tally-cards = Карты
tally-governor_slot = Пустой слот губернатора
tally-harbour = Поселенцы в порту
tally-slavery = Рабство

# ---- почему нельзя

refused-stack-empty = Таких зданий больше не осталось.
refused-level-too-high = Это здание уровня { $need }, а ваше строительство позволяет строить до уровня { $have }.
refused-second-level-five = У вас уже есть здание ценностью 5, а игроку можно только одно.
refused-no-worker-there = На этом здании нет поселенца.
refused-out-of-order = Отмечайте здания по порядку, слева направо.
refused-no-such-building = У вас нет такого здания.
refused-no-action-shown = У этого здания нет действия.
refused-worker-stands = На этом здании уже стоит поселенец.
refused-harbour-empty = В порту пусто: некому активировать здание.
refused-no-such-token = Такого маркера у вас в порту нет.
refused-nothing-to-do = Сейчас это ничего не даст.
refused-not-shown = Такого действия здесь нет, или оно уже выполнено.
refused-no-disc-to-ship = В порту пусто: отправить некого.
refused-city-taken = Город занят. Его можно только атаковать.
refused-no-disc-to-occupy = В порту пусто: занять город некому.
refused-region-closed = Регион закрыт, пока не занят весь трек экспедиций.
refused-no-presence = В этом регионе у вас никого нет: ни в городах, ни на треке.
refused-too-few-to-attack = Для атаки нужны поселенцы в порту: { $need }, а у вас { $have }.
refused-nobody-there = Этот город ничей: его захватывают, а не атакуют.
refused-own-city = Это ваш город.
refused-pays-itself = Здание не может использовать выплату само на себя.
refused-payment-locked = Выплата не снимает поселенца со здания, которое само даёт выплату.
refused-deck-empty = В этой колоде больше нет карт.
refused-deck-closed = Карты региона берут, только когда он открыт.
refused-too-little-presence = Для этой карты нужны ваши поселенцы в регионе: { $need }, а у вас { $have }.
refused-not-ascending = Отмечайте карты по порядку и ровно столько, сколько лишних.
refused-not-held = У вас нет этой карты.
refused-free-place = Эта карта лежит в своём слоте сверх лимита: её сброс ничего не изменит.
refused-other-region = Оба действия этого здания должны быть в одном регионе.
