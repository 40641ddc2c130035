# Слова игрового стола по-русски.

# ---- поле и то, что на нём лежит
board-several = { $face }, { $n }
board-on-it = сверху { $what }
board-place = { $zone }, место { $n }
board-cell = { $zone }, { $spot }, свободно
board-can-choose = можно выбрать
board-chosen = выбрано
board-ticked = отмечено: { $n }
board-new = новое
board-empty = пусто
board-zone-empty = { $zone }: пусто
board-look-through = { $zone }: { $n }, посмотреть
board-own = Ваше
board-lies-on = Сверху:
board-now-costs = Сейчас стоит { $what }
board-now-gives = даёт { $what }
board-now-possible = Сейчас можно выбрать
board-undo = Отменить
board-redo = Вернуть
board-restart = Начать ход заново
board-replay = Показать последние ходы ещё раз
board-log-show = Журнал
board-tabs = Части стола
board-tab-table = Стол
board-tab-seats = Игроки
board-tab-log = Журнал
board-help = Помощь
board-reconnecting = Восстанавливаю связь. Партия сохранена.
board-reconnecting-unsent = Восстанавливаю связь. Ваш ход не пропадёт.

# ---- игроки
seats-all = Игроки
seats-you = вы
seats-bot = бот
seats-too = за этим устройством
seats-open = место свободно
seats-away = не в сети
seats-move = Играть на другом устройстве
seats-move-about = Откройте эту ссылку там, и место перейдёт вместе с вами. Она действует один раз; никому её не показывайте.
seats-show = Показать всё у игрока { $name }
seats-deciding = решает
seats-stand-in = играет бот
seats-bot-away = не в сети, играет другой бот
seats-conceded = сдался

# ---- разговор

chat = Чат
chat-unread = непрочитанных:
chat-none = Пока никто ничего не сказал.
chat-none-watching = Здесь говорят зрители; игроки прочтут это после конца.
chat-watcher = Зритель
chat-mute = Скрыть чьи-то слова
chat-say = Скажите что-нибудь
chat-send = Отправить

# ---- кто ушёл и кто вернулся

leave-heading = Отойти от стола
leave-about = Пока вас нет, играет бот; что он сделал, будет в журнале. Кто сдался, занимает последнее место.
leave-bot = Пусть за меня играет бот
leave-back = Снова играть самому
leave-plays = За вас играет бот.
leave-away = Нет за столом
leave-away-about = Пока игрок не вернулся, здесь может играть бот.
leave-call = Позвать бота
concede = Сдаться
concede-sure = Вы займёте последнее место, вернуться будет нельзя. Дальше за вас сыграет бот.
concede-no = Играть дальше
concede-done = Вы сдались. За вас доигрывает бот.
log-seat-left = { $who } отходит, играет бот
log-seat-replaced = За игрока { $who } играет бот
log-seat-returned = { $who } снова за столом
log-seat-conceded = { $who } сдаётся
log-went-back = { $who }: возврат на { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
} назад{ $others ->
    [0] { "" }
   *[other] , отменены и решения других: { $seats }
}{ $revealed ->
    [0] { "" }
   *[other] ; уже открылось нового: { $revealed }
}{ $dealt ->
    [0] { "" }
   *[other] , неизвестное сдано заново
}
log-seat-hinted = { $who } просит подсказку: игра не идёт в рейтинг
log-bot = Бот:
clock-left = Осталось времени
clock-day = д
clock-hour = ч

# ---- прогноз
forecast-title = Прогноз
forecast-closed = Очки закрыты до конца партии.
forecast-of = { $name }: { $n }

# ---- журнал
journal-yours = Ваш ход
journal-theirs = Решает { $name }
journal-round = Раунд
journal-empty = Пока ничего не произошло.

# ---- панель решения
dock = Решение
dock-verbs = Что можно сделать
dock-choosing = { $n ->
    [one] { $who } выбирает.
   *[other] { $who } выбирают.
}
dock-won = { $n ->
    [one] Победа: { $who }.
   *[other] Победа поровну: { $who }.
}
dock-hint = Наведите указатель на то, что светится, и увидите, что это даст; щелчок выбирает. Задержитесь на карточке, чтобы её увеличить.
dock-hint-touch = Нажмите на то, что светится, и увидите, что это даст. Подержите палец на карточке, чтобы её увеличить.
dock-hint-phone = Нажмите на то, что светится.
dock-hint-verbs = Можно: { $verbs }.
dock-hint-chips = Выберите одну из кнопок выше.
dock-click = нажмите, чтобы выбрать
dock-confirm = Подтвердить
dock-final = назад пути нет
dock-forecast = Прогноз
dock-now = { $zone } сейчас
dock-after = После
dock-number = Сколько
dock-fewer = Меньше
dock-more = Больше
dock-turn = Повернуть
dock-spot = Выберите место.
dock-worth = { $n ->
    [one] даёт { $n } очко
    [few] даёт { $n } очка
   *[other] даёт { $n } очков
}
dock-ticked = выбрано { $n } из { $most }
dock-ticked-some = выбрано { $n }, нужно от { $least } до { $most }
dock-set-full = { $n ->
    [one] Одно уже выбрано. Сначала снимите выбор.
   *[other] Уже выбрано { $n }. Сначала снимите выбор с лишнего.
}
dock-skip = К настоящему
dock-again = Повтор

# ---- a hint
hint = Подсказка
hint-about = Бот скажет, как бы он сходил здесь и почему.
hint-sure = С подсказкой эта партия не пойдёт в рейтинг.
hint-show = Показать подсказку
hint-thinking = Думаю…
hint-play = Сыграть так
hint-close = Закрыть
hint-moves = { $n ->
    [one] Сразу:
    [few] За { $n } ваших решения:
   *[other] За { $n } ваших решений:
}
hint-points = счёт { $sign }{ $n }
hint-nothing = Считать пока нечего: это задел на будущее.
hint-chances = Шанс на победу: { $win }. Ожидаемый счёт в конце: { $score }.
hint-over = больше { $percent }
hint-under = меньше { $percent }
hint-others = Другие варианты:
hint-fewer = −{ $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
hint-equal = не хуже

# ---- что было без вас
catch-since = { $n ->
    [one] Без вас сделан { $n } ход
    [few] Без вас сделано { $n } хода
   *[many] Без вас сделано { $n } ходов
}{ $when ->
    [unknown] .
   *[other] ; вы были здесь { $when }.
}
catch-begun = { $n ->
    [one] Партия началась: сделан { $n } ход.
    [few] Партия началась: сделано { $n } хода.
   *[many] Партия началась: сделано { $n } ходов.
}
catch-watch = Посмотреть
catch-skip = Пропустить
catch-pause = Пауза
catch-resume = Дальше
catch-title = Что было без вас
catch-title-begun = Что уже было
catch-play = К столу
catch-log = с вашего прошлого визита
catch-bot = Бот:
dock-sending = Готово, секунду…
dock-unsent = Сервер не отвечает. Ваш ход не пропадёт: он уйдёт, как только связь вернётся.
dock-watching = Вы наблюдаете за партией.
dock-over = Стол остаётся открытым: смотрите сколько угодно.
dock-wait = Пока можно осмотреться и обдумать свой ход.
dock-bot-thinks = Бот думает.
dock-not-now = Сейчас не ваш ход.
dock-soon = Секунду.

# ---- возврат ходов
back-undone = { $seat }: шаг назад
back-redone = { $seat }: шаг повторён
back-warning = Вернуться дальше?
back-warning-about = { $n ->
    [one] Будет отменён последний шаг.
    [few] Будут отменены последние { $n } шага.
   *[other] Будут отменены последние { $n } шагов.
} Запись об этом останется в журнале.
back-rating = Партия перестанет идти в рейтинг.
back-warning-others = { $n ->
    [one] Сначала спросим согласия: { $who }.
   *[other] Сначала спросим согласия у всех: { $who }.
}
back-warning-alone = Ничьё согласие не нужно.
back-stay = Остаться
back-ask = Спросить
back-go = Вернуться
back-theirs = { $seat } предлагает вернуться на { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[other] { $n } шагов
} назад.
back-mine = Вы предложили вернуться на { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[other] { $n } шагов
} назад.
back-revealed = { $n ->
    [0] С тех пор ничего нового не открылось.
    [one] С тех пор открылось кое-что новое. Выйдет то же самое: кто это видел, знает, что будет.
   *[other] С тех пор открылось кое-что новое ({ $n }). Выйдет то же самое: кто это видел, знает, что будет.
}
back-revealed-anew = { $n ->
    [0] С тех пор ничего нового не открылось.
    [one] С тех пор открылось кое-что новое. По правилу этого стола всё, чего тогда никто не знал, сдаётся заново: может выйти другое.
   *[other] С тех пор открылось кое-что новое ({ $n }). По правилу этого стола всё, чего тогда никто не знал, сдаётся заново: может выйти другое.
}
back-waiting = Ждём ответа: { $who }.
back-withdraw = Передумать
back-yes = Согласиться
back-no = Не надо

# ---- передача устройства
hand-title = Передайте устройство: { $name }
hand-about = Стол закрыт, пока следующий игрок не будет готов.
hand-go = Это я, { $name }
hand-undo = Постойте, отменить мой ход

# ---- помощь
help = Как устроен этот стол
help-legal = Что светится, то можно выбрать. Щелчок покажет, что из этого выйдет.
help-selected = Выбрано. Щёлкните ещё раз или подтвердите; чтобы передумать, щёлкните по другому.
help-last = Что изменили другие игроки после вашего последнего решения.
help-dead = Что не светится, сейчас выбрать нельзя. Щёлкните, чтобы узнать почему.
help-read = Как это читать
help-dock = Вопрос задаёт панель под полем. На ней перечислено, что можно сделать; наведите на что-нибудь указатель, и она покажет, что у вас есть сейчас, что будет после и сколько это очков.
help-others = Ходы других показываются один за другим. Любой щелчок или клавиша возвращают к настоящему, а «Повтор» показывает их снова.
help-back = Свои шаги можно отменять свободно, пока не открылось что-то новое и никто другой не сходил. Дальше спрашивают остальных.
help-keys = Клавиши
help-key-move = к ближайшему, что светится
help-key-enter = выбрать; ещё раз — подтвердить
help-key-escape = ничего не выбирать
help-key-number = больше, меньше
help-key-turn = повернуть плитку
help-key-hint = подсказка
help-key-undo = отменить
help-key-restart = начать ход заново
help-key-redo = вернуть отменённое
help-key-help = эта страница

# ---- когда всё закончилось
result-show = Показать итог
result-rounds = { $n ->
    [one] Сыгран { $n } раунд.
    [few] Сыграно { $n } раунда.
   *[many] Сыграно { $n } раундов.
}
result-yours = Ваше место: { $place }.
result-again = Сыграть ещё
result-join = Сыграть ещё раз со всеми
result-home = На главную
result-board = К полю
result-scores = Итоговый счёт
result-place = Место { $n }
result-chart = Партия, раунд за раундом
result-round = раунд { $n }
result-moments = Переломные моменты
result-share = Поделиться
result-link = Ссылка на этот итог
result-proof = Случайность
result-proof-about = До первого хода стол опубликовал обещание; зерно и одноразовое число его раскрывают.
result-proof-fork = Карты были из другой партии, и её зерно было открыто всем ещё до начала этой. Тайной тасовки здесь не было, и обещать было нечего.
result-proof-import = Эта партия загружена из файла. Тот, кто её загрузил, знал зерно, поэтому этот стол ничего о нём не обещал.
result-proof-fits = Зерно соответствует обещанию.
result-proof-fits-salted = Зерно соответствует обещанию, а раздача следует из него и из того, что добавили игроки.
result-proof-fails = Зерно не соответствует обещанию!
result-proof-how = Проверить самостоятельно
result-commitment = Обещание
result-drawn = Вытянутое зерно
result-salt = Добавка: { $name }
result-chance = Способ
result-seed = Зерно
result-nonce = Одноразовое число
result-check = Скачайте запись и проверьте каждую тасовку и каждый ход сами:
result-check-moves = Скачайте запись и проверьте каждый ход сами:
result-record = Скачать запись

# ---- разбор партии
review = Разбор партии
review-about = Бот может пересмотреть эту партию: у кого и когда какие были шансы и какие решения обошлись дороже всего. Это займёт около минуты.
review-do = Разобрать партию
review-anew = Разобрать заново нынешним ботом
review-making = Бот пересматривает партию. Страницу можно закрыть: разбор сохранится.
review-ahead = { $n ->
    [one] Сначала бот закончит ещё { $n } партию. Страницу можно закрыть: разбор сохранится.
    [few] Сначала бот закончит ещё { $n } партии. Страницу можно закрыть: разбор сохранится.
   *[many] Сначала бот закончит ещё { $n } партий. Страницу можно закрыть: разбор сохранится.
}
review-failed = Эту партию разобрать не удалось.
review-chances = Шансы на победу
review-chance-of = { $name }: { $from } в начале, { $middle } в середине, { $to } в конце
review-band = Полоса вокруг линии — погрешность бота. Выберите точку, чтобы увидеть позицию.
review-table = То же таблицей
review-round = Раунд
review-end = конец
review-costly = Дорогие решения
review-cost = −{ $percent } к шансу на победу
review-next = Следующее решение ({ $name }):
review-played = В партии
review-bot = Бот
review-expects = шанс { $percent }, ожидаемый счёт { $n }
review-points = { $sign }{ $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} { $moves ->
    [1] сразу
    [one] за { $moves } решение
    [few] за { $moves } решения
   *[many] за { $moves } решений
}
review-fine = Отличная игра! { $n ->
    [one] Бот посмотрел { $n } решение и не нашёл ничего заметно лучше.
    [few] Бот посмотрел { $n } решения и не нашёл ничего заметно лучше.
   *[many] Бот посмотрел { $n } решений и не нашёл ничего заметно лучше.
}
review-nothing = Решать было нечего.
review-judged = О каждом решении бот судит по тому, что игрок мог знать в тот момент. Если разница не больше погрешности самого бота, решение дорогим не считается.

# ---- пока не началось
gather-heading = { $n ->
    [0] Все на месте.
    [one] Ждём ещё { $n } игрока
   *[other] Ждём ещё { $n } игроков
}
gather-host = Отправьте каждому другу ссылку на его место. Кто её откроет, тот за него и сядет. Партия начнётся, когда свободных мест не останется.
gather-guest = Партия начнётся сама, когда все соберутся. Страницу можно закрыть и вернуться позже.
gather-open = свободно
gather-link = Ссылка на это место
gather-copy = Скопировать
gather-copied = Скопировано
gather-bot = Посадить бота
gather-here = в сети
gather-listed = Стол виден на первой странице: свободное место может занять любой.
gather-cancel = Отменить игру
gather-cancelled = Хозяин стола отменил эту игру.
gather-join = Занять место
fair-mine = вы добавили своё
fair-any = Любое число
fair-add = Добавить
fair-change = Изменить
fair-given = Добавили своё: { $names }.
fair-none = Пока никто ничего не добавил. Тогда карты сдаёт одно вытянутое зерно.

# ---- вопросы, на которые отвечает стол
unasked-stop = Больше не спрашивать
unasked-again = Всё-таки спросить
unasked-about = Это можно изменить у себя: нажмите на своё имя.
unasked-soon = Здесь вас не спрашивают: сейчас стол пропустит за вас.
unasked-windows = О чём вас спрашивать
unasked-windows-about = Где выключено, стол пропускает за вас.

# ---- поля с картой и линиями
board-spot = { $zone }, { $spot }
board-shut = не открыто
board-course = Ход { $n } из { $all }
board-tab-mine = Моё
board-yours = У вас
dock-pieces = Фигурки в запасе
duel-then = затем
duel-falls = гибнет
duel-choosing = { $seat } выбирает, кто погибнет.
duel-chosen = { $seat }: выбор сделан.

notice-turn = Ваш ход

# ---- прошлое партии
replay = Повтор
replay-beginning = Начало: никто ещё не ходил.
replay-silent = { $seat } принимает решение.
replay-position = Позиция
replay-count = { $at } / { $total }
replay-where = { $at } из { $total }, ход { $turn }. { $move }
replay-ways = По партии
replay-first = В начало (Home)
replay-turn-back = На ход назад (Shift ←)
replay-back = На решение назад (←)
replay-play = Показать как фильм (пробел)
replay-pause = Пауза (пробел)
replay-on = На решение вперёд (→)
replay-turn-on = На ход вперёд (Shift →)
replay-last = В конец (End)
replay-table = К столу
replay-link = Скопировать ссылку на эту позицию
replay-export = Скачать то, что мне было видно
replay-eyes = Чьими глазами
replay-eyes-all = все руки открыты
replay-eyes-public = зрителей
replay-hands = Все руки
replay-chart = Очки по ходу партии
replay-score = { $name }: { $n }

# ---- что если
whatif = Что если
whatif-shut = «Что если» закрыто: партия идёт в рейтинг и с часами
whatif-lines = Ваши варианты
whatif-line = Вариант { $line }: { $n ->
    [one] { $n } решение
    [few] { $n } решения
   *[other] { $n } решений
  }
whatif-line-scored = Вариант { $line }: { $n ->
    [one] { $n } решение
    [few] { $n } решения
   *[other] { $n } решений
  }, ваш счёт { $score }
whatif-anew = Новый вариант: неизвестное сдаётся заново
whatif-drop = Забыть этот вариант
whatif-ways = По варианту
whatif-first = К началу варианта (R)
whatif-back = К предыдущему вашему решению (U)
whatif-on = К вашему следующему решению (Y)
whatif-about = Это видите только вы. То, чего вы не можете знать, сдано заново, а за других отвечает бот.
whatif-moved = За столом тем временем { $n ->
    [one] сделан { $n } ход.
    [few] сделано { $n } хода.
   *[other] сделано { $n } ходов.
  }
whatif-turn = Ваш ход: к столу

# ---- партия, начатая не здесь
