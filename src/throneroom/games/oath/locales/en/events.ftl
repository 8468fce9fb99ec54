### Oath

## What happened

event-board_taken =
    { $role ->
        [citizen] { PLAYER($seat) } { DOES($seat, you: "begin", other: "begins") } as a Citizen ({ NAME($colour, of: "colour") }).
       *[other] { PLAYER($seat) } { DOES($seat, you: "begin", other: "begins") } as an Exile ({ NAME($colour, of: "colour") }).
    }
event-pawn_placed = { PLAYER($seat) } { DOES($seat, you: "begin", other: "begins") } at { NAME($site) }.
event-adviser_kept =
    { $card ->
        [none] { $vision ->
            [true] { PLAYER($seat) } { DOES($seat, you: "keep", other: "keeps") } a Vision face down.
           *[other] { PLAYER($seat) } { DOES($seat, you: "keep", other: "keeps") } an adviser face down.
        }
       *[other] { PLAYER($seat) } { DOES($seat, you: "keep", other: "keeps") } { NAME($card) } face down.
    }
event-turn_began = { PLAYER($seat) }, round { $round }
event-phase_began = { PLAYER($seat) }: { NAME($phase, of: "phase") }
event-act_began =
    { $supply ->
        [0] { PLAYER($seat) }: { NAME($act, of: "act") }, free.
       *[other] { PLAYER($seat) }: { NAME($act, of: "act") } for { $supply } Supply.
    }
event-power_used =
    { $seat ->
        [-1] The bandits use { NAME($card) }.
       *[other] { PLAYER($seat) } { DOES($seat, you: "use", other: "uses") } { NAME($card) }.
    }
event-drew =
    { $cards ->
        [none] { $source ->
            [deck] { $count ->
                [one] { PLAYER($seat) } { DOES($seat, you: "draw", other: "draws") } { $count } card of the world deck.
               *[other] { PLAYER($seat) } { DOES($seat, you: "draw", other: "draws") } { $count } cards of the world deck.
            }
            [relics] { PLAYER($seat) } { DOES($seat, you: "draw", other: "draws") } a relic.
            [dispossessed] { $count ->
                [one] { PLAYER($seat) } { DOES($seat, you: "draw", other: "draws") } { $count } card of the Dispossessed.
               *[other] { PLAYER($seat) } { DOES($seat, you: "draw", other: "draws") } { $count } cards of the Dispossessed.
            }
           *[other] { $count ->
                [one] { PLAYER($seat) } { DOES($seat, you: "draw", other: "draws") } { $count } card of a discard pile.
               *[other] { PLAYER($seat) } { DOES($seat, you: "draw", other: "draws") } { $count } cards of a discard pile.
            }
        }
       *[other] { PLAYER($seat) } { DOES($seat, you: "draw", other: "draws") } { NAMES($cards) }.
    }
event-discarded =
    { $cards ->
        [none] { $count ->
            [one] { PLAYER($seat) } { DOES($seat, you: "discard", other: "discards") } { $count } card.
           *[other] { PLAYER($seat) } { DOES($seat, you: "discard", other: "discards") } { $count } cards.
        }
       *[other] { PLAYER($seat) } { DOES($seat, you: "discard", other: "discards") } { NAMES($cards) }.
    }
event-played =
    { $place ->
        [site] { PLAYER($seat) } { DOES($seat, you: "play", other: "plays") } { NAME($card) } at { NAME($site) }.
        [vision] { PLAYER($seat) } { DOES($seat, you: "reveal", other: "reveals") } the { NAME($card) }.
       *[other] { PLAYER($seat) } { DOES($seat, you: "play", other: "plays") } { NAME($card) }.
    }
event-played_facedown =
    { $card ->
        [none] { $vision ->
            [true] { PLAYER($seat) } { DOES($seat, you: "keep", other: "keeps") } a Vision face down.
           *[other] { PLAYER($seat) } { DOES($seat, you: "keep", other: "keeps") } a card face down.
        }
       *[other] { PLAYER($seat) } { DOES($seat, you: "keep", other: "keeps") } { NAME($card) } face down.
    }
event-peeked =
    { $cards ->
        [none] { PLAYER($seat) } { DOES($seat, you: "look", other: "looks") } at face down cards.
       *[other] { PLAYER($seat) } { DOES($seat, you: "look", other: "looks") } at { NAMES($cards) }.
    }
event-shown =
    { $card ->
        [none] { PLAYER($seat) } { DOES($seat, you: "show", other: "shows") } a face down card to { PLAYER($to) }.
       *[other] { PLAYER($seat) } { DOES($seat, you: "show", other: "shows") } { NAME($card) } to { PLAYER($to) }.
    }
event-revealed = { PLAYER($seat) } { DOES($seat, you: "show", other: "shows") } everybody { NAMES($cards) }.
event-site_revealed = A site turns up: { NAME($site) }.
event-travelled =
    { $site ->
        [none] { PLAYER($seat) } { DOES($seat, you: "travel", other: "travels") } into the unknown.
       *[other] { PLAYER($seat) } { DOES($seat, you: "travel", other: "travels") } to { NAME($site) }.
    }
event-gained =
    { $what ->
        [favor] { $source ->
            [discord] { PLAYER($seat) } { DOES($seat, you: "gain", other: "gains") } { $count } favor from the { NAME("discord", of: "suit") } bank.
            [arcane] { PLAYER($seat) } { DOES($seat, you: "gain", other: "gains") } { $count } favor from the { NAME("arcane", of: "suit") } bank.
            [order] { PLAYER($seat) } { DOES($seat, you: "gain", other: "gains") } { $count } favor from the { NAME("order", of: "suit") } bank.
            [hearth] { PLAYER($seat) } { DOES($seat, you: "gain", other: "gains") } { $count } favor from the { NAME("hearth", of: "suit") } bank.
            [beast] { PLAYER($seat) } { DOES($seat, you: "gain", other: "gains") } { $count } favor from the { NAME("beast", of: "suit") } bank.
            [nomad] { PLAYER($seat) } { DOES($seat, you: "gain", other: "gains") } { $count } favor from the { NAME("nomad", of: "suit") } bank.
           *[other] { PLAYER($seat) } { DOES($seat, you: "gain", other: "gains") } { $count } favor.
        }
        [secrets] { $count ->
            [one] { PLAYER($seat) } { DOES($seat, you: "gain", other: "gains") } { $count } secret.
           *[other] { PLAYER($seat) } { DOES($seat, you: "gain", other: "gains") } { $count } secrets.
        }
        [warbands] { $count ->
            [one] { PLAYER($seat) } { DOES($seat, you: "gain", other: "gains") } { $count } warband.
           *[other] { PLAYER($seat) } { DOES($seat, you: "gain", other: "gains") } { $count } warbands.
        }
       *[other] { PLAYER($seat) } { DOES($seat, you: "gain", other: "gains") } { $count } Supply.
    }
event-gave =
    { $what ->
        [favor] { PLAYER($to) } { DOES($to, you: "get", other: "gets") } { $count } favor from { PLAYER($seat) }.
        [secrets] { $count ->
            [one] { PLAYER($to) } { DOES($to, you: "get", other: "gets") } { $count } secret from { PLAYER($seat) }.
           *[other] { PLAYER($to) } { DOES($to, you: "get", other: "gets") } { $count } secrets from { PLAYER($seat) }.
        }
        [adviser] { PLAYER($to) } { DOES($to, you: "get", other: "gets") } an adviser from { PLAYER($seat) }.
       *[other] { $count ->
            [one] { PLAYER($to) } { DOES($to, you: "get", other: "gets") } { $count } warband from { PLAYER($seat) }.
           *[other] { PLAYER($to) } { DOES($to, you: "get", other: "gets") } { $count } warbands from { PLAYER($seat) }.
        }
    }
event-burned =
    { $what ->
        [favor] { PLAYER($seat) } { DOES($seat, you: "burn", other: "burns") } { $count } favor.
       *[other] { $count ->
            [one] { PLAYER($seat) } { DOES($seat, you: "burn", other: "burns") } { $count } secret.
           *[other] { PLAYER($seat) } { DOES($seat, you: "burn", other: "burns") } { $count } secrets.
        }
    }
event-killed =
    { $site ->
        [none] { $count ->
            [one] { $count } warband on the board of { PLAYER($seat) } dies.
           *[other] { $count } warbands on the board of { PLAYER($seat) } die.
        }
       *[other] { $colour ->
            [purple] { $count ->
                [one] { $count } warband of the Empire at { NAME($site) } dies.
               *[other] { $count } warbands of the Empire at { NAME($site) } die.
            }
           *[other] { $count ->
                [one] { $count } warband of { PLAYER($owner) } at { NAME($site) } dies.
               *[other] { $count } warbands of { PLAYER($owner) } at { NAME($site) } die.
            }
        }
    }
event-placed =
    { $count ->
        [one] { PLAYER($seat) } { DOES($seat, you: "place", other: "places") } { $count } warband at { NAME($site) }.
       *[other] { PLAYER($seat) } { DOES($seat, you: "place", other: "places") } { $count } warbands at { NAME($site) }.
    }
event-withdrawn =
    { $count ->
        [one] { PLAYER($seat) } { DOES($seat, you: "withdraw", other: "withdraws") } { $count } warband from { NAME($site) }.
       *[other] { PLAYER($seat) } { DOES($seat, you: "withdraw", other: "withdraws") } { $count } warbands from { NAME($site) }.
    }
event-mustered =
    { $count ->
        [one] { PLAYER($seat) } { DOES($seat, you: "muster", other: "musters") } { $count } warband at { NAME($card) }.
       *[other] { PLAYER($seat) } { DOES($seat, you: "muster", other: "musters") } { $count } warbands at { NAME($card) }.
    }
event-traded =
    { $secrets ->
        [0] { PLAYER($seat) } { DOES($seat, you: "trade", other: "trades") } with { NAME($card) }: { $favor } favor.
        [one] { $favor ->
            [0] { PLAYER($seat) } { DOES($seat, you: "trade", other: "trades") } with { NAME($card) }: { $secrets } secret.
           *[other] { PLAYER($seat) } { DOES($seat, you: "trade", other: "trades") } with { NAME($card) }: { $secrets } secret and { $favor } favor.
        }
       *[other] { $favor ->
            [0] { PLAYER($seat) } { DOES($seat, you: "trade", other: "trades") } with { NAME($card) }: { $secrets } secrets.
           *[other] { PLAYER($seat) } { DOES($seat, you: "trade", other: "trades") } with { NAME($card) }: { $secrets } secrets and { $favor } favor.
        }
    }
event-relic_taken =
    { $source ->
        [-1] { PLAYER($seat) } { DOES($seat, you: "take", other: "takes") } a relic: { NAME($relic) }.
       *[other] { $how ->
            [given] { PLAYER($source) } { DOES($source, you: "give", other: "gives") } { NAME($relic) } to { PLAYER($seat) }.
           *[other] { PLAYER($seat) } { DOES($seat, you: "take", other: "takes") } { NAME($relic) } from { PLAYER($source) }.
        }
    }
event-relic_gone =
    { $relic ->
        [none] { PLAYER($seat) } { DOES($seat, you: "put", other: "puts") } a relic under the relic deck.
       *[other] { PLAYER($seat) } { DOES($seat, you: "put", other: "puts") } { NAME($relic) } under the relic deck.
    }
event-banner_taken =
    { $how ->
        [given] { PLAYER($source) } { DOES($source, you: "give", other: "gives") } the { NAME($banner) } to { PLAYER($seat) }.
        [recover] { PLAYER($seat) } { DOES($seat, you: "recover", other: "recovers") } the { NAME($banner) }, now with { $tokens }.
       *[other] { PLAYER($seat) } { DOES($seat, you: "seize", other: "seizes") } the { NAME($banner) }.
    }
event-banner_step =
    { $change ->
        [1] { PLAYER($seat) } { DOES($seat, you: "add", other: "adds") } 1 favor to the People’s Favor.
       *[other] { PLAYER($seat) } { DOES($seat, you: "return", other: "returns") } 1 favor to the { NAME($suit, of: "suit") } bank.
    }
event-mob_rose =
    { $mob ->
        [true] The Mob rises.
       *[other] The Mob goes home.
    }
event-title_passed = The title passes from { PLAYER($source) } to { PLAYER($seat) }.
event-title_turned =
    { $usurper ->
        [true] { PLAYER($seat) } { DOES($seat, you: "are", other: "is") } the Usurper now, and { DOES($seat, you: "win", other: "wins") } at the next Wake with the title still there.
       *[other] The title of { PLAYER($seat) } turns to the Oathkeeper’s side.
    }
event-vision_drawn =
    { $count ->
        [one] A Vision! The first of this game.
       *[other] A Vision! { $count } have been drawn so far.
    }
event-role_changed =
    { $role ->
        [citizen] { PLAYER($seat) } { DOES($seat, you: "become", other: "becomes") } a Citizen.
       *[other] { PLAYER($seat) } { DOES($seat, you: "are", other: "is") } an Exile again.
    }
event-offered =
    { $citizenship ->
        [true] { PLAYER($seat) } { DOES($seat, you: "offer", other: "offers") } { PLAYER($to) } Citizenship.
       *[other] { PLAYER($seat) } { DOES($seat, you: "offer", other: "offers") } { PLAYER($to) } a deal.
    }
event-countered = { PLAYER($seat) } { DOES($seat, you: "ask", other: "asks") } { PLAYER($to) } for other terms.
event-answered =
    { $yes ->
        [true] { PLAYER($seat) } { DOES($seat, you: "agree", other: "agrees") }.
       *[other] { PLAYER($seat) } { DOES($seat, you: "refuse", other: "refuses") }.
    }
event-promised =
    { $promise ->
        [no_campaign] { PLAYER($seat) } { DOES($seat, you: "promise", other: "promises") } not to attack { PLAYER($to) } until the end of round { $until }.
        [no_target] { $what ->
            [pawn] { PLAYER($seat) } { DOES($seat, you: "promise", other: "promises") } not to target the pawn of { PLAYER($to) } until the end of round { $until }.
           *[other] { PLAYER($seat) } { DOES($seat, you: "promise", other: "promises") } { PLAYER($to) } not to target { NAME($what) } until the end of round { $until }.
        }
        [no_recover] { PLAYER($seat) } { DOES($seat, you: "promise", other: "promises") } { PLAYER($to) } not to recover { NAME($what) } until the end of round { $until }.
        [join] { PLAYER($seat) } { DOES($seat, you: "promise", other: "promises") } to join the defense of { PLAYER($to) } until the end of round { $until }.
        [permit] { PLAYER($seat) } { DOES($seat, you: "promise", other: "promises") } to let { PLAYER($to) } join the defense until the end of round { $until }.
        [leave] { PLAYER($seat) } { DOES($seat, you: "promise", other: "promises") } { PLAYER($to) } leave to move warbands until the end of round { $until }.
        [favor] { PLAYER($seat) } { DOES($seat, you: "promise", other: "promises") } { PLAYER($to) } { $count } favor in round { $until }.
       *[other] { $count ->
            [one] { PLAYER($seat) } { DOES($seat, you: "promise", other: "promises") } { PLAYER($to) } { $count } secret in round { $until }.
           *[other] { PLAYER($seat) } { DOES($seat, you: "promise", other: "promises") } { PLAYER($to) } { $count } secrets in round { $until }.
        }
    }
event-promise_broken = { PLAYER($seat) } { DOES($seat, you: "break", other: "breaks") } a promise to { PLAYER($to) }.
event-campaign_declared =
    { $defender ->
        [-1] { PLAYER($seat) } { DOES($seat, you: "attack", other: "attacks") } the bandits for { NAMES($targets) }: { $attack } dice against { $defense }.
       *[other] { $targets ->
            [none] { PLAYER($seat) } { DOES($seat, you: "attack", other: "attacks") } { PLAYER($defender) } to banish the pawn: { $attack } dice against { $defense }.
           *[other] { $pawn ->
                [true] { PLAYER($seat) } { DOES($seat, you: "attack", other: "attacks") } { PLAYER($defender) } for { NAMES($targets) } and to banish the pawn: { $attack } dice against { $defense }.
               *[other] { PLAYER($seat) } { DOES($seat, you: "attack", other: "attacks") } { PLAYER($defender) } for { NAMES($targets) }: { $attack } dice against { $defense }.
            }
        }
    }
event-rolled =
    { $faces ->
        [none] { $kind_of_dice ->
            [attack] The attack: no dice.
           *[other] The defense: no dice.
        }
       *[other] { $kind_of_dice ->
            [attack] The attack: { NAMES($faces, of: "face") }.
           *[other] The defense: { NAMES($faces, of: "face") }.
        }
    }
event-campaign_counted =
    { $won ->
        [true] { $sacrificed ->
            [0] { PLAYER($seat) } { DOES($seat, you: "win", other: "wins") }: { $swords } against { $shields } + { $force }.
           *[other] { PLAYER($seat) } { DOES($seat, you: "win", other: "wins") }: { $swords } and { $sacrificed } sacrificed against { $shields } + { $force }.
        }
       *[other] The attack fails: { $swords } against { $shields } + { $force }.
    }
event-end_die = The end die shows { $result }; the Empire needs { $needed } or more.
event-rested = { PLAYER($seat) } { DOES($seat, you: "rest", other: "rests") }; Supply is back at { $supply }.
event-won = { PLAYER($seat) } { DOES($seat, you: "win", other: "wins") } the game ({ NAMES($ways, of: "win") }).
event-hidden_swapped = Face down advisers of { PLAYER($one) } and { PLAYER($two) } change places.
event-banks_shifted = { $count } favor goes from the { NAME($source, of: "suit") } bank to the { NAME($to, of: "suit") } bank.
event-card_moved = { NAME($card) } moves to { NAME($slot, of: "slot") }.
event-cards_swapped = { NAME($one) } and { NAME($two) } change places.
event-pile_moved = The discard pile of { NAME($source, of: "region") } comes onto that of { NAME($to, of: "region") }.
