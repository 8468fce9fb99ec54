### The command line

## Everywhere

cli-about = Board games by their complete rules: play them, replay them, write bots for them.
cli-usage = Usage:
cli-commands = Commands
cli-command = COMMAND
cli-arguments = Arguments
cli-options = Options
cli-help = Show this help.
cli-lang = The language; your system’s if left out.
cli-version = Show the version.
cli-game = GAME

cli-stopped = Stopped.
cli-input-ended = The input has ended.
cli-output-closed = The output was closed before everything was printed.

cli-file-missing = No such file or directory
cli-file-denied = Permission denied
cli-file-folder = Is a directory
cli-file-full = No space left on device

cli-no-command = There is no command “{ $command }”; there are: { $commands }.
cli-no-game = There is no game called “{ $game }”; there are: { $games }.
cli-which-game = Which game? There are: { $games }.
cli-unknown-arguments = Unknown arguments: { $arguments }.
cli-missing = Something is missing: { $what } (see { $help }).
cli-needs-value = { $argument } needs a value (see { $help }).
cli-bad-argument = { $argument }: { $what } (see { $help }).
cli-not-a-number = a whole number is needed, not “{ $given }”
cli-not-any-number = a number is needed, not “{ $given }”
cli-not-positive = at least 1 is needed, not { $given }
cli-no-choice = “{ $given }” is not one of { $choices }
cli-not-one-of = “{ $given }” is not one of { $values }
cli-not-in-range = a number from { $least } to { $most } is needed, not { $given }

## throneroom games

cli-games = Show the games, or one of them with its options and cards.
cli-one-game = One of the games, as `throneroom games` calls them.
cli-bots = Bots
cli-players =
    { $most ->
        [1] 1 player
       *[other] { $least } to { $most } players
    }

## throneroom schema

cli-schema = Print the JSON schema of a game’s options, views, events, questions and outcome.


## throneroom bench

cli-bench = Measure how fast the games run on this machine.
cli-measuring = Measuring…

## throneroom review

cli-review = Show how the chances changed in a recorded game, and which decisions cost the most.
cli-review-seat = Judge only the decisions of this seat (from 0, or a name).
cli-review-jobs = How many processes; one for each processor if left out. The result is the same.
cli-review-deep = Look several times as closely; it takes several times as long.
cli-review-json = Write everything to a file as well.
cli-review-progress = Looking back
cli-review-not-over = The game of this record is not over: { $file }
cli-review-chances = Chance to win
cli-review-team = Forecast for the team, in points from its goal
cli-review-points = cost the team about { $points } points
cli-review-costly = Costliest decisions
cli-review-none = No decision was clearly worse than what King would have chosen.
cli-review-at = Decision { $number }, { $name }. { $prompt }
cli-review-taken = chosen
cli-review-better = better
cli-review-written = Written: { $file }

## throneroom replay

cli-replay = Retell a recorded game in sentences.
cli-replay-file = The record, as `throneroom play --record` writes it.
cli-replay-seat = Tell only what this seat (from 0, or a name) could know.
cli-replay-open = Tell everything, all hands open.
cli-replay-from = Begin with this decision.
cli-replay-step = Wait for Enter after each decision.
cli-unfinished =
    { $count ->
        [one] The record ends here, after { $count } decision; the game does not.
       *[other] The record ends here, after { $count } decisions; the game does not.
    }
cli-bad-file = { $file }: { $why }
cli-bad-line = Line { $line } does not fit: { $why }
cli-no-seat = There is no seat “{ $seat }”; seats are 0 to { $last }, or the names of those who played.

## throneroom play: beginning

cli-play = Play in the terminal, against bots or with friends at one keyboard.
cli-play-game = The game; see `throneroom games`.
cli-play-seats = Who plays, in turn order: `me` or a name for a person, bot:NAME for a bot.
cli-play-seed = The same number deals the same cards.
cli-play-load = Continue a game from a file: a saved table, a position or a record.
cli-play-resume = Continue the last unfinished game.
cli-play-save = Keep the running game in this file.
cli-play-record = Write a record of the game, for `throneroom replay`.

cli-known-bots = Bots: { $bots }, or a file of your own: bot:FILE.py.
cli-me = Player
cli-bot-here = { $name } (bot: { $kind })
cli-bot-name = { $name } bot
cli-empty-seat = A seat is empty in “{ $seats }”.
cli-seats-and-players =
    { $seats ->
        [one] { $seats } seat was given for a game of { $players }.
       *[other] { $seats } seats were given for a game of { $players }.
    }
cli-nothing-left = There is no unfinished game to continue.
cli-too-late = This game has begun: its options can’t be changed any more.
cli-no-table = { $file }: this is not a saved table, a position or a record.
cli-bad-table = { $file }: this table can’t be read: { $why }
cli-other-format = its format is { $format }, this version reads { $own }.
cli-foreign-bot = { $file } seats a bot from a Python file ({ $bot }); say with --seats who plays instead.
cli-broken-bot = { $bot } broke down: { $what }.
cli-wrong-bot = { $bot } gave a wrong answer: { $what }

## throneroom play: at the table

cli-welcome = Type a number or a name. ? shows what else you can type.
cli-pass = Pass the keyboard to { $name }.
cli-press-enter = { "[" }Enter{ "]" }
cli-earlier = … (type log to read all of it)
cli-more = … [Enter: go on, q: enough]
cli-hint-undo = u undo
cli-hint-help = ? help
cli-none = Nothing
cli-in-order = The order matters.
cli-choose-exactly = Choose { $lo }.
cli-choose =
    { $lo ->
        [0] Choose up to { $hi }.
       *[other] Choose { $lo } to { $hi }.
    }

cli-not-a-choice = “{ $typed }” is not one of the choices; ? shows what you can type.
cli-which = “{ $typed }” can mean several things: { $choices }.
cli-no-number = There is no number { $number }; the choices are { $first } to { $last }.
cli-seal = { $what }{ $ends ->
    [turn] {""} and end the turn
    [game] {""} and end the game
    [passed] . This can be undone only until somebody else answers
    [shown] . This can’t be undone
   *[said] {""}
}{ $lost ->
    [none] {""}
   *[other] . { $lost }
}. Sure? (Enter/n)
cli-sealed = { $seal ->
    [all] You are asked to confirm anything that can’t be undone.
    [turn] You are asked to confirm before your turn ends.
   *[never] You are never asked to confirm anything.
}
cli-seal-how = Type seal all, seal turn or seal never.
cli-seal-words-all = all всё все
cli-seal-words-turn = turn ход
cli-seal-words-never = never никогда
cli-wrong-count = That would be { $given }. { $needed }
cli-too-often =
    { $count ->
        [one] { $name } can be chosen only once.
       *[other] { $name } can be chosen only { $count } times.
    }
cli-not-now = { $name } can’t be chosen now.
cli-why-yes = { $name } can be chosen: number { $number }.
cli-which-thing = Which one? Type why and a name.
cli-no-thing = Nothing here is called “{ $typed }”.
cli-no-undo = That can’t be undone: something was drawn or shown, or somebody else has decided since.
cli-undo-what = Type undo to take back the last decision, undo all for the whole action.
cli-no-reactions = No card of this game reacts to what others do.
cli-react-how = Type react always, react never or react ask.
cli-reacts = { $what }: { $answer ->
    [always] always
    [never] never
   *[ask] ask me
}.
cli-empty-log = Nothing has happened yet.

cli-word-undo = u undo отмена
cli-word-help = help справка помощь
cli-word-log = log журнал
cli-word-why = why почему
cli-word-hint = h hint подсказка
cli-word-react = react реакция
cli-whole-words = all всё все
cli-always-words = always всегда
cli-never-words = never никогда
cli-ask-words = ask спрашивать
cli-word-seal = seal печать
cli-word-save = save сохранить
cli-word-quit = q quit выход
cli-yes-words = y yes д да
cli-no-words = n no н нет

cli-commands-help =
    7            choose number 7
    NAME         choose by name, or by how the name begins
    1 3 3        choose several: numbers or names; 0 for none
    u            take the last decision back; u all: the whole action
    ? NAME       read a card
    why NAME     ask why something can’t be chosen
    hint         ask what King would do
    react never  answer reactions in advance: always, never, ask
    seal turn    confirm less often what can’t be undone: all, turn, never
    log          read everything that has happened
    save FILE    save the game to a file
    q            leave; the game is kept
    Enter        show the table again

cli-save-where = Where to? For example: save game.json.
cli-in-the-way = { $file } is there already and holds something else; choose another name.
cli-save-over = { $file } holds another game. Replace it? (y/n)
cli-save-failed = { $file } can’t be written: { $why }.
cli-saved = Saved: { $file }.
cli-not-saved = Not saved.
cli-save-before-quit = Save to a file? (its name, or Enter: the game is kept anyway)
cli-kept = The game is kept: throneroom play --resume continues it.
cli-kept-in = The game is kept: throneroom play --load { $file } continues it.
cli-kept-nowhere = The game could not be kept: { $why }.

## The end

cli-winner = { $name } wins.
cli-winners = A shared victory: { $names }.
cli-won-together = The game is won.
cli-lost-together = The game is lost.
cli-total = Total
cli-rank = Place
cli-place = { $rank }
cli-series = Games won: { $standing }.
cli-again = Again? (y/n)

## Dominion's table

board-dominion-your-turn = Your turn, turn { $turn }
board-dominion-turn = { $name }, turn { $turn }
board-dominion-over = The game is over
board-dominion-actions =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
board-dominion-buys =
    { $count ->
        [one] { $count } buy
       *[other] { $count } buys
    }
board-dominion-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
board-dominion-trash = Trash:
board-dominion-hand = Hand
board-dominion-no-hand = empty
board-dominion-hand-size = { $count } in hand
board-dominion-deck = { $count } in deck
board-dominion-known-top = on top: { NAMES($cards) }
board-dominion-discard = discard: { NAME($card) }
board-dominion-discard-size = discard: { NAME($card) } ({ $count })
board-dominion-no-discard = no discard
board-dominion-play = in play:
board-dominion-aside = set aside:
board-dominion-card = { $types }, costs { $cost }
board-dominion-turns = Turns
board-dominion-set = Set
board-dominion-cards = Kingdom cards
board-dominion-name = Card
board-dominion-cost = Cost
board-dominion-type = Type
board-dominion-key = Key

## The Fallen Lands on the screen

board-fallen-your-turn = Your turn, round { $round }
board-fallen-turn = { $name }, round { $round }
board-fallen-over = The game is over
board-fallen-piles = deck { $deck }, discard { $discard }
board-fallen-hand = Hand
board-fallen-no-hand = empty
board-fallen-known = seen: { NAMES($cards) }
board-fallen-fields = Fields
board-fallen-turns = Turns
board-fallen-name = Card
board-fallen-key = Key

## throneroom serve

cli-serve = Open tables that people and bots share over a network.
cli-serve-host = The address to listen at; 0.0.0.0 is every one this machine has.
cli-serve-port = The port to listen at; 8000 if left out, or any that is free.
cli-serve-url = The address that people type, such as https://games.example.org; links begin with it.
cli-serve-database = Where to keep tables: an SQLAlchemy address. A file in your data folder if left out.
cli-serve-no-browser = Don’t open a browser.
cli-serve-settings = A TOML file with settings; server.toml in your configuration folder if left out.
cli-serve-check = Print every setting and where it came from, and don’t serve.
cli-serve-capacity = Bots: { $full ->
        [one] 1 King thinks
       *[other] { $full } Kings think
    } at the same time for { $seconds } seconds each; when more do, up to { $most }, each thinks for less; beyond that, turns take longer.
cli-serving = The tables are open at { $address }
cli-serving-without-pages = There are no pages for a browser: “make client” builds them.
cli-serving-stop = Ctrl+C closes them; every game is kept.

## throneroom admin

cli-admin = Look after a server’s tables and people, also while it runs.
cli-admin-action = ACTION
cli-admin-actions = tables, people: list them. close, delete TABLE. password, ban, unban PERSON. backup, restore FILE. export FOLDER.
cli-admin-what = WHAT
cli-admin-whats = A table’s id, a person’s id or protected name, a file or a folder.
cli-admin-no-action = There is no action “{ $action }”; there are: { $actions }.
cli-admin-needs = “{ $action }” needs to know what: a table, a person, a file or a folder.
cli-admin-alone = “{ $action }” takes no further argument.
cli-admin-closed = Table { $table } is closed.
cli-admin-deleted = Table { $table } is deleted.
cli-admin-password = { $name } has a new password: { $password }
cli-admin-banned = { $name } is banned.
cli-admin-unbanned = { $name } is no longer banned.
cli-admin-backed-up = { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
  } in { $file }. Keep it safe: it has password hashes and hidden cards.
cli-admin-restored = { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
  } put back from { $file }.
cli-admin-exported = { $games ->
    [one] { $games } game
   *[other] { $games } games
  } in { $folder }.

## throneroom shot

cli-shot = Draw a saved position as the browser shows it.
cli-shot-position = A position as `save` gives it, or a record: then the moment where it ends.
cli-shot-seat = Whose eyes to look through, from 0.
cli-shot-size = The size of the window, such as 390x844.
cli-shot-theme = By day (light) or by night (dark).
cli-shot-output = Where to put the picture.
cli-shot-no-seat = There is no seat { $seat }; seats are 0 to { $last }.
cli-shot-bad-size = a size such as 1440x900 is needed, each side from { $least } to { $most }, not “{ $given }”
cli-shot-bad-theme = there is no theme “{ $given }”; there are: { $themes }
cli-shot-no-client = The browser client is not built: `make client` builds it.
cli-shot-no-playwright = Pictures need Playwright: pip install 'throneroom[shot]'.
cli-shot-no-chromium = Pictures need a Chromium, and there is none: install one, or name it in { $variable }.
cli-shot-failed = The picture could not be taken: { $why }.

## Legends

board-legends-reserve = reserve { $armies }, cities { $cities }
board-legends-coins = Coins
board-legends-armies = Armies
board-legends-card = Card
board-legends-ability = Ability
board-legends-action = Action
board-legends-key = Key
board-legends-name = Leaders and tokens
board-legends-text = What they do
board-legends-tile = Tile
board-legends-borders = Borders and sea lanes

## Oath

board-oath-your-turn = Your turn, round { $round } of { $rounds }
board-oath-turn = { $name }, round { $round } of { $rounds }
board-oath-goal = { NAME($oath, of: "oath") } · Visions { $drawn }/{ $needed }, search { $price }
board-oath-pile =
    { $visions ->
        [0] discards: { $count }
       *[other] discards: { $count }, Visions among them: { $visions }
    }
board-oath-unknown = face down
board-oath-bandits =
    { $count ->
        [one] { $count } bandit
       *[other] { $count } bandits
    }
board-oath-campaign = { $attacker } attacks { $defender }: { $attack } dice and { $attackers } warbands against { $defense } dice and { $defenders }
board-oath-hand = Drawn
board-oath-no-hand = no cards
board-oath-warbands =
    { $count ->
        [one] { $count } warband (bank { $bank })
       *[other] { $count } warbands (bank { $bank })
    }
board-oath-hidden = a face down adviser
board-oath-hidden-vision = a face down Vision
board-oath-role = Role
board-oath-sites = Sites
board-oath-treasures = Relics and banners
board-oath-name = Card
board-oath-powers = Powers
board-oath-key = Key

## Chronicles of Oath

cli-chronicle = Keep chronicles of Oath: begin, show, import, export them, let bots go on.
cli-chronicle-new = Begin a chronicle in a new file.
cli-chronicle-show = Show the realm as it stands, and its story so far.
cli-chronicle-import = Read a chronicle line or a saved chronicle into a new file, and show what it holds.
cli-chronicle-export = Print the chronicle as a line that other programs read.
cli-chronicle-play = Let bots play the next games of a chronicle.
cli-chronicle-file = The chronicle’s file.
cli-chronicle-name = What the realm is called.
cli-chronicle-line = The line, or a file that has it; or a saved chronicle.
cli-chronicle-games = How many games; 10 if left out.
cli-chronicle-players = How many players, 2 to 6; 4 if left out.
cli-chronicle-bots = The bots by name, in the order of their seats; all of them if left out.
cli-chronicle-seed = The seed of the first game.
cli-chronicle-plot = Draw suits, edifices and the throne over the games into this file (png, svg or pdf).
cli-chronicle-unnamed = Empire and Exile
cli-chronicle-exists = { $file } is there already; choose another name.
cli-chronicle-begun = The chronicle “{ $name }” begins in { $file }.
cli-chronicle-nothing = Nothing has happened in this chronicle yet: play its first game first.
cli-chronicle-letters = Letters that other programs don’t know became “?” in the line; the file keeps them.
cli-chronicle-title = “{ $name }”, before game { $number }
cli-chronicle-oath = Sworn: { NAME($oath, of: "oath") }
cli-chronicle-citizens =
    { $count ->
        [0] No boards of Citizens
       *[other] Boards of Citizens: { $colours }
    }
cli-chronicle-suits = Suits: { $suits }
cli-chronicle-dispossessed = Dispossessed: { $count }
cli-chronicle-no-bot = There is no bot called “{ $bot }”; there are: { $bots }.
cli-chronicle-no-line = “{ $given }” is no chronicle line, and there is no such file.
cli-chronicle-no-bots = --bots names nobody; there are: { $bots }.
cli-chronicle-bots-many = { $bots } bots are named, but only { $players } play.
cli-chronicle-seats = Oath is for 2 to 6 players, not { $players }.
cli-chronicle-progress = Games
cli-chronicle-stood = The Empire stood in { $stood } of { $games } games.
cli-chronicle-ways = Won by: { $ways }
cli-chronicle-inherited =
    { $count ->
        [one] In one of them the Successor took the throne.
       *[other] In { $count } of them the Successor took the throne.
    }
cli-chronicle-built = Built: { $edifices }
cli-chronicle-fell = Fallen: { $edifices }
cli-chronicle-written = Drawn into { $file }.

## Campaigns of the West Kingdom

cli-campaign = Let bots play campaigns of the West Kingdom, and tell what came of them.
cli-campaign-play = Let bots play whole campaigns: Architects, Paladins, Viscounts.
cli-campaign-show = Tell the story of a campaign that was kept.
cli-campaign-file = The campaign’s file.
cli-campaign-campaigns = How many campaigns; 1 if left out.
cli-campaign-players = How many players, 2 to 4; 3 if left out.
cli-campaign-seed = The seed of the first campaign.
cli-campaign-bots = The bots by their names in Architects, in the order of their seats; in the other games their counterparts play on.
cli-campaign-book = Keep the last campaign in this file.
cli-campaign-unnamed = Heirs of Charles
cli-campaign-no-book = { $file } is no campaign that was kept.
cli-campaign-no-bot = There is no bot called “{ $bot }”; there are: { $bots }.
cli-campaign-bots-many = { $bots } bots are named, but only { $players } play.
cli-campaign-seats = A campaign is for 2 to 4 players, not { $players }.
cli-campaign-no-folder = There is no folder { $file }.
cli-campaign-folder = { $file } is a folder; a file is needed.
cli-campaign-progress = Games
cli-campaign-title = The campaign “{ $name }”
cli-campaign-major = A major victory: { $places }
cli-campaign-minor = A minor victory: { $places }
cli-campaign-won = { $name }: { $won }
cli-campaign-holds = { $place }. { $name }: { $total } (goals { $goals }, victories { $victory }, crests { $crests })
cli-campaign-played = Campaigns: { $campaigns }
cli-campaign-record = { $name }: won { $won }, { $held } chronicles on average
cli-campaign-game = { $goals } goals met on average, major victories { $major }
cli-campaign-crests = Crest chronicles on average: { $crests }
