### Паладины западного королевства

## Раунд

phase-new = Подготовка
phase-townsfolk = Горожане
phase-paladins = Паладины
phase-tavern = Таверна
phase-actions = Действия
phase-clean_up = Уборка
phase-over = Конец

## Вопросы

prompt-first_townsfolk = С кем вы начинаете?
prompt-paladin = Кого из паладинов вы играете, кого кладёте на колоду, кого под неё?
prompt-tavern = Какую карту таверны вы берёте?
prompt-turn = Что вы делаете?
prompt-crew = Каких рабочих вы отправляете?
    .for = { $what }: кого отправить?
prompt-pick = Что из этого вы берёте?
prompt-keep = Каких трёх рабочих вы оставляете?
    .button = Оставить этих
prompt-develop = На какое действие поставить мастерскую?
prompt-dismiss = Кого вы отсылаете?
prompt-hire = Кого вы нанимаете?
prompt-pray = Какое действие освободить?
prompt-commission = Куда отправить монаха?
prompt-garrison = Куда отправить аванпост?
prompt-absolve = На какое место поставить кувшин?
prompt-attack = Кого вы атакуете?
prompt-convert = Кого вы обращаете?
prompt-free_pray = Освободить какое-нибудь действие?
prompt-free_hire = Нанять кого-нибудь бесплатно?
prompt-free_develop = Поставить мастерскую бесплатно?
prompt-discard_suspicion = Сбросить карту подозрения?
prompt-pay_debt = Погасить долг?
prompt-buy_off_debt = Заплатить { $silver ->
    [one] { $silver } серебро
   *[other] { $silver } серебра
  } вместо долга?

## Ответы

option-yes_discard_suspicion = Сбросить подозрение
option-no_discard_suspicion = Оставить
option-yes_pay_debt = Погасить долг
option-no_pay_debt = Не погашать
option-yes_buy_off_debt = Заплатить { $silver ->
    [one] { $silver } серебро
   *[other] { $silver } серебра
  }
option-no_buy_off_debt = Взять долг
option-pass = Пас
option-stop_free_pray = Ничего не освобождать
option-stop_free_hire = Никого не нанимать
option-stop_free_develop = Не ставить
option-crew = { NAMES($workers, of: "worker") }
option-pick = { NAMES($goods, of: "good") }
option-location = Столбец { $column }: { NAMES($goods, of: "good") }
option-spot = Место: { NAMES($goods, of: "good") }
option-tavern = { NAMES($workers, of: "worker") }
option-on_debt = { NAME($card) }, в долг
option-lineup = Играть: { NAME($played) }; на колоду: { NAME($top) }, под колоду: { NAME($under) }

## Что ответ оставляет неиспользованным

lost-pass =
    { $workers ->
        [0] В этом раунде вы больше не ходите.
        [1] Остаётся один рабочий, вы его сохраните. В этом раунде вы больше не ходите.
       *[other] Рабочих остаётся { $workers }, сохраните вы { $kept }. В этом раунде вы больше не ходите.
    }

## Почему что-то невозможно

why-first =
    { $kind ->
        [crew] Сначала выберите рабочих для действия.
        [keep] Сначала выберите рабочих, которых оставляете.
        [paladin] Сначала выберите паладина.
        [tavern] Сначала возьмите карту таверны.
       *[other] Сначала ответьте на вопрос.
    }
why-by_action = Это делают действием: { NAME($action, of: "action") }.
why-occupied = { NAME($action, of: "action") }: там стоят ваши рабочие. Снова — после молитвы или в следующем раунде.
why-no_workers = Не хватает нужных рабочих; требуются: { NAMES($workers, of: "worker") }. Преступник заменяет любой цвет.
why-all_done = { NAME($action, of: "action") }: больше делать нельзя.
why-low_attribute = Не хватает { NAME($attribute, of: "attribute", case: "gen") }: нужно { $least }, у вас вместе с паладином { $value }.
why-no_silver = Не хватает серебра: нужно { $price }, у вас { $silver }.
why-no_silver_for_it = Не хватает силы, а серебра, чтобы её возместить, мало: нужно { $price }, у вас { $silver }.
why-no_provisions = Не хватает припасов: нужно { $price }, у вас { $provisions }.
why-no_workshop = Все ваши мастерские уже на планшете.
why-not_coverable = Мастерские ставят только на шесть действий правой половины.
why-fully_covered = { NAME($action, of: "action") }: там уже две мастерские.
why-workers_there = { NAME($action, of: "action") }: там стоят рабочие, мастерскую сейчас не поставить.
why-nothing_to_cover = Мастерскую поставить некуда: везде их две или стоят рабочие.
why-not_face_up = Эта карта не открыта.
why-row_empty = Открытых горожан нет.
why-no_credit = В долг нанимают только с двух первых мест ряда.
why-costs_nothing = Это бесплатно: долг брать не за что.
why-not_pray = Молитва не освобождает саму себя.
why-not_occupied = { NAME($action, of: "action") }: там никто не стоит.
why-nothing_to_clear = Освобождать нечего: больше нигде ваших рабочих нет.
why-closed = Это место открыто, только если игроков { $players } или больше.
why-taken = Место занято: { PLAYER($seat) }.
why-none_in_reach = Ничего не достать: { NAME($attribute, of: "attribute") } с паладином — { $value }.
why-no_walls = Стен больше нет.
why-spot_full = На этом месте кувшин уже стоит.
why-spots_full = Все места для кувшинов заняты.
why-no_outsiders = Открытых иноземцев нет.
why-favour_used = Этой милостью в этом раунде уже пользуется { PLAYER($seat) }.
why-not_revealed = Эта милость ещё не открыта.
