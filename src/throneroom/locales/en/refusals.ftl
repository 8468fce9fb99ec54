## What is wrong with options and positions. The kernel has the same sentences in English, for programs
## (kernel/refusing.py). $place is an option or a field, $given what stood there: both as they are typed.

refused-one-of = { $place }: { $given } is not one of { $allowed }.
refused-range = { $place }: a whole number from { $low } to { $high } was expected, not { $given }.
refused-from = { $place }: a whole number from { $low } up was expected, not { $given }.
refused-whole = { $place }: a whole number was expected, not { $given }.
refused-yes-no = { $place }: true or false was expected, not { $given }.
refused-text = { $place }: a text was expected, not { $given }.
refused-list = { $place }: a list was expected, not { $given }.
refused-numbers = { $place }: a list of whole numbers was expected, not { $given }.
refused-object = { $place }: an object was expected, not { $given }.
refused-chance = { $place }: an object with seed and count was expected.
refused-unfit = { $place }: this does not fit.
refused-value = { $place }: { $given } is not allowed.
refused-bounds = { $place }: { $given } is out of bounds.
refused-written = { $place }: this is written { $written }.
refused-kind = { $place }: { $wanted } was expected, not { $given }.
refused-called = { $place }: no { $what } is called { $given }; there are: { $allowed }.
refused-twice = { $place }: { $given } stands there twice.
refused-count = { $place }: { $count } were expected, not { $given }.
refused-field = { $place }: there is no such field.
refused-missing = { $place }: this field is missing.
refused-length = { $place }: a list of { $count } was expected, not of { $given }.
refused-total = { $place }: this game has { $count } of { $thing }, not { $given }.
refused-too-many = { $place }: that would be { $given } of { $thing }; this game has { $count }.
refused-option = { $place }: there is no such option; there are: { $allowed }.
refused-seat = { $place }: with { $players } players the seats are 0 to { $last }.
refused-seats = { $place }: every seat once was expected; with { $players } players the seats are 0 to { $last }.
refused-together = { $place }: only together with { $other }: { $allowed }.
refused-texts = { $place }: texts were expected.
refused-gpu = { $place }: there is no graphics card with CUDA here, or numba can't use it; without it the processor plays.
refused-bots = { $place }: { $given } bots were named for { $count } seats.
refused-arena = { $place }: an arena of { $players } players needs { $low } bots or more, not { $given }.
refused-folder = { $place }: { $given } is not empty.
refused-address = { $place }: only the engine 'ray' has one.
refused-ray = Ray is missing: pip install "throneroom[ray]".
refused-cluster = No Ray cluster can be reached at { $address }.
refused-no-cluster = No Ray cluster can be reached: { $why }
refused-other-game = { $place }: this is a position of { $given }.
refused-format = { $place }: this version reads format { $format }.
refused-no-game = { $place }: a saved match names its game here.
refused-installed = There is no game called { $given }; there are: { $allowed }.
refused-bot = There is no bot called { $given } for { $game }; there are: { $allowed }, or a file of your own: FILE.py.
refused-bot-file = { $place }: there is no such file.
refused-bot-name = { $place }: there is no { $given } in it.
refused-bot-read = { $place } can't be read: { $why }.
refused-bot-usual = { $place } has none of { $names }; any other bot is named as { $example }.
refused-bot-data = { $place }: { $game } has no strategies that are kept as data.
refused-bot-kind = { $place } is neither a strategy, nor a bot that searches, nor a function that takes a look and a decision.
refused-bot-code = { $file }{ $line ->
    [0] {""}
   *[other] , line { NUMBER($line, useGrouping: 0) }
  }: { $what }
refused-bot-failed = { $bot } failed when it was asked '{ $kind }': { refused-bot-code }
refused-bot-answer = { $bot } gave no legal answer when it was asked '{ $kind }': { $why ->
    [refused-choose] { refused-choose }
    [refused-choose-exactly] { refused-choose-exactly }
    [refused-too-often] { refused-too-often }
   *[refused-no-option] { refused-no-option }
  }
refused-seed = { $place }: a whole number from 0 to { $high } was expected.

## Records, and the answers of a position. $line is the number of a line, $number that of an answer.

refused-empty = A record has at least one line, its header; this one is empty.
refused-start = The header of a record has a seed or a start; this one has neither.
refused-record-format = This record is of format { $given }; this version reads { $format }.
refused-header = Line { $line } is not the header of a record.
refused-line = Line { $line } is not an answer: [seat, kind, keys] was expected.
refused-answer = Answer { $number } in this file breaks the rules: at that point something else is asked, or this can’t be chosen. The file may have been edited.
refused-answer-older = This game was played by older rules. Today’s no longer allow its answer { $number }.
refused-answer-over = Answer { $number } in this file comes after the end of the game. The file may have been edited.
refused-newer = { $place }: this game was played by rules of version { $given }; this program knows them up to version { $version }.

## Answers that are refused. $given and $allowed are keys, as programs send them.

refused-choose = Choose from { $low } to { $high }, not { $given }.
refused-choose-exactly = Choose exactly { $count }, not { $given }.
refused-too-often = { $given } can't be chosen as often as that.
refused-no-option = { $given } is not an option here; there are: { $allowed }.
refused-not-asked = Seat { $seat } can't answer now; seats that are asked: { $allowed }.
refused-other-question = { $given } was answered, but { $wanted } is asked.
refused-over = The game is over; there is nothing left to answer.
refused-no-seat = There is no seat { $given }; seats are 0 to { $last }.

## What only a server refuses

refused-unplayable = This game can't be played: the rules do not get through it.
refused-tables = You host too many tables; finish or close some first.
refused-declined = Your last offer was declined just now; play on a little first.
refused-reminded = Somebody has already sent a reminder today.
refused-point-hidden = Only what everybody sees can be pointed at.
refused-talks-fast = You talk faster than others can read; wait a little.
refused-undo-long = This game is very long: nothing can be undone any more.
refused-undo-others = Somebody else gave this answer; only they can take it back.
refused-bot-plays = A bot plays for you; take your seat back first.
refused-resigned = You have resigned; a bot plays to the end.
refused-game-long = This game has reached the limit of answers and can’t go on.
refused-review = The review was interrupted. It goes on in a minute.
refused-lab = The search was interrupted. It goes on in a minute.
refused-no-lab = You have no search in the lab.
refused-labs = Too many people search for plans just now; wait a little.
refused-moment-over = At this moment the game is over; choose an earlier one.
refused-series-over = The series ends with this game.
refused-rules-changed = The rules have changed since this game; today’s do not get there.
refused-no-hint = No hint could be found for this question.
refused-thinking = King is already thinking about a hint for you.
refused-password = A password has { $low } to { $high } characters.

# What no text is known for: $text is the English sentence.
refused-otherwise = { $text }

refused-no-saga = This game has no chronicle or campaign.
refused-no-line = This is no file that was saved here.
refused-no-campaign = This is no campaign that was saved here, or it was changed.
refused-sagas = You keep too many chronicles; delete some first.
refused-saga-gone = There is no such chronicle any more.
refused-not-ours = Only its own people may do that.
refused-saga-empty = Nothing has happened in it yet: play the first game.
refused-saga-seats = Everybody keeps the seat that they had in the last game.
refused-saga-over = It has come to its end.
refused-saga-running = A game of it is in play; it has to end first.
refused-not-host = Only whoever began it may delete it.
