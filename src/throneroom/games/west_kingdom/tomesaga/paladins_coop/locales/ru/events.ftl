### Паладины западного королевства, вместе против Владыки

opponent-own = Владыка
    .whose = Владыки
    .of = Владыки

## Что произошло

event-starter_taken = { PLAYER($seat) } { DOES($seat, you: "начинаете", other: "начинает") }: { NAME($card) }, { NAME($overlay, of: "action") }.
event-honour_gained = { PLAYER($seat) } { DOES($seat, you: "получаете", other: "получает") } 1 честь, теперь { $honour }.
event-honour_lost = { PLAYER($seat) } { DOES($seat, you: "теряете", other: "теряет") } честь: { $lost }, осталось { $honour }.
event-shared = { NAME($action, of: "action") }: награду получает { PLAYER($receiver) }.
event-order_fulfilled = { PLAYER($seat) } { DOES($seat, you: "выполняете", other: "выполняет") } приказ короля за всех: { NAME($card) } ({ NAMES($workers, of: "worker") }). В конце каждый получит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }.
event-threat_fought =
    { $left ->
        [0] { PLAYER($seat) } { DOES($seat, you: "снимаете", other: "снимает") } последнего рабочего: { NAME($card) }.
       *[other] { PLAYER($seat) } { DOES($seat, you: "снимаете", other: "снимает") } рабочего: { NAME($card) }, осталось { $left }.
    }
event-threat_gone = Угрозы больше нет: { NAME($card) }.
event-threat_revealed = Открыта угроза: { NAME($card) }, рабочих Владыки — { $workers }.
event-outsiders_turned = Угроза иноземцев перевёрнута: теперь каждый раунд нужно избавиться от иноземцев: { $required }.
event-king_threat_revealed = Открыта угроза короля: приказы требуют на { $more } больше каждого параметра.
event-overlord_began = Раунд окончен. Наступает черёд угроз.
event-outsiders_counted =
    { $met ->
        [true] Иноземцев побеждено и обращено: { $removed } из { $required }. Никто не теряет честь.
       *[false] Иноземцев побеждено и обращено: { $removed } из { $required }. Каждый теряет 1 честь.
    }
event-threat_strikes = { NAME($card) }: рабочих Владыки там { $workers }.
event-penalty_taken =
    { $penalty ->
        [silver] { PLAYER($seat) } { DOES($seat, you: "теряете", other: "теряет") } 1 серебро.
        [provision] { PLAYER($seat) } { DOES($seat, you: "теряете", other: "теряет") } 1 припас.
        [faith] { PLAYER($seat) } { DOES($seat, you: "теряете", other: "теряет") } 1 веру.
        [strength] { PLAYER($seat) } { DOES($seat, you: "теряете", other: "теряет") } 1 силу.
        [influence] { PLAYER($seat) } { DOES($seat, you: "теряете", other: "теряет") } 1 влияние.
        [worker] { PLAYER($seat) } { DOES($seat, you: "возвращаете", other: "возвращает") } рабочего в запас: { NAME($what, of: "worker") }.
       *[workshop] { PLAYER($seat) } { DOES($seat, you: "теряете", other: "теряет") } мастерскую: { NAME($what, of: "action") }.
    }
event-penalty_ignored = { PLAYER($seat) }: терять нечего ({ NAME($card) }).
event-threat_grew = Рабочий Владыки возвращается: { NAME($card) }, теперь { $workers }.
event-attribute_lowered = { PLAYER($seat) }: { NAME($attribute, of: "attribute") } снижается с { $before } до { $now }, до уровня чести.
