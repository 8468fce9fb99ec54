## Что не так с настройками и позициями. $place — настройка или поле, $given — что там стояло: так, как это вводят.

refused-one-of = { $place }: { $given } не подходит; можно: { $allowed }.
refused-range = { $place }: нужно целое число от { $low } до { $high }, а не { $given }.
refused-from = { $place }: нужно целое число не меньше { $low }, а не { $given }.
refused-whole = { $place }: нужно целое число, а не { $given }.
refused-yes-no = { $place }: нужно true или false, а не { $given }.
refused-text = { $place }: нужен текст, а не { $given }.
refused-list = { $place }: нужен список, а не { $given }.
refused-numbers = { $place }: нужен список целых чисел, а не { $given }.
refused-object = { $place }: нужен объект, а не { $given }.
refused-chance = { $place }: нужен объект с полями seed и count.
refused-unfit = { $place }: это сюда не подходит.
refused-value = { $place }: { $given } сюда не подходит.
refused-bounds = { $place }: число { $given } слишком велико или слишком мало.
refused-written = { $place }: это записывают так: { $written }.
refused-kind =
    { $place }: нужно: { $wanted ->
        [int] целое число
        [str] текст
        [bool] true или false
        [array] список
        [object] объект
       *[other] { $wanted }
    }, а не { $given ->
        [int] целое число
        [float] дробь
        [str] текст
        [bool] true или false
        [array] список
        [object] объект
       *[other] { $given }
    }.
refused-called =
    { $place }: нет { $what ->
        [card] карты
        [leader] предводителя
        [token] жетона
        [region] региона
        [field] поля
        [action] действия
        [island] острова
        [side] стороны фрагмента
        [layout] раскладки
       *[other] значения
    } { $given }; есть: { $allowed }.
refused-twice = { $place }: { $given } встречается дважды.
refused-count = { $place }: нужно { $count }, а не { $given }.
refused-field = { $place }: такого поля нет.
refused-missing = { $place }: этого поля не хватает.
refused-length = { $place }: в списке должно быть { $count }, а не { $given }.
refused-total = { $place }: в этой партии { $thing } — { $count }, а не { $given }.
refused-too-many = { $place }: { $thing } было бы { $given }, а в этой партии их { $count }.
refused-option = { $place }: такой настройки нет; есть: { $allowed }.
refused-seat = { $place }: игроков { $players }, и места — от 0 до { $last }.
refused-seats = { $place }: каждое место нужно назвать один раз; игроков { $players }, и места — от 0 до { $last }.
refused-together = { $place }: только вместе с { $other }: { $allowed }.
refused-texts = { $place }: нужны тексты.
refused-gpu = { $place }: здесь нет видеокарты с CUDA, или numba не может ею пользоваться; без неё играет процессор.
refused-bots = { $place }: ботов названо { $given }, а мест { $count }.
refused-arena = { $place }: на арене, где игроков { $players }, нужно хотя бы { $low } ботов, а не { $given }.
refused-folder = { $place }: папка { $given } не пуста.
refused-address = { $place }: адрес бывает только у движка ray.
refused-ray = Не установлен Ray: pip install "throneroom[ray]".
refused-cluster = По адресу { $address } нет кластера Ray.
refused-no-cluster = До кластера Ray не достучаться: { $why }
refused-other-game = { $place }: это позиция из игры { $given }.
refused-format = { $place }: эта версия читает формат { $format }.
refused-no-game = { $place }: здесь должна быть названа игра.
refused-installed = Игры { $given } нет; есть: { $allowed }.
refused-bot = Бота { $given } в игре { $game } нет; есть: { $allowed } — или ваш собственный файл: FILE.py.
refused-bot-file = { $place }: такого файла нет.
refused-bot-name = { $place }: в этом файле нет { $given }.
refused-bot-read = { $place }: файл не читается ({ $why }).
refused-bot-usual = { $place }: в файле нет ни одного из имён { $names }; другого бота называют так: { $example }.
refused-bot-data = { $place }: в игре { $game } нет стратегий, записанных данными.
refused-bot-kind = { $place } — не стратегия, не бот с перебором и не функция, которой дают look и decision.
refused-bot-code = { $file }{ $line ->
    [0] {""}
   *[other] , строка { NUMBER($line, useGrouping: 0) }
  }: { $what }
refused-bot-failed = { $bot } не справился с вопросом «{ $kind }»: { refused-bot-code }
refused-bot-answer = { $bot } ответил не по правилам на вопрос «{ $kind }»: { $why ->
    [refused-choose] { refused-choose }
    [refused-choose-exactly] { refused-choose-exactly }
    [refused-too-often] { refused-too-often }
   *[refused-no-option] { refused-no-option }
  }
refused-seed = { $place }: нужно целое число от 0 до { $high }.

## Записи партий и ответы в позициях. $line — номер строки, $number — номер ответа.

refused-empty = В записи есть хотя бы одна строка, заголовок, а эта пуста.
refused-start = В заголовке записи бывает seed или start, а здесь нет ни того, ни другого.
refused-record-format = Формат этой записи — { $given }, а эта версия читает { $format }.
refused-header = Строка { $line } — не заголовок записи.
refused-line = Строка { $line } — не ответ: нужно [место, вопрос, ключи].
refused-answer = Ответ № { $number } в этом файле — не по правилам: в этот момент спрашивают о другом или такого выбора нет. Возможно, файл изменили.
refused-answer-older = Эту партию играли по прежним правилам: нынешние уже не позволяют её ответа № { $number }.
refused-answer-over = Ответ № { $number } в этом файле стоит после конца партии. Возможно, файл изменили.
refused-newer = { $place }: эту партию играли по правилам версии { $given }, а эта программа знает их до версии { $version }.

## Ответы, которых не принимают. $given и $allowed — ключи, какими их посылают программы.

refused-choose = Нужно выбрать от { $low } до { $high }, а не { $given }.
refused-choose-exactly = Нужно выбрать ровно { $count }, а не { $given }.
refused-too-often = { $given } столько раз не выбрать.
refused-no-option = { $given } здесь не выбрать; можно: { $allowed }.
refused-not-asked = Место { $seat } сейчас не отвечает; спрашивают места: { $allowed }.
refused-other-question = Ответ дан на { $given }, а спрашивают { $wanted }.
refused-over = Игра окончена, отвечать больше не на что.
refused-no-seat = Места { $given } нет: места — от 0 до { $last }.

## Что отклоняет только сервер

refused-unplayable = Сыграть эту партию нельзя: правила с ней не справляются.
refused-tables = У вас слишком много столов: доиграйте или закройте какой-нибудь.
refused-declined = Ваше предложение только что отклонили: поиграйте ещё немного.
refused-reminded = Сегодня уже напоминали.
refused-point-hidden = Показать можно только на то, что видят все.
refused-talks-fast = Вы говорите быстрее, чем другие успевают читать. Подождите немного.
refused-undo-long = Партия очень длинная: отменить больше ничего нельзя.
refused-undo-others = Это был чужой ответ: взять его назад может только тот, кто его дал.
refused-bot-plays = За вас играет бот: сначала верните себе место.
refused-resigned = Вы сдались: партию доигрывает бот.
refused-game-long = Партия достигла предела ответов и дальше не пойдёт.
refused-review = Разбор прервался. Через минуту он продолжится.
refused-lab = Поиск прервался. Через минуту он продолжится.
refused-no-lab = У вас нет поиска в лаборатории.
refused-labs = Сейчас планы ищет слишком много людей: подождите немного.
refused-moment-over = В этот момент партия уже окончена: выберите более ранний.
refused-series-over = Этой партией серия заканчивается.
refused-rules-changed = Правила с тех пор изменились: по нынешним до этого места не дойти.
refused-no-hint = Подсказки на этот вопрос не нашлось.
refused-thinking = Король уже думает над подсказкой для вас.
refused-password = В пароле должно быть от { $low } до { $high } знаков.

# Для чего текста нет: $text — предложение по-английски.
refused-otherwise = Так сыграть нельзя. Подробности по-английски: { $text }

refused-no-saga = У этой игры нет ни хроники, ни кампании.
refused-no-line = Это не файл, сохранённый здесь.
refused-no-campaign = Это не сохранённая здесь кампания, или её изменили.
refused-sagas = У вас слишком много хроник; удалите какие-нибудь.
refused-saga-gone = Такой хроники больше нет.
refused-not-ours = Это могут только её участники.
refused-saga-empty = Здесь ещё ничего не случилось: сыграйте первую партию.
refused-saga-seats = Места остаются за теми, кто занимал их в прошлой партии.
refused-saga-over = Она подошла к концу.
refused-saga-running = Сейчас идёт её партия; сначала доиграйте.
refused-not-host = Удалить может только тот, кто начал.
