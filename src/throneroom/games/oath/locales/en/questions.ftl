### Oath

## Before the first round

prompt-board = Which board do you take?
prompt-short_favor = Favor is short: how much for { NAME($site) }?
prompt-pawn = Where do you begin?
prompt-keep_adviser = Which card do you keep as an adviser?

## The turn

prompt-peoples_favor = The People’s Favor: add 1 favor, or return 1 to the poorest bank?
prompt-wake = Use a power of your Wake phase?
prompt-act = What do you do?
prompt-rest = Use a power of your Rest phase?
prompt-modify = { NAME($act, of: "act") }: use a power for it?
prompt-react = { NAME($card) }: use it?
prompt-first = Which of these comes first?
prompt-grant_title = You lose the title. Which of those who tie gets it?
prompt-limit_discard = You have too many advisers: which one do you discard?

## Search and play

prompt-search_source = Search: where do you draw from?
prompt-search_keep = Search: which card do you keep?
prompt-search_discard = Search: which card do you discard?
prompt-search_play = Which card do you play now?
prompt-discard_order = In which order are the cards discarded? The last one lies on top.
prompt-discards_to = Where do the discards of this search go?
prompt-play = { NAME($card) }: where do you play it?
prompt-make_room = Discard another card first?
prompt-make_room_by = By which power do you discard it?
prompt-adviser_to_discard = Your council is full: which adviser do you discard?
prompt-minor_adviser = Which face down adviser do you play or discard?

## Muster, trade, recover

prompt-muster_card = Muster: on which card do you place your favor?
prompt-trade_card = Trade: with which card?
prompt-trade_kind = { NAME($card) }: what do you trade for?
prompt-recover_target = Recover: what do you take?
prompt-recover_amount =
    { $banner ->
        [peoples_favor] The People’s Favor: how much favor do you place on it?
       *[other] The Darkest Secret: how many secrets do you place on it?
    }
prompt-recover_start_bank = Which bank gets the first of the old favor?
prompt-pay_from_bank = Vow of Kinship: how much of the { $amount } favor do you pay from the Nomad bank?
prompt-secret_side = { PLAYER($player) }: do you take a face up secret or a face down one?

## Travel

prompt-travel_to = Travel: where { DOES($player, you: "do", other: "does") } { PLAYER($player) } go?
prompt-pay_to_enter =
    { $flips ->
        [0] You are sent to a site where you must give { $favor } favor. Do you go?
       *[other] You are sent to a site where you must turn a secret face down. Do you go?
    }

## Minor actions

prompt-show_adviser = Which face down adviser do you show?
prompt-show_to = { NAME($card) }: to whom do you show it?
prompt-peek = Which relic do you look at?
prompt-warbands_way = Warbands: which way?
prompt-warbands_friend = Warbands: with whom?
prompt-warbands_count =
    { $way ->
        [to_site] How many warbands do you place at your site?
        [to_board] How many warbands do you take to your board?
        [give] How many warbands do you hand over?
       *[other] How many warbands do you ask for?
    }
prompt-warbands_leave =
    { $count ->
        [one] { PLAYER($player) } { DOES($player, you: "want", other: "wants") } to take { $count } warband from an imperial site. Do you allow it?
       *[other] { PLAYER($player) } { DOES($player, you: "want", other: "wants") } to take { $count } warbands from an imperial site. Do you allow it?
    }
prompt-warbands_share =
    { $count ->
        [one] { PLAYER($player) } { DOES($player, you: "want", other: "wants") } to move { $count } warband between your boards. Do you agree?
       *[other] { PLAYER($player) } { DOES($player, you: "want", other: "wants") } to move { $count } warbands between your boards. Do you agree?
    }
prompt-replace_short = There are too few purple warbands: which of yours are replaced?

## Campaign

prompt-campaign_defender = Campaign: whom do you attack?
prompt-campaign_targets = Campaign: which targets do you declare?
prompt-campaign_dice = Campaign: how many attack dice do you take?
prompt-campaign_join = { PLAYER($attacker) } { DOES($attacker, you: "attack", other: "attacks") } { PLAYER($defender) }. Do you join the defense?
prompt-campaign_permit = { PLAYER($player) } { DOES($player, you: "want", other: "wants") } to join your defense. Do you allow it?
prompt-plan = Campaign: use a battle plan?
prompt-skull_losses =
    { $lo ->
        [one] A skull: which of your warbands dies?
       *[other] { $lo } skulls: which of your warbands die?
    }
prompt-sacrifice = Attack { $swords }, defense { $defense }: do you sacrifice warbands?
prompt-sacrifice_from =
    { $lo ->
        [one] Which warband do you sacrifice?
       *[other] Which { $lo } warbands do you sacrifice?
    }
prompt-losses =
    { $lo ->
        [one] Defeat: which warband dies?
       *[other] Defeat: which { $lo } warbands die?
    }
prompt-placement = Victory: how many warbands do you place at { NAME($site) }?
prompt-placement_from =
    { $lo ->
        [one] From where does the warband for { NAME($site) } come?
       *[other] From where do the { $lo } warbands for { NAME($site) } come?
    }
prompt-burn = Victory: do you burn { $count } favor of { PLAYER($player) }?

## Powers

prompt-bank = { NAME($by) }: from which bank?
prompt-opportunity = { NAME($by) }: what do you take?
prompt-homeland_relic = { NAME($by) }: which relic do you take?
prompt-peek_reliquary = { NAME($by) }: which relic of the Reliquary do you look at?
prompt-exile_citizen = { NAME($by) }: which Citizen do you exile?
prompt-conspiracy = { NAME($by) }: burn a secret and take something?

## Deals

prompt-deal_partner = { NAME($by) }: with whom do you deal?
prompt-citizen = { NAME($by) }: to whom do you offer Citizenship?
prompt-citizen_relic = Citizenship: which relic of the Reliquary does { PLAYER($player) } get?
prompt-deal = { NAME($by) }: what is in the offer to { PLAYER($player) }?
prompt-deal_amount =
    { $what ->
        [favor] How much favor?
        [secrets] How many secrets?
       *[other] How many face down secrets?
    }
prompt-deal_answer =
    { $by ->
        [grand_scepter] { PLAYER($player) } { DOES($player, you: "offer", other: "offers") } you Citizenship. Do you accept?
       *[other] { PLAYER($player) } { DOES($player, you: "offer", other: "offers") } you a deal. Do you accept?
    }
prompt-counter_answer = { PLAYER($player) } { DOES($player, you: "ask", other: "asks") } for other terms. Do you accept?
prompt-promise_amount =
    { $promise ->
        [favor] How much favor is promised?
       *[other] How many secrets are promised?
    }
prompt-promise_due_in = In which round must { PLAYER($debtor) } give it?
prompt-promise_until = Until when does the promise of { PLAYER($debtor) } hold?
prompt-promise_penalty = What does { PLAYER($debtor) } pay for breaking the promise?
prompt-promise_lapses = Does the promise end when either of you changes roles?
prompt-promise_due =
    { $promise ->
        [favor] You promised { PLAYER($player) } { $count } favor. Do you keep your word?
       *[other] { $count ->
            [one] You promised { PLAYER($player) } { $count } secret. Do you keep your word?
           *[other] You promised { PLAYER($player) } { $count } secrets. Do you keep your word?
        }
    }
prompt-site_garrison = The site is yours: how many warbands do you place there?

## Answers

option-spot =
    { $number ->
        [1] The first site of { NAME($region, of: "region") }
        [2] The second site of { NAME($region, of: "region") }
       *[other] The third site of { NAME($region, of: "region") }
    }
option-player = { PLAYER($player) }
option-bank = The { NAME($suit, of: "suit") } bank
option-pile = The discard pile of { NAME($region, of: "region") }
option-deck = The world deck
option-hidden = Face down card { $number }
option-warband-site = A warband at { NAME($spot, of: "slot") }
option-warband-board = A warband on the board of { PLAYER($player) }
option-power =
    { $power ->
        [grand_scepter_peek] Look into the Reliquary
        [grand_scepter_offer] Offer Citizenship
        [grand_scepter_exile] Exile a Citizen
       *[other] { NAME($card) }
    }
option-power-minus = { NAME($card) }, the other way round
option-use = Use it
option-pass = No
option-counter = Other terms
option-deal-enough = Send the offer
option-deal-pass = Drop the offer
option-deal_answer-yes = Accept
option-deal_answer-no = Decline
option-counter_answer-yes = Accept
option-counter_answer-no = Decline
option-campaign_targets-enough = No more targets
option-plan-enough = No more plans
option-modify-enough = No more powers
option-wake-enough = No more powers
option-rest-enough = No more powers
option-rest = End the turn
    .turn = End the turn
    .game = End the turn and the game
option-search = Search
option-muster = Muster
option-trade = Trade
option-recover = Recover
option-campaign = Campaign
option-travel = Travel
option-adviser = Play a face down adviser
option-show = Show a face down adviser
option-peek = Look at a relic
option-warbands = Move warbands
option-self_exile = Leave the Empire
option-place = Add 1 favor
option-favor = Favor
option-secret = Secrets
option-up = A face up one
option-down = A face down one
option-discard = Discard it
option-advisers = To your advisers, face up
option-facedown = To your advisers, face down
option-reveal = Reveal it
option-bandits = The bandits
option-pawn = The pawn and the favor
option-to_site = To the site
option-to_board = To your board
option-give = Hand some over
option-take = Ask for some
option-red = Red
option-blue = Blue
option-yellow = Yellow
option-white = White
option-black = Black
option-cradle =
    { $what ->
        [top] On top of the pile of the Cradle
       *[other] Under the pile of the Cradle
    }
option-provinces =
    { $what ->
        [top] On top of the pile of the Provinces
       *[other] Under the pile of the Provinces
    }
option-hinterland =
    { $what ->
        [top] On top of the pile of the Hinterland
       *[other] Under the pile of the Hinterland
    }
option-short_favor = { $n } favor
option-recover_amount = { $n }
option-pay_from_bank = { $n } favor
option-warbands_count =
    { $n ->
        [one] { $n } warband
       *[other] { $n } warbands
    }
option-campaign_dice =
    { $n ->
        [0] No dice
        [one] { $n } die
       *[other] { $n } dice
    }
option-sacrifice =
    { $n ->
        [0] Sacrifice nobody
        [one] Sacrifice { $n } warband
       *[other] Sacrifice { $n } warbands
    }
option-placement =
    { $n ->
        [0] None
        [one] { $n } warband
       *[other] { $n } warbands
    }
option-give-item =
    { $what ->
        [favor] Give favor
        [secrets] Give secrets
        [flipped] Give face down secrets
        [hidden] Give face down adviser { $number }
       *[other] Give { NAME($what) }
    }
option-want-item =
    { $what ->
        [favor] Ask for favor
        [secrets] Ask for secrets
        [flipped] Ask for face down secrets
        [hidden] Ask for face down adviser { $number }
       *[other] Ask for { NAME($what) }
    }
option-promise =
    { $side ->
        [give] { $promise ->
            [no_campaign] Promise not to attack them
            [no_target] { $what ->
                [pawn] Promise not to target their pawn
               *[other] Promise not to target { NAME($what) }
            }
            [no_recover] Promise not to recover { NAME($what) }
            [join] Promise to join their defense
            [permit] Promise to let them join your defense
            [leave] Promise to give them leave to move warbands
            [favor] Promise favor for later
           *[other] Promise secrets for later
        }
       *[other] { $promise ->
            [no_campaign] Have them promise not to attack you
            [no_target] { $what ->
                [pawn] Have them promise not to target your pawn
               *[other] Have them promise not to target { NAME($what) }
            }
            [no_recover] Have them promise not to recover { NAME($what) }
            [join] Have them promise to join your defense
            [permit] Have them promise to let you join their defense
            [leave] Have them promise to give you leave to move warbands
            [favor] Have them promise favor for later
           *[other] Have them promise secrets for later
        }
    }
option-penalty =
    { $what ->
        [none] No penalty: it cannot be broken
        [favor] { $count } favor
       *[other] { $count ->
            [one] { $count } secret
           *[other] { $count } secrets
        }
    }
option-promise_amount = { $n }
option-promise_due_in = In round { $n }
option-promise_until =
    { $n ->
        [8] Until the end of the game
       *[other] Until the end of round { $n }
    }
option-show-item =
    { $what ->
        [hidden] Show them your face down adviser { $number }
       *[other] Show relic { $number } of the Reliquary
    }
option-deal_amount = { $n }
option-site_garrison =
    { $n ->
        [0] None
        [one] { $n } warband
       *[other] { $n } warbands
    }
