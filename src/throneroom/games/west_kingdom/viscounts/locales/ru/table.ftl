### Виконты западного королевства

## Подписи

label-round = раунд { $n }
label-last_round = раунд { $n } из { $last }
label-end_cards = до Бедности { $debts }, до Процветания { $deeds }
label-segment = Часть поля
label-roads = Дороги
label-townsfolk = Горожане
label-manuscript = Манускрипт
label-spots = Места и связи
label-castle = Замок
label-tier = уровень { $n }
label-hand = Рука
label-cards = Карты
label-debts = долги { $unpaid }, погашено { $paid }
label-deeds = грамоты { $acquired }, утверждено { $approved }
label-track = порочность { $corruption }, добродетель { $virtue }
label-workers = рабочие { $n }
label-piles = колода { $draw }, сброс { $discard }
label-schemes = схемы { $draw }, будущие { $future }
label-saga = «Хроники»
label-side = сторона { $side }
label-unknown = Что-то другое
label-space = Клетка { $number }
label-spot = Место для здания: { $land }
label-link = Связь: { $land }
label-inner = Внутренний путь: рабочие или манускрипт
label-markers = Добродетель и порочность
label-lands = Пять частей поля
label-trade = Торговля
label-value = ценность { $value }
label-left = осталось { $count }
label-drops = уйдёт через ход
    .short = уйдёт
label-played = сыграна сейчас
    .short = сыграна
label-strengths = Сила действий
label-strength = { $have } без затрат, ещё { $bought } за ваши товары
label-next = После сдвига карт: { $count }
    .short = потом { $count }
label-empty_hand = Рука пуста: играют верхнюю карту колоды.
label-hidden_hand = Карт в руке: { $count }
label-is_built = здание стоит на поле
label-not_built = здание ещё здесь
label-manuscripts = Манускрипты
label-discards = Сброс
label-sliding = Планшет: карты едут вправо
label-board = Планшет
label-nobody = никого
label-second_tier = Второй уровень: { $what }
label-workers_of = { $name }, уровень { $tier }: { $count ->
    [one] { $count } рабочий
    [few] { $count } рабочих
   *[other] { $count } рабочих
  }
label-brings = Даёт:
label-links = Связь:
label-revealed = { $name }: карта открыта
label-end_in = { $name }: осталось { $count }
label-bonuses = Бонусы клириков, которых нет ни у кого
label-choice = Выбор
label-show_table = Взглянуть на стол
label-show_cards = Вернуться к картам
label-pages = Части стола
label-own_board = Здания, манускрипты, маркеры
label-with = { $name }: { $what }
label-back = Вернуться
label-turn_back = Повернуть поле назад
label-turn_on = Повернуть поле вперёд
label-beyond = ещё { $count }, если повернуть

page-board = Поле
page-lands = Земли
page-castle = Замок
page-opponent = Соперник

counted-leftover_resources = оставшиеся ресурсы
counted-leftover_silver = оставшееся серебро
counted-flipped_debts = погашенные долги
counted-flipped_deeds = утверждённые грамоты
counted-buildings = здания
counted-manuscripts = манускрипты
counted-workers_in_castle = рабочие в замке
counted-points = очки

word-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очков
    }
won-yours = Королевство славит вас, { $name }
won-theirs = Королевство славит: { $name }
won-points =
    { $count ->
        [one] очко
        [few] очка
       *[other] очков
    }
chart-points = Очки после каждого раунда

## Что выйдет из ответа

hint-move = { $name } ведёт на { $value ->
    [one] { $value } клетку
    [few] { $value } клетки
   *[other] { $value } клеток
  }. На подсвеченных клетках указана цена.
hint-play = Карты на планшете сдвинутся вправо и освободят ей место.

preview-free = Бесплатно.
preview-silver = Стоит { $count ->
    [one] { $count } серебро
   *[other] { $count } серебра
  }.
preview-can = Там можно: { $what }.
preview-nothing = Там вам ни на что не хватит.
preview-met = { $count ->
    [one] Там стоит другой виконт: его владелец может поменять порядок карт.
   *[other] Там стоят другие виконты: их владельцы могут поменять порядок карт.
  }
preview-link = Связи дают: { $what }.
preview-no_link = Связей здесь не будет.
preview-shared = Получит и { $names }.
preview-strength = У вас { $have }, со всеми затратами до { $most }.
preview-least = Нужно { $least }.
preview-builders = Нужно строителей: { $count }.
preview-nobles = Нужно дворян: { $count }.
preview-dismissal = Придётся изгнать горожанина: { $count ->
    [one] { $count } серебро
   *[other] { $count } серебра
  }.

told-comes = Вы получите: { $what }.
told-goes = Вы отдадите: { $what }.
told-points = Очки сейчас: { $count }.
told-silver = { $count ->
    [one] { $count } серебро
   *[other] { $count } серебра
  }
told-ink = { $count ->
    [one] { $count } чернильница
    [few] { $count } чернильницы
   *[other] { $count } чернильниц
  }
told-stone = { $count ->
    [one] { $count } камень
    [few] { $count } камня
   *[other] { $count } камней
  }
told-gold = { $count ->
    [one] { $count } золото
   *[other] { $count } золота
  }
told-acquired = { $count ->
    [one] { $count } грамота
    [few] { $count } грамоты
   *[other] { $count } грамот
  }
told-approved = { $count ->
    [one] { $count } утверждённая грамота
    [few] { $count } утверждённые грамоты
   *[other] { $count } утверждённых грамот
  }
told-unpaid = { $count ->
    [one] { $count } долг
    [few] { $count } долга
   *[other] { $count } долгов
  }
told-paid = { $count ->
    [one] { $count } погашенный долг
    [few] { $count } погашенных долга
   *[other] { $count } погашенных долгов
  }
told-virtue = { $count ->
    [one] { $count } добродетель
    [few] { $count } добродетели
   *[other] { $count } добродетелей
  }
told-corruption = { $count ->
    [one] { $count } порочность
    [few] { $count } порочности
   *[other] { $count } порочностей
  }
told-tier_1 = { $count ->
    [one] { $count } рабочий на первом уровне
   *[other] { $count } рабочих на первом уровне
  }
told-tier_2 = { $count ->
    [one] { $count } рабочий на втором уровне
   *[other] { $count } рабочих на втором уровне
  }
told-tier_3 = { $count ->
    [one] { $count } рабочий на третьем уровне
   *[other] { $count } рабочих на третьем уровне
  }

result-pair = Взять: { $name }
result-play = Сыграть: { $name }
result-move = { $count ->
    [0] { $land }, даром
   *[other] { $land }, за { $count }
  }
result-action = { $name }
result-building = Строить: { $name }
result-spot = Строить здесь: { $name }
result-workers = Разместить: { $name }
result-exchange = Обмен: { $name }
result-free_hire = Нанять: { $name }
result-recruit = { $count ->
    [0] Нанять даром: { $name }
   *[other] Нанять за { $count }: { $name }
  }
result-free_manuscript = Взять: { $name }
result-section = Разместить: { $name }
result-castle_move = Перейти: { $name }
result-bump = Уходит: { $name }
result-discard = Сбросить: { $name }
result-destroy = Уничтожить: { $name }

## Чтение

about-rulings = Пояснения
about-game = В этой игре
about-lies = лежит на планшете
about-hand = в руке
about-discarded = в сбросе
about-owns = у этого игрока
about-built = уже построено
about-builders = чтобы построить
about-worth = очки за одно, два, три: { $points }
about-free = Свободно. Строят с клетки { $space }.
about-poverty = Когда возьмут все долги над ней, карту открывают: этот раунд доигрывают, потом ещё один. В конце она платит тем, у кого больше утверждённых грамот.
about-prosperity = Когда возьмут все грамоты над ней, карту открывают: этот раунд доигрывают, потом ещё один. В конце она платит тем, у кого больше погашенных долгов.
about-markers = Порочность идёт вправо, добродетель влево. Встретившись, они движутся вместе. Если в конце вашего хода они на одном делении, оно платит вам и задевает остальных, а маркеры возвращаются на края.
about-castle = Рабочие приходят на первый уровень той части замка, что смотрит на вашу часть поля. Трое ваших: один поднимается, и его часть платит, двое расходятся по сторонам. Трое на втором уровне: один поднимается на третий. Если всех больше трёх, кто-то уходит, и его владельцу платят.
about-debt = Непогашенный долг отнимает 2 очка в конце. Перевёрнутый погашен, даёт ресурс и ничего не отнимает.
about-deed = Грамота приносит 1 очко, утверждённая 3.
about-others-some = у кого есть преступник:
about-others-none = у кого нет преступников:
about-others-any = остальные:

sort-card = Карта
sort-starting = Начальный горожанин
    .all = Горожане, с которыми все начинают
sort-neutral = Горожанин
    .all = Горожане
    .rulings = Изгнанный горожанин покидает игру; его значки считаются только в этом действии.
sort-hero = Выдающийся горожанин
    .all = Выдающиеся горожане
sort-extra_hero = Выдающийся горожанин «Хроник»
    .all = Выдающиеся горожане «Хроник»
sort-printed = Напечатан на поле
    .all = Горожане, напечатанные на поле
sort-manuscript = Манускрипт
    .all = Манускрипты
    .rulings = Бонус за три закладки одного цвета берут раньше, чем эффект манускрипта.
sort-player_card = Карта игрока
    .all = Карты игроков
sort-bonus = Бонус клириков
    .all = Бонусы клириков
sort-slot = Под зданием
    .all = Что лежит под зданиями
    .rulings = Действует сразу, как только здание ушло на поле, ещё в этот же ход.
sort-building = Здание
    .all = Здания
sort-rival = Соперник
    .all = Соперники для игры в одиночку
sort-scheme = Схема
    .all = Схемы соперника
    .rulings = Шаги выполняют слева направо; из последних — первый, который возможен.
sort-space = Клетка
sort-spot = Место
    .rulings = Кто замкнул связь, получает первым, затем владелец другого конца. Если оба конца ваши, вы получаете один раз.
sort-link = Связь
sort-segment = Часть поля
sort-section = Часть замка
sort-action = Действие
sort-good = Бумаги
sort-end = Карта конца
sort-track = Шкала
sort-castle = Замок
sort-score = Счёт

sure-A = Значения подтверждают два источника или больше.
sure-B = Значения взяты из одного источника.
sure-C = Значения вероятные, но не точные.
sure-D = Значения наши: что напечатано, неизвестно.
