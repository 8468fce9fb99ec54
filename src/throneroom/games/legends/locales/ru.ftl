### Восьмиминутная империя: Легенды

## Карты

card-ancient_phoenix = Древний феникс
    .ability = Полёт
    .action = Марш 5
    .text =
        Переправа по воде стоит каждой вашей армии на 1 меньше.
        Совершите марш-бросок на 5.
    .rulings =
        Собственный полёт действует сразу: уже на этом марше переправа стоит 2, а с другими полётами и меньше.

card-ancient_sage = Древний мудрец
    .ability = 1 ПО за древнюю карту
    .action = Марш 3
    .text =
        В конце игры: 1 очко за каждую вашу древнюю карту.
        Совершите марш-бросок на 3.
    .rulings =
        Мудрец тоже древний и считает сам себя.

card-ancient_tree_spirit = Древний дух дерева
    .ability = 3 эликсира
    .action = Набор 4
    .text =
        3 эликсира к подсчёту в конце игры.
        Наберите 4 армии.
    .rulings =
        Три эликсира — это много, но при ничьей за первое место каждый получит лишь 1 очко.

card-ancient_woods = Древняя чаща
    .ability = +1 армия
    .action = Город + набор 1
    .text =
        Каждый раз при наборе можно выставить на одну армию больше.
        Поставьте город, затем наберите 1 армию.
    .rulings =
        Сначала город, и новые армии можно вывести прямо в него.
        Собственное «+1» действует сразу: вы набираете 2 армии, а с другими такими картами и больше.

card-cursed_banshee = Проклятая банши
    .ability = 2 эликсира
    .action = Марш 6
    .text =
        2 эликсира к подсчёту в конце игры.
        Совершите марш-бросок на 6.
    .rulings =
        Самый длинный марш в игре.

card-cursed_gargoyles = Проклятые горгульи
    .ability = Полёт
    .action = Марш 5
    .text =
        Переправа по воде стоит каждой вашей армии на 1 меньше.
        Совершите марш-бросок на 5.
    .rulings =
        Собственный полёт действует сразу: уже на этом марше переправа стоит 2, а с другими полётами и меньше.

card-cursed_king = Проклятый король
    .ability = 1 эликсир
    .action = Набор 3 или марш 4
    .text =
        1 эликсир к подсчёту в конце игры.
        Наберите 3 армии или совершите марш-бросок на 4.
    .rulings =
        Выберите одно из двух, второе пропадает.

card-cursed_mausoleum = Проклятый мавзолей
    .ability = +1 движение
    .action = Город
    .text =
        На каждом вашем марше на одну единицу движения больше.
        Поставьте город.
    .rulings =
        Там, где ставите город, нужна ваша армия. Город остаётся, даже если она уйдёт.

card-cursed_tower = Проклятая башня
    .ability = 1 ПО за полёт
    .action = Город
    .text =
        В конце игры: 1 очко за каждое ваше свойство «полёт».
        Поставьте город.
    .rulings =
        Считается каждый полёт, на каких бы картах он ни был, взятых раньше или позже Башни.
        Сама Башня не летает.

card-dire_dragon = Зловещий дракон
    .ability = Полёт
    .action = Набор 3 + разгром
    .text =
        Переправа по воде стоит каждой вашей армии на 1 меньше.
        Наберите 3 армии, затем разгромите армию.
    .rulings =
        Сначала набор, потом разгром. Разгром могут сделать возможным и только что набранные армии.

card-dire_eye = Зловещее око
    .ability = Полёт
    .action = Набор 4
    .text =
        Переправа по воде стоит каждой вашей армии на 1 меньше.
        Наберите 4 армии.
    .rulings =
        Полёт действует с этого момента, но сама карта марша не даёт.

card-dire_giant = Зловещий великан
    .ability = Армии не разгромить
    .action = Набор 3 + разгром
    .text =
        Ваши армии никто не может разгромить.
        Наберите 3 армии, затем разгромите армию.
    .rulings =
        Теперь ваши армии нельзя выбрать для разгрома никому, даже вам.
        Сначала набор, потом разгром.

card-dire_goblin = Зловещий гоблин
    .ability = 1 эликсир
    .action = Марш 5
    .text =
        1 эликсир к подсчёту в конце игры.
        Совершите марш-бросок на 5.
    .rulings =
        Неиспользованные единицы движения пропадают.

card-dire_ogre = Зловещий огр
    .ability = 1 ПО за 3 монеты
    .action = Марш 2
    .text =
        В конце игры: 1 очко за каждые 3 оставшиеся монеты.
        Совершите марш-бросок на 2.
    .rulings =
        Монеты считают, но не тратят: при ничьей они по-прежнему важны.

card-forest_elf = Лесной эльф
    .ability = +1 армия
    .action = Набор 3 или марш 2
    .text =
        Каждый раз при наборе можно выставить на одну армию больше.
        Наберите 3 армии или совершите марш-бросок на 2.
    .rulings =
        Если выбрать набор, собственное «+1» даёт 4 армии.

card-forest_gnome = Лесной гном
    .ability = 3 эликсира
    .action = Марш 2
    .text =
        3 эликсира к подсчёту в конце игры.
        Совершите марш-бросок на 2.
    .rulings =
        Три эликсира ценой короткого марша.

card-forest_pixie = Лесная пикси
    .ability = +1 армия
    .action = Марш 4
    .text =
        Каждый раз при наборе можно выставить на одну армию больше.
        Совершите марш-бросок на 4.
    .rulings =
        Лишняя армия придёт со следующим набором: сама карта даёт только марш.

card-forest_tree_town = Лесной древоград
    .ability = +1 движение
    .action = Город
    .text =
        На каждом вашем марше на одну единицу движения больше.
        Поставьте город.
    .rulings =
        Лишнее движение пригодится на следующем марше: сама карта даёт только город.

card-graveyard = Кладбище
    .ability = 1 ПО за проклятую карту
    .action = Набор 2
    .text =
        В конце игры: 1 очко за каждую вашу проклятую карту.
        Наберите 2 армии.
    .rulings =
        Семейного слова в названии нет, себя Кладбище не считает.

card-lake = Озеро
    .ability = 1 ПО за лесную карту
    .action = Набор 2 или марш 3
    .text =
        В конце игры: 1 очко за каждую вашу лесную карту.
        Наберите 2 армии или совершите марш-бросок на 3.
    .rulings =
        Семейного слова в названии нет, себя Озеро не считает.

card-night_hydra = Ночная гидра
    .ability = +1 армия
    .action = Марш 5 + разгром
    .text =
        Каждый раз при наборе можно выставить на одну армию больше.
        Совершите марш-бросок на 5, затем разгромите армию.
    .rulings =
        Сначала марш, потом разгром: подойдите к жертве.

card-night_village = Ночная деревня
    .ability = +1 армия
    .action = Город
    .text =
        Каждый раз при наборе можно выставить на одну армию больше.
        Поставьте город.
    .rulings =
        Выводить армии в этот город можно со следующего набора.

card-night_wizard = Ночной волшебник
    .ability = 1 ПО за ночную карту
    .action = Набор 3 + разгром
    .text =
        В конце игры: 1 очко за каждую вашу ночную карту.
        Наберите 3 армии, затем разгромите армию.
    .rulings =
        Волшебник тоже ночной и считает сам себя.
        Сначала набор, потом разгром.

card-noble_hills = Благородные холмы
    .ability = 4 ПО за 3 благородные карты
    .action = Набор 3
    .text =
        В конце игры: 4 очка, если у вас 3 благородные карты.
        Наберите 3 армии.
    .rulings =
        Нужны все три благородные карты, включая сами Холмы, иначе ничего.

card-noble_knight = Благородный рыцарь
    .ability = +1 движение
    .action = Набор 4 + разгром
    .text =
        На каждом вашем марше на одну единицу движения больше.
        Наберите 4 армии, затем разгромите армию.
    .rulings =
        Сначала набор, потом разгром.

card-noble_unicorn = Благородный единорог
    .ability = +1 движение
    .action = Марш 4 + набор 1
    .text =
        На каждом вашем марше на одну единицу движения больше.
        Совершите марш-бросок на 4, затем наберите 1 армию.
    .rulings =
        Собственное «+1» действует сразу: на марше 5 единиц движения.
        Сначала марш, потом набор.

card-stronghold = Крепость
    .ability = 1 ПО за зловещую карту
    .action = Город
    .text =
        В конце игры: 1 очко за каждую вашу зловещую карту.
        Поставьте город.
    .rulings =
        Семейного слова в названии нет, себя Крепость не считает.

card-arcane_manticore = Колдовская мантикора
    .ability = +1 движение
    .action = Набор 4 + разгром
    .text =
        На каждом вашем марше на одну единицу движения больше.
        Наберите 4 армии, затем разгромите армию.
    .rulings =
        Сначала набор, потом разгром.

card-arcane_sphinx = Колдовской сфинкс
    .ability = Полёт
    .action = Набор 3 или марш 4
    .text =
        Переправа по воде стоит каждой вашей армии на 1 меньше.
        Наберите 3 армии или совершите марш-бросок на 4.
    .rulings =
        Если выбрать марш, собственный полёт действует сразу.

card-arcane_temple = Колдовской храм
    .ability = 1 ПО за колдовскую карту
    .action = Марш 3
    .text =
        В конце игры: 1 очко за каждую вашу колдовскую карту.
        Совершите марш-бросок на 3.
    .rulings =
        Храм тоже колдовской и считает сам себя.

card-mountain_dwarf = Горный дварф
    .ability = 3 ПО за 2 горные карты
    .action = Набор 2 + разгром
    .text =
        В конце игры: 3 очка, если у вас 2 горные карты.
        Наберите 2 армии, затем разгромите армию.
    .rulings =
        Сам Дварф — одна из двух карт, вторая — Сокровищница.
        Сначала набор, потом разгром.

card-mountain_treasury = Горная сокровищница
    .ability = 1 эликсир, 2 монеты сразу
    .action = Марш 3
    .text =
        1 эликсир к подсчёту в конце игры.
        Сразу возьмите из банка 2 монеты.
        Совершите марш-бросок на 3.
    .rulings =
        Сначала вы платите за карту и только потом берёте 2 монеты.

card-castle_or = Замок
    .ability = 1 эликсир
    .action = Набор 3 или город
    .text =
        1 эликсир к подсчёту в конце игры.
        Наберите 3 армии или поставьте город.
    .rulings =
        Выберите одно из двух, второе пропадает.

card-castle_and = Замок
    .ability = 1 эликсир
    .action = Марш 3 + город
    .text =
        1 эликсир к подсчёту в конце игры.
        Совершите марш-бросок на 3, затем поставьте город.
    .rulings =
        Сначала марш, потом город — там, где к этому времени есть ваша армия.
## Предводители

leader-fairy_queen = Королева фей
    .text =
        В конце игры: 1 очко, если у вас не меньше 3 лесных карт.
        Когда все набрали свои карты, можете купить ещё одну по обычной цене. Её действие не выполняется.
    .rulings =
        Свойства лишней карты действуют: эликсиры, монеты, очки, семейное слово.
leader-bandit_king = Атаман разбойников
    .text =
        Можно набирать армии в чужих городах, платя хозяину монету за каждую.
        Разгромив чужую армию, можете взять у её хозяина монету.
    .rulings =
        Если в регионе города нескольких соперников, вы сами выбираете, кому платить.
        Там, где набирать можно и так, вы ничего не платите. У нейтральных армий брать нечего.
leader-red_sorceress = Алая чародейка
    .text =
        Вы начинаете с 5 армиями в стартовом регионе вместо 4.
        Разгромленные вами чужие армии остаются на этой карте. В конце игры: 1 очко за каждые 3.
    .rulings =
        Пленные армии не возвращаются к хозяину: до конца игры у него их меньше.
        Нейтральные армии тоже считаются; свои всегда возвращаются в ваш запас.
leader-white_knight = Белый рыцарь
    .text =
        В конце игры: ещё 1 очко за каждый ваш остров из 3 и более регионов.
        Ставя город, вы добавляете в этот же регион армию.
    .rulings =
        Армия берётся из запаса; если он пуст, её не будет. Это не набор: «+1 армия» не действует.

## Жетоны

token-magic_spring = Магический родник
    .text = 2 эликсира к подсчёту в конце игры.
token-cottage = Домик
    .text = Каждый раз при наборе можно выставить на одну армию больше.
token-hidden_treasure = Клад
    .text = Сразу возьмите из банка монету.
token-magic_tome = Магический фолиант
    .text = 1 очко в конце игры. При равенстве очков побеждаете вы, что бы ни решало ничью обычно.
token-stable = Конюшня
    .text = На каждом вашем марше на одну единицу движения больше.
token-poison_swamp = Гиблое болото
    .text = В конце игры отнимает у владельца очко.
token-citadel = Цитадель
    .text = В конце игры регион приносит на очко больше тому, кто его контролирует.
token-marauding_dragon = Дракон-разоритель
    .text = Кто доведёт число армий в регионе до семи, забирает жетон: 2 очка в конце игры.
token-magic_gate = Магические врата
    .text = Регионы с вратами считаются соседними при перемещении армий.
token-magic_gates = Магические врата
    .text = Два жетона. Регионы с ними считаются соседними при перемещении армий.
token-band_of_rogues = Шайка воров
    .text = Кто перемещает армию в этот регион, теряет монету.
token-face_down = Закрытый жетон
    .text = Жетон исследования или гиблое болото. Его забирает первый город в регионе, а подсмотреть его может тот, кто контролирует регион в конце своего хода.
token-start = Стартовый регион
    .text = Здесь набирать армии могут все.

## Слова на картах

family-ancient = Древние
family-arcane = Колдовские
family-cursed = Проклятые
family-dire = Зловещие
family-forest = Лесные
family-mountain = Горные
family-night = Ночные
family-noble = Благородные

class-creature = Существо
class-place = Место

colour-turquoise = Бирюзовый
colour-white = Белый
colour-purple = Фиолетовый
colour-red = Красный
colour-neutral = Нейтральный

ability-move_bonus = Движение
ability-army_bonus = Набор
ability-flying = Полёт
ability-elixirs = Эликсиры
ability-immune = Армии не разгромить
ability-sea_cost = Переправа

action-recruit = Набор армии
action-march = Марш-бросок
action-city = Основание города
action-destroy = Разгром армии

## Поле

layout-t = Буква «Т»
layout-ring = Кольцо
slot-left = слева
slot-centre = в центре
slot-right = справа
slot-bottom = внизу
slot-top_left = вверху слева
slot-top_right = вверху справа
slot-bottom_right = внизу справа
slot-bottom_left = внизу слева
way-land = граница
way-bridge = мост
way-sea = море
way-gate = врата

side-horseshoe = Подкова
side-castle_rock = Замковая скала
side-desert = Пустыня
side-meadows = Луга
side-volcano = Вулкан
side-ice_islands = Ледяные острова
side-rope_islands = Острова с мостами
side-red_forest = Красный лес

region-h1 = Восточный рог
region-h2 = Северный берег
region-h3 = Западные утёсы
region-h4 = Озеро с водопадом
region-h5 = Южный пляж
region-c1 = Старая твердыня
region-c2 = Нижний утёс
region-c3 = Одинокая скала
region-d1 = Северные пески
region-d2 = Узкая полоса
region-d3 = Каменные шпили
region-d4 = Великий валун
region-d5 = Восточный хребет
region-d6 = Рыжие кручи
region-d7 = Мыс дюн
region-m1 = Северный луг
region-m2 = Стоячие камни
region-m3 = Деревушка
region-m4 = Сосновая роща
region-m5 = Южная коса
region-v1 = Пепельный островок
region-v2 = Чёрный пляж
region-v3 = Северный склон
region-v4 = Восточный склон
region-v5 = Кратер
region-v6 = Лавовое поле
region-v7 = Южный берег
region-i1 = Снежный пик
region-i2 = Ледопад
region-i3 = Морозная скала
region-i4 = Большой ледник
region-i5 = Холодная бухта
region-r1 = Высокий остров
region-r2 = Мостовой остров
region-r3 = Остров с причалом
region-f1 = Северный лес
region-f2 = Средний лес
region-f3 = Южное побережье
## До начала

setting-players = Игроки
setting-board = Поле
    .who = Кто раскладывает
    .help = Поле по правилам раскладывает жребий или один из игроков.
setting-board-random = По жребию
    .text = Фрагменты, старт и жетоны раскладывает жребий: игра начинается сразу.
setting-board-player = Раскладывает игрок
    .text = Один из вас раскладывает фрагменты, выбирает старт и кладёт жетоны куда захочет.
setting-builder = Кто готовит поле
    .help = Игрок, который раскладывает поле; вдвоём он же ставит первую нейтральную армию. Если не выбрать, решит жребий.
setting-builder-0 = Место 1
setting-builder-1 = Место 2
setting-builder-2 = Место 3
setting-builder-3 = Место 4
setting-layout = Расположение
    .help = Четыре фрагмента лежат буквой «Т» или кольцом два на два.
setting-layout-t = Буква «Т»
    .text = Три в ряд и один снизу: обычное поле с ясным центром.
setting-layout-ring = Кольцо
    .text = Два на два: каждый фрагмент касается двух других, и армии могут идти по кругу.
setting-neutrals = Нейтральные армии
    .help = Вдвоём на поле стоят десять нейтральных армий: их по очереди ставят игроки или расставляет жребий.
setting-neutrals-players = Ставят игроки
setting-neutrals-random = По жребию
setting-ties = Ничья на аукционе
    .help = Побеждает младший из претендентов или решает кубик.
setting-ties-age = Побеждает младший
setting-ties-die = Решает кубик
setting-by_age = От младшего к старшему
    .own = Указать
    .younger = { PLAYER($player) } младше
    .help = Места по возрасту — для ничьих на аукционе. Если не указать, решит жребий.
setting-by_lot = По жребию
setting-variants = Варианты
    .help = В первой партии лучше обойтись без них.
setting-exploration = Жетоны исследований
    .help = Пять жетонов на поле; их забирает первый город в регионе.
setting-swamp = Гиблое болото
    .help = Жетоны исследований лежат закрытыми, и среди них болото, которое стоит очка. Включает и их.
setting-citadels = Цитадели
    .help = Три региона приносят на очко больше.
setting-leaders = Предводители
    .help = Каждый получает одного из четырёх предводителей с особыми свойствами.
setting-events = Жетоны событий
    .help = На поле дракон, двое магических врат и шайка воров.
setting-long_game = Долгая игра
    .help = Три партии подряд, очки складываются.

## Как ботов зовут за столом

bot-greedy = Вольник
bot-emperor = Император

## Ход

phase-new = Подготовка
phase-board = Раскладка поля
phase-start = Стартовый регион
phase-tokens = Жетоны
phase-ready = Поле готово
phase-outpost = Первые армии
phase-neutrals = Нейтральные армии
phase-bids = Аукцион
phase-first = Первый игрок
phase-turns = Ходы
phase-extra = Карта Королевы фей
phase-over = Конец

step-take = Взять карту
step-refill = Пополнение

## Вопросы

prompt-lay = Разложите поле: выберите сторону фрагмента, место и поворот.
prompt-start = Выберите стартовый регион: на центральном фрагменте, с морским путём на другой.
prompt-token = { NAME($token, of: "token") }: в какой регион?
prompt-face_down = Положите закрытый жетон: в какой регион?
prompt-events = Какие жетоны событий будут в партии?
prompt-ready = Поле готово. Раздать карты?
prompt-outpost = Выберите регион на другом фрагменте, где у каждого будет по армии.
prompt-neutral =
    { $left ->
        [1] Поставьте последнюю нейтральную армию.
       *[other] Поставьте нейтральную армию. Осталось: { $left }.
    }
prompt-bid = Сколько монет ставите?
prompt-first = Вы выиграли аукцион. Кто ходит первым?
prompt-take = Возьмите карту.
prompt-choose = { NAME($card) }: какое действие?
prompt-recruit =
    { $left ->
        [one] Набор: осталась { $left } армия. Куда её?
        [few] Набор: осталось { $left } армии. Куда следующую?
       *[many] Набор: осталось { $left } армий. Куда следующую?
    }
prompt-march =
    { $left ->
        [one] Марш: осталась { $left } единица движения. Граница стоит 1, переправа — { $sea }.
        [few] Марш: осталось { $left } единицы движения. Граница стоит 1, переправа — { $sea }.
       *[many] Марш: осталось { $left } единиц движения. Граница стоит 1, переправа — { $sea }.
    }
prompt-city = Где поставить город?
prompt-destroy = Чью армию разгромить?
prompt-loot = { PLAYER($player) } теряет армию. Взять и монету?
prompt-end_turn = { NAME($card) }: закончить ход?
prompt-peek = Можно подсмотреть жетон в регионе под вашим контролем.
prompt-extra = Королева фей: можно купить ещё одну карту.

## Ответы

option-lay =
    { $rotation ->
        [0] { NAME($side, of: "side") }, { NAME($slot, of: "slot") }
       *[other] { NAME($side, of: "side") }, { NAME($slot, of: "slot") }, поворот ×{ $rotation }
    }
option-by_chance = Разложить по жребию
option-take_up = Забрать жетон: { NAME($region, of: "region") }
option-ready = Раздать карты
option-bid =
    { $n ->
        [one] { $n } монета
        [few] { $n } монеты
       *[many] { $n } монет
    }
option-first = { PLAYER($n) }
option-card =
    { $price ->
        [0] { NAME($card) }, даром
       *[other] { NAME($card) } за { $price }
    }
option-recruit =
    { $n ->
        [one] Набор: { $n } армия
        [few] Набор: { $n } армии
       *[many] Набор: { $n } армий
    }
option-march = Марш-бросок на { $n }
option-city = Основание города
option-destroy = Разгром армии
option-nothing = Ничего
option-step =
    { $way ->
        [sea] { NAME($start, of: "region") } → { NAME($end, of: "region") }, морем за { $cost }
        [gate] { NAME($start, of: "region") } → { NAME($end, of: "region") }, через врата за { $cost }
       *[other] { NAME($start, of: "region") } → { NAME($end, of: "region") }, { $cost }
    }
option-recruit_at = { NAME($region, of: "region") }, монету получает { PLAYER($owner) }
option-destroy_at =
    { $owner ->
        [neutral] { NAME($region, of: "region") }: нейтральная армия
       *[other] { NAME($region, of: "region") }: армия ({ PLAYER($owner) })
    }
option-end = Закончить ход
option-stop_recruit = Больше не набирать
option-stop_march = Закончить марш
option-stop_city = Не ставить город
option-stop_destroy = Никого не громить
option-stop_peek = Больше не смотреть
option-stop_extra = Ничего не покупать

## Почему нельзя

why-not_in_row = { NAME($card) }: такой карты в ряду нет.
why-too_dear = { NAME($card) }: цена { $price }, а монет у вас { $coins }.
why-not_on_board = { NAME($region, of: "region") }: такого региона нет на этом поле.
why-no_start = { NAME($region, of: "region") }: стартовый регион должен быть на центральном фрагменте, с морским путём на другой.
why-no_token = В регионе не больше одного жетона, а в стартовом регионе жетон уже есть.
why-no_token_there = { NAME($region, of: "region") }: там нет жетона, который можно забрать.
why-not_central = { NAME($side, of: "side") }: на этой стороне знак старта, поэтому лицом вверх она лежит только в центре.
why-no_outpost = { NAME($region, of: "region") }: это центральный фрагмент, а армии нужен другой.
why-no_recruits = { NAME($region, of: "region") }: набирать армии можно только в стартовом регионе и там, где есть ваш город.
why-no_army = { NAME($region, of: "region") }: там нет вашей армии.
why-no_victim = { NAME($region, of: "region") }: там нет армии, которую можно разгромить.
why-no_peeking = { NAME($region, of: "region") }: смотреть вам там нечего.
why-not_adjacent = { NAME($region, of: "region") } → { NAME($end, of: "region") }: там нет ни общей границы, ни морского пути.
why-too_far = { NAME($region, of: "region") } → { NAME($end, of: "region") }: нужно { $cost }, а осталось { $left }.

## Что произошло

event-game_began = Партия { $game } из трёх
event-leader_dealt = { PLAYER($seat) }: предводитель — { NAME($leader, of: "leader") }.
event-tile_laid =
    { $seat ->
        [none] Фрагмент «{ NAME($side, of: "side") }» лежит { NAME($slot, of: "slot") }{ $rotation ->
            [0] {""}
           *[other] , поворот ×{ $rotation }
        }.
       *[other] { PLAYER($seat) } кладёт фрагмент «{ NAME($side, of: "side") }» { NAME($slot, of: "slot") }{ $rotation ->
            [0] {""}
           *[other] , поворот ×{ $rotation }
        }.
    }
event-start_chosen =
    { $seat ->
        [none] Стартовый регион — { NAME($region, of: "region") }.
       *[other] { PLAYER($seat) } выбирает стартовый регион: { NAME($region, of: "region") }.
    }
event-token_laid =
    { $token ->
        [none] { $seat ->
            [none] Закрытый жетон лежит в регионе «{ NAME($region, of: "region") }».
           *[other] { PLAYER($seat) } кладёт закрытый жетон в регион «{ NAME($region, of: "region") }».
        }
       *[other] { $seat ->
            [none] { NAME($token, of: "token") }: регион «{ NAME($region, of: "region") }».
           *[other] { PLAYER($seat) } кладёт жетон «{ NAME($token, of: "token") }» в регион «{ NAME($region, of: "region") }».
        }
    }
event-token_taken_up =
    { $token ->
        [none] { PLAYER($seat) } снова забирает жетон из региона «{ NAME($region, of: "region") }».
       *[other] { PLAYER($seat) } снова забирает жетон «{ NAME($token, of: "token") }» из региона «{ NAME($region, of: "region") }».
    }
event-row_dealt = Ряд карт: { NAMES($cards) }.
event-armies_placed = { PLAYER($seat) } выставляет армии ({ $count }) в регион «{ NAME($region, of: "region") }».
event-outpost_chosen =
    { $seat ->
        [none] По одной армии каждого стоит в регионе «{ NAME($region, of: "region") }».
       *[other] { PLAYER($seat) } ставит по одной армии каждого в регион «{ NAME($region, of: "region") }».
    }
event-neutral_placed =
    { $seat ->
        [none] Нейтральная армия стоит в регионе «{ NAME($region, of: "region") }».
       *[other] { PLAYER($seat) } ставит нейтральную армию в регион «{ NAME($region, of: "region") }».
    }
event-bid =
    { $coins ->
        [none] { PLAYER($seat) } делает ставку.
       *[other] { PLAYER($seat) } ставит { $coins }.
    }
event-bids_opened = Ставки раскрыты.
event-bid_shown =
    { $coins ->
        [0] { PLAYER($seat) }: ставки нет.
       *[other] { PLAYER($seat) }: ставка { $coins }.
    }
event-tie_rolled = { PLAYER($seat) } бросает кубик: { $die }.
event-auction_won =
    { $coins ->
        [0] { PLAYER($seat) } выигрывает аукцион даром.
       *[other] { PLAYER($seat) } выигрывает аукцион за { $coins }.
    }
event-first_named = { PLAYER($seat) } решает: первый ход — { PLAYER($first) }.
event-turn_began = { PLAYER($seat) }, круг { $round }
event-took =
    { $price ->
        [0] { PLAYER($seat) } берёт карту «{ NAME($card) }» даром.
       *[other] { PLAYER($seat) } платит { $price } и берёт карту «{ NAME($card) }».
    }
event-got_coins =
    { $coins ->
        [one] { PLAYER($seat) } берёт из банка { $coins } монету.
        [few] { PLAYER($seat) } берёт из банка { $coins } монеты.
       *[many] { PLAYER($seat) } берёт из банка { $coins } монет.
    }
event-recruited =
    { $paid ->
        [none] { PLAYER($seat) } набирает армию в регионе «{ NAME($region, of: "region") }».
       *[other] { PLAYER($seat) } набирает армию в регионе «{ NAME($region, of: "region") }»; монету получает { PLAYER($paid) }.
    }
event-marched =
    { $way ->
        [sea] { PLAYER($seat) } переправляет армию: { NAME($start, of: "region") } → { NAME($end, of: "region") }, { $cost }.
        [gate] { PLAYER($seat) } ведёт армию через врата: { NAME($start, of: "region") } → { NAME($end, of: "region") }, { $cost }.
       *[other] { PLAYER($seat) } ведёт армию: { NAME($start, of: "region") } → { NAME($end, of: "region") }, { $cost }.
    }
event-robbed = { PLAYER($seat) } теряет монету: воры в регионе «{ NAME($region, of: "region") }».
event-founded_city = { PLAYER($seat) } ставит город в регионе «{ NAME($region, of: "region") }».
event-joined_city = { PLAYER($seat) }: Белый рыцарь посылает армию в регион «{ NAME($region, of: "region") }».
event-destroyed =
    { $owner ->
        [none] { $captured ->
            [true] { PLAYER($seat) } берёт в плен нейтральную армию в регионе «{ NAME($region, of: "region") }».
           *[false] { PLAYER($seat) } громит нейтральную армию в регионе «{ NAME($region, of: "region") }».
        }
       *[other] { $captured ->
            [true] { PLAYER($seat) } берёт в плен армию в регионе «{ NAME($region, of: "region") }»; её теряет { PLAYER($owner) }.
           *[false] { PLAYER($seat) } громит армию в регионе «{ NAME($region, of: "region") }»; её теряет { PLAYER($owner) }.
        }
    }
event-took_coin = { PLAYER($seat) } забирает монету; её теряет { PLAYER($owner) }.
event-took_token = { PLAYER($seat) } забирает жетон «{ NAME($token, of: "token") }» из региона «{ NAME($region, of: "region") }».
event-card_turned_up = В ряду новая карта: { NAME($card) }.
event-peeked =
    { $token ->
        [none] { PLAYER($seat) } смотрит жетон в регионе «{ NAME($region, of: "region") }».
       *[other] { PLAYER($seat) } смотрит жетон в регионе «{ NAME($region, of: "region") }»: { NAME($token, of: "token") }.
    }
event-extra_card =
    { $price ->
        [0] { PLAYER($seat) }: карта Королевы фей — «{ NAME($card) }», даром.
       *[other] { PLAYER($seat) } платит { $price } за карту Королевы фей: «{ NAME($card) }».
    }
event-scored =
    { $points ->
        [one] { PLAYER($seat) } набирает в этой партии { $points } очко.
        [few] { PLAYER($seat) } набирает в этой партии { $points } очка.
       *[many] { PLAYER($seat) } набирает в этой партии { $points } очков.
    }
event-ended =
    { $reason ->
        [series] Три партии сыграны.
       *[cards] Все набрали свои карты: игра окончена.
    }

## Очки

score-regions = Регионы
score-islands = Острова
score-elixirs = Эликсиры
score-citadels = Цитадели
score-magic_tome = Магический фолиант
score-poison_swamp = Гиблое болото
score-marauding_dragon = Дракон-разоритель
score-fairy_queen = Королева фей
score-red_sorceress = Алая чародейка
score-white_knight = Белый рыцарь
score-game_1 = Первая партия
score-game_2 = Вторая партия
score-game_3 = Третья партия

## За столом

zone-market = Ряд карт
zone-deck = Колода
zone-reserve = Запас
zone-cards = Карты

count-coins =
    { $count ->
        [one] { $count } монета
        [few] { $count } монеты
       *[many] { $count } монет
    }
count-armies =
    { $count ->
        [one] { $count } армия
        [few] { $count } армии
       *[many] { $count } армий
    }
count-cities =
    { $count ->
        [one] { $count } город
        [few] { $count } города
       *[many] { $count } городов
    }
count-left = осталось { $count }
label-free = даром
label-price =
    { $price ->
        [0] даром
        [one] { $price } монета
        [few] { $price } монеты
       *[many] { $price } монет
    }
label-round = Круг { $round } из { $rounds }
label-game = Партия { $game } из { $games }
label-nobody = ничей
label-neutral = нейтральный

## Стол в браузере

label-board = Острова
word-points =
    { $count ->
        [one] очко
        [few] очка
       *[many] очков
    }
word-coins =
    { $count ->
        [one] монета
        [few] монеты
       *[many] монет
    }
word-cards =
    { $count ->
        [one] карта
        [few] карты
       *[many] карт
    }
word-reserve = в запасе
chart-points = Очки по раундам

## Карты в браузере

verb-recruit = Набор
verb-march = Марш
verb-city = Город
verb-destroy = Разгром
word-and = и
word-or = или
note-move_bonus = на каждом марше
note-army_bonus = при каждом наборе
note-flying = море дешевле на 1
note-elixir = у кого больше — 2 ПО
note-coins_now = из банка, один раз
note-immune = никому, даже вам
note-vp_per_family = в конце игры
note-vp_set = в конце игры
note-vp_per_flying = в конце игры
note-vp_per_coins = в конце игры
label-leader = Предводитель
label-token = Жетон
label-token_exploration = Жетон исследований
label-token_swamp = Жетон болота
label-token_citadel = Жетон цитадели
label-token_event = Жетон события
label-short = не хватает { $count }
label-your_cards = Ваши карты
label-cards_of = Карты · { PLAYER($seat) }
label-no_family = Без семьи
label-no_cards = Карт пока нет
label-tokens = Жетоны
label-captured =
    { $count ->
        [one] { $count } армия в плену
        [few] { $count } армии в плену
       *[many] { $count } армий в плену
    }
about-rulings = Уточнения
about-game = В этой партии
about-in_row =
    { $price ->
        [0] В ряду, даром
       *[other] В ряду за { $price }
    }
about-in_deck = Ещё не появлялась
about-in_box = В этой партии её нет: она для { $players } и более игроков
about-has = Есть у игрока { PLAYER($seat) }
about-nobody_has = Пока ни у кого
about-lies = Лежит в регионе «{ NAME($region, of: "region") }»
about-too_dear =
    { $coins ->
        [one] Дорого: цена { $price }, а у вас { $coins } монета.
        [few] Дорого: цена { $price }, а у вас { $coins } монеты.
       *[many] Дорого: цена { $price }, а у вас { $coins } монет.
    }
about-family = { NAME($family, of: "family") }: у вас { $count }
about-would_bring =
    { $points ->
        [one] С ней у вас было бы за это сейчас { $points } очко
        [few] С ней у вас было бы за это сейчас { $points } очка
       *[many] С ней у вас было бы за это сейчас { $points } очков
    }
about-brings =
    { $points ->
        [one] Сейчас приносит вам { $points } очко
        [few] Сейчас приносит вам { $points } очка
       *[many] Сейчас приносит вам { $points } очков
    }
about-elixirs = Эликсиры: у вас { $own }, больше всего у других — { $most }
about-control = контролирует { PLAYER($seat) }
about-control_nobody = никто не контролирует
about-control_neutral = контролируют нейтральные армии
about-region_control = Регион: { $control }.
about-island_control = Остров из { $count } регионов: { $control }.
about-pieces = Кто здесь стоит
about-neutrals =
    { $count ->
        [one] { $count } нейтральная армия
        [few] { $count } нейтральные армии
       *[many] { $count } нейтральных армий
    }
about-empty = Никого
about-ways = Отсюда одной армией

## Подготовка в браузере

label-tray = Фрагменты поля
label-slot = Место: { NAME($slot, of: "slot") }
label-tile =
    { $rotation ->
        [0] { NAME($side, of: "side") }, { NAME($slot, of: "slot") }
       *[other] { NAME($side, of: "side") }, { NAME($slot, of: "slot") }, поворот ×{ $rotation }
    }
label-turn = Повернуть
label-flip = Перевернуть
label-move = Переложить
label-purse = Ваши монеты
hint-lay = Перетащите фрагмент на место. Щелчок или колесо поворачивает его, F переворачивает, M перекладывает.
hint-start = Щёлкните подсвеченный регион. До этого фрагменты можно перекладывать.
hint-token = Перетащите жетон или щёлкните регион. Начать можно и с другого жетона.
hint-face_down = Перетащите жетон или щёлкните регион. Какой это жетон, не знает никто.
hint-events = Выберите сколько хотите; врата кладут только парой.
hint-ready = Дальше уже ничего не вернуть.
hint-take_up = Все жетоны на поле. Щёлкните жетон, чтобы забрать его и положить иначе.
hint-deal = Дальше раздаются карты, и армии собираются на старте.
hint-outpost = Туда встанет по одной армии каждого игрока.
hint-neutral = За контроль нейтральные армии спорят наравне с игроками.
hint-bid = Все ставят тайно. Кто поставил больше всех, платит и называет первого игрока.
auction-open = ещё нет
auction-sealed = запечатана
auction-won = выигрывает аукцион
auction-by_die = Ничья: решил кубик.
auction-by_age = Ничья: { PLAYER($player) } младше остальных.
result-bid =
    { $n ->
        [0] Ничего не ставить
        [one] Поставить { $n } монету
        [few] Поставить { $n } монеты
       *[many] Поставить { $n } монет
    }
ask-march_from = Марш: какая армия выступает?
ask-march_to = Марш: куда идёт эта армия?
ask-recruit = Набор: куда следующую армию?
answer-other_army = Другая армия
hint-march_from = Граница стоит 1, переправа — { $sea }. Пока ход не закончен, всё можно отменить.
hint-march_to = { NAME($region, of: "region") }. Граница стоит 1, переправа — { $sea }.
hint-recruit =
    { $count ->
        [one] В запасе осталась { $count } армия.
        [few] В запасе остались { $count } армии.
       *[many] В запасе осталось { $count } армий.
    }
hint-city = Там, где стоит ваша армия.
hint-destroy = Там, где стоит и ваша армия.
hint-end_turn = Пока ход не закончен, всё можно взять назад.
hint-first = Остальные ходят за ним по часовой стрелке.
hint-peek = Увидите его только вы.
hint-choose = Второе действие пропадёт.
result-march =
    { $way ->
        [sea] Переправить за { $cost }
        [gate] Через врата за { $cost }
       *[other] Идти за { $cost }
    }
result-recruit = Поставить сюда
result-city = Поставить город
result-destroy = Разгромить
result-outpost = Сюда по армии
result-neutral = Поставить сюда
result-start = Начинаем здесь
result-token = Положить сюда
result-face_down = Положить сюда
result-peek = Подсмотреть
outlook-yours = Регион станет вашим.
outlook-yours_island = Регион станет вашим, а с ним и остров.
outlook-stays = Регион останется вашим.
outlook-stays_island = Регион останется вашим, и остров станет вашим.
outlook-lost = Регион перестанет быть вашим.
outlook-nobody = Регион будет ничей.
outlook-freed = Регион станет ничьим.
outlook-neutral = Регион будет нейтральным.
outlook-theirs = Контроль сохранит { PLAYER($player) }.
outlook-theirs_now = Контроль получит { PLAYER($player) }.
outlook-leaves = { NAME($region, of: "region") }: контроль уйдёт.
outlook-island_lost = А с ним и остров.
outlook-against = против
outlook-points =
    { $count ->
        [one] { $sign }{ $count } очко
        [few] { $sign }{ $count } очка
       *[many] { $sign }{ $count } очков
    }
label-region-of = контроль: { PLAYER($player) }
label-region-neutral = нейтральный регион
label-region-free = ничей регион
label-armies-of =
    { $count ->
        [one] { $count } армия, { PLAYER($player) }
        [few] { $count } армии, { PLAYER($player) }
       *[many] { $count } армий, { PLAYER($player) }
    }
label-armies-neutral =
    { $count ->
        [one] { $count } нейтральная армия
        [few] { $count } нейтральные армии
       *[many] { $count } нейтральных армий
    }
label-cities-of =
    { $count ->
        [one] { $count } город, { PLAYER($player) }
        [few] { $count } города, { PLAYER($player) }
       *[many] { $count } городов, { PLAYER($player) }
    }
label-cost = стоит { $cost }
label-move-from = выступить отсюда
label-island-of = Остров: { PLAYER($player) }.
label-island-neutral = Остров нейтральный.
label-island-free = Остров ничей.
result-events =
    { $count ->
        [0] Играть без них
       *[other] Играть с этими
    }
won-yours = Острова ваши, { $name }
won-theirs = Острова достаются: { $name }
won-points =
    { $count ->
        [one] очко
        [few] очка
       *[many] очков
    }

## Why a hint says so

reason-card = { NAME($card) }: { $price ->
    [0] ценнее остальных и достаётся даром
    [1] стоит своей монеты
   *[many] стоит своих { $price } монет
  }
reason-map = { $points ->
    [0] очков на карте пока не прибавит, но место окупится
    [one] сразу { $points } очко на карте
    [few] сразу { $points } очка на карте
   *[many] сразу { $points } очков на карте
  }
