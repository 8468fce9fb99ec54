### Обет

## Что следует из ответа: вторая строка под вопросом

follows-board = Цвет ваш на всю партию, а сторона решает, начнёте ли вы изгнанником или вассалом.
follows-short_favor = Остальное — для следующих локаций.
follows-pawn = Регион фигурки определяет, куда пойдёт ваш сброс.
follows-keep_adviser = Она лежит закрытой у планшета, разыграть её можно когда угодно. Остальные сбрасываются.
follows-peoples_favor = При 6 поддержки поднимется чернь. Чем больше на знамени, тем труднее его у вас забрать.
follows-wake = Каждую можно применить один раз.
follows-act = Главные действия стоят провиант. Непотраченный сохранится, всего до 7.
follows-rest = Каждую можно применить один раз. Затем ходит следующий.
follows-modify = Изменит только это действие.
follows-react = { NAME($card, case: "text") }
follows-first = Остальное — следом.
follows-grant_title = Титул ляжет стороной верного обету.
follows-limit_discard = Карта уйдёт в стопку сброса.
follows-search_source = Видение из колоды земель прервёт взятие и сделает поиск дороже.
follows-search_keep = Остальные сбрасываются, затем вы разыграете или сбросите и эту.
follows-search_discard = Остальные вы оставляете.
follows-search_play = Вторая — после неё.
follows-discard_order = Рубашки видят все.
follows-discards_to = Туда пойдут все.
-follows-of-a-vision = Открытое видение приносит победу изгнаннику, который вовремя выполнит его цель. Закрытое пока не даёт ничего.
follows-play =
    { $card ->
        [conquest] { -follows-of-a-vision }
        [rebellion] { -follows-of-a-vision }
        [sanctuary] { -follows-of-a-vision }
        [faith] { -follows-of-a-vision }
        [conspiracy] Открытый «Заговор» может забрать реликвию или знамя у игрока в вашей локации и выходит из игры. Закрытый пока не даёт ничего.
       *[other] В локации карта принесёт 1 поддержку своей масти. Закрытая пока не даёт ничего.
    }
    .discard = Карта уйдёт в стопку сброса.
follows-make_room = «Народная поддержка», «Севооборот» и «Великие трущобы» позволяют сбросить по одной, затем придёт ваша карта.
follows-make_room_by = Каждая служит этой карте один раз.
follows-adviser_to_discard = На его место придёт новый.
follows-minor_adviser = Как если бы вы только что нашли его поиском.
follows-muster_card = Вы получите отряды, а карта закрыта до вашего отдыха.
follows-trade_card = Советники её масти делают торговлю выгоднее. Карта закрыта до вашего отдыха.
follows-trade_kind = За тайну дают поддержку, за 2 поддержки — тайны.
follows-recover_target = Это станет вашим и ляжет открыто у планшета.
follows-recover_amount = Чем больше вы положите, тем труднее его у вас забрать.
follows-recover_start_bank = Дальше — слева направо, по одной.
follows-pay_from_bank = Остальное — с планшета.
follows-secret_side = Она останется той же стороной вверх.
follows-travel_to = Закрытая локация откроется.
    .pass = Фигурка остаётся на месте.
follows-pay_to_enter = Если откажетесь, туда вас не отправят.
follows-show_adviser = Увидит только один игрок.
follows-show_to = Больше никто не узнает, что это.
follows-peek = Потом её можно смотреть снова откуда угодно.
follows-warbands_way = Где ваши отряды, там правите вы. Последний остаётся в локации.
follows-warbands_friend = Нужно его согласие.
follows-warbands_count = Отряды на планшете нападают, в локации — обороняют её.
follows-warbands_leave = Они уйдут из локации на планшет этого игрока.
follows-warbands_share = Без вашего согласия ничего не сдвинется.
follows-replace_short = Остальные вернутся в ваш резерв.
follows-campaign_defender = 2 провианта вы заплатите, выбрав цели и кубики.
follows-campaign_targets = Каждая цель приносит кубики защиты. Победите — все они ваши.
follows-campaign_dice = Черепа стоят отрядов, но лишние кубики победе не вредят.
follows-campaign_join = Отряды с вашего планшета сражаются, и вы можете применять свои схемы.
    .no = Вы остаётесь в стороне.
follows-campaign_permit = Отряды и схемы союзника послужат вашей защите.
follows-plan = Каждую один раз; платят сразу.
follows-skull_losses = Они вернутся в резерв своего цвета.
follows-sacrifice = Ровно столько приносят победу; без них набег проигран.
follows-sacrifice_from = Они вернутся в резерв своего цвета.
follows-losses = Выжившие уйдут на планшет.
follows-placement = С отрядами локацией правите вы, без них — банды.
follows-placement_from = Локация, отдавшая последний отряд, достанется бандам.
follows-burn = Сожжённая поддержка уйдёт в общий резерв.
follows-bank = Сколько в нём есть.
follows-opportunity = Жетон попадёт на ваш планшет, а здесь не восполнится.
follows-homeland_relic = Это бесплатно и считается обретением.
follows-peek_reliquary = Узнаете только вы.
follows-exile_citizen = Поддержка достанется этому игроку, и он снова изгнанник.
follows-conspiracy = Затем «Заговор» выходит из игры.
follows-deal_partner = Принятый договор обязателен для вас обоих.
follows-citizen = Согласившийся входит в империю и получает реликвию реликвария.
follows-citizen_relic = Опустевшая клетка с этого момента связывает канцлера.
follows-deal = Пока предложение не принято, ничто не меняет владельца.
    .pass = Вы отказываетесь от предложения.
follows-deal_amount = Предложить можно то, что есть сейчас.
follows-deal_answer = Если вы согласны, всё сразу меняет владельцев. Других условий можно попросить один раз.
follows-counter_answer = Если вы согласны, всё сразу меняет владельцев. Если нет, ничего не меняется.
    .no = В этот ход такое же предложение не повторят.
follows-promise_amount = Отдаётся столько, сколько есть к сроку.
follows-promise_due_in = В начале этой фазы действий.
follows-promise_until = Обещание видят все.
follows-promise_penalty = Без платы обещание нельзя нарушить. С платой нарушивший платит сразу.
follows-promise_lapses = Роль меняет тот, кто становится вассалом или изгнанником.
follows-promise_due = Отдаётся то, что у вас есть.
    .no = Вместо этого вы платите за нарушение.
follows-site_garrison = С отрядом в локации правите вы.

## Спрашивает способность: что следует, говорит её текст

follows-power_card = { NAME($by, case: "text") }
follows-power_facedown = { NAME($by, case: "text") }
follows-power_relic = { NAME($by, case: "text") }
follows-power_thing = { NAME($by, case: "text") }
follows-power_player = { NAME($by, case: "text") }
follows-power_sites = { NAME($by, case: "text") }
follows-power_relics = { NAME($by, case: "text") }
follows-power_bury = { NAME($by, case: "text") }
follows-power_post = { NAME($by, case: "text") }
follows-power_site = { NAME($by, case: "text") }
follows-power_suit = { NAME($by, case: "text") }
follows-power_pile = { NAME($by, case: "text") }
follows-power_way = { NAME($by, case: "text") }
follows-power_may = { NAME($by, case: "text") }
follows-power_number = { NAME($by, case: "text") }
follows-power_dice = { NAME($by, case: "text") }
follows-power_burn = { NAME($by, case: "text") }
follows-power_favor = { NAME($by, case: "text") }
follows-power_secrets = { NAME($by, case: "text") }
follows-power_sacrifice = { NAME($by, case: "text") }
follows-power_warbands = { NAME($by, case: "text") }
follows-power_citizen = Вы войдёте в империю: лиловые отряды, 7 провианта и конец фазы действий.
follows-bank_to = { NAME($by, case: "text") }
follows-power_swap = { NAME($by, case: "text") }
follows-gathering_come = Это не перемещение и ничего не стоит. Фигурка останется там.
follows-gathering_deal = Присутствующие меняются, пока все подряд не спасуют.
follows-blackmail = Без 3 поддержки вы лишитесь реликвии.
follows-power_vision = { NAME($by, case: "text") }
follows-second_wind_travel = Провиант не тратится.
follows-second_wind_campaign = Провиант не тратится.
follows-power_peek = Увидите это только вы.
follows-power_exchange = Они сразу меняются местами.
follows-skeleton_key = Если не возьмёте, она останется на месте.
follows-cage_colour = Они возвращаются на планшет своего игрока.
follows-cage_count = Остальные останутся в клетке.
