### Dominion

## The turn

phase-action = Actions
phase-buy = Buying
phase-clean_up = Clean-up

type-action = Action
type-attack = Attack
type-reaction = Reaction
type-treasure = Treasure
type-victory = Victory
type-curse = Curse

## Questions

prompt-action = Play an Action card, or go on to buying.
prompt-buy = Play Treasures and buy cards.
prompt-buy_only = Buy a card, or end the turn.
prompt-clean_up_top = Which card will everyone see on top of your discard pile?
prompt-moat = { PLAYER($player) } { DOES($player, you: "play", other: "plays") } { NAME($card) }. Show your Moat?
prompt-bureaucrat = { PLAYER($player) } { DOES($player, you: "play", other: "plays") } Bureaucrat: put a Victory card from your hand onto your deck.
prompt-cellar = Cellar: discard any number of cards and draw as many. The last one you choose lies on top.
prompt-chancellor = Chancellor: turn your whole deck over onto your discard pile?
prompt-chapel =
    { $hi ->
        [one] Chapel: you may trash a card.
       *[other] Chapel: trash up to { $hi } cards.
    }
prompt-gain = { NAME($card) }: gain a card costing up to { $cost }.
prompt-library = Library: you drew { NAME($card) }. Set it aside?
prompt-militia =
    { $lo ->
        [one] { PLAYER($player) } { DOES($player, you: "play", other: "plays") } Militia: discard a card.
       *[other] { PLAYER($player) } { DOES($player, you: "play", other: "plays") } Militia: discard { $lo } cards. The last one you choose lies on top.
    }
prompt-mine_trash = Mine: trash a Treasure.
prompt-mine_gain = Mine: take a Treasure costing up to { $cost } into your hand.
prompt-remodel = Remodel: trash a card.
prompt-spy = Spy: { NAME($card) } is on top of { PLAYER($player, form: "whose") } deck.
prompt-thief_trash = Thief: which of { PLAYER($player, form: "whose") } Treasures is trashed?
prompt-thief_take = Thief: which of the trashed Treasures do you take?
prompt-throne_room = Throne Room: choose an Action to play twice.

## Answers

option-end_action = Go on to buying
option-end_buy = End the turn
    .turn = End the turn
    .game = End the turn and the game
option-play_all = Play all Treasures
option-play = Play { NAME($what) }
option-discard = Discard it
option-keep = Leave it there
seal-buy = Buy { NAME($card) }
seal-throne_room = Play { NAME($card) } twice
seal-bureaucrat = Put { NAME($card) } on the deck
seal-clean_up_top = Put { NAME($card) } on top
seal-militia = Discard { NAME($card) }
seal-gain = Gain { NAME($card) }
seal-mine_gain = Take { NAME($card) } into hand
seal-mine_trash = Trash { NAME($card) }
seal-remodel = { seal-mine_trash }
seal-thief_trash = { seal-mine_trash }

## What an answer leaves unused

lost-actions = Not played: { NAMES($cards) }
lost-idle = No card in hand for it
lost-full = Already { $cards } cards in hand
lost-short =
    { $cards ->
        [0] No cards left to draw
        [one] Only { $cards } card left to draw
       *[other] Only { $cards } cards left to draw
    }
lost-treasures = Not played: { NAMES($cards) }
lost-coins =
    { $coins ->
        [one] { $coins } coin unspent
       *[other] { $coins } coins unspent
    }

## Why not

why-later = Treasures are played in the buy phase. End your Actions first.
why-never_played = { NAME($card) } is never played.
why-buy_later = Cards are bought in the buy phase. End your Actions first.
why-too_late = { NAME($card) } is an Action, and your action phase is over.
why-not_in_hand = { NAME($card) } is not in your hand.
why-bought = You have already bought a card; Treasures are played before the first buy.
why-by_itself = Your Treasures will be played automatically when you buy.
why-treasures_first =
    Play your Treasures first: you would have { $coins ->
        [one] { $coins } coin.
       *[other] { $coins } coins.
    }
why-not_in_game = { NAME($card) } is not in this game.
why-empty_pile = The { NAME($card) } pile is empty.
why-too_dear = { NAME($card) } costs { $cost }, and only a card that costs up to { $limit } can be gained.
why-too_few_coins =
    { NAME($card) } costs { $cost }; you have { $coins ->
        [0] no coins.
        [one] { $coins } coin.
       *[other] { $coins } coins.
    }
why-too_dear_with_treasures =
    { NAME($card) } costs { $cost }; with all your Treasures played you will have { $coins ->
        [one] { $coins } coin.
       *[other] { $coins } coins.
    }
why-aside = Play your Treasures first. If you really want { NAME($card) } now, you will find it in the list of all options.
why-only_actions = It has to be an Action card.
why-only_treasures = It has to be a Treasure.
why-only_victory = It has to be a Victory card.
why-from_hand = Choose from your hand.
why-from_supply = Choose from the supply.
why-from_trash = Choose from the trash.
why-in_trash = Trashed cards stay in the trash.
why-in_play = { NAME($card) } has already been played this turn.
why-not_stolen = Only what this Thief has trashed can be taken.
why-not_yours = That is another player’s card.
why-no_moat = You have no Moat in your hand.
why-answer_first = Answer the question first.
