# «Эпоха Открытий» по-русски. `$region-id` — сам ключ (peru), `$region` — название.
# Сообщения без значения хранят слова, из которых складываются другие: `{ region.in }` говорится с теми же аргументами.
# `.also` в строке журнала продолжает рассказ о том же игроке.

title = Эпоха Открытий
title-about = Отправляйте колонистов, капитанов и солдат в Новый Свет, торгуйте его товарами и будьте сильны там, где считают очки.
title-short = Колонии Нового Света

# ---- настройки: спорные места правил

option-auction = Аукцион за порядок хода
    .about = Порядок хода в первом туре не случаен: за него торгуются, а победитель ещё и открывает Карибы.
option-auction_money = Аукцион с деньгами за место
    .about = И при аукционе те, кто дальше в очереди, начинают с 1–4 лишними талерами.
option-navy = Флот
    .about = Сколько даёт достижение «Флот» за каждый корабль.
option-navy-4 = по 4 очка
option-navy-3 = по 3 очка
option-goods_line = Линия Товаров
    .about = Может ли игрок стоять на ней несколько раз.
option-goods_line-several = несколько фишек игрока
option-goods_line-one_each = по одной фишке
option-capital_cells = Ячейки Значимых достижений
    .about = Сколько фишек помещается на этой линии.
option-capital_cells-five = пять
option-capital_cells-unlimited = сколько угодно
option-warfare_cells = Ячейки Войны
    .about = Сколько фишек помещается на этой линии.
option-warfare_cells-unlimited = сколько угодно
option-warfare_cells-five = пять
option-scoring = Когда считают колонии
    .about = В турах 3, 6 и 8.
option-scoring-after_benefits = после выгод от достижений
option-scoring-after_warfare = сразу после войны
option-profits = Прибыли последнего тура
    .about = Что идёт в очки в конце партии.
option-profits-sets = наборы товаров и кораблей
option-profits-with_mint_and_rum = ещё «Монетный двор» и «Перегонка рома»
option-dock_xy = Ячейки X и Y Гавани
    .about = Что дают их достижения.
option-dock_xy-appears = там сам появляется колонист
option-dock_xy-placed = туда может встать фишка хозяина
option-failed_tokens = Жетоны неудачных экспедиций
    .about = Помнит ли стол то, что видели все. Если они снова скрыты, люди могут их запомнить, а боты, подсказки и разборы — нет.
option-failed_tokens-known = остаются известны
option-failed_tokens-forgotten = снова скрыты
option-militia = Ополчение
    .about = Может ли битва начаться из-за одного ополчения.
option-militia-joins = только вступает в битвы
option-militia-raises = считается солдатом, из-за которого битва возможна
option-relocation = Переселение
    .about = Кого можно переселять.
option-relocation-civilians = всех, кроме солдат
option-relocation-colonists = только колонистов
option-relocation-anyone = и солдат тоже
option-university = Университет
    .about = Какая фишка становится первой на линии.
option-university-standing = та, что стоит на этой линии
option-university-from_hand = фишка из ещё не поставленных
option-prosperity = Процветание
    .about = Считает ли оно само себя.
option-prosperity-counts_itself = считает и себя
option-prosperity-counts_others = считает только остальные
option-figures = Запас фишек
    .about = Какие фишки могут кончиться.
option-figures-ten_soldiers = только солдаты, их десять
option-figures-as_in_the_box = всё, как в коробке
option-battles = Кто может начать битву
    .about = Там, где люди есть у обеих сторон.
option-battles-either_side = хватит солдата любой из сторон
option-battles-own_soldier = нужен свой солдат

# ---- слова, из которых складываются сообщения

region =
    .in = { $region-id ->
        [canada] в Канаде
        [new_england] в Новой Англии
        [florida] во Флориде
        [new_spain] в Новой Испании
        [caribbean] на Карибах
        [new_granada] в Новой Гранаде
        [peru] в Перу
        [brazil] в Бразилии
        [rio_de_la_plata] в Рио-де-ла-Плате
       *[other] в регионе { $region }
    }
    .to = { $region-id ->
        [canada] в Канаду
        [new_england] в Новую Англию
        [florida] во Флориду
        [new_spain] в Новую Испанию
        [caribbean] на Карибы
        [new_granada] в Новую Гранаду
        [peru] в Перу
        [brazil] в Бразилию
        [rio_de_la_plata] в Рио-де-ла-Плату
       *[other] в регион { $region }
    }
    .what = { $region-id ->
        [canada] Канаду
        [new_england] Новую Англию
        [florida] Флориду
        [new_spain] Новую Испанию
        [caribbean] Карибы
        [new_granada] Новую Гранаду
        [peru] Перу
        [brazil] Бразилию
        [rio_de_la_plata] Рио-де-ла-Плату
       *[other] регион { $region }
    }
    .from = { $region-id ->
        [canada] из Канады
        [new_england] из Новой Англии
        [florida] из Флориды
        [new_spain] из Новой Испании
        [caribbean] с Карибов
        [new_granada] из Новой Гранады
        [peru] из Перу
        [brazil] из Бразилии
        [rio_de_la_plata] из Рио-де-ла-Платы
       *[other] из региона { $region }
    }
piece =
    .name = { $piece-id ->
        [colonist] колонист
        [captain] капитан
        [merchant] купец
        [missionary] миссионер
        [soldier] солдат
        [militia] ополченец
       *[other] { $piece }
    }
    .none = { $piece-id ->
        [colonist] колонистов
        [captain] капитанов
        [merchant] купцов
        [missionary] миссионеров
        [soldier] солдат
        [militia] ополченцев
       *[other] { $piece }
    }
    .one = { $piece-id ->
        [colonist] колониста
        [captain] капитана
        [merchant] купца
        [missionary] миссионера
        [soldier] солдата
        [militia] ополченца
       *[other] { $piece }
    }
good =
    .what = { $good-id ->
        [gold] золото
        [silver] серебро
        [cattle] скот
        [cocoa] какао
        [fish] рыбу
        [sugar] сахар
        [furs] шкуры
        [coffee] кофе
        [tobacco] табак
        [rice] рис
        [indigo] индиго
       *[other] { $good }
    }
line =
    .on = { $line-id ->
        [order] в очереди хода
        [initiative] на линии Инициативы
        [dock] в Гавани колонистов
        [capital] на линии Значимых достижений
       *[other] на линии { $line }
    }
spot =
    .to = { $spot-id ->
        [initiative] на Инициативу
        [dock] в Гавань
        [goods] на Товары
        [shipping] в Торговый порт
        [capital] на Достижения
        [discovery] на Открытия
        [warfare] на Войну
        [captain] в ячейку капитана
        [merchant] в ячейку купца
        [missionary] в ячейку миссионера
        [soldier] в ячейку солдата
        [training] в ячейку обучения
        [dock_x] в ячейку X Гавани
        [dock_y] в ячейку Y Гавани
       *[other] на { $spot }
    }
foe =
    .with = { $foe-id ->
        [france] с Францией
        [england] с Англией
        [portugal] с Португалией
        [spain] с Испанией
        [holland] с Голландией
       *[other] с { $foe }
    }
    .on = { $foe-id ->
        [france] Франции
        [england] Англии
        [portugal] Португалии
        [spain] Испании
        [holland] Голландии
       *[other] { $foe }
    }
enemy =
    .with = { $foe ->
        [0] с Францией
        [1] с Англией
        [2] с Португалией
        [3] с Испанией
       *[4] с Голландией
    }
    .on = { $foe ->
        [0] Франции
        [1] Англии
        [2] Португалии
        [3] Испании
       *[4] Голландии
    }
owner =
    .of = { $by ->
        [0] Франции
        [1] Англии
        [2] Португалии
        [3] Испании
       *[4] Голландии
    }
card =
    .name = { $card-id ->
        [mississippi] { face-mississippi }
        [great_lakes] { face-great_lakes }
        [pampas] { face-pampas }
        [california] Калифорнию
        [philippines] { face-philippines }
        [south_seas] { face-south_seas }
        [ethiopia] Эфиопию
        [amazon] Амазонку
        [northwest_territories] { face-northwest_territories }
        [australia] Австралию
        [cipango] Сипанго (Японию)
        [siam] { face-siam }
        [spice_islands] { face-spice_islands }
        [india] Индию
        [circumnavigation] путь вокруг света
        [china] { face-china }
       *[other] { $card }
    }

# ---- вопросы

ask-bid-first = Сделайте ставку за первое место в очереди или скажите «пас».
ask-bid = Высшая ставка: { $n } { $n ->
    [one] талер
    [few] талера
   *[many] талеров
}. Поставьте больше или скажите «пас»: вернуться в торги нельзя.
ask-recruit = Ваша ставка сразу приносит героя. Какого?
ask-hold = Ваш ход. Какую фишку поставите?
ask-place = Ваш ход. Поставьте фишку на линию.
ask-study = Применить Университет и сделать вашу фишку первой { line.on }?
ask-sail = Ваш { piece.name } покидает Гавань. Где он высадится?
ask-trade = Возьмите один из выложенных товаров.
ask-buy = Купите одно из достижений за { $n } { $n ->
    [one] талер
    [few] талера
   *[many] талеров
} или пропустите.
ask-chart = Какой регион вы открываете? Экспедиция не нужна.
ask-station = В какую из ваших колоний придут союзники: { $n } { $n ->
    [one] солдат
    [few] солдата
   *[many] солдат
}?
ask-settle = Где поселить бесплатного колониста? Осталось поселить: { $n }.
ask-send = Отметьте, кто отправится в экспедицию, или пропустите: тогда все подождут.
ask-explore = Куда идёт экспедиция? Её сила: { $n }.
ask-train = Заплатите { $n } { $n ->
    [one] талер
    [few] талера
   *[many] талеров
} за любого героя или пропустите.
ask-war = Битва (бесплатно) или война ({ $n } { $n ->
    [one] талер
    [few] талера
   *[many] талеров
})? Выберите регион и противника или пропустите.
ask-strike = Битва { region.in }. Кого теряет { $seat }? Отметьте фишек: { $n }.
ask-ride = Конюшни: один солдат может перейти в соседний регион.
ask-relocate = Переселение: выберите регион для двоих, фишку для одного.
ask-improve = Конюшни и Переселение: переведите своих людей или пропустите.
ask-improve-first = Для новой фишки нет места в запасе. Можно сначала перевести людей или пропустить: потом спросят ещё раз.
ask-resettle = Где они поселятся?
ask-swap = Все десять солдат на поле, а пришёл ещё один. Где солдат станет колонистом?
ask-wait = Выбирает { $seat }.
ask-over = Партия окончена.

# ---- действия: заголовок и слово, которое можно набрать

verb-decline = Пропустить
    .word = пропустить
verb-decline-bid = Пас
verb-bid = Ставка
    .word = ставка
verb-hold = Взять
    .word = фишка
verb-place = Поставить
    .word = поставить
verb-front = Первым на линию
    .word = первым
verb-advance = Университет
    .word = вперёд
verb-settle = Высадить
    .word = высадить
verb-take = Взять товар
    .word = взять
verb-buy = Купить
    .word = купить
verb-chart = Открыть
    .word = открыть
verb-station = Разместить
    .word = разместить
verb-send = Отправить в экспедицию
    .word = отправить
verb-explore = Исследовать
    .word = исследовать
verb-train = Обучить
    .word = обучить
verb-battle = Битва
    .word = битва
verb-war = Война
    .word = война
verb-strike = Удар
    .word = удар
verb-ride = Конюшни
    .word = конюшни
verb-uproot = Переселить
    .word = переселить
verb-resettle = Поселить
    .word = поселить
verb-swap = Заменить
    .word = заменить
confirm-place = Поставить
confirm-battle = Начать
confirm-war = Объявить
next-battle = с кем битва?
sure-battle = Начать эту битву?
sure-war = Объявить эту войну?
confirm-strike = Ударить
confirm-send = Отправить
confirm-buy = Купить

do-decline = Пропустить
do-bid = Поставить { $amount } { $amount ->
    [one] талер
    [few] талера
   *[many] талеров
}
do-hold = Взять { piece.one }
do-place = { $piece } { spot.to }
do-front = { $piece } первым { line.on }
do-advance = { $from-id ->
    [order] Стать первым в очереди хода
    [initiative] Ваша фишка станет первой на линии Инициативы
    [dock_2] Фишка из ячейки 2 Гавани станет первой
    [dock_3] Фишка из ячейки 3 Гавани станет первой
    [dock_4] Фишка из ячейки 4 Гавани станет первой
    [dock_5] Фишка из ячейки 5 Гавани станет первой
    [dock_6] Фишка из ячейки 6 Гавани станет первой
    [dock_7] Фишка из ячейки 7 Гавани станет первой
    [dock_8] Фишка из ячейки 8 Гавани станет первой
    [dock_9] Фишка из ячейки 9 Гавани станет первой
    [capital_2] Фишка из ячейки 2 Достижений станет первой
    [capital_3] Фишка из ячейки 3 Достижений станет первой
    [capital_4] Фишка из ячейки 4 Достижений станет первой
    [capital_5] Фишка из ячейки 5 Достижений станет первой
   *[other] Ваша фишка станет первой ({ $from })
}
do-settle = Высадить { region.in }
do-take = Взять { good.what }
do-buy = Купить достижение «{ $building }»
do-chart = Открыть { region.what }
do-station = Разместить { region.in }
do-send = Отправить { piece.one }
do-explore = { $land-id ->
    [deck] Искать земли за пределами карты
   *[other] Исследовать: { $land }
}
do-train = Обучить { piece.one }
do-battle = Битва { foe.with } { region.in }
do-war = Объявить войну { foe.on }
do-strike = Поразить { piece.one }
do-ride = Солдат: { $from } → { $to }
do-uproot = Переселить { $load-id ->
    [one] одного
    [two] двоих
    [soldier] солдата
    [soldier_and_one] солдата и ещё одного
    [two_soldiers] двух солдат
   *[other] { $load }
} { region.from }
do-resettle = Поселить { region.in }
do-swap = Солдат { region.in } станет колонистом

window-university = Университет

# ---- журнал

chapter-lines = Линии выполняются
chapter-expedition = Экспедиция
chapter-battle = Битва
chapter-income = Доход
chapter-colonies = Подсчёт колоний
    .about = Регион приносит очки, если у кого-то там не меньше { $least } фишек. Первое место: { $first }, второе: { $second }; если первое место делят двое, каждый получает { $shared }, а второго места нет.
chapter-new_turn = Новый тур
row-colony = { $region }

log-bid = { $who } ставит { $n } { $n ->
    [one] талер
    [few] талера
   *[many] талеров
}
    .also = ставит { $n } { $n ->
    [one] талер
    [few] талера
   *[many] талеров
}
    .you = ставите { $n } { $n ->
    [one] талер
    [few] талера
   *[many] талеров
}
log-passed = { $who } пасует и становится { $place }-м в очереди
    .also = пасует и становится { $place }-м в очереди
    .you = пасуете и становитесь { $place }-м в очереди
log-paid_bid = { $who } платит по ставке { $minus }
    .also = платит по ставке { $minus }
    .you = платите по ставке { $minus }
log-placed = { $who } ставит { piece.one } { spot.to }
    .also = ставит { piece.one } { spot.to }
    .you = ставите { piece.one } { spot.to }
log-studied = { $who } применяет Университет и встаёт на первое место { line.on }
    .also = применяет Университет и встаёт на первое место { line.on }
    .you = применяете Университет и встаёте на первое место { line.on }
log-initiative = { $who } получает за инициативу { $plus }
    .also = получает за инициативу { $plus }
    .you = получаете за инициативу { $plus }
log-sailed = { $who } высаживает { piece.one } { region.in }
    .also = высаживает { piece.one } { region.in }
    .you = высаживаете { piece.one } { region.in }
log-merchant = { $who } получает от купца { $plus }
    .also = получает от купца { $plus }
    .you = получаете от купца { $plus }
log-converted = { $who }: миссионер привлекает { $n } { $n ->
    [one] колониста
    [few] колонистов
   *[many] колонистов
} { region.in }
    .also = миссионер привлекает { $n } { $n ->
    [one] колониста
    [few] колонистов
   *[many] колонистов
} { region.in }
    .you = получаете от миссионера { $n } { $n ->
    [one] колониста
    [few] колонистов
   *[many] колонистов
} { region.in }
log-claimed = { $who } собирает три фишки { region.in } и забирает { good.what }
    .also = собирает три фишки { region.in } и забирает { good.what }
    .you = собираете три фишки { region.in } и забираете { good.what }
log-took = { $who } берёт { good.what }
    .also = берёт { good.what }
    .you = берёте { good.what }
log-ship = { $who } получает купеческий корабль
    .also = получает купеческий корабль
    .you = получаете купеческий корабль
log-bought = { $who } покупает достижение «{ $building }» за { $minus }
    .also = покупает достижение «{ $building }» за { $minus }
    .you = покупаете достижение «{ $building }» за { $minus }
log-granted = { $who } сразу получает { $plus }
    .also = сразу получает { $plus }
    .you = сразу получаете { $plus }
log-stationed = { $who } размещает { $n } { $n ->
    [one] солдата
    [few] солдат
   *[many] солдат
} { region.in }
    .also = размещает { $n } { $n ->
    [one] солдата
    [few] солдат
   *[many] солдат
} { region.in }
    .you = размещаете { $n } { $n ->
    [one] солдата
    [few] солдат
   *[many] солдат
} { region.in }
log-settled = { $who } селит колониста { region.in }
    .also = селит колониста { region.in }
    .you = селите колониста { region.in }
log-expedition = { $who } отправляет экспедицию { region.to }: { $pieces }
    .also = отправляет экспедицию { region.to }: { $pieces }
    .you = отправляете экспедицию { region.to }: { $pieces }
log-voyage = { $who } отправляет экспедицию за пределы карты: { $pieces }
    .also = отправляет экспедицию за пределы карты: { $pieces }
    .you = отправляете экспедицию за пределы карты: { $pieces }
log-turned_up = { $region }: { $token }, сила { $force } против { $natives }
log-drawn = Карта: { card.name }, сила { $force } против { $natives }
log-discovered = { $who } открывает { region.what }: { $plus }
    .also = открывает { region.what }: { $plus }
    .you = открываете { region.what }: { $plus }
log-failed = { $who }: неудача { region.in }
    .also = терпит неудачу { region.in }
    .you = терпите неудачу { region.in }
log-found = { $who } открывает { card.name }: { $plus }
    .also = открывает { card.name }: { $plus }
    .you = открываете { card.name }: { $plus }
log-missed = { $who }: экспедиция не смогла открыть { card.name }
    .also = не может открыть { card.name }
    .you = не можете открыть { card.name }
log-recruited = { $who } получает { piece.one }
    .also = получает { piece.one }
    .you = получаете { piece.one }
log-brought = { $who } получает { piece.one } от достижения «{ $building }»
    .also = получает { piece.one } от достижения «{ $building }»
    .you = получаете { piece.one } от достижения «{ $building }»
log-trained = { $who } обучает { piece.one } за { $minus }
    .also = обучает { piece.one } за { $minus }
    .you = обучаете { piece.one } за { $minus }
log-battle = { $who } вступает в битву { enemy.with } { region.in }
    .also = вступает в битву { enemy.with } { region.in }
    .you = вступаете в битву { enemy.with } { region.in }
log-war = { $who } объявляет войну { enemy.on }: { $minus }
    .also = объявляет войну { enemy.on }: { $minus }
    .you = объявляете войну { enemy.on }: { $minus }
log-lost = { $who } теряет { region.in }: { $pieces }
    .also = теряет { region.in }: { $pieces }
    .you = теряете { region.in }: { $pieces }
log-income = { $who }: доход от товаров и кораблей { $plus }
    .also = доход от товаров и кораблей { $plus }
    .you = получаете доход от товаров и кораблей { $plus }
log-goods_bonus = { $who } получает за отдельные товары { $plus }
    .also = получает за отдельные товары { $plus }
    .you = получаете за отдельные товары { $plus }
log-yielded = { $who } получает { $plus } от достижения «{ $building }»
    .also = получает { $plus } от достижения «{ $building }»
    .you = получаете { $plus } от достижения «{ $building }»
log-privateers = { $who }: каперы приносят { $plus }
    .also = каперы приносят { $plus }
    .you = получаете от каперов { $plus }
log-plundered = { $who } отдаёт каперам { owner.of } { $minus }
    .also = отдаёт каперам { owner.of } { $minus }
    .you = отдаёте каперам { owner.of } { $minus }
log-drew = { $who } вытягивает { good.what }
    .also = вытягивает { good.what }
    .you = вытягиваете { good.what }
log-moved = { $who } перемещает: { $pieces }, { $from } → { $to }
    .also = перемещает: { $pieces }, { $from } → { $to }
    .you = перемещаете: { $pieces }, { $from } → { $to }
log-swapped = { $who } меняет { piece.one } { region.in } на колониста
    .also = меняет { piece.one } { region.in } на колониста
    .you = меняете { piece.one } { region.in } на колониста
log-none_left = { $who }: в резерве больше нет { piece.none }
    .also = в резерве больше нет { piece.none }
    .you = остаётесь без { piece.none } в резерве
log-scored = { $region }: { $shares }
log-unscored = { $region }: никто не получает очков
log-new_age = { $age ->
    [2] Начинается Век II
   *[3] Начинается Век III
}
    .also = { $age ->
    [2] начинается Век II
   *[3] начинается Век III
}
log-for_sale = Новое достижение: «{ $building }»
    .also = новое достижение: «{ $building }»
log-offered = Подвезли товары: { $goods }
    .also = подвезли товары: { $goods }
log-new_order = Новый порядок хода: { $order }
    .also = новый порядок хода: { $order }

# ---- количества

amount-coin = { $n } { $n ->
    [one] талер
    [few] талера
   *[many] талеров
}
amount-ship = { $n } { $n ->
    [one] корабль
    [few] корабля
   *[many] кораблей
}
amount-natives = { $n } { $n ->
    [one] коренной житель
    [few] коренных жителя
   *[many] коренных жителей
}
amount-colonist = { $n } { $n ->
    [one] колонист
    [few] колониста
   *[many] колонистов
}
amount-captain = { $n } { $n ->
    [one] капитан
    [few] капитана
   *[many] капитанов
}
amount-merchant = { $n } { $n ->
    [one] купец
    [few] купца
   *[many] купцов
}
amount-missionary = { $n } { $n ->
    [one] миссионер
    [few] миссионера
   *[many] миссионеров
}
amount-soldier = { $n } { $n ->
    [one] солдат
    [few] солдата
   *[many] солдат
}
amount-militia = { $n } { $n ->
    [one] ополченец
    [few] ополченца
   *[many] ополченцев
}
amount-gold = { $n } { $n ->
    [one] жетон
    [few] жетона
   *[many] жетонов
} золота
amount-silver = { $n } { $n ->
    [one] жетон
    [few] жетона
   *[many] жетонов
} серебра
amount-cattle = { $n } { $n ->
    [one] жетон
    [few] жетона
   *[many] жетонов
} скота
amount-cocoa = { $n } { $n ->
    [one] жетон
    [few] жетона
   *[many] жетонов
} какао
amount-fish = { $n } { $n ->
    [one] жетон
    [few] жетона
   *[many] жетонов
} рыбы
amount-sugar = { $n } { $n ->
    [one] жетон
    [few] жетона
   *[many] жетонов
} сахара
amount-furs = { $n } { $n ->
    [one] жетон
    [few] жетона
   *[many] жетонов
} шкур
amount-coffee = { $n } { $n ->
    [one] жетон
    [few] жетона
   *[many] жетонов
} кофе
amount-tobacco = { $n } { $n ->
    [one] жетон
    [few] жетона
   *[many] жетонов
} табака
amount-rice = { $n } { $n ->
    [one] жетон
    [few] жетона
   *[many] жетонов
} риса
amount-indigo = { $n } { $n ->
    [one] жетон
    [few] жетона
   *[many] жетонов
} индиго

# ---- фишки, товары, открытия

face-colonist = Колонист
face-captain = Капитан
face-merchant = Купец
face-missionary = Миссионер
face-soldier = Солдат
face-militiaman = Ополченец
face-mark = Держава
face-gold = Золото
face-silver = Серебро
face-cattle = Скот
face-cocoa = Какао
face-fish = Рыба
face-sugar = Сахар
face-furs = Шкуры
face-coffee = Кофе
face-tobacco = Табак
face-rice = Рис
face-indigo = Индиго
face-ship = Купеческий корабль
face-token-back = Жетон открытия рубашкой вверх
face-token = Открытие: { $natives } { $natives ->
    [one] коренной житель
    [few] коренных жителя
   *[many] коренных жителей
}, { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}
face-card-back = Карты открытий
text-find = { $natives } { $natives ->
    [one] коренной житель
    [few] коренных жителя
   *[many] коренных жителей
}. { $money } { $money ->
    [one] талер
    [few] талера
   *[many] талеров
} и ещё по { $loot } за каждого солдата. В конце партии { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}.
face-mississippi = Миссисипи
face-great_lakes = Великие озёра
face-pampas = Пампасы
face-california = Калифорния
face-philippines = Филиппины
face-south_seas = Южные Моря
face-ethiopia = Эфиопия
face-amazon = Амазонка
face-northwest_territories = Северо-Западные территории
face-australia = Австралия
face-cipango = Сипанго (Япония)
face-siam = Сиам
face-spice_islands = Острова Пряностей
face-india = Индия
face-circumnavigation = Кругосветное плавание
face-china = Китай
corner-vp = { $value } оч.
corner-points = { $value } оч.
badge-seen = видели

# ---- значимые достижения и что они дают

face-settlers = Поселенцы
face-monastery = Монастырь
face-trade_routes = Торговые пути
face-parade_ground = Поле для манёвров
face-indentured_servants = Батраки
face-conquistador = Конкистадор
face-navigator = Навигатор
face-fall_of_the_inca = Падение Империи Инков
face-trading_post = Фактория
face-new_world_cartography = Картография Нового Света
face-mint = Монетный двор
face-indian_allies = Индейцы-союзники
face-privateers = Каперы
face-shipyards = Верфи
face-cathedral = Собор
face-taxes = Налоги
face-university = Университет
face-west_indies_company = Вест-Индская Компания
face-colonial_laws = Колониальные законы
face-rum_distillery = Перегонка рома
face-market = Рынок
face-military_academy = Военная академия
face-fortress = Крепость
face-stables = Конюшни
face-overpopulation = Перенаселение
face-militia = Ополчение
face-mercantilism = Меркантилизм
face-population = Население
face-navy = Флот
face-power = Мощь
face-prosperity = Процветание
face-fame = Слава
face-wealth = Богатство
face-relocation = Переселение
face-manufactory = Мануфактура

text-recruit = { $piece-id ->
    [colonist] Колонист
    [captain] Капитан
    [merchant] Купец
    [missionary] Миссионер
    [soldier] Солдат
   *[other] { $piece }
} каждый тур
text-embark = { $piece-id ->
    [colonist] Колонист
    [captain] Капитан
    [merchant] Купец
    [missionary] Миссионер
    [soldier] Солдат
   *[other] { $piece }
} на линию Открытий каждый тур
text-dock_x = Колонист в ячейку X Гавани каждый тур
text-dock_y = Колонист в ячейку Y Гавани каждый тур
text-dock_x-placed = Вы можете ставить фишку в ячейку X Гавани
text-dock_y-placed = Вы можете ставить фишку в ячейку Y Гавани
text-grant = Сразу { $n } { $n ->
    [one] талер
    [few] талера
   *[many] талеров
}
text-income = { $n } { $n ->
    [one] талер
    [few] талера
   *[many] талеров
} каждый тур
text-each-gold-or-silver = { $n } { $n ->
    [one] талер
    [few] талера
   *[many] талеров
} за каждый жетон золота и серебра в фазе дохода
text-each-sugar = { $n } { $n ->
    [one] талер
    [few] талера
   *[many] талеров
} за каждый жетон сахара в фазе дохода
text-plunder = Каждый тур: по { $n } { $n ->
    [one] талеру
    [few] талера
   *[many] талеров
} с каждого игрока за каждый ваш корабль
text-draw_good = Случайный товар каждый тур
text-chart = Сразу: открыть регион без экспедиции
text-convert = Миссионеры привлекают по { $n } { $n ->
    [one] колонисту
    [few] колониста
   *[many] колонистов
}
text-advance = Один раз: ваша фишка становится первой на линии
text-advance-from-hand = Один раз: поставить фишку первой на линию
text-ride = Каждый тур: солдат может перейти в соседний регион
text-relocate = Каждый тур: до { $n } { $n ->
    [one] колониста
    [few] колонистов
   *[many] колонистов
} из одного региона в другой
text-militia = +1 солдат в каждой битве, которую начали не вы
text-station = Сразу { $n } { $n ->
    [one] солдат
    [few] солдата
   *[many] солдат
} в одну вашу колонию
text-settle = Сразу { $n } { $n ->
    [one] колонист
    [few] колониста
   *[many] колонистов
} в открытые регионы
text-points-good = { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
} за каждый товар
text-points-piece_in_new_world = { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
} за каждых { $every } колонистов и героев в Новом Свете
text-points-ship = { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
} за каждый корабль
text-points-soldier_in_new_world = { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
} за каждого солдата в Новом Свете
text-points-building = { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
} за каждое достижение
text-points-region_with_piece = { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
} за каждый регион с вашими людьми
text-points-money = { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
} за каждые { $every } талеров

# ---- места

zone-map = Карта
zone-lines = Линии
zone-order = Очередность
zone-initiative = Инициатива
zone-dock = Гавань колонистов
zone-goods = Товары
zone-offer = Выложено
zone-shipping = Торговый порт
zone-ship = Корабль
zone-capital = Значимые достижения
zone-discovery = Открытия
zone-expedition = Экспедиция
zone-deck = Карты открытий
zone-specialists = Герои
zone-warfare = Война
zone-buildings = Достижения
zone-battle = Битва
zone-seat = Держава
zone-hand = Осталось разместить
zone-own-goods = Товары
zone-own-ships = Корабли
zone-owned = Достижения
zone-finds = Открытия
zone-next = На следующий тур
label-training = Любой за { $n }

about-order = В этом порядке ставят фишки и отправляют экспедиции.
about-initiative = По одной фишке от игрока. Ячейка сразу платит свой номер, а порядок здесь станет очередью следующего тура.
about-dock = Слева направо каждая фишка уплывает в открытый регион и остаётся там. X и Y принадлежат двум достижениям.
about-goods = Слева направо каждая фишка берёт один из выложенных товаров.
about-shipping = Сильнейший здесь получает корабль; капитан и купец считаются за двоих.
about-capital = Слева направо каждая фишка может купить одно из достижений.
about-discovery = В порядке очереди каждый может отправить экспедицию в неоткрытый регион; фишки ждут здесь, пока их не отправят.
about-specialists = Фишка в ячейке приносит этого героя на следующий тур; в ячейке обучения героя выбирают за деньги.
about-warfare = Слева направо каждая фишка может начать одну битву или одну войну.

region-canada = Канада
region-new_england = Новая Англия
region-florida = Флорида
region-new_spain = Новая Испания
region-caribbean = Карибы
region-new_granada = Новая Гранада
region-peru = Перу
region-brazil = Бразилия
region-rio_de_la_plata = Рио-де-ла-Плата

nation-france = Франция
nation-england = Англия
nation-portugal = Португалия
nation-spain = Испания
nation-holland = Голландия

# ---- раунд здесь зовётся туром
round-name = Тур
round-number = тур { $n }
round-of = Тур { $n } из { $all }
rounds-played = { $n ->
    [one] Сыгран { $n } тур.
    [few] Сыграно { $n } тура.
   *[many] Сыграно { $n } туров.
}
rounds-chart = Партия, тур за туром
moment-lead = { $seat } выходит вперёд и лидирует { $n ->
    [one] { $n } тур
    [few] { $n } тура
   *[many] { $n } туров
}
    .you = выходите вперёд и лидируете { $n ->
    [one] { $n } тур
    [few] { $n } тура
   *[many] { $n } туров
}

# ---- ход партии и пометки

age-1 = I
age-2 = II
age-3 = III
phase-auction = Аукцион
phase-placing = А. Размещение фишек
phase-resolving = Б. Результаты: { $line }
phase-benefits = Г. Выгоды от достижений
phase-closing = И. Новый порядок хода
status-then = затем результаты и доход
status-scoring = в конце этого тура считают колонии
note-order = порядок размещения
note-bid = { $seat }: ставка { $n }
note-initiative = платит сразу
note-leads = сильнее всех { $seat }: { $n }
note-tied = поровну, по { $n }: { $seat } раньше в очереди
note-price = цена { $n } { $n ->
    [one] талер
    [few] талера
   *[many] талеров
}
sum-strength = сила { $n }
note-strength = ваша сила: { $n }
note-sent = { $seat }: сила { $n }
note-war = битва 0, война { $n }
note-stack = { $n ->
    [0] стопка этого века пуста
    [one] в стопке ещё { $n }
    [few] в стопке ещё { $n }
   *[many] в стопке ещё { $n }
}
note-attacks = нападает, { $n ->
    [0] без солдат
    [one] { $n } солдат
    [few] { $n } солдата
   *[many] { $n } солдат
}
note-defends = защищается, { $n ->
    [0] без солдат
    [one] { $n } солдат
    [few] { $n } солдата
   *[many] { $n } солдат
}
duel-war = Война, { $n } { $n ->
    [one] битва
    [few] битвы
   *[many] битв
}

# ---- числа игрока и источники очков

panel-vp = очки
panel-coin = деньги
panel-income = доход
panel-discovery = открытия
panel-ship = корабли
panel-goods = товары
panel-capital = достижения
tally-colonies = Колонии
tally-standing = Колонии сейчас
tally-discoveries = Открытия
tally-buildings = Достижения
tally-profits = Прибыли

# ---- почему нельзя

refused-bid-too-low = Высшая ставка: { $highest }. Поставьте больше или скажите «пас».
refused-bid-too-high = У вас только { $have } { $have ->
    [one] талер
    [few] талера
   *[many] талеров
}.
refused-none-in-hand = У вас больше нет { piece.none }, чтобы поставить.
refused-hold-first = У вас фишки многих видов: сначала выберите, какую ставить.
refused-other-held = Вы уже взяли другую фишку: поставьте её.
refused-none-left = Все фишки этого вида уже в игре, и заменить колонистом некого.
refused-one-on-initiative = Вы уже стоите на линии Инициативы: там по одной фишке от игрока.
refused-dock-full = Все ячейки Гавани заняты: их { $n }.
refused-goods-full = Все ячейки линии Товаров заняты.
refused-capital-full = Все ячейки линии Значимых достижений заняты.
refused-warfare-full = Все ячейки линии Войны заняты.
refused-cell-taken = Эта ячейка занята.
refused-dock-cell-owned = Эта ячейка Гавани принадлежит достижению: свои фишки туда не ставят.
refused-dock-cell-taken = В этой ячейке Гавани уже стоит фишка.
refused-one-good-each = Вы уже стоите на линии Товаров: там по одной фишке от игрока.
refused-no-university = У вас нет Университета или он уже применён.
refused-none-on-line = Вашей фишки нет на этом месте { line.on }.
refused-already-first = Вы и так первые { line.on }.
refused-other-line = Сейчас Университет действует только на ту линию, что вот-вот даст результаты.
refused-standing-only = Университет двигает фишку, которая уже стоит на линии.
refused-hand-only = Университет ставит фишку из тех, что вы ещё не поставили.
refused-undiscovered = { $region }: этот регион ещё не открыт.
refused-not-offered = { $good }: такого товара сейчас нет.
refused-not-on-sale = Достижение «{ $building }» сейчас не продаётся.
refused-cannot-pay = Достижение «{ $building }» стоит { $need } { $need ->
    [one] талер
    [few] талера
   *[many] талеров
}, а у вас только { $have }.
refused-discovered = { $region }: этот регион уже открыт.
refused-no-own-piece = У вас никого нет { region.in }.
refused-none-to-send = На линии Открытий больше нет ваших { piece.none }.
refused-sent-in-order = Сначала назовите колонистов, затем капитанов, купцов, миссионеров и солдат.
refused-nobody-sent = Сначала отметьте, кто идёт в экспедицию.
refused-regions-left = За пределы карты отправляются, только когда открыты все регионы.
refused-called-off-too-late = Экспедиция уже в пути: выберите, куда она идёт.
refused-cannot-train = Обучение стоит { $need } { $need ->
    [one] талер
    [few] талера
   *[many] талеров
}, а у вас только { $have }.
refused-no-such-foe = Такого противника нет.
refused-not-both-there = Для битвы { region.in } нужны люди обеих сторон.
refused-no-soldiers = Ни у кого из вас нет солдат { region.in }.
refused-no-soldier-of-yours = У вас нет солдат { region.in }.
refused-cannot-pay-war = Война стоит { $need } { $need ->
    [one] талер
    [few] талера
   *[many] талеров
}, а у вас только { $have }.
refused-no-battle = Битв не будет: нигде нет людей обеих сторон и хотя бы одного солдата.
refused-none-to-strike = Здесь больше нет { piece.none }, которых можно поразить.
refused-struck-in-order = Отмечайте врагов от колонистов к солдатам, по одному на каждого вашего солдата.
refused-no-stables = У вас нет Конюшен или в этом туре они уже послужили.
refused-no-soldier-there = У вас нет солдат { region.in }.
refused-not-adjacent = { $from } и { $to } не граничат.
refused-no-relocation = У вас нет Переселения или в этом туре оно уже послужило.
refused-too-few-to-move = У вас нет стольких людей { region.in }.
refused-soldiers-stay = Солдат не переселяют.
refused-same-region = Из этого региона они только что ушли.
refused-none-to-swap = У вас нет солдат { region.in }.
