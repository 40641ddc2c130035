# Командная строка по-русски.

about =
    Настольные игры как точные, быстрые и понятные правила: играйте в терминале, запускайте тысячи партий ботов, пересматривайте и сравнивайте. `carrack КОМАНДА --help` расскажет о каждой команде.
examples =
    carrack games
    carrack play { $title } --seats 3
    carrack simulate { $title } --seats 3 --games 1000 --bots greedy,random

heading-usage = использование
heading-arguments = аргументы
heading-options = параметры
heading-commands = команды
heading-examples = примеры
none = ничего

# ---- ошибки

usage-error = { $message } (подробнее: `{ $command } --help`)
usage-required = не хватает: { $names }
usage-unrecognized = непонятно: { $names }
usage-expected = после { $name } нужно значение
usage-choice = { $name }: нет такого значения «{ $given }»; возможны: { $valid }
usage-conflict = { $name } и { $other } исключают друг друга
usage-value = «{ $given }» не подходит для { $name }
unknown-title = нет игры «{ $given }»; на полке: { $valid }
unknown-seats = столько игроков быть не может: { $given }; возможно: { $valid }
unknown-seat = нет места { $given }; есть: { $valid }
unknown-option = у игры нет настройки «{ $given }»; есть: { $valid }
unknown-value = «{ $given }» не подходит; возможно: { $valid }
unknown-bot = нет бота «{ $given }»; есть: { $valid }
unknown-word = «{ $given }» — не номер, не команда (наберите «помощь») и не действие; действия: { $valid }
unknown-argument = «{ $given }» здесь не подходит; возможно: { $valid }
too-many-bots = { $bots ->
    [one] { $bots } бот
    [few] { $bots } бота
   *[many] { $bots } ботов
} не поместятся: мест всего { $places }
too-many-names = имён больше, чем людей: { $names }
too-small = { $name } — не меньше { $least }, а не { $given }
bad-seed = «{ $given }» — не зерно: нужно целое число не длиннее { $bits } бит или 32 шестнадцатеричные цифры
bad-number = нет варианта «{ $given }»; варианты пронумерованы от 1 до { $most }
no-number = не указан номер варианта; варианты пронумерованы от 1 до { $most }
bad-arguments = после «{ $verb }» нужно: { $wanted }
error-file = { $file }: { $why }
error-record = запись не подходит: { $why }
needs-lab = для Parquet нужен pyarrow: pip install pyarrow, или пишите в .csv или .jsonl
unknown-ending = в файлы «{ $given }» строки не пишутся; возможны: { $valid }
resume-what = --resume нужен --out: файл прогона, который надо продолжить
arena-already = { $games ->
    [one] В { $file } уже есть { $games } партия
    [few] В { $file } уже есть { $games } партии
   *[many] В { $file } уже есть { $games } партий
}: продолжите с --resume или возьмите другой файл
arena-other = { $file } — от другого прогона, не совпадает: { $differs }
plan-title = игра
plan-seats = число мест
plan-options = настройки
plan-bots = боты
plan-seed = зерно
plan-games = число партий (сыграно больше)
plan-rules = версия правил
plan-form = вид файла
plan-made = сами боты (их код или веса)
arena-taken = { $file } уже есть, и записала его не арена: назовите другой файл
load-alone = --load несёт всё с собой; уберите { $names }
error-interrupted = прервано
bad-smtp = сервер для отправки почты записывается smtp://USER:PASSWORD@HOST:PORT, или smtps://…, если TLS с первого байта; в пароле @ пишется как %40, а / как %2F
bad-mail-from = «{ $given }» — не отправитель писем; он выглядит так: Carrack <carrack@example.org>
bad-public-url = «{ $given }» — не адрес сервера; он выглядит так: https://carrack.example.org
mail-incomplete = чтобы отправлять почту, серверу нужно знать три вещи: --smtp, --mail-from и --public-url
bad-proxy = «{ $given }» — не адрес прокси; годятся адреса (127.0.0.1, ::1) и сети (10.1.0.0/16) через запятую
bad-rate = { $name } — это два числа: сколько сразу и сколько ещё в секунду, например { $usual }; а не «{ $given }»
unknown-log-format = нет такого вида журнала: «{ $given }»; есть: { $valid }
unknown-log-level = нет такого уровня журнала: «{ $given }»; есть: { $valid }

# ---- аргументы

help-help = показать эту справку
help-language = говорить на этом языке, а не на языке системы
help-version = показать версию
help-title = ключ игры (список: `carrack games`)
help-seats = сколько игроков (по умолчанию наименьшее возможное число)
help-options = настройка игры; можно повторять
help-seed = зерно, от которого зависит вся случайность: число, 0x… или 32 шестнадцатеричные цифры (по умолчанию новое)
help-json = вывести JSON для программ
help-bots-play = соперники через запятую, по кругу на все места: от level1, самого слабого, до level5, greedy или random (greedy)
help-hotseat = только люди, все за одной клавиатурой
help-name = имя игрока; несколько имён через запятую
help-record = хранить запись партии в этом файле
help-load = продолжить сохранённую партию
help-games = сколько партий (1000)
help-jobs = сколько процессов сразу (1)
help-bots = боты через запятую, по кругу на все места (random)
help-bots-trace = боты по порядку мест, по кругу (random)
help-games-trace = сколько партий, каждая со следующим зерном (1)
help-out = записать строку о каждой партии: .csv, .jsonl или .parquet
help-bots-arena = кто играет, через запятую (level3, search@400, level5@1.5s, my_bots.py:Mine); последний занимает все оставшиеся места
help-games-arena = сколько партий, с округлением вверх до целых раскладов (200)
help-resume = продолжить прерванный прогон или добавить к нему партий; его файл называет --out
help-plot = нарисовать доли побед картинкой SVG
help-record-file = файл записи
help-at = только первые N действий
help-viewer = глазами этого места, считая с 1 (по умолчанию — зрителя)
help-tests = папка с тестами (по умолчанию рядом с пакетом)
help-missing = перечислить правила без тестов
help-minutes = сколько минут (1)
help-fuzz-out = куда записывать ошибки (fuzz)
help-games-calibrate = сколько партий на восьми ступенях от случайной игры; уровень играет восьмую часть из них против предыдущего (4000)
help-seed-calibrate = зерно, от которого зависит вся случайность: число, 0x… или 32 шестнадцатеричные цифры (1)
help-calibrate-out = записать в этот файл (по умолчанию — вывести)
help-host = адрес, который слушать; 0.0.0.0 — для всех (127.0.0.1: только этот компьютер)
help-port = порт; 0 — любой свободный (8000)
help-data-dir = где сервер хранит свои файлы (ваша папка данных)
help-database-url = другая база: postgresql://… или sqlite:///… (файл в папке данных)
help-open = открыть страницу в браузере
help-behind-proxy = верить тому, что эти адреса или сети говорят о посетителе (X-Forwarded-For, X-Forwarded-Proto); больше никому
help-limits = во сколько раз увеличить пределы, которые ниже; 0 — без пределов (1)
help-limit-requests = запросы с одного адреса: сколько сразу и сколько ещё в секунду ({ $usual })
help-limit-moves = изменения от одного гостя: сколько сразу и сколько ещё в секунду ({ $usual })
help-limit-tables = новые столы с одного адреса: сколько сразу и сколько ещё в секунду ({ $usual })
help-limit-remarks = реплики одного гостя за столами, его жалобы и новые имена: сколько сразу и сколько ещё в секунду ({ $usual })
help-limit-phrases = попытки с одного адреса войти по фразе: сколько сразу и сколько ещё в секунду ({ $usual })
help-limit-notices = проверки вебхуков, браузеров и почтовых адресов с одного адреса: сколько сразу и сколько ещё в секунду ({ $usual })
help-limit-replays = части прошлых партий для одного адреса: сколько сразу и сколько ещё в секунду ({ $usual })
help-limit-hints = подсказки для одного адреса: сколько сразу и сколько ещё в секунду ({ $usual })
help-limit-reviews = разборы партий по просьбе одного гостя: сколько сразу и сколько ещё в секунду ({ $usual })
help-limit-streams = открытые потоки событий с одного адреса ({ $usual })
help-limit-body = размер запроса в байтах ({ $usual })
help-private-hooks = разрешить уведомления и на адреса частных сетей и самого сервера
help-public-url = адрес, по которому люди находят сервер, https://…; нужен ссылкам в письмах
help-smtp = сервер, который отправляет почту: smtps://USER:PASSWORD@HOST или smtp://HOST:PORT; без него писем нет
help-mail-from = отправитель этих писем: «Carrack <carrack@example.org>»
help-metrics = показатели для Prometheus по адресу /metrics
help-log-format = строки для людей или JSON (text)
help-log-level = debug, info, warning или error; на уровне info — строка о каждом запросе (warning)
help-log-addresses = записывать адрес того, от кого пришёл запрос
help-restore-file = файл, который записала команда `carrack backup`
help-replace = даже если там уже есть партии; файл SQLite сохраняется под другим именем, строки в PostgreSQL — нет
help-backup-file = новый файл; такого ещё не должно быть
help-commitment = отпечаток зерна, который стол показал до первого хода (тот, что в записи)
help-new-key = ключ новой игры: имя Python строчными буквами
help-into = написать отдельный пакет в эту папку (исходники Carrack, иначе текущая папка)

# ---- serve, backup, restore, verify

serve-summary = играть в браузере, с друзьями или ботами
serve-about = Показывает стол как веб-страницу, пока его не остановят. Партии хранятся в одном файле в вашей папке данных; остановленный или упавший сервер продолжает с того же места. То же можно задать в окружении: CARRACK_PORT вместо --port, CARRACK_BEHIND_PROXY вместо --behind-proxy и так далее. CARRACK_SECRET — ключ для cookie и ссылок. Как открыть сервер всему миру, рассказано в docs/hosting.md.
serve-examples =
    carrack serve --open
    carrack serve --host 0.0.0.0 --port 8080
    carrack serve --database-url postgresql://carrack@localhost/carrack
    carrack serve --behind-proxy 127.0.0.1 --log-level info --log-format json --metrics
serve-ready = Карраку можно открыть здесь: { $address } (Ctrl+C — остановить)
serve-compiling = Можно играть. Тем временем правила компилируются; пока это не закончено, боты думают медленнее. ({ $log })
serve-compiled = Правила скомпилированы: теперь боты думают в полную силу.
serve-slower = Правила не удалось скомпилировать, поэтому боты думают медленнее. Причина — в { $log }.

backup-summary = скопировать все партии в один файл
backup-about = Копирует всё, что хранит сервер, из SQLite или PostgreSQL, на ходу или нет, в новый файл SQLite, с которым сервер может работать сразу.
backup-examples =
    carrack backup monday.sqlite
    carrack serve --database-url sqlite:///monday.sqlite
backup-done = Всё скопировано в { $file }.

check-store-summary = отрепетировать обновление
check-store-about = Говорит, что станет с каждой партией хранилища при тех правилах и компонентах, что есть здесь сейчас. Ничего не меняется: проверяется копия, работает сервер или нет. Код выхода 1, если какая-то партия не может просто идти дальше.
check-store-examples =
    carrack check-store
    carrack check-store --database-url sqlite:///monday.sqlite
    carrack check-store --json
check-store-running = открываю партии
check-store-migrates = { $id } ({ $title }): игра сама переводит партию на нынешние правила.
check-store-goes-on = { $id } ({ $title }): партия воспроизводится с новыми данными и идёт дальше.
check-store-fork = { $id } ({ $title }): игрокам предложат играть дальше за другим столом, с хода { $at } из { $n }.
check-store-stored = { $id } ({ $title }): партия окончена, её покажут такой, какой она закончилась: журнал, итог и картинки. Воспроизвести её не получится.
check-store-stored-bare = { $id } ({ $title }): партия окончена, от неё покажут только журнал и итог. Воспроизвести её не получится.
check-store-closed = { $id } ({ $title }): играть дальше не получится.
check-store-done = { $n ->
    [0] В хранилище нет партий.
    [one] В хранилище { $n } партия:
    [few] В хранилище { $n } партии:
   *[other] В хранилище { $n } партий:
}
check-store-count-same = { $n ->
    [one] { $n } как прежде
   *[other] { $n } как прежде
}
check-store-count-migrates = { $n ->
    [one] { $n } переводит сама игра
   *[other] { $n } переводят сами игры
}
check-store-count-goes-on = { $n ->
    [one] { $n } идёт дальше с новыми данными
   *[other] { $n } идут дальше с новыми данными
}
check-store-count-fork = { $n ->
    [one] { $n } предложат продолжить за другим столом
   *[other] { $n } предложат продолжить за другими столами
}
check-store-count-stored = { $n ->
    [one] { $n } покажут по сохранённому
   *[other] { $n } покажут по сохранённому
}
check-store-count-closed = { $n ->
    [one] { $n } закрыта
   *[other] { $n } закрыты
}

restore-summary = вернуть партии из резервной копии
restore-about = Заменяет всё, что хранит сервер, в SQLite или PostgreSQL, тем, что лежит в резервной копии. Сначала остановите сервер. Хранилище, где уже есть партии, заменяется только с --replace.
restore-examples =
    carrack restore monday.sqlite
    carrack restore monday.sqlite --replace
    carrack restore monday.sqlite --database-url postgresql://carrack@localhost/carrack
restore-kept = То, что было раньше, сохранено в { $file }.
restore-done = Всё из { $file } на месте.
restore-no-secret = Файла { $file } нет: без прежнего ключа старые cookie и ссылки не действуют. Положите его туда до запуска сервера или задайте CARRACK_SECRET.

verify-summary = проверить перемешивание и ходы партии
verify-about = Повторяет партию по правилам и проверяет, что её зерно — то самое, отпечаток которого стол показал до первого хода. Отпечаток — это SHA-256 от 16 байт зерна и следующих за ними 16 байт случайной добавки (nonce). Если игроки добавили что-то своё, зерно раздачи должно следовать из вытянутого и из этого.
verify-examples =
    carrack verify { $title }.carrack.json
verify-rules = { $title }: все действия ({ $actions }) сделаны по правилам.
verify-scores = { $over ->
    [yes] Итоговые очки по местам
   *[no] Партия не окончена; очки по местам пока
}: { $scores }.
verify-chance = Случайность взята из { $chance }.
verify-salt = Место { $seat } добавило к зерну: { $salt }
verify-no-salt = Место { $seat } ничего не добавило к зерну.
verify-followed = Раздача следует из вытянутого зерна и из того, что добавили места.
verify-not-followed = Раздача НЕ следует из вытянутого зерна и из того, что добавили места.
verify-kept = Перемешивание — то самое, отпечаток сходится: { $commitment }.
verify-broken = Перемешивание НЕ то, отпечаток не сходится: { $commitment }.
verify-anew-kept = { $n ->
    [one] { $n } раз стол отменял ходы и сдавал заново; это следует из того же отпечатка.
    [few] { $n } раза стол отменял ходы и сдавал заново; всё это следует из того же отпечатка.
   *[other] { $n } раз стол отменял ходы и сдавал заново; всё это следует из того же отпечатка.
}
verify-anew-broken = Стол отменял ходы и сдавал заново, и это НЕ следует из отпечатка.
verify-no-promise = В записи нет отпечатка перемешивания.

# ---- games

games-summary = что есть на полке
games-about = Перечислить игры: ключ, название, число игроков, настройки, версию правил и сколько пронумерованных правил доказано тестами.
games-examples =
    carrack games
    carrack games --json
games-none = полка пуста
games-proved = доказано { $proved } из { $total }{ $untestable ->
    [0] {""}
   *[other] , непроверяемых: { $untestable }
}

column-key = ключ
column-name = название
column-seats = игроки
column-version = версия
column-rules = правила

# ---- play

play-summary = играть в терминале
play-about = Игра против ботов или с людьми за одной клавиатурой. Варианты пронумерованы; «помощь» в строке ввода перечислит остальное.
play-examples =
    carrack play
    carrack play { $title } --seats 4 --bots level2,level3,level4 --name Анна
    carrack play { $title } --hotseat --seats 3 --name Анна,Борис,Вера --record вечер.json
    carrack play --load вечер.json
play-which = Какая игра? Номер или ключ: {""}
play-hint = Наберите номер варианта или «помощь».
play-left = Вы встаёте из-за стола. До свидания!
play-hand-over = Место за клавиатурой занимает { $name }.
play-press-enter = Enter, когда никто другой не смотрит: {""}
play-seed = Зерно этой партии: { $seed }
play-help =
    Наберите номер варианта или само действие: { $actions }.
    Команды:
bot-level1 = Юнга
bot-level2 = Матрос
bot-level3 = Боцман
bot-level4 = Штурман
bot-level5 = Адмирал
bot-random = Случайный
bot-greedy = Жадный

command-preview = p preview прогноз
command-preview-help = p 3: что даст вариант 3
command-why = why ? почему
command-why-help = почему ДЕЙСТВИЕ МЕСТО: почему сейчас так нельзя
command-undo = u undo отмена
command-undo-help = отменить последнее действие
command-redo = redo повторить
command-redo-help = повторить отменённое
command-restart = r restart заново
command-restart-help = начать этот ход заново
command-board = b board стол
command-board-help = показать весь стол
command-log = log журнал
command-log-help = журнал 50: последние 50 действий
command-rules = rules правила
command-rules-help = правила СЛОВО: правила, где оно есть
command-save = save сохранить
command-save-help = сохранить ФАЙЛ: записать партию, чтобы продолжить её с --load
command-help = help h помощь
command-help-help = этот список
command-quit = quit q exit выход
command-quit-help = уйти; без --record ничего не сохраняется

why-allowed = Сейчас это можно: { $action }, вариант { $number }.
log-empty = Ещё ничего не произошло.
rules-not-found = Ни в одном правиле нет «{ $wanted }».
save-where = Куда? сохранить ФАЙЛ
saved = Сохранено в { $file }, { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[many] { $actions } действий
}.
preview-final = Затем откроется новое: без согласия других не отменить.
preview-free = Ничего не откроется: можно отменить, пока не решил кто-то другой.
undo-nothing = Отменять нечего.
redo-nothing = Повторять нечего.
restart-nothing = Этот ход только начался.
undo-done = Отменено: { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[many] { $actions } действий
}.
undo-agreed = Боты согласны. { $seen ->
    [0] За это время ничего не открылось.
   *[other] Открытое за это время ({ $seen }) придёт снова, в том же порядке.
}
undo-ask = { $name }, вы согласны отменить { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[many] { $actions } действий
}? Об этом просит { $who }. { $seen ->
    [0] За это время ничего не открылось.
    [one] За это время увидели { $seen } карту; она придёт снова.
    [few] За это время увидели { $seen } карты; они придут снова в том же порядке.
   *[many] За это время увидели { $seen } карт; они придут снова в том же порядке.
} (д/н)
undo-refused = { $name } не соглашается; всё остаётся как есть.
yes-letters = yд

# ---- simulate

simulate-summary = много партий ботов
simulate-about = Боты играют много партий, если нужно — в нескольких процессах. Места сменяются от партии к партии; одно и то же зерно даёт одни и те же строки при любом --jobs.
simulate-examples =
    carrack simulate { $title } --seats 3 --games 10000 --jobs 2
    carrack simulate { $title } --seats 2 --bots greedy,random --seed 7 --out rows.csv
    carrack simulate { $title } --games 500 --json
simulate-playing = партии
simulate-pace = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
} за { $seconds } с: { $rate } партий/с, { $pace } решений/с, { $mode }
simulate-seed = зерно { $seed }
simulate-stopped = { $games ->
    [one] { $games } партия остановлена
    [few] { $games } партии остановлены
   *[many] { $games } партий остановлено
} на пределе длины, места — как стояли
simulate-written = { $games ->
    [one] { $games } строка записана
    [few] { $games } строки записаны
   *[many] { $games } строк записано
} в { $file }
mode-compiled = скомпилировано
mode-interpreted = интерпретируется
column-length = длина
length-decisions = решения
length-turns = ходы
column-mean = среднее
column-median = медиана
column-range = 5–95 %
column-bot = бот
column-seat = место
column-order = очередь хода
column-games = партии
column-wins = победы
column-interval = 95 % интервал
column-score = очки
column-spread = ±

# ---- arena

arena-summary = сравнить силу ботов
arena-about = Боты играют друг с другом на равных: каждый расклад разыгрывается по одному разу при каждом сдвиге состава по местам, если нужно — в нескольких процессах. Если ботов меньше, чем мест, последний занимает все оставшиеся: A,B на четырёх местах — один A против трёх B. У долей побед 95-процентные интервалы, посчитанные по раскладам. Одно и то же зерно даёт одни и те же строки при любом --jobs. Прерванный прогон с --out продолжается с --resume. Как это читать, рассказано в docs/arena.md.
arena-examples =
    carrack arena { $title } --bots level4,level3 --games 400 --jobs 2
    carrack arena { $title } --bots search@400,greedy --seats 4 --out games.jsonl --plot shares.svg
    carrack arena { $title } --bots search@400,greedy --seats 4 --out games.jsonl --resume
arena-rounded = Партий в раскладе: { $rotations }; всего будет сыграно: { $games }
arena-stopped = Сыгранное сохранено: та же команда с --resume продолжит писать { $file }.
arena-plotted = картинка нарисована в { $file }
arena-played = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}: { $deals ->
    [one] { $deals } расклад
    [few] { $deals } расклада
   *[many] { $deals } раскладов
}, { $rotations ->
    [1] каждый по одному разу
    [one] каждый по { $rotations } разу с переменой мест
    [few] каждый по { $rotations } раза с переменой мест
   *[many] каждый по { $rotations } раз с переменой мест
}, { $mode }
arena-even = При равной силе было бы { $share } % на место. Партии одного расклада зависят друг от друга, поэтому интервалы считаются по раскладам.
arena-picture = Доля побед: { $title }
arena-played-short = мест: { $seats }, партий: { $games }, раскладов: { $deals }; интервалы 95 %
arena-even-short = поровну: { $share } %
column-places = места
column-worth = независимых
column-margin = отрыв
column-rating = рейтинг
column-time = на ход
column-slow = 95 % ходов до
column-moves = ходы
seconds = { $n } с
milliseconds = { $n } мс

# ---- replay

replay-summary = пересказать партию словами
replay-about = Воспроизвести запись: журнал словами и стол в конце или после стольких-то действий. С --json — вся позиция в простом виде.
replay-examples =
    carrack replay вечер.json
    carrack replay вечер.json --at 40 --viewer 2
    carrack replay вечер.json --at 40 --json

# ---- review

review-summary = шансы всех игроков в партии и самые дорогие решения
review-about = Бот пересматривает партию по её записи: шансы всех мест по ходу партии и по три самых дорогих решения каждого игрока, а рядом то, что сделал бы бот. О каждом решении он судит по тому, что место могло знать в тот момент.
review-examples =
    carrack review вечер.json
    carrack review вечер.json --json
review-running = пересматриваю партию
review-chances = Шансы на победу
review-costly = Дорогие решения
review-cost = −{ $percent } % к шансу на победу, решение { $n } (`--at { $at }`)
review-played = в партии
review-bot = бот
review-expects = шанс на победу { $percent } %, ожидаемый счёт { $n }
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
review-judged = О каждом решении бот судит по тому, что игрок мог знать в тот момент. Если разница не больше погрешности самого бота, решение дорогим не считается.
column-actions = после

# ---- trace

trace-summary = целые партии строками JSON
trace-about = Вывести целые партии: строка JSON на каждое решение и одна в конце, с полной позицией перед каждым выбором. Поля описаны в docs/trace.md.
trace-examples =
    carrack trace { $title } --seats 3 --seed 7
    carrack trace { $title } --seats 2 --seed 7 --games 100 --bots greedy,random > games.jsonl

# ---- rules

rules-summary = у каких правил есть тест
rules-about = Сравнить пронумерованные правила игр с отметками тестов. Код 1: в игре, названной полной, есть пробел, или тест называет правило, которого нет или которое нельзя проверить.
rules-examples =
    carrack rules
    carrack rules { $title } --missing
    carrack rules --tests tests --json
rules-none = ни у одной игры нет пронумерованных правил
rules-no-tests = нет папки с тестами { $folder }; укажите её с --tests
rules-gap = названа полной, но это не так
rules-complete = полная
rules-open = в работе
rules-unknown = { $where } { $test } называет { $rule }, такого правила нет ни в одном rules.toml
rules-untestable = { $where } { $test } называет { $rule }, а оно отмечено как непроверяемое
rules-too-many = { $where } { $test } называет больше трёх правил, не будучи примером: { $rule }
column-title = игра
column-proved = доказано
column-untestable = непроверяемых
column-missing = не хватает

# ---- new

new-summary = начать свою игру
new-about = Написать самую маленькую игру с тестами: кучу камней, из которой делается другая игра. Внутри исходников Carrack она попадёт в carrack/games и tests/games; в другом месте это отдельный пакет — в этой папке или в той, что указана в --into. Как продолжать, сказано в docs/adding-a-game.md.
new-examples =
    carrack new my_title
    carrack new my_title --into my_title_project
new-bad-name = «{ $given }» не годится как имя игры: строчные латинские буквы, цифры и одиночные подчёркивания, сначала буква, не длиннее { $longest } знаков (my_title)
new-taken = игра «{ $given }» уже есть
new-reserved = «{ $given }» в Python или в Carrack — имя чего-то другого: выберите другое
new-exists = { $path } уже есть; ничего не записано
new-not-finished = записанное не заработало и потому удалено: { $why }
new-done = Игра в { $folder }, её тесты в { $tests }.
new-play = Сыграть: `pip install -e { $root }`, затем `carrack play { $key }` или `carrack serve --open`.
new-play-inside = Сыграть: `carrack play { $key }` или `make run`.
new-test = Проверить: `python -m pytest { $tests }` и `carrack rules { $key }`.
new-change = Изменить: начните с components.toml и table.py; после table.py запустите `python -m carrack.lab.constants { $package }`. Остальное — в docs/adding-a-game.md.

# ---- fuzz

fuzz-summary = играть наугад и проверять всё
fuzz-about = Играть наугад столько-то минут и проверять все свойства в каждой позиции. Ошибка сокращается и записывается. Код 1, если она нашлась.
fuzz-examples =
    carrack fuzz { $title } --minutes 5
    carrack fuzz { $title } --minutes 0.5 --seed 7 --out failures
fuzz-running = партий { $games }, решений { $decisions }
fuzz-done = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
   *[many] { $decisions } решений
}, зерно { $seed }: { $failures ->
    [0] всё цело
    [one] { $failures } ошибка
    [few] { $failures } ошибки
   *[many] { $failures } ошибок
}

# ---- calibrate

calibrate-summary = измерить силу ботов
calibrate-about = Боты играют между собой при любом числе игроков, и так измеряется их сила. Файл называется ratings.toml и лежит в папке игры; по нему считается рейтинг людей.
calibrate-examples =
    carrack calibrate { $title }
    carrack calibrate { $title } --games 400 --seed 7 --out ratings.toml
calibrate-running = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}
calibrate-written = { $file } записан

# ---- порядок на сервере: admin, announce, tidy

help-allowed-hosts = имена, на которые сервер отвечает, кроме localhost и адресов; * — на любые
help-base = работать под путём, например /games
help-titles = новые столы только для этих игр
help-levels = уровни ботов, которых можно выбрать, через запятую (level1,level2); без них — все
help-drain = не открывать новых столов; начатые партии продолжаются
bad-host = «{ $given }» — не имя сервера: только имена, без https:// и порта, через запятую
bad-base = «{ $given }» — не путь вида /games: буквы, цифры, . _ ~ - и косые черты, в начале косая черта
bad-age = «{ $given }» — не срок для { $name }: пишите 90d (дни), 12w (недели), 6m (месяцы) или 2y (годы)

admin-summary = следить за порядком на сервере: имена, реплики, столы, запреты
admin-about = Показывает, кто играет и на что жаловались, скрывает реплики, переименовывает, закрывает столы, не пускает на сервер. Работает рядом с запущенным сервером, который исполняет приказ за секунду; если сервер не запущен, приказ исполнится при запуске. Кто, что, когда и почему сделал, остаётся в `carrack admin log`.
admin-examples =
    carrack admin reports
    carrack admin hide 4711 --why "оскорбление"
    carrack admin ban 3fa91c02d4 --for 30d --with-address --why "оскорбления"
    carrack admin ban 203.0.113.0/24
admin-matches-about = список партий, сначала последние
admin-people-about = список людей, сначала те, кто был недавно
admin-remarks-about = что говорили за столом
admin-reports-about = жалобы, которые ещё не разобраны
admin-bans-about = кого не пускают
admin-log-about = что приказывали ведущие сервера
admin-hide-about = скрыть реплику
admin-show-about = снова показать скрытую реплику
admin-rename-about = дать человеку другое имя, везде
admin-close-about = закрыть стол: партия кончится без результата
admin-ban-about = не пускать человека, адрес или сеть
admin-unban-about = снова пускать
admin-settle-about = отметить жалобу как разобранную
admin-drain-about = больше не открывать новых столов, пока сервер не перезапустят
admin-resume-about = снова открывать новые столы
admin-none = Ничего нет.
admin-yes = да
help-admin-match = номер партии или его начало
help-admin-remark = номер реплики
help-admin-person = номер человека или его начало
help-admin-name = новое имя; "" — без имени
help-admin-who = человек (номер или его начало), адрес или сеть вида 203.0.113.0/24
help-admin-report = номер жалобы
help-admin-of = только партии этого человека
help-last = сколько, самое большее (50)
help-why = причина; она хранится и видна тому, кого касается
help-by = кто приказывает (вы, как вас знает система)
help-named = люди, у кого в имени есть это
help-all-reports = и те, что разобраны
help-ban-for = на какой срок: 30d, 12w, 6m, 1y (навсегда)
help-with-address = и адрес, с которого этот человек приходил последний раз
admin-column-id = номер
admin-column-title = игра
admin-column-status = состояние
admin-column-names = кто
admin-column-updated = последний ход
admin-column-name = имя
admin-column-seen = был здесь
admin-column-tables = столов
admin-column-running = идёт
admin-column-time = когда
admin-column-guest = человек
admin-column-text = сказано
admin-column-hidden = скрыто
admin-column-match-id = партия
admin-column-about = человек
admin-column-kind = что
admin-column-remark = реплика
admin-column-said = там сказано
admin-column-note = жалоба
admin-column-settled = разобрана
admin-column-who = кто
admin-column-since = с
admin-column-until = до
admin-column-why = почему
admin-column-by = кем
admin-column-asked = когда
admin-column-body = о чём
admin-column-outcome = не вышло

order-done = Сделано.
order-waits = Сервер не ответил. Приказ записан и исполнится, когда сервер запустят.
order-failed = Не вышло; почему — в журнале сервера.
order-no-remark = Такой реплики нет.
order-no-address = Сервер не знает, откуда приходил этот человек. Запретите вход ему одному или адресу из журнала.
order-no-ban = Такого запрета нет.
order-no-report = Такой жалобы нет.
order-not-running = Сервер тогда не был запущен. `carrack serve --drain` запускает сервер, который не открывает новых столов.
order-no-table = Такой партии нет.
order-over = Партия уже кончилась.
order-cancelled = Стол уже закрыт.
order-cannot-open = Эта версия не может открыть партию.

announce-summary = показать фразу на каждой открытой странице
announce-about = Показывает фразу на всех открытых страницах сервера и на тех, что откроют позже, пока её не снимут с помощью --clear.
announce-examples =
    carrack announce "В 20:00 сервер на минуту перезапустится. Ничего не пропадёт."
    carrack announce --clear
announce-what = напишите, что объявить, или --clear, чтобы снять объявление
help-announce-text = фраза
help-clear = снять объявление

tidy-summary = удалить старые партии и людей, которые не вернулись
tidy-about = Говорит, сколько накопилось старого, и удаляет это, если сказано --yes. Срок — 90d, 12w, 6m или 2y. Что не названо, остаётся. Сначала сделайте резервную копию.
tidy-examples =
    carrack tidy --unfinished 90d --finished 2y
    carrack tidy --unfinished 90d --finished 2y --yes
tidy-what = скажите, что считать старым: --unfinished 90d, --finished 2y или --people 2y
tidy-unfinished = неоконченные партии
tidy-finished = оконченные партии
tidy-people = люди, которые не вернулись и не сидят за столами, что остаются
tidy-actions = события этих партий
tidy-remarks = реплики в них
tidy-reviews = разборы этих партий
tidy-nothing = Такого старого ничего нет.
tidy-ask = Ничего не удалено. С --yes удалится всё это.
tidy-done = Всё это удалено.
help-unfinished = партии, которые не кончены и где так долго ничего не происходило
help-finished = партии, которые кончились так давно
help-people = люди, которые так долго не приходили (столько же, сколько в --finished)
help-yes = удалить; без этого ничего не удаляется
