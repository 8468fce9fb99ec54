### Viscounts of the West Kingdom, together against the Overlord

## What happened

event-reminder_taken = { PLAYER($seat) } { DOES($seat, you: "take", other: "takes") } a reminder card: { NAME($card) }.
event-reminder_on_top = { PLAYER($seat) } { DOES($seat, you: "lay", other: "lays") } one on top: { NAME($card) }.
event-overlord_came = The Overlord comes to space { $space }, by the card that was left: { NAME($card) }.
event-worker_revealed = { NAME($card) } is turned up: a worker of the Overlord stands on space { $space }.
event-overlord_removed = { PLAYER($seat) } { DOES($seat, you: "drive", other: "drives") } a worker of the Overlord from space { $space }.
event-outpost_placed = { PLAYER($seat) } { DOES($seat, you: "leave", other: "leaves") } a worker on space { $space }.
event-intruder_bumped = { PLAYER($seat) } { DOES($seat, you: "bump", other: "bumps") } a worker of the Overlord from tier { $tier }: { NAME($section, of: "section") }.
event-overlord_moved =
    { $silver ->
        [one] { NAME($card) } shows { $silver }: the Overlord goes 1 space, to space { $space }.
       *[other] { NAME($card) } shows { $silver }: the Overlord goes { $silver } spaces, to space { $space }.
    }
event-overlord_placed =
    { $count ->
        [one] He places a worker on space { $space }. He has { $left } left.
       *[other] He places a worker on space { $space }: { $count } stand there now. He has { $left } left.
    }
event-sent_home =
    { $reason ->
        [stop] He stops at a worker { PLAYER($seat, form: "of") } on space { $space }: it goes home.
        [instead] Instead of placing his own he sends home a worker { PLAYER($seat, form: "of") } from space { $space }.
       *[advance] A worker { PLAYER($seat, form: "of") } has held space { $space } and goes home.
    }
event-banished =
    { $printed ->
        [true] His workers stand there already. The pile is empty: the printed card decides: { NAME($row, of: "banish") }.
       *[false] His workers stand there already: he banishes { NAME($card) }: { NAME($row, of: "banish") }.
    }
event-step_began = His card, step { $step }.
event-advance_ordered = { $count } of his workers stand on space { $space }: an advance order.
event-advanced =
    { $way ->
        [clockwise] One goes clockwise, from { $origin } to { $space }.
        [counter_clockwise] One goes counter-clockwise, from { $origin } to { $space }.
       *[inward] One goes inward, from { $origin } to { $space }.
    }
event-repelled =
    { $way ->
        [clockwise] One goes clockwise to { $space }, meets a worker and returns to his supply.
        [counter_clockwise] One goes counter-clockwise to { $space }, meets a worker and returns to his supply.
       *[inward] One goes inward to { $space }, meets a worker and returns to his supply.
    }
event-castle_entered = The inner road is taken: one enters tier { $tier } of the castle, { NAME($section, of: "section") }.
event-castle_cleared = Too many in tier { $tier } of “{ NAME($section, of: "section") }”: a worker of each player there goes home.
event-thinned = { NAME($card, of: "end") } takes one worker of the Overlord from each location with two: { NAMES($spaces, of: "space") }.
event-overlord_won =
    { $reason ->
        [tier3] A worker of the Overlord has reached the third tier of the castle.
       *[supply] The Overlord has to place a worker, and all 20 stand on the board.
    }
event-ended =
    { $reason ->
        [tier3] The castle has fallen.
        [supply] The Overlord holds the land.
        [poverty] Poverty has come, and the last round is over.
        [prosperity] Prosperity has come, and the last round is over.
       *[both] Poverty and Prosperity have come, and the last round is over.
    }
