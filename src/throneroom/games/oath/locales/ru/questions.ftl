### Обет

## До первого раунда

prompt-board = Какой планшет вы берёте?
prompt-short_favor = Поддержки не хватает: сколько положить в локацию «{ NAME($site) }»?
prompt-pawn = Где вы начинаете?
prompt-keep_adviser = Какую карту вы оставляете советником?

## Ход

prompt-peoples_favor = Народная поддержка: добавить 1 поддержку или вернуть 1 в самый бедный резерв?
prompt-wake = Применить способность фазы подъёма?
prompt-act = Что вы делаете?
prompt-rest = Применить способность фазы отдыха?
prompt-modify = { NAME($act, of: "act") }: применить к нему способность?
prompt-react = «{ NAME($card) }»: применить?
prompt-first = Что сработает раньше?
prompt-grant_title = Вы теряете титул. Кому из равных он достанется?
prompt-limit_discard = Советников слишком много: какого вы сбросите?

## Поиск и розыгрыш

prompt-search_source = Поиск: откуда вы берёте карты?
prompt-search_keep = Поиск: какую карту вы оставляете?
prompt-search_discard = Поиск: какую карту вы сбрасываете?
prompt-search_play = Какую карту вы разыгрываете сейчас?
prompt-discard_order = В каком порядке сбросить карты? Последняя ляжет сверху.
prompt-discards_to = Куда пойдёт сброс этого поиска?
prompt-play = «{ NAME($card) }»: где вы разыгрываете карту?
prompt-make_room = Сбросить сначала другую карту?
prompt-make_room_by = Какой способностью вы её сбрасываете?
prompt-adviser_to_discard = Совет полон: какого советника вы сбросите?
prompt-minor_adviser = Какого закрытого советника вы разыграете или сбросите?

## Созыв, торговля, обретение

prompt-muster_card = Созыв: на какую карту вы помещаете поддержку?
prompt-trade_card = Торговля: с какой картой?
prompt-trade_kind = «{ NAME($card) }»: ради чего вы торгуете?
prompt-recover_target = Обретение: что вы забираете?
prompt-recover_amount =
    { $banner ->
        [peoples_favor] Народная поддержка: сколько поддержки вы на неё помещаете?
       *[other] Страшная тайна: сколько тайн вы на неё помещаете?
    }
prompt-recover_start_bank = С какого резерва начать возврат прежней поддержки?
prompt-pay_from_bank = «Обещание родства»: сколько из { $amount } поддержки вы платите из резерва кочевья?
prompt-secret_side = { PLAYER($player) }: какую тайну вы забираете, обычную или перевёрнутую?

## Перемещение

prompt-travel_to = Перемещение: куда { PLAYER($player) } { DOES($player, you: "идёте", other: "идёт") }?
prompt-pay_to_enter =
    { $flips ->
        [0] Вас отправляют в локацию, где нужно отдать поддержку: { $favor }. Пойдёте?
       *[other] Вас отправляют в локацию, где нужно перевернуть тайну. Пойдёте?
    }

## Побочные действия

prompt-show_adviser = Какого закрытого советника вы показываете?
prompt-show_to = «{ NAME($card) }»: кому вы показываете карту?
prompt-peek = Какую реликвию вы смотрите?
prompt-warbands_way = Отряды: куда?
prompt-warbands_friend = Отряды: с кем?
prompt-warbands_count =
    { $way ->
        [to_site] Сколько отрядов вы помещаете в локацию?
        [to_board] Сколько отрядов вы забираете на планшет?
        [give] Сколько отрядов вы передаёте?
       *[other] Сколько отрядов вы просите?
    }
prompt-warbands_leave =
    { $count ->
        [one] { PLAYER($player) } { DOES($player, you: "хотите", other: "хочет") } забрать { $count } отряд из имперской локации. Разрешаете?
        [few] { PLAYER($player) } { DOES($player, you: "хотите", other: "хочет") } забрать { $count } отряда из имперской локации. Разрешаете?
       *[many] { PLAYER($player) } { DOES($player, you: "хотите", other: "хочет") } забрать { $count } отрядов из имперской локации. Разрешаете?
    }
prompt-warbands_share =
    { $count ->
        [one] { PLAYER($player) } { DOES($player, you: "хотите", other: "хочет") } перенести { $count } отряд между вашими планшетами. Согласны?
        [few] { PLAYER($player) } { DOES($player, you: "хотите", other: "хочет") } перенести { $count } отряда между вашими планшетами. Согласны?
       *[many] { PLAYER($player) } { DOES($player, you: "хотите", other: "хочет") } перенести { $count } отрядов между вашими планшетами. Согласны?
    }
prompt-replace_short = Лиловых отрядов не хватает: какие из ваших заменить?

## Набег

prompt-campaign_defender = Набег: на кого вы нападаете?
prompt-campaign_targets = Набег: какие цели вы объявляете?
prompt-campaign_dice = Набег: сколько кубиков нападения вы берёте?
prompt-campaign_join = { PLAYER($attacker) } { DOES($attacker, you: "нападаете", other: "нападает") }, защитник — { PLAYER($defender) }. Присоединяетесь к защите?
prompt-campaign_permit = { PLAYER($player) } { DOES($player, you: "хотите", other: "хочет") } присоединиться к вашей защите. Разрешаете?
prompt-plan = Набег: применить схему сражения?
prompt-skull_losses =
    { $lo ->
        [one] Череп: какой ваш отряд погибает?
        [few] { $lo } черепа: какие ваши отряды погибают?
       *[many] { $lo } черепов: какие ваши отряды погибают?
    }
prompt-sacrifice = Нападение { $swords }, защита { $defense }: пожертвовать отряды?
prompt-sacrifice_from =
    { $lo ->
        [one] Каким отрядом вы жертвуете?
        [few] Какими { $lo } отрядами вы жертвуете?
       *[many] Какими { $lo } отрядами вы жертвуете?
    }
prompt-losses =
    { $lo ->
        [one] Поражение: какой отряд погибает?
        [few] Поражение: какие { $lo } отряда погибают?
       *[many] Поражение: какие { $lo } отрядов погибают?
    }
prompt-placement = Победа: сколько отрядов вы помещаете в локацию «{ NAME($site) }»?
prompt-placement_from =
    { $lo ->
        [one] Откуда взять отряд для локации «{ NAME($site) }»?
        [few] Откуда взять { $lo } отряда для локации «{ NAME($site) }»?
       *[many] Откуда взять { $lo } отрядов для локации «{ NAME($site) }»?
    }
prompt-burn = Победа: сжечь поддержку ({ $count }), которая есть у противника: { PLAYER($player) }?

## Способности

prompt-bank = «{ NAME($by) }»: из какого резерва?
prompt-opportunity = «{ NAME($by) }»: что вы забираете?
prompt-homeland_relic = «{ NAME($by) }»: какую реликвию вы забираете?
prompt-peek_reliquary = «{ NAME($by) }»: какую реликвию реликвария вы смотрите?
prompt-exile_citizen = «{ NAME($by) }»: какого вассала вы изгоняете?
prompt-conspiracy = «{ NAME($by) }»: сжечь тайну и что-то забрать?

## Договоры

prompt-deal_partner = «{ NAME($by) }»: с кем вы договариваетесь?
prompt-citizen = «{ NAME($by) }»: кому вы предлагаете вассалитет?
prompt-citizen_relic = Вассалитет: какую реликвию реликвария { DOES($player, you: "получите", other: "получит") } { PLAYER($player) }?
prompt-deal = «{ NAME($by) }»: что входит в предложение? Отвечает { PLAYER($player) }.
prompt-deal_amount =
    { $what ->
        [favor] Сколько поддержки?
        [secrets] Сколько тайн?
       *[other] Сколько перевёрнутых тайн?
    }
prompt-deal_answer =
    { $by ->
        [grand_scepter] { PLAYER($player) } { DOES($player, you: "предлагаете", other: "предлагает") } вам вассалитет. Согласны?
       *[other] { PLAYER($player) } { DOES($player, you: "предлагаете", other: "предлагает") } вам договор. Согласны?
    }
prompt-counter_answer = { PLAYER($player) } { DOES($player, you: "просите", other: "просит") } других условий. Согласны?
prompt-promise_amount =
    { $promise ->
        [favor] Сколько поддержки обещано?
       *[other] Сколько тайн обещано?
    }
prompt-promise_due_in = { PLAYER($debtor) }: в каком раунде это надо отдать?
prompt-promise_until = { PLAYER($debtor) }: до каких пор действует обещание?
prompt-promise_penalty = { PLAYER($debtor) }: чем платить за нарушение обещания?
prompt-promise_lapses = Кончается ли обещание, когда один из вас меняет роль?
prompt-promise_due =
    { $promise ->
        [favor] Вы обещали поддержку ({ $count }). Получатель — { PLAYER($player) }. Сдержать слово?
       *[other] Вы обещали тайны ({ $count }). Получатель — { PLAYER($player) }. Сдержать слово?
    }
prompt-site_garrison = Локация ваша: сколько отрядов вы в неё помещаете?

## Ответы

option-spot =
    { $number ->
        [1] Первая локация { NAME($region, of: "region", case: "gen") }
        [2] Вторая локация { NAME($region, of: "region", case: "gen") }
       *[other] Третья локация { NAME($region, of: "region", case: "gen") }
    }
option-player = { PLAYER($player) }
option-bank = Резерв { NAME($suit, of: "suit", case: "gen") }
option-pile = Стопка сброса { NAME($region, of: "region", case: "gen") }
option-deck = Колода земель
option-hidden = Закрытая карта { $number }
option-warband-site = Отряд: { NAME($spot, of: "slot") }
option-warband-board = Отряд на планшете: { PLAYER($player) }
option-power =
    { $power ->
        [grand_scepter_peek] Заглянуть в реликварий
        [grand_scepter_offer] Предложить вассалитет
        [grand_scepter_exile] Изгнать вассала
       *[other] { NAME($card) }
    }
option-power-minus = { NAME($card) }, наоборот
option-use = Применить
option-pass = Нет
option-counter = Другие условия
option-deal-enough = Отправить предложение
option-deal-pass = Не предлагать
option-deal_answer-yes = Принять
option-deal_answer-no = Отклонить
option-counter_answer-yes = Принять
option-counter_answer-no = Отклонить
option-campaign_targets-enough = Других целей нет
option-plan-enough = Больше не применять
option-modify-enough = Больше не применять
option-wake-enough = Больше не применять
option-rest-enough = Больше не применять
option-rest = Закончить ход
    .turn = Закончить ход
    .game = Закончить ход и игру
option-search = Поиск
option-muster = Созыв
option-trade = Торговля
option-recover = Обретение
option-campaign = Набег
option-travel = Перемещение
option-adviser = Разыграть советника
option-show = Показать советника
option-peek = Посмотреть реликвию
option-warbands = Перенести отряды
option-self_exile = Покинуть империю
option-place = Добавить 1 поддержку
option-favor = Поддержка
option-secret = Тайны
option-up = Обычную
option-down = Перевёрнутую
option-discard = Сбросить
option-advisers = В совет, открыто
option-facedown = В совет, закрыто
option-reveal = Открыть видение
option-bandits = Банды
option-pawn = Фигурка и поддержка
option-to_site = В локацию
option-to_board = На планшет
option-give = Передать
option-take = Попросить
option-red = Красный
option-blue = Синий
option-yellow = Жёлтый
option-white = Белый
option-black = Чёрный
option-cradle =
    { $what ->
        [top] На стопку столицы
       *[other] Под стопку столицы
    }
option-provinces =
    { $what ->
        [top] На стопку провинций
       *[other] Под стопку провинций
    }
option-hinterland =
    { $what ->
        [top] На стопку окраин
       *[other] Под стопку окраин
    }
option-short_favor = Поддержка: { $n }
option-recover_amount = { $n }
option-pay_from_bank = Поддержка: { $n }
option-warbands_count =
    { $n ->
        [one] { $n } отряд
        [few] { $n } отряда
       *[many] { $n } отрядов
    }
option-campaign_dice =
    { $n ->
        [0] Без кубиков
        [one] { $n } кубик
        [few] { $n } кубика
       *[many] { $n } кубиков
    }
option-sacrifice =
    { $n ->
        [0] Никем не жертвовать
        [one] Пожертвовать { $n } отряд
        [few] Пожертвовать { $n } отряда
       *[many] Пожертвовать { $n } отрядов
    }
option-placement =
    { $n ->
        [0] Ни одного
        [one] { $n } отряд
        [few] { $n } отряда
       *[many] { $n } отрядов
    }
option-give-item =
    { $what ->
        [favor] Отдать поддержку
        [secrets] Отдать тайны
        [flipped] Отдать перевёрнутые тайны
        [hidden] Отдать закрытого советника { $number }
       *[other] Отдать: { NAME($what) }
    }
option-want-item =
    { $what ->
        [favor] Попросить поддержку
        [secrets] Попросить тайны
        [flipped] Попросить перевёрнутые тайны
        [hidden] Попросить закрытого советника { $number }
       *[other] Попросить: { NAME($what) }
    }
option-promise =
    { $side ->
        [give] { $promise ->
            [no_campaign] Пообещать не нападать
            [no_target] { $what ->
                [pawn] Пообещать не брать целью фигурку
               *[other] Пообещать не брать целью: { NAME($what) }
            }
            [no_recover] Пообещать не обретать: { NAME($what) }
            [join] Пообещать помочь в защите
            [permit] Пообещать принять помощь в защите
            [leave] Пообещать дать разрешение на отряды
            [favor] Пообещать поддержку на потом
           *[other] Пообещать тайны на потом
        }
       *[other] { $promise ->
            [no_campaign] Попросить обещание: не нападать на вас
            [no_target] { $what ->
                [pawn] Попросить обещание: не брать целью вашу фигурку
               *[other] Попросить обещание: не брать целью: { NAME($what) }
            }
            [no_recover] Попросить обещание: не обретать: { NAME($what) }
            [join] Попросить обещание: помочь вам в защите
            [permit] Попросить обещание: принять вашу помощь в защите
            [leave] Попросить обещание: давать вам разрешение на отряды
            [favor] Попросить обещание: поддержка на потом
           *[other] Попросить обещание: тайны на потом
        }
    }
option-penalty =
    { $what ->
        [none] Без платы: нарушить нельзя
        [favor] Поддержка: { $count }
       *[other] Тайны: { $count }
    }
option-promise_amount = { $n }
option-promise_due_in = В раунде { $n }
option-promise_until =
    { $n ->
        [8] До конца партии
       *[other] До конца раунда { $n }
    }
option-show-item =
    { $what ->
        [hidden] Показать своего закрытого советника { $number }
       *[other] Показать реликвию { $number } реликвария
    }
option-deal_amount = { $n }
option-site_garrison =
    { $n ->
        [0] Ни одного
        [one] { $n } отряд
        [few] { $n } отряда
       *[many] { $n } отрядов
    }
