### What is sealed, how fast others move, what could not be drawn

settings-seal = Confirm with the seal
settings-seal-all = What can’t be undone
settings-seal-turn = The end of a turn
settings-seal-never = Nothing
settings-pace = Other players’ moves
settings-pace-calm = Calm
settings-pace-brisk = Brisk
settings-pace-at_once = At once

settings-notes = Teach me new games
    .help = Short notes next to the things they explain, in the first turns of your first game.

note-of = { $at } of { $count }
note-stop = No more notes
note-back = Back
note-next = Next: { $what }
note-next-short = Next
note-done = Got it

table-follows = What follows from the answers
settings-follows = Explain the answers
    .help = A second line under each question says what each answer leads to.

seal-turn = { $what } and end the turn
seal-game = { $what } and end the game
seal-final = This can’t be undone
seal-passed = Can be undone until others answer

pace-skip = Skip ahead
pace-go-on = Go on
pace-struck = This was aimed at you.

drawn-again = Part of the table could not be drawn, so it was drawn again from the position. Nothing is lost.
drawn-not = This part of the table can’t be drawn just now. The game goes on, and the next move draws it again.
drawn-again-do = Draw again
drawn-copy = Copy the report
