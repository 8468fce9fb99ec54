### Архитекторы западного королевства

## Ход

phase-new = Подготовка
phase-boards = Персонажи
phase-apprentices = Помощники
phase-draft = Чертежи
phase-turns = Ходы
phase-end = Последние эффекты
phase-over = Конец

step-worker = Рабочий
step-action = Действие
step-discard = Сброс

## Вопросы

prompt-board = За кого вы играете?
prompt-first_apprentice = С каким помощником вы начинаете?
prompt-draft = Какой чертёж вы оставите?
prompt-place = Куда поставить рабочего?
prompt-recall = Свободных рабочих нет. Кого забрать?
prompt-choose =
    { $source ->
        [mines] Что взять в шахтах?
        [workshop] Что делать в мастерской?
        [black_market_middle] Что вам нужно на чёрном рынке?
       *[other] { NAME($source) }: что выбрать?
    }
prompt-storehouse =
    { $left ->
        [1] Какой обмен? Это последний.
       *[other] Какой обмен? Осталось: { $left }.
    }
prompt-guardhouse =
    { $left ->
        [1] Что делать на посту? Это последнее действие.
       *[other] Что делать на посту? Осталось действий: { $left }.
    }
prompt-capture =
    { $left ->
        [1] Кого арестовать? Это последний арест.
       *[other] Кого арестовать? Осталось арестов: { $left }.
    }
prompt-hire = Кого нанять?
prompt-dismiss = Какой помощник уйдёт?
prompt-keep = Какой чертёж вы оставите?
prompt-guildhall = Что вы строите?
prompt-pay = Чем платить?
prompt-pay_cards = Какими чертежами платить?
    .button = Заплатить ими
prompt-give_card = Какой чертёж сбросить?
    .button = Сбросить
prompt-may =
    { $source ->
        [church] Церковь: уничтожить непогашенный долг?
        [library] Библиотека: сбросить чертёж за 2 золота?
       *[other] { NAME($source) }: применить?
    }
prompt-destroy_debt = Добродетель выше не поднимется. Уничтожить вместо этого долг?
prompt-instead_of_debt = Заплатить 2 серебра вместо долга?
prompt-instead_of_virtue = Сбросить чертёж вместо потери добродетели?
prompt-release = Сколько ваших рабочих выйдет из темницы?
prompt-ability = Какое свойство применить первым?
prompt-discard =
    { $lo ->
        [1] В руке слишком много карт: сбросьте одну.
       *[other] В руке слишком много карт: сбросьте { $lo }.
    }
    .button = Сбросить
prompt-end_order = Какое сооружение сработает первым?

## Ответы

option-yes_may =
    { $source ->
        [church] Уничтожить долг
        [library] Сбросить чертёж за 2 золота
       *[other] Применить
    }
option-no_may =
    { $source ->
        [church] Оставить долг
        [library] Ничего не сбрасывать
       *[other] Не сейчас
    }
option-yes_destroy_debt = Уничтожить долг
option-no_destroy_debt = Оставить долг
option-yes_instead_of_debt = Заплатить 2 серебра
option-no_instead_of_debt = Взять долг
option-no_instead_of_virtue = Потерять добродетель
option-stop_storehouse = Больше не менять
option-stop_guardhouse = Больше ничего
option-stop_capture = Больше никого
option-stop_hire = Никого не нанимать
option-stop_choose = Ничего
option-from_prison = Из темницы
option-from_board = С планшета: { PLAYER($seat) }
option-group = { NAME($place, of: "location") }: { PLAYER($owner) }
option-trade = Обмен: { NAME($card) }
option-pay =
    { $cards ->
        [0] { NAMES($goods, of: "good") }
       *[other] { NAMES($goods, of: "good") }; чертежи: { $cards }
    }
option-pay_by_cards = Чертежи: { $cards }
option-release =
    { $n ->
        [0] Никто
        [one] { $n } рабочий
        [few] { $n } рабочих
       *[other] { $n } рабочих
    }
option-mines_clay = Глину
option-mines_gold = Золото
option-storehouse_virtue = 2 глины, древесины или камня на 1 добродетель
option-storehouse_marble = 3 древесины или камня на 1 мрамор
option-storehouse_own = Обмен помощников
option-workshop_hire = Нанять помощника
option-workshop_cards = Взять чертежи
option-guardhouse_imprison = Отправить арестованных в темницу
option-guardhouse_free_prisoners = Освободить своих из темницы
option-guardhouse_free_captives = Выкупить своих арестованных
option-guardhouse_free_captives_by_debt = Вернуть их за долг и добродетель
option-guardhouse_pay_debt = Погасить долг
option-black_market_middle_hire = Нанять помощника
option-black_market_middle_cards = Взять 5 чертежей и оставить один
option-guildhall_construct = Построить сооружение
option-guildhall_cathedral = Продвинуться в соборе
option-barracks_free_captives = Вернуть своих арестованных
option-barracks_capture = Провести арест
option-clay_pit_gold = 1 золото
option-clay_pit_marble = 1 мрамор
option-treasury_gold = 1 золото
option-treasury_silver = 3 серебра

## Что остаётся неиспользованным

lost-storehouse = Осталось обменов: { $left }.
lost-guardhouse = Осталось действий: { $left }.
lost-capture = Осталось арестов: { $left }.

## Почему нельзя

why-no_worker = У вас нет свободных рабочих.
why-no_silver = Не хватает серебра: цена { $price }, а у вас { $silver }.
why-no_skip_silver = Слишком далеко: на карты перед ним нужно положить ещё { $price ->
    [one] { $price } серебро
   *[other] { $price } серебра
  }, а у вас { $silver }.
why-no_goods = Не хватает: { NAMES($goods, of: "good") }.
why-no_card = У вас нет чертежа, чтобы сбросить.
why-no_skill = Никто из ваших помощников не владеет ремеслом: { NAMES($skills, of: "skill") }.
why-deck_empty = Чертежей больше нет.
why-no_debt = У вас нет непогашенных долгов.
why-no_captives = Никто из ваших рабочих не арестован.
why-no_prisoners = Ваших рабочих нет в темнице.
why-no_workers = Рабочих этого цвета там нет.
why-too_many_places =
    { $most ->
        [1] Все аресты одного размещения — в одной локации.
       *[other] Аресты одного размещения — не больше чем в { $most } локациях.
    }
why-nobody_captured = Вы никого не арестовали.
why-nothing_to_build = Вы не можете ни построить сооружение, ни продвинуться в соборе.
why-nothing_to_do = Сейчас вам там нечего делать.
why-no_taxes = Казна пуста.
why-needs_two = За золотом нужны двое ваших рабочих в шахтах.
why-too_wicked = Ваша добродетель — { $virtue }, а для собора нужна { $least }.
why-cathedral_finished = Вы уже на вершине собора.
why-level_full = Уровень { $level } собора занят.
why-space_taken = Там уже кто-то стоит.
why-too_virtuous = Ваша добродетель — { $virtue }; выше { $most } на чёрный рынок не пускают.
why-open_first = Сначала возвращаются рабочие из города.
why-nobody_there = Ваших рабочих там нет.
why-below_limit = Помощники уходят, только когда их предельное число: { $most }.
why-hire_at_workshop = Чтобы нанять, поставьте рабочего в мастерскую.
why-build_in_guildhall = Чтобы построить, поставьте рабочего в гильдию.
why-capture_in_centre = Чтобы арестовать, поставьте рабочего на городскую площадь.
why-no_such_apprentice = Этот помощник работает не у вас.
why-first_board = Сначала выберите персонажа.
why-first_first_apprentice = Сначала выберите первого помощника.
why-first_draft = Сначала выберите чертёж.
why-first_place = Сначала поставьте рабочего.
why-first_recall = Сначала заберите рабочего.
why-first_choose = Сначала закончите действие.
why-first_storehouse = Сначала закончите обмены.
why-first_guardhouse = Сначала закончите дела на посту.
why-first_capture = Сначала закончите аресты.
why-first_hire = Сначала выберите помощника.
why-first_dismiss = Сначала выберите, кто уйдёт.
why-first_keep = Сначала выберите, что оставить.
why-first_guildhall = Сначала выберите, что строить.
why-first_pay = Сначала выберите, чем платить.
why-first_pay_cards = Сначала выберите, какими чертежами платить.
why-first_give_card = Сначала выберите, какой чертёж сбросить.
why-first_may = Сначала ответьте на вопрос.
why-first_destroy_debt = Сначала ответьте на вопрос.
why-first_instead_of_debt = Сначала ответьте на вопрос.
why-first_instead_of_virtue = Сначала ответьте на вопрос.
why-first_release = Сначала скажите, сколько рабочих выйдет.
why-first_ability = Сначала выберите свойство.
why-first_discard = Сначала сбросьте лишние карты.
why-first_end_order = Сначала выберите сооружение.
