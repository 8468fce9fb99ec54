### Архитекторы западного королевства, вместе против Владыки

## Ход

phase-draft = Чертежи
step-overlord = Владыка

## Вопросы

prompt-side = Мошенница или Священник? Сторону выбирают на всю игру.
prompt-put_back = Какой чертёж вернуть?
prompt-offer =
    { $left ->
        [1] Кому подношение? Это последнее.
       *[other] Кому подношение? Осталось: { $left }.
    }
prompt-offer_item =
    { $receiver ->
        [none] Что положить на требование?
       *[other] Что вы отдадите? Получит { PLAYER($receiver) }.
    }
prompt-offer_card =
    { $receiver ->
        [none] Какой чертёж положить на требование?
       *[other] Какой чертёж вы отдадите? Получит { PLAYER($receiver) }.
    }
prompt-release_whose =
    { $origin ->
        [prison] Чьи рабочие выйдут из темницы?
       *[other] Чьих рабочих вернёт Владыка?
    }
prompt-target =
    { $verb ->
        [take_debt] Кто возьмёт долг? Вы решаете за всех.
       *[other] Кто потеряет рабочего? Вы решаете за всех.
    }
prompt-lose_worker = Какого рабочего вы теряете?

## Ответы

option-stop_offer = Больше ничего не подносить
option-teammate = { PLAYER($seat) }
option-item = { NAME($item, of: "item") }
option-overlay_storehouse_virtue = 2 глины, древесины или камня на 1 добродетель
option-overlay_storehouse_marble = 3 древесины или камня на 1 мрамор
option-overlay_storehouse_offer = Сделать подношение
option-overlay_storehouse_own = Обмен помощников
option-overlay_guardhouse_imprison = Отправить рабочих Владыки в темницу
option-overlay_guardhouse_free_prisoners = Освободить чьих-то рабочих из темницы
option-overlay_guardhouse_free_captives = Выкупить рабочих у Владыки
option-overlay_guardhouse_free_captives_by_debt = Вернуть их за долг и добродетель
option-overlay_guardhouse_pay_debt = Погасить долг

lost-offer = Осталось подношений: { $left }.

## Почему нельзя

why-workers_of_friends = Арестовывать можно своих рабочих и рабочих Владыки, но не союзников.
why-demand_face_down = Это требование закрыто.
why-demand_met = Это требование уже выполнено.
why-nothing_for_demand = У вас нет того, что оно требует: { NAME($item, of: "item") }.
why-nothing_to_offer = Вам нечего поднести.
why-offer_elsewhere = Подношения делают на королевском складе, а также Мошенница и Священник.
why-no_captives = Владыка не держит под арестом ничьих рабочих.
why-no_prisoners = В темнице нет рабочих игроков.
why-nobody_captured = Вы не арестовали ни одного рабочего Владыки.
why-first_side = Сначала выберите сторону.
why-first_put_back = Сначала верните чертёж.
why-first_offer = Сначала закончите подношения.
why-first_offer_item = Сначала выберите, что поднести.
why-first_offer_card = Сначала выберите чертёж для подношения.
why-first_release_whose = Сначала скажите, чьи рабочие вернутся.
why-first_target = Сначала решите, кого это постигнет.
why-first_lose_worker = Сначала выберите, какого рабочего вы теряете.

## Что следует из ответа: вторая строка под вопросом

follows-side = Это один из ваших помощников, со своим ремеслом.
follows-put_back = Он уйдёт под колоду. Остальные три ваши.
follows-place = Чем больше ваших рабочих в локации, тем сильнее её действие. Но Владыка берёт по двое за каждого своего рабочего там.
follows-capture = Рабочие Владыки стоят на вашем планшете. На посту часового каждый принесёт 2 серебра.
follows-guardhouse =
    { $left ->
        [1] Освобождать можно и рабочих союзников.
       *[other] Одно и то же действие можно повторить. Освобождать можно и рабочих союзников.
    }
follows-guildhall = Рабочий останется там навсегда. Когда гильдия заполнится, у каждого будет ещё один ход, и у Владыки тоже.
follows-storehouse =
    { $left ->
        [1] Подношение — тоже одно действие.
       *[other] Полученное в одном обмене можно отдать в следующем. Подношение — тоже одно действие.
    }
follows-offer = Один предмет союзнику или на открытое требование. С требования ничего не возвращается.
follows-offer_item = Считается сам предмет; никакие свойства его не меняют.
follows-offer_card = На требовании чертёж лежит в открытую и выходит из игры. Союзник берёт его в руку.
follows-release_whose = Вернутся сразу все рабочие этого цвета.
follows-target = Остальных это не коснётся.
follows-lose_worker = Он выйдет из игры.
follows-dismiss = Карта уходит под колоду; Мошенница и Священник выходят из игры.
follows-release = У кого в темнице больше всех рабочих, тот берёт долг, если только у Владыки их не больше; трое и больше стоят добродетели.
