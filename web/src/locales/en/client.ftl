### The client's own words

throneroom = Throneroom

nowhere = There is nothing here
nowhere-home = Back to the hall

## Pages: everywhere

close = Close
skip-to-content = Skip to content
table-skip = Skip to the table
nav = Throneroom
nav-hall = Hall
nav-mine = My tables
nav-records = Records
nav-rules = Rules
nav-settings = Settings
nav-waiting = { $count ->
    [one] { $count } table is waiting for you
   *[other] { $count } tables are waiting for you
}
language-en = English
language-ru = Русский
theme-to-light = Light theme
theme-to-dark = Dark theme
minutes = { $count } min

name = Name
password = Password
name-title = What shall we call you?
name-why = A name is all it takes. You can change it later, or protect it with a password.
name-sit-down = Sit down
name-suggestions = Minstrel, Falconer, Squire, Chronicler, Stargazer, Herald, Wanderer, Beekeeper

## Pages: what was refused

refusal-unknown = Something went wrong. Try again.
refusal-unreachable = The server does not answer. Check your connection and try again.
refusal-bad_request = The server did not understand that.
refusal-bad_options = No game can be played this way. Check the options, or the file.
refusal-bad_saga = This can’t be read as a chronicle.
refusal-bad_plan = This can’t be read as a plan.
refusal-bad_name = This name won’t do. It needs 1 to 24 characters, at least one of them visible.
refusal-in-english = { $text }
refusal-illegal_answer = That can’t be chosen now.
refusal-who_are_you = Tell us your name first.
refusal-wrong_password = That password doesn’t match this name.
refusal-name_taken = This name is protected. Enter its password, or choose another name.
refusal-not_allowed = You can’t do that here.
refusal-wrong_origin = The request came from another site and was refused.
refusal-not_found = There is nothing like that here, or not any more.
refusal-too_late = Too late: somebody was quicker.
refusal-not_your_turn = It is not your turn.
refusal-cannot_undo = This can’t be undone: something has been revealed or decided since.
refusal-not_now = That can’t be done at this point of the game.
refusal-seat_taken = That seat is taken.
refusal-too_large = This is too large.
refusal-too_many = Too many at once. Wait a little and try again.
refusal-broken = Something went wrong on the server’s side. Its operator can read about it in the log.
refusal-unavailable = The server can’t store anything just now. Try again in a minute.

## Pages: the hall

hall-games = Games
hall-players = { $from } to { $to } players
hall-weight = Difficulty { $weight } of 5
hall-how-many = Players
hall-way = What is played
hall-way-apart = Each for themselves
hall-way-together = Against the Overlord
hall-friends = Friends
hall-opponents = Opponents
hall-against = At the table: { $names }
level-easy = Bots: gentle
level-even = Bots: your match
level-strong = Bots: strong
hall-play-now = Play now
hall-invite = Invite friends
hall-all-options = All table options
hall-waiting = Waiting for you
hall-your-tables = Your tables
hall-no-tables = None yet. Start one: it takes a minute.
hall-all-tables = All my tables
hall-open-tables = Open tables
hall-no-open-tables = Nobody is looking for players right now.
hall-about = About Throneroom, and credits

hall-dominion = Dominion
    .banner = Dominion
    .under = {""}
    .line = Build the deck that buys a kingdom
    .about = A handful of Copper and three Estates are all you have. Buy cards, play them better than your neighbours, and be there for the last Province.
hall-legends = Legends
    .banner = Legends
    .under = Eight-Minute Empire
    .line = Islands, armies and one row of cards for all
    .about = Islands to take, armies to ship, and everybody buys from the same row. Half an hour at most, and not a move to waste.
hall-fallen_lands = Fallen Lands
    .banner = Fallen Lands
    .under = {""}
    .line = Win the land back from monsters, field by field
    .about = The land belongs to monsters. Muster followers, take field after field: each one you hold helps you to take the next.
hall-oath = Oath
    .banner = Oath
    .under = Chronicles of Exile
    .line = A realm that remembers every game
    .about = A Chancellor, exiles and an oath. Whatever happens stays in the chronicle: the next game begins in the world that this one leaves behind.
hall-architects = Architects
    .banner = Architects
    .under = of the West Kingdom
    .line = Build the cathedral, mind the guards
    .about = Gather materials, hire apprentices and raise the cathedral. The black market is quicker, but the guards are watching.
hall-architects_coop = Architects against the Overlord
    .banner = Overlord
    .under = Architects together
    .line = Build together, against one who takes
    .about = All players against the Overlord: meet his demands, free one another’s workers, and have enough points together when the Guildhall is full.
hall-paladins = Paladins
    .banner = Paladins
    .under = of the West Kingdom
    .line = Seven years of defence, faith and shady dealings
    .about = The kingdom is under siege. Seven rounds to recruit townsfolk, build outposts and walls, and keep the inquisition content.
hall-paladins_coop = Paladins against the Overlord
    .banner = Overlord
    .under = Paladins together
    .line = Hold out together, and keep your honour
    .about = All players against the Overlord: fight off his threats, share what your actions bring, keep your honour, and have enough points together after seven rounds.
hall-viscounts = Viscounts
    .banner = Viscounts
    .under = of the West Kingdom
    .line = All the way round: castle, manuscripts, influence
    .about = Travel around the kingdom, hire townsfolk, copy manuscripts, and mind that debts and deeds collide at the right time.
hall-viscounts_coop = Viscounts against the Overlord
    .banner = Overlord
    .under = Viscounts together
    .line = Hold the roads before the castle falls
    .about = All players against the Overlord: after each of your turns he moves and sends his workers towards the castle. Drive them off, hold the roads, and have enough points together.

## Pages: tables in lists

seat-free = free
table-with = with { $names }
table-finished = Finished · watch again
table-free-seats = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
}
table-you-start = Everybody is here: start the game
table-host-starts = Everybody is here; the host starts
table-your-turn = Your turn
table-turn-of = { $name } to move
table-running = Under way

## Pages: settings

settings = Settings
settings-you = You
settings-here = On this device
settings-language = Language
settings-theme = Theme
settings-theme-system = Follow the system
settings-theme-light = Day
settings-theme-dark = Night
settings-motion = Motion
settings-motion-system = Follow the system
settings-motion-full = Full
settings-motion-reduced = Reduced
settings-sound = Sounds
    .help = Few and quiet: your turn, a card, the end of a game.
settings-notify = Tell me when it is my turn
    .help = A notification on this device, even when the page is closed.
settings-notify-denied = The browser blocks notifications from this page. You can change that in its settings.
settings-notify-insecure = Browsers allow notifications only at addresses that begin with https, and on the server’s own machine.
settings-notify-unable = This browser can’t show notifications here. On an iPhone or iPad, add this page to the Home Screen first, and open it there.
settings-rename = Change name
settings-renamed = From now on you are { $name }.
settings-guest = You are a guest: only this device knows your name. With a password it belongs to you, and you can come back from anywhere.
settings-protected = Your name is protected. Sign in with it and its password on another device to find your tables there.
settings-unknown = We haven’t met yet. Tell us your name, or sign in with a protected one.
settings-protect = Protect with a password
settings-new-password = New password
    .help = At least 6 characters.
settings-old-password = Old password
settings-change-password = Change password
settings-protected-now = Done: the name is yours.
settings-enter = Sign in with a protected name
settings-enter-do = Sign in
settings-leave = Sign out on this device
    .help = As a guest you would lose your tables: only this device knows you.
settings-leave-sure = Sign out, and lose my tables
settings-tokens = For bot writers
settings-tokens-why = With a token, a program can play in your name: it takes a seat with an invitation link and answers over HTTP. See docs/protocol.md.
settings-token-new = New token
settings-token-shown = It is shown only once. Anyone who has it can play as you.
settings-tokens-drop = Revoke all tokens
settings-tokens-dropped = All tokens are revoked.
copy = Copy
copied = Copied

## Pages: about

about = About
about-lead = Throneroom is a table for board games: with friends at one screen or across the world, with bots, and for those who write bots.
about-licence = It is free software under the MIT licence. It shows no advertising, loads nothing from elsewhere and needs no account.
about-credits = Credits
about-icons = Icons: game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0. We recolour and hatch them.
about-fonts = Typefaces: Alegreya, Alegreya Sans and Alegreya SC by Juan Pablo del Peral (Huerta Tipográfica); Philosopher by Jovanny Lemonad; Vollkorn by Friedrich Althausen; Cormorant by Christian Thalmann (Catharsis Fonts); Forum by Denis Masharov. All under the SIL Open Font License 1.1.
about-scenes = Scenes, covers, arms and sounds are our own.
about-independent = An independent project
about-independent-why = Throneroom is not affiliated with the authors and publishers of the games, and not endorsed by them. Names of games belong to their owners. No art, logo or rulebook text of theirs is used here. If you like a game, buy the box.
## The table

bar-turn = turn { $turn }
bar-round = round { $turn }
bar-phases = Phases of the turn
bar-commands = Commands
bar-undo = Undo
bar-rules = Rules
bar-settings = Settings
bar-watching = Watching
bar-hall = To the hall

rail-talk = Log and chat
rail-talk-news = Log and chat: { $count } new
rail-log = Log
rail-chat = Chat
rail-score = Score
log-turn = Turn { $turn } · { $name }
log-round = Round { $turn } · { $name }
log-setup = Before the first turn
log-earlier = Show earlier turns
chat-say = Say something
chat-send = Say it
point-begin = Point at something on the table
point-how = Choose something on the table: everybody will see it.
point-how-to = Choose what { $name } should do: { $name } can take it as a plan.
point-all = Everybody
point-stop = Cancel
point-said = { $name } points at { $what }
plan-title = Advice for you
plan-advises = advises:
plan-show = Show
plan-take = Take as my plan
plan-taken = Your plan
plan-drop = Put away
plan-impossible = Not possible now.
chat-name = To talk here, tell us your name
chat-nothing = Nobody has said anything yet.

seat-open = { $name }’s cards
seat-you = you
seat-bot-for-you = a bot plays for you
seat-thinks = is thinking
seat-away = away
seat-left-to-bot = A bot is playing for you.
seat-take-back = Take the seat back
seat-let-bot = Let a bot play on
seat-let-bot-for-me = Let a bot play for me

table-question = The question
table-waiting = Waiting for { $name }
table-sent = One moment…
table-thinking = { $name } is thinking
table-hurried = The server is busy: bots think for less time and play a little worse.
table-choose-lit = Choose what is lit.
table-follows-end = The game ends with this.
table-why-not = That can’t be chosen now.
table-together =
    { $count ->
        [one] { $names } is still thinking.
        [2] { $names } are still thinking.
       *[other] { $count } others are still thinking.
    }
table-can-choose = { $what }: can be chosen
table-like = { $label }, { $like } of them
table-like-chosen = { $label }, { $several } of { $like } chosen
table-chosen =
    { $count ->
        [0] Nothing chosen.
       *[other] { $count } chosen.
    }
table-clear = Clear
table-list = All options as a list
table-read = Read a card
table-read-which = Tap what you want to read.
table-lost = The connection is lost. Trying again…
table-lost-kept = The connection is lost. Trying again; what you chose is kept.
title-your-turn = ● Your turn · { $game }

reading-before = Previous card
reading-next = Next card
reading-others = neighbours
reading-close = close
sheet-close = Close

away-title = The game went on while you were away.
away-watch = Watch
away-no = Not now
away-again = Watch the others’ moves again
away-leave = Back to the game

cover-title = Over to { $name }
cover-line = Pass the screen. Nobody else should look.
cover-show = I am { $name }
cover-itself = Switch without asking: nobody here has secrets
answers-never = Never: { $what }
answers-turn = Not this turn: { $what }
answers-vain = Only where it could change who wins: { $what }
answers-this-turn = until this turn is over
answers-until = until you switch it off
standing-always = Always
standing-never = Never
standing-turn = Not this turn
standing-vain = Only where it could change who wins
standing-ask = Ask me

end-over = The game is over
end-shared = Shared victory: { $names }
end-score = How the score adds up
end-total = Total
end-lead = won by { $count }
end-chart = Points by turn
end-start = start
end-moment = Watch this moment
end-rematch = Rematch
end-saga = Play the next game
end-next = To the next game
end-replay = Watch the game
end-review = Review
end-share = Share
end-copied = Link copied
end-look = See the table
end-save = Save the record
end-hall = To the hall
end-show = Back to the result
end-last-turn = { $name } had the last turn, turn { $turn }.
end-last-round = { $name } had the last turn, in round { $turn }.
end-last-turn-you = You had the last turn, turn { $turn }.
end-last-round-you = You had the last turn, in round { $turn }.
end-turned-turn = The turning point came on turn { $turn }:
end-turned-round =
    { $game ->
        [0] The turning point came in round { $turn }:
       *[other] The turning point came in round { $turn } of game { $game }:
    }
end-turning-turn = Turn { $turn }: the turning point
end-of-game-turn = game { $game }, turn { $turn }
end-of-game-round = game { $game }, round { $turn }
end-turning-round =
    { $game ->
        [0] Round { $turn }: the turning point
       *[other] Game { $game }, round { $turn }: the turning point
    }
end-what-if-turn = What if… from turn { $turn }
end-what-if-round =
    { $game ->
        [0] What if… from round { $turn }
       *[other] What if… from game { $game }, round { $turn }
    }


## Replay

replay = Replay
replay-reel = Playback
replay-first = To the beginning
replay-back = One step back
replay-on = One step forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-moment = Moment
replay-at = moment { $number } of { $total }
replay-begins = The game begins
replay-eyes = Point of view
replay-open = Open cards
replay-watching = As a spectator
replay-link = Link to this moment
replay-link-short = Link
replay-link-copied = The link is copied
replay-link-copied-short = Copied
replay-record = Save the record
replay-record-short = Record
replay-position = Save the position
replay-position-short = Position
replay-me = Me
replay-play-on = Play on from here
replay-play-on-why = A new table with the same cards in the same places. The original game stays as it is.
replay-play-on-from = { $number ->
    [0] Play from the beginning
   *[other] Play on from moment { $number }
  }
replay-play-on-turn = Play on from turn { $turn }
replay-play-on-round =
    { $game ->
        [0] Play on from round { $turn }
       *[other] Play on from game { $game }, round { $turn }
    }
replay-not-over = This game is not over yet. You can watch it again when it is.
replay-to-table = To the table
replay-keys = ← → a step, Home and End, Space plays

## What a search makes of a finished game

review = Review
review-chances = Chance to win
review-team = Forecast for the team
# On which side of its goal a team will probably end
review-standing = Forecast: { $side ->
    [short] { $points ->
        [one] a point
       *[other] { $points } points
      } short of the goal
    [beyond] { $points ->
        [one] a point
       *[other] { $points } points
      } past the goal
   *[even] exactly the goal
  }
review-points = This cost the team about { $points } points
review-wait = Reviewing the game…
review-looking = Reviewing: { $done } of { $of } decisions
review-left = { $seconds ->
    [one] about a second left
   *[other] about { $seconds } seconds left
  }
review-minutes = about { $minutes } minutes left
review-deepen = Look more closely
    .title = Plays out six times as many games, and takes six times as long.
review-unsure = To be checked again
review-costly = Costliest decisions
review-taken = chosen
review-better = better
review-perhaps = perhaps better
review-none = No decision was clearly worse than what King would have done.
review-how = Each decision is judged by what that player could know at the time.
review-yours = You chose { $taken } ({ $wins }%); { $better } was better ({ $chance }%)
review-theirs = { $name } chose { $taken } ({ $wins }%); { $better } was better ({ $chance }%)
review-yours-points = You chose { $taken }; { $better } was better, by about { $points } points for the team
review-theirs-points = { $name } chose { $taken }; { $better } was better, by about { $points } points for the team

## Pages: the lobby

connection-lost = The connection is lost. We keep trying; nothing at the table is lost.
share = Share
option-none = At random
invited-title = A seat at the table
invited = { $name } invites you to play { $game }
invited-by-nobody = You are invited to play { $game }
invited-sit-as = Sit down as { $name }
no-table = This table can’t be shown
no-table-not_allowed = This table is private
    .why = Only those who sit here may look. Ask the host for a link to a seat.
no-table-not_found = There is no such table
    .why = It was closed before it began, or the address has a mistake in it.
no-table-watch = Watch this table
lobby-seats = Seats
lobby-options = This table
lobby-saga =
    { $number ->
        [1] “{ $name }”, the first game.
       *[other] “{ $name }”, game { $number }.
    }
lobby-public = Open to everybody
lobby-private = By invitation
lobby-with-spectators = spectators welcome
lobby-without-spectators = no spectators
lobby-hints = hints allowed
lobby-host = host
lobby-seat-free = Nobody sits here yet
lobby-seat-bot = a bot: { $level }
lobby-seat-you = You
lobby-seat-here = Also at this screen
lobby-seat-there = Is here
lobby-seat-away = Not connected just now
lobby-start = Start the game
lobby-waits = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
lobby-get-up = Get up
lobby-close = Close this table
lobby-close-sure = Yes, close it for everybody
lobby-close-not = Keep it
lobby-take-a-seat = There is room for you: take a free seat.
lobby-you-watch = You are watching. The game will be shown here as soon as it starts.
lobby-sit = Sit here
lobby-free-seat = Free the seat
lobby-which-bot = Which bot
lobby-link = Link to this seat
lobby-link-only-here = Links made here work on this computer only. To invite others, start the server with --host 0.0.0.0 and open it at the computer’s address.
lobby-make-link = Link for a friend
lobby-seat-a-bot = Seat a bot…
lobby-guest = Somebody at this screen
lobby-seat-guest = Seat
lobby-swap = Change places with the next seat

## Pages: a new table

new-title = { $game }: a new table
new-who = Who plays
new-how = Details
new-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
new-seat = Seat { $number }
new-seat-me = Me
new-seat-me-named = { $name } (me)
new-seat-me-again = { $name } { $number }
new-seat-bot = A bot
new-seat-open = A friend, by link
new-seat-guest = Somebody at this screen
new-seat-open-why = You get a link to send.
new-bot = { $name } · { $level }
bot-level-easy = gentle
bot-level-even = your match
bot-level-strong = strong
bot-level-random = plays at random
bot-thinks-squire = thinks ahead
bot-thinks-knight = thinks longer
bot-thinks-king = thinks longest
new-public = Open to everybody
    .help = The table is listed in the hall, and anybody may take a free seat.
new-spectators = Spectators
    .help = Anyone with the address may watch, without seeing your hands.
new-hints = Hints
    .help = King says what he would do, and why. With friends: everybody may ask him.
new-start = Start the game
new-unnamed = Name everybody who plays at this screen.
new-start-why = Everybody is here: the cards are dealt at once.
new-open = Open the table
new-open-why = You get links for the free seats, and start when everybody is here.

kingdom-count = { $count } of { $of } chosen
kingdom-missing = { $count ->
    [one] Choose one more card for the kingdom.
   *[other] Choose { $count } more cards for the kingdom.
  }
kingdom-full = All { $of } are chosen: take one out first.
kingdom-read = Read: { $card }
kingdom-search = Search for a card
kingdom-order = Order
kingdom-by-cost = By cost
kingdom-by-name = By name
kingdom-fill = Fill up at random
kingdom-clear = Clear
kingdom-random = { $piles } of the { $cards } kingdom cards, drawn when the game starts. Nobody knows them before.

## Pages: rules

rules-title = { $game }: rules
rules-contents = Contents
rules-none = There are no rules of { $game } here yet

## Pages: my tables

mine-none = No game is under way. Take a seat: against bots it takes two clicks.
mine-to-hall = To the hall
mine-no-records = Games you have finished will be here, to be watched again and saved.
mine-save = Save the record
import-title = Bring in a game
import-why = A record shows a finished game again, or goes on where it broke off. A position becomes a table that begins there. You can also drop a file here.
import-file = Choose a file
import-paste = Or paste it
import-do = Put it on a table
refusal-not_a_game = This is neither a record nor a position.

## A hint at the table

hint = Hint
hint-thinking = King is thinking…
hint-so-far = { $done } continuations, { $of } at most
hint-closer = Two answers are close: { $done } continuations, { $of } at most
hint-close = Put the hint away
hint-fold = Fold the hint
hint-unfold = Show the hint again
hint-why = Why?
hint-allowed = Hints are allowed at this table.
