### Обет

## Что произошло

event-board_taken =
    { $role ->
        [citizen] { PLAYER($seat) } { DOES($seat, you: "начинаете", other: "начинает") } вассалом, цвет — { NAME($colour, of: "colour") }.
       *[other] { PLAYER($seat) } { DOES($seat, you: "начинаете", other: "начинает") } изгнанником, цвет — { NAME($colour, of: "colour") }.
    }
event-pawn_placed = { PLAYER($seat) } { DOES($seat, you: "начинаете", other: "начинает") } в локации «{ NAME($site) }».
event-adviser_kept =
    { $card ->
        [none] { $vision ->
            [true] { PLAYER($seat) } { DOES($seat, you: "оставляете", other: "оставляет") } закрытое видение.
           *[other] { PLAYER($seat) } { DOES($seat, you: "оставляете", other: "оставляет") } закрытого советника.
        }
       *[other] { PLAYER($seat) } { DOES($seat, you: "оставляете", other: "оставляет") } закрытой карту «{ NAME($card) }».
    }
event-turn_began = { PLAYER($seat) }, раунд { $round }
event-phase_began = { PLAYER($seat) }: { NAME($phase, of: "phase") }
event-act_began =
    { $supply ->
        [0] { PLAYER($seat) }: { NAME($act, of: "act") }, бесплатно.
       *[other] { PLAYER($seat) }: { NAME($act, of: "act") }, провиант — { $supply }.
    }
event-power_used =
    { $seat ->
        [-1] Банды применяют карту «{ NAME($card) }».
       *[other] { PLAYER($seat) } { DOES($seat, you: "применяете", other: "применяет") } карту «{ NAME($card) }».
    }
event-drew =
    { $cards ->
        [none] { $source ->
            [deck] { $count ->
                [one] { PLAYER($seat) } { DOES($seat, you: "берёте", other: "берёт") } { $count } карту из колоды земель.
                [few] { PLAYER($seat) } { DOES($seat, you: "берёте", other: "берёт") } { $count } карты из колоды земель.
               *[many] { PLAYER($seat) } { DOES($seat, you: "берёте", other: "берёт") } { $count } карт из колоды земель.
            }
            [relics] { PLAYER($seat) } { DOES($seat, you: "берёте", other: "берёт") } реликвию.
            [dispossessed] { $count ->
                [one] { PLAYER($seat) } { DOES($seat, you: "берёте", other: "берёт") } { $count } карту из ссылки.
                [few] { PLAYER($seat) } { DOES($seat, you: "берёте", other: "берёт") } { $count } карты из ссылки.
               *[many] { PLAYER($seat) } { DOES($seat, you: "берёте", other: "берёт") } { $count } карт из ссылки.
            }
           *[other] { $count ->
                [one] { PLAYER($seat) } { DOES($seat, you: "берёте", other: "берёт") } { $count } карту из стопки сброса.
                [few] { PLAYER($seat) } { DOES($seat, you: "берёте", other: "берёт") } { $count } карты из стопки сброса.
               *[many] { PLAYER($seat) } { DOES($seat, you: "берёте", other: "берёт") } { $count } карт из стопки сброса.
            }
        }
       *[other] { PLAYER($seat) } { DOES($seat, you: "берёте", other: "берёт") } карты: { NAMES($cards) }.
    }
event-discarded =
    { $cards ->
        [none] { $count ->
            [one] { PLAYER($seat) } { DOES($seat, you: "сбрасываете", other: "сбрасывает") } { $count } карту.
            [few] { PLAYER($seat) } { DOES($seat, you: "сбрасываете", other: "сбрасывает") } { $count } карты.
           *[many] { PLAYER($seat) } { DOES($seat, you: "сбрасываете", other: "сбрасывает") } { $count } карт.
        }
       *[other] В сброс уходит: { NAMES($cards) } ({ PLAYER($seat) }).
    }
event-played =
    { $place ->
        [site] { PLAYER($seat) } { DOES($seat, you: "разыгрываете", other: "разыгрывает") } карту «{ NAME($card) }» в локации «{ NAME($site) }».
        [vision] { PLAYER($seat) } { DOES($seat, you: "открываете", other: "открывает") } «{ NAME($card) }».
       *[other] { PLAYER($seat) } { DOES($seat, you: "разыгрываете", other: "разыгрывает") } карту «{ NAME($card) }».
    }
event-played_facedown =
    { $card ->
        [none] { $vision ->
            [true] { PLAYER($seat) } { DOES($seat, you: "оставляете", other: "оставляет") } закрытое видение.
           *[other] { PLAYER($seat) } { DOES($seat, you: "оставляете", other: "оставляет") } закрытую карту.
        }
       *[other] { PLAYER($seat) } { DOES($seat, you: "оставляете", other: "оставляет") } закрытой карту «{ NAME($card) }».
    }
event-peeked =
    { $cards ->
        [none] { PLAYER($seat) } { DOES($seat, you: "смотрите", other: "смотрит") } закрытые карты.
       *[other] { PLAYER($seat) } { DOES($seat, you: "смотрите", other: "смотрит") } карты: { NAMES($cards) }.
    }
event-shown =
    { $card ->
        [none] { PLAYER($seat) } { DOES($seat, you: "показываете", other: "показывает") } закрытую карту. Её { DOES($to, you: "видите", other: "видит") } { PLAYER($to) }.
       *[other] { PLAYER($seat) } { DOES($seat, you: "показываете", other: "показывает") } карту «{ NAME($card) }». Её { DOES($to, you: "видите", other: "видит") } { PLAYER($to) }.
    }
event-revealed = { PLAYER($seat) } { DOES($seat, you: "показываете", other: "показывает") } всем: { NAMES($cards) }.
event-site_revealed = Открыта локация «{ NAME($site) }».
event-travelled =
    { $site ->
        [none] { PLAYER($seat) } { DOES($seat, you: "отправляетесь", other: "отправляется") } в неизвестность.
       *[other] { PLAYER($seat) } { DOES($seat, you: "перемещаетесь", other: "перемещается") } в локацию «{ NAME($site) }».
    }
event-gained =
    { $what ->
        [favor] { $source ->
            [discord] { PLAYER($seat) } { DOES($seat, you: "получаете", other: "получает") } поддержку из резерва { NAME("discord", of: "suit", case: "gen") }: { $count }.
            [arcane] { PLAYER($seat) } { DOES($seat, you: "получаете", other: "получает") } поддержку из резерва { NAME("arcane", of: "suit", case: "gen") }: { $count }.
            [order] { PLAYER($seat) } { DOES($seat, you: "получаете", other: "получает") } поддержку из резерва { NAME("order", of: "suit", case: "gen") }: { $count }.
            [hearth] { PLAYER($seat) } { DOES($seat, you: "получаете", other: "получает") } поддержку из резерва { NAME("hearth", of: "suit", case: "gen") }: { $count }.
            [beast] { PLAYER($seat) } { DOES($seat, you: "получаете", other: "получает") } поддержку из резерва { NAME("beast", of: "suit", case: "gen") }: { $count }.
            [nomad] { PLAYER($seat) } { DOES($seat, you: "получаете", other: "получает") } поддержку из резерва { NAME("nomad", of: "suit", case: "gen") }: { $count }.
           *[other] { PLAYER($seat) } { DOES($seat, you: "получаете", other: "получает") } поддержку: { $count }.
        }
        [secrets] { $count ->
            [one] { PLAYER($seat) } { DOES($seat, you: "получаете", other: "получает") } { $count } тайну.
            [few] { PLAYER($seat) } { DOES($seat, you: "получаете", other: "получает") } { $count } тайны.
           *[many] { PLAYER($seat) } { DOES($seat, you: "получаете", other: "получает") } { $count } тайн.
        }
        [warbands] { $count ->
            [one] { PLAYER($seat) } { DOES($seat, you: "получаете", other: "получает") } { $count } отряд.
            [few] { PLAYER($seat) } { DOES($seat, you: "получаете", other: "получает") } { $count } отряда.
           *[many] { PLAYER($seat) } { DOES($seat, you: "получаете", other: "получает") } { $count } отрядов.
        }
       *[other] { PLAYER($seat) } { DOES($seat, you: "получаете", other: "получает") } провиант: { $count }.
    }
event-gave =
    { $what ->
        [favor] { PLAYER($seat) } { DOES($seat, you: "отдаёте", other: "отдаёт") } поддержку ({ $count }). Её { DOES($to, you: "получаете", other: "получает") } { PLAYER($to) }.
        [secrets] { PLAYER($seat) } { DOES($seat, you: "отдаёте", other: "отдаёт") } тайны ({ $count }). Их { DOES($to, you: "получаете", other: "получает") } { PLAYER($to) }.
        [adviser] { PLAYER($seat) } { DOES($seat, you: "отдаёте", other: "отдаёт") } советника. Его { DOES($to, you: "получаете", other: "получает") } { PLAYER($to) }.
       *[other] { PLAYER($seat) } { DOES($seat, you: "отдаёте", other: "отдаёт") } отряды ({ $count }). Их { DOES($to, you: "получаете", other: "получает") } { PLAYER($to) }.
    }
event-burned =
    { $what ->
        [favor] { PLAYER($seat) } { DOES($seat, you: "сжигаете", other: "сжигает") } поддержку: { $count }.
       *[other] { $count ->
            [one] { PLAYER($seat) } { DOES($seat, you: "сжигаете", other: "сжигает") } { $count } тайну.
            [few] { PLAYER($seat) } { DOES($seat, you: "сжигаете", other: "сжигает") } { $count } тайны.
           *[many] { PLAYER($seat) } { DOES($seat, you: "сжигаете", other: "сжигает") } { $count } тайн.
        }
    }
event-killed =
    { $site ->
        [none] { PLAYER($seat) } { DOES($seat, you: "теряете", other: "теряет") } отряды на планшете: { $count }.
       *[other] { $colour ->
            [purple] В локации «{ NAME($site) }» погибают отряды империи: { $count }.
           *[other] В локации «{ NAME($site) }» { PLAYER($owner) } { DOES($owner, you: "теряете", other: "теряет") } отряды: { $count }.
        }
    }
event-placed =
    { $count ->
        [one] { PLAYER($seat) } { DOES($seat, you: "помещаете", other: "помещает") } { $count } отряд в локацию «{ NAME($site) }».
        [few] { PLAYER($seat) } { DOES($seat, you: "помещаете", other: "помещает") } { $count } отряда в локацию «{ NAME($site) }».
       *[many] { PLAYER($seat) } { DOES($seat, you: "помещаете", other: "помещает") } { $count } отрядов в локацию «{ NAME($site) }».
    }
event-withdrawn =
    { $count ->
        [one] { PLAYER($seat) } { DOES($seat, you: "забираете", other: "забирает") } { $count } отряд из локации «{ NAME($site) }».
        [few] { PLAYER($seat) } { DOES($seat, you: "забираете", other: "забирает") } { $count } отряда из локации «{ NAME($site) }».
       *[many] { PLAYER($seat) } { DOES($seat, you: "забираете", other: "забирает") } { $count } отрядов из локации «{ NAME($site) }».
    }
event-mustered =
    { $count ->
        [one] { PLAYER($seat) } { DOES($seat, you: "созываете", other: "созывает") } { $count } отряд, карта «{ NAME($card) }».
        [few] { PLAYER($seat) } { DOES($seat, you: "созываете", other: "созывает") } { $count } отряда, карта «{ NAME($card) }».
       *[many] { PLAYER($seat) } { DOES($seat, you: "созываете", other: "созывает") } { $count } отрядов, карта «{ NAME($card) }».
    }
event-traded =
    { $secrets ->
        [0] { PLAYER($seat) } { DOES($seat, you: "торгуете", other: "торгует") } с картой «{ NAME($card) }»: поддержка — { $favor }.
       *[other] { $favor ->
            [0] { PLAYER($seat) } { DOES($seat, you: "торгуете", other: "торгует") } с картой «{ NAME($card) }»: тайны — { $secrets }.
           *[other] { PLAYER($seat) } { DOES($seat, you: "торгуете", other: "торгует") } с картой «{ NAME($card) }»: тайны — { $secrets }, поддержка — { $favor }.
        }
    }
event-relic_taken =
    { $source ->
        [-1] { PLAYER($seat) } { DOES($seat, you: "забираете", other: "забирает") } реликвию «{ NAME($relic) }».
       *[other] { $how ->
            [given] { PLAYER($source) } { DOES($source, you: "отдаёте", other: "отдаёт") } реликвию «{ NAME($relic) }». Её { DOES($seat, you: "получаете", other: "получает") } { PLAYER($seat) }.
           *[other] { PLAYER($seat) } { DOES($seat, you: "забираете", other: "забирает") } реликвию «{ NAME($relic) }». Её { DOES($source, you: "теряете", other: "теряет") } { PLAYER($source) }.
        }
    }
event-relic_gone =
    { $relic ->
        [none] { PLAYER($seat) } { DOES($seat, you: "кладёте", other: "кладёт") } реликвию под колоду реликвий.
       *[other] { PLAYER($seat) } { DOES($seat, you: "кладёте", other: "кладёт") } реликвию «{ NAME($relic) }» под колоду реликвий.
    }
event-banner_taken =
    { $how ->
        [given] { PLAYER($source) } { DOES($source, you: "отдаёте", other: "отдаёт") } знамя «{ NAME($banner) }». Его { DOES($seat, you: "получаете", other: "получает") } { PLAYER($seat) }.
        [recover] { PLAYER($seat) } { DOES($seat, you: "обретаете", other: "обретает") } знамя «{ NAME($banner) }», теперь на нём { $tokens }.
       *[other] { PLAYER($seat) } { DOES($seat, you: "захватываете", other: "захватывает") } знамя «{ NAME($banner) }».
    }
event-banner_step =
    { $change ->
        [1] { PLAYER($seat) } { DOES($seat, you: "добавляете", other: "добавляет") } 1 поддержку на знамя народной поддержки.
       *[other] { PLAYER($seat) } { DOES($seat, you: "возвращаете", other: "возвращает") } 1 поддержку со знамени в резерв { NAME($suit, of: "suit", case: "gen") }.
    }
event-mob_rose =
    { $mob ->
        [true] Поднимается чернь.
       *[other] Чернь расходится.
    }
event-title_passed = Титул переходит. Прежний владелец — { PLAYER($source) }, новый — { PLAYER($seat) }.
event-title_turned =
    { $usurper ->
        [true] { PLAYER($seat) } теперь узурпатор: { DOES($seat, you: "сохраните", other: "сохранит") } титул до следующего подъёма — { DOES($seat, you: "победите", other: "победит") }.
       *[other] Титул, который { DOES($seat, you: "держите", other: "держит") } { PLAYER($seat) }, ложится стороной верного обету.
    }
event-vision_drawn =
    { $count ->
        [one] Видение! Всего взято: { $count }.
       *[other] Видение! Всего взято: { $count }.
    }
event-role_changed =
    { $role ->
        [citizen] { PLAYER($seat) } { DOES($seat, you: "становитесь", other: "становится") } вассалом.
       *[other] { PLAYER($seat) } снова изгнанник.
    }
event-offered =
    { $citizenship ->
        [true] { PLAYER($seat) } { DOES($seat, you: "предлагаете", other: "предлагает") } вассалитет. Отвечает { PLAYER($to) }.
       *[other] { PLAYER($seat) } { DOES($seat, you: "предлагаете", other: "предлагает") } договор. Отвечает { PLAYER($to) }.
    }
event-countered = { PLAYER($seat) } { DOES($seat, you: "просите", other: "просит") } других условий. Отвечает { PLAYER($to) }.
event-answered =
    { $yes ->
        [true] { PLAYER($seat) } { DOES($seat, you: "соглашаетесь", other: "соглашается") }.
       *[other] { PLAYER($seat) } { DOES($seat, you: "отказываетесь", other: "отказывается") }.
    }
event-promised =
    { $promise ->
        [no_campaign] { PLAYER($seat) } { DOES($seat, you: "обещаете", other: "обещает") } не нападать до конца раунда { $until }. Обещание получает { PLAYER($to) }.
        [no_target] { $what ->
            [pawn] { PLAYER($seat) } { DOES($seat, you: "обещаете", other: "обещает") } не брать целью фигурку до конца раунда { $until }. Обещание получает { PLAYER($to) }.
           *[other] { PLAYER($seat) } { DOES($seat, you: "обещаете", other: "обещает") } не брать целью до конца раунда { $until }: { NAME($what) }. Обещание получает { PLAYER($to) }.
        }
        [no_recover] { PLAYER($seat) } { DOES($seat, you: "обещаете", other: "обещает") } не обретать до конца раунда { $until }: { NAME($what) }. Обещание получает { PLAYER($to) }.
        [join] { PLAYER($seat) } { DOES($seat, you: "обещаете", other: "обещает") } помогать в защите до конца раунда { $until }. Обещание получает { PLAYER($to) }.
        [permit] { PLAYER($seat) } { DOES($seat, you: "обещаете", other: "обещает") } принимать помощь в защите до конца раунда { $until }. Обещание получает { PLAYER($to) }.
        [leave] { PLAYER($seat) } { DOES($seat, you: "обещаете", other: "обещает") } давать разрешение на отряды до конца раунда { $until }. Обещание получает { PLAYER($to) }.
        [favor] { PLAYER($seat) } { DOES($seat, you: "обещаете", other: "обещает") } поддержку ({ $count }) в раунде { $until }. Получатель — { PLAYER($to) }.
       *[other] { PLAYER($seat) } { DOES($seat, you: "обещаете", other: "обещает") } тайны ({ $count }) в раунде { $until }. Получатель — { PLAYER($to) }.
    }
event-promise_broken = { PLAYER($seat) } { DOES($seat, you: "нарушаете", other: "нарушает") } обещание, данное другому игроку: { PLAYER($to) }.
event-campaign_declared =
    { $defender ->
        [-1] { PLAYER($seat) } { DOES($seat, you: "нападаете", other: "нападает") } на банды. Цели: { NAMES($targets) }; кубики: { $attack } против { $defense }.
       *[other] { $targets ->
            [none] { PLAYER($seat) } { DOES($seat, you: "нападаете", other: "нападает") }, { DOES($defender, you: "защищаетесь", other: "защищается") } { PLAYER($defender) }. Цель — фигурка; кубики: { $attack } против { $defense }.
           *[other] { $pawn ->
                [true] { PLAYER($seat) } { DOES($seat, you: "нападаете", other: "нападает") }, { DOES($defender, you: "защищаетесь", other: "защищается") } { PLAYER($defender) }. Цели: { NAMES($targets) } и фигурка; кубики: { $attack } против { $defense }.
               *[other] { PLAYER($seat) } { DOES($seat, you: "нападаете", other: "нападает") }, { DOES($defender, you: "защищаетесь", other: "защищается") } { PLAYER($defender) }. Цели: { NAMES($targets) }; кубики: { $attack } против { $defense }.
            }
        }
    }
event-rolled =
    { $faces ->
        [none] { $kind_of_dice ->
            [attack] Нападение: без кубиков.
           *[other] Защита: без кубиков.
        }
       *[other] { $kind_of_dice ->
            [attack] Нападение: { NAMES($faces, of: "face") }.
           *[other] Защита: { NAMES($faces, of: "face") }.
        }
    }
event-campaign_counted =
    { $won ->
        [true] { $sacrificed ->
            [0] { PLAYER($seat) } { DOES($seat, you: "побеждаете", other: "побеждает") }: { $swords } против { $shields } + { $force }.
           *[other] { PLAYER($seat) } { DOES($seat, you: "побеждаете", other: "побеждает") }: { $swords } и жертвы ({ $sacrificed }) против { $shields } + { $force }.
        }
       *[other] Набег отбит: { $swords } против { $shields } + { $force }.
    }
event-end_die = Кубик завершения: { $result }. Империи нужно { $needed } или больше.
event-rested = { PLAYER($seat) } { DOES($seat, you: "отдыхаете", other: "отдыхает") }, провианта снова { $supply }.
event-won = { PLAYER($seat) } { DOES($seat, you: "побеждаете", other: "побеждает") } в партии ({ NAMES($ways, of: "win") }).
event-hidden_swapped = Закрытые советники меняются местами: { PLAYER($one) } и { PLAYER($two) }.
event-banks_shifted = Поддержка ({ $count }) переходит из резерва { NAME($source, of: "suit", case: "gen") } в резерв { NAME($to, of: "suit", case: "gen") }.
event-card_moved = Карта «{ NAME($card) }» переходит на новое место: { NAME($slot, of: "slot") }.
event-cards_swapped = Карты «{ NAME($one) }» и «{ NAME($two) }» меняются местами.
event-pile_moved = Стопка сброса { NAME($source, of: "region", case: "gen") } ложится на стопку { NAME($to, of: "region", case: "gen") }.
