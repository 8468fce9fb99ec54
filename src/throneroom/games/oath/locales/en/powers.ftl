### Questions that powers of cards ask; the card stands before each

prompt-power_card = { NAME($by) }: which card?
prompt-power_facedown = { NAME($by) }: which face down card?
prompt-power_relic = { NAME($by) }: which relic?
prompt-power_thing = { NAME($by) }: what do you take?
prompt-power_player = { NAME($by) }: which player?
prompt-power_sites =
    { $lo ->
        [one] { NAME($by) }: which site?
       *[other] { NAME($by) }: which { $lo } sites?
    }
prompt-power_relics = { NAME($by) }: which relics become targets?
prompt-power_bury = { NAME($by) }: which relics go under the relic deck?
prompt-power_post = { NAME($by) }: how many warbands at { NAME($site) }?
prompt-power_site = { NAME($by) }: which site?
prompt-power_suit = { NAME($by) }: which suit?
prompt-power_pile = { NAME($by) }: which pile?
prompt-power_way = { NAME($by) }: which of these?
prompt-power_may = { NAME($by) }: do you want it?
prompt-power_number = { NAME($by) }: how many?
prompt-power_dice = { NAME($by) }: how many dice?
prompt-power_burn = { NAME($by) }: how much favor do you burn?
prompt-power_favor = { NAME($by) }: how much favor?
prompt-power_secrets = { NAME($by) }: how many secrets?
prompt-power_sacrifice = { NAME($by) }: how many warbands do you sacrifice?
prompt-power_warbands =
    { $lo ->
        [one] { NAME($by) }: which warband dies?
       *[other] { NAME($by) }: which { $lo } warbands die?
    }
prompt-power_citizen = { NAME($by) }: do you become a Citizen?

option-power_number = { $n }
option-power_post =
    { $n ->
        [one] { $n } warband
       *[other] { $n } warbands
    }
option-power_dice =
    { $n ->
        [0] No dice
        [one] { $n } die
       *[other] { $n } dice
    }
option-power_burn =
    { $n ->
        [0] None
       *[other] { $n } favor
    }
option-power_favor =
    { $n ->
        [0] None
       *[other] { $n } favor
    }
option-power_secrets =
    { $n ->
        [0] None
        [one] { $n } secret
       *[other] { $n } secrets
    }
option-power_sacrifice =
    { $n ->
        [0] None
        [one] { $n } warband
       *[other] { $n } warbands
    }
option-discord = Discord
option-arcane = Arcane
option-order = Order
option-hearth = Hearth
option-beast = Beast
option-nomad = Nomad
option-add = Add 1
option-remove = Remove 1
option-secret_for_favor = Give 1 secret, take 2 favor
option-favor_for_secret = Give 2 favor, take 1 secret

event-returned =
    { PLAYER($seat) } { DOES($seat, you: "lose", other: "loses") } { $count } favor to the { NAME($suit, of: "suit") } bank.
why-no-darkest-secret = It works only for whoever holds the Darkest Secret.
why-own-roll-only = It answers to your own dice only.
why-not-alone = Your side has used another battle plan already.
why-smaller-force = Your force is not the larger one.
why-own-act-only = It follows your own action only.
prompt-bank_to = { NAME($by) }: to which bank?
option-keep_relic = Keep the relic
option-bury_relic = Put it under the relic deck
why-peoples-favor = The other side holds the People’s Favor.
why-no-peoples-favor = It works only for whoever holds the People’s Favor.
why-has-favor = You have favor on your board.
prompt-power_swap = { NAME($by) }: with which card does it change places?
prompt-gathering_come = { NAME($by) }: do you come?
prompt-gathering_deal = { NAME($by) }: do you propose an exchange?
why-too-many-warbands = You have too many warbands on your board.
prompt-second_wind_travel = { NAME($by) }: travel for free?
prompt-second_wind_campaign = { NAME($by) }: campaign once more for free?
prompt-power_vision = { NAME($by) }: which Vision?
prompt-blackmail = { NAME($by) }: { PLAYER($player) } { DOES($player, you: "want", other: "wants") } { NAME($relic) }. Pay 3 favor?
option-pay_favor = Pay 3 favor
option-lose_relic = Lose the relic
event-favor_placed = { PLAYER($seat) } { DOES($seat, you: "place", other: "places") } { $count } favor on { NAME($card) }.
event-vision_marked = { PLAYER($seat) } { DOES($seat, you: "put", other: "puts") } a warband on { NAME($vision) }.
why-ruler-at-home = The ruler’s pawn is at this site.
why-larger-force = The defending force is not larger than yours.
why-too-few-sites = You do not rule more sites than the Empire.
why-no-mob = The People’s Favor does not show its Mob side.
prompt-power_peek = { NAME($by) }: what do you look at?
prompt-power_exchange = { NAME($by) }: which cards do you exchange?
prompt-skeleton_key = { NAME($by) }: do you take the relic?
prompt-cage_colour = { NAME($by) }: whose warbands do you release?
prompt-cage_count = { NAME($by) }: how many warbands?
option-cage_count =
    { $n ->
        [one] { $n } warband
       *[other] { $n } warbands
    }
option-purple = Purple
option-plus_one = Add 1
option-minus_one = Subtract 1
event-exchanged =
    { $count ->
        [one] { PLAYER($seat) } { DOES($seat, you: "exchange", other: "exchanges") } { $count } card for one of the Dispossessed.
       *[other] { PLAYER($seat) } { DOES($seat, you: "exchange", other: "exchanges") } { $count } cards for Dispossessed ones.
    }
event-repaired = { PLAYER($seat) } { DOES($seat, you: "repair", other: "repairs") } { NAME($card) }.
why-not-the-chancellors = The Chancellor does not rule this site.
