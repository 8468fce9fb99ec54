### Paladins of the West Kingdom, together against the Overlord

opponent-own = The Overlord
    .whose = the Overlord’s
    .of = of the Overlord

## What happened

event-starter_taken = { PLAYER($seat) } { DOES($seat, you: "begin", other: "begins") } with { NAME($card) } and { NAME($overlay, of: "action") }.
event-honour_gained = { PLAYER($seat) } { DOES($seat, you: "gain", other: "gains") } 1 honour: { $honour } now.
event-honour_lost = { PLAYER($seat) } { DOES($seat, you: "lose", other: "loses") } { $lost } honour: { $honour } now.
event-shared = { NAME($action, of: "action") }: what it brings goes to { PLAYER($receiver) }.
event-order_fulfilled = { PLAYER($seat) } { DOES($seat, you: "fulfil", other: "fulfils") } the king’s order for everybody: { NAME($card) } ({ NAMES($workers, of: "worker") }). At the end each gets { $points } points.
event-threat_fought =
    { $left ->
        [0] { PLAYER($seat) } { DOES($seat, you: "take", other: "takes") } the last worker off { NAME($card) }.
       *[other] { PLAYER($seat) } { DOES($seat, you: "take", other: "takes") } a worker off { NAME($card) }: { $left } left.
    }
event-threat_gone = { NAME($card) } is out of the game.
event-threat_revealed =
    { $workers ->
        [one] A threat is revealed: { NAME($card) }, with one worker of the Overlord.
       *[other] A threat is revealed: { NAME($card) }, with { $workers } workers of the Overlord.
    }
event-outsiders_turned = The outsider threat is turned: { $required } outsiders in every round from now on.
event-king_threat_revealed = The king’s threat is revealed: orders ask for { $more } more of each attribute.
event-overlord_began = The round is over. The threats strike.
event-outsiders_counted =
    { $met ->
        [true] Outsiders dealt with: { $removed } of { $required }. Nobody loses honour.
       *[false] Outsiders dealt with: { $removed } of { $required }. Everybody loses 1 honour.
    }
event-threat_strikes =
    { $workers ->
        [one] { NAME($card) }: one worker of the Overlord is there.
       *[other] { NAME($card) }: { $workers } workers of the Overlord are there.
    }
event-penalty_taken =
    { $penalty ->
        [silver] { PLAYER($seat) } { DOES($seat, you: "lose", other: "loses") } 1 silver.
        [provision] { PLAYER($seat) } { DOES($seat, you: "lose", other: "loses") } a provision.
        [faith] { PLAYER($seat) } { DOES($seat, you: "lose", other: "loses") } 1 faith.
        [strength] { PLAYER($seat) } { DOES($seat, you: "lose", other: "loses") } 1 strength.
        [influence] { PLAYER($seat) } { DOES($seat, you: "lose", other: "loses") } 1 influence.
        [worker] { PLAYER($seat) } { DOES($seat, you: "send", other: "sends") } a worker back to the supply: { NAME($what, of: "worker") }.
       *[workshop] { PLAYER($seat) } { DOES($seat, you: "lose", other: "loses") } a workshop: { NAME($what, of: "action") }.
    }
event-penalty_ignored = { PLAYER($seat) } { DOES($seat, you: "have", other: "has") } nothing that { NAME($card) } could take.
event-threat_grew = One more worker of the Overlord comes to { NAME($card) }: { $workers } now.
event-attribute_lowered = { PLAYER($seat) }: { NAME($attribute, of: "attribute") } falls from { $before } to { $now }, down to honour.
