### Oath

## Suits

suit-discord = Discord
suit-arcane = Arcane
suit-order = Order
suit-hearth = Hearth
suit-beast = Beast
suit-nomad = Nomad

## The map

region-cradle = the Cradle
    .start = Cradle
region-provinces = the Provinces
    .start = Provinces
region-hinterland = the Hinterland
    .start = Hinterland
zone-deck = World deck
zone-discard = Discard pile
zone-relics = Relic deck
zone-reliquary = Imperial Reliquary
zone-bank = Favor bank
zone-shared = Shared bank
zone-personal = Personal bank
zone-board = Board
zone-advisers = Advisers
zone-vision = Revealed Vision
zone-dispossessed = The Dispossessed
track-round = Round
track-visions = Visions drawn
track-supply = Supply

## Players

role-chancellor = Chancellor
    .plural = Chancellors
role-exile = Exile
    .plural = Exiles
role-citizen = Citizen
    .plural = Citizens
empire = the Empire
bandits = bandits
colour-purple = purple
colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-white = white
colour-black = black

## Tokens

token-favor = favor
    .text = Pays for powers, mustering and banners. It lies in six banks, one for each suit.
token-secret = secret
    .text = Pays for powers and for trade. A face down secret pays for nothing until your Rest.
token-warband = warband
    .text = Fights for you. Where your warbands are, you rule.
token-supply = Supply
    .text = Pays for major actions. After each turn it comes back, and the fewer warbands you have out, the more.
count-favor = { $count } favor
count-secrets =
    { $count ->
        [one] { $count } secret
       *[other] { $count } secrets
    }
count-warbands =
    { $count ->
        [one] { $count } warband
       *[other] { $count } warbands
    }
count-supply = { $count } Supply
count-relics =
    { $count ->
        [one] { $count } relic
       *[other] { $count } relics
    }
count-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
count-attack_dice =
    { $count ->
        [one] { $count } attack die
       *[other] { $count } attack dice
    }
count-defense_dice =
    { $count ->
        [one] { $count } defense die
       *[other] { $count } defense dice
    }

## Phases and actions

phase-setup = Setup
phase-wake = Wake
phase-act = Act
phase-rest = Rest
act-search = Search
    .text = Draw three cards, play one of them, discard the rest.
act-muster = Muster
    .text = Place 1 favor on a card at your site and gain 2 warbands.
act-trade = Trade
    .text = Place a secret on a card at your site for favor, or 2 favor for secrets.
act-recover = Recover
    .text = Take a relic at your site or a banner for its price.
act-campaign = Campaign
    .text = Attack a player or bandits at your site.
act-travel = Travel
    .text = Move your pawn to another site.
act-deal = Deal
act-play = Play

## Oaths, the title and the ways to win

oath-supremacy = Oath of Supremacy
    .text = Rule the most sites.
    .successor = Hold more relics and banners than the Chancellor and than each other Citizen.
oath-the_people = Oath of the People
    .text = Hold the People’s Favor.
    .successor = Hold the Darkest Secret.
oath-protection = Oath of Protection
    .text = Hold the most relics and banners.
    .successor = Hold the People’s Favor.
oath-devotion = Oath of Devotion
    .text = Hold the Darkest Secret.
    .successor = Hold the Grand Scepter.
title-oathkeeper = Oathkeeper
    .text = Always with the player who best keeps the Empire’s oath. As defender its holder rolls 1 more die.
title-usurper = Usurper
    .text = An Exile who still has the title at the next Wake wins. As defender its holder rolls 2 more dice.
successor = Successor
    .text = A Citizen who wins in the Chancellor’s place.
win-usurper = usurper
win-visionary = visionary
win-stable_regime = stable regime
win-war_exhaustion = war exhaustion
win-successor = successor
mob = the Mob

## Powers: the kind stands before the text

power-action = Action
power-when_played = When played
power-wake = Wake
power-rest = Rest
power-modifier = Modifier
power-battle_plan = Battle plan
power-persistent = Persistent
power-continuous = Always
power-trigger = Reaction
power-on_play = Homeland
power-chronicle = Chronicle
side-attacker = for the attacker
side-defender = for the defender
side-either = for either side
power-mandatory = not optional
cost-place_favor = { $count } favor, placed here
cost-place_secret =
    { $count ->
        [one] { $count } secret, placed here
       *[other] { $count } secrets, placed here
    }
cost-burn_favor = { $count } favor, burned
cost-burn_secret =
    { $count ->
        [one] { $count } secret, burned
       *[other] { $count } secrets, burned
    }
restriction-site = Only at a site
restriction-adviser = Only as an adviser
locked = Locked
    .text = Face up it cannot be discarded, moved or swapped.
site-capacity =
    { $count ->
        [0] Holds no cards
        [one] Holds { $count } card
       *[other] Holds { $count } cards
    }
site-price-place_favor = A relic costs { $count } favor for the { NAME($suit, of: "suit") } bank.
site-price-burn_favor = A relic costs { $count } favor, burned.
site-price-burn_secret =
    { $count ->
        [one] A relic costs { $count } secret, burned.
       *[other] A relic costs { $count } secrets, burned.
    }
relic-defense =
    { $count ->
        [one] As a target: { $count } defense die
       *[other] As a target: { $count } defense dice
    }
ruined = Ruined
    .text = Without a suit: no mustering and no trade here.
reconstructed = Not sure
    .text = No printed component was at hand for this value. It is known from other programs.

## Dice

face-hollow_sword = hollow sword
face-sword = sword
face-two_swords_skull = two swords and a skull
face-blank = blank
face-shield = shield
face-two_shields = two shields
face-double = ×2

## Where a site lies

slot-0 = the first site of the Cradle
slot-1 = the second site of the Cradle
slot-2 = the first site of the Provinces
slot-3 = the second site of the Provinces
slot-4 = the third site of the Provinces
slot-5 = the first site of the Hinterland
slot-6 = the second site of the Hinterland
slot-7 = the third site of the Hinterland

## Powers that several sites share

card-opportunity = What lies at the site
card-homeland = The homeland
card-coast = The coast
